"""Reading a card file: strict TOML, and every mistake with its line, all in one go."""

from collections.abc import Callable, Container
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple, TypeVar

from overseer.cardfile.lines import LineIndex
from overseer.cardfile.problems import CardFileError, Problems
from overseer.cardfile.source import contents_of, text_of
from overseer.shelter.card import (
    COLUMNS,
    LETTERS,
    RESOURCES,
    SOURCES,
    CardSet,
    Cubes,
    Elevator,
    Item,
    Room,
    Space,
    Threat,
)
from overseer.shelter.cards import checks as card_checks
from overseer.shelter.cards import rows as card_rows
from overseer.shelter.cards.rows import Row
from overseer.shelter.cards.table import ShelterTable

Card = TypeVar("Card", Room, Elevator, Item, Threat)

SETS: Final = Path(__file__).parent.parent / "sets"

_CARD: Final = ("id", "source", "name")
_SPACE: Final = ("cost", "reward", "letter", "linked", "wounded")


class Ability(NamedTuple):
    """What an item of this kind must and may say."""

    needs: tuple[str, ...] = ()
    may: tuple[str, ...] = ()
    gain: Row = card_rows.PASSIVE


ABILITIES: Final[dict[str, Ability]] = {
    "turn": Ability(("gain",), ("pay",), card_rows.GAIN),
    "fight": Ability(("bonus",)),
    "reroll": Ability(),
    "lost": Ability(),
    "appear": Ability(),
    "income": Ability(),
    "build": Ability(("gain",)),
    "win": Ability(("gain",)),
    "recall": Ability(("gain",)),
    "discount": Ability(("discount",)),
    "end": Ability(("happiness", "per"), ("each", "most")),
}
PER: Final = (
    *("room", "dweller", "trained", "item", "cube"),
    *("energy", "food", "water", "threat", "calm"),
)


@cache
def standard() -> CardSet:
    """The card set of the box.

    >>> standard().id
    'standard'
    """
    return load(SETS / "standard.toml")


@cache
def earlier(name: str) -> CardSet:
    """The card set of the box in an earlier release, for the games that were begun with it.

    >>> earlier("standard-1").version
    1
    """
    return read(SETS / f"{name}.toml", excused=("cardfile-healing",))


def load(path: Path) -> CardSet:
    """Read a card set from its file, or raise a CardFileError with all its problems."""
    return read(path)


def load_text(text: str) -> CardSet:
    """A card set from the text of its file, as a record keeps it."""
    return read_text(text, "cards")


def read(path: Path, excused: Container[str] = ()) -> CardSet:
    """The card set of a file; a CardFileError with all its problems if it has any."""
    return read_text(text_of(path), str(path), excused)


def read_text(text: str, file: str, excused: Container[str] = ()) -> CardSet:
    """The card set that a file's text describes; `file` is its name for messages.

    Problems that are `excused` were none when the set was made.
    """
    contents = contents_of(text, file)
    problems = Problems(file, LineIndex(text), excused)
    cards = _card_set(ShelterTable(contents, (), problems), problems)
    if problems.found:
        raise CardFileError(sorted(problems.found, key=lambda problem: problem.line))
    return cards


def _card_set(top: ShelterTable, problems: Problems) -> CardSet:
    top.only("id", "version", "columns", "room", "elevator", "item", "threat")
    doubtful: set[int] = set()
    rooms = _read(top.tables("room"), _room, doubtful)
    elevators = _read(top.tables("elevator"), _elevator, doubtful)
    items = _read(top.tables("item"), _item, doubtful)
    threats = _read(top.tables("threat"), _threat, doubtful)
    columns = _columns(top)
    for line, id, args in card_checks.check(
        rooms, elevators, items, threats, columns, frozenset(doubtful)
    ):
        problems.at(line, id, **args)
    return CardSet(
        id=top.id(),
        version=top.number("version", 1, 1_000_000),
        rooms=tuple(
            sorted((room for _, room in rooms), key=lambda room: (not room.red, room.place))
        ),
        elevators=tuple(
            sorted((each for _, each in elevators), key=lambda each: each.space is not None)
        ),
        items=tuple(item for _, item in items),
        threats=tuple(threat for _, threat in threats),
        columns=columns or COLUMNS,
    )


def _read(
    tables: list[ShelterTable], reader: Callable[[ShelterTable], Card], doubtful: set[int]
) -> list[tuple[int, Card]]:
    """Cards with their lines; the lines of those with mistakes are noted."""
    found: list[tuple[int, Card]] = []
    for table in tables:
        before = len(table.problems.found)
        found.append((table.line, reader(table)))
        if len(table.problems.found) > before:
            doubtful.add(table.line)
    return found


def _columns(top: ShelterTable) -> tuple[tuple[int, ...], ...] | None:
    """The numbers of the places; None if they are wrong, so that nothing is said about them."""
    if not top.has("columns"):
        return COLUMNS
    columns = _number_rows(top.data["columns"])
    if columns is None or not card_checks.columns_fit(columns):
        top.wrong("columns", "cardfile-columns")
        return None
    return columns


def _room(table: ShelterTable) -> Room:
    # What is no flag was meant as one: a room that is not red does not say so.
    red = table.flag("red") or not isinstance(table.data.get("red", False), bool)
    table.only(*_CARD, "red", "space", *(("place",) if red else ("copies", "cost")))
    spaces = tuple(_space(each) for each in _spaces(table))
    return Room(
        id=table.id(),
        copies=1 if red else _copies(table),
        red=red,
        place=table.number("place", 1, 6) if red else 0,
        cost=(0, 0, 0) if red else _price(table),
        spaces=spaces,
        source=table.choice("source", SOURCES),
        names=table.names(),
    )


def _elevator(table: ShelterTable) -> Elevator:
    table.only(*_CARD, *_SPACE)
    used = any(table.has(key) for key in _SPACE)
    return Elevator(
        id=table.id(),
        space=_row_pair(table, 0) if used else None,
        source=table.choice("source", SOURCES),
        names=table.names(),
    )


def _threat(table: ShelterTable) -> Threat:
    table.only(*_CARD, "copies", *_SPACE, "fight")
    fight = table.number("fight", 2, 15, 0)
    return Threat(
        id=table.id(),
        copies=_copies(table),
        space=_row_pair(table, fight, bare=True),
        source=table.choice("source", SOURCES),
        names=table.names(),
    )


def _space(table: ShelterTable) -> Space:
    table.only(*_SPACE)
    return _row_pair(table, 0)


def _copies(table: ShelterTable) -> int:
    """How often a card is in the box; 0 if it does not say so rightly."""
    before = len(table.problems.found)
    copies = table.number("copies", 1, 9, 1)
    return copies if len(table.problems.found) == before else 0


def _row_pair(table: ShelterTable, fight: int, bare: bool = False) -> Space:
    """A space; only a threat's may be bare of rewards."""
    cost = table.row("cost", card_rows.COST)
    row = card_rows.REWARD
    reward = table.row("reward", row, None) if bare else table.filled_row("reward", row)
    paid = any(symbol.kind == "build" for symbol in cost)
    builds = sum(symbol.n for symbol in reward if symbol.kind == "build")
    if paid and builds != 1:
        # SH-Y9: the price is the one of the room that the build symbol builds.
        table.wrong("cost", "cardfile-build-pair")
    return Space(
        cost,
        reward,
        table.choice("letter", tuple(LETTERS), ""),
        table.flag("linked"),
        table.flag("wounded"),
        fight,
    )


def _item(table: ShelterTable) -> Item:
    when = table.choice("when", tuple(ABILITIES))
    ability = ABILITIES.get(when)
    if ability is None:
        # Which keys belong here is known only when the ability is.
        return Item(id=table.id(), source="", when=when, copies=_copies(table))
    keys = (*ability.needs, *ability.may)
    per = table.choice("per", PER) if "per" in keys else ""
    if per == "calm":
        # Calm is a state, not something to be counted.
        keys = tuple(key for key in keys if key != "each")
    table.only(*_CARD, "copies", "when", *keys)
    return Item(
        id=table.id(),
        copies=_copies(table),
        source=table.choice("source", SOURCES),
        names=table.names(),
        when=when,
        pay=table.row("pay", card_rows.PAY) if "pay" in keys else (),
        gain=table.filled_row("gain", ability.gain) if "gain" in keys else (),
        bonus=table.number("bonus", 1, 3) if "bonus" in keys else 0,
        discount=table.choice("discount", RESOURCES) if "discount" in keys else "",
        per=per,
        each=table.number("each", 1, 18, 1) if "each" in keys else 1,
        happiness=table.number("happiness", 1, 6) if "happiness" in keys else 0,
        most=table.number("most", 1, 30, 0) if "most" in keys else 0,
    )


def _spaces(table: ShelterTable) -> list[ShelterTable]:
    found = table.tables("space")
    if not found and table.data.get("space", []) == []:
        table.wrong("space", "cardfile-missing-key", key="space")
    return found


def _price(table: ShelterTable) -> Cubes:
    return card_rows.cubes(table.row("cost", card_rows.PRICE, None))


def _number_rows(value: object) -> tuple[tuple[int, ...], ...] | None:
    if not isinstance(value, list):
        return None
    rows: list[tuple[int, ...]] = []
    for row in value:
        if not isinstance(row, list) or not all(type(number) is int for number in row):
            return None
        rows.append(tuple(row))
    return tuple(rows)
