"""Pushes, following them, and slides round an enemy's base (WB-F5, F12, F13)."""

from __future__ import annotations

from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.battle.measure import bases, engaged_with, in_contact, is_object
from overseer.wasteland.battle.model import Model
from overseer.wasteland.battle.moving.displaced import shifted
from overseer.wasteland.battle.moving.movement import SHIFT, on_kept_free, push_move
from overseer.wasteland.battle.reasons import R_SLIDE
from overseer.wasteland.battle.topics import T_FOLLOW, T_SLIDE
from overseer.wasteland.battle.work import CHARGED, FREE, NO_TRIGGER, W_PUSH, W_SLIDE, Work
from overseer.wasteland.geometry import shift
from overseer.wasteland.geometry.plane import Point, touching
from overseer.wasteland.words import LENGTHS


def push_model(battle: Battle, by: Model, target: Model, colour: int, charged: bool) -> Work:
    """`target` is pushed straight away from `by`, so far as a ruler; `charged`: by a charge."""
    work = battle.push(W_PUSH, by.number, target.number)
    work.ruler = colour
    if charged:
        work.flags |= CHARGED
    return work


def run_push(battle: Battle, work: Work) -> bool:
    """One step: the push with the mines it meets, the question, following."""
    by = battle.models[work.model]
    target = battle.models[work.target]
    if work.stage == 0:
        work.stage = 1
        _push(battle, work, by, target)
        return False
    if work.stage == 1:
        if may_follow(battle, work):
            work.stage = 2
            return battle.ask_of(by, T_FOLLOW)
        work.answer = 0
    battle.done(work)
    if work.answer == 1:
        x, y = follow_place(battle, by, target)
        if battle.ears is not None:
            battle.tell("followed", shifted(by.number, target.number, by, (x, y)))
        _shift(battle, by, (x, y), FREE)
    return False


def _push(battle: Battle, work: Work, by: Model, target: Model) -> None:
    dx = target.x - by.x
    dy = target.y - by.y
    if not target.alive or is_object(target) or (dx == 0 and dy == 0):
        work.pushed = 0
        return
    x, y = _push_end(battle, target, dx, dy, LENGTHS[work.ruler])
    if x == target.x and y == target.y:
        battle.tell("push-blocked", {"model": by.number, "target": target.number})
        return
    if battle.ears is not None:
        battle.tell("pushed", shifted(by.number, target.number, target, (x, y)))
    work.pushed = 1
    _shift(battle, target, (x, y), FREE)


def _push_end(battle: Battle, target: Model, dx: int, dy: int, length: int) -> Point:
    """Where a push ends: over what the scenario keeps free, but never on it."""
    others = bases(battle, target, None)
    layout, r, x, y, on = battle.layout, target.radius, target.x, target.y, target.on
    end = shift.push_end(layout, r, x, y, dx, dy, length, others, on)
    if on_kept_free(battle, target, end[0], end[1]):
        others += battle.tables.rules.kept_free(battle)
        end = shift.push_end(layout, r, x, y, dx, dy, length, others, on)
    return end


def _shift(battle: Battle, model: Model, path: tuple[int, int], flags: int) -> None:
    """A model is moved without a trigger; mines go off, and it may fall from a piece."""
    push_move(battle, model, path, flags | NO_TRIGGER, SHIFT)


def may_follow(battle: Battle, work: Work) -> bool:
    """Whether the pusher can follow (WB-F13): to contact, and touching no other enemy."""
    by = battle.models[work.model]
    target = battle.models[work.target]
    if work.pushed == 0 or not by.alive or not target.alive or in_contact(by, target):
        return False
    if len(engaged_with(battle, by)) > 0:
        return False
    x, y = follow_place(battle, by, target)
    if on_kept_free(battle, by, x, y):
        return False
    return touching(x, y, by.radius, target.x, target.y, target.radius)


def follow_place(battle: Battle, by: Model, target: Model) -> Point:
    """Where a pusher comes to stand that follows."""
    return shift.follow_end(
        battle.layout,
        by.radius,
        by.x,
        by.y,
        target.x,
        target.y,
        target.radius,
        bases(battle, by, target),
        by.on,
    )


# -- slides --------------------------------------------------------------------------------------


def offer_slide(battle: Battle, model: Model, target: Model) -> None:
    """After a close-combat attack a model may slide round its enemy's base."""
    if model.alive and target.alive and in_contact(model, target):
        battle.push(W_SLIDE, model.number, target.number)


def run_slide(battle: Battle, work: Work) -> bool:
    """Ask whether and where to; contact with others that is given up has its price (WB-F14)."""
    model = battle.models[work.model]
    if work.stage == 0:
        if slide_points(battle, work):
            work.stage = 1
            return battle.ask_of(model, T_SLIDE)
        work.answer = 0
    battle.done(work)
    if work.answer == 1:
        if battle.ears is not None:
            battle.tell("slid", shifted(model.number, work.target, model, (work.x, work.y)))
        _shift(battle, model, (work.x, work.y), 0)
    return False


def slide_points(battle: Battle, work: Work) -> list[Point]:
    """The places that a model may slide to."""
    model = battle.models[work.model]
    target = battle.models[work.target]
    if not model.alive or not target.alive or not in_contact(model, target):
        return []
    found = shift.slide_points(
        battle.layout,
        model.radius,
        model.x,
        model.y,
        target.x,
        target.y,
        target.radius,
        bases(battle, model, target),
        model.on,
    )
    return [(x, y) for x, y in found if not on_kept_free(battle, model, x, y)]


def slide_fault(battle: Battle, work: Work, x: int, y: int) -> int:
    """Why a model may not slide to a point; 0 when it may."""
    return 0 if (x, y) in slide_points(battle, work) else R_SLIDE
