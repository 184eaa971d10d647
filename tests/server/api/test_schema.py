"""Requests that are made up from the table's own schema: see `tools/fuzz_api.py`."""

from __future__ import annotations

from pathlib import Path

import pytest

from overseer.engine import compiled
from overseer.text import LANGUAGES
from tests.server.serving import Serving
from tools import fuzz_api

# Plain Python looks at a part of them, `python -m tools.fuzz_api` at as many as one likes.
# Parts can be taken by other processes.
PARTS = 2 if compiled() else 1
CASES = 2_000 if compiled() else 450


@pytest.mark.parametrize("part", range(1, PARTS + 1))
def test_whatever_is_sent_is_answered_properly(
    part: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fuzz_api.cheap(monkeypatch.setattr)
    with Serving(f"sqlite://{tmp_path}/table.db") as serving:
        fuzz = fuzz_api.Fuzz(serving, part)
        fuzz.run(CASES)
    assert fuzz.sent >= CASES
    reached = {name for (name, status) in fuzz.counted if status == 200}
    assert {"fixed", "steps", "words", "ask", "help", "moment", "record", "one_table"} <= reached
    assert "one_companion" in reached


@pytest.mark.parametrize("lang", LANGUAGES)
def test_games_have_their_names(serving: Serving, lang: str) -> None:
    games = serving.caller(lang=lang).get("/api/games")["games"]
    titles = {game["name"]: game["title"] for game in games}
    assert titles["shelter"] == "Shelter"
    assert titles["campaign"].startswith("Cam" if lang != "de" else "Kam")
