"""A running match of older rules is converted when a newer release opens it, and marked.

Its moves are played again under today's rules (overseer/engine/update.py). What comes of it is one
row of the log; the rows of then keep their keys, so that nothing that was sent before counts twice,
and lie whole beside it. All of that is one transaction: whoever is second finds it done.
"""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

import overseer
from overseer.host.clock import Clock
from overseer.host.desk import SetUp
from overseer.host.table import TableRow
from overseer.server.complaint import Complaint
from overseer.server.store.database import Conflict
from overseer.server.store.match_log import LogRow, rewriting

if TYPE_CHECKING:
    from overseer.server.matches.registry import Registry


async def bring_up(
    registry: Registry, table: TableRow, set_up: SetUp, rows: list[LogRow], clock: Clock
) -> None:
    """Convert a match and write it down; or it has been done by another process meanwhile."""
    head = set_up.header
    assert head is not None
    if registry.settings.keep_older:
        release = overseer.game(table.game).release_of(head.rules, head.cards)
        raise Complaint(421, "older-release", release=release)
    made = await registry.desks.convert(set_up, [row.steps for row in rows])
    with suppress(Conflict):
        await registry.database.write(
            *rewriting(table, set_up, made, rows[-1], clock, registry.now())
        )
    await registry.announce(await registry.tables.get(table.code))
