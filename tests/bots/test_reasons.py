"""A bot that searches says why: by how often its move did better than the next best one."""

from __future__ import annotations

import pytest

import overseer
from overseer.bots import make, names
from overseer.engine import Match


@pytest.mark.parametrize("game", ["shelter", "tragic", "wasteland", "campaign"])
def test_every_adviser_has_a_reason(game: str) -> None:
    played = overseer.game(game)
    seats = max(2, played.seats[0]) if 2 in played.seats else played.seats[0]
    match = Match(played, [None] * seats, seed=b"r" * 32)
    adviser = make("hard" if "hard" in names(game) else "normal", game, 1, budget=24)
    kinds = set()
    for _ in range(6):
        seat = match.state.seat
        if match.over or played.waits(match.state):
            break
        view = match.view(seat)
        move = adviser.choose(view)
        why = adviser.reason()
        kinds.add(why.kind)
        if why.kind == "tried":
            assert why.other != str(move)
            assert why.other in [str(each) for each in view.moves()]
            assert 0 <= why.better <= why.tried
        elif why.kind == "only":
            assert len(view.moves()) == 1
        match.play(seat, move)
    assert kinds <= {"only", "wins", "judged", "tried"}
    assert kinds
    if game == "shelter":
        assert "tried" in kinds
