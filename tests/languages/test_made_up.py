"""A language of three messages is no reason to fall: everywhere else English stands in."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.main import get_command

from overseer.terminal.cli import app
from overseer.text import translate
from tests.languages.made_up import CODE, SAID, begin
from tests.terminal.program import PATIENCE, Ended, Program
from tests.terminal.warm import Warm

ROOT = Path(__file__).parents[2]
NO_DIRECTORY = "nowhere/nothing"
# What a command is given so that it does its work, if that is short; every other one is asked for
# help and given what it cannot take.
RUNS = (
    "play shelter --plain --seats random,random --seed 1 --save game.overseer",
    "play tragic --plain --seats random,random --seed 1 --turns 3",
    "play wasteland --plain --scenario ambush --ai both --seed 1 --save battle.overseer",
    "sim shelter --games 2 --jobs 1",
    "ladder shelter --bots random,easy --games 2",
    "replay game.overseer",
    "saves",
    "rules shelter",
    "rules tragic TR-A1",
    "rules wasteland cover",
    "cards shelter list",
    "cards shelter show shotgun",
    "cards tragic list --letter C",
    "cards tragic show bat-blow",
    "cards wasteland list",
    "odds",
    "odds wasteland hunting-rifle --unit settler --range long --cover 1 --armour 2",
    "companion",
    "show game.overseer --at 5",
    "inspect game.overseer --at 5 --scene",
    "inspect battle.overseer --at 5 --question",
    "schema",
    "deck list",
    "deck check horde",
    "deck stats horde",
    "deck hand horde",
    "deck code horde",
    "force list",
    "force show minutemen",
    "force check minutemen",
    "terrain make",
    "campaign list",
    "campaign new --name Far --seed 1",
    "campaign status",
    "campaign briefing",
    "campaign history",
    "campaign quests",
    "campaign verify",
    "new game checkers",
    "db check",
    "admin tables",
)


def walked(folder: Path, what: str) -> None:
    """A process that has known the language from its start."""
    environ = {**os.environ, "OVERSEER_LANGUAGES": str(folder)}
    command = [sys.executable, "-m", "tests.languages.walk", what]
    done = subprocess.run(
        command, env=environ, cwd=ROOT, capture_output=True, text=True, check=False, timeout=300
    )
    assert done.returncode == 0, done.stderr[-3000:]


def leaves(command: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Any]]:
    """Every command that has none below it."""
    below = getattr(command, "commands", {})
    if path:
        yield path, command
    for name, each in below.items():
        yield from leaves(each, (*path, name))


class Spoken(Program):
    """The program where the language is known."""

    def __init__(self, home: Path, warm: Warm) -> None:
        super().__init__(home)
        self.warm = warm

    def say(self, *args: str) -> str:
        """Whatever code a command ends with, it says something and does not fall."""
        ended = Ended(*self.warm.run(args, "", self._environ(CODE, {}), self.home, PATIENCE))
        assert ended.said.strip(), args
        assert ended.code in (0, 1, 2), (args, ended)
        return ended.said


@pytest.fixture(scope="module")
def spoken(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Spoken]:
    """A computer of its own."""
    folder = tmp_path_factory.mktemp("languages")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("OVERSEER_LANGUAGES", str(begin(folder / "own")))
        warm = Warm()
        yield Spoken(folder / "home", warm)
        warm.stop()


def test_every_command_says_what_it_does(spoken: Spoken) -> None:
    assert SAID["help-play"] in spoken.say("--help")
    commands = list(leaves(get_command(app)))
    assert len(commands) > 40
    for path, command in commands:
        said = spoken.say(*path, "--help")
        name = "-".join(path)
        assert translate("en", f"help-{name}.long").split()[0] in said
        spoken.say(*path, "--no-such-option")
        needed = [each for each in command.params if each.param_type_name == "argument"]
        if needed:
            spoken.say(*path, *[NO_DIRECTORY] * len(needed))


def test_every_short_command_does_its_work(spoken: Spoken) -> None:
    for line in RUNS:
        spoken.say(*line.split())
    assert (spoken.home / "game.overseer").is_file()
    assert "MADE UP" not in spoken.say("play", "--lang", "zz")  # still no language of ours


def test_every_game_is_told(tmp_path: Path) -> None:
    walked(begin(tmp_path / "own"), "games")


def test_every_address_of_the_server_answers(tmp_path: Path) -> None:
    walked(begin(tmp_path / "own"), "table")
