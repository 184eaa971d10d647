"""How many batches a second a database commits, and how long one waits.

python -m benchmarks.store [sqlite:///tmp/speed.db | postgresql://…] [--writers 32] [--seconds 5]

A batch is what an accepted input is: a row of the log, the match that counts it, the chair that is
asked next. Each writer has a match of its own. The database must be empty, and is not afterwards.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import time
from statistics import quantiles

import uvloop

from overseer.server.store.database import Database, statement
from overseer.server.store.opening import open_database

STEPS = os.urandom(414)  # what follows from an input of Shelter, on average
TABLE = (
    "INSERT INTO tables VALUES "
    "($1, 'shelter', '', NULL, 'open', '{}', '{}', NULL, '', NULL, NULL, 0, 0, 0)"
)
CHAIR = "INSERT INTO chairs VALUES ($1, 0, 'human', NULL, 'Ada', '', '', '', 0)"
MATCH = "INSERT INTO matches VALUES ($1, $2, $2, 0, 0, '{}', '{}', NULL, NULL, NULL, 0, 0)"
INPUT = "INSERT INTO inputs VALUES ($1, $2, $3, 0, 'place 1 1A', $4, $5, '1', 0)"
COUNT = "UPDATE matches SET rows = $2, steps = $3, touched = $4 WHERE code = $1 AND rows = $2 - 1"
ASKED = "UPDATE chairs SET asked = $2 WHERE code = $1 AND seat = 0"
READ = "SELECT seq, steps FROM inputs WHERE code = $1 AND seq > $2 ORDER BY seq"


async def writer(database: Database, code: str, until: float) -> list[float]:
    """Write inputs of one match until the time is up; how long each took."""
    await database.write(
        statement(TABLE, code), statement(CHAIR, code), statement(MATCH, code, b"header")
    )
    took: list[float] = []
    now = time.perf_counter()
    while now < until:
        n = len(took) + 1
        await database.write(
            statement(INPUT, code, n, f"0-{n}", STEPS, n * 3),
            statement(COUNT, code, n, n * 3, 1, expect=1),
            statement(ASKED, code, n, expect=1),
        )
        before, now = now, time.perf_counter()
        took.append(now - before)
    return took


async def reads(database: Database, code: str, seconds: float) -> tuple[int, float]:
    """How often a second the newest rows of a match are read; how long 400 rows take."""
    ((last,),) = await database.read("SELECT rows FROM matches WHERE code = $1", code)
    assert isinstance(last, int)
    until, times = time.perf_counter() + seconds, 0
    while time.perf_counter() < until:
        await database.read(READ, code, last - 1)
        times += 1
    begun = time.perf_counter()
    await database.read(READ, code, last - 400)
    return round(times / seconds), (time.perf_counter() - begun) * 1000


async def measure(url: str, writers: int, seconds: float) -> None:
    """Print the figures."""
    database = await open_database(url)
    processor = time.process_time()
    until = time.perf_counter() + seconds
    each = await asyncio.gather(*(writer(database, f"t{n}", until) for n in range(writers)))
    processor = time.process_time() - processor
    took = sorted(one * 1000 for times in each for one in times)
    parts = quantiles(took, n=100)
    print(f"{len(took) / seconds:,.0f} commits/s with {writers} writers", end=", ")
    print(f"p50 {parts[49]:.1f} ms, p99 {parts[98]:.1f} ms, {len(took) / processor:,.0f} per cpu s")
    often, long = await reads(database, "t0", 1)
    print(f"{often:,} reads/s of one row, {long:.2f} ms for 400 rows")
    await database.close()


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("url")
    parser.add_argument("--writers", type=int, default=32)
    parser.add_argument("--seconds", type=float, default=5)
    asked = parser.parse_args()
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:  # as the server does
        runner.run(measure(asked.url, asked.writers, asked.seconds))


if __name__ == "__main__":
    main()
