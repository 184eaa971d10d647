"""The pieces of Scavengers: two players with piles of cards on a table of whole millimetres."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

Cards = tuple[int, ...]  # how many of each kind: a pile has no order, chance picks from it
Point = tuple[int, int]

DECK: Final = (4, 3, 3)
HAND: Final = 3
EDGES: Final = (600, 400)
BASE: Final = 15  # the radius of a scavenger's base
TOUCH: Final = 40  # a cache this near can be searched
CAMPS: Final = ((60, 200), (540, 200))
CACHES: Final = ((300, 80), (300, 200), (300, 320))
COMPASS: Final = ((10, 0), (7, 7), (0, 10), (-7, 7), (-10, 0), (-7, -7), (0, -10), (7, -7))
UNKNOWN: Final = -1  # gear not chosen yet, or not known to the beholder


@dataclass(frozen=True, slots=True)
class Scavenger:
    """One seat's part of the table; it is replaced, never changed, so copies share it."""

    place: Point
    gear: int = UNKNOWN
    health: int = 2
    caps: int = 0
    hand: Cards = (0, 0, 0)
    library: Cards = DECK
    spent: Cards = (0, 0, 0)


def changed(cards: Cards, kind: int, by: int) -> Cards:
    """The pile with `by` more cards of a kind."""
    return (*cards[:kind], cards[kind] + by, *cards[kind + 1 :])


def within(a: Point, b: Point, reach: int) -> bool:
    """Whether two points are at most `reach` apart; squares of distances are never rounded."""
    return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 <= reach * reach


def on_table(point: Point) -> bool:
    """Whether a base at `point` lies on the table as a whole."""
    return all(BASE <= at <= edge - BASE for at, edge in zip(point, EDGES, strict=True))


def around(start: Point, reach: int) -> list[Point]:
    """A sample of the points within `reach`: eight directions, the whole way and half of it."""
    ways = [(dx * way // 10, dy * way // 10) for dx, dy in COMPASS for way in (reach, reach // 2)]
    return [(start[0] + dx, start[1] + dy) for dx, dy in ways]
