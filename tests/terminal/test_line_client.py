"""Lines are made of what a client gets, and of nothing behind it."""

from __future__ import annotations

import ast
import builtins
from pathlib import Path

import pytest

import overseer
import overseer.terminal
from overseer.host.manner import default_seats
from overseer.host.sitting import Sitting
from overseer.terminal.match.line_client import LineClient
from overseer.text import LANGUAGES
from tests.terminal.table.distant_seat import DistantSeat

FOLDER = Path(overseer.terminal.__file__).parent
CLIENTS = ("match/line_client.py", "match/plain.py", "online/plain.py", "campaign/plain.py")
# What a client of lines may take from the house: types, complaints, how lines are counted.
OPEN = (
    *("overseer.terminal", "overseer.text", "overseer.voice.given", "overseer.voice.story"),
    *("overseer.voice.campaign.given", "overseer.voice.complaint"),
    # Whose seat is a person's, what went wrong with a file, and when a battle has ended.
    *("overseer.host.seating", "overseer.engine.refusal", "overseer.engine.decision"),
    "overseer.host.campaign",
)
# What only a match in this process has.
BEHIND = {
    *("voice", "reads", "reader", "view", "decision", "campaign", "books"),
    *("move_text", "move_name", "event_text", "moves", "bot_move", "settings_of"),
}


@pytest.mark.parametrize("name", CLIENTS)
def test_a_client_of_lines_knows_nothing_behind_what_it_gets(name: str) -> None:
    behind: list[str] = []
    for node in ast.walk(ast.parse((FOLDER / name).read_text("utf-8"))):
        wanted: list[str] = []
        if isinstance(node, ast.Import):
            wanted = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            wanted = [f"{node.module}.{alias.name}" for alias in node.names]
        elif isinstance(node, ast.Attribute) and node.attr in BEHIND:
            behind.append(ast.unparse(node))
        behind += [
            each
            for each in wanted
            if each.startswith("overseer") and not each.startswith(tuple(f"{o}." for o in OPEN))
        ]
    assert behind == []


class Lines(LineClient):
    """A client of lines at a table elsewhere."""

    def greet(self) -> None:
        for line in self.seat.client.opening():
            print(line)

    def farewell(self) -> None:
        print("bye")


@pytest.mark.parametrize(
    ("game", "lang"),
    list(zip(["shelter", "tragic", "wasteland", "campaign"], LANGUAGES, strict=True)),
)
def test_every_game_is_played_in_lines_at_a_table_elsewhere(
    game: str, lang: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    found = overseer.game(game)
    sitting = Sitting.begin(found, default_seats(found), seed=3)
    said = ["show", "moves", "why 1", "look 1", "rule OV-U1", "rule zzz yyy", "stops", "ask"]
    said += ["1", "1", "zzz", "99", "undo", "restart", "lang de", "help", "resign", "resign yes"]
    lines = iter(said)
    monkeypatch.setattr(builtins, "input", lambda prompt: next(lines))
    assert Lines(DistantSeat(sitting, 0, lang)).run() == 0
    assert sitting.over
    out = capsys.readouterr().out
    assert "OV-N1" in out
    assert "OV-U1" in out
    assert "zzz yyy" in out
