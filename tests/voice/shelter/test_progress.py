"""How the points of a match grew: true to every position, and told where it turned."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

import overseer
from overseer.bots import make
from overseer.host.client import Client
from overseer.host.progress import progress_of
from overseer.host.sitting import Sitting
from overseer.shelter.state import ShelterState
from overseer.text import LANGUAGES
from overseer.voice.given import Progress, Score
from overseer.voice.progress import progress

GAME = overseer.game("shelter")


def whole_game(seed: int, seats: int) -> tuple[Sitting, dict[int, list[int]]]:
    """A game of bots, and everybody's happiness before each question and at the end."""
    sitting = Sitting.begin(GAME, ["human"] * seats, seed=seed)
    mind = make("normal", "shelter", seed)
    points: dict[int, list[int]] = {}
    while True:
        points[len(sitting.steps)] = happiness(sitting)
        if sitting.over:
            return sitting, points
        sitting.play(mind.choose(sitting.view_of(sitting.asked)))


def happiness(sitting: Sitting) -> list[int]:
    """Everybody's happiness now."""
    state = sitting.match.state
    assert isinstance(state, ShelterState)
    return [int(player.happiness) for player in state.players]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_points_are_those_of_every_question(seats: int) -> None:
    sitting, points = whole_game(seats, seats)
    found = progress_of(Client(sitting, 0, "en"), sitting.match.record.all())
    assert found.scores[0] == Score(number=0, round=found.scores[0].round, points=[0] * seats)
    for number, now in points.items():
        assert [each.points for each in found.scores if each.number <= number][-1] == now
    rounds = [score.round for score in found.scores]
    assert rounds == sorted(rounds)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_turned_it_is_told(lang: str) -> None:
    sitting, _ = whole_game(5, 3)
    client = Client(sitting, 0, lang)
    found = progress_of(client, sitting.match.record.all())
    assert 2 <= len(found.turnings) <= 4
    numbers = [turning.number for turning in found.turnings]
    assert numbers == sorted(numbers)
    steps = {step.number: step for step in client.steps()}
    for turning in found.turnings:
        told = [event.text for event in steps[turning.number].events]
        assert any(line and line in turning.text for line in told), turning
    leads = client.reader.text("progress-leads", seat=client.reader.name(0))
    ends = [turning for turning in found.turnings if turning.text.endswith(leads)]
    assert len(ends) <= 1


def test_what_was_taken_back_never_happened() -> None:
    sitting = Sitting.begin(GAME, ["human", "human"], seed=8)
    rng = Random(8)
    for _ in range(400):
        if sitting.over:
            break
        seat = sitting.asked
        sitting.play(rng.choice(sitting.moves()))
        if sitting.match.can_undo(seat) and rng.random() < 0.5:
            sitting.undo_as(seat)
    client = Client(sitting, None, "en")
    found = progress_of(client, sitting.match.record.all())
    assert found.scores[-1].points == happiness(sitting)
    assert any(step.move.startswith("back") for step in client.steps())


def test_a_game_without_points_tells_nothing() -> None:
    sitting = Sitting.begin(overseer.game("campaign"), ["human"], seed=1)
    assert progress_of(Client(sitting, 0, "en"), sitting.match.record.all()) == Progress()


def test_who_takes_the_lead_is_a_turning_point() -> None:
    sitting, _ = whole_game(2, 2)
    client = Client(sitting, 0, "en")
    rows = [[0, 0], [2, 0], [2, 2], [2, 5], [4, 5]]
    scores = [Score(number=at, round=1, points=row) for at, row in enumerate(rows)]
    paid = next(
        event
        for step in sitting.steps
        for event in step.events
        if event.args.get("resource") == "happiness"
    )
    told = {at: [replace(paid, args={**paid.args, "seat": seat})] for at, seat in ((1, 0), (3, 1))}
    found = progress(sitting.voice, client.reader, scores, told)
    assert [(turning.number, turning.seat) for turning in found.turnings] == [(1, 0), (3, 1)]
    assert found.turnings[1].text.endswith(
        client.reader.text("progress-leads", seat=client.reader.name(1))
    )
