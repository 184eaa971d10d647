"""What icons buy, and what it does to the one who was hit (WB-D4, WB-F10)."""

from __future__ import annotations

from typing import Final

from overseer.wasteland.battle.attack.arms import IMPROVISED
from overseer.wasteland.battle.attack.hit import PAST_ARMOUR, push_hit
from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.battle.conditions import add_condition
from overseer.wasteland.battle.model import ON_TABLE, Model
from overseer.wasteland.battle.moving.push import push_model
from overseer.wasteland.battle.topics import T_INJURY
from overseer.wasteland.battle.work import (
    CHARGED,
    CRITICAL,
    DAMAGED,
    FREE,
    QUICK,
    REACTION,
    W_ATTACK,
    Work,
)
from overseer.wasteland.card import IconEffect, Weapon
from overseer.wasteland.words import (
    BOTTLE,
    E_ACTION,
    E_ARM,
    E_CALM,
    E_CALM_OR_STUN,
    E_DAMAGE,
    E_FIRE,
    E_FREEZE,
    E_IGNORE_STRONG,
    E_INJURY,
    E_LEG,
    E_PIERCE,
    E_POISON,
    E_PUSH,
    E_RADIATE,
    E_READY_AGAIN,
    E_REDUCTION,
    E_SHAKEN,
    E_STUN,
    EFFECTS,
    FROZEN,
    INJURED_ARM,
    INJURED_LEG,
    NONE,
    ON_FIRE,
    POISONED,
    RADIATION,
    SHAKEN,
    STAR,
    STUNNED,
)

# Effects that count before armour is rolled; the others follow when the damage is done.
BEFORE: Final = (E_DAMAGE, E_REDUCTION, E_PIERCE, E_IGNORE_STRONG)


def effects_of(battle: Battle, attacker: Model, work: Work, weapon: Weapon) -> list[IconEffect]:
    """The effects printed for this attack: the weapon's, its critical column's, its mod's."""
    found = weapon.effects
    if work.has(CRITICAL) and weapon.critical is not None:
        found = found + weapon.critical.effects
    slot = work.weapon
    if slot < IMPROVISED and attacker.mods[slot] != NONE:
        found = found + battle.cards.items[attacker.mods[slot]].effects
    return found


def icons_left(work: Work, icon: int) -> int:
    """Icons that are not spent yet."""
    if icon == BOTTLE:
        return work.bottles
    return work.stars if icon == STAR else work.blasts


def affordable(battle: Battle, work: Work, effects: list[IconEffect]) -> list[int]:
    """The places of the effects that the icons left could buy once more."""
    found = []
    for place in range(len(effects)):
        effect = effects[place]
        if effect.icon == NONE:
            continue
        times = 0
        for taken in work.bought:
            if taken == place:
                times += 1
        if times < effect.limit and icons_left(work, effect.icon) >= effect.count:
            if effect.effect != E_PUSH or not work.has(FREE):  # WB-F14
                found.append(place)
    return found


def contested(work: Work, effects: list[IconEffect], options: list[int]) -> bool:
    """Whether the options compete for the same icons, so that somebody has to choose."""
    for icon in range(3):
        wanted = rivals = 0
        for place in options:
            effect = effects[place]
            if effect.icon == icon:
                rivals += 1
                wanted += effect.count * (effect.limit - work.bought.count(place))
        if rivals > 1 and wanted > icons_left(work, icon):
            return True
    return False


def buy(work: Work, effects: list[IconEffect], place: int) -> None:
    """Spend icons on an effect."""
    effect = effects[place]
    if effect.icon == BOTTLE:
        work.bottles -= effect.count
    elif effect.icon == STAR:
        work.stars -= effect.count
    else:
        work.blasts -= effect.count
    work.bought = (*work.bought, place)


def taken(effects: list[IconEffect], work: Work) -> list[IconEffect]:
    """Everything that takes effect: what was bought, and what needs no icon."""
    found = [effects[place] for place in work.bought]
    for effect in effects:
        if effect.icon == NONE:
            found.append(effect)
    return found


def before_armour(work: Work, effects: list[IconEffect]) -> None:
    """Add damage and reduction to the attack."""
    for effect in effects:
        if effect.effect == E_DAMAGE:
            work.damage += effect.amount
        elif effect.effect == E_REDUCTION:
            work.reduction += effect.amount


def ignores_strong(effects: list[IconEffect]) -> bool:
    """Whether strong armour counts as ordinary."""
    for effect in effects:
        if effect.effect == E_IGNORE_STRONG:
            return True
    return False


def follow_up(
    battle: Battle, by: int, target: Model, effect: IconEffect, work: Work, damaged: bool
) -> bool:
    """An effect after the damage; true when somebody has to choose an injury first."""
    kind = effect.effect
    if kind in BEFORE or (effect.if_damaged and not damaged):
        return False
    if kind == E_ACTION:
        if by != NONE and not work.flags & (QUICK | REACTION | FREE):  # WB-R4
            battle.models[by].points += effect.amount
            battle.tell("point-won", {"model": by, "amount": effect.amount})
        return False
    if target.place != ON_TABLE or kind == E_READY_AGAIN:
        return False
    if kind == E_INJURY:
        return battle.ask_of(battle.models[by], T_INJURY)
    if kind == E_PUSH:
        if by != NONE and not work.has(FREE):
            charged = work.kind == W_ATTACK and work.has(CHARGED)  # WC-A16
            push_model(battle, battle.models[by], target, effect.amount, charged)
    elif kind == E_CALM or kind == E_CALM_OR_STUN:
        if target.reactions > 0:
            target.reactions -= 1
            battle.tell("calmed", {"model": target.number})
        elif kind == E_CALM_OR_STUN:
            add_condition(battle, target, STUNNED)
    elif kind == E_RADIATE:
        push_hit(battle, target, by, effect.amount, RADIATION, 0, PAST_ARMOUR)
    else:
        condition = condition_of(kind)
        if condition:
            add_condition(battle, target, condition)
    return False


def condition_of(effect: int) -> int:
    """The condition that an effect gives; 0 for none."""
    if effect == E_STUN:
        return STUNNED
    if effect == E_ARM:
        return INJURED_ARM
    if effect == E_LEG:
        return INJURED_LEG
    if effect == E_FIRE:
        return ON_FIRE
    if effect == E_FREEZE:
        return FROZEN
    if effect == E_POISON:
        return POISONED
    return SHAKEN if effect == E_SHAKEN else 0


def keeps_loaded(effects: list[IconEffect]) -> bool:
    """Whether a slow weapon stays loaded."""
    for effect in effects:
        if effect.effect == E_READY_AGAIN:
            return True
    return False


def damaged(work: Work) -> bool:
    """Whether an attack's damage came through."""
    return work.has(DAMAGED)


def word_of(effect: IconEffect) -> str:
    """The word of an effect, for events and choices."""
    return EFFECTS[effect.effect]
