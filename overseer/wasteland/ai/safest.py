"""The safest of several places (WC-A23).

Fewest enemies able to shoot or charge there with one action; then most cover items against them;
then nearest to what it is about; then the shortest path; then the lowest x and y.
"""

from __future__ import annotations

from typing import Final

from overseer.wasteland.ai.mind import Mind
from overseer.wasteland.ai.weapons import thrown
from overseer.wasteland.battle.attack.arms import POOLED, weapon_at
from overseer.wasteland.battle.attack.attempt import long_length, short_length
from overseer.wasteland.battle.attack.faults import weapon_fault
from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.battle.measure import engaged_with, is_object
from overseer.wasteland.battle.model import ON_TABLE, Model
from overseer.wasteland.battle.moving.movement import obstacles
from overseer.wasteland.battle.values import has_skill, move_colour, move_length
from overseer.wasteland.geometry.compass import TURN, nearest_way
from overseer.wasteland.geometry.plane import Base, floor64, gap_within, touching
from overseer.wasteland.geometry.routes import Reach, reach
from overseer.wasteland.geometry.shift import contact_point
from overseer.wasteland.geometry.sight import clear_sight, cover_items
from overseer.wasteland.words import (
    BURROWS,
    LENGTHS,
    NONE,
    SENSES,
    W_HEAVY,
    W_PISTOL,
    W_RIFLE,
)

_SIDES: Final = (0, 6, -6)  # where a charger may arrive: straight, or an eighth of a turn beside


class Place:
    """A place to stop at, with the path there."""

    def __init__(self, path: tuple[int, ...], length: int) -> None:
        self.path: tuple[int, ...] = path
        self.length: int = length
        self.x: int = path[-2]
        self.y: int = path[-1]
        self.threats: int = 0
        self.cover: int = 0


class Foe:
    """What an enemy can do with one action: how far it shoots and charges."""

    def __init__(self, battle: Battle, model: Model, without: Model) -> None:
        self.model: Model = model
        self.free: bool = True  # nobody but the one who moves away holds it
        for other in engaged_with(battle, model):
            if other is not without:
                self.free = False
        self.ranges: list[tuple[int, int]] = []  # from, to in mm
        self.charge: int = 0
        self._reach: Reach | None = None
        if not self.free:
            return
        for slot in range(len(model.weapons)):
            weapon = weapon_at(battle, model, slot, NONE)
            if weapon.kind not in (W_PISTOL, W_RIFLE, W_HEAVY):
                continue
            if has_skill(model, weapon.skill) and weapon_fault(battle, model, slot, weapon) == 0:
                least = 0 if weapon.minimum == NONE else LENGTHS[weapon.minimum]
                self.ranges.append((least, long_length(battle, model, slot, weapon)))
        for arm in thrown(battle, model):
            if has_skill(model, arm.weapon.skill) and model.unit.throw != NONE:
                self.ranges.append((0, short_length(battle, model, POOLED, arm.weapon)))
        if not is_object(model):
            colour = move_colour(battle, model, True, False, False)
            self.charge = move_length(battle, model, colour)

    def in_range(self, x: int, y: int, radius: int) -> bool:
        """Whether one of its weapons carries to a place."""
        model = self.model
        for least, most in self.ranges:
            if gap_within(model.x, model.y, model.radius, x, y, radius, most):
                near = least - 1
                if least == 0 or not gap_within(model.x, model.y, model.radius, x, y, radius, near):
                    return True
        return False

    def in_charge(self, x: int, y: int, radius: int) -> bool:
        """Whether its charge carries to a place, were nothing in the way."""
        model = self.model
        return self.charge > 0 and gap_within(
            model.x, model.y, model.radius, x, y, radius, self.charge
        )

    def arrives(self, battle: Battle, without: Model, x: int, y: int, radius: int) -> bool:
        """Whether its charge could end in contact with a base at a place."""
        model = self.model
        if not self.in_charge(x, y, radius):
            return False
        if model.unit.traits & BURROWS or touching(model.x, model.y, model.radius, x, y, radius):
            return True
        if self._reach is None:
            self._reach = charge_reach(battle, model, without, self.charge)
        straight = nearest_way(model.x - x, model.y - y)
        for turn in _SIDES:
            px, py = contact_point(model.radius, x, y, radius, (straight + turn) % TURN)
            if self._reach.cost64(px, py) >= 0:
                return True
        return False


def charge_reach(battle: Battle, model: Model, without: Model, length: int) -> Reach:
    """Where an enemy's charge gets to when somebody has moved away."""
    circles, through = obstacles(battle, model)
    gone = (without.x, without.y, without.radius)
    circles = [base for base in circles if base != gone]
    limit = 64 * length
    x, y, on = model.x, model.y, model.on
    return reach(battle.layout, model.radius, x, y, circles, limit, False, through, on)


class Watch:
    """The enemies as they threaten the places that a model might go to."""

    def __init__(self, mind: Mind) -> None:
        self.battle: Battle = mind.battle
        self.model: Model = mind.model
        self.foes: list[Foe] = []
        for enemy in mind.battle.enemies_of(mind.model):
            foe = Foe(mind.battle, enemy, mind.model)
            if foe.ranges or foe.charge > 0:
                self.foes.append(foe)
        self.between: list[Base] = []
        for other in mind.battle.models:
            if other.place == ON_TABLE and other is not mind.model:
                self.between.append((other.x, other.y, other.radius))

    def look(self, place: Place) -> None:
        """Count the threats at a place, and its cover against them."""
        self.judge(place, len(self.foes))

    def judge(self, place: Place, most: int) -> bool:
        """The same, as far as it matters: whether there are no more than `most` threats."""
        place.threats = 0
        place.cover = 0
        found: list[Model] = []
        for foe in self.foes:
            if self.threatened(foe, place.x, place.y):
                found.append(foe.model)
                place.threats += 1
                if place.threats > most:
                    return False
        for enemy in found:
            place.cover += self._cover(enemy, place.x, place.y)
        return True

    def threatened(self, foe: Foe, x: int, y: int) -> bool:
        """Whether an enemy could shoot or charge the model at a place with one action."""
        enemy = foe.model
        r = self.model.radius
        shoots = foe.in_range(x, y, r)
        charges = foe.in_charge(x, y, r)
        if not shoots and not charges:
            return False
        layout = self.battle.layout
        seen = clear_sight(layout, enemy.x, enemy.y, enemy.radius, x, y, r, enemy.on)
        if shoots and seen:
            return True
        knows = seen or enemy.unit.traits & SENSES != 0
        return charges and knows and foe.arrives(self.battle, self.model, x, y, r)

    def near(self, x: int, y: int) -> int:
        """How many enemies there are at most that threaten a place: those it is not too far for."""
        count = 0
        r = self.model.radius
        for foe in self.foes:
            if foe.in_range(x, y, r) or foe.in_charge(x, y, r):
                count += 1
        return count

    def _cover(self, enemy: Model, x: int, y: int) -> int:
        own = (enemy.x, enemy.y, enemy.radius)
        between = [base for base in self.between if base != own]
        r = self.model.radius
        items = cover_items(self.battle.layout, enemy.x, enemy.y, enemy.radius, x, y, r, between)
        count = 0
        for item in items:
            if item < 0 or item != enemy.on:
                count += 1
        return count


def safest(mind: Mind, places: list[Place], goal_x: int, goal_y: int) -> Place:
    """The safest of some places; the goal is the subject or target.

    Lines of sight are dear: places that few enemies are near come first, and who sees more
    enemies than at the best place so far looks no further.
    """
    watch = Watch(mind)
    order = [(watch.near(place.x, place.y), at) for at, place in enumerate(places)]
    order.sort()
    best = places[0]
    most = len(watch.foes)
    least: tuple[int, ...] = ()
    for _, at in order:
        place = places[at]
        if not watch.judge(place, most):
            continue
        far = floor64(place.x, place.y, goal_x, goal_y)
        key = (place.threats, -place.cover, far, place.length, place.x, place.y, at)
        if not least or key < least:
            best = place
            most = place.threats
            least = key
    return best
