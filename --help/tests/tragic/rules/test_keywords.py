"""The keywords of attacks and allies in a fight: TR-W1 to TR-W11, TR-W14 to TR-W18, TR-W23."""

from __future__ import annotations

import pytest

from overseer.tragic.words import (
    ST_ARMOUR,
    ST_BLAST_ARMOUR,
    ST_CRITICAL,
    ST_EXCESS,
    ST_IN_DEFENCE,
    ST_LUMINESCENT,
    ST_PENETRATING,
    ST_PIERCING,
    ST_VAMPIRISM,
)
from tests.tragic.sets import card, does, own
from tests.tragic.table import Table, laid_out
from tests.tragic.vocabulary import word

ENGAGES = does("draw 1", when="use", engage=True, own_turn=True)

CARDS = own(
    card("blow", "attack", strike="9"),
    card("cleave", "attack", strike="9", keywords=["excess"]),
    card("lance", "attack", strike="9", keywords=["excess", "penetrating 2"]),
    card("awl", "attack", strike="9", keywords=["piercing", "excess"]),
    card("pike", "attack", strike="9", keywords=["penetrating 2"]),
    card("leech", "attack", strike="9", keywords=["vampirism"]),
    card("gulp", "attack", strike="9", keywords=["vampirism", "excess"]),
    card("aim", "attack", strike="9", keywords=["targeting"]),
    card("cripple", "attack", strike="9", keywords=["incapacitate", "excess", "vampirism"]),
    card("jam", "attack", keywords=["incapacitate"]),
    card("burst", "attack", strike="5", keywords=["blast-area"]),
    card("glow", "attack", strike="9", types=["melee"], keywords=["luminescent"]),
    card("claw", "attack", strike="9", types=["natural"]),
    card("dart", "attack", strike="9", types=["ranged"], keywords=["luminescent"]),
    card("quake", "action", does("damage 3 plain opposing-allies")),
    card("poke", "action", does("damage 3 plain target", target="any-ally")),
    card("banish", "action", does("destroy target", target="any-ally")),
    card("recall", "action", does("return target", target="any-ally")),
    card("riposte", "reaction", does("free-attack"), answers=["movement"]),
    card("mine", "reaction", does("damage 3 blast attackers"), answers=["movement"]),
    card("guard", "ally", attack=3, health=5),
    card("sponge", "ally", attack=3, health=5, keywords=["absorb"]),
    card("tank", "ally", attack=3, health=5, keywords=["armour 2"]),
    card("ram", "ally", attack=9, health=20, keywords=["excess"]),
    card("vampire-ram", "ally", attack=9, health=20, keywords=["excess", "vampirism"]),
    card("spear", "ally", attack=5, health=5, keywords=["penetrating 1"]),
    card("needle", "ally", attack=5, health=5, keywords=["piercing"]),
    card("bomb", "ally", attack=4, health=2, keywords=["martyr 2"]),
    card("fuse", "ally", attack=4, health=2, keywords=["critical", "martyr"]),
    card("wall", "ally", attack=2, health=9, keywords=["in-defence"]),
    card("mirage", "ally", attack=2, health=9, keywords=["in-defence", "untargetable"]),
    card("ghost", "ally", attack=2, health=4, keywords=["untargetable"]),
    card("rat", "ally", attack=2, health=2, keywords=["horde"]),
    card("leecher", "ally", attack=6, health=3, keywords=["vampirism"]),
    card("shiner", "ally", attack=4, health=6, types=["melee"], keywords=["luminescent"]),
    card("lamp", "ally", attack=4, health=6, types=["ranged"], keywords=["luminescent"]),
    card("robot", "ally", ENGAGES, attack=3, health=30),
    card("knight", "ally", attack=3, health=5, types=["brotherhood"]),
    card(
        "sniper",
        "ally",
        does(
            "damage 2 plain target", when="use", engage=True, own_turn=True, target="opposing-ally"
        ),
        attack=1,
        health=3,
        types=["brotherhood"],
    ),
    card(
        "rabble",
        "ally",
        does("damage 2 plain opposing-allies", when="use", engage=True, own_turn=True),
        attack=1,
        health=3,
        types=["brotherhood"],
    ),
    card("tamer", "ally", attack=3, health=5, types=["beast-tamer"]),
    card("radio", "object", ENGAGES, stays=True),
    card("chair", "object", stays=True),
    card("press", "object", does("draw 1", when="use", cost="1", own_turn=True), stays=True),
    card("hat", "armour", place="head", gives=["armour 2"]),
    card("vest", "armour", place="torso", gives=["armour 1"]),
)


def table(mine: str = "", theirs: str = "", hand: str = "") -> Table:
    """A position without critical dice."""
    return laid_out(CARDS, mine, theirs, hand).gain(0, ST_CRITICAL, -2)


def damages(duel: Table, seat: int) -> list[int]:
    return [permanent.damage for permanent in duel.player(seat).permanents]


# -- EXCESS and ABSORB ---------------------------------------------------------------------------


@pytest.mark.rule("TR-W2")
@word("keyword:excess", "stat:excess")
def test_excess_goes_on_to_the_player() -> None:
    assert table("", "guard", "blow").play("cast blow-1", "target b1").hp(1) == 100
    assert table("", "guard", "cleave").play("cast cleave-1", "target b1").hp(1) == 96
    given = table("", "guard", "blow").gain(0, ST_EXCESS, 1)
    assert given.play("cast blow-1", "target b1").hp(1) == 96


@pytest.mark.rule("TR-W2")
def test_what_exactly_kills_leaves_nothing_over() -> None:
    duel = table("", "guard", "cleave")
    duel.player(1).permanents[0].health = 4  # nine in all

    duel.play("cast cleave-1", "target b1")

    assert (duel.hp(1), duel.in_play(1)) == (100, [])


@pytest.mark.rule("TR-W2", "TR-W5")
def test_excess_meets_the_armour_of_the_ally_and_of_the_player() -> None:
    duel = table("", "tank", "cleave").gain(1, ST_ARMOUR, 1)
    assert duel.play("cast cleave-1", "target b1").hp(1) == 99  # 9 - 2 - 5 - 1

    duel = table("", "tank", "lance").gain(1, ST_ARMOUR, 3)
    assert duel.play("cast lance-1", "target b1").hp(1) == 97  # penetrates both: 9 - 0 - 5 - 1

    duel = table("", "tank", "awl").gain(1, ST_ARMOUR, 30)
    assert duel.play("cast awl-1", "target b1").hp(1) == 96


@pytest.mark.rule("TR-W2")
def test_the_critical_comes_before_the_health_of_the_ally() -> None:
    duel = table("", "guard", "cleave").gain(0, ST_CRITICAL, 2)

    duel.play("cast cleave-1", "target b1", "ones 2")

    assert duel.hp(1) == 87


@pytest.mark.rule("TR-W2")
@pytest.mark.parametrize(("share", "left"), [(5, 99), (4, 100), (7, 100), (3, 100), (2, 100)])
def test_all_blockers_need_lethal_damage_first(share: int, left: int) -> None:
    """Nine against two guards of five and three health."""
    duel = table("ram", "guard guard")
    duel.player(1).permanents[1].damage = 2

    duel.play("attack a1", "target b", "block b1", "block b2", f"deal {share}")

    assert duel.hp(1) == left


@pytest.mark.rule("TR-W2")
@pytest.mark.parametrize("share", [1, 3, 5, 8])
def test_how_it_is_divided_does_not_change_what_is_left_over(share: int) -> None:
    duel = table("ram", "bomb bomb").gain(1, ST_ARMOUR, 1)
    for bomb in duel.player(1).permanents:
        bomb.damage = 1

    duel.play("attack a1", "target b", "block b1", "block b2", f"deal {share}")

    assert (duel.hp(1), duel.in_play(1)) == (94, [])  # 9 - 1 - 1 - 1 armour


@pytest.mark.rule("TR-W2")
def test_only_the_excess_of_who_has_it_goes_on() -> None:
    duel = table("ram spear", "guard").play("attack a1", "target b1", "join a2", "target a1")
    assert duel.hp(1) == 96  # nothing of the spear's five


@pytest.mark.rule("TR-W1")
@word("keyword:absorb")
def test_absorb_takes_the_excess_of_cards_and_allies() -> None:
    assert table("", "sponge", "cleave").play("cast cleave-1", "target b1").hp(1) == 100
    assert table("ram", "sponge").play("attack a1", "target b1").hp(1) == 100
    assert table("ram", "guard").play("attack a1", "target b1").hp(1) == 96


@pytest.mark.rule("TR-W1")
def test_absorb_only_takes_its_own_share() -> None:
    duel = table("ram", "sponge guard")

    duel.play("attack a1", "target b", "block b1", "block b2", "deal 0")
    assert duel.hp(1) == 100  # the sponge lives

    duel = table("ram", "sponge guard")
    duel.player(1).permanents[0].damage = 4
    duel.play("attack a1", "target b", "block b1", "block b2", "deal 2")
    assert duel.hp(1) == 98  # 7 - 5 over at the guard, the sponge keeps its one


# -- penetration and armour ----------------------------------------------------------------------


@pytest.mark.rule("TR-W3")
@word("keyword:penetrating", "stat:penetrating")
@pytest.mark.parametrize(("armour", "left"), [(0, 91), (1, 91), (2, 91), (3, 92)])
def test_penetrating_ignores_so_much_armour_and_adds_nothing(armour: int, left: int) -> None:
    assert table("", "", "pike").gain(1, ST_ARMOUR, armour).play("cast pike-1").hp(1) == left
    given = table("", "", "blow").gain(1, ST_ARMOUR, armour).gain(0, ST_PENETRATING, 2)
    assert given.play("cast blow-1").hp(1) == left


@pytest.mark.rule("TR-W3", "TR-W4", "TR-W5")
@word("keyword:piercing", "keyword:armour", "stat:piercing")
@pytest.mark.parametrize(("name", "wounds"), [("guard", 1), ("spear", 4), ("needle", 5)])
def test_allies_penetrate_and_pierce_the_armour_of_allies(name: str, wounds: int) -> None:
    duel = table(name, "tank")
    duel.player(1).permanents[0].health = 20

    duel.play("attack a1", "target b1")

    assert damages(duel, 1) == [wounds]


@pytest.mark.rule("TR-W3", "TR-W4")
@pytest.mark.parametrize(("name", "left"), [("guard", 99), ("spear", 96), ("needle", 95)])
def test_and_that_of_players(name: str, left: int) -> None:
    assert table(name).gain(1, ST_ARMOUR, 2).play("attack a1").hp(1) == left


@pytest.mark.rule("TR-W4")
def test_given_piercing_ignores_all_armour() -> None:
    duel = table("", "", "blow").gain(1, ST_ARMOUR, 50).gain(0, ST_PIERCING, 1)

    assert duel.play("cast blow-1").hp(1) == 91


@pytest.mark.rule("TR-W5")
def test_each_hit_on_an_armoured_ally_is_reduced() -> None:
    duel = table("guard guard", "tank", "poke")
    duel.player(1).permanents[0].health = 20

    duel.play("attack a1", "target b1", "join a2", "pass")
    assert damages(duel, 1) == [2]
    duel.play("cast poke-1", "target b1")
    assert damages(duel, 1) == [3]


# -- MARTYR --------------------------------------------------------------------------------------


@pytest.mark.rule("TR-W6")
@word("keyword:martyr")
def test_a_martyr_hits_who_beat_it() -> None:
    duel = table("", "bomb", "blow").play("cast blow-1", "target b1")

    assert (duel.hp(0), duel.hp(1)) == (100 - 4 - 8, 100)  # the strike-back, then 4 x 2
    assert len(duel.told("martyr")) == 1


@pytest.mark.rule("TR-W6")
@pytest.mark.parametrize("how", ["poke", "banish", "recall"])
def test_however_it_leaves(how: str) -> None:
    duel = table("", "bomb", how).play(f"cast {how}-1")

    assert (duel.hp(0), duel.hp(1)) == (92, 100)


@pytest.mark.rule("TR-W6")
def test_its_own_player_if_they_did_it_themselves() -> None:
    duel = table("bomb", "", "poke").play("cast poke-1")

    assert (duel.hp(0), duel.hp(1)) == (92, 100)


@pytest.mark.rule("TR-W6")
def test_a_blocker_that_beats_an_attacking_martyr_brings_it_on_its_player() -> None:
    duel = table("bomb", "guard").play("attack a1", "target b", "block b1")

    assert (duel.in_play(0), duel.hp(0), duel.hp(1)) == ([], 100, 92)


@pytest.mark.rule("TR-W6")
def test_the_last_attack_value_one_explosion_no_critical() -> None:
    duel = table("", "fuse", "blow").gain(0, ST_ARMOUR, 1).gain(0, ST_BLAST_ARMOUR, 2)
    duel.player(1).permanents[0].fresh_attack = 3

    duel.play("cast blow-1", "target b1")

    assert duel.topic == "main"  # nobody rolled
    assert duel.hp(0) == 100 - (7 - 1) - (7 - 3)


@pytest.mark.rule("TR-W6")
def test_the_living_do_not_explode() -> None:
    duel = table("", "bomb", "quake")
    duel.player(1).permanents[0].health = 3

    assert duel.play("cast quake-1").hp(0) == 100


# -- IN DEFENCE ----------------------------------------------------------------------------------


@pytest.mark.rule("TR-W7")
@word("keyword:in-defence", "stat:in-defence")
@pytest.mark.parametrize("opening", ["cast blow-1", "attack a1"])
@pytest.mark.parametrize("engaged", [False, True])
def test_cards_and_allies_must_attack_what_stands_in_defence(engaged: bool, opening: str) -> None:
    duel = table("guard", "wall wall guard", "blow")
    for ally in duel.player(1).permanents:
        ally.engaged = engaged

    duel.play(opening)

    for aim in ("target b", "target b3"):
        refusal = duel.refused(aim)
        assert (refusal.rule, refusal.reason) == ("TR-W7", "tragic-covered")
    duel.play("target b2").pass_all()
    assert duel.hp(1) == 100
    assert duel.in_play(1).count("wall-1") == (1 if opening == "cast blow-1" else 2)


@pytest.mark.rule("TR-W7")
def test_it_cannot_attack_but_it_blocks() -> None:
    duel = table("wall")
    refusal = duel.refused("attack a1")
    assert (refusal.rule, refusal.reason) == ("TR-W7", "tragic-in-defence")

    duel = table("guard", "wall").gain(1, ST_IN_DEFENCE, 1)
    duel.play("attack a1", "target b", "block b1")
    assert (duel.hp(1), damages(duel, 1), damages(duel, 0)) == (100, [3], [2])


@pytest.mark.rule("TR-W7")
def test_a_player_in_the_front_line_is_not_covered_but_the_other_allies_are() -> None:
    duel = table("", "wall guard", "blow").gain(1, ST_IN_DEFENCE, 1)

    duel.play("cast blow-1")

    assert duel.legal("target b")
    assert duel.legal("target b1")
    assert duel.refused("target b2").rule == "TR-W7"


@pytest.mark.rule("TR-W7")
def test_actions_are_no_attacks() -> None:
    duel = table("", "wall guard", "poke").play("cast poke-1", "target b2")

    assert damages(duel, 1) == [0, 3]


# -- HORDE ---------------------------------------------------------------------------------------


@pytest.mark.rule("TR-W8")
@word("keyword:horde")
def test_when_one_of_a_horde_attacks_all_come() -> None:
    duel = table("rat guard rat rat")
    duel.player(0).permanents[3].engaged = True

    duel.play("attack a1", "pass")  # the guard stays at home

    assert duel.hp(1) == 96
    assert [ally.engaged for ally in duel.player(0).permanents] == [True, False, True, True]


@pytest.mark.rule("TR-W8")
def test_nobody_has_to_begin_and_one_who_joins_brings_the_others() -> None:
    duel = table("guard rat rat").play("attack a1", "pass")
    assert duel.hp(1) == 97

    duel = table("guard rat rat").play("attack a1", "join a2")
    assert duel.hp(1) == 93


# -- TARGETING and INCAPACITATE ------------------------------------------------------------------


@pytest.mark.rule("TR-W9")
@word("keyword:targeting")
def test_targeting_takes_the_armour_of_a_part_off() -> None:
    duel = table("", "hat vest", "aim aim").play("cast aim-1")
    assert duel.topic == "part"

    duel.play("aim head", "pass")
    assert duel.hp(1) == 94  # it still counted against this attack
    assert [piece.engaged for piece in duel.player(1).permanents] == [True, False]

    duel.play("cast aim-1", "aim left-leg")
    assert (duel.hp(1), duel.player(1).permanents[1].engaged) == (86, False)


@pytest.mark.rule("TR-W9")
def test_no_part_is_named_at_an_ally() -> None:
    duel = table("", "guard hat", "aim").play("cast aim-1", "target b1")

    assert duel.topic == "main"
    assert not duel.player(1).permanents[0].engaged


@pytest.mark.rule("TR-W10")
@word("keyword:incapacitate")
@pytest.mark.parametrize("name", ["cripple-1", "jam-1"])
@pytest.mark.parametrize("place", ["b1", "b2", "b3"])
def test_incapacitate_discards_instead_of_damage(name: str, place: str) -> None:
    duel = table("", "robot radio hat", name[:-2])
    duel.player(0).hp = 50

    duel.play(f"cast {name}", f"target {place}")
    if place == "b1":  # an ally could be struck as well
        duel.play("yes")

    assert len(duel.player(1).permanents) == 2
    assert (duel.hp(0), duel.hp(1)) == (50, 100)  # no strike-back, EXCESS or VAMPIRISM
    assert len(duel.player(1).discard) == 1


@pytest.mark.rule("TR-W10")
def test_only_what_engages_or_is_worn() -> None:
    duel = table("", "robot chair press", "cripple").play("cast cripple-1")

    for place in ("b2", "b3"):
        refusal = duel.refused(f"target {place}")
        assert (refusal.rule, refusal.reason) == ("TR-W10", "tragic-safe")


# -- UNTARGETABLE --------------------------------------------------------------------------------


@pytest.mark.rule("TR-W11")
@word("keyword:untargetable")
def test_nobody_can_name_it() -> None:
    for hand in ("blow", "poke"):
        duel = table("ghost", "ghost guard", hand).play(f"cast {hand}-1")
        if hand == "poke":  # its owner neither; the guard was the only target
            assert damages(duel, 1) == [0, 3]
            continue
        refusal = duel.refused("target b1")
        assert (refusal.rule, refusal.reason) == ("TR-W11", "tragic-untargetable")
    duel = table("guard", "ghost").play("attack a1", "pass")
    assert duel.hp(1) == 97  # allies cannot either: the player was the only target


@pytest.mark.rule("TR-W11")
def test_it_attacks_blocks_and_is_hit_by_areas() -> None:
    duel = table("ghost", "ghost", "quake")

    duel.play("attack a1", "pass", "block b1")
    assert (damages(duel, 0), damages(duel, 1)) == ([2], [2])
    duel.play("cast quake-1")
    assert duel.in_play(1) == []


# -- BLAST AREA ----------------------------------------------------------------------------------


@pytest.mark.rule("TR-W14")
@word("keyword:blast-area")
def test_a_blast_area_strikes_all_opposing_allies_with_one_roll() -> None:
    duel = table("guard", "guard tank ghost robot wall", "burst").gain(0, ST_CRITICAL, 2)

    duel.play("cast burst-1", "ones 2")

    assert duel.topic == "main"
    assert (duel.in_play(1), damages(duel, 1)) == (["robot-1"], [10])
    assert (damages(duel, 0), duel.hp(0), duel.hp(1)) == ([0], 100, 100)


@pytest.mark.rule("TR-W14")
def test_without_a_critical_armour_counts_for_each() -> None:
    duel = table("", "robot tank", "burst").play("cast burst-1")

    assert damages(duel, 1) == [5, 3]


@pytest.mark.rule("TR-W14")
def test_an_area_needs_nobody_in_it() -> None:
    duel = table("guard", "chair", "burst").play("cast burst-1")

    assert (duel.topic, damages(duel, 0), duel.hp(1)) == ("main", [0], 100)


@pytest.mark.rule("TR-W14")
@word("whom:attackers")
def test_as_a_reaction_it_strikes_the_attackers_alone() -> None:
    duel = table("guard guard guard").hand(1, "mine-1")

    duel.play("attack a1", "join a2", "pass", "cast mine-1")

    assert damages(duel, 0) == [3, 3, 0]


@pytest.mark.rule("TR-W14")
def test_an_attack_card_out_of_a_reaction_strikes_the_attackers_alone() -> None:
    duel = table("robot robot robot").hand(1, "riposte-1", "burst-1").gain(1, ST_CRITICAL, -2)

    duel.play("attack a1", "join a3", "pass", "cast riposte-1", "cast burst-1")

    assert (duel.topic, damages(duel, 0), duel.hp(1)) == ("main", [5, 0, 5], 94)


# -- FACTIONS ------------------------------------------------------------------------------------


@pytest.mark.rule("TR-W15")
def test_an_ally_does_not_attack_its_own_faction() -> None:
    duel = table("knight", "knight guard").play("attack a1")

    refusal = duel.refused("target b1")
    assert (refusal.rule, refusal.reason) == ("TR-W15", "tragic-spared")
    assert duel.legal("target b2")
    assert duel.legal("target b")


@pytest.mark.rule("TR-W15")
def test_a_block_within_a_faction_hurts_neither() -> None:
    duel = table("knight", "knight").play("attack a1", "block b1")

    assert (duel.hp(1), damages(duel, 0), damages(duel, 1)) == (100, [0], [0])


@pytest.mark.rule("TR-W15")
def test_nor_does_it_serve_a_hostile_effect() -> None:
    duel = table("sniper rabble", "knight guard")

    duel.play("use a1")  # the guard is the only one left to aim at
    assert damages(duel, 1) == [0, 2]
    duel.play("use a2")
    assert damages(duel, 1) == [0, 4]

    duel = table("", "knight", "blow").play("cast blow-1", "target b1")
    assert duel.in_play(1) == []  # a player's attack card spares nobody


@pytest.mark.rule("TR-W23")
def test_beast_tamers_fight_each_other() -> None:
    duel = table("tamer", "tamer").play("attack a1", "target b1")

    assert damages(duel, 0) == damages(duel, 1) == [3]


# -- LUMINESCENT and VAMPIRISM -------------------------------------------------------------------


@pytest.mark.rule("TR-W17", "TR-C10")
@word("keyword:luminescent", "stat:luminescent")
@pytest.mark.parametrize(
    ("name", "given", "level"), [("glow", 0, 1), ("dart", 0, 0), ("claw", 1, 1), ("claw", 0, 0)]
)
def test_luminescent_melee_attacks_radiate(name: str, given: int, level: int) -> None:
    duel = table("", "", name).gain(0, ST_LUMINESCENT, given)

    duel.play(f"cast {name}-1")

    assert (duel.hp(1), duel.player(1).radiation) == (91 - level, level)


@pytest.mark.rule("TR-W17")
def test_armour_that_stops_the_blow_does_not_stop_the_radiation() -> None:
    duel = table("", "", "glow").gain(1, ST_ARMOUR, 9).play("cast glow-1")
    assert (duel.hp(1), duel.player(1).radiation) == (99, 1)

    duel = table("shiner").gain(1, ST_ARMOUR, 9).play("attack a1")
    assert (duel.hp(1), duel.player(1).radiation) == (99, 1)

    duel = table("", "shiner", "claw").gain(0, ST_ARMOUR, 9).play("cast claw-1", "target b1")
    assert (duel.hp(0), duel.player(0).radiation) == (99, 1)  # it strikes back


@pytest.mark.rule("TR-W17")
@pytest.mark.parametrize(("name", "level"), [("shiner", 1), ("lamp", 0), ("guard", 0)])
def test_luminescent_allies_radiate_hand_to_hand(name: str, level: int) -> None:
    duel = table(name).play("attack a1")
    assert duel.player(1).radiation == level

    duel = table(name, "wall").play("attack a1")
    assert damages(duel, 1) == [(3 if name == "guard" else 4) + level]


@pytest.mark.rule("TR-W17")
def test_an_attack_card_radiates_through_the_armour_of_an_ally() -> None:
    duel = table("", "tank", "glow")
    duel.player(1).permanents[0].health = 20

    duel.play("cast glow-1", "target b1")

    assert damages(duel, 1) == [8]  # 9 - 2 and 1 radiation


@pytest.mark.rule("TR-W18")
@word("keyword:vampirism", "stat:vampirism")
def test_vampirism_heals_the_final_damage_not_capped_by_the_victim() -> None:
    duel = table("", "guard", "leech").gain(0, ST_ARMOUR, 9)
    duel.player(0).hp = 50
    assert duel.play("cast leech-1", "target b1").hp(0) == 59  # the guard had five

    duel = table("", "", "blow").gain(0, ST_VAMPIRISM, 1).gain(1, ST_ARMOUR, 2)
    duel.player(0).hp = 50
    assert duel.play("cast blow-1").hp(0) == 57  # but the armour counts

    duel = table("", "", "leech")
    duel.player(0).hp = 95
    assert duel.play("cast leech-1").hp(0) == 100


@pytest.mark.rule("TR-W18", "TR-W2")
def test_vampirism_with_excess_counts_the_whole_blow() -> None:
    duel = table("", "guard", "gulp").gain(0, ST_ARMOUR, 9).gain(1, ST_ARMOUR, 1)
    duel.player(0).hp = 50
    duel.play("cast gulp-1", "target b1")
    assert (duel.hp(0), duel.hp(1)) == (59, 97)

    duel = table("vampire-ram", "guard").gain(1, ST_ARMOUR, 1)
    duel.player(0).hp = 50
    duel.play("attack a1", "target b1")
    assert (duel.hp(0), duel.hp(1)) == (59, 97)


@pytest.mark.rule("TR-W18")
def test_vampirism_of_an_ally_heals_its_player_on_either_side() -> None:
    duel = table("leecher", "leecher")
    duel.player(0).hp = duel.player(1).hp = 50

    duel.play("attack a1", "target b1")

    assert (duel.in_play(0), duel.in_play(1)) == ([], [])
    assert (duel.hp(0), duel.hp(1)) == (56, 56)
