"""Player against player: whole battles of the ten scenarios (WC-X1 to WC-X10)."""

from __future__ import annotations

from random import Random

import pytest

from overseer.engine import NATURE, OVER
from overseer.wasteland.battle.invariants import broken
from overseer.wasteland.game import Wasteland
from overseer.wasteland.scenarios.scenario_file import standard_scenario
from overseer.wasteland.state import WastelandState
from tests.wasteland.scenarios.stage import FORCE, MUTANTS

RIVALS = ("plant", "police-station", "demolition", "sweep", "suit-up")
LINKED = ("farms", "journalist", "minesweepers", "reinforcements", "hold-the-fort")
SEATS = {"none": 2, "both": 1}


def played(scenario: str, ai: str, seed: int) -> WastelandState:
    """A battle in which everybody does anything; views and guesses fit along the way."""
    options: dict[str, object] = {"scenario": scenario, "ai": ai}
    if ai == "none":
        options["forces"] = [FORCE, MUTANTS]
    else:
        options["enemy"] = FORCE
        options["forces"] = [FORCE]
    state = Wasteland().new(SEATS.get(ai, 1), options)
    assert isinstance(state, WastelandState)
    rng = Random(seed)
    while state.seat != OVER:
        if rng.random() < 0.05:
            assert broken(state) == []
            assert state.copy().encode() == state.encode()
            view = state.view(rng.choice([None, 0]))
            assert view.guess(rng).view(view.seat).encode() == view.encode()
        if state.seat == NATURE:
            state.apply(state.chance(rng.randrange(state.spread)))
        else:
            state.apply(rng.choice(state.moves()))
    return state


@pytest.mark.rule("WC-F5", *[f"WC-X{n}" for n in range(1, 11)])
@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("ai", ["none", "both"])
@pytest.mark.parametrize("id", [*RIVALS, *LINKED])
def test_it_always_ends(id: str, ai: str, seed: int) -> None:
    scenario = standard_scenario(id)
    state = played(id, ai, seed)
    assert state.how in [f"{id}-{end.how}" for end in scenario.ends]
    assert state.outcome is not None
    assert state.outcome.rule == scenario.rule


@pytest.mark.rule(*[f"WC-X{n}" for n in range(1, 11)])
@pytest.mark.parametrize("id", [*RIVALS, *LINKED])
def test_the_ai_takes_either_side(id: str) -> None:
    for side in standard_scenario(id).sides:
        assert played(id, side.id, 5).seat == OVER


@pytest.mark.rule("WC-F3", "WC-E1")
def test_all_have_events_and_their_rules() -> None:
    scenarios = [standard_scenario(id) for id in RIVALS]
    assert [scenario.rule for scenario in scenarios] == [f"WC-X{n}" for n in range(1, 6)]
    assert all(scenario.events and scenario.rounds == 6 for scenario in scenarios)
