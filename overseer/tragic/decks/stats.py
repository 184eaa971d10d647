"""Numbers about a deck: its curve, its kinds and letters, and exact odds of what it draws."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from math import comb
from typing import Final

from overseer.engine.nature import roll
from overseer.tragic.card import CardSet
from overseer.tragic.decks.check import chosen_traits, is_early, starting_points
from overseer.tragic.decks.deck import Deck
from overseer.tragic.player import BASE_RATE
from overseer.tragic.words import ABILITY, LETTERS, ST_DRAW_RATE

FIRST_HAND: Final = 3  # TR-S6: times the draw rate
MAIN: Final = 4  # ability cards that make a letter one of the deck's own
TURNS: Final = 8  # of a table of odds
COUNTS: Final = (1, 2, 3, 4, 5, 6, 8, 10)  # ability cards


class Stats:
    """What can be counted in a deck."""

    def __init__(self, deck: Deck, cards: CardSet) -> None:
        library = [cards.cards[number] for number in deck.cards]
        played = [card for card in library if card.kind != ABILITY]
        points = starting_points(deck, cards)
        self.size: int = len(library)
        self.abilities: int = len(library) - len(played)
        self.early: int = sum(is_early(card, points) for card in played)
        # How many cards cost 0, 1, 2… points; ability cards cost nothing and are not counted.
        self.curve: dict[int, int] = dict(sorted(Counter(card.price for card in played).items()))
        self.kinds: dict[int, int] = dict(sorted(Counter(card.kind for card in library).items()))
        self.levels: dict[int, int] = dict(sorted(Counter(card.level for card in library).items()))
        # By letter: ability cards, other cards that have it as their first letter.
        self.letters: list[tuple[int, int]] = [
            (
                sum(card.kind == ABILITY and card.letters[0] == at for card in library),
                sum(card.letters[0] == at for card in played),
            )
            for at in range(len(LETTERS))
        ]
        self.rate: int = draw_rate(deck, cards)

    def seen(self, turn: int) -> int:
        """How many cards who begins has seen in a turn; who does not is a draw ahead (TR-T2)."""
        return min((FIRST_HAND + turn - 1) * self.rate, self.size)

    def abilities_by(self, turn: int, count: int) -> Fraction:
        """The chance of at least so many ability cards among the cards seen by a turn."""
        return at_least(count, self.size, self.abilities, self.seen(turn))

    @property
    def opening(self) -> Fraction:
        """The chance that the first hand holds a card to cast in the first turn."""
        return at_least(1, self.size, self.early, self.seen(1))

    @property
    def good_opening(self) -> Fraction:
        """… and an ability card to lay for it (TR-P3)."""
        seen = self.seen(1)
        no_ability = none(self.size, self.abilities, seen)
        neither = none(self.size, self.abilities + self.early, seen)
        return self.opening - no_ability + neither


def main_letters(deck: Deck, cards: CardSet) -> str:
    """The letters that a deck is built on, the one with most cards first: “S+L”."""
    library = [cards.cards[number] for number in deck.cards]
    abilities = Counter(card.letters[0] for card in library if card.kind == ABILITY)
    every = Counter(card.letters[0] for card in library)
    common = [at for at, _ in every.most_common() if abilities[at] >= MAIN]
    return "+".join(LETTERS[at] for at in common) or "–"


def draws(deck: Deck, cards: CardSet, seed: bytes) -> list[list[int]]:
    """The library as it comes for whoever begins: the first hand, then what each turn draws."""
    left = list(deck.cards)
    drawn: list[int] = []
    while left:
        drawn.append(left.pop(roll(seed, len(drawn), len(left))))
    rate = draw_rate(deck, cards)
    first = FIRST_HAND * rate
    return [drawn[:first], *(drawn[at : at + rate] for at in range(first, len(drawn), rate))]


def draw_rate(deck: Deck, cards: CardSet) -> int:
    """Cards a draw with the planned traits (TR-T2)."""
    gifts = [gift for card in chosen_traits(deck, cards) for gift in card.gifts]
    more = sum(gift.amount for gift in gifts if gift.stat == ST_DRAW_RATE and not gift.condition)
    return max(BASE_RATE + more, 1)


def at_least(count: int, size: int, good: int, seen: int) -> Fraction:
    """The chance of at least `count` of the `good` cards among `seen` of `size`, exactly.

    >>> at_least(1, 4, 1, 2)
    Fraction(1, 2)
    """
    ways = sum(comb(good, n) * comb(size - good, seen - n) for n in range(count, seen + 1))
    return Fraction(ways, comb(size, seen))


def none(size: int, good: int, seen: int) -> Fraction:
    """The chance of none of them."""
    return Fraction(comb(size - good, seen), comb(size, seen))
