"""Words of a battle that stand inside of other sentences."""

from __future__ import annotations

import pytest

from overseer.text import LANGUAGES, translate


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("face", ["shout", "cross", "cross-point", "number-point", "number"])
def test_dice_are_told_with_one_colon(lang: str, face: str) -> None:
    white = translate(lang, "say-wasteland-white", face=face, shown="7")
    assert translate(lang, "event-wasteland-rolled", roll=white).count(":") == 1
