"""What breaks, and how it is made whole again."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sqlite3
from collections.abc import Awaitable, Callable
from random import Random

from tools.nemesis.house import House

Fault = Callable[[House, Random], Awaitable[None]]


async def cut(house: House, rng: Random) -> None:
    """Every line of a proxy is cut."""
    rng.choice(house.proxies).cut()


async def cut_short(house: House, rng: Random) -> None:
    """The next answers end in the middle."""
    rng.choice(house.proxies).short += rng.randint(1, 3)


async def delay(house: House, rng: Random) -> None:
    """Everything takes longer for a while."""
    proxy = rng.choice(house.proxies)
    proxy.delay = 0.3
    await asyncio.sleep(rng.random())
    proxy.delay = 0.0


async def twice(house: House, rng: Random) -> None:
    """The next requests are sent twice."""
    rng.choice(house.proxies).twice += rng.randint(1, 4)


async def half_close(house: House, rng: Random) -> None:
    """The table hears the end of every line, and may still answer."""
    rng.choice(house.proxies).half_close()


async def kill(house: House, rng: Random) -> None:
    """kill -9."""
    process = rng.choice(house.processes)
    process.kill()
    process.start()
    if rng.random() < 0.5:
        await process.ready()


async def kill_child(house: House, rng: Random) -> None:
    """kill -9 for a process that thinks for the table, or in which battles stand."""
    children = rng.choice(house.processes).children()
    if children:
        with contextlib.suppress(ProcessLookupError):
            os.kill(rng.choice(children), signal.SIGKILL)


async def stop(house: House, rng: Random) -> None:
    """A process stands still for a while (SIGSTOP)."""
    process = rng.choice(house.processes)
    process.pause()
    await asyncio.sleep(0.2 + rng.random())
    process.go_on()


async def restart(house: House, rng: Random) -> None:
    """An operator restarts a process."""
    process = rng.choice(house.processes)
    await asyncio.to_thread(process.ask_to_stop)
    process.start()
    await process.ready()


async def clock(house: House, rng: Random) -> None:
    """The clock jumps by up to an hour, either way."""
    house.set_clock(rng.randint(-3_600_000, 3_600_000))


async def lock(house: House, rng: Random) -> None:
    """Somebody else holds the database for a while."""
    if house.postgres is not None:
        table = f"{house.database.rpartition('=')[2]}.inputs"
        hold = f"BEGIN; LOCK TABLE {table} IN ACCESS EXCLUSIVE MODE; SELECT pg_sleep(0.5); COMMIT;"
        await asyncio.to_thread(house.postgres.sql, hold)
        return
    await asyncio.to_thread(_hold, str(house.file), 0.2 + rng.random())


def _hold(file: str, seconds: float) -> None:
    import time

    with contextlib.closing(sqlite3.connect(file, timeout=5)) as other:
        with contextlib.suppress(sqlite3.OperationalError):
            other.execute("BEGIN IMMEDIATE")
            time.sleep(seconds)
            other.execute("ROLLBACK")


async def full(house: House, rng: Random) -> None:
    """The disk is full for a while."""
    if house.disk is None:
        return
    await asyncio.to_thread(house.disk.fill)
    await asyncio.sleep(0.2 + rng.random())
    house.disk.free()


async def lose(house: House, rng: Random) -> None:
    """PostgreSQL crashes and comes back."""
    assert house.postgres is not None
    postgres = house.postgres
    await asyncio.to_thread(postgres.stop, signal.SIGQUIT)
    await asyncio.sleep(rng.random())
    await asyncio.to_thread(postgres.start)


COMMON: dict[str, tuple[Fault, float]] = {
    "cut line": (cut, 4),
    "answer cut short": (cut_short, 4),
    "delay": (delay, 2),
    "request sent twice": (twice, 4),
    "half-closed line": (half_close, 2),
    "kill -9": (kill, 2),
    "kill -9 of a child": (kill_child, 2),
    "SIGSTOP": (stop, 2),
    "restart": (restart, 0.7),
    "clock jump": (clock, 1),
    "locked database": (lock, 1),
}
OWN: dict[str, dict[str, tuple[Fault, float]]] = {
    "sqlite": {"full disk": (full, 1)},
    "postgres": {"lost database": (lose, 0.5)},
}


def kinds(house: House) -> dict[str, tuple[Fault, float]]:
    """What can break here."""
    found = {**COMMON, **OWN[house.store]}
    if house.disk is None:
        found.pop("full disk", None)
    return found
