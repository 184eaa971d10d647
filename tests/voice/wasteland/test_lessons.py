"""The lessons: each hint has a possible move and a reason, and who follows them gets through."""

from __future__ import annotations

import pytest

from overseer.text import LANGUAGES, has
from overseer.voice.wasteland.tutorial import SEEDS
from tests.voice.wasteland.table import lesson, played
from tools.lessons_won import LEARNERS, begun, followed

SHORT = 4  # battles of a lesson, each with other dice


def test_every_tutorial_of_the_book_is_a_lesson() -> None:
    assert list(SEEDS) == ["beginnings", "fort-davis", "water-plant", "journal", "storm"]


@pytest.mark.parametrize("name", SEEDS)
def test_hints_speak_of_moves_that_are_possible(name: str) -> None:
    for client in played(lesson(name), 4, 20):
        for hint in client.question().hints:
            assert hint.text
            move = client.sitting.parse(hint.move)
            assert client.seat is not None
            assert client.sitting.match.refusal(client.seat, move) is None


@pytest.mark.parametrize(
    ("name", "taught"),
    [
        ("beginnings", {"choose", "place-open", "ready", "turn", "shoot", "charge", "free"}),
        ("fort-davis", {"put-edge", "choose-markers", "place-markers", "look", "to-marker"}),
        ("water-plant", {"put-pumps", "place-pumps", "place-guards", "pump", "to-generator"}),
        ("journal", {"put-chest", "put-keys", "put-barrels", "to-chest", "to-key", "key", "carry"}),
        ("storm", {"place-leader", "place-cave", "to-cave", "shoot-leader"}),
    ],
)
def test_who_follows_the_hints_learns_what_is_taught_and_wins(name: str, taught: set[str]) -> None:
    victor, met = followed(lesson(name))
    assert taught <= set(met)
    assert victor == LEARNERS
    for word in met:
        assert all(has(lang, f"lesson-wasteland-{word}") for lang in LANGUAGES)


@pytest.mark.parametrize(
    ("name", "won", "lost"),
    [
        ("beginnings", 0, 0),
        ("fort-davis", 3, 1),
        ("water-plant", 2, 2),
        ("journal", 1, 3),
        ("storm", SHORT, 0),
    ],
)
def test_hints_are_good_with_other_dice_too(name: str, won: int, lost: int) -> None:
    """At least so many of a few battles are won, at most so many lost."""
    victors = [followed(begun(name, seed))[0] for seed in range(SHORT)]
    assert victors.count(LEARNERS) >= won
    assert victors.count(1 - LEARNERS) <= lost
