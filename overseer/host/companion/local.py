"""The desk on a device: each request and each answer is JSON, the log comes with the request.

>>> answer('{"ask":"shuffle"}')
'{"error":{"id":"invalid","text":"Invalid value \\'shuffle\\' - at `$.ask`"}}'
"""

from __future__ import annotations

from random import SystemRandom
from typing import Final

import msgspec

from overseer.cardfile.problems import CardFileError
from overseer.engine.refusal import Refused
from overseer.host.companion.asking import drafted, drawn, result, tried
from overseer.host.companion.book import Book, book_given
from overseer.host.companion.wire import (
    DraftBattle,
    DrawCard,
    Entries,
    HandGiven,
    TryAct,
    Written,
)
from overseer.host.companion.writing import work, written
from overseer.text import Lang
from overseer.voice.complaint import complaint
from overseer.voice.wasteland.force.forces import ready_forces
from overseer.voice.wasteland.ledger.lists import lists_given
from overseer.wasteland.cards.file import standard
from overseer.wasteland.ledger.joining import Joint
from overseer.wasteland.ledger.log import Entry
from overseer.wasteland.ledger.rights import VIEWER, Hand, Role

_RNG: Final = SystemRandom()
_ROLES: Final[dict[str, Role]] = {"owner": "owner", "player": "player"}


class Kept(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A battle as the device holds it."""

    code: str
    entries: list[Entry]
    hands: list[HandGiven]
    title: str = ""
    campaign: str = ""

    def hand(self) -> Hand:
        """The hand that the device belongs to."""
        for each in self.hands:
            if each.you:
                return Hand(each.hand, _ROLES.get(each.role, VIEWER), tuple(each.seats))
        return Hand("", VIEWER)


class Request(msgspec.Struct, kw_only=True, tag_field="ask", forbid_unknown_fields=True):
    """Something that the page asks."""

    lang: Lang

    def answer(self) -> object:
        """What it is told."""
        raise NotImplementedError


class GiveBattle(Request, tag="given"):
    """The battle as its hand may see it; `public`: as anybody may."""

    battle: Kept
    since: int = 0
    public: bool = False

    def answer(self) -> object:
        """The sheet, its history and the entries since."""
        hand = Hand("", VIEWER) if self.public else self.battle.hand()
        return book_given(_book(self.battle), hand, self.battle.hands, self.since, self.lang)


class WriteBattle(Request, tag="write"):
    """Entries behind the log of the device."""

    battle: Kept
    entries: Entries
    now: int

    def answer(self) -> Written:
        """What became of them; the page keeps those that were added."""
        book, hand = _book(self.battle), self.battle.hand()
        known = {entry.id for entry in book.entries}
        mine = tuple(
            msgspec.structs.replace(entry, by=hand.id, at=entry.at or self.now)
            for entry in self.entries
            if entry.id not in known
        )
        before = book.told()
        found = Joint(len(book.entries), (), mine)
        worked = work(book.entries, before, found, hand, "after", self.now)
        assert worked is not None  # nobody else's entries are taken back
        book.entries = [*book.entries, *worked.added]
        return written(book, hand, before, worked, self.lang)


class TryBattle(Request, tag="try"):
    """What an act would do."""

    battle: Kept
    body: TryAct

    def answer(self) -> object:
        """What is still to be thrown, the odds, what would change, or why it does not fit."""
        return tried(_book(self.battle), self.battle.hand(), self.body, self.lang, _RNG)


class DrawBattle(Request, tag="draw"):
    """A card by the app."""

    battle: Kept
    body: DrawCard

    def answer(self) -> object:
        """The card."""
        return drawn(_book(self.battle), self.body, self.lang, _RNG)


class ResultBattle(Request, tag="result"):
    """The end of a battle for its campaign."""

    battle: Kept

    def answer(self) -> object:
        """A move for the campaign's table."""
        return result(_book(self.battle))


class Draft(Request, tag="draft"):
    """A scenario with its forces."""

    body: DraftBattle

    def answer(self) -> object:
        """Acts to enter."""
        return drafted(self.body)


class Lists(Request, tag="lists"):
    """What a tracker picks from."""

    def answer(self) -> object:
        """Scenarios, units, cards, dice."""
        return lists_given(self.lang)


class Forces(Request, tag="forces"):
    """The forces that are there for everybody."""

    def answer(self) -> object:
        """Each with its price."""
        return ready_forces(standard(), self.lang)


Asked = GiveBattle | WriteBattle | TryBattle | DrawBattle | ResultBattle | Draft | Lists | Forces
_decoder: Final = msgspec.json.Decoder(Asked)


class Trouble(msgspec.Struct, omit_defaults=True):
    """Why something cannot be."""

    id: str
    text: str
    rule: str = ""


class _Shelf:
    """The book that was last open, so that its log is not worked out anew for every request."""

    book = Book("")


def _book(kept: Kept) -> Book:
    book = _Shelf.book
    if (book.code, book.entries) != (kept.code, kept.entries):
        book = _Shelf.book = Book(kept.code)
        book.entries = kept.entries
    book.title, book.campaign = kept.title, kept.campaign
    return book


def answer(text: str) -> str:
    """Answer one request."""
    try:
        asked = _decoder.decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        return _error(Trouble("invalid", str(error)))
    try:
        given = asked.answer()
    except Refused as error:
        words = complaint(error, asked.lang)
        return _error(Trouble(error.refusal.reason, words, error.refusal.rule))
    except CardFileError as error:
        return _error(Trouble("invalid", complaint(error, asked.lang)))
    return msgspec.json.encode({"given": given}).decode()


def _error(trouble: Trouble) -> str:
    return msgspec.json.encode({"error": trouble}).decode()
