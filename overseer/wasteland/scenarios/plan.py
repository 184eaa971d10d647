"""What a battle's players have settled before it: limits, forces, terrain, what they bring."""

from __future__ import annotations

from random import Random
from typing import Final

from overseer.wasteland.card import CardSet
from overseer.wasteland.force.force import Force
from overseer.wasteland.geometry.layout import Layout
from overseer.wasteland.scenarios.spoils import Spoils
from overseer.wasteland.words import NONE

UNTOLD: Final = -2  # a card of somebody else: which one is their secret until it is played


class Brought:
    """What a player brings besides a force, out of a campaign."""

    def __init__(self) -> None:
        self.quest: int = NONE  # WC-Q1
        self.consequences: tuple[int, ...] = ()  # WC-E1
        self.harm: tuple[int, ...] = ()  # kind, amount, kind, amount … (WC-S8)
        self.extra: tuple[int, ...] = ()  # boosts above the maximum (WC-Q3)
        self.free: tuple[str, ...] = ()  # cards outside the limit (WC-Q3)
        self.degraded: tuple[int, ...] = ()  # units whose power armour was not repaired (WC-S9)
        self.guards: tuple[int, ...] = ()  # units that begin with an armour boost (WC-S7)


class Plan:
    """The choices of a battle; None where chance decides."""

    def __init__(self) -> None:
        self.limit: int = 750  # C5
        self.limits: tuple[int, ...] = ()  # by side, where a campaign says; as they are
        self.events: bool = False  # WC-E1
        self.brought: list[Brought] = []  # by seat
        self.more: int = 0  # caps above that for the AI (X11)
        self.forces: list[Force | None] = []  # by seat
        self.enemy: Force | None = None  # of the AI
        self.factions: tuple[str, ...] = ()  # a drawn force is of one of these
        self.layout: Layout | None = None
        self.terrain: str = ""  # how full the table is, instead of as the scenario says
        self.spoils: Spoils = Spoils()  # of earlier battles of the linked five

    def limit_of(self, side: int, more: int) -> int:
        """The limit of a side; `more` is what the scenario adds for it."""
        return self.limits[side] if self.limits else self.limit + more

    def hides(self, seat: int | None) -> bool:
        """Whether somebody brings what a seat may not know: a quest, boosts, consequences."""
        for other, brought in enumerate(self.brought):
            if other != seat and (brought.quest != NONE or brought.consequences or brought.extra):
                return True
        return any(
            force is not None and bool(force.boosts)
            for other, force in enumerate(self.forces)
            if other != seat
        )

    def known_to(self, seat: int | None) -> Plan:
        """The same as a seat knows it: of the cards of others only how many there are."""
        known = self._twin()
        for other in range(len(known.brought)):
            if other != seat:
                known.brought[other] = _veiled(known.brought[other])
        for other, force in enumerate(known.forces):
            if other != seat and force is not None:
                known.forces[other] = Force(force.units, force.name, [""] * len(force.boosts))
        return known

    def imagined(self, cards: CardSet, rng: Random) -> Plan:
        """The same with some card for each that is not known."""
        imagined = self._twin()
        boosts = [card.number for card in cards.boosts for _ in range(card.copies)]
        for other, brought in enumerate(imagined.brought):
            imagined.brought[other] = _imagined(brought, cards, boosts, rng)
        for other, force in enumerate(imagined.forces):
            if force is not None and "" in force.boosts:
                held = [cards.boosts[rng.choice(boosts)].id for _ in force.boosts]
                imagined.forces[other] = Force(force.units, force.name, held)
        return imagined

    def _twin(self) -> Plan:
        twin = Plan()
        twin.limit, twin.limits, twin.events = self.limit, self.limits, self.events
        twin.brought, twin.more = list(self.brought), self.more
        twin.forces, twin.enemy, twin.factions = list(self.forces), self.enemy, self.factions
        twin.layout, twin.terrain, twin.spoils = self.layout, self.terrain, self.spoils
        return twin


def _veiled(brought: Brought) -> Brought:
    """What everybody knows of it."""
    veiled = Brought()
    veiled.quest = NONE if brought.quest == NONE else UNTOLD
    veiled.consequences = (UNTOLD,) * len(brought.consequences)
    veiled.extra = (UNTOLD,) * len(brought.extra)
    veiled.harm, veiled.free = brought.harm, brought.free
    veiled.degraded, veiled.guards = brought.degraded, brought.guards
    return veiled


def _imagined(brought: Brought, cards: CardSet, boosts: list[int], rng: Random) -> Brought:
    known = brought.quest != UNTOLD and UNTOLD not in brought.consequences
    if known and UNTOLD not in brought.extra:
        return brought
    imagined = _veiled(brought)
    imagined.quest = rng.randrange(len(cards.quests)) if imagined.quest == UNTOLD else NONE
    harmful = [event.number for event in cards.events if event.consequence]
    imagined.consequences = tuple(rng.sample(harmful, len(brought.consequences)))
    imagined.extra = tuple([rng.choice(boosts) for _ in brought.extra])
    return imagined
