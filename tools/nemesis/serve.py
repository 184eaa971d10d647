"""`overseer serve` with a clock that somebody else can turn."""

from __future__ import annotations

import argparse
import asyncio
import time
from pathlib import Path

from overseer.server.serving import listening, opened, ready, serve
from overseer.server.settings import Limits, Settings


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--db", required=True)
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--clock", type=Path, required=True)
    args = parser.parse_args()

    def now() -> int:
        try:
            ahead = int(args.clock.read_text() or 0)
        except (OSError, ValueError):
            ahead = 0
        return int(time.time() * 1000) + ahead

    settings = Settings(database=args.db, port=args.port, limits=Limits.off())

    async def run() -> None:
        sock = listening(settings)
        await serve(await ready(await opened(settings, "en", now)), sock)

    asyncio.run(run())


if __name__ == "__main__":
    main()
