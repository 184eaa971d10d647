"""A disk whose operations are counted, and one of which fails: the first, the second … the last.

disk = Disk(monkeypatch, folder)
for _ in disk.each_fault():
    … do and check: disk.fails() counts and fails, outside of it nothing does
"""

from __future__ import annotations

import builtins
import errno
import io
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple

import pytest

NAMED: Final = ("mkdir", "unlink", "chmod", "replace", "rename")
OPENED: Final = ("fsync", "write", "ftruncate")
MOST: Final = 2000


class Fault(NamedTuple):
    """How it fails."""

    code: int
    lasting: bool  # everything after it fails as well, but what makes room


FAULTS: Final = (
    Fault(errno.EIO, False),
    Fault(errno.ENOSPC, True),
    Fault(errno.EACCES, False),
)


class Disk:
    """What is written below a folder."""

    def __init__(self, patch: pytest.MonkeyPatch, folder: Path) -> None:
        self.folder = str(folder.absolute())
        self.fault = FAULTS[0]
        self.at = 0  # which operation fails; 0: none
        self.done: list[str] = []  # what was asked of it
        self._on = False
        self._paths: dict[int, str] = {}
        self._open, self._os_open = io.open, os.open
        patch.setattr(builtins, "open", self._opened)
        patch.setattr(io, "open", self._opened)
        patch.setattr(os, "open", self._opened_low)
        for name in NAMED:
            patch.setattr(os, name, self._named(name, getattr(os, name)))
        for name in OPENED:
            patch.setattr(os, name, self._numbered(name, getattr(os, name)))

    def each_fault(self, faults: tuple[Fault, ...] = FAULTS) -> Iterator[int]:
        """One run for every operation and every way to fail, until a run needs no more."""
        for self.fault in faults:
            for self.at in range(1, MOST):
                self.done = []
                yield self.at
                if len(self.done) < self.at:
                    break
            assert 1 < self.at < MOST - 1

    @contextmanager
    def fails(self) -> Iterator[None]:
        """In here."""
        self._on = True
        try:
            yield
        finally:
            self._on = False

    @property
    def failed(self) -> bool:
        """Whether it has."""
        return len(self.done) >= self.at

    def operation(self, name: str, path: str, told: bool = True) -> None:
        """Something is asked of it."""
        if not self._on or not path.startswith(self.folder):
            return
        self.done.append(f"{name} {path.removeprefix(self.folder)}")
        count = len(self.done)
        lasting = self.fault.lasting and count > self.at and name != "unlink"
        if count == self.at or lasting:
            words = os.strerror(self.fault.code)
            raise OSError(self.fault.code, words, path) if told else OSError(self.fault.code, words)

    def _opened(self, file: Any, mode: str = "r", *args: Any, **more: Any) -> Any:
        writes = any(letter in mode for letter in "wax+")
        number = isinstance(file, int)
        path = self._paths.get(file, "") if number else os.path.abspath(os.fsdecode(file))
        if writes and not number:
            self.operation("open", path)
        found = self._open(file, mode, *args, **more)
        if not (writes and self._on and path.startswith(self.folder)):
            return found
        self._paths[found.fileno()] = path
        return Written(found, self, path)

    def _opened_low(self, path: Any, flags: int, *args: Any, **more: Any) -> int:
        name = os.path.abspath(os.fsdecode(path))
        writes = flags & (os.O_WRONLY | os.O_RDWR)
        if writes:
            self.operation("open", name)
        number = self._os_open(path, flags, *args, **more)
        if writes:
            self._paths[number] = name
        else:
            self._paths.pop(number, None)
        return number

    def _named(self, name: str, plain: Any) -> Any:
        def call(path: Any, *args: Any, **more: Any) -> Any:
            self.operation(name, os.path.abspath(os.fsdecode(path)))
            return plain(path, *args, **more)

        return call

    def _numbered(self, name: str, plain: Any) -> Any:
        def call(number: int, *args: Any) -> Any:
            self.operation(name, self._paths.get(number, ""), told=False)
            return plain(number, *args)

        return call


class Written:
    """A file that is open for writing."""

    def __init__(self, file: Any, disk: Disk, path: str) -> None:
        self._file = file
        self._disk = disk
        self._path = path

    def __getattr__(self, name: str) -> Any:
        return getattr(self._file, name)

    def __enter__(self) -> Written:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    def write(self, data: Any) -> int:
        """Half of it is there when it fails."""
        try:
            self._disk.operation("write", self._path, told=False)
        except OSError:
            self._file.write(data[: len(data) // 2])
            raise
        written: int = self._file.write(data)
        return written

    def flush(self) -> None:
        self._disk.operation("flush", self._path, told=False)
        self._file.flush()

    def truncate(self, size: int) -> None:
        self._disk.operation("truncate", self._path, told=False)
        self._file.truncate(size)

    def close(self) -> None:
        was_open = not self._file.closed
        self._file.close()
        if was_open:
            self._disk.operation("close", self._path, told=False)
