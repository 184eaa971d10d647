"""Boosts that are used between the actions of an activation (WC-B1)."""

from __future__ import annotations

from overseer.wasteland.battle.attack.arms import is_empty, set_empty
from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.battle.conditions import EVERY_CONDITION, cure
from overseer.wasteland.battle.fortune.boons import BREAKS, CHARGES_BLIND, QUIET, STRIDE
from overseer.wasteland.battle.fortune.deeds import count
from overseer.wasteland.battle.fortune.event_deck import PEEK
from overseer.wasteland.battle.fortune.fate import CALM, NO_CARD
from overseer.wasteland.battle.measure import within_ruler
from overseer.wasteland.battle.model import ON_TABLE, READY, UNREADY, Model
from overseer.wasteland.battle.moves import BattleMove, play
from overseer.wasteland.battle.reasons import (
    R_BOOST_MOMENT,
    R_HAS_REACTION,
    R_NO_BOOST,
    R_NO_TARGET,
    R_NO_USE,
    R_NOT_UNREADY,
    R_TOO_FAR,
)
from overseer.wasteland.battle.things.expertise import begin_search
from overseer.wasteland.battle.things.uses import heal
from overseer.wasteland.battle.work import W_FATE
from overseer.wasteland.campaign_cards import Boost
from overseer.wasteland.campaign_words import (
    AT_ACTION,
    B_BREAK,
    B_CALL,
    B_CHARGE,
    B_CLEANSE,
    B_CURE,
    B_FIND,
    B_GUARD,
    B_HEAL,
    B_LOAD,
    B_PEEK,
    B_POINTS,
    B_PREPARE,
    B_QUIET,
    B_STRIDE,
    D_BOOSTS,
)
from overseer.wasteland.words import NONE


def spend_boost(battle: Battle, seat: int, boost: int) -> None:
    """A boost is used: everybody sees it, and it is gone."""
    hand = list(battle.hands[seat])
    hand.remove(boost)
    battle.hands = (*battle.hands[:seat], tuple(hand), *battle.hands[seat + 1 :])
    battle.revealed += 1
    battle.tell("boost-used", {"seat": seat, "boost": battle.cards.boosts[boost].id})
    count(battle, seat, D_BOOSTS)


def action_boosts(battle: Battle, model: Model) -> list[BattleMove]:
    """The boosts that the active model's owner may use now."""
    found: list[BattleMove] = []
    if model.seat < 0 or not battle.hands[model.seat]:
        return found
    for number in sorted(set(battle.hands[model.seat])):
        card = battle.cards.boosts[number]
        if card.moment != AT_ACTION:
            continue
        if card.effect == B_CALL:
            for friend in battle.friends_of(model):
                if call_fault(battle, model, card, friend.number) == 0:
                    found.append(play(battle.cards, number, friend.number))
        elif _fault(battle, model, card) == 0:
            found.append(play(battle.cards, number))
    return found


def action_boost_fault(battle: Battle, model: Model, move: BattleMove) -> int:
    """Why a boost cannot be used between actions; 0 when it can."""
    if model.seat < 0 or move.b not in battle.hands[model.seat]:
        return R_NO_BOOST
    card = battle.cards.boosts[move.b]
    if card.moment != AT_ACTION:
        return R_BOOST_MOMENT
    if card.effect == B_CALL:
        return call_fault(battle, model, card, move.a)
    if move.a != NONE or move.c != 0:
        return R_NO_TARGET
    return _fault(battle, model, card)


def call_fault(battle: Battle, model: Model, card: Boost, target: int) -> int:
    """Why a friend cannot be called to readiness."""
    if not 0 <= target < len(battle.models) or target == model.number:
        return R_NO_TARGET
    friend = battle.models[target]
    if friend.place != ON_TABLE or friend.side != model.side:
        return R_NO_TARGET
    if friend.status != UNREADY:
        return R_NOT_UNREADY
    return 0 if within_ruler(model, friend, card.ruler) else R_TOO_FAR


def _fault(battle: Battle, model: Model, card: Boost) -> int:
    """Why a boost would do nothing."""
    effect = card.effect
    useful = True
    if effect == B_HEAL:
        useful = model.wounds > 0
    elif effect == B_CLEANSE:
        useful = model.rads > 0
    elif effect == B_CURE:
        useful = model.conditions != 0
    elif effect == B_PREPARE:
        if model.reactions > 0:
            return R_HAS_REACTION
        useful = not battle.fate.has(CALM)
    elif effect == B_LOAD:
        useful = len(empty_slots(battle, model)) > 0
    elif effect == B_FIND:
        useful = sum(battle.deck) > 0
    elif effect == B_PEEK:
        useful = battle.fate.top != NO_CARD
    elif effect == B_BREAK:
        useful = not battle.boons & BREAKS
    elif effect == B_QUIET:
        useful = not battle.boons & QUIET
    elif effect == B_CHARGE:
        useful = not battle.boons & CHARGES_BLIND
    return 0 if useful else R_NO_USE


def empty_slots(battle: Battle, model: Model) -> list[int]:
    """The empty slow weapons of a model."""
    found = []
    for slot in range(len(model.weapons)):
        if battle.cards.weapons[model.weapons[slot]].slow and is_empty(model, slot):
            found.append(slot)
    return found


def use_action_boost(battle: Battle, model: Model, move: BattleMove) -> None:
    """Carry such a boost out."""
    card = battle.cards.boosts[move.b]
    spend_boost(battle, model.seat, move.b)
    effect, amount = card.effect, card.amount
    if effect == B_POINTS:
        model.points += amount
        battle.tell("point-won", {"model": model.number, "amount": amount})
    elif effect == B_STRIDE:
        battle.boons += STRIDE * amount
    elif effect == B_BREAK:
        battle.boons |= BREAKS
    elif effect == B_QUIET:
        battle.boons |= QUIET
    elif effect == B_CHARGE:
        battle.boons |= CHARGES_BLIND
    elif effect == B_CALL:
        battle.models[move.a].status = READY
        battle.tell("readied", {"model": move.a})
    elif effect == B_HEAL:
        heal(battle, model, amount)
    elif effect == B_CLEANSE:
        taken = min(model.rads, amount)
        model.rads -= taken
        battle.tell("cleansed", {"model": model.number, "amount": taken})
    elif effect == B_CURE:
        cure(battle, model, EVERY_CONDITION)
    elif effect == B_PREPARE:
        model.reactions = 1
        battle.tell("prepared", {"model": model.number})
    elif effect == B_GUARD:
        model.boosts += amount
        battle.tell("boosts-won", {"model": model.number, "amount": amount})
    elif effect == B_LOAD:
        for slot in empty_slots(battle, model):
            set_empty(model, slot, False)
            weapon = battle.cards.weapons[model.weapons[slot]].id
            battle.tell("reloaded", {"model": model.number, "weapon": weapon})
    elif effect == B_FIND:
        begin_search(battle, model, amount)
    elif effect == B_PEEK:
        battle.push(W_FATE, model.number).stage = PEEK
