"""The disk that everything is kept on: when little of it is left, only running games are served."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

import structlog

from overseer.server.complaint import Complaint
from overseer.server.store.address import sqlite_path

if TYPE_CHECKING:
    from overseer.server.settings import Settings

FLOOR: Final = 1 << 30  # bytes that are left for running games …
PART: Final = 20  # … or one part in so many of a small disk
log = structlog.get_logger()


class DiskState(NamedTuple):
    """How full it is, in bytes."""

    free: int
    whole: int

    @property
    def share(self) -> float:
        """Which part of it is free, from 0 to 1."""
        return self.free / max(1, self.whole)

    @property
    def floor(self) -> int:
        """Below so much nothing new is taken in."""
        return min(FLOOR, self.whole // PART)

    @property
    def low(self) -> bool:
        """Whether only running games are served."""
        return self.free < self.floor


class Disk:
    """The disk of a database. That of a server on another machine nobody here knows."""

    def __init__(self, settings: Settings) -> None:
        file = None if settings.disk else sqlite_path(settings.database)
        self.folder = settings.disk or (str(file.absolute().parent) if file is not None else "")
        self.look: Callable[[str], DiskState] = looked
        self._was_low = False

    def state(self) -> DiskState | None:
        """How full it is; None where nobody knows."""
        if not self.folder:
            return None
        try:
            return self.look(self.folder)
        except OSError:
            return None

    def expect_room(self) -> None:
        """A complaint where nothing new is taken in."""
        state = self.state()
        if state is not None and state.low:
            raise Complaint(507, "disk-low")

    def watch(self) -> None:
        """Write down once that little is left, and once that there is room again."""
        state = self.state()
        if state is None or state.low is self._was_low:
            return
        self._was_low = state.low
        told = {"free_mb": state.free >> 20, "floor_mb": state.floor >> 20}
        if state.low:
            log.warning("disk nearly full: only running games are served", **told)
        else:
            log.warning("disk has room again", **told)


def looked(folder: str) -> DiskState:
    """What the system says."""
    found = os.statvfs(Path(folder))
    return DiskState(found.f_bavail * found.f_frsize, found.f_blocks * found.f_frsize)
