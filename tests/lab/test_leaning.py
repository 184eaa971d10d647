"""The study that lets one side do nothing, or gives it more caps (tools/leaning.py)."""

from __future__ import annotations

from tools.leaning import battle, meetings


def test_two_idle_sides_let_the_time_run_out() -> None:
    state = battle(meetings("hold-the-fort", (500, 500))[0], ["idle", "idle"], 1)
    assert state.victor == 1
    assert state.round == 5
    assert all(model.alive for model in state.models)


def test_each_side_gets_a_force_for_its_own_limit() -> None:
    found = meetings("journalist", (500, 1000))
    assert len(found) == 4
    assert found[0]["limits"] == [500, 1000]
    assert found[0]["forces"] == ["hunters", "commonwealth"]
    assert meetings("journal", (750, 750)) == [{"scenario": "journal", "ai": "none"}]


def test_forces_that_a_scenario_does_not_admit_do_not_meet() -> None:
    found = meetings("suit-up", (750, 500))
    assert len(found) == 12
    assert {options["limits"] == [750, 500] for options in found} == {True}
