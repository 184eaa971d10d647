"""How much bots imagine at a table, with and without machine code."""

from __future__ import annotations

import pytest

from overseer.bots import make
from overseer.bots.search import Search
from overseer.host import seating
from overseer.host.seating import PLAIN_BUDGETS, make_bots


def budgets(game: str, think: float | None = None, budget: int | None = None) -> list[int]:
    bots = make_bots(["human", "bot:hard"], game, bytes(32), think, budget)
    return [bot.budget for bot in bots if isinstance(bot, Search)]


def always(game: str) -> int:
    bot = make("hard", game, 1)
    assert isinstance(bot, Search)
    return bot.budget


@pytest.mark.parametrize("game", ["shelter", "tragic", "wasteland"])
def test_nobody_waits_for_what_only_machine_code_can_imagine(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(seating, "compiled", lambda: True)
    assert budgets(game) == [always(game)]
    monkeypatch.setattr(seating, "compiled", lambda: False)
    assert budgets(game) == [PLAIN_BUDGETS.get(game, always(game))]
    assert budgets(game, budget=50) == [50]
    assert budgets(game, think=1.0)[0] > 100_000


def test_a_simulation_is_the_same_whatever_is_compiled() -> None:
    assert always("wasteland") > PLAIN_BUDGETS["wasteland"]
