"""What it really costs in a skirmish to be within an enemy's reach, seen or out of sight.

make compile; python -m tools.fears 64

`hard` fights `normal`, with every ready force in turn. Whenever an activation ends, it is noted
what the enemies could do to the model where it stands: those who see it in range, and those who
would have to come nearer first. Then what it has lost when it is activated next, in caps, a
wound as the bots count it. The shares are what the weights `fear` and `stalked` stand for.
"""

from __future__ import annotations

import sys
from random import Random

from rich.progress import track

import overseer
from overseer.bots.policy import best_move
from overseer.bots.wasteland.blows import WOUND, Blows
from overseer.bots.wasteland.bot import WastelandPolicy
from overseer.bots.wasteland.ground import Ground
from overseer.bots.wasteland.weights import Weights
from overseer.engine import NATURE, OVER
from overseer.engine.dice import Dice
from overseer.lab.battles import options_for
from overseer.terminal.sim.wasteland import line_ups
from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.battle.model import ON_TABLE, REMOVED, Model
from overseer.wasteland.force.losses import caps_of
from overseer.wasteland.state import WastelandState
from overseer.wasteland.words import NONE

SEED = 31_000
SEEN, UNSEEN, FREE = "seen", "out of sight, within reach", "out of reach"


def plain_weights(stalked: float) -> Weights:
    """Threats as they are: every attack once."""
    weights = Weights()
    weights.stalked = stalked
    weights.charged = weights.pinned = 1.0
    return weights


AT_ONCE, NEARER = plain_weights(0.0), plain_weights(1.0)


def lost(battle: Battle, model: Model) -> float:
    """What a model has lost so far, in caps."""
    caps = caps_of(battle, model)
    if model.place == REMOVED:
        return float(caps)
    return WOUND * caps * (model.health - model.left) / max(model.health, 1)


def threat(battle: Battle, model: Model, weights: Weights) -> float:
    """What all enemies could do to a model where it stands."""
    ground = Ground(battle, Blows(battle), model, weights)
    return sum(ground.threat(foe, model.x, model.y) for foe in ground.foes)


class Notes:
    """How often a model stood in some danger, what the danger was, and what it lost by it."""

    def __init__(self) -> None:
        self.rows: dict[tuple[str, str], list[float]] = {}
        self.open: dict[int, tuple[str, str, float, float]] = {}

    def stands(self, battle: Battle, model: Model, name: str) -> None:
        """An activation has ended."""
        kind, found = SEEN, threat(battle, model, AT_ONCE)
        if found == 0.0:
            found = threat(battle, model, NEARER)
            kind = UNSEEN if found > 0.0 else FREE
        self.open[model.number] = (name, kind, found, lost(battle, model))

    def settle(self, battle: Battle, model: Model) -> None:
        """The model is activated again, or gone."""
        if model.number in self.open:
            name, kind, found, before = self.open.pop(model.number)
            row = self.rows.setdefault((name, kind), [0.0, 0.0, 0.0])
            for at, more in enumerate((1.0, found, lost(battle, model) - before)):
                row[at] += more


def fight(number: int, notes: Notes) -> None:
    """One battle; `hard` has the first side in every second one."""
    forces, _ = line_ups(None, False, 2, None)
    named = forces[number // 2 % len(forces)]
    state = overseer.game("wasteland").new(2, {**options_for(2), "forces": list(named)})
    assert isinstance(state, WastelandState)
    names = ("hard", "normal") if number % 2 == 0 else ("normal", "hard")
    policies = [WastelandPolicy(hard=name == "hard") for name in names]
    rng, dice = Random(SEED + number // 2), Dice(5)
    active = NONE
    while state.seat != OVER:
        if state.active != active:
            if active != NONE and state.models[active].place == ON_TABLE:
                model = state.models[active]
                notes.stands(state, model, names[model.side])
            active = state.active
            if active != NONE:
                notes.settle(state, state.models[active])
        if state.seat == NATURE:
            state.apply(state.chance(rng.randrange(state.spread)))
        else:
            state.apply(best_move(policies[state.seat], state, dice, 0.0))
        for at in list(notes.open):
            if state.models[at].place == REMOVED:
                notes.settle(state, state.models[at])
    notes.open.clear()


def main(battles: int) -> None:
    notes = Notes()
    for number in track(range(battles), "battles"):
        fight(number, notes)
    for (name, kind), (times, danger, loss) in sorted(notes.rows.items()):
        share = f", {loss / danger:.2f} of it" if danger else ""
        print(f"{name}, {kind}: {times:.0f} times, danger {danger / times:.1f} caps, ", end="")
        print(f"lost {loss / times:.2f}{share}")


if __name__ == "__main__":
    main(int(sys.argv[1]))
