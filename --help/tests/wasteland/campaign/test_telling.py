"""What the log of a campaign must not leave out: what a step cost."""

from __future__ import annotations

import pytest

from overseer.engine.decision import Event
from tests.wasteland.campaign.course import after_battle, own_of, play


@pytest.mark.rule("WC-S4")
def test_what_is_built_is_told_with_its_price() -> None:
    state = after_battle(caps=500)
    told: list[Event] = []
    state.ears = told

    play(state, "build store")

    (event,) = told
    assert event.name == "campaign-build"
    assert event.args["caps"] == 500 - own_of(state).caps > 0


@pytest.mark.rule("WC-S4")
def test_what_is_scrapped_is_told_with_what_it_brings() -> None:
    state = play(after_battle(caps=500), "build store")
    had = own_of(state).caps
    told: list[Event] = []
    state.ears = told

    play(state, "scrap store")

    assert told[0].args["caps"] == own_of(state).caps - had
