"""What a match adds to a game: taking back, and secret choices in any order."""

from __future__ import annotations

from itertools import islice, permutations

import pytest

from overseer.engine import IllegalMove, Match, Move, State
from overseer.engine.course import is_move, standing
from tests.conformance.tables import Table, is_sealed

SEEDS = range(3)


def test_undo_takes_back_own_moves_only(table: Table, seed: int) -> None:
    match = table.match(seed)
    rng = table.rng(seed)
    undone = 0
    for _ in range(400):
        if match.over:
            break
        seat = match.state.seat
        before, entries = match.state.copy(), len(match.record.entries)
        could = match.can_undo(seat)
        move = rng.choice(match.state.moves())
        match.play(seat, move)
        alone = len(match.record.entries) == entries + 1
        quiet = match.state.revealed == before.revealed
        # Who only told a fact from outside may correct it, whatever it revealed.
        free = alone and (quiet or table.game.correctable(move)) and not match.over
        assert match.can_undo(seat) == free
        assert not any(match.can_undo(other) for other in range(table.seats) if other != seat)
        if free:
            after = match.state.digest()
            match.undo(seat)
            undone += 1
            assert match.state.digest() == before.digest()
            assert len(match.record.entries) == entries + 2  # the move, and the way back
            assert match.can_undo(seat) == (could and quiet)
            match.play(seat, move)
            assert match.state.digest() == after
        else:
            with pytest.raises(IllegalMove):
                match.undo(seat)
    assert undone


def test_undo_goes_back_over_a_whole_row_of_own_moves(table: Table, seed: int) -> None:
    match = table.match(seed)
    rng = table.rng(seed)
    longest = 0
    row = [match.state.digest()]  # the positions that whoever moved last may go back to
    last = match.state.seat
    for _ in range(400):
        if match.over:
            break
        seat = match.state.seat
        if seat != last:
            row = [match.state.digest()]
        revealed, before = match.state.revealed, match.state.digest()
        match.play(seat, rng.choice(match.state.moves()))
        if match.state.revealed != revealed:
            row = [before]
        row = [*row, match.state.digest()] if match.can_undo(seat) else [match.state.digest()]
        last = seat
        if len(row) > longest:
            longest = len(row)
            for digest in reversed(row[:-1]):
                match.undo(seat)
                assert match.state.digest() == digest
            assert not match.can_undo(seat)
            row = row[:1]
    assert longest > 1
    match.record.replay(table.game)


def sealed_positions(table: Table) -> list[list[tuple[int, Move]]]:
    """The ways to the first few sealed choices of a game."""
    found: list[list[tuple[int, Move]]] = []
    match, rng = table.match(1), table.rng(1)
    way: list[tuple[int, Move]] = []
    while not match.over and len(found) < 3:
        decision = match.state.decision
        assert decision is not None
        if is_sealed(decision):
            found.append(list(way))
        way.append((match.state.seat, rng.choice(match.state.moves())))
        match.play(*way[-1])
    return found


def played(table: Table, way: list[tuple[int, Move]]) -> Match:
    match = table.match(1)
    for seat, move in way:
        match.play(seat, move)
    return match


def test_sealed_choices_may_come_in_any_order(sealing_table: Table) -> None:
    ways = sealed_positions(sealing_table)
    assert ways
    rng = sealing_table.rng(2)
    for way in ways:
        asked = played(sealing_table, way).state
        assert asked.decision is not None
        answers: dict[int, Move] = {}
        probe: State = asked.copy()
        for seat in asked.decision.seats:
            assert probe.seat == seat
            answers[seat] = rng.choice(probe.moves())
            probe.play(answers[seat])
        ends = set()
        for order in islice(permutations(answers), 24):
            match = played(sealing_table, way)
            for at, seat in enumerate(order):
                views = [match.view(viewer).encode() for viewer in sealing_table.viewers]
                early = seat != match.state.seat
                match.play(seat, answers[seat])
                if early and at < len(order) - 1:
                    now = [match.view(viewer).encode() for viewer in sealing_table.viewers]
                    assert now == views, "somebody sees an early answer"
                    with pytest.raises(IllegalMove):
                        match.play(seat, answers[seat])
            stand = [match.record.entries[number] for number in standing(match.record.entries)]
            moves = tuple((entry.seat, entry.move) for entry in stand if is_move(entry.move))
            ends.add((match.state.digest(), moves))
        assert len(ends) == 1
