"""A table that is started again goes on where it was, also when nobody has done anything yet."""

from __future__ import annotations

import asyncio
import threading
from random import Random
from typing import Any

import pytest

from overseer.host.table import TableRow
from overseer.server.complaint import Complaint
from overseer.server.store.database import Row, Statement, Unavailable
from overseer.text import LANGUAGES, translate
from tests.server.playing import Player
from tests.server.serving import BOTH, PATIENCE, Serving, until

GAMES = {
    "shelter": ["human", "human"],
    "tragic": ["human", "human"],  # nothing happens before the first decision: no step at all
    "wasteland": ["human", "human"],
    "campaign": ["human", "human"],
}


@BOTH
@pytest.mark.parametrize("game", GAMES)
def test_a_match_goes_on_from_before_its_first_input(serving: Serving, game: str) -> None:
    ana, bob = serving.guest("Ana"), serving.guest("Bob")
    code = ana.post("/api/tables", {"game": game, "seats": GAMES[game]})["code"]
    bob.post(f"/api/tables/{code}/sit", {})
    before = [Player(each, code, Random(1)).look() for each in (ana, bob)]
    serving.stop()
    with Serving(serving.settings.database) as again:
        players = [
            Player(again.caller(each.token, each.lang), code, Random(1)) for each in (ana, bob)
        ]
        assert [player.look() for player in players] == before
        players[0].resign()
        players[1].look()
        assert players[1].number > before[1]["number"]


def test_a_casual_duel_against_a_bot_goes_on_and_back(serving: Serving) -> None:
    """What was answered for a seat before is looked up in the log when somebody goes back."""
    ana = serving.guest("Ana")
    wishes = {"game": "tragic", "seats": ["human", "bot:easy"], "terms": {"undo": "bots"}}
    code = ana.post("/api/tables", wishes)["code"]
    player = Player(ana, code, Random(1))
    for _ in range(3):
        while not player.answer(player.look(wait=5)):
            pass
    serving.stop()
    with Serving(serving.settings.database) as again:
        player = Player(again.caller(ana.token), code, Random(1))
        for _ in range(2):
            while not (update := player.look(wait=5))["question"].get("asked"):
                pass
            assert update["question"]["undo"]
            assert player.send("undo")["steps"][-1]["events"][-1]["name"] == "undone"


@BOTH
def test_a_full_table_that_was_cut_off_before_it_began_begins(
    serving: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, bob = serving.guest("Ana"), serving.guest("Bob")
    code = ana.post("/api/tables", {"game": "shelter", "seats": GAMES["shelter"]})["code"]

    async def cut_off(table: TableRow) -> None:
        raise Complaint(503, "busy")

    with monkeypatch.context() as patch:
        patch.setattr(serving.registry, "begin_if_full", cut_off)
        bob.post(f"/api/tables/{code}/sit", {}, status=503)
    assert ana.get(f"/api/tables/{code}")["status"] == "open"
    serving.clock.ahead += 60_000
    until(lambda: ana.get(f"/api/tables/{code}")["status"] == "playing")


def test_who_is_cut_off_by_a_restart_is_told_so(
    serving: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What takes longer than a stopping table waits ends with words, not with a bare error."""
    guests = {lang: serving.guest("Ana", lang) for lang in LANGUAGES}
    begun = threading.Semaphore(0)
    told: dict[str, Any] = {}

    async def endless(code: str) -> None:
        begun.release()
        await asyncio.Event().wait()

    def call(lang: str) -> None:
        told[lang] = guests[lang].get("/api/tables/abcdefgh/seated", status=503)["error"]

    monkeypatch.setattr(serving.registry, "room", endless)
    callers = [threading.Thread(target=call, args=(lang,)) for lang in LANGUAGES]
    for caller in callers:
        caller.start()
    for _ in callers:
        assert begun.acquire(timeout=PATIENCE)
    serving.run(serving.registry.farewell())
    serving.stop()
    for caller in callers:
        caller.join(PATIENCE)
    assert told == {
        lang: {"id": "restarting", "text": translate(lang, "server-restarting")}
        for lang in LANGUAGES
    }


@BOTH
def test_a_match_that_could_not_be_kept_has_not_begun(
    serving: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Memory stays where the disk is: who looks meanwhile sees an open table."""
    ana, bob = serving.guest("Ana"), serving.guest("Bob")
    code = ana.post("/api/tables", {"game": "shelter", "seats": GAMES["shelter"]})["code"]
    ana.get(f"/api/tables/{code}/seated")  # the table is in memory
    write, seen = serving.registry.database.write, []

    async def fails(*batch: Statement) -> list[list[Row]]:
        if any("INSERT INTO matches" in each.sql for each in batch):
            seen.append(serving.registry.rooms[code].table.status)
            raise Unavailable("the disk is full")
        return await write(*batch)

    with monkeypatch.context() as patch:
        patch.setattr(serving.registry.database, "write", fails)
        bob.post(f"/api/tables/{code}/sit", {}, status=503)
    assert seen == ["open"]
    assert serving.registry.rooms[code].table.status == "open"
    assert bob.post(f"/api/tables/{code}/sit", {})["status"] == "playing"
