"""Wasteland for learners. Positions are free, so actions are places in the list of offered moves.

`moves` of an observation tells what each of them is. What is told comes from the viewer's view, so
that nothing hidden is in it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from overseer.engine import Move, State, View
from overseer.learn.fields import LONG, Field, Layout
from overseer.learn.subject import Subject
from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.battle.model import Marker, Model
from overseer.wasteland.battle.moves import BattleMove
from overseer.wasteland.battle.work import Work
from overseer.wasteland.geometry.piece import Piece
from overseer.wasteland.words import NONE

ACTIONS: Final = 1024  # moves that are offered at the most; any more are left out
MODELS: Final = 64
MARKERS: Final = 64
PIECES: Final = 48
NOTES: Final = 32
HAND: Final = 8
WEAPONS: Final = 4
# Numbers that are told of each.
OF_WORK: Final = 11
OF_MODEL: Final = 23 + WEAPONS
OF_MARKER: Final = 10
OF_PIECE: Final = 9
OF_MOVE: Final = 7
Row = tuple[int, ...]


class WastelandSubject(Subject):
    """Actions are places in `view.moves()`, the first ACTIONS of them.

    Without options two seats fight each other, any other number of them the AI.
    """

    def __init__(self, seats: int, options: Mapping[str, Any]) -> None:
        versus = {"scenario": "skirmish", "ai": "none"} if seats == 2 else {"scenario": "ambush"}
        super().__init__("wasteland", seats, options or versus)
        single = "asked topic round turn side turn_side advantage active actions moved spare ai"
        fields = [
            *(Field(name, 1) for name in single.split()),
            Field("work", OF_WORK),
            Field("notes", NOTES),
            Field("hand", HAND),
            Field("hand_sizes", seats),
            Field("quest", 1),
            Field("models", MODELS * OF_MODEL),
            Field("markers", MARKERS * OF_MARKER),
            Field("pieces", PIECES * OF_PIECE),
            Field("moves", ACTIONS * OF_MOVE),
        ]
        self.layout = Layout(np.int32, LONG, fields)
        self.actions = ACTIONS

    def listed(self, view: View) -> dict[int, Move]:
        return dict(enumerate(view.moves()[:ACTIONS]))

    def seen(self, view: View) -> NDArray[Any]:
        battle = view.position
        assert isinstance(battle, Battle)
        seat = view.seat
        assert seat is not None
        hand = battle.hands[seat]
        work = battle.work[-1] if battle.work else None
        layout = self.layout
        seen = np.zeros(layout.size, layout.dtype)
        parts: dict[str, list[int]] = {
            "asked": [0 if battle.seat < 0 else (battle.seat - seat) % self.seats + 1],
            "topic": [battle.topic],
            "round": [battle.round],
            "turn": [battle.turn],
            "side": [battle.sides[seat]],
            "turn_side": [battle.turn_side + 1],
            "advantage": [battle.advantage + 1],
            "active": [battle.active + 1],
            "actions": [battle.actions],
            "moved": [battle.moved],
            "spare": [battle.spare],
            "ai": [battle.ai],
            "work": list(work_row(work)),
            "notes": [note + 1 for note in battle.notes[:NOTES]],
            "hand": [card + 1 for card in hand[:HAND]],
            "hand_sizes": [len(battle.hands[(seat + n) % self.seats]) for n in range(self.seats)],
            "quest": [battle.quests[seat] + 1],
            "models": flat([model_row(model, seat) for model in battle.models[:MODELS]]),
            "markers": flat([marker_row(marker) for marker in battle.markers[:MARKERS]]),
            "pieces": flat([piece_row(piece) for piece in battle.layout.pieces[:PIECES]]),
            "moves": flat([move_row(move) for move in view.moves()[:ACTIONS]]),
        }
        for name, numbers in parts.items():
            start = layout.places[name].start
            seen[start : start + len(numbers)] = numbers
        return seen

    def rewards(self, state: State) -> list[float]:
        """1 for a side that won, -1 for one that lost, 0 for a draw."""
        assert isinstance(state, Battle)
        if state.victor == NONE:
            return [0.0] * self.seats
        return [1.0 if side == state.victor else -1.0 for side in state.sides]


def flat(rows: list[Row]) -> list[int]:
    """The numbers of all rows, one after the other."""
    return [number for row in rows for number in row]


def first(cards: tuple[int, ...], most: int) -> Row:
    """Card numbers and one more each, `most` of them; 0 for none."""
    return (*[card + 1 for card in cards[:most]], *[0] * (most - len(cards)))


def work_row(work: Work | None) -> Row:
    """What is being carried out, as far as a question needs it."""
    if work is None:
        return (0,) * OF_WORK
    return (
        *(work.kind, work.stage, work.side + 1, work.model + 1, work.target + 1, work.weapon + 1),
        *(work.x, work.y, work.value, work.damage, work.reduction),
    )


def model_row(model: Model, seat: int) -> Row:
    """A miniature."""
    owner = 0 if model.seat == NONE else 1 if model.seat == seat else 2
    return (
        *(model.unit.number + 1, model.side, owner, model.place, model.x, model.y, model.on + 1),
        *(model.status, model.health, model.wounds, model.rads, model.conditions, model.stuns),
        *(model.reactions, model.points, model.boosts, model.energy_boosts, model.luck),
        *(int(model.heroic), model.empty, model.power + 1, model.power_damage, model.radius),
        *first(model.weapons, WEAPONS),
    )


def marker_row(marker: Marker) -> Row:
    """A marker; what is under it only if the viewer knows."""
    return (
        *(marker.kind + 1, marker.x, marker.y, marker.content + 1, int(marker.open)),
        *(int(marker.out), marker.carrier + 1, marker.side + 1, marker.card + 1, marker.state),
    )


def piece_row(piece: Piece) -> Row:
    """A piece of terrain by the box around it."""
    return (
        *(piece.left, piece.bottom, piece.right, piece.top, int(piece.blocks_sight)),
        *(int(piece.cover), int(piece.impassable), int(piece.difficult), piece.height),
    )


def move_row(move: Move) -> Row:
    """A move that is offered: its kind, its three numbers, whether it is quick, where it leads."""
    assert isinstance(move, BattleMove)
    x, y = (move.x, move.y) if move.path else (0, 0)
    return (move.kind + 1, move.a + 1, move.b + 1, move.c, int(move.quick), x, y)
