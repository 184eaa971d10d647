"""What a side has found in a battle: how many cards, and what they are worth."""

from __future__ import annotations

from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.battle.moves import WEAPON_FIND
from overseer.wasteland.prices import price_in


def found_cards(battle: Battle, side: int) -> int:
    """How many found cards the models of a side hold."""
    return sum([len(model.found) for model in battle.on_table(side)])


def found_caps(battle: Battle, side: int) -> int:
    """What they are worth by the battle's list (WC-X14)."""
    return sum([price(battle, card) for m in battle.on_table(side) for card in m.found])


def price(battle: Battle, card: int) -> int:
    """What a card is worth; nothing where the list does not have it."""
    caps = battle.tables.settings.caps
    if card >= WEAPON_FIND:
        return max(price_in(battle.cards.weapons[card - WEAPON_FIND].caps, caps), 0)
    return max(price_in(battle.cards.items[card].caps, caps), 0)
