"""The online table beside boardgame.io's own server, in turn, in one run.

    python -m benchmarks.server.compare --rounds 2 [--rate 300] [--peer FOLDER]

Both have so many matches of two people with a socket each, who answer as soon as they are asked, or
at a rate. Told are acknowledged inputs for each second of the server's processor time, and from a
move to the other player's socket. Beside each game boardgame.io plays one whose players see as many
bytes of state as a scene of ours has. Its game puts a dweller on one of 48 cells; the rest of the
state never changes. It keeps its matches in memory; ours are on disk when they are acknowledged,
and every answer carries legal moves and text. `--peer` names a folder where
`npm ci` of `benchmarks/server/peer` was done before; without it that is done in a temporary one.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import shutil
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any

import msgspec

from benchmarks.server.load import measure
from benchmarks.server.process import cpu_of

HERE = Path(__file__).parent / "peer"
CARDS = {"shelter": 20, "tragic": 128}  # scenes of 2.3 and 8.5 kB on an average
ROW = "{:30} {:>8} {:>8} {:>12} {:>8} {:>8} {:>6}"


def installed(folder: str) -> Path:
    """Where boardgame.io lies."""
    found = Path(folder or tempfile.mkdtemp(prefix="boardgame-io-"))
    if not (found / "node_modules" / "boardgame.io").exists():
        for name in ("package.json", "package-lock.json"):
            shutil.copy(HERE / name, found / name)
        subprocess.run(["npm", "ci", "--no-audit", "--no-fund"], cwd=found, check=True)
    return found


def peer(folder: Path, args: argparse.Namespace, cards: int) -> dict[str, Any]:
    """One run of boardgame.io's server, with so many cards."""
    env = {**os.environ, "NODE_ENV": "production"}
    server = subprocess.Popen(
        ["node", str(HERE / "server.mjs"), str(args.port + 1), str(cards)],
        cwd=folder,
        env=env,
        stdout=subprocess.PIPE,
    )
    try:
        assert server.stdout is not None
        assert server.stdout.readline().strip() == b"ready"
        words = (args.port + 1, args.matches, args.seconds, args.rate)
        clients = subprocess.Popen(
            ["node", str(HERE / "clients.mjs"), *map(str, words)],
            cwd=folder,
            stdout=subprocess.PIPE,
        )
        assert clients.stdout is not None
        assert clients.stdout.readline().strip() == b"begin"
        before = cpu_of([server.pid])
        line = clients.stdout.readline()
        spent = cpu_of([server.pid]) - before
        clients.wait(30)
    finally:
        server.terminate()
        server.wait(30)
    told: dict[str, Any] = msgspec.json.decode(line.removeprefix(b"end "))
    told["per_s"] = round(told["inputs"] / told["took"])
    told["per_cpu_s"] = round(told["inputs"] / spent)
    told["load"] = round(os.getloadavg()[0], 1)
    return told


def show(name: str, told: dict[str, Any]) -> None:
    """A row of the table."""
    seen = told["seen_ms"]
    numbers = told["inputs"], told["per_s"], told["per_cpu_s"], seen["p50"], seen["p99"]
    print(ROW.format(name, *numbers, told["load"]), flush=True)


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", default="shelter,tragic")
    parser.add_argument("--matches", type=int, default=32)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--rate", type=float, default=0)
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--port", type=int, default=8765)
    parser.add_argument("--peer", default="")
    args = parser.parse_args()
    args.sockets, args.db, args.workers = True, "", 1
    folder = installed(args.peer)
    print(ROW.format("", "inputs", "per s", "per CPU s", "seen p50", "p99", "load"))
    ratios: dict[str, list[float]] = {}
    for _ in range(args.rounds):
        for game in args.games.split(","):
            found = peer(folder, args, CARDS[game])
            show(f"boardgame.io ({found['size']} bytes)", found)
            args.game = game
            ours = asyncio.run(measure(args))
            show(f"{game} (durable)", ours)
            ratios.setdefault(game, []).append(ours["per_cpu_s"] / found["per_cpu_s"])
            time.sleep(1)
    for game, values in ratios.items():
        print(f"{game}: {', '.join(f'{value:.2f}' for value in values)} x boardgame.io")


if __name__ == "__main__":
    main()
