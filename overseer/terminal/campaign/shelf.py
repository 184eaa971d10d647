"""`overseer campaign list`: all campaigns with a name, and how far each has come."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

from overseer.engine.record import Record, RecordError
from overseer.host.seating import seat_name
from overseer.terminal.campaign import where
from overseer.terminal.campaign.folder import RECORD
from overseer.terminal.records import store
from overseer.text import translate
from overseer.voice.lists import listed
from overseer.wasteland.campaign.facts import LINKED_COURSE


def run(lang: str) -> int:
    """Every campaign in a line, the one played last first: commands are about that one."""
    found = where.known()
    for number, path in enumerate(found):
        print(line(path, lang, number == 0))
    if not found:
        print(translate(lang, "campaign-list-none"))
    return 0


def line(path: Path, lang: str, current: bool) -> str:
    """One campaign: its name, who plays, how many battles, when it was played last."""
    mark = "*" if current else " "
    file = path / RECORD
    try:
        record = Record.load(file)
    except RecordError:
        return translate(lang, "campaign-list-damaged", mark=mark, name=path.name)
    names, seats = store.read_table(file).names, record.header.seats
    players = [seat_name(names, seats, seat, lang) for seat in range(len(seats))]
    day = datetime.fromtimestamp(file.stat().st_mtime)
    course = record.header.options.get("course", LINKED_COURSE)
    return translate(
        lang,
        "campaign-list-line",
        mark=mark,
        name=path.name,
        course=str(course),
        players=listed(players, lang),
        n=sum(entry.move.startswith("result ") for entry in record.entries),
        over="yes" if record.end is not None else "no",
        day=f"{day:%Y-%m-%d}",
    )
