"""What stands on the table: models and markers."""

from __future__ import annotations

from typing import Final

from overseer.wasteland.card import Leader, Unit
from overseer.wasteland.gifts import ExtraDie, Gift
from overseer.wasteland.words import NONE

# The status of a model in its round (WB-R2).
UNREADY: Final = 0
READY: Final = 1
USED: Final = 2
STATUSES: Final = ("unready", "ready", "used")

# Where a model is.
WAITING: Final = 0  # not on the table yet
ON_TABLE: Final = 1
REMOVED: Final = 2
ESCAPED: Final = 3
PLACES: Final = ("waiting", "table", "removed", "escaped")


class Model:
    """One miniature. `number` is its place in `Battle.models` and never changes."""

    def __init__(self, number: int, side: int, seat: int, unit: Unit) -> None:
        self.number: int = number
        self.side: int = side
        self.seat: int = seat  # who decides for it; NONE: the AI
        self.unit: Unit = unit
        self.group: int = NONE  # models of one unit card share limited items
        self.place: int = WAITING
        self.x: int = 0
        self.y: int = 0
        self.on: int = NONE  # the terrain piece it stands on
        self.home_x: int = 0  # where it was deployed (WC-A14)
        self.home_y: int = 0
        self.status: int = UNREADY
        self.health: int = unit.health  # at the most
        self.bonus: int = 0  # how much of it comes from friends around, or from being alone
        self.wounds: int = 0
        self.rads: int = 0
        self.conditions: int = 0
        self.stuns: int = 0
        self.reactions: int = 0
        self.points: int = 0  # action points
        self.boosts: int = 0  # armour boost tokens
        self.energy_boosts: int = 0  # … that count against energy alone
        self.luck: int = 0
        self.heroic: bool = False
        self.leader: Leader | None = None
        self.weapons: tuple[int, ...] = ()
        self.mods: tuple[int, ...] = ()  # by weapon slot: item number or NONE
        self.empty: int = 0  # bits by weapon slot: slow ones that are empty, one-use ones gone
        self.tokens: bytes = b""  # by weapon slot: primed or charged
        self.criticals: bytes = b""  # by weapon slot: critical points
        self.items: tuple[int, ...] = ()  # worn and carried from the start
        self.found: tuple[int, ...] = ()  # found in this battle (droppable)
        self.counters: tuple[int, ...] = ()  # tokens left on `items`, by place
        self.power: int = NONE  # the power armour that is worn
        self.power_damage: int = 0
        self.degraded: bool = False
        self.stages: tuple[tuple[int, int], ...] = ()  # chems at work: item, stage
        self.addictions: tuple[int, ...] = ()
        self.locked: tuple[int, ...] = ()  # markers it is locked out of this round
        self.carrying: tuple[int, ...] = ()  # markers that it carries
        self.charge_dice: bytes = b"\0\0\0\0"  # for its next close combat of this activation
        self.acted_turn: int = NONE  # the turn of the battle in which it was activated last
        self.spent: int = 0  # bits: powers and unit rules used up (once a round or battle)
        self.token: int = 0  # the AI's number (WC-A1)
        self.perks: tuple[int, ...] = ()  # WC-P1
        self.wild: bool = False  # a beast that came by itself: everybody's enemy
        # What its cards give, added up by values.refresh whenever they change.
        self.stats: tuple[int, ...] = ()  # own gifts, by words.GIFTS
        self.auras: tuple[Gift, ...] = ()
        self.dice: tuple[ExtraDie, ...] = ()  # its own and its auras'
        self.powers: int = 0  # bits of its perks (campaign_words.PERK_POWERS)

    @property
    def alive(self) -> bool:
        """Whether it is on the table."""
        return self.place == ON_TABLE

    @property
    def left(self) -> int:
        """Health left."""
        return self.health - self.wounds - self.rads

    @property
    def radius(self) -> int:
        """Of its base; power armour makes it larger (WB-G3)."""
        if self.power != NONE and self.unit.radius < 20:
            return 20
        return self.unit.radius

    def copy(self) -> Model:
        """An independent twin."""
        twin = Model(self.number, self.side, self.seat, self.unit)
        twin.group = self.group
        twin.place = self.place
        twin.x = self.x
        twin.y = self.y
        twin.on = self.on
        twin.home_x = self.home_x
        twin.home_y = self.home_y
        twin.status = self.status
        twin.health = self.health
        twin.bonus = self.bonus
        twin.wounds = self.wounds
        twin.rads = self.rads
        twin.conditions = self.conditions
        twin.stuns = self.stuns
        twin.reactions = self.reactions
        twin.points = self.points
        twin.boosts = self.boosts
        twin.energy_boosts = self.energy_boosts
        twin.luck = self.luck
        twin.heroic = self.heroic
        twin.leader = self.leader
        twin.weapons = self.weapons
        twin.mods = self.mods
        twin.empty = self.empty
        twin.tokens = self.tokens
        twin.criticals = self.criticals
        twin.items = self.items
        twin.found = self.found
        twin.counters = self.counters
        twin.power = self.power
        twin.power_damage = self.power_damage
        twin.degraded = self.degraded
        twin.stages = self.stages
        twin.addictions = self.addictions
        twin.locked = self.locked
        twin.carrying = self.carrying
        twin.charge_dice = self.charge_dice
        twin.acted_turn = self.acted_turn
        twin.spent = self.spent
        twin.token = self.token
        twin.perks = self.perks
        twin.wild = self.wild
        twin.stats = self.stats
        twin.auras = self.auras
        twin.dice = self.dice
        twin.powers = self.powers
        return twin

    def facts(self) -> tuple[object, ...]:
        """Everything about it, for the canonical bytes."""
        return (
            self.number,
            self.side,
            self.seat,
            self.unit.id,
            self.group,
            self.place,
            self.x,
            self.y,
            self.on,
            self.home_x,
            self.home_y,
            self.status,
            self.health,
            self.bonus,
            self.wounds,
            self.rads,
            self.conditions,
            self.stuns,
            self.reactions,
            self.points,
            self.boosts,
            self.energy_boosts,
            self.luck,
            self.heroic,
            "" if self.leader is None else self.leader.id,
            self.weapons,
            self.mods,
            self.empty,
            self.tokens,
            self.criticals,
            self.items,
            self.found,
            self.counters,
            self.power,
            self.power_damage,
            self.degraded,
            self.stages,
            self.addictions,
            self.locked,
            self.carrying,
            self.charge_dice,
            self.acted_turn,
            self.spent,
            self.token,
            self.perks,
            self.wild,
        )


# Kinds of markers.
INVESTIGATION: Final = 0
SEARCHABLE: Final = 1
MINE: Final = 2
PLACE: Final = 3  # a point that the scenario names (an objective, a barrel, a siren)
HEAP: Final = 4  # items lying where their holder was removed
STRIKE: Final = 5  # where artillery will hit
MARKER_KINDS: Final = ("investigation", "searchable", "mine", "place", "heap", "strike")

# What is under a face-down marker (C8 to C10); letters and numbers come after these.
UNKNOWN: Final = -1
BLANK_MARKER: Final = 0
ITEM_MARKER: Final = 1
SEARCH_MARKER: Final = 2
LOCKPICK_MARKER: Final = 3
COMPUTERS_MARKER: Final = 4
DANGER_MARKER: Final = 5
SEARCH_ICON: Final = 6  # an investigation marker that becomes a searchable one
LETTER: Final = 10  # 10 to 17: A to H
DIGIT: Final = 20  # 20 + n: the number n
CONTENTS: Final = ("blank", "item", "search", "lockpick", "computers", "danger", "searchable")


class Marker:
    """A marker; `content` is drawn by NATURE when somebody first looks (UNKNOWN before)."""

    def __init__(self, number: int, kind: int, x: int, y: int) -> None:
        self.number: int = number
        self.kind: int = kind
        self.x: int = x
        self.y: int = y
        self.radius: int = 12  # to touch it (WB-I1)
        self.content: int = UNKNOWN
        self.open: bool = False  # everybody knows the content
        self.seen: int = 0  # bits of sides that have looked
        self.out: bool = False  # off the table
        self.carrier: int = NONE  # the model that carries it
        self.side: int = NONE  # mines: whose
        self.card: int = NONE  # mines: the weapon; heaps: none
        self.live: int = 0  # mines: from this turn of the battle on
        self.items: tuple[int, ...] = ()  # heaps
        self.state: int = 0  # as the scenario likes
        self.word: str = ""  # PLACE: the scenario's word for it

    def copy(self) -> Marker:
        """An independent twin."""
        twin = Marker(self.number, self.kind, self.x, self.y)
        twin.radius = self.radius
        twin.content = self.content
        twin.open = self.open
        twin.seen = self.seen
        twin.out = self.out
        twin.carrier = self.carrier
        twin.side = self.side
        twin.card = self.card
        twin.live = self.live
        twin.items = self.items
        twin.state = self.state
        twin.word = self.word
        return twin

    def facts(self) -> tuple[object, ...]:
        """Everything about it, for the canonical bytes."""
        return (
            self.number,
            self.kind,
            self.x,
            self.y,
            self.radius,
            self.content,
            self.open,
            self.seen,
            self.out,
            self.carrier,
            self.side,
            self.card,
            self.live,
            self.items,
            self.state,
            self.word,
        )
