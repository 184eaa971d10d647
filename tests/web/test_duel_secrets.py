"""A duel in Chromium tells nobody what somebody else holds: two worlds, the same bytes."""

from __future__ import annotations

import json
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import WebSocket, expect

from overseer.engine.nature import numbered_seed
from overseer.server.api import tables
from tests.web.browsing import Chromium, Table, Visitor
from tests.web.playing import open_table

DECKS = ("snipers", "walls")  # what the other one brings: nobody sees a card of it
SKILLS = "skills recycle-1 thief-2 training-1"
TURNS = 3
HELD = 6  # cards that the other one has drawn by then
ABOUT = ("seat:b", "discard:b", "hand:punch-1", "b1")


@pytest.fixture
def alike(monkeypatch: pytest.MonkeyPatch) -> None:
    """Both tables have the same code and the same dice."""
    codes = count()
    monkeypatch.setattr(tables, "fresh_code", lambda: f"table{next(codes)}")
    monkeypatch.setattr(tables, "fresh_seed", lambda: numbered_seed(16))


class Wire:
    """All that reaches one browser of a match, without what every table has of its own."""

    def __init__(self, visitor: Visitor) -> None:
        self.frames: dict[int, Any] = {}  # by the last step that they tell
        self.steps: dict[int, Any] = {}
        self.answers: list[str] = []
        visitor.page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda raw: self._take(json.loads(str(raw))))

    def _take(self, told: dict[str, Any]) -> None:
        if "scene" in told:
            self.frames[told["number"]] = told["scene"], told["question"]
            self.steps |= {step["number"]: step for step in told["steps"]}


def asked(visitor: Visitor, code: str, since: int = -1) -> dict[str, Any]:
    """The table as somebody sees it once they are asked something, after a step."""
    update: dict[str, Any] = {"number": 0}
    while not update.get("question", {}).get("asked") or update["number"] <= since:
        path = f"/api/tables/{code}/steps?since={update['number']}&wait=5"
        update = visitor.context.request.get(path).json()
    return update


def whoever_is_asked(code: str, *visitors: Visitor) -> tuple[Visitor, dict[str, Any]]:
    """Who has to answer now, and what they see; what answers itself is waited for."""
    number = 0
    while True:
        for visitor in visitors:
            path = f"/api/tables/{code}/steps?since={number}"
            update = visitor.context.request.get(path).json()
            question = update["question"]
            if question.get("asked") and not question.get("itself"):
                return visitor, update
            number = update["number"]
        visitors[0].context.request.get(f"/api/tables/{code}/steps?since={number}&wait=1")


def say(visitor: Visitor, code: str, update: dict[str, Any], move: str) -> None:
    """Answer by a request."""
    body = {"key": f"k{update['number']}", "seq": update["number"], "input": move}
    answer = visitor.context.request.post(f"/api/tables/{code}/input", data=body)
    assert answer.ok, answer.text()


def world(ada: Visitor, bob: Visitor, deck: str) -> Wire:
    """A duel in which the other one plays no card; what reached the first one's browser."""
    wishes = {"seats": ["human", "human"], "own": "fists", "name": "Ada"}
    code = open_table(ada, "tragic", **wishes)
    bob.context.request.post("/api/guest", data={"name": "Bob", "lang": "en"})
    assert bob.context.request.post(f"/api/tables/{code}/sit", data={"own": deck}).ok
    wire = Wire(ada)
    ada.go(f"/t/{code}")
    expect(ada.page.locator(".panel .confirm")).to_be_visible()
    for move in ("traits none", SKILLS):
        for each in (ada, bob):
            say(each, code, asked(each, code), move)
    expect(ada.page.locator(".hand .held").first).to_be_visible()
    turns = 0
    while turns < TURNS:  # nobody does anything
        who, update = whoever_is_asked(code, ada, bob)
        moves = [each["move"] for each in update["question"]["choices"]]
        turns += "end" in moves
        say(who, code, update, "end" if "end" in moves else "pass")
    _, update = whoever_is_asked(code, ada, bob)
    last = update["number"]
    ada.page.wait_for_function(
        "(n) => Number(document.querySelector('.scrubber input').max) >= n", arg=last
    )
    for word in ABOUT:
        asks = "async (url) => (await fetch(url)).text()"
        url = f"/api/tables/{code}/ask?lang=en&seat=0&about={word}"
        wire.answers.append(ada.page.evaluate(asks, url))
    return wire


@pytest.mark.usefixtures("alike")
def test_a_browser_gets_the_same_bytes_whatever_the_other_one_holds(
    chromium: Chromium, tmp_path: Path
) -> None:
    seen: list[Wire] = []
    for number, deck in enumerate(DECKS):
        with Table(tmp_path / str(number)) as served:
            ada, bob = Visitor(chromium, served), Visitor(chromium, served)
            seen.append(world(ada, bob, deck))
            assert ada.leave() == []
            bob.leave()
    one, other = seen
    assert one.answers == other.answers
    assert one.steps == other.steps
    last = max(one.frames)
    assert one.frames[last] == other.frames[last]
    side = one.frames[last][0]["sides"][1]
    assert side["hand"] >= HELD
    assert "known" not in side
