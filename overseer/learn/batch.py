"""Many games stepped by one call, as numpy arrays; no Python object is made for a move.

The work is done in `overseer.learn.core`, which is compiled (`make fast`); plain Python gives the
same numbers, slowly.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from overseer.engine import BadOption, Refusal
from overseer.learn.core.games import Games
from overseer.learn.core.shelter_games import ShelterGames
from overseer.learn.core.tragic import TragicGames
from overseer.learn.subject import IllegalAction
from overseer.learn.subjects import subject

GAMES: Final[dict[str, type[Games]]] = {"shelter": ShelterGames, "tragic": TragicGames}
SHORT: Final = np.dtype("<i2")
REAL: Final = np.dtype("<f4")
LUCK: Final = np.dtype("<f8")


class Batch:
    """`n` games at once. After each step every game waits for a choice of some seat.

    Chance, answers without a choice and new games in place of finished ones are part of the step.
    Arrays are of the last step, and stay as they are when the next one is made.
    """

    def __init__(
        self,
        game: str,
        n: int,
        seats: int | None = None,
        seed: int = 0,
        options: Mapping[str, Any] | None = None,
    ) -> None:
        if game not in GAMES:
            known = ", ".join(GAMES)
            raise BadOption(Refusal("OV-G1", "game", {"name": game, "known": known}))
        if n < 1:
            raise ValueError("a batch has at least one game")
        self.subject: Final = subject(game, seats, options)
        self.n: Final = n
        self._games: Final = GAMES[game](
            self.subject.new(), self.subject.every, self.subject.seats, n, seed
        )
        self._masks: NDArray[np.bool_] = np.frombuffer(memoryview(self._games.masks), np.bool_)
        self._games.begin()

    def step(self, actions: NDArray[np.integer]) -> None:
        """Play one move in every game: its number, as `legal` and `masks` tell them."""
        if actions.shape != (self.n,):
            raise ValueError(f"{self.n} actions are wanted, not {actions.shape}")
        if actions.dtype != SHORT:
            # A number that two bytes cannot hold is no move; it must not become one by being cut.
            if actions.min() < 0 or actions.max() >= self.subject.actions:
                raise IllegalAction("an action is none of the game's")
            actions = actions.astype(SHORT)
        at = self._games.step(actions.tobytes())
        if at >= 0:
            raise IllegalAction(f"action {actions[at]} is not legal in game {at}")

    @property
    def observations(self) -> NDArray[Any]:
        """What the seat that is asked sees, a row a game."""
        layout = self.subject.layout
        return np.frombuffer(self._games.seen, layout.dtype).reshape(self.n, layout.size)

    @property
    def asked(self) -> NDArray[np.uint8]:
        """The seat that is asked, in each game."""
        return np.frombuffer(self._games.asked, np.uint8)

    @property
    def counts(self) -> NDArray[np.int16]:
        """How many legal moves there are, in each game."""
        return np.frombuffer(self._games.counts, SHORT)

    @property
    def legal(self) -> NDArray[np.int16]:
        """The numbers of the legal moves, those of the first game first: `counts` of each."""
        return np.frombuffer(self._games.legal, SHORT)

    @property
    def masks(self) -> NDArray[np.bool_]:
        """Which actions are legal, a row a game. This array is used again after the next step."""
        self._games.mark()
        return self._masks.reshape(self.n, self.subject.actions)

    @property
    def done(self) -> NDArray[np.bool_]:
        """Whether the step ended the game; then a new one has begun in its place."""
        return np.frombuffer(self._games.done, np.bool_)

    @property
    def rewards(self) -> NDArray[np.float32]:
        """What the step gave to each seat, a row a game: nothing before the end of a game."""
        return np.frombuffer(self._games.rewards, REAL).reshape(self.n, self.subject.seats)

    @property
    def decisions(self) -> int:
        """How many decisions players have made so far, those without a choice counted."""
        return self._games.decisions

    @property
    def finished(self) -> int:
        """How many games have ended so far."""
        return self._games.finished

    def random_actions(self, rng: np.random.Generator) -> NDArray[np.int16]:
        """A legal action for each game, drawn evenly."""
        luck = rng.random(self.n).astype(LUCK, copy=False).tobytes()
        return np.frombuffer(self._games.pick(luck), SHORT)
