"""The danger deck: a test averts the card, else it does what it says (WB-I1)."""

from __future__ import annotations

from typing import Final

from overseer.wasteland.battle.attack.effects import condition_of
from overseer.wasteland.battle.attack.hit import PAST_ARMOUR, push_hit
from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.battle.conditions import add_condition
from overseer.wasteland.battle.dice import Thrown
from overseer.wasteland.battle.fortune.deeds import count
from overseer.wasteland.battle.fortune.fate import CALM
from overseer.wasteland.battle.fortune.plays import throw_for
from overseer.wasteland.battle.measure import is_object, within_ruler
from overseer.wasteland.battle.model import ON_TABLE, USED, Model
from overseer.wasteland.battle.things.expertise import begin_search, dreads
from overseer.wasteland.battle.topics import T_DANGER, T_INJURY, T_ROLL
from overseer.wasteland.battle.values import PENALTY, attribute, hindrance
from overseer.wasteland.battle.work import QUICK, REACTION, Work
from overseer.wasteland.campaign_words import D_DANGERS
from overseer.wasteland.card import Danger, IconEffect
from overseer.wasteland.words import (
    ATTRIBUTES,
    E_ALARM,
    E_DRAW,
    E_HURT,
    E_INJURY,
    E_RADIATE,
    E_USE_UP,
    FROZEN,
    INJURED_ARM,
    INJURED_LEG,
    NONE,
    PHYSICAL,
    RADIATION,
)

# Stages.
_DRAW: Final = 0
_DRAWN: Final = 1
_TESTED: Final = 2
_SUFFER: Final = 3
_INJURED: Final = 4


def run_danger(battle: Battle, work: Work) -> bool:
    """One step of a danger: `next` counts the effects of its card that have happened."""
    model = battle.models[work.model]
    if work.stage == _DRAW:
        if sum(battle.dangers) == 0:
            battle.dangers = full_deck(battle)  # shuffled again
        if sum(battle.dangers) == 0:
            battle.done(work)
            return False
        work.stage = _DRAWN
        return battle.ask_nature(T_DANGER)
    if work.stage == _DRAWN:
        return _drawn(battle, work, model)
    card = battle.cards.dangers[work.card]
    if work.stage == _TESTED:
        return _tested(battle, work, model)
    if work.stage == _INJURED:
        add_condition(battle, model, INJURED_LEG if work.answer == 1 else INJURED_ARM)
        work.stage = _SUFFER
        return False
    if work.next >= len(card.effects) or model.place != ON_TABLE:
        battle.done(work)
        return False
    effect = card.effects[work.next]
    work.next += 1
    if effect.effect == E_INJURY:
        work.stage = _INJURED
        return battle.ask_of(model, T_INJURY)
    suffer(battle, model, effect)
    return False


def full_deck(battle: Battle) -> bytes:
    """How many of each danger card the deck starts with."""
    return bytes([card.copies for card in battle.cards.dangers])


def danger_value(battle: Battle, model: Model, card: Danger) -> int:
    """The value of the test that averts a danger (WB-D2)."""
    value = attribute(battle, model, card.attribute) + card.modifier + hindrance(model)
    return value + PENALTY if dreads(battle, model) else value


def _drawn(battle: Battle, work: Work, model: Model) -> bool:
    work.card = work.answer
    battle.revealed += 1
    card = battle.cards.dangers[work.card]
    work.stage = _SUFFER
    if card.attribute == NONE:
        battle.tell("danger", {"model": model.number, "danger": card.id})
        return False
    work.value = danger_value(battle, model, card)
    work.dice = b"\0\0\0\0"
    args: dict[str, int | str] = {"model": model.number, "danger": card.id}
    args["value"] = work.value
    battle.tell("danger-tested", {**args, "attribute": ATTRIBUTES[card.attribute]})
    work.stage = _TESTED
    return throw_for(battle, work, model, T_ROLL)


def _tested(battle: Battle, work: Work, model: Model) -> bool:
    thrown = Thrown(work.faces, work.dice, battle.tables.settings.green_blanks)
    if thrown.points and not work.flags & (QUICK | REACTION):  # WB-R4
        model.points += thrown.points
        battle.tell("point-won", {"model": model.number, "amount": thrown.points})
    if thrown.margin(work.value) >= 0:
        battle.tell("danger-averted", {"model": model.number})
        count(battle, model.seat, D_DANGERS)
        battle.done(work)
        return False
    battle.tell("danger-struck", {"model": model.number})
    work.stage = _SUFFER
    return False


def suffer(battle: Battle, model: Model, effect: IconEffect) -> None:
    """One effect of a danger on the one who found it."""
    kind = effect.effect
    if kind == E_HURT:
        push_hit(battle, model, NONE, effect.amount, PHYSICAL, 0, 0)
    elif kind == E_RADIATE:
        push_hit(battle, model, NONE, effect.amount, RADIATION, 0, PAST_ARMOUR)
    elif kind == E_DRAW:
        begin_search(battle, model, effect.amount)
    elif kind == E_USE_UP:
        _hold_up(battle, model)
    elif kind == E_ALARM:
        _alarm(battle, model, effect.amount)
    else:
        condition = condition_of(kind)
        if condition:
            add_condition(battle, model, condition)


def _hold_up(battle: Battle, model: Model) -> None:
    """What is left of its activation is lost; one who only reacted is used all the same."""
    model.points = 0
    if battle.active == model.number:
        battle.actions = 0
    else:
        model.status = USED
    battle.tell("held-up", {"model": model.number})


def _alarm(battle: Battle, model: Model, colour: int) -> None:
    """Every enemy within a ruler who has no reaction token and is not frozen gets one."""
    for enemy in battle.enemies_of(model):
        if enemy.reactions > 0 or battle.fate.has(CALM):
            continue
        if not enemy.conditions & FROZEN and not is_object(enemy):
            if within_ruler(enemy, model, colour):
                enemy.reactions = 1
                battle.tell("alarmed", {"model": enemy.number})
