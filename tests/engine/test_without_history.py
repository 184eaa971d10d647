"""A match that hands its entries to a store and keeps none of them."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from overseer.engine import Match, Record, RecordError, numbered_seed
from overseer.engine.match import Step
from overseer.engine.record import Entry
from tests.engine.coins import COINS, MOVES

SEED = numbered_seed(5)


class Store:
    """The rows of one match."""

    def __init__(self, casual: bool = False) -> None:
        self.rows: list[tuple[int, int, str, str]] = []
        self.match = Match(COINS, [None] * 2, seed=SEED, casual=casual, history=False)
        self.header = self.match.record.header
        self._listen()

    def _listen(self) -> None:
        self.match.on_step = self.write
        self.match.record.source = self.read

    def write(self, step: Step) -> None:
        self.rows.append((step.number, step.seat, step.text, step.link))

    def read(self) -> Sequence[Entry]:
        return Record.of_rows(self.header, self.rows).entries

    def restart(self) -> None:
        """Another process takes the match up from the rows."""
        record = Record.of_rows(self.header, self.rows)
        self.match = Match(COINS, [None] * 2, seed=SEED, record=record, trusted=True, history=False)
        self._listen()


@pytest.mark.parametrize("casual", [True, False])
@pytest.mark.parametrize("restarts", [True, False])
def test_it_plays_like_one_that_keeps_everything(casual: bool, restarts: bool) -> None:
    store, other = Store(casual), Match(COINS, [None] * 2, seed=SEED, casual=casual)
    script = ["take", "undo", "toss", "undo", "end", "toss", "end", "take", "undo", "take", "end"]
    for text in script:
        seat = other.state.seat
        if text == "undo" and not other.can_undo(seat):
            assert not store.match.can_undo(seat)
            continue
        assert store.match.enter(seat, text) == other.enter(seat, text)
        assert len(store.match.record.entries) <= 1
        assert len(store.match.events) < 5
        assert store.match.number == other.number
        if restarts:
            store.restart()
    assert list(store.read()) == other.record.entries
    assert store.match.state.encode() == other.state.encode()
    record = Record.of_rows(store.header, store.rows)
    record.replay(COINS)
    assert record.encode() == other.record.encode()


def test_a_copy_that_is_thrown_away_has_changed_nothing() -> None:
    """How a server works: on a copy first, which becomes the match once the row is written."""
    store = Store()
    store.match.enter(0, "take")
    copy = store.match.copy()
    copy.on_step = None
    copy.enter(0, "toss")
    assert (store.match.number, copy.number) == (1, 3)
    store.match.enter(0, "toss")
    assert store.match.state.encode() == copy.state.encode()
    assert store.match.record.entries[-1] == copy.record.entries[-1]


@pytest.mark.rule("OV-R1")
def test_rows_with_a_gap_are_refused() -> None:
    store = Store()
    for text in ("take", "take", "toss"):
        store.match.enter(0, text)
    for rows in (store.rows[1:], store.rows[:1] + store.rows[2:], [*store.rows, store.rows[-1]]):
        with pytest.raises(RecordError) as caught:
            Record.of_rows(store.header, rows)
        assert caught.value.refusal.reason == "record-gap"


@pytest.mark.rule("OV-R1")
def test_what_lies_in_a_store_is_not_written_from_here() -> None:
    store = Store(casual=True)
    for text in ("take", "toss"):
        store.match.enter(0, text)
    with pytest.raises(ValueError, match="store"):
        store.match.record.encode()
    store.match.record.source = None
    with pytest.raises(RecordError) as caught:
        store.match.undo(0)  # beyond the last row: only the store knows how it was
    assert caught.value.refusal.reason == "record-gap"
    assert store.match.number == 3
    assert MOVES["take"] in store.match.moves(0)
