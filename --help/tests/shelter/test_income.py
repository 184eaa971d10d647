"""Income: SH-E."""

from __future__ import annotations

import pytest

from tests.shelter.sets import space, with_room
from tests.shelter.table import Deal


@pytest.mark.rule("SH-E1")
def test_a_visitor_brings_one_cube_of_the_owners_choice(deal: Deal) -> None:
    table = deal().floor("B", left="cellar")

    table.play("A: place 2c1 o").asks("B", "income")
    assert table.offers() == ["done", "gain e1", "gain f1", "gain w1"]
    table.refused("B: gain e2", "SH-Y2", "wrong-cubes")
    table.play("B: gain f1").asks("B", "turn")

    assert (table["A"].cubes, table["B"].cubes) == ("w1", "f1")
    assert table.told("income") == [{"seat": 1, "cubes": "f1"}]


@pytest.mark.rule("SH-E1", "SH-P7")
def test_income_may_be_declined(deal: Deal) -> None:
    table = deal().floor("B", left="cellar")

    table.play("""
        A: place 2c1 o
        B: done
    """)

    assert table["B"].cubes == "nothing"


@pytest.mark.rule("SH-E1")
def test_the_own_dwellers_bring_no_income(deal: Deal) -> None:
    table = deal().floor("A", left="cellar")

    table.play("A: place 1c1 o").asks("B", "turn")

    assert table["A"].cubes == "w1"


@pytest.mark.rule("SH-E1")
def test_only_the_owner_of_the_floor_is_paid(deal: Deal) -> None:
    table = deal(seats=3, floors=(2, 3, 1)).floor("C", left="cellar")

    table.play("A: place 1c1 o").asks("C", "income")
    table.play("C: gain e1").asks("B", "turn")


@pytest.mark.rule("SH-E2")
def test_a_covered_space_brings_no_income(deal: Deal) -> None:
    table = deal().has("A", cubes="w1").floor("B", left="cellar").threat("fire", on="2c1")

    table.play("A: place 2c1 o").asks("B", "turn")

    assert table["B"].cubes == "nothing"


@pytest.mark.rule("SH-E2", "SH-T4")
def test_a_fight_brings_no_income(deal: Deal) -> None:
    table = deal().floor("B", left="cellar").threat("roaches", on="2c1")

    table.play("A: place 2c1 o").asks("chance", "roll-fight")
    table.play("dice: roll 6 6").asks("B", "turn")


@pytest.mark.rule("SH-E2")
def test_the_other_space_of_the_room_still_brings_income(deal: Deal) -> None:
    table = deal().floor("B", left="closet").threat("fire", on="2c1")

    table.play("A: place 2c2 o").asks("B", "income")


@pytest.mark.rule("SH-E3")
def test_the_top_floor_brings_nobody_income(deal: Deal) -> None:
    table = deal()

    table.play("""
        A: place 0e1 o
        B: place 0e2 o
        A: place 0d1 o
    """).asks("B", "turn")


@pytest.mark.rule("SH-E4")
def test_two_dwellers_on_a_linked_space_bring_one_cube(deal: Deal) -> None:
    table = deal().has("A", cubes="f1").floor("B", left="hall")

    table.play("""
        A: place 2c1 o+o
        B: gain w1
    """).asks("B", "turn")

    assert table["B"].cubes == "w1"


@pytest.mark.rule("SH-E4")
def test_a_space_for_the_wounded_brings_income_too(deal: Deal) -> None:
    table = deal().has("A", dwellers="~o").floor("B", left="clinic")

    table.play("A: place 2c1 ~o").asks("B", "income")
    table.play("""
        B: gain e1
        A: gain f1
    """)

    assert (table["A"].cubes, table["B"].cubes) == ("f1", "e1")


@pytest.mark.rule("SH-E5")
def test_income_comes_after_the_cost_and_before_the_rewards(deal: Deal) -> None:
    cards = with_room("cellar", space("food wound", "?"))
    table = deal(cards=cards).has("A", cubes="f1").floor("B", left="cellar")

    table.play("A: place 2c1 o").asks("B", "income")
    assert table["A"].cubes == "nothing"
    assert table.on("2c1") == "A~"

    table.play("B: gain e1").asks("A", "gain")
    table.play("A: gain w1")


@pytest.mark.rule("SH-E5")
def test_full_tracks_are_not_offered(deal: Deal) -> None:
    table = deal().has("B", cubes="e6 f6 w5").floor("B", left="cellar")

    table.play("A: place 2c1 o").asks("B", "income")

    assert table.offers() == ["done", "gain w1"]
    table.refused("B: gain e1", "SH-Y2", "wrong-cubes")


@pytest.mark.rule("SH-E5")
def test_with_three_full_tracks_nobody_is_asked(deal: Deal) -> None:
    table = deal().has("B", cubes="e6 f6 w6").floor("B", left="cellar")

    table.play("A: place 2c1 o").asks("B", "turn")

    assert table["A"].cubes == "w1"


@pytest.mark.rule("SH-E5")
def test_income_of_a_paid_build_comes_after_the_room_is_paid(deal: Deal) -> None:
    table = deal().has("A", cubes="e1").floor("B", left="office")

    table.play("""
        A: place 2c1 o
        A: build closet left
    """).asks("B", "income")
    assert table["A"].cubes == "nothing"
    assert table["A"].floor == "|"

    table.play("""
        B: done
        deck: room gym
    """)
    assert (table["A"].floor, table["A"].happiness) == ("closet |", 1)


@pytest.mark.rule("SH-E1")
@pytest.mark.parametrize("who", "BCD")
@pytest.mark.parametrize("space", [f"{room}{slot}" for room in "abcdef" for slot in (1, 2)])
def test_every_space_of_every_floor_brings_income(deal: Deal, who: str, space: str) -> None:
    table = deal(seats=4).floor(who, left="closet closet closet", right="closet closet closet")

    table.play(f"A: place {'ABCD'.index(who) + 1}{space} o").asks(who, "income")
    table.play(f"{who}: gain w1")

    assert table[who].cubes == "w1"
