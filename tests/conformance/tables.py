"""The tables that the suite plays at: every registered game with every number of seats."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from random import Random

import overseer
from overseer.engine import (
    NATURE,
    OVER,
    Decision,
    Event,
    Game,
    Match,
    Move,
    State,
    compiled,
    numbered_seed,
)

SHORT_GAMES = 10  # of a game that is soon over, the longest of so many is looked at
MOST_MOVES = 50_000  # a game that goes on after so many moves does not end


@dataclass(frozen=True, eq=False)
class Table:
    """A game and how many play it."""

    game: Game
    seats: int

    def __str__(self) -> str:
        return f"{self.game.name}-{self.seats}"

    @property
    def viewers(self) -> list[int | None]:
        """Every seat, and a spectator."""
        return [*range(self.seats), None]

    def seeds(self, seeds: range) -> range:
        """How many of the games are played here: free tables take their time over every move.

        Plain Python does so everywhere; that it plays like the other build, golden records prove.
        """
        return seeds[:1] if self.game.free or not compiled() else seeds

    def rng(self, seed: int) -> Random:
        """The same choices in every run, others at every table."""
        return Random(f"{self} {seed}")

    def match(self, seed: int) -> Match:
        """A match among people."""
        return Match(self.game, [None] * self.seats, seed=numbered_seed(seed))

    def played(self, seed: int, moves: int) -> Match:
        """A match after so many random moves, or at its end."""
        match, rng = self.match(seed), self.rng(seed)
        while not match.over and moves:
            seat = match.state.seat
            match.play(seat, rng.choice(match.moves(seat)))
            moves -= 1
        return match

    def halfway(self, seed: int, moves: int) -> Match:
        """A match in its course: after so many moves, or halfway where a game is over before."""
        match = self.played(seed, moves)
        if not match.over:
            return match
        games = [self.played(other, moves) for other in range(seed, seed + SHORT_GAMES)]
        length, longest = max((len(game.record.entries), -at) for at, game in enumerate(games))
        return self.played(seed - longest, length // 2)


@cache
def tables() -> tuple[Table, ...]:
    """Every table there is; of a game around another one, which takes its time, one is enough."""
    return tuple(
        Table(game, seats)
        for game in overseer.games()
        for seats in (game.seats if not game.leads_to else game.seats[1:2])
    )


def pick(state: State, rng: Random) -> Move:
    """A random move of whoever decides, chance included."""
    if state.seat == NATURE:
        return state.chance(rng.randrange(state.spread))
    return rng.choice(state.moves())


def random_game(table: Table, seed: int) -> Iterator[State]:
    """Every position of a random game, from the first to the finished one: one living state."""
    rng = table.rng(seed)
    state = table.game.new(table.seats)
    for _ in range(MOST_MOVES):
        yield state
        if state.seat == OVER:
            return
        state.apply(pick(state, rng))
    raise AssertionError(f"{table}: no end after {MOST_MOVES} moves")


@cache
def positions(table: Table, seed: int) -> tuple[State, ...]:
    """All positions of a random game; copy one before you play on from it."""
    return tuple(state.copy() for state in random_game(table, seed))


def where(asked: Callable[[State], bool]) -> tuple[Table, ...]:
    """The tables at which something is so in some position."""
    found = []
    for table in tables():
        try:
            fits = any(asked(state) for state in random_game(table, 0))
        except Exception:  # a broken game is to fail in the tests, not while they are collected
            fits = True
        if fits:
            found.append(table)
    return tuple(found)


@cache
def hiding() -> tuple[Table, ...]:
    """The tables where not everything lies open to those who play."""
    return where(
        lambda state: state.seat >= 0 and state.view(None).secrets > 0 and _hidden_from(state)
    )


def _hidden_from(state: State) -> bool:
    """Whether something is hidden from the seat that is asked."""
    return state.view(state.seat).secrets > 0


@cache
def rolling() -> tuple[Table, ...]:
    """The tables where chance decides something."""
    return where(lambda state: state.seat == NATURE)


@cache
def sealing() -> tuple[Table, ...]:
    """The tables with choices that several make in secret."""
    return where(lambda state: (asked := state.decision) is not None and is_sealed(asked))


def is_sealed(decision: Decision) -> bool:
    """Whether several owe a choice that nobody sees before all have made it."""
    return len(decision.seats) > 1 and not decision.together


def sample(table: Table, seed: int, count: int) -> list[State]:
    """Copies of the first, the last and random positions between of a random game."""
    found = positions(table, seed)
    rng = table.rng(seed)
    between = rng.sample(found[1:-1], min(count, len(found) - 2))
    return [state.copy() for state in (found[0], *between, found[-1])]


def running(table: Table, seed: int, count: int) -> list[State]:
    """The same without the finished position."""
    return sample(table, seed, count)[:-1]


@dataclass(frozen=True)
class Chronicle:
    """What was asked and what happened in some games."""

    moves: tuple[Move, ...]
    decisions: tuple[Decision, ...]
    events: tuple[Event, ...]
    ends: frozenset[str]


# What is told has words or not whatever the build; there are only enough games to hear of it.
# Half of them tell all of a game around another one, whose games are long.
CHRONICLES = 30 if compiled() else 3


@cache
def chronicle(table: Table, games: int = 0) -> Chronicle:
    """Everything that clients are told in some random games, each thing once."""
    games = games or (-(-CHRONICLES // 2) if table.game.leads_to else CHRONICLES)
    moves: dict[Move, None] = {}
    decisions: dict[tuple[str, frozenset[str]], Decision] = {}
    events: dict[tuple[str, frozenset[str]], Event] = {}
    ends: set[str] = set()
    for seed in range(games):
        rng = table.rng(seed)
        state = table.game.new(table.seats)
        while state.seat != OVER:
            asked = state.decision
            assert asked is not None
            decisions[asked.name, frozenset(asked.about)] = asked
            move = pick(state, rng)
            moves[move] = None
            heard: list[Event] = []
            state.ears = heard
            state.apply(move)
            events.update({(event.name, frozenset(event.args)): event for event in heard})
        outcome = state.outcome
        assert outcome is not None
        ends.add(outcome.how)
    return Chronicle(
        tuple(moves), tuple(decisions.values()), tuple(events.values()), frozenset(ends)
    )
