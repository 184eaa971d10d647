"""The compiled loop of random duels."""

from __future__ import annotations

import overseer
from overseer.engine import OVER
from overseer.engine.dice import Dice
from overseer.tragic.playout import play_random, random_games
from overseer.tragic.state import TragicState


def start() -> TragicState:
    state = overseer.game("tragic").new(2)
    assert isinstance(state, TragicState)
    return state


def test_a_duel_is_played_to_its_end() -> None:
    state = start()
    decisions = play_random(state, Dice(3))
    assert state.seat == OVER
    assert state.outcome is not None
    assert decisions >= sum(player.turns for player in state.players)
    assert play_random(state, Dice(3)) == 0


def test_many_duels_leave_their_starts_alone() -> None:
    starts = [start(), start()]
    before = [state.digest() for state in starts]
    many = random_games(3, starts, 7)
    assert [state.digest() for state in starts] == before
    assert many == random_games(3, starts, 7)
    assert many > random_games(1, starts, 7)
