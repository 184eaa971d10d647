"""Exact odds of what a deck draws, beside counting every hand there is."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations

import pytest

from overseer.tragic.cards.file import standard
from overseer.tragic.decks.check import is_early, starting_points
from overseer.tragic.decks.deck import Deck
from overseer.tragic.decks.ready import ready
from overseer.tragic.decks.stats import Stats, at_least, draw_rate, none
from overseer.tragic.words import ABILITY

CARDS = standard()


# Eighteen ability cards and forty-two others.
PLAIN = Deck(
    "plain",
    [n for n in CARDS.pool if CARDS.cards[n].kind == ABILITY][:18]
    + [n for n in CARDS.pool if CARDS.cards[n].kind != ABILITY][:42],
)


def numbers(*ids: str) -> list[int]:
    return [CARDS.by_id[id].number for id in ids]


@pytest.mark.parametrize(("size", "good", "seen"), [(7, 3, 4), (6, 0, 2), (6, 6, 3), (5, 2, 5)])
def test_the_chance_is_the_share_of_all_hands(size: int, good: int, seen: int) -> None:
    hands = list(combinations(range(size), seen))
    for count in range(seen + 2):
        share = sum(sum(card < good for card in hand) >= count for hand in hands)
        assert at_least(count, size, good, seen) == Fraction(share, len(hands))
    assert none(size, good, seen) == 1 - at_least(1, size, good, seen)


def test_an_opening_beside_every_hand_of_a_small_deck() -> None:
    """Nine cards, six of them on the hand."""
    deck = Deck(
        "small",
        numbers("hammer-arm-1", "hammer-arm-2", "punch-1", "punch-2", "punch-3", "brace-1")
        + numbers("bat-blow-3", "bat-blow-2", "rampage-3"),
    )
    points = starting_points(deck, CARDS)
    hands = [[CARDS.cards[n] for n in hand] for hand in combinations(deck.cards, 6)]
    casts = [any(is_early(card, points) for card in hand) for hand in hands]
    both = [
        early and any(card.kind == ABILITY for card in hand)
        for early, hand in zip(casts, hands, strict=True)
    ]
    stats = Stats(deck, CARDS)
    assert stats.opening == Fraction(sum(casts), len(hands))
    assert stats.good_opening == Fraction(sum(both), len(hands))


def test_a_first_hand_of_eighteen_abilities() -> None:
    """18 of 60, six cards: the chance of none is C(42, 6) / C(60, 6)."""
    stats = Stats(PLAIN, CARDS)
    assert stats.abilities == 18
    assert stats.abilities_by(1, 1) == 1 - Fraction(5245786, 50063860)


@pytest.mark.rule("TR-T2")
def test_who_begins_draws_first_in_the_second_turn() -> None:
    stats = Stats(PLAIN, CARDS)
    assert [stats.seen(turn) for turn in (1, 2, 3, 60)] == [6, 8, 10, 60]


@pytest.mark.rule("TR-S6")
@pytest.mark.parametrize(("trait", "rate"), [("gifted-3", 3), ("deathclaw-3", 1), ("jinx-1", 2)])
def test_traits_change_the_draw_rate(trait: str, rate: int) -> None:
    deck = Deck("traits", PLAIN.cards, numbers(trait))
    assert draw_rate(deck, CARDS) == rate
    assert Stats(deck, CARDS).seen(1) == 3 * rate


@pytest.mark.parametrize("deck", ready(CARDS), ids=lambda deck: deck.name)
def test_the_counts_add_up(deck: Deck) -> None:
    stats = Stats(deck, CARDS)
    assert stats.size == 60
    assert sum(stats.curve.values()) == 60 - stats.abilities
    assert sum(stats.kinds.values()) == sum(stats.levels.values()) == 60
    assert sum(a + b for a, b in stats.letters) == 60
    assert sum(a for a, _ in stats.letters) == stats.abilities
    chances = [stats.abilities_by(turn, 3) for turn in range(1, 9)]
    assert chances == sorted(chances)


def test_an_empty_deck_has_no_odds_to_fail_on() -> None:
    stats = Stats(Deck("empty", ()), CARDS)
    assert stats.abilities_by(3, 1) == 0
    assert stats.opening == stats.good_opening == 0
