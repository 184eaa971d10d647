"""A whole table for learners: PettingZoo's AEC environment, for every game of the house."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, Final

from gymnasium import spaces
from pettingzoo import AECEnv

from overseer.engine import OVER, State
from overseer.learn.subject import Observation, settle
from overseer.learn.subjects import subject


class TableEnv(AECEnv[str, Observation, int | None]):  # type: ignore[misc]
    """Seats take turns; chance is inside. Actions are numbers, and only legal ones are taken."""

    metadata: dict[str, Any] = {  # noqa: RUF012 (PettingZoo names it so)
        "name": "overseer_v0",
        "is_parallelizable": False,
        "render_modes": [],
    }

    def __init__(
        self, game: str, seats: int | None = None, options: Mapping[str, Any] | None = None
    ) -> None:
        super().__init__()
        self.subject: Final = subject(game, seats, options)
        self.render_mode = None
        self.possible_agents = [f"seat_{seat}" for seat in range(self.subject.seats)]
        self.agents: list[str] = []
        layout = self.subject.layout
        sight = spaces.Box(layout.least, layout.most, (layout.size,), layout.dtype.type)
        self.action_spaces = {
            agent: spaces.Discrete(self.subject.actions) for agent in self.possible_agents
        }
        self.observation_spaces = {
            agent: spaces.Dict(
                {"observation": sight, "action_mask": spaces.MultiBinary(self.subject.actions)}
            )
            for agent in self.possible_agents
        }
        self._rng = Random()
        self._state: State | None = None

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    @property
    def position(self) -> State:
        """The position itself, with all that is hidden: for the one who runs the table."""
        assert self._state is not None, "reset() comes first"
        return self._state

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._rng = Random(seed)
        self._state = self.subject.new()
        settle(self._state, self._rng)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._state.seat]

    def observe(self, agent: str) -> Observation:
        seat = self.possible_agents.index(agent)
        return self.subject.observation(self.position.view(seat))

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        state = self.position
        if action is None:
            raise TypeError(f"{agent} is asked: an action is wanted")
        state.apply(self.subject.move(state, action))
        settle(state, self._rng)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if state.seat == OVER:
            for other, reward in zip(self.agents, self.subject.rewards(state), strict=True):
                self.rewards[other] = reward
                self.terminations[other] = True
        else:
            self.agent_selection = self.possible_agents[state.seat]
        self._accumulate_rewards()

    def close(self) -> None:
        self._state = None
