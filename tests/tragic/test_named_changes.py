"""Whatever a card does is named by events or moves, so that a client can draw it (every card)."""

from __future__ import annotations

import pytest

from overseer.engine import NATURE
from tests.conformance.events_tragic import BOOK
from tests.conformance.explaining import changes, named, unexplained
from tests.tragic.cards.test_every_card import ROWS
from tests.tragic.scenario import Scenario
from tests.tragic.table import Table

VIEWERS = (0, 1, None)


def play_named(table: Table, *moves: str) -> Table:
    """`Table.play` that looks at every step with everybody's eyes."""
    state = table.state
    if state.seat == NATURE and not state.work and state.topic == 0:
        table.start()
    for text in moves:
        move = table.tables.moves.by_text[text]
        before = [state.view(viewer).data() for viewer in VIEWERS]
        shown = [str(state.shown(move, viewer)) for viewer in VIEWERS]
        seat, heard = state.seat, len(table.events)
        state.ears, state.wordless = table.events, True
        state.play(move)
        state.ears, state.wordless = None, False
        for at, viewer in enumerate(VIEWERS):
            told = [event.shown(viewer) for event in table.events[heard:]]
            changed = changes(before[at], state.view(viewer).data(), BOOK.names)
            left = unexplained(BOOK, changed, named(BOOK, seat, shown[at], told))
            assert not left, (text, viewer, sorted(left), [event.name for event in told])
    return table


@pytest.mark.parametrize("first", range(20))
def test_what_cards_do_is_named(first: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "play", play_named)
    for row in ROWS[first::20]:
        Scenario(row).run()
