"""A small generator of whole numbers: the same number gives the same draws on every machine."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeVar

from mypy_extensions import i64

# The constants of SplitMix64 as signed words. A sum or product is right in its lower 64 bits, which
# is all that the machine keeps; plain Python keeps more, and nothing here looks at that.
_STEP: Final = 0x9E3779B97F4A7C15 - (1 << 64)
_FIRST: Final = 0xBF58476D1CE4E5B9 - (1 << 64)
_SECOND: Final = 0x94D049BB133111EB - (1 << 64)
_HALF: Final = (1 << 32) - 1

T = TypeVar("T")


def _mixed(word: i64) -> i64:
    word = (word ^ ((word >> 30) & ((1 << 34) - 1))) * _FIRST
    word = (word ^ ((word >> 27) & ((1 << 37) - 1))) * _SECOND
    return word ^ ((word >> 31) & ((1 << 33) - 1))


def _scaled(high: i64, low: i64, end: i64) -> int:
    """The upper part of a word in halves times `end`, which is 2³² at most."""
    return ((high * end + ((low * end >> 32) & _HALF)) >> 32) & _HALF


def _below(word: i64, end: i64) -> int:
    """The number below `end` that a word stands for."""
    mixed = _mixed(word)
    return _scaled((mixed >> 32) & _HALF, mixed & _HALF, end)


class Draws:
    """Draws in a row (the SplitMix64 sequence of a number).

    >>> draws = Draws(1)
    >>> [draws.below(6) for _ in range(8)]
    [3, 4, 5, 2, 2, 4, 5, 3]
    """

    def __init__(self, number: int) -> None:
        self._state: i64 = (number & ((1 << 64) - 1)) - ((number & (1 << 63)) << 1)
        # Words of a row that is drawn several times: the upper and the lower half of each.
        self._known: list[int] | None = None
        self._next = 0

    def below(self, end: int) -> int:
        """A number from 0 up to `end`, `end` itself left out."""
        if self._known is not None:
            return self._again(self._known, end)
        self._state += _STEP
        return _below(self._state, end)

    def across(self, low: int, high: int, skip: bool) -> int:
        """The x of a point, from `low` to `high`; its y counts as drawn, `along` looks at it.

        With `skip` a draw is left out before it; `skipped` looks at that when it is wanted.
        """
        word = self._state + _STEP
        if skip:
            word += _STEP
        self._state = word + _STEP
        return low + _below(word, high - low + 1)

    def along(self, low: int, high: int) -> int:
        """The y of the last point, from `low` to `high`."""
        return low + _below(self._state, high - low + 1)

    def skipped(self, end: int) -> int:
        """The number below `end` that was left out before the last point."""
        return _below(self._state - _STEP - _STEP, end)

    def again(self) -> Draws:
        """The same row from its start; its words are worked out once."""
        if self._known is None:
            self._known = []
        self._next = 0
        return self

    def _again(self, known: list[int], end: int) -> int:
        at = self._next
        if at == len(known):
            self._state += _STEP
            word = _mixed(self._state)
            known.append((word >> 32) & _HALF)
            known.append(word & _HALF)
        self._next = at + 2
        return _scaled(known[at], known[at + 1], end)

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
