"""STEALTH: who cannot be attacked, what it makes of an attack, when it ends (TR-W12, TR-W28 on)."""

from __future__ import annotations

import pytest

from overseer.tragic.words import ST_CRITICAL, ST_DODGE, ST_SILENCED
from tests.tragic.sets import card, does, own
from tests.tragic.table import Table, laid_out
from tests.tragic.vocabulary import word

ANY = ["attack", "movement", "action"]

CARDS = own(
    card("blow", "attack", strike="9"),
    card("hush", "attack", strike="9", keywords=["silenced"]),
    card("sure", "attack", strike="9", keywords=["unavoidable"]),
    card("jam", "attack", keywords=["incapacitate"]),
    card("burst", "attack", strike="9", keywords=["blast-area"]),
    card("shade", "action", does("stealth")),
    card("dusk", "action", does("gain stealth 1 next-turn")),
    card("stone", "action", does("damage 4 plain target", target="opponent")),
    card("quake", "action", does("damage 4 plain each")),
    card("leak", "action", does("lose 4 opponent")),
    card("unscrew", "action", does("beat target", target="opposing-equipment")),
    card("cloak", "armour", place="back", gives=["stealth 1"]),
    card("hat", "armour", place="head", gives=["armour 1"]),
    card("smoke", "object", does("stealth", when="use", engage=True), stays=True),
    card("night", "building", gives=["stealth 1"]),
    card("device", "object", does("stealth", when="use", cost="EE", pay_by_life=True, once=True),
         stays=True),
    card("guard", "ally", attack=3, health=20),
    card("bomb", "ally", attack=4, health=2, keywords=["martyr"]),
    card("charger", "ally", attack=1, health=20, keywords=["guardian-charge"]),
    card("duck", "reaction", does("dodge"), answers=ANY),
    card("weave", "reaction", does("dodge-roll 5"), answers=ANY),
    card("halt", "reaction", does("cancel"), answers=ANY),
    card("turn", "reaction", does("redirect", target="own-ally"), answers=ANY),
    card("brace", "reaction", does("reduce 4"), answers=ANY),
    card("sting", "reaction", does("damage 4 plain opponent"), answers=ANY),
)  # fmt: skip


def table(mine: str = "", theirs: str = "", hand: str = "") -> Table:
    """A position without critical dice."""
    return laid_out(CARDS, mine, theirs, hand).gain(0, ST_CRITICAL, -2)


def hide(duel: Table, seat: int) -> Table:
    duel.player(seat).stealth = True
    return duel


# -- who is hidden -------------------------------------------------------------------------------


@pytest.mark.rule("TR-W12")
@word("step:stealth", "stat:stealth")
@pytest.mark.parametrize("opening", ["cast blow-1", "attack a1"])
def test_the_hidden_player_cannot_be_attacked_their_allies_can(opening: str) -> None:
    duel = hide(table("guard", "guard bomb", "blow"), 1).play(opening)

    refusal = duel.refused("target b")
    assert (refusal.rule, refusal.reason) == ("TR-W12", "tragic-hidden")
    assert duel.legal("target b1")
    assert duel.legal("target b2")


@pytest.mark.rule("TR-W12")
def test_with_nothing_else_to_attack_there_is_no_attack() -> None:
    duel = hide(table("guard", "", "blow"), 1)

    for move in ("cast blow-1", "attack a1"):
        assert duel.refused(move).reason == "tragic-nothing-to-aim-at"


@pytest.mark.rule("TR-W12")
def test_worn_equipment_is_hidden_too_what_is_not_worn_is_not() -> None:
    duel = hide(table("", "hat", "jam unscrew"), 1)
    for move in ("cast jam-1", "cast unscrew-1"):
        assert duel.refused(move).reason == "tragic-nothing-to-aim-at"

    duel = hide(table("", "", "jam"), 1)
    duel.put(1, "hat-1", worn=False)
    assert duel.play("cast jam-1").in_play(1) == []


@pytest.mark.rule("TR-W12")
def test_area_damage_and_losses_reach_the_hidden_direct_damage_does_not() -> None:
    duel = hide(table("", "", "stone quake leak"), 1)

    duel.play("cast stone-1", "pass")
    assert duel.hp(1) == 100
    duel.play("cast quake-1", "pass")
    assert (duel.hp(0), duel.hp(1)) == (96, 96)
    duel.play("cast leak-1")
    assert duel.hp(1) == 92


@pytest.mark.rule("TR-W12")
def test_reaction_damage_does_not_reach_the_hidden() -> None:
    for hidden, left in ((False, 96), (True, 100)):
        duel = table("", "", "leak").hand(1, "sting-1")
        duel.player(0).stealth = hidden
        assert duel.play("cast leak-1", "cast sting-1").hp(0) == left


@pytest.mark.rule("TR-W12")
@word("kind:building", "until:next-turn")
@pytest.mark.parametrize(
    ("mine", "moves"),
    [
        ("", ("cast shade-1",)),
        ("", ("cast dusk-1",)),
        ("smoke", ("use a1",)),
        ("cloak", ()),
        ("night", ()),
        ("device", ("use a1",)),
    ],
)
def test_every_way_into_hiding_ends_with_an_attack_card(mine: str, moves: tuple[str, ...]) -> None:
    duel = table(mine, "", " ".join(move[5:-2] for move in moves if move.startswith("cast")))
    duel.start()
    assert duel.state.hidden(0) == (mine in ("cloak", "night"))

    duel.play(*moves)
    assert duel.state.hidden(0)
    duel.hand(0, "blow-1").play("cast blow-1")

    assert duel.hp(1) == 91
    assert not duel.state.hidden(0)
    assert [permanent.engaged for permanent in duel.player(0).permanents] == [True] * bool(mine)
    assert len(duel.told("seen")) == 1


# -- what it makes of an attack ------------------------------------------------------------------


@pytest.mark.rule("TR-W28")
@word("keyword:unavoidable")
@pytest.mark.parametrize("name", ["blow", "sure"])
@pytest.mark.parametrize("reaction", ["duck", "weave", "halt", "turn"])
def test_it_cannot_be_avoided(name: str, reaction: str) -> None:
    duel = table("", "guard", name).hand(1, f"{reaction}-1")
    hide(duel, 0).play(f"cast {name}-1", "target b")

    refusal = duel.refused(f"cast {reaction}-1")
    assert (refusal.rule, refusal.reason) == ("TR-W28", "tragic-unavoidable")
    assert duel.play("pass").hp(1) == 91


@pytest.mark.rule("TR-W28")
@pytest.mark.parametrize("reaction", ["duck", "halt"])
def test_in_the_open_it_can(reaction: str) -> None:
    duel = table("", "", "blow").hand(1, f"{reaction}-1")

    assert duel.play("cast blow-1", f"cast {reaction}-1").hp(1) == 100


@pytest.mark.rule("TR-W28", "TR-W13")
@word("stat:dodge")
def test_no_charge_and_no_dodge_of_ones_own_either() -> None:
    duel = hide(table("", "charger", "blow").gain(1, ST_DODGE, 5), 0)
    duel.play("cast blow-1", "target b")
    assert (duel.topic, duel.hp(1)) == ("main", 91)

    duel = table("", "", "blow").gain(1, ST_DODGE, 2).play("cast blow-1")
    assert duel.topic == "dodge"
    assert duel.play("roll 2").hp(1) == 100


@pytest.mark.rule("TR-W28")
def test_other_reactions_stay_legal() -> None:
    duel = hide(table("", "", "blow"), 0).hand(1, "brace-1")

    assert duel.play("cast blow-1", "cast brace-1").hp(1) == 95


# -- when it ends --------------------------------------------------------------------------------


@pytest.mark.rule("TR-W29")
@word("keyword:silenced", "stat:silenced")
@pytest.mark.parametrize(("name", "given"), [("hush", 0), ("blow", 1)])
def test_silenced_keeps_it(name: str, given: int) -> None:
    duel = hide(table("cloak", "", name).gain(0, ST_SILENCED, given), 0)

    duel.play(f"cast {name}-1")

    assert duel.state.hidden(0)
    assert not duel.player(0).permanents[0].engaged


@pytest.mark.rule("TR-W29")
def test_ally_attacks_actions_and_the_opponents_attacks_do_not_end_it() -> None:
    duel = hide(table("guard", "", "leak"), 0)

    duel.play("attack a1", "pass", "cast leak-1", "end")

    assert duel.state.hidden(0)


@pytest.mark.rule("TR-W29")
def test_it_outlasts_the_turn() -> None:
    duel = table("", "", "shade").tops(1, "blow-1", "blow-1").tops(0, "leak-1", "leak-1")

    duel.play("cast shade-1", "end")

    assert duel.refused("cast blow-1").reason == "tragic-nothing-to-aim-at"
    duel.play("end")
    assert duel.state.hidden(0)


@pytest.mark.rule("TR-W29")
def test_every_card_that_gave_it_is_engaged_at_once() -> None:
    duel = table("cloak smoke hat", "", "blow").play("use a2", "pass", "cast blow-1")

    assert [permanent.engaged for permanent in duel.player(0).permanents] == [True, True, False]


# -- the stealth device --------------------------------------------------------------------------


@pytest.mark.rule("TR-W30")
@pytest.mark.parametrize(
    ("points", "spent", "left"), [(3, 2, 100), (2, 2, 100), (1, 1, 99), (0, 0, 98)]
)
def test_each_point_not_paid_costs_one_hp(points: int, spent: int, left: int) -> None:
    duel = table("device").points(0, f"E{points}")

    duel.play("use a1")

    assert duel.state.hidden(0)
    assert (duel.player(0).spent[2], duel.hp(0)) == (spent, left)


@pytest.mark.rule("TR-W30", "TR-W12")
def test_the_printed_device_does_it() -> None:
    device = next(
        each
        for each in Table().cards.cards
        if any(ability.pay_by_life for ability in each.abilities)
    )
    duel = Table().points(0, "E1")
    duel.put(0, device.id)

    duel.play("use a1")

    assert (duel.state.hidden(0), duel.hp(0)) == (True, 99)


# -- what follows an attack from hiding ----------------------------------------------------------


@pytest.mark.rule("TR-W31")
def test_no_strike_back_hits_the_hidden_attacker() -> None:
    duel = hide(table("", "guard", "blow blow"), 0)

    duel.play("cast blow-1", "target b1", "pass")
    assert duel.hp(0) == 100
    duel.play("cast blow-1", "target b1")  # from the open now
    assert duel.hp(0) == 97


@pytest.mark.rule("TR-W31", "TR-W6")
@pytest.mark.parametrize(("name", "left"), [("blow", 96), ("hush", 100)])
def test_a_martyr_comes_afterwards(name: str, left: int) -> None:
    duel = hide(table("", "bomb", name), 0)

    duel.play(f"cast {name}-1", "target b1")

    assert (duel.in_play(1), duel.hp(0)) == ([], left)


@pytest.mark.rule("TR-W31")
def test_an_area_from_hiding() -> None:
    duel = hide(table("", "bomb guard", "burst"), 0).play("cast burst-1")

    assert (duel.hp(0), duel.in_play(1), duel.state.hidden(0)) == (96, ["guard-1"], False)


@pytest.mark.rule("TR-W28")
@pytest.mark.parametrize("hidden", [True, False])
def test_no_guardian_takes_what_an_attack_out_of_stealth_sets_off(hidden: bool) -> None:
    burst = does("damage 2 plain opposing-allies", when="attack")
    cards = own(
        card("it", "object", burst, stays=True),
        card("blow", "attack", strike="9"),
        card("guard", "ally", attack=3, health=20),
        card("charger", "ally", attack=1, health=20, keywords=["guardian-charge"]),
    )
    duel = Table(cards).gain(0, ST_CRITICAL, -2).hand(0, "blow-1")
    duel.put(0, "it-1")
    guard, charger = duel.put(1, "guard-1"), duel.put(1, "charger-1")
    duel.player(0).stealth = hidden

    duel.play("cast blow-1", "target b1")
    if not hidden:
        duel.play("pass")  # the charger does not take the blow itself

    if hidden:
        assert (duel.topic, guard.damage, charger.damage) == ("main", 11, 2)
    else:
        assert (duel.seat, duel.topic) == (1, "charge")


@pytest.mark.rule("TR-W29")
@pytest.mark.parametrize("cards", [4, 5])
def test_a_cloak_that_did_not_hide_stays_on(cards: int) -> None:
    tables = own(
        card("cloak", "armour", place="back", gives=["stealth 1 if hand >= 5"]),
        card("blow", "attack", strike="9"),
        card("cup", "object", stays=True),
    )
    duel = Table(tables).gain(0, ST_CRITICAL, -2).hand(0, "blow-1", *["cup-1"] * cards)
    cloak = duel.put(0, "cloak-1")
    duel.player(0).stealth = True

    duel.play("cast blow-1").pass_all()

    assert cloak.engaged == (cards == 5)


NOISE = own(
    card("stone", "action", does("damage 4 plain target", target="opposing-ally-or-player")),
    card("hush", "action", does("damage 4 plain opponent"), keywords=["silenced"]),
    card("curse", "action", does("lose 4 opponent")),
    card("knife", "skill", does("damage 4 plain opponent", when="use", engage=True)),
    card("slip", "action", does("damage 4 plain you")),
    card("turret", "ally", does("damage 4 plain opponent", when="use", engage=True)),
    card("cloak", "object", stays=True, gives=["stealth"]),
)


@pytest.mark.rule("TR-W29")
@pytest.mark.parametrize(
    ("moves", "hidden"),
    [
        (("cast stone-1",), False),
        (("use knife-1",), False),
        (("cast hush-1",), True),
        (("cast curse-1",), True),  # no damage
        (("cast slip-1",), True),  # nobody else is hurt
        (("use a2",), True),  # an ally's deed
    ],
)
def test_what_deals_damage_like_an_attack_ends_stealth(
    moves: tuple[str, ...], hidden: bool
) -> None:
    duel = Table(NOISE).hand(0, "stone-1", "hush-1", "curse-1", "slip-1").skill(0, "knife-1")
    cloak = duel.put(0, "cloak-1")
    duel.put(0, "turret-1")

    duel.play(*moves).pass_all()

    assert duel.state.hidden(0) == hidden
    assert cloak.engaged != hidden
