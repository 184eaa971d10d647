"""Scripted clients against the online table.

    python -m benchmarks.server.load --game shelter --matches 32 --seconds 10 --sockets
    python -m benchmarks.server.load --game tragic --rate 300 --seconds 10 --sockets

Every match has two people who answer as soon as they are asked, or so many answers a second in all
matches together (`--rate`). With `--sockets` both hold a socket and learn from it that they are
asked; without, they ask again. Told are the inputs that were acknowledged after their commit, for
each second and for each second of the server's processor time, and how long it takes from a move to
the other player's socket. Before that every match is played for a while: the first sentences of a
process take long, and so do the first calls of a compiler that learns as it goes.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import tempfile
import time
from random import Random
from typing import Any

import msgspec

from benchmarks.server.process import Server
from benchmarks.server.talk import Line, Socket

WARM = 20  # inputs of each match before anything is counted
# What the table answers for somebody takes a moment on purpose: here everybody wants to be asked.
SETTINGS = {"tragic": "helper ask=always"}


class Game:
    """One match with two people."""

    def __init__(self, port: int, number: int, game: str, sockets: bool) -> None:
        self.port = port
        self.rng = Random(number)
        self.game = game
        self.sockets = sockets
        self.tokens: list[str] = []
        self.lines: list[Line] = []
        self.code = ""
        self.key = 0
        self.asked = 0  # the seat whose update this is
        self.update: dict[str, Any] = {}
        self.listeners: list[asyncio.Task[None]] = []
        self.latest: list[tuple[int, bytes]] = [(-1, b""), (-1, b"")]  # what each socket told last
        self.news = asyncio.Event()
        self.came: list[dict[int, float]] = [{}, {}]  # when each socket told of a number
        self.sent: list[dict[int, float]] = [{}, {}]  # what each socket has to tell yet
        self.acknowledged: list[float] = []
        self.seen: list[float] = []  # seconds until the other one saw it

    async def begin(self, tokens: list[str]) -> None:
        """Sit down and start."""
        self.tokens = tokens
        if not self.lines:
            self.lines = [Line("127.0.0.1", self.port, token) for token in tokens]
        body = {"game": self.game, "seats": ["human", "human"], "terms": {"door": "link"}}
        self.code = (await self.lines[0].post("/api/tables", body))["code"]
        await self.lines[1].post(self._path("sit"), {})
        if wish := SETTINGS.get(self.game):
            for line in self.lines:
                self.key += 1
                _, raw = await line.call("GET", self._path("steps?since=0"))
                seq = msgspec.json.decode(raw)["number"]
                body = {"key": str(self.key), "seq": seq, "input": wish}
                await line.post(self._path("input"), body)
        if self.sockets:
            self.hang_up()
            self.latest, self.came, self.sent = [(-1, b""), (-1, b"")], [{}, {}], [{}, {}]
            self.listeners = [asyncio.create_task(self._listen(seat)) for seat in (0, 1)]
        await self.look(0)

    def _path(self, rest: str) -> str:
        return f"/api/tables/{self.code}/{rest}"

    def hang_up(self) -> None:
        """End the sockets."""
        for task in self.listeners:
            task.cancel()

    async def _listen(self, seat: int) -> None:
        path = self._path("stream")
        socket = await Socket.open("127.0.0.1", self.port, path, self.tokens[seat])
        try:
            while True:
                raw = await socket.receive()
                if raw.startswith(b'{"is":"update"'):
                    number = int(raw[24 : raw.index(b",", 24)])
                    now = time.perf_counter()
                    start = self.sent[seat].pop(number, None)
                    if start is None:
                        self.came[seat][number] = now
                    else:
                        self.seen.append(now - start)
                    self.latest[seat] = number, raw
                    self.news.set()
        finally:
            socket.close()

    async def look(self, since: int) -> None:
        """Who is asked, and what."""
        for seat in (0, 1):
            if self.sockets:
                while self.latest[seat][0] < since:
                    self.news.clear()
                    await asyncio.wait_for(self.news.wait(), 60)
                raw = self.latest[seat][1]
            else:
                path = self._path(f"steps?since={since}")
                _, raw = await self.lines[seat].call("GET", path)
            self.update = msgspec.json.decode(raw)
            self.asked = seat
            if "ended" in self.update or self.update["question"].get("asked"):
                return

    async def answer(self) -> bool:
        """One input, and who is asked then; False when the match is over."""
        if "ended" in self.update:
            return False
        self.key += 1
        move = self.rng.choice(self.update["question"]["choices"])["move"]
        body = {"key": str(self.key), "seq": self.update["number"], "input": move}
        start = time.perf_counter()
        status, raw = await self.lines[self.asked].call("POST", self._path("input"), body)
        assert status == 200, raw[:300]
        self.acknowledged.append(time.perf_counter() - start)
        self.update = msgspec.json.decode(raw)
        number, other = self.update["number"], 1 - self.asked
        if self.sockets:
            came = self.came[other].pop(number, None)
            if came is None:
                self.sent[other][number] = start
            else:
                self.seen.append(came - start)
        if "ended" not in self.update and not self.update["question"].get("asked"):
            await self.look(number)
        return True


async def measure(args: argparse.Namespace) -> dict[str, Any]:
    """One run."""
    folder = tempfile.TemporaryDirectory()
    database = args.db or f"sqlite:///{folder.name}/bench.db"
    server = Server(database, args.port, args.workers)
    started = await server.ready()
    found: dict[str, Any] = {"start_s": round(started, 2)}
    try:
        door = Line("127.0.0.1", args.port)
        tokens = []
        for number in range(2 * args.matches):
            tokens.append((await door.post("/api/guest", {"name": f"P{number}"}))["token"])
        games = [Game(args.port, number, args.game, args.sockets) for number in range(args.matches)]
        for number, game in enumerate(games):
            await game.begin(tokens[2 * number : 2 * number + 2])
            for _ in range(WARM):
                if not await game.answer():
                    await game.begin(game.tokens)
        for game in games:
            game.acknowledged, game.seen = [], []
        end = time.perf_counter() + args.seconds
        cpu, wall = server.cpu(), time.perf_counter()
        pace = args.matches / args.rate if args.rate else 0.0

        async def play(game: Game, delay: float) -> None:
            due = time.perf_counter() + delay
            while time.perf_counter() < end:
                if pace:
                    await asyncio.sleep(max(0.0, due - time.perf_counter()))
                    due += pace
                if not await game.answer():
                    await game.begin(game.tokens)

        await asyncio.gather(*(play(game, pace * n / args.matches) for n, game in enumerate(games)))
        spent, took = server.cpu() - cpu, time.perf_counter() - wall
        latencies = [each for game in games for each in game.acknowledged]
        seen = [each for game in games for each in game.seen]
        count = len(latencies)
        found |= {
            "inputs": count,
            "per_s": round(count / took),
            "per_cpu_s": round(count / spent),
            "cpu_share": round(spent / took, 2),
            "ack_ms": spread(latencies),
            "seen_ms": spread(seen),
            "memory_mb": round(server.memory()),
            "load": round(os.getloadavg()[0], 1),
        }
        for game in games:
            game.hang_up()
    finally:
        server.stop()
        folder.cleanup()
    return found


def spread(values: list[float]) -> dict[str, float]:
    """The median and the 99th of a hundred, in milliseconds."""
    if not values:
        return {}
    ordered = sorted(values)
    return {
        "p50": round(1000 * ordered[len(ordered) // 2], 2),
        "p99": round(1000 * ordered[int(len(ordered) * 0.99)], 2),
        "n": len(ordered),
    }


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="shelter")
    parser.add_argument("--matches", type=int, default=32)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--rate", type=float, default=0)
    parser.add_argument("--sockets", action="store_true")
    parser.add_argument("--db", default="")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--port", type=int, default=8765)
    print(msgspec.json.encode(asyncio.run(measure(parser.parse_args()))).decode())


if __name__ == "__main__":
    main()
