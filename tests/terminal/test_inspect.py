"""`overseer inspect`: what clients get at a moment is what they got."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

import overseer
from overseer.engine.record import Record
from overseer.host.client import Client
from overseer.host.sitting import Sitting
from overseer.host.sitting import Table as Setting
from overseer.text import LANGUAGES
from tests.terminal.program import Program

MOMENTS = (0, 1, 7, 30)


def played(path: Path, game: str) -> tuple[Path, dict[int, tuple[Any, Any, str]]]:
    """A saved game, and what there was for a spectator and whoever was asked along its way."""
    sitting = Sitting.begin(overseer.game(game), ["human", "human"], seed=5, table=Setting())
    seen = {}
    for at in range(40):
        if at in MOMENTS:
            asked = sitting.asked if sitting.asked >= 0 else None
            scene = Client(sitting, None, "fr").scene()
            question = Client(sitting, asked, "fr").question()
            seen[len(sitting.match.record.entries)] = (
                json.loads(msgspec.json.encode(scene)),
                json.loads(msgspec.json.encode(question)),
                sitting.match.state.digest(),
            )
        if sitting.over:
            break
        sitting.play(sitting.moves()[0])
    sitting.match.save(path / "a.overseer")
    return path / "a.overseer", seen


@pytest.mark.parametrize("game", ["shelter", "tragic", "wasteland"])
def test_a_moment_is_shown_as_it_was(game: str, program: Program, tmp_path: Path) -> None:
    file, seen = played(tmp_path, game)
    total = len(Record.load(file).entries)
    assert len(seen) > 2
    for at, (scene, question, digest) in seen.items():
        if at == total:
            continue
        said = json.loads(program("inspect", str(file), "--at", str(at), lang="fr").out)
        assert (said["at"], said["entries"]) == (at, total)
        assert said["scene"] == scene
        assert said["question"]["prompt"] == question["prompt"]
        assert said["question"]["choices"] == question["choices"]
        assert said["state"]["digest"] == digest


def test_parts_and_eyes_are_chosen(program: Program, tmp_path: Path) -> None:
    file, _ = played(tmp_path, "tragic")
    only = json.loads(program("inspect", str(file), "--scene", "--seat", "2").out)
    assert list(only) == ["scene"]
    assert only["scene"]["seat"] == 1
    question = json.loads(program("inspect", str(file), "--question", "--seat", "1").out)
    assert list(question) == ["question"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_not_there_is_refused(program: Program, tmp_path: Path, lang: str) -> None:
    file, _ = played(tmp_path, "shelter")
    for args in (("--at", "4000"), ("--at", "x"), ("--seat", "3"), ("--seat", "0")):
        assert program("inspect", str(file), *args, lang=lang, code=2).out == ""
    assert program("inspect", "nowhere.overseer", lang=lang, code=1).out == ""
