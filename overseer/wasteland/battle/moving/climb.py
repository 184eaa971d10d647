"""Climbing and falling (WB-G8), and the tests of an attribute that go with it.

Readings: who goes up a climbable piece makes the whole climb in one move, as in difficult ground,
after an agility test; the height does not count towards the length. Who goes down jumps, without
a test: a fall that counts one orange ruler less. A failed climb ends at the foot with a fall from
the piece's height; one who leaps never hangs on the wall and so does not fall.
"""

from __future__ import annotations

from typing import Final

from overseer.wasteland.battle.attack.hit import push_hit
from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.battle.conditions import remove_model
from overseer.wasteland.battle.dice import Thrown
from overseer.wasteland.battle.measure import presence, sees, stat, within
from overseer.wasteland.battle.model import Model
from overseer.wasteland.battle.topics import T_DICE
from overseer.wasteland.battle.values import PENALTY, attribute, hindrance
from overseer.wasteland.battle.work import W_FALL, Work
from overseer.wasteland.geometry.plane import Point, ceil64
from overseer.wasteland.geometry.sweep import wall_in_way
from overseer.wasteland.words import (
    AGILITY,
    DREAD,
    G_CLIMB,
    G_FALL_IMMUNE,
    LENGTHS,
    NO_CLIMB,
    NONE,
    ORANGE,
    PHYSICAL,
)

HARMLESS: Final = 2  # inches
DEADLY: Final = 12
BLACK_ONE: Final = b"\1\0\0\0"


def climbed(battle: Battle, radius: int, x: int, y: int) -> int:
    """The climbable piece that a base at a point would stand on; NONE: none."""
    for piece in battle.layout.walls:
        if piece.climbable and piece.height > 0 and piece.under(x, y, radius):
            return piece.number
    return NONE


def may_climb(model: Model) -> bool:
    """Whether a unit climbs at all."""
    return not model.unit.traits & NO_CLIMB


def climbs_surely(battle: Battle, model: Model) -> bool:
    """Whether it climbs without a test."""
    return stat(battle, model, G_CLIMB) > 0


def climb_value(battle: Battle, model: Model, quick: bool) -> int:
    """The value of the agility test."""
    value = attribute(battle, model, AGILITY) + shaken_by(battle, model)
    return value + PENALTY if quick else value


def shaken_by(battle: Battle, model: Model) -> int:
    """What conditions and dreadful enemies take off a test that is no attack."""
    total = hindrance(model)
    for enemy in battle.enemies_of(model):
        if enemy.unit.traits & DREAD and within(enemy, model, presence(enemy)):
            if sees(battle, enemy, model):
                return total + PENALTY
    return total


def foot(battle: Battle, model: Model, points: list[Point], piece: int) -> list[Point]:
    """A path up to where it meets a piece; its legs are whole but the last."""
    walls = [battle.layout.pieces[piece]]
    way: list[Point] = [points[0]]
    for place in range(1, len(points)):
        x1, y1 = points[place - 1]
        x2, y2 = points[place]
        if not wall_in_way(walls, model.radius, x1, y1, x2, y2, True):
            way.append((x2, y2))
            continue
        last = (x1, y1)
        for step in steps(x1, y1, x2, y2):
            if wall_in_way(walls, model.radius, x1, y1, step[0], step[1], True):
                break
            last = step
        way.append(last)
        break
    return way


def steps(x1: int, y1: int, x2: int, y2: int) -> list[Point]:
    """The places along a leg, one for each millimetre, its end last."""
    whole = ceil64(x1, y1, x2, y2)
    found: list[Point] = []
    for far in range(1, whole // 64):
        found.append((x1 + _part(x2 - x1, far, whole), y1 + _part(y2 - y1, far, whole)))
    found.append((x2, y2))
    return found


def _part(length: int, far: int, whole: int) -> int:
    part = (length if length >= 0 else -length) * far * 64 // whole
    return part if length >= 0 else -part


def fall(battle: Battle, model: Model, height: int) -> None:
    """A model falls so many millimetres."""
    battle.push(W_FALL, model.number).height = height


def jump(battle: Battle, model: Model, height: int) -> None:
    """A model jumps down: one ruler less counts."""
    fall(battle, model, height - LENGTHS[ORANGE])


def run_fall(battle: Battle, work: Work) -> bool:
    """Damage of a fall: inches less two, a black die, then armour; much too high is the end."""
    model = battle.models[work.model]
    if work.stage == 0:
        inches = work.height * 10 // 254
        safe = model.power != NONE or stat(battle, model, G_FALL_IMMUNE) > 0
        if not model.alive or safe or inches <= HARMLESS:
            battle.done(work)
            return False
        battle.tell("fell", {"model": model.number, "inches": inches})
        if inches > DEADLY:
            battle.done(work)
            remove_model(battle, model, NONE, False)
            return False
        work.damage = inches - HARMLESS
        work.dice = BLACK_ONE
        work.stage = 1
        return battle.ask_nature(T_DICE)
    thrown = Thrown(work.faces, work.dice, battle.tables.settings.green_blanks)
    battle.done(work)
    reduction = thrown.reduction + thrown.bottles
    push_hit(battle, model, NONE, work.damage + thrown.damage, PHYSICAL, reduction, 0)
    return False
