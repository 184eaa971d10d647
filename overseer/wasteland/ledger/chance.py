"""Dice and cards by the app: what it throws or draws is entered like what people threw or drew."""

from __future__ import annotations

from random import Random

from overseer.wasteland.battle.dice import EFFECT_FACES, FACE_WORDS, spread_of, throw
from overseer.wasteland.battle.fortune.event_deck import unseen
from overseer.wasteland.battle.moves import card_text, roll
from overseer.wasteland.ledger.ai.offers import choices
from overseer.wasteland.ledger.ai.step import DIE, EDGE, ROLE, step_of
from overseer.wasteland.ledger.running import Asked
from overseer.wasteland.ledger.sheet import Sheet
from overseer.wasteland.words import BLUE_DIE, DICE_LETTERS

WHITE = "W"


def thrown(asked: Asked, rng: Random) -> str:
    """An answer of chance: dice, the red die, the luck token, a card."""
    if asked.dice:
        dice = bytes(asked.dice.count(letter) for letter in DICE_LETTERS)
        white = WHITE in asked.dice
        return str(roll(throw(white, dice, rng.randrange(spread_of(white, dice))), dice))
    return rng.choice(asked.weighted)


def draw(sheet: Sheet, deck: str, rng: Random) -> str | None:
    """The next card of a deck (items, dangers, events); None when there is none.

    Of the deck `ai`, one of the things that the AI's next step leaves to chance, by its offer's id.
    """
    battle, cards = sheet.battle, sheet.cards
    if deck == "ai":
        return _of_the_ai(sheet, rng)
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


def _of_the_ai(sheet: Sheet, rng: Random) -> str | None:
    """A token of the pile, a face of the blue die, one of several that are equally good."""
    step = step_of(sheet)
    if step is None or step.stage in (EDGE, ROLE):
        return None
    found = [offer.id for offer in choices(sheet, step)]
    if step.stage == DIE:
        found = [f"face-{FACE_WORDS[face]}" for face in EFFECT_FACES[BLUE_DIE]]
    return rng.choice(found) if found else None
