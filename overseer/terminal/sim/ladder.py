"""`overseer ladder`: every bot against every other one, with ratings that say how sure they are."""

from __future__ import annotations

import json
import os
import sys
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from time import monotonic
from typing import Any, Final, NamedTuple

import msgspec
from rich.console import Console
from rich.table import Table

from overseer.bots import names
from overseer.engine.game import Game
from overseer.engine.nature import LARGEST_SEED
from overseer.engine.record import write_safely
from overseer.host.seating import BOT, read_seats
from overseer.lab.battles import options_for
from overseer.lab.figures import percent
from overseer.lab.ladder import FORMAT, GAMES, Ladder, climb, owed, standings, welcome
from overseer.terminal.bots import bring_bots
from overseer.terminal.match.play import MOST_BUDGET
from overseer.terminal.match.session import single
from overseer.terminal.records import store
from overseer.terminal.sim import tragic, wasteland
from overseer.terminal.sim.progress import progress_bar
from overseer.terminal.sim.report_room import place_of, report, unwritten
from overseer.terminal.sim.sim import INTERRUPTED, MOST_GAMES, MOST_JOBS
from overseer.terminal.sim.tables import (
    games_played,
    lost_sentences,
    matrix_table,
    plain_table,
)
from overseer.terminal.values import is_there, whole
from overseer.text import translate
from overseer.voice.complaint import UsageError, WorkerLost, printable

USUAL_GAMES: Final = {"wasteland": 16}  # of each pair …
OTHERS: Final = 100  # … and of all other games
OFTEN: Final = 2.0  # seconds after which what was played is written down
SEATS: Final = 2


class Climb(NamedTuple):
    """The options as they were typed."""

    game: str
    bots: str | None
    games: str | None
    file: str | None
    seed: str
    jobs: str | None
    budget: str | None
    bot_time: str | None
    picture: str | None
    as_json: bool


def run(asked: Climb, lang: str) -> int:
    """Play what is still to be played, and print the ladder; the exit code."""
    game = single(asked.game)
    game.check_seats(SEATS)
    bring_bots(None, asked.bot_time)
    bots = who_plays(asked.bots, game.name)
    count = USUAL_GAMES.get(game.name, OTHERS)
    if asked.games is not None:
        count = whole(asked.games, "--games", 1, MOST_GAMES)
    seed = whole(asked.seed, "--seed", 0, LARGEST_SEED)
    budget = whole(asked.budget, "--budget", 1, MOST_BUDGET)
    workers = whole(asked.jobs, "--jobs", 1, MOST_JOBS) or os.cpu_count() or 1
    path = kept_in(asked.file, game.name, seed, budget)
    picture, pictures = None, None
    if asked.picture is not None:  # what is missing is told before anything is played
        picture = place_of(asked.picture, "--picture", ".svg", ".png")
        pictures = report("ladder")
    ladder = opened(path, game, seed, budget)
    for bot in welcome(ladder, bots):
        print(translate(lang, "ladder-changed", bot=bot), file=sys.stderr)
    whole_run = played(ladder, path, bots, -(-count // GAMES), workers, lang)
    result = standings(ladder, bots)
    if asked.as_json:
        print(json.dumps(result, indent=2))
    else:
        show(result, path, lang)
    if picture is not None and pictures is not None and result["ladder"]:
        try:
            pictures.draw(result, picture, lang)
        except OSError as error:
            raise unwritten(picture, error, lang) from error
        print(translate(lang, "ladder-drawn", file=printable(str(picture))), file=sys.stderr)
    if not whole_run:
        print(translate(lang, "ladder-stopped", file=printable(str(path))), file=sys.stderr)
        return INTERRUPTED
    return 0


def who_plays(typed: str | None, game: str) -> list[str]:
    """The bots that were named, or all there are; at least two."""
    if typed is None:
        bots = list(names(game))
    else:
        seated = read_seats(typed, game, humans=False, files=True)
        bots = list(dict.fromkeys(seat.removeprefix(BOT) for seat in seated))
    if len(bots) < SEATS:
        raise UsageError("ladder-error-few", known=", ".join(names(game)))
    return bots


def kept_in(typed: str | None, game: str, seed: int, budget: int | None) -> Path:
    """The file of a ladder: each game, seed and budget has one of its own."""
    if typed is None:
        thinks = "" if budget is None else f"-{budget}"
        return store.folder(os.environ) / "ladders" / f"{game}-{seed}{thinks}.json"
    path = Path(typed)
    if not is_there(path.parent):  # a slip of the pen should not make folders
        raise UsageError("cli-error-save-folder", folder=printable(str(path.parent)))
    return path


def opened(path: Path, game: Game, seed: int, budget: int | None) -> Ladder:
    """What was played before, if anything was."""
    if not is_there(path):
        return Ladder(FORMAT, game.name, seed, budget)
    try:
        ladder = msgspec.json.decode(path.read_bytes(), type=Ladder)
    except (OSError, msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise UsageError("ladder-error-file", file=printable(str(path))) from error
    if (ladder.format, ladder.game, ladder.seed, ladder.budget) != (
        FORMAT,
        game.name,
        seed,
        budget,
    ):
        raise UsageError("ladder-error-other", file=printable(str(path)))
    return ladder


def played(
    ladder: Ladder, path: Path, bots: list[str], deals: int, workers: int, lang: str
) -> bool:
    """Play and write it down as it comes; False: somebody stopped it."""
    meetings, options = what_is_played(ladder.game)
    bar = progress_bar()
    total = GAMES * len(owed(ladder, bots, deals))
    task = bar.add_task(translate(lang, "sim-progress"), total=total)
    written = monotonic()
    try:
        for games in climb(ladder, bots, deals, workers, meetings, options):
            bar.start()
            bar.advance(task, games)
            if monotonic() - written > OFTEN:
                keep(ladder, path)
                written = monotonic()
    except KeyboardInterrupt:
        return False
    except BrokenProcessPool as error:
        raise WorkerLost("cli-error-worker") from error
    finally:
        bar.stop()
        keep(ladder, path)
    return True


def what_is_played(game: str) -> tuple[tuple[tuple[str, ...], ...], dict[str, Any]]:
    """Decks or forces, the same for both and all of them in turn; and the options of the game."""
    if game == "tragic":
        return tragic.line_ups(tragic.ALL, False, SEATS, tragic.card_set(None))[0], {}
    if game == "wasteland":
        options: dict[str, Any] = dict(options_for(SEATS))
        return wasteland.line_ups(wasteland.ALL, False, SEATS, None)[0], options
    return (), {}


def keep(ladder: Ladder, path: Path) -> None:
    """Write it down."""
    write_safely(path, msgspec.json.format(msgspec.json.encode(ladder), indent=1))


def show(result: dict[str, Any], path: Path, lang: str) -> None:
    """The ladder, who beats whom, and what went wrong."""
    console = Console(highlight=False)
    console.print(games_played(result, lang), markup=False)
    if not result["ladder"]:
        return
    console.print(ratings(result, lang))
    console.print(translate(lang, "ladder-note"), markup=False)
    console.print(matrix_table(result["matrix"], str, lang))
    for line in lost_sentences(result, lang):
        console.print(line, markup=False)
    console.print(translate(lang, "ladder-kept", file=printable(str(path))), markup=False)


def ratings(result: dict[str, Any], lang: str) -> Table:
    """Everybody from the top."""
    table = plain_table(
        lang, "ladder-rank", "sim-bot", "ladder-rating", "sim-interval", "ladder-games", "sim-share"
    )
    table.columns[1].justify = "left"
    for row in result["ladder"]:
        between = translate(
            lang, "sim-from-to", low=str(round(row["low"])), high=str(round(row["high"]))
        )
        table.add_row(
            str(row["rank"]),
            row["bot"],
            str(round(row["rating"])),
            between,
            str(row["games"]),
            percent(row["share"], lang),
        )
    return table
