"""One table has a port: others are refused, and only processes of one parent share it."""

from __future__ import annotations

import errno
import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, nullcontext
from pathlib import Path

import httpx
import pytest

from overseer.engine.refusal import Refused
from overseer.server import serving
from overseer.server.bots import child
from overseer.server.bots.child import PARENT
from overseer.server.operate.processes import LOOK, MOST_YOUNG, WHILE, YOUNG, Processes
from overseer.server.settings import Settings
from overseer.text import translate
from tests.server.postgres import Postgres, free_port
from tests.server.processes import Started
from tests.server.serving import until

ANYWHERE = "postgresql://nobody@127.0.0.1:1/none"  # nobody gets as far as that


@pytest.fixture
def taken() -> Iterator[int]:
    """A port that somebody has, on this machine only; in the way that an older release had it."""
    with socket.socket() as other:
        other.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        other.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        other.bind(("127.0.0.1", 0))
        other.listen()
        yield other.getsockname()[1]


@pytest.mark.parametrize("host", ["127.0.0.1", "0.0.0.0", "::"])
def test_a_port_that_is_taken_is_refused(taken: int, host: str) -> None:
    """Whichever of the machine's addresses is wanted, if theirs is among them."""
    with pytest.raises(Refused) as why:
        serving.listening(Settings(host=host, port=taken))
    assert why.value.refusal.reason == "server-port"
    assert why.value.refusal.args["port"] == str(taken)


@pytest.mark.parametrize(
    ("first", "then"), [("0.0.0.0", "127.0.0.1"), ("::", "::1"), ("::", "0.0.0.0")]
)
def test_a_port_of_all_addresses_is_taken_at_each(first: str, then: str) -> None:
    with serving.listening(Settings(host=first, port=0)) as sock:
        sock.listen()
        with pytest.raises(Refused):
            serving.listening(Settings(host=then, port=sock.getsockname()[1]))


def test_who_is_second_to_listen_is_refused_too() -> None:
    """Given two that opened their databases at the same time, when one listens, the other ends."""
    with ExitStack() as stack:
        one = stack.enter_context(serving.listening(Settings(port=0)))
        settings = Settings(port=one.getsockname()[1])
        other = stack.enter_context(serving.listening(settings))
        with serving.port_taken(settings, one):
            one.listen()
        with pytest.raises(Refused), serving.port_taken(settings, other):
            other.listen()


def test_several_processes_are_refused_like_one(taken: int) -> None:
    """Their parent asks for the port before any of them is started."""
    with pytest.raises(Refused) as why:
        serving.run(Settings(database=ANYWHERE, port=taken), "en", workers=2)
    assert why.value.refusal.reason == "server-port"


def expect_refusal(port: int, folder: Path) -> None:
    """A real table with a database of its own gets no port that is taken."""
    command = (sys.executable, "-m", "overseer", "serve", "--lang", "en", "--port", str(port))
    database = ("--db", f"sqlite://{folder}/two.db")
    told = subprocess.run([*command, *database], capture_output=True, text=True, check=False)
    error = os.strerror(errno.EADDRINUSE)
    sentence = translate("en", "refusal-server-port", port=str(port), error=error)
    assert (told.returncode, told.stderr.strip(), told.stdout) == (1, sentence, "")


def test_processes_share_a_port_are_replaced_and_end_with_their_parent(
    postgres: Postgres, tmp_path: Path
) -> None:
    with Started(postgres.new_database(), "--workers", "2") as table:
        first = children(table.process.pid)
        assert len(first) == 2
        expect_refusal(table.port, tmp_path)
        os.kill(first[0], signal.SIGKILL)
        until(lambda: len(set(children(table.process.pid)) - set(first)) == 1)
        assert first[1] in children(table.process.pid)
        until(lambda: answers(table))
        crew_now = children(table.process.pid)
        table.process.kill()
        table.process.wait()
        until(lambda: not any(map(runs, crew_now)), patience=20)
        serving.listening(Settings(port=table.port)).close()


def children(process: int) -> list[int]:
    """The processes that a process has started."""
    found: list[int] = []
    for task in Path(f"/proc/{process}/task").glob("*/children"):
        found += map(int, task.read_text().split())
    return found


def runs(process: int) -> bool:
    """Whether there is such a process, and it has not ended."""
    try:
        status = Path(f"/proc/{process}/stat").read_text()
    except OSError:
        return False
    return status.rpartition(")")[2].split()[0] not in "ZX"


def answers(table: Started) -> bool:
    return httpx.get(f"{table.address}/healthz", trust_env=False).status_code == 200


class Doll:
    """A process that lives as long as it is told to."""

    def __init__(self) -> None:
        self.code: int | None = None

    def poll(self) -> int | None:
        return self.code

    def wait(self, timeout: float | None = None) -> int:
        assert self.code is not None
        return self.code

    def terminate(self) -> None:
        self.code = -signal.SIGTERM

    kill = terminate


def begun(number: int) -> tuple[Processes, list[Doll], list[float]]:
    """A crew, all who were ever started, and its clock."""
    started: list[Doll] = []
    now = [0.0]

    def start() -> Doll:
        started.append(Doll())
        return started[-1]

    found = Processes(start, number, lambda: now[0])
    found.look()
    return found, started, now


def test_processes_that_end_at_once_end_the_table() -> None:
    """With a reason; not those that have served for a while, nor single ones now and then."""
    found, started, now = begun(2)
    for _ in range(3 * MOST_YOUNG):
        now[0] += YOUNG
        started[-1].code = -signal.SIGKILL
        found.look()
    for _ in range(3 * MOST_YOUNG):
        now[0] += WHILE / (MOST_YOUNG - 2)
        found.look()
        now[0] += LOOK
        started[-1].code = 1
        found.look()
    now[0] += 2 * WHILE
    for _ in range(MOST_YOUNG):  # the first of them has served for long
        started[-1].code = 1
        found.look()
    started[-1].code = 3
    with pytest.raises(Refused) as why:
        found.look()
    assert why.value.refusal.reason == "server-workers-end"
    assert why.value.refusal.args == {"times": MOST_YOUNG, "code": 3}
    found.close()
    assert all(doll.code is not None for doll in started)


def test_what_the_system_refuses_is_told_as_what_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """Given no more processes, when `--workers` are started, then that is told, not that the
    output could not be written."""

    def full(*_: object, **__: object) -> None:
        raise BlockingIOError(11, "Resource temporarily unavailable")

    monkeypatch.setattr("overseer.server.operate.processes.subprocess.Popen", full)
    monkeypatch.setattr("overseer.server.operate.processes.signal.signal", lambda *_: None)
    with pytest.raises(Refused) as why:
        serving.run(Settings(database=ANYWHERE, port=free_port()), "en", workers=2)
    assert why.value.refusal.reason == "server-system"
    assert why.value.refusal.args == {"error": "Resource temporarily unavailable"}


def test_a_certificate_that_is_none_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Before anybody hears that the table is open."""
    monkeypatch.setattr(serving, "configure", lambda: None)  # the log stays the tests' own
    file = tmp_path / "certificate.pem"
    file.write_text("nothing")
    url = f"sqlite://{tmp_path}/table.db"
    settings = Settings(
        database=url, port=free_port(), certificate=str(file), key=str(file), secure=True
    )
    with pytest.raises(Refused) as why:
        serving.run(settings, "en")
    assert why.value.refusal.reason == "server-certificate"
    assert capsys.readouterr().out == ""


@pytest.mark.parametrize(
    ("told", "parent", "goes_on"),
    [("7", 7, True), ("7", 1, False), ("1", 1, True), ("1", 7, False), ("", 1, True)],
)
def test_a_process_whose_parent_is_gone_does_not_begin(
    monkeypatch: pytest.MonkeyPatch, told: str, parent: int, goes_on: bool
) -> None:
    """And one whose parent is the first of all, as in a container, does."""
    monkeypatch.setenv(PARENT, told)
    monkeypatch.setattr("overseer.server.bots.child.os.getppid", lambda: parent)
    monkeypatch.setattr("overseer.server.bots.child.sys.platform", "none")  # this one is to go on
    with nullcontext() if goes_on else pytest.raises(SystemExit):
        child.end_with_parent()


# Somebody who starts such a process, says its number, and is gone as soon as it is being loaded.
STARTER = """
import os, subprocess, sys
from overseer.server.bots.child import as_parent, command
print(subprocess.Popen(command("slow"), env=as_parent()).pid, flush=True)
sys.stdin.read()
"""
SLOW = """
import os, time
open("begun", "w").close()
while True:
    time.sleep(60)
"""


def test_a_process_ends_with_its_parent_while_it_is_being_loaded(tmp_path: Path) -> None:
    """Given a module that takes for ever to load, its process goes when its parent is killed."""
    (tmp_path / "slow.py").write_text(SLOW)
    path = os.pathsep.join([str(tmp_path), *sys.path])
    with subprocess.Popen(
        [sys.executable, "-c", STARTER],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": path},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    ) as parent:
        assert parent.stdout is not None
        process = int(parent.stdout.readline())
        until((tmp_path / "begun").exists)
        assert runs(process)
        parent.kill()
    until(lambda: not runs(process), patience=20)


def test_whatever_the_table_starts_ends_with_it_from_the_beginning() -> None:
    """Every process that it starts is started in this way."""
    folder = Path(child.__file__).parents[1]
    started = {
        file
        for file in folder.rglob("*.py")
        if re.search(r"Popen\(|create_subprocess_exec\(", file.read_text())
    }
    assert {file.stem for file in started} == {"subprocess_job", "processes", "pipe"}
    for file in started:
        text = file.read_text()
        assert "sys.executable" not in text
        assert "command(" in text
        assert "as_parent()" in text
