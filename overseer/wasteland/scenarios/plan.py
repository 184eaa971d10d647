"""What a battle's players have settled before it: limits, forces, terrain, what they bring."""

from __future__ import annotations

from overseer.wasteland.force.force import Force
from overseer.wasteland.geometry.layout import Layout
from overseer.wasteland.scenarios.spoils import Spoils
from overseer.wasteland.words import NONE


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
        self.spoils: Spoils = Spoils()  # of earlier battles of the linked five

    def limit_of(self, side: int, more: int) -> int:
        """The limit of a side; `more` is what the scenario adds for it."""
        return self.limits[side] if self.limits else self.limit + more
