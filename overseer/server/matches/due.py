"""What is due at the tables: whose time is up, who is gone, what was forgotten half-way.

Everything follows from what is kept, so any process may see to it; of two, one is second.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any, Final

import msgspec
import structlog

from overseer.engine.refusal import Refused
from overseer.host.clock import MINUTE, seen_clock
from overseer.host.table import DICE, OPEN
from overseer.server.complaint import Complaint
from overseer.server.faults import Broken
from overseer.server.matches import timing_privacy
from overseer.server.store.database import Conflict, Unavailable, statement

if TYPE_CHECKING:
    from overseer.server.matches.live_match import LiveMatch
    from overseer.server.matches.registry import Registry

SWEEP: Final = 1.0  # seconds between two looks at what is due
BOT_FORGOTTEN: Final = 5_000  # milliseconds after which any process moves a bot
BATTLE_LASTS: Final = 60_000  # milliseconds after which it is looked whether a battle is over
LOOK_AGAIN: Final = 60_000  # milliseconds until who is away is looked for again
REVEALING: Final = 10_000  # milliseconds that everybody has to reveal what they put into the dice
MOST_DUE: Final = 100
FULL_FORGOTTEN: Final = 5_000  # milliseconds after which any process begins at a full table
SAVE_FORGOTTEN: Final = 150_000  # where a saved game goes on, which takes a while to be taken in
log = structlog.get_logger()


class Due:
    """What a process sees to again and again."""

    def __init__(self, registry: Registry) -> None:
        self.registry = registry

    async def run(self) -> None:
        """Now and then: whose time is up, which bots were forgotten, which matches rest."""
        while not self.registry.stopping.is_set():
            try:
                if await self.registry.timekeeper.look():
                    await self._sweep()
            except (Unavailable, Conflict):
                log.warning("database away")
            except Exception:
                log.exception("sweep failed")
            await asyncio.sleep(SWEEP)

    async def _sweep(self) -> None:
        for live in list(self.registry.lives.values()):
            span = live.table.terms.patience * MINUTE // 4
            await self._notice(live, self.registry.now(), often=span)
        await self.look()
        self.registry.put_away()

    async def look(self) -> None:
        """See to everything that is due now."""
        now = self.registry.now()
        for (code,) in await self.registry.database.read(
            "SELECT code FROM matches WHERE deadline <= $1 LIMIT $2", now, MOST_DUE
        ):
            await self._apart(self._time_up(str(code), now))
        for (code,) in await self.registry.database.read(
            f"SELECT code FROM tables WHERE status = '{DICE}' AND touched <= $1 LIMIT $2",
            *(now - REVEALING, MOST_DUE),
        ):
            await self._apart(self._begin(str(code)))
        # Who took the last seat may have been cut off before it began.
        for (code,) in await self.registry.database.read(
            f"SELECT code FROM tables WHERE status = '{OPEN}' AND touched <= $1 AND NOT EXISTS "
            "(SELECT 1 FROM chairs WHERE chairs.code = tables.code AND kind = 'human' "
            "AND person IS NULL) AND (touched <= $2 OR NOT EXISTS "
            "(SELECT 1 FROM saves WHERE saves.code = tables.code)) ORDER BY touched DESC LIMIT $3",
            *(now - FULL_FORGOTTEN, now - SAVE_FORGOTTEN, MOST_DUE),
        ):
            await self._apart(
                self.registry.begin_if_full(await self.registry.tables.get(str(code)))
            )
        for (code,) in await self.registry.database.read(
            "SELECT code FROM matches WHERE bot <= $1 LIMIT $2", now - BOT_FORGOTTEN, MOST_DUE
        ):
            await self._apart(self._bot_forgotten(str(code), now))

    async def _apart(self, work: Coroutine[Any, Any, None]) -> None:
        """See to one match; one that cannot be opened does not stop the others."""
        try:
            await work
        except (Complaint, Refused) as error:
            log.warning("match left", why=type(error).__name__)

    async def _begin(self, code: str) -> None:
        await self.registry.begin(await self.registry.tables.get(code))

    async def _bot_forgotten(self, code: str, now: int) -> None:
        live = await self.registry.live(code)
        if self.registry.database.shared:
            await self.registry.catch_up(live)
        if live.standing.waits:  # a battle takes long: look again in a while
            await self.registry.database.write(
                statement("UPDATE matches SET bot = $1 WHERE code = $2", now + BATTLE_LASTS, code)
            )
        self.registry.after(live)

    async def _time_up(self, code: str, now: int) -> None:
        """What the table's terms say of who has no time left, and of who is gone."""
        live = await self.registry.live(code)
        terms, number = live.table.terms, live.number
        if self.registry.database.shared:
            await live.look()  # another process may know that somebody is there
        await self._notice(live, now)
        await timing_privacy.answer(self.registry, live, now)
        # How a battle on a real table ended nobody says for those who were there.
        asked = [] if live.standing.waits else live.standing.asked
        for seat in live.clock.late(now, terms):
            if seat in asked:
                await self._late(live, seat, terms.late, now)
        for seat in live.clock.lost(now, terms):
            if seat in asked and seat not in live.standing.away:
                # Who is gone has lost nothing: they are answered for until they are back.
                live.clock = msgspec.structs.replace(
                    live.clock, gone=sorted({*live.clock.gone, seat})
                )
                await self._late(live, seat, "bot" if terms.late == "bot" else "idle", now)
        if live.number == number and live.clock.look is not None and live.clock.look <= now:
            await self.registry.keep_clock(
                live, msgspec.structs.replace(live.clock, look=now + LOOK_AGAIN)
            )

    async def _notice(self, live: LiveMatch, now: int, often: int = 1) -> None:
        """Keep who was seen at a match, where the others' patience depends on it."""
        terms, clock, room = live.table.terms, live.clock, live.room
        if not terms.patience:
            return
        seen = {seat: room.last_seen(seat, now) for seat in clock.asked}
        new = {
            seat: moment
            for seat, moment in seen.items()
            if moment >= max(clock.asked[seat], clock.seen.get(seat, 0)) + often
        }
        if new:
            await self.registry.keep_clock(live, seen_clock(clock, terms, new))

    async def _late(self, live: LiveMatch, seat: int, what: str, now: int) -> None:
        key = f"time {live.number} {seat}"
        if what == "bot":
            set_up = self.registry.set_ups[live.code]
            try:
                number, thought = await self.registry.workers.think(live, set_up, seat)
                move = thought.move
            except Broken:
                number, move = live.number, "idle"
            if number == live.number:
                await live.enter(seat, [move], now, key=key, seen=number, authority=True)
        else:
            word = "time" if what == "forfeit" else "idle"
            away = seat in live.standing.away
            if not (word == "idle" and away):
                await live.enter(seat, [word], now, key=key, seen=live.number, authority=True)
        self.registry.after(live)
