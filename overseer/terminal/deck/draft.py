"""A deck that is being built: cards in and out, one step back, a file to save it in."""

from __future__ import annotations

from collections import Counter
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple

from overseer.terminal.deck import source as deck_source
from overseer.tragic.card import Card, CardSet
from overseer.tragic.cards import find as find_cards
from overseer.tragic.decks.check import MOST_TRAITS, Finding, check, skill_count
from overseer.tragic.decks.deck import FORMATS, Deck
from overseer.tragic.decks.file import read_deck
from overseer.tragic.words import SKILL, TRAIT
from overseer.voice.complaint import UsageError
from overseer.voice.tragic.words import card_title

MOST_CARDS: Final = 120  # of a draft: one has to be able to try things out


class Narrow(NamedTuple):
    """Which cards of the edition are shown; what is not asked does not matter."""

    letter: int = -1
    kind: int = -1
    level: int = 0
    words: str = ""

    @classmethod
    def read(cls, typed: str) -> Narrow:
        """`S attack 2 poison`: a letter, a kind, a level, and words of the text."""
        letter, kind, level = -1, -1, 0
        words: list[str] = []
        for word in typed.split():
            found_letter, found_kind = find_cards.letter_of(word), find_cards.kind_of(word)
            if letter < 0 and found_letter is not None:
                letter = found_letter
            elif kind < 0 and found_kind is not None:
                kind = found_kind
            elif not level and word in ("1", "2", "3"):
                level = int(word)
            else:
                words.append(word)
        return cls(letter, kind, level, " ".join(words))


class Draft:
    """The deck on the bench, and its file."""

    def __init__(self, deck: Deck, cards: CardSet, path: Path, saved: bool) -> None:
        self.cards = cards
        self.path = path
        self.deck = deck
        self._saved: Deck | None = deck if saved else None
        self._past: list[Deck] = []

    @classmethod
    def open(cls, path: Path, cards: CardSet) -> Draft:
        """The deck of a file, or an empty one that will be saved there."""
        if path.exists() or path.is_symlink():
            return cls(read_deck(path, cards), cards, path, True)
        return cls(Deck(deck_source.name_for(path), ()), cards, path, False)

    @property
    def changed(self) -> bool:
        """Whether something would be lost."""
        return self.deck != self._saved and (self._saved is not None or bool(self._past))

    @property
    def findings(self) -> list[Finding]:
        return check(self.deck, self.deck.format, self.cards)

    def pool(self, narrow: Narrow, lang: str) -> list[Card]:
        """The cards of the edition that fit."""
        return find_cards.matching(self.cards, lang, *narrow)

    def copies(self, card: Card) -> int:
        """How many of a card are in it."""
        return self._all().count(card.number)

    def add(self, card: Card, copies: int = 1) -> None:
        """Put cards in; a UsageError that says why they do not fit."""
        counts = Counter(self._all())
        if card.kind == TRAIT and len(self.deck.traits) + copies > MOST_TRAITS:
            raise UsageError("deck-full-traits", high=MOST_TRAITS)
        slots = skill_count(self.deck, self.cards)
        if card.kind == SKILL and len(self.deck.skills) + copies > slots:
            raise UsageError("deck-full-skills", high=slots)
        most = 1 if card.kind in (TRAIT, SKILL) else FORMATS[self.deck.format]
        if counts[card.number] + copies > most:
            raise UsageError("deck-full-copies", card=partial(card_title, card), high=most)
        if len(self.deck.cards) + copies > MOST_CARDS:
            raise UsageError("deck-full", high=MOST_CARDS)
        self._change(self._all() + [card.number] * copies)

    def remove(self, card: Card, copies: int = 1) -> None:
        """Take cards out."""
        left = self._all()
        if left.count(card.number) < copies:
            title = partial(card_title, card)
            raise UsageError("deck-not-in", card=title, n=left.count(card.number))
        for _ in range(copies):
            left.remove(card.number)
        self._change(left)

    def rename(self, name: str) -> None:
        """Give it another name."""
        tidy = " ".join(name.split())
        if not tidy.isprintable() or not 0 < len(tidy) <= deck_source.NAME_LENGTH:
            raise UsageError("deck-error-name", high=deck_source.NAME_LENGTH)
        self._put(Deck(tidy, self.deck.cards, self.deck.traits, self.deck.skills, self.deck.format))

    def reformat(self, format: str) -> None:
        """Build it for another format."""
        deck = self.deck
        self._put(Deck(deck.name, deck.cards, deck.traits, deck.skills, format))

    def undo(self) -> None:
        """Take the last change back."""
        if not self._past:
            raise UsageError("deck-no-undo")
        self.deck = self._past.pop()

    def save(self, path: Path | None = None) -> None:
        """Write it to its file, or to another one, which is its file from then on."""
        if path is not None and path.absolute() != self.path.absolute():
            deck_source.write_new(path, self.deck, self.cards)
            self.path = path
        else:
            deck_source.write(self.path, self.deck, self.cards)
        self._saved = self.deck

    def _all(self) -> list[int]:
        return [*self.deck.cards, *self.deck.traits, *self.deck.skills]

    def _change(self, numbers: list[int]) -> None:
        kinds = {number: self.cards.cards[number].kind for number in numbers}
        self._put(
            Deck(
                self.deck.name,
                [number for number in numbers if kinds[number] < TRAIT],
                [number for number in numbers if kinds[number] == TRAIT],
                [number for number in numbers if kinds[number] == SKILL],
                self.deck.format,
            )
        )

    def _put(self, deck: Deck) -> None:
        self._past.append(self.deck)
        self.deck = deck
