"""The bots of docs/bots.md: each plays a whole game, and none of them loses a turn."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from overseer.bots.strangers import roster
from overseer.lab.sim import Plan, simulate
from overseer.lab.summary import summary

ROOT = Path(__file__).parents[2]
BLOCKS = re.findall(r"(?ms)^```python\n(.*?)^```$", (ROOT / "docs/bots.md").read_text("utf-8"))


@pytest.fixture(autouse=True)
def _patient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(roster.VARIABLE, "")
    monkeypatch.setenv(roster.TIME, "600")  # a slow machine is no fault


@pytest.mark.parametrize("block", BLOCKS, ids=["function", "object"])
def test_what_the_guide_shows_plays(tmp_path: Path, block: str) -> None:
    path = tmp_path / "shown.py"
    path.write_text(block, encoding="utf-8")
    plan = Plan("shelter", (roster.bring(str(path)), "random"), 2, 1, mirror=True)
    found = summary(plan, simulate(plan))
    assert found["games"] == 2
    assert "lost_turns" not in found


def test_the_example_plays_a_whole_game() -> None:
    name = roster.bring(str(ROOT / "examples/mybot.py"))
    plan = Plan("shelter", (name, "random"), 1, 1)
    found = summary(plan, simulate(plan))
    assert found["games"] == 1
    assert "lost_turns" not in found


def test_the_example_is_some_forty_lines() -> None:
    source = (ROOT / "examples/mybot.py").read_text("utf-8").splitlines()
    code = [line for line in source if line.strip() and not line.strip().startswith('"""')]
    assert len(code) <= 45
