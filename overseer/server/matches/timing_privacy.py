"""What is answered by itself does not tell what somebody holds, nor does the time it takes.

Who is asked follows from public facts. Whether a seat's own settings then answer for it does not: a
hand without an answer passes. So at such a question everybody sees that the seat is asked, whatever
it holds. If it passes by itself, it does so after a while that follows from the number of the step
and the match's secret seed: nobody can foretell it, and nothing in a hand changes it. Whoever is
really asked in that while may have thought as long.

Bots see no time. So where only one person plays nobody has to wait.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from overseer.engine.nature import waiting
from overseer.host.clock import decided_clock
from overseer.host.desk import ITSELF, SetUp, Standing
from overseer.host.table import TableRow

if TYPE_CHECKING:
    from overseer.server.matches.live_match import LiveMatch
    from overseer.server.matches.registry import Registry

SOONEST: Final = 700  # milliseconds
SPREAD: Final = 1400


def steady(table: TableRow) -> bool:
    """Whether somebody could learn something by the time that an answer takes."""
    return len({table.chairs[seat].person for seat in table.people}) > 1


def moment(set_up: SetUp, standing: Standing, now: int) -> int | None:
    """When the question that is asked from now on is answered by itself, if it is; None: it is
    not hidden whether it is."""
    if not standing.veiled:
        return None
    return now + SOONEST + waiting(set_up.seed, standing.number, SPREAD)


async def in_time(registry: Registry, live: LiveMatch) -> None:
    """See to it that what is answered by itself is answered when its moment comes."""
    while registry.lives.get(live.code) is live and not registry.stopping.is_set():
        if live.clock.itself is None:
            return
        left = live.clock.itself - registry.now()
        if left > 0:
            await asyncio.sleep(left / 1000)
        else:
            await answer(registry, live, registry.now())


async def answer(registry: Registry, live: LiveMatch, now: int) -> None:
    """Answer what is answered by itself, if the moment has come."""
    number, due = live.number, live.clock.itself
    if due is None or due > now:
        return
    seat = await live.desk.call("by_itself")
    if live.number != number:
        return
    if seat is None:
        await registry.keep_clock(live, decided_clock(live.clock, live.table.terms))
    else:
        key = f"{ITSELF} {number}"
        await live.enter(seat, [ITSELF], now, key=key, seen=number, authority=True)
        registry.after(live)
