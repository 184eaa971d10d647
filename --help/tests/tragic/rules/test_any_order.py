"""Allies join and block in any order, and who is struck by several answers one of them (TR-C2)."""

from __future__ import annotations

import pytest

from tests.tragic.sets import card, does, own
from tests.tragic.table import Table, laid_out

CARDS = own(
    card("dog", "ally", attack=1, health=9),
    card("wolf", "ally", attack=2, health=9),
    card("bear", "ally", attack=4, health=20),
    card("dummy", "ally", attack=0, health=20),
    card("charger", "ally", attack=3, health=20, keywords=["guardian-charge"]),
    card("kin", "ally", attack=2, health=9, types=["brotherhood"]),
    card("twin", "ally", attack=3, health=20, types=["brotherhood"], keywords=["guardian-charge"]),
    card("blow", "attack", strike="5"),
    card("soft", "attack", strike="5", keywords=["no-strike-back"]),
    card("filler", "action", does("heal 1")),
)


def table(mine: str = "", theirs: str = "", hand: str = "") -> Table:
    duel = laid_out(CARDS, mine, theirs, hand)
    duel.player(0).stats[7] -= 2  # no critical dice
    return duel


def damages(duel: Table, seat: int) -> list[int]:
    return [permanent.damage for permanent in duel.player(seat).permanents]


@pytest.mark.rule("TR-C2")
def test_allies_join_in_any_order() -> None:
    duel = table("dog wolf bear").play("attack a1", "join a3")
    assert duel.topic == "join"

    duel.play("join a2")

    assert duel.hp(1) == 100 - 1 - 2 - 4


@pytest.mark.rule("TR-C2")
def test_allies_block_in_any_order() -> None:
    duel = table("bear", "dog wolf").play("attack a1", "target b", "block b2")
    assert duel.topic == "block"

    duel.play("block b1", "deal 2")

    assert damages(duel, 0) == [3]
    assert damages(duel, 1) == [2, 2]


@pytest.mark.rule("TR-C2")
def test_nobody_blocks_twice() -> None:
    duel = table("bear wolf", "dog wolf dog").play("attack a1", "target b", "join a2")
    duel.play("block b2", "target a1")

    assert not duel.legal("block b2")
    assert duel.legal("block b1")
    assert duel.legal("block b3")


@pytest.mark.rule("TR-C2")
@pytest.mark.parametrize(("chosen", "taken"), [("a1", [4, 0]), ("a2", [0, 4])])
def test_who_is_attacked_by_several_strikes_back_at_the_one_its_player_names(
    chosen: str, taken: list[int]
) -> None:
    duel = table("dog wolf", "bear").play("attack a2", "target b1", "join a1")
    assert (duel.seat, duel.topic) == (1, "strike-back")
    assert not duel.legal("target b1")

    duel.play(f"target {chosen}")

    assert damages(duel, 0) == taken
    assert damages(duel, 1) == [3]


@pytest.mark.rule("TR-C2")
def test_there_is_no_question_where_there_is_no_choice() -> None:
    duel = table("dog", "bear").play("attack a1", "target b1")
    assert (duel.topic, damages(duel, 0)) == ("main", [4])

    duel = table("dog wolf", "dummy").play("attack a2", "target b1", "join a1")
    assert (duel.topic, damages(duel, 0)) == ("main", [0, 0])  # it has nothing to strike with

    duel = table("dog dog", "bear").play("attack a2", "target b1", "join a1")
    assert (duel.topic, sorted(damages(duel, 0))) == ("main", [0, 4])  # all the same


@pytest.mark.rule("TR-C2", "TR-W13")
def test_a_guardian_that_takes_the_blows_of_several_chooses_too() -> None:
    duel = table("dog wolf", "charger").play("attack a1", "target b", "join a2", "pass")
    duel.play("charge b1")
    assert (duel.seat, duel.topic) == (1, "strike-back")

    duel.play("target a2")

    assert (damages(duel, 0), damages(duel, 1), duel.hp(1)) == ([0, 3], [3], 100)


@pytest.mark.rule("TR-C2", "TR-W15")
def test_it_does_not_choose_one_of_its_own_faction() -> None:
    duel = table("kin wolf dog", "twin").play("attack a1", "join a2", "join a3", "pass")
    duel.play("charge b1")

    assert not duel.legal("target a1")
    duel.play("target a3")

    assert damages(duel, 0) == [0, 0, 3]


@pytest.mark.rule("TR-C1", "TR-W13")
def test_the_ally_a_card_is_aimed_at_strikes_back_even_when_a_guardian_takes_the_blow() -> None:
    duel = table("", "bear charger", "blow").play("cast blow-1", "target b1", "charge b2")

    assert damages(duel, 1) == [0, 5]
    assert duel.hp(0) == 96  # the bear, not the guardian


@pytest.mark.rule("TR-C1", "TR-W13")
def test_but_not_at_a_card_without_strike_back_nor_for_the_player() -> None:
    duel = table("", "bear charger", "soft").play("cast soft-1", "target b1", "charge b2")
    assert duel.hp(0) == 100

    duel = table("", "bear charger", "blow").play("cast blow-1", "target b", "charge b2")
    assert duel.hp(0) == 100
