"""Dice and cards by the app: what it throws or draws is entered like what people threw or drew."""

from __future__ import annotations

from random import Random

from overseer.wasteland.battle.dice import spread_of, throw
from overseer.wasteland.battle.fortune.event_deck import unseen
from overseer.wasteland.battle.moves import card_text, roll
from overseer.wasteland.ledger.running import Asked
from overseer.wasteland.ledger.sheet import Sheet
from overseer.wasteland.words import DICE_LETTERS

WHITE = "W"


def thrown(asked: Asked, rng: Random) -> str:
    """An answer of chance: dice, the red die, the luck token, a card."""
    if asked.dice:
        dice = bytes(asked.dice.count(letter) for letter in DICE_LETTERS)
        white = WHITE in asked.dice
        return str(roll(throw(white, dice, rng.randrange(spread_of(white, dice))), dice))
    return rng.choice(asked.weighted)


def draw(sheet: Sheet, deck: str, rng: Random) -> str | None:
    """The next card of a deck (items, dangers, events); None when there is none."""
    battle, cards = sheet.battle, sheet.cards
    if deck == "events":
        found = unseen(battle)
        return cards.events[rng.choice(found)].id if found and battle.fate.left else None
    if deck == "items":
        ids = [card_text(cards, card) for card in battle.finds]
        counts = battle.deck
    else:
        ids = [card.id for card in cards.dangers]
        counts = battle.dangers if sum(battle.dangers) else bytes(c.copies for c in cards.dangers)
    if not sum(counts):
        return None
    return rng.choices(ids, weights=list(counts))[0]
