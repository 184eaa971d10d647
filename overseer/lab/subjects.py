"""What `overseer bench` measures of our own games: a worker process that times slices of them.

The stopwatch is the one of benchmarks/peers.py, whose environment has no Overseer.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from itertools import chain, count, islice
from random import Random
from time import perf_counter, process_time
from typing import Final

import overseer
from overseer.engine import NATURE, State, compiled
from overseer.lab.battles import AGAINST_AI, options_for
from overseer.lab.sim import Plan, simulate
from overseer.shelter import playout as shelter
from overseer.tragic import playout as tragic
from overseer.tragic.decks.ready import READY
from overseer.tragic.state import TragicState
from overseer.wasteland.battle.measure import sees
from overseer.wasteland.battle.topics import FIRST_CHOICE
from overseer.wasteland.force.ready import READY as FORCES
from overseer.wasteland.force.ready import limit_of
from overseer.wasteland.state import WastelandState

Slice = dict[str, float]  # "seconds", and how often each thing happened in them
Measure = Callable[[float, int], Slice]  # takes the seconds and a seed
Start = Callable[[int], State]  # takes a game's number
Inside = Callable[[int, int], int]  # takes a number of games and a seed; the decisions in them

GAMES: Final = ("shelter", "tragic", "wasteland")
POSITIONS: Final = 64  # how many positions copies, move lists and digests are timed on
STRIDE: Final = 40  # one decision in so many becomes such a position …
BATTLE_STRIDE: Final = 8  # … and of a battle, whose decisions are fewer and take longer
INSIDE_GAMES: Final = 98  # games a call of the compiled loop; a multiple of Tragic's decks
# Simulated games a second of a slice, so that starting processes weighs little.
SIM_GAMES: Final = {"shelter": 800, "tragic": 80, "wasteland": 8}
FEWEST_GAMES: Final = {"shelter": 40, "tragic": 40, "wasteland": 4}  # … and at least so many

# Each ready deck against the next one in the list; each force of 750 caps against itself.
PAIRS: Final = tuple(zip(READY, (*READY[1:], READY[0]), strict=True))
OF_750: Final = tuple(name for name in FORCES if limit_of(name) == 750)
MIRRORED: Final = tuple((name, name) for name in OF_750)


class RandomPlay:
    """A game through its Python interface, played by `random.choice`."""

    def __init__(self, start: Start, stride: int = STRIDE) -> None:
        self.start = start
        self.stride = stride

    def play(self, seconds: float, seed: int) -> Slice:
        """Whole games until the processor time is used up."""
        rng = Random(seed)
        decisions = chances = games = 0
        start = process_time()
        while (used := process_time() - start) < seconds or not games:
            of_players, of_chance = self.one_game(games, rng)
            decisions += of_players
            chances += of_chance
            games += 1
        moves = decisions + chances
        return {"seconds": used, "decisions": decisions, "moves": moves, "games": games}

    def one_game(self, number: int, rng: Random) -> tuple[int, int]:
        """How many player decisions and how many chance moves one game took."""
        choice = rng.choice
        state = self.start(number)
        decisions = chances = 0
        while True:
            seat = state.seat
            if seat >= 0:
                state.apply(choice(state.moves()))
                decisions += 1
            elif seat == NATURE:
                state.apply(state.chance(choice(range(state.spread))))
                chances += 1
            else:
                return decisions, chances

    def copies(self, seconds: float, seed: int) -> Slice:
        """Copies of positions until the processor time is used up."""
        positions = self.positions(seed)
        done = 0
        start = process_time()
        while (used := process_time() - start) < seconds or not done:
            for state in positions:
                state.copy()
            done += POSITIONS
        return {"seconds": used, "copies": done}

    def lists(self, seconds: float, seed: int) -> Slice:
        """Lists of legal moves until the processor time is used up."""
        positions = self.positions(seed)
        done = 0
        start = process_time()
        while (used := process_time() - start) < seconds or not done:
            for state in positions:
                state.moves()
            done += POSITIONS
        return {"seconds": used, "lists": done}

    def digests(self, seconds: float, seed: int) -> Slice:
        """Digests of positions until the processor time is used up."""
        positions = self.positions(seed)
        done = 0
        start = process_time()
        while (used := process_time() - start) < seconds or not done:
            for state in positions:
                state.digest()
            done += POSITIONS
        return {"seconds": used, "digests": done}

    def positions(self, seed: int) -> list[State]:
        """Decisions of players, picked from random games."""
        rng = Random(seed)
        walks = chain.from_iterable(self.walk(number, rng) for number in count())
        return list(islice(walks, POSITIONS))

    def walk(self, number: int, rng: Random) -> Iterator[State]:
        """One random game, and a copy of the position at some of its decisions."""
        state = self.start(number)
        while state.seat >= NATURE:
            if state.seat == NATURE:
                state.apply(state.chance(rng.randrange(state.spread)))
            else:
                if rng.randrange(self.stride) == 0:
                    yield state.copy()
                state.apply(rng.choice(state.moves()))


class RandomBattle(RandomPlay):
    """Battles: what the AI decides is a decision too, and lines of sight are timed."""

    def __init__(self, start: Start) -> None:
        super().__init__(start, BATTLE_STRIDE)
        self.found: dict[int, list[State]] = {}

    def one_game(self, number: int, rng: Random) -> tuple[int, int]:
        choice = rng.choice
        state = self.start(number)
        decisions = chances = 0
        while state.seat >= NATURE:
            if state.seat != NATURE:
                state.apply(choice(state.moves()))
                decisions += 1
                continue
            if state.topic >= FIRST_CHOICE:
                decisions += 1
            else:
                chances += 1
            state.apply(state.chance(rng.randrange(state.spread)))
        return decisions, chances

    def positions(self, seed: int) -> list[State]:
        if seed not in self.found:
            self.found[seed] = super().positions(seed)
        return self.found[seed]

    def sights(self, seconds: float, seed: int) -> Slice:
        """Lines of sight between all models of positions until the processor time is used up."""
        positions = [each for each in self.positions(seed) if isinstance(each, WastelandState)]
        done = 0
        start = process_time()
        while (used := process_time() - start) < seconds or not done:
            for battle in positions:
                models = battle.models
                for one in models:
                    for other in models:
                        sees(battle, one, other)
                done += len(models) * len(models)
        return {"seconds": used, "sights": done}

    def thoughts(self, seconds: float, seed: int) -> Slice:
        """Decisions of the AI, each worked out anew, until the processor time is used up."""
        asked = list(islice(self.asked(Random(seed)), POSITIONS))
        done = 0
        start = process_time()
        while (used := process_time() - start) < seconds or not done:
            for battle in asked:
                battle.thought = None
                battle.think()
            done += len(asked)
        return {"seconds": used, "thoughts": done}

    def asked(self, rng: Random) -> Iterator[WastelandState]:
        """Positions of random battles in which the AI has to act."""
        for number in count():
            state = self.start(number)
            while state.seat >= NATURE:
                if state.seat != NATURE:
                    state.apply(rng.choice(state.moves()))
                    continue
                if state.topic >= FIRST_CHOICE and isinstance(state, WastelandState):
                    yield state.copy()
                state.apply(state.chance(rng.randrange(state.spread)))


def inside(random_games: Inside) -> Measure:
    """Random games in a loop that is itself part of the engine; its chance is not counted."""

    def play(seconds: float, seed: int) -> Slice:
        decisions = games = 0
        start = process_time()
        while (used := process_time() - start) < seconds or not games:
            decisions += random_games(INSIDE_GAMES, seed + games)
            games += INSIDE_GAMES
        return {"seconds": used, "decisions": decisions, "games": games}

    return play


def simulated(game: str, seats: int, line_ups: tuple[tuple[str, ...], ...] = ()) -> Measure:
    """`overseer sim` with equal `normal` bots on two processes, start included, by the clock."""

    def play(seconds: float, seed: int) -> Slice:
        games = max(FEWEST_GAMES[game], int(seconds * SIM_GAMES[game]))
        options = options_for(seats) if game == "wasteland" else {}
        plan = Plan(game, ("normal",) * seats, games, seed, options=options, line_ups=line_ups)
        start = perf_counter()
        simulate(plan, jobs=2)
        return {"seconds": perf_counter() - start, "games": games}

    return play


def measures(
    name: str, start: Start, random_games: Inside, simulation: Measure
) -> dict[str, dict[str, Measure]]:
    """All that is measured of a game, by subject and measure."""
    build = "compiled" if compiled() else "plain"
    through = RandomPlay(start)
    found: dict[str, dict[str, Measure]] = {
        f"{name}-{build}": {
            "play": through.play,
            "copies": through.copies,
            "lists": through.lists,
            "digests": through.digests,
        }
    }
    if compiled():
        found[f"{name}-{build}-inside"] = {"play": inside(random_games)}
        found[f"{name}-sim-normal"] = {"play": simulation}
    return found


def of_shelter(seats: int) -> dict[str, dict[str, Measure]]:
    """Shelter with so many players, each game set up anew."""
    game = overseer.game("shelter")
    return measures(
        f"shelter-{seats}",
        lambda _: game.new(seats=seats),
        lambda games, seed: shelter.random_games(games, seats, seed),
        simulated("shelter", seats),
    )


def of_tragic() -> dict[str, dict[str, Measure]]:
    """Tragic with all the ready decks; they are read once, and a duel is a copy of its start."""
    game = overseer.game("tragic")
    starts: list[TragicState] = []
    for pair in PAIRS:
        state = game.new(seats=2, options={"decks": pair})
        assert isinstance(state, TragicState)
        starts.append(state)
    return measures(
        "tragic",
        lambda number: starts[number % len(starts)].copy(),
        lambda games, seed: tragic.random_games(games, starts, seed),
        simulated("tragic", 2, PAIRS),
    )


def of_wasteland() -> dict[str, dict[str, Measure]]:
    """Wasteland: skirmishes of equal forces, and a seat against the AI; read once, then copied."""
    game = overseer.game("wasteland")
    build = "compiled" if compiled() else "plain"
    skirmishes = [game.new(2, {**options_for(2), "forces": list(forces)}) for forces in MIRRORED]
    against = [
        game.new(1, {"scenario": AGAINST_AI, "forces": [mine], "enemy": theirs})
        for mine, theirs in zip(OF_750, (*OF_750[1:], OF_750[0]), strict=True)
    ]
    two = RandomBattle(lambda number: skirmishes[number % len(skirmishes)].copy())
    alone = RandomBattle(lambda number: against[number % len(against)].copy())
    found: dict[str, dict[str, Measure]] = {
        f"wasteland-{build}": {
            "play": two.play,
            "copies": two.copies,
            "lists": two.lists,
            "digests": two.digests,
            "sights": two.sights,
        },
        f"wasteland-ai-{build}": {"play": alone.play, "thoughts": alone.thoughts},
    }
    if compiled():
        found["wasteland-sim-normal"] = {"play": simulated("wasteland", 2, MIRRORED)}
    return found


def subjects(games: list[str]) -> dict[str, dict[str, Measure]]:
    """What a worker can be asked for, by name and measure."""
    found: dict[str, dict[str, Measure]] = {}
    if "shelter" in games:
        found |= of_shelter(4) | of_shelter(2)
    if "tragic" in games:
        found |= of_tragic()
    if "wasteland" in games:
        found |= of_wasteland()
    return found


def serve() -> None:
    """Be a worker for the games on the command line: say hello, answer until the input ends."""
    known = subjects(sys.argv[1:])
    names = {name: list(each) for name, each in known.items()}
    print(json.dumps({"version": overseer.__version__, "subjects": names}), flush=True)
    for line in sys.stdin:
        asked = json.loads(line)
        reply = known[asked["name"]][asked["measure"]](asked["seconds"], asked["seed"])
        print(json.dumps(reply), flush=True)
