"""Trade: SH-Y12."""

from __future__ import annotations

import pytest

from tests.shelter.sets import space, with_item, with_top
from tests.shelter.table import Deal


@pytest.mark.rule("SH-Y12")
def test_a_trade_goes_either_way_in_any_amount(deal: Deal) -> None:
    table = deal().has("A", cubes="f4 w1").floor("A", left="market")

    table.play("A: place 1c1 o").asks("A", "window")

    assert table.offers() == [
        "done",
        *("trade f2>w1 x1", "trade f2>w1 x2"),
        "trade w1>f2 x1",
    ]
    table.play("""
        A: trade f2>w1 x2
        A: done
        A: done
    """)
    assert table["A"].cubes == "f1 w3"  # the row goes on with a food
    assert table.told("traded") == [{"seat": 0, "give": "f4", "take": "w2"}]


@pytest.mark.rule("SH-Y12", "SH-P7")
def test_a_trade_is_optional(deal: Deal) -> None:
    table = deal().has("A", cubes="f2").floor("A", left="market")

    table.play("""
        A: place 1c1 o
        A: done
        A: done
    """)

    assert table["A"].cubes == "f3"


@pytest.mark.rule("SH-Y12")
def test_a_trade_stays_open_until_the_turn_ends(deal: Deal) -> None:
    """After the food that comes later in the row, it is offered again."""
    table = deal().has("A", cubes="f1").floor("A", left="market")

    table.play("A: place 1c1 o").asks("A", "window")
    assert table.offers("trade") == ["trade f2>w1 x1"]
    table.play("A: trade f2>w1 x1").asks("B", "turn")

    assert table["A"].cubes == "w1"


@pytest.mark.rule("SH-Y12")
def test_a_trade_may_be_followed_by_another_before_the_next_reward(deal: Deal) -> None:
    """Any number of times from the moment that the symbol is reached: the energy has to wait."""
    cards = with_top(space(reward="trade:food=water energy"))
    table = deal(cards=cards).has("A", cubes="f2 w1")

    table.play("""
        A: place 0d1 o
        A: trade f1>w1 x2
    """).asks("A", "window")
    assert table["A"].cubes == "w3"
    assert table.offers() == ["done", "trade w1>f1 x1", "trade w1>f1 x3"]

    table.play("A: trade w1>f1 x3").asks("A", "window")
    assert table["A"].cubes == "f3"
    table.play("A: done").asks("A", "window")
    assert table["A"].cubes == "e1 f3"
    table.play("A: done")


@pytest.mark.rule("SH-Y12")
def test_two_trades_of_a_row_are_open_together(deal: Deal) -> None:
    """Food becomes water, and water energy, in time for the choice that follows."""
    cards = with_top(space(reward="trade:food=water trade:water=energy ?"))
    table = deal(cards=cards).has("A", cubes="f1")

    table.play("A: place 0d1 o").asks("A", "window")
    assert table.offers() == ["done", "trade f1>w1 x1"]
    table.play("A: done").asks("A", "window")
    assert table.offers() == ["done", "trade f1>w1 x1"]
    table.play("A: trade f1>w1 x1").asks("A", "window")
    assert table.offers() == ["done", "trade w1>e1 x1"]
    table.play("A: trade w1>e1 x1").asks("A", "gain")
    table.play("""
        A: gain e1
        A: done
    """)

    assert table["A"].cubes == "e2"


@pytest.mark.rule("SH-Y12")
def test_what_an_item_changed_may_be_traded_back(deal: Deal) -> None:
    """The cola makes food of water; that this stock was there before the cola forbids nothing."""
    cards = with_top(space(reward="trade:food=water"), with_item("cola", "food", "water"))
    table = deal(cards=cards).has("A", cubes="f1 w2", items="cola")

    table.play("""
        A: place 0d1 o
        A: use cola
    """).asks("A", "window")
    assert table["A"].cubes == "f2 w1"
    table.play("A: trade f1>w1 x1").asks("A", "window")
    assert table["A"].cubes == "f1 w2"
    table.refused("A: trade w1>f1 x1", "SH-Y12", "trade-back")
    table.play("A: done")


@pytest.mark.rule("SH-Y12")
def test_what_a_reward_changed_may_be_traded_back(deal: Deal) -> None:
    cards = with_top(space(reward="trade:food=water food*2"))
    table = deal(cards=cards).has("A", cubes="f2 w2")

    table.play("""
        A: place 0d1 o
        A: trade f1>w1 x2
        A: done
    """).asks("A", "window")
    assert table["A"].cubes == "f2 w4"
    table.play("A: trade w1>f1 x2").asks("A", "window")
    assert table["A"].cubes == "f4 w2"
    table.play("A: done")


@pytest.mark.rule("SH-Y12")
def test_what_is_not_there_cannot_be_traded(deal: Deal) -> None:
    cards = with_top(space(reward="trade:food=water energy"))
    table = deal(cards=cards).has("A", cubes="f1")

    table.play("A: place 0d1 o").asks("A", "window")

    table.refused("A: trade f1>w1 x2", "SH-P3", "cost")
    table.refused("A: trade w1>f1 x1", "SH-P3", "cost")


@pytest.mark.rule("SH-Y12")
def test_a_trade_that_is_not_open_is_refused(deal: Deal) -> None:
    cards = with_top(space(reward="trade:food=water energy"))
    table = deal(cards=cards).has("A", cubes="f6")

    table.play("A: place 0d1 o").asks("A", "window")

    table.refused("A: trade f2>w1 x1", "SH-Y12", "no-trade")  # that is the market's


@pytest.mark.rule("SH-Y12")
def test_a_trade_ends_with_the_turn(deal: Deal) -> None:
    table = deal().has("A", cubes="f4").floor("A", left="market").has("B", dwellers="o")

    table.play("""
        A: place 1c1 o
        A: done
        A: done
        B: place 0e1 o
        A: place 0e2 o
    """).quiet()

    assert table["A"].cubes == "f6"


@pytest.mark.rule("SH-Y12", "SH-C2")
def test_a_trade_beyond_a_full_track_loses_the_rest(deal: Deal) -> None:
    cards = with_top(space(reward="trade:food*2=water"))
    table = deal(cards=cards).has("A", cubes="f5 w2")

    table.play("""
        A: place 0d1 o
        A: trade w1>f2 x1
    """).asks("A", "window")

    assert table["A"].cubes == "f6 w1"
    table.play("A: done")


@pytest.mark.rule("SH-Y12")
def test_a_trade_without_anything_to_trade_asks_nothing(deal: Deal) -> None:
    cards = with_top(space(reward="trade:food=water energy"))
    table = deal(cards=cards)

    table.play("A: place 0d1 o").asks("B", "turn")

    assert table["A"].cubes == "e1"
