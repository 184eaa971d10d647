"""Edges that are exits: who reaches one (WB-G7)."""

from __future__ import annotations

from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.battle.model import Model
from overseer.wasteland.geometry.plane import CONTACT


def at_edge(battle: Battle, model: Model, edge: int) -> bool:
    """Whether a model's base reaches an edge."""
    side = battle.layout.side
    gaps = (model.y, side - model.y, model.x, side - model.x)
    return gaps[edge] <= model.radius + CONTACT
