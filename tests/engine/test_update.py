"""Matches of older rules go on under today's: with every move, or with as many as fit."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from overseer.engine import (
    NATURE,
    BadOption,
    Match,
    Options,
    Record,
    RecordError,
    Refusal,
    State,
    numbered_seed,
)
from overseer.engine.game import Earlier
from overseer.engine.record import Entry, Update
from overseer.engine.update import Brought, bring_over, keep_old, outdated
from tests.engine.coins import COINS, MOVES, Coins

SEED = numbered_seed(5)


class OldCoins(Coins):
    """The coins of an earlier release."""

    def __init__(self) -> None:
        super().__init__()
        self.rules_version = "coins-0"


class NewCoins(Coins):
    """The coins of today, which remember the earlier release."""

    def new(self, seats: int, options: Options | None = None) -> State:
        if options:
            raise BadOption(Refusal("OV-O1", "option", {"name": "colour", "allowed": ""}))
        return super().new(seats, options)

    def earlier(self) -> tuple[Earlier, ...]:
        return (Earlier("0.0.9", "coins-0", ""),)


NEW = NewCoins()


def running(*texts: str) -> Record:
    """An unfinished match of the older rules."""
    match = Match(OldCoins(), [None] * 2, seed=SEED)
    for text in texts:
        match.play(match.state.seat, MOVES[text])
    assert not match.over
    return match.record


def changed(record: Record, at: int, seat: int, move: str) -> Record:
    """A record with a move put in that today's rules do not know there."""
    other = Record(record.header)
    other.entries = [*record.entries[:at], Entry(seat, move, "0" * 24), *record.entries[at:]]
    return other


def texts(record: Record) -> list[tuple[int, str]]:
    return [(entry.seat, entry.move) for entry in record.entries]


def checked(brought: Brought) -> Record:
    """A record that was brought over is a sound one of today."""
    record = Record.decode(brought.record.encode(), "a.record")
    record.replay(COINS)
    return record


def test_every_move_stands_where_the_rules_say_the_same() -> None:
    record = running("take", "toss", "take", "end")
    assert outdated(record, NEW)
    brought = bring_over(record, NEW, SEED)
    assert brought.whole
    again = checked(brought)
    assert texts(again) == texts(record)
    assert again.header.rules == COINS.rules_version
    rolls = sum(entry.seat == NATURE for entry in record.entries)
    link = record.entries[-1].link
    assert again.header.updates == [Update("coins-0", "", link, len(record.entries), rolls, 0, 0)]
    assert not outdated(again, NEW)


@pytest.mark.parametrize("move", ["juggle", "toss"])
def test_a_move_that_no_longer_fits_is_left_out(move: str) -> None:
    record = running("take", "toss", "take", "end")
    brought = bring_over(changed(record, 1, 1 - record.entries[1].seat, move), NEW, SEED)
    assert (brought.update.left_out, brought.update.filled_in) == (1, 0)
    assert texts(checked(brought)) == texts(record)


def test_a_question_that_is_new_is_filled_in() -> None:
    record = running("take", "toss", "take", "end")
    shorter = Record(record.header)
    die = next(at for at, entry in enumerate(record.entries) if entry.seat == NATURE)
    shorter.entries = [*record.entries[:die], *record.entries[die + 1 :]]
    brought = bring_over(shorter, NEW, SEED)
    assert brought.update.filled_in >= 1
    assert brought.update.left_out == 0
    assert [seat for seat, _ in texts(checked(brought))] == [seat for seat, _ in texts(record)]


def test_it_goes_on_with_dice_that_were_not_rolled_before() -> None:
    record = running("take", "toss", "take", "end")
    match = Match(NEW, [None] * 2, seed=SEED, record=bring_over(record, NEW, SEED).record)
    straight = Match(COINS, [None] * 2, seed=SEED)
    for text in ("take", "toss", "take", "end"):
        straight.play(straight.state.seat, MOVES[text])
    for each in (match, straight):
        each.play(each.state.seat, MOVES["toss"])
    assert match.state.encode() == straight.state.encode()
    while not match.over:
        match.play(match.state.seat, MOVES["take"])
    match.record.check_dice(NEW)


def test_dice_of_today_are_checked_after_an_update() -> None:
    record = running("take", "toss", "take", "end")
    match = Match(NEW, [None] * 2, seed=SEED, record=bring_over(record, NEW, SEED).record)
    while not match.over:
        match.play(match.state.seat, MOVES["toss"])
    forged = msgspec.structs.replace(match.record.header.updates[0], rolls=40)
    header = msgspec.structs.replace(match.record.header, updates=[forged])
    other = Record(header)
    state = NEW.new(2)
    for entry in match.record.entries:
        state.apply(NEW.parse(entry.move))
        other.add(entry.seat, entry.move, state)
    other.end = match.record.end
    with pytest.raises(RecordError) as caught:
        other.check_dice(NEW)
    assert caught.value.refusal.reason == "record-dice"


def test_resignations_and_updates_of_updates_stay() -> None:
    match = Match(OldCoins(), [None] * 2, seed=SEED)
    match.play(match.state.seat, MOVES["take"])
    once = bring_over(match.record, NEW, SEED).record
    header = msgspec.structs.replace(once.header, rules="coins-0")
    old = Record(header)
    old.entries = once.entries
    twice = bring_over(old, NEW, SEED).record
    assert [update.rules for update in twice.header.updates] == ["coins-0", "coins-0"]
    twice.replay(COINS)


def test_finished_records_name_the_release_that_shows_them() -> None:
    match = Match(OldCoins(), [None] * 2, seed=SEED)
    while not match.over:
        match.play(match.state.seat, MOVES["take"])
    with pytest.raises(RecordError) as caught:
        match.record.replay(NEW)
    args = caught.value.refusal.args
    assert (args["release"], args["over"]) == ("0.0.9", "yes")
    with pytest.raises(RecordError) as unknown:
        match.record.replay(COINS)
    assert unknown.value.refusal.args["release"] == "unknown"


def test_options_that_are_none_today_are_told() -> None:
    record = running("take")
    odd = Record(msgspec.structs.replace(record.header, options={"colour": "mauve"}))
    with pytest.raises(RecordError) as caught:
        bring_over(odd, NEW, SEED)
    assert caught.value.refusal.reason == "record-stays"


@pytest.mark.parametrize("field", ["moves", "rolls", "left_out"])
def test_a_forged_update_is_no_header(field: str) -> None:
    record = bring_over(running("take"), NEW, SEED).record
    raw = re.sub(f'"{field}":'.encode(), f'"{field}":-7'.encode(), record.encode(), count=1)
    with pytest.raises(RecordError) as caught:
        Record.decode(raw, "a.record")
    assert caught.value.refusal.reason == "record-header"


def test_the_old_file_is_kept_under_a_name_of_its_own(tmp_path: Path) -> None:
    file = tmp_path / "a.overseer"
    file.write_bytes(b"old")
    assert keep_old(file, "coins-0").name == "a.overseer.coins-0"
    file.write_bytes(b"older")
    assert keep_old(file, "coins-0").name == "a.overseer.coins-0-2"
    assert (tmp_path / "a.overseer.coins-0").read_bytes() == b"old"


@pytest.mark.rule("OV-H1", "OV-A1")
def test_settings_and_absence_come_along() -> None:
    match = Match(OldCoins(), [None] * 2, seed=SEED)
    match.play(0, MOVES["take"])
    match.choose_settings(0, {"vote": "no"})
    match.choose_settings(0, {"vote": "yes", "peek": "never"})
    match.undo(0)
    match.idle(1)
    old = changed(match.record, 3, 0, "helper mood=good")  # a setting of then
    record = checked(bring_over(old, NEW, SEED))
    assert texts(record) == [(0, "helper peek=never vote=yes"), (1, "idle")]
    again = Match(NEW, [None] * 2, seed=SEED, record=record, trusted=True)
    assert again.settings(0) == {"vote": "yes", "peek": "never"}
    assert again.away == (1,)


@pytest.mark.rule("OV-E1")
def test_nothing_comes_along_of_who_is_out() -> None:
    match = Match(OldCoins(), [None] * 3, seed=SEED)
    match.choose_settings(1, {"vote": "no"})
    match.idle(1)
    match.resign(1)
    record = checked(bring_over(match.record, NEW, SEED))
    assert texts(record) == [(1, "resign")]
