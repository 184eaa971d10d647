"""Markers, items, interactions and orders: what they are worth to a model."""

from __future__ import annotations

from typing import Final

from overseer.bots.policy import NEVER
from overseer.bots.wasteland.ground import Ground
from overseer.bots.wasteland.schemes import worth_using
from overseer.bots.wasteland.suit import left_lying
from overseer.wasteland.battle.model import Model
from overseer.wasteland.battle.moves import (
    EXPERTISE,
    FREE_MODEL,
    GIVE,
    INTERACT,
    LAY_MINE,
    LEAVE,
    LOOK,
    ORDER,
    PLAY,
    TAKE,
    USE,
    WEAPON_FIND,
    BattleMove,
)
from overseer.wasteland.battle.rules import AIM_NONE, AIM_USE, Aim
from overseer.wasteland.campaign_words import (
    B_CLEANSE,
    B_CURE,
    B_FIND,
    B_GUARD,
    B_HEAL,
    B_LOAD,
    B_POINTS,
    B_PREPARE,
)
from overseer.wasteland.card import Item
from overseer.wasteland.words import (
    FROZEN,
    INJURED_ARM,
    INJURED_LEG,
    NONE,
    ON_FIRE,
    POISONED,
    U_ACTION,
    U_BOOST,
    U_CLEANSE,
    U_CURE,
    U_CURE_FROZEN,
    U_CURE_POISON,
    U_DOUSE,
    U_HEAL,
    U_PATCH,
    U_QUICK_MOVE,
    U_REACTION,
    U_REPAIR,
)

FREE: Final = 2.0  # what costs nothing and may help
CURED: Final = 0.15  # a condition gone, of what a model is worth
SPENT: Final = 3.0  # an item used up


def judge_thing(ground: Ground, move: BattleMove, plan: float, rest: float, cost: int) -> float:
    """Everything that is neither a move nor an attack; `plan`: the best one that begins otherwise.

    `rest`: what is left after spending an action on the spot.
    """
    weights = ground.weights
    kind = move.kind
    if kind == INTERACT or kind == FREE_MODEL:
        free = ground.battle.rules.interaction_cost(ground.battle, ground.model, move) == 0
        subjects = ground.aim.markers if kind == INTERACT else ground.aim.models
        wanted = ground.aim.kind == AIM_USE and move.a in subjects
        if kind == INTERACT:
            marker = ground.battle.markers[move.a]
            if left_lying(ground.battle, ground.model, marker):
                return plan - 1.0
            if not wanted:
                aim = ground.aim if ground.errand else Aim(AIM_NONE)
                wanted = worth_using(ground.battle, ground.model, marker, aim)
        if not wanted:
            return plan - 1.0 if free else rest + FREE
        return 2.0 * weights.use * ground.stakes + (plan if free else rest)
    if kind == EXPERTISE:
        wanted = ground.aim.kind == AIM_USE and move.a in ground.aim.markers
        value = weights.use * ground.stakes if wanted else weights.search / max(ground.haste, 1.0)
        return value + (plan if move.quick or cost == 0 else rest)
    if kind == LOOK or kind == TAKE or kind == ORDER:
        return plan + FREE
    if kind == USE:
        return plan + use_of(ground, move)
    if kind == PLAY:
        return plan + boost_of(ground, move)
    if kind == LAY_MINE:
        return rest + FREE
    if kind == GIVE or kind == LEAVE:
        return NEVER / 2
    return plan - 1.0


def use_of(ground: Ground, move: BattleMove) -> float:
    """What using an item brings."""
    battle = ground.battle
    if move.b >= WEAPON_FIND:
        return -SPENT
    item = battle.cards.items[move.b]
    who = ground.model if move.a == NONE else battle.models[move.a]
    gain = -SPENT
    for what, amount in item.uses:
        gain += effect_of(ground, who, what, amount)
    if item.stages and prey(ground):
        gain += stage_of(item)
    return gain


def boost_of(ground: Ground, move: BattleMove) -> float:
    """What a boost brings between two actions."""
    battle, model = ground.battle, ground.model
    card = battle.cards.boosts[move.b]
    effect = card.effect
    if effect == B_HEAL:
        return effect_of(ground, model, U_HEAL, card.amount) - SPENT
    if effect == B_CLEANSE:
        return effect_of(ground, model, U_CLEANSE, card.amount) - SPENT
    if effect == B_CURE:
        return CURED * ground.blows.worths[model.number] - SPENT
    if effect == B_POINTS:
        return effect_of(ground, model, U_ACTION, card.amount) - SPENT
    if effect == B_GUARD:
        return 1.0 if ground.danger(model.x, model.y) > SPENT else -SPENT
    if effect == B_FIND or effect == B_LOAD:
        return FREE
    if effect == B_PREPARE:
        return 1.0 if battle.actions == 0 else -SPENT
    return -SPENT  # strides, calls and the like need a plan that this one does not make


def stage_of(item: Item) -> float:
    """A chem's first stage."""
    return 2.0 * (len(item.stages[0].gifts) + len(item.stages[0].dice)) + 1.0


def prey(ground: Ground) -> bool:
    """Whether there is somebody to attack from here."""
    return ground.offence(ground.model.x, ground.model.y) > 0.0


def effect_of(ground: Ground, who: Model, what: int, amount: int) -> float:
    """One thing that an item does to a model."""
    worth = ground.blows.worths[who.number]
    if what == U_HEAL or what == U_REPAIR:
        return ground.weights.heal * worth * min(amount, who.wounds) / max(who.health, 1)
    if what == U_CLEANSE:
        return ground.weights.heal * worth * min(amount, who.rads) / max(who.health, 1)
    if what == U_PATCH:
        return ground.weights.heal * worth * min(amount, who.power_damage) / max(who.health, 1)
    if what == U_CURE and who.conditions & (INJURED_ARM | INJURED_LEG):
        return CURED * worth
    if what == U_DOUSE and who.conditions & ON_FIRE:
        return CURED * worth
    if what == U_CURE_POISON and who.conditions & POISONED:
        return CURED * worth
    if what == U_CURE_FROZEN and who.conditions & FROZEN:
        return CURED * worth
    if what == U_ACTION or what == U_QUICK_MOVE:
        return 4.0 + 0.5 * ground.offence(ground.model.x, ground.model.y)
    if what == U_REACTION or what == U_BOOST:
        return 4.0
    return 0.0
