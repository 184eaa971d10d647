"""What another process does with a database, for tests: `python -m tests.server.store.child`.

write URL N     N writers at once; prints the id of every row that was acknowledged
open URL        opens it, says so, and holds it until its input ends
wake URL WORD   wakes whoever listens
listen URL      says when it listens, then every word it hears
fill URL BYTES  writes until the disk is full, where no file may be larger than so many bytes;
                0 where it is full by itself. Then there is room again
"""

from __future__ import annotations

import asyncio
import os
import resource
import sys
from pathlib import Path

from overseer.engine.refusal import Refused
from overseer.server.store.address import sqlite_path
from overseer.server.store.database import Database, Unavailable
from overseer.server.store.opening import open_database
from tests.server.store.opened import person


def say(*words: object) -> None:
    print(*words, flush=True)


async def write(database: Database, writers: str) -> None:
    async def one(writer: int) -> None:
        n = 0
        while True:
            id = f"{writer}-{n}"
            await database.write(person(id), person(f"{id}-too"))
            say(id)
            n += 1

    await asyncio.gather(*(one(writer) for writer in range(int(writers))))


async def hold(database: Database) -> None:
    say("open")
    await asyncio.to_thread(sys.stdin.read)


async def wake(database: Database, word: str) -> None:
    await database.wake(word)


async def listen(database: Database) -> None:
    await database.listen(say)
    say("listening")
    await asyncio.to_thread(sys.stdin.read)


async def fill(database: Database, limit: str) -> None:
    """Acknowledged rows are printed, then `full`, then `again` when writing works again."""
    hard = resource.getrlimit(resource.RLIMIT_FSIZE)[1]
    ballast = sqlite_path(sys.argv[2] or "").with_suffix(".ballast")  # type: ignore[union-attr]
    if int(limit):
        resource.setrlimit(resource.RLIMIT_FSIZE, (int(limit), hard))
    else:
        ballast.write_bytes(bytes(200_000))
    ids = (f"{n}" for n in range(100_000))
    try:
        while True:
            # Some that are written together, so that a whole group fails.
            group = [next(ids) for _ in range(8)]
            outcomes = await asyncio.gather(
                *(database.write(person(id, os.urandom(2000).hex())) for id in group),
                return_exceptions=True,
            )
            for id, outcome in zip(group, outcomes, strict=True):
                if isinstance(outcome, BaseException):
                    raise outcome
                say(id)
    except Unavailable as error:
        say("full", error)
    ((count,),) = await database.read("SELECT count(*) FROM people")
    say("count", count)
    if int(limit):
        resource.setrlimit(resource.RLIMIT_FSIZE, (hard, hard))
    else:
        Path(ballast).unlink()
    await database.write(person("again"))
    say("again")


ROLES = {"write": write, "open": hold, "wake": wake, "listen": listen, "fill": fill}


async def main() -> None:
    role, url, *args = sys.argv[1:]
    try:
        database = await open_database(url)
    except Refused as error:
        say("refused", error)
        return
    try:
        await ROLES[role](database, *args)  # type: ignore[operator]
    finally:
        await database.close()


if __name__ == "__main__":
    asyncio.run(main())
