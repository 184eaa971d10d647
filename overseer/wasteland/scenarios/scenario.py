"""A scenario as data: sides, forces, markers, decks, aims and ends."""

from __future__ import annotations

from typing import Final

from overseer.wasteland.battle.battle import PLAIN
from overseer.wasteland.scenarios.zones import Zone
from overseer.wasteland.words import NONE

# Who puts markers down.
BY_SIDE: Final = 0  # one side all of them: `side`
ALTERNATELY: Final = 1  # in the order of the luck flip
BY_SEED: Final = 2
FIXED: Final = 3  # at the places of `points`

# Lines of places that the AI fills: round the table (X13), down both sides (X15).
LINES: Final = ("perimeter", "flanks")

# The general conditions of an end; named rules bring more.
WHEN_ROUNDS: Final = "rounds"  # the last round is over
WHEN_ELIMINATED: Final = "eliminated"  # a side has nobody left, the other has (C12, C13)
WHEN_GONE: Final = "gone"  # a side has nobody left, whatever the other has

NO_REWARD: Final = -1  # as C14 has it

# The moments of a battle at which people beside a real table are reminded of a rule.
SETUP: Final = "setup"
ROUND: Final = "round"  # begins; `round@3`: the third one
ACTS: Final = "acts"  # a model is activated: what it may do here
AFTER: Final = "after"  # an activation is over
ATTACK: Final = "attack"
REMOVED: Final = "removed"  # a model
CLOSE: Final = "close"  # everybody is used: the round ends
LAST: Final = "last"  # the last round
MOMENTS: Final = (SETUP, ROUND, ACTS, AFTER, ATTACK, REMOVED, CLOSE, LAST)


def is_moment(word: str, rounds: int) -> bool:
    """Whether a word is a moment of a battle of so many rounds."""
    moment, at, number = word.partition("@")
    if not at:
        return moment in MOMENTS
    return moment == ROUND and number in [str(n) for n in range(1, rounds + 1)]


class FixedUnit:
    """A unit of a force that the scenario prints; consumables are the whole unit's."""

    def __init__(self, unit: str, count: int) -> None:
        self.unit: str = unit
        self.count: int = count
        self.weapons: list[str] = []
        self.items: list[str] = []
        self.mods: list[str] = []
        self.leader: str = ""
        self.heroic: bool = False
        self.throw: int = NONE  # a ruler: here it throws, with its agility (WC-R11)


class SideData:
    """One of the two sides."""

    def __init__(self, id: str) -> None:
        self.id: str = id
        self.more: int = 0  # caps above or below the limit of the other side
        self.units: list[FixedUnit] = []  # empty: a force of the players' or the AI's
        self.zone: Zone | None = None  # where it is deployed
        self.edge: int = NONE  # its own edge, if the scenario says
        self.edges: tuple[int, ...] = ()  # … or those that it chooses from
        self.opposite: bool = False  # … or the one opposite to the other side's
        self.skills: tuple[int, ...] = ()  # what a drawn force has to be able to do
        self.factions: tuple[int, ...] = ()  # of a force that may take it; empty: any
        self.wearer: bool = False  # only a force with a model able to wear power armour
        self.reserve: bool = False  # half of it, the odd one too, comes later
        self.spread: int = 0  # mm between models that the AI places
        self.apart: int = 0  # mm that its models keep from each other when they are deployed
        self.line: str = ""  # … or the line along which it does (LINES)


class Bystander:
    """A model that belongs to the scenario."""

    def __init__(self, unit: str, side: int, x: int, y: int) -> None:
        self.unit: str = unit
        self.side: int = side
        self.x: int = x
        self.y: int = y


class MarkerGroup:
    """Markers of one kind that are placed together."""

    def __init__(self, kind: int, count: int) -> None:
        self.kind: int = kind
        self.count: int = count
        self.word: str = ""  # PLACE: the scenario's word for them
        self.content: int = NONE  # face up; NONE: face down
        self.by: int = BY_SEED
        self.side: int = NONE  # ALTERNATELY: who begins; NONE: as the luck flip says
        self.zone: Zone | None = None
        self.gap: int = NONE  # ruler between two of them
        self.clear_kind: int = NONE  # … and from all markers of this kind, by `clear`
        self.clear: int = NONE
        self.room: bool = False  # no placing may leave no room for the rest
        self.points: list[tuple[int, int]] = []
        # Far from what a bot lays them: other markers, by their word; a side from its own edge.
        self.far_from: str = ""
        self.lookers: int = 0  # bits of the sides that know them from the start


class DeckData:
    """The wasteland deck of a scenario; everything that is not unique where it names no cards."""

    def __init__(self) -> None:
        self.cards: list[str] = []
        self.kinds: list[int] = []  # all cards of these kinds of items
        self.drawn: int = 0  # so many more at random …
        self.drawn_kinds: list[int] = []  # … of these kinds


class AimData:
    """What the AI of a side is after, where no named rule says otherwise (WC-A3)."""

    def __init__(self, side: int, kind: int, subject: str, word: str) -> None:
        self.side: int = side
        self.kind: int = kind
        self.subject: str = subject
        self.word: str = word


class EndData:
    """One way to end it."""

    def __init__(self, when: str, arg: str, how: str) -> None:
        self.when: str = when
        self.arg: str = arg
        self.how: str = how
        self.winner: int = NONE  # NONE: a draw
        self.level: int = PLAIN
        self.timed: bool = False  # only after the last round
        self.reward: int = NO_REWARD  # printed caps for the winner (WC-F6)


class Scenario:
    """Everything that a scenario's file says."""

    def __init__(self, id: str, rule: str) -> None:
        self.id: str = id
        self.rule: str = rule
        self.tutorial: bool = False
        self.rounds: int = 6
        self.limit: int = 750  # caps of a force, where nobody says otherwise (C5)
        self.events: bool = False  # WC-E1
        self.terrain: str = "medium"
        self.theme: str = "mixed"
        self.clear: list[tuple[int, ...]] = []  # discs and boxes without terrain
        self.sides: list[SideData] = []
        self.bystanders: list[Bystander] = []
        self.markers: list[MarkerGroup] = []
        self.stocks: tuple[tuple[tuple[int, int], ...], ...] = ((), ())
        self.spare: int = 0
        self.deck: DeckData | None = None
        self.deployment: tuple[int, ...] = (0, 1)  # the order of the sides
        self.lucky_order: bool = False  # … or the luck flip says who comes first (X8)
        self.one_by_one: bool = False  # models alternately
        self.fewer_first: bool = False  # the smaller force places first, not who wins the flip
        self.chooser: int = NONE  # the side that chooses its edge first; NONE: none, 2: by luck
        self.advantage: int = NONE  # WC-F7
        self.rules: list[str] = []
        self.reminders: list[tuple[str, ...]] = []  # the moments of each sentence of its rules
        self.aims: list[AimData] = []
        self.ends: list[EndData] = []

    def side(self, id: str) -> int:
        """The number of a side by its word; NONE if there is none."""
        for number, side in enumerate(self.sides):
            if side.id == id:
                return number
        return NONE
