"""What a hinted move is about: the word of the hint that explains it, read from what one sees."""

from __future__ import annotations

from math import hypot
from typing import Final

from overseer.engine.state import Move
from overseer.voice.wasteland.table.sense import COVER, HIDE, SHOT, sense
from overseer.wasteland.battle import moves as kinds
from overseer.wasteland.battle.measure import at_marker, is_engaged, touches_marker
from overseer.wasteland.battle.model import (
    DANGER_MARKER,
    INVESTIGATION,
    ITEM_MARKER,
    SEARCHABLE,
    Marker,
    Model,
)
from overseer.wasteland.battle.moves import BattleMove
from overseer.wasteland.battle.rules import AIM_GO, AIM_PROTECT, AIM_USE, Aim
from overseer.wasteland.battle.things.expertise import able
from overseer.wasteland.battle.views.view import SeenBattle
from overseer.wasteland.geometry.plane import square
from overseer.wasteland.scenarios.base import ScenarioRules
from overseer.wasteland.scenarios.objects import carrier_of, with_word
from overseer.wasteland.words import COMPUTERS, NONE

# The words of the scenarios' files for markers that hints are about.
BARREL: Final = "barrel"
CAVE: Final = "cave"
DROPPED: Final = "dropped"
GENERATOR: Final = "generator"
JOURNAL: Final = "journal"
PUMP: Final = "pump"
SIREN: Final = "siren"
_NEARER: Final = 10  # mm that a step towards something has to bring
NEAR: Final = 50  # mm between the middle of a base and what it hides behind
_PLACES: Final = {
    PUMP: "to-pump",
    GENERATOR: "to-generator",
    CAVE: "to-cave",
    JOURNAL: "to-journal",
}
_MOVED: Final = {SHOT: "move-shot", HIDE: "move-hide", COVER: "move-cover"}
_DONE: Final = {
    kinds.FREE_MODEL: "free",
    kinds.LOOK: "look",
    kinds.FIGHT: "fight",
    kinds.SHOOT: "shoot",
    kinds.THROW: "throw",
    kinds.CHARGE: "charge",
    kinds.USE: "use",
    kinds.ORDER: "order",
}


def beside_pumps(battle: SeenBattle, topic: str, moves: list[Move]) -> BattleMove | None:
    """In the water plant: markers, and those who can pump, as near to a pump as may be (WC-X18)."""
    pumps = with_word(battle, PUMP)
    kind = {"put": kinds.PUT, "place": kinds.PLACE}.get(topic, NONE)
    near = [
        move
        for move in moves
        if isinstance(move, BattleMove)
        and move.kind == kind
        and (kind == kinds.PUT or able(battle, battle.models[move.a], COMPUTERS))
    ]
    if not pumps or not near:
        return None
    return min(near, key=lambda m: min(square(k.x, k.y, m.x, m.y) for k in pumps))


def set_up(battle: SeenBattle, topic: str, move: BattleMove) -> str:
    """Why markers and models go where they go before the battle."""
    pumps = with_word(battle, PUMP)
    hidden = [marker for marker in battle.markers if marker.kind in (INVESTIGATION, SEARCHABLE)]
    if topic == "put":
        return "put-pumps" if pumps else _put(battle)
    if topic == "choose":
        return "choose-markers" if hidden else "choose"
    if pumps:
        skilled = able(battle, battle.models[move.a], COMPUTERS)
        return "place-pumps" if skilled else "place-guards"
    if with_word(battle, CAVE):
        return "place-leader" if battle.models[move.a].leader is not None else "place-cave"
    if hidden:
        return "place-markers"
    return "place" if _covered(battle, move.x, move.y) else "place-open"


def acting(battle: SeenBattle, model: Model, move: BattleMove) -> str:
    """Why the active model should do what it should."""
    if move.kind == kinds.INTERACT:
        return _interaction(battle, battle.markers[move.a])
    if move.kind == kinds.EXPERTISE:
        return _attempt(battle.markers[move.a])
    if move.kind in (kinds.SHOOT, kinds.CHARGE, kinds.FIGHT) and is_chief(battle, move.a):
        return f"{_DONE[move.kind]}-leader"
    if move.kind == kinds.MOVE:
        return _walk(battle, model, move)
    if move.kind == kinds.PREPARE:
        return "wait" if _at_work(battle, model) else "prepare"
    if move.kind == kinds.END:
        spent = battle.actions == 0 and model.points == 0
        return "spent" if spent else "enough"
    return "points" if move.quick else _DONE.get(move.kind, "other")


def is_chief(battle: SeenBattle, number: int) -> bool:
    """Whether the battle is won by removing a model: a leader of the storm (WC-X20)."""
    return bool(with_word(battle, CAVE)) and battle.models[number].leader is not None


def _put(battle: SeenBattle) -> str:
    """What is laid, and where to."""
    work, rules = battle.work[-1], battle.rules
    if not isinstance(rules, ScenarioRules) or "journal" not in _parts(battle):
        return "put-edge"
    laid = rules.scenario.markers[work.task]
    if laid.word == BARREL:
        return "put-barrels"
    return "put-chest" if laid.kind == INVESTIGATION else "put-keys"


def _interaction(battle: SeenBattle, marker: Marker) -> str:
    if marker.word == SIREN:
        return "siren"
    if "journal" in _parts(battle):
        return "chest" if marker.kind == INVESTIGATION else "key"
    return "dropped" if marker.word == DROPPED else "locker"


def _attempt(marker: Marker) -> str:
    """What a try at a marker is called."""
    if marker.word in (PUMP, GENERATOR):
        return marker.word
    words = {ITEM_MARKER: "gather", DANGER_MARKER: "danger"}
    return words.get(marker.content, "search")


def _walk(battle: SeenBattle, model: Model, move: BattleMove) -> str:
    """What a way leads to: the aim of the model, or a better place."""
    if carrier_of(battle, JOURNAL) == model.number:
        return "carry"
    if is_engaged(battle, model):
        return "retreat"
    word = _towards(battle, model, move, battle.rules.aim(battle, model))
    if word:
        return word
    purpose = sense(battle, model, move.path).purpose
    return _MOVED.get(purpose, "move")


def _towards(battle: SeenBattle, model: Model, move: BattleMove, aim: Aim) -> str:
    """The word for the marker or the friend that a way leads to; empty: it leads to none."""
    if aim.kind == AIM_PROTECT and aim.models:
        friend = battle.models[aim.models[0]]
        return "to-friend" if _nearer(model, move, friend.x, friend.y) else ""
    wanted = [battle.markers[number] for number in aim.markers]
    if aim.kind not in (AIM_USE, AIM_GO) or not wanted:
        touched = [k for k in _hidden(battle) if touches_marker(model, k, move.x, move.y)]
        return "to-marker" if touched else ""
    goal = min(wanted, key=lambda marker: square(marker.x, marker.y, move.x, move.y))
    if not _nearer(model, move, goal.x, goal.y):
        return ""
    if "journal" in _parts(battle) and goal.kind in (INVESTIGATION, SEARCHABLE):
        return "to-chest" if goal.kind == INVESTIGATION else "to-key"
    return _PLACES.get(goal.word, "to-marker")


def _parts(battle: SeenBattle) -> tuple[str, ...]:
    rules = battle.rules
    return tuple(rules.scenario.rules) if isinstance(rules, ScenarioRules) else ()


def _nearer(model: Model, move: BattleMove, x: int, y: int) -> bool:
    return hypot(move.x - x, move.y - y) < hypot(model.x - x, model.y - y) - _NEARER


def _at_work(battle: SeenBattle, model: Model) -> bool:
    """Whether a model stands where it is to use something."""
    aim = battle.rules.aim(battle, model)
    return any(at_marker(model, battle.markers[number]) for number in aim.markers)


def _hidden(battle: SeenBattle) -> list[Marker]:
    kinds_of = (INVESTIGATION, SEARCHABLE)
    return [k for k in battle.markers if k.kind in kinds_of and not k.out and k.carrier == NONE]


def _covered(battle: SeenBattle, x: int, y: int) -> bool:
    """Whether a place is beside something that gives cover."""
    return any(
        piece.left - NEAR <= x <= piece.right + NEAR
        and min(piece.top, piece.bottom) - NEAR <= y <= max(piece.top, piece.bottom) + NEAR
        for piece in battle.layout.covers
    )
