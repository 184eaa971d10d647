"""The tutorials: scenarios for beginners, with a hint beside every question."""

from __future__ import annotations

from typing import Final

from overseer.engine.state import Move
from overseer.voice.reader import Reader
from overseer.voice.voice import Lesson
from overseer.voice.wasteland.errands import Errand, ahead, at_hand, set_up
from overseer.voice.wasteland.situation import position
from overseer.wasteland.battle import moves as kinds
from overseer.wasteland.battle.measure import is_engaged
from overseer.wasteland.battle.moves import BattleMove
from overseer.wasteland.battle.topics import T_ACTION, TOPICS
from overseer.wasteland.battle.view import SeenBattle
from overseer.wasteland.words import NONE

# The scenarios that teach, in the order in which they are played, with their dice.
SEEDS: Final = {"beginnings": 12, "fort-davis": 12, "water-plant": 12}
NEAR: Final = 50  # mm between the middle of a base and what it hides behind
_SET_UP: Final = ("put", "choose", "place")
# The questions that have one hint each.
_PLAIN: Final = (
    *("choose", "place", "ready", "turn", "react", "reaction", "charge-die", "cry", "follow"),
    *("slide", "effect"),
)


def lessons() -> list[Lesson]:
    """The tutorials, alone against the AI."""
    return [
        Lesson(["human"], {"scenario": scenario}, seed, scenario)
        for scenario, seed in SEEDS.items()
    ]


def hints(reader: Reader) -> list[str]:
    """What the learner is told now; nothing in a match that does not teach."""
    if not reader.tutorial or not reader.is_asked:
        return []
    word = hint_of(reader).word
    return [reader.text(f"lesson-wasteland-{word}")] if word else []


def hint_of(reader: Reader) -> Errand:
    """The hint for the open question: its word, empty where none is needed, and perhaps a move."""
    battle = position(reader)
    topic = TOPICS[battle.topic]
    if topic in _SET_UP:
        found = set_up(battle, topic, reader.moves())
        if found is not None:
            return found
    if topic == "place":
        return Errand(topic if _cover_near(battle, reader.moves()) else "place-open")
    if battle.topic != T_ACTION or battle.active == NONE:
        return Errand(topic if topic in _PLAIN else "")
    return _acting(battle, reader.moves())


def _acting(battle: SeenBattle, moves: list[Move]) -> Errand:
    """What the active model should do."""
    model = battle.models[battle.active]
    if _any(moves, kinds.FREE_MODEL):
        return Errand("free")
    found = at_hand(battle, moves)
    if found is not None:
        return found
    if battle.actions == 0 and model.points == 0:
        return Errand("use" if _any(moves, kinds.USE) else "spent")
    if is_engaged(battle, model):
        return Errand("fight")
    errand = ahead(battle, model, moves) if battle.actions else None
    if errand is not None and errand.word != "wait" and battle.moved == 0:
        return errand
    if _any(moves, kinds.SHOOT):
        return Errand("shoot")
    if errand is not None:
        return errand
    if _any(moves, kinds.CHARGE):
        return Errand("charge")
    if battle.actions == 0:
        return Errand("points")
    return Errand("move" if battle.moved == 0 else "second")


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
