"""Who looks whether the machine's clock can be believed, and what an operator says about it.

Whether it has gone astray stands in memory (wall_clock.py) and is known at once. Here it is logged,
told to commands by a mark in the database, and it is looked whether an operator has confirmed it
since.
"""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING, Final, NamedTuple

import structlog

from overseer.server.operate.wall_clock import DAY
from overseer.server.store.database import Database
from overseer.server.store.marks import mark_of, marked, unmarked
from overseer.server.store.tokens import fresh_id

if TYPE_CHECKING:
    from overseer.server.matches.registry import Registry

ASTRAY: Final = "clock-astray"  # the mark of a server that believes its clock no more
CONFIRMED: Final = "clock-confirmed"  # what an operator said: a word of its own, and the moment
LONG: Final = 180 * DAY  # without a new row: then the clock may be ahead
log = structlog.get_logger()


class Doubt(NamedTuple):
    """What is strange about the clock at a start."""

    id: str
    now: int
    newest: int


class Timekeeper:
    """Looks at the clock of the machine."""

    def __init__(self, registry: Registry) -> None:
        self.registry = registry
        self._said = False  # whether it was said that the clock is astray
        self._confirmed = ""  # what an operator had said by then
        self._behind = 0  # the newest row, if the clock was behind it at the start

    async def begin(self) -> Doubt | None:
        """At a start the clock is believed; what is strange about it is told."""
        await self.registry.database.write(unmarked(ASTRAY))
        found = doubt(self.registry.wall.told, await newest(self.registry.database))
        if found is not None:
            log.warning(found.id, now=found.now, newest=found.newest)
            self._behind = found.newest if found.now < found.newest else 0
        return found

    async def look(self) -> bool:
        """Whether the clock is believed. Nothing may end by it unless it is."""
        wall, database = self.registry.wall, self.registry.database
        ahead = wall.astray
        if not ahead:
            if self._said:
                await self._believed("clock back")
            return True
        if self._behind and wall.told > self._behind:
            # A machine without a battery for its clock was started, and has heard the time since.
            self._behind = 0
            await self._believed("clock set")
            return True
        if not self._said:
            self._confirmed = await mark_of(database, CONFIRMED)
            await database.write(marked(ASTRAY, str(wall.told)))
            log.error("clock astray", seconds_ahead=ahead // 1000)
            self._said = True
        said = await mark_of(database, CONFIRMED)
        if said != self._confirmed and abs(_moment(said) - wall.told) <= DAY:
            await self._believed("clock confirmed")
            return True
        return False

    async def _believed(self, why: str) -> None:
        self.registry.wall.believe()
        self._said = False
        log.warning(why, now=self.registry.wall.told)
        await self.registry.database.write(unmarked(ASTRAY))


def doubt(now: int, newest: int) -> Doubt | None:
    """What is strange about a clock, beside the newest row."""
    if newest - now > DAY:
        return Doubt("clock-behind", now, newest)
    if newest and now - newest > LONG:
        return Doubt("clock-ahead", now, newest)
    return None


async def newest(database: Database) -> int:
    """When something was written last; 0 where nothing was."""
    moments = [0]
    for table, column in (("tables", "touched"), ("people", "seen"), ("sessions", "seen")):
        rows = await database.read(f"SELECT max({column}) FROM {table}")
        moments += [moment for row in rows for moment in row if isinstance(moment, int)]
    return max(moments)


# What an operator reads and does


def shown_moment(moment: int) -> str:
    """A moment by this machine's time zone."""
    return f"{datetime.fromtimestamp(moment / 1000):%Y-%m-%d %H:%M}"


async def confirm(database: Database, now: int) -> None:
    """The clock is right: every server whose clock says the same believes it again."""
    await database.write(marked(CONFIRMED, f"{fresh_id()} {now}"), unmarked(ASTRAY))


def _moment(said: str) -> int:
    return int(said.rpartition(" ")[2] or 0)
