"""The three steps: words at their ends, back to building, draws without a choice (WC-S3)."""

from __future__ import annotations

import pytest

from overseer.engine.decision import Event
from overseer.engine.state import NATURE
from overseer.wasteland.campaign.state import CampaignState
from tests.wasteland.campaign.course import after_battle, asked, own_of, play, refused


def told(state: CampaignState, *moves: str) -> list[Event]:
    heard: list[Event] = []
    state.ears = heard
    play(state, *moves)
    state.ears = None
    return heard


@pytest.mark.rule("WC-S3")
def test_the_end_of_a_step_is_told() -> None:
    state = after_battle()
    events = told(state, "done", "done")
    steps = [event.args["step"] for event in events if event.name == "campaign-step-over"]
    assert steps == ["build", "draw"]


@pytest.mark.rule("WC-S3")
def test_one_may_go_back_to_building_until_a_card_is_drawn() -> None:
    state = after_battle("stall-any", caps=300)
    play(state, "done")
    assert asked(state) == (0, "draw")
    assert refused(state, "build store") == "WC-S3 campaign-late"
    play(state, "back", "build rack-any-s", "done")
    assert asked(state) == (0, "draw")
    play(state, "use stall-any")
    state.apply(state.chance(0))
    assert refused(state, "back") == "WC-S3 settlement-back"
    play(state, "done")
    assert refused(state, "back").startswith("WC-S3")  # later steps are not left again
    assert not own_of(state).draw


@pytest.mark.rule("WC-S3", "WC-S8")
def test_an_exploration_is_a_card_too() -> None:
    state = after_battle(caps=300)
    play(state, "done", "use listen")
    while asked(state)[1] != "draw":
        state.apply(state.chance(0) if state.seat == NATURE else state.moves()[0])
    assert refused(state, "back") == "WC-S3 settlement-back"


@pytest.mark.rule("WC-S5")
def test_a_draw_that_leaves_no_choice_is_not_asked_about() -> None:
    state = after_battle("stall-any")
    play(state, "done", "use stall-any")
    state.apply(state.chance(0))
    assert asked(state) == (0, "draw")
    assert len(own_of(state).reserve) == 1


@pytest.mark.rule("WC-S14")
def test_a_helper_leaves_a_choice() -> None:
    state = after_battle("stall-any", "stables", "gen-l")
    play(state, "done", "use stall-any")
    state.apply(state.chance(0))
    assert asked(state) == (0, "pick")
