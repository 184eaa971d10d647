"""The terminal at an online table: real processes on both sides of a real socket."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from overseer.engine.record import Record
from overseer.terminal.online.caller import Caller
from overseer.terminal.online.play import client_of
from overseer.text import LANGUAGES
from tests.server.serving import Serving

PATIENCE = 240


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Serving]:
    with Serving(f"sqlite://{tmp_path}/table.db") as served:
        yield served


class Terminal:
    """`overseer play --server …`, line by line."""

    def __init__(self, home: Path, *args: str) -> None:
        home.mkdir(exist_ok=True)
        environ = {**os.environ, "HOME": str(home), "XDG_DATA_HOME": str(home), "TERM": "dumb"}
        environ.pop("XDG_CONFIG_HOME", None)
        self.process = subprocess.Popen(
            [sys.executable, "-m", "overseer", "play", *args],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            env=environ,
        )

    def line(self, part: str) -> str:
        """The next line with something in it."""
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if part in line:
                return line
        raise AssertionError(f"no {part!r}")

    def say(self, *lines: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write("".join(f"{line}\n" for line in lines))
        self.process.stdin.flush()

    def rest(self) -> str:
        """What it says to its end."""
        return self.process.communicate(timeout=PATIENCE)[0]


@pytest.mark.parametrize(
    ("game", "seats"),
    [
        ("shelter", "human,human,bot:easy"),
        ("tragic", "human,human"),
        ("wasteland", "human,human"),
    ],
)
def test_two_terminals_finish_a_game(table: Serving, tmp_path: Path, game: str, seats: str) -> None:
    where = ("--server", table.address)
    ana = Terminal(tmp_path / "ana", game, "--seats", seats, "--names", "Ana", *where)
    code = ana.line("--table").split()[-1]
    bob = Terminal(tmp_path / "bob", "--table", code, "--names", "Bob", "--lang", "de", *where)
    answers = ["show", *["1"] * 6, "zzz", "undo", "resign yes"]
    ana.say(*answers)
    bob.say(*answers)
    told = ana.rest(), bob.rest()
    assert (ana.process.returncode, bob.process.returncode) == (0, 0), told
    assert "Ana" in told[1]
    caller = table.guest("Eve")
    assert caller.get(f"/api/tables/{code}/steps")["ended"]
    record = Record.decode(caller.get(f"/api/tables/{code}/record"), "")
    assert record.header.dice is not None  # both have put something into the dice
    assert all(share.share for share in record.header.dice.shares)
    path = tmp_path / "match.overseer"
    path.write_bytes(record.encode())
    verified = subprocess.run(
        [sys.executable, "-m", "overseer", "replay", str(path), "--verify", "--lang", "en"],
        capture_output=True,
        text=True,
        check=True,
    )
    assert "nobody could choose them alone" in verified.stdout
    assert "has signed it" in verified.stdout


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_cannot_be_is_said(tmp_path: Path, lang: str) -> None:
    for args, code in (
        (["shelter", "--server", "ftp://nowhere"], 2),
        (["--server", "http://127.0.0.1:9/x"], 2),
    ):
        terminal = Terminal(tmp_path / "home", *args, "--lang", lang)
        told = terminal.rest()
        assert terminal.process.returncode == code, told
        assert told.strip()
        assert "Traceback" not in told


def test_somebody_who_left_comes_back_to_their_seat(table: Serving, tmp_path: Path) -> None:
    where = ("--server", table.address)
    seats = ("--seats", "human,bot:easy")
    first = Terminal(tmp_path / "ana", "shelter", *seats, "--names", "Ana", *where)
    first.say("1", "quit")
    code = first.rest().split()[-1]
    again = Terminal(tmp_path / "ana", "--table", code, *where)
    again.say("resign yes")
    assert "Ana" in again.rest()
    assert again.process.returncode == 0


def test_a_campaign_in_lines_leads_to_its_battle_and_back(table: Serving, tmp_path: Path) -> None:
    where = ("--server", table.address)
    ana = Terminal(tmp_path / "ana", "campaign", "--seats", "human", "--names", "Ana", *where)
    ana.say("1", "1")
    assert ana.line("to its table")
    ana.say("1", "resign yes")  # a battle that was given up is fought again
    assert ana.line("to its table")
    ana.say("quit")
    code = ana.rest().split()[-1]
    assert ana.process.returncode == 0
    battles = table.read("SELECT code FROM tables WHERE parent IS NOT NULL ORDER BY made")
    assert len(battles) == 2
    assert code == battles[-1][0]


def test_who_gives_up_does_so_whatever_happened_meanwhile(table: Serving) -> None:
    caller = Caller(table.address, "", "en")
    caller.token = caller.post("/api/guest", {"name": "Ana", "lang": "en"})["token"]
    body = {"game": "shelter", "seats": ["human", "bot:easy"]}
    opened = caller.post("/api/tables", body)
    here, there = client_of(caller, opened), client_of(caller, opened)
    for client in (there, here):
        client.refresh()
        while not client.question().asked:
            client.refresh(5)
    there.play(there.question().choices[0].move)  # `here` has not heard of it
    assert here.resign()
    assert here.ended() is not None
    caller.close()
