"""A desk: the program without a process of its own, and campaigns that have begun on it.

A module of tests says by `DESK = ("campaign",)` which words stand before all that it types.
"""

from __future__ import annotations

import io
import sys
from pathlib import Path

import pytest

from overseer.terminal import cli
from overseer.terminal.campaign.where import FOLDER

ENDED = "1\n\n1\n\ny\n"  # the first end, all rounds, the first model removed, nothing left


class Desk:
    """Takes a command line, and answers with all that was said."""

    def __init__(
        self,
        home: Path,
        family: tuple[str, ...],
        monkeypatch: pytest.MonkeyPatch,
        capsys: pytest.CaptureFixture[str],
    ) -> None:
        self.home = home
        self._family = family
        self._patch = monkeypatch
        self._caught = capsys

    def __call__(self, *args: str, say: str = "", code: int = 0, lang: str = "en") -> str:
        """All that it said; the exit code is the expected one."""
        self._patch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(say.encode())))
        ended = cli.run([*self._family, *args], {"LANG": lang})
        caught = self._caught.readouterr()
        assert ended == code, caught
        return caught.out + caught.err

    def folder(self, name: str = "campaign") -> Path:
        return self.home / "overseer" / FOLDER / name


@pytest.fixture(name="desk")
def a_desk(
    request: pytest.FixtureRequest,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> Desk:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.chdir(tmp_path)
    return Desk(tmp_path, request.module.DESK, monkeypatch, capsys)


@pytest.fixture(name="alone")
def one_alone(desk: Desk) -> Desk:
    """One person at the first battle of a free campaign, the forces mustered."""
    desk("new", "--course", "free", "--seats", "human", "--seed", "3", "--names", "Ada")
    desk("battle", "ambush", "750", "players")
    desk("quests", "none")
    desk("force", "1")
    return desk


@pytest.fixture(name="settled")
def one_settled(alone: Desk) -> Desk:
    """… and in step 1 after it."""
    alone("battle", "--entered", say=ENDED)
    if "keeps the lead" in alone("build"):
        alone("build", "stay")
    return alone
