"""Whom an event means, and what good or bad comes to them at once."""

from __future__ import annotations

from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.battle.conditions import EVERY_CONDITION, cure
from overseer.wasteland.battle.measure import is_object
from overseer.wasteland.battle.model import ON_TABLE, Model
from overseer.wasteland.battle.things.uses import heal
from overseer.wasteland.campaign_cards import EventEffect
from overseer.wasteland.campaign_words import (
    FOES,
    IN_OPEN,
    LEADERS,
    OWNERS,
    RANDOM_EACH,
    V_CURE,
    V_FLIP_BOOST,
    V_HEAL,
    V_POINTS,
)
from overseer.wasteland.words import NONE


def needs_draw(effect: EventEffect) -> bool:
    """Whether chance picks whom it means."""
    return effect.who == RANDOM_EACH


def of_side(battle: Battle, side: int) -> tuple[int, ...]:
    """The models of a side on the table, without things."""
    return tuple([m.number for m in battle.on_table(side) if not is_object(m)])


def starters(battle: Battle) -> tuple[int, ...]:
    """Every model that a shot out of nowhere may be aimed at."""
    found = []
    for model in battle.models:
        if model.place == ON_TABLE and not is_object(model):
            if battle.rules.targetable(battle, model):
                found.append(model.number)
    return tuple(found)


def meant(battle: Battle, effect: EventEffect, seat: int) -> tuple[int, ...]:
    """The models that an effect means; `seat` is the card's owner (NONE: nobody's)."""
    found = []
    for model in battle.models:
        if model.place == ON_TABLE and not is_object(model):
            if _is_meant(battle, effect.who, model, seat):
                found.append(model.number)
    return tuple(found)


def _is_meant(battle: Battle, who: int, model: Model, seat: int) -> bool:
    if who == LEADERS:
        return model.leader is not None
    if who == IN_OPEN:
        return in_open(battle, model)
    if who == OWNERS:
        return seat != NONE and model.side == battle.sides[seat]
    if who == FOES:
        return seat != NONE and model.side != battle.sides[seat] and model.side < 2
    return True


def in_open(battle: Battle, model: Model) -> bool:
    """Whether a model touches no terrain."""
    if model.on != NONE:
        return False
    for piece in battle.layout.pieces:
        if piece.touches(model.x, model.y, model.radius):
            return False
    return True


def help_models(battle: Battle, effect: EventEffect, models: tuple[int, ...]) -> None:
    """Healing, cures, armour boosts and action points."""
    kind = effect.effect
    for number in models:
        model = battle.models[number]
        if kind == V_HEAL:
            heal(battle, model, effect.amount)
        elif kind == V_CURE:
            cure(battle, model, EVERY_CONDITION)
        elif kind == V_FLIP_BOOST:
            model.boosts += effect.amount
            battle.tell("boosts-won", {"model": number, "amount": effect.amount})
        elif kind == V_POINTS:
            model.points += effect.amount
            battle.tell("point-won", {"model": number, "amount": effect.amount})
