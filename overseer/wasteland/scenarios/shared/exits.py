"""Edges that are exits: reaching them, and leaving the table alive (WB-G7)."""

from __future__ import annotations

from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.battle.model import ESCAPED, USED, Model
from overseer.wasteland.geometry.plane import CONTACT


def at_edge(battle: Battle, model: Model, edge: int) -> bool:
    """Whether a model's base reaches an edge."""
    side = battle.layout.side
    gaps = (model.y, side - model.y, model.x, side - model.x)
    return gaps[edge] <= model.radius + CONTACT


def leave(battle: Battle, model: Model) -> None:
    """A model leaves the table by an exit."""
    model.place = ESCAPED
    model.status = USED
    model.points = 0
    model.reactions = 0
    if battle.active == model.number:
        battle.actions = 0
    battle.tell("escaped", {"model": model.number})
