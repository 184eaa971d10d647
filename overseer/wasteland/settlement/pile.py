"""The piles (WC-S5, WC-S15): what can be drawn for a kind, and how likely each card is.

A pile holds each card so often as it is printed, less what the player has. A draw for a kind turns
cards until one of that kind comes and shuffles the others back, so it is a draw among those of the
kind alone.
"""

from __future__ import annotations

from typing import Final

from overseer.wasteland.campaign_words import BOOST_KINDS
from overseer.wasteland.card import Item, Weapon
from overseer.wasteland.prices import price_in
from overseer.wasteland.settlement.holdings import Books, Holdings
from overseer.wasteland.settlement.structure import BOOST_DRAWS
from overseer.wasteland.words import (
    ALCOHOL,
    ARMOUR,
    ARMOUR_PIECE,
    CLOTHING,
    FOOD,
    GEAR,
    ITEM_KINDS,
    JUNK,
    MOD,
    NONE,
    POWER_ARMOUR,
    U_CLEANSE,
    U_CURE,
    U_CURE_ADDICTION,
    U_CURE_FROZEN,
    U_CURE_POISON,
    U_DOUSE,
    U_HEAL,
    U_PATCH,
    U_REPAIR,
    WEAPON_KINDS,
)

_KINDS: Final[dict[str, tuple[int, ...]]] = {
    "barter": (JUNK, GEAR),
    "armour": (ARMOUR, ARMOUR_PIECE, POWER_ARMOUR),
    "clothing": (CLOTHING,),
    "refreshment": (FOOD, ALCOHOL),
}
_CURES: Final = (
    *(U_HEAL, U_CLEANSE, U_CURE, U_CURE_ADDICTION, U_DOUSE, U_CURE_POISON, U_REPAIR, U_PATCH),
    U_CURE_FROZEN,
)


def pool(holdings: Holdings, kind: str, books: Books) -> list[str]:
    """The cards of a kind in the pile, once for each copy, in a fixed order."""
    passed = [] if holdings.draw is None else holdings.draw.passed
    found: list[str] = []
    for id, copies in printed(holdings, kind, books):
        found += [id] * max(0, copies - holdings.held(id) - passed.count(id))
    return found


def printed(holdings: Holdings, kind: str, books: Books) -> list[tuple[str, int]]:
    """The cards of a kind that there are at all, with their copies."""
    cards = books.cards
    if kind in BOOST_DRAWS:
        return [
            (boost.id, boost.copies)
            for boost in cards.boosts
            if kind == "boost" or BOOST_KINDS[boost.kind] == kind
        ]
    found: list[tuple[str, int]] = []
    for card in equipment(books):
        if in_pile(card, books) and fits(card, kind, holdings, books):
            found.append((card.id, 1))
    return found


def equipment(books: Books) -> list[Weapon | Item]:
    """All weapons and items, in the order of the cards."""
    return [*books.cards.weapons, *books.cards.items]


def in_pile(card: Weapon | Item, books: Books) -> bool:
    """Whether a card is in the item pile: no uniques, no claws, nothing without a price."""
    natural = isinstance(card, Weapon) and card.natural
    return not (card.unique or natural or price_in(card.caps, books.caps_list) == NONE)


def fits(card: Weapon | Item, kind: str, holdings: Holdings, books: Books) -> bool:
    """Whether a card is of the kind that is drawn for."""
    if kind == "any":
        return True
    if isinstance(card, Weapon):
        return kind == "weapon" or kind == WEAPON_KINDS[card.kind]
    if kind in _KINDS:
        return card.kind in _KINDS[kind]
    if kind == "medical":
        return medical(card)
    if kind == "weapon-mod":  # WC-S10: one that the player can attach
        return card.kind == MOD and bool(card.fits & mods_allowed(holdings, books))
    if kind == "armour-mod":
        return card.kind == MOD and card.fits_armour
    if kind == "power-mod":
        return card.kind == MOD and card.fits_power
    return kind == ITEM_KINDS[card.kind]


def medical(item: Item) -> bool:
    """WC-S14: it removes damage or conditions and is no food, drink or alcohol."""
    if item.kind in (FOOD, ALCOHOL):
        return False
    uses = [*item.uses, *(use for stage in item.stages for use in stage.uses)]
    return any(what in _CURES for what, _ in uses)


def useless(id: str, holdings: Holdings, books: Books) -> bool:
    """WC-S14: nobody of the last force can use a medical item, so it may be passed over."""
    item = books.cards.item(id)
    return item.users != 0 and not item.users & holdings.types


def mods_allowed(holdings: Holdings, books: Books) -> int:
    """The kinds of weapons whose mods the player's perks let one attach, as bits (WC-S9)."""
    bits = 0
    for id in holdings.perks:
        bits |= books.cards.perk(id).mods
    return bits


def price(id: str, books: Books) -> int:
    """What a card sells for: its caps."""
    cards, at = books.cards, books.caps_list
    if id in cards.boost_numbers:
        caps = cards.boost(id).caps
    elif id in cards.weapon_numbers:
        caps = cards.weapon(id).caps
    else:
        caps = cards.item(id).caps
    return max(price_in(caps, at), 0)


def is_boost(id: str, books: Books) -> bool:
    """Whether a card is a boost."""
    return id in books.cards.boost_numbers


def is_unique(id: str, books: Books) -> bool:
    """Whether a card is unique: it waits without a shed or a store (WC-S2, WC-S6)."""
    cards = books.cards
    if id in cards.weapon_numbers:
        return cards.weapon(id).unique
    return id in cards.item_numbers and cards.item(id).unique


def known(id: str, books: Books) -> bool:
    """Whether there is such a card that a player can hold."""
    cards = books.cards
    return id in cards.boost_numbers or id in cards.weapon_numbers or id in cards.item_numbers
