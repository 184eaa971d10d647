"""How late the loop of the table is while four hard bots think.

    python -m benchmarks.server.lag --seconds 20

Looked up in the table's own metrics: how often the loop was late by more than so many milliseconds.
First nobody plays, then bots play four matches against each other.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import re
import tempfile
from typing import Any

import msgspec

from benchmarks.server.process import Server
from benchmarks.server.talk import Line

BUCKET = re.compile(rb'overseer_loop_lag_seconds_bucket\{le="([^"]+)"\} (\S+)')


async def lags(port: int) -> dict[float, float]:
    """How many looks at the loop found it late by no more than so many seconds."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(b"GET /metrics HTTP/1.0\r\n\r\n")
    raw = await reader.read()
    writer.close()
    return {float(le): float(n) for le, n in BUCKET.findall(raw)}


async def over(port: int, seconds: float) -> dict[str, Any]:
    """What was seen for a while."""
    before = await lags(port)
    await asyncio.sleep(seconds)
    seen = {le: n - before[le] for le, n in (await lags(port)).items()}
    total = seen[float("inf")]
    late = {f"over_{1000 * le:g}_ms": total - n for le, n in seen.items() if 0.005 <= le < 1}
    return {"looks": total, **late, "load": round(os.getloadavg()[0], 1)}


async def measure(args: argparse.Namespace) -> dict[str, Any]:
    """One run."""
    with tempfile.TemporaryDirectory() as folder:
        more = "--thinkers", "4", "--metrics", str(args.port + 1)
        server = Server(f"sqlite:///{folder}/bench.db", args.port, 1, *more)
        try:
            await server.ready()
            line = Line("127.0.0.1", args.port)
            line.token = (await line.post("/api/guest", {"name": "Host"}))["token"]
            found = {"idle": await over(args.port + 1, args.seconds)}
            for _ in range(4):
                body = {"game": args.game, "seats": ["bot:hard", "bot:hard"], "sit": False}
                line.close()
                await line.post("/api/tables", body)
            await asyncio.sleep(5)  # the processes begin
            found["four_bots"] = await over(args.port + 1, args.seconds)
        finally:
            server.stop()
    return found


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="shelter")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--port", type=int, default=8765)
    print(msgspec.json.encode(asyncio.run(measure(parser.parse_args()))).decode())


if __name__ == "__main__":
    main()
