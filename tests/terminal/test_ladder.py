"""`overseer ladder`: the table, what is kept, and what cannot be."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import msgspec
import pytest

from overseer.lab.ladder import FORMAT, Ladder, climb
from overseer.terminal.sim import ladder as command
from overseer.terminal.sim.sim import INTERRUPTED
from overseer.text import LANGUAGES, translate
from tests.terminal.program import Program


def test_the_command_tells_the_ladder(program: Program, tmp_path: Path) -> None:
    path = tmp_path / "noisy.py"
    path.write_text("print('hello')\ndef choose(view):\n    raise ValueError('no idea')\n")
    args = ("ladder", "shelter", "--bots", f"random,file:{path}", "--games", "2", "--jobs", "1")
    kept = ("--file", str(tmp_path / "kept.json"), "--bot-time", "600")
    told = json.loads(program(*args, *kept, "--json").out)
    assert {row["bot"] for row in told["ladder"]} == {"random", "noisy"}
    assert [row["bot"] for row in told["lost_turns"]] == ["noisy"]
    assert told["lost_turns"][0]["why"][0]["text"] == "ValueError: no idea (noisy.py:3)"
    for lang in LANGUAGES:  # nothing is left to play
        out = program(*args, *kept, lang=lang).out
        assert translate(lang, "ladder-rating") in out
        assert "ValueError: no idea" in " ".join(out.split())
    assert json.loads(program(*args, *kept, "--json").out) == told


def test_what_cannot_be_is_said(program: Program, tmp_path: Path) -> None:
    kept = tmp_path / "kept.json"
    kept.write_text("{}")
    args = ("ladder", "shelter", "--bots", "random,easy", "--games", "2", "--file", str(kept))
    assert "no ladder" in program(*args, code=2).said
    kept.write_bytes(msgspec.json.encode(Ladder(FORMAT, "shelter", 7, None)))
    assert "another game, seed or budget" in program(*args, code=2).said
    assert "two bots" in program("ladder", "shelter", "--bots", "easy,easy", code=2).said
    missing = program("ladder", "shelter", "--bots", "easy,file:none.py", code=2).said
    assert "none.py" in missing
    picture = program("ladder", "shelter", "--picture", "ladder.gif", code=2).said
    assert ".svg, .png" in picture


def test_ctrl_c_leaves_what_is_done(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = tmp_path / "kept.json"
    asked = command.Climb(
        "shelter", "random,easy", "4", str(kept), "0", "1", None, None, None, True
    )

    def stopped(*args: object) -> Iterator[int]:
        yield from islice(climb(*args), 2)  # type: ignore[arg-type]
        raise KeyboardInterrupt

    monkeypatch.setattr(command, "climb", stopped)
    assert command.run(asked, "en") == INTERRUPTED
    assert json.loads(capsys.readouterr().out)["games"] == 2
    monkeypatch.setattr(command, "climb", climb)
    assert command.run(asked, "en") == 0
    again = json.loads(capsys.readouterr().out)
    assert again["games"] == 4
    kept.unlink()
    assert command.run(asked, "en") == 0
    assert json.loads(capsys.readouterr().out) == again
