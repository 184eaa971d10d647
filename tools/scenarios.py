"""Lets `normal` play scenarios of Wasteland and prints which side wins, and by which end.

python -m tools.scenarios farms 16
"""

from __future__ import annotations

import sys
from collections import Counter
from random import Random

import overseer
from overseer.bots import make
from overseer.engine import NATURE, OVER, BadOption
from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.force.ready import BY_FACTION, READY_LIMITS
from overseer.wasteland.scenarios.scenario_file import standard_scenario

LINKED = ("farms", "journalist", "minesweepers", "reinforcements", "hold-the-fort")
AGAINST_AI = ("ambush", "helmet", "head", "loot", "escort")  # the first side is the bot's
# Who attacks and who defends in the linked five; elsewhere everybody meets everybody.
ATTACKERS, DEFENDERS = ("super-mutants", "creatures"), ("survivors", "brotherhood")
SEED = 1000


def line_ups(id: str) -> list[dict[str, object]]:
    """The options of one battle for every pair of ready forces that the scenario admits."""
    scenario = standard_scenario(id)
    place = READY_LIMITS.index(scenario.limit)
    first, second = (ATTACKERS, DEFENDERS) if id in LINKED else (BY_FACTION, BY_FACTION)
    found: list[dict[str, object]] = []
    for one in first:
        for other in second:
            mine, theirs = BY_FACTION[one][place], BY_FACTION[other][place]
            options: dict[str, object] = {"scenario": id}
            if id in AGAINST_AI:
                options.update(forces=[mine], enemy=theirs)
            else:
                options.update(ai="none", forces=[mine, theirs])
            if scenario.sides[0].units:
                options.pop("forces")
            try:
                overseer.game("wasteland").new(seats(id), options)
            except BadOption:
                continue
            found.append(options)
    Random(5).shuffle(found)
    return found


def seats(id: str) -> int:
    """How many bots play a scenario."""
    return 1 if id in AGAINST_AI else 2


def battle(options: dict[str, object], number: int, count: int) -> Battle:
    """One whole battle."""
    state = overseer.game("wasteland").new(count, options)
    bots = [make("normal", "wasteland", 2 * number + seat) for seat in range(count)]
    rng = Random(SEED + number)
    while state.seat != OVER:
        if state.seat == NATURE:
            state.apply(state.chance(rng.randrange(state.spread)))
        else:
            state.play(bots[state.seat].choose(state.view(state.seat)))
    assert isinstance(state, Battle)
    return state


def main(id: str, battles: int) -> None:
    """Print a line of shares and a line of ends."""
    sides = [side.id for side in standard_scenario(id).sides]
    options = line_ups(id)
    won: Counter[int] = Counter()
    ends: Counter[str] = Counter()
    for number in range(battles):
        over = battle(options[number % len(options)], number, seats(id))
        won[over.victor] += 1
        ends[over.how.removeprefix(f"{id}-")] += 1
    print(f"{id}: {sides[0]} {won[0]} : {won[1]} {sides[1]}, drawn {battles - won[0] - won[1]}")
    print(", ".join(f"{how} {count}" for how, count in ends.most_common()))


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
