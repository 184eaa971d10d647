"""Desks in a process of their own: what cannot be done there is told here, and nobody waits."""

from __future__ import annotations

import asyncio
import pickle
import threading
from random import Random

import msgspec
import pytest

from overseer.host.client import Client
from overseer.host.desk import Desk, SetUp
from overseer.host.sitting import Table
from overseer.host.step_codec import unpacked
from overseer.server.bots.subprocess_job import SubprocessJobs
from overseer.server.matches.desks import Away, Desks
from tests.server.serving import Serving


def test_that_a_desk_is_gone_can_be_said_from_one_process_to_another() -> None:
    told = pickle.loads(pickle.dumps(Away()))
    assert isinstance(told, Away)
    assert (told.status, told.id) == (503, "busy")


def test_who_asks_a_desk_that_is_not_there_is_told_so() -> None:
    async def ask() -> None:
        desks = Desks(SubprocessJobs())
        try:
            with pytest.raises(Away):
                await asyncio.wait_for(desks.line.ask("nowhere", "standing", ()), 60)
        finally:
            await desks.close()

    asyncio.run(ask())


@pytest.mark.parametrize("game", ["wasteland", "campaign"])
def test_a_broken_card_file_is_refused_with_its_mistakes(serving: Serving, game: str) -> None:
    ana = serving.guest("Ana")
    wanted = {"game": game, "options": {"cards": "this is = no [card file"}}
    told = ana.post("/api/tables", wanted, 422)
    assert told["error"]["id"] == "invalid"
    assert told["error"]["text"]


@pytest.mark.parametrize("game", ["shelter", "tragic"])
def test_what_one_viewer_was_given_is_never_given_to_another(game: str) -> None:
    """What is made once for several viewers is what each of them would have been given alone."""
    set_up = SetUp(game, ["human", "human"], {}, b"7" * 32, Table(names=["Ana", "Bo"]))
    rng, readers = Random(7), [(0, "en"), (1, "en"), (None, "en"), (1, "fr"), (0, "fr")]
    desk, _ = Desk.begin(set_up)
    for _ in range(60):
        if desk.standing.ended is not None:
            break
        seat = desk.standing.asked[0]
        move = rng.choice(desk.client(seat, "en").question().choices).move
        done = desk.enter(seat, [move])
        desk.accept()
        rng.shuffle(readers)
        for viewer, lang in readers:
            alone = Client(desk.sitting, viewer, lang)
            told = [msgspec.json.encode(each) for each in alone.told(unpacked(done.steps, 5))]
            given = desk.steps_given(viewer, lang, [(5, done.steps)])
            assert [step.body for step in given] == told
            scene, question = (
                msgspec.json.encode(each) for each in (alone.scene(), alone.question())
            )
            now = desk.now(viewer, lang)
            assert (now.scene.body, now.question.body) == (scene, question)


def test_who_asks_while_the_process_of_battles_is_killed_is_told_to_try_again(
    serving: Serving,
) -> None:
    """Again and again, at every moment of an answer: never an error that nobody meant."""
    ana, bob = serving.guest("Ana"), serving.guest("Bob")
    code = ana.post("/api/tables", {"game": "wasteland", "seats": ["human", "human"]})["code"]
    bob.post(f"/api/tables/{code}/sit", {})
    ended = threading.Event()

    async def kill() -> None:
        process = serving.registry.desks.line.pipe._process
        if process is not None and process.returncode is None:
            process.kill()

    def kill_often() -> None:
        rng = Random(3)
        while not ended.wait(0.2 + 2 * rng.random()):
            serving.run(kill())

    killer = threading.Thread(target=kill_often)
    killer.start()
    try:
        seen = {
            (answer.status_code, answer.headers.get("content-type", ""))
            for _ in range(150)
            for answer in [ana.ask("GET", f"/api/tables/{code}/steps?since=0")]
        }
    finally:
        ended.set()
        killer.join()
    assert {status for status, _ in seen} <= {200, 503}
    assert {kind for _, kind in seen} == {"application/json"}
