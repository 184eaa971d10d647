"""Every scenario's secrets: what a side draws, chooses or looks at face down changes no byte that
the other side or a spectator gets.

The secrets of a battle are what each player brings (quest, boosts, consequences), the tokens under
the pillars and the two that are swapped (WC-X3), and what a side finds when it looks under a marker
(WB-I1).
"""

from __future__ import annotations

from typing import Any

import pytest

from overseer.wasteland.scenarios.scenario_file import STANDARD
from tests.server import twins as pairs
from tests.server.matches.test_leaks import compare
from tests.server.twins import twins

SECRETS: tuple[dict[str, Any], ...] = (
    {"quest": "lost-patrol-1", "extra": ["weak-point"], "consequences": ["gun-for-hire"]},
    {"quest": "raider-queen-1", "extra": ["can-opener"], "consequences": ["rooftop-sniper"]},
)
VIEWERS = (0, 1, None)
LENGTH = 10


def set_up(scenario: str) -> dict[str, Any]:
    return {"scenario": scenario, "ai": "none"}


@pytest.mark.parametrize(("at", "scenario"), list(enumerate(STANDARD)))
def test_what_somebody_brings(at: int, scenario: str) -> None:
    viewer = VIEWERS[at % len(VIEWERS)]
    one, other = (
        {**set_up(scenario), "brought": [{} if seat == viewer else each for seat in (0, 1)]}
        for each in SECRETS
    )
    pair = twins("wasteland", (one, other), viewer, at, LENGTH)
    assert pair.one.log
    compare(pair, "en", at)


@pytest.mark.parametrize(
    ("scenario", "viewer", "length", "liked"),
    [
        ("demolition", 1, 14, ()),
        ("demolition", 0, 20, ("choose",)),
        ("fort-davis", 1, 70, ("look", "activate")),
        ("fort-davis", None, 70, ("look", "activate")),
    ],
)
def test_what_is_drawn_chosen_or_looked_at_face_down(
    monkeypatch: pytest.MonkeyPatch,
    scenario: str,
    viewer: int | None,
    length: int,
    liked: tuple[str, ...],
) -> None:
    if liked == ("choose",):
        monkeypatch.setattr(pairs, "VENTURES", 1.0)  # whoever chooses face down chooses otherwise
    options = set_up(scenario)
    pair = twins("wasteland", (options, options), viewer, 5, length, liked=liked)
    assert pair.different > 0
    compare(pair, "en", 5)
