"""The ranged list of an attack (WC-A9, WC-A15): who could be shot, and from where."""

from __future__ import annotations

from typing import Final

from overseer.wasteland.ai.close import Option
from overseer.wasteland.ai.mind import Mind
from overseer.wasteland.ai.moving import all_around, allowed, from_cover_to_cover, settle
from overseer.wasteland.ai.safest import Place
from overseer.wasteland.ai.travel import touches_any
from overseer.wasteland.ai.weapons import Arm, may_shoot, shot_value
from overseer.wasteland.battle.attack.attempt import long_length
from overseer.wasteland.battle.fortune.fate import NO_SHOTS
from overseer.wasteland.battle.model import Model
from overseer.wasteland.geometry.plane import gap_within, square
from overseer.wasteland.words import LENGTHS, YELLOW

# The entries, in the order of the list; they follow those of close combat.
SHOOT: Final = 10
POSITION: Final = 11
NEARER: Final = 12
BREAK_OFF: Final = 13  # of one who is engaged (WC-A15)
WORDS: Final = ("shoot", "position", "towards", "break-off")

KEEP_OFF: Final = LENGTHS[YELLOW] - 1  # it stops yellow from an enemy
STEP: Final = 6  # mm between the stops that it tries


def positions(mind: Mind, valid: list[Model], arm: Arm) -> list[Option]:
    """Entry 2: those that it could shoot with its next action after a move."""
    found: list[Option] = []
    around: list[Place] | None = None
    for target in valid:
        if out_of_reach(mind, arm, target):
            continue
        path = firing_stop(mind, arm, target)
        if not path:
            if around is None:
                around = all_around(mind, mind.fighters()) if mind.real else []
            path = firing_place(mind, arm, target, around)
        if path:
            found.append(Option(POSITION, target, path))
    return found


def out_of_reach(mind: Mind, arm: Arm, target: Model) -> bool:
    """Whether a target is out of range even after a whole move, or nobody may shoot."""
    if mind.battle.fate.has(NO_SHOTS):
        return True
    far = long_length(mind.battle, mind.model, arm.slot, arm.weapon)
    return mind.gap(target) > mind.walk().smooth + 64 * far


def near(mind: Mind, x: int, y: int) -> bool:
    """Whether a place is closer to an enemy than yellow, whoever the target is."""
    r = mind.model.radius
    for enemy in mind.enemies:
        if gap_within(x, y, r, enemy.x, enemy.y, enemy.radius, KEEP_OFF):
            return True
    return False


def firing_stop(mind: Mind, arm: Arm, target: Model) -> tuple[int, ...]:
    """As far towards a target as it gets, yellow off every enemy, with a shot from there."""
    way = mind.way(target)
    if way is None:
        return ()
    shunned = mind.fighters()
    skip = 0
    for mm in range(way.farthest(), 0, -1):
        if skip > 0:
            skip -= 1
            continue
        path = way.stop(mm)
        if not path or near(mind, path[-2], path[-1]):
            continue
        x, y = path[-2], path[-1]
        if touches_any(mind.model, x, y, shunned) or not mind.walk().may_stand(x, y):
            continue
        if may_shoot(mind, arm, x, y, target) and (not mind.real or allowed(mind, path)):
            return path
        skip = STEP - 1
    return ()


def firing_place(mind: Mind, arm: Arm, target: Model, around: list[Place]) -> tuple[int, ...]:
    """A place beside the way with a shot: yellow off enemies if there is one, the nearest."""
    best: tuple[int, ...] = ()
    least: tuple[int, int] = (2, 0)
    for place in around:
        if may_shoot(mind, arm, place.x, place.y, target):
            close = 1 if near(mind, place.x, place.y) else 0
            key = (close, square(place.x, place.y, target.x, target.y))
            if not best or key < least:
                best = place.path
                least = key
    return best


def to_position(mind: Mind, arm: Arm, option: Option) -> tuple[int, ...]:
    """The path to where it will shoot from; a careful model takes the safest such place."""
    target = option.target
    way = mind.way(target)
    if mind.reckless or way is None:
        return option.path
    found = from_cover_to_cover(mind, way, mind.fighters())
    places = [
        place
        for place in found
        if not near(mind, place.x, place.y) and may_shoot(mind, arm, place.x, place.y, target)
    ]
    if not places:
        return option.path
    return settle(mind, places, (target.x, target.y)).path


# -- out of an engagement ------------------------------------------------------------------------


def breaking_off(mind: Mind, valid: list[Model], arm: Arm) -> list[Option]:
    """WC-A15: those it could shoot with its next action after leaving, no harder than from here."""
    around = all_around(mind, mind.fighters())
    for harder in (False, True):
        found: list[Option] = []
        for target in valid:
            if firing_places(mind, arm, target, around, harder):
                found.append(Option(BREAK_OFF, target, ()))
        if found:
            return found
    return [Option(BREAK_OFF, target, ()) for target in valid] if around else []


def firing_places(
    mind: Mind, arm: Arm, target: Model, around: list[Place], harder: bool
) -> list[Place]:
    """The places from which a target can be shot; `harder`: even if the shot becomes harder."""
    found: list[Place] = []
    here = -99 if harder else shot_value(mind, arm, mind.x, mind.y, target)
    for place in around:
        if may_shoot(mind, arm, place.x, place.y, target):
            if harder or shot_value(mind, arm, place.x, place.y, target) >= here:
                found.append(place)
    return found


def off_path(mind: Mind, arm: Arm, target: Model) -> tuple[int, ...]:
    """The way out: the safest place that serves the next shot, else the safest of all."""
    around = all_around(mind, mind.fighters())
    goal = (target.x, target.y)
    for harder in (False, True):
        places = firing_places(mind, arm, target, around, harder)
        if places:
            return settle(mind, places, goal).path
    return settle(mind, around, goal).path if around else ()
