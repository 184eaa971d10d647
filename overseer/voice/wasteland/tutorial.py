"""The tutorial: the first scenario for beginners, with a hint beside every question."""

from __future__ import annotations

from typing import Final

from overseer.engine.state import Move
from overseer.voice.reader import Reader
from overseer.voice.voice import Lesson
from overseer.voice.wasteland.situation import position
from overseer.wasteland.battle import moves as kinds
from overseer.wasteland.battle.measure import is_engaged
from overseer.wasteland.battle.moves import BattleMove
from overseer.wasteland.battle.topics import T_ACTION, TOPICS
from overseer.wasteland.battle.view import SeenBattle
from overseer.wasteland.words import NONE

SCENARIO: Final = "beginnings"
SEED: Final = 12
NEAR: Final = 50  # mm between the middle of a base and what it hides behind
# The questions that have one hint each.
_PLAIN: Final = (
    *("choose", "place", "ready", "turn", "react", "reaction", "charge-die", "cry", "follow"),
    *("slide", "effect"),
)


def lesson() -> Lesson:
    """The set-up of the tutorial: alone against the AI."""
    return Lesson(["human"], {"scenario": SCENARIO}, SEED)


def hints(reader: Reader) -> list[str]:
    """What the learner is told now; nothing in a match that does not teach."""
    if not reader.tutorial or not reader.is_asked:
        return []
    word = hint_of(reader)
    return [reader.text(f"lesson-wasteland-{word}")] if word else []


def hint_of(reader: Reader) -> str:
    """The word of the hint for the open question; empty where none is needed."""
    battle = position(reader)
    topic = TOPICS[battle.topic]
    if topic == "place":
        return topic if _cover_near(battle, reader.moves()) else "place-open"
    if battle.topic != T_ACTION or battle.active == NONE:
        return topic if topic in _PLAIN else ""
    moves = reader.moves()
    if _any(moves, kinds.FREE_MODEL):
        return "free"
    if battle.actions == 0 and battle.models[battle.active].points == 0:
        return "spent"
    if is_engaged(battle, battle.models[battle.active]):
        return "fight"
    if _any(moves, kinds.SHOOT):
        return "shoot"
    if _any(moves, kinds.CHARGE):
        return "charge"
    if battle.actions == 0:
        return "points"
    return "move" if battle.moved == 0 else "second"


def _cover_near(battle: SeenBattle, moves: list[Move]) -> bool:
    """Whether a model could be placed beside something that gives cover."""
    places = [(m.x, m.y) for m in moves if isinstance(m, BattleMove) and m.kind == kinds.PLACE]
    return any(
        piece.left - NEAR <= x <= piece.right + NEAR
        and min(piece.top, piece.bottom) - NEAR <= y <= max(piece.top, piece.bottom) + NEAR
        for piece in battle.layout.covers
        for x, y in places
    )


def _any(moves: list[Move], kind: int) -> bool:
    return any(isinstance(move, BattleMove) and move.kind == kind for move in moves)
