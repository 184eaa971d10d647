"""The table of learners: PettingZoo's own checks, legality, rewards, and that nothing leaks."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

pytest.importorskip("pettingzoo", reason="needs the extra `learn`")

import numpy as np
from pettingzoo.test import api_test, seed_test

from overseer.engine import BadOption
from overseer.learn.subject import IllegalAction
from overseer.learn.subjects import subject
from overseer.learn.table import TableEnv
from overseer.wasteland.battle.battle import Battle
from tests.conformance.tables import pick

SMALL = {"shelter": (2, 4), "tragic": (2,), "wasteland": (1, 2)}
TABLES = [(game, seats) for game, counts in SMALL.items() for seats in counts]


def legal(observation: dict[str, Any], rng: Random) -> int:
    """A legal action."""
    return int(rng.choice(np.flatnonzero(observation["action_mask"]).tolist()))


# It says so of every environment with a mask, or without a picture.
@pytest.mark.filterwarnings("ignore:Observation", "ignore:Environment has not defined a render")
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_pettingzoo_finds_no_fault(game: str, seats: int) -> None:
    api_test(TableEnv(game, seats), num_cycles=60)


@pytest.mark.parametrize(("game", "seats"), [("shelter", 3), ("tragic", 2), ("wasteland", 1)])
def test_the_same_seed_gives_the_same_game(game: str, seats: int) -> None:
    seed_test(lambda: TableEnv(game, seats), num_cycles=30)


@pytest.mark.parametrize(("game", "seats"), [("shelter", 3), ("tragic", 2)])
def test_a_game_goes_to_its_end_and_its_rewards_add_up(game: str, seats: int) -> None:
    env = TableEnv(game, seats)
    env.reset(seed=4)
    rng = Random(4)
    got = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, ended, cut, _ = env.last()
        assert observation is not None
        got[agent] += reward
        assert not cut
        env.step(None if ended else legal(observation, rng))
    outcome = env.position.outcome
    assert outcome is not None
    best = {env.possible_agents[seat] for seat in outcome.winners}
    assert {agent for agent, reward in got.items() if reward == max(got.values())} == best
    assert sum(got.values()) == pytest.approx(0)


@pytest.mark.parametrize(("game", "seats"), [("shelter", 2), ("tragic", 2), ("wasteland", 2)])
def test_an_illegal_action_is_refused_and_changes_nothing(game: str, seats: int) -> None:
    env = TableEnv(game, seats)
    env.reset(seed=1)
    before = env.position.digest()
    mask = env.observe(env.agent_selection)["action_mask"]
    for action in (int(np.flatnonzero(mask == 0)[0]), -1, env.subject.actions):
        with pytest.raises(IllegalAction):
            env.step(action)
    assert env.position.digest() == before


def test_who_is_not_asked_has_no_legal_action() -> None:
    env = TableEnv("tragic")
    env.reset(seed=1)
    asked = [agent for agent in env.agents if env.observe(agent)["action_mask"].any()]
    assert asked == [env.agent_selection]


def test_a_game_that_learning_does_not_know_is_refused() -> None:
    with pytest.raises(BadOption):
        TableEnv("campaign")


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_mask_is_the_legal_moves(game: str, seats: int) -> None:
    known = subject(game, seats, {})
    state, rng = known.new(), Random(0)
    for _ in range(60):
        if state.seat >= 0:
            view = state.view(state.seat)
            mask = known.observation(view)["action_mask"]
            moves = view.moves()
            assert len(moves) <= known.actions
            if known.game.free:
                assert mask.nonzero()[0].tolist() == list(range(len(moves)))
            else:
                assert mask.nonzero()[0].tolist() == sorted(move.id for move in moves)
        state.apply(pick(state, rng))


@pytest.mark.parametrize(("game", "seats"), [("tragic", 2), ("wasteland", 2)])
def test_what_is_hidden_leaves_no_trace_in_an_observation(game: str, seats: int) -> None:
    """Guesses of one view are worlds that its owner cannot tell apart."""
    known = subject(game, seats, {})
    state, rng = known.new(), Random(6)
    if isinstance(state, Battle):
        state.hands = ((0, 1), (2, 3))  # cards that only their owners see
    compared = 0
    for _ in range(300 if game == "tragic" else 40):
        if state.seat >= 0:
            for seat in range(seats):
                view = state.view(seat)
                worlds = [state, *(view.guess(rng) for _ in range(2))]
                compared += len({world.digest() for world in worlds}) > 1
                seen = [known.observation(world.view(seat)) for world in worlds]
                assert len({one["observation"].tobytes() for one in seen}) == 1
                assert len({one["action_mask"].tobytes() for one in seen}) == 1
        state.apply(pick(state, rng))
    assert compared
