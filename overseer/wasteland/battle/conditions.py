"""Conditions on models, and what happens when a model is removed (WB-F10, WB-R8)."""

from __future__ import annotations

from typing import Final

from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.battle.fortune.deeds import count_removal
from overseer.wasteland.battle.measure import is_object, stat, within
from overseer.wasteland.battle.model import ESCAPED, HEAP, REMOVED, USED, Model
from overseer.wasteland.campaign_words import FIRE_PROOF, MESSY
from overseer.wasteland.words import (
    CONDITIONS,
    FROZEN,
    G_POISON_IMMUNE,
    G_STUN_PROOF,
    LENGTHS,
    NONE,
    ON_FIRE,
    ORANGE,
    POISONED,
    ROBOT,
    SHAKEN,
    STUNNED,
)

EVERY_CONDITION: Final = (1 << len(CONDITIONS)) - 1


def can_have(battle: Battle, model: Model, condition: int) -> bool:
    """Whether a condition can be put on a model now (WB-F10)."""
    if model.conditions & condition or is_object(model):
        return False  # never twice the same; things have none
    if condition == POISONED:
        if model.unit.types & ROBOT or stat(battle, model, G_POISON_IMMUNE) > 0:
            return False
    if condition == STUNNED and stat(battle, model, G_STUN_PROOF) > 0:
        return False
    if condition == ON_FIRE and model.powers & FIRE_PROOF:
        return False
    return not (condition == FROZEN and model.conditions & ON_FIRE)  # who burns cannot freeze


def add_condition(battle: Battle, model: Model, condition: int) -> bool:
    """A condition is put on a model; whether it took."""
    if not can_have(battle, model, condition):
        return False
    if condition == ON_FIRE and model.conditions & FROZEN:
        model.conditions -= FROZEN  # fire replaces frost
    model.conditions |= condition
    if condition == STUNNED:
        model.stuns = 1
    battle.tell("condition", {"model": model.number, "condition": word_of(condition)})
    return True


def cure(battle: Battle, model: Model, bits: int) -> int:
    """Conditions are taken off a model; the bits of those it had."""
    found = model.conditions & bits
    model.conditions -= found
    if found & STUNNED:
        model.stuns = 0
    for n in range(len(CONDITIONS)):
        if (found >> n) & 1:
            battle.tell("cured", {"model": model.number, "condition": CONDITIONS[n]})
    return found


def word_of(condition: int) -> str:
    """The word of a single condition."""
    for n in range(len(CONDITIONS)):
        if (condition >> n) & 1:
            return CONDITIONS[n]
    raise ValueError(condition)


def spend_stuns(battle: Battle, model: Model) -> None:
    """Each stun costs one action of the activation that begins (WB-F10, WB-R9)."""
    lost = min(model.stuns, battle.actions)
    if lost == 0:
        return
    battle.actions -= lost
    model.stuns -= lost
    if model.stuns == 0:
        model.conditions &= ~STUNNED
    battle.tell("stun-spent", {"model": model.number, "actions": battle.actions})


def thaw(battle: Battle, model: Model) -> None:
    """Frost goes at the end of the activation (WB-F10)."""
    cure(battle, model, FROZEN)


def steady(battle: Battle, model: Model) -> None:
    """The −2 token goes at the end of the round (WB-F10)."""
    cure(battle, model, SHAKEN)


def escape(battle: Battle, model: Model) -> None:
    """A model leaves the table alive, by an exit (WB-G7)."""
    model.place = ESCAPED
    model.status = USED
    model.points = 0
    model.reactions = 0
    if battle.active == model.number:
        battle.actions = 0
    battle.tell("escaped", {"model": model.number})


def remove_model(battle: Battle, model: Model, by: int, close: bool) -> None:
    """A model leaves the battle: what it found and carried stays where it stood (C11).

    `by` is the model that did it (NONE: nobody), `close` says whether in close combat.
    """
    if by == NONE:
        battle.tell("removed", {"model": model.number})
    else:
        battle.tell("removed-by", {"model": model.number, "by": by})
    model.place = REMOVED
    model.status = USED
    model.reactions = 0
    model.points = 0
    lay_down(battle, model)
    if battle.active == model.number:
        battle.actions = 0  # WB-R8: its activation ends
    count_removal(battle, model, by, close)
    if close and by != NONE and battle.models[by].powers & MESSY:
        _shake(battle, battle.models[by], model)
    battle.rules.removed(battle, model, by, close)


def _shake(battle: Battle, by: Model, gone: Model) -> None:
    """Who sees a comrade die like that is shaken (a perk)."""
    for enemy in battle.enemies_of(by):
        if within(enemy, gone, LENGTHS[ORANGE]):
            add_condition(battle, enemy, SHAKEN)


def lay_down(battle: Battle, model: Model) -> None:
    """Everything that a model found or carries lies on the table where it stands."""
    if model.found:
        heap = battle.add_marker(HEAP, model.x, model.y)
        heap.items = model.found
        heap.side = model.side
        heap.open = True
        model.found = ()
    for number in model.carrying:
        marker = battle.markers[number]
        marker.carrier = NONE
        marker.out = False
        marker.x = model.x
        marker.y = model.y
    model.carrying = ()
