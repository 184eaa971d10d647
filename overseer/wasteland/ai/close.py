"""The close-combat list of an attack (WC-A8, WC-A15): who could be attacked, and how."""

from __future__ import annotations

from typing import Final

from overseer.wasteland.ai.mind import Mind
from overseer.wasteland.ai.moving import (
    allowed,
    from_cover_to_cover,
    settle,
    straight_on,
)
from overseer.wasteland.ai.travel import Travel, Way, cut
from overseer.wasteland.ai.weapons import Arm, may_fight
from overseer.wasteland.battle.measure import is_object, sees_from
from overseer.wasteland.battle.model import Model
from overseer.wasteland.battle.moving.charge import charge_fault, chargeable
from overseer.wasteland.geometry.compass import nearest_way
from overseer.wasteland.geometry.paths import LEGAL, crosses_difficult, path_fault
from overseer.wasteland.geometry.plane import Point, length64, touching
from overseer.wasteland.geometry.shift import contact_point
from overseer.wasteland.words import SENSES

# The entries, in the order of the list.
BEFORE: Final = -1
FIGHT: Final = 0
CHARGE: Final = 1
CONTACT: Final = 2
NEXT_CHARGE: Final = 3
NEXT_MOVE: Final = 4
TOWARDS: Final = 5
WORDS: Final = ("fight", "charge", "contact", "next-charge", "next-move", "towards")


class Option:
    """One target that an entry of a list is possible for."""

    def __init__(self, entry: int, target: Model, path: tuple[int, ...]) -> None:
        self.entry: int = entry
        self.target: Model = target
        self.path: tuple[int, ...] = path


def fights(mind: Mind, only: list[Model], arm: Arm) -> list[Option]:
    """Entry 1: those that its weapon gets at. In thought it stands unengaged: nobody."""
    if not mind.real:
        return []
    return [Option(FIGHT, target, ()) for target in only if may_fight(mind, arm, target)]


def charges(mind: Mind, only: list[Model]) -> list[Option]:
    """Entry 2: those that a charge engages."""
    found: list[Option] = []
    if mind.quick:
        return found
    for target in only:
        if not may_charge(mind, target):
            continue
        path = mind.run().contact(target)
        if path and (
            not mind.real or charge_fault(mind.battle, mind.model, target.number, path) == 0
        ):
            found.append(Option(CHARGE, target, path))
        elif not mind.real and in_touch(mind, target):
            found.append(Option(CHARGE, target, ()))
    return found


def may_charge(mind: Mind, target: Model) -> bool:
    """Whether it could charge a target at all."""
    if mind.real:
        return chargeable(mind.battle, mind.model, target.number) == 0
    return not is_object(target) and senses(mind, mind.x, mind.y, target)


def senses(mind: Mind, x: int, y: int, target: Model) -> bool:
    """Whether it would know from a place where to charge."""
    if mind.model.unit.traits & SENSES:
        return True
    return sees_from(mind.battle, mind.model, x, y, target)


def in_touch(mind: Mind, target: Model) -> bool:
    """Whether it touches a target from where it thinks it stands."""
    return touching(mind.x, mind.y, mind.model.radius, target.x, target.y, target.radius)


def contacts(mind: Mind, only: list[Model]) -> list[Option]:
    """Entry 3: those that a move engages."""
    found: list[Option] = []
    for target in only:
        path = mind.walk().contact(target)
        if path and (not mind.real or allowed(mind, path)):
            found.append(Option(CONTACT, target, path))
    return found


def reached_next(mind: Mind, only: list[Model], entry: int) -> list[Option]:
    """Entries 4 and 5: those that a charge or a move reaches after a move."""
    found: list[Option] = []
    for target in only:
        if not within_two(mind, target, entry):
            continue
        path = nearer(mind, target)
        if path and reaches_next(mind, target, path, entry):
            found.append(Option(entry, target, path))
    return found


def within_two(mind: Mind, target: Model, entry: int) -> bool:
    """Whether a target could at best be reached by a move and what follows it."""
    if entry == NEXT_CHARGE and is_object(target):
        return False
    then = mind.run().smooth if entry == NEXT_CHARGE else mind.walk().smooth
    return mind.gap(target) <= mind.walk().smooth + then + 128


def nearer(mind: Mind, target: Model) -> tuple[int, ...]:
    """Entry 6: one move straight on towards a target; empty: it gets nowhere."""
    way = mind.way(target)
    if way is None:
        return ()
    if not mind.real:
        return way.stop(way.farthest())
    return straight_on(mind, way, mind.fighters())


def reaches_next(mind: Mind, target: Model, path: tuple[int, ...], entry: int) -> bool:
    """Whether a charge (entry 4) or a move (entry 5) would reach the target after a move."""
    if entry == NEXT_CHARGE and not senses(mind, path[-2], path[-1], target):
        return False
    return gets_there(mind, target, path, entry)


def gets_there(mind: Mind, target: Model, path: tuple[int, ...], entry: int) -> bool:
    """Whether it would, whatever it sees from there."""
    way = mind.way(target)
    if way is None or not ends_in_contact(mind, way, target):
        return False
    travel = mind.run() if entry == NEXT_CHARGE else mind.walk()
    gone = mind.walk().length(path)
    if cut(way.points, 0, gone)[-1] != (path[-2], path[-1]):
        return reaches_from(mind, travel, path[-2], path[-1], target)
    return travel.one_move(way.points, gone) >= way.length - gone


def ends_in_contact(mind: Mind, way: Way, target: Model) -> bool:
    """Whether a way leads all the way to a target."""
    x, y = way.points[-1]
    return touching(x, y, mind.model.radius, target.x, target.y, target.radius)


def reaches_from(mind: Mind, travel: Travel, x: int, y: int, target: Model) -> bool:
    """Whether a model at a place would reach a target with one ruler, straight."""
    layout = mind.battle.layout
    r = mind.model.radius
    way = nearest_way(x - target.x, y - target.y)
    end = contact_point(r, target.x, target.y, target.radius, way)
    line: list[Point] = [(x, y), end]
    if path_fault(layout, r, line, travel.circles, travel.through, mind.on) != LEGAL:
        return False
    rough = travel.shuns and crosses_difficult(layout, r, line)
    return length64(line) <= (travel.rough if rough else travel.smooth)


def by_attitude(mind: Mind, option: Option) -> tuple[int, ...]:
    """The path of a move that only comes nearer: a careful model looks for cover on its way."""
    target = option.target
    way = mind.way(target)
    path = option.path if option.path else nearer(mind, target)
    if mind.reckless or way is None:
        return path
    places = from_cover_to_cover(mind, way, mind.fighters())
    if option.entry == NEXT_CHARGE:
        places = [
            place
            for place in places
            if senses(mind, place.x, place.y, target)
            and reaches_from(mind, mind.run(), place.x, place.y, target)
        ]
    elif option.entry == NEXT_MOVE:
        places = [
            place for place in places if reaches_from(mind, mind.walk(), place.x, place.y, target)
        ]
    return settle(mind, places, (target.x, target.y)).path if places else path
