"""What lies on the table, by a word of its own: models `m3`, markers `k2`, points `412,300`."""

from __future__ import annotations

from math import hypot

from overseer.engine.state import Move
from overseer.voice.wasteland.moves import actor
from overseer.wasteland.battle import moves as kinds
from overseer.wasteland.battle.model import Marker, Model
from overseer.wasteland.battle.moves import BattleMove
from overseer.wasteland.battle.views.view import SeenBattle
from overseer.wasteland.words import NONE

_OF_MODELS = (
    *(kinds.READY, kinds.ACTIVATE, kinds.SHOOT, kinds.FIGHT, kinds.CHARGE, kinds.FREE_MODEL),
    *(kinds.REACT, kinds.TARGET, kinds.ORDER, kinds.GIVE, kinds.USE),
)
_OF_MARKERS = (kinds.EXPERTISE, kinds.INTERACT, kinds.LOOK, kinds.TAKE)


def model_word(number: int) -> str:
    """A model."""
    return f"m{number}"


def point_word(x: int, y: int) -> str:
    """A point."""
    return f"{x},{y}"


def where_of(move: Move) -> str:
    """What a move is about, if that lies on the table."""
    if not isinstance(move, BattleMove):
        return ""
    if move.kind in _OF_MODELS and move.a != NONE:
        return model_word(move.a)
    if move.kind in _OF_MARKERS and move.a != NONE:
        return f"k{move.a}"
    if move.kind == kinds.THROW and move.a != NONE:
        return model_word(move.a)
    return point_word(move.x, move.y) if move.path else ""


def model_of(battle: SeenBattle, where: str) -> Model | None:
    """The model that a word names, if it is on the table."""
    if where[:1] != "m" or not where[1:].isdecimal() or int(where[1:]) >= len(battle.models):
        return None
    model = battle.models[int(where[1:])]
    return model if model.alive else None


def marker_of(battle: SeenBattle, where: str) -> Marker | None:
    """The marker that a word names, if it is on the table."""
    if where[:1] != "k" or not where[1:].isdecimal() or int(where[1:]) >= len(battle.markers):
        return None
    marker = battle.markers[int(where[1:])]
    return None if marker.out else marker


def place_of(battle: SeenBattle, where: str) -> tuple[int, int] | None:
    """Where a thing lies."""
    model = model_of(battle, where)
    if model is not None:
        return model.x, model.y
    marker = marker_of(battle, where)
    if marker is not None:
        return marker.x, marker.y
    x, comma, y = where.partition(",")
    return (int(x), int(y)) if comma and x.isdecimal() and y.isdecimal() else None


def thing_at(battle: SeenBattle, x: int, y: int, near: float) -> str:
    """The model or marker at a point, or within `near` mm of it; empty when there is none."""
    found: list[tuple[float, str]] = []
    for model in battle.models:
        if model.alive:
            gap = hypot(model.x - x, model.y - y) - model.radius
            found.append((gap, model_word(model.number)))
    for marker in battle.markers:
        if not marker.out and marker.carrier == NONE:
            found.append((hypot(marker.x - x, marker.y - y), f"k{marker.number}"))
    gap, word = min(found, default=(near + 1, ""))
    return word if gap <= near else ""


def things(battle: SeenBattle) -> list[str]:
    """Every model and marker, for the cursor to jump to."""
    words = [model_word(model.number) for model in battle.models if model.alive]
    return words + [f"k{m.number}" for m in battle.markers if not m.out and m.carrier == NONE]


def subject(battle: SeenBattle, where: str) -> Model | None:
    """The model whose rulers are drawn: the one that acts, else the one that is looked at."""
    looked_at = model_of(battle, where)
    if battle.work and (battle.work[-1].model != NONE or battle.active != NONE):
        acting = actor(battle)
        if acting.alive:
            return acting
    return looked_at
