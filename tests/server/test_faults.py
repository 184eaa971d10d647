"""What nobody meant to happen at a table: logged with its place, told with a number, survived."""

from __future__ import annotations

import io
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosedError

from overseer import game as game_of
from overseer.engine.match import Match
from overseer.host.client import Client
from overseer.host.desk import Desk
from overseer.host.encoded import Encoded, encoded
from overseer.server.bots import worker
from overseer.server.bots.messages import Thought
from overseer.server.bots.workers import Worker
from overseer.server.matches.desk_process import Room
from overseer.server.matches.desks import Line, _answer
from overseer.text import LANGUAGES
from overseer.voice.given import Scene
from overseer.voice.voice import voice_of
from tests.server.serving import Caller, Serving, until

GAMES = ("shelter", "wasteland")  # judged in the table's own process, and in another one
WORDS = ("event_text", "scene", "prompt", "choices", "learned")


class Fault(LookupError):
    """What is thrown; a Refused or a Complaint would be meant."""


def fails(*args: object, **named: object) -> Any:
    raise Fault("nobody may read this")


def unshared(desk: Desk, client: Client) -> Encoded[Scene]:
    """A scene that is made anew for everybody."""
    return encoded(client.scene())


@pytest.fixture
def near(monkeypatch: pytest.MonkeyPatch) -> None:
    """The other process answers in this one, so that a fault can be put into it."""
    room = Room()

    async def ask(line: Line, number: int, raw: bytes) -> Any:
        return _answer(room.answered(raw))[1]

    monkeypatch.setattr("overseer.server.bots.pipe.Pipe.ask", ask)


def table(serving: Serving, game: str) -> tuple[Caller, Caller, str]:
    """Two people at a table; the first is its host and the one who is asked."""
    ana, bob = serving.guest("Ana"), serving.guest("Bob", "fr")
    code = ana.post("/api/tables", {"game": game, "seats": ["human", "human"]})["code"]
    bob.post(f"/api/tables/{code}/sit", {})
    ana.get(f"/api/tables/{code}/steps")
    return ana, bob, code


def asked(told: Any) -> str:
    """A move that the one who is asked may make."""
    return str(told["question"]["choices"][0]["move"])


def lines(logged: io.StringIO, event: str) -> list[dict[str, Any]]:
    """What the log has of one kind."""
    every = [json.loads(line) for line in logged.getvalue().splitlines()]
    return [line for line in every if line["event"] == event]


def voice_class(game: str) -> type:
    return type(voice_of(game_of(game)))


@pytest.mark.parametrize("game", GAMES)
def test_words_that_cannot_be_made_are_left_out(
    serving: Serving,
    near: None,
    logged: io.StringIO,
    monkeypatch: pytest.MonkeyPatch,
    game: str,
) -> None:
    """Each kind of words in turn: everything else is there, for everybody, over the socket too."""
    ana, bob, code = table(serving, game)
    path = f"/api/tables/{code}/steps?since=0"
    for word in WORDS:
        with monkeypatch.context() as patch:
            patch.setattr(voice_class(game), word, fails)
            # What was made before must not be what is shown.
            serving.registry.lives[code].updates.clear()
            patch.setattr(Desk, "_scene_of", unshared)
            for who in (ana, bob):
                told = who.get(path)
                assert told["question"]["topic"]
                assert told["scene"]["seat"] in (0, 1)
                serving.registry.lives[code].updates.clear()
            answering = [who for who in (ana, bob) if who.get(path)["question"].get("choices")]
            assert len(answering) == 1  # without words, the moves stand there in notation
            with bob.stream(code) as socket:
                seen = [json.loads(socket.recv(20)) for _ in range(2)]
                assert {each["is"] for each in seen} == {"table", "update"}
    found = lines(logged, "words missing")
    assert {line["error"] for line in found} == {"Fault"}
    assert len({line["reference"] for line in found}) == len(found) >= 3
    assert all(any("test_faults" in place for place in line["at"]) for line in found)
    assert "nobody may read this" not in logged.getvalue()
    ana.post(f"/api/tables/{code}/input", {"key": "a", "seq": told["number"], "input": "undo"}, 422)


@pytest.mark.parametrize("game", GAMES)
def test_what_cannot_be_judged_has_not_happened(
    serving: Serving,
    near: None,
    logged: io.StringIO,
    monkeypatch: pytest.MonkeyPatch,
    game: str,
) -> None:
    ana, bob, code = table(serving, game)
    _, _, other = table(serving, "shelter")
    told = ana.get(f"/api/tables/{code}/steps?since=0")
    who = ana if told["question"].get("choices") else bob
    told = who.get(f"/api/tables/{code}/steps?since=0")
    body = {"key": "k", "seq": told["number"], "input": asked(told)}
    before = serving.read("SELECT count(*) FROM inputs WHERE code = $1", code)
    with monkeypatch.context() as patch:
        patch.setattr(Match, "enter", fails)
        for lang in LANGUAGES:
            who.lang = lang
            answer = who.post(f"/api/tables/{code}/input?lang={lang}", body, 500)
            reference = lines(logged, "desk failed")[-1]["reference"]
            assert answer["error"]["id"] == "broken"
            assert reference in answer["error"]["text"]
        assert serving.read("SELECT count(*) FROM inputs WHERE code = $1", code) == before
        assert bob.get(f"/api/tables/{code}/steps?since=0")["number"] == told["number"]
        assert bob.get(f"/api/tables/{other}")["status"] == "playing"
    found = lines(logged, "desk failed")
    assert [line["error"] for line in found] == ["Fault"] * len(LANGUAGES)
    assert who.post(f"/api/tables/{code}/input", body)["number"] > told["number"]
    assert bob.post(f"/api/tables/{code}/close", {}, 403)["error"]["id"] == "not-host"
    ana.post(f"/api/tables/{code}/close", {})
    assert ana.get(f"/api/tables/{code}/steps", 410)["error"]["id"] == "closed"
    assert ana.post(f"/api/tables/{other}/close", {}, 403)["error"]["id"] == "not-host"


@pytest.mark.parametrize("game", GAMES)
def test_who_cannot_be_shown_anything_is_told_a_number(
    serving: Serving,
    near: None,
    logged: io.StringIO,
    monkeypatch: pytest.MonkeyPatch,
    game: str,
) -> None:
    """A view that fails: the request and the socket end with the number that the log has."""
    ana, bob, code = table(serving, game)
    serving.registry.lives[code].updates.clear()
    with monkeypatch.context() as patch:
        patch.setattr("overseer.host.sitting.Sitting.reader", fails)
        answer = ana.get(f"/api/tables/{code}/steps?since=0", 500)
        assert lines(logged, "desk failed")[-1]["reference"] in answer["error"]["text"]
        with bob.stream(code) as socket:
            with pytest.raises(ConnectionClosedError):
                list(socket)
        assert socket.close_code == 4500
        assert lines(logged, "desk failed")[-1]["reference"] in str(socket.close_reason)
    assert ana.get(f"/api/tables/{code}/steps?since=0")["question"]["topic"]


def test_a_table_that_cannot_be_opened_after_a_restart_is_its_hosts_to_close(
    tmp_path: Path, near: None, logged: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = f"sqlite://{tmp_path}/table.db"
    with Serving(url) as serving:
        tables = {game: table(serving, game) for game in GAMES}
        tokens = {game: (ana.token, bob.token) for game, (ana, bob, _) in tables.items()}
    monkeypatch.setattr(Match, "__init__", fails)
    with Serving(url) as serving:
        for game, (_, _, code) in tables.items():
            ana, bob = (serving.caller(token) for token in tokens[game])
            answer = bob.get(f"/api/tables/{code}/steps?since=0", 500)
            assert lines(logged, "desk failed")[-1]["reference"] in answer["error"]["text"]
            assert bob.get(f"/api/tables/{code}")["status"] == "playing"
            bob.post(f"/api/tables/{code}/close", {}, 403)
            assert ana.post(f"/api/tables/{code}/close", {})["status"] == "closed"
            assert bob.get(f"/api/tables/{code}/steps", 410)["error"]["id"] == "closed"


def test_a_bot_that_fails_is_answered_for(
    serving: Serving, logged: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The match goes on: the simplest answers are given for it."""
    thinker = worker.Thinker()
    monkeypatch.setattr(worker, "asked", fails)

    async def ask(self: Worker, job: Any) -> Thought:
        raw = thinker.answered(msgspec.msgpack.encode(job))
        return msgspec.msgpack.decode(raw, type=Thought)

    monkeypatch.setattr(Worker, "ask", ask)
    ana = serving.guest("Ana")
    code = ana.post("/api/tables", {"game": "shelter", "seats": ["human", "bot:normal"]})["code"]
    path = f"/api/tables/{code}/steps?since=0"
    until(lambda: bool(lines(logged, "worker failed")) or act(ana, path))
    until(lambda: bool(ana.get(path)["question"].get("choices")))
    line = lines(logged, "worker failed")[0]
    assert line["error"] == "Fault"
    assert line["reference"]
    assert any("server/bots/worker.py" in place for place in line["at"])
    assert any(step["seat"] == 1 and step["move"] == "idle" for step in ana.get(path)["steps"])


def act(ana: Caller, path: str) -> bool:
    """Somebody plays until the bot is asked."""
    told = ana.get(path)
    if told["question"].get("choices"):
        body = {"key": str(told["number"]), "seq": told["number"], "input": asked(told)}
        ana.post(path.partition("/steps")[0] + "/input", body)
    return False


def test_a_process_of_desks_keeps_the_desk_that_only_failed_to_read(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Only what changes a desk may leave it in pieces."""
    import pickle

    from overseer.host.desk import SetUp
    from overseer.host.mishap import Mishap
    from overseer.host.sitting import Table

    room = Room()

    def ask(name: str, *args: Any) -> Any:
        return pickle.loads(room.answered(pickle.dumps((1, "abc", name, args))))[1:]

    set_up = SetUp("shelter", ["human", "human"], {}, b"7" * 32, Table(names=["Ana", "Bo"]))
    assert ask("begin", set_up)[0]
    good, value, _ = ask("export", "not", "like", "this", "at", "all")
    assert not good
    assert isinstance(value, Mishap)
    assert "abc" in room.desks
    assert not ask("follow", "nothing that was kept")[0]
    assert "abc" not in room.desks
