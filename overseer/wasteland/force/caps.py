"""What a force costs (WC-F1)."""

from __future__ import annotations

from typing import Final

from overseer.wasteland.card import CardSet
from overseer.wasteland.force.force import Force, ForceUnit
from overseer.wasteland.force.kit import Kit
from overseer.wasteland.prices import price_in

LIMITS: Final = (500, 750, 1000)
STANDARD_LIMIT: Final = 750
LIST_2020: Final = 1  # words.LISTS; the one that counts unless another is chosen (WB-X1)
HEROIC: Final = (60, 60, 48)  # a heroic card, by list


def model_caps(unit: ForceUnit, cards: CardSet, caps_list: int = LIST_2020) -> int:
    """What each model of a unit costs with all that it carries; cards of no list: nothing."""
    kit = Kit(unit, cards)
    total = _price(kit.card.caps, caps_list)
    for card in kit.for_each():
        total += _price(card.caps, caps_list)
    if unit.leader in cards.leader_numbers:
        total += _price(cards.leader(unit.leader).caps, caps_list)
    if unit.heroic:
        total += HEROIC[caps_list]
    for id in unit.perks:
        if id in cards.perk_numbers:
            total += _price(cards.perk(id).caps, caps_list)
    return total


def shared_caps(unit: ForceUnit, cards: CardSet, caps_list: int = LIST_2020) -> int:
    """What the cards cost that the whole unit shares: each once."""
    return sum(_price(card.caps, caps_list) for card in Kit(unit, cards).for_unit())


def unit_caps(unit: ForceUnit, cards: CardSet, caps_list: int = LIST_2020) -> int:
    """What a unit costs."""
    return model_caps(unit, cards, caps_list) * unit.count + shared_caps(unit, cards, caps_list)


def force_caps(force: Force, cards: CardSet, caps_list: int = LIST_2020) -> int:
    """What a force costs."""
    total = sum(unit_caps(unit, cards, caps_list) for unit in force.units)
    return total + boosts_caps(force, cards, caps_list)


def boosts_caps(force: Force, cards: CardSet, caps_list: int = LIST_2020) -> int:
    """What the boosts of a force cost."""
    known = [id for id in force.boosts if id in cards.boost_numbers]
    return sum(_price(cards.boost(id).caps, caps_list) for id in known)


def _price(caps: tuple[int, ...], caps_list: int) -> int:
    return max(price_in(caps, caps_list), 0)
