"""Help from others: a hint from a bot, and their consent to take something back."""

from __future__ import annotations

from typing import Final

import msgspec

from overseer.server.campaigns.battles import consented
from overseer.server.complaint import Complaint
from overseer.server.edge.call import Call
from overseer.server.edge.routes import route
from overseer.server.matches.live_match import LiveMatch
from overseer.server.matches.registry import Registry
from overseer.server.matches.table_view import table_given
from overseer.server.matches.viewer import viewer_of
from overseer.server.schema.tables import Agree, Hinted, HintReason, Nothing, TableGiven, Wish
from overseer.server.store.database import statement
from overseer.text import translate
from overseer.voice.given import Answer

ADVISER: Final = "hard"
UNDO: Final = "undo"


@route("POST", "/api/tables/{code}/hint", weight=20)
async def hint(call: Call, body: Nothing) -> Hinted:
    """What a bot would do in one's place, where the table allows that."""
    live = await call.registry.live(call.code)
    viewer = viewer_of(live.table, call.who.id, None, live.standing.asked)
    if not live.table.terms.hints:
        raise Complaint(403, "no-hints")
    if viewer.seat is None or viewer.seat not in live.standing.asked:
        raise Complaint(409, "not-asked")
    set_up = call.registry.set_ups[live.code]
    _, thought = await call.registry.workers.think(live, set_up, viewer.seat, ADVISER)

    async def told(move: str) -> Answer:
        answer = await live.desk.ask(viewer.seat, call.lang, move)
        return msgspec.json.decode(answer.body, type=Answer)

    why = msgspec.convert(thought, HintReason, from_attributes=True)
    other = (await told(why.other)).title if why.other else ""
    lines = (await told(thought.move)).lines
    return Hinted(
        move=thought.move, lines=lines, reason=reason_text(why, other, call.lang), why=why
    )


def reason_text(why: HintReason, other: str, lang: str) -> str:
    """Why a bot would do something, as a sentence."""
    args = {"other": other or why.other, "tried": why.tried, "better": why.better}
    return translate(lang, f"hint-{why.kind}", **args)


async def needs_consent(live: LiveMatch, seat: int, said: list[str]) -> bool:
    """Whether others have to agree before something is taken back."""
    if said != [UNDO] or live.table.terms.undo != "consent":
        return False
    alone = not others(live, seat)
    return not alone and not await live.desk.call("may_undo", seat)


def others(live: LiveMatch, seat: int) -> list[int]:
    """The people who still play, without one."""
    out = live.standing.resigned
    return [each for each in live.table.people if each != seat and each not in out]


async def ask_others(registry: Registry, live: LiveMatch, seat: int) -> None:
    """Somebody wishes to take something back."""
    await keep(registry, live, Wish(seat=seat, number=live.number))


async def keep(registry: Registry, live: LiveMatch, wish: Wish) -> None:
    """Keep a wish for as long as nothing happens."""
    await registry.database.write(
        statement(
            "UPDATE matches SET wish = $1 WHERE code = $2 AND rows = $3",
            *(msgspec.json.encode(wish).decode(), live.code, live.rows),
            expect=1,
        )
    )
    live.wish = wish
    await registry.announce(live.table)


@route("POST", "/api/tables/{code}/agree", weight=5)
async def agree(call: Call, body: Agree) -> TableGiven:
    """Agree that somebody takes something back or corrects how a battle ended, or not. It happens
    when all others agree."""
    registry, person = call.registry, call.who
    live = await registry.live(call.code)
    wish = live.wish
    viewer = viewer_of(live.table, person.id, body.seat, [])
    if wish.number != live.number or viewer.seat is None:
        raise Complaint(409, "no-wish")
    seats = [seat for seat in viewer.own if seat != wish.seat]
    if not seats:
        raise Complaint(409, "no-wish")
    if not body.yes:
        await keep(registry, live, Wish(seat=-1, number=-1))
        return table_given(live.table, person.id, registry)
    agreed = sorted({*wish.agreed, *seats})
    if set(others(live, wish.seat)) <= set(agreed):
        if wish.companion:
            await consented(registry, live)
            return table_given(await registry.tables.get(live.code), person.id, registry)
        await live.enter(wish.seat, [UNDO], registry.now(), seen=live.number)
        registry.after(live)
    else:
        await keep(registry, live, msgspec.structs.replace(wish, agreed=agreed))
    return table_given(live.table, person.id, registry)
