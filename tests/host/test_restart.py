"""Restart my turn: all that a seat did since somebody else, or chance, decided is taken back."""

from __future__ import annotations

from random import Random

import pytest

import overseer
from overseer.engine import IllegalMove, Match
from overseer.host import Client, Sitting


@pytest.mark.rule("OV-U1")
@pytest.mark.parametrize("name", ["shelter", "tragic", "wasteland"])
def test_a_turn_begins_again(name: str) -> None:
    game = overseer.game(name)
    rng = Random(name)
    seats = ["human"] * max(2, game.seats[0])
    sitting = Sitting.begin(game, seats, seed=5)
    restarted = 0
    while restarted < 3 and not sitting.over and len(sitting.steps) < 400:
        seat = sitting.asked
        client = Client(sitting, seat, "en")
        before = sitting.match.state.encode()
        open_before = sitting.match.can_restart(seat)
        done = 0
        while sitting.asked == seat and done < 4:
            sitting.play(rng.choice(sitting.moves()))
            done += 1
        if not open_before and done > 1 and sitting.match.can_restart(seat):
            assert client.question().restart
            row = len(sitting.match.course.past)
            client.restart()
            assert not sitting.match.can_restart(seat)
            restarted += 1
            if row == done:
                assert sitting.match.state.encode() == before
            again = Match(
                game, [None] * len(seats), seed=sitting.match.seed, record=sitting.match.record
            )
            assert again.state.encode() == sitting.match.state.encode()
    assert restarted or name == "wasteland"


@pytest.mark.rule("OV-U1")
def test_nothing_to_restart() -> None:
    sitting = Sitting.begin(overseer.game("shelter"), ["human", "human"], seed=5)
    client = Client(sitting, sitting.asked, "de")
    with pytest.raises(IllegalMove) as refused:
        client.restart()
    assert client.why(refused.value.refusal).text
    assert not client.question().restart
