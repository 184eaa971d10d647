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
from typing import Any

from textual.pilot import Pilot
from textual.screen import Screen

import overseer
from overseer.host.sitting import Table as Names
from overseer.shelter.state import ShelterState
from overseer.shelter.vault import T_WINDOW, W_CLOSE
from overseer.terminal.match.session import Session
from overseer.terminal.table.app import TableApp
from overseer.terminal.table.play import Habits
from overseer.terminal.table.shelter.vault_play import VaultPlay
from overseer.terminal.table.shelter.vault_screen import VaultScreen
from overseer.terminal.table.shelter.vault_view import VaultView

SIZE = (120, 36)


def new_session(
    folder: Path, *seats: str, lang: str = "en", seed: int = 7, first: int = 1
) -> Session:
    """A match that is the same every time; people are called Ana, Bo, Cy and Di."""
    return Session.start(
        overseer.game("shelter"),
        seats or ("human", "bot:random"),
        folder / "game.overseer",
        lang=lang,
        options={"first": first},
        seed=seed,
        table=Names(names=["Ana", "Bo", "Cy", "Di"][: len(seats) or 2]),
    )


MOST_ROUNDS = 400  # of drawing, after which nothing more will come


class Table:
    """The running client, as seen and touched from outside."""

    def __init__(self, app: TableApp, pilot: Pilot[int]) -> None:
        self.app = app
        self.pilot = pilot

    @property
    def session(self) -> Session:
        return self.app.play.session

    @property
    def play(self) -> VaultPlay:
        return self.vault.play

    @property
    def vault(self) -> VaultScreen:
        assert isinstance(self.app.table, VaultScreen)
        return self.app.table

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
        await self.pilot.pause()  # a page that was folded anew is laid out once more

    async def until(self, seen: Callable[[], bool]) -> None:
        """Until something is on the screen; a layout may take several rounds on a busy machine."""
        for _ in range(MOST_ROUNDS):
            if seen():
                return
            await self.settled()
        raise AssertionError(self.screen)

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

    def shows(self, kind: type[Screen[Any]]) -> bool:
        """Whether that screen lies on top."""
        return isinstance(self.app.screen, kind)

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

    def says(self, sentence: str) -> bool:
        """Whether a sentence is on the screen; of a long one, which is wrapped, its beginning."""
        beginning = " ".join(sentence.replace("\xa0", " ").split()[:3])
        return beginning in self.flat

    def spaces(self) -> list[str]:
        """The spaces that are open to the person who is asked."""
        return [choice.where for choice in self.play.choices if choice.where]

    def select(self, wanted: Callable[[ShelterState, int], bool]) -> None:
        """Put the cursor on the first placement after which `wanted` holds for who placed."""
        state = self.session.match.state
        for at, choice in enumerate(self.play.choices):
            probe = state.copy()
            assert isinstance(probe, ShelterState)
            probe.apply(self.session.parse(choice.move))
            if choice.where and wanted(probe, state.seat):
                self.play.select(at)
                return
        raise AssertionError("there is no such placement")


def turn_over(state: ShelterState, seat: int) -> bool:
    """Somebody else is asked."""
    return 0 <= state.seat != seat


def moment(state: ShelterState, seat: int) -> bool:
    """The same person is asked between two rewards."""
    return state.seat == seat and state.topic == T_WINDOW and state.doing() != W_CLOSE


def position(session: Session) -> ShelterState:
    """The position itself, to be arranged for a test."""
    assert isinstance(session.match.state, ShelterState)
    return session.match.state


def give_items(session: Session, seat: int, when: str) -> None:
    """Put every item that works at that moment in front of a seat, and fill its tracks halfway."""
    state = position(session)
    items = state.tables.cards.items
    state.players[seat].ready = bytes(at for at, item in enumerate(items) if item.when == when)
    state.players[seat].stock = 3 * 49 + 3 * 7 + 3


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
