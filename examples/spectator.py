"""Somebody who watches an online match through its stream, and reads it aloud.

python -m examples.spectator ws://localhost:8000 CODE [de]
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect


def watch(url: str, code: str, lang: str = "en") -> Iterator[str]:
    """Every sentence of a match, from its beginning to its end, whatever happens to the line."""
    number = 0
    while True:
        where = f"{url}/api/tables/{code}/stream?since={number}&lang={lang}"
        try:
            with connect(where, max_size=None) as socket:
                for raw in socket:
                    message = json.loads(raw)
                    if message["is"] != "update":
                        continue
                    number = message["number"]
                    events = [e for step in message["steps"] for e in step.get("events", ())]
                    yield from (event["text"] for event in events if "text" in event)
                    if "ended" in message:
                        yield from message["ended"]["lines"]
                        return
        except ConnectionClosed:
            continue  # come back and say what was seen


if __name__ == "__main__":
    for line in watch(*sys.argv[1:4]):
        print(line)
