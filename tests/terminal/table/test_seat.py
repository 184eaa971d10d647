"""A table on the screen lives on a client: it needs no match in its own process."""

from __future__ import annotations

import ast
import asyncio
from importlib.resources import files
from typing import Final

import pytest

import overseer
from overseer.bots import make
from overseer.host.sitting import Sitting
from overseer.host.sitting import Table as Names
from overseer.terminal.table.app import TableApp
from overseer.terminal.table.end_sheet import EndSheet
from overseer.terminal.table.play import Habits
from overseer.terminal.table.reading import LogSheet
from tests.terminal.table.distant_seat import DistantSeat
from tests.terminal.table.table_pilot import SIZE, Table

# What a table may know of the house: itself, what a client gives, languages.
KNOWN: Final = (
    *("overseer.terminal.keys", "overseer.terminal.table", "overseer.text"),
    *("overseer.voice.given", "overseer.voice.lists"),
)
# Games whose tables draw nothing but what a client gives, and what else each may know: how a result
# is told question by question, complaints about what is typed there, and forces in files.
ON_CLIENTS: Final = {
    "shelter": (),
    "campaign": (
        "overseer.terminal.campaign.entry",
        "overseer.terminal.campaign.typed_force",
        "overseer.voice.complaint",
        "overseer.voice.meter",
    ),
}

DECISIONS: Final = 15


@pytest.mark.parametrize("game", ON_CLIENTS)
def test_a_table_knows_nothing_behind_its_client(game: str) -> None:
    allowed = (*KNOWN, f"overseer.voice.{game}.given", *ON_CLIENTS[game])
    behind: list[str] = []
    sources = list(files(f"overseer.terminal.table.{game}").iterdir())
    if game == "campaign":
        sources.append(files("overseer.terminal.campaign").joinpath("entry.py"))
    for source in sources:
        if not source.name.endswith(".py"):
            continue
        for node in ast.walk(ast.parse(source.read_text("utf-8"))):
            wanted: list[str] = []
            if isinstance(node, ast.Import):
                wanted = [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom):
                wanted = [f"{node.module}.{alias.name}" for alias in node.names]
            elif isinstance(node, ast.Attribute) and node.attr == "session":
                behind.append(f"{source.name}: .session")
            behind += [
                f"{source.name}: {name}"
                for name in wanted
                if name.split(".")[0] == "overseer"
                and not any(name == way or name.startswith(f"{way}.") for way in allowed)
            ]
    assert behind == []


def test_a_game_is_played_at_a_table_elsewhere() -> None:
    sitting = Sitting.begin(
        overseer.game("shelter"),
        ["human", "bot:normal"],
        options={"first": 1},
        seed=7,
        table=Names(names=["Ana", "Bo"]),
    )
    adviser = make("normal", "shelter", 1)

    async def run() -> None:
        app = TableApp(DistantSeat(sitting, 0, "de"), Habits(speed="instant"))
        async with app.run_test(size=SIZE) as pilot:
            table = Table(app, pilot)
            await table.settled()
            with pytest.raises(AssertionError):
                assert app.play.session is not None
            for _ in range(DECISIONS):
                wanted = str(adviser.choose(sitting.match.view(0)))
                before = len(sitting.steps)
                while len(sitting.steps) == before:  # a space, then who goes
                    at = next(n for n, c in enumerate(app.play.choices) if wanted in c.moves)
                    app.play.select(at)
                    await table.press("enter")
            before = len(sitting.steps)
            await table.press("u")
            assert len(sitting.steps) > before, "to take back is an entry of the log, too"
            await table.press("L", "g")
            assert table.shows(LogSheet)
            await table.press("escape", "x", "enter")
            assert sitting.over
            assert table.shows(EndSheet)
            assert "OV-E1" in table.flat

    asyncio.run(run())


def test_what_is_refused_elsewhere_is_said_on_the_screen() -> None:
    sitting = Sitting.begin(overseer.game("shelter"), ["human", "bot:random"], seed=7)

    async def run() -> None:
        app = TableApp(DistantSeat(sitting, 0, "en"), Habits(speed="instant"))
        async with app.run_test(size=SIZE) as pilot:
            table = Table(app, pilot)
            await table.settled()
            assert not app.play.play("place 9z9 o")
            assert app.play.refusal is not None
            await table.press("u")
            assert "OV-U1" in table.flat

    asyncio.run(run())
