"""A table of one of Tragic's card files, whose keys hold phrases of the vocabulary."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from overseer.cardfile.table import Table
from overseer.tragic.card import NO_COST, Step
from overseer.tragic.cards.grammar import Mistake, read_cost
from overseer.tragic.cards.steps import read_steps

T = TypeVar("T")


class TragicTable(Table):
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

    def cost(self, key: str, needed: bool = False) -> bytes:
        if needed and not self.has(key):
            self.wrong(key, "cardfile-missing-key", key=key)
        return self.phrase(key, read_cost) or NO_COST

    def steps(self, key: str, needed: bool = False) -> list[Step]:
        return self.read_steps(key, self.texts(key, needed))

    def read_steps(self, key: str, texts: list[str]) -> list[Step]:
        steps, mistakes = read_steps(texts)
        for mistake in mistakes:
            self.wrong(key, mistake.id, **mistake.args_)
        return steps

    def modes(self, key: str) -> list[list[Step]]:
        """Lists of steps to choose from, two or more."""
        found = self.data[key]
        modes = found if isinstance(found, list) else []
        texts = [
            [step for step in mode if isinstance(step, str)] if isinstance(mode, list) else []
            for mode in modes
        ]
        whole = all(mode == text for mode, text in zip(modes, texts, strict=True))
        if len(texts) < 2 or not all(texts) or not whole:
            self.wrong(key, "tragic-file-modes")
        return [self.read_steps(key, each) for each in texts]

    def _read(self, key: str, text: str, read: Callable[[str], T]) -> T | None:
        try:
            return read(text)
        except Mistake as mistake:
            self.wrong(key, mistake.id, **mistake.args_)
            return None
