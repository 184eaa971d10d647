"""How a battle went: what each side put out of it, and what is said where nobody plays."""

from __future__ import annotations

import pytest

import overseer
from overseer.host.client import Client
from overseer.host.progress import progress_of
from overseer.host.sitting import Sitting
from overseer.text import LANGUAGES
from overseer.voice.wasteland.given import BattleScene
from overseer.wasteland.force.losses import lost
from overseer.wasteland.state import WastelandState

GAME = overseer.game("wasteland")
SEED = 3


@pytest.fixture(scope="module")
def watched() -> Sitting:
    """A battle of the AI against itself, and somebody on either side of the table."""
    options = {"scenario": "skirmish", "ai": "both"}
    return Sitting.begin(GAME, ["human", "human"], options=options, seed=SEED)


def test_points_are_the_caps_that_each_side_put_out_of_the_battle(watched: Sitting) -> None:
    found = progress_of(Client(watched, 0, "en"), watched.match.record.all())
    state = watched.match.state
    assert isinstance(state, WastelandState)
    assert found.scores[0].points == [0, 0]
    assert found.scores[-1].points == [lost(state, 1), lost(state, 0)]
    assert sum(found.scores[-1].points) > 0
    assert {turning.seat for turning in found.turnings} <= {0, 1}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_decided_it_is_told_of_the_side_that_gained(watched: Sitting, lang: str) -> None:
    client = Client(watched, 0, lang)
    found = progress_of(client, watched.match.record.all())
    assert found.turnings
    for turning in found.turnings:
        told = [event.text for event in client.steps(turning.number - 1)[0].events if event.text]
        assert any(text in turning.text for text in told)


def test_whoever_only_looks_on_has_not_won(watched: Sitting) -> None:
    client = Client(watched, 0, "en")
    ended, scene = client.ended(), client.scene()
    assert ended is not None
    assert isinstance(scene, BattleScene)
    assert ended.winners  # the rules count sides
    winner = client.reader.name(ended.winners[0])
    assert not any(winner in line for line in ended.lines)
    assert scene.verdict in ended.lines
    assert [side.seats for side in scene.sides[:2]] == [[], []]


def test_the_models_of_a_side_cost_what_its_losses_say(watched: Sitting) -> None:
    scene, state = Client(watched, 0, "en").scene(), watched.match.state
    assert isinstance(scene, BattleScene)
    assert isinstance(state, WastelandState)
    for side in (0, 1):
        gone = [each for each in scene.models if each.side == side and each.place == "removed"]
        assert sum(each.caps for each in gone) == lost(state, side)
