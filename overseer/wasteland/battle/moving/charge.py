"""Charges: the way to contact, the battle cry, the charge dice (WB-F4, F19, WB-D3)."""

from __future__ import annotations

from typing import Final

from overseer.engine.refusal import Value
from overseer.wasteland.battle.acting.reactions import bar, let_go
from overseer.wasteland.battle.attack.hit import push_hit
from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.battle.dice import Thrown
from overseer.wasteland.battle.fortune.boons import CHARGES_BLIND, has_boon
from overseer.wasteland.battle.fortune.deeds import count
from overseer.wasteland.battle.fortune.plays import throw_for
from overseer.wasteland.battle.measure import (
    in_contact,
    is_engaged,
    is_object,
    reaches,
    sees,
)
from overseer.wasteland.battle.model import ON_TABLE, Model
from overseer.wasteland.battle.moving.climb import shaken_by
from overseer.wasteland.battle.moving.movement import earn, judged, push_move
from overseer.wasteland.battle.moving.push import push_model
from overseer.wasteland.battle.reasons import (
    R_BURDENED,
    R_CHARGE_ENGAGED,
    R_CHARGE_SIGHT,
    R_FRIEND,
    R_NO_CONTACT,
    R_NO_TARGET,
    R_OBJECT,
)
from overseer.wasteland.battle.topics import T_CHARGE_DIE, T_CRY, T_DICE, T_ROLL
from overseer.wasteland.battle.values import has_skill, skill_base
from overseer.wasteland.battle.work import NO_TRIGGER, W_CHARGE, Work
from overseer.wasteland.campaign_words import D_CHARGES, D_CRIES
from overseer.wasteland.geometry.plane import touching
from overseer.wasteland.words import (
    AURA,
    AURA_CRY,
    BLACK_DIE,
    CRY,
    CRY_IMMUNE,
    EYES,
    G_SPIKES,
    GREEN_DIE,
    NONE,
    ORANGE,
    PHYSICAL,
    RESIST,
    SENSES,
    SHARES_RESIST,
    YELLOW_CHARGE,
    YELLOW_DIE,
)

# Stages of W_CHARGE. `cry_margin` is that of the charger's cry.
_SET_OUT: Final = 0
_ARRIVED: Final = 1
_SPIKED: Final = 2
_ASK_CRY: Final = 3
_CRY: Final = 4
_CRIED: Final = 5
_RESISTED: Final = 6
_DIE: Final = 7
_CHOSEN: Final = 8

# How a battle cry ended: `cry` of W_CHARGE.
NO_CRY: Final = 0
WON: Final = 1
LOST: Final = 2

GREEN_ONE: Final = b"\0\0\1\0"
BOTH_DICE: Final = b"\1\0\1\0"
CHARGE_DICE: Final = (BLACK_DIE, GREEN_DIE)
YELLOW_TOO: Final = (BLACK_DIE, YELLOW_DIE, GREEN_DIE)


# -- what is allowed -----------------------------------------------------------------------------


def charge_fault(battle: Battle, model: Model, target: int, path: tuple[int, ...]) -> int:
    """Why a model may not charge another along a path; 0 when it may (WB-F19)."""
    fault = chargeable(battle, model, target)
    if fault:
        return fault
    fault = judged(battle, model, path, True, False)[0]
    if fault:
        return fault
    other = battle.models[target]
    if not touching(path[-2], path[-1], model.radius, other.x, other.y, other.radius):
        return R_NO_CONTACT
    return 0


def chargeable(battle: Battle, model: Model, target: int) -> int:
    """Why a model may not charge another at all, whatever the path."""
    if not 0 <= target < len(battle.models):
        return R_NO_TARGET
    other = battle.models[target]
    rules = battle.tables.rules
    if other.place != ON_TABLE or not rules.targetable(battle, other):
        return R_NO_TARGET
    if not rules.enemies(battle, model, other):
        return R_FRIEND
    if is_object(other):
        return R_OBJECT  # they never engage (WB-I5)
    if rules.burdens and not rules.may_charge(battle, model):
        return R_BURDENED
    if is_engaged(battle, model):
        return R_CHARGE_ENGAGED
    return 0 if _senses(battle, model, other) else R_CHARGE_SIGHT


def _senses(battle: Battle, model: Model, target: Model) -> bool:
    """Whether it knows where to charge: by its own eyes, by scent, by a friend's eyes."""
    if model.unit.traits & SENSES or sees(battle, model, target):
        return True
    if has_boon(battle, model, CHARGES_BLIND):
        return True
    for friend in battle.friends_of(model):
        if friend.unit.traits & EYES and reaches(battle, AURA, friend, model):
            if sees(battle, friend, target):
                return True
    return False


# -- the battle cry ------------------------------------------------------------------------------


def cry_colour(battle: Battle, model: Model) -> int:
    """The ruler of a model's battle cry; NONE when it only resists, or has none."""
    if has_skill(model, CRY):
        return model.unit.cry
    if has_skill(model, RESIST):
        for friend in battle.models:
            leader = friend.leader
            if leader is not None and leader.powers & AURA_CRY and friend.side == model.side:
                if friend.place == ON_TABLE and reaches(battle, AURA, friend, model):
                    return ORANGE
    return NONE


def cry_value(battle: Battle, model: Model) -> int:
    """The value of a battle cry, or of resisting one; 0 without an icon (WB-D3)."""
    if has_skill(model, CRY):
        base = skill_base(battle, model, CRY)
    elif has_skill(model, RESIST):
        base = skill_base(battle, model, RESIST)
    else:
        return 0
    return base + shaken_by(battle, model) + battle.fate.skills[CRY]


def resist_value(battle: Battle, model: Model) -> int:
    """The value of resisting a battle cry: a friend may share his (Preston Garvey)."""
    best = cry_value(battle, model)
    for friend in battle.friends_of(model):
        if friend.unit.traits & SHARES_RESIST and reaches(battle, AURA, friend, model):
            best = max(best, cry_value(battle, friend))
    return best


def spikes(battle: Battle, model: Model) -> int:
    """What a charger runs into: bayonets and the like."""
    most = model.stats[G_SPIKES]
    for mod in model.mods:
        if mod != NONE:
            for gift in battle.cards.items[mod].gifts:
                if gift.stat == G_SPIKES:
                    most = max(most, gift.amount)
    return most


# -- how it happens ------------------------------------------------------------------------------


def begin_charge(
    battle: Battle, model: Model, target: int, path: tuple[int, ...], flags: int
) -> Work:
    """A model charges another along a path that `charge_fault` allows."""
    work = battle.push(W_CHARGE, model.number, target)
    work.path = path
    work.flags = flags
    return work


def arrive(battle: Battle, model: Model, target: int) -> Work:
    """A model has charged another and touches it: what comes after the way."""
    work = battle.push(W_CHARGE, model.number, target)
    work.stage = _ARRIVED
    return work


def run_charge(battle: Battle, work: Work) -> bool:
    """One step of a charge: the way, bayonets, the cry with both tests, its end, the dice."""
    model = battle.models[work.model]
    target = battle.models[work.target]
    stage = work.stage
    if stage == _SET_OUT:
        work.stage = _ARRIVED
        battle.tell("charged", {"model": model.number, "target": target.number})
        way = judged(battle, model, work.path, True, False)[1]
        push_move(battle, model, work.path, work.flags | NO_TRIGGER, way)
        return False
    if not model.alive or not target.alive or not in_contact(model, target):
        # It fell, or a mine had one of them: no charge dice, no cry. A push comes later.
        if stage < _DIE:
            battle.done(work)
            return False
    if stage == _ARRIVED:
        count(battle, model.seat, D_CHARGES)
        work.stage = _ASK_CRY
        if spikes(battle, target) > 0:
            work.stage = _SPIKED
            work.dice = GREEN_ONE
            return battle.ask_nature(T_DICE)
        return False
    if stage == _SPIKED:
        work.stage = _ASK_CRY
        _spike(battle, work, model, target)
        return False
    if stage == _ASK_CRY:
        if cry_colour(battle, model) == NONE or target.unit.traits & CRY_IMMUNE:
            work.stage = _DIE
            return False
        work.stage = _CRY
        return battle.ask_of(model, T_CRY)
    if stage == _CRY:
        if work.answer != 1:
            work.stage = _DIE
            return False
        return _throw(battle, work, model, cry_value(battle, model), _CRIED)
    if stage == _CRIED:
        thrown = _thrown(battle, work)
        earn(model, thrown, work.flags)
        work.cry_margin = thrown.margin(work.value)
        return _throw(battle, work, target, resist_value(battle, target), _RESISTED)
    if stage == _RESISTED:
        _settle(battle, work, model, target, _thrown(battle, work).margin(work.value))
        return False
    if stage == _DIE:
        work.stage = _CHOSEN
        work.models = YELLOW_TOO if model.unit.traits & YELLOW_CHARGE else CHARGE_DICE
        return battle.ask_of(model, T_CHARGE_DIE)
    if work.cry != WON:
        dice = bytearray(4)
        dice[work.answer] = 1
        model.charge_dice = bytes(dice)
    battle.done(work)
    return False


def _throw(battle: Battle, work: Work, model: Model, value: int, stage: int) -> bool:
    """One of the two tests of a cry."""
    work.stage = stage
    work.dice = b"\0\0\0\0"
    work.value = value
    return throw_for(battle, work, model, T_ROLL)


def _thrown(battle: Battle, work: Work) -> Thrown:
    return Thrown(work.faces, work.dice, battle.tables.settings.green_blanks)


def _spike(battle: Battle, work: Work, model: Model, target: Model) -> None:
    thrown = _thrown(battle, work)
    damage = spikes(battle, target) + thrown.damage
    battle.tell("spiked", {"model": model.number, "by": target.number})
    push_hit(battle, model, target.number, damage, PHYSICAL, thrown.reduction, 0)


def _settle(battle: Battle, work: Work, model: Model, target: Model, resisted: int) -> None:
    """The opposed test (WB-D3): ties go to the one who charged; two failures change nothing."""
    work.stage = _DIE
    args: dict[str, Value] = {"model": model.number, "target": target.number}
    if work.cry_margin >= 0 and (resisted < 0 or work.cry_margin >= resisted):
        battle.tell("cry-won", args)
        count(battle, model.seat, D_CRIES)
        work.cry = WON
        bar(battle, target.number)
        work.stage = _CHOSEN
        model.charge_dice = BOTH_DICE
        push_model(battle, model, target, cry_colour(battle, model), True)
    elif resisted >= 0:
        battle.tell("cry-lost", args)
        work.cry = LOST
        let_go(battle, target.number)
    else:
        battle.tell("cry-failed", args)
