"""What using a card does to the one it is used on (WB-I4)."""

from __future__ import annotations

from typing import Final

from overseer.wasteland.battle.attack.arms import is_empty, set_empty, use_up
from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.battle.conditions import cure, remove_model
from overseer.wasteland.battle.fortune.fate import CALM
from overseer.wasteland.battle.measure import stat
from overseer.wasteland.battle.model import Model
from overseer.wasteland.battle.things.kit import renew
from overseer.wasteland.battle.values import power_room, radiation_heals, rating
from overseer.wasteland.campaign_words import LEAD_BELLY
from overseer.wasteland.words import (
    DAMAGES,
    FROZEN,
    G_PUMP,
    G_STEALTH,
    IMMUNE,
    INJURED_ARM,
    INJURED_LEG,
    NONE,
    ON_FIRE,
    POISONED,
    RADIATION,
    ROBOT,
    U_ACTION,
    U_BOOST,
    U_BOOST_ENERGY,
    U_CLEANSE,
    U_CURE,
    U_CURE_ADDICTION,
    U_CURE_FROZEN,
    U_CURE_POISON,
    U_DOUSE,
    U_HEAL,
    U_LOAD,
    U_PATCH,
    U_QUICK_MOVE,
    U_RADIATE,
    U_REACTION,
    U_REPAIR,
    U_STEALTH,
)

PUMP_HEALTH: Final = 3  # a medic pump works at this health or less


def cures(use: int) -> int:
    """The conditions that a use takes off."""
    if use == U_CURE:
        return INJURED_ARM | INJURED_LEG
    if use == U_DOUSE:
        return ON_FIRE
    if use == U_CURE_POISON:
        return POISONED
    return FROZEN if use == U_CURE_FROZEN else 0


def useful(battle: Battle, model: Model, uses: list[tuple[int, int]]) -> bool:
    """Whether a card would do a model any good now."""
    for use, _ in uses:
        if _helps(battle, model, use):
            return True
    return False


def _helps(battle: Battle, model: Model, use: int) -> bool:
    if use == U_HEAL:
        return model.wounds > 0
    if use == U_CLEANSE:
        return model.rads > 0
    if use == U_ACTION or use == U_QUICK_MOVE:
        return battle.active == model.number
    if use == U_CURE_ADDICTION:
        return len(model.addictions) > 0
    if use == U_BOOST or use == U_BOOST_ENERGY:
        return True
    if use == U_REACTION:
        return model.reactions == 0 and not battle.fate.has(CALM)
    if use == U_REPAIR:
        return model.wounds > 0 and model.unit.types & ROBOT != 0
    if use == U_PATCH:
        return model.power_damage > 0 and power_room(battle, model) > 0
    if use == U_STEALTH:
        return stat(battle, model, G_STEALTH) == 0
    if use == U_LOAD:
        return empty_slot(battle, model) != NONE
    return model.conditions & cures(use) != 0


def apply_uses(battle: Battle, model: Model, uses: list[tuple[int, int]]) -> None:
    """Everything that a card does, in its order, as long as the model lives."""
    for use, amount in uses:
        if model.alive:
            apply_use(battle, model, use, amount)


def apply_use(battle: Battle, model: Model, use: int, amount: int) -> None:
    """One thing that a card does; Stealth Boys and artillery are switched on in items.py."""
    if use == U_HEAL or use == U_REPAIR:
        if use == U_HEAL or model.unit.types & ROBOT:
            heal(battle, model, amount)
    elif use == U_CLEANSE:
        taken = min(model.rads, amount)
        if taken > 0:
            model.rads -= taken
            battle.tell("cleansed", {"model": model.number, "amount": taken})
    elif use == U_RADIATE:
        _radiate(battle, model, amount)
    elif use == U_ACTION or use == U_QUICK_MOVE:
        # Points outside one's own activation would be lost at once (WB-R4).
        if battle.active == model.number:
            model.points += amount
            battle.tell("point-won", {"model": model.number, "amount": amount})
    elif use == U_CURE_ADDICTION:
        if model.addictions:
            model.addictions = ()
            renew(battle, model)
            battle.tell("sober", {"model": model.number})
    elif use == U_BOOST:
        model.boosts += amount
        battle.tell("boosts-won", {"model": model.number, "amount": amount})
    elif use == U_BOOST_ENERGY:
        model.energy_boosts += amount
        battle.tell("energy-boosts-won", {"model": model.number, "amount": amount})
    elif use == U_REACTION:
        if model.reactions == 0 and not battle.fate.has(CALM):
            model.reactions = 1
            battle.tell("alarmed", {"model": model.number})
    elif use == U_PATCH:
        if power_room(battle, model) > 0:
            taken = min(model.power_damage, amount)
            model.power_damage -= taken
            battle.tell("patched", {"model": model.number, "amount": taken})
    elif use == U_LOAD:
        slot = empty_slot(battle, model)
        if slot != NONE:
            set_empty(model, slot, False)
            weapon = battle.cards.weapons[model.weapons[slot]].id
            battle.tell("reloaded", {"model": model.number, "weapon": weapon})
    elif cures(use):
        cure(battle, model, cures(use))


def heal(battle: Battle, model: Model, amount: int) -> None:
    """Regular damage goes; radiation damage stays (WB-F6)."""
    taken = min(model.wounds, amount)
    if taken > 0:
        model.wounds -= taken
        battle.tell("healed", {"model": model.number, "amount": taken})


def _radiate(battle: Battle, model: Model, amount: int) -> None:
    """What is swallowed passes all armour; the immune do not notice it."""
    if radiation_heals(model):
        heal(battle, model, amount)
        return
    if model.powers & LEAD_BELLY:
        return
    if rating(battle, model, RADIATION) == IMMUNE:
        return
    model.rads += amount
    args = {"model": model.number, "damage": amount, "left": max(model.left, 0)}
    battle.tell("damaged", {**args, "kind": DAMAGES[RADIATION]})
    if model.left <= 0:
        remove_model(battle, model, NONE, False)


def pump(battle: Battle, model: Model) -> None:
    """A medic pump uses a stimpak by itself as soon as its wearer is badly hurt."""
    card = battle.cards.item_numbers.get("stimpak", NONE)
    if card == NONE or not model.alive or model.left > PUMP_HEALTH or model.wounds == 0:
        return
    pooled = model.group != NONE and card in battle.groups[model.group]
    if stat(battle, model, G_PUMP) > 0 and (pooled or card in model.found):
        use_up(battle, model, card)
        battle.tell("pumped", {"model": model.number, "card": "stimpak"})
        apply_uses(battle, model, battle.cards.items[card].uses)


def empty_slot(battle: Battle, model: Model) -> int:
    """The first empty slow weapon of a model; NONE without one."""
    for slot in range(len(model.weapons)):
        if battle.cards.weapons[model.weapons[slot]].slow and is_empty(model, slot):
            return slot
    return NONE
