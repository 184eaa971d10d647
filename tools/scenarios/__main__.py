"""The command: see the package."""

from __future__ import annotations

import argparse
import sys
import time
import traceback
from collections import Counter

import tools.scenarios
from tools.scenarios.played import play
from tools.scenarios.written import file_of

OFTEN = 500  # files after which it is told how far it is


def main(arguments: list[str] | None = None) -> int:
    """Play as many as are asked for; 1 if something failed."""
    parser = argparse.ArgumentParser(
        description=tools.scenarios.__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--from", type=int, default=0, dest="first", metavar="SEED")
    parser.add_argument("--count", type=int, default=10_000, help="files that pass the check")
    parser.add_argument("--minutes", type=float, default=0, help="stop after so long")
    parser.add_argument("--show", type=int, metavar="SEED")
    asked = parser.parse_args(arguments)
    if asked.show is not None:
        print(file_of(asked.show))
        print(play(asked.show))
        return 0
    return search(asked.first, asked.count, asked.minutes)


def search(first: int, count: int, minutes: float) -> int:
    """Play them all; 1 if something failed."""
    seen: Counter[str] = Counter()
    places: Counter[str] = Counter()
    begun, seed, passed = time.monotonic(), first, 0
    while passed < count and not (minutes and time.monotonic() - begun > 60 * minutes):
        try:
            ended = play(seed)
        except Exception as error:
            passed += 1
            frame = traceback.extract_tb(error.__traceback__)[-1]
            place = f"{frame.filename.rpartition('overseer/')[2]}:{frame.lineno} {error!r:.120}"
            places[place] += 1
            if places[place] == 1:
                print(f"seed {seed}: {place}", flush=True)
        else:
            seen[ended.why] += 1
            passed += ended.why != "refused"
            if ended.why not in ("refused", "options", "over"):
                places[ended.why] += 1
                print(f"seed {seed}: {ended}", flush=True)
        seed += 1
        if seed % OFTEN == 0:
            told(seed, passed, seen, places, begun)
    told(seed, passed, seen, places, begun)
    for place, n in places.most_common():
        print(f"{n} × {place}")
    return 1 if places else 0


def told(seed: int, passed: int, seen: Counter[str], places: Counter[str], begun: float) -> None:
    """How far it is."""
    minutes = (time.monotonic() - begun) / 60
    counts = ", ".join(f"{n} {why}" for why, n in sorted(seen.items()))
    failed = sum(places.values())
    print(
        f"up to seed {seed - 1}: {passed} passed the check ({counts}), {failed} failed, "
        f"{minutes:.1f} min",
        flush=True,
    )


if __name__ == "__main__":
    sys.exit(main())
