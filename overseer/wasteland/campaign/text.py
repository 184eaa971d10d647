"""A campaign in words: events, refusals and questions with names instead of ids."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from overseer.engine.decision import Event
from overseer.engine.refusal import Refusal, Value
from overseer.text import has, translate
from overseer.wasteland.settlement.holdings import UNKNOWN, Books
from overseer.wasteland.settlement.text import structure_name
from overseer.wasteland.text import cards as text
from overseer.wasteland.text.cards import Card
from overseer.wasteland.text.names import named

# How the words of an argument are found, by its name.
_KINDS: Final = {"perk": "perk", "other": "perk", "quest": "quest"}
_PREFIXES: Final = {
    "scenario": ("scenario-",),
    "side": ("scenario-side-",),
    "first": (),
    "second": (),
    "how": ("end-wasteland-",),
    "attribute": ("wasteland-attribute-",),
    "kind": ("wasteland-kind-", "structure-kind-", "wasteland-damage-"),
}


def event_text(event: Event, books: Books, lang: str, players: Sequence[str] = ()) -> str:
    """What happened, as a sentence; `players` are the names of the seats."""
    return translate(lang, f"event-{event.name}", **worded(event.args, books, lang, players))


def refusal_text(refusal: Refusal, books: Books, lang: str) -> str:
    """Why not, as a sentence; the seats in refusals count from 1 already."""
    args = {key: value for key, value in refusal.args.items() if key != "seat"}
    words = worded(args, books, lang)
    if "seat" in refusal.args:
        words["seat"] = refusal.args["seat"]
    return translate(lang, f"refusal-{refusal.reason}", **words)


def worded(
    args: Mapping[str, Value], books: Books, lang: str, players: Sequence[str] = ()
) -> dict[str, Value]:
    """Arguments with names instead of ids."""
    return {key: _worded(key, value, books, lang, players) for key, value in args.items()}


def _worded(key: str, value: Value, books: Books, lang: str, players: Sequence[str]) -> Value:
    if key == "seat" and isinstance(value, int):
        return players[value] if value < len(players) else value + 1
    if not isinstance(value, str):
        return value
    if key == "structure":
        return structure_name(value, lang)
    if key == "card":
        return card_name(value, books, lang)
    if key in ("model", "unit"):
        return model_name(value, lang) if value != "none" else value
    if key in _KINDS:
        return named(_KINDS[key], value, lang)
    for prefix in _PREFIXES.get(key, ()):
        if has(lang, prefix + value):
            return translate(lang, prefix + value)
    return value


def card_name(id: str, books: Books, lang: str) -> str:
    """The name of any card of a campaign."""
    if id == UNKNOWN:
        return id
    if id in books.structures:
        return structure_name(id, lang)
    card = card_of(id, books)
    return id if card is None else text.name(card, lang)


def card_of(id: str, books: Books) -> Card | None:
    """The card with an id, of any kind that a campaign has; a structure is none."""
    cards = books.cards
    shelves: tuple[tuple[dict[str, int], Sequence[Card]], ...] = (
        (cards.weapon_numbers, cards.weapons),
        (cards.item_numbers, cards.items),
        (cards.boost_numbers, cards.boosts),
        (cards.leader_numbers, cards.leaders),
        (cards.perk_numbers, cards.perks),
        (cards.quest_numbers, cards.quests),
        (cards.event_numbers, cards.events),
    )
    for numbers, shelf in shelves:
        if id in numbers:
            return shelf[numbers[id]]
    return next((card for card in cards.explorations if card.id == id), None)


def model_name(model: str, lang: str) -> str:
    """A model by its unit's name; the second of a kind with its number."""
    unit, _, number = model.partition(".")
    name = named("unit", unit, lang)
    return f"{name} {number}" if number else name
