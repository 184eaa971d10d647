"""One game as a row of figures, from which the tally of many games can be put together again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Any

import msgspec

import overseer
from overseer.lab.crew import Crew
from overseer.lab.sim import Plan, fresh_tally, pieces, play_one
from overseer.lab.tally import Tally

Counts = list[tuple[str, str, int]]  # the name of a counter, its key as JSON, how often
PLAIN = ("shared", "decisions")  # what a tally counts without a key
LENGTHS = ("rounds", "turns")


class Row(msgspec.Struct, array_like=True, frozen=True):
    """A game that was played: its number in the plan, and all that was counted of it."""

    number: int
    counts: Counts


def play_rows(plan: Plan, numbers: Sequence[int]) -> list[Row]:
    """The games with these numbers, one by one."""
    game = overseer.game(plan.game)
    found = []
    for number in numbers:
        tally = fresh_tally(plan)
        play_one(plan, game, number, tally)
        found.append(Row(number, counts_of(tally)))
    return found


def played_rows(plan: Plan, numbers: Sequence[int], crew: Crew) -> Iterator[list[Row] | None]:
    """These games, piece by piece as they are ready; first comes a None, as of every crew."""
    cut = pieces(len(numbers), plan.rotations)
    tasks = [(plan, numbers[part.start : part.stop]) for part in cut]
    return crew.shared_out(play_rows, tasks)


def counts_of(tally: Tally) -> Counts:
    """Everything that the tally of one game has counted."""
    counts: Counts = [(name, "", getattr(tally, name)) for name in PLAIN]
    for name, each in vars(tally).items():
        if isinstance(each, Counter):
            keys = [(msgspec.json.encode(key).decode(), n) for key, n in each.items()]
            counts += [(name, key, n) for key, n in sorted(keys)]
    return counts


def count_again(tally: Tally, rows: Iterable[Row]) -> None:
    """Add games to a tally; ValueError where a row is of something else."""
    counters = {name: each for name, each in vars(tally).items() if isinstance(each, Counter)}
    for row in rows:
        tally.games += 1
        for name, key, n in row.counts:
            if name in counters:
                counters[name][_key(key)] += n
            elif name in PLAIN:
                setattr(tally, name, getattr(tally, name) + n)
            else:
                raise ValueError(name)


def tally_of(plan: Plan, rows: Iterable[Row]) -> Tally:
    """The tally of these games."""
    tally = fresh_tally(plan)
    count_again(tally, rows)
    return tally


@lru_cache(maxsize=100_000)
def _key(text: str) -> Any:
    found = msgspec.json.decode(text)
    return tuple(found) if isinstance(found, list) else found
