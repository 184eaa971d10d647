"""The client of sixty lines plays every game to its end, in every language."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

import examples.text_client as example
from overseer.text import LANGUAGES

GAMES = ("shelter", "tragic", "wasteland", "scavengers")
MOST_LINES = 4000


def answers(seed: int, capsys: pytest.CaptureFixture[str], told: list[str]) -> Callable[[str], str]:
    """Somebody who picks any number, asks now and then, and makes mistakes."""
    rng = Random(seed)
    asked = 0

    def read(prompt: str) -> str:
        nonlocal asked
        asked += 1
        text = capsys.readouterr().out
        told.append(text)
        numbers = [int(number) for number in re.findall(r"(?m)^ *(\d+) ", text)]
        if asked == 2:
            return "nonsense"
        if asked == 3:
            return "? nonsense"
        if asked == 5:
            return "undo"
        assert asked < MOST_LINES
        return str(rng.choice(numbers)) if numbers else "1"

    return read


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_plays(game: str, lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    told: list[str] = []
    end = example.run(game, lang, answers(7, capsys, told))
    told.append(capsys.readouterr().out)
    assert end.lines
    story = "".join(told)
    assert all(line in story for line in end.lines)
    assert "{" not in story.replace("{}", "")


def test_it_is_short_and_knows_nothing_behind() -> None:
    source = Path(example.__file__).read_text(encoding="utf-8")
    code = [line for line in source.splitlines() if line.strip()]
    assert len(code) <= 62
    imported = set(re.findall(r"(?m)^(?:from|import) (\w+)(?:\.\w+)* ?", source))
    assert imported <= {"__future__", "sys", "collections", "overseer"}
    assert set(re.findall(r"from overseer(\S*) import", source)) <= {""}
