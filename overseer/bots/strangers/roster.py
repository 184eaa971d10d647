"""Which strangers' bots there are: installed ones by their entry points, files by their names.

An installed package says `[project.entry-points."overseer.bots"]` and `NAME = "module:bot"`; with
`shelter.NAME` the bot is offered at tables of Shelter only. A file is brought by whoever runs the
program; its name is that of the file without `.py`. Files are known to all processes that are
started from here, by a variable of the environment.
"""

from __future__ import annotations

import os
import re
from importlib.metadata import entry_points
from pathlib import Path
from typing import Final

from overseer.bots.strangers.inside import FILE, GROUP
from overseer.engine.refusal import BadOption, Refusal, Value

VARIABLE: Final = "OVERSEER_BOTS"  # the paths of the files
TIME: Final = "OVERSEER_BOT_TIME"  # seconds for one answer
USUAL_TIME: Final = 10.0
LEAST_TIME: Final = 0.05
LONGEST_TIME: Final = 3600.0
RESERVED: Final = ("human", "random", "easy", "normal", "hard", "file", "all")
_NAME: Final = re.compile(r"[a-z0-9][a-z0-9_-]{0,29}")


def bring(typed: str) -> str:
    """Make the bot of a file known; its name. BadOption says why that cannot be."""
    path = Path(typed.strip().removeprefix(FILE)).expanduser()
    name = path.stem.lower()
    args: dict[str, Value] = {"file": typed.strip()[:200], "name": name[:40]}
    try:
        found = path.is_file()
    except (OSError, ValueError):
        found = False
    if not found or path.suffix != ".py":
        raise BadOption(Refusal("OV-B1", "bot-file", args))
    if not _NAME.fullmatch(name) or name in RESERVED:
        raise BadOption(Refusal("OV-B1", "bot-file-name", args))
    whole = str(path.resolve())
    known = files()
    if os.pathsep in whole or known.get(name, whole) != whole or name in installed_anywhere():
        raise BadOption(Refusal("OV-B1", "bot-file-twice", args))
    os.environ[VARIABLE] = os.pathsep.join({**known, name: whole}.values())
    return name


def files() -> dict[str, str]:
    """The files that have been brought, by the names of their bots."""
    paths = [each for each in os.environ.get(VARIABLE, "").split(os.pathsep) if each]
    return {Path(each).stem.lower(): each for each in paths}


def installed(game: str) -> dict[str, str]:
    """The installed bots of a game: what each is called at the table, and its entry point."""
    found: dict[str, str] = {}
    for entry in entry_points(group=GROUP):
        only, _, name = entry.name.rpartition(".")
        tidy = name.lower()
        if only in ("", game) and _NAME.fullmatch(tidy) and tidy not in RESERVED:
            found.setdefault(tidy, entry.name)
    return found


def installed_anywhere() -> set[str]:
    """What the installed bots of all games are called."""
    return {entry.name.rpartition(".")[2].lower() for entry in entry_points(group=GROUP)}


def source_of(name: str, game: str) -> str | None:
    """Where a stranger's bot is to be found; None: there is none of that name."""
    path = files().get(name)
    return installed(game).get(name) if path is None else FILE + path


def strangers(game: str) -> tuple[str, ...]:
    """The strangers' bots that can sit at a table of a game."""
    return tuple(sorted({*files(), *installed(game)}))


def set_time(seconds: float) -> None:
    """How long a stranger's bot may think about one answer, here and in processes begun here."""
    os.environ[TIME] = repr(seconds)


def time_allowed() -> float:
    """The seconds for one answer."""
    try:
        seconds = float(os.environ.get(TIME, ""))
    except ValueError:
        return USUAL_TIME
    return seconds if LEAST_TIME <= seconds <= LONGEST_TIME else USUAL_TIME
