"""What an aim is about: models, markers, a point or an edge of the table (WC-A3)."""

from __future__ import annotations

from typing import Final

from overseer.wasteland.battle.battle import EAST, EDGES, NORTH, SOUTH, WEST, Battle
from overseer.wasteland.battle.measure import touches_marker
from overseer.wasteland.battle.model import ON_TABLE, Model
from overseer.wasteland.battle.rules import Aim
from overseer.wasteland.geometry.plane import CONTACT, floor64, gap_within, touching
from overseer.wasteland.words import NONE

IS_POINT: Final = 0
IS_MODEL: Final = 1
IS_MARKER: Final = 2
IS_EDGE: Final = 3


class Subject:
    """One thing that an aim is about; `number` says which model, marker or edge."""

    def __init__(self, kind: int, number: int, x: int, y: int, radius: int) -> None:
        self.kind: int = kind
        self.number: int = number
        self.x: int = x
        self.y: int = y
        self.radius: int = radius
        self.on: int = NONE  # the piece that a model stands on

    @property
    def model(self) -> int:
        """The model that it is; NONE for other things."""
        return self.number if self.kind == IS_MODEL else NONE

    @property
    def marker(self) -> int:
        """The marker that it is; NONE for other things."""
        return self.number if self.kind == IS_MARKER else NONE


def model_subject(model: Model) -> Subject:
    """A model as a subject."""
    subject = Subject(IS_MODEL, model.number, model.x, model.y, model.radius)
    subject.on = model.on
    return subject


def point_subject(x: int, y: int) -> Subject:
    """A place as a subject."""
    return Subject(IS_POINT, NONE, x, y, 0)


def word_of(subject: Subject) -> str:
    """A subject as events name it: a model m5, a marker k2, an edge, a point."""
    if subject.kind == IS_MODEL:
        return f"m{subject.number}"
    if subject.kind == IS_MARKER:
        return f"k{subject.number}"
    if subject.kind == IS_EDGE:
        return EDGES[subject.number]
    return f"{subject.x},{subject.y}"


def subjects_of(battle: Battle, model: Model, aim: Aim) -> list[Subject]:
    """The subjects of an aim that are still there; what somebody holds is not (WC-A13)."""
    found: list[Subject] = []
    for number in aim.models:
        other = battle.models[number]
        if other.place == ON_TABLE and other is not model:
            found.append(model_subject(other))
    for number in aim.markers:
        marker = battle.markers[number]
        if not marker.out and marker.carrier == NONE and number not in model.locked:
            found.append(Subject(IS_MARKER, number, marker.x, marker.y, marker.radius))
    if aim.point is not None:
        found.append(point_subject(aim.point[0], aim.point[1]))
    if aim.edge != NONE:
        x, y = edge_point(battle, model, aim.edge, model.x, model.y)
        found.append(Subject(IS_EDGE, aim.edge, x, y, 0))
    return found


def edge_point(battle: Battle, model: Model, edge: int, x: int, y: int) -> tuple[int, int]:
    """Where a model stands at an edge of the table, straight from a place."""
    r = model.radius
    far = battle.layout.side - r
    if edge == SOUTH:
        return x, r
    if edge == NORTH:
        return x, far
    if edge == WEST:
        return r, y
    assert edge == EAST
    return far, y


def touches(battle: Battle, model: Model, x: int, y: int, subject: Subject) -> bool:
    """Whether a model standing at a place is in contact with a subject.

    At a point, when its base covers it; at an edge that is no exit, when its base reaches it.
    """
    r = model.radius
    if subject.kind == IS_MODEL:
        return touching(x, y, r, subject.x, subject.y, subject.radius)
    if subject.kind == IS_MARKER:
        return touches_marker(model, battle.markers[subject.number], x, y)
    if subject.kind == IS_POINT:
        return gap_within(x, y, r, subject.x, subject.y, 0, CONTACT)
    if battle.rules.may_leave(battle, model, subject.number):
        return False  # who gets there is gone
    side = battle.layout.side
    beyond = (y, side - y, x, side - x)
    return beyond[(SOUTH, NORTH, WEST, EAST).index(subject.number)] <= r + CONTACT


def far64(subject: Subject, x: int, y: int) -> int:
    """How far a place is from a subject, in 1/64 mm; below 0 where it is covered by its base."""
    return floor64(x, y, subject.x, subject.y) - 64 * subject.radius


def hostile(battle: Battle, model: Model, subject: Subject) -> bool:
    """Whether a subject is an enemy."""
    if subject.kind != IS_MODEL:
        return False
    return battle.rules.enemies(battle, model, battle.models[subject.number])


def guards(battle: Battle, model: Model, subject: Subject, other: Model, x: int, y: int) -> bool:
    """Whether `other` would touch a subject, or a friend of `model` who touches it."""
    if touches(battle, other, x, y, subject):
        return True
    for friend in battle.friends_of(model):
        if touches(battle, friend, friend.x, friend.y, subject):
            if touching(x, y, other.radius, friend.x, friend.y, friend.radius):
                return True
    return False
