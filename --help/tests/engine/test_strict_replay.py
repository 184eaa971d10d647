"""What no match allows, no record may hold: resignations, time and the end are checked like moves.

Every forged record here is sealed anew, so that nothing but the rules can tell.
"""

from __future__ import annotations

import pytest

from overseer import game
from overseer.engine import NATURE, IllegalMove, Match, Record, RecordError, numbered_seed
from overseer.engine.course import RESIGN, TIME
from tests.engine.coins import COINS, MOVES


def played(seats: int, *moves: str) -> Match:
    """A match of coins after some moves."""
    match = Match(COINS, [None] * seats, seed=numbered_seed(5))
    for text in moves:
        match.play(match.state.seat, MOVES[text])
    return match


def forged(match: Match, *more: tuple[int, str]) -> Record:
    """The match's record with more written into it and sealed, as its writer would."""
    record, state = Record(match.record.header), match.state.copy()
    record.entries = list(match.record.entries)
    for seat, text in more:
        if text not in (RESIGN, TIME):
            state.apply(match.game.parse(text, match.options))
        record.add(seat, text, state)
    return record


def refused(record: Record) -> tuple[str, object, int]:
    """Why a record is not believed: the reason, the rule, and how much of it is."""
    with pytest.raises(RecordError) as caught:
        record.replay(COINS)
    assert caught.value.intact is not None
    refusal = caught.value.refusal
    return refusal.reason, refusal.args.get("rule"), len(caught.value.intact.entries)


@pytest.mark.rule("OV-R1", "OV-T2")
@pytest.mark.parametrize("after", [(0, RESIGN), (1, RESIGN), (NATURE, TIME), (0, "take")])
def test_nothing_comes_after_the_end(after: tuple[int, str]) -> None:
    match = played(2, *["take"] * 6)
    assert match.over
    assert refused(forged_end(match, after)) == ("record-illegal", "OV-T2", 6)


def forged_end(match: Match, after: tuple[int, str]) -> Record:
    """A finished record in which somebody goes on, and which ends the way that gives."""
    record = Record(match.record.header)
    record.entries = list(match.record.entries)
    record.add(*after, match.state)
    record.end = match.record.end
    return record


@pytest.mark.rule("OV-R1", "OV-E1")
def test_nobody_resigns_twice() -> None:
    assert refused(forged(played(3), (1, RESIGN), (1, RESIGN))) == ("record-illegal", "OV-E1", 1)


@pytest.mark.rule("OV-R1", "OV-T2")
@pytest.mark.parametrize("more", [(2, RESIGN), (0, "take")])
def test_who_is_left_alone_has_won_and_nobody_plays_on(more: tuple[int, str]) -> None:
    record = forged(played(3), (1, RESIGN), (2, RESIGN), more)
    assert refused(record) == ("record-illegal", "OV-T2", 2)


@pytest.mark.rule("OV-R1", "OV-E1")
def test_who_resigned_does_nothing_any_more() -> None:
    assert refused(forged(played(3), (0, RESIGN), (0, "take"))) == ("record-illegal", "OV-E1", 1)
    forged(played(3), (0, RESIGN), (0, "end")).replay(COINS)


@pytest.mark.rule("OV-R1", "OV-E1")
def test_nobody_resigns_before_what_goes_by_itself_is_done() -> None:
    tossed = played(3, "toss").record
    tossed.entries = tossed.entries[:1]  # the coin is in the air
    record, state = Record(tossed.header), COINS.new(3)
    state.apply(MOVES["toss"])
    record.add(0, "toss", state)
    record.add(1, RESIGN, state)
    assert refused(record)[0] == "record-seat"
    assert refused(forged(played(3), (0, RESIGN), (1, RESIGN)))[0] == "record-seat"


@pytest.mark.rule("OV-R1", "OV-E1")
def test_an_early_answer_is_void_when_its_seat_resigns() -> None:
    match = played(3, "vote")
    match.play(2, MOVES["no"])
    match.resign(2)
    match.play(0, MOVES["yes"])
    match.play(1, MOVES["yes"])
    match.record.replay(COINS)
    moves = [entry.move for entry in match.record.entries if entry.seat == 2]
    assert moves == ["seal no", "resign", "yes"]


@pytest.mark.rule("OV-C1", "OV-R1")
def test_time_is_called_once() -> None:
    match = Match(game("tragic"), [None, None], seed=numbered_seed(5))
    match.call_time()
    with pytest.raises(IllegalMove) as caught:
        match.call_time()
    assert (caught.value.refusal.rule, caught.value.refusal.reason) == ("OV-C1", "time-twice")
    record = forged(match, (NATURE, TIME))
    with pytest.raises(RecordError) as told:
        record.replay(match.game)
    assert told.value.refusal.args["rule"] == "OV-C1"
