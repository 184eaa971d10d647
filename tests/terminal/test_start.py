"""The start of the program in a new process: every command, and no more than it needs."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from benchmarks.startup import COMMANDS
from overseer.text import LANGUAGES
from tests.terminal.program import Program

CHANGING = {"play", "sim", "campaign"}  # what they say depends on dice, the clock and the folder
# What a start must not load: screens, checkers, other games.
HEAVY = ("textual", "multiprocessing.pool", "overseer.shelter", "overseer.tragic")
LOADED = """
import sys
from overseer.terminal.cli import run
from overseer import text
run(sys.argv[1:], {"LANG": "fr"})
said = [len(text.saying._catalogue(lang)._entries) for lang in text.LANGUAGES]
print(*said, file=sys.stderr)
print(*sorted(sys.modules), file=sys.stderr)
"""


@pytest.mark.parametrize("line", COMMANDS)
def test_a_new_process_says_what_a_forked_one_says(line: str, tmp_path: Path) -> None:
    words, typed = line.split(), COMMANDS[line]
    code = 2 if line == "campaign status" else 0  # there is no campaign yet
    new, forked = (
        Program(tmp_path / name)(*words, say=typed, code=code, fresh=name == "new")
        for name in ("new", "forked")
    )
    if words[0] not in CHANGING:
        assert (new.out, new.err) == (forked.out, forked.err)


def loaded(*words: str) -> tuple[dict[str, int], list[str]]:
    """How many messages of each language a command has parsed, and which modules it has loaded."""
    done = subprocess.run(
        [sys.executable, "-c", LOADED, *words], capture_output=True, text=True, check=True
    )
    counts, modules = done.stderr.strip().splitlines()[-2:]
    return dict(zip(LANGUAGES, map(int, counts.split()), strict=True)), modules.split()


def test_the_version_needs_no_game_no_screen_and_a_handful_of_words() -> None:
    messages, modules = loaded("--version")
    assert 0 < messages.pop("fr") < 10
    assert set(messages.values()) == {0}
    assert [name for name in HEAVY if name in modules] == []


def test_one_rule_loads_one_game_and_its_own_words() -> None:
    messages, modules = loaded("rules", "tragic", "TR-K6")
    assert 0 < messages.pop("fr") < 60
    assert set(messages.values()) == {0}
    assert "overseer.wasteland.game" not in modules
    assert "textual" not in modules
