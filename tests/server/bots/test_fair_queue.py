"""Who waits for strangers' texts to be read: in turn, one place a person, and told how long."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

import pytest

from overseer.server.bots import fair_queue as lines
from overseer.server.bots.fair_queue import (
    ASKER,
    MOST,
    MOST_OF_ADDRESS,
    MOST_OF_ONE,
    Asker,
    FairQueue,
    Waiting,
)
from overseer.text import LANGUAGES


class Room:
    """A line whose work is done when the test says so, by a clock that stands still."""

    def __init__(self, at_once: int = 1) -> None:
        self.now = 0.0
        self.line = FairQueue(at_once, lambda: self.now)
        self.order: list[str] = []
        self.gates: dict[str, asyncio.Event] = {}
        self.tasks: dict[str, asyncio.Task[None]] = {}

    async def asks(self, what: str, person: str, address: str = "") -> None:
        """Somebody asks for something."""

        async def work() -> None:
            ASKER.set(Asker(person, address or person))
            async with self.line.turn():
                self.order.append(what)
                await self.gates[what].wait()

        self.gates[what] = asyncio.Event()
        self.tasks[what] = asyncio.create_task(work())
        await self.settle()

    async def done(self, *what: str) -> None:
        """It has been done."""
        for each in what:
            self.gates[each].set()
            await self.settle()

    @staticmethod
    async def settle() -> None:
        """Let everybody come as far as they can."""
        for _ in range(12):
            await asyncio.sleep(0)

    async def end(self) -> None:
        """Everybody goes home."""
        for gate in self.gates.values():
            gate.set()
        await asyncio.gather(*self.tasks.values(), return_exceptions=True)


def played(work: Coroutine[Any, Any, None]) -> None:
    """Run a test's story."""
    asyncio.run(work)


def test_one_persons_files_hold_up_nobody_else() -> None:
    async def story() -> None:
        room = Room()
        for n in range(4):
            await room.asks(f"eve {n}", "eve")
        await room.asks("ada", "ada")
        await room.done("eve 0", "ada", "eve 1")
        assert room.order == ["eve 0", "ada", "eve 1", "eve 2"]
        await room.end()
        assert room.line._busy == 0
        assert not room.line._own

    played(story())


def test_so_many_at_once_as_there_are_processes() -> None:
    async def story() -> None:
        room = Room(2)
        for name in ("ada", "bob", "cy", "dee"):
            await room.asks(name, name)
        assert room.order == ["ada", "bob"]
        await room.done("bob")
        assert room.order == ["ada", "bob", "cy"]
        room.tasks["cy"].cancel()  # who gives up leaves the turn to the next
        await room.settle()
        assert room.order == ["ada", "bob", "cy", "dee"]
        await room.end()

    played(story())


def test_a_line_has_an_end_and_says_so() -> None:
    async def story() -> None:
        room = Room()
        room.line.mean = 3.0
        for n in range(MOST + 1):
            await room.asks(str(n), str(n))
        await room.asks("late", "late")
        with pytest.raises(Waiting) as raised:
            await room.tasks["late"]
        assert (raised.value.status, raised.value.id) == (503, "line-full")
        assert raised.value.seconds == 3 * (MOST + 1)
        told = {raised.value.text(lang) for lang in LANGUAGES}
        assert len(told) == len(LANGUAGES)
        assert all(str(raised.value.seconds) in text for text in told)
        await room.end()

    played(story())


def test_one_address_does_not_fill_it_and_one_person_not_their_own() -> None:
    async def story() -> None:
        room = Room()
        for n in range(MOST_OF_ADDRESS + 2):
            await room.asks(f"guest {n}", f"guest {n}", "one address")
        with pytest.raises(Waiting) as raised:
            await room.tasks[f"guest {MOST_OF_ADDRESS + 1}"]
        assert raised.value.id == "line-full"
        for n in range(MOST_OF_ONE + 1):
            await room.asks(f"eve {n}", "eve")
        with pytest.raises(Waiting) as raised:
            await room.tasks[f"eve {MOST_OF_ONE}"]
        assert raised.value.id == "line-own"
        await room.asks("ada", "ada")
        assert not room.tasks["ada"].done()
        await room.end()

    played(story())


def test_who_waits_for_long_is_told_and_keeps_the_place(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        room = Room()
        room.line.mean = 20.0
        await room.asks("ada", "ada")
        monkeypatch.setattr(lines, "PATIENCE", 0)
        await room.asks("bob", "bob")
        with pytest.raises(Waiting) as raised:
            await room.tasks["bob"]
        assert (raised.value.id, raised.value.args_["n"]) == ("line-wait", 1)
        assert raised.value.seconds == 40
        monkeypatch.setattr(lines, "PATIENCE", 600)
        room.now = 5.0
        await room.asks("cy", "cy")
        room.now = 30.0
        await room.asks("bob again", "bob")
        await room.done("ada")
        assert room.order == ["ada", "bob again"]
        await room.done("bob again")
        assert room.order == ["ada", "bob again", "cy"]
        await room.end()

    played(story())


def test_a_place_is_not_kept_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        room = Room()
        await room.asks("ada", "ada")
        monkeypatch.setattr(lines, "PATIENCE", 0)
        await room.asks("bob", "bob")
        monkeypatch.setattr(lines, "PATIENCE", 600)
        room.now = lines.KEPT + 1
        await room.asks("cy", "cy")
        await room.asks("bob again", "bob")
        await room.done("ada")
        assert room.order == ["ada", "cy"]
        await room.end()

    played(story())
