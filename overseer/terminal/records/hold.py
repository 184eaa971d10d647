"""One process plays a game at a time: a lock beside its record.

It belongs to the process and goes with it, however that ends. A file that a killed process left
behind locks nothing.
"""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from glob import escape
from pathlib import Path
from typing import Final

from overseer.engine.record import RecordError
from overseer.engine.refusal import Refusal, Value

if sys.platform != "win32":
    import fcntl

_held: Final[dict[Path, list[int]]] = {}  # of this process: the open file, and how often it is held


class Hold:
    """A game that this process plays, until `release`."""

    def __init__(self, path: Path) -> None:
        """RecordError when another process plays the game at `path`."""
        self._file = lock_file(path.absolute())
        self._counts = False
        if self._file in _held:
            _held[self._file][1] += 1
        else:
            opened = _locked(self._file, path)
            if opened is None:
                return  # where no lock can be written no game can be saved either, and that is told
            _held[self._file] = [opened, 1]
            _sweep(path)
        self._counts = True

    def release(self) -> None:
        """Somebody else may play on."""
        if not self._counts:
            return
        self._counts = False
        held = _held[self._file]
        held[1] -= 1
        if held[1] == 0:
            del _held[self._file]
            with suppress(OSError):
                self._file.unlink()  # while it is still locked: nobody else's can be meant
            os.close(held[0])

    def __del__(self) -> None:
        self.release()


def lock_file(path: Path) -> Path:
    """Where the lock of a record lies."""
    return path.with_name(path.name + ".lock")


def _locked(file: Path, path: Path) -> int | None:
    """The locked file, with the number of the process in it; None where none can be made."""
    while True:
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            opened = os.open(file, os.O_RDWR | os.O_CREAT, 0o644)
        except OSError:
            return None
        if sys.platform != "win32":
            try:
                fcntl.flock(opened, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError as error:
                holder = os.read(opened, 20).decode(errors="replace")
                os.close(opened)
                who = holder if holder.isdecimal() else "unknown"
                args: dict[str, Value] = {"file": str(path), "process": who}
                raise RecordError(Refusal("OV-R1", "record-locked", args)) from error
        if _same(opened, file):
            with suppress(OSError):  # a full disk
                os.ftruncate(opened, 0)
                os.write(opened, str(os.getpid()).encode())
            return opened
        os.close(opened)  # it was removed by who released it just now: once more


def _same(opened: int, file: Path) -> bool:
    """Whether an open file still is the one of that name."""
    try:
        return os.path.samestat(os.fstat(opened), file.stat())
    except OSError:
        return False


def _sweep(path: Path) -> None:
    """Remove what a process that was killed while it saved has left half written."""
    with suppress(OSError):
        for file in path.parent.glob(f"{escape(path.name)}*.new"):
            file.unlink()
