"""Sockets that are held, and matches that are in memory: how much each of them takes.

    python -m benchmarks.server.idle --sockets 10000 --matches 200

Matches of Shelter are begun and played for some moves; then so many sockets look at them.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import tempfile
import time
from pathlib import Path
from typing import Any

import msgspec

from benchmarks.server.load import Game
from benchmarks.server.process import Server
from benchmarks.server.talk import Line, Socket

AT_ONCE = 100


async def measure(args: argparse.Namespace) -> dict[str, Any]:
    """One run."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "bench.db"
        server = Server(f"sqlite:///{path}", args.port)
        try:
            started = await server.ready()
            found: dict[str, Any] = {"start_s": round(started, 2)}
            found["idle_mb"] = round(server.memory(), 1)
            games = await begun(args, 0, 4)  # what every later match shares
            await play(games, args.moves)
            shared = server.memory()
            found["first_match_mb"] = round(shared, 1)
            games += await begun(args, 4, args.matches)
            await play(games[4:], args.moves)
            grown = server.memory()
            found["kb_per_live_match"] = round(1024 * (grown - shared) / (args.matches - 4), 1)
            sockets = await held(args, games)
            await asyncio.sleep(3)
            now = server.memory()
            found["sockets"] = len(sockets)
            found["above_mb"] = round(now - grown, 1)
            found["kb_per_socket"] = round(1024 * (now - grown) / len(sockets), 1)
            before = server.cpu()
            await asyncio.sleep(10)
            found["cpu_share_idle"] = round((server.cpu() - before) / 10, 3)
            found["load"] = round(os.getloadavg()[0], 1)
        finally:
            server.stop()
        found["disk_kb_per_match"] = round(path.stat().st_size / 1024 / args.matches, 1)
    return found


async def begun(args: argparse.Namespace, first: int, last: int) -> list[Game]:
    """Matches with two people each."""
    door = Line("127.0.0.1", args.port)
    games = []
    for number in range(first, last):
        names = (f"P{2 * number}", f"P{2 * number + 1}")
        tokens = [(await door.post("/api/guest", {"name": name}))["token"] for name in names]
        game = Game(args.port, number, "shelter", sockets=False)
        await game.begin(tokens)
        games.append(game)
        for line in game.lines:
            line.close()
    door.close()
    return games


async def play(games: list[Game], moves: int) -> None:
    """So many inputs in each."""
    for game in games:
        for _ in range(moves):
            if not await game.answer():
                break
        for line in game.lines:
            line.close()


async def held(args: argparse.Namespace, games: list[Game]) -> list[Socket]:
    """Sockets of people who watch."""
    sockets: list[Socket] = []
    start = time.perf_counter()

    async def hold(number: int) -> None:
        code = games[number % len(games)].code
        socket = await Socket.open("127.0.0.1", args.port, f"/api/tables/{code}/stream", "")
        await socket.receive()
        sockets.append(socket)

    for first in range(0, args.sockets, AT_ONCE):
        last = min(args.sockets, first + AT_ONCE)
        await asyncio.gather(*(hold(number) for number in range(first, last)))
    print(f"{len(sockets)} sockets in {time.perf_counter() - start:.0f} s", flush=True)
    return sockets


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sockets", type=int, default=10_000)
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--moves", type=int, default=30)
    parser.add_argument("--port", type=int, default=8765)
    print(msgspec.json.encode(asyncio.run(measure(parser.parse_args()))).decode())


if __name__ == "__main__":
    main()
