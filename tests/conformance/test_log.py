"""Every match comes back whole out of its log: position, undo row, sealed answers, dice."""

from __future__ import annotations

from random import Random

import pytest

from overseer.engine import Match, Record, numbered_seed
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


def anything(table: Table, match: Match, rng: Random) -> None:
    """One random input of somebody, of whatever kind."""
    seat = rng.randrange(table.seats)
    kind = rng.random()
    settings = table.game.settings()
    if kind < 0.1 and match.can_undo(seat) and seat not in match.away:
        match.undo(seat)
    elif kind < 0.2 and seat not in match.resigned:
        (match.here if seat in match.away else match.idle)(seat)
    elif kind < 0.3 and settings and seat not in match.resigned:
        name = rng.choice(sorted(settings))
        match.choose_settings(seat, {name: rng.choice(settings[name])})
    elif kind < 0.305 and seat not in match.resigned:
        match.resign(seat)
    elif kind < 0.31 and match.course.owes(seat) and seat not in match.resigned:
        match.call_time(seat)
    else:
        owing = [each for each in range(table.seats) if match.moves(each)]
        if owing:
            seat = rng.choice(owing)
            match.play(seat, rng.choice(match.moves(seat)))


@pytest.mark.parametrize("casual", [False, True])
def test_whatever_is_put_in_comes_back_and_is_found_in_order(table: Table, casual: bool) -> None:
    """Undo, absence, settings, sealed answers, leaving, in any mixture."""
    nobody = [None] * table.seats
    for seed in range(1 if table.game.free else 3):
        rng = Random(f"{table} {seed} {casual}")
        match = Match(table.game, nobody, seed=numbered_seed(seed), casual=casual)
        for number in range(90):
            if match.over:
                break
            anything(table, match, rng)
            if number in (20, 60):
                other = again(table, match, trusted=True)
                same(table, match, other)
                assert (other.away, other.resigned) == (match.away, match.resigned)
                for seat in range(table.seats):
                    assert other.settings(seat) == match.settings(seat)
                match = other
        same(table, match, again(table, match, trusted=False))
