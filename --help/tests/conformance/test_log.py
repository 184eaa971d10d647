"""Every match comes back whole out of its log: position, undo row, sealed answers, dice."""

from __future__ import annotations

from overseer.engine import Match, Record
from overseer.engine.match import Step
from tests.conformance.tables import Table

SEEDS = range(3)


def again(table: Table, match: Match, *, trusted: bool) -> Match:
    """The match out of the bytes of its record."""
    record = Record.decode(match.record.encode(), "a.record")
    seats = [None] * len(match.seats)
    return Match(table.game, seats, seed=match.seed, record=record, trusted=trusted)


def same(table: Table, one: Match, other: Match) -> None:
    assert other.state.encode() == one.state.encode()
    assert other.answered == one.answered
    assert other.over == one.over
    for seat in range(table.seats):
        assert other.can_undo(seat) == one.can_undo(seat)


def test_a_resumed_match_goes_on_as_the_one_that_never_stopped(table: Table, seed: int) -> None:
    match, rng = table.match(seed), table.rng(seed)
    stops = {3, 17, 40, 90}
    for number in range(100):
        if match.over:
            break
        if number in stops:
            other = again(table, match, trusted=True)
            same(table, match, other)
            match = other
        seat = match.state.seat
        if rng.random() < 0.2 and match.can_undo(seat):
            match.undo(seat)
        else:
            match.play(seat, rng.choice(match.moves(seat)))
    same(table, match, again(table, match, trusted=False))


def test_every_viewer_gets_every_step_with_a_number(table: Table, seed: int) -> None:
    match, rng = table.match(seed), table.rng(seed)
    steps: list[Step] = []
    first = len(match.record.entries)
    match.on_step = steps.append
    for _ in range(60):
        if match.over:
            break
        seat = match.state.seat
        match.play(seat, rng.choice(match.moves(seat)))
    entries = match.record.entries[first:]
    assert [step.number for step in steps] == list(range(first + 1, first + 1 + len(entries)))
    for step, entry in zip(steps, entries, strict=True):
        assert len(step.shown) == table.seats + 1
        if entry.seat >= 0:
            assert step.shown[entry.seat] == entry.move
