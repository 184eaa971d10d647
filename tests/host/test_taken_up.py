"""A match that is taken up again shows nobody more of its past than they had seen."""

from __future__ import annotations

import msgspec
import pytest

import overseer
from overseer.engine import Match, numbered_seed
from overseer.host import Client, Sitting, Table

SEATS = [0, 1, None]


def sealed() -> Sitting:
    """A duel in which the second seat has answered face down, and has set how it is asked."""
    sitting = Sitting.begin(overseer.game("tragic"), ["human", "human"], seed=4)
    while sitting.decision is not None and len(sitting.decision.seats) < 2:
        sitting.play(sitting.moves()[0])
    sitting.play_as(1, sitting.match.moves(1)[0])
    sitting.choose_settings(1, {"ask": "always"})
    return sitting


@pytest.mark.rule("OV-H1")
@pytest.mark.parametrize("viewer", SEATS)
def test_the_past_looks_the_same_after_a_break(viewer: int | None) -> None:
    live = sealed()
    match = Match(
        live.game, [None, None], seed=numbered_seed(4), record=live.match.record, trusted=True
    )
    again = Sitting(match, Table())
    seen = Client(live, viewer, "en").steps()
    assert Client(again, viewer, "en").steps()[: len(seen)] == seen
    secret = [
        step.move for step in seen if step.seat == 1 and step.move.startswith(("seal", "helper"))
    ]
    assert secret
    if viewer != 1:
        assert set(secret) <= {"seal", "seal ?", "helper"}


def test_what_others_brought_is_not_in_what_never_changes() -> None:
    """What is made of a deck is told by no byte before its cards are seen."""
    found = []
    for other in ("snipers", "walls"):
        options = {"decks": ["fists", other]}
        game = overseer.game("tragic")
        sitting = Sitting.begin(game, ["human", "human"], options=options, seed=4)
        found.append(msgspec.json.encode(Client(sitting, 0, "en").fixed()))
    assert found[0] == found[1]
