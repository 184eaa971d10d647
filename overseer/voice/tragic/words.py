"""Words that several sentences of Tragic need: cards, targets, costs and amounts of points."""

from __future__ import annotations

from functools import lru_cache

from overseer.text import translate
from overseer.tragic.card import Card
from overseer.tragic.cards import glossary as card_glossary
from overseer.tragic.moves import SLOTS, place_text
from overseer.tragic.player import UNKNOWN
from overseer.tragic.rules.board import attack_of, health_left
from overseer.tragic.rules.pile import NOBODY, PLAYER
from overseer.tragic.text import cards as text
from overseer.tragic.view import SeenDuel
from overseer.tragic.words import LETTERS
from overseer.voice.lists import listed


@lru_cache(maxsize=4096)
def card_title(card: Card, lang: str) -> str:
    """A card by its name and its level: “Bat blow ★★”."""
    return translate(
        lang, "say-tragic-card", name=text.name(card, lang), level=text.level_text(card)
    )


def number_title(duel: SeenDuel, number: int, lang: str) -> str:
    """A card by its number; one that the reader does not know is just a card."""
    if number == UNKNOWN:
        return translate(lang, "say-tragic-unknown")
    return card_title(duel.tables.cards[number], lang)


def id_title(duel: SeenDuel, id: str, lang: str) -> str:
    """A card by its id; anything else stays as it is."""
    card = duel.tables.set.by_id.get(id)
    if card is None:
        return translate(lang, "say-tragic-unknown") if id == "?" else id
    return card_title(card, lang)


def titles(duel: SeenDuel, ids: str, lang: str) -> str:
    """Several ids with commas between them, as a list in words."""
    return listed([id_title(duel, id, lang) for id in ids.split(", ") if id], lang)


def effect_words(duel: SeenDuel, effect: str, lang: str) -> str:
    """What an ability does, by its card's id, its number and whether it was paid for."""
    id, number, paid = effect.split()
    card = duel.tables.set.by_id.get(id)
    return "" if card is None else text.effect_text(card, int(number), paid == "paid", lang)


def place_title(duel: SeenDuel, place: int, lang: str) -> str:
    """What lies at a place of the table: “Guard dog ★ (b3)”."""
    permanent = duel.permanent(place, -1)
    if permanent is None:
        return place_text(place)
    card = card_title(permanent.card, lang)
    return translate(lang, "say-tragic-at", card=card, place=place_text(place))


def fighter_title(duel: SeenDuel, place: int, lang: str) -> str:
    """The same with an ally's attack and health as they are now: “Guard dog ★ (b3) 2/1”."""
    title = place_title(duel, place, lang)
    permanent = duel.permanent(place, -1)
    if permanent is None or not permanent.card.is_ally:
        return title
    seat = place // SLOTS
    return translate(
        lang,
        "say-tragic-fighter",
        card=title,
        attack=attack_of(duel, seat, permanent),
        health=health_left(duel, seat, permanent),
    )


@lru_cache(maxsize=4096)
def printed_title(card: Card, lang: str) -> str:
    """A card that is not in play, an ally with its attack and health: “Guard dog ★ 2/2”."""
    title = card_title(card, lang)
    if not card.is_ally:
        return title
    return translate(lang, "say-tragic-fighter", card=title, attack=card.attack, health=card.health)


def offered_title(duel: SeenDuel, number: int, lang: str) -> str:
    """A card among which one chooses: what it is, and what it would cost."""
    if number == UNKNOWN:
        return number_title(duel, number, lang)
    card = duel.tables.cards[number]
    title = printed_title(card, lang)
    if text.face_of(card) == "free":
        return title
    cost = text.cost_text(card.cost, card.letters)
    return translate(lang, "plain-tragic-priced", card=title, cost=cost)


def target_title(duel: SeenDuel, target: int, lang: str) -> str:
    """What is aimed at, as seen by the player who decides."""
    if target == NOBODY:
        return ""
    if target < PLAYER:
        return place_title(duel, target, lang)
    seat = target - PLAYER
    who = "you" if seat == duel.seat else "opponent" if duel.seats == 2 else "other"
    return translate(lang, "say-tragic-player", who=who, n=seat + 1)


def keyword_meanings(card: Card, lang: str) -> list[str]:
    """What each word in capitals on a card means: “EXCESS: what is left after …”."""
    return [
        translate(
            lang,
            "cards-tragic-keyword",
            keyword=card_glossary.name(word, lang),
            meaning=card_glossary.meaning(word, lang),
        )
        for word in card_glossary.words_of(card)
    ]


def cost_words(card: Card, lang: str, cost: bytes | None = None) -> str:
    """What a card costs, in the letters of its corner."""
    shown = text.cost_text(card.cost if cost is None else cost, card.letters)
    return translate(lang, "say-tragic-cost", cost=shown)


def letter_words(letter: int, lang: str) -> str:
    """A letter with its name: “S (Strength)”."""
    sign = LETTERS[letter]
    return translate(lang, "say-tragic-letter", letter=sign, name=translate(lang, f"letter-{sign}"))
