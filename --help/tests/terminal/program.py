"""The real program, run as a user runs it: arguments, pipes, files, signals and terminals.

A call that only reads what the program says forks a process that has imported it already
(`warm.py`); one that is about the start itself asks for a `fresh` one.
"""

from __future__ import annotations

import fcntl
import os
import pty
import resource
import select
import signal
import struct
import subprocess
import sys
import termios
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import overseer
from tests.terminal.warm import warm

COMMAND: Final = [sys.executable, "-m", "overseer"]
# A card set whose numbers never change, so that a new balance of the standard one breaks nothing.
BOX: Final = str(Path(__file__).parents[1] / "shelter" / "box.toml")
PATIENCE: Final = 120  # seconds after which a program that says nothing hangs


@dataclass
class Ended:
    """What a program left behind."""

    code: int
    out: str
    err: str

    @property
    def said(self) -> str:
        """All that it said; never the words of a crash."""
        text = self.out + self.err
        assert "Traceback" not in text, text
        return text


class Program:
    """One user's computer: a data folder, a language and a place to run from."""

    def __init__(self, home: Path) -> None:
        home.mkdir(exist_ok=True)
        self.home = home
        self.saves = home / "data" / "overseer"
        package = str(Path(overseer.__file__).parents[1])
        self.environ = {
            "PATH": os.environ.get("PATH", ""),
            "PYTHONPATH": package,
            "HOME": str(home),
            "XDG_DATA_HOME": str(home / "data"),
            "LC_ALL": "en_GB.UTF-8",
            "TERM": "xterm-256color",
            "PYTHONUNBUFFERED": "1",
            # With a limit on files, half a cache of a module would be left for everybody.
            "PYTHONDONTWRITEBYTECODE": "1",
        }

    def __call__(
        self,
        *args: str,
        say: str = "",
        code: int = 0,
        lang: str | None = None,
        largest_file: int | None = None,
        environ: dict[str, str] | None = None,
        fresh: bool = False,
    ) -> Ended:
        """Run to the end with `say` as its input, and expect an exit code."""
        if fresh or environ or largest_file is not None:
            ended = self._started(args, say, self._environ(lang, environ or {}), largest_file)
        else:
            whole = warm().run(args, say, self._environ(lang, {}), self.home, PATIENCE)
            ended = Ended(*whole)
        assert ended.code == code, (args, ended.code, ended.said)
        return ended

    def _started(
        self, args: tuple[str, ...], say: str, environ: dict[str, str], largest_file: int | None
    ) -> Ended:
        done = subprocess.run(
            [*COMMAND, *args],
            input=say,
            capture_output=True,
            encoding="utf-8",
            env=environ,
            cwd=self.home,
            timeout=PATIENCE,
            preexec_fn=None if largest_file is None else _limit(largest_file),
        )
        return Ended(done.returncode, done.stdout, done.stderr)

    def start(self, *args: str, lang: str | None = None) -> Running:
        """Start it with pipes and leave it running."""
        process = subprocess.Popen(
            [*COMMAND, *args],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            env=self._environ(lang, {}),
            cwd=self.home,
            preexec_fn=_heed_interrupts,
        )
        return Running(process)

    def on_terminal(
        self,
        *args: str,
        columns: int = 120,
        lines: int = 36,
        lang: str | None = None,
        environ: dict[str, str] | None = None,
    ) -> OnTerminal:
        """Start it on a terminal of its own."""
        chosen = self._environ(lang, environ or {})
        return OnTerminal([*COMMAND, *args], chosen, self.home, columns, lines)

    def saved(self) -> list[Path]:
        """The records in the data folder."""
        return sorted(self.saves.glob("*.overseer"))

    def _environ(self, lang: str | None, environ: dict[str, str]) -> dict[str, str]:
        chosen = {} if lang is None else {"LC_ALL": f"{lang}_XX.UTF-8"}
        return {**self.environ, **chosen, **environ}


class Running:
    """A program that still runs, with pipes for input and output."""

    def __init__(self, process: subprocess.Popen[bytes]) -> None:
        self.process = process
        self.heard = ""

    def wait_for(self, words: str) -> None:
        """Read until it has said so."""
        assert self.process.stdout is not None
        while words not in self.heard:
            ready, _, _ = select.select([self.process.stdout], [], [], PATIENCE)
            assert ready, f"waited for {words!r}, heard {self.heard!r}"
            read = os.read(self.process.stdout.fileno(), 65536)
            assert read, f"ended without {words!r}: {self.heard!r}"
            self.heard += read.decode()

    def say(self, line: str) -> None:
        """Type a line."""
        assert self.process.stdin is not None
        self.process.stdin.write(f"{line}\n".encode())
        self.process.stdin.flush()

    def interrupt(self) -> Ended:
        """Press Ctrl-C, and wait for the end."""
        self.process.send_signal(signal.SIGINT)
        out, _ = self.process.communicate(timeout=PATIENCE)
        return Ended(self.process.returncode, self.heard + out.decode(), "")


class OnTerminal:
    """A program on a pseudo-terminal."""

    def __init__(
        self, command: list[str], environ: dict[str, str], home: Path, columns: int, lines: int
    ) -> None:
        self.heard = ""
        self.pid, self.terminal = pty.fork()
        if self.pid == 0:
            # In the child: size the terminal, then become the program.
            fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))
            os.chdir(home)
            os.execve(command[0], command, environ)

    def wait_for(self, words: str) -> None:
        """Read until it has said so."""
        while words not in self.heard:
            assert self._read(), f"waited for {words!r}, heard {self.heard!r}"

    def type(self, keys: str) -> None:
        """Press keys."""
        os.write(self.terminal, keys.encode())

    def interrupted(self) -> int:
        """Press Ctrl-C, again where it fell between the prompt and the reading; the exit code."""
        for _ in range(int(PATIENCE)):
            self.type("\x03")
            ready, _, _ = select.select([self.terminal], [], [], 1)
            while ready and self._read():
                ready, _, _ = select.select([self.terminal], [], [], 1)
            if ready:
                break
        return self.end()

    def end(self) -> int:
        """Read on to the end; the exit code."""
        while self._read():
            pass
        _, status = os.waitpid(self.pid, 0)
        os.close(self.terminal)
        assert "Traceback" not in self.heard, self.heard
        return os.waitstatus_to_exitcode(status)

    def _read(self) -> bool:
        ready, _, _ = select.select([self.terminal], [], [], PATIENCE)
        assert ready, f"silent: {self.heard!r}"
        try:
            read = os.read(self.terminal, 65536)
        except OSError:  # the other end is closed
            return False
        self.heard += read.decode(errors="replace")
        return bool(read)


def _limit(largest: int) -> Callable[[], None]:
    """No file may grow beyond so many bytes: writing fails the way it does on a full disk."""

    def limit() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (largest, largest))

    return limit


def _heed_interrupts() -> None:
    """A test run in the background may ignore Ctrl-C; the program must not inherit that."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
