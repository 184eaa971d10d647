"""A game as a learner sees it: observations, numbered actions, rewards; one subclass a game."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

import overseer
from overseer.engine import NATURE, Move, State, View
from overseer.learn.core.games import share
from overseer.learn.fields import Layout

Mask = NDArray[np.int8]
Observation = dict[str, NDArray[Any]]


class IllegalAction(ValueError):
    """An action that the mask does not allow; nothing has happened."""


class Subject:
    """A game with its number of seats and its options."""

    layout: Layout
    actions: int  # how many there are, legal or not

    def __init__(self, name: str, seats: int, options: Mapping[str, Any]) -> None:
        self.game = overseer.game(name)
        self.seats = seats
        self.options = dict(options)

    def new(self) -> State:
        """A start position; nothing random has happened yet."""
        return self.game.new(self.seats, self.options)

    @property
    def every(self) -> list[Move]:
        """All moves by their action, where these are numbers of moves."""
        return self.game.all_moves(self.options)

    def seen(self, view: View) -> NDArray[Any]:
        """The observation of a view's owner."""
        raise NotImplementedError

    def listed(self, view: View) -> dict[int, Move]:
        """The legal moves of a view's owner by their action; none for who is not asked."""
        return {move.id: move for move in view.moves()}

    def observation(self, view: View) -> Observation:
        """What a view's owner gets: the numbers, and which actions are legal."""
        mask: Mask = np.zeros(self.actions, np.int8)
        mask[list(self.listed(view))] = 1
        return {"observation": self.seen(view), "action_mask": mask}

    def rewards(self, state: State) -> list[float]:
        """What a finished game is worth to each seat."""
        outcome = state.outcome
        assert outcome is not None
        return [share(seat, outcome.winners, self.seats) for seat in range(self.seats)]

    def move(self, state: State, action: int) -> Move:
        """The move that an action stands for."""
        found = self.listed(state.view(state.seat)).get(int(action))
        if found is None:
            raise IllegalAction(f"action {action} is not legal: take one that action_mask allows")
        return found


def settle(state: State, rng: Random) -> None:
    """Let chance play until a player is asked, or the game is over."""
    while state.seat == NATURE:
        state.apply(state.chance(rng.randrange(state.spread)))
