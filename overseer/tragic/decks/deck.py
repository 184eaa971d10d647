"""What a deck is: a library, with the traits and skills that it was built for."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

SIZE: Final = 60  # TR-S2
FORMATS: Final = {"singleton": 1, "duo": 2, "trio": 3, "quad": 4}  # TR-S1


class Deck:
    """Card numbers of one set, sorted; a card that is in it twice stands there twice."""

    def __init__(
        self,
        name: str,
        cards: Iterable[int],
        traits: Iterable[int] = (),
        skills: Iterable[int] = (),
        format: str = "singleton",
    ) -> None:
        self.name: str = name
        self.cards: tuple[int, ...] = tuple(sorted(cards))
        self.traits: tuple[int, ...] = tuple(sorted(traits))
        self.skills: tuple[int, ...] = tuple(sorted(skills))
        self.format: str = format

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Deck) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def __repr__(self) -> str:
        return f"Deck{self._key()!r}"

    def _key(self) -> tuple[object, ...]:
        return (self.name, self.cards, self.traits, self.skills, self.format)
