"""What only a unit of one model may have (WC-F2)."""

from __future__ import annotations

from overseer.wasteland.card import CardSet, Unit
from overseer.wasteland.force.force import ForceUnit
from overseer.wasteland.force.kit import Kit


def single_causes(unit: ForceUnit, cards: CardSet) -> list[tuple[str, str]]:
    """Why a unit has to be one model: a word for the cause, and the card's id."""
    kit = Kit(unit, cards)
    found: list[tuple[str, str]] = []
    if unit.leader:
        found.append(("leader", unit.leader))
    if unit.heroic:
        found.append(("heroic", unit.unit))
    if kit.card.unique:
        found.append(("unique", unit.unit))
    for card in (*kit.for_each(), *kit.for_unit()):
        if card.unique:
            found.append(("unique-card", card.id))
    for weapon in kit.arms:
        if weapon.slow:
            found.append(("slow", weapon.id))
    for item in kit.worn:
        if item.stages:
            found.append(("fading", item.id))
    for id in unit.perks:  # WC-P1
        found.append(("perk", id))
    if kit.power is not None:  # WB-F7
        found.append(("power-armour", kit.power.id))
    return found


def person(unit: Unit, cards: CardSet) -> str:
    """Who a unique unit is: one person may have several cards, of which a force takes one.

    The Sole Survivor of day one is the Sole Survivor (Reading of WC-F2).
    """
    names = [
        other.id for other in cards.units if other.unique and unit.id.startswith(f"{other.id}-")
    ]
    return min(names, key=len, default=unit.id)
