"""What bots do in every scenario stays as it is, unless somebody means to change it."""

from __future__ import annotations

import pytest

from overseer.wasteland.scenarios.scenario_file import STANDARD
from tests.golden.make import opening, stored_openings


@pytest.mark.parametrize("scenario", STANDARD)
def test_two_bots_open_every_scenario_as_they_did(scenario: str) -> None:
    """`python -m tests.golden.make` writes the digests anew."""
    assert opening(scenario) == stored_openings()[scenario]
