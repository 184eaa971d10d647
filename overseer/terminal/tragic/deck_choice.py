"""Choosing a ready deck before a duel: who plays without naming one is asked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from overseer.host.seating import HUMAN, seat_name
from overseer.terminal.tragic.options import DECKS_APART
from overseer.text import translate
from overseer.tragic.card import CardSet
from overseer.tragic.cards.file import load
from overseer.tragic.decks.deck import Deck
from overseer.tragic.decks.ready import plan, ready, title
from overseer.voice.complaint import UsageError

Typed = Mapping[str, str | None]
MOST_DIGITS: Final = 4


def ask_decks(typed: Typed, seats: Sequence[str], screen: bool, lang: str) -> Typed | None:
    """The options with a deck for everybody; None: somebody left instead of choosing.

    `--deck` without a name asks, and so does a full screen when no deck is named at all.
    """
    wanted = typed.get("deck")
    if wanted:
        decks = wanted.split(DECKS_APART)
        if len(decks) > len(seats):
            raise UsageError("cli-error-decks-many", decks=len(decks), seats=len(seats))
        return typed
    people = [seat for seat, kind in enumerate(seats) if kind == HUMAN]
    if not people or (wanted is None and not screen):
        return {**typed, "deck": None}
    file = typed.get("cards")
    cards = load(Path(file) if file else None)
    offered = ready(cards)
    if not offered:  # a set of somebody's own that no ready deck fits
        return {**typed, "deck": None}
    chosen: dict[int, str] = {}
    for seat in people:
        heading = translate(lang, "decks-tragic-title")
        if len(people) > 1:
            name = seat_name((), seats, seat, lang)
            heading = translate(lang, "decks-tragic-for", seat=name)
        deck = _on_screen(offered, cards, heading, lang) if screen else _in_lines(offered, lang)
        if deck is None:
            return None
        chosen[seat] = deck
    spare = [deck.name for deck in offered if deck.name not in chosen.values()]
    names = [chosen.get(seat) or (spare.pop(0) if spare else "") for seat in range(max(people) + 1)]
    return {**typed, "deck": DECKS_APART.join(names)}


def _in_lines(offered: Sequence[Deck], lang: str) -> str:
    """Lines in, lines out; the end of the input takes the first."""
    print(translate(lang, "decks-tragic-which"))
    for number, deck in enumerate(offered, start=1):
        name, told = title(deck, lang), plan(deck, lang)
        print(translate(lang, "decks-tragic-line", number=str(number), name=name, plan=told))
    while True:
        typed = input(translate(lang, "decks-tragic-ask")).strip()
        if not typed:
            return offered[0].name
        names = [deck.name for deck in offered]
        if typed.lower() in names:
            return typed.lower()
        if typed.isdecimal() and len(typed) <= MOST_DIGITS and 1 <= int(typed) <= len(offered):
            return offered[int(typed) - 1].name
        print(translate(lang, "plain-no-number", most=len(offered)))


def _on_screen(offered: Sequence[Deck], cards: CardSet, heading: str, lang: str) -> str | None:
    # Textual takes a second to load, so only who draws a screen pays for it.
    from overseer.terminal.table.tragic.deck_chooser import choose

    return choose(offered, cards, heading, lang)
