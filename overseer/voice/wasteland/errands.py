"""What a lesson teaches beside fighting: markers to lay, to walk to, to look at and to open."""

from __future__ import annotations

from collections.abc import Iterable
from math import hypot
from typing import Final, NamedTuple

from overseer.engine.state import Move
from overseer.wasteland.battle import moves as kinds
from overseer.wasteland.battle.measure import at_marker, near_marker
from overseer.wasteland.battle.model import (
    DANGER_MARKER,
    INVESTIGATION,
    ITEM_MARKER,
    SEARCHABLE,
    Marker,
    Model,
)
from overseer.wasteland.battle.moves import BattleMove
from overseer.wasteland.battle.rules import AIM_USE
from overseer.wasteland.battle.things.expertise import able
from overseer.wasteland.battle.view import SeenBattle
from overseer.wasteland.scenarios.rules_lockers import DROPPED
from overseer.wasteland.scenarios.rules_pumps import GENERATOR, PUMP
from overseer.wasteland.words import COMPUTERS, LENGTHS, NONE, YELLOW

LEARNERS: Final = 0  # the side that a tutorial is learned with
_NEARER: Final = 10  # mm that a step towards a marker has to bring
_SOUTH: Final = 0  # the number of the edge from which y is counted


class Errand(NamedTuple):
    """What there is to do: the word of its hint, and the move that does it."""

    word: str
    move: BattleMove | None = None


def set_up(battle: SeenBattle, topic: str, moves: list[Move]) -> Errand | None:
    """How markers are laid, and where those stand who are to work at some."""
    pumps = [marker for marker in battle.markers if marker.word == PUMP]
    if topic == "put":
        puts = _of(moves, kinds.PUT)
        if pumps:
            return Errand("put-pumps", min(puts, key=lambda move: _way(move, pumps), default=None))
        return Errand("put-edge", min(puts, key=lambda move: move.path[-1], default=None))
    hidden = [marker for marker in battle.markers if marker.kind in (INVESTIGATION, SEARCHABLE)]
    if topic == "choose" and hidden:
        near = sum(2 * marker.y < battle.layout.side for marker in hidden)
        edge = _SOUTH if 2 * near >= len(hidden) else 1 - _SOUTH
        chosen = [move for move in _of(moves, kinds.CHOOSE) if move.a == edge]
        return Errand("choose-markers", chosen[0]) if chosen else None
    if topic == "place" and pumps:
        skilled = [
            move
            for move in _of(moves, kinds.PLACE)
            if able(battle, battle.models[move.a], COMPUTERS)
        ]
        best = min(skilled, key=lambda move: _way(move, pumps), default=None)
        return Errand("place-pumps", best) if best is not None else Errand("place-guards")
    if topic == "place" and hidden:
        places = _of(moves, kinds.PLACE)
        free = _unclaimed(battle, hidden, NONE)
        return Errand("place-markers", min(places, key=lambda move: _way(move, free), default=None))
    return None


def at_hand(battle: SeenBattle, moves: list[Move]) -> Errand | None:
    """What can be done at a marker where a model stands."""
    for look in _of(moves, kinds.LOOK):
        return Errand("look", look)
    for open_ in _of(moves, kinds.INTERACT):
        dropped = battle.markers[open_.a].word == DROPPED
        return Errand("dropped" if dropped else "locker", open_)
    for attempt in _of(moves, kinds.EXPERTISE):
        return Errand(_attempt(battle.markers[attempt.a]), attempt)
    return None


def ahead(battle: SeenBattle, model: Model, moves: list[Move]) -> Errand | None:
    """The marker that a model should walk to, or stay at."""
    aim = battle.rules.aim(battle, model)
    if aim.kind != AIM_USE or not aim.markers:
        return None
    wanted = [battle.markers[number] for number in aim.markers]
    if any(at_marker(model, marker) for marker in wanted):
        waits = [move for move in _of(moves, kinds.PREPARE) if not move.quick]
        return Errand("wait", waits[0]) if waits else None
    free = _unclaimed(battle, wanted, model.number)
    goal = min(free, key=lambda marker: hypot(marker.x - model.x, marker.y - model.y))
    steps = [move for move in _of(moves, kinds.MOVE) if not move.quick]
    step = min(steps, key=lambda move: _way(move, [goal]), default=None)
    left = hypot(goal.x - model.x, goal.y - model.y)
    if step is None or _way(step, [goal]) > left - _NEARER:
        return None
    words = {PUMP: "to-pump", GENERATOR: "to-generator"}
    return Errand(words.get(goal.word, "to-marker"), step)


def _unclaimed(battle: SeenBattle, markers: list[Marker], but: int) -> list[Marker]:
    """The markers that no other friend is near already; all of them where none is left."""
    friends = [model for model in battle.on_table(LEARNERS) if model.number != but]
    free = [
        marker
        for marker in markers
        if not any(near_marker(friend, marker, LENGTHS[YELLOW]) for friend in friends)
    ]
    return free or markers


def _attempt(marker: Marker) -> str:
    """What a try at a marker is called."""
    if marker.word in (PUMP, GENERATOR):
        return marker.word
    words = {ITEM_MARKER: "gather", DANGER_MARKER: "danger"}
    return words.get(marker.content, "search")


def _way(move: BattleMove, markers: Iterable[Marker]) -> float:
    """How far from the nearest of some markers a move ends."""
    x, y = move.path[-2:]
    return min(hypot(marker.x - x, marker.y - y) for marker in markers)


def _of(moves: list[Move], kind: int) -> list[BattleMove]:
    return [move for move in moves if isinstance(move, BattleMove) and move.kind == kind]
