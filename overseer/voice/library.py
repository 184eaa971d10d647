"""What one can read without a match: the rulebook, the card gallery, the aid of all signs.

A game of the house has a gallery and an aid of its own (`overseer/voice/<game>/library.py`, named
by its voice); the rulebook is made here from the same rules that refusals name.
"""

from __future__ import annotations

import re
from typing import Any, Final

from msgspec import field

from overseer.engine.game import Game
from overseer.text import has, translate
from overseer.text.rulebook import Rulebook
from overseer.voice.given import Given
from overseer.voice.rules import book_of, known_rules

COMMON: Final = "common"  # the chapter of rules that hold at every table
_LINK: Final = re.compile(r"\[([^\]]+)\]\(#[^)]*\)")
_MARKS: Final = re.compile(r"\*\*|`")


class Block(Given):
    """A table of a book: rows of cells, the first row is its head."""

    rows: list[list[str]]


class RuleText(Given):
    """A rule as it stands in the book."""

    id: str
    title: str
    text: str
    mark: str = ""  # that it is our reading, or partly so
    examples: list[str] = field(default_factory=list)
    tables: list[Block] = field(default_factory=list)


class Chapter(Given):
    """A chapter of the book."""

    id: str
    title: str
    intro: str = ""
    rules: list[RuleText] = field(default_factory=list)
    tables: list[Block] = field(default_factory=list)


class Book(Given, kw_only=True):
    """The rulebook of a game in one language."""

    game: str
    title: str
    notice: str = ""
    intro: str = ""
    guide: str = ""
    chapters: list[Chapter]


class CardShown(Given):
    """A card of the gallery: in words, and as the data that its board draws it by."""

    id: str
    name: str
    kind: str
    head: str = ""  # what it is, in a line
    lines: list[str] = field(default_factory=list)  # what it does
    flavour: str = ""
    source: str = ""  # where its numbers come from, in words
    copies: int = 0  # in the deck; 0: there is no such number
    face: dict[str, Any] = field(default_factory=dict)  # as in the fixed part of a match


class Shelf(Given):
    """A part of the gallery."""

    id: str
    title: str
    cards: list[CardShown]


class AidSign(Given):
    """A sign or a word of the cards, and what it means."""

    word: str  # for pictures and links
    name: str
    text: str = ""
    short: str = ""  # how the terminal writes it
    where: str = ""  # where it is printed
    rule: str = ""


class AidPart(Given):
    """A part of the aid."""

    id: str
    title: str
    signs: list[AidSign]


def rule_of(rule: str, lang: str, book: Rulebook | None = None) -> RuleText:
    """One rule, with all that the book prints below it."""
    found = RuleText(
        id=rule, title=translate(lang, f"rule-{rule}.title"), text=translate(lang, f"rule-{rule}")
    )
    if book is not None:
        found.mark = book.mark(lang, rule)
        found.examples = [book.example(lang, name) for name in book.examples.get(rule, ())]
        if rule in book.tables:
            found.tables = blocks(book.tables[rule](lang))
    return found


def whole_book(game: Game, lang: str) -> Book:
    """The whole rulebook of a game; the rules of every table come last."""
    book = book_of(game.name)
    own = set(game.rule_ids())
    common = [rule_of(rule, lang) for rule in known_rules(game) if rule not in own]
    last = Chapter(id=COMMON, title=translate(lang, "library-common"), rules=common)
    if book is None:
        rules = [rule_of(rule, lang) for rule in game.rule_ids()]
        name = title_of(game.name, lang)
        first = [Chapter(id=game.name, title=name, rules=rules)] if rules else []
        return Book(game=game.name, title=name, chapters=[*first, last])
    return Book(
        game=game.name,
        title=translate(lang, f"rulebook-{book.game}-title"),
        notice=translate(lang, f"rulebook-{book.game}-notice"),
        intro=translate(lang, f"rulebook-{book.game}-intro"),
        guide=translate(lang, f"rulebook-{book.game}-guide"),
        chapters=[
            *(_chapter(book, section, rules, lang) for section, rules in book.sections),
            _annex(book, lang),
            last,
        ],
    )


def title_of(game: str, lang: str) -> str:
    """What a game is called; one from outside may have no words here."""
    id = f"game-{game}"
    return translate(lang, id) if has(lang, id) else game.capitalize()


def _chapter(book: Rulebook, section: str, rules: tuple[str, ...], lang: str) -> Chapter:
    return Chapter(
        id=section,
        title=translate(lang, f"rulebook-section-{section}"),
        intro=translate(lang, f"rulebook-section-{section}-intro"),
        rules=[rule_of(rule, lang, book) for rule in rules],
    )


def _annex(book: Rulebook, lang: str) -> Chapter:
    return Chapter(
        id=book.annex,
        title=translate(lang, f"rulebook-section-{book.annex}"),
        intro=translate(lang, f"rulebook-section-{book.annex}-intro"),
        tables=blocks(book.annex_table(lang)),
    )


def blocks(markdown: str) -> list[Block]:
    """The tables of a page, as cells without the page's own marks.

    >>> blocks("| a | b |\\n| --- | --- |\\n| **c** | [SH-P1](#sh-p1) |")
    [Block(rows=[['a', 'b'], ['c', 'SH-P1']])]
    """
    found: list[Block] = []
    for part in markdown.split("\n\n"):
        lines = [line for line in part.splitlines() if line.startswith("|")]
        if lines:
            del lines[1]  # the line below the head
            found.append(Block(rows=[_cells(line) for line in lines]))
    return found


def _cells(line: str) -> list[str]:
    cells = line.strip().strip("|").split("|")
    return [_MARKS.sub("", _LINK.sub(r"\1", cell)).strip() for cell in cells]
