"""Makes the pictures of games that the documentation shows, all of them or those that are named.

python -m tools.pictures                 # after cards, rules or the look of a table have changed
python -m tools.pictures wasteland-ai    # this one only

Moments are drawn by the commands that the guide names; screens are photographed by keyboard.
"""

from __future__ import annotations

import asyncio
import io
import os
import re
import sys
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from textual.pilot import Pilot

import overseer
from overseer.terminal import cli
from overseer.terminal.session import Session
from overseer.terminal.table.app import TableApp
from overseer.terminal.table.play import Habits
from overseer.terminal.table.tragic.duel_play import DuelPlay
from overseer.terminal.table.wasteland.battle_play import BattlePlay
from overseer.wasteland.battle import moves as kinds
from overseer.wasteland.battle.moves import BattleMove

PICTURES = Path(__file__).resolve().parent.parent / "docs" / "pictures"
SIZE = (136, 44)

# A picture, the game that is played for it, and the moment that it shows.
MOMENTS = {
    "shelter-game": (
        "overseer play shelter --plain --seats normal,normal --seed 7 --save game.overseer",
        "overseer show game.overseer --at 150 --svg shelter-game.svg",
    ),
    "tragic-duel": (
        "overseer play tragic --plain --seats normal,normal --deck horde --deck walls --seed 7 "
        "--save duel.overseer",
        "overseer show duel.overseer --at 260 --svg tragic-duel.svg",
    ),
    "wasteland-battle": (
        "overseer play wasteland --plain --scenario ambush --ai both --seed 5 "
        "--save battle.overseer",
        "overseer show battle.overseer --at 120 --svg wasteland-battle.svg",
    ),
}

Look = Callable[[TableApp, Pilot[int]], Awaitable[None]]


def run(command: str) -> None:
    """A command of the program, in the folder one is in; what it prints is nobody's business."""
    out, keyboard = sys.stdout, sys.stdin
    sys.stdout, sys.stdin = io.TextIOWrapper(io.BytesIO()), io.TextIOWrapper(io.BytesIO())
    try:
        code = cli.run(command.split()[1:], {})
    finally:
        sys.stdout, sys.stdin = out, keyboard
    if code:
        raise SystemExit(f"{command}: {code}")


def draw_moment(name: str) -> str:
    """What the two commands of a moment draw."""
    here = Path.cwd()
    with TemporaryDirectory() as folder:
        os.chdir(folder)
        try:
            for command in MOMENTS[name]:
                run(command)
            return Path(f"{name}.svg").read_text(encoding="utf-8")
        finally:
            os.chdir(here)


async def settled(app: TableApp, pilot: Pilot[int]) -> None:
    """Until everything is drawn, and nobody thinks."""
    await pilot.pause()
    while app.table.thinking is not None:
        await pilot.pause()
    await pilot.pause()


async def look_at_an_attack(app: TableApp, pilot: Pilot[int]) -> None:
    """Go on until a shot is offered, and put the cursor on it."""
    play = app.play
    assert isinstance(play, BattlePlay)
    app.play.habits.speed = "instant"
    await pilot.press("escape")
    while True:
        await settled(app, pilot)
        for at, choice in enumerate(play.choices):
            move = choice.move
            if isinstance(move, BattleMove) and move.kind == kinds.SHOOT:
                play.select(at)
                app.table.moved()
                await settled(app, pilot)
                return
        await pilot.press("enter")


async def look_at_the_ai(app: TableApp, pilot: Pilot[int]) -> None:
    """Go on until the AI explains at some length why it chose somebody."""
    play = app.play
    assert isinstance(play, BattlePlay)
    await pilot.press("escape")
    while play.reel is None or len(play.reel.reasons) < 2:
        await settled(app, pilot)
        await pilot.press("enter")
    await settled(app, pilot)


async def look_at_a_duel(app: TableApp, pilot: Pilot[int]) -> None:
    """Go on for some turns, always with the first answer."""
    assert isinstance(app.play, DuelPlay)
    for _ in range(14):
        await settled(app, pilot)
        if app.play.over:
            return
        await pilot.press("enter")
    await settled(app, pilot)


@dataclass(frozen=True)
class Scene:
    """A game, and what is done there until the photograph."""

    game: str
    look: Look
    seed: int
    lang: str
    options: Mapping[str, object]
    seats: tuple[str, ...] = ("human",)
    speed: str = "fast"


BEGINNINGS = {"scenario": "beginnings"}
SCREENS = {
    "wasteland-attack": Scene("wasteland", look_at_an_attack, 12, "en", BEGINNINGS),
    "wasteland-ai": Scene("wasteland", look_at_the_ai, 12, "de", BEGINNINGS),
    "tragic-table": Scene(
        "tragic",
        look_at_a_duel,
        seed=7,
        lang="fr",
        options={"decks": ["horde", "walls"]},
        seats=("human", "bot:normal"),
        speed="instant",
    ),
}


def photograph(name: str) -> str:
    """A screen in the middle of a game."""
    scene = SCREENS[name]

    async def play(session: Session) -> str:
        app = TableApp(session, Habits(speed=scene.speed))
        async with app.run_test(size=SIZE) as pilot:
            await settled(app, pilot)
            await scene.look(app, pilot)
            return app.export_screenshot(title=f"overseer play {scene.game}")

    with TemporaryDirectory() as folder:
        path = Path(folder) / "game.overseer"
        session = Session.begin(
            overseer.game(scene.game),
            scene.seats,
            path,
            lang=scene.lang,
            options=scene.options,
            seed=scene.seed,
        )
        return offline(asyncio.run(play(session)))


def offline(svg: str) -> str:
    """Without fonts that a reader's browser would have to fetch."""
    svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)
    fonts = '"Fira Code", "DejaVu Sans Mono", Menlo, Consolas, monospace'
    svg = re.sub(r"font-family: Fira Code, monospace", f"font-family: {fonts}", svg)
    return re.sub(r"<!--.*?-->", "", svg, flags=re.DOTALL)


def main(names: list[str]) -> None:
    """Draw what is named, or everything."""
    for name in names or [*MOMENTS, *SCREENS]:
        svg = draw_moment(name) if name in MOMENTS else photograph(name)
        (PICTURES / f"{name}.svg").write_text(svg, encoding="utf-8")
        print(f"docs/pictures/{name}.svg")


if __name__ == "__main__":
    main(sys.argv[1:])
