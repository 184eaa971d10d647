"""Measuring between models: gaps, contact, sight, cover, awareness (WB-G1, G5, G6, WB-R5)."""

from __future__ import annotations

from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.battle.model import ON_TABLE, Marker, Model
from overseer.wasteland.battle.work import THROWN, WALKED, Work
from overseer.wasteland.card import Weapon
from overseer.wasteland.geometry.plane import gap_within, touching
from overseer.wasteland.geometry.sight import clear_sight, cover_items
from overseer.wasteland.words import (
    ACCOMPANIED,
    ALONE,
    AURA_DOGS,
    AURA_LOW,
    AURA_MINUTEMEN,
    AURA_TURN,
    DOG,
    G_AWARENESS,
    G_PRESENCE,
    LENGTHS,
    NONE,
    OBJECT,
    RED,
    TURRET,
    W_MELEE,
)


def within(one: Model, other: Model, length: int) -> bool:
    """Whether the gap between two bases is at most `length` (WB-G1)."""
    return gap_within(one.x, one.y, one.radius, other.x, other.y, other.radius, length)


def within_ruler(one: Model, other: Model, colour: int) -> bool:
    """Whether the gap between two bases is at most a ruler."""
    return colour >= 0 and within(one, other, LENGTHS[min(colour, 5)])


def in_contact(one: Model, other: Model) -> bool:
    """Whether two bases touch."""
    return touching(one.x, one.y, one.radius, other.x, other.y, other.radius)


def touches_marker(model: Model, marker: Marker, x: int, y: int) -> bool:
    """Whether a model standing at a point would touch a marker."""
    return gap_within(x, y, model.radius, marker.x, marker.y, marker.radius, 2)


def at_marker(model: Model, marker: Marker) -> bool:
    """Whether a model touches a marker."""
    return touches_marker(model, marker, model.x, model.y)


def near_marker(model: Model, marker: Marker, length: int) -> bool:
    """Whether a marker's centre is at most `length` from a model's base (C2)."""
    return gap_within(model.x, model.y, model.radius, marker.x, marker.y, 0, length)


def is_object(model: Model) -> bool:
    """Things with health never engage (WB-I5)."""
    return model.unit.types & (OBJECT | TURRET) != 0


def engaged_with(battle: Battle, model: Model) -> list[Model]:
    """The enemies whose bases touch a model's (WB-F2); objects never engage (WB-I5)."""
    found: list[Model] = []
    if is_object(model):
        return found
    rules = battle.tables.rules
    for other in battle.models:
        if other.place == ON_TABLE and other is not model and in_contact(model, other):
            if not is_object(other) and rules.enemies(battle, model, other):
                found.append(other)
    return found


def is_engaged(battle: Battle, model: Model) -> bool:
    """Whether any enemy touches a model."""
    if is_object(model):
        return False
    rules = battle.tables.rules
    for other in battle.models:
        if other.place == ON_TABLE and other is not model and in_contact(model, other):
            if not is_object(other) and rules.enemies(battle, model, other):
                return True
    return False


def hand_to_hand(attacker: Model, target: Model, weapon: Weapon) -> bool:
    """Whether an attack on a model is close combat: in contact, or with a close-combat weapon.

    Things do not fight back: a gun is fired at them from however near (WB-I5).
    """
    if weapon.kind == W_MELEE:
        return True
    return not is_object(target) and in_contact(attacker, target)


def is_close(battle: Battle, work: Work, attacker: Model, weapon: Weapon) -> bool:
    """Whether an attack under way is close combat; throws at a point and walked fire are not."""
    if work.has(THROWN) or work.aimed == NONE:
        return False
    if work.has(WALKED) and weapon.kind != W_MELEE:
        return False
    return hand_to_hand(attacker, battle.models[work.aimed], weapon)


def too_dark(battle: Battle, x: int, y: int, r: int, x2: int, y2: int, r2: int) -> bool:
    """Whether an event keeps anybody from seeing so far (WC-E2)."""
    sight = battle.fate.sight
    return sight != NONE and not gap_within(x, y, r, x2, y2, r2, sight)


def sees(battle: Battle, one: Model, other: Model) -> bool:
    """Line of sight between two models (WB-G5)."""
    if too_dark(battle, one.x, one.y, one.radius, other.x, other.y, other.radius):
        return False
    return clear_sight(
        battle.layout,
        one.x,
        one.y,
        one.radius,
        other.x,
        other.y,
        other.radius,
        one.on,
        other.on,
    )


def sees_point(battle: Battle, model: Model, x: int, y: int, radius: int) -> bool:
    """Line of sight to a marker or point."""
    r = model.radius
    if too_dark(battle, model.x, model.y, r, x, y, radius):
        return False
    return clear_sight(battle.layout, model.x, model.y, r, x, y, radius, model.on, NONE)


def sees_from(battle: Battle, model: Model, x: int, y: int, other: Model) -> bool:
    """Line of sight that a model would have from another place."""
    r = model.radius
    if too_dark(battle, x, y, r, other.x, other.y, other.radius):
        return False
    return clear_sight(battle.layout, x, y, r, other.x, other.y, other.radius, NONE, other.on)


def bases(battle: Battle, without: Model, other: Model | None) -> list[tuple[int, int, int]]:
    """The bases on the table but those of one or two models."""
    found = []
    for model in battle.models:
        if model.place == ON_TABLE and model is not without and model is not other:
            found.append((model.x, model.y, model.radius))
    return found


def cover(battle: Battle, shooter: Model, target: Model) -> int:
    """How many items of cover a target has (WB-G6); models in between count too (WB-G5)."""
    return cover_from(battle, shooter, shooter.x, shooter.y, target)


def cover_from(battle: Battle, shooter: Model, x: int, y: int, target: Model) -> int:
    """How many items of cover a target would have against a shooter standing at a point."""
    between = bases(battle, shooter, target)
    items = cover_items(
        battle.layout, x, y, shooter.radius, target.x, target.y, target.radius, between
    )
    n = 0
    for item in items:
        if item < 0 or (item != shooter.on and item != target.on):
            n += 1
    return n


def aware(battle: Battle, model: Model, x: int, y: int, radius: int, far: bool) -> bool:
    """Whether a model is aware of something at a place (WB-R5).

    `far`: moves and attacks are noticed at twice the awareness ruler.
    """
    ruler = awareness(battle, model)
    if ruler < 0:
        return False
    length = LENGTHS[ruler]
    if far:
        length *= 2
    if not gap_within(model.x, model.y, model.radius, x, y, radius, length):
        return False
    return sees_point(battle, model, x, y, radius)


def awareness(battle: Battle, model: Model) -> int:
    """The awareness ruler of a model."""
    if model.unit.awareness < 0:
        return NONE
    colour = model.unit.awareness + stat(battle, model, G_AWARENESS)
    return 5 if colour > 5 else colour


def presence(model: Model) -> int:
    """How far a model's presence reaches, in mm; 0 without any."""
    colour = model.unit.presence
    return 0 if colour < 0 else LENGTHS[min(colour + model.stats[G_PRESENCE], 5)]


def stat(battle: Battle, model: Model, number: int) -> int:
    """A number of words.GIFTS with all that is in force: own cards, and auras of friends (WB-H4).

    Auras of the same kind do not add up: the best one counts. What a model has while it is alone
    or accompanied is its own.
    """
    total = model.stats[number]
    best = 0
    worst = 0
    for friend in battle.models:
        if not friend.auras or friend.place != ON_TABLE or friend.side != model.side:
            continue
        for gift in friend.auras:
            if gift.stat != number or not reaches(battle, gift.reach, friend, model):
                continue
            if gift.reach == ALONE or gift.reach == ACCOMPANIED:
                total += gift.amount
                continue
            best = max(best, gift.amount)
            worst = min(worst, gift.amount)
    return total + best + worst


def reaches(battle: Battle, reach: int, giver: Model, model: Model) -> bool:
    """Whether an aura reaches a model: presence distance and sight, and the right kind of one."""
    if reach == ALONE:
        return giver is model and alone(battle, model)
    if reach == ACCOMPANIED:
        return giver is model and accompanied(battle, model)
    if reach == AURA_TURN and not (model.acted_turn == giver.acted_turn == battle.turn):
        return False
    if reach == AURA_LOW and model.left > 2:
        return False
    if reach == AURA_DOGS and not model.unit.types & DOG:
        return False
    if reach == AURA_MINUTEMEN and model.unit.id != "minuteman":
        return False
    if giver.leader is not None and model.unit.faction != giver.unit.faction and model is not giver:
        return False
    if giver is model:
        return reach != AURA_MINUTEMEN
    return within(giver, model, presence(giver)) and sees(battle, giver, model)


def alone(battle: Battle, model: Model) -> bool:
    """Whether no friend but a dog is within red of a model; things are no company."""
    for friend in battle.friends_of(model):
        if not friend.unit.types & DOG and not is_object(friend):
            if within(model, friend, LENGTHS[RED]):
                return False
    return True


def accompanied(battle: Battle, model: Model) -> bool:
    """Whether a friend is within a model's presence and sight."""
    for friend in battle.friends_of(model):
        if not is_object(friend) and within(model, friend, presence(model)):
            if sees(battle, model, friend):
                return True
    return False
