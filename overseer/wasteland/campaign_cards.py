"""The campaign's cards as data: perks, boosts, events, exploration and quests."""

from __future__ import annotations

from overseer.wasteland.gifts import ExtraDie, Gift
from overseer.wasteland.words import NONE


class Perk:
    """A perk: for a model of a one-model unit, or for the settlement (WC-P1, WC-P2)."""

    def __init__(self, number: int, id: str) -> None:
        self.number: int = number
        self.id: str = id
        self.source: int = 0
        self.caps: tuple[int, ...] = (NONE, NONE, NONE)  # by list
        self.settlement: bool = False
        self.needs: tuple[tuple[int, int], ...] = ()  # attribute, at least
        self.after: tuple[str, ...] = ()  # perks that it needs
        self.users: int = 0  # types that may have it; 0: all
        self.gifts: list[Gift] = []
        self.dice: list[ExtraDie] = []
        self.powers: int = 0
        self.bench: str = ""  # the structure that it gives once a campaign (WC-P2)
        self.mods: int = 0  # weapon kinds whose mods it lets one attach
        self.armour_mods: bool = False


class Boost:
    """A boost: secret, used once (WC-B1)."""

    def __init__(self, number: int, id: str, kind: int) -> None:
        self.number: int = number
        self.id: str = id
        self.kind: int = kind
        self.source: int = 2
        self.caps: tuple[int, ...] = (NONE, NONE, NONE)
        self.moment: int = 0  # campaign_words.MOMENTS
        self.effect: int = 0
        self.amount: int = 0
        self.dice: int = 0  # bits of the dice that it swaps
        self.die: int = NONE
        self.icon: int = NONE
        self.ruler: int = NONE
        self.attacks: bool = True  # before and after: rolls of attacks …
        self.tests: bool = False  # … and of other tests
        self.copies: int = 1


class EventEffect:
    """One thing that an event does; which fields count, its effect says."""

    def __init__(self, effect: int, amount: int = 0) -> None:
        self.effect: int = effect
        self.amount: int = amount
        self.who: int = 0
        self.damage: int = 0
        self.attribute: int = NONE
        self.skill: int = NONE  # V_SKILL: a skill; V_ATTACK: the value
        self.ruler: int = NONE
        self.unit: str = ""


class BattleEvent:
    """A card of the event deck, or a consequence that a player put there (WC-E1 to E7)."""

    def __init__(self, number: int, id: str) -> None:
        self.number: int = number
        self.id: str = id
        self.source: int = 2
        self.flip: bool = False  # turned up as soon as it is the top card (WC-E3)
        self.consequence: bool = False
        self.lasts: int = 0  # campaign_words.LASTS
        self.effects: list[EventEffect] = []


class Gain:
    """Something that a player gets or loses between battles."""

    def __init__(self, outcome: int, amount: int = 1, kind: str = "", card: str = "") -> None:
        self.outcome: int = outcome
        self.amount: int = amount
        self.kind: str = kind
        self.card: str = card


class Exploration:
    """A card of the exploration pile (WC-S8): perhaps a fee, perhaps a test of the leader."""

    def __init__(self, number: int, id: str) -> None:
        self.number: int = number
        self.id: str = id
        self.source: int = 2
        self.fee: int = 0  # caps, if the player likes; without it `unpaid` happens
        self.unpaid: list[Gain] = []
        self.attribute: int = NONE  # NONE: no test
        self.modifier: int = 0
        self.gains: list[Gain] = []
        self.failed: list[Gain] = []
        self.copies: int = 1


class Quest:
    """One part of a quest (WC-Q1 to Q3): a deed in a battle and what it brings."""

    def __init__(self, number: int, id: str) -> None:
        self.number: int = number
        self.id: str = id
        self.series: str = ""
        self.part: int = 1
        self.source: int = 2
        self.deeds: tuple[tuple[int, int], ...] = ()  # deed, at least; all of them
        self.gains: list[Gain] = []
        self.next: tuple[str, ...] = ()  # parts that may be taken after it; several: a branch
        self.repeatable: bool = False
        self.learned: bool = False  # only through exploration or another quest
