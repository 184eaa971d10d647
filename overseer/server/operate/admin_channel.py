"""An operator's command beside the server: one process has a file, so that one is asked.

The server listens at a socket beside its database file that only its owner can open, whoever may
read and write the file anyway. With PostgreSQL nobody needs this: the command goes to the database.
"""

from __future__ import annotations

import asyncio
import os
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec
import structlog

from overseer.engine.refusal import Refusal, Refused
from overseer.server.store.address import sqlite_path
from overseer.server.store.database import (
    Conflict,
    Database,
    Row,
    Statement,
    Unavailable,
    Value,
)
from overseer.server.store.opening import open_database

if TYPE_CHECKING:
    from overseer.server.matches.registry import Registry

LENGTH: Final = 4
LARGEST: Final = 64 * 1024 * 1024
PATIENCE: Final = 30.0  # seconds for an answer
LONGEST_PATH: Final = 100  # of a socket; what is longer is reached through its folder
IN_USE: Final = "db-in-use"
log = structlog.get_logger()


class Order(msgspec.Struct, frozen=True, array_like=True):
    """What a command wants of the database: a question, a batch, or that somebody is woken."""

    read: tuple[str, list[Any]] | None = None
    write: list[tuple[str, list[Any], int | None]] = []
    wake: str = ""


class Reply(msgspec.Struct, frozen=True, array_like=True):
    """What the server answers."""

    rows: list[list[list[Any]]] = []
    wrong: str = ""  # conflict, unavailable, refused
    why: str = ""


def socket_of(path: Path) -> Path:
    """Where the server of a database file listens."""
    return path.with_name(f"{path.name}-admin")


@contextmanager
def reachable(path: Path) -> Iterator[str]:
    """A socket's path as the system takes it, which is short."""
    if len(os.fsencode(path)) <= LONGEST_PATH:
        yield str(path)
        return
    folder = os.open(path.parent, os.O_RDONLY | os.O_DIRECTORY)
    try:
        yield f"/proc/self/fd/{folder}/{path.name}"
    finally:
        os.close(folder)


# The server's side


async def listen(registry: Registry) -> None:
    """Take orders until the process stops."""
    file = sqlite_path(registry.settings.database)
    if file is None:
        return
    path = socket_of(file.absolute())
    try:
        made = _opened(path)
    except OSError as error:
        log.warning("no orders are taken", why=error.strerror)
        return

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError, EOFError, TimeoutError, msgspec.MsgspecError):
            try:
                while True:
                    order = msgspec.msgpack.decode(await _received(reader), type=Order)
                    writer.write(_framed(await _carried_out(registry, order)))
                    await writer.drain()
            finally:
                writer.close()

    server = await asyncio.start_unix_server(serve, sock=made)
    try:
        await registry.stopping.wait()
    finally:
        server.close()
        with suppress(OSError):
            path.unlink()


def _opened(path: Path) -> socket.socket:
    """The socket. Nobody but the owner gets in: that is settled before anybody can knock."""
    with suppress(FileNotFoundError):
        path.unlink()  # of a server that was killed: this one has the file now
    made = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    try:
        with reachable(path) as short:
            made.bind(short)
        path.chmod(0o600)
        made.listen(8)
        made.setblocking(False)
    except OSError:
        made.close()
        raise
    return made


async def _carried_out(registry: Registry, order: Order) -> Reply:
    database = registry.database
    try:
        if order.read is not None:
            sql, args = order.read
            return Reply([[list(row) for row in await database.read(sql, *args)]])
        if order.wake:
            await database.wake(order.wake)
            return Reply()
        batch = [Statement(sql, tuple(args), expect) for sql, args, expect in order.write]
        rows = await database.write(*batch)
        registry.people.forget()
        await registry.watch.look()
        return Reply([[list(row) for row in each] for each in rows])
    except Conflict:
        return Reply(wrong="conflict")
    except Unavailable as error:
        return Reply(wrong="unavailable", why=str(error))
    except Exception:
        log.exception("order failed")
        return Reply(wrong="refused")


# The command's side


async def open_beside(url: str) -> Database:
    """A database for a command: its own, or through the server that has it."""
    path = sqlite_path(url)
    if path is not None and not path.exists():
        raise Refused(Refusal("OV-D1", "admin-no-database", {"file": str(path)}))
    try:
        return await open_database(url)
    except Refused as error:
        if path is None or error.refusal.reason != IN_USE:
            raise
        found = await _reached(path)
        if found is None:
            raise
        return found


async def _reached(path: Path) -> Database | None:
    try:
        with reachable(socket_of(path.absolute())) as short:
            return RemoteDatabase(*await asyncio.open_unix_connection(short))
    except OSError:
        return None


class RemoteDatabase(Database):
    """The database of a server that runs: it carries out what is asked."""

    shared = False

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer

    async def read(self, sql: str, *args: Value) -> list[Row]:
        reply = await self._ask(Order(read=(sql, list(args))))
        return [tuple(row) for row in reply.rows[0]]

    async def write(self, *batch: Statement) -> list[list[Row]]:
        asked = [(each.sql, list(each.args), each.expect) for each in batch]
        reply = await self._ask(Order(write=asked))
        return [[tuple(row) for row in rows] for rows in reply.rows]

    async def wake(self, channel: str) -> None:
        await self._ask(Order(wake=channel))

    async def listen(self, heard: Callable[[str], None]) -> None:
        """A command does not stay to hear anything."""

    async def close(self) -> None:
        self._writer.close()
        with suppress(OSError):
            await self._writer.wait_closed()

    async def _ask(self, order: Order) -> Reply:
        try:
            self._writer.write(_framed(order))
            await self._writer.drain()
            async with asyncio.timeout(PATIENCE):
                reply = msgspec.msgpack.decode(await _received(self._reader), type=Reply)
        except (OSError, EOFError, TimeoutError) as error:
            raise Unavailable("the server has not answered", unknown=True) from error
        if reply.wrong == "conflict":
            raise Conflict(reply.why)
        if reply.wrong:
            raise Unavailable(reply.why or reply.wrong)
        return reply


def _framed(message: Order | Reply) -> bytes:
    raw = msgspec.msgpack.encode(message)
    return len(raw).to_bytes(LENGTH, "big") + raw


async def _received(reader: asyncio.StreamReader) -> bytes:
    size = int.from_bytes(await reader.readexactly(LENGTH), "big")
    if size > LARGEST:
        raise OSError("too large")
    return await reader.readexactly(size)
