"""The program, started by a fork of a process that has imported it: a real process in a few ms.

A child has its own environment, folder, streams, exit code and caches, as a program from the
shell has. What it does not prove is the start itself: imports, the encoding of its streams, the
limits of its shell. Tests of those start it anew.
"""

from __future__ import annotations

import contextlib
import gc
import json
import os
import select
import signal
import socket
import subprocess
import sys
import tempfile
from functools import cache
from pathlib import Path
from typing import Any, Final

import overseer
from overseer.text import LANGUAGES

ROOT: Final = Path(__file__).parents[2]
_LONGEST: Final = 1 << 16  # bytes of a request


class Warm:
    """A process that waits, ready to become the program."""

    def __init__(self) -> None:
        self._socket, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        package = Path(overseer.__file__).parents[1]
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.terminal.warm", str(theirs.fileno())],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": os.pathsep.join([str(package), str(ROOT)])},
            pass_fds=[theirs.fileno()],
        )
        theirs.close()

    def run(
        self, args: tuple[str, ...], say: str, environ: dict[str, str], home: Path, patience: float
    ) -> tuple[int, str, str]:
        """Exit code, output and errors of one command line."""
        with tempfile.TemporaryFile() as into, tempfile.TemporaryFile() as out:
            with tempfile.TemporaryFile() as err:
                into.write(say.encode())
                into.seek(0)
                request = {"args": args, "environ": environ, "home": str(home)}
                files = [stream.fileno() for stream in (into, out, err)]
                socket.send_fds(self._socket, [json.dumps(request).encode()], files)
                ready, _, _ = select.select([self._socket], [], [], patience)
                if not ready:
                    self.stop()
                    raise TimeoutError(f"overseer {' '.join(args)} did not end")
                code = int(self._socket.recv(_LONGEST) or b"-1")
                texts = []
                for stream in (out, err):
                    stream.seek(0)
                    texts.append(stream.read().decode())
                return code, texts[0], texts[1]

    def stop(self) -> None:
        """End it, and whatever it started."""
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        warm.cache_clear()


@cache
def warm() -> Warm:
    """The one of this process; it ends when its socket is closed."""
    return Warm()


def serve(channel: socket.socket) -> None:
    """Become the program, in a child, as often as asked."""
    os.setpgid(0, 0)
    signal.signal(signal.SIGINT, signal.default_int_handler)
    _import_all()
    gc.collect()
    gc.freeze()
    while True:
        message, files, _, _ = socket.recv_fds(channel, _LONGEST, 3)
        if not message:
            return
        child = os.fork()
        if child == 0:
            channel.close()
            _become(json.loads(message), files)
        for file in files:
            os.close(file)
        _, status = os.waitpid(child, 0)
        channel.send(str(os.waitstatus_to_exitcode(status)).encode())


def _import_all() -> None:
    from importlib import import_module
    from pkgutil import walk_packages

    # No command loads what learning needs; extras are loaded by those who ask for one.
    extras = tuple(f"overseer.lab.{room}" for room in ("cluster", "kept", "report"))
    left_out = ("overseer.__main__", "overseer.learn", *extras)
    for module in walk_packages(overseer.__path__, "overseer."):
        if not module.name.startswith(left_out):
            import_module(module.name)
    for game in overseer.games():
        game.new(game.seats[0])
    from overseer.terminal.cli import run

    with open(os.devnull, "w", encoding="utf-8") as nowhere, contextlib.redirect_stdout(nowhere):
        for lang in LANGUAGES:
            run(["--help", "--lang", lang], {})
            run(["rules", "shelter", "SH-P3", "--lang", lang], {})


def _become(request: dict[str, Any], files: list[int]) -> None:
    """In the child: take the streams, the environment and the folder, and run to the end."""
    code = 1
    try:
        for number, file in enumerate(files):
            os.dup2(file, number)
            os.close(file)
        os.environ.clear()
        os.environ.update(request["environ"])
        os.chdir(request["home"])
        sys.stdin = open(0, encoding="utf-8", closefd=False)
        sys.stdout = open(1, "w", encoding="utf-8", closefd=False)
        sys.stderr = open(2, "w", encoding="utf-8", closefd=False)
        sys.argv = ["overseer", *request["args"]]
        from overseer.terminal.cli import main

        try:
            main()
        except SystemExit as end:
            code = end.code if isinstance(end.code, int) else int(end.code is not None)
        sys.stdout.flush()
        sys.stderr.flush()
    except BaseException:
        import traceback

        traceback.print_exc()
        sys.stderr.flush()
    finally:
        os._exit(code)


if __name__ == "__main__":
    serve(socket.socket(fileno=int(sys.argv[1])))
