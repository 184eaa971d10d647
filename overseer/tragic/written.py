"""Facts as text, for the canonical bytes: what `repr` would write, put together from known parts.

A record writes a digest a move, and a move changes little: most piles are the very tuples that
they were, and most numbers are small.
"""

from __future__ import annotations

from typing import Final

LEAST: Final = -1
BEYOND: Final = 1100  # places and players are numbers below it
WORDS: Final[list[str]] = [str(n) for n in range(LEAST, BEYOND)]


def number(n: int) -> str:
    """A whole number."""
    return WORDS[n - LEAST] if LEAST <= n < BEYOND else str(n)


def numbers(row: list[int]) -> str:
    """Numbers one after the other."""
    return ", ".join([number(n) for n in row])


def flag(yes: bool) -> str:
    """Whether something is so."""
    return "True" if yes else "False"


class Told:
    """What was last written of a player: the piles, each with its text, and the stats.

    It is replaced, never changed, so copies of a player share it.
    """

    __slots__ = ("piles", "row", "stats", "stats_text", "texts")

    def __init__(self, before: Told | None, piles: list[object], stats: list[int]) -> None:
        self.piles: list[object] = piles
        self.texts: list[str] = []
        for at in range(len(piles)):
            if before is not None and before.piles[at] is piles[at]:
                self.texts.append(before.texts[at])
            else:
                self.texts.append(repr(piles[at]))
        self.row: str = ", ".join(self.texts)
        if before is not None and before.stats == stats:
            self.stats: list[int] = before.stats
            self.stats_text: str = before.stats_text
        else:
            self.stats = stats[:]
            self.stats_text = "[" + numbers(stats) + "]"

    def holds(self, piles: list[object], stats: list[int]) -> bool:
        """Whether nothing has changed since."""
        before = self.piles
        for at in range(len(piles)):
            if piles[at] is not before[at]:
                return False
        return self.stats == stats
