"""Playing one card of the standard set to its last consequence, and what its rows promise."""

from __future__ import annotations

from dataclasses import dataclass, field

from overseer.shelter.card import Cubes, Item, Room, Space, Symbol
from overseer.shelter.cards.file import standard
from overseer.shelter.tables import Tables
from tests.shelter.sets import tables_of
from tests.shelter.table import Table


def tables() -> Tables:
    return tables_of(standard())


def items_of(when: str) -> list[Item]:
    """The items of the standard set with that ability."""
    return [item for item in standard().items if item.when == when]


def idle_items() -> list[str]:
    """Items that nobody is asked about before the end of the game."""
    return [item.id for item in items_of("end")]


def free_slot(room: Room) -> int:
    """Which of a room's spaces one healthy dweller may use for nothing; 0 for none of them."""
    for slot, space in enumerate(room.spaces, start=1):
        if not (space.cost or space.linked or space.wounded):
            return slot
    return 0


def price(room: str) -> Cubes:
    return next(card.cost for card in standard().rooms if card.id == room)


def cubes_text(cubes: Cubes) -> str:
    return " ".join(f"{letter}{n}" for letter, n in zip("efw", cubes, strict=True) if n)


def read_cubes(text: str) -> Cubes:
    amounts = {part[0]: int(part[1:]) for part in text.split() if part != "nothing"}
    return amounts.get("e", 0), amounts.get("f", 0), amounts.get("w", 0)


def plus(one: Cubes, other: Cubes) -> Cubes:
    """Cubes and more cubes; beyond six they are lost (SH-C2)."""
    e, f, w = (min(6, a + b) for a, b in zip(one, other, strict=True))
    return e, f, w


def minus(one: Cubes, other: Cubes) -> Cubes:
    e, f, w = (a - b for a, b in zip(one, other, strict=True))
    assert min(e, f, w) >= 0
    return e, f, w


def printed(symbols: tuple[Symbol, ...]) -> Cubes:
    """The cubes of fixed kinds in a row."""
    e, f, w = (sum(s.n for s in symbols if s.kind == kind) for kind in ("energy", "food", "water"))
    return e, f, w


def count(symbols: tuple[Symbol, ...], kind: str) -> int:
    return sum(symbol.n for symbol in symbols if symbol.kind == kind)


@dataclass
class Played:
    """What was decided on the way, in the order of decisions."""

    gains: list[Cubes] = field(default_factory=list)
    pays: list[Cubes] = field(default_factory=list)
    topics: list[str] = field(default_factory=list)


def play_out(table: Table, line: str, roll: str = "roll 6 6") -> Played:
    """Play a line and answer all that follows from it, until the next turn begins."""
    played = Played()
    table.play(line)
    while table.topic not in ("turn", "over", "train", "roll-floor"):
        topic = table.topic
        played.topics.append(topic)
        if topic == "roll-fight":
            table.play(f"dice: {roll}")
        elif table.who == "chance":
            table.play(f"deck: {table.state.chance(0)}")
        elif topic in ("window", "income"):
            if any(move.startswith("trade") for move in table.offers()):
                played.topics.append("trade")
            table.play(f"{table.who}: done")
        else:
            choice = str(table.state.moves()[0])
            if topic == "gain":
                played.gains.append(read_cubes(choice.removeprefix("gain ")))
            if topic == "pay":
                played.pays.append(read_cubes(choice.removeprefix("pay ")))
            table.play(f"{table.who}: {choice}")
    return played


def expected_cubes(
    start: Cubes,
    cost: tuple[Symbol, ...],
    row: tuple[Symbol, ...],
    times: int,
    played: Played,
    built: list[str],
) -> Cubes:
    """The cubes that must lie there after the placement, by the printed rows alone."""
    rooms = list(built)
    have = minus(start, printed(cost))
    paid = count(cost, "build") > 0
    if paid:
        have = minus(have, price(rooms[0]))
    any_paid = count(cost, "any")
    if any_paid:
        # Without a choice nothing was asked: then all that was left was paid.
        have = minus(have, played.pays.pop(0)) if played.pays else (0, 0, 0)
    builds = 0
    for _ in range(times):
        for symbol in row:
            if symbol.kind in ("energy", "food", "water"):
                have = plus(have, printed((symbol,)))
            elif symbol.kind == "any":
                taken = played.gains.pop(0)
                assert sum(taken) == min(symbol.n, 18 - sum(have))
                have = plus(have, taken)
            elif symbol.kind == "build" and paid:
                builds += 1
                if 1 < builds <= len(rooms):
                    have = minus(have, price(rooms[builds - 1]))
    assert not played.gains
    assert not played.pays
    return have


def payment(space: Space) -> Cubes:
    """Exactly the cubes that a space shows as its cost; those of choice in food."""
    return plus(printed(space.cost), (0, count(space.cost, "any"), 0))
