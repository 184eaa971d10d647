"""Bots of a hosted match draw from its seed and the entry number: a break changes nothing."""

from __future__ import annotations

import pytest

import overseer
from overseer.bots import make, names
from overseer.engine import Bot, Match, Record, numbered_seed

SEED = numbered_seed(11)
GAMES = ("shelter", "tragic", "wasteland")


def bots(game: str, name: str, first: int) -> list[Bot | None]:
    """Other bots each time: what they were made with has no say."""
    seats = 1 if game == "wasteland" else 2
    return [make(name, game, first + seat, budget=4) for seat in range(seats)]


def entries(match: Match) -> list[tuple[int, str]]:
    return [(entry.seat, entry.move) for entry in match.record.entries]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", ["random", "easy", "hard"])
def test_a_match_of_bots_repeats_itself_after_a_break(game: str, name: str) -> None:
    assert name in names(game)
    whole = Match(overseer.game(game), bots(game, name, 1), seed=SEED)
    broken = Match(overseer.game(game), bots(game, name, 50), seed=SEED)
    for number in range(12):
        whole.step()
        if number % 4 == 3:
            record = Record.decode(broken.record.encode(), "a.record")
            sitting = bots(game, name, 100 + number)
            broken = Match(broken.game, sitting, seed=SEED, record=record, trusted=True)
        broken.step()
    assert entries(broken) == entries(whole)


def test_what_bots_draw_from_tells_seats_and_entries_apart() -> None:
    match = Match(overseer.game("shelter"), bots("shelter", "random", 1), seed=SEED)
    drawn = set()
    for _ in range(20):
        drawn |= {match.bot_seed(0), match.bot_seed(1)}
        assert match.rng_for_bot(0).random() == match.rng_for_bot(0).random()
        number = match.number
        match.step()
        assert match.number > number
    assert len(drawn) == 40
    other = Match(overseer.game("shelter"), bots("shelter", "random", 1), seed=numbered_seed(12))
    assert not {other.bot_seed(0), other.bot_seed(1)} & drawn
