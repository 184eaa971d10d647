"""`overseer new game`: a folder that holds a whole game from the first minute."""

from __future__ import annotations

from pathlib import Path

import pytest

from overseer.terminal.new.game import files
from overseer.text import LANGUAGES
from tests.terminal.program import Program

NIM = Path(__file__).parents[2] / "examples" / "nim"


def test_the_example_is_such_a_folder() -> None:
    there = {
        path.relative_to(NIM).as_posix(): path.read_text(encoding="utf-8")
        for path in NIM.rglob("*.*")
        if path.suffix != ".pyc"
    }
    assert there == files("nim")


def test_a_new_game_is_played_to_its_end_at_once(program: Program) -> None:
    said = program("new", "game", "robots").out
    line = next(line for line in said.splitlines() if "overseer play" in line)
    variable, _, command = line.strip().partition(" ")
    name, _, value = variable.partition("=")
    _, *args = command.split()
    ended = program(
        *(*args, "--plain", "--seats", "human,human", "--lang", "fr"),
        say="a3\nb4\nb1\nc5\n",
        environ={name: value},
    )
    assert "Tas b\u00a0: 4" in ended.out
    assert "Ce tas compte moins d’allumettes" in ended.out
    assert "La dernière allumette est prise." in ended.out
    rules = program("rules", "robots", "ROBOTS-E1", environ={name: str(program.home / value)})
    assert "last match" in rules.out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_cannot_be_written_is_refused(program: Program, lang: str) -> None:
    there = program.home / "robots"
    there.mkdir(exist_ok=True)
    said = [program("new", "game", "robots", lang=lang, code=2).said]
    for name in ("os", "class", "Robots", "r", "9lives", "../up", "x" * 31, "ro bots", "", "é"):
        said.append(program("new", "game", name, lang=lang, code=2).said)
    for name in ("shelter", "sh", "tr", "campaign"):
        said.append(program("new", "game", name, lang=lang, code=2).said)
    assert len(set(said)) == len(said)
    assert list(there.iterdir()) == []
    assert not (program.home / "os").exists()


def test_a_folder_where_nothing_may_be_written_is_named(program: Program) -> None:
    said = program("new", "game", "robots", code=2, largest_file=100).said
    assert "robots" in said
    assert "too large" in said
    assert not (program.home / "robots").exists()
