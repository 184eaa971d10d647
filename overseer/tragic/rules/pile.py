"""Unfinished work, the items of the pile, and triggers that wait: plain records that copy fast."""

from __future__ import annotations

from typing import Final

from overseer.tragic.written import flag, number, numbers

# Targets: a permanent's place, or PLAYER + seat, or NOBODY.
NOBODY: Final = -1
PLAYER: Final = 1000


class Work:
    """One piece of unfinished work.

    `count`, `which`, `noted` and `sort` mean something else for every kind: the properties below
    say what, and are what the rules use. `invariants.FIELDS` says which kind writes which field.
    """

    __slots__ = (
        "ability",
        "also",
        "also_serial",
        "asked",
        "card",
        "charger",
        "count",
        "guards",
        "kind",
        "mode",
        "noted",
        "part",
        "protects",
        "seat",
        "serial",
        "sort",
        "source",
        "stage",
        "step",
        "target",
        "target_serial",
        "which",
    )

    def __init__(self, kind: int, seat: int) -> None:
        self.kind: int = kind
        self.seat: int = seat
        self.card: int = -1  # card number
        self.ability: int = -1  # which ability of the card
        self.source: int = NOBODY  # the place of the permanent it belongs to
        self.serial: int = -1
        self.target: int = NOBODY
        self.target_serial: int = -1
        self.also: int = NOBODY  # an attack card's second target, for what follows the strike
        self.also_serial: int = -1
        self.part: int = -1  # aimed body part
        self.charger: int = -1  # serial of the ally that takes the damage (TR-W13) …
        self.protects: int = -1  # … and of the ally it protects in an area
        self.asked: int = 0  # sides that were asked for a charger against an area (TR-M1) …
        self.guards: tuple[tuple[int, int], ...] = ()  # … and what they answered: such pairs
        self.stage: int = 0
        self.mode: int = -1
        self.step: int = 0
        self.count: int = 0  # how many are left to do
        self.which: int = 0  # which of several, and of two
        self.noted: int = 0  # what was so when it began
        self.sort: int = 0

    def copy(self) -> Work:
        twin = Work(self.kind, self.seat)
        twin.card = self.card
        twin.ability = self.ability
        twin.source = self.source
        twin.serial = self.serial
        twin.target = self.target
        twin.target_serial = self.target_serial
        twin.also = self.also
        twin.also_serial = self.also_serial
        twin.part = self.part
        twin.charger = self.charger
        twin.protects = self.protects
        twin.asked = self.asked
        twin.guards = self.guards
        twin.stage = self.stage
        twin.mode = self.mode
        twin.step = self.step
        twin.count = self.count
        twin.which = self.which
        twin.noted = self.noted
        twin.sort = self.sort
        return twin

    def settle_guard(self) -> None:
        """A side has said who steps in the way: the next one is asked."""
        if self.charger >= 0:
            self.guards = (*self.guards, (self.charger, self.protects))
        self.charger = -1
        self.protects = -1

    def written(self) -> str:
        """Everything about it, for the canonical bytes."""
        guards = repr(self.guards) if self.guards else "()"
        return (
            f"({number(self.kind)}, {number(self.seat)}, {number(self.card)}, "
            f"{number(self.ability)}, {number(self.source)}, {number(self.serial)}, "
            f"{number(self.target)}, {number(self.target_serial)}, {number(self.also)}, "
            f"{number(self.also_serial)}, {number(self.part)}, {number(self.charger)}, "
            f"{number(self.protects)}, {number(self.asked)}, {guards}, {number(self.stage)}, "
            f"{number(self.mode)}, {number(self.step)}, {number(self.count)}, "
            f"{number(self.which)}, {number(self.noted)}, {number(self.sort)})"
        )

    # -- what the numbers mean, kind by kind -------------------------------------------------------

    @property
    def first_item(self) -> int:
        """W_CHAIN: where its first item lies in the pile."""
        return self.count

    @first_item.setter
    def first_item(self, value: int) -> None:
        self.count = value

    @property
    def of_item(self) -> int:
        """W_STEPS: the place in the pile of what they belong to, or guards.SURE, NO_ITEM."""
        return self.count

    @of_item.setter
    def of_item(self, value: int) -> None:
        self.count = value

    @property
    def by_life(self) -> int:
        """W_ANNOUNCE, paying: points that HP may pay by hand, a byte a letter (TR-W30)."""
        return self.count

    @by_life.setter
    def by_life(self, value: int) -> None:
        self.count = value

    @property
    def distance(self) -> int:
        """W_CHAIN, W_FINISH: who is asked next, as a distance from the one it is about."""
        return self.which

    @distance.setter
    def distance(self, value: int) -> None:
        self.which = value

    @property
    def voted(self) -> int:
        """W_STEPS: how many opponents have voted (TR-M1)."""
        return self.which

    @voted.setter
    def voted(self, value: int) -> None:
        self.which = value

    @property
    def mills(self) -> int:
        """W_DRAW: 1 when the cards go into the discard."""
        return self.which

    @mills.setter
    def mills(self, value: int) -> None:
        self.which = value

    @property
    def at_random(self) -> int:
        """W_DISCARD: 1 when chance picks the cards."""
        return self.which

    @at_random.setter
    def at_random(self, value: int) -> None:
        self.which = value

    @property
    def into_play(self) -> int:
        """W_RECOVER: 1 when what comes back is in play."""
        return self.which

    @into_play.setter
    def into_play(self, value: int) -> None:
        self.which = value

    @property
    def by_right(self) -> int:
        """W_LAY: 1 by the right of TR-P3, 0 because a card says so."""
        return self.which

    @by_right.setter
    def by_right(self, value: int) -> None:
        self.which = value

    @property
    def drains(self) -> int:
        """W_LETTERS: 1 when points are engaged, 0 when they are refreshed."""
        return self.which

    @drains.setter
    def drains(self, value: int) -> None:
        self.which = value

    @property
    def victim(self) -> int:
        """W_STEAL: the player whose hand it is."""
        return self.which

    @victim.setter
    def victim(self, value: int) -> None:
        self.which = value

    @property
    def to_pay(self) -> int:
        """W_ANNOUNCE, W_POINTS: points of any letter that are still to be paid."""
        return self.which

    @to_pay.setter
    def to_pay(self, value: int) -> None:
        self.which = value

    @property
    def trigger(self) -> int:
        """W_TRIGGERS: the place of the one that comes next."""
        return self.which

    @trigger.setter
    def trigger(self, value: int) -> None:
        self.which = value

    @property
    def resolving(self) -> int:
        """W_CHAIN: 1 when everybody has passed."""
        return self.noted

    @resolving.setter
    def resolving(self, value: int) -> None:
        self.noted = value

    @property
    def votes(self) -> int:
        """W_STEPS: the votes for each mode, four bits a mode."""
        return self.noted

    @votes.setter
    def votes(self, value: int) -> None:
        self.noted = value

    @property
    def price(self) -> int:
        """W_ANNOUNCE, until it is paid: the points that it costs, a byte a letter."""
        return self.noted

    @price.setter
    def price(self, value: int) -> None:
        self.noted = value

    @property
    def spent_before(self) -> int:
        """W_ANNOUNCE, paying, and W_POINTS: what was engaged before, a byte a letter."""
        return self.noted

    @spent_before.setter
    def spent_before(self, value: int) -> None:
        self.noted = value

    @property
    def row(self) -> int:
        """W_TRIGGERS: what the chosen one does; those that do the same follow it."""
        return self.noted

    @row.setter
    def row(self, value: int) -> None:
        self.noted = value

    @property
    def what(self) -> int:
        """W_ANNOUNCE: what is announced (announce.CASTING …)."""
        return self.sort

    @what.setter
    def what(self, value: int) -> None:
        self.sort = value

    @property
    def first_vote(self) -> int:
        """W_STEPS: the first vote, which breaks ties."""
        return self.sort

    @first_vote.setter
    def first_vote(self, value: int) -> None:
        self.sort = value

    @property
    def alone(self) -> int:
        """W_TRIGGERS: 1 when there was no other one to choose."""
        return self.sort

    @alone.setter
    def alone(self, value: int) -> None:
        self.sort = value


class Item(Work):
    """An item of the pile: a card cast, an ability used, an attack of allies (TR-R1).

    `kind` is what a reaction answers (words.ANSWERS).
    """

    __slots__ = (
        "attackers",
        "backs",
        "blocks",
        "cancelled",
        "criticals",
        "deals",
        "dodge_roll",
        "fizzled",
        "hostile",
        "redirected",
        "reduced",
        "repeats",
        "stealthy",
    )

    def __init__(self, kind: int, seat: int) -> None:
        super().__init__(kind, seat)
        self.cancelled: bool = False
        self.reduced: int = 0
        self.dodge_roll: int = 0
        self.stealthy: bool = False  # made under STEALTH (TR-W28)
        self.fizzled: bool = False  # it lost its target (TR-R1)
        self.hostile: bool = False  # no attack card, but it dealt damage to others (TR-W29)
        self.redirected: bool = False  # by a reaction, at whatever it named
        self.repeats: int = 0
        self.criticals: int = 0  # strikes that were critical
        self.attackers: tuple[int, ...] = ()  # serials
        self.blocks: tuple[tuple[int, int], ...] = ()  # (blocker, attacker) serials
        self.backs: tuple[tuple[int, int], ...] = ()  # (struck ally, attacker) serials: TR-C2
        self.deals: tuple[tuple[int, int, int], ...] = ()  # (attacker, blocker, damage)

    def copy(self) -> Item:
        twin = Item(self.kind, self.seat)
        twin.card = self.card
        twin.ability = self.ability
        twin.source = self.source
        twin.serial = self.serial
        twin.target = self.target
        twin.target_serial = self.target_serial
        twin.also = self.also
        twin.also_serial = self.also_serial
        twin.part = self.part
        twin.charger = self.charger
        twin.protects = self.protects
        twin.asked = self.asked
        twin.guards = self.guards
        twin.stage = self.stage
        twin.mode = self.mode
        twin.step = self.step
        twin.count = self.count
        twin.which = self.which
        twin.noted = self.noted
        twin.sort = self.sort
        twin.cancelled = self.cancelled
        twin.reduced = self.reduced
        twin.dodge_roll = self.dodge_roll
        twin.stealthy = self.stealthy
        twin.fizzled = self.fizzled
        twin.hostile = self.hostile
        twin.redirected = self.redirected
        twin.repeats = self.repeats
        twin.criticals = self.criticals
        twin.attackers = self.attackers
        twin.blocks = self.blocks
        twin.deals = self.deals
        twin.backs = self.backs
        return twin

    def written(self) -> str:
        who: list[tuple[object, ...]] = [self.attackers, self.blocks, self.deals, self.backs]
        parts = ", ".join([repr(each) if each else "()" for each in who])
        return (
            f"({super().written()}, {flag(self.cancelled)}, {number(self.reduced)}, "
            f"{number(self.dodge_roll)}, {flag(self.stealthy)}, {flag(self.fizzled)}, "
            f"{flag(self.hostile)}, {flag(self.redirected)}, {number(self.repeats)}, "
            f"{number(self.criticals)}, {parts})"
        )

    @property
    def strikes(self) -> int:
        """How many strikes are done."""
        return self.count

    @strikes.setter
    def strikes(self, value: int) -> None:
        self.count = value

    @property
    def damage(self) -> int:
        """The damage so far."""
        return self.which

    @damage.setter
    def damage(self, value: int) -> None:
        self.which = value

    @property
    def dodged(self) -> int:
        """The seats that dodged it, a bit each."""
        return self.sort

    @dodged.setter
    def dodged(self, value: int) -> None:
        self.sort = value


class Trigger:
    """An ability that was set off, or a MARTYR (ability -1), waiting for its pile (TR-R4)."""

    __slots__ = ("ability", "amount", "card", "seat", "serial", "source", "sure", "victim")

    def __init__(self, seat: int, card: int, ability: int) -> None:
        self.seat: int = seat
        self.card: int = card
        self.ability: int = ability
        self.source: int = NOBODY
        self.serial: int = -1
        self.victim: int = -1  # MARTYR: the player it hits
        self.amount: int = 0
        self.sure: bool = False  # it follows from an attack that nobody avoids (TR-W28)

    def written(self) -> str:
        """Everything about it, for the canonical bytes."""
        row = [self.seat, self.card, self.ability, self.source, self.serial]
        return "(" + numbers([*row, self.victim, self.amount]) + ", " + flag(self.sure) + ")"
