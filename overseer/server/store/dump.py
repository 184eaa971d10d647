"""A backup: every row of a database as a line of JSON, packed, with a seal at the end.

The same for both databases, so that one can be moved into the other:

    {"format": 1, "step": 1}                          the step that the tables are at
    {"table": "people", "columns": ["id", "name", …]}
    ["p1", "Ada", …, {"bytes": "AP8="}]
    {"rows": 1, "sha256": "…"}                        of all lines before
"""

from __future__ import annotations

import gzip
import os
import zlib
from base64 import b64decode, b64encode
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from hashlib import sha256
from pathlib import Path
from typing import Final

import msgspec

from overseer.server.store.database import Row, Value
from overseer.server.store.refused import refused

FORMAT: Final = 1
CHUNK: Final = 500  # rows that are held at a time
LONGEST: Final = 256_000_000  # bytes of a line, and far more


class _Strict(msgspec.Struct, forbid_unknown_fields=True):
    pass


class Head(_Strict):
    """The first line."""

    format: int
    step: int


class Table(_Strict):
    """The line before the rows of a table."""

    table: str
    columns: list[str]


class Bytes(_Strict):
    """A value that JSON has no way to write."""

    bytes: str


class End(_Strict):
    """The last line."""

    rows: int
    sha256: str


Line = list[int | str | Bytes | None]
_UNREADABLE: Final = (msgspec.MsgspecError, UnicodeDecodeError)
_encode: Final = msgspec.json.Encoder().encode
_head: Final = msgspec.json.Decoder(Head).decode
_table: Final = msgspec.json.Decoder(Table).decode
_row: Final = msgspec.json.Decoder(Line).decode
_end: Final = msgspec.json.Decoder(End).decode


class Writing:
    """A backup that is being written."""

    def __init__(self, file: gzip.GzipFile, step: int) -> None:
        self._file = file
        self._hash = sha256()
        self.rows = 0
        self._line(Head(FORMAT, step))

    def table(self, name: str, columns: list[str]) -> None:
        """Begin a table."""
        self._line(Table(name, columns))

    def row(self, row: Row) -> None:
        """Write a row of it."""
        self._line([Bytes(b64encode(v).decode()) if isinstance(v, bytes) else v for v in row])
        self.rows += 1

    def _line(self, content: Head | Table | Line) -> None:
        line = _encode(content) + b"\n"
        self._hash.update(line)
        self._file.write(line)

    def end(self) -> None:
        """Seal it."""
        self._file.write(_encode(End(self.rows, self._hash.hexdigest())) + b"\n")


@contextmanager
def writing(path: Path, step: int) -> Iterator[Writing]:
    """Write a backup: it is there when it is whole and on the disk, not before."""
    if path.exists():
        raise refused("db-backup-exists", file=str(path))
    part = path.with_name(f"{path.name}.part")
    try:
        # Nobody else may read it: hidden cards, seeds and hashes of passwords lie in it.
        with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as raw:
            with gzip.GzipFile("", "wb", 6, raw, mtime=0) as file:
                backup = Writing(file, step)
                yield backup
                backup.end()
            raw.flush()
            os.fsync(raw.fileno())
        os.replace(part, path)
    except OSError as error:
        args = {"file": str(path), "error": error.strerror or "?"}
        raise refused("db-backup-unwritten", **args) from error
    finally:
        with suppress(OSError):
            part.unlink()


def checked(path: Path) -> Head:
    """The head of a backup that is whole; refused with a reason where it is not."""
    seal = sha256()
    before, rows = b"", 0
    for line in _lines(path):
        if before:
            seal.update(before)
            rows += before.startswith(b"[")
        before = line
    try:
        end = _end(before)
    except _UNREADABLE as error:
        raise _broken(path) from error
    if end != End(rows, seal.hexdigest()):
        raise _broken(path)
    try:
        head = _head(next(_lines(path)))
    except _UNREADABLE as error:
        raise _broken(path) from error
    if head.format != FORMAT:
        raise refused("db-backup-newer", file=str(path))
    return head


def chunks(path: Path) -> Iterator[tuple[Table, list[Row]]]:
    """The rows of a backup that was checked, some at a time, with their table."""
    table, rows = Table("", []), list[Row]()
    for line in _lines(path):
        is_row = line.startswith(b"[")
        if is_row:
            rows.append(_values(path, line, len(table.columns)))
        if rows and (len(rows) == CHUNK or not is_row):
            yield table, rows
            rows = []
        if not is_row:
            with suppress(*_UNREADABLE):  # the first line or the last
                table = _table(line)


def _values(path: Path, line: bytes, columns: int) -> Row:
    try:
        row: tuple[Value, ...] = tuple(
            b64decode(v.bytes, validate=True) if isinstance(v, Bytes) else v for v in _row(line)
        )
    except ValueError as error:  # msgspec's errors are of this kind, too
        raise _broken(path) from error
    if len(row) != columns:
        raise _broken(path)
    return row


def _lines(path: Path) -> Iterator[bytes]:
    try:
        with gzip.open(path, "rb") as file:
            while line := file.readline(LONGEST):
                yield line
    except (EOFError, gzip.BadGzipFile, zlib.error) as error:
        raise _broken(path) from error
    except OSError as error:
        args = {"file": str(path), "error": error.strerror or "?"}
        raise refused("db-backup-unread", **args) from error


def _broken(path: Path) -> Exception:
    return refused("db-backup-broken", file=str(path))
