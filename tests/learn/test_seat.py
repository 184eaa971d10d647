"""One seat against bots: Gymnasium's own check, repeatability, and bots of one's choice."""

from __future__ import annotations

from random import Random

import pytest

pytest.importorskip("gymnasium", reason="needs the extra `learn`")

import numpy as np
from gymnasium.utils.env_checker import check_env

from overseer.engine import BadOption
from overseer.learn.seat import SeatEnv
from overseer.learn.subject import IllegalAction

GAMES = ("shelter", "tragic", "wasteland")


@pytest.mark.parametrize("game", GAMES)
def test_gymnasium_finds_no_fault(game: str) -> None:
    check_env(SeatEnv(game, seat=1, others="random"), skip_render_check=True)


def test_a_game_against_bots_ends_with_a_reward() -> None:
    env = SeatEnv("shelter", seat=1, others="easy")
    rng = Random(2)
    env.reset(seed=2)
    ended = False
    rewards = [0.0]
    while not ended:
        action = rng.choice(np.flatnonzero(env.action_masks()).tolist())
        _, reward, ended, _, _ = env.step(np.int64(action))
        rewards.append(float(reward))
    assert set(rewards[:-1]) == {0.0}
    assert rewards[-1] in (-1.0, 0.0, 1.0)


def test_the_same_seed_gives_the_same_game_with_bots() -> None:
    def play() -> list[str]:
        env = SeatEnv("tragic", others="easy")
        env.reset(seed=9)
        env.action_space.seed(9)
        digests = []
        for _ in range(20):
            env.step(env.action_space.sample())
            digests.append(env.position.digest())
        return digests

    assert play() == play()


def closed(env: SeatEnv) -> np.int64:
    """An action that is not legal now."""
    return np.int64(np.flatnonzero(~env.action_masks())[0])


def test_an_illegal_action_counts_as_what_an_absent_player_answers() -> None:
    env = SeatEnv("shelter")
    env.reset(seed=1)
    info = env.step(closed(env))[-1]
    other = SeatEnv("shelter")
    other.reset(seed=1)
    other.step(np.int64(other.subject.game.idle(other.position).id))
    assert not info["legal"]
    assert env.position.digest() == other.position.digest()


def test_a_strict_seat_refuses_an_illegal_action() -> None:
    env = SeatEnv("shelter", strict=True)
    env.reset(seed=1)
    before = env.position.digest()
    with pytest.raises(IllegalAction):
        env.step(closed(env))
    assert env.position.digest() == before


def test_seats_and_bots_have_to_fit() -> None:
    with pytest.raises(ValueError, match="seat 2"):
        SeatEnv("shelter", seat=2)
    with pytest.raises(ValueError, match="2 bots"):
        SeatEnv("shelter", seats=3, others=["easy"])
    with pytest.raises(BadOption):
        SeatEnv("shelter", others="nobody")
