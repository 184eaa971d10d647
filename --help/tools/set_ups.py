"""Sets scenarios of Wasteland up at random and looks whether somebody is asked without a move.

python -m tools.set_ups            300 set-ups of every scenario
python -m tools.set_ups 50 farms   50 of one
"""

from __future__ import annotations

import sys
from collections import Counter
from random import Random
from time import process_time

from overseer.engine import NATURE, BadOption
from overseer.wasteland.battle.model import ON_TABLE
from overseer.wasteland.battle.work import W_SETUP
from overseer.wasteland.card import CardSet
from overseer.wasteland.force.check import errors
from overseer.wasteland.force.code import encode
from overseer.wasteland.force.force import Force
from overseer.wasteland.force.standard import generate_force, standard_unit
from overseer.wasteland.game import DIFFICULTIES, FACTIONS, LIMITS, Wasteland
from overseer.wasteland.scenarios.admission import priced
from overseer.wasteland.scenarios.scenario_file import STANDARD, standard_scenario
from overseer.wasteland.state import WastelandState
from overseer.wasteland.words import LISTS

COUNT = 300
SPOILS: tuple[dict[str, object], ...] = (
    {},
    {"turrets": 2, "mine": 0, "deeper": True},
    {"food": [1, 3], "weapon": 1, "chooses": 0},
)


def drawn_options(id: str, rng: Random) -> tuple[int, dict[str, object]]:
    """Seats and options of one battle: any list, limit, forces of any size, any side the AI's."""
    game = Wasteland()
    cards = game.cards(None)
    caps = rng.choice(LISTS)
    sides = [side.id for side in standard_scenario(id).sides]
    ai = rng.choice([*sides, "none", "both"])
    seats = rng.randint(1, 3) if ai != "none" else 2
    options: dict[str, object] = {"scenario": id, "caps": caps, "ai": ai}
    options["limit"] = rng.choice(LIMITS)
    options["difficulty"] = rng.choice(list(DIFFICULTIES))
    if rng.random() < 0.3:
        options["spoils"] = rng.choice(SPOILS)
    if id == "demolition":
        options["zones"] = rng.random() < 0.3
    if rng.random() < 0.3:
        options["limits"] = [rng.choice((100, 400, 1500, 5000)) for _ in range(2)]
    if rng.random() < 0.5:
        options["enemy"] = rng.choice(FACTIONS)
    number = LISTS.index(caps)
    options["forces"] = [drawn_force(rng, cards, number, seats) for _ in range(seats)]
    return seats, options


def drawn_force(rng: Random, cards: CardSet, caps: int, seats: int) -> str:
    """The code of a force of any size with a leader; empty when none could be made."""
    faction = rng.choice([word for word in FACTIONS if priced(word, cards, caps)])
    limit = rng.choice((200, 500, 750, 1500)) // seats
    force = generate_force(rng.randrange(10_000), faction, limit, (), cards, caps)
    if not force.units:
        return ""
    first, *others = force.units
    rest = [standard_unit(first.unit, cards, first.count - 1)] if first.count > 1 else []
    for leader in cards.leaders:
        head = standard_unit(first.unit, cards)
        head.leader = leader.id
        chosen = Force([head, *rest, *others], "drawn")
        if not errors(chosen, cards, 10_000, caps, True):
            return encode(chosen, cards)
    return ""


def new_battle(id: str, rng: Random) -> tuple[WastelandState, dict[str, object]]:
    """A battle whose options the game takes; forces that a side may not have are left out."""
    while True:
        seats, options = drawn_options(id, rng)
        for _ in range(2):
            try:
                state = Wasteland().new(seats, options)
            except BadOption:
                options.pop("forces", None)
                continue
            assert isinstance(state, WastelandState)
            return state, options


def set_up(state: WastelandState, rng: Random) -> str:
    """Play the set-up, answering at random; what is wrong with it, empty when nothing is."""
    while state.work and state.work[0].kind == W_SETUP:
        if state.seat == NATURE:
            if state.spread < 1:
                return f"chance without an outcome, topic {state.topic}"
            state.apply(state.chance(rng.randrange(state.spread)))
            continue
        moves = state.moves()
        if not moves:
            return f"seat {state.seat} without a move, topic {state.topic}"
        wrong = [str(move) for move in rng.sample(moves, min(3, len(moves))) if state.why(move)]
        if wrong:
            return f"offered and refused: {wrong[0]}"
        state.apply(rng.choice(moves))
    broken = Wasteland().invariants(state)
    return broken[0] if broken else ""


def main(count: int, ids: tuple[str, ...]) -> int:
    """A line of progress for every scenario, and what was found."""
    faults = 0
    for id in ids:
        began = process_time()
        told: Counter[str] = Counter()
        crowd = late = own = 0
        for number in range(count):
            rng = Random(f"{id} {number}")
            state, options = new_battle(id, rng)
            fault = set_up(state, rng)
            own += "forces" in options
            crowd = max(crowd, len([m for m in state.models if m.place == ON_TABLE]))
            late += state.notes[3] > 0
            if fault:
                told[fault] += 1
                print(f"  {id} {number}: {fault} {options}", flush=True)
        faults += sum(told.values())
        line = f"{id}: {count} set-ups, {sum(told.values())} faults, at most {crowd} models"
        line += f", {own} with forces of their own, {late} with somebody left waiting"
        print(f"{line}, {process_time() - began:.0f} s", flush=True)
    return faults


if __name__ == "__main__":
    wanted = int(sys.argv[1]) if len(sys.argv) > 1 else COUNT
    sys.exit(1 if main(wanted, tuple(sys.argv[2:]) or STANDARD) else 0)
