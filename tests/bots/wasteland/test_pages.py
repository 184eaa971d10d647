"""WC-X7: how the bots lead the journalist."""

from __future__ import annotations

import pytest

from overseer.bots.wasteland.answers import endurance, judge_turn
from overseer.bots.wasteland.blows import Blows
from overseer.bots.wasteland.foes import reach_of
from overseer.bots.wasteland.ground import Ground
from overseer.bots.wasteland.pages import page_worth, still_to_go
from overseer.bots.wasteland.schemes import scheme
from overseer.bots.wasteland.weights import patient
from overseer.wasteland.battle.model import Model
from overseer.wasteland.battle.moves import ACTIVATE, at_model
from overseer.wasteland.battle.rules import AIM_GO
from tests.wasteland.scenarios.stage import FORCE, MUTANTS, Stage
from tests.wasteland.scenarios.test_linked import newsroom

PACK = FORCE + '\n[[unit]]\nunit = "dog"\n'


def laid_out(taken: int = 0, alarm: bool = True) -> tuple[Stage, Model]:
    """A page left, one right, one between them nearer to home, and one among the enemies."""
    stage, piper = newsroom(taken, alarm)
    for page, (x, y) in zip(
        stage.markers("story"), ((300, 400), (560, 400), (430, 250), (430, 640)), strict=True
    ):
        page.x, page.y = x, y
    stage.put(piper, 300, 200)
    return stage, piper


def numbers_at(stage: Stage, *places: tuple[int, int]) -> list[int]:
    """The pages at some places."""
    return [m.number for place in places for m in stage.markers("story") if (m.x, m.y) == place]


def ground_of(stage: Stage, model: Model) -> Ground:
    """What a model that has been activated sees."""
    stage.activate(model)
    return Ground(stage.state, Blows(stage.state, patient()), model, patient())


@pytest.mark.rule("WC-X7")
def test_the_fastest_is_the_journalist() -> None:
    """Three pages take a dog three activations, and the toughest man four."""
    stage = Stage("journalist", forces=[MUTANTS, PACK], events=False)
    ours = stage.side(1)
    fastest = max(ours, key=lambda model: endurance(stage.state, model))
    assert fastest.unit.id == "dog"
    assert reach_of(stage.state, fastest, False) > reach_of(stage.state, ours[0], False)


@pytest.mark.rule("WC-X7")
def test_the_journalist_takes_three_pages_on_the_shortest_way() -> None:
    """The nearest page is not the first: from it the way past the others would be longer."""
    stage, piper = laid_out()
    stage.put(piper, 400, 130)
    aim = scheme(stage.state, piper)
    assert aim.kind == AIM_GO
    assert list(aim.markers) == numbers_at(stage, (430, 250))
    stage.put(piper, 300, 230)
    assert list(scheme(stage.state, piper).markers) == numbers_at(stage, (300, 400))
    assert 250 < still_to_go(stage.state, piper) < 450


@pytest.mark.rule("WC-X7")
def test_pages_among_the_enemies_are_left_alone() -> None:
    stage, piper = laid_out()
    stage.put(piper, 430, 560)
    first = list(scheme(stage.state, piper).markers)
    assert first != numbers_at(stage, (430, 640))


@pytest.mark.rule("WC-X7")
def test_three_pages_are_enough_for_the_scheme() -> None:
    stage, piper = newsroom(taken=3)
    assert scheme(stage.state, piper).markers == tuple(
        m.number for m in stage.markers("story") if not m.out
    )
    assert still_to_go(stage.state, piper) == 0
    assert page_worth(stage.state) == 1.0
    stage, _ = newsroom(taken=2)
    assert page_worth(stage.state) > page_worth(newsroom(taken=1)[0].state) > 1.0


@pytest.mark.rule("WC-X7")
def test_she_acts_last_while_they_sleep_and_first_when_they_are_awake() -> None:
    for alarm in (False, True):
        stage, piper = laid_out(alarm=alarm)
        stage.state.round = 1
        others = [m for m in stage.side(1) if m is not piper]
        moves = [at_model(ACTIVATE, m.number) for m in (piper, *others)]
        values = judge_turn(stage.state, moves, patient())
        assert (values[0] == max(values)) is alarm
        assert (values[0] == min(values)) is not alarm


@pytest.mark.rule("WC-X7")
def test_a_page_is_taken_out_of_an_enemys_arms() -> None:
    """To touch it is enough; she used to fight on, a hand's breadth from the third page."""
    stage, piper = laid_out(taken=2)
    page = stage.markers("story")[2]
    near = piper.radius + page.radius
    stage.put(piper, page.x - near - 30, page.y)
    brute = stage.model("brute")
    stage.put(brute, page.x - near, page.y - piper.radius - brute.radius)
    ground = ground_of(stage, piper)
    assert ground.held_at(page.x - near, page.y)
    assert ground.achieves(page.x - near, page.y)
    assert ground.wanted(page.x - near, page.y) > ground.wanted(piper.x, piper.y)
