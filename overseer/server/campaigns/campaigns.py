"""A campaign at the online table: its battles are tables of their own, and lead back to it.

When a campaign waits for a battle, a table for it is opened and begun with the same people. When
that battle is over, its record is checked and the campaign goes on. A battle that was given up is
fought again. All of it follows from what is kept, so that any process can go on with it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
import structlog

from overseer.engine.record import Entry
from overseer.host.correcting import result_numbers
from overseer.host.step_codec import logged_steps
from overseer.host.table import CLOSED, OPEN, OVER, PLAYING, ChairRow, TableRow, Terms
from overseer.server.store.database import Conflict
from overseer.server.store.match_log import log_rows, put_down

if TYPE_CHECKING:
    from overseer.server.matches.live_match import LiveMatch
    from overseer.server.matches.registry import Registry
    from overseer.server.store.database import Database

log = structlog.get_logger()


async def battles_of(registry: Registry, campaign: LiveMatch) -> dict[str, str]:
    """The records of the battles behind a campaign's results, by their number, as a file has it."""
    numbers = {link: n for n, link in enumerate(await campaign.desk.call("fought"), 1) if link}
    found: dict[int, str] = {}
    for table in await registry.tables.of_parent(campaign.code):
        if table.status == OVER:
            battle = await registry.live(table.code)
            entries = await battle.log()
            if entries[-1].link in numbers:
                raw = await battle.desk.export(None, "en", entries)
                found[numbers[entries[-1].link]] = raw.decode()
    return {str(number): found[number] for number in sorted(found)}


async def lead_to_battle(registry: Registry, campaign: LiveMatch, wanted: bool = False) -> None:
    """Open the battle that a campaign waits for, unless it is there already.

    Where people may tell how a real one ended it is opened when somebody wants to play it here.
    """
    battles = await registry.tables.of_parent(campaign.code)
    if battles and battles[-1].status not in (OVER, CLOSED):
        if battles[-1].status == OPEN:
            await registry.begin(battles[-1])
        return
    last = battles[-1] if battles else None
    if last is not None and last.status == OVER and not await _taken(campaign, last.code):
        if await _take(registry, campaign, last.code):
            return
    if campaign.standing.asked and not wanted:
        return
    set_up, seats = await campaign.desk.call("battle", len(battles))
    table = campaign.table
    chairs = [table.chairs[seat] for seat in seats]
    now = registry.now()
    battle = TableRow(
        # Whoever opens it gives it the same code: of two processes one is told that it is there.
        code=f"{campaign.code}{len(battles) + 1}",
        game=set_up.game,
        title=table.title,
        host=table.host,
        status=OPEN,
        terms=_terms(table.terms),
        options=set_up.options,
        password=None,
        seed=set_up.seed,
        parent=table.code,
        sequel=None,
        version=1,
        made=now,
        touched=now,
        chairs=[
            ChairRow(number, kind, chair.person, chair.name)
            for number, (kind, chair) in enumerate(zip(set_up.seats, chairs, strict=True))
        ],
    )
    try:
        await registry.tables.add(battle)
        await registry.begin(battle)
    except Conflict:
        log.info("battle is there", code=battle.code)
    await registry.announce(table)


async def put_aside(registry: Registry, campaign: LiveMatch) -> None:
    """A campaign has gone on by what people told: the battle that was begun here is closed."""
    for battle in await registry.tables.of_parent(campaign.code):
        if battle.status == PLAYING and not campaign.standing.waits:
            battle.status = CLOSED
            await registry.changed(battle, put_down(battle.code))
            await registry.announce(campaign.table)


async def fought_in(database: Database, code: str) -> int:
    """How many battles of a campaign are over, by its log: it may rest."""
    entries = [
        Entry(kept.seat, kept.text, kept.link)
        for row in await log_rows(database, code, 0, 0)
        for kept in logged_steps.decode(row.steps)
    ]
    return len(result_numbers(entries))


def _terms(terms: Terms) -> Terms:
    """A battle is played like its campaign, but nothing is taken back: it counts for weeks."""
    return msgspec.structs.replace(terms, undo="rule", lesson=False)


async def hand_back(registry: Registry, battle: LiveMatch) -> None:
    """A battle is over: its campaign goes on."""
    parent = battle.table.parent
    if parent is None:
        return
    campaign = await registry.live(parent)
    if campaign.standing.waits and not await _take(registry, campaign, battle.code):
        await lead_to_battle(registry, campaign)  # it was given up


async def _taken(campaign: LiveMatch, code: str) -> bool:
    """Whether the campaign has gone on from a battle already."""
    rows = await campaign.database.read(
        "SELECT seq FROM inputs WHERE code = $1 AND key = $2", campaign.code, _key(code)
    )
    return bool(rows)


def _key(code: str) -> str:
    return f"battle {code}"


async def _take(registry: Registry, campaign: LiveMatch, code: str) -> bool:
    """Take a finished battle's result; False where it had none."""
    battle = await registry.live(code)
    record = await battle.desk.export(None, "", await battle.log())
    set_up = registry.set_ups[campaign.code]
    number, move = await registry.workers.move(campaign, set_up, battle=record)
    if not move:
        return False
    if number == campaign.number and campaign.standing.waits:
        seat = await campaign.desk.call("asked")
        await campaign.enter(
            seat, [move], registry.now(), key=_key(code), seen=number, authority=True
        )
        await registry.announce(campaign.table)
        registry.after(campaign)
    return True
