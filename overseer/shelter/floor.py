"""What the spaces of one floor show, prepared for the question of who can go where."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from overseer.shelter.tables import CLOSED, Tables

NO_SPACES: Final = bytes(12)
ONE: Final = [bytes([n]) for n in range(12)]


class Floor:
    """The kinds of a floor's twelve spaces; replaced, never changed, so copies share it.

    Masks have twelve bits for each answer of `Tables.fits`: OPEN lowest, then the others.
    """

    def __init__(self, kinds: bytes, tables: Tables) -> None:
        self.kinds: bytes = kinds
        self.lowest: i64 = 1  # of all bits; mypyc shifts a literal 1 as a 32-bit number
        free: i64 = 0
        costly = b""
        answers = tables.fits[0]
        for at in range(12):
            kind = kinds[at]
            if kind != 0:
                answer: i64 = answers[kind]
                if answer != CLOSED:  # it costs no cubes, so every stock gets this answer
                    free |= self.lowest << (at + 12 * (answer - 1))
                else:
                    costly += ONE[at]
        self.free: i64 = free
        self.costly: bytes = costly  # which spaces ask for cubes
        self.last: i64 = -1  # the last stock and its masks, as one number

    def masks(self, stock: i64, tables: Tables) -> i64:
        """The spaces by their answer to somebody with that stock."""
        # Whether somebody has a turn and what to do with it are asked one after the other.
        last: i64 = self.last
        if last & 511 == stock:
            return last >> 9
        found: i64 = self.free
        answers = tables.fits[stock]
        kinds = self.kinds
        costly = self.costly
        for k in range(len(costly)):
            at: i64 = costly[k]
            answer: i64 = answers[kinds[at]]
            if answer != CLOSED:
                found |= self.lowest << (at + 12 * (answer - 1))
        self.last = found << 9 | stock
        return found
