"""What models cost as they stand in a battle, and what a side has lost of them (WC-F5)."""

from __future__ import annotations

from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.battle.model import REMOVED, Model
from overseer.wasteland.battle.moves import WEAPON_FIND
from overseer.wasteland.force.caps import HEROIC
from overseer.wasteland.prices import price_in
from overseer.wasteland.words import NONE


def lost(battle: Battle, side: int) -> int:
    """The caps of a side's models that were removed."""
    total = 0
    for model in battle.models:
        if model.side == side and model.place == REMOVED:
            total += caps_of(battle, model)
    return total


def caps_of(battle: Battle, model: Model) -> int:
    """What a model cost with all that it brought, without what its unit shares."""
    caps = battle.tables.settings.caps
    cards = battle.cards
    total = price(model.unit.caps, caps)
    for number in model.weapons:
        if WEAPON_FIND + number not in model.found:
            total += price(cards.weapons[number].caps, caps)
    for item in model.items + model.mods:
        if item != NONE:
            total += price(cards.items[item].caps, caps)
    if model.power != NONE:
        total += price(cards.items[model.power].caps, caps)
    if model.leader is not None:
        total += price(model.leader.caps, caps)
    return total + (HEROIC[caps] if model.heroic else 0)


def price(caps: tuple[int, ...], caps_list: int) -> int:
    """A card's caps in a list, or in the nearest one that has it."""
    return max(price_in(caps, caps_list), 0)
