"""Who has the table to themselves plays on for more, or ends the battle (C13, WC-F5)."""

from __future__ import annotations

import pytest

from overseer.text import LANGUAGES, translate
from overseer.wasteland.scenarios.farms.rules import ON
from overseer.wasteland.scenarios.minesweepers.rules import CACHE, FINDER
from tests.wasteland.scenarios.stage import FORCE, MUTANTS, Stage

ATTACKER, DEFENDER = 0, 1


def alone(scenario: str, gone: int) -> Stage:
    """Nobody of a side is left; the battle looks whether it is over."""
    stage = Stage(scenario, forces=[MUTANTS, FORCE], events=False)
    stage.away()
    stage.state.round = 2
    stage.remove(*stage.side(gone))
    stage.settle()
    return stage


@pytest.mark.rule("WC-F5", "WC-X6")
@pytest.mark.parametrize("gone", [ATTACKER, DEFENDER])
def test_the_side_that_is_left_is_asked_once(gone: int) -> None:
    stage = alone("farms", gone)
    state = stage.state
    assert state.decision is not None
    assert (state.seat, state.decision.name) == (1 - gone, "choose")
    assert state.decision.about["question"] == "survivors"
    assert [str(move) for move in state.moves()] == ["yes", "no"]
    for lang in LANGUAGES:
        assert translate(lang, "topic-wasteland-choose", question="survivors")
    stage.play("yes")
    assert stage.settle() == ""  # and nobody is asked again
    assert stage.time_is_up() == f"farms-{('attackers', 'defenders')[gone]}-gone"
    assert (stage.won(), state.level) == (1 - gone, 1)


@pytest.mark.rule("WC-X6")
def test_six_crops_are_still_a_major_victory() -> None:
    stage = alone("farms", DEFENDER).play("yes")
    for crop in stage.markers("crop")[:6]:
        crop.out = True
    assert stage.settle() == "farms-burnt"
    assert stage.state.level == 3


@pytest.mark.rule("WC-X6")
def test_four_switches_are_still_a_major_victory() -> None:
    stage = alone("farms", ATTACKER).play("yes")
    for switch in stage.markers("alarm"):
        switch.state = ON
    assert stage.settle() == "farms-alarm"
    assert stage.state.level == 3


@pytest.mark.rule("WC-F5", "WC-X6")
def test_without_hope_of_more_the_battle_ends_at_once() -> None:
    stage = Stage("farms", forces=[FORCE, MUTANTS], events=False)
    stage.away()
    hounds = stage.models("mutant-hound")  # that know nothing of switches
    others = [model for model in stage.side(DEFENDER) if model not in hounds]
    stage.remove(*others, *stage.side(ATTACKER))
    assert stage.settle() == "farms-attackers-gone"


@pytest.mark.rule("WC-X8")
def test_the_cache_can_still_be_found() -> None:
    stage = alone("minesweepers", ATTACKER).play("yes")
    assert stage.state.how == ""
    stage.part().write(stage.state, CACHE, stage.markers("hiding-place")[0].number)
    stage.part().write(stage.state, FINDER, DEFENDER)
    assert stage.settle() == "minesweepers-defender-alone"


@pytest.mark.rule("WC-X9")
@pytest.mark.parametrize(("answer", "how"), [("yes", ""), ("no", "reinforcements-attackers-gone")])
def test_reinforcements_may_stop_where_they_are(answer: str, how: str) -> None:
    stage = alone("reinforcements", ATTACKER).play(answer)
    assert stage.state.how == how


@pytest.mark.rule("WC-X9")
def test_too_few_reinforcements_are_left_for_more() -> None:
    stage = Stage("reinforcements", forces=[MUTANTS, FORCE], events=False)
    stage.away()
    stage.remove(*stage.side(DEFENDER)[1:], *stage.side(ATTACKER))  # one of three
    assert stage.settle() == "reinforcements-attackers-gone"


@pytest.mark.rule("WC-X10")
def test_all_machines_may_still_be_wrecked() -> None:
    stage = alone("hold-the-fort", DEFENDER).play("yes")
    for machine in stage.markers("purifier") + stage.markers("generator"):
        machine.out = True
    assert stage.settle() == "hold-the-fort-razed"


@pytest.mark.rule("WC-F5", "WC-A3")
def test_the_ai_plays_on() -> None:
    stage = Stage("farms", 1, forces=["", FORCE][1:], ai="attacker", enemy="super-mutants")
    stage.away()
    stage.remove(*stage.side(DEFENDER))
    assert stage.settle() == ""
