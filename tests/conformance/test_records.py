"""Records: saved, loaded, replayed, checked, and not to be tampered with."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

import overseer
from overseer.engine import Match, Record, RecordError, Refused, commitment, numbered_seed
from overseer.engine.match import read_seed
from overseer.engine.record import End
from tests.conformance.tables import Table

TRIES = 12  # lines of a record that are tampered with, besides its first and last ones


@cache
def finished(table: Table) -> Match:
    """A match that was played to its end."""
    match = table.match(1)
    rng = table.rng(1)
    while not match.over:
        match.play(match.state.seat, rng.choice(match.state.moves()))
    return match


def verified(raw: bytes) -> Record:
    """Read a record and check everything in it, as a stranger would."""
    record = Record.decode(raw, "a.record")
    game = overseer.game(record.header.game)
    record.replay(game)
    record.check_dice(game)
    return record


def detected(raw: bytes) -> bool:
    """Whether the checks refuse a record."""
    try:
        verified(raw)
    except Refused:
        return True
    return False


def test_a_record_replays_to_the_same_digests(table: Table, tmp_path: Path) -> None:
    match = finished(table)
    path = tmp_path / "a.record"
    match.save(path)
    record = Record.load(path)
    assert record.encode() == match.record.encode()
    assert record.replay(table.game).digest() == match.state.digest()
    record.check_dice(table.game)
    assert record.end is not None
    assert match.outcome is not None
    assert tuple(record.end.winners) == match.outcome.winners


def test_a_record_can_be_replayed_to_any_move(table: Table) -> None:
    record = finished(table).record
    for to in {0, 1, len(record.entries) // 2, len(record.entries)}:
        again = Record(record.header)
        state = record.replay(table.game, to)
        if to:
            again.entries = record.entries[: to - 1]
            last = record.entries[to - 1]
            assert again.next_link(last.seat, last.move, state) == last.link
        else:
            assert state.digest() == table.game.new(table.seats).digest()


def test_a_match_goes_on_after_a_break(table: Table, tmp_path: Path) -> None:
    whole = finished(table)
    match = table.match(1)
    rng = table.rng(1)
    moves = 0
    while not match.over:
        match.play(match.state.seat, rng.choice(match.state.moves()))
        moves += 1
        if moves == 20:
            path = tmp_path / "a.record"
            match.save(path)
            people = [None] * table.seats
            seed, record = read_seed(path), Record.load(path)
            match = Match(table.game, people, seed=seed, record=record)
    assert match.record.encode() == whole.record.encode()


@given(data=st.data())
def test_a_changed_byte_is_detected(table: Table, data: st.DataObject) -> None:
    raw = finished(table).record.encode()
    at = data.draw(st.integers(0, len(raw) - 2))  # the last byte only ends the line
    byte = data.draw(st.integers(0, 255).filter(lambda byte: byte != raw[at]))
    assert detected(raw[:at] + bytes([byte]) + raw[at + 1 :])


def test_a_lost_doubled_or_moved_line_is_detected(table: Table) -> None:
    """First and last lines, and some between: each try replays the game up to there."""
    lines = finished(table).record.encode().splitlines(keepends=True)
    rng = table.rng(1)
    between = range(2, len(lines) - 2)
    some = rng.sample(between, min(TRIES, len(between)))
    for at in (0, 1, *some, len(lines) - 2, len(lines) - 1):
        to = rng.choice([to for to in range(len(lines)) if to != at])
        rest = lines[:at] + lines[at + 1 :]
        assert detected(b"".join(rest))
        assert detected(b"".join([*lines[:at], lines[at], *lines[at:]]))
        assert detected(b"".join([*rest[:to], lines[at], *rest[to:]]))


@given(data=st.data())
def test_a_record_that_breaks_off_keeps_what_is_intact(table: Table, data: st.DataObject) -> None:
    match = finished(table)
    raw = match.record.encode()
    cut = raw[: data.draw(st.integers(0, len(raw) - 2))]
    assert detected(cut)
    try:
        intact: Record | None = Record.decode(cut, "a.record")
    except RecordError as error:
        intact = error.intact
    if intact is not None:
        assert intact.entries == match.record.entries[: len(intact.entries)]
        assert len(intact.entries) >= cut.count(b"\n") - 1
        intact.replay(table.game)


@pytest.mark.parametrize("name", ["game", "rules", "cards", "seats", "options", "commitment"])
def test_a_changed_header_is_detected(table: Table, name: str) -> None:
    header, _, rest = finished(table).record.encode().partition(b"\n")
    fields = msgspec.json.decode(header, type=dict[str, object])
    others: dict[str, list[object]] = {
        "game": ["nonsense", "scavengers", "shelter"],
        "rules": ["0"],
        "cards": ["0"],
        "seats": [[], ["human"] * 9, ["somebody"] * table.seats],
        "options": [{"nonsense": 1}, {"": []}],
        "commitment": ["", commitment(numbered_seed(2))],
    }
    changes = [value for value in others[name] if value != fields[name]]
    assert changes
    for value in changes:
        raw = msgspec.json.encode({**fields, name: value})
        assert detected(raw + b"\n" + rest)


def test_a_wrong_end_is_detected(table: Table) -> None:
    record = Record.decode(finished(table).record.encode(), "a.record")
    end = record.end
    assert end is not None
    changes: dict[str, list[object]] = {
        "seed": [numbered_seed(2).hex(), "", "seed", end.seed.upper(), end.seed + "00" * 64],
        "winners": [[*end.winners, table.seats], end.winners[1:] if end.winners else [0]],
        "scores": [[], [score + 1 for score in end.scores]],
        "how": ["nonsense"],
    }
    for name, values in changes.items():
        for value in values:
            record.end = msgspec.structs.replace(end, **{name: value})
            assert detected(record.encode()), (name, value)


def test_dishonest_dice_are_detected(rolling_table: Table) -> None:
    """A forger who seals everything anew, but not with dice that the seed gives."""
    table = rolling_table
    honest = finished(table).record
    assert honest.end is not None
    other = numbered_seed(2)
    header = msgspec.structs.replace(honest.header, commitment=commitment(other))
    forged = Record(header)
    state = table.game.new(table.seats)
    for entry in honest.entries:
        state.play(table.game.parse(entry.move))
        forged.add(entry.seat, entry.move, state)
    forged.end = End(honest.end.winners, honest.end.scores, honest.end.how, other.hex())
    forged.replay(table.game)
    with pytest.raises(RecordError) as caught:
        forged.check_dice(table.game)
    assert caught.value.refusal.reason == "record-dice"
