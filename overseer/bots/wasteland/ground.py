"""What a place is worth to a model: what it can do from there, and what can be done to it."""

from __future__ import annotations

from typing import Final

from overseer.bots.wasteland.blows import Blows
from overseer.bots.wasteland.foes import UNASKED, Fighter, Foe, Gun
from overseer.bots.wasteland.orders import CLOSED, distance
from overseer.bots.wasteland.pages import journalist_of, next_page, page_worth
from overseer.bots.wasteland.paths import paths_of
from overseer.bots.wasteland.reach import MARKER, body_of, from_afar, room_of
from overseer.bots.wasteland.rescue import HUNTING, RECKLESS
from overseer.bots.wasteland.schemes import decides, further, scheme
from overseer.bots.wasteland.setup import gap_to_edge
from overseer.bots.wasteland.suit import CLEAR, in_the_way, looks_for
from overseer.bots.wasteland.weights import Weights
from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.battle.measure import aware, cover, sees
from overseer.wasteland.battle.model import ON_TABLE, UNREADY, USED, Marker, Model
from overseer.wasteland.battle.rules import (
    AIM_DEFEAT,
    AIM_GO,
    AIM_NONE,
    AIM_PROTECT,
    AIM_USE,
    Aim,
)
from overseer.wasteland.battle.topics import T_ACTION, T_PLACE
from overseer.wasteland.geometry.plane import Base
from overseer.wasteland.geometry.sight import clear_sight, cover_items
from overseer.wasteland.words import NONE, REACTS_ONLY

TOUCHING: Final = 2  # mm
EVERYWHERE: Final = 5000
ROOM: Final = 90  # mm between the middle of a model and those who protect it


class Ground:
    """The table around one model."""

    def __init__(self, battle: Battle, blows: Blows, model: Model, weights: Weights) -> None:
        self.battle: Battle = battle
        self.blows: Blows = blows
        self.model: Model = model
        self.weights: Weights = weights
        self.fighter: Fighter = blows.fighter(model)
        self.guns: list[Gun] = self.fighter.guns
        self.stride: int = self.fighter.stride
        self.rush: int = self.fighter.rush
        self.last: bool = battle.round >= battle.rules.rounds
        self.worth: float = blows.worths[model.number]
        self.aim: Aim = Aim(AIM_NONE)  # until the table is laid, nobody has any
        if battle.round > 0 or battle.topic == T_PLACE:
            self.aim = aim_of(battle, blows, model)
        self.then: Marker | None = next_page(battle, model)  # where it goes after its aim
        self.closed: list[int] = []  # markers that an enemy keeps
        self.reach: int = 0  # from where one can do something about that
        self.pull: float = weights.lure
        self.fear: float = weights.fear
        # The actions that are left to it until the end: those of this round, and two a round.
        self.left: int = 2 * (battle.rules.rounds - max(battle.round, 1))
        if model.status != USED:
            self.left += battle.actions if battle.topic == T_ACTION else 2
        standing = blows.standing(model.side) if battle.round > 0 else 1
        self.press_on(standing)
        self.behind: bool = blows.orders is not None and model.number in blows.orders.behind
        # A draw is little comfort where something else than heads counts.
        need = 1.0 if standing < 0 else weights.drawn if standing == 0 else 0.0
        if self.behind and standing >= 0:
            self.behind = False
            self.aim = Aim(AIM_NONE)
        bears = blows.orders is not None and model.number in blows.orders.bearers
        self.stakes: float = 1.0  # how much more the deed counts that would change the result
        self.venture(need, bears)
        self.grabs: bool = journalist_of(battle) is model  # WC-X7: to touch is enough
        if self.grabs:
            self.stakes *= page_worth(battle)
        self.spare: float = 0.0  # actions that may be wasted on the way
        # Who may waste no action does not look for the safest way.
        self.haste: float = self.hurry()
        self.errand: bool = self.aim.kind == AIM_GO or self.aim.kind == AIM_USE
        if self.behind:
            self.errand = False
        if self.errand and not bears and self.haste >= 1.0:
            self.haste = max(self.haste, 1.0 + need * (weights.tempo - 1.0))
        self.looks: bool = self.errand and looks_for(battle, model, self.aim)  # … as to see it
        alone = decides(battle, model)
        if alone:
            self.haste *= weights.race
        self.exit: float = weights.out * (weights.race if alone else 1.0)
        self.fear *= max(1.0 / max(self.haste, 1.0), weights.bold)
        self.foes: list[Foe] = []
        for enemy in battle.enemies_of(model):
            self.foes.append(self.foe(enemy))
        self.find_closed()
        # WB-G7: who may leave has to cross the edge; to stand at it is not enough.
        self.open: bool = False
        if self.aim.edge != NONE:
            self.open = battle.rules.may_leave(battle, model, self.aim.edge)
        self.keep_off: Marker | None = in_the_way(battle, model)
        self.stands: dict[int, float] = {}
        self.shots: dict[int, float] = {}

    def press_on(self, standing: int) -> None:
        """Who waits on gets a draw at best: late, and not ahead, one goes forward."""
        weights = self.weights
        late = self.battle.round - weights.patience
        if standing < 0:
            late += weights.losing
        if standing <= 0 and late >= 0:
            self.pull = weights.press * (1 + late)
            self.fear *= max(1.0 - weights.daring * (1 + late), 0.2)

    def venture(self, need: float, bears: bool) -> None:
        """How much more is risked because something has to be done, or somebody to be hunted."""
        orders, weights, battle = self.blows.orders, self.weights, self.battle
        if orders is None:
            return
        if not bears and orders.about():
            self.stakes += need * weights.eager * battle.round / max(battle.rules.rounds, 1)
            # All of them alive is no comfort when the time is up.
            spent = weights.stake * (battle.round - 1)
            self.fear *= max(1.0 - need * (weights.staked + spent), 0.2)
        if orders.hunts:
            self.fear *= RECKLESS
            self.pull = max(self.pull, HUNTING)

    def find_closed(self) -> None:
        """Which markers nobody reaches without touching an enemy."""
        self.reach = max(self.rush, self.fighter.short)
        if self.aim.kind != AIM_USE:
            return
        battle = self.battle
        for at in self.aim.markers:
            marker = battle.markers[at]
            if from_afar(marker):
                continue
            for foe in self.foes:
                enemy = foe.model
                if distance(enemy.x, enemy.y, marker.x, marker.y) <= enemy.radius + CLOSED:
                    self.closed.append(at)
                    break

    def kept(self) -> bool:
        """Whether enemies stand on all that it is after."""
        return len(self.closed) > 0 and len(self.closed) == len(self.aim.markers)

    def hurry(self) -> float:
        """How much more a stride to the aim counts because hardly any action may be wasted."""
        aim = self.aim
        if self.behind:
            return 1.0
        if aim.kind != AIM_GO and aim.kind != AIM_USE:
            return 1.0
        far = self.way_to(self.model.x, self.model.y) - self.model.radius
        far += further(self.battle, self.model, aim)
        spare = self.left - far / max(self.stride, 50)
        if aim.kind == AIM_USE:
            spare -= 1.0
        self.spare = spare
        if spare < -self.weights.missing:
            return self.weights.futile
        return max(self.weights.haste / (1.0 + max(spare, 0.0)), 1.0)

    def foe(self, enemy: Model) -> Foe:
        """An enemy, and how soon it acts."""
        model, blows = self.model, self.blows
        foe = Foe(enemy, blows.fighter(enemy))
        if blows.asleep():
            foe.turns = 0.0
        elif enemy.unit.traits & REACTS_ONLY:
            foe.turns = self.weights.turret if enemy.reactions > 0 else 0.0
        elif enemy.status == USED:
            foe.turns = 0.0 if self.last else self.weights.later
        elif enemy.status == UNREADY:
            foe.turns = self.weights.soon
        if foe.fighter.touched:
            foe.held = not touching(enemy, model.x, model.y, model.radius)
        return foe

    # -- what the two can do to each other, asked for when they are near enough -------------------

    def fight_of(self, foe: Foe) -> float:
        """An enemy's close combat against the model."""
        if foe.fight == UNASKED:
            foe.fight = self.blows.fight(foe.model, self.model, False)
        return foe.fight

    def best_of(self, foe: Foe) -> float:
        """An enemy's best shot at the model in the open."""
        if foe.best == UNASKED:
            best = 0.0
            for gun in foe.fighter.guns:
                best = max(best, self.open_shot(foe.model, self.model, gun))
            foe.best = best
        return foe.best

    def prize_of(self, foe: Foe) -> float:
        """The model's best attack on an enemy in the open."""
        if foe.prize == UNASKED:
            best = 0.0
            for gun in self.guns:
                best = max(best, self.open_shot(self.model, foe.model, gun))
            foe.prize = max(best, self.blows.fight(self.model, foe.model, False))
        return foe.prize

    def other_of(self, foe: Foe) -> float:
        """What an enemy can do to the model's friends where they stand."""
        if foe.other == UNASKED:
            best = 0.0
            for friend in self.battle.on_table(self.model.side):
                if friend is not self.model:
                    best = max(best, self.exposed(foe, friend))
            foe.other = best
        return foe.other

    def between(self, foe: Foe) -> list[Base]:
        """The bases on the table but those of the model and an enemy."""
        if foe.between is None:
            found: list[Base] = []
            for other in self.battle.models:
                if other.place == ON_TABLE and other is not self.model and other is not foe.model:
                    found.append((other.x, other.y, other.radius))
            foe.between = found
        return foe.between

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
            far = self.fighter.far
            for foe in self.foes:
                near = gap_to(foe.model, x, y, self.model.radius) <= far
                if near and self.prize_of(foe) > best:
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
        found = cover_items(self.battle.layout, x1, y1, r1, x2, y2, r2, self.between(foe))
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
                if threat > 0.0 and self.weights.company > 0.0:
                    threat -= self.weights.company * min(threat, self.other_of(foe))
                total += foe.turns * threat
        return min(self.fear * total, self.worth)

    def threat(self, foe: Foe, x: int, y: int) -> float:
        """What one enemy can do to the model at a place."""
        enemy, model, fighter = foe.model, self.model, foe.fighter
        gap = gap_to(enemy, x, y, model.radius)
        if gap <= TOUCHING:
            return self.fight_of(foe) * self.weights.pinned
        if foe.held:
            return 0.0
        best = 0.0
        seen = False
        looked = False
        if gap <= fighter.rush and self.fight_of(foe) > 0.0:
            seen = self.seen(foe, x, y)
            looked = True
            if seen:
                best = self.fight_of(foe) * self.weights.charged
        if gap <= fighter.far and self.best_of(foe) > best:
            cover = NONE
            for gun in fighter.guns:
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
        if gap <= fighter.far + fighter.stride:
            near = self.weights.stalked * self.best_of(foe)
        if gap <= fighter.rush + fighter.stride:
            near = max(near, self.weights.stalked * self.fight_of(foe))
        return max(best, near)

    def exposed(self, foe: Foe, friend: Model) -> float:
        """What an enemy can do to a friend where both stand."""
        enemy, battle, blows = foe.model, self.battle, self.blows
        key = enemy.number * 1024 + friend.number
        found = blows.exposed.get(key)
        if found is not None:
            return found
        best = 0.0
        gap = gap_to(enemy, friend.x, friend.y, friend.radius)
        if gap <= TOUCHING:
            best = blows.fight(enemy, friend, False) * self.weights.pinned
        elif sees(battle, enemy, friend):
            if gap <= foe.fighter.rush:
                best = blows.fight(enemy, friend, False) * self.weights.charged
            items = NONE
            for gun in foe.fighter.guns:
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
            if self.leaves(x, y):
                self.stands[key] = self.exit
                return self.exit
            found = self.wanted(x, y) - self.danger(x, y)
            if self.blows.asleep() and self.noticed(x, y):
                found -= weights.alarm * self.care(x, y)
            if self.keep_off is not None:
                near = distance(x, y, self.keep_off.x, self.keep_off.y)
                found -= weights.use * max(1.0 - near / CLEAR, 0.0)
            if not self.last:
                found += weights.future * self.offence(x, y) + self.pull * self.lure(x, y)
            self.stands[key] = found
        return found

    def leaves(self, x: int, y: int) -> bool:
        """Whether the model would be off the table, and where it wants to be."""
        edge = self.aim.edge
        if self.aim.kind != AIM_GO or edge == NONE:
            return False
        gap = gap_to_edge(edge, x, y) - self.model.radius
        return gap < 0 if self.open else gap <= TOUCHING

    def care(self, x: int, y: int) -> float:
        """How much it minds being noticed at a place: less when what it is after is at hand."""
        if not self.errand:
            return 1.0
        if self.spare < self.weights.unhurried:
            return 0.0
        more = self.battle.topic == T_ACTION and self.battle.actions > 1
        near = more and self.way_to(x, y) <= self.stride + self.model.radius
        return self.weights.dash if near or self.arrived(x, y) else 1.0

    def noticed(self, x: int, y: int) -> bool:
        """Whether an enemy would become aware of the model at a place."""
        for foe in self.foes:
            if aware(self.battle, foe.model, x, y, self.model.radius, False):
                return True
        return False

    def onward(self, x: int, y: int) -> float:
        """What one more stride to what it is after is worth, from a place."""
        if self.behind:
            far = self.way_to(x, y) - self.reach
            return (
                self.weights.onward
                * self.weights.support
                * min(max(far / max(self.stride, 50), 0.0), 1.0)
            )
        if self.aim.kind != AIM_GO and self.aim.kind != AIM_USE:
            return 0.0
        far = self.way_to(x, y) - self.model.radius
        if self.aim.edge != NONE and 0 <= far <= self.stride:
            return self.weights.onward * self.exit
        if far <= MARKER and self.then is not None:
            far = distance(x, y, self.then.x, self.then.y) - MARKER - self.model.radius
        if far <= MARKER or far >= EVERYWHERE - self.model.radius or self.kept():
            return 0.0
        strides = min(far / max(self.stride, 50), 1.0)
        return self.weights.onward * self.weights.goal * self.haste * strides

    def way_to(self, x: int, y: int) -> int:
        """How far what the model is after is from a place, in mm: markers on foot."""
        straight = distance_to(self.battle, self.aim, x, y)
        if not self.aim.markers or straight <= self.model.radius + MARKER:
            return straight
        best = EVERYWHERE
        paths = paths_of(self.battle.layout, self.model.radius)
        for number in self.aim.markers:
            marker = self.battle.markers[number]
            if not marker.out:
                far = paths.length(x, y, marker.x, marker.y, marker.radius)
                best = min(best, far - body_of(marker))
        return best

    def arrived(self, x: int, y: int) -> bool:
        """Whether the model would touch what it is after at a place."""
        return distance_to(self.battle, self.aim, x, y) <= self.model.radius + MARKER

    def achieves(self, x: int, y: int) -> bool:
        """Whether a move to a place would by itself be what the model is after."""
        if not self.errand or self.arrived(self.model.x, self.model.y):
            return False
        if self.leaves(x, y):
            return True
        return self.arrived(x, y) and (self.grabs or not self.held_at(x, y))

    def under_way(self) -> bool:
        """Whether the model is after something that it does not touch yet."""
        if self.aim.kind != AIM_GO and self.aim.kind != AIM_USE:
            return False
        return not self.arrived(self.model.x, self.model.y)

    def usable(self, x: int, y: int) -> bool:
        """Whether the model could use what it is after at a place."""
        return self.aim.kind == AIM_USE and self.arrived(x, y) and not self.held_at(x, y)

    def held_at(self, x: int, y: int) -> bool:
        """Whether an enemy would hold the model fast at a place."""
        for foe in self.foes:
            if touching(foe.model, x, y, self.model.radius):
                return True
        return False

    def lure(self, x: int, y: int) -> float:
        """How near the best prey is: what one could do to it, less for every stride between."""
        best = 0.0
        stride = max(self.stride, 50)
        for foe in self.foes:
            gap = gap_to(foe.model, x, y, self.model.radius)
            missing = max(gap - self.fighter.short, 0)
            best = max(best, self.prize_of(foe) / (1.0 + missing / stride))
        return best

    def wanted(self, x: int, y: int) -> float:
        """How near a place is to what the scenario is about."""
        aim = self.aim
        if aim.kind == AIM_GO or aim.kind == AIM_USE or aim.kind == AIM_PROTECT:
            pull = self.weights.guard if aim.kind == AIM_PROTECT else self.weights.goal
            far = self.way_to(x, y)
            kept = self.behind or self.kept()
            if self.behind:
                pull = self.weights.support
            if kept:
                far = max(far, self.reach)
            if aim.kind == AIM_PROTECT and len(aim.models) > 0:
                # Whoever is hemmed in by his guards gets nowhere.
                if far < ROOM:
                    return -pull * ROOM / max(self.stride, 50) - self.weights.hemmed
                far = max(far, ROOM)
            if far < EVERYWHERE:
                strides = far / max(self.stride, 50)
                got = (aim.kind == AIM_GO or self.looks) and self.arrived(x, y)
                if aim.kind != AIM_PROTECT and not kept and not (got and self.grabs):
                    if self.held_at(x, y):
                        strides += self.weights.held
                there = 0.0
                if got:
                    there = self.weights.there * self.stakes
                return there - pull * self.haste * strides
        if aim.kind == AIM_DEFEAT and 0 < len(aim.models) < len(self.foes):
            far = distance_to(self.battle, aim, x, y)
            return -self.weights.hunt * far / max(self.stride, 50)
        return 0.0


def aim_of(battle: Battle, blows: Blows, model: Model) -> Aim:
    """What a model is after, as its side has shared it out."""
    orders = blows.orders
    if orders is not None and model.number in orders.aims:
        return orders.aims[model.number]
    return scheme(battle, model)


def distance_to(battle: Battle, aim: Aim, x: int, y: int) -> int:
    """How far the nearest subject of an aim is from a place, in mm."""
    best = EVERYWHERE
    for number in aim.models:
        model = battle.models[number]
        if model.place == ON_TABLE:
            room = room_of(model) if aim.kind == AIM_USE else 0
            best = min(best, distance(x, y, model.x, model.y) - room)
    for number in aim.markers:
        marker = battle.markers[number]
        if not marker.out:
            # The body of a big one counts: nobody gets nearer.
            best = min(best, distance(x, y, marker.x, marker.y) - body_of(marker))
    point = aim.point
    if point is not None:
        best = min(best, distance(x, y, point[0], point[1]))
    if aim.edge != NONE:
        best = min(best, gap_to_edge(aim.edge, x, y))
    return best


def gap_to(other: Model, x: int, y: int, radius: int) -> int:
    """Between a model's base and one at a place, in mm."""
    return distance(x, y, other.x, other.y) - radius - other.radius


def touching(other: Model, x: int, y: int, radius: int) -> bool:
    """Whether a base at a place touches a model's."""
    return gap_to(other, x, y, radius) <= TOUCHING
