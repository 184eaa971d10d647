"""Battles of every scenario from the first decision on: never stuck, copies and records agree."""

from __future__ import annotations

from random import Random

import pytest

from overseer.engine import NATURE, OVER
from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.battle.work import W_SETUP
from overseer.wasteland.game import Wasteland
from overseer.wasteland.scenarios.base import ScenarioRules
from overseer.wasteland.scenarios.scenario_file import STANDARD
from overseer.wasteland.state import WastelandState

DECISIONS = 80  # enough for the set-up and the first turns of both sides


def go_on(state: WastelandState, rng: Random, decisions: int) -> list[str]:
    """Play by chance; what was played."""
    played: list[str] = []
    while state.seat != OVER and len(played) < decisions:
        if state.seat == NATURE:
            move = state.chance(rng.randrange(state.spread))
        else:
            move = rng.choice(state.moves())
            assert state.refusal(move) is None
        assert str(Wasteland().parse(str(move))) == str(move)
        played.append(str(move))
        state.apply(move)
        assert Wasteland().invariants(state) == []
    return played


def begun(scenario: str, seats: int, **options: object) -> WastelandState:
    """A battle before anything has happened."""
    state = Wasteland().new(seats, {"scenario": scenario, **options})
    assert isinstance(state, WastelandState)
    return state


@pytest.mark.rule("WC-F3", "WC-A1")
@pytest.mark.parametrize("id", STANDARD)
def test_the_ai_against_itself(id: str) -> None:
    state = begun(id, 1, ai="both")
    played = go_on(state, Random(id), DECISIONS)
    twin = begun(id, 1, ai="both")
    for text in played:
        twin.play(Wasteland().parse(text))
    assert twin.digest() == state.digest()
    assert state.copy().digest() == state.digest()
    assert state.round >= 1


@pytest.mark.rule("WC-F3", "WC-A26")
@pytest.mark.parametrize("id", STANDARD)
def test_two_people_set_up(id: str) -> None:
    state = begun(id, 2, ai="none")
    rng = Random(id)
    while state.work and state.work[0].kind == W_SETUP:
        go_on(state, rng, 1)
    on_table(state)
    go_on(state, rng, 12)


@pytest.mark.rule("WC-F3", "WC-A26")
@pytest.mark.parametrize("id", STANDARD)
def test_three_people_against_the_ai_set_up(id: str) -> None:
    state = begun(id, 3)
    rng = Random(id)
    while state.work and state.work[0].kind == W_SETUP:
        go_on(state, rng, 1)
    on_table(state)
    assert {model.seat for model in state.models} <= {NATURE, 0, 1, 2}


def on_table(state: Battle) -> None:
    """Everybody stands somewhere, and nobody on anybody else."""
    rules = state.rules
    assert isinstance(rules, ScenarioRules)
    for model in state.models:
        sides = rules.scenario.sides[model.side : model.side + 1]  # bystanders may have none
        if any(side.reserve for side in sides) and not model.alive:
            continue  # the second group of X5
        assert model.alive
        assert model.radius <= model.x <= 914 - model.radius
        assert model.radius <= model.y <= 914 - model.radius
        for other in state.models[: model.number]:
            far = model.radius + other.radius
            assert (model.x - other.x) ** 2 + (model.y - other.y) ** 2 >= far * far


@pytest.mark.rule("WC-X16", "WC-F5")
@pytest.mark.parametrize("seed", range(3))
def test_a_whole_tutorial(seed: int) -> None:
    state = begun("beginnings", 1, ai="both")
    go_on(state, Random(seed), 3000)
    assert state.seat == OVER
    assert state.how in {f"beginnings-{word}" for word in ENDS}
    assert state.outcome is not None
    assert state.outcome.how == f"wasteland-{state.how}"


ENDS = ("traps-emptied", "survivors-gone", "freed", "draw")
