"""People who play on whatever happens, and remember what was acknowledged."""

from __future__ import annotations

import asyncio
import contextlib
from dataclasses import dataclass, field
from random import Random
from typing import Any

import msgspec

from benchmarks.server.talk import Line
from overseer.voice.given import Question
from tests.conformance.test_clients import answers
from tools.nemesis.proxy import Proxy

PATIENCE = 20.0  # seconds for an answer; then the line is taken for dead


@dataclass
class Tally:
    """What was acknowledged, and what people saw."""

    acknowledged: dict[tuple[str, str], int] = field(default_factory=dict)  # by table and key
    refused: int = 0
    late: int = 0
    cut: int = 0
    faults: list[str] = field(default_factory=list)  # what must never happen


class Guest:
    """Somebody who calls, through any of the proxies."""

    def __init__(self, proxies: list[Proxy], tally: Tally, rng: Random) -> None:
        self.proxies = proxies
        self.tally = tally
        self.rng = rng
        self.token = ""
        self._line: Line | None = None

    def becomes(self, token: str) -> None:
        """From now on this is somebody else: the next request goes over a line of theirs."""
        self.token = token
        self._line = None

    def hang_up(self) -> None:
        """This line is of no use any more."""
        self.tally.cut += 1
        if self._line is not None:
            self._line.close()
        self._line = None

    async def fetch(self, method: str, path: str, body: Any = None) -> tuple[int, bytes]:
        """A request, sent until somebody answers it; status and the bytes that came."""
        while True:
            if self._line is None:
                self._line = Line("127.0.0.1", self.rng.choice(self.proxies).port, self.token)
            try:
                status, raw = await asyncio.wait_for(self._line.call(method, path, body), PATIENCE)
            except (OSError, TimeoutError, asyncio.IncompleteReadError):
                self.hang_up()
                await asyncio.sleep(0.05 + 0.2 * self.rng.random())
                continue
            if status >= 500 and status != 503:
                self.tally.faults.append(f"{status} {method} {path} {raw[:200]!r}")
            if status in (429, 503):
                await asyncio.sleep(0.1 + 0.3 * self.rng.random())
                continue
            return status, raw

    async def call(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        """A request whose answer is JSON; status and what was told."""
        while True:
            status, raw = await self.fetch(method, path, body)
            try:
                return status, msgspec.json.decode(raw)
            except msgspec.DecodeError:  # a line that was cut may answer what nobody asked
                self.hang_up()


class Tab(Guest):
    """One tab of one person at one table."""

    def __init__(
        self, proxies: list[Proxy], tally: Tally, rng: Random, token: str, code: str, name: str
    ) -> None:
        super().__init__(proxies, tally, rng)
        self.token = token
        self.code = code
        self.name = name
        self.number = 0
        self.keys = 0
        self.ended = False
        self.update: dict[str, Any] = {}

    def take(self, update: dict[str, Any]) -> None:
        """What is new must follow on what is known."""
        for step in update["steps"]:
            if step["number"] != self.number + 1:
                self.tally.faults.append(f"gap at {self.code}: {self.number}, {step['number']}")
            self.number = step["number"]
        if update["number"] != self.number:
            self.tally.faults.append(f"end of {self.code}: {self.number}, {update['number']}")
        self.update = update
        self.ended = "ended" in update

    async def look(self, wait: int = 1) -> None:
        """What is new."""
        path = f"/api/tables/{self.code}/steps?since={self.number}&wait={wait}"
        status, told = await self.call("GET", path)
        if status == 200:
            self.take(told)
        else:
            self.tally.faults.append(f"{status} {path} {told}")

    async def say(self, text: str, seq: int | None = None) -> int:
        """One input until it is answered; the status."""
        self.keys += 1
        key = f"{self.name}-{self.keys}"
        body = {"key": key, "seq": self.number if seq is None else seq, "input": text}
        status, told = await self.call("POST", f"/api/tables/{self.code}/input", body)
        if status == 200:
            self.tally.acknowledged[self.code, key] = told["number"]
            fresh = [step for step in told["steps"] if step["number"] > self.number]
            self.take({**told, "steps": fresh})
        elif status == 409:
            self.tally.late += 1
        else:
            self.tally.refused += 1
        return status

    async def play(self, until: asyncio.Event) -> None:
        """Answer whenever asked."""
        while not until.is_set() and not self.ended:
            await self.look()
            if not self.update:
                return  # there is no match to see: that was noted as a fault
            question = msgspec.convert(self.update["question"], Question)
            if question.asked:
                old = self.rng.random() < 0.05  # somebody with old news
                seq = max(0, self.number - 3) if old else None
                await self.say(self.rng.choice(answers(question, self.rng)), seq)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(until.wait(), 0.02 * self.rng.random())
