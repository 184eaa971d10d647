"""A player who is gone does not stop the others, whichever process each of them reaches."""

from __future__ import annotations

import json
import signal
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest

from tests.server.matches.test_terms import SHELTER, asked, table
from tests.server.playing import Player
from tests.server.postgres import Postgres
from tests.server.processes import Clock, Started
from tests.server.serving import until
from tests.server.store.opened import Opened


class Pair(NamedTuple):
    """Two processes on one database, and their clock."""

    url: str
    clock: Clock
    one: Started
    other: Started


@pytest.fixture
def pair(postgres: Postgres, tmp_path: Path) -> Iterator[Pair]:
    url, clock = postgres.new_database(), Clock(tmp_path)
    with Started(url, clock=clock) as one, Started(url, clock=clock) as other:
        yield Pair(url, clock, one, other)


def seated(pair: Pair, **terms: object) -> tuple[Player, Player]:
    """Who is asked, at the first process, and somebody who waits, at the second."""
    ana, bob = pair.one.guest("Ana"), pair.one.guest("Bob")
    wanted = {**SHELTER, "terms": {"patience": 10, **terms}}
    code = ana.post("/api/tables", wanted)["code"]
    bob.post(f"/api/tables/{code}/sit", {})
    slow, waits = asked([Player(ana, code, Random(1)), Player(bob, code, Random(2))])
    there = pair.other.caller(waits.caller.token)
    return slow, Player(there, code, Random(3))


def seen(pair: Pair, code: str) -> dict[str, int]:
    """When somebody last looked from each seat, as it is kept."""
    with Opened(pair.url) as opened:
        rows = opened.read("SELECT clock FROM matches WHERE code = $1", code)
    found: dict[str, int] = json.loads(str(rows[0][0])).get("seen", {})
    return found


def is_away(player: Player) -> bool:
    return any(chair.get("away") for chair in table(player)["chairs"])


def back(player: Player) -> bool:
    """Somebody says that they are here again, unless something happened between look and word."""
    player.look()
    body = {"key": f"back-{player.number}", "seq": player.number, "input": "here"}
    answer = player.caller.ask("POST", f"/api/tables/{player.code}/input", body)
    return answer.status_code == 200


def test_who_is_gone_is_answered_for(pair: Pair) -> None:
    slow, waits = seated(pair)
    waits.look()
    assert not is_away(waits)
    pair.clock.passes(11)
    until(lambda: bool(waits.look()["question"].get("asked")))
    assert is_away(waits)
    waits.answer(waits.look())
    until(lambda: back(slow))
    until(lambda: not is_away(waits))


def test_who_is_connected_to_another_process_is_not_gone(pair: Pair) -> None:
    slow, waits = seated(pair)
    waits.look()  # this process has the match, too, and looks at what is due
    with slow.caller.stream(slow.code) as socket:
        socket.recv()
        for _ in range(3):
            before = seen(pair, slow.code)
            pair.clock.passes(9)
            until(lambda known=before: seen(pair, slow.code) != known)  # type: ignore[misc]
        assert not is_away(waits)
        assert not waits.look()["question"].get("asked")
    until(lambda: not any(chair.get("here") for chair in table(slow)["chairs"]))
    pair.clock.passes(11)
    until(lambda: is_away(waits))


def test_who_was_connected_to_a_process_that_died_is_gone_with_it(pair: Pair) -> None:
    slow, waits = seated(pair)
    waits.look()
    with slow.caller.stream(slow.code) as socket:
        socket.recv()
        pair.one.stop(signal.SIGKILL)
        pair.clock.passes(11)
        until(lambda: bool(waits.look()["question"].get("asked")))
    assert is_away(waits)
    waits.answer(waits.look())
