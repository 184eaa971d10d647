"""One seat for a learner, bots in the others: a Gymnasium environment for every game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final

import numpy as np
from gymnasium import Env, spaces
from numpy.typing import NDArray

from overseer import bots
from overseer.engine import OVER, Bot, State
from overseer.learn.subject import Mask, Observation, settle
from overseer.learn.subjects import subject

SEEDS: Final = 2**31 - 1


class LegalActions(spaces.Discrete):
    """Actions by number; what is sampled without another mask is legal at the moment."""

    def __init__(self, n: int) -> None:
        super().__init__(n)
        self.legal: Mask = np.ones(n, np.int8)

    def sample(self, mask: Mask | None = None, probability: Mask | None = None) -> np.int64:
        if mask is None and probability is None:
            mask = self.legal
        return super().sample(mask, probability)


class SeatEnv(Env[Observation, np.int64]):
    """The learner sits at `seat`; `others` names the bots of the other seats, from the first on.

    No illegal move is ever made: for an action that is none, the game takes what an absent player
    would answer, and `info["legal"]` is false. With `strict` it is refused instead.
    """

    metadata: dict[str, Any] = {"render_modes": []}  # noqa: RUF012 (Gymnasium names it so)

    def __init__(
        self,
        game: str,
        seat: int = 0,
        others: str | Sequence[str] = "easy",
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        strict: bool = False,
    ) -> None:
        self.subject: Final = subject(game, seats, options)
        count = self.subject.seats
        if not 0 <= seat < count:
            raise ValueError(f"seat {seat} is none of 0 to {count - 1}")
        named = [others] * (count - 1) if isinstance(others, str) else list(others)
        if len(named) != count - 1:
            raise ValueError(f"{count - 1} bots are wanted for the other seats, not {len(named)}")
        self.seat: Final = seat
        self.strict: Final = strict
        self._bots: dict[int, Bot] = {
            at: bots.make(name, game, seed=0)
            for at, name in zip((at for at in range(count) if at != seat), named, strict=True)
        }
        layout = self.subject.layout
        sight = spaces.Box(layout.least, layout.most, (layout.size,), layout.dtype.type)
        self.observation_space: spaces.Space[Any] = spaces.Dict(
            {"observation": sight, "action_mask": spaces.MultiBinary(self.subject.actions)}
        )
        self._actions = LegalActions(self.subject.actions)
        self.action_space = self._actions
        self._rng = Random()
        self._state: State | None = None

    @property
    def position(self) -> State:
        """The position itself, with all that is hidden: for the one who runs the table."""
        assert self._state is not None, "reset() comes first"
        return self._state

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        if seed is not None:
            self._rng = Random(seed)
        for bot in self._bots.values():
            bot.draw_from(self._rng.randrange(SEEDS))
        self._state = self.subject.new()
        self._go_on()
        return self._sight(), {}

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        state = self.position
        legal = self.strict or bool(self._legal[action])
        if legal:
            state.apply(self.subject.move(state, int(action)))
        else:
            state.apply(self.subject.game.idle(state))
        self._go_on()
        over = state.seat == OVER
        reward = self.subject.rewards(state)[self.seat] if over else 0.0
        return self._sight(), reward, over, False, {"legal": legal}

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal, by the name that sb3-contrib's MaskablePPO asks for."""
        return self._legal.astype(np.bool_)

    def _go_on(self) -> None:
        """Chance and the bots play until the learner is asked, or the game is over."""
        state = self.position
        settle(state, self._rng)
        while state.seat not in (OVER, self.seat):
            state.apply(self._bots[state.seat].choose(state.view(state.seat)))
            settle(state, self._rng)

    def _sight(self) -> Observation:
        seen = self.subject.observation(self.position.view(self.seat))
        self._legal: Mask = seen["action_mask"]
        # When the game is over there is no legal action, and reset() comes next.
        self._actions.legal = self._legal if self._legal.any() else np.ones_like(self._legal)
        return seen
