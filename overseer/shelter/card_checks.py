"""What must hold for a card set as a whole: counts, places, columns and a way to heal."""

from collections.abc import Iterator
from typing import Final, TypeVar

from overseer.shelter.cards import (
    DECK_ROOMS,
    ITEMS,
    MOST_SPACES,
    PLAYER_ELEVATORS,
    RED_ROOMS,
    THREATS,
    Elevator,
    Item,
    Room,
    Space,
    Threat,
)

Found = tuple[int, str, dict[str, str | int]]
"""A line, a message id and its arguments."""

Card = TypeVar("Card", Room, Elevator, Item, Threat)
Lines = list[tuple[int, Card]]
"""Cards, each with the line on which it begins."""

Columns = tuple[tuple[int, ...], ...]

_LEFT: Final = (2, 3, 4, 5, 6)
_RIGHT: Final = (8, 9, 10, 11, 12)


def check(
    rooms: Lines[Room],
    elevators: Lines[Elevator],
    items: Lines[Item],
    threats: Lines[Threat],
    columns: Columns,
) -> Iterator[Found]:
    """Everything that is wrong with these cards together."""
    yield from _twice(rooms)
    yield from _twice(elevators)
    yield from _twice(items)
    yield from _twice(threats)
    yield from _counts(rooms, elevators, items, threats)
    yield from _top_floor(rooms, columns)
    yield from _player_floors(rooms)
    yield from _discounts(items)
    yield from _healing(rooms)


def columns_fit(columns: Columns) -> bool:
    """SH-T2, SH-Q9: 2 to 12 from the left without 7, three places a side, one or two numbers each.

    >>> columns_fit(((2,), (3, 4), (5, 6), (8, 9), (10, 11), (12,)))
    True
    """
    if len(columns) != RED_ROOMS or not all(1 <= len(place) <= MOST_SPACES for place in columns):
        return False
    left = sum(columns[:3], ())
    right = sum(columns[3:], ())
    return left == _LEFT and right == _RIGHT


def _twice(cards: Lines[Card]) -> Iterator[Found]:
    first: dict[str, int] = {}
    for line, card in cards:
        if card.id and card.id in first:
            yield line, "cardfile-twice", {"id": card.id, "first": str(first[card.id])}
        first.setdefault(card.id, line)


def _counts(
    rooms: Lines[Room],
    elevators: Lines[Elevator],
    items: Lines[Item],
    threats: Lines[Threat],
) -> Iterator[Found]:
    """SH-C1: every box has the same numbers of cards; a card counts once for each copy."""
    red = [(line, 1) for line, room in rooms if room.red]
    deck = [(line, room.copies) for line, room in rooms if not room.red]
    start = [(line, 1) for line, elevator in elevators if elevator.space is None]
    coloured = [(line, 1) for line, elevator in elevators if elevator.space is not None]
    for kind, cards, wanted in (
        ("red", red, RED_ROOMS),
        ("deck", deck, DECK_ROOMS),
        ("start", start, 1),
        ("coloured", coloured, PLAYER_ELEVATORS),
        ("items", [(line, item.copies) for line, item in items], ITEMS),
        ("threats", [(line, threat.copies) for line, threat in threats], THREATS),
    ):
        found = sum(copies for _, copies in cards)
        if found != wanted:
            last = cards[-1][0] if cards else 1
            yield last, "cardfile-count", {"kind": kind, "found": found, "wanted": wanted}


def _top_floor(rooms: Lines[Room], columns: Columns) -> Iterator[Found]:
    """SH-S1, SH-Q9: six places, each with as many spaces as numbers."""
    taken: dict[int, str] = {}
    for line, room in rooms:
        if not room.place:
            continue
        if room.place in taken:
            yield line, "cardfile-place", {"place": room.place, "id": taken[room.place]}
        taken.setdefault(room.place, room.id)
        wanted = len(columns[room.place - 1])
        if len(room.spaces) != wanted:
            numbers = " ".join(map(str, columns[room.place - 1]))
            yield (
                line,
                "cardfile-place-spaces",
                {
                    "place": room.place,
                    "numbers": numbers,
                    "wanted": wanted,
                    "found": len(room.spaces),
                },
            )


def _player_floors(rooms: Lines[Room]) -> Iterator[Found]:
    for line, room in rooms:
        if not room.red and len(room.spaces) > MOST_SPACES:
            yield line, "cardfile-spaces", {"high": MOST_SPACES, "found": len(room.spaces)}


def _discounts(items: Lines[Item]) -> Iterator[Found]:
    """Two discounts on one resource would make a price fall below the cubes it names."""
    taken: dict[str, str] = {}
    for line, item in items:
        if item.discount:
            if item.copies > 1 or item.discount in taken:
                yield line, "cardfile-discount", {"resource": item.discount}
            taken.setdefault(item.discount, item.id)


def _healing(rooms: Lines[Room]) -> Iterator[Found]:
    """SH-Q12: without a healing space on the top floor the wounded never stand up again."""
    red = [(line, room) for line, room in rooms if room.red]
    if red and not any(_heals(space) for _, room in red for space in room.spaces):
        yield red[0][0], "cardfile-healing", {}


def _heals(space: Space) -> bool:
    return space.wounded and any(symbol.kind == "heal" for symbol in space.reward)
