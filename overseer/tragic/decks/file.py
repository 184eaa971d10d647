"""Deck files: strict TOML in which each mistake is told with its line, like a card file's.

name = "My first deck"
format = "singleton"
edition = "standard"
traits = ["kamikaze-1"]
skills = ["training-1", "sharp-eye-2", "second-wind-1"]
cards = ["punch-1", "2 bat-blow-2"]
"""

from __future__ import annotations

import re
from collections import Counter
from importlib.resources.abc import Traversable
from textwrap import wrap
from typing import Final

from overseer.cardfile.lines import LineIndex
from overseer.cardfile.problems import CardFileError, Problems, guess, shown
from overseer.cardfile.source import contents_of, text_of
from overseer.cardfile.table import NAME_LENGTH, Table
from overseer.tragic.card import Card, CardSet
from overseer.tragic.decks.deck import FORMATS, Deck
from overseer.tragic.words import SKILL, TRAIT

KEYS: Final = ("name", "format", "edition", "traits", "skills", "cards")
MOST_COPIES: Final = 60
RULE: Final = "TR-D1"  # only cards of this edition, each in its list
_ENTRY: Final = re.compile(r"(?:(\d{1,3}) +)?(\S+)")
_WIDTH: Final = 96


def read_deck(path: Traversable, cards: CardSet) -> Deck:
    """The deck of a file; a CardFileError with all its problems."""
    return deck_of(text_of(path, "deck"), cards, str(path))


def deck_of(text: str, cards: CardSet, file: str = "deck") -> Deck:
    """The deck of a file's text; `file` is its name for messages."""
    contents = contents_of(text, file, "deck")
    found = Problems(file, LineIndex(text))
    deck = _Reader(contents, found, cards, text).deck()
    if found.found:
        raise CardFileError(sorted(found.found, key=lambda problem: problem.line))
    return deck


def deck_text(deck: Deck, cards: CardSet) -> str:
    """A file's text that `deck_of` reads to the same deck; each kind on lines of its own."""
    counts = Counter(deck.cards)
    lines = [
        f"name = {_quoted(deck.name)}",
        f"format = {_quoted(deck.format)}",
        f"edition = {_quoted(cards.name)}",
        f"traits = {_listed(deck.traits, cards)}",
        f"skills = {_listed(deck.skills, cards)}",
        "cards = [",
    ]
    for kind in range(TRAIT):
        own = [number for number in sorted(counts) if cards.cards[number].kind == kind]
        entries = [_quoted(_entry(cards.cards[number], counts[number])) for number in own]
        # An entry is not broken in two: its one space is kept together while the lines are filled.
        glued = " ".join(f"{entry},".replace(" ", "\0") for entry in entries)
        filled = wrap(glued, _WIDTH, break_on_hyphens=False, break_long_words=False)
        lines += [f"    {line}".replace("\0", " ") for line in filled]
    return "\n".join([*lines, "]", ""])


class _Reader:
    """One deck file, read key by key."""

    def __init__(
        self, contents: dict[str, object], problems: Problems, cards: CardSet, text: str
    ) -> None:
        self.table = Table(contents, (), problems)
        self.cards = cards
        self.lines = text.split("\n")

    def deck(self) -> Deck:
        table = self.table
        table.only(*KEYS)
        name = table.text("name")
        if table.has("name") and not _is_name(name):
            table.wrong("name", "cardfile-name", high=NAME_LENGTH)
        format = table.choice("format", tuple(FORMATS), "singleton")
        edition = table.text("edition", self.cards.name)
        if edition not in (self.cards.name, self.cards.digest):
            line = table.problems.lines.of(("edition",))
            args: dict[str, str | int] = {"edition": shown(edition), "here": self.cards.name}
            table.problems.at(line, "deck-file-edition", "", RULE, **args)
        return Deck(
            name,
            self._cards("cards", True),
            self._cards("traits", False),
            self._cards("skills", False),
            format or "singleton",
        )

    def _cards(self, key: str, needed: bool) -> list[int]:
        found: list[int] = []
        for entry in self.table.texts(key, needed):
            match = _ENTRY.fullmatch(entry.strip())
            copies = int(match[1] or 1) if match else 0
            if match is None or not 1 <= copies <= MOST_COPIES:
                self._wrong(key, entry, "deck-file-entry", entry=shown(entry), high=MOST_COPIES)
                continue
            card = self.cards.by_id.get(match[2])
            if card is None:
                hints = guess(match[2], tuple(self._ids(key)))
                here = self.cards.name
                self._wrong(key, entry, "deck-file-card", card=shown(match[2]), here=here, **hints)
            elif _key_of(card) != key:
                self._wrong(key, entry, "deck-file-place", card=card.id, key=_key_of(card))
            else:
                found += [card.number] * copies
        return found

    def _ids(self, key: str) -> list[str]:
        return [card.id for card in self.cards.cards if _key_of(card) == key]

    def _wrong(self, key: str, entry: str, id: str, /, **args: str | int) -> None:
        """Note a problem on the line of an entry, which may be far below its key's."""
        line = self.table.problems.lines.of((key,))
        for at in range(line - 1, len(self.lines)):
            if f'"{entry}"' in self.lines[at] or f"'{entry}'" in self.lines[at]:
                line = at + 1
                break
        self.table.problems.at(line, id, "", RULE, **args)


def _key_of(card: Card) -> str:
    """The key of a deck file that a card belongs to."""
    return {TRAIT: "traits", SKILL: "skills"}.get(card.kind, "cards")


def _is_name(name: str) -> bool:
    return bool(name.strip()) and name.isprintable() and len(name) <= NAME_LENGTH


def _entry(card: Card, copies: int) -> str:
    return card.id if copies == 1 else f"{copies} {card.id}"


def _listed(numbers: tuple[int, ...], cards: CardSet) -> str:
    return "[" + ", ".join(_quoted(cards.cards[number].id) for number in numbers) + "]"


def _quoted(text: str) -> str:
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'
