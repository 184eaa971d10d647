"""Boosts around rolls and hits, and what cards let one choose: when they are worth it."""

from __future__ import annotations

from typing import Final

from overseer.bots.wasteland.blows import Blows
from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.battle.dice import Thrown
from overseer.wasteland.battle.fortune.boosts import below
from overseer.wasteland.battle.moves import PLAY, TARGET, YES, BattleMove
from overseer.wasteland.battle.topics import T_PEEK, T_ROLL
from overseer.wasteland.battle.work import W_EVENT, W_GUN, W_HARM, Work
from overseer.wasteland.campaign_cards import Boost
from overseer.wasteland.campaign_words import (
    AT_AFTER,
    AT_AIMED,
    AT_HIT,
    B_AGAIN,
    B_BLANKS,
    B_COUNTER,
    B_DODGE,
    B_DUCK,
    B_ICON,
    B_LOWER,
    B_LUCK,
    B_NO_COVER,
    B_POINTS,
    B_SHRUG,
    B_SKILL,
    B_SWAP,
    B_TURN_ICONS,
)
from overseer.wasteland.words import NONE

KEPT: Final = 0.0  # what it is worth to keep a boost for later, beside what using it costs
PRICE: Final = 1.0
SURE: Final = 9  # a value at which more skill hardly helps


def judge_fortune(battle: Battle, move: BattleMove) -> float:
    """How good an answer to T_PLAY, T_AIM or T_PEEK looks."""
    work = battle.work[-1]
    if move.kind == PLAY:
        return boost_worth(battle, work, battle.cards.boosts[move.b]) - PRICE
    if move.kind == TARGET:
        return target_worth(battle, work, move.a)
    if move.kind == YES and battle.topic == T_PEEK:
        return -1.0
    return KEPT


def boost_worth(battle: Battle, work: Work, card: Boost) -> float:
    """What using a boost at this moment brings, roughly in damage."""
    under = below(battle, work)
    if card.moment == AT_HIT:
        return hit_worth(battle, under, card)
    if card.moment == AT_AFTER:
        return throw_worth(battle, work, under, card)
    if card.moment == AT_AIMED:
        danger = 0.3 * under.damage * max(card.amount, 1)
        return danger if card.effect in (B_DODGE, B_DUCK) and 2 < under.value < SURE else 0.0
    if card.effect == B_SKILL or card.effect == B_NO_COVER:
        more = card.amount * (2 if card.effect == B_NO_COVER else 1)
        return 0.8 * more if 1 < under.value < SURE else 0.2
    if card.effect == B_SWAP:
        return 1.2 if under.value > 4 else 0.4
    return 1.4 if under.value > 3 or work.topic != T_ROLL else 0.5


def throw_worth(battle: Battle, work: Work, under: Work, card: Boost) -> float:
    """After the dice: what turns a miss into a hit, or makes a hit worse."""
    thrown = Thrown(under.faces, under.dice, battle.tables.settings.green_blanks)
    margin = thrown.margin(under.value) if work.topic == T_ROLL else 0
    if card.effect == B_LOWER:
        return 3.0 if -card.amount <= margin < 0 else 0.0
    if card.effect == B_AGAIN:
        return 2.0 if margin < 0 and under.value > 3 else 0.0
    if card.effect == B_POINTS:
        return 1.5 * card.amount
    if margin < 0:
        return 0.0
    if card.effect == B_BLANKS:
        return 0.7 * thrown.blanks
    if card.effect == B_ICON or card.effect == B_TURN_ICONS:
        return 0.9
    return 1.2 * card.amount


def hit_worth(battle: Battle, hit: Work, card: Boost) -> float:
    """When one of ours is hit: what keeps it alive."""
    target = battle.models[hit.target]
    deadly = 2.0 if hit.damage >= target.left else 1.0
    if card.effect == B_SHRUG or card.effect == B_COUNTER:
        return 0.8
    if card.effect == B_LUCK:
        return 0.8 * deadly
    return 0.6 * min(card.amount, hit.damage) * deadly


def target_worth(battle: Battle, work: Work, number: int) -> float:
    """Whom a card is meant for: guns at the enemy's best, harm on the healthiest of ours."""
    model = battle.models[number]
    worth = Blows(battle).worths[number]
    if work.kind == W_HARM:
        return float(model.left)
    if work.kind == W_GUN:
        seat = work.side
        own = seat != NONE and model.side == battle.sides[seat]
        return -worth if own else worth * min(work.damage, model.left) / max(model.left, 1)
    return worth if work.kind == W_EVENT else 0.0
