"""Everything that one player owns between battles: settlement, cards, leader, perks, quests."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, fields
from typing import Final

from overseer.wasteland.card import CardSet
from overseer.wasteland.settlement.structure import StructureSet

START: Final = (("gen-s", 2), ("store", 1), ("shed", 1), ("listen", 1))  # WC-S1
FIRST_ROOM: Final = 15
LAND_ROOM: Final = 10
LAND_PRICE: Final = 500
LAND_QUESTS: Final = 5
UNKNOWN: Final = "?"  # a card that the owner of a view may not know


@dataclass
class Draw:
    """A draw-and-keep that is not finished: a workshop, a stall or a rack at work."""

    structure: str
    kind: str
    due: int  # cards still to be drawn
    keep: int  # cards that may still be kept
    drawn: list[str] = field(default_factory=list)
    passed: list[str] = field(default_factory=list)  # thrown back: not drawn again in this draw
    kept: int = 0  # cards that have been kept

    def copy(self) -> Draw:
        """An independent twin."""
        lists = (self.drawn[:], self.passed[:])
        return Draw(self.structure, self.kind, self.due, self.keep, *lists, self.kept)


@dataclass
class Holdings:
    """One player's facts. Without a settlement (`settled` false) only what needs none is used.

    Cards are ids; an id stands in a list once for each copy. `UNKNOWN` stands for a secret card
    in the copy that a view holds.
    """

    settled: bool = True
    caps: int = 0
    built: dict[str, int] = field(default_factory=dict)  # structures by id
    granted: dict[str, int] = field(default_factory=dict)  # … of them free: they scrap for 0
    on: dict[str, int] = field(default_factory=dict)  # … supplied, where they need power or water
    used: dict[str, int] = field(default_factory=dict)  # … used in this phase
    room: int = FIRST_ROOM
    more_power: int = 0  # in this phase
    more_water: int = 0
    repairs: int = 0  # power armour repaired in this phase
    drew: bool = False  # a card has been drawn in this phase: building is over (WC-S3)
    # Cards.
    reserve: list[str] = field(default_factory=list)  # items, weapons and boosts
    chosen: list[str] = field(default_factory=list)  # for the next battle (step 3), then in it
    heap: list[str] = field(default_factory=list)  # came back from a battle, not sorted yet
    kept: list[str] = field(default_factory=list)  # … what the sheds keep of it
    draw: Draw | None = None
    meeting: str = ""  # the exploration card that is being resolved
    explored: list[str] = field(default_factory=list)  # exploration cards not in the pile
    gained: dict[str, int] = field(default_factory=dict)  # every card that ever came, by id …
    gone: dict[str, int] = field(default_factory=dict)  # … and every one that left again
    # Perks.
    perks: list[str] = field(default_factory=list)  # of the settlement
    models: dict[str, list[str]] = field(default_factory=dict)  # perks by model
    perked: list[str] = field(default_factory=list)  # models with a new one since the battle
    gifts: list[str] = field(default_factory=list)  # perks that cost nothing, not taken yet
    benches: list[str] = field(default_factory=list)  # perks whose bench has been given (WC-P2)
    # The leader: a unit and a leader card (WC-S9).
    leader: str = ""
    leader_card: str = ""
    leader_fell: bool = False  # removed in the last battle
    leaders: list[str] = field(default_factory=list)  # leader cards that cost nothing
    types: int = 0  # what the models of the last force are, as bits
    degraded: list[tuple[str, str]] = field(default_factory=list)  # unit, power armour
    guards: list[str] = field(default_factory=list)  # units that begin with an armour boost
    # What goes into the next battle.
    consequences: list[str] = field(default_factory=list)
    harm: list[tuple[str, int]] = field(default_factory=list)  # kind of damage, how much
    extra: list[str] = field(default_factory=list)  # boosts above the maximum (WC-Q3)
    free: list[str] = field(default_factory=list)  # cards outside the limit (WC-Q3)
    limit: int = 0  # caps more or less for the next force
    # Quests (WC-Q2).
    finished: list[str] = field(default_factory=list)
    paid: int = 0  # finished quests that bought land
    opened: dict[str, str] = field(default_factory=dict)  # later parts, by what opened them
    learned: list[str] = field(default_factory=list)

    def copy(self) -> Holdings:
        """An independent twin."""
        twin = Holdings()
        for each in fields(self):
            value = getattr(self, each.name)
            if isinstance(value, list):
                value = value[:]
            elif isinstance(value, dict):
                value = {key: _own(inner) for key, inner in value.items()}
            elif isinstance(value, Draw):
                value = value.copy()
            setattr(twin, each.name, value)
        return twin

    def facts(self) -> list[object]:
        """Everything, in canonical order."""
        found: list[object] = []
        for each in fields(self):
            value = getattr(self, each.name)
            if isinstance(value, dict):
                value = sorted(value.items())
            found.append(value)
        return found

    def gain(self, ids: Iterable[str]) -> None:
        """Cards come into the player's hands; the caller says where they lie."""
        for id in ids:
            self.gained[id] = self.gained.get(id, 0) + 1

    def lose(self, ids: Iterable[str]) -> None:
        """Cards leave: sold, used up, lost or given back."""
        for id in ids:
            self.gone[id] = self.gone.get(id, 0) + 1

    def held(self, id: str) -> int:
        """How many copies of a card the player has anywhere."""
        draw = [] if self.draw is None else self.draw.drawn
        piles = (self.reserve, self.chosen, self.heap, self.kept, self.extra, self.free, draw)
        return sum(pile.count(id) for pile in piles)

    @property
    def quest_land(self) -> int:
        """Finished quests that have not bought land yet."""
        return len(self.finished) - self.paid


def new_holdings(settled: bool) -> Holdings:
    """A player at the start of a campaign (WC-S1)."""
    new = Holdings(settled=False)
    if settled:
        found(new)
    return new


def found(holdings: Holdings) -> None:
    """A new settlement; the caps won before, for the next force too, went into it (WC-S1)."""
    holdings.settled = True
    holdings.caps = holdings.limit = 0
    holdings.built = dict(START)
    holdings.on = {id: n for id, n in START if id != "gen-s"}


@dataclass(frozen=True)
class Books:
    """What settlements are played with: cards, structures, and the list whose prices count."""

    cards: CardSet
    structures: StructureSet
    caps_list: int = 1


def _own(value: object) -> object:
    return value[:] if isinstance(value, list) else value
