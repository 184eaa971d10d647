"""Kinds of cards, allies, and what single cards say: TR-K."""

from __future__ import annotations

from collections import Counter

import pytest

from overseer.tragic.rules.board import attack_of, full_health, keyword
from overseer.tragic.rules.damage import chances_of, is_melee, penetration_of
from overseer.tragic.words import (
    KEY_ARMOUR,
    KINDS,
    MARTYR,
    ST_ARMOUR,
    TRAIT,
)
from tests.tragic.sets import card, does, own
from tests.tragic.table import Table, standard_tables

LAY = "hammer-arm-1"


# -- levels and kinds ----------------------------------------------------------------------------


@pytest.mark.rule("TR-K1")
def test_every_card_has_a_level_from_one_to_three() -> None:
    assert {each.level for each in standard_tables().cards} == {1, 2, 3}


@pytest.mark.rule("TR-K1")
def test_a_trait_has_as_many_bonuses_and_drawbacks_as_its_level() -> None:
    for trait in standard_tables().cards:
        if trait.kind != TRAIT or trait.name == "no-trait":
            continue
        effects = len(trait.gifts) + len(trait.abilities)
        if trait.name == "kamikaze":
            effects -= 1  # who starts does not count
        assert (trait.drawbacks, effects) == (trait.level, 2 * trait.level), trait.id


@pytest.mark.rule("TR-K2")
def test_the_kinds_of_cards() -> None:
    found = Counter(KINDS[each.kind] for each in standard_tables().cards)

    assert set(found) == set(KINDS)
    assert len(KINDS) == 14


FINDING = own(
    card("find-action", "action", does("search 1 action")),
    card("find-any", "action", does("search 1 any")),
    card("find-building", "action", does("search 1 building")),
    card("deed", "action", does("heal 1"), letters="P"),
    card("errand", "quest", does("heal 1")),
    card("bag", "object", does("search 1 object")),
    card("lamp", "object", stays=True),
    card("hut", "building"),
    card("cap", "armour", place="head"),
    card("pill", "drug", does("heal 1")),
    card("ram", "action", does("beat target", target="opposing-object")),
)
LIBRARY = ("deed-1", "errand-1", "lamp-1", "hut-1", "cap-1", "pill-1")


@pytest.mark.rule("TR-K2", "TR-K7")
@pytest.mark.parametrize(
    ("search", "found"),
    [
        ("find-action-1", ["deed-1"]),
        ("find-any-1", list(LIBRARY)),
        ("find-building-1", ["hut-1"]),
        ("bag-1", ["lamp-1", "cap-1", "pill-1"]),
    ],
)
def test_a_quest_is_no_action_to_find_and_no_bag_holds_a_building(
    search: str, found: list[str]
) -> None:
    table = Table(FINDING).hand(0, search).library(0, *LIBRARY)

    table.play(f"cast {search}")

    offered = [str(move) for move in table.state.moves()]
    assert offered == ["none", *[f"take {each}" for each in found]]


@pytest.mark.rule("TR-K2")
def test_a_building_is_hit_by_what_hits_objects() -> None:
    table = Table(FINDING).hand(0, "ram-1")
    table.put(1, "hut-1")

    assert table.play("cast ram-1").in_play(1) == []


@pytest.mark.rule("TR-K7")
def test_a_searched_card_is_shown_taken_and_the_library_shuffled() -> None:
    table = (
        Table(FINDING).hand(0, "find-action-1").library(0, "deed-1", "hut-1").tops(0, "errand-1")
    )

    table.play("cast find-action-1", "take deed-1")

    player = table.player(0)
    assert table.ids(player.hand) == table.ids(player.known) == ["deed-1"]
    assert [event.args["card"] for event in table.told("found")] == ["deed-1"]
    assert (player.tops, table.ids(player.library)) == ((), ["errand-1", "hut-1"])


@pytest.mark.rule("TR-K7")
def test_nothing_need_be_found() -> None:
    table = Table(FINDING).hand(0, "find-action-1").library(0, "hut-1")

    table.play("cast find-action-1")
    refusal = table.refused("take hut-1")
    assert (refusal.rule, refusal.reason) == ("TR-D2", "tragic-not-offered")
    table.play("none")

    assert (table.topic, table.player(0).hand) == ("main", ())


@pytest.mark.rule("TR-K3")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_companion_is_unique_by_name_on_both_sides(seat: int) -> None:
    table = Table().lots(0).hand(0, "curie-synth-3", "dogmeat-2")
    table.put(seat, "curie-mrs-nanny-1")

    refusal = table.refused("cast curie-synth-3")

    assert (refusal.rule, refusal.reason) == ("TR-K3", "tragic-companion")
    assert table.legal("cast dogmeat-2")


CURIES = own(
    card("curie-robot", "companion", proper="curie"),
    card("curie-nurse", "companion", proper="curie"),
    card("summon", "reaction", does("revive 1 companion"), answers=["movement"]),
)


@pytest.mark.rule("TR-K3")
def test_one_in_the_combat_zone_counts() -> None:
    table = Table(CURIES).hand(1, "summon-1").discard(1, "curie-nurse-1")
    table.put(0, "curie-robot-1")

    table.play("attack a1", "cast summon-1")

    assert table.topic == "main"  # there was nobody to revive
    assert table.in_play(1) == []


@pytest.mark.rule("TR-K3", "TR-R1")
def test_one_that_came_in_answer_keeps_the_other_away() -> None:
    call = card("call", "reaction", does("revive 1 companion"), answers=["ally"])
    cards = own(*[card(f"curie-{n}", "companion", proper="curie") for n in ("a", "b")], call)
    table = Table(cards).hand(0, "curie-a-1").hand(1, "call-1").discard(1, "curie-b-1")

    table.play("cast curie-a-1", "cast call-1", "take curie-b-1")

    assert (table.in_play(0), table.in_play(1)) == ([], ["curie-b-1"])
    assert table.ids(table.player(0).discard) == ["curie-a-1"]
    assert len(table.told("fizzled")) == 1


@pytest.mark.rule("TR-K4")
@pytest.mark.parametrize(
    ("each", "more"),
    [("punch-1", ("ones 0",)), ("research-1", ()), ("fusion-cell-1", ()), ("lost-holotape-1", ())],
)
def test_what_does_not_stay_goes_to_the_discard(each: str, more: tuple[str, ...]) -> None:
    table = Table().points(0, "I2").hand(0, each)

    table.play(f"cast {each}", *more)
    while table.topic == "refresh":
        table.play("pay I")

    assert table.ids(table.player(0).discard) == [each]
    assert table.in_play(0) == []


@pytest.mark.rule("TR-K4")
def test_a_reaction_goes_there_too_and_a_lasting_object_stays() -> None:
    table = Table().hand(0, "punch-1").hand(1, "brace-1")
    table.play("cast punch-1", "cast brace-1")
    assert table.ids(table.player(1).discard) == ["brace-1"]

    other = Table().hand(0, "lucky-coin-1").play("cast lucky-coin-1")
    assert (other.in_play(0), other.player(0).discard) == (["lucky-coin-1"], ())


# -- allies --------------------------------------------------------------------------------------


@pytest.mark.rule("TR-K5")
def test_an_ally_attacks_in_the_turn_it_arrives_and_engages() -> None:
    table = Table().hand(0, "volunteer-1")

    table.play("cast volunteer-1", "attack a1")

    assert table.hp(1) == 98
    assert table.player(0).permanents[0].engaged
    refusal = table.refused("attack a1")
    assert (refusal.rule, refusal.reason) == ("TR-K11", "tragic-engaged")


@pytest.mark.rule("TR-K5")
def test_a_bonus_adds_to_attack_and_health() -> None:
    table = Table().hand(0, "pep-talk-1")
    ally = table.put(0, "volunteer-1")

    table.play("cast pep-talk-1")

    assert (attack_of(table.state, 0, ally), full_health(table.state, 0, ally)) == (4, 3)


@pytest.mark.rule("TR-K5", "TR-A3")
def test_allies_are_healed_at_the_end_of_every_turn() -> None:
    table = Table().tops(0, LAY).tops(1, LAY)
    mine, theirs = table.put(0, "charger-2"), table.put(1, "charger-2")

    for _ in range(2):
        mine.damage = theirs.damage = 3
        table.play("end")
        assert (mine.damage, theirs.damage) == (0, 0)


@pytest.mark.rule("TR-K6", "TR-R2")
def test_what_does_not_say_in_your_turn_works_in_the_opponents() -> None:
    table = Table().tops(1, LAY)
    table.put(1, "curie-mrs-nanny-1")
    table.put(1, "bess-anvil-2")
    table.player(1).hp = 50

    table.play("end")
    assert (table.seat, table.topic) == (1, "interrupt")
    refusal = table.refused("use b2")
    assert (refusal.rule, refusal.reason) == ("TR-K6", "tragic-own-turn")
    table.play("use b1")

    assert table.hp(1) == 53
    assert (table.seat, table.topic) == (0, "main")  # the main phase goes on


@pytest.mark.rule("TR-K6")
def test_a_trait_that_says_so_does_as_well() -> None:
    calm = card("calm", "trait", does("heal 3", when="use", once=True))
    table = Table(own(calm, card("filler", "action", does("heal 1")))).trait(1, "calm-1")
    table.tops(1, "filler-1").player(1).hp = 50

    table.play("end")
    assert (table.seat, table.topic) == (1, "interrupt")

    assert table.play("use calm-1").hp(1) == 53


UNIQUE = own(
    card("banner", "object", stays=True, keywords=["unique"], gives=["armour 2"]),
    card("banner", "object", stays=True, keywords=["unique"], gives=["armour 2"], level=2),
    card("might", "ability", gives=["damage 3"]),
    card("bomb", "ally", attack=2, keywords=["unique", "martyr"]),
)


@pytest.mark.rule("TR-K8")
def test_the_newcomer_discards_the_earlier_one() -> None:
    table = Table(UNIQUE).hand(0, "banner-1", "banner-2")
    table.put(0, "banner-1")
    table.put(1, "banner-1")

    table.play("cast banner-1", "pass", "cast banner-2")

    assert table.in_play(0) == ["banner-1", "banner-2"]  # another level is another card
    assert table.ids(table.player(0).discard) == ["banner-1"]
    assert table.state.stat(0, ST_ARMOUR) == 4
    assert table.in_play(1) == ["banner-1"]


@pytest.mark.rule("TR-K8")
def test_ability_cards_are_unique() -> None:
    table = Table(UNIQUE).lay(0, "might-1").hand(0, "might-1", "banner-1")

    table.play("cast banner-1", "lay might-1")

    player = table.player(0)
    assert table.ids(player.abilities) == table.ids(player.discard) == ["might-1"]
    assert player.points[0] == 2
    assert player.destroyed == ()


@pytest.mark.rule("TR-K8")
def test_the_table_is_told_which_one_went() -> None:
    table = Table(UNIQUE).lay(0, "might-1").hand(0, "might-1", "banner-1")
    table.put(0, "banner-1")

    table.play("cast banner-1", "lay might-1")

    assert [event.args["card"] for event in table.told("discarded")] == ["might-1", "banner-1"]


ONCE = own(
    card("might", "ability"),
    card("grit", "ability", does("heal 1", when="drug", once=True)),
    card("calm", "ability", does("heal 10", when="drug", once=True)),
    card("pill", "drug", does("lose 20 you")),
)


@pytest.mark.rule("TR-K8", "TR-T4")
def test_a_newcomer_works_anew_the_others_only_once_a_turn() -> None:
    table = Table(ONCE).lay(0, "might-1", "grit-1", "calm-1").hand(0, *["pill-1"] * 3)
    table.hand(0, "might-1", "grit-1")

    table.play("cast pill-1", "pass", "next 1", "lay might-1")
    assert table.hp(0) == 100 - 20 + 11
    table.play("cast pill-1", "lay grit-1")
    assert table.hp(0) == 91 - 20 + 1  # the new one alone
    assert table.play("cast pill-1").hp(0) == 72 - 20


@pytest.mark.rule("TR-K9")
def test_an_ally_at_no_health_goes_to_its_owners_discard() -> None:
    table = Table().points(0, "S2").hand(0, "punch-1")
    table.put(1, "volunteer-1")

    table.play("cast punch-1", "target b1", "ones 0")

    assert table.ids(table.player(1).discard) == ["volunteer-1"]
    assert table.player(1).destroyed == ()


@pytest.mark.rule("TR-K9")
def test_for_good_only_when_the_effect_says_so() -> None:
    table = Table().lots(0).hand(0, "molecular-relay-3")
    table.put(1, "volunteer-1")

    table.play("cast molecular-relay-3")

    assert table.ids(table.player(1).destroyed) == ["volunteer-1"]
    assert table.player(1).discard == ()


LEAVING = own(
    card("hostage", "ally", does("lose 3 opponent", when="leave"), health=4),
    card("blow", "attack", strike="4"),
    card("drop", "action", does("beat target", target="opposing-ally")),
    card("erase", "action", does("destroy target", target="opposing-ally")),
    card("recall", "action", does("return target", target="opposing-ally")),
)


@pytest.mark.rule("TR-K10")
@pytest.mark.parametrize("by", ["blow-1", "drop-1", "erase-1", "recall-1"])
def test_when_an_ally_leaves_it_does_not_matter_how(by: str) -> None:
    table = Table(LEAVING).hand(0, by)
    table.put(1, "hostage-1")

    table.play(f"cast {by}")
    if by == "blow-1":
        table.play("target b1", "ones 0")

    lost = 3 + (1 if by == "blow-1" else 0)  # it struck back
    assert (table.in_play(1), table.hp(0)) == ([], 100 - lost)


@pytest.mark.rule("TR-K10")
def test_coming_back_from_an_attack_is_no_leaving() -> None:
    table = Table(LEAVING)
    table.put(0, "hostage-1")

    table.play("attack a1")

    assert (table.hp(0), table.hp(1)) == (100, 99)


@pytest.mark.rule("TR-K11")
def test_the_ability_of_an_engaged_card_cannot_be_used_unless_it_says_so() -> None:
    table = Table().lots(0).skill(0, "trap-spotting-1")
    table.put(0, "bess-anvil-2").engaged = True
    table.put(0, "daisy-the-pack-ox-2").engaged = True
    table.player(0).skills_engaged = 1

    for move in ("use a1", "use trap-spotting-1"):
        refusal = table.refused(move)
        assert (refusal.rule, refusal.reason) == ("TR-K11", "tragic-engaged")
    assert table.legal("use a2")


@pytest.mark.rule("TR-K11")
@pytest.mark.parametrize("engaged", [True, False])
def test_nor_can_a_skill_unless_it_says_so(engaged: bool) -> None:
    keys: dict[str, object] = {"while_engaged": True} if engaged else {}
    trick = card("trick", "skill", does("heal 1", when="use", cost="1", **keys))
    table = Table(own(trick)).skill(0, "trick-1")
    table.player(0).skills_engaged = 1

    assert table.start().legal("use trick-1") is engaged


@pytest.mark.rule("TR-K12")
def test_a_natural_weapon_counts_as_melee() -> None:
    tables = standard_tables()
    plague = tables.set.by_id["plague-breath-2"]  # natural, and nothing says melee
    table = (
        Table().points(0, "E2").lay(0, "hammer-arm-1", "hammer-arm-2").hand(0, "plague-breath-2")
    )

    assert is_melee(plague.types)
    assert not is_melee(tables.set.by_id["pistol-shot-1"].types)
    table.play("cast plague-breath-2", "ones 0")
    assert table.hp(1) == 100 - (2 + 2) * 2


@pytest.mark.rule("TR-K12")
def test_a_claw_blow_is_everything_at_once() -> None:
    table = Table().points(0, "S2").hand(0, "claw-blow-1").lay(0, "hammer-arm-1", "iron-fists-1")

    table.play("cast claw-blow-1", "ones 0")

    assert table.hp(1) == 100 - ((4 + 1 + 1) + 1)


@pytest.mark.rule("TR-K13")
def test_indices_of_a_keyword_add_up() -> None:
    table = Table().lots(0).hand(0, "close-ranks-1", "assault-rifle-2")
    table.put(0, "explosive-vests-2")
    table.put(0, "sandbags-1")
    fanatic, initiate = table.put(0, "fanatic-1"), table.put(0, "brotherhood-initiate-1")

    assert keyword(table.state, 0, fanatic, MARTYR) == 3 + 1
    assert keyword(table.state, 0, initiate, KEY_ARMOUR) == 1 + 1
    table.lay(0, "eye-for-gaps-1", "eye-for-gaps-2")
    assert penetration_of(table.state, 0, table.cards.by_id["assault-rifle-2"]) == 2 + 1 + 1


@pytest.mark.rule("TR-K13")
def test_what_is_granted_adds_to_what_is_printed() -> None:
    bless = card("bless", "action", does("grant martyr 1 target end", target="own-ally"))
    table = Table(own(bless, card("bomb", "ally", attack=2, keywords=["martyr"])))
    bomb = table.hand(0, "bless-1", "bless-1").put(0, "bomb-1")

    table.play("cast bless-1", "pass")
    assert keyword(table.state, 0, bomb, MARTYR) == 2

    table.play("cast bless-1")
    assert keyword(table.state, 0, bomb, MARTYR) == 3


# -- single cards --------------------------------------------------------------------------------


def inside() -> Table:
    """Seat 0 is in the shelter, seat 1 has the turn and everything it could want."""
    table = Table().lots(0).lots(1).tops(0, LAY, LAY, LAY, LAY).tops(1, LAY, LAY)
    table.put(0, "unfinished-shelter-3")
    table.play("use a1")
    assert table.state.active == 1  # who goes inside does nothing else
    return table


@pytest.mark.rule("TR-K14")
def test_the_player_inside_is_immune() -> None:
    table = inside().hand(1, "punch-3", "flurry-2", "wheel-of-fortune-3", "bad-omen-3")
    table.put(1, "volunteer-1")
    table.hand(1, "tainted-well-1", "run-of-bad-luck-2", "cryo-jet-1")
    hand, library = table.player(0).hand, table.player(0).library_size

    refusal = table.refused("cast punch-3")
    assert refusal.rule == "TR-C1"
    assert not table.legal("attack b1")
    table.play("cast flurry-2", "pass")
    table.play("cast wheel-of-fortune-3", "pass", "roll 1")
    table.play("cast tainted-well-1", "pass", "cast run-of-bad-luck-2", "pass")

    assert (table.hp(0), table.player(0).radiation) == (100, 0)
    assert (table.player(0).hand, table.player(0).library_size) == (hand, library)


REFUGE = own(
    card("hut", "building", does("enter", when="use", engage=True)),
    card("ram", "attack", strike="9", keywords=["excess"]),
    card("knife", "action", does("damage 4 plain target", target="opposing-ally-or-player")),
    card("guard", "ally", health=3),
    card("bomb", "ally", attack=5, keywords=["martyr"]),
    card("snare", "reaction", does("beat attackers"), answers=["movement"]),
    card("filler", "ability"),
)


def refuge() -> Table:
    """The same with a few cards of the test's own, and an ally outside."""
    table = Table(REFUGE).tops(0, "filler-1").tops(1, "filler-1")
    table.put(0, "hut-1")
    table.put(0, "guard-1")
    return table.play("use a1")


@pytest.mark.rule("TR-K14", "TR-W2", "TR-W6")
def test_no_excess_and_no_blast_comes_through_the_wall() -> None:
    table = refuge().hand(1, "ram-1").play("cast ram-1", "pass", "ones 0")
    assert (table.in_play(0), table.hp(0)) == (["hut-1"], 100)

    other = refuge().hand(0, "snare-1")
    other.put(1, "bomb-1")
    other.play("attack b1", "pass", "cast snare-1")
    assert (other.in_play(1), other.hp(0)) == ([], 100)
    assert len(other.told("martyr")) == 1


@pytest.mark.rule("TR-K14")
def test_nothing_can_be_aimed_at_who_is_inside() -> None:
    table = refuge().hand(1, "knife-1")
    table.put(0, "guard-1")
    table.play("cast knife-1")

    refusal = table.refused("target a")

    assert (refusal.rule, refusal.reason) == ("TR-K14", "tragic-inside")


@pytest.mark.rule("TR-K14", "TR-K16")
def test_nobody_looks_into_the_hand_of_who_is_inside() -> None:
    table = inside().skill(1, "trap-spotting-1").hand(0, "brace-1").hand(1, "sensor-sweep-2")
    table.player(0).points = bytes(7)

    table.play("use trap-spotting-1", "pass", "cast sensor-sweep-2")

    assert table.player(0).known == ()
    assert table.told("reaction-shown") == table.told("hand-shown") == []


@pytest.mark.rule("TR-K14")
def test_the_building_is_not() -> None:
    table = inside().hand(1, "dismantle-1", "punch-1")

    table.play("cast dismantle-1", "pass")

    assert (table.in_play(0), table.player(0).inside) == ([], -1)
    table.play("cast punch-1", "pass", "ones 0")
    assert table.hp(0) == 90


# The attack cards of Agility that beat a building at one blow.
SIEGE = (
    *("quick-slash-1", "quick-slash-2", "quick-slash-3", "poison-dart-1", "sabotage-strike-2"),
    *("crippling-kick-2", "whirling-blades-3"),
)


@pytest.mark.rule("TR-K14", "TR-W10")
@pytest.mark.parametrize("attack", SIEGE)
def test_most_attacks_of_agility_beat_it_at_one_blow(attack: str) -> None:
    table = inside().lots(1).hand(1, attack).play(f"cast {attack}")
    for _ in range(12):
        asked = table.state.decision
        assert asked is not None
        if table.topic == "main":
            break
        if table.topic == "target" and table.legal("target a1"):
            table.play("target a1")
        elif table.topic == "incapacitate":
            table.play("yes")
        else:
            table.play(str(table.state.moves()[0]))

    assert (table.in_play(0), table.player(0).inside) == ([], -1)


@pytest.mark.rule("TR-K14")
def test_leaving_costs_the_upkeep() -> None:
    table = inside().play("end")
    assert (table.seat, table.topic) == (0, "toll")

    table.play("yes", "pass")
    assert (table.topic, table.player(0).inside) == ("main", -1)
    assert sum(table.player(0).spent) == 3


@pytest.mark.rule("TR-K14")
def test_who_does_not_pay_stays_inside() -> None:
    table = inside().tops(1, LAY, LAY).play("end", "pass")

    assert table.state.active == 1
    assert table.player(0).inside >= 0
    assert sum(table.player(0).spent) == 0


@pytest.mark.rule("TR-K14")
def test_outside_nothing_is_paid() -> None:
    table = Table().lots(0).tops(0, LAY, LAY)
    table.put(0, "unfinished-shelter-3")
    table.state.active = 1

    assert table.play("end").topic == "main"


@pytest.mark.rule("TR-K15")
def test_the_mysterious_stranger_costs_a_die_in_every_attack() -> None:
    table = Table().trait(0, "mysterious-stranger-1").hand(0, "punch-1")
    table.play("cast punch-1")

    assert table.state.spread == 6**2
    for name in ("punch-1", "pistol-shot-1", "sulphur-cloud-1"):
        assert chances_of(table.state, 0, table.cards.by_id[name]) == 1
        assert chances_of(table.state, 1, table.cards.by_id[name]) == 2


@pytest.mark.rule("TR-K15")
@pytest.mark.parametrize(("die", "topic"), [("roll 1", "free"), ("roll 2", "main")])
def test_the_stranger_gives_an_attack_now_and_then(die: str, topic: str) -> None:
    table = Table().trait(0, "mysterious-stranger-1").hand(0, "punch-3").tops(0, LAY, LAY)
    table.state.active = 1

    table.play("end", die)
    assert table.topic == topic
    if topic == "free":
        assert table.play("cast punch-3", "pass", "ones 0").hp(1) == 97
        assert table.player(0).spent == bytes(7)


@pytest.mark.rule("TR-K16")
def test_who_holds_a_reaction_shows_one_of_their_choice() -> None:
    table = Table().skill(0, "trap-spotting-1").hand(1, "volunteer-1", "brace-1", "antidote-1")
    table.player(1).points = bytes(7)
    table.play("use trap-spotting-1")
    assert (table.seat, table.topic) == (1, "show")
    for hidden in ("none", "show volunteer-1", "show sidestep-1"):
        refusal = table.refused(hidden)
        assert (refusal.rule, refusal.reason) == ("TR-K16", "tragic-must-show")

    table.play("show antidote-1")

    assert [event.args["card"] for event in table.told("reaction-shown")] == ["antidote-1"]
    assert table.ids(table.player(1).known) == ["antidote-1"]
    assert table.topic == "main"


@pytest.mark.rule("TR-K16")
def test_one_that_everybody_knows_may_be_shown_again() -> None:
    table = Table().skill(0, "trap-spotting-1").hand(1, "brace-1", "antidote-1")
    table.player(1).points = bytes(7)
    table.player(1).known = (table.number("antidote-1"),)

    table.play("use trap-spotting-1", "show antidote-1")

    assert table.ids(table.player(1).known) == ["antidote-1"]


@pytest.mark.rule("TR-K16")
def test_who_holds_none_says_so() -> None:
    table = Table().skill(0, "trap-spotting-1").hand(1, "volunteer-1")
    table.player(1).points = bytes(7)

    table.play("use trap-spotting-1")
    assert table.topic == "show"  # asked all the same: being asked gives nothing away
    assert [str(move) for move in table.state.moves()] == ["none"]
    table.play("none")

    assert len(table.told("no-reaction")) == 1
    assert table.player(1).known == ()
