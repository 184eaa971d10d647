"""How long it takes to open a long game after the server was killed.

    python -m benchmarks.server.opening [--steps 400] [--games shelter,tragic,wasteland]

Bots play games of each kind against each other until the log is long enough (or the game ends). The
server is killed and started again; then every game is opened once, with all that a page wants of
it: what never changes, the scene, the question, and the last steps.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import signal
import tempfile
import time
from typing import Any

import msgspec

from benchmarks.server.process import Server
from benchmarks.server.talk import Line

PATIENCE = 240  # seconds for the bots


async def made(line: Line, game: str, steps: int) -> tuple[str, int]:
    """A game that bots have played for so many steps, or to its end."""
    seats = ["bot:easy", "bot:easy"]
    body = {"game": game, "seats": seats, "terms": {"door": "link"}, "sit": False}
    code = (await line.post("/api/tables", body))["code"]
    number, end = 0, time.perf_counter() + PATIENCE
    while number < steps and time.perf_counter() < end:
        told = await line.get(f"/api/tables/{code}/steps?since={number}&wait=5")
        number = told["number"]
        if "ended" in told:
            break
    return code, number


async def opened(line: Line, code: str, number: int) -> float:
    """Milliseconds until a page has what it draws first."""
    start = time.perf_counter()
    told = await line.get(f"/api/tables/{code}/steps?since={max(0, number - 5)}")
    assert told["number"] >= number, told["number"]
    return 1000 * (time.perf_counter() - start)


async def measure(args: argparse.Namespace) -> dict[str, Any]:
    """One run."""
    found: dict[str, Any] = {}
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/bench.db"
        server = Server(database, args.port)
        await server.ready()
        line = Line("127.0.0.1", args.port)
        token = (await line.post("/api/guest", {"name": "Host"}))["token"]
        line.token = token
        games = {
            game: [await made(line, game, args.steps) for _ in range(args.each)]
            for game in args.games.split(",")
        }
        server.process.send_signal(signal.SIGKILL)
        server.process.wait()
        server = Server(database, args.port)
        try:
            found["start_s"] = round(await server.ready(), 2)
            await asyncio.sleep(args.rest)
            for game, tables in games.items():
                took = []
                for code, number in tables:
                    line = Line("127.0.0.1", args.port, token)
                    took.append(round(await opened(line, code, number), 1))
                found[game] = {"steps": [number for _, number in tables], "ms": took}
        finally:
            server.stop()
    found["load"] = round(os.getloadavg()[0], 1)
    return found


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", default="shelter,tragic,wasteland")
    parser.add_argument("--steps", type=int, default=400)
    parser.add_argument("--each", type=int, default=3)
    parser.add_argument("--rest", type=float, default=0, help="seconds after the start")
    parser.add_argument("--port", type=int, default=8765)
    print(msgspec.json.encode(asyncio.run(measure(parser.parse_args()))).decode())


if __name__ == "__main__":
    main()
