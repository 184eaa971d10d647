"""Lines that fit: broken between words on a terminal, whole in a pipe."""

from __future__ import annotations

import re

import pytest

from overseer.terminal.lines import fitting
from tests.terminal.program import Program


def test_words_stay_whole_and_numbers_stand_out() -> None:
    text = "   3. Gain one resource of your choice, then train this dweller. [place 0b1 o]"
    lines = fitting(text, 30).split("\n")
    assert all(len(line) <= 30 for line in lines)
    assert " ".join(line.strip() for line in lines) == text.strip()
    assert all(line.startswith("      ") for line in lines[1:])


def test_what_belongs_together_is_not_parted() -> None:
    found = fitting("Salles de repos nouvelles\u00a0: Entrepôt", 20).split("\n")
    assert found == ["Salles de repos", "nouvelles\u00a0: Entrepôt"]
    assert "averyverylongfilenamewithoutblanks.overseer" in fitting(
        "in averyverylongfilenamewithoutblanks.overseer", 24
    )


@pytest.mark.parametrize("columns", [60, 100])
def test_plain_lines_fit_the_terminal(program: Program, columns: int) -> None:
    lines = program.on_terminal("play", "shelter", "--plain", "--seed", "7", columns=columns)
    lines.wait_for("> ")
    lines.type("quit\n")
    assert lines.end() == 0
    said = re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", lines.heard).replace("\r", "").split("\n")
    long = [line for line in said if len(line) > columns and " " in line.strip()]
    assert not long
    assert max(len(line) for line in said) > columns - 20


def test_a_pipe_gets_whole_lines(program: Program) -> None:
    ended = program("play", "shelter", "--plain", "--seed", "7", say="quit\n")
    assert max(len(line) for line in ended.out.split("\n")) > 120
