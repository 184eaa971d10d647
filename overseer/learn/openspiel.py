"""Shelter and Tragic for OpenSpiel: importing this registers them with `pyspiel`.

`pyspiel.load_game("overseer_shelter")` and `("overseer_tragic")` take `seats` and `options` (JSON).
Chance nodes name NATURE's outcomes with their odds, actions are the numbers of moves, and the
information state of a player is what the seat sees and all that it has ever seen happen.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping, Sequence
from hashlib import blake2b
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from overseer.engine import NATURE, OVER, State
from overseer.learn.subject import Subject
from overseer.learn.subjects import subject
from overseer.release import how_to_install

try:
    import pyspiel
except ModuleNotFoundError as missing:
    text = f"overseer.learn.openspiel needs open_spiel: {how_to_install('openspiel')}"
    raise ModuleNotFoundError(text, name=missing.name) from missing

SEATS: Final = {"shelter": (2, 4), "tragic": (2, 2)}
LONGEST: Final = 20_000  # moves, those of chance counted: more than any game takes
MOST_OUTCOMES: Final = 256


def kind_of(name: str) -> pyspiel.GameType:
    """What OpenSpiel wants to know of a game by its name."""
    least, most = SEATS[name]
    hidden = pyspiel.GameType.Information
    return pyspiel.GameType(
        short_name=f"overseer_{name}",
        long_name=f"Overseer: {name.capitalize()}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=hidden.PERFECT_INFORMATION
        if name == "shelter"
        else hidden.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=least,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"seats": 2, "options": "{}"},
    )


class Table:
    """A position and what each seat has seen happen; OpenSpiel copies it with its state."""

    def __init__(self, state: State | None, seen: Sequence[bytes]) -> None:
        self.state = state
        self.seen = list(seen)

    def __deepcopy__(self, memo: object) -> Table:
        return Table(None if self.state is None else self.state.copy(), self.seen)


class OverseerGame(pyspiel.Game):  # type: ignore[misc]
    """A game of the house. With `deals` it begins with one of these positions, equally likely."""

    def __init__(
        self,
        name: str,
        params: Mapping[str, Any] | None = None,
        deals: Sequence[State] = (),
    ) -> None:
        given = {"seats": 2, "options": "{}", **(params or {})}
        self.subject: Final[Subject] = subject(name, given["seats"], json.loads(given["options"]))
        self.every = self.subject.every
        self.deals: Final = tuple(deals)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.subject.actions,
            max_chance_outcomes=max(MOST_OUTCOMES, len(self.deals)),
            num_players=self.subject.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(kind_of(name), info, given)

    def new_initial_state(self) -> OverseerState:
        return OverseerState(self)

    def make_py_observer(
        self, iig_obs_type: object = None, params: Mapping[str, Any] | None = None
    ) -> Observer:
        if params:
            raise ValueError(f"an observer takes no parameters, not {params}")
        recall = getattr(iig_obs_type, "perfect_recall", False)
        return Observer(self.subject, recall)


class OverseerState(pyspiel.State):  # type: ignore[misc]
    """A position; before the deal, where there are several, it is chance's turn."""

    def __init__(self, game: OverseerGame) -> None:
        super().__init__(game)
        self.table = Table(None if game.deals else game.subject.new(), [b""] * game.subject.seats)

    @property
    def position(self) -> State:
        """The position itself, with all that is hidden."""
        assert self.table.state is not None, "nothing is dealt yet"
        return self.table.state

    def current_player(self) -> int:
        state = self.table.state
        if state is None or state.seat == NATURE:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if state.seat == OVER else state.seat

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(move.id for move in self.position.moves())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        state = self.table.state
        if state is None:
            deals = len(self.get_game().deals)
            return [(deal, 1 / deals) for deal in range(deals)]
        spread = state.spread
        times = Counter(state.chance(k).id for k in range(spread))
        return [(action, times[action] / spread) for action in sorted(times)]

    def _apply_action(self, action: int) -> None:
        table, game = self.table, self.get_game()
        if table.state is None:
            table.state = game.deals[action].copy()
            return
        move = game.every[action]
        for seat in range(len(table.seen)):
            shown = str(table.state.shown(move, seat)).encode()
            table.seen[seat] = blake2b(table.seen[seat] + shown, digest_size=16).digest()
        table.state.apply(move)

    def _action_to_string(self, player: int, action: int) -> str:
        return (
            f"deal {action + 1}" if self.table.state is None else str(self.get_game().every[action])
        )

    def is_terminal(self) -> bool:
        return self.table.state is not None and self.table.state.seat == OVER

    def returns(self) -> list[float]:
        known: Subject = self.get_game().subject
        return known.rewards(self.position) if self.is_terminal() else [0.0] * known.seats

    def __str__(self) -> str:
        return "deal" if self.table.state is None else self.position.digest()


class Observer:
    """Observations as numbers (docs/learning.md names them) and as a fingerprint."""

    def __init__(self, known: Subject, recall: bool) -> None:
        self.subject = known
        self.recall = recall
        self.tensor: NDArray[np.float32] = np.zeros(known.layout.size, np.float32)
        self.dict = {name: self.tensor[place] for name, place in known.layout.places.items()}

    def set_from(self, state: OverseerState, player: int) -> None:
        if state.table.state is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = self.subject.seen(state.position.view(player))

    def string_from(self, state: OverseerState, player: int) -> str:
        if state.table.state is None:
            return "deal"
        sight = blake2b(state.position.view(player).encode(), digest_size=16).hexdigest()
        return f"{sight}-{state.table.seen[player].hex()}" if self.recall else sight


class OverseerShelter(OverseerGame):
    """What `load_game` makes of "overseer_shelter"."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        super().__init__("shelter", params)


class OverseerTragic(OverseerGame):
    """What `load_game` makes of "overseer_tragic"."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        super().__init__("tragic", params)


pyspiel.register_game(kind_of("shelter"), OverseerShelter)
pyspiel.register_game(kind_of("tragic"), OverseerTragic)
