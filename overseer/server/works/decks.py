"""Decks that people build here: read, judged, kept with every version, and found again.

A deck is kept as a deck file. It need not be legal, nor finished: the table where somebody sits
down with it judges that. One is named `deck:<id>` wherever a deck may stand.
"""

from __future__ import annotations

import asyncio
from functools import lru_cache
from secrets import token_hex
from typing import TYPE_CHECKING, Final

from overseer.cardfile.problems import CardFileError
from overseer.engine.nature import SEED_BYTES
from overseer.engine.refusal import BadOption
from overseer.server.complaint import Complaint
from overseer.server.schema.decks import (
    AskDeck,
    AskHand,
    DeckGiven,
    DeckRead,
    DeckRow,
    DeckSent,
    NewDeck,
    SaveDeck,
    TrialExported,
)
from overseer.server.schema.text_rules import clean_line
from overseer.server.works.card_sets import CardSets
from overseer.server.works.works import Work, WorkKind
from overseer.text import translate
from overseer.tragic.card import Card, CardSet
from overseer.tragic.cards.file import load_text, standard
from overseer.tragic.decks.check import errors
from overseer.tragic.decks.deck import Deck
from overseer.tragic.decks.file import deck_of, deck_text
from overseer.tragic.decks.lines import read_source
from overseer.tragic.decks.stats import main_letters
from overseer.tragic.words import SKILL, TRAIT
from overseer.voice.tragic.decks import HandDrawn, deck_list, hand_drawn, judged, legal_in

if TYPE_CHECKING:
    from overseer.server.matches.registry import Registry
    from overseer.server.people.people import Person
    from overseer.server.store.database import Database

GAME: Final = "tragic"
MOST: Final = 200  # decks of one person
MOST_VERSIONS: Final = 50  # of one deck; older ones are forgotten
MOST_CARDS: Final = 250
LONGEST_NAME: Final = 40
SETS: Final = CardSets(GAME, standard, load_text)
KIND: Final = WorkKind(
    *("decks", "deck_versions", "deck", "game", GAME),
    most=MOST,
    most_versions=MOST_VERSIONS,
    full=lambda: Complaint(409, "many-decks", most=MOST),
    changed=lambda: Complaint(409, "deck-changed"),
    none=lambda: Complaint(404, "no-deck"),
    no_version=lambda n: Complaint(404, "no-deck-version", n=n),
)


# Reading and judging


def asked_deck(asked: AskDeck, text: str, lang: str) -> tuple[Deck, CardSet]:
    """The deck that is meant, with the set that it is built of: of that card file."""
    cards = SETS.read(text)
    if asked.deck is not None:
        return built(asked.deck, cards, lang), cards
    if not asked.source.strip():
        raise Complaint(400, "deck-none")
    deck = read_source(asked.source, cards, lang, translate(lang, "decks-imported"))
    _bounded(len(deck.cards), len(deck.traits), len(deck.skills))
    return deck, cards


async def read(registry: Registry, person: Person | None, asked: AskDeck, lang: str) -> DeckRead:
    """A deck, and what there is to say about it."""
    text = await SETS.text(registry, person, asked.cards)
    return await registry.jobs.do(_asked, asked, text, lang)


def _asked(asked: AskDeck, text: str, lang: str) -> DeckRead:
    return _read(*asked_deck(asked, text, lang), lang)


async def hand(registry: Registry, person: Person | None, asked: AskHand, lang: str) -> HandDrawn:
    """A first hand of a deck, and what the turns after it draw."""
    text = await SETS.text(registry, person, asked.cards)
    seed = bytes.fromhex(asked.seed or token_hex(SEED_BYTES))
    return await registry.jobs.do(_hand, asked, text, seed, lang)


def _hand(asked: AskHand, text: str, seed: bytes, lang: str) -> HandDrawn:
    return hand_drawn(*asked_deck(asked, text, lang), seed, lang)


def playable(asked: AskDeck, lang: str) -> tuple[str, str]:
    """The name and the file of a deck that may be played; refused where it may not."""
    deck, cards = asked_deck(asked, "", lang)
    for finding in errors(deck, deck.format, cards):
        raise BadOption(finding.refusal)
    return deck.name, deck_text(deck, cards)


def _read(deck: Deck, cards: CardSet, lang: str) -> DeckRead:
    return DeckRead(deck=deck_list(deck, cards), judged=judged(deck, cards, lang))


def built(sent: DeckSent, cards: CardSet, lang: str) -> Deck:
    """A deck of what somebody sent; a complaint where a card is none or stands in a wrong place."""
    name = clean_line(sent.name, LONGEST_NAME) if sent.name.strip() else ""
    name = name or translate(lang, "decks-unnamed")
    if not name.isprintable():  # joiners: a deck file could not be read again
        raise Complaint(400, "deck-name", most=LONGEST_NAME)
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


async def keep(registry: Registry, person: Person, asked: NewDeck, lang: str) -> DeckGiven:
    """Keep a new deck; one that was sent before is given back as it is."""
    cards = await SETS.named(registry, person, asked.cards)
    deck = built(asked.deck, cards, lang)
    text = deck_text(deck, cards)
    id = await KIND.keep(registry, person, asked.key, deck.name, text, asked.cards)
    return await one(registry, person, id, lang)


async def save(
    registry: Registry, person: Person, id: str, asked: SaveDeck, lang: str
) -> DeckGiven:
    """Keep a change as a new version; what was before stays."""
    kept = await KIND.row(registry, person, id)
    cards = await SETS.named(registry, person, kept.cards)
    deck = built(asked.deck, cards, lang)
    await KIND.save(registry, person, kept, asked.version, deck.name, deck_text(deck, cards))
    return await one(registry, person, id, lang)


# Finding


async def one(
    registry: Registry, person: Person, id: str, lang: str, version: int | None = None
) -> DeckGiven:
    """A deck of somebody's own, as it is or as it was."""
    kept = await KIND.row(registry, person, id)
    number = kept.version if version is None else version
    text = await KIND.text(registry, id, number)
    cards = await SETS.named(registry, person, kept.cards)
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
        versions=await KIND.versions(registry, id),
    )


async def listed(registry: Registry, person: Person, table: str = "") -> list[DeckRow]:
    """All decks of somebody, the last changed first; with a table's code those of its card set."""
    played = await played_at(registry, table) if table else None
    kept = await KIND.listed(registry, person)
    sets = await SETS.each(registry, person, (each.cards for each, _ in kept))
    if played is not None:
        alike = {named for named, own in sets.items() if own and own.digest == played.digest}
        kept = [(each, text) for each, text in kept if each.cards in alike]
    return await asyncio.to_thread(
        lambda: [_deck_row(each, text, sets[each.cards]) for each, text in kept]
    )


async def played_at(registry: Registry, code: str) -> CardSet:
    """The card set of a table; everybody who is there can see it."""
    if not (code.isascii() and code.isalnum()):
        raise Complaint(404, "no-table", code=code)
    text = (await registry.tables.get(code)).options.get("cards")
    return await SETS.of_text(str(text)) if text else SETS.standard()


def _deck_row(kept: Work, text: str, cards: CardSet | None) -> DeckRow:
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
            games=_int(games),
            done=_int(done),
            won=str(won),
            status=str(status),
            made=_int(made),
        )
        for name, text, games, done, won, status, made in rows
    ]


def _int(value: object) -> int:
    assert isinstance(value, int)
    return value
