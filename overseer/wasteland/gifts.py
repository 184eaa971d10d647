"""What a card changes without being used: numbers and extra dice."""

from __future__ import annotations

from overseer.wasteland.words import OWN


class Gift:
    """A number that a card changes for its owner, or for friends around."""

    def __init__(self, stat: int, amount: int, reach: int = OWN) -> None:
        self.stat: int = stat
        self.amount: int = amount
        self.reach: int = reach


class ExtraDie:
    """An effect die that a card adds to certain tests."""

    def __init__(self, die: int, where: int, reach: int = OWN) -> None:
        self.die: int = die
        self.where: int = where
        self.reach: int = reach
