"""The page about learning: its examples run, and its tables name every field."""

from __future__ import annotations

import doctest
import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

pytest.importorskip("pettingzoo", reason="needs the extra `learn`")

from overseer.learn.subjects import subject

PAGE = Path(__file__).resolve().parents[2] / "docs" / "learning.md"
ROW = re.compile(r"(?m)^\| `([\w.]+)` \| (\d+) \|")


def test_the_examples_run() -> None:
    found = doctest.testfile(str(PAGE), module_relative=False)
    assert found.attempted > 15
    assert found.failed == 0


@pytest.mark.parametrize("game", ["shelter", "tragic", "wasteland"])
def test_the_fields_are_those_of_the_page(game: str) -> None:
    part = PAGE.read_text(encoding="utf-8").partition(f"\n### {game.title()}\n")[2]
    told = ROW.findall(re.split(r"(?m)^##", part)[0])
    known = subject(game, 2, {})
    fields = [field for field in known.layout.fields if not field.name.startswith("seat1.")]
    assert told == [(field.name, str(field.size)) for field in fields]
    first = [field.size for field in fields if field.name.startswith("seat0.")]
    others = [f.size for f in known.layout.fields if f.name.startswith("seat1.")]
    assert others == first


def test_the_numbers_of_actions_are_those_of_the_page() -> None:
    page = PAGE.read_text(encoding="utf-8")
    for game in ("shelter", "tragic", "wasteland"):
        assert f" {subject(game, 2, {}).actions:,} " in page


def test_the_game_itself_loads_nothing_of_learning() -> None:
    asked = "import overseer.terminal.cli, overseer.bots, overseer.lab.sim, sys"
    told = "print(*[name for name in ('overseer.learn', 'numpy', 'librt') if name in sys.modules])"
    said = subprocess.run(
        [sys.executable, "-c", f"{asked}; {told}"], capture_output=True, text=True, check=True
    )
    assert said.stdout.strip() == ""


def test_a_missing_library_is_named_with_the_way_to_get_it() -> None:
    code = (
        "import sys; sys.modules['pettingzoo'] = None\n"
        "try:\n    from overseer.learn import TableEnv\n"
        "except ModuleNotFoundError as missing:\n    print(missing)"
    )
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert re.search(r'-m pip install .*"pettingzoo>=', said.stdout)


def test_without_open_spiel_the_adapter_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    monkeypatch.delitem(sys.modules, "overseer.learn.openspiel", raising=False)
    with pytest.raises(ModuleNotFoundError, match=r'-m pip install "open_spiel>='):
        import_module("overseer.learn.openspiel")
