"""What a log must not leave out: who was sent where, where a threat came, and what was paid."""

from __future__ import annotations

import pytest

from tests.shelter.sets import space, with_top
from tests.shelter.table import Deal


@pytest.mark.rule("SH-P3")
def test_printed_and_chosen_cubes_are_told_as_paid(deal: Deal) -> None:
    table = deal(cards=with_top(space("food ?", "happiness"))).has("A", cubes="f1 w1")

    table.play("A: place 0d1 o")

    assert table.told("paid") == [{"seat": 0, "cubes": "f1"}, {"seat": 0, "cubes": "w1"}]


@pytest.mark.rule("SH-P3")
def test_cubes_of_choice_are_told_as_paid(deal: Deal) -> None:
    table = deal(cards=with_top(space("?", "happiness"))).has("A", cubes="f1 w1")

    table.play("""
        A: place 0d1 o
        A: pay w1
    """)

    assert table.told("paid") == [{"seat": 0, "cubes": "w1"}]


@pytest.mark.rule("SH-P3")
def test_a_placement_without_a_price_tells_no_payment(deal: Deal) -> None:
    table = deal(cards=with_top(space(reward="happiness")))

    table.play("A: place 0d1 o")

    assert table.told("paid") == []


@pytest.mark.rule("SH-P1")
def test_a_placement_tells_how_many_were_sent(deal: Deal) -> None:
    table = deal(cards=with_top(space(reward="happiness", linked=True)))

    table.play("A: place 0d1 o+o")

    assert [args["n"] for args in table.told("placed")] == [2]


@pytest.mark.rule("SH-Y9")
def test_the_price_of_a_room_is_told(deal: Deal) -> None:
    table = deal().has("A", cubes="e2 f3 w1").shows(rooms="closet hall market")

    table.play("""
        A: place 1lift o
        A: build market left
        deck: room gym
    """)

    assert table.told("paid") == [{"seat": 0, "cubes": "f2 w1"}]


@pytest.mark.rule("SH-T3")
def test_a_threat_is_told_with_its_room(deal: Deal) -> None:
    table = deal(round=2)

    table.play("""
        dice: roll 4 4
        deck: threat roaches
    """).asks("chance", "roll-floor")

    assert [args["room"] for args in table.told("appeared")] == ["water-treatment"]
