"""A table that is started again goes on where it was, also when nobody has done anything yet."""

from __future__ import annotations

from random import Random

import pytest

from tests.server.playing import Player
from tests.server.serving import BOTH, Serving

GAMES = {
    "shelter": ["human", "human"],
    "tragic": ["human", "human"],  # nothing happens before the first decision: no step at all
    "wasteland": ["human", "human"],
    "campaign": ["human", "human"],
}


@BOTH
@pytest.mark.parametrize("game", GAMES)
def test_a_match_goes_on_from_before_its_first_input(serving: Serving, game: str) -> None:
    ana, bob = serving.guest("Ana"), serving.guest("Bob")
    code = ana.post("/api/tables", {"game": game, "seats": GAMES[game]})["code"]
    bob.post(f"/api/tables/{code}/sit", {})
    before = [Player(each, code, Random(1)).look() for each in (ana, bob)]
    serving.stop()
    with Serving(serving.settings.database) as again:
        players = [
            Player(again.caller(each.token, each.lang), code, Random(1)) for each in (ana, bob)
        ]
        assert [player.look() for player in players] == before
        players[0].resign()
        players[1].look()
        assert players[1].number > before[1]["number"]
