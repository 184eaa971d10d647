"""How far a scenario's page leans: one side does nothing, or has more caps than the other.

python -m tools.leaning hold-the-fort 24 --bots hard,idle      nobody defends the fort
python -m tools.leaning journalist 24 --limits 500,1000        the defender has twice the caps

`idle` sets up and deploys like `hard` and never does anything afterwards; it answers only what it
has to. The sides are those of the scenario's file, their forces the ready ones for their limits.
"""

from __future__ import annotations

import argparse
from collections import Counter
from random import Random

import overseer
from overseer import bots
from overseer.engine import NATURE, OVER, Bot, Move, View
from overseer.engine.refusal import BadOption
from overseer.lab.scenarios import ATTACKERS, DEFENDERS
from overseer.lab.summary import wilson
from overseer.wasteland.battle.moves import END, HOLD, PASS, STAY, BattleMove
from overseer.wasteland.campaign.linked import LINKED
from overseer.wasteland.force.ready import BY_FACTION, ready_name
from overseer.wasteland.scenarios.scenario_file import standard_scenario
from overseer.wasteland.state import WastelandState
from overseer.wasteland.words import NONE

IDLE = "idle"
NOTHING = (END, HOLD, PASS, STAY)


class Idle(Bot):
    """It sets up as `hard` does, and does nothing as long as it may."""

    def __init__(self, seed: int) -> None:
        super().__init__(IDLE)
        self.inner = bots.make("hard", "wasteland", seed)

    def choose(self, view: View) -> Move:
        moves = view.moves()
        for kind in NOTHING:
            for move in moves:
                if isinstance(move, BattleMove) and move.kind == kind:
                    return move
        return self.inner.choose(view)


def make(name: str, seed: int) -> Bot:
    """A bot by its name."""
    return Idle(seed) if name == IDLE else bots.make(name, "wasteland", seed)


def meetings(scenario: str, limits: tuple[int, int]) -> list[dict[str, object]]:
    """The options of the battles: every admitted pair of ready forces, each for its limit."""
    page = standard_scenario(scenario)
    options: dict[str, object] = {"scenario": scenario, "ai": "none"}
    if page.sides[0].units:
        return [options]
    linked = page.rule in LINKED
    first, second = (ATTACKERS, DEFENDERS) if linked else (BY_FACTION, BY_FACTION)
    every = [
        {
            **options,
            "limits": list(limits),
            "forces": [ready_name(one, limits[0]), ready_name(other, limits[1])],
        }
        for one in first
        for other in second
    ]
    return [meeting for meeting in every if admitted(meeting)]


def admitted(options: dict[str, object]) -> bool:
    """Whether the scenario lets these forces in: not everybody can wear power armour (WC-X5)."""
    try:
        overseer.game("wasteland").new(2, options)
    except BadOption:
        return False
    return True


def battle(options: dict[str, object], names: list[str], seed: int) -> WastelandState:
    """One battle to its end."""
    state = overseer.game("wasteland").new(2, options)
    assert isinstance(state, WastelandState)
    rng = Random(seed)
    seats = [make(name, rng.getrandbits(30)) for name in names]
    while state.seat != OVER:
        if state.seat == NATURE:
            state.apply(state.chance(rng.randrange(state.spread)))
        else:
            state.play(seats[state.seat].choose(state.view(state.seat)))
    return state


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    asked.add_argument("scenario")
    asked.add_argument("battles", type=int)
    asked.add_argument("--bots", default="hard,hard")
    asked.add_argument("--limits", default="")
    asked.add_argument("--seed", type=int, default=1)
    wanted = asked.parse_args()
    own = standard_scenario(wanted.scenario).limit
    limits = [int(part) for part in wanted.limits.split(",")] if wanted.limits else [own, own]
    every = meetings(wanted.scenario, (limits[0], limits[1]))
    won: Counter[int] = Counter()
    ends: Counter[str] = Counter()
    for number in range(wanted.battles):
        seed = wanted.seed * 100_000 + number
        state = battle(every[number % len(every)], wanted.bots.split(","), seed)
        won[state.victor] += 1
        ends[state.how] += 1
    low, high = wilson(won[0], won[0] + won[1])
    print(f"{wanted.scenario} {wanted.bots} {limits}: {won[0]} : {won[1]} ({won[NONE]})", end="")
    print(f"  first side {low:.0%} – {high:.0%} of the decided", dict(ends.most_common()))


if __name__ == "__main__":
    main()
