"""The operator's bots at an online table: chosen by name, never brought by a guest."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from structlog.testing import capture_logs

from overseer.bots.strangers import roster
from tests.server.playing import Player, play
from tests.server.serving import Serving

LAST = "def choose(view):\n    return view.moves()[-1]\n"
BROKEN = "def choose(view):\n    raise ValueError(view.moves()[0])\n"


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of an operator who has brought two bots."""
    monkeypatch.setenv(roster.VARIABLE, "")
    monkeypatch.setenv(roster.TIME, "600")  # a slow machine is no fault
    for name, text in (("steady", LAST), ("broken", BROKEN)):
        (tmp_path / f"{name}.py").write_text(text)
        roster.bring(str(tmp_path / f"{name}.py"))
    return tmp_path


def test_it_is_offered_and_plays_at_a_table(own: Path) -> None:
    with Serving(f"sqlite://{own}/table.db") as serving:
        ana = serving.guest("Ana")
        offered = {game["name"]: game["bots"] for game in ana.get("/api/games")["games"]}
        assert offered["shelter"][-2:] == ["broken", "steady"]
        seats = ["human", "bot:steady", "bot:broken"]
        code = ana.post("/api/tables", {"game": "shelter", "seats": seats})["code"]
        player = Player(ana, code, Random(1))
        with capture_logs() as lines:
            while not any(step["seat"] == 2 for step in player.steps):
                play([player], most=1)
        faults = [line for line in lines if line["event"] == "bot fault"]
        assert {(line["bot"], line["fault"]) for line in faults} == {("broken", "threw")}


def test_a_guest_brings_no_file(own: Path) -> None:
    with Serving(f"sqlite://{own}/table.db") as serving:
        ana = serving.guest("Ana")
        for seat in (f"file:{own}/steady.py", f"bot:file:{own}/steady.py"):
            wanted = {"game": "shelter", "seats": ["human", seat]}
            assert ana.post("/api/tables", wanted, status=400)


def test_a_table_goes_on_without_a_bot_that_was_taken_away(
    own: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = f"sqlite://{own}/table.db"
    with Serving(database) as serving:
        ana = serving.guest("Ana")
        wanted = {"game": "shelter", "seats": ["human", "bot:steady"]}
        code = ana.post("/api/tables", wanted)["code"]
        token = ana.token
    monkeypatch.delenv(roster.VARIABLE)
    with Serving(database) as serving:
        player = Player(serving.caller(token), code, Random(1))
        while not any(step["seat"] == 1 for step in player.steps):
            play([player], most=1)
