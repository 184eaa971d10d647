"""How much room is left where the database lies."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import NamedTuple

from overseer.server.store.opening import sqlite_path


class Room(NamedTuple):
    """What is left of a disk."""

    free: int  # bytes
    share: float  # of the whole disk, from 0 to 1


def room_at(path: Path) -> Room:
    """The room on the disk of a file or a folder."""
    while not path.exists():
        path = path.parent
    usage = shutil.disk_usage(path)
    return Room(usage.free, usage.free / max(1, usage.total))


def free_share(path: Path) -> float:
    """Which part of a disk is free, from 0 to 1."""
    return room_at(path).share


def room_of(database: str) -> Room | None:
    """The room of a database's file; None where it has none, or nobody can say."""
    file = sqlite_path(database)
    if file is None:
        return None
    try:
        return room_at(file.absolute())
    except OSError:
        return None
