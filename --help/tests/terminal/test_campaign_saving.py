"""A step of a campaign that could not be saved is no step: the command says so and fails."""

from __future__ import annotations

from pathlib import Path

import pytest

from overseer.text import LANGUAGES, translate
from overseer.terminal.campaign.folder import RECORD
from tests.terminal.program import Program

FULL = 60  # bytes: the lock's process number has room, no record has
CLEAN = {"PYTHONDONTWRITEBYTECODE": "1"}  # a module half written would trouble later runs
NEW = ("campaign", "new", "--course", "free", "--seats", "human", "--seed", "3", "--dir", "c")


def begun(program: Program) -> Path:
    program(*NEW)
    return program.home / "c" / RECORD


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_full_disk_is_told_and_fails(program: Program, lang: str) -> None:
    file = begun(program)
    before = file.read_bytes()
    args = ("campaign", "battle", "ambush", "750", "players", "--dir", "c")
    ended = program(*args, largest_file=FULL, environ=CLEAN, code=1, lang=lang)
    assert translate(lang, "refusal-campaign-unsaved", problem="") in ended.err
    assert ended.out.strip() == ""
    assert file.read_bytes() == before
    assert program(
        "campaign", "status", "--dir", "c", largest_file=FULL, environ=CLEAN, lang=lang
    ).out


@pytest.mark.parametrize(
    "args",
    [
        ("quests", "none"),
        ("undo",),
        ("battle", "--result", '{"victor":0,"level":2,"how":"ambush-cleared","seats":[]}'),
        ("build", "rack-any-s", "--yes"),
    ],
)
def test_every_command_that_plays_looks_after_it(program: Program, args: tuple[str, ...]) -> None:
    file = begun(program)
    steps = {
        "quests": (("battle", "ambush", "750", "players"),),
        "undo": (("battle", "ambush", "750", "players"),),
        "battle": (("battle", "ambush", "750", "players"), ("quests", "none"), ("force", "1")),
        "build": (
            *(("battle", "ambush", "750", "players"), ("quests", "none"), ("force", "1")),
            ("battle", "--result", '{"victor":0,"level":2,"how":"ambush-cleared","seats":[]}'),
        ),
    }
    for step in steps[args[0]]:
        program("campaign", *step, "--dir", "c")
    before = file.read_bytes()
    said = program("campaign", *args, "--dir", "c", largest_file=FULL, environ=CLEAN, code=1).err
    assert "Nothing of this was saved" in said
    assert file.read_bytes() == before


def test_a_campaign_that_cannot_be_kept_does_not_begin(program: Program) -> None:
    assert program(*NEW, largest_file=FULL, environ=CLEAN, code=1).err
    assert not (program.home / "c" / RECORD).exists()
