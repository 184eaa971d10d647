"""Where the model that acts gets to otherwise than on foot: up, through the air, off the table.

The outlines of its reach leave these out; each mark is the end of a move that can be played.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from overseer.engine.state import Move
from overseer.voice.wasteland.given import Mark
from overseer.wasteland.battle import moves as kinds
from overseer.wasteland.battle.model import Model
from overseer.wasteland.battle.moves import BattleMove
from overseer.wasteland.battle.moving.movement import CLIMB, LEAP, edge_at, judged
from overseer.wasteland.battle.views.view import SeenBattle
from overseer.wasteland.words import NONE

_WORDS: Final = {CLIMB: "climb", LEAP: "leap"}


def marks(battle: SeenBattle, model: Model, moves: Sequence[Move]) -> list[Mark]:
    """The ends of such moves among those that are offered to a model."""
    found: list[Mark] = []
    for move in moves:
        if isinstance(move, BattleMove) and move.kind == kinds.MOVE and move.path:
            x, y = move.path[-2:]
            way = judged(battle, model, move.path, False, move.quick)[1]
            kind = "exit" if edge_at(battle, model, x, y) != NONE else _WORDS.get(way, "")
            if kind:
                found.append(Mark(kind=kind, x=x, y=y, move=str(move), quick=move.quick))
    return found
