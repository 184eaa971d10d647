"""How full a table is may be chosen, whatever the scenario says."""

from __future__ import annotations

import pytest

import overseer
from overseer import NATURE
from overseer.engine.refusal import Refused
from overseer.wasteland.battle.topics import T_LAYOUT
from overseer.wasteland.scenarios.scenario_file import STANDARD, standard_scenario
from overseer.wasteland.state import WastelandState
from overseer.wasteland.terrain.generate import make_layout

NUMBER = 7


def laid(options: dict[str, object]) -> WastelandState:
    """A battle when its terrain has been laid out."""
    state = overseer.game("wasteland").new(1, options)
    assert isinstance(state, WastelandState)
    for _ in range(100):
        assert state.seat == NATURE
        is_layout = state.topic == T_LAYOUT
        state.apply(state.chance(NUMBER if is_layout else 0))
        if is_layout:
            return state
    raise AssertionError("no terrain was laid out")


@pytest.mark.parametrize("scenario", STANDARD)
def test_every_scenario_can_be_played_on_an_empty_and_on_a_full_table(scenario: str) -> None:
    few, many = (
        len(laid({"scenario": scenario, "terrain": preset}).layout.pieces)
        for preset in ("light", "dense")
    )
    assert few < many


def test_the_table_of_a_number_is_the_same_everywhere() -> None:
    found = laid({"scenario": "skirmish", "terrain": "dense"}).layout
    other = make_layout(NUMBER, "dense", (), standard_scenario("skirmish").theme)
    assert [piece.points for piece in found.pieces] == [piece.points for piece in other.pieces]


def test_another_word_is_refused() -> None:
    with pytest.raises(Refused):
        overseer.game("wasteland").new(1, {"terrain": "crowded"})
