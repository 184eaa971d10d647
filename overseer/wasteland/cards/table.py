"""A table of one of Wasteland's card files, whose keys hold phrases of the vocabulary."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from overseer.cardfile.problems import guess, shown
from overseer.cardfile.table import Table
from overseer.wasteland.cards.grammar import (
    Mistake,
    read_extra_die,
    read_gift,
    read_rating,
    read_ruler,
    word_number,
)
from overseer.wasteland.gifts import ExtraDie, Gift
from overseer.wasteland.words import DAMAGES, LISTS, NONE, SOURCES

MOST_CAPS = 9999

T = TypeVar("T")


class WastelandTable(Table):
    """A table that reads phrases; a mistake in one is noted at its key."""

    def phrase(self, key: str, read: Callable[[str], T]) -> T | None:
        """The phrase of a key; None where there is none, or none that can be read."""
        text = self.text(key, "")
        if not self.has(key) or not isinstance(self.data[key], str):
            return None
        return self._read(key, text, read)

    def phrases(self, key: str, read: Callable[[str], T]) -> list[T]:
        """A list of phrases."""
        found = (self._read(key, text, read) for text in self.texts(key))
        return [value for value in found if value is not None]

    def need(self, *keys: str) -> bool:
        """Whether all these keys are there; a missing one is an error."""
        for key in keys:
            if not self.has(key):
                self.wrong(key, "cardfile-missing-key", key=key)
        return all(self.has(key) for key in keys)

    def numbers(self, key: str, count: int, low: int, high: int, default: int) -> tuple[int, ...]:
        """As many whole numbers as are wanted."""
        stand_in = (default,) * count
        if not self.has(key):
            return stand_in
        found = self.data[key]
        whole = isinstance(found, list) and all(type(value) is int for value in found)
        if not isinstance(found, list) or not whole or len(found) != count:
            self.wrong(key, "wasteland-file-numbers", key=key, count=count)
            return stand_in
        for value in found:
            if not low <= value <= high:
                # Python prints no number of more than 4,300 digits.
                written = str(value) if abs(value) < 10**12 else "…"
                self.wrong(key, "cardfile-range", key=key, value=written, low=low, high=high)
                return stand_in
        return tuple(found)

    def inner(self, key: str) -> WastelandTable | None:
        """The table of a key, if there is one."""
        if not self.has(key):
            return None
        found = self.data[key]
        if not isinstance(found, dict):
            self.wrong(key, "wasteland-file-table", key=key)
            return None
        return WastelandTable(found, (*self.path, key), self.problems, self.card)

    def word(self, key: str, known: Sequence[str], default: int | None = None) -> int:
        """The number of a word; NONE if it is wrong, and it must be there without a default."""
        text = self.choice(key, tuple(known), None if default is None else "")
        if not self.has(key):
            return NONE if default is None else default
        return known.index(text) if text in known else NONE

    def words(self, key: str, known: Sequence[str], what: str) -> list[int]:
        """The numbers of the words of a list, none of them twice."""
        found: list[int] = []
        for number in self.phrases(key, lambda word: word_number(word, known, what)):
            if number in found:
                self.wrong(key, "wasteland-file-word-twice", word=known[number])
            else:
                found.append(number)
        return found

    def bits(self, key: str, known: Sequence[str], what: str) -> int:
        """One bit for each word of a list."""
        return sum(1 << number for number in self.words(key, known, what))

    def ruler(self, key: str) -> int:
        """A ruler, or NONE."""
        found = self.phrase(key, read_ruler)
        return NONE if found is None else found

    def ratings(self, key: str) -> list[tuple[int, bool]]:
        """Armour against the three kinds of damage; none where the key is missing."""
        none = [(0, False)] * len(DAMAGES)
        if not self.has(key):
            return none
        texts = self.texts(key)
        if len(texts) != len(DAMAGES):
            self.wrong(key, "wasteland-file-ratings", key=key)
            return none
        found = self.phrases(key, read_rating)
        return found if len(found) == len(DAMAGES) else none

    def gifts(self, key: str = "gives") -> list[Gift]:
        return self.phrases(key, read_gift)

    def extra_dice(self, key: str = "dice") -> list[ExtraDie]:
        return self.phrases(key, read_extra_die)

    def source(self) -> int:
        return self.word("source", SOURCES)

    def caps(self) -> tuple[int, ...]:
        """The price by list; -1 where a list does not have the card."""
        return self.numbers("caps", len(LISTS), NONE, MOST_CAPS, NONE)

    def reference(self, key: str, id: str, known: dict[str, int], what: str) -> int:
        """The number of the card that an id of this table names; NONE if there is none."""
        if id not in known:
            hints = guess(id, tuple(known))
            self.wrong(key, "wasteland-file-no-card", id=shown(id), what=what, **hints)
            return NONE
        return known[id]

    def _read(self, key: str, text: str, read: Callable[[str], T]) -> T | None:
        try:
            return read(text)
        except Mistake as mistake:
            self.wrong(key, mistake.id, **mistake.args_)
            return None
