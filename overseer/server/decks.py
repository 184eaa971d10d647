"""Decks that people build here: read, judged, kept with every version, and found again.

A deck is kept as a deck file. It need not be legal, nor finished: the table where somebody sits
down with it judges that. One is named `deck:<id>` wherever a deck may stand.
"""

from __future__ import annotations

import asyncio
from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from overseer.cardfile.problems import CardFileError
from overseer.server.complaint import Complaint
from overseer.server.letters import clean_line
from overseer.server.people import Person, fresh_id
from overseer.server.store.database import Conflict, Row, statement
from overseer.server.uploads import PREFIX as UPLOAD
from overseer.server.uploads import one as one_upload
from overseer.server.wire_decks import (
    AskDeck,
    DeckExported,
    DeckGiven,
    DeckRead,
    DeckRow,
    DeckSent,
    NewDeck,
    SaveDeck,
    TrialExported,
    VersionExported,
    VersionGiven,
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
MOST: Final = 200  # decks of one person
MOST_VERSIONS: Final = 50  # of one deck; older ones are forgotten
MOST_CARDS: Final = 250
LONGEST_NAME: Final = 40
_COLUMNS: Final = "id, cards, name, version, made, touched"


class Kept(NamedTuple):
    """The row of a deck."""

    id: str
    cards: str  # upload:<id>
    name: str
    version: int
    made: int
    touched: int


def _kept(row: Row) -> Kept:
    id, cards, name, version, made, touched = row
    assert isinstance(version, int)
    assert isinstance(made, int)
    assert isinstance(touched, int)
    return Kept(str(id), str(cards), str(name), version, made, touched)


# Reading and judging


async def card_set(house: House, person: Person | None, named: str) -> CardSet:
    """The standard set, or one that somebody has uploaded."""
    if not named:
        return standard()
    if person is None:
        raise Complaint(401, "who")
    found = await one_upload(house, person, named.removeprefix(UPLOAD).strip())
    if (found.game, found.kind) != (GAME, "cards"):
        raise Complaint(409, "upload-wrong", name=found.name, kind=found.kind, wanted="cards")
    return await asyncio.to_thread(_loaded, found.text)


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


async def keep(house: House, person: Person, asked: NewDeck, lang: str) -> DeckGiven:
    """Keep a new deck; one that was sent before is given back as it is."""
    if (known := await _by_key(house, person, asked.key)) is not None:
        return await one(house, person, known, lang)
    cards = await card_set(house, person, asked.cards)
    deck = built(asked.deck, cards, lang)
    counted = await house.database.read("SELECT count(*) FROM decks WHERE person = $1", person.id)
    if int(counted[0][0] or 0) >= MOST:
        raise Complaint(409, "many-decks", most=MOST)
    id, now = fresh_id(), house.now()
    try:
        await house.database.write(
            statement(
                "INSERT INTO decks (id, person, key, game, cards, name, version, made, touched) "
                "VALUES ($1, $2, $3, $4, $5, $6, 1, $7, $7)",
                *(id, person.id, asked.key, GAME, asked.cards, deck.name, now),
            ),
            statement(
                "INSERT INTO deck_versions (deck, n, text, at) VALUES ($1, 1, $2, $3)",
                *(id, deck_text(deck, cards), now),
            ),
        )
    except Conflict:
        id = await _by_key(house, person, asked.key) or id  # the same request came twice at once
    return await one(house, person, id, lang)


async def save(house: House, person: Person, id: str, asked: SaveDeck, lang: str) -> DeckGiven:
    """Keep a change as a new version; what was before stays."""
    kept = await _row(house, person, id)
    cards = await card_set(house, person, kept.cards)
    deck = built(asked.deck, cards, lang)
    text, now = deck_text(deck, cards), house.now()
    if text == await _text(house, kept.id, kept.version):
        return await one(house, person, id, lang)  # nothing new, or sent a second time
    if asked.version != kept.version:
        raise Complaint(409, "deck-changed")
    number = kept.version + 1
    await house.database.write(
        statement(
            "UPDATE decks SET name = $1, version = $2, touched = $3 "
            "WHERE id = $4 AND person = $5 AND version = $6",
            *(deck.name, number, now, id, person.id, kept.version),
            expect=1,
        ),
        statement(
            "INSERT INTO deck_versions (deck, n, text, at) VALUES ($1, $2, $3, $4)",
            *(id, number, text, now),
        ),
        statement(
            "DELETE FROM deck_versions WHERE deck = $1 AND n <= $2", id, number - MOST_VERSIONS
        ),
    )
    return await one(house, person, id, lang)


async def remove(house: House, person: Person, id: str) -> None:
    """Remove a deck with all its versions; tables that play it have its text already."""
    await house.database.write(
        statement("DELETE FROM decks WHERE id = $1 AND person = $2", id, person.id)
    )


# Finding


async def one(
    house: House, person: Person, id: str, lang: str, version: int | None = None
) -> DeckGiven:
    """A deck of somebody's own, as it is or as it was."""
    kept = await _row(house, person, id)
    number = kept.version if version is None else version
    text = await _text(house, id, number)
    cards = await card_set(house, person, kept.cards)
    found = await asyncio.to_thread(lambda: _read(deck_of(text, cards), cards, lang))
    rows = await house.database.read(
        "SELECT n, at FROM deck_versions WHERE deck = $1 ORDER BY n DESC", id
    )
    return DeckGiven(
        id=id,
        version=number,
        newest=kept.version,
        made=kept.made,
        touched=kept.touched,
        deck=found.deck,
        judged=found.judged,
        cards=kept.cards,
        versions=[VersionGiven(n=_int(n), at=_int(at)) for n, at in rows],
    )


async def listed(house: House, person: Person, table: str = "") -> list[DeckRow]:
    """All decks of somebody, the last changed first; with a table's code those of its card set."""
    played = await _played_at(house, table) if table else None
    rows = await house.database.read(
        f"SELECT {_COLUMNS}, text FROM decks JOIN deck_versions ON deck = id AND n = version "
        "WHERE person = $1 ORDER BY touched DESC, id",
        person.id,
    )
    kept = [(_kept(tuple(columns)), str(text)) for *columns, text in rows]
    sets = {
        named: await _set_or_none(house, person, named)
        for named in {each.cards for each, _ in kept}
    }
    if played is not None:
        alike = {named for named, own in sets.items() if own and own.digest == played.digest}
        kept = [(each, text) for each, text in kept if each.cards in alike]
    return await asyncio.to_thread(
        lambda: [_deck_row(each, text, sets[each.cards]) for each, text in kept]
    )


async def _played_at(house: House, code: str) -> CardSet:
    """The card set of a table; everybody who is there can see it."""
    if not (code.isascii() and code.isalnum()):
        raise Complaint(404, "no-table", code=code)
    text = (await house.tables.get(code)).options.get("cards")
    return await asyncio.to_thread(_loaded, str(text)) if text else standard()


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


async def text_of(house: House, person: Person, id: str) -> str:
    """A deck of somebody's own as a file."""
    kept = await _row(house, person, id)
    return await _text(house, id, kept.version)


async def exported(database: Database, person: Person) -> list[DeckExported]:
    """Everything that is kept of somebody's decks."""
    found: list[DeckExported] = []
    for row in await database.read(
        f"SELECT {_COLUMNS} FROM decks WHERE person = $1 ORDER BY made, id", person.id
    ):
        kept = _kept(row)
        versions = await database.read(
            "SELECT n, at, text FROM deck_versions WHERE deck = $1 ORDER BY n", kept.id
        )
        found.append(
            DeckExported(
                id=kept.id,
                name=kept.name,
                made=kept.made,
                touched=kept.touched,
                cards=kept.cards,
                versions=[
                    VersionExported(n=_int(n), at=_int(at), text=str(text))
                    for n, at, text in versions
                ],
            )
        )
    return found


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


async def _row(house: House, person: Person, id: str) -> Kept:
    rows = await house.database.read(
        f"SELECT {_COLUMNS} FROM decks WHERE id = $1 AND person = $2", id, person.id
    )
    if not rows:
        raise Complaint(404, "no-deck")
    return _kept(rows[0])


async def _by_key(house: House, person: Person, key: str) -> str | None:
    rows = await house.database.read(
        "SELECT id FROM decks WHERE person = $1 AND key = $2", person.id, key
    )
    return str(rows[0][0]) if rows else None


async def _text(house: House, id: str, version: int) -> str:
    rows = await house.database.read(
        "SELECT text FROM deck_versions WHERE deck = $1 AND n = $2", id, version
    )
    if not rows:
        raise Complaint(404, "no-deck-version", n=version)
    return str(rows[0][0])


def _int(value: object) -> int:
    assert isinstance(value, int)
    return value
