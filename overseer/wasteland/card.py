"""The cards of Wasteland as data: units, weapons, items, leaders, dangers and AI cards."""

from __future__ import annotations

from overseer.wasteland.campaign_cards import BattleEvent, Boost, Exploration, Perk, Quest
from overseer.wasteland.gifts import ExtraDie, Gift
from overseer.wasteland.words import (
    BLACK_DIE,
    MELEE,
    NONE,
    RANGED,
    THROW,
    W_MELEE,
)

NO_DICE = b"\0\0\0\0"


class IconEffect:
    """What icons buy: `count` of an icon for one effect, at most `limit` times (WB-D4)."""

    def __init__(self, icon: int, count: int, limit: int, effect: int, amount: int) -> None:
        self.icon: int = icon  # NONE: it needs no icon
        self.count: int = count
        self.limit: int = limit
        self.effect: int = effect
        self.amount: int = amount
        self.if_damaged: bool = False  # only when damage came through


class Critical:
    """The critical column of a weapon (WB-H2)."""

    def __init__(self, points: int) -> None:
        self.points: int = points
        self.band: int = NONE  # 0 short only, 1 long only
        self.dice: bytes = NO_DICE  # on top of the range's dice
        self.damage: int = 0  # instead of the base damage
        self.area: int = NONE
        self.effects: list[IconEffect] = []


class Weapon:
    """A weapon card; `dice` count black, yellow, green, blue."""

    def __init__(self, number: int, id: str, kind: int) -> None:
        self.number: int = number
        self.id: str = id
        self.kind: int = kind
        self.skill: int = MELEE if kind == W_MELEE else THROW if kind > W_MELEE else kind + 1
        self.source: int = 0
        self.caps: tuple[int, ...] = (NONE, NONE, NONE)  # by list; NONE: not in it
        self.unique: bool = False
        self.short: int = NONE  # rulers; close combat has none
        self.short_dice: bytes = NO_DICE
        self.long: int = NONE
        self.long_dice: bytes = NO_DICE
        self.minimum: int = NONE  # no closer than this
        self.damage: int = 1
        self.damage_kind: int = 0
        self.more_damage: int = 0  # a second kind (WB-F18)
        self.more_kind: int = NONE
        self.area: int = NONE  # diameter
        self.inner: int = NONE  # within this diameter more happens
        self.inner_effects: list[IconEffect] = []
        self.direct: list[IconEffect] = []  # extras for the one directly hit
        self.scatter: tuple[tuple[int, int], ...] = ()  # (missed by at least, ruler)
        self.always_scatters: bool = False
        self.effects: list[IconEffect] = []
        self.critical: Critical | None = None
        self.slow: bool = False  # WB-F9
        self.one_use: bool = False
        self.primed: int = 0  # tokens needed before it may be used …
        self.charges: int = 0  # … or that may be collected, +1 damage each (gauss)
        self.walked: int = 0  # shots of walked fire (WB-F20)
        self.strength: int = 0  # least STR
        self.strength_die: int = BLACK_DIE  # what STR 7 gives (WB-F3)
        self.silent: bool = False
        self.lower_rating: bool = False  # the lower of physical and energy
        self.pulse: bool = False  # robots and intact power armour only
        self.users: int = 0  # types that may carry it; 0: all with hands
        self.reach: int = NONE  # close combat at this distance
        self.against_agility: bool = False  # skill = STR − target's AGI (crush)
        self.throws: int = NONE  # the target is thrown so far, stunned
        self.natural: bool = False  # part of a body: never lost or bought


class Stage:
    """One stage of a chem or drink: gifts that last while it stands."""

    def __init__(self) -> None:
        self.gifts: list[Gift] = []
        self.dice: list[ExtraDie] = []
        self.uses: list[tuple[int, int]] = []  # at once: what, how much


class PowerArmour:
    """One side of a power-armour card: attribute bonuses and ratings with their "+1" (WB-F7)."""

    def __init__(self) -> None:
        self.attributes: tuple[int, ...] = (0, 0, 0, 0, 0, 0, 0)
        self.ratings: tuple[int, ...] = (0, 0, 0)
        self.strong: bool = False


class Item:
    """An item card."""

    def __init__(self, number: int, id: str, kind: int) -> None:
        self.number: int = number
        self.id: str = id
        self.kind: int = kind
        self.source: int = 0
        self.caps: tuple[int, ...] = (NONE, NONE, NONE)
        self.unique: bool = False
        self.users: int = 0  # types that may use it; 0: all but dogs, creatures, robots
        self.limited: bool = False  # used up by use (WB-I2)
        self.piece: int = 0  # modifying kinds of armour: one of each (WC-F2)
        self.gifts: list[Gift] = []
        self.dice: list[ExtraDie] = []
        self.uses: list[tuple[int, int]] = []
        self.cooked: list[tuple[int, int]] = []  # food equipped from the start (WB-I4)
        self.stages: list[Stage] = []  # fading: the first is used first
        self.addiction: int = NONE  # the icon that makes addicted
        self.penalties: list[Gift] = []  # while addicted
        self.fits: int = 0  # mods: bits of weapon kinds; 0: not for weapons
        self.fits_armour: bool = False
        self.fits_power: bool = False
        self.effects: list[IconEffect] = []  # mods: what icons buy besides
        self.intact: PowerArmour | None = None
        self.degraded: PowerArmour | None = None
        self.tokens: int = 0  # uses of one card (fusion core, jet pack)


class Unit:
    """A unit card."""

    def __init__(self, number: int, id: str) -> None:
        self.number: int = number
        self.id: str = id
        self.source: int = 0
        self.caps: tuple[int, ...] = (NONE, NONE, NONE)
        self.unique: bool = False
        self.types: int = 0
        self.faction: int = 0
        self.radius: int = 16  # WB-G3
        self.attributes: tuple[int, ...] = (1, 1, 1, 1, 1, 1, 1)
        self.health: int = 1
        self.health_attribute: int = 2
        self.ratings: tuple[int, ...] = (0, 0, 0)
        self.strong: tuple[bool, ...] = (False, False, False)
        self.move: int = NONE
        self.charge: int = NONE
        self.awareness: int = NONE
        self.skills: tuple[int, ...] = (NONE,) * 10  # attribute by skill
        self.throw: int = NONE  # rulers
        self.cry: int = NONE
        self.presence: int = NONE
        self.traits: int = 0
        self.gifts: list[Gift] = []
        self.dice: list[ExtraDie] = []
        self.weapons: list[int] = []  # natural ones
        self.standard: list[str] = []  # the equipment of its AI card (WC-S9)
        self.reactions: int = 0  # tokens at the start of each round (turrets)


class Leader:
    """A leader card."""

    def __init__(self, number: int, id: str) -> None:
        self.number: int = number
        self.id: str = id
        self.source: int = 0
        self.caps: tuple[int, ...] = (NONE, NONE, NONE)
        self.gifts: list[Gift] = []
        self.dice: list[ExtraDie] = []
        self.powers: int = 0


class Danger:
    """A card of the danger deck: a test that averts it, else effects (WB-I1)."""

    def __init__(self, number: int, id: str) -> None:
        self.number: int = number
        self.id: str = id
        self.source: int = 2
        self.attribute: int = NONE  # NONE: nothing averts it
        self.modifier: int = 0
        self.effects: list[IconEffect] = []
        self.copies: int = 1


class Column:
    """A situation: the first column that fits is used (WC-A4)."""

    def __init__(self, situation: int, low: int, high: int) -> None:
        self.situation: int = situation
        self.low: int = low
        self.high: int = high


class Cell:
    """A response with its attitude."""

    def __init__(self, response: int, reckless: bool, stays: bool) -> None:
        self.response: int = response
        self.reckless: bool = reckless
        self.stays: bool = stays  # underlined: does not break an engagement


class AiCard:
    """How the AI plays a unit."""

    def __init__(self, number: int, id: str, unit: int) -> None:
        self.number: int = number
        self.id: str = id
        self.unit: int = unit
        self.source: int = 2
        self.columns: list[Column] = []
        self.cells: list[list[Cell]] = []  # five rows (words.ROWS) of as many cells as columns
        self.methods: tuple[int, ...] = (RANGED,) * 5
        self.priorities: tuple[int, ...] = ()
        self.preferred: tuple[int, int] = (NONE, NONE)  # weapon by method (close, ranged)
        self.ap_uses: tuple[int, ...] = ()  # in this order; empty: none (WC-A18)


class CardSet:
    """Everything a battle is played with."""

    def __init__(self) -> None:
        self.name: str = ""
        self.digest: str = ""
        self.units: list[Unit] = []
        self.weapons: list[Weapon] = []
        self.items: list[Item] = []
        self.leaders: list[Leader] = []
        self.dangers: list[Danger] = []
        self.ai: list[AiCard] = []
        self.perks: list[Perk] = []
        self.boosts: list[Boost] = []
        self.events: list[BattleEvent] = []
        self.explorations: list[Exploration] = []
        self.quests: list[Quest] = []
        self.unit_numbers: dict[str, int] = {}
        self.weapon_numbers: dict[str, int] = {}
        self.item_numbers: dict[str, int] = {}
        self.leader_numbers: dict[str, int] = {}
        self.ai_of: dict[int, int] = {}  # AI card by unit
        self.perk_numbers: dict[str, int] = {}
        self.boost_numbers: dict[str, int] = {}
        self.event_numbers: dict[str, int] = {}
        self.quest_numbers: dict[str, int] = {}

    def unit(self, id: str) -> Unit:
        """A unit by its id."""
        return self.units[self.unit_numbers[id]]

    def weapon(self, id: str) -> Weapon:
        """A weapon by its id."""
        return self.weapons[self.weapon_numbers[id]]

    def item(self, id: str) -> Item:
        """An item by its id."""
        return self.items[self.item_numbers[id]]

    def perk(self, id: str) -> Perk:
        """A perk by its id."""
        return self.perks[self.perk_numbers[id]]

    def boost(self, id: str) -> Boost:
        """A boost by its id."""
        return self.boosts[self.boost_numbers[id]]

    def event(self, id: str) -> BattleEvent:
        """An event or consequence by its id."""
        return self.events[self.event_numbers[id]]

    def quest(self, id: str) -> Quest:
        """A part of a quest by its id."""
        return self.quests[self.quest_numbers[id]]

    def leader(self, id: str) -> Leader:
        """A leader card by its id."""
        return self.leaders[self.leader_numbers[id]]
