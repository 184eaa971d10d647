"""Requests to an online table: sent again where the line was cut, with what they meant.

    caller = Caller("http://localhost:8000", token, "de")
    caller.post("/api/tables", {"game": "shelter"})

What the table refuses is a `Declined` with its sentence; a table that cannot be reached is a
`Gone`, after some patience. Every action has its key, so that it never counts twice.
"""

from __future__ import annotations

import json
import platform
import time
from collections.abc import Callable
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from typing import Any, Final
from urllib.parse import quote, urlsplit

import overseer
from overseer.voice.complaint import UsageError

PATIENCE: Final = 70.0  # seconds that an answer may take: a long poll waits up to 55
TRIES: Final = 12
PAUSES: Final = (0.2, 0.5, 1.0, 2.0, 5.0)
LARGEST: Final = 64 * 1024 * 1024


class Declined(Exception):
    """The table says no, and why."""

    def __init__(self, status: int, told: dict[str, Any]) -> None:
        error = told.get("error") if isinstance(told.get("error"), dict) else {}
        assert isinstance(error, dict)
        super().__init__(str(error.get("id", "")))
        self.status = status
        self.id = str(error.get("id", ""))
        self.text = str(error.get("text", ""))
        self.rule = str(error.get("rule", ""))
        self.told = told


class Gone(UsageError):
    """Nobody answers at that address."""


class Caller:
    """Somebody who talks to a table."""

    def __init__(self, url: str, token: str, lang: str) -> None:
        parts = urlsplit(url if "//" in url else f"http://{url}")
        if parts.scheme not in ("http", "https") or not parts.hostname or parts.path.strip("/"):
            raise UsageError("online-error-url", url=url[:80])
        self.url = f"{parts.scheme}://{parts.netloc}"
        self.token = token
        self.lang = lang
        self.waiting: Callable[[], None] = lambda: None  # told when the line is cut
        self._parts = parts
        self._line: HTTPConnection | None = None

    def get(self, path: str, **query: str | int) -> dict[str, Any]:
        """Ask for something."""
        pairs = [f"{key}={quote(str(value), safe='')}" for key, value in query.items()]
        return self._call("GET", "?".join([path, "&".join(pairs)]) if pairs else path, None)

    def post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        """Do something."""
        return self._call("POST", path, json.dumps(body))

    def _call(self, method: str, path: str, body: str | None) -> dict[str, Any]:
        headers = {
            "accept-language": self.lang,
            "content-type": "application/json",
            "user-agent": f"overseer/{overseer.__version__} ({platform.system()})",
        }
        if self.token:
            headers["authorization"] = f"Bearer {self.token}"
        for number in range(TRIES):
            try:
                line = self._connected()
                line.request(method, path, body, headers)
                response = line.getresponse()
                raw = response.read(LARGEST)
            except (OSError, HTTPException):
                self.close()
                self._pause(number)
                continue
            told = _decoded(raw)
            if response.status < 300:
                return told
            if response.status == 503 and number + 1 < TRIES:
                self._pause(number)
                continue
            raise Declined(response.status, told)
        raise Gone("online-error-away", url=self.url)

    def _connected(self) -> HTTPConnection:
        if self._line is None:
            kind = HTTPSConnection if self._parts.scheme == "https" else HTTPConnection
            self._line = kind(str(self._parts.hostname), self._parts.port, timeout=PATIENCE)
        return self._line

    def _pause(self, number: int) -> None:
        if number == 1:
            self.waiting()
        time.sleep(PAUSES[min(number, len(PAUSES) - 1)])

    def close(self) -> None:
        """Hang up."""
        if self._line is not None:
            self._line.close()
            self._line = None


def _decoded(raw: bytes) -> dict[str, Any]:
    try:
        told = json.loads(raw or b"{}")
    except ValueError:
        return {}
    return told if isinstance(told, dict) else {}
