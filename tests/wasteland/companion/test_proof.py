"""The companion does what the digital AI does, its questions answered from the positions."""

from __future__ import annotations

import pytest

from overseer.wasteland.scenarios.scenario_file import STANDARD
from tools.companion_proof import Count, battle

ACTIVATIONS = 12  # of each scenario
USUAL = 3  # questions by activation


@pytest.mark.rule("WC-A5")
@pytest.mark.parametrize("id", STANDARD)
def test_the_same_actions_in_every_scenario(id: str) -> None:
    count = Count()
    battle(id, 1, True, ACTIVATIONS, count)
    assert count.activations == ACTIVATIONS
    assert not count.differences, count.examples


def test_the_same_actions_when_contact_is_asked_too() -> None:
    count = Count()
    battle("ambush", 2, False, ACTIVATIONS, count)
    assert not count.differences, count.examples
    assert count.kinds["touch"] > 0


def test_few_questions() -> None:
    count = Count()
    for seed, id in enumerate(("ambush", "escort", "head")):
        battle(id, seed, True, ACTIVATIONS * (seed + 1), count)
    asked = sorted(count.asked)
    assert asked[len(asked) // 2] <= USUAL
