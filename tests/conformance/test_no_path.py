"""From a view no way leads to a secret, through whatever attribute of whatever object.

Two matches differ only in what one seat keeps to itself. All that the others can reach from their
views must be the same in both; the owner's own views are not.
"""

from __future__ import annotations

from dataclasses import dataclass

import pytest

import overseer
from overseer.engine import NATURE, Match, numbered_seed
from overseer.tragic.decks.ready import ready
from overseer.tragic.game import tables_of
from tests.conformance.test_views import Known, shape

SEED = numbered_seed(4)
DECKS = [deck.name for deck in ready(tables_of("standard").set)]


@dataclass(frozen=True)
class Pair:
    """A game in two worlds; seat 1 has another secret in each."""

    game: str
    worlds: tuple[dict[str, object], ...]
    moves: int  # how far it is played

    def __str__(self) -> str:
        return self.game


def battle(**brought: object) -> dict[str, object]:
    seats: list[dict[str, object]] = [{"quest": "lost-patrol-2a"}, brought]
    return {"scenario": "skirmish", "ai": "none", "events": False, "brought": seats}


PAIRS = (
    Pair(
        "wasteland",
        (
            battle(quest="lost-patrol-1", extra=["weak-point"], consequences=["gun-for-hire"]),
            battle(quest="raider-queen-1", extra=["can-opener"], consequences=["rooftop-sniper"]),
        ),
        40,
    ),
    Pair("tragic", tuple({"decks": [DECKS[0], other]} for other in DECKS[1:3]), 0),
)


def matches(pair: Pair) -> list[Match]:
    return [Match(overseer.game(pair.game), [None, None], options, SEED) for options in pair.worlds]


@pytest.mark.parametrize("pair", PAIRS, ids=str)
def test_no_way_leads_from_a_view_to_what_another_seat_brought(pair: Pair) -> None:
    one, other = matches(pair)
    known: Known = {}
    for number in range(pair.moves + 1):
        for viewer in (0, None):
            seen = [match.view(viewer) for match in (one, other)]
            assert shape(seen[0], known) == shape(seen[1], known), (number, viewer)
            for view in seen:
                view.guess(one.rng_for_bot(0))
        assert shape(one.view(1), known) != shape(other.view(1), known)
        if number < pair.moves:
            move = one.moves(one.state.seat)[0]
            one.play(one.state.seat, move)
            other.play(other.state.seat, move)


def test_a_guess_in_the_set_up_of_a_battle_can_be_played() -> None:
    """What others bring is imagined where it is needed: when everybody is deployed."""
    match = matches(PAIRS[0])[0]
    for seed in range(3):
        rng = match.rng_for_bot(seed)
        guess = match.view(0).guess(rng)
        for _ in range(60):
            if guess.seat == NATURE:
                guess.apply(guess.chance(rng.randrange(guess.spread)))
            else:
                guess.apply(rng.choice(guess.moves()))
