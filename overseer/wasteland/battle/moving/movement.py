"""Moves along a path: what is allowed, and how they happen (WB-G2, G4, G7, G8, WB-F8, F14).

A path is the list of points that the base's centre goes to, without the one where it stands. A
last point at which the base would reach over the table's edge leaves the table.
"""

from __future__ import annotations

from typing import Final

from overseer.wasteland.battle.acting.reactions import leaves_free
from overseer.wasteland.battle.battle import EAST, NORTH, SOUTH, WEST, Battle
from overseer.wasteland.battle.conditions import escape, remove_model
from overseer.wasteland.battle.counters import counter, set_counter
from overseer.wasteland.battle.dice import Thrown
from overseer.wasteland.battle.fortune.boons import BREAKS, has_boon
from overseer.wasteland.battle.fortune.plays import throw_for
from overseer.wasteland.battle.measure import engaged_with, is_object, reaches
from overseer.wasteland.battle.model import ON_TABLE, Model
from overseer.wasteland.battle.moving.arrive import arrived, mines_against, points_of, tripped
from overseer.wasteland.battle.moving.climb import (
    climb_value,
    climbed,
    climbs_surely,
    fall,
    foot,
    jump,
    may_climb,
    steps,
)
from overseer.wasteland.battle.moving.displaced import gone_along
from overseer.wasteland.battle.reasons import (
    R_BAD_PATH,
    R_BASE,
    R_CANNOT_CLIMB,
    R_ENDS_ON,
    R_NO_MOVE,
    R_OFF_TABLE,
    R_ON_MARKER,
    R_TOO_FAR,
    R_WALL,
)
from overseer.wasteland.battle.topics import T_ROLL
from overseer.wasteland.battle.values import attribute, hindrance, move_colour, move_length
from overseer.wasteland.battle.work import FREE, QUICK, REACTION, W_LEAVE, W_MINES, W_MOVE, Work
from overseer.wasteland.campaign_words import ENTANGLES
from overseer.wasteland.geometry.paths import (
    LEGAL,
    OFF_TABLE,
    THROUGH_BASE,
    THROUGH_WALL,
    crosses_difficult,
    path_fault,
    spot_fault,
)
from overseer.wasteland.geometry.plane import Base, Point, length64, touching
from overseer.wasteland.geometry.sweep import base_in_way, base_under, on_table, wall_in_way
from overseer.wasteland.words import (
    AGILITY,
    AURA,
    BURROWS,
    FREE_DISENGAGE,
    G_LEAP,
    LEAPS,
    NONE,
    TRAMPLES,
    UNIMPEDED,
)

# How a model gets along its path: `way` of W_MOVE.
WALK: Final = 0
CLIMB: Final = 1  # up a piece; `piece`: which
JUMP: Final = 2  # down from the piece it stands on
LEAP: Final = 3  # with a jet pack, over anything
BURROW: Final = 4  # a charge below everything
SHIFT: Final = 5  # pushed, following or sliding: nobody asks how
SLIP: Final = 6  # a climb that failed; `piece`: on which

MOST_BENDS: Final = 64
ENTANGLED: Final = 6  # the stage of W_MOVE at which somebody holds it fast


# -- what is allowed -----------------------------------------------------------------------------


def move_fault(battle: Battle, model: Model, path: tuple[int, ...], quick: bool) -> int:
    """Why a model may not move along a path; 0 when it may."""
    return judged(battle, model, path, False, quick)[0]


def judged(
    battle: Battle, model: Model, path: tuple[int, ...], charging: bool, quick: bool
) -> tuple[int, int]:
    """Why a model may not take a path (0: it may), and how it takes it."""
    if len(path) < 2 or len(path) % 2 == 1 or len(path) > 2 * MOST_BENDS:
        return R_BAD_PATH, WALK
    points = points_of(model, path)
    if length64(points) == 0:
        return R_BAD_PATH, WALK
    way = manner(battle, model, points)
    fault = _walk_fault(battle, model, points, way, charging, quick)
    if fault == 0 or fault == R_NO_MOVE or fault == R_OFF_TABLE:
        return fault, way
    if charging and model.unit.traits & BURROWS:
        return _leap_fault(battle, model, points, charging, quick), BURROW
    if jet_pack(battle, model) != NONE and _leap_fault(battle, model, points, charging, quick) == 0:
        return 0, LEAP
    return fault, way


def manner(battle: Battle, model: Model, points: list[Point]) -> int:
    """How a model would take a path: on foot, up a piece, or down from one."""
    x, y = points[-1]
    if model.on != NONE:
        return WALK if battle.layout.pieces[model.on].under(x, y, model.radius) else JUMP
    return WALK if climbed(battle, model.radius, x, y) == NONE else CLIMB


def obstacles(battle: Battle, model: Model) -> tuple[list[Base], list[Base]]:
    """The bases that a model may not enter, and those that it may pass but not end on (WB-G4).

    Enemies and objects are in its way, friends are not, others if the scenario says so; some
    trample smaller enemies.
    """
    circles: list[Base] = []
    rules = battle.tables.rules
    through: list[Base] = rules.kept_free(battle)
    for other in battle.models:
        if other.place != ON_TABLE or other is model:
            continue
        base = (other.x, other.y, other.radius)
        if is_object(other):
            circles.append(base)
        elif not rules.enemies(battle, model, other):
            if other.side == model.side or not rules.blocks(battle, other):
                through.append(base)
            else:
                circles.append(base)
        elif model.unit.traits & TRAMPLES and other.radius < model.radius:
            through.append(base)
        else:
            circles.append(base)
    return circles, through


def _walk_fault(
    battle: Battle, model: Model, points: list[Point], way: int, charging: bool, quick: bool
) -> int:
    if way == CLIMB and not may_climb(model):
        return R_CANNOT_CLIMB
    x, y = points[-1]
    over = climbed(battle, model.radius, x, y) if way == CLIMB else model.on
    edge = edge_at(battle, model, x, y)
    rough = way == CLIMB or way == JUMP or crosses_difficult(battle.layout, model.radius, points)
    rough = rough and not model.unit.traits & UNIMPEDED
    colour = move_colour(battle, model, charging, quick, rough)
    if colour == NONE:
        return R_NO_MOVE
    if edge != NONE:
        fault = R_OFF_TABLE if charging else _exit_fault(battle, model, points, over, edge)
    else:
        circles, through = obstacles(battle, model)
        found = path_fault(battle.layout, model.radius, points, circles, through, over)
        fault = end_reason(battle, model, found, x, y)
    if fault:
        return fault
    return R_TOO_FAR if length64(points) > 64 * move_length(battle, model, colour) else 0


def reason_of(found: int) -> int:
    """The refusal for what the geometry found."""
    if found == LEGAL:
        return 0
    if found == OFF_TABLE:
        return R_OFF_TABLE
    if found == THROUGH_WALL:
        return R_WALL
    return R_BASE if found == THROUGH_BASE else R_ENDS_ON


def end_reason(battle: Battle, model: Model, found: int, x: int, y: int) -> int:
    """The refusal for what the geometry found about a way that ends at a point."""
    reason = reason_of(found)
    if reason == R_ENDS_ON and on_kept_free(battle, model, x, y):
        return R_ON_MARKER
    return reason


def on_kept_free(battle: Battle, model: Model, x: int, y: int) -> bool:
    """Whether a base at a point would lie where the scenario lets none end (WC-X12)."""
    return base_under(battle.tables.rules.kept_free(battle), model.radius, x, y)


def _exit_fault(battle: Battle, model: Model, points: list[Point], over: int, edge: int) -> int:
    """A path over the table's edge: all of it but its end lies on the table."""
    layout = battle.layout
    rules = battle.tables.rules
    if not rules.may_leave(battle, model, edge) and rules.stays_on(battle, model):
        return R_OFF_TABLE
    x, y = points[-1]
    if not (0 <= x <= layout.side and 0 <= y <= layout.side):
        return R_OFF_TABLE
    r = model.radius
    walls = layout.walls_for(False, over)
    circles = obstacles(battle, model)[0]
    for place in range(1, len(points)):
        x1, y1 = points[place - 1]
        x2, y2 = points[place]
        if place > 1 and not on_table(layout.side, r, x1, y1):
            return R_OFF_TABLE
        if wall_in_way(walls, r, x1, y1, x2, y2, True):
            return R_WALL
        if base_in_way(circles, r, x1, y1, x2, y2, True):
            return R_BASE
    return 0


def edge_at(battle: Battle, model: Model, x: int, y: int) -> int:
    """The edge that a base at a point reaches over; NONE when it is wholly on the table.

    In a corner an exit goes before another edge, then the edge that is crossed further.
    """
    side = battle.layout.side
    r = model.radius
    beyond = (r - y, y + r - side, r - x, x + r - side)
    best = NONE
    most = 0
    for edge in (SOUTH, NORTH, WEST, EAST):
        far = beyond[edge]
        if far > 0 and battle.tables.rules.may_leave(battle, model, edge):
            far += side
        if far > most:
            best = edge
            most = far
    return best


def jet_pack(battle: Battle, model: Model) -> int:
    """The card of a jet pack with tokens left; NONE without one."""
    if model.stats[G_LEAP] > 0:
        for card in model.items:
            for gift in battle.cards.items[card].gifts:
                if gift.stat == G_LEAP and counter(battle, model, card) > 0:
                    return card
    return NONE


def _leap_fault(
    battle: Battle, model: Model, points: list[Point], charging: bool, quick: bool
) -> int:
    """A way over or under everything: only its length and its end count."""
    x, y = points[-1]
    colour = move_colour(battle, model, charging, quick, False)
    if colour == NONE:
        return R_NO_MOVE
    circles, through = obstacles(battle, model)
    over = NONE if charging else climbed(battle, model.radius, x, y)
    found = spot_fault(battle.layout, model.radius, x, y, circles, through, over)
    if found != LEGAL:
        return end_reason(battle, model, found, x, y)
    return R_TOO_FAR if length64(points) > 64 * move_length(battle, model, colour) else 0


# -- how it happens ------------------------------------------------------------------------------


def begin_move(battle: Battle, model: Model, path: tuple[int, ...], flags: int) -> Work:
    """A model moves along a path that `move_fault` allows.

    Flags: QUICK, REACTION; FREE lets it leave its enemies without free attacks.
    """
    way = judged(battle, model, path, False, flags & QUICK != 0)[1]
    return push_move(battle, model, path, flags, way)


def push_move(battle: Battle, model: Model, path: tuple[int, ...], flags: int, way: int) -> Work:
    """A model takes a path in one of the ways above."""
    work = battle.push(W_MOVE, model.number)
    work.path = path
    work.flags = flags
    work.x, work.y = model.x, model.y  # where it set out, and its whole way
    work.models = path
    work.way = way
    if way == CLIMB:
        work.piece = climbed(battle, model.radius, path[-2], path[-1])
    return work


def given_up(battle: Battle, model: Model, path: tuple[int, ...]) -> tuple[int, ...]:
    """The enemies whose contact a model gives up that goes along a path (WB-F14)."""
    x, y = path[-2], path[-1]
    gone = edge_at(battle, model, x, y) != NONE
    found: list[int] = []
    for other in engaged_with(battle, model):
        if gone or not touching(x, y, model.radius, other.x, other.y, other.radius):
            found.append(other.number)
    return tuple(found)


def entangled(battle: Battle, enemies: tuple[int, ...]) -> bool:
    """Whether one of those whom a model leaves holds it fast, as a perk says."""
    for number in enemies:
        if battle.models[number].powers & ENTANGLES:
            return True
    return False


def covered(battle: Battle, model: Model) -> bool:
    """Whether a leader lets a friend in his presence leave unharmed, once a round (WB-H4)."""
    for friend in battle.on_table(model.side):
        leader = friend.leader
        if leader is None or not leader.powers & FREE_DISENGAGE:
            continue
        if not friend.spent & FREE_DISENGAGE and reaches(battle, AURA, friend, model):
            friend.spent |= FREE_DISENGAGE
            battle.tell("covered", {"model": model.number, "by": friend.number})
            return True
    return False


def run_move(battle: Battle, work: Work) -> bool:
    """One step of a move: free attacks, the climb, the way with its mines, the end."""
    model = battle.models[work.model]
    if not model.alive:
        battle.done(work)
        return False
    if work.stage == 0:
        work.stage = 1
        free = work.flags & FREE or has_boon(battle, model, BREAKS)
        if not free and not leaves_free(battle, model):
            enemies = given_up(battle, model, work.path)
            if entangled(battle, enemies):
                work.stage = ENTANGLED
                work.value = attribute(battle, model, AGILITY) + hindrance(model)
                work.dice = b"\0\0\0\0"
                battle.tell("entangled", {"model": model.number, "value": work.value})
                return throw_for(battle, work, model, T_ROLL)
            if enemies and not covered(battle, model):
                battle.push(W_LEAVE, model.number).models = enemies
        return False
    if work.stage == ENTANGLED:
        work.stage = 1
        thrown = Thrown(work.faces, work.dice, battle.tables.settings.green_blanks)
        if thrown.margin(work.value) < 0:
            battle.tell("held-fast", {"model": model.number})
            battle.done(work)
            return False
        enemies = given_up(battle, model, work.path)
        if enemies and not covered(battle, model):
            battle.push(W_LEAVE, model.number).models = enemies
        return False
    if work.stage == 1:
        return _set_out(battle, work, model)
    if work.stage == 2:
        _climb(battle, work, model)
        return False
    if work.stage == 3:
        if not _walk(battle, work, model):
            work.stage = 4
        return False
    if work.stage == 4:
        work.stage = 5
        _land(battle, work, model)
        return False
    battle.done(work)
    if edge_at(battle, model, model.x, model.y) != NONE:
        _leave_table(battle, model)
    else:
        arrived(battle, model)
    return False


def _set_out(battle: Battle, work: Work, model: Model) -> bool:
    work.stage = 3
    if work.way == LEAP:
        card = jet_pack(battle, model)
        set_counter(battle, model, card, counter(battle, model, card) - 1)
        battle.tell("leapt", {"model": model.number})
    elif work.way == CLIMB and not climbs_surely(battle, model):
        work.stage = 2
        work.value = climb_value(battle, model, work.flags & (QUICK | REACTION) != 0)
        work.dice = b"\0\0\0\0"
        return throw_for(battle, work, model, T_ROLL)
    return False


def _climb(battle: Battle, work: Work, model: Model) -> None:
    """The agility test of a climb is thrown (WB-G8)."""
    thrown = Thrown(work.faces, work.dice, battle.tables.settings.green_blanks)
    earn(model, thrown, work.flags)
    work.stage = 3
    if thrown.margin(work.value) >= 0:
        return
    battle.tell("slipped", {"model": model.number})
    work.way = SLIP
    path: list[int] = []
    for x, y in foot(battle, model, points_of(model, work.path), work.piece)[1:]:
        path += (x, y)
    work.path = _free_end(battle, model, path)
    work.models = work.path


def _free_end(battle: Battle, model: Model, path: list[int]) -> tuple[int, ...]:
    """The path to the foot of a wall without ends that lie on somebody's base."""
    circles, through = obstacles(battle, model)
    while path:
        points = points_of(model, tuple(path))
        x1, y1 = points[-2]
        x2, y2 = points[-1]
        for x, y in reversed(steps(x1, y1, x2, y2)):
            if spot_fault(battle.layout, model.radius, x, y, circles, through) == LEGAL:
                return (*path[:-2], x, y)
        path = path[:-2]
    return ()


def earn(model: Model, thrown: Thrown, flags: int) -> None:
    """Action points of the white die (WB-D2); those of quick actions are ignored (WB-R4)."""
    if not flags & (QUICK | REACTION):
        model.points += thrown.points


def _walk(battle: Battle, work: Work, model: Model) -> bool:
    """Go on along the path; true when a mine interrupts it (WB-F8)."""
    if not work.path:
        return False
    mines = mines_against(battle, model)
    if mines and work.way != LEAP and work.way != BURROW:
        points = points_of(model, work.path)
        for place in range(1, len(points)):
            x1, y1 = points[place - 1]
            x2, y2 = points[place]
            for x, y in steps(x1, y1, x2, y2):
                found = tripped(battle, model, mines, x, y)
                if found:
                    model.x = x
                    model.y = y
                    work.path = work.path[2 * place - 2 :]
                    battle.push(W_MINES, model.number).models = found
                    return True
    battle.tables.rules.passed(battle, model, work.path)
    model.x, model.y = work.path[-2], work.path[-1]
    return False


def _land(battle: Battle, work: Work, model: Model) -> None:
    """It stands at the end of its path: on a piece, or down from one."""
    if work.way != SHIFT and battle.ears is not None:
        battle.tell("moved", gone_along(battle, model, whole_way(work, model)))
    pieces = battle.layout.pieces
    if work.way == CLIMB:
        model.on = work.piece
    elif work.way == LEAP or work.way == BURROW:
        model.on = climbed(battle, model.radius, model.x, model.y)
    elif work.way == SLIP:
        if not model.unit.traits & LEAPS:
            fall(battle, model, pieces[work.piece].height)
    elif model.on != NONE and not pieces[model.on].under(model.x, model.y, model.radius):
        height = pieces[model.on].height
        model.on = NONE
        if work.way == SHIFT:
            fall(battle, model, height)
        else:
            jump(battle, model, height)


def whole_way(work: Work, model: Model) -> list[Point]:
    """The way of a move from where it set out to where it ended."""
    points: list[Point] = [(work.x, work.y)]
    for place in range(0, len(work.models) - 2, 2):
        points.append((work.models[place], work.models[place + 1]))
    points.append((model.x, model.y))
    return points


def _leave_table(battle: Battle, model: Model) -> None:
    """WB-G7: who leaves the table is removed, unless the edge is an exit."""
    edge = edge_at(battle, model, model.x, model.y)
    if not battle.tables.rules.may_leave(battle, model, edge):
        remove_model(battle, model, NONE, False)
    else:
        escape(battle, model)
