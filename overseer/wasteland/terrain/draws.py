"""A small generator of whole numbers: the same number gives the same draws on every machine."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, TypeVar

_WORD: Final = (1 << 64) - 1
_STEP: Final = 0x9E3779B97F4A7C15

T = TypeVar("T")


def _mixed(word: int) -> int:
    word = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) & _WORD
    word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) & _WORD
    return word ^ (word >> 31)


class Draws:
    """Draws in a row (the SplitMix64 sequence of a number).

    >>> draws = Draws(1)
    >>> [draws.below(6) for _ in range(8)]
    [3, 4, 5, 2, 2, 4, 5, 3]
    """

    def __init__(self, number: int) -> None:
        self._state = number & _WORD
        self._known: list[int] | None = None  # words of a row that is drawn several times
        self._next = 0

    def below(self, end: int) -> int:
        """A number from 0 up to `end`, `end` itself left out."""
        if self._known is not None:
            return (self._again(self._known) * end) >> 64
        self._state = (self._state + _STEP) & _WORD
        return (_mixed(self._state) * end) >> 64

    def points(self, low: int, high: int, skip: int, tries: int) -> Iterator[tuple[int, int]]:
        """Points that are drawn one after the other: x and y from `low` to `high`.

        Before each, `skip` draws are left out; `skipped` looks at the last one when it is wanted.
        """
        end = high - low + 1
        for _ in range(tries):
            word = (self._state + (skip + 1) * _STEP) & _WORD
            self._state = (word + _STEP) & _WORD
            yield low + ((_mixed(word) * end) >> 64), low + ((_mixed(self._state) * end) >> 64)

    def skipped(self, end: int) -> int:
        """The number below `end` that was left out before the last point."""
        return (_mixed((self._state - 2 * _STEP) & _WORD) * end) >> 64

    def again(self) -> Draws:
        """The same row from its start; its words are worked out once."""
        if self._known is None:
            self._known = []
        self._next = 0
        return self

    def _again(self, known: list[int]) -> int:
        if self._next == len(known):
            self._state = (self._state + _STEP) & _WORD
            known.append(_mixed(self._state))
        self._next += 1
        return known[self._next - 1]

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
