"""What a person can choose from, a line each."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Choice:
    """One line of the list: a move, or several of which one is chosen from a second list."""

    moves: tuple[str, ...]  # in notation
    where: str = ""  # what it is about, if that lies on the table: a space, a card

    @property
    def move(self) -> str:
        """The move, or the first of several."""
        return self.moves[0]

    def opened(self) -> list[Choice]:
        """The second list."""
        return [Choice((move,), self.where) for move in self.moves]
