"""The wasteland deck of a scenario (C17)."""

from __future__ import annotations

from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.battle.moves import WEAPON_FIND
from overseer.wasteland.scenarios.scenario import DeckData
from overseer.wasteland.words import MOD, NONE, POWER_ARMOUR


def first_deck(battle: Battle, deck: DeckData | None) -> None:
    """The deck before anything is drawn for it."""
    cards: list[int] = []
    if deck is None:
        cards = common_cards(battle)
    else:
        for item in battle.cards.items:
            if item.kind in deck.kinds and not item.unique:
                cards.append(item.number)
        for id in deck.cards:
            number = battle.cards.item_numbers.get(id, NONE)
            if number == NONE:
                number = WEAPON_FIND + battle.cards.weapon_numbers[id]
            cards.append(number)
    battle.finds = tuple(sorted(set(cards)))
    battle.deck = bytes([cards.count(card) for card in battle.finds])


def common_cards(battle: Battle) -> list[int]:
    """All items that are not unique (C17); mods and power armour are fitted between battles."""
    cards = []
    for item in battle.cards.items:
        if not item.unique and item.kind != MOD and item.kind != POWER_ARMOUR:
            cards.append(item.number)
    for weapon in battle.cards.weapons:
        if not weapon.unique and not weapon.natural and max(weapon.caps) > 0:
            cards.append(WEAPON_FIND + weapon.number)
    return cards


def extra_cards(battle: Battle, deck: DeckData | None) -> list[int]:
    """The cards that chance may still put into the deck."""
    found: list[int] = []
    if deck is not None:
        for item in battle.cards.items:
            fits = item.kind in deck.drawn_kinds and not item.unique
            if fits and count_of(battle, item.number) == 0:
                found.append(item.number)
    return found


def count_of(battle: Battle, card: int) -> int:
    """How many of a card the deck holds."""
    return battle.deck[battle.finds.index(card)] if card in battle.finds else 0


def put_in(battle: Battle, card: int) -> None:
    """One more card for the deck."""
    counts = dict(zip(battle.finds, battle.deck, strict=True))
    counts[card] = counts.get(card, 0) + 1
    battle.finds = tuple(sorted(counts))
    battle.deck = bytes([counts[each] for each in battle.finds])
