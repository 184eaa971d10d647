"""OpenSpiel plays our games by their own rules, and its players know what their seat may know."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

pytest.importorskip("pyspiel", reason="needs the extra `openspiel`")
pytest.importorskip("librt", reason="needs the extra `learn`")

import pyspiel
from open_spiel.python import policy
from open_spiel.python.algorithms import cfr, exploitability

import overseer
from examples.learn.spiel import ending, mcts_bot, play
from overseer.engine import NATURE
from overseer.learn.openspiel import OverseerGame


def drawn(state: Any, rng: Random) -> int:
    """One of chance's outcomes."""
    actions, odds = zip(*state.chance_outcomes(), strict=True)
    assert sum(odds) == pytest.approx(1)
    return int(rng.choices(actions, odds)[0])


@pytest.mark.parametrize("name", ["shelter", "tragic"])
def test_a_random_game_is_one_of_the_house(name: str) -> None:
    state = pyspiel.load_game(f"overseer_{name}").new_initial_state()
    ours = overseer.game(name).new(2, {})
    every = overseer.game(name).all_moves()
    rng = Random(5)
    while not state.is_terminal():
        if state.is_chance_node():
            assert ours.seat == NATURE
            action = drawn(state, rng)
        else:
            assert state.current_player() == ours.seat
            assert state.legal_actions() == sorted(move.id for move in ours.moves())
            action = rng.choice(state.legal_actions())
        ours.play(every[action])
        state.apply_action(action)
    assert ours.outcome is not None
    assert sum(state.returns()) == pytest.approx(0)
    won = [seat for seat, worth in enumerate(state.returns()) if worth > 0]
    assert won == ([] if len(ours.outcome.winners) == 2 else list(ours.outcome.winners))


def test_a_copy_goes_its_own_way() -> None:
    state = pyspiel.load_game("overseer_tragic").new_initial_state()
    rng = Random(2)
    while state.is_chance_node():
        state.apply_action(drawn(state, rng))
    before = str(state)
    twin = state.clone()
    assert twin.legal_actions() == state.legal_actions()
    twin.apply_action(twin.legal_actions()[-1])
    assert str(state) == before != str(twin)


def test_options_and_seats_are_taken_by_name() -> None:
    game = pyspiel.load_game("overseer_shelter", {"seats": 3})
    assert game.num_players() == 3
    small = pyspiel.load_game("overseer_tragic", {"options": '{"turns": 2}'})
    assert small.new_initial_state().position.turn_limit == 2


def test_a_player_knows_no_more_than_the_seat_sees() -> None:
    deals = ending(3)
    seat = deals[0].seat
    assert len({deal.digest() for deal in deals}) > 1
    game = OverseerGame("tragic", deals=deals)
    dealt = [game.new_initial_state().child(number) for number in range(len(deals))]
    assert len({state.information_state_string(seat) for state in dealt}) == 1
    assert len({state.observation_string(seat) for state in dealt}) == 1
    assert len({tuple(state.observation_tensor(seat)) for state in dealt}) == 1
    assert len({state.information_state_string(1 - seat) for state in dealt}) > 1


def test_its_search_plays_shelter() -> None:
    game = pyspiel.load_game("overseer_shelter")
    state = game.new_initial_state()
    rng = Random(1)
    while state.is_chance_node():
        state.apply_action(drawn(state, rng))
    assert mcts_bot(game, 2, 1).step(state) in state.legal_actions()
    bots = [pyspiel.make_uniform_random_bot(seat, 1) for seat in (0, 1)]
    assert sum(play(game, bots, 1)) == 0


def test_its_solver_makes_a_small_duel_harder_to_exploit() -> None:
    game = OverseerGame("tragic", deals=ending(2))
    before = exploitability.nash_conv(game, policy.UniformRandomPolicy(game))
    solver = cfr.CFRSolver(game)
    for _ in range(4):
        solver.evaluate_and_update_policy()
    after = exploitability.nash_conv(game, solver.average_policy())
    assert 0 <= after < before
