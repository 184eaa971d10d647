"""What a battle's players have settled before it: limit, forces, terrain."""

from __future__ import annotations

from overseer.wasteland.force.force import Force
from overseer.wasteland.geometry.layout import Layout


class Plan:
    """The choices of a battle; None where chance decides."""

    def __init__(self) -> None:
        self.limit: int = 750  # C5
        self.more: int = 0  # caps above that for the AI (X11)
        self.forces: list[Force | None] = []  # by seat
        self.enemy: Force | None = None  # of the AI
        self.factions: tuple[str, ...] = ()  # a drawn force is of one of these
        self.layout: Layout | None = None
