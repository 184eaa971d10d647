"""Items that pay for each other: whether a turn of such a card set could go on for ever (SH-Q12).

Every use exhausts an item, and only a new item from the display can take its place. So a turn goes
on only while items are gained for at least as many uses, as many items are paid as gained (there
are 31 in all), and the cubes come back.
"""

from collections.abc import Iterator
from itertools import combinations
from typing import Final

from overseer.shelter.card import RESOURCES, Item, Symbol

MOST: Final = 6  # so often, at most, one of two items is used for the other
Found = tuple[int, str, dict[str, str | int]]


def endless(items: list[tuple[int, Item]]) -> Iterator[Found]:
    """Items that could be used without end, alone or two of them together."""
    used = [(line, item) for line, item in items if item.when == "turn"]
    guilty: set[str] = set()
    for line, item in used:
        if _goes_on([(item, 1)]):
            guilty.add(item.id)
            yield line, "cardfile-endless", {"id": item.id}
    for (_, one), (line, other) in combinations(used, 2):
        if guilty.isdisjoint((one.id, other.id)) and _together(one, other):
            yield line, "cardfile-endless-two", {"id": other.id, "other": one.id}


def _together(one: Item, other: Item) -> bool:
    times = range(1, MOST + 1)
    return any(_goes_on([(one, n), (other, m)]) for n in times for m in times)


def _goes_on(uses: list[tuple[Item, int]]) -> bool:
    """Whether so many uses of each item leave everything as it was, or better."""
    gained = sum(n * _count(item.gain, "item") for item, n in uses)
    paid = sum(n * _count(item.pay, "item") for item, n in uses)
    if gained != paid or gained < sum(n for _, n in uses):
        return False
    lacking = left = 0
    for kind in RESOURCES:
        net = sum(n * (_count(item.gain, kind) - _count(item.pay, kind)) for item, n in uses)
        lacking += max(0, -net)
        left += max(0, net)
    # Cubes of choice fill the gaps; what is left over pays costs of choice.
    left += sum(n * _count(item.gain, "any") for item, n in uses) - lacking
    free = sum(n * _count(item.gain, "any") for item, n in uses) >= lacking
    return free and left >= sum(n * _count(item.pay, "any") for item, n in uses)


def _count(row: tuple[Symbol, ...], kind: str) -> int:
    return sum(symbol.n for symbol in row if symbol.kind == kind)
