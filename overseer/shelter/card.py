"""Shelter's cards as data: rooms, elevators, items and threats, and the sets they come in."""

import hashlib
import json
from dataclasses import asdict, dataclass, field
from typing import Final

Cubes = tuple[int, int, int]
"""Numbers of energy, food and water."""

RESOURCES: Final = ("energy", "food", "water")
LETTERS: Final = "SPECIAL"
SOURCES: Final = ("seed", "public", "designed")
TRACK: Final = 6  # SH-C2
MOST_SPACES: Final = 2

# SH-C1: what a box holds, whatever its cards say.
RED_ROOMS: Final = 6
DECK_ROOMS: Final = 24
PLAYER_ELEVATORS: Final = 4
ITEMS: Final = 31
THREATS: Final = 18

EARLIER: Final = ("standard-1",)  # sets of earlier releases

# SH-Q9: the numbers of the six places of a floor, from the left; 7 is the shaft.
COLUMNS: Final[tuple[tuple[int, ...], ...]] = ((2, 3), (4, 5), (6,), (8,), (9, 10), (11, 12))


@dataclass(frozen=True, slots=True)
class Symbol:
    """One symbol of a row; equal neighbours are one symbol with a higher `n`."""

    kind: str
    n: int = 1
    arg: str = ""  # train: "" or a letter; refresh: "items" or "rooms"
    give: Cubes = (0, 0, 0)  # trade: its left side
    take: Cubes = (0, 0, 0)  # trade: its right side


@dataclass(frozen=True, slots=True)
class Space:
    """Where a dweller is placed: the red row, the green row and the marks beside them."""

    cost: tuple[Symbol, ...]
    reward: tuple[Symbol, ...]
    letter: str = ""
    linked: bool = False
    wounded: bool = False
    fight: int = 0  # only threats are fought (SH-T7)


@dataclass(frozen=True, slots=True, kw_only=True)
class Room:
    """A room; red ones lie on the top floor in a fixed place, counted 1 to 6 from the left."""

    id: str
    copies: int = 1
    red: bool = False
    place: int = 0
    cost: Cubes = (0, 0, 0)
    spaces: tuple[Space, ...]
    source: str
    names: dict[str, str] = field(default_factory=dict, compare=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class Elevator:
    """An elevator; the start elevator has no space."""

    id: str
    space: Space | None = None
    source: str
    names: dict[str, str] = field(default_factory=dict, compare=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class Threat:
    """A threat: the space that it puts in the place of the one it covers."""

    id: str
    copies: int = 1
    space: Space
    source: str
    names: dict[str, str] = field(default_factory=dict, compare=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class Item:
    """An item; `when` names its ability, which tells the other fields that count."""

    id: str
    copies: int = 1
    source: str
    names: dict[str, str] = field(default_factory=dict, compare=False)
    when: str
    pay: tuple[Symbol, ...] = ()
    gain: tuple[Symbol, ...] = ()
    bonus: int = 0
    discount: str = ""
    per: str = ""
    each: int = 1
    happiness: int = 0
    most: int = 0  # 0: no cap


@dataclass(frozen=True, slots=True, kw_only=True)
class CardSet:
    """A whole box: red rooms first and from the left, the start elevator first."""

    id: str
    version: int
    rooms: tuple[Room, ...]
    elevators: tuple[Elevator, ...]
    items: tuple[Item, ...]
    threats: tuple[Threat, ...]
    columns: tuple[tuple[int, ...], ...] = COLUMNS
    digest: str = field(default="", compare=False)

    def __post_init__(self) -> None:
        # Items for any time of a turn come first, so that the rules find them at a glance.
        items = tuple(sorted(self.items, key=lambda item: item.when != "turn"))
        object.__setattr__(self, "items", items)
        object.__setattr__(self, "digest", _digest(self))


def _digest(cards: CardSet) -> str:
    """A hash of all that matters in play: not of names, sources, comments or layout."""
    contents = asdict(cards)
    del contents["digest"]
    for kind in ("rooms", "elevators", "items", "threats"):
        for card in contents[kind]:
            del card["names"], card["source"]
    text = json.dumps(contents, sort_keys=True, separators=(",", ":"))
    return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()
