"""Which weapons a model has at hand, and in what state they are (WB-F9, WB-H2)."""

from __future__ import annotations

from typing import Final

from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.battle.model import Model
from overseer.wasteland.battle.moves import WEAPON_FIND
from overseer.wasteland.card import Weapon
from overseer.wasteland.words import NONE, W_MINE, W_THROWN

IMPROVISED: Final = 98  # the slot of what everybody finds at hand (WB-F3)
POOLED: Final = 99  # the slot of thrown weapons and mines: they come from the unit's pool


def weapon_at(battle: Battle, model: Model, slot: int, number: int) -> Weapon:
    """The weapon of a slot; improvised and pooled ones by their number."""
    if slot == IMPROVISED or slot == POOLED:
        return battle.cards.weapons[number]
    return battle.cards.weapons[model.weapons[slot]]


def improvised(battle: Battle) -> int:
    """The number of the improvised weapon."""
    return battle.cards.weapon_numbers.get("improvised", NONE)


def slot_of(battle: Battle, model: Model, number: int) -> int:
    """The slot in which a model has a weapon; NONE when it has not.

    Of two alike it takes the loaded one, then the one with more tokens and critical points.
    """
    best = NONE
    most = 0
    for slot in range(len(model.weapons)):
        if model.weapons[slot] == number:
            worth = 0 if is_empty(model, slot) else 65536
            worth += 256 * tokens_on(model, slot) + critical_points(model, slot)
            if best == NONE or worth > most:
                best, most = slot, worth
    if best != NONE:
        return best
    if number == improvised(battle):
        return IMPROVISED
    kind = battle.cards.weapons[number].kind
    if (kind == W_THROWN or kind == W_MINE) and holder_of(battle, model, number) != NONE:
        return POOLED
    return NONE


def holder_of(battle: Battle, model: Model, number: int) -> int:
    """Where a thrown weapon or mine is: 0 in the model's finds, 1 in its unit's pool; NONE."""
    card = WEAPON_FIND + number
    if card in model.found:
        return 0
    if model.group != NONE and card in battle.groups[model.group]:
        return 1
    return NONE


def use_up(battle: Battle, model: Model, card: int) -> None:
    """A card is used up: from the model's finds, else from its unit's pool (WB-I2)."""
    if card in model.found:
        model.found = without(model.found, card)
        if card >= WEAPON_FIND:
            drop_weapon(model, card - WEAPON_FIND)
        return
    pool = without(battle.groups[model.group], card)
    groups = battle.groups
    battle.groups = (*groups[: model.group], pool, *groups[model.group + 1 :])


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """Cards with one of them gone."""
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]


def add_weapon(model: Model, number: int, mod: int = NONE) -> None:
    """A model takes up a weapon: loaded, without tokens."""
    model.weapons = (*model.weapons, number)
    model.mods = (*model.mods, mod)
    model.tokens += b"\0"
    model.criticals += b"\0"


def drop_weapon(model: Model, number: int) -> None:
    """A model puts a weapon down; of two alike the one it took up last, its find."""
    for slot in range(len(model.weapons) - 1, -1, -1):
        if model.weapons[slot] == number:
            model.weapons = model.weapons[:slot] + model.weapons[slot + 1 :]
            model.mods = model.mods[:slot] + model.mods[slot + 1 :]
            model.tokens = model.tokens[:slot] + model.tokens[slot + 1 :]
            model.criticals = model.criticals[:slot] + model.criticals[slot + 1 :]
            low = model.empty % (2**slot)
            model.empty = low + (model.empty // (2 ** (slot + 1))) * 2**slot
            return


def is_empty(model: Model, slot: int) -> bool:
    """Whether a slow weapon is empty or a one-use weapon is spent (WB-F9)."""
    return slot < IMPROVISED and (model.empty >> slot) & 1 == 1


def slot_to_load(battle: Battle, model: Model, number: int) -> int:
    """The slot in which a model's weapon wants a reload or another token; NONE for none."""
    weapon = battle.cards.weapons[number]
    for slot in range(len(model.weapons)):
        if model.weapons[slot] == number:
            if is_empty(model, slot) if weapon.slow else model.tokens[slot] < weapon.charges:
                return slot
    return NONE


def set_empty(model: Model, slot: int, empty: bool) -> None:
    """A weapon becomes empty or loaded."""
    if slot >= IMPROVISED or is_empty(model, slot) == empty:
        return
    model.empty += 2**slot if empty else -(2**slot)


def tokens_on(model: Model, slot: int) -> int:
    """Primed tokens on a weapon."""
    return model.tokens[slot] if slot < IMPROVISED else 0


def set_tokens(model: Model, slot: int, n: int) -> None:
    """So many primed tokens are on a weapon now."""
    model.tokens = model.tokens[:slot] + bytes((n,)) + model.tokens[slot + 1 :]


def critical_points(model: Model, slot: int) -> int:
    """Critical points on a weapon (WB-H2)."""
    return model.criticals[slot] if slot < IMPROVISED else 0


def set_critical_points(model: Model, slot: int, n: int) -> None:
    """So many critical points are on a weapon now."""
    model.criticals = model.criticals[:slot] + bytes((n,)) + model.criticals[slot + 1 :]


def mod_gift(battle: Battle, model: Model, slot: int, stat: int) -> int:
    """What the mod on a weapon gives."""
    if slot >= IMPROVISED or model.mods[slot] == NONE:
        return 0
    total = 0
    for gift in battle.cards.items[model.mods[slot]].gifts:
        if gift.stat == stat:
            total += gift.amount
    return total
