"""What a place is worth to a model: what it can do from there, and what can be done to it."""

from __future__ import annotations

from math import sqrt
from typing import Final

from overseer.bots.wasteland_blows import Blows, is_gun
from overseer.bots.wasteland_weights import Weights
from overseer.wasteland.battle.attempt import long_length, short_length
from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.battle.faults import weapon_fault
from overseer.wasteland.battle.measure import cover, is_engaged, sees
from overseer.wasteland.battle.model import ON_TABLE, REMOVED, UNREADY, USED, Model
from overseer.wasteland.battle.rules import (
    AIM_DEFEAT,
    AIM_GO,
    AIM_NONE,
    AIM_PROTECT,
    AIM_USE,
    Aim,
)
from overseer.wasteland.battle.values import has_skill, move_colour, move_length
from overseer.wasteland.cards import Weapon
from overseer.wasteland.geometry.layout import SIDE
from overseer.wasteland.geometry.plane import Base
from overseer.wasteland.geometry.sight import clear_sight, cover_items
from overseer.wasteland.words import LENGTHS, NONE, REACTS_ONLY

TOUCHING: Final = 2  # mm
EVERYWHERE: Final = 5000


class Gun:
    """A weapon that shoots, with its bands in mm."""

    def __init__(self, slot: int, weapon: Weapon) -> None:
        self.slot: int = slot
        self.weapon: Weapon = weapon
        self.least: int = 0
        self.short: int = 0
        self.far: int = 0
        self.loaded: bool = True


class Foe:
    """An enemy as one model sees it."""

    def __init__(self, model: Model) -> None:
        self.model: Model = model
        self.guns: list[Gun] = []
        self.between: list[Base] = []  # the other bases on the table
        self.stride: int = 0  # how far it moves, and charges
        self.rush: int = 0
        self.turns: float = 1.0  # how soon it acts
        self.held: bool = False  # it is engaged with somebody else
        self.fight: float = 0.0  # its close combat against the model
        self.best: float = 0.0  # its best shot at the model in the open
        self.prize: float = 0.0  # the model's best attack on it in the open
        self.other: float = 0.0  # what it can do to the model's friends where they stand


def guns_of(battle: Battle, model: Model) -> list[Gun]:
    """The guns that a model can use."""
    found: list[Gun] = []
    for slot in range(len(model.weapons)):
        weapon = battle.cards.weapons[model.weapons[slot]]
        if not is_gun(weapon) or not has_skill(model, weapon.skill):
            continue
        gun = Gun(slot, weapon)
        gun.loaded = weapon_fault(battle, model, slot, weapon) == 0
        if not gun.loaded and not weapon.slow and weapon.primed == 0:
            continue
        gun.short = short_length(battle, model, slot, weapon)
        gun.far = long_length(battle, model, slot, weapon)
        if weapon.minimum != NONE:
            gun.least = LENGTHS[weapon.minimum]
        found.append(gun)
    return found


class Ground:
    """The table around one model."""

    def __init__(self, battle: Battle, blows: Blows, model: Model, weights: Weights) -> None:
        self.battle: Battle = battle
        self.blows: Blows = blows
        self.model: Model = model
        self.weights: Weights = weights
        self.guns: list[Gun] = guns_of(battle, model)
        self.stride: int = reach_of(battle, model, False)
        self.rush: int = reach_of(battle, model, True)
        self.last: bool = battle.round >= battle.rules.rounds
        self.worth: float = blows.worths[model.number]
        self.aim: Aim = Aim(AIM_NONE)  # before everybody is deployed, nobody has any
        if battle.round > 0:
            self.aim = battle.rules.aim(battle, model)
        self.pull: float = weights.lure
        self.fear: float = weights.fear
        late = battle.round - weights.patience
        if late >= 0 and lead(battle, blows, model.side) <= 0:
            # Who waits on gets a draw at best.
            self.pull = weights.press * (1 + late)
            self.fear *= max(1.0 - weights.daring * (1 + late), 0.2)
        self.foes: list[Foe] = []
        for enemy in battle.enemies_of(model):
            self.foes.append(self.foe(enemy))
        self.stands: dict[int, float] = {}
        self.shots: dict[int, float] = {}

    def foe(self, enemy: Model) -> Foe:
        """An enemy with what it can do."""
        battle, model, blows = self.battle, self.model, self.blows
        foe = Foe(enemy)
        foe.guns = guns_of(battle, enemy)
        for other in battle.models:
            if other.place == ON_TABLE and other is not model and other is not enemy:
                foe.between.append((other.x, other.y, other.radius))
        foe.stride = reach_of(battle, enemy, False)
        foe.rush = reach_of(battle, enemy, True)
        if enemy.unit.traits & REACTS_ONLY:
            foe.turns = self.weights.turret if enemy.reactions > 0 else 0.0
        elif enemy.status == USED:
            foe.turns = 0.0 if self.last else self.weights.later
        elif enemy.status == UNREADY:
            foe.turns = self.weights.soon
        foe.held = is_engaged(battle, enemy) and not touching(enemy, model.x, model.y, model.radius)
        foe.fight = blows.fight(enemy, model, False)
        for gun in foe.guns:
            shot = self.open_shot(enemy, model, gun)
            foe.best = max(foe.best, shot)
        for gun in self.guns:
            foe.prize = max(foe.prize, self.open_shot(model, enemy, gun))
        foe.prize = max(foe.prize, blows.fight(model, enemy, False))
        if self.weights.company > 0.0 and foe.turns > 0.0:
            for friend in battle.on_table(model.side):
                if friend is not model:
                    foe.other = max(foe.other, self.exposed(foe, friend))
        return foe

    def open_shot(self, attacker: Model, target: Model, gun: Gun) -> float:
        """A shot at short range without cover."""
        return self.blows.blow(
            attacker, target, gun.slot, gun.weapon, False, False, False, False, 0
        )

    # -- the two sides of a place ------------------------------------------------------------------

    def offence(self, x: int, y: int) -> float:
        """The best attack from a place."""
        key = x * 1024 + y
        found = self.shots.get(key)
        if found is not None:
            return found
        best = 0.0
        contact = 0.0
        engaged = False
        for foe in self.foes:
            if touching(foe.model, x, y, self.model.radius):
                engaged = True
                contact = max(contact, self.blows.fight(self.model, foe.model, False))
        if engaged:
            best = contact
        else:
            for foe in self.foes:
                if foe.prize > best:
                    best = max(best, self.shot_at(foe, x, y))
        self.shots[key] = best
        return best

    def shot_at(self, foe: Foe, x: int, y: int) -> float:
        """The best shot at one enemy from a place."""
        model, enemy = self.model, foe.model
        gap = gap_to(enemy, x, y, model.radius)
        best = 0.0
        cover = NONE
        for gun in self.guns:
            if gap > gun.far or gap < gun.least:
                continue
            if cover == NONE:
                if not self.seen(foe, x, y):
                    return 0.0
                cover = self.cover(x, y, model.radius, enemy.x, enemy.y, enemy.radius, foe)
            gain = self.blows.shot(
                model, enemy, gun.slot, gun.weapon, gap > gun.short, False, False, cover
            )
            if not gun.loaded:
                gain *= self.weights.empty
            best = max(best, gain)
        return best

    def seen(self, foe: Foe, x: int, y: int) -> bool:
        """Whether an enemy and the model at a place see each other."""
        enemy = foe.model
        return clear_sight(
            self.battle.layout,
            x,
            y,
            self.model.radius,
            enemy.x,
            enemy.y,
            enemy.radius,
            NONE,
            enemy.on,
        )

    def cover(self, x1: int, y1: int, r1: int, x2: int, y2: int, r2: int, foe: Foe) -> int:
        """Items of cover between two places."""
        found = cover_items(self.battle.layout, x1, y1, r1, x2, y2, r2, foe.between)
        n = 0
        for item in found:
            if item < 0 or item != foe.model.on:
                n += 1
        return n

    def danger(self, x: int, y: int) -> float:
        """What the enemies can be expected to take from the model at a place."""
        total = 0.0
        for foe in self.foes:
            if foe.turns > 0.0:
                threat = self.threat(foe, x, y)
                # It cannot shoot at everybody: who stands beside a better target is safer.
                threat -= self.weights.company * min(threat, foe.other)
                total += foe.turns * threat
        return min(self.fear * total, self.worth)

    def threat(self, foe: Foe, x: int, y: int) -> float:
        """What one enemy can do to the model at a place."""
        enemy, model = foe.model, self.model
        gap = gap_to(enemy, x, y, model.radius)
        if gap <= TOUCHING:
            return foe.fight * self.weights.pinned
        if foe.held:
            return 0.0
        best = 0.0
        seen = False
        looked = False
        if gap <= foe.rush and foe.fight > 0.0:
            seen = self.seen(foe, x, y)
            looked = True
            if seen:
                best = foe.fight * self.weights.charged
        if foe.best > best:
            cover = NONE
            for gun in foe.guns:
                if gap > gun.far or gap < gun.least:
                    continue
                if not looked:
                    seen = self.seen(foe, x, y)
                    looked = True
                if not seen:
                    break
                if cover == NONE:
                    cover = self.cover(enemy.x, enemy.y, enemy.radius, x, y, model.radius, foe)
                gain = self.blows.blow(
                    enemy,
                    model,
                    gun.slot,
                    gun.weapon,
                    False,
                    gap > gun.short,
                    False,
                    False,
                    cover,
                )
                best = max(best, gain)
        # It may come nearer first, and find an angle.
        near = 0.0
        for gun in foe.guns:
            if gap <= gun.far + foe.stride:
                near = self.weights.stalked * foe.best
        if gap <= foe.rush + foe.stride:
            near = max(near, self.weights.stalked * foe.fight)
        return max(best, near)

    def exposed(self, foe: Foe, friend: Model) -> float:
        """What an enemy can do to a friend where both stand."""
        enemy, battle, blows = foe.model, self.battle, self.blows
        key = enemy.number * 64 + friend.number
        found = blows.exposed.get(key)
        if found is not None:
            return found
        best = 0.0
        gap = gap_to(enemy, friend.x, friend.y, friend.radius)
        if gap <= TOUCHING:
            best = blows.fight(enemy, friend, False) * self.weights.pinned
        elif sees(battle, enemy, friend):
            if gap <= foe.rush:
                best = blows.fight(enemy, friend, False) * self.weights.charged
            items = NONE
            for gun in foe.guns:
                if gap > gun.far or gap < gun.least:
                    continue
                if items == NONE:
                    items = cover(battle, enemy, friend)
                long = gap > gun.short
                gain = blows.blow(
                    enemy, friend, gun.slot, gun.weapon, False, long, False, False, items
                )
                best = max(best, gain)
        blows.exposed[key] = best
        return best

    # -- all together ------------------------------------------------------------------------------

    def stand(self, x: int, y: int) -> float:
        """What it is worth to end an activation at a place."""
        key = x * 1024 + y
        found = self.stands.get(key)
        if found is None:
            weights = self.weights
            found = self.wanted(x, y) - self.danger(x, y)
            if not self.last:
                found += weights.future * self.offence(x, y) + self.pull * self.lure(x, y)
            self.stands[key] = found
        return found

    def lure(self, x: int, y: int) -> float:
        """How near the best prey is: what one could do to it, less for every stride between."""
        best = 0.0
        stride = max(self.stride, 50)
        for foe in self.foes:
            gap = gap_to(foe.model, x, y, self.model.radius)
            reach = 0
            for gun in self.guns:
                reach = max(reach, gun.short)
            missing = max(gap - reach, 0)
            best = max(best, foe.prize / (1.0 + missing / stride))
        return best

    def wanted(self, x: int, y: int) -> float:
        """How near a place is to what the scenario is about."""
        aim = self.aim
        if aim.kind == AIM_GO or aim.kind == AIM_USE or aim.kind == AIM_PROTECT:
            pull = self.weights.guard if aim.kind == AIM_PROTECT else self.weights.goal
            far = distance_to(self.battle, aim, x, y)
            if far < EVERYWHERE:
                return -pull * far / max(self.stride, 50)
        if aim.kind == AIM_DEFEAT and 0 < len(aim.models) < len(self.foes):
            far = distance_to(self.battle, aim, x, y)
            return -self.weights.hunt * far / max(self.stride, 50)
        return 0.0


def lead(battle: Battle, blows: Blows, side: int) -> float:
    """By how many caps a side has removed more than it has lost."""
    total = 0.0
    for model in battle.models:
        if model.place == REMOVED and model.side < 2:
            worth = blows.worths[model.number]
            total += -worth if model.side == side else worth
    return total


def distance_to(battle: Battle, aim: Aim, x: int, y: int) -> int:
    """How far the nearest subject of an aim is from a place, in mm."""
    best = EVERYWHERE
    for number in aim.models:
        model = battle.models[number]
        if model.place == ON_TABLE:
            best = min(best, distance(x, y, model.x, model.y))
    for number in aim.markers:
        marker = battle.markers[number]
        if not marker.out:
            best = min(best, distance(x, y, marker.x, marker.y))
    point = aim.point
    if point is not None:
        best = min(best, distance(x, y, point[0], point[1]))
    if aim.edge != NONE:
        gaps = (y, SIDE - y, x, SIDE - x)
        best = min(best, gaps[aim.edge])
    return best


def distance(x1: int, y1: int, x2: int, y2: int) -> int:
    """Between two points, in mm."""
    dx = x1 - x2
    dy = y1 - y2
    return int(sqrt(dx * dx + dy * dy))


def gap_to(other: Model, x: int, y: int, radius: int) -> int:
    """Between a model's base and one at a place, in mm."""
    return distance(x, y, other.x, other.y) - radius - other.radius


def touching(other: Model, x: int, y: int, radius: int) -> bool:
    """Whether a base at a place touches a model's."""
    return gap_to(other, x, y, radius) <= TOUCHING


def reach_of(battle: Battle, model: Model, charging: bool) -> int:
    """How far a model moves or charges, in mm."""
    colour = move_colour(battle, model, charging, False, False)
    return 0 if colour == NONE else move_length(battle, model, colour)
