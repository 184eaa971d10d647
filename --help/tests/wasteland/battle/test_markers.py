"""Looking at markers, and what comes to light (WB-I1, WC-F9 with C8 to C10)."""

from __future__ import annotations

import pytest

from overseer.wasteland.battle.model import (
    BLANK_MARKER,
    DIGIT,
    HEAP,
    INVESTIGATION,
    ITEM_MARKER,
    LOCKPICK_MARKER,
    SEARCH_ICON,
    SEARCHABLE,
    UNKNOWN,
)
from overseer.wasteland.geometry.piece import Piece
from tests.wasteland.table import Table, box

STOCKS = (
    ((DIGIT + 1, 1), (BLANK_MARKER, 2), (SEARCH_ICON, 2)),
    ((ITEM_MARKER, 1), (LOCKPICK_MARKER, 1), (BLANK_MARKER, 1)),
)


def scene(*pieces: Piece) -> Table:
    """m0 of side 0 at 300,300 with green awareness; m1 of side 1 far off."""
    table = Table(pieces)
    table.state.stocks = STOCKS
    table.model("settler", 0, 300, 300)
    table.model("raider", 1, 800, 800)
    return table


def start(table: Table) -> Table:
    return table.activate(table.state.models[0])


@pytest.mark.rule("WB-I1", "WC-F9")
def test_a_look_costs_nothing_and_is_drawn_by_chance() -> None:
    table = scene()
    marker = table.marker(INVESTIGATION, 300, 480)
    start(table)
    assert table.listed("look") == ["look k0"]
    table.play("look k0")
    assert table.asked == (-1, "marker")
    assert sorted(str(move) for move in table.state.moves()) == [
        *("content k0 0", f"content k0 {DIGIT + 1}", "content k0 6"),
    ]
    table.play(f"content k0 {DIGIT + 1}")
    assert marker.content == DIGIT + 1
    assert (marker.seen, marker.open, marker.out) == (1, False, False)
    assert table.asked == (0, "action")
    assert table.state.actions == 2
    assert table.state.stocks[INVESTIGATION] == (
        *((DIGIT + 1, 0), (BLANK_MARKER, 2), (SEARCH_ICON, 2)),
    )


@pytest.mark.rule("WB-I1")
def test_only_the_side_that_looks_learns_the_content() -> None:
    table = scene()
    table.marker(INVESTIGATION, 300, 480)
    before = start(table).state.revealed
    table.play("look k0", f"content k0 {DIGIT + 1}")
    assert table.state.revealed == before + 1
    event = next(event for event in table.events if event.name == "wasteland-looked")
    assert event.shown(0).args["content"] == "1"
    assert event.shown(1).name == "wasteland-looked-hidden"
    assert event.shown(1).args == {"model": 0}


@pytest.mark.rule("WB-I1")
def test_nobody_looks_twice_and_the_other_side_sees_the_same() -> None:
    table = scene()
    marker = table.marker(INVESTIGATION, 300, 480)
    start(table).play("look k0", f"content k0 {DIGIT + 1}")
    assert table.refusal("look k0") is not None
    assert table.listed("look") == []
    other = table.state.models[1]
    other.x, other.y = 300, 560
    table.activate(other).play("look k0")
    assert table.asked == (1, "action")  # nothing is drawn again
    assert marker.seen == 3


@pytest.mark.rule("WB-I1")
@pytest.mark.parametrize(("y", "legal"), [(531, True), (532, False)])
def test_investigation_markers_are_looked_at_within_awareness(y: int, legal: bool) -> None:
    # Green is 203 mm, the base 16, the marker 12.
    table = scene()
    table.marker(INVESTIGATION, 300, y)
    assert start(table).rule("look k0") == ("" if legal else "WB-I1")


@pytest.mark.rule("WB-I1")
def test_investigation_markers_are_not_looked_at_through_walls() -> None:
    table = scene(box(200, 380, 200, 20, "sight", "wall"))
    table.marker(INVESTIGATION, 300, 480)
    assert start(table).rule("look k0") == "WB-I1"


@pytest.mark.rule("WB-I1", "WC-F9")
@pytest.mark.parametrize(("x", "legal"), [(330, True), (331, False)])
def test_searchable_markers_are_looked_at_in_contact(x: int, legal: bool) -> None:
    table = scene()
    table.marker(SEARCHABLE, x, 300)
    assert start(table).rule("look k0") == ("" if legal else "WB-I1")
    assert table.listed("look") == (["look k0"] if legal else [])


@pytest.mark.rule("WC-F9")
def test_a_blank_is_taken_off() -> None:
    table = scene()
    marker = table.marker(SEARCHABLE, 320, 300)
    start(table).play("look k0", "content k0 0")
    assert marker.out
    assert marker.open
    assert table.told("blank") == [{"model": 0, "marker": 0}]
    assert table.rule("look k0") == "WC-F9"


@pytest.mark.rule("WC-F9")
def test_a_searchable_icon_becomes_a_marker_of_those_set_aside() -> None:
    table = scene()
    table.state.spare = 1
    marker = table.marker(INVESTIGATION, 320, 300)
    other = table.marker(INVESTIGATION, 300, 320)
    start(table).play("look k0", "content k0 6")
    assert (marker.kind, marker.content, marker.seen) == (SEARCHABLE, UNKNOWN, 0)
    assert table.state.spare == 0
    assert table.rule("look k0") == ""  # face down: it may be looked at again
    table.play("look k1", "content k1 6")
    assert (other.kind, other.content, other.open) == (SEARCHABLE, ITEM_MARKER, True)


@pytest.mark.rule("WC-F9")
@pytest.mark.parametrize(("kind", "content"), [(INVESTIGATION, 0), (SEARCHABLE, 1)])
def test_the_stock_never_runs_out(kind: int, content: int) -> None:
    table = scene()
    table.state.stocks = (((DIGIT + 1, 0),), ())
    marker = table.marker(kind, 320, 300)
    start(table).play("look k0")
    assert table.asked == (0, "action")
    assert marker.content == content


@pytest.mark.rule("WC-F9")
def test_open_markers_heaps_and_what_is_not_there_cannot_be_looked_at() -> None:
    table = scene()
    table.marker(INVESTIGATION, 320, 300, DIGIT + 1, open=True)
    table.marker(HEAP, 320, 300)
    start(table)
    assert table.rule("look k0") == "WB-I1"
    assert table.rule("look k1") == "WC-F9"
    assert table.rule("look k7") == "WC-F9"
