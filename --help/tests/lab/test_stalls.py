"""No game of the standard set stands still: a small run of what `overseer.lab.stalls` measures."""

from __future__ import annotations

import pytest

from overseer.lab.stalls import BOTS, measure


@pytest.mark.rule("SH-Q12", "SH-X6")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("bot", BOTS)
def test_no_game_ends_at_the_bound_and_nobody_is_locked_out(bot: str, seats: int) -> None:
    found = measure(bot, seats, 30, 5)

    assert found.games == 30
    assert set(found.endings) <= {"shelter-rooms", "shelter-threats"}
    assert found.locked == 0
    assert sum(found.order.values()) == 30 * 12
