"""Why an attack is refused (WB-F1, F2, F3, F8, F9, F20)."""

from __future__ import annotations

from overseer.wasteland.battle.attack.arms import (
    IMPROVISED,
    is_empty,
    slot_of,
    tokens_on,
    weapon_at,
)
from overseer.wasteland.battle.attack.attempt import (
    in_band,
    in_reach,
    may_be_critical,
    short_length,
    too_near,
)
from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.battle.fortune.fate import NO_SHOTS
from overseer.wasteland.battle.measure import (
    awareness,
    in_contact,
    is_engaged,
    is_object,
    sees,
    sees_point,
    stat,
    within_ruler,
)
from overseer.wasteland.battle.model import ON_TABLE, Model
from overseer.wasteland.battle.moves import (
    FIGHT,
    LONG_BAND,
    SHOOT,
    WITH_CRITICAL,
    BattleMove,
)
from overseer.wasteland.battle.reasons import (
    R_EMPTY,
    R_ENGAGED,
    R_EVENT,
    R_FRIEND,
    R_NO_CRITICAL,
    R_NO_SIGHT,
    R_NO_SKILL,
    R_NO_TARGET,
    R_NO_WEAPON,
    R_NOT_ENGAGED,
    R_NOT_PRIMED,
    R_OBJECT,
    R_OFF_TABLE,
    R_OUT_OF_RANGE,
    R_THROW_FAR,
    R_TOO_NEAR,
    R_TOO_WEAK,
)
from overseer.wasteland.battle.values import attribute, has_skill
from overseer.wasteland.card import Weapon
from overseer.wasteland.geometry.plane import gap_within
from overseer.wasteland.words import (
    G_HIDDEN,
    MELEE,
    MUTANT,
    NONE,
    PISTOL,
    RIFLE,
    STRENGTH,
    W_HEAVY,
    W_MELEE,
    W_MINE,
    W_PISTOL,
    W_RIFLE,
    W_THROWN,
)


def target_fault(battle: Battle, model: Model, number: int) -> int:
    """Why a model may not be attacked at all."""
    if not 0 <= number < len(battle.models):
        return R_NO_TARGET
    target = battle.models[number]
    if target.place != ON_TABLE or not battle.rules.targetable(battle, target):
        return R_NO_TARGET
    return 0 if battle.rules.enemies(battle, model, target) else R_FRIEND


def weapon_fault(battle: Battle, model: Model, slot: int, weapon: Weapon) -> int:
    """Why a weapon cannot be used now, whoever the target is."""
    if is_empty(model, slot):
        return R_EMPTY
    if weapon.primed and tokens_on(model, slot) < weapon.primed:
        return R_NOT_PRIMED
    if weapon.strength and attribute(battle, model, STRENGTH) < weapon.strength:
        return R_TOO_WEAK
    return 0


def close_skill(model: Model, weapon: Weapon) -> int:
    """The skill of a weapon in close combat (WB-F3)."""
    if model.unit.types & MUTANT and weapon.skill in (PISTOL, RIFLE):
        return MELEE
    return weapon.skill


def shot_fault(
    battle: Battle, model: Model, target: Model, slot: int, long: bool, walked: bool
) -> int:
    """Why a shot at a target is refused; `walked`: a further shot, already fired."""
    weapon = weapon_at(battle, model, slot, NONE)
    if weapon.kind not in (W_PISTOL, W_RIFLE, W_HEAVY):
        return R_NO_WEAPON
    if not has_skill(model, weapon.skill):
        return R_NO_SKILL
    if battle.fate.has(NO_SHOTS):
        return R_EVENT
    if not walked:
        fault = weapon_fault(battle, model, slot, weapon)
        if fault:
            return fault
    if not walked and is_engaged(battle, model):
        return R_ENGAGED
    if not in_band(battle, model, slot, weapon, model.x, model.y, target, long):
        return R_OUT_OF_RANGE
    if too_near(weapon, model, model.x, model.y, target):
        return R_TOO_NEAR
    return 0 if can_see(battle, model, target) else R_NO_SIGHT


def can_see(battle: Battle, model: Model, target: Model) -> bool:
    """Line of sight to a target; a camouflaged one only within one awareness ruler."""
    if stat(battle, target, G_HIDDEN) > 0:
        if not within_ruler(model, target, awareness(battle, model)):
            return False
    return sees(battle, model, target)


def fight_fault(battle: Battle, model: Model, target: Model, slot: int, weapon: Weapon) -> int:
    """Why a close-combat attack is refused."""
    if weapon.kind == W_MINE or (weapon.kind != W_MELEE and weapon.minimum != NONE):
        return R_NO_WEAPON
    if slot != IMPROVISED and not has_skill(model, close_skill(model, weapon)):
        return R_NO_SKILL
    fault = weapon_fault(battle, model, slot, weapon)
    if fault:
        return fault
    if not in_reach(model, weapon, target):
        return R_NOT_ENGAGED
    if is_object(target) and weapon.kind != W_MELEE:
        return R_OBJECT  # WB-I5: it is shot at, as one that is not engaged
    touches = in_contact(model, target)
    if is_engaged(battle, model) and (is_object(target) or not touches):
        return R_ENGAGED  # WB-F2: only those it is engaged with
    return 0 if touches or can_see(battle, model, target) else R_NO_SIGHT


def throw_fault(battle: Battle, model: Model, slot: int, weapon: Weapon, move: BattleMove) -> int:
    """Why a throw is refused (WB-F8)."""
    if weapon.kind != W_THROWN:
        return R_NO_WEAPON
    if not has_skill(model, weapon.skill) or model.unit.throw == NONE:
        return R_NO_SKILL
    if battle.fate.has(NO_SHOTS):
        return R_EVENT
    fault = weapon_fault(battle, model, slot, weapon)
    if fault:
        return fault
    if is_engaged(battle, model):
        return R_ENGAGED
    reach = short_length(battle, model, IMPROVISED, weapon)
    if move.a == NONE:
        side = battle.layout.side
        if not (0 <= move.x <= side and 0 <= move.y <= side):
            return R_OFF_TABLE
        if not gap_within(model.x, model.y, model.radius, move.x, move.y, 0, reach):
            return R_THROW_FAR
        return 0 if sees_point(battle, model, move.x, move.y, 0) else R_NO_SIGHT
    fault = target_fault(battle, model, move.a)
    if fault:
        return fault
    target = battle.models[move.a]
    r = target.radius
    if not gap_within(model.x, model.y, model.radius, target.x, target.y, r, reach):
        return R_THROW_FAR
    return 0 if can_see(battle, model, target) else R_NO_SIGHT


def attack_fault(battle: Battle, model: Model, move: BattleMove) -> int:
    """Why an attack (shoot, fight, throw) is refused; 0 when it is legal."""
    slot = slot_of(battle, model, move.b)
    if slot == NONE:
        return R_NO_WEAPON
    weapon = battle.cards.weapons[move.b]
    if move.kind != SHOOT and move.kind != FIGHT:
        return throw_fault(battle, model, slot, weapon, move)
    fault = target_fault(battle, model, move.a)
    if fault:
        return fault
    target = battle.models[move.a]
    long = move.c & LONG_BAND != 0
    if move.c & WITH_CRITICAL and not may_be_critical(battle, model, slot, weapon, long):
        return R_NO_CRITICAL
    if move.kind == SHOOT:
        if slot >= IMPROVISED:
            return R_NO_WEAPON
        return shot_fault(battle, model, target, slot, long, False)
    return fight_fault(battle, model, target, slot, weapon)
