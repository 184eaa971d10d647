"""What a row of symbols comes to in numbers."""

from __future__ import annotations

from typing import Final

from overseer.shelter.card import Space, Symbol
from overseer.voice.shelter.words import who_letters

Amounts = dict[str, int]
# What a dweller trained in the letter gains only once (SH-P6).
_ONCE: Final = ("train", "first", "heal", "trade", "again")


def placed(space: Space, who: int) -> tuple[Amounts, Amounts]:
    """A placement: the printed cost, and the reward, twice for who is trained in its letter."""
    times = 2 if space.letter and space.letter in who_letters(who) else 1
    return summed(space.cost), summed(space.reward, times)


def summed(row: tuple[Symbol, ...], times: int = 1) -> Amounts:
    """A row of symbols as numbers."""
    found: Amounts = {}
    for symbol in row:
        n = symbol.n if symbol.kind in _ONCE else symbol.n * times
        found[symbol.kind] = found.get(symbol.kind, 0) + n
    return found
