"""A PostgreSQL server of the tests' own, from Debian's package: made, started and ended by them."""

from __future__ import annotations

import ctypes
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any, Final

USER: Final = "overseer"
PASSWORD: Final = "a secret: it's long/&@"  # what a URL has to quote
QUOTED: Final = "a%20secret%3A%20it%27s%20long%2F%26%40"
NEEDED: Final = "OVERSEER_NEEDS_POSTGRES"  # set where the tests must not be skipped
PATIENCE: Final = 60
MEMORY: Final = Path("/dev/shm")
ROOM: Final = 1_000_000_000  # bytes
_DIES_WITH_PARENT: Final = 1  # prctl


def programs() -> Path | None:
    """The folder of PostgreSQL's programs; None where it is not installed."""
    found = shutil.which("initdb")
    if found is not None:
        return Path(found).resolve().parent
    debian = sorted(
        Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[4])
    )
    return debian[-1].parent if debian else None


class Postgres:
    """A server in a folder of its own, on a socket and a port of this machine alone."""

    def __init__(self, bin: Path, on_disk: bool = False) -> None:
        self.bin = bin
        self.folder = Path(tempfile.mkdtemp(prefix="overseer-pg-", dir=_place(on_disk)))
        self.port = free_port()
        self.databases = 0
        self.process: subprocess.Popen[bytes] | None = None
        # The server refuses to run as root.
        self.user = _other_user() if os.geteuid() == 0 else None
        if self.user is not None:
            os.chown(self.folder, self.user.pw_uid, self.user.pw_gid)
        words = self.folder / "password"
        words.write_text(f"{PASSWORD}\n")
        words.chmod(0o644)
        self._run(
            *("initdb", "--pgdata", str(self.folder / "data"), "--username", USER),
            *("--pwfile", str(words), "--encoding", "UTF8", "--locale", "C.UTF-8"),
            *("--no-sync", "--auth-host", "scram-sha-256", "--auth-local", "trust"),
        )

    def start(self) -> None:
        """Start it, and wait until it answers."""
        command = [str(self.bin / "postgres"), "-D", str(self.folder / "data")]
        settings = {
            "listen_addresses": "127.0.0.1",
            "port": self.port,
            "unix_socket_directories": self.folder,
            "fsync": "on",
            "shared_buffers": "32MB",
            "max_connections": 60,
            "logging_collector": "off",
            "deadlock_timeout": "50ms",
        }
        for name, value in settings.items():
            command += ["-c", f"{name}={value}"]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                command,
                stdout=log,
                stderr=log,
                cwd="/",
                preexec_fn=_end_with_parent,
                **self._as_user(),
            )
        until = time.monotonic() + PATIENCE
        while subprocess.run(self._ask("pg_isready"), capture_output=True).returncode:
            assert self.process.poll() is None, (self.folder / "log").read_text()
            assert time.monotonic() < until, "PostgreSQL does not answer"
            time.sleep(0.02)

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """End it: SIGINT cuts everybody off, SIGQUIT does not even write down what it has."""
        assert self.process is not None
        self.process.send_signal(how)
        self.process.wait(PATIENCE)
        self.process = None

    def send_all(self, how: signal.Signals) -> None:
        """Send a signal to the server and the processes it works with: SIGSTOP makes it silent."""
        assert self.process is not None
        pid = self.process.pid
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
        for each in (pid, *map(int, children)):
            os.kill(each, how)

    def remove(self) -> None:
        """End it and leave nothing."""
        if self.process is not None:
            self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    def new_database(self) -> str:
        """The address of an empty database: a schema of its own is one, and made in no time."""
        self.databases += 1
        schema = f"table{self.databases}"
        self.sql(f"CREATE SCHEMA {schema}")
        return f"{self.url('postgres')}?search_path={schema}"

    def url(self, name: str, password: str = QUOTED) -> str:
        """The address of a database."""
        return f"postgresql://{USER}:{password}@127.0.0.1:{self.port}/{name}"

    def sql(self, words: str, name: str = "postgres") -> str:
        """Have the server do something; what it says."""
        ask = self._ask("psql", "-d", name, "-qAtX", "-v", "ON_ERROR_STOP=1", "-c", words)
        return subprocess.run(ask, check=True, capture_output=True, text=True).stdout

    def _ask(self, program: str, *args: str) -> list[str]:
        where = ("-h", str(self.folder), "-p", str(self.port), "-U", USER)
        return [str(self.bin / program), *where, *args]

    def _run(self, program: str, *args: str) -> None:
        done = subprocess.run(
            [str(self.bin / program), *args],
            capture_output=True,
            text=True,
            cwd="/",
            **self._as_user(),
        )
        assert done.returncode == 0, done.stdout + done.stderr

    def _as_user(self) -> dict[str, Any]:
        if self.user is None:
            return {}
        return {"user": self.user.pw_uid, "group": self.user.pw_gid, "extra_groups": []}


def _place(on_disk: bool) -> str | None:
    """Where it lies: in memory if there is room, since making hundreds of tables syncs a lot.

    Whoever measures it, or pulls the plug, wants it on the disk.
    """
    roomy = MEMORY.is_dir() and shutil.disk_usage(MEMORY).free > ROOM
    return None if on_disk or not roomy else str(MEMORY)


def _other_user() -> pwd.struct_passwd:
    for name in ("postgres", "nobody"):
        try:
            return pwd.getpwnam(name)
        except KeyError:
            continue
    raise AssertionError("root has nobody to run PostgreSQL as")


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


def _end_with_parent() -> None:
    """However the tests end, the server does not stay."""
    ctypes.CDLL(None).prctl(_DIES_WITH_PARENT, signal.SIGINT)
