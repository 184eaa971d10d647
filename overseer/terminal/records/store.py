"""Where games are kept: one record a game, its secret seed beside it, and who sits at the table."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import Final

import msgspec

from overseer.engine.match import seed_file
from overseer.engine.record import RecordError, write_safely
from overseer.engine.refusal import Refusal
from overseer.host.sitting import Table
from overseer.terminal.values import is_file, is_there
from overseer.text import LANGUAGES
from overseer.voice.complaint import printable

SUFFIX: Final = ".overseer"
PLAYED: Final = "played.txt"  # which games were played, in that order
MOST_PLAYED: Final = 200
LONGEST_END: Final = 4096  # bytes of the last line of a finished record, and far more


def folder(environ: Mapping[str, str]) -> Path:
    """Where games are saved unless somebody says otherwise."""
    data = environ.get("XDG_DATA_HOME", "")
    # The XDG rules: a relative path is to be ignored.
    base = Path(data) if Path(data).is_absolute() else Path.home() / ".local" / "share"
    return base / "overseer"


def new_path(place: Path, game: str) -> Path:
    """A file for a new game that is not there yet."""
    return fresh(place / f"{game}-{datetime.now():%Y%m%d-%H%M%S}{SUFFIX}")


def fresh(path: Path) -> Path:
    """`path`, or the first of `path-2`, `path-3`… that is not there yet."""
    found, number = path, 1
    while found.exists() or seed_file(found).exists():
        number += 1
        found = path.with_name(f"{path.stem}-{number}{path.suffix}")
    return found


def newest_unfinished(place: Path, games: Iterable[str]) -> Path | None:
    """The unfinished game that was played last.

    That is the last one of the list of games played: clocks go wrong. The time of the file only
    decides between games that are not in it.
    """
    order = {name: at for at, name in enumerate(played(place))}

    def newness(path: Path) -> tuple[int, int, str]:
        return order.get(path.name, -1), path.stat().st_mtime_ns, path.name

    try:
        saved = [path for game in games for path in place.glob(f"{game}-*{SUFFIX}")]
        return max((path for path in saved if unfinished(path)), key=newness, default=None)
    except OSError:
        return None


def unfinished(path: Path) -> bool:
    """Whether a game can go on: it has its secret seed, and no end yet.

    A seed alone says little: a crash between two files leaves it beside a finished game.
    """
    if not seed_file(path).exists():
        return False
    with path.open("rb") as file:
        file.seek(0, os.SEEK_END)
        file.seek(max(0, file.tell() - LONGEST_END))
        last = file.read().rstrip(b"\n").rpartition(b"\n")[2]
    return not (last.startswith(b"{") and b'"winners"' in last)


def note_played(path: Path, environ: Mapping[str, str]) -> None:
    """Remember that this game was played last."""
    place = folder(environ)
    if path.parent == place:
        note(place, path.name)


def note(place: Path, name: str) -> None:
    """Put a name last on a folder's list; one that cannot be written costs nothing else."""
    names = played(place)
    if names[-1:] != [name]:
        names = [*(other for other in names if other != name), name]
        with suppress(RecordError):
            write_safely(place / PLAYED, "\n".join(names[-MOST_PLAYED:]).encode())


def played(place: Path) -> list[str]:
    """The names of the games played, the last one last."""
    try:
        return (place / PLAYED).read_text(encoding="utf-8", errors="replace").splitlines()
    except OSError:
        return []


def ordinary(path: Path) -> bool:
    """Whether a game can be put there: a device or a folder must not be replaced by a file."""
    return is_file(path) or not is_there(path)


def not_ordinary(path: Path) -> RecordError:
    """Why such a place is refused."""
    return RecordError(Refusal("OV-R1", "record-place", {"file": str(path)}))


def write_table(path: Path, table: Table) -> None:
    """Keep the names beside a record, unless there is nothing to keep."""
    if table != Table():
        write_safely(_table_file(path), msgspec.json.encode(table))


def read_table(path: Path) -> Table:
    """The names beside a record; a lost or broken file costs nothing but the names."""
    try:
        table = msgspec.json.decode(_table_file(path).read_bytes(), type=Table)
    except (OSError, msgspec.MsgspecError):
        return Table()
    names = [printable(name) for name in table.names]
    lang = table.lang if table.lang in LANGUAGES else ""
    return msgspec.structs.replace(table, names=names, lang=lang)


def _table_file(path: Path) -> Path:
    return path.with_name(path.name + ".table")
