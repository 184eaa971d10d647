"""Whoever gives up, runs out of time or goes away: in every game it goes on, or ends, by rule."""

from __future__ import annotations

from random import Random

import pytest

from overseer.engine import Match, Record
from overseer.engine.entries import is_move
from tests.conformance.tables import Table, chronicle

SEEDS = range(3)
LEAVING = ("resign", "time", "idle")


def again(table: Table, match: Match) -> Match:
    """The match out of the bytes of its record, as its own program opens it."""
    record = Record.decode(match.record.encode(), "a.record")
    seats = [None] * len(match.seats)
    return Match(table.game, seats, seed=match.seed, record=record, trusted=True)


def leave(match: Match, how: str, rng: Random) -> None:
    """Somebody leaves, or somebody who was away comes back."""
    seat = rng.randrange(len(match.seats))
    if how == "resign" and seat not in match.resigned:
        match.resign(seat)
    elif how == "time" and match.course.owes(seat):
        match.call_time(seat)
    elif how == "idle" and seat not in match.resigned:
        (match.here if seat in match.away else match.idle)(seat)


def goes_on(match: Match) -> bool:
    return not match.over


def play(match: Match, rng: Random) -> None:
    """One random move, by somebody who is there."""
    if match.course.somebody_here:
        seat = match.state.seat
        match.play(seat, rng.choice(match.moves(seat)))
    else:
        match.here(rng.choice(match.away))


@pytest.mark.rule("OV-E1", "OV-C2", "OV-A1")
@pytest.mark.parametrize("how", LEAVING)
def test_whoever_leaves_the_game_goes_on_to_its_end(table: Table, seed: int, how: str) -> None:
    match, rng = table.match(seed), Random(f"{table} {seed} {how}")
    often = 0.02 if how == "idle" else 0.01
    looked = 0
    while goes_on(match):
        if rng.random() < often:
            leave(match, how, rng)
            assert table.game.invariants(match.state) == []
            if goes_on(match) and looked < 5:
                looked += 1
                other = again(table, match)
                assert other.state.encode() == match.state.encode()
                assert (other.away, other.resigned) == (match.away, match.resigned)
                match = other
        else:
            play(match, rng)
    outcome = match.outcome
    assert outcome is not None
    assert not set(outcome.winners) & match.resigned
    match.record.check_dice(table.game)


@pytest.mark.rule("OV-E1")
def test_when_all_but_one_leave_it_is_over_or_played_to_its_end(table: Table) -> None:
    """The last one wins, or has nobody to win against and plays on against the game itself."""
    match, rng = table.halfway(7, 10), table.rng(7)
    for seat in range(table.seats - 1):
        if not match.over:
            match.resign(seat)
    last = table.seats - 1
    while not match.over:
        play(match, rng)
    assert match.outcome is not None
    assert set(match.outcome.winners) <= {last}
    match.record.replay(table.game)


@pytest.mark.rule("OV-C1")
def test_the_clock_of_a_match_ends_every_game(table: Table) -> None:
    match, rng = table.halfway(4, 30), table.rng(4)
    match.call_time()
    assert table.game.invariants(match.state) == []
    while goes_on(match):
        play(match, rng)
    match.record.check_dice(table.game)


@pytest.mark.rule("OV-A1")
def test_a_game_of_absent_players_ends(table: Table) -> None:
    """The simplest answers lead to an end too."""
    match = table.match(2)
    for seat in range(1, table.seats):
        match.idle(seat)
    while not match.over:
        move = table.game.idle(match.state)
        assert match.state.refusal(move) is None
        match.play(match.state.seat, move)
    match.record.replay(table.game)


def test_no_move_reads_like_another_entry(table: Table) -> None:
    assert all(is_move(str(move)) for move in chronicle(table).moves)
