"""The command: see the package."""

from __future__ import annotations

import argparse
import sys
from hashlib import sha256

import tools.fuzz
from tools.fuzz.cases import CORPUS, bounded, fault, kept, mutations, small
from tools.fuzz.readers import Reader, readers

ROOM = 1 << 30  # bytes that readers may take beside what the program has to begin with


def main(arguments: list[str] | None = None) -> int:
    """Read as much as is asked; 1 if something was found."""
    known = {reader.name: reader for reader in readers()}
    parser = argparse.ArgumentParser(
        description=tools.fuzz.__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("readers", nargs="*", metavar="READER", help=", ".join(known))
    parser.add_argument("--cases", type=int, default=5_000)
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args(arguments)
    if unknown := [name for name in asked.readers if name not in known]:
        parser.error(f"no reader {unknown[0]}")
    with bounded(ROOM):
        return search([known[name] for name in asked.readers or known], asked.seed, asked.cases)


def search(chosen: list[Reader], seed: int, cases: int) -> int:
    """Read it all; 1 if something was found."""
    places: set[str] = set()
    for reader in chosen:
        count = 0
        for text in (
            *kept(reader),
            *reader.examples(),
            *mutations(reader, seed, cases),
        ):
            count += 1
            found = fault(reader, text)
            if found is None or found.place in places:
                continue
            places.add(found.place)
            found = small(reader, found)
            raw = found.text.encode(errors="surrogateescape")
            file = CORPUS / reader.name / f"found-{sha256(raw).hexdigest()[:8]}"
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(raw)
            print(
                f"{reader.name}: {found.place}: {found.error!r:.200}\n    kept in {file}",
                flush=True,
            )
        print(f"{reader.name}: {count} cases", flush=True)
    print(f"{len(places)} faults")
    return 1 if places else 0


if __name__ == "__main__":
    sys.exit(main())
