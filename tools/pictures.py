"""Makes the pictures of games that the documentation shows, all of them or those that are named.

python -m tools.pictures                 # after cards, rules or the look of a table have changed
python -m tools.pictures wasteland-ai    # this one only

Moments are drawn by the commands that the guide names; screens are photographed by keyboard. Where
a moment is sought, the number of its move is written into the guide as well.
"""

from __future__ import annotations

import asyncio
import io
import os
import re
import sys
from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from textual.pilot import Pilot

import overseer
from overseer.engine.state import State
from overseer.terminal import cli
from overseer.terminal.match.session import Session, load_intact
from overseer.terminal.table.app import TableApp
from overseer.terminal.table.play import Habits
from overseer.terminal.table.wasteland.battle_play import BattlePlay
from overseer.text import LANGUAGES
from overseer.tragic.rules.duel import Duel

PICTURES = Path(__file__).resolve().parent.parent / "docs" / "pictures"
GUIDE = PICTURES.parent / "guide.md"
SIZE = (136, 44)
ENGLISH, FRENCH, GERMAN, SPANISH = LANGUAGES[:4]

# A picture, the game that is played for it, and the moment that it shows.
MOMENTS = {
    "shelter-game": (
        "overseer play shelter --plain --seats normal,normal --seed 7 --save game.overseer",
        "overseer show game.overseer --at 150 --svg shelter-game.svg",
    ),
    "tragic-duel": (
        "overseer play tragic --plain --seats normal,normal --deck horde --deck walls --seed 7 "
        "--save duel.overseer",
        "overseer show duel.overseer --at {at} --svg tragic-duel.svg",
    ),
    "wasteland-battle": (
        "overseer play wasteland --plain --scenario ambush --ai both --seed 5 "
        "--save battle.overseer",
        "overseer show battle.overseer --at 120 --svg wasteland-battle.svg",
    ),
}

Look = Callable[[TableApp, Pilot[int]], Awaitable[None]]


def in_a_chain(state: State) -> bool:
    """A card is answered, and there is something on the mat already."""
    assert isinstance(state, Duel)
    return len(state.chain) >= 2 and sum(len(each.permanents) for each in state.players) >= 8


# The record of a moment whose number is sought: `{at}` is the first move after which this holds.
SOUGHT = {"tragic-duel": ("duel.overseer", in_a_chain)}


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


def draw_moment(name: str) -> tuple[str, str]:
    """What the two commands of a moment draw, and the second one as it was run."""
    with in_a_folder():
        play, show = MOMENTS[name]
        run(play)
        if name in SOUGHT:
            show = show.format(at=first_moment(*SOUGHT[name]))
        run(show)
        return Path(f"{name}.svg").read_text(encoding="utf-8"), show


def as_in_the_guide(name: str) -> str:
    """The line of the guide with a moment's second command, whatever move it names."""
    return "\n" + re.escape(MOMENTS[name][1]).replace(re.escape("{at}"), r"(\d+)") + "\n"


def first_moment(file: str, holds: Callable[[State], bool]) -> int:
    """The number of the first move of a record after which something holds."""
    record = load_intact(Path(file))[0]
    game = overseer.game(record.header.game)
    state = game.new(len(record.header.seats), record.header.options)
    for number, entry in enumerate(record.entries, start=1):
        state.play(game.parse(entry.move))
        if holds(state):
            return number
    raise SystemExit(f"{file}: there is no such moment")


@contextmanager
def in_a_folder() -> Iterator[None]:
    """Work in a folder that is gone afterwards, so that no picture names a path."""
    here = Path.cwd()
    with TemporaryDirectory() as folder:
        os.chdir(folder)
        try:
            yield
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
            if play.about(choice).kind == "shoot":
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


async def go_on(app: TableApp, pilot: Pilot[int], answers: int) -> None:
    """Go on for some turns, always with the first answer."""
    for _ in range(answers):
        await settled(app, pilot)
        if app.play.over:
            return
        await pilot.press("enter")
    await settled(app, pilot)


async def look_at_a_duel(app: TableApp, pilot: Pilot[int]) -> None:
    """Some answers into a duel."""
    await go_on(app, pilot, 14)


async def look_at_a_vault(app: TableApp, pilot: Pilot[int]) -> None:
    """Some rounds into a game of Shelter."""
    await go_on(app, pilot, 24)


async def look_at_the_end(app: TableApp, pilot: Pilot[int]) -> None:
    """Go on until somebody has won."""
    while not app.play.over:
        await go_on(app, pilot, 20)
    await settled(app, pilot)


async def look_at_a_closed_space(app: TableApp, pilot: Pilot[int]) -> None:
    """The cursor on the vault entrance, when it is too dear."""
    await go_on(app, pilot, 40)
    app.play.go("0c1")
    app.table.moved()
    await settled(app, pilot)
    assert app.play.closed() is not None


async def look_at_a_rule(app: TableApp, pilot: Pilot[int]) -> None:
    """The rule that closes that space."""
    await look_at_a_closed_space(app, pilot)
    await pilot.press("question_mark")
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
    size: tuple[int, int] = SIZE


AGAINST_A_BOT = ("human", "bot:normal")


def shelter(
    look: Look,
    seed: int,
    lang: str,
    seats: tuple[str, ...] = AGAINST_A_BOT,
    size: tuple[int, int] = SIZE,
) -> Scene:
    """A game of Shelter."""
    return Scene("shelter", look, seed, lang, {}, seats, "instant", size)


BEGINNINGS = {"scenario": "beginnings"}
SCREENS = {
    "wasteland-attack": Scene("wasteland", look_at_an_attack, 12, ENGLISH, BEGINNINGS),
    "wasteland-ai": Scene("wasteland", look_at_the_ai, 12, GERMAN, BEGINNINGS),
    "tragic-table": Scene(
        "tragic",
        look_at_a_duel,
        seed=7,
        lang=FRENCH,
        options={"decks": ["horde", "walls"]},
        seats=AGAINST_A_BOT,
        speed="instant",
    ),
    "shelter": shelter(look_at_a_vault, 4, ENGLISH),
    "play-de": shelter(look_at_a_vault, 5, GERMAN),
    "play-fr": shelter(look_at_a_vault, 6, FRENCH),
    "end-de": shelter(look_at_the_end, 5, GERMAN),
    "end-fr": shelter(look_at_the_end, 6, FRENCH),
    "four-players-es": shelter(look_at_a_vault, 7, SPANISH, ("human", *["bot:normal"] * 3)),
    "why-not-en": shelter(look_at_a_closed_space, 8, ENGLISH),
    "rule-en": shelter(look_at_a_rule, 8, ENGLISH),
    "small-en": shelter(look_at_a_vault, 9, ENGLISH, size=(80, 24)),
}


def photograph(name: str) -> str:
    """A screen in the middle of a game."""
    scene = SCREENS[name]

    async def play(session: Session) -> str:
        app = TableApp(session, Habits(speed=scene.speed))
        async with app.run_test(size=scene.size) as pilot:
            await settled(app, pilot)
            await scene.look(app, pilot)
            return app.export_screenshot(title=f"overseer play {scene.game}")

    with in_a_folder():
        session = Session.start(
            overseer.game(scene.game),
            scene.seats,
            Path("game.overseer"),
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
        if name in MOMENTS:
            svg, command = draw_moment(name)
            guide = re.sub(as_in_the_guide(name), f"\n{command}\n", GUIDE.read_text("utf-8"))
            GUIDE.write_text(guide, encoding="utf-8")
        else:
            svg = photograph(name)
        (PICTURES / f"{name}.svg").write_text(svg, encoding="utf-8")
        print(f"docs/pictures/{name}.svg")


if __name__ == "__main__":
    main(sys.argv[1:])
