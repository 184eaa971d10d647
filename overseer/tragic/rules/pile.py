"""Unfinished work, the items of the pile, and triggers that wait: plain records that copy fast."""

from __future__ import annotations

from typing import Final

from overseer.tragic.written import flag, number, numbers

# Targets: a permanent's place, or PLAYER + seat, or NOBODY.
NOBODY: Final = -1
PLAYER: Final = 1000


class Work:
    """One piece of unfinished work."""

    __slots__ = (
        "a",
        "ability",
        "also",
        "also_serial",
        "asked",
        "b",
        "c",
        "card",
        "charger",
        "d",
        "guards",
        "kind",
        "mode",
        "part",
        "protects",
        "seat",
        "serial",
        "source",
        "stage",
        "step",
        "target",
        "target_serial",
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
        self.a: int = 0
        self.b: int = 0
        self.c: int = 0
        self.d: int = 0

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
        twin.a = self.a
        twin.b = self.b
        twin.c = self.c
        twin.d = self.d
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
            f"{number(self.mode)}, {number(self.step)}, {number(self.a)}, {number(self.b)}, "
            f"{number(self.c)}, {number(self.d)})"
        )


class Item(Work):
    """An item of the pile: a card cast, an ability used, an attack of allies (TR-R1).

    `kind` is what a reaction answers (words.ANSWERS); `a` counts the strikes done, `b` the
    damage so far, `c` the radiation with it, `d` the seats that dodged (a mask).
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
        twin.a = self.a
        twin.b = self.b
        twin.c = self.c
        twin.d = self.d
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
