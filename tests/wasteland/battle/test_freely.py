"""What costs no action is possible after the last one, too (WB-R3, WB-I1, WB-I2)."""

from __future__ import annotations

import pytest

from overseer.wasteland.battle.model import (
    BLANK_MARKER,
    HEAP,
    INVESTIGATION,
    ITEM_MARKER,
    SEARCHABLE,
)
from tests.wasteland.table import Table

STOCKS = (((BLANK_MARKER, 1),), ((ITEM_MARKER, 1),))
SECOND = 2  # the bit of the side that the AI plays


def scene(ai: int = 0) -> Table:
    """m0 of side 0 at 300,300, which has yellow moves and green awareness; m1 of side 1 far off."""
    table = Table(ai=ai)
    table.state.stocks = STOCKS
    table.model("settler", 0, 300, 300)
    table.model("raider", 1, 800, 800)
    return table


@pytest.mark.rule("WB-I1", "WB-R3")
def test_a_marker_that_the_second_move_brings_into_sight_is_looked_at() -> None:
    table = scene()
    table.marker(INVESTIGATION, 300, 700)
    table.activate(table.state.models[0])
    assert table.listed("look") == []
    table.play("move 300,400", "move 300,500")
    assert table.asked == (0, "action")
    assert table.state.actions == 0
    assert table.listed() == ["look k0", "end"]
    assert table.rule("move 300,510") == "WB-R3"
    table.play("look k0", f"content k0 {BLANK_MARKER}")
    assert table.state.markers[0].out
    assert [args["model"] for args in table.told("ended")] == [0]


@pytest.mark.rule("WB-I1", "WB-R3")
def test_who_would_rather_not_look_ends_the_activation() -> None:
    table = scene()
    marker = table.marker(SEARCHABLE, 300, 500)
    table.activate(table.state.models[0]).play("move 300,400", "move 300,500", "end")
    assert [args["model"] for args in table.told("ended")] == [0]
    assert marker.seen == 0


@pytest.mark.rule("WB-I2", "WB-R3")
def test_a_find_is_picked_up_after_the_last_action() -> None:
    table = scene()
    heap = table.marker(HEAP, 300, 500)
    heap.items = (table.cards.item_numbers["stimpak"],)
    table.activate(table.state.models[0]).play("move 300,400", "move 300,500")
    assert table.listed() == ["take stimpak k0", "end"]
    table.play("take stimpak k0")
    assert heap.out
    assert [args["model"] for args in table.told("ended")] == [0]


@pytest.mark.rule("WB-R3")
def test_who_has_nothing_free_to_do_is_not_asked() -> None:
    table = scene()
    table.activate(table.state.models[0]).play("move 300,400", "move 300,500")
    assert [args["model"] for args in table.told("ended")] == [0]


@pytest.mark.rule("WC-A4")
def test_the_ai_has_two_actions_and_does_not_look_after_them() -> None:
    table = scene(ai=SECOND)
    marker = table.marker(INVESTIGATION, 800, 700)
    table.activate(table.state.models[1])
    while not table.told("ended"):
        table.play(str(table.state.chance(0)))
    assert marker.seen == 0
