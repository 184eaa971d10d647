"""What is known of a battle beside a real table: no positions, only what people enter.

Everything is a value that msgspec writes and reads. Cards are named by their ids, rulers by their
letters (O, Y, R, G, B, K), conditions, skills and statuses by the words of `overseer.wasteland`.
A *word* names a thing in questions and answers: the fighter 5 is `m5`, the mark 2 is `k2`, an edge
of the table `north`, a fighter's deployment point `home`, the point of an aim `point`.
"""

from __future__ import annotations

from typing import Final

import msgspec

from overseer.wasteland.battle.model import UNKNOWN
from overseer.wasteland.words import NONE

HOME: Final = "home"
POINT: Final = "point"
NEAREST_EDGE: Final = "nearest-edge"


class Fighter(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One model, or a thing with health."""

    id: int  # never changes in a battle
    unit: str  # its unit card, or the scenario's word for a thing
    side: int  # 0 and 1 are enemies; 2 is nobody's
    name: str = ""  # what people call it; empty: its unit's name
    thing: int = 0  # health of a thing that no card is about; 0: it is a unit of the cards
    ratings: tuple[int, ...] = ()  # … its physical, energy and radiation rating
    throws: str = ""  # the ruler by which the scenario lets it throw, with its agility
    ai: bool = False  # the AI decides for it
    token: int = 0  # the AI's number (WC-A1)
    wild: bool = False  # everybody's enemy
    place: str = "table"  # or "waiting", "removed", "escaped"
    status: str = "unready"  # or "ready", "used"
    wounds: int = 0  # damage that is no radiation
    rads: int = 0
    bonus: int = 0  # health that friends around give
    conditions: tuple[str, ...] = ()
    reactions: int = 0  # reaction tokens
    points: int = 0  # action points
    boosts: int = 0  # armour boost tokens
    luck: int = 0
    heroic: bool = False
    leader: str = ""  # its leader card
    weapons: tuple[str, ...] = ()  # in hand and of its body, in the order of its card
    mods: tuple[str, ...] = ()  # by weapon; "" where there is none
    empty: tuple[int, ...] = ()  # places of weapons that are empty or used up
    tokens: tuple[int, ...] = ()  # by weapon: primed or charged
    criticals: tuple[int, ...] = ()  # by weapon: critical points
    items: tuple[str, ...] = ()  # worn and carried from the start
    counters: tuple[int, ...] = ()  # tokens left on `items`, by place
    found: tuple[str, ...] = ()  # found in this battle: items and weapons
    pool: tuple[str, ...] = ()  # what is left of its unit's limited items and throwing weapons
    power: str = ""  # the power armour that it wears
    power_damage: int = 0
    degraded: bool = False
    stages: tuple[tuple[str, int], ...] = ()  # chems at work: item, stage
    addictions: tuple[str, ...] = ()
    perks: tuple[str, ...] = ()
    engaged_with: tuple[int, ...] | None = None  # enemies in contact; None: it will be asked
    auras: tuple[int, ...] = ()  # friends in whose presence it stands
    locked: tuple[int, ...] = ()  # marks that it is locked out of this round
    carrying: tuple[int, ...] = ()  # marks that it carries
    spared: bool = False  # the scenario lets nobody attack it now
    capable: bool = True  # it has what the AI's aim needs (WC-A10)
    slower: int = 0  # rulers that a burden takes off its moves
    may_charge: bool = True  # no burden keeps it from charging


class Mark(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A marker or another place that a scenario names."""

    id: int
    word: str = ""  # the scenario's word for it
    kind: str = "place"  # investigation, searchable, mine, place, heap, strike
    out: bool = False  # off the table
    carrier: int = NONE  # the fighter that carries it
    known: bool = True  # the AI knows what is under it
    skill: str = ""  # what the AI knows that it asks for; empty: nothing, or not known
    in_fight: bool = False  # even an engaged model may use it
    content: int = UNKNOWN  # what the AI knows to lie under it
    state: int = 0  # as the scenario likes: switched on, read, placed


class Goal(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What AI models are after (WC-A3). The first goal that is a fighter's counts."""

    side: int
    kind: str = "none"  # defeat, protect, go, use
    only: tuple[int, ...] = ()  # whose goal it is; empty: everybody's of the side
    fighters: tuple[int, ...] = ()  # its subjects …
    marks: tuple[int, ...] = ()
    edge: str = ""  # south, north, west, east
    exit: bool = False  # … by which one may leave
    point: bool = False  # the point that the scenario names


class Reading(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The response that the blue die gave for an activation (WC-A4); it stays (WC-A5)."""

    die: str  # the face
    row: str
    column: int  # of the AI card; NONE without a card
    letter: str  # A, M, O, F, D
    reckless: bool
    stays: bool  # underlined: it does not break an engagement
    method: str  # close or ranged


class Acting(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The activation that is going on."""

    fighter: int
    actions: int = 2  # main actions that are left
    reading: Reading | None = None  # None: the die has not been read yet
    vats: bool = False  # a heroic model has an action point to spend (WC-A19)
    quick: int = 0  # quick actions that it has taken


class Table(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """All that is known."""

    fighters: tuple[Fighter, ...] = ()
    marks: tuple[Mark, ...] = ()
    goals: tuple[Goal, ...] = ()
    edges: tuple[str, ...] = ()  # by side: the edge of the table that it came from; "": none
    events: tuple[str, ...] = ()  # event cards in play (WC-E2)
    acting: Acting | None = None
    swaps_radiation: bool = False  # C20: who is immune to radiation suffers physical damage
    round: int = 0
    notes: tuple[str, ...] = ()  # what has happened in the scenario: alarm, running, virus …
    roles: tuple[tuple[str, int], ...] = ()  # who is what in the scenario: the journalist …

    def role(self, word: str) -> int:
        """Who is something in the scenario; NONE: nobody knows."""
        return dict(self.roles).get(word, NONE)

    def fighter(self, id: int) -> Fighter:
        """One of the fighters; KeyError if there is no such one."""
        for fighter in self.fighters:
            if fighter.id == id:
                return fighter
        raise KeyError(id)

    def mark(self, id: int) -> Mark:
        """One of the marks; KeyError if there is no such one."""
        for mark in self.marks:
            if mark.id == id:
                return mark
        raise KeyError(id)


def fighter_word(id: int) -> str:
    """A fighter in questions and answers."""
    return f"m{id}"


def mark_word(id: int) -> str:
    """A mark in questions and answers."""
    return f"k{id}"
