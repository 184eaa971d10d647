"""`overseer show`: any moment of a recorded game as a picture."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import overseer
from overseer.host.seating import seat_name
from overseer.picture.moment import GAMES, picture_of
from overseer.terminal.match.session import load_intact
from overseer.terminal.records import store
from overseer.terminal.values import whole
from overseer.text import translate
from overseer.voice.complaint import UsageError, printable, shown_args

MOST: Final = 1_000_000


def run(file: str, svg: str | None, at: str | None, lang: str) -> int:
    """Draw the moment after a record's N-th move, or its last one; the exit code."""
    if svg is None:
        raise UsageError("show-error-svg")
    wanted = whole(at, "--at", 0, MOST)
    path = Path(file)
    if path.resolve() == Path(svg).resolve():
        raise UsageError("show-error-same", file=printable(svg))
    record, damage = load_intact(path)
    header = record.header
    moves = len(record.entries)
    if wanted is not None and wanted > moves:
        if damage is not None:
            raise damage
        raise UsageError("show-error-at", n=wanted, moves=moves)
    n = moves if wanted is None else wanted
    state = record.replay(overseer.game(header.game), n)
    given = store.read_table(path).names
    names = [seat_name(given, header.seats, seat, lang) for seat in range(len(header.seats))]
    moment = translate(lang, "show-moment", n=n, moves=moves)
    picture = picture_of(state, names, moment, lang)
    if picture is None:
        known = ", ".join(GAMES)
        raise UsageError("show-error-game", game=printable(header.game), known=known)
    _write(Path(svg), picture, lang)
    print(translate(lang, "show-written", file=printable(svg), n=n, moves=moves))
    if damage is not None and wanted is None:
        raise damage
    return 0


def _write(path: Path, picture: str, lang: str) -> None:
    try:
        path.write_text(picture, encoding="utf-8")
    except OSError as error:
        words = shown_args({"file": str(path), "error": error.strerror or "?"}, lang)
        raise UsageError("odds-error-file", **words) from error
