"""What cannot be is refused by a rule, in every game, and nothing has changed then."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import msgspec
import pytest

import overseer
from overseer.engine import Match, Record, RecordError, Refused, commitment, numbered_seed
from overseer.engine.entries import MOST_ASIDES
from overseer.engine.record import Entry
from tests.conformance.tables import Table

SEEDS = range(1)
ABSURD = (
    *("", " ", "\0", "undo undo", "resign 0", "time", "idle", "idle 1", "seal", "seal pass"),
    *("back 0", "back -1", "back 99999999", "back 9999999999999", "back ٣", "back 1e9"),
    *("helper", "helper x", "helper a=b=c", "nonsense", "9" * 5000, "move " + "9" * 400),
    "x" * 200_000,
)


def halfway(table: Table) -> Match:
    return table.halfway(3, 25)


def refused(match: Match, doing: Callable[[], object]) -> str:
    """The rule that refuses something, after which everything is as it was."""
    before = (match.record.encode(), match.state.encode(), len(match.events), match.answered)
    undo = [match.can_undo(seat) for seat in range(len(match.seats))]
    with pytest.raises(Refused) as caught:
        doing()
    assert (match.record.encode(), match.state.encode(), len(match.events)) == before[:3]
    assert match.answered == before[3]
    assert [match.can_undo(seat) for seat in range(len(match.seats))] == undo
    assert match.state.ears is None
    return caught.value.refusal.rule


@pytest.mark.rule("OV-T1")
def test_an_input_of_a_seat_that_is_not_asked(table: Table) -> None:
    match = halfway(table)
    decision = match.state.decision
    assert decision is not None
    move = match.moves(match.state.seat)[0]
    for seat in (-3, -2, -1, *range(table.seats), table.seats, 10**9):
        if seat not in decision.seats:
            assert refused(match, partial(match.play, seat, move)) == "OV-T1"
            assert refused(match, partial(match.call_time, seat)) == "OV-T1"
        if not 0 <= seat < table.seats:
            for doing in (match.resign, match.idle, match.here):
                assert refused(match, partial(doing, seat)) == "OV-T1"
            assert refused(match, partial(match.enter, seat, "undo")) == "OV-U1"


@pytest.mark.rule("OV-N1")
def test_an_unknown_kind_of_input(table: Table) -> None:
    match = halfway(table)
    for text in ABSURD:
        rule = refused(match, partial(match.enter, match.state.seat, text))
        assert rule in ("OV-N1", "OV-H1"), text[:40]


@pytest.mark.rule("OV-R1")
def test_a_log_with_a_gap_or_a_foreign_entry(table: Table) -> None:
    match = halfway(table)
    head, entries = match.record.header, match.record.entries
    other = table.halfway(8, 30).record.entries
    middle = len(entries) // 2
    logs = {
        "gap": [*entries[:middle], *entries[middle + 1 :]],
        "doubled": [*entries[:middle], entries[middle - 1], *entries[middle:]],
        "foreign": [*entries[:-1], other[-1]],
        "swapped": [*entries[:-2], entries[-1], entries[-2]],
        "no move": [*entries, Entry(match.state.seat, "nonsense", "0" * 24)],
        "no seat": [*entries, Entry(99, "resign", "0" * 24)],
        "no word": [*entries, Entry(0, "back 99999999", "0" * 24)],
    }
    for name, log in logs.items():
        for trusted in (True, False):
            record = Record(head)
            record.entries = log
            with pytest.raises(RecordError) as caught:
                Match(
                    table.game,
                    [None] * table.seats,
                    seed=match.seed,
                    record=record,
                    trusted=trusted,
                )
            assert caught.value.refusal.rule == "OV-R1", name
    rows = [(n, e.seat, e.move, e.link) for n, e in enumerate(entries, start=1)]
    for broken in (rows[1:], rows[:middle] + rows[middle + 1 :], [rows[0], *rows]):
        with pytest.raises(RecordError):
            Record.of_rows(head, broken)


@pytest.mark.rule("OV-R1", "OV-O1")
def test_options_rules_cards_or_a_seed_of_another_match(table: Table) -> None:
    match = halfway(table)
    head = match.record.header
    foreign = {
        "game": "nonsense",
        "rules": "nonsense-1",
        "cards": "0",
        "options": {"nonsense": 1},
        "commitment": commitment(numbered_seed(99)),
        "seats": [*head.seats, "human"],
    }
    for name, value in foreign.items():
        for trusted in (True, False):
            record = Record(msgspec.structs.replace(head, **{name: value}))
            record.entries = list(match.record.entries)
            with pytest.raises(Refused) as caught:
                Match(
                    table.game,
                    [None] * table.seats,
                    seed=match.seed,
                    record=record,
                    trusted=trusted,
                )
            assert caught.value.refusal.rule.startswith("OV-"), name
    for other in overseer.games():
        if other is not table.game and table.seats in other.seats:
            with pytest.raises(Refused):
                Match(other, [None] * table.seats, seed=match.seed, record=match.record)


@pytest.mark.rule("OV-L1", "OV-U1")
def test_ways_back_without_end(table: Table) -> None:
    """A forged log that goes back and back is refused before it costs anything."""
    match = halfway(table)
    record = Record(match.record.header)
    record.entries = [*match.record.entries] + [Entry(0, "back 3", "")] * (MOST_ASIDES + 1)
    with pytest.raises(RecordError) as caught:
        record.replay(table.game)
    assert caught.value.refusal.rule == "OV-L1"
