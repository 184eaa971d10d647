"""A saved game goes on at another table: same position, new dice, and a record that says so."""

from __future__ import annotations

import msgspec
import pytest

from overseer.engine import Match, Record
from overseer.engine.adopt import adopted
from overseer.engine.record import RecordError
from overseer.engine.update import turning_points
from tests.engine.coins import COINS, MOVES

SEED, OTHER = b"s" * 32, b"t" * 32


def running(*moves: str, casual: bool = False) -> Match:
    match = Match(COINS, [None] * 2, seed=SEED, casual=casual)
    for move in moves:
        match.play(match.state.seat, MOVES[move])
    return match


def test_the_position_stays_and_the_dice_are_new() -> None:
    old = running("toss", "take", "end", "toss")
    record = adopted(old.record, COINS, OTHER)
    match = Match(COINS, [None] * 2, seed=OTHER, record=record)
    assert match.state.encode() == old.state.encode()
    assert [entry.move for entry in match.record.entries] == [
        entry.move for entry in old.record.entries
    ]
    assert match.record.header.imported is not None
    assert match.record.header.imported.commitment == old.record.header.commitment
    assert match.record.header.imported.link == old.record.entries[-1].link
    while not match.over:
        match.play(match.state.seat, MOVES["toss"])
    match.record.check_dice(COINS)  # those since then
    again = Record.decode(match.record.encode(), "file")
    again.check_dice(COINS)
    assert turning_points(again.header)[len(old.record.entries)][0].name == "imported"


def test_a_row_that_can_be_taken_back_stays_one() -> None:
    old = running("take", "take")
    match = Match(COINS, [None] * 2, seed=OTHER, record=adopted(old.record, COINS, OTHER))
    seat = match.state.seat
    assert match.can_undo(seat)
    match.undo(seat)
    match.record.replay(COINS)


def test_what_was_taken_back_stays_in_the_log() -> None:
    old = running("take", "take")
    old.undo(old.state.seat)
    record = adopted(old.record, COINS, OTHER)
    assert record.entries[-1].move == old.record.entries[-1].move == "back 1"
    assert Match(COINS, [None] * 2, seed=OTHER, record=record).state.encode() == old.state.encode()


def test_dice_since_then_are_checked() -> None:
    old = running("toss", "take", "end")
    match = Match(COINS, [None] * 2, seed=OTHER, record=adopted(old.record, COINS, OTHER))
    while not match.over:
        match.play(match.state.seat, MOVES["toss"])
    head = match.record.header
    assert head.imported is not None
    fewer = msgspec.structs.replace(head.imported, moves=0)
    claimed = Record(msgspec.structs.replace(head, imported=fewer))
    state = COINS.new(2)
    for entry in match.record.entries:
        state.apply(COINS.parse(entry.move))
        claimed.add(entry.seat, entry.move, state)
    claimed.end = match.record.end
    with pytest.raises(RecordError) as caught:
        claimed.check_dice(COINS)  # it claims that all dice were its own
    assert caught.value.refusal.reason == "record-dice"
