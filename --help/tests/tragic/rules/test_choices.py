"""What the player decides: to incapacitate or to strike, the order of an upkeep, what is paid."""

from __future__ import annotations

import pytest

from overseer.engine import NATURE
from overseer.tragic.words import ST_ARMOUR, ST_CRITICAL
from tests.tragic.sets import card, does, own
from tests.tragic.table import Table, laid_out

CARDS = own(
    card("cripple", "attack", strike="9", keywords=["incapacitate", "excess", "vampirism"]),
    card("blow", "attack", strike="10", keywords=["vampirism"]),
    card("swat", "attack", strike="10"),
    card("cleave", "attack", strike="10", keywords=["vampirism", "excess"]),
    card("burst", "attack", does("damage 3 plain opponent"), strike="5", keywords=["blast-area"]),
    card("robot", "ally", does("draw 1", when="use", engage=True, own_turn=True), health=4),
    card("recruit", "ally", attack=2, health=3),
    card("ram", "ally", attack=10, health=9, keywords=["vampirism", "excess"]),
    card("turn", "reaction", does("redirect", target="own-ally"), answers=["attack"]),
    card(
        "charger",
        "ally",
        attack=2,
        health=20,
        keywords=["guardian-charge"],
    ),
    card("radio", "object", does("draw 1", when="use", engage=True, own_turn=True), stays=True),
    card("might", "ability"),
    card("jinx", "trait", does("lose 4", when="upkeep", roll=1)),
    card("blessed", "trait", does("heal 1", when="upkeep")),
    card("trance", "skill", does("draw 3", "end-turn", when="use", in_upkeep=True, engage=True)),
    card("nap", "skill", does("heal 5", when="use", in_upkeep=True, engage=True)),
    card("filler", "action", does("heal 1")),
    card("bomb", "ally", attack=5, health=1, keywords=["martyr"]),
    card("mate", "ally", attack=5, health=1, keywords=["martyr"], types=["enclave"]),
    card("kin", "ally", health=20, keywords=["guardian-charge"], types=["enclave"]),
    card(
        "cloak",
        "object",
        does("stealth", when="use", engage=True, cost="EE", pay_by_life=True),
        stays=True,
    ),
)


def table(mine: str = "", theirs: str = "", hand: str = "") -> Table:
    """A position without critical dice."""
    duel = laid_out(CARDS, mine, theirs, hand)
    return duel.gain(0, ST_CRITICAL, -2).gain(1, ST_CRITICAL, -2)


def damages(duel: Table, seat: int) -> list[int]:
    return [permanent.damage for permanent in duel.player(seat).permanents]


# -- INCAPACITATE (TR-W10) -----------------------------------------------------------------------


@pytest.mark.rule("TR-W10")
def test_the_attacker_decides_to_discard_the_ally() -> None:
    duel = table("", "robot", "cripple").play("cast cripple-1", "target b1")
    duel.player(0).hp = 50
    assert (duel.seat, duel.topic) == (0, "incapacitate")

    duel.play("yes")

    assert (duel.in_play(1), duel.hp(0), duel.hp(1)) == ([], 50, 100)
    assert duel.told("incapacitated")


@pytest.mark.rule("TR-W10")
def test_or_to_strike_it_with_excess_and_vampirism() -> None:
    duel = table("", "robot", "cripple").play("cast cripple-1", "target b1")
    duel.player(0).hp = 50

    duel.play("pass")

    assert (duel.in_play(1), duel.hp(0), duel.hp(1)) == ([], 50 + 9 - 1, 95)
    assert not duel.told("incapacitated")


@pytest.mark.rule("TR-W10")
def test_there_is_nothing_to_decide_about_an_object_or_an_ally_without_such_an_ability() -> None:
    duel = table("", "radio", "cripple").play("cast cripple-1", "target b1")
    assert (duel.topic, duel.in_play(1)) == ("main", [])

    duel = table("", "recruit", "cripple").play("cast cripple-1", "target b1")
    assert (duel.topic, duel.hp(1)) == ("main", 94)


@pytest.mark.rule("TR-W10", "TR-W13")
def test_a_guardian_is_asked_only_when_there_is_damage() -> None:
    duel = table("", "robot charger", "cripple").play("cast cripple-1", "target b1", "yes")
    assert (duel.topic, duel.in_play(1)) == ("main", ["charger-1"])

    duel = table("", "robot charger", "cripple").play("cast cripple-1", "target b1", "pass")
    assert (duel.seat, duel.topic) == (1, "charge")


@pytest.mark.rule("TR-W10")
def test_of_a_redirected_attack_it_is_decided_for_the_new_target() -> None:
    duel = table("", "recruit robot", "cripple").hand(1, "turn-1")
    duel.play("cast cripple-1", "target b1", "cast turn-1", "target b2")
    assert (duel.seat, duel.topic) == (0, "incapacitate")

    duel.play("yes")

    assert duel.in_play(1) == ["recruit-1"]


# -- the upkeep in the player's order (TR-T3) ----------------------------------------------------


def upkeep(*traits: str, skills: str = "") -> Table:
    duel = Table(CARDS).trait(1, *traits).skill(1, *skills.split()).tops(1, *["filler-1"] * 9)
    duel.player(1).hp = 50
    return duel.play("end")


@pytest.mark.rule("TR-T3", "TR-T7")
def test_a_skill_of_the_upkeep_may_come_before_its_effects() -> None:
    duel = upkeep("jinx-1", skills="nap-1")
    assert (duel.seat, duel.topic) == (1, "order")

    duel.play("use nap-1", "pass")

    assert duel.hp(1) == 55
    assert duel.seat == NATURE  # only now the die is rolled


@pytest.mark.rule("TR-T3", "TR-T7")
def test_or_after_them_or_not_at_all() -> None:
    duel = upkeep("jinx-1", skills="nap-1").play("next 1", "roll 1")
    assert (duel.topic, duel.hp(1)) == ("upkeep", 46)

    assert duel.play("use nap-1", "pass").hp(1) == 51
    assert duel.topic == "main"


@pytest.mark.rule("TR-T3", "TR-T7")
def test_or_between_two_of_them() -> None:
    duel = upkeep("jinx-1", "blessed-1", skills="nap-1").play("next 2")
    assert (duel.topic, duel.hp(1)) == ("order", 51)

    duel.play("use nap-1", "pass", "roll 1")

    assert (duel.topic, duel.hp(1)) == ("main", 52)


@pytest.mark.rule("TR-T3", "TR-T6")
def test_ending_the_turn_in_the_upkeep_skips_none_of_its_effects() -> None:
    duel = upkeep("jinx-1", skills="trance-1").tops(0, "filler-1", "filler-1")
    duel.play("use trance-1", "pass")
    assert duel.seat == NATURE

    duel.play("roll 1", "pass")

    assert duel.hp(1) == 46
    assert (duel.seat, duel.state.active) == (0, 0)  # no main phase


@pytest.mark.rule("TR-T3")
def test_without_a_skill_to_use_one_effect_needs_no_question() -> None:
    assert upkeep("jinx-1").seat == NATURE


# -- BLAST AREA without anybody in it (TR-W14) ---------------------------------------------------


@pytest.mark.rule("TR-W14", "TR-C1")
def test_a_blast_area_can_be_cast_where_no_ally_stands() -> None:
    duel = table("", "", "burst might").play("cast burst-1")
    assert duel.topic == "lay"  # it is an action (TR-P3)

    duel.play("pass")

    assert (duel.topic, duel.hp(1)) == ("main", 97)


# -- MARTYR and GUARDIAN CHARGE (TR-W6, TR-W13) --------------------------------------------------


@pytest.mark.rule("TR-W6", "TR-W13")
def test_a_guardian_may_take_the_explosion_of_a_martyr() -> None:
    duel = table("charger", "bomb", "swat").play("cast swat-1", "target b1")
    assert (duel.seat, duel.topic) == (0, "charge")

    duel.play("charge a1")

    assert (duel.hp(0), damages(duel, 0)) == (95, [5])  # the strike-back, then the explosion


@pytest.mark.rule("TR-W6", "TR-W13")
def test_or_let_it_pass() -> None:
    duel = table("charger", "bomb", "swat").play("cast swat-1", "target b1", "pass")

    assert (duel.topic, duel.hp(0), damages(duel, 0)) == ("main", 90, [0])


@pytest.mark.rule("TR-W13", "TR-W15")
def test_the_explosion_spares_a_guardian_of_its_faction() -> None:
    duel = table("kin", "mate", "swat").play("cast swat-1", "target b1", "charge a1")

    assert (duel.hp(0), damages(duel, 0)) == (95, [0])


# -- VAMPIRISM with EXCESS (TR-W18, TR-W2) -------------------------------------------------------


@pytest.mark.rule("TR-W18", "TR-W2")
@pytest.mark.parametrize("name", ["blow", "cleave"])
def test_excess_does_not_lessen_what_vampirism_heals(name: str) -> None:
    duel = table("", "recruit", name).gain(1, ST_ARMOUR, 5)
    duel.player(0).hp = 50

    duel.play(f"cast {name}-1", "target b1")

    assert duel.hp(0) == 50 - 2 + 10


@pytest.mark.rule("TR-W18", "TR-W2")
def test_nor_an_allys() -> None:
    duel = table("ram", "recruit").gain(1, ST_ARMOUR, 5)
    duel.player(0).hp = 50

    duel.play("attack a1", "target b1")

    assert (duel.hp(0), duel.hp(1)) == (60, 98)


# -- what a stealth device costs (TR-W30) --------------------------------------------------------


@pytest.mark.rule("TR-W30")
def test_by_hand_points_may_be_kept_for_hp() -> None:
    duel = table("cloak").points(0, "E3").play("by-hand", "use a1")
    assert duel.topic == "pay"

    duel.play("none", "pay E")

    assert (duel.hp(0), duel.player(0).spent[2]) == (99, 1)
    assert duel.state.hidden(0)


@pytest.mark.rule("TR-W30")
def test_points_that_are_not_there_cost_hp_without_a_question() -> None:
    duel = table("cloak").points(0, "E0").play("by-hand", "use a1")

    assert (duel.topic, duel.hp(0)) == ("main", 98)


@pytest.mark.rule("TR-W30")
def test_the_proposal_takes_the_points() -> None:
    duel = table("cloak").points(0, "E1").play("use a1")

    assert (duel.hp(0), duel.player(0).spent[2]) == (99, 1)
