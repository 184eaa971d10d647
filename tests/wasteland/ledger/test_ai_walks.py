"""Random walks: whatever people answer and however the dice fall, the AI always knows on."""

from __future__ import annotations

import pytest

from overseer.wasteland.scenarios.scenario_file import STANDARD
from tests.wasteland.ledger.walking import Walk

WHO = ((True, False), (False, True), (True, True))


@pytest.mark.parametrize("scenario", ["", *STANDARD])
def test_the_ai_always_knows_on(scenario: str) -> None:
    for ai in WHO:
        walk = Walk(scenario, ai, 1)
        walk.play(1)
        assert {"draw", "die", "question", "do", "end"} <= walk.stages
