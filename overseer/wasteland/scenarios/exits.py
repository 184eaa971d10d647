"""Edges that are exits: which lies opposite, and who reaches one (WB-G7)."""

from __future__ import annotations

from typing import Final

from overseer.wasteland.battle.battle import EAST, NORTH, SOUTH, WEST, Battle
from overseer.wasteland.battle.model import Model
from overseer.wasteland.geometry.plane import CONTACT

OPPOSITE: Final = (NORTH, SOUTH, EAST, WEST)


def at_edge(battle: Battle, model: Model, edge: int) -> bool:
    """Whether a model's base reaches an edge."""
    side = battle.layout.side
    gaps = (model.y, side - model.y, model.x, side - model.x)
    return gaps[edge] <= model.radius + CONTACT
