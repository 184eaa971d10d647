"""Both databases as a release left them: whoever comes back finds everything and goes on."""

from __future__ import annotations

import gzip
import json
import subprocess
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.server.playing import Player, play
from tests.server.postgres import Postgres
from tests.server.serving import Caller, Serving

SAVES = Path(__file__).parents[2] / "saves"
KEPT = sorted(SAVES.glob("*/server.json"))


def restored(path: Path, store: str, folder: Path, request: pytest.FixtureRequest) -> str:
    """The address of a copy of a frozen database."""
    if store == "sqlite":
        raw = gzip.decompress(path.with_name("server.db.gz").read_bytes())
        (folder / "server.db").write_bytes(raw)
        return f"sqlite://{folder}/server.db"
    server: Postgres = request.getfixturevalue("postgres")
    name = f"frozen_{path.parent.name.replace('.', '_')}"
    server.sql(f"CREATE DATABASE {name}")
    dump = gzip.decompress(path.with_name("server.sql.gz").read_bytes())
    psql = [str(server.bin / "psql"), "-qAtX", "-v", "ON_ERROR_STOP=1", server.url(name)]
    subprocess.run(psql, input=dump, check=True, capture_output=True)
    return server.url(name)


def back(serving: Serving, login: str, password: str) -> Caller:
    """Somebody who signs in again."""
    caller = serving.caller()
    caller.token = caller.post("/api/login", {"login": login, "password": password})["token"]
    caller.client.cookies.clear()
    return caller


@pytest.mark.parametrize("store", ["sqlite", "postgres"])
@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.parent.name)
def test_people_tables_and_works_are_all_there(
    path: Path, store: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    known: dict[str, Any] = json.loads(path.read_text())[store]
    codes: dict[str, str] = known["codes"]
    with Serving(restored(path, store, tmp_path, request)) as serving:
        ada, bob = (back(serving, login, known["password"]) for login in ("ada", "bob"))
        for name in ("shelter", "tragic", "wasteland"):
            people = [Player(ada, codes[name], Random(1)), Player(bob, codes[name], Random(2))]
            assert play(people, most=2) >= 2
            said = ada.get(f"/api/tables/{codes[name]}/chat")["lines"]
            assert [line["text"] for line in said] == [f"Good luck at {codes[name]}!"]
        record = ada.get(f"/api/tables/{codes['over']}/record").decode()
        verified = ada.post("/api/verify", {"record": record})
        assert verified["good"], verified
        for name in ("campaign", "battle"):  # of two guests, who do not come back
            assert serving.read("SELECT 1 FROM matches WHERE code = $1", codes[name])
        assert ada.get(f"/api/tables/{codes['waiting']}")["code"] == codes["waiting"]
        assert ada.get(f"/api/companions/{known['companion']}")["seq"] == 6
        assert [each["name"] for each in ada.get("/api/decks")["decks"]] == ["My fists"]
        assert [each["name"] for each in ada.get("/api/terrains")["terrains"]] == ["Mine"]
        assert len(ada.get("/api/uploads")["uploads"]) == 2
