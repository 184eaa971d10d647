"""A kind of structure as data (WC-S7), and what structures can be for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

INFRASTRUCTURE: Final = "infrastructure"
WORKSHOP: Final = "workshop"
STALL: Final = "stall"
EXPLORATION: Final = "exploration"
OTHER: Final = "other"
RACK: Final = "rack"
FAMILIES: Final = (INFRASTRUCTURE, WORKSHOP, STALL, EXPLORATION, OTHER, RACK)

# What a structure does in a settlement phase.
SUPPLY: Final = "supply"  # power or water, nothing to be done with it
FIELD: Final = "field"  # one more card for the cooking station
DRAWS: Final = "draw"  # draws `draw` cards of `kind`, of which `keep` are kept
COOKS: Final = "cook"  # draws a card of `kind` for each supplied field
LISTENS: Final = "listen"  # explores for a fee, as often as it is paid
EXPLORES: Final = "explore"
SWAPS: Final = "swap"  # another exploration card instead of the one just drawn
STORES: Final = "store"
SHEDS: Final = "shed"
REDRAWS: Final = "redraw"  # the pen
ADDS: Final = "more"  # the stables
KEEPS: Final = "keep"  # the ranch
REPEATS: Final = "again"  # the operations room
NAMES: Final = "name"  # the leader's office
WORKS: Final = (
    *(SUPPLY, FIELD, DRAWS, COOKS, LISTENS, EXPLORES, SWAPS, STORES, SHEDS, REDRAWS, ADDS),
    *(KEEPS, REPEATS, NAMES),
)

# What is drawn: kinds of the item pile, then those of the boost pile.
ITEM_DRAWS: Final = (
    *("any", "barter", "weapon", "armour", "clothing", "refreshment", "medical", "chem"),
    *("weapon-mod", "armour-mod", "power-mod", "food"),
)
BOOST_DRAWS: Final = ("boost", "practised", "cunning", "tactical", "instinctive")
KINDS: Final = (*ITEM_DRAWS, *BOOST_DRAWS)

MOST_FIELDS: Final = 5  # that the cooking station counts
LISTENING_FEE: Final = 50  # WC-S8


@dataclass(frozen=True)
class Structure:
    """One entry of the tables; `needs` names structures without which it cannot stand."""

    id: str
    family: str
    work: str
    price: int
    power: int = 0  # that it needs
    water: int = 0
    gives_power: int = 0
    gives_water: int = 0
    requires: tuple[str, ...] = ()  # any one of these perks
    maximum: int = 0  # 0: as many as one likes
    draw: int = 0
    keep: int = 0
    kind: str = ""
    needs: tuple[str, ...] = ()
    repairs: bool = False  # degraded power armour, one each (WC-S9)
    guards: bool = False  # or an armour boost for a unit instead of its draw

    @property
    def supplied(self) -> bool:
        """Whether it works only with power or water."""
        return self.power > 0 or self.water > 0

    @property
    def draws(self) -> bool:
        """Whether it is a draw-and-keep structure, which helpers may serve (WC-S14)."""
        return self.work in (DRAWS, COOKS)

    @property
    def of_boosts(self) -> bool:
        """Whether it draws from the boost pile."""
        return self.kind in BOOST_DRAWS


class StructureSet:
    """All kinds of structures, in the order of the tables."""

    def __init__(self, structures: tuple[Structure, ...]) -> None:
        self.all = structures
        self.by_id = {structure.id: structure for structure in structures}

    def __getitem__(self, id: str) -> Structure:
        return self.by_id[id]

    def __contains__(self, id: str) -> bool:
        return id in self.by_id

    def with_work(self, work: str) -> tuple[str, ...]:
        """The ids of those that do something."""
        return tuple(each.id for each in self.all if each.work == work)
