"""People who play over HTTP: each looks, and answers when asked."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import count
from random import Random
from secrets import token_hex
from typing import Any

import msgspec

from overseer.voice.given import Question
from tests.conformance.test_clients import answers
from tests.server.serving import Caller

_RUN = token_hex(4)  # a database may hold what an earlier run has sent
_keys = count()
QUIET = ("end", "hold", "pass", "no", "stay", "done", "none", "skip")  # what ends something soon


@dataclass
class Player:
    """One person at one table."""

    caller: Caller
    code: str
    rng: Random
    number: int = 0  # of the last step seen
    steps: list[dict[str, Any]] = field(default_factory=list)
    ended: dict[str, Any] | None = None
    acknowledged: int = 0
    quick: bool = False  # in a hurry: whatever ends something is taken

    def look(self, wait: int = 0) -> dict[str, Any]:
        """What is new."""
        update: dict[str, Any] = self.caller.get(
            f"/api/tables/{self.code}/steps?since={self.number}&wait={wait}"
        )
        self.take(update)
        return update

    def take(self, update: dict[str, Any]) -> None:
        """Take in what is new: the numbers have no gap."""
        for step in update["steps"]:
            assert step["number"] == self.number + 1
            self.number = step["number"]
            self.steps.append(step)
        assert update["number"] == self.number
        self.ended = update.get("ended")

    def answer(self, update: dict[str, Any]) -> bool:
        """Answer if asked."""
        question = msgspec.convert(update["question"], Question)
        if not question.asked:
            return False
        found = answers(question, self.rng)
        quiet = [move for move in found if move.partition(" ")[0] in QUIET]
        self.send(self.rng.choice(quiet if self.quick and quiet else found))
        return True

    def resign(self) -> None:
        """Give up, whatever bots do meanwhile."""
        path = f"/api/tables/{self.code}/input"
        while self.ended is None:
            self.look()
            body = {"key": f"k{_RUN}{next(_keys)}", "seq": self.number, "input": "resign"}
            if self.caller.ask("POST", path, body).status_code == 200:
                return

    def send(self, text: str, status: int = 200, key: str = "") -> Any:
        """Say something."""
        body = {"key": key or f"k{_RUN}{next(_keys)}", "seq": self.number, "input": text}
        told = self.caller.post(f"/api/tables/{self.code}/input", body, status)
        if status == 200:
            self.acknowledged += 1
            self.take(told)
        return told


def play(players: Sequence[Player], most: int = 1000) -> int:
    """Play on, everybody in turn, until it is over, nobody is asked, or so many answers."""
    given = 0
    while given < most:
        asked = False
        for player in players:
            update = player.look()
            if player.ended is not None:
                return given
            if player.answer(update):
                given += 1
                asked = True
        if not asked:
            before = players[0].number
            players[0].look(wait=20)
            if players[0].number == before:
                return given
    return given
