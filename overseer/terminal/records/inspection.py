"""`overseer inspect`: what clients get at any moment of a recorded game, as JSON."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import msgspec

import overseer
from overseer.engine.record import Record
from overseer.engine.state import State
from overseer.host.client import Client
from overseer.host.sitting import Sitting
from overseer.terminal.match.session import load_intact
from overseer.terminal.records import store
from overseer.terminal.records.show import MOST
from overseer.terminal.records.watched import Recording
from overseer.terminal.values import whole
from overseer.voice.complaint import UsageError

PARTS: Final = ("scene", "question", "state")


def run(file: str, at: str | None, seat: str | None, parts: tuple[str, ...], lang: str) -> int:
    """Print the moment after a record's N-th entry; the exit code."""
    wanted = whole(at, "--at", 0, MOST)
    record, damage = load_intact(Path(file))
    seats = len(record.header.seats)
    eyes = whole(seat, "--seat", 1, seats)
    entries = len(record.entries)
    n = entries if wanted is None else wanted
    if n > entries:
        if damage is not None:
            raise damage
        raise UsageError("show-error-at", n=n, moves=entries)
    found = moment(record, n, None if eyes is None else eyes - 1, Path(file), lang)
    chosen = {name: found[name] for name in parts or found}
    raw = msgspec.json.encode(chosen, enc_hook=str)
    print(msgspec.json.format(raw, indent=2).decode())
    if damage is not None and wanted is None:
        raise damage
    return 0


def moment(record: Record, n: int, seat: int | None, path: Path, lang: str) -> dict[str, Any]:
    """What there is after the first `n` entries, through the eyes of a seat or a spectator.

    The question is that of whoever is asked, where nobody's eyes are wanted.
    """
    begun = Record(record.header)
    begun.entries = record.entries[:n]
    begun.end = record.end if n == len(record.entries) else None
    match = Recording(overseer.game(record.header.game), begun)
    match.wind(n)
    sitting = Sitting(match, store.read_table(path))
    decision = sitting.decision
    asked = seat if seat is not None or decision is None or decision.seat < 0 else decision.seat
    entry = begun.entries[-1] if begun.entries else None
    return {
        "at": n,
        "entries": len(record.entries),
        "entry": None if entry is None else {"seat": entry.seat, "move": entry.move},
        "asked": None if decision is None else {"seat": decision.seat, "topic": decision.name},
        "scene": Client(sitting, seat, lang).scene(),
        "question": Client(sitting, asked, lang).question(),
        "state": state_data(match.state),
    }


def state_data(state: State) -> dict[str, object]:
    """The whole position, hidden things too: its canonical bytes, and their digest."""
    return {
        "seat": state.seat,
        "topic": state.topic,
        "digest": state.digest(),
        "bytes": state.encode().decode(errors="backslashreplace"),
    }
