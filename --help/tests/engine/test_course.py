"""A match is a log: nothing is removed, and from the log alone everything comes back."""

from __future__ import annotations

import pytest

from overseer.engine import NATURE, IllegalMove, Match, Record, RecordError, Refusal, numbered_seed
from overseer.engine.course import standing
from overseer.engine.match import Step
from overseer.engine.record import Entry
from tests.engine.coins import COINS, MOVES

SEED = numbered_seed(5)


def match(seats: int, *texts: str, casual: bool = False) -> Match:
    found = Match(COINS, [None] * seats, seed=SEED, casual=casual)
    for text in texts:
        found.play(found.state.seat, MOVES[text])
    return found


def resumed(found: Match, trusted: bool = True) -> Match:
    """The same match out of the bytes of its record."""
    record = Record.decode(found.record.encode(), "a.record")
    return Match(COINS, [None] * len(found.seats), seed=SEED, record=record, trusted=trusted)


def written(*moves: str) -> list[Entry]:
    return [Entry(0, move, "") for move in moves]


@pytest.mark.parametrize(
    ("moves", "stand"),
    [
        ((), []),
        (("a", "b", "c"), [0, 1, 2]),
        (("a", "b", "back 1", "c"), [0, 3]),
        (("a", "b", "back 0"), []),
        (("a", "b", "c", "back 1", "d", "back 2"), [0, 1]),
        (("a", "back 0", "b", "back 1"), [0]),
    ],
)
def test_what_stands_is_what_was_not_taken_back(moves: tuple[str, ...], stand: list[int]) -> None:
    assert standing(written(*moves)) == stand


@pytest.mark.parametrize("trusted", [True, False])
@pytest.mark.parametrize(
    "texts",
    [("take",), ("take", "take"), ("toss", "take"), ("take", "end"), ("peek",), ("take", "vote")],
)
def test_the_undo_row_comes_back(texts: tuple[str, ...], trusted: bool) -> None:
    live = match(3, *texts)
    again = resumed(live, trusted)
    for seat in range(3):
        assert again.can_undo(seat) == live.can_undo(seat)
    while live.can_undo(0):
        live.undo(0)
        again.undo(0)
        assert again.state.encode() == live.state.encode()
    assert [e.link for e in again.record.entries] == [e.link for e in live.record.entries]
    live.record.replay(COINS)


def test_an_early_sealed_answer_comes_back_and_is_not_asked_again() -> None:
    live = match(3, "take", "vote")
    live.play(2, MOVES["no"])
    again = resumed(live)
    assert again.answered == (2,)
    assert again.moves(2) == []
    with pytest.raises(IllegalMove) as caught:
        again.play(2, MOVES["yes"])
    assert caught.value.refusal.rule == "OV-T1"
    for found in (live, again):
        found.play(0, MOVES["yes"])
        found.play(1, MOVES["yes"])
    assert again.state.encode() == live.state.encode()
    again.record.replay(COINS)


def test_every_seat_that_owes_an_answer_has_its_own_moves() -> None:
    found = match(3, "vote")
    assert [len(found.moves(seat)) for seat in range(3)] == [2, 2, 2]
    found.play(1, MOVES["no"])
    assert [len(found.moves(seat)) for seat in range(3)] == [2, 0, 2]
    found.resign(2)
    assert found.moves(2) == []


@pytest.mark.rule("OV-U1")
def test_at_a_casual_table_one_goes_back_over_the_others_and_new_dice_are_rolled() -> None:
    found = match(2, "toss", "end", "take", "end", casual=True)
    assert found.can_undo(1)
    while found.can_undo(0):
        found.undo(0)
    assert found.state.encode() == match(2).state.encode()
    rolls = sum(entry.seat == NATURE for entry in found.record.entries)
    found.play(0, MOVES["toss"])
    assert sum(entry.seat == NATURE for entry in found.record.entries) == rolls + 1
    again = resumed(found)
    assert again.state.encode() == found.state.encode()
    while not found.over:
        found.play(found.state.seat, MOVES["take"])
    found.record.check_dice(COINS)


@pytest.mark.rule("OV-U1", "OV-R1")
def test_nobody_goes_back_further_than_the_table_allows() -> None:
    strict = match(2, "take", "end", "take", "end")
    assert not strict.can_undo(0)
    forged = Record(strict.record.header)
    forged.entries = list(strict.record.entries)
    forged.add(0, "back 0", match(2).state)
    with pytest.raises(RecordError) as caught:
        forged.replay(COINS)
    assert (caught.value.refusal.reason, caught.value.refusal.args["rule"]) == (
        "record-illegal",
        "OV-U1",
    )
    with pytest.raises(IllegalMove) as told:
        match(2, "toss").undo(0)
    assert told.value.refusal == Refusal("OV-U1", "undo")


@pytest.mark.parametrize("move", ["seal", "seal juggle", "seal end", "back", "back x", "back 99"])
def test_words_that_mean_nothing_here_are_refused(move: str) -> None:
    found = match(3, "take")
    forged = Record(found.record.header)
    forged.entries = list(found.record.entries)
    forged.add(1, move, found.state)
    with pytest.raises(RecordError):
        forged.replay(COINS)


def test_a_sealed_answer_has_to_be_the_one_that_is_opened() -> None:
    found = match(3, "vote")
    found.play(1, MOVES["no"])
    forged = Record(found.record.header)
    forged.entries = list(found.record.entries)
    state = found.state.copy()
    for seat, text in ((0, "yes"), (1, "yes")):
        state.apply(MOVES[text])
        forged.add(seat, text, state)
    with pytest.raises(RecordError) as caught:
        forged.replay(COINS)
    assert caught.value.refusal.args["rule"] == "OV-T1"


def test_a_trusted_record_that_leads_elsewhere_is_found_out() -> None:
    found = match(3, "take", "toss", "end")
    record = Record(found.record.header)
    record.entries = list(found.record.entries)
    last = record.entries[-1]
    record.entries[-1] = Entry(last.seat, last.move, "0" * 24)
    with pytest.raises(RecordError) as caught:
        Match(COINS, [None] * 3, seed=SEED, record=record, trusted=True)
    assert caught.value.refusal.reason == "record-chain"


def test_every_entry_is_told_once_with_what_each_viewer_may_see() -> None:
    found = match(3)
    steps: list[Step] = []
    found.on_step = steps.append
    found.play(0, MOVES["toss"])
    found.play(0, MOVES["vote"])
    found.play(2, MOVES["no"])
    found.play(0, MOVES["yes"])
    found.play(1, MOVES["yes"])
    found.play(0, MOVES["take"])
    found.undo(0)
    found.resign(2)
    assert [step.number for step in steps] == list(range(1, len(found.record.entries) + 1))
    assert [step.seat for step in steps] == [entry.seat for entry in found.record.entries]
    by_text = dict(zip([entry.move for entry in found.record.entries], steps, strict=True))
    assert by_text["seal no"].shown == ("seal", "seal", "seal no", "seal")
    assert by_text["no"].shown == ("hidden", "hidden", "no", "hidden")
    assert by_text["resign"].shown == ("resign",) * 4
    gained = [event for step in steps for event in step.events if event.name == "coins-gained"]
    assert gained == [event for event in found.events if event.name == "coins-gained"]
