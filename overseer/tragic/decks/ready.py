"""The ready decks, and every way to name a deck: a ready one, a code, the text of a file."""

from __future__ import annotations

from difflib import get_close_matches
from functools import cache
from importlib.resources import files
from typing import Final

from overseer.cardfile.problems import CardFileError, shown
from overseer.engine.refusal import BadOption, Refusal, Value
from overseer.text import has, translate
from overseer.tragic.card import CardSet
from overseer.tragic.decks.check import errors
from overseer.tragic.decks.code import decode, looks_like_code
from overseer.tragic.decks.deck import FORMATS, SIZE, Deck
from overseer.tragic.decks.file import deck_of
from overseer.tragic.words import ABILITY

# In the order in which seats get them when nobody says otherwise: the plainest plans come first.
READY: Final = (
    *("fists", "snipers", "walls", "horde", "robots", "poison", "gamblers"),
    *("prowlers", "burn", "thieves", "brotherhood", "glowing-ghouls", "strategists", "beasts"),
)
# How much there is to look after: 1 for a first duel, 3 for who knows the cards.
_HARDER: Final = {
    **dict.fromkeys(("robots", "poison", "gamblers", "burn", "brotherhood", "beasts"), 2),
    **dict.fromkeys(("prowlers", "stealth", "thieves", "glowing-ghouls", "control"), 3),
}
# Decks that were ready once: records name them, so they are still found by their names.
EARLIER: Final = ("ghouls", "control", "stealth")


@cache
def ready(cards: CardSet) -> tuple[Deck, ...]:
    """The ready decks that are legal with a card set, in their order."""
    found: list[Deck] = []
    for name in READY:
        try:
            deck = deck_of(ready_text(name), cards, name)
        except CardFileError:
            # A set of somebody's own need not have the cards of every ready deck.
            continue
        if not errors(deck, deck.format, cards):
            found.append(deck)
    return tuple(found)


@cache
def ready_text(name: str) -> str:
    """The file of a deck that is ready, or was."""
    folder = "earlier" if name in EARLIER else "ready"
    return files("overseer.tragic").joinpath("decks", folder, f"{name}.toml").read_text("utf-8")


def title(deck: Deck, lang: str) -> str:
    """A deck's name: a ready one's is translated."""
    message = f"deck-tragic-{deck.name}"
    return translate(lang, message) if has(lang, message) else deck.name


def plan(deck: Deck, lang: str) -> str:
    """What a ready deck wants to do."""
    return translate(lang, f"deck-tragic-{deck.name}.plan")


def difficulty(name: str) -> int:
    """How hard a ready deck is to play: 1 to 3."""
    return _HARDER.get(name, 1)


def resolve(source: object, cards: CardSet) -> Deck:
    """The deck that a ready deck's name, a code or a file's text stands for; else a BadOption."""
    if not isinstance(source, str):
        allowed = ", ".join(READY)
        raise BadOption(Refusal("OV-O1", "option", {"name": "decks", "allowed": allowed}))
    tidy = source.strip()
    if looks_like_code(tidy):
        return decode(tidy, cards)
    if "=" in tidy or "\n" in tidy:
        return _of_text(source, cards)
    if tidy in READY or tidy in EARLIER:
        return _of_text(ready_text(tidy), cards)
    near = get_close_matches(tidy[:40].lower(), READY, 1)
    args: dict[str, Value] = {
        "name": shown(tidy),
        "known": ", ".join(READY),
        "guess": near[0] if near else "no",
    }
    raise BadOption(Refusal("TR-D1", "tragic-deck-unknown", args))


def seated(seats: int, cards: CardSet, wanted: object, format: str) -> list[Deck]:
    """The deck of every seat: the one wanted, or (None, or left out) the next ready one; each legal
    in the format."""
    sources = [] if wanted is None else wanted
    if not isinstance(sources, list | tuple) or len(sources) > seats:
        raise BadOption(Refusal("OV-O1", "option", {"name": "decks", "allowed": f"0-{seats}"}))
    wishes = [*sources, *[None] * (seats - len(sources))]
    brought = [None if source is None else resolve(source, cards) for source in wishes]
    taken = {deck.name for deck in brought if deck is not None}
    spare = [deck for deck in ready(cards) if deck.name not in taken]
    chosen: list[Deck] = []
    for seat, deck in enumerate(brought):
        if deck is None:
            deck = spare.pop(0) if spare else stopgap(cards, seat, format)
        chosen.append(deck)
    for deck in chosen:
        for finding in errors(deck, format, cards):
            raise BadOption(finding.refusal)
    return chosen


def stopgap(cards: CardSet, seat: int, format: str = "singleton") -> Deck:
    """A deck for a set that no ready deck fits: by the rulebook's example, nine ability cards and
    twenty-one others of each of two letters; what such a set lacks is filled up with the rest."""
    first, second = 2 * seat % 7, (2 * seat + 1) % 7
    pool = [cards.cards[number] for number in cards.pool for _ in range(FORMATS[format])]
    chosen: list[int] = []
    for letter in (first, second):
        own = [card for card in pool if card.letters[0] == letter]
        chosen += [card.number for card in own if card.kind == ABILITY][:9]
        chosen += [card.number for card in own if card.kind != ABILITY][:21]
    for card in pool:
        if len(chosen) < SIZE and chosen.count(card.number) < FORMATS[format]:
            chosen.append(card.number)
    return Deck("stopgap", chosen, (), cards.skills[:3], format)


def _of_text(text: str, cards: CardSet) -> Deck:
    try:
        return deck_of(text, cards)
    except CardFileError as error:
        first = error.problems[0]
        args: dict[str, Value] = {"n": len(error.problems), "line": first.line}
        raise BadOption(Refusal("TR-D1", "tragic-deck-file", args)) from None
