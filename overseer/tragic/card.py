"""What a card of Tragic is, once its file has been read: plain data that the engine plays with."""

from __future__ import annotations

from typing import Final

from overseer.tragic.words import (
    ALLY,
    ALWAYS,
    ARMOUR,
    BUILDING,
    COMPANION,
    COUNT_NONE,
    DRUG,
    ENTER,
    N_KEYWORDS,
    OBJECT,
    SKILL,
    TRAIT,
    WEAPON,
    YOU,
)

NO_KEYWORDS: Final = bytes(N_KEYWORDS)
NO_COST: Final = bytes(8)  # points of the seven letters, then points of any letter
ANYWHERE: Final = -1  # no body place


class Amount:
    """A number on a card: `flat + times × count // part` (count: one of words.COUNTS)."""

    __slots__ = ("count", "flat", "part", "times")

    def __init__(self, flat: int, count: int = COUNT_NONE, times: int = 1, part: int = 1) -> None:
        self.flat: int = flat
        self.count: int = count
        self.times: int = times
        self.part: int = part


class Condition:
    """`count compare number`, for example: at least five strength points."""

    __slots__ = ("compare", "count", "number")

    def __init__(self, count: int, compare: int, number: int) -> None:
        self.count: int = count
        self.compare: int = compare  # words.COMPARE
        self.number: int = number


class Filter:
    """Which cards a search, a recovery or a boost may take; 0 or -1 where it does not matter."""

    __slots__ = ("kinds", "letter", "level", "types")

    def __init__(self, kinds: int = 0, types: int = 0, letter: int = -1, level: int = 0) -> None:
        self.kinds: int = kinds  # one bit a kind (1 << words.ALLY …), 0: any
        self.types: int = types  # any of these types, 0: any
        self.letter: int = letter
        self.level: int = level  # at most this level, 0: any


class Step:
    """One step of an ability: what it does, to whom, how much, until when."""

    __slots__ = ("amount", "detail", "filter", "op", "second", "until", "whom")

    def __init__(
        self,
        op: int,
        amount: Amount,
        whom: int = YOU,
        detail: int = 0,
        second: int = 0,
        until: int = ALWAYS,
        filter: Filter | None = None,
    ) -> None:
        self.op: int = op  # words.STEPS
        self.amount: Amount = amount  # BOOST: the attack
        self.whom: int = whom  # words.WHOM
        self.detail: int = detail  # damage kind (HIT), keyword (GRANT), stat (GAIN), letter (POINT)
        self.second: int = second  # BOOST: the health
        self.until: int = until
        self.filter: Filter | None = filter


class Ability:
    """When something on a card works, what it costs, and its steps.

    `modes` holds one list of steps, or several to choose from (by the player, or by the opponents,
    TR-M1). With `roll`, a die that shows at most that does the first mode, else the second.
    """

    __slots__ = (
        "any_turn",
        "by_opponents",
        "condition",
        "cost",
        "discards",
        "engage",
        "in_upkeep",
        "life",
        "may",
        "modes",
        "once",
        "pay_by_life",
        "roll",
        "sacrifice",
        "target",
        "target_filter",
        "unpaid",
        "when",
        "while_engaged",
    )

    def __init__(self, when: int) -> None:
        self.when: int = when  # words.WHEN
        self.cost: bytes = NO_COST
        self.engage: bool = False  # engage this card as part of the cost
        self.life: int = 0  # HP to lose as part of the cost
        self.pay_by_life: bool = False  # TR-W30: each letter point not paid costs 1 HP
        self.discards: int = 0  # cards of the hand to discard as part of the cost
        self.sacrifice: bool = False  # discard this card as part of the cost
        self.once: bool = False  # once a turn
        self.may: bool = False  # a trigger or upkeep that one may decline
        self.any_turn: bool = False  # a use: TR-K6, TR-T7: in the opponents' turns too
        self.in_upkeep: bool = False  # TR-T7: only in the upkeep
        self.while_engaged: bool = False  # TR-K11: works although the card is engaged
        self.condition: Condition | None = None
        self.target: int = 0  # words.TARGETS
        self.target_filter: Filter | None = None
        self.modes: list[list[Step]] = []
        self.by_opponents: bool = False
        self.roll: int = 0
        # Upkeep with a cost (TR-W21): paid by points, or by discarding a card when `discards` is
        # set; these are the steps when it is not paid.
        self.unpaid: list[Step] = []


class Strike:
    """What an attack card does: (letters + plus) × times of one kind of damage, several times."""

    __slots__ = ("base", "damage", "letter", "plus", "second", "strikes", "times")

    def __init__(
        self, letter: int, second: int, plus: int, times: int, damage: int, strikes: int, base: int
    ) -> None:
        self.letter: int = letter  # -1: no letter, only `base`
        self.second: int = second  # a second letter whose points are added, or -1
        self.plus: int = plus
        self.times: int = times
        self.damage: int = damage  # words.DAMAGE
        self.strikes: int = strikes
        self.base: int = base  # added after the multiplication


class Gift:
    """A static bonus while the card is in force (laid, worn, in play, chosen)."""

    __slots__ = ("amount", "condition", "stat")

    def __init__(self, stat: int, amount: int, condition: Condition | None = None) -> None:
        self.stat: int = stat  # words.STATS
        self.amount: int = amount
        self.condition: Condition | None = condition


class Card:
    """One card of the set."""

    def __init__(self, number: int, name: str, level: int, kind: int) -> None:
        self.number: int = number
        self.name: str = name  # the family; texts are `card-tragic-<name>`
        self.level: int = level  # 1 to 3
        self.kind: int = kind
        self.id: str = f"{name}-{level}"
        self.source: str = "designed"
        self.letters: bytes = b""  # the master letter, then the second one
        self.cost: bytes = NO_COST
        self.types: int = 0
        self.keywords: bytes = NO_KEYWORDS  # the index of each keyword
        self.attack: int = 0
        self.health: int = 0
        self.place: int = ANYWHERE
        self.proper: str = ""  # a companion's proper name (TR-K3)
        self.stays: bool = False  # an object that stays in play
        self.answers: int = 0  # a reaction: one bit for each of words.ANSWERS
        self.at_player_only: bool = False  # an attack that cannot be aimed at allies
        self.strike: Strike | None = None
        self.gifts: list[Gift] = []
        self.abilities: list[Ability] = []
        self.drawbacks: int = 0  # traits: how many gifts and abilities are drawbacks (TR-K1)
        self.race: bool = False  # a trait that is a race (TR-S7)
        # A set of one's own brings its words along, by language; else the catalogues have them.
        self.names: dict[str, str] = {}
        self.flavours: dict[str, str] = {}
        self.waits: int = 0  # one bit for each of words.WHEN that an ability waits for
        self.refuge: bool = False  # a building that its player can enter (TR-K14)
        self.is_ally: bool = kind == ALLY or kind == COMPANION
        self.is_object: bool = kind in (OBJECT, ARMOUR, WEAPON, DRUG, BUILDING)
        self.is_equipment: bool = kind == ARMOUR or kind == WEAPON
        self.in_library: bool = kind != TRAIT and kind != SKILL

    @property
    def price(self) -> int:
        """How many points it costs in all."""
        total = 0
        for points in self.cost:
            total += points
        return total

    @property
    def lasting(self) -> bool:
        """Whether it stays on the table after it has been cast."""
        return self.is_ally or self.is_equipment or self.kind == BUILDING or self.stays


class CardSet:
    """All cards of an edition, numbered in the order of the file."""

    def __init__(
        self, name: str, cards: list[Card], radiation: list[list[Gift]], digest: str
    ) -> None:
        self.name: str = name
        self.cards: list[Card] = cards
        self.by_id: dict[str, Card] = {card.id: card for card in cards}
        # TR-N1: what holds from each level of the track on, level 0 first.
        self.radiation: list[list[Gift]] = radiation
        self.digest: str = digest
        for card in cards:
            for ability in card.abilities:
                card.waits |= 1 << ability.when
                for mode in ability.modes:
                    for step in mode:
                        card.refuge = card.refuge or step.op == ENTER
        self.traits: list[int] = [card.number for card in cards if card.kind == TRAIT]
        self.skills: list[int] = [card.number for card in cards if card.kind == SKILL]
        self.pool: list[int] = [card.number for card in cards if card.in_library]
