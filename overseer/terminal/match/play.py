"""`overseer play`: set a match up or take it up again, and hand it to a client."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

import overseer
from overseer.engine.game import Game
from overseer.engine.nature import LARGEST_SEED
from overseer.host.manner import default_seats, manner_of
from overseer.host.seating import HUMAN, read_names, read_seats
from overseer.host.sitting import Table
from overseer.terminal import settings
from overseer.terminal.bots import bring_bots
from overseer.terminal.look import look_of
from overseer.terminal.match.session import Session, load_lines, single
from overseer.terminal.records import store
from overseer.terminal.values import is_file, is_there, seconds, whole
from overseer.voice.complaint import UsageError, printable
from overseer.voice.voice import voice_of

LONGEST_THINK: Final = 3600.0
MOST_BUDGET: Final = 10_000_000
LONGEST_CLOCK: Final = 600  # minutes
LEAST_SIZE: Final = (80, 24)  # columns and lines that the full-screen client needs


@dataclass(frozen=True, slots=True, kw_only=True)
class Wanted:
    """The options of the command, as they were typed."""

    game: str | None
    seats: str | None
    names: str | None
    plain: bool
    resume: str | None
    save: str | None
    seed: str | None
    think: str | None
    budget: str | None
    clock: str | None = None
    tutorial: bool = False
    lang: str | None = None  # only if it was asked for
    own: Mapping[str, str | None]  # options that only some games have
    bots: str | None = None  # files of bots that may sit at the table
    bot_time: str | None = None


def run(wanted: Wanted, lang: str) -> int:
    """Play; the exit code."""
    bring_bots(wanted.bots, wanted.bot_time)
    screen = full_screen(wanted.plain, os.environ)
    if screen:
        check_size()
    if wanted.resume is not None:
        meant = chosen_save(wanted, screen, lang)
        if meant is None:
            return 0
        session = resume(meant, lang)
    else:
        chosen = asked(wanted, screen, lang)
        if chosen is None:
            return 0
        session = begin(chosen, lang)
    store.note_played(session.path, os.environ)
    try:
        return at_table(session, screen)
    finally:
        session.close()


def at_table(session: Session, screen: bool) -> int:
    """Play a match in the client that fits; the exit code."""
    if screen and session.look.screen() is not None:
        from overseer.terminal.table.app import run as run_table

        return run_table(session)
    from overseer.terminal.match.plain import run as run_plain

    return run_plain(session, again=True)


def full_screen(plain: bool, environ: Mapping[str, str]) -> bool:
    """Whether there is a screen to draw on, and somebody who wants it."""
    # The screen is drawn on stderr.
    terminals = all(stream.isatty() for stream in (sys.stdin, sys.stdout, sys.stderr))
    return terminals and not plain and environ.get("TERM", "") not in ("", "dumb")


def check_size() -> None:
    """Say so before anything begins if the terminal is too small to draw the table."""
    size = os.get_terminal_size(sys.stdout.fileno())
    columns, lines = LEAST_SIZE
    # Some terminals do not say how large they are: 0 × 0.
    if 0 < size.columns < columns or 0 < size.lines < lines:
        raise UsageError(
            "cli-error-small",
            columns=size.columns,
            lines=size.lines,
            need_columns=columns,
            need_lines=lines,
        )


def begin(wanted: Wanted, lang: str) -> Session:
    """A new match."""
    if wanted.game is None:
        raise UsageError("cli-error-no-game", known=", ".join(_games()))
    game = single(wanted.game)
    if wanted.tutorial:
        return begin_tutorial(wanted, game, lang)
    seats = seats_of(game, wanted)
    game.check_seats(len(seats))
    return Session.start(
        game,
        seats,
        new_path(wanted.save, game),
        lang=lang,
        options=look_of(game).own_options(wanted.own),
        seed=whole(wanted.seed, "--seed", 0, LARGEST_SEED),
        table=table(wanted, seats),
    )


def asked(wanted: Wanted, screen: bool, lang: str) -> Wanted | None:
    """The options once the game has asked for what it wants to know; None: somebody left."""
    if wanted.game is None or wanted.tutorial:
        return wanted
    game = single(wanted.game)
    seats = seats_of(game, wanted)
    own = look_of(game).ask(wanted.own, seats, screen, lang)
    return None if own is None else replace(wanted, own=own)


def begin_tutorial(wanted: Wanted, game: Game, lang: str) -> Session:
    """A match that teaches its game: everything about it is fixed."""
    voice = voice_of(game)
    lesson = voice.lesson()
    if lesson is None:
        raise UsageError("cli-error-not-here", option="--tutorial", game=game.name)
    given = {"seats": wanted.seats, "seed": wanted.seed, "clock": wanted.clock, **wanted.own}
    named_lesson = voice.lesson(given.get("scenario") or "")
    if lesson.name and named_lesson is not None:
        lesson = named_lesson
        given["scenario"] = None
    for option, text in given.items():
        if text is not None:
            raise UsageError("cli-error-tutorial", option=f"--{option}")
    named = table(wanted, lesson.seats)
    return Session.start(
        game,
        lesson.seats,
        new_path(wanted.save, game),
        lang=lang,
        options=lesson.options,
        seed=lesson.seed,
        table=Table(names=named.names, tutorial=True),
    )


def new_path(save: str | None, game: Game) -> Path:
    """Where the match is saved: never over another one."""
    if save is None:
        return store.new_path(store.folder(os.environ), game.name)
    path = Path(save)
    if is_file(path) and path.stat().st_size > 0:
        raise UsageError("cli-error-save-there", file=save)
    if not is_there(path.parent):  # a slip of the pen should not make folders
        raise UsageError("cli-error-save-folder", folder=printable(str(path.parent)))
    return path


def table(wanted: Wanted, seats: Sequence[str]) -> Table:
    """Names and bots' thinking as the options say; the only person has the remembered name."""
    names: list[str] = []
    if wanted.names is not None:
        names = read_names(wanted.names, len(seats))
    elif wanted.resume is None and seats.count(HUMAN) == 1:
        name = settings.read(os.environ)[0].name
        names = [*[""] * seats.index(HUMAN), name] if name else []
    return Table(
        names=names,
        think=seconds(wanted.think, "--think", 0.01, LONGEST_THINK),
        budget=whole(wanted.budget, "--budget", 1, MOST_BUDGET),
        clock=None if wanted.clock is None else 60.0 * minutes(wanted),
    )


def minutes(wanted: Wanted) -> int:
    """The minutes of the clock, in a game whose rules know one."""
    if wanted.game is not None and not manner_of(overseer.game(wanted.game)).timed:
        raise UsageError("cli-error-not-here", option="--clock", game=wanted.game)
    return whole(wanted.clock or "", "--clock", 1, LONGEST_CLOCK)


def chosen_save(wanted: Wanted, screen: bool, lang: str) -> Wanted | None:
    """With several games to go on with, somebody at a terminal chooses; None: they left."""
    game, file = wanted.game, wanted.resume or ""
    if file and game is None and not Path(file).exists() and file in _games():
        game, file = file, ""  # `play --resume shelter`
    if file or not (sys.stdin.isatty() and sys.stdout.isatty()):
        return wanted
    from overseer.terminal.records.saves import choose_in_lines, unfinished

    found = unfinished(None if game is None else overseer.game(game).name)
    if len(found) < 2:
        return wanted
    if not screen:
        return replace(wanted, resume=str(choose_in_lines(found, lang)))
    from overseer.terminal.start.unfinished import choose

    path = choose(found, lang)
    return None if path is None else replace(wanted, resume=str(path))


def resume(wanted: Wanted, lang: str) -> Session:
    """A saved match: the file named, or the newest unfinished one."""
    fixed = {
        "seats": wanted.seats,
        "save": wanted.save,
        "seed": wanted.seed,
        "clock": wanted.clock,
        "tutorial": "" if wanted.tutorial else None,
        **wanted.own,
    }
    for option, text in fixed.items():
        if text is not None:
            raise UsageError("cli-error-with-resume", option=f"--{option}")
    game, file = wanted.game, wanted.resume
    if file and game is None and not is_there(file) and file in _games():
        game, file = file, ""  # `play --resume shelter`
    path = Path(file) if file else newest(game)
    header = load_lines(path)[0].header
    if game is not None and header.game != overseer.game(game).name:
        raise UsageError("cli-error-other-game", file=str(path), game=header.game)
    given, kept = table(wanted, header.seats), store.read_table(path)
    merged = Table(
        names=given.names or kept.names,
        think=kept.think if given.think is None else given.think,
        budget=kept.budget if given.budget is None else given.budget,
        clock=kept.clock,
        tutorial=kept.tutorial,
        lang=kept.lang,
    )
    return Session.resume(path, lang=wanted.lang or kept.lang or lang, table=merged)


def newest(game: str | None) -> Path:
    """The unfinished match that was played last."""
    place = store.folder(os.environ)
    names = _games() if game is None else [single(game).name]
    found = store.newest_unfinished(place, names)
    if found is None:
        raise UsageError("cli-error-none-saved", folder=str(place))
    return found


def _games() -> list[str]:
    return [game.name for game in overseer.games() if not game.leads_to]


def seats_of(game: Game, wanted: Wanted) -> list[str]:
    """Who plays: as it was typed, or as the game is mostly played."""
    if wanted.seats is None:
        return default_seats(game)
    return read_seats(wanted.seats, game.name, files=True)
