"""Whole random games, what is legal in them, and copies."""

from __future__ import annotations

import pytest

from overseer.engine import NATURE, OVER, IllegalMove, State
from tests.conformance.tables import Table, chronicle, pick, random_game, running, sample

SEEDS = range(6)


def test_every_position_of_a_game_is_sound_and_the_game_ends(table: Table, seed: int) -> None:
    for state in random_game(table, seed):
        assert table.game.invariants(state) == []
        decision, outcome = state.decision, state.outcome
        if state.seat == OVER:
            assert decision is None
            assert outcome is not None
            assert set(outcome.winners) <= set(range(table.seats))
            assert outcome.winners or not any(outcome.scores)  # a draw, or chance itself won
            assert len(outcome.scores) == table.seats
            assert outcome.rule in table.game.rule_ids()
        else:
            assert outcome is None
            assert decision is not None
            assert (decision.seat, decision.topic) == (state.seat, state.topic)
            assert state.seat in decision.seats
            assert state.seat == NATURE or 0 <= state.seat < table.seats


def test_nothing_random_has_happened_at_the_start(table: Table) -> None:
    assert table.game.new(table.seats).digest() == table.game.new(table.seats).digest()


def test_the_legal_moves_are_those_that_are_not_refused(table: Table, seed: int) -> None:
    everything = table.game.all_moves()
    for state in running(table, seed, 12):
        if state.seat == NATURE:
            legal = {state.chance(k) for k in range(state.spread)}
        else:
            moves = state.moves()
            legal = set(moves)
            assert len(legal) == len(moves), "a move is listed twice"
            assert legal, "a player is asked and has no answer"
            assert moves == state.moves(), "the list depends on more than the position"
        assert all(state.refusal(move) is None for move in legal)
        if not table.game.free:
            assert {move for move in everything if state.refusal(move) is None} == legal


def test_moves_of_a_finite_game_are_numbered_in_order(table: Table) -> None:
    everything = table.game.all_moves()
    assert [move.id for move in everything] == list(range(len(everything)))
    assert len(set(everything)) == len(everything)
    assert bool(everything) is not table.game.free
    if everything:
        for move in chronicle(table).moves:
            assert everything[move.id] == move


def test_asking_changes_nothing(table: Table, seed: int) -> None:
    for state in sample(table, seed, 6):
        before = state.encode()
        for viewer in table.viewers:
            state.view(viewer).data()
        assert (state.decision, state.outcome) == (state.decision, state.outcome)
        if state.seat == NATURE:
            state.chance(0)
        elif state.seat != OVER:
            state.moves()
        for move in chronicle(table).moves[:50]:
            state.refusal(move)
        assert state.encode() == before


def test_a_refused_move_is_not_played(table: Table, seed: int) -> None:
    refusals = 0
    for state in sample(table, seed, 6):
        before = state.encode()
        for move in chronicle(table).moves:
            refusal = state.refusal(move)
            if refusal is not None:
                refusals += 1
                with pytest.raises(IllegalMove) as caught:
                    state.play(move)
                assert caught.value.refusal == refusal
                assert state.encode() == before
    assert refusals


def test_a_finished_game_takes_no_moves(table: Table) -> None:
    over = sample(table, 0, 1)[-1]
    assert over.moves() == []
    assert all(over.refusal(move) is not None for move in chronicle(table).moves)
    assert all(over.view(viewer).moves() == [] for viewer in table.viewers)


def play_on(state: State, table: Table, seed: int, steps: int) -> list[str]:
    """The digests of what follows from one random way to go on."""
    rng = table.rng(seed)
    digests: list[str] = []
    while state.seat != OVER and len(digests) < steps:
        state.play(pick(state, rng))
        digests.append(state.digest())
    return digests


def test_copy_and_original_play_on_identically(table: Table, seed: int) -> None:
    for original in running(table, seed, 5):
        original.ears = []
        before = original.digest()
        first, second = original.copy(), original.copy()
        assert first.ears is None, "nobody listens to a copy"
        assert first.revealed == original.revealed
        played = play_on(first, table, seed, 60)
        assert original.digest() == second.digest() == before
        assert play_on(original, table, seed, 60) == play_on(second, table, seed, 60) == played
