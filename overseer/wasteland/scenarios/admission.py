"""Which forces may take a side of a scenario (WC-X1, WC-X5)."""

from __future__ import annotations

from typing import Final

from overseer.wasteland.card import CardSet, Unit
from overseer.wasteland.force.caps import LIST_2020
from overseer.wasteland.force.force import Force
from overseer.wasteland.prices import price_in
from overseer.wasteland.scenarios.scenario import SideData
from overseer.wasteland.words import (
    CREATURE,
    DOG,
    FACTIONS,
    MUTANT,
    NONE,
    OBJECT,
    ROBOT,
    TURRET,
)

NEVER_WORN: Final = MUTANT | DOG | CREATURE | ROBOT | TURRET | OBJECT
_DRAWN: Final = ("survivors", "brotherhood", "super-mutants", "creatures")
_DRAWS: Final = 100  # forces that are tried for a side that asks for something


def faction_of(force: Force, cards: CardSet) -> int:
    """Of a force: its leader's; without one, its first unit's (C19)."""
    for unit in force.units:
        if unit.leader:
            return cards.unit(unit.unit).faction
    return cards.unit(force.units[0].unit).faction


def can_wear(unit: Unit) -> bool:
    """Whether anybody of a unit card could ever wear power armour (WC-X5)."""
    return not unit.types & NEVER_WORN


def fits_side(side: SideData, force: Force, cards: CardSet) -> bool:
    """Whether a force may take a side."""
    if not force.units:
        return True
    if side.factions and faction_of(force, cards) not in side.factions:
        return False
    if not side.wearer:
        return True
    return any(unit.count == 1 and can_wear(cards.unit(unit.unit)) for unit in force.units)


def factions_for(
    side: SideData, factions: tuple[str, ...], cards: CardSet, caps: int = LIST_2020
) -> tuple[str, ...]:
    """The factions out of which a force for a side can be drawn: of those asked for, if any.

    A faction of which the list prices no unit cannot be drawn; another stands in for it (C18).
    """
    listed = tuple([word for word in _DRAWN if priced(word, cards, caps)])
    factions = tuple([word for word in factions if word in listed]) or listed
    allowed = [FACTIONS[n] for n in side.factions] if side.factions else list(factions)
    allowed = [word for word in allowed if priced(word, cards, caps)]
    if side.wearer:
        wearers = {FACTIONS[unit.faction] for unit in cards.units if can_wear(unit)}
        allowed = [word for word in allowed if word in wearers]
    found = tuple([word for word in factions if word in allowed])
    found = found or tuple(allowed) or listed
    # A force that cannot do what its side is there for is drawn only where it is asked for.
    able = tuple([word for word in found if knows(word, side.skills, cards)])
    return able or found


def priced(faction: str, cards: CardSet, caps: int) -> bool:
    """Whether a list has a price for any unit that a faction can field."""
    for unit in cards.units:
        if unit.faction == FACTIONS.index(faction) and not unit.types & (TURRET | OBJECT):
            if price_in(unit.caps, caps) != NONE:
                return True
    return False


def knows(faction: str, skills: tuple[int, ...], cards: CardSet) -> bool:
    """Whether a faction has units with all these skills among them."""
    units = [unit for unit in cards.units if unit.faction == FACTIONS.index(faction)]
    return all(any(unit.skills[skill] != NONE for unit in units) for skill in skills)


def other_numbers(number: int) -> range:
    """The numbers of forces that are tried until one fits."""
    return range(number, number + _DRAWS)
