"""A small generator of whole numbers: the same number gives the same draws on every machine."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeVar

_WORD: Final = (1 << 64) - 1
_STEP: Final = 0x9E3779B97F4A7C15

T = TypeVar("T")


class Draws:
    """Draws in a row (the SplitMix64 sequence of a number).

    >>> draws = Draws(1)
    >>> [draws.below(6) for _ in range(8)]
    [3, 4, 5, 2, 2, 4, 5, 3]
    """

    def __init__(self, number: int) -> None:
        self._state = number & _WORD

    def below(self, end: int) -> int:
        """A number from 0 up to `end`, `end` itself left out."""
        self._state = (self._state + _STEP) & _WORD
        word = self._state
        word = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) & _WORD
        word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) & _WORD
        return ((word ^ (word >> 31)) * end) >> 64

    def between(self, low: int, high: int) -> int:
        """A number from `low` to `high`, both included."""
        return low + self.below(high - low + 1)

    def pick(self, choices: Sequence[T]) -> T:
        """One of several, each as likely as any other."""
        return choices[self.below(len(choices))]

    def weighted(self, weights: Sequence[tuple[T, int]]) -> T:
        """One of several, each as likely as its weight says."""
        left = self.below(sum(weight for _, weight in weights))
        for choice, weight in weights:
            left -= weight
            if left < 0:
                return choice
        raise ValueError("no weights")
