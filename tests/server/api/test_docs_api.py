"""docs/api.md: every address is there, and its examples are run against a real table."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from overseer.server.edge.routes import ROUTES
from tests.server.serving import Serving

PAGE = Path(__file__).resolve().parents[3] / "docs" / "api.md"
FENCE = re.compile(r"(?ms)^```(\w+)(?: (\d+))?\n(.*?)^```$")
ANY = "…"


def blocks() -> list[tuple[str, str, str]]:
    """Every block: its language, the status it tells, its text."""
    return FENCE.findall(PAGE.read_text(encoding="utf-8"))


def test_every_address_is_told(serving: Serving) -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert [r.path for r in ROUTES if f"`{r.method} {r.path}`" not in text] == []


class Reading:
    """The examples in their order; `$name` is what an answer before gave."""

    def __init__(self, serving: Serving) -> None:
        self.serving = serving
        self.known: dict[str, Any] = {}

    def ask(self, text: str) -> tuple[int, Any]:
        """Send a request as the page shows it."""
        text = re.sub(r"\$(\w+)", lambda found: str(self.known[found.group(1)]), text)
        head, _, body = text.strip().partition("\n\n")
        first, *lines = head.splitlines()
        method, path = first.split()
        headers = dict(line.split(": ", 1) for line in lines)
        caller = self.serving.caller()
        answer = caller.ask(method, path, json.loads(body) if body else None, headers=headers)
        return answer.status_code, answer.json()

    def expect(self, shown: Any, given: Any) -> None:
        """What the page shows is part of what was given."""
        if isinstance(shown, dict):
            for name, value in shown.items():
                assert name in given, (name, given)
                self.expect(value, given[name])
        elif isinstance(shown, str) and shown.startswith("$"):
            assert self.known.setdefault(shown[1:], given) == given
        elif shown != ANY:
            assert shown == given


def test_the_requests_and_answers_are_real(serving: Serving) -> None:
    reading = Reading(serving)
    status, given, asked = 0, None, 0
    for kind, wanted, text in blocks():
        if kind == "http":
            status, given = reading.ask(text)
            asked += 1
        elif kind == "json":
            assert status == int(wanted or 200), given
            reading.expect(json.loads(text), given)
    assert asked > 12


def test_the_programs_run(serving: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot sits down and plays; a spectator sees it."""
    monkeypatch.setenv("NO_PROXY", "*")
    said: list[str] = []
    names: dict[str, Any] = {"print": lambda *words: said.append(" ".join(map(str, words)))}
    for kind, _, text in blocks():
        if kind == "python":
            code = text.replace("http://localhost:8000", serving.address)
            exec(compile(code, str(PAGE), "exec"), names)
    assert re.fullmatch(r"\d+ steps", said[0])
    assert len(said) > 5
