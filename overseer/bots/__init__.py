"""Bots: players that see views, never states."""

from __future__ import annotations

from random import Random
from typing import Final

from overseer.bots.policy import BUDGET, Policy, best_move
from overseer.bots.search import Search
from overseer.bots.shelter.bot import ShelterPolicy
from overseer.bots.strangers.roster import source_of, strangers
from overseer.bots.tragic.bot import TragicPolicy
from overseer.bots.wasteland.bot import WastelandPolicy
from overseer.bots.wasteland.search import StanceSearch
from overseer.engine import BadOption, Bot, Move, Refusal, View
from overseer.engine.dice import Dice

__all__ = ["BUDGET", "house", "make", "names"]

ALL: Final = ("random", "easy", "normal", "hard")
CAMPAIGN: Final = "campaign"  # its bots look at worth, not at positions


class RandomBot(Bot):
    """Any legal move, for every game."""

    def __init__(self, seed: int) -> None:
        super().__init__("random")
        self._rng = Random(seed)

    def draw_from(self, seed: int) -> None:
        self._rng = Random(seed)

    def choose(self, view: View) -> Move:
        return self._rng.choice(view.moves())


class Eye(Bot):
    """`easy` and `normal`: the move that looks best, `easy` with a wavering eye."""

    def __init__(self, name: str, policy: Policy, seed: int) -> None:
        super().__init__(name)
        self._policy = policy
        self._noise = policy.wavering if name == "easy" else 0.0
        self._dice = Dice(seed)
        self._rng = Random(seed)

    def draw_from(self, seed: int) -> None:
        self._dice = Dice(seed)
        self._rng = Random(seed)

    def choose(self, view: View) -> Move:
        return best_move(self._policy, view.guess(self._rng), self._dice, self._noise)


_POLICIES: Final[dict[str, Policy]] = {
    "shelter": ShelterPolicy(ahead=1, noise=0.25),
    "tragic": TragicPolicy(ahead=2, noise=0.05),
    "wasteland": WastelandPolicy(),
}


def house(game: str) -> tuple[str, ...]:
    """Our own bots that can play a game."""
    return ALL if game in _POLICIES or game == CAMPAIGN else ALL[:1]


def names(game: str) -> tuple[str, ...]:
    """The bots that can play a game, those of strangers last."""
    return house(game) + strangers(game)


def make(
    name: str, game: str, seed: int, think: float | None = None, budget: int | None = None
) -> Bot:
    """A bot by its name; `hard` thinks `budget` playouts a decision or `think` seconds."""
    if name not in house(game):
        source = source_of(name, game)
        if source is None:
            known = ", ".join(names(game))
            raise BadOption(Refusal("OV-B1", "bot", {"name": name, "known": known}))
        # Who plays among ourselves needs nothing of what another process takes.
        from overseer.bots.strangers.outside import Stranger

        return Stranger(name, source, game, seed)
    if name == "random":
        return RandomBot(seed)
    if game == CAMPAIGN:
        # A battle needs nothing of what campaigns load: structures, forces, the catalogues.
        from overseer.bots.campaign.bot import CampaignBot

        return CampaignBot(name, seed)
    policy = _POLICIES[game]
    if name == "hard":
        endless = 1_000_000 if think else policy.budget
        if game == "wasteland":
            return StanceSearch(name, seed, budget or endless, think or 0.0)
        return Search(name, policy, seed, budget or endless, think or 0.0)
    return Eye(name, policy, seed)
