"""Quick dice for simulation and search; a state never holds any, and honest dice are nature's."""

from __future__ import annotations

from mypy_extensions import i64


class Dice:
    """A small, fast, seeded generator for simulation; never for honest dice."""

    def __init__(self, seed: int) -> None:
        self.state: i64 = seed % 2147483647

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        # Two steps of a 31-bit generator give 62 bits: no build overflows.
        self.state = (self.state * 48271 + 11) % 2147483647
        high = self.state
        self.state = (self.state * 48271 + 11) % 2147483647
        return (high * 2147483647 + self.state) % n
