"""Plays the full-screen client as a person would: keys, clicks, and looking at the screen.

    with_table(session, async def test(table): …)

Bots move at once, and waiting means waiting for something to be true, never for time to pass.
"""

from __future__ import annotations

import asyncio
import html
import re
from collections.abc import Awaitable, Callable
from pathlib import Path

from textual.pilot import Pilot

import overseer
from overseer.terminal.session import Session
from overseer.terminal.store import Table as Names
from overseer.terminal.table.app import TableApp
from overseer.terminal.table.play import Habits, Play
from overseer.terminal.table.vault_view import VaultView

SIZE = (120, 36)


def new_session(
    folder: Path, *seats: str, lang: str = "en", seed: int = 7, first: int = 1
) -> Session:
    """A match that is the same every time; people are called Ana, Bo, Cy and Di."""
    return Session.begin(
        overseer.game("shelter"),
        seats or ("human", "bot:random"),
        folder / "game.overseer",
        lang=lang,
        options={"first": first},
        seed=seed,
        table=Names(names=["Ana", "Bo", "Cy", "Di"][: len(seats) or 2]),
    )


class Table:
    """The running client, as seen and touched from outside."""

    def __init__(self, app: TableApp, pilot: Pilot[int]) -> None:
        self.app = app
        self.pilot = pilot

    @property
    def session(self) -> Session:
        return self.app.play.session

    @property
    def play(self) -> Play:
        return self.app.play

    async def press(self, *keys: str) -> None:
        """Press keys one after another, and let everything follow that follows from them."""
        for key in keys:
            await self.pilot.press(key)
            await self.settled()

    async def settled(self) -> None:
        """Until nothing is left to draw and no bot is thinking."""
        await self.pilot.pause()
        while self.app.is_running and self.app.table.thinking is not None:
            await self.pilot.pause()
        await self.pilot.pause()

    async def click_space(self, space: str) -> None:
        """Click into the middle of a space of the vault."""
        vault = self.app.table.query_one(VaultView)
        box = vault.boxes[space]
        left = max(0, vault.size.width - vault.virtual_size.width) // 2
        x = box.x + box.width // 2 + left - vault.scroll_offset.x
        y = box.y + box.height // 2 - vault.scroll_offset.y
        assert await self.pilot.click(VaultView, offset=(x, y))
        await self.settled()

    async def click(self, selector: str, x: int, y: int) -> None:
        """Click into a widget."""
        assert await self.pilot.click(selector, offset=(x, y))
        await self.settled()

    @property
    def svg(self) -> str:
        """The screen as a picture."""
        return self.app.export_screenshot()

    @property
    def screen(self) -> str:
        """The words on the screen, line by line."""
        found: dict[float, list[tuple[float, str]]] = {}
        for attributes, words in re.findall(r"<text([^>]*)>(.*?)</text>", self.svg):
            x, y = (
                re.search(r'\bx="([\d.]+)"', attributes),
                re.search(r'\by="([\d.]+)"', attributes),
            )
            if x is not None and y is not None:
                found.setdefault(float(y[1]), []).append((float(x[1]), html.unescape(words)))
        lines = ["".join(text for _, text in sorted(row)) for _, row in sorted(found.items())]
        return "\n".join(lines).replace("\xa0", " ")

    @property
    def flat(self) -> str:
        """The words on the screen without line breaks, frames and double blanks."""
        return re.sub(r"[\s│┃╭╮╰╯─━┊▐▌█▃▄▅▆▇▂▁]+", " ", self.screen)

    def spaces(self) -> list[str]:
        """The spaces that are open to the person who is asked."""
        return [choice.space for choice in self.play.choices if choice.space]


def with_table(
    session: Session,
    test: Callable[[Table], Awaitable[None]],
    *,
    size: tuple[int, int] = SIZE,
    habits: Habits | None = None,
) -> int | None:
    """Run the client for one test; the exit code when it was left."""

    async def run() -> int | None:
        app = TableApp(session, habits or Habits(speed="instant"))
        async with app.run_test(size=size) as pilot:
            table = Table(app, pilot)
            await table.settled()
            await test(table)
        return app.return_value

    return asyncio.run(run())
