"""Decks that people build here: read, judged, kept with every version, and found again.

A deck is kept as a deck file (shelves.py). One is named `deck:<id>` wherever a deck may stand.
"""

from __future__ import annotations

import asyncio
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from overseer.cardfile.problems import CardFileError
from overseer.server.complaint import Complaint
from overseer.server.people import Person
from overseer.server.shelves import LONGEST_NAME, MOST, Kept, Shelf, whole
from overseer.server.uploads import set_text
from overseer.server.wire_decks import (
    AskDeck,
    DeckGiven,
    DeckRead,
    DeckRow,
    DeckSent,
    NewDeck,
    SaveDeck,
    TrialExported,
)
from overseer.text import translate
from overseer.tragic.card import Card, CardSet
from overseer.tragic.cards.file import load_text, standard
from overseer.tragic.decks.deck import Deck
from overseer.tragic.decks.file import deck_of, deck_text
from overseer.tragic.decks.lines import read_source
from overseer.tragic.decks.stats import main_letters
from overseer.tragic.words import SKILL, TRAIT
from overseer.voice.tragic.decks import deck_list, judged, legal_in

if TYPE_CHECKING:
    from overseer.server.house import House
    from overseer.server.store.database import Database

GAME: Final = "tragic"
MOST_CARDS: Final = 250


class _Decks(Shelf):
    """The shelf of decks."""

    game = GAME

    def bad_name(self) -> Complaint:
        return Complaint(400, "deck-name", most=LONGEST_NAME)

    def missing(self) -> Complaint:
        return Complaint(404, "no-deck")

    def missing_version(self, n: int) -> Complaint:
        return Complaint(404, "no-deck-version", n=n)

    def changed(self) -> Complaint:
        return Complaint(409, "deck-changed")

    def many(self) -> Complaint:
        return Complaint(409, "many-decks", most=MOST)


DECKS: Final = _Decks()


# Reading and judging


async def card_set(house: House, person: Person | None, named: str) -> CardSet:
    """The standard set, or one that somebody has uploaded."""
    if not named:
        return standard()
    return await asyncio.to_thread(_loaded, await set_text(house, person, named, GAME))


@lru_cache(maxsize=8)
def _loaded(text: str) -> CardSet:
    return load_text(text)


async def asked_deck(
    house: House, person: Person | None, asked: AskDeck, lang: str
) -> tuple[Deck, CardSet]:
    """The deck that is meant, with the set that it is built of."""
    cards = await card_set(house, person, asked.cards)
    if asked.deck is not None:
        return built(asked.deck, cards, lang), cards
    if not asked.source.strip():
        raise Complaint(400, "deck-none")
    name = translate(lang, "decks-imported")
    deck = await asyncio.to_thread(read_source, asked.source, cards, lang, name)
    _bounded(len(deck.cards), len(deck.traits), len(deck.skills))
    return deck, cards


async def read(house: House, person: Person | None, asked: AskDeck, lang: str) -> DeckRead:
    """A deck, and what there is to say about it."""
    deck, cards = await asked_deck(house, person, asked, lang)
    return await asyncio.to_thread(_read, deck, cards, lang)


def _read(deck: Deck, cards: CardSet, lang: str) -> DeckRead:
    return DeckRead(deck=deck_list(deck, cards), judged=judged(deck, cards, lang))


def built(sent: DeckSent, cards: CardSet, lang: str) -> Deck:
    """A deck of what somebody sent; a complaint where a card is none or stands in a wrong place."""
    name = DECKS.name(sent.name, translate(lang, "decks-unnamed"))
    _bounded(sum(sent.cards.values()), len(sent.traits), len(sent.skills))
    library = [
        number
        for id, copies in sent.cards.items()
        for number in [_number(id, cards, "cards")] * copies
    ]
    traits = [_number(id, cards, "traits") for id in sent.traits]
    skills = [_number(id, cards, "skills") for id in sent.skills]
    return Deck(name, library, traits, skills, sent.format)


def _number(id: str, cards: CardSet, place: str) -> int:
    card = cards.by_id.get(id)
    if card is None:
        raise Complaint(422, "deck-card", card=id, set=cards.name)
    if _place(card) != place:
        raise Complaint(422, "deck-place", card=id)
    return card.number


def _place(card: Card) -> str:
    return {TRAIT: "traits", SKILL: "skills"}.get(card.kind, "cards")


def _bounded(library: int, traits: int, skills: int) -> None:
    if library > MOST_CARDS or traits > 15 or skills > 15:
        raise Complaint(422, "deck-large", most=MOST_CARDS)


# Keeping


async def keep(house: House, person: Person, asked: NewDeck, lang: str) -> DeckGiven:
    """Keep a new deck; one that was sent before is given back as it is."""
    database = house.database
    if (known := await DECKS.by_key(database, person, asked.key)) is not None:
        return await one(house, person, known, lang)
    cards = await card_set(house, person, asked.cards)
    deck = built(asked.deck, cards, lang)
    text = deck_text(deck, cards)
    id = await DECKS.add(database, person, asked.key, asked.cards, deck.name, text, house.now())
    return await one(house, person, id, lang)


async def save(house: House, person: Person, id: str, asked: SaveDeck, lang: str) -> DeckGiven:
    """Keep a change as a new version; what was before stays."""
    kept = await DECKS.row(house.database, person, id)
    cards = await card_set(house, person, kept.cards)
    deck = built(asked.deck, cards, lang)
    text = deck_text(deck, cards)
    await DECKS.save(house.database, person, kept, asked.version, deck.name, text, house.now())
    return await one(house, person, id, lang)


# Finding


async def one(
    house: House, person: Person, id: str, lang: str, version: int | None = None
) -> DeckGiven:
    """A deck of somebody's own, as it is or as it was."""
    kept = await DECKS.row(house.database, person, id)
    number = kept.version if version is None else version
    text = await DECKS.text(house.database, id, number)
    cards = await card_set(house, person, kept.cards)
    found = await asyncio.to_thread(lambda: _read(deck_of(text, cards), cards, lang))
    return DeckGiven(
        id=id,
        version=number,
        newest=kept.version,
        made=kept.made,
        touched=kept.touched,
        deck=found.deck,
        judged=found.judged,
        cards=kept.cards,
        versions=await DECKS.versions(house.database, id),
    )


async def listed(house: House, person: Person) -> list[DeckRow]:
    """All decks of somebody, the last changed first."""
    kept = await DECKS.listed(house.database, person)
    sets = {
        named: await _set_or_none(house, person, named)
        for named in {each.cards for each, _ in kept}
    }
    return await asyncio.to_thread(
        lambda: [_deck_row(each, text, sets[each.cards]) for each, text in kept]
    )


async def _set_or_none(house: House, person: Person, named: str) -> CardSet | None:
    try:
        return await card_set(house, person, named)
    except (Complaint, CardFileError):
        return None


def _deck_row(kept: Kept, text: str, cards: CardSet | None) -> DeckRow:
    row = DeckRow(
        id=kept.id,
        name=kept.name,
        version=kept.version,
        made=kept.made,
        touched=kept.touched,
        cards=kept.cards,
    )
    told = None if cards is None else _summary(text, cards)
    if told is None:
        row.lost = True
    else:
        row.format, row.letters, row.size, row.fits = told[0], told[1], told[2], list(told[3])
        row.legal = row.format in row.fits
    return row


@lru_cache(maxsize=1024)
def _summary(text: str, cards: CardSet) -> tuple[str, str, int, tuple[str, ...]] | None:
    """Format, letters, size, formats in which it is legal; None: its cards are no longer here."""
    try:
        deck = deck_of(text, cards)
    except CardFileError:
        return None
    return deck.format, main_letters(deck, cards), len(deck.cards), legal_in(deck, cards)


async def exported_trials(database: Database, person: Person) -> list[TrialExported]:
    """What is kept of the trial of somebody's deck."""
    rows = await database.read(
        "SELECT name, text, games, done, won, status, made FROM deck_runs WHERE person = $1",
        person.id,
    )
    return [
        TrialExported(
            name=str(name),
            text=str(text),
            games=whole(games),
            done=whole(done),
            won=str(won),
            status=str(status),
            made=whole(made),
        )
        for name, text, games, done, won, status, made in rows
    ]
