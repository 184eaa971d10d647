"""A bot that plays over HTTP, in forty lines, with nothing but Python's own library.

    python -m examples.http_bot http://localhost:8000 CODE

It sits down at a table and takes the first answer it is offered. It knows no game.
"""

from __future__ import annotations

import json
import sys
import time
from itertools import count
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen


class Bot:
    """A guest at an online table."""

    def __init__(self, url: str, name: str = "Robot") -> None:
        self.url, self.token = url, ""
        self.token = self.call("/api/guest", {"name": name})["token"]

    def call(self, path: str, body: dict[str, Any] | None = None) -> Any:
        """Ask (without a body) or do something."""
        headers = {"content-type": "application/json", "authorization": f"Bearer {self.token}"}
        data = None if body is None else json.dumps(body).encode()
        while True:
            try:
                with urlopen(Request(self.url + path, data, headers), timeout=90) as answer:
                    return json.load(answer)
            except HTTPError as error:
                if error.code != 429:
                    raise
                time.sleep(int(error.headers["retry-after"]))  # too quick for this table

    def play(self, code: str) -> dict[str, Any]:
        """Sit down and play to the end; how it ended."""
        table, number = f"/api/tables/{code}", 0
        self.call(f"{table}/sit", {})
        for key in count():
            update = self.call(f"{table}/steps?since={number}&wait=50")
            number = update["number"]
            if "ended" in update:
                return dict(update["ended"])
            if update["question"].get("asked"):
                move = update["question"]["choices"][0]["move"]
                self.call(f"{table}/input", {"key": str(key), "seq": number, "input": move})
        raise AssertionError


if __name__ == "__main__":
    print(*Bot(sys.argv[1]).play(sys.argv[2])["lines"], sep="\n")
