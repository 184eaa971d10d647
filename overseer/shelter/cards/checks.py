"""What must hold for a card set as a whole: counts, places, columns, healing, an end of turns."""

from collections.abc import Iterator
from typing import Final, TypeVar

from overseer.shelter.card import (
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
from overseer.shelter.cards import loops as card_loops

Found = tuple[int, str, dict[str, str | int]]
"""A line, a message id and its arguments."""

Card = TypeVar("Card", Room, Elevator, Item, Threat)
Lines = list[tuple[int, Card]]
"""Cards, each with the line on which it begins."""

Columns = tuple[tuple[int, ...], ...]

Doubtful = frozenset[int]
"""The lines of cards that have mistakes of their own: what would follow from them is not told."""

_LEFT: Final = (2, 3, 4, 5, 6)
_RIGHT: Final = (8, 9, 10, 11, 12)


def check(
    rooms: Lines[Room],
    elevators: Lines[Elevator],
    items: Lines[Item],
    threats: Lines[Threat],
    columns: Columns | None,
    doubtful: Doubtful,
) -> Iterator[Found]:
    """Everything that is wrong with these cards together; no columns: they are wrong themselves."""
    yield from _twice(rooms)
    yield from _twice(elevators)
    yield from _twice(items)
    yield from _twice(threats)
    yield from _counts(rooms, elevators, items, threats, doubtful)
    yield from _places(rooms)
    yield from _player_floors(rooms)
    yield from _discounts(items)
    yield from card_loops.endless([each for each in items if each[0] not in doubtful])
    if columns is not None:
        yield from _top_floor(rooms, columns, doubtful)
        yield from _healing(rooms, elevators, columns, doubtful)


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
    doubtful: Doubtful,
) -> Iterator[Found]:
    """SH-C1: every box has the same numbers of cards; a card counts once for each copy.

    Where a card does not say rightly how often it is there (`copies` is 0), nothing can be counted.
    """
    red = [(line, 1) for line, room in rooms if room.red]
    deck = [(line, room.copies) for line, room in rooms if not room.red]
    start = [(line, 1) for line, elevator in elevators if elevator.space is None]
    coloured = [(line, 1) for line, elevator in elevators if elevator.space is not None]
    if any(line in doubtful for line, _ in elevators):  # by its mistake one may lack its space
        start, coloured = [(1, 0)], [(1, 0)]
    for kind, cards, wanted in (
        ("red", red, RED_ROOMS),
        ("deck", deck, DECK_ROOMS),
        ("start", start, 1),
        ("coloured", coloured, PLAYER_ELEVATORS),
        ("items", [(line, item.copies) for line, item in items], ITEMS),
        ("threats", [(line, threat.copies) for line, threat in threats], THREATS),
    ):
        found = sum(copies for _, copies in cards)
        known = all(copies for _, copies in cards)
        if known and found != wanted:
            last = cards[-1][0] if cards else 1
            yield last, "cardfile-count", {"kind": kind, "found": found, "wanted": wanted}


def _places(rooms: Lines[Room]) -> Iterator[Found]:
    """SH-S1: six places, one room each."""
    taken: dict[int, str] = {}
    for line, room in rooms:
        if room.place and room.place in taken:
            yield line, "cardfile-place", {"place": room.place, "id": taken[room.place]}
        taken.setdefault(room.place, room.id)


def _top_floor(rooms: Lines[Room], columns: Columns, doubtful: Doubtful) -> Iterator[Found]:
    """SH-Q9: as many spaces as numbers, and where no number reaches only a healing space."""
    for line, room in rooms:
        if not room.place or not room.spaces:
            continue
        wanted = len(columns[room.place - 1])
        hidden = _unnumbered(room, columns)
        if hidden is not None and (line in doubtful or _always_heals(hidden)):
            continue
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


def _healing(
    rooms: Lines[Room], elevators: Lines[Elevator], columns: Columns, doubtful: Doubtful
) -> Iterator[Found]:
    """SH-Q12: whatever threats lie in the vault, a healing space stays open to everybody.

    A number of the dice can cover every space that has one; the space of a top-floor room next to
    the elevator, where its place has one number only, has none, and nor have elevators.
    """
    red = [(line, room) for line, room in rooms if room.red]
    if not red or any(line in doubtful for line, _ in red):
        return
    hidden = [_unnumbered(room, columns) for _, room in red]
    if any(space is not None and _always_heals(space) for space in hidden):
        return
    lifts = [elevator.space for _, elevator in elevators if elevator.space is not None]
    if lifts and all(_always_heals(space) for space in lifts):
        return
    healing = [line for line, room in red if any(_heals(space) for space in room.spaces)]
    yield (healing or [red[0][0]])[0], "cardfile-healing", {}


def _unnumbered(room: Room, columns: Columns) -> Space | None:
    """The space of a top-floor room that no number reaches: the one nearer to the elevator."""
    if not room.place or len(columns[room.place - 1]) > 1 or len(room.spaces) != MOST_SPACES:
        return None
    return room.spaces[1 if room.place <= 3 else 0]


def _always_heals(space: Space) -> bool:
    """Whether one wounded dweller can be healed there by somebody who has nothing."""
    return _heals(space) and not space.cost and not space.linked


def _heals(space: Space) -> bool:
    return space.wounded and any(symbol.kind == "heal" for symbol in space.reward)
