"""What whoever runs the online table does about people and tables: `overseer admin …`.

The terminal finds these functions by their names, so that neither side imports the other. Each
works while the table is served, and the servers notice within seconds.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Awaitable, Callable
from datetime import datetime
from typing import Any, Final, TypeVar

import msgspec

from overseer.engine.refusal import Refusal, Refused, Value
from overseer.host.seating import HUMAN
from overseer.host.table import CLOSED, OPEN, OVER, PLAYING
from overseer.server.operate.admin_channel import open_beside
from overseer.server.operate.condition import fresh_operator
from overseer.server.operate.retention import Swept, sweep
from overseer.server.operate.timekeeper import ASTRAY, confirm, newest, shown_moment
from overseer.server.operate.wall_clock import milliseconds
from overseer.server.people.passwords import Passwords
from overseer.server.people.people import PEOPLE
from overseer.server.store.address import default_url
from overseer.server.store.database import Conflict, Database, Unavailable, statement
from overseer.server.store.marks import mark_of
from overseer.server.store.match_log import put_down
from overseer.server.store.tokens import fresh_id
from overseer.text import translate
from overseer.voice.complaint import UsageError, printable

T = TypeVar("T")
MOST_LISTED: Final = 500
PASSWORD_LETTERS: Final = 14
STATUS: Final = (OPEN, PLAYING, OVER, CLOSED)


def tables(status: str | None, url: str | None, as_json: bool, lang: str) -> int:
    """`overseer admin tables`: who plays what, the newest first."""
    if status is not None and status not in STATUS:
        raise UsageError("admin-error-status", status=status[:40], known=", ".join(STATUS))
    found = _run(url, lambda database: _tables(database, status))
    if as_json:
        return _print_json(found)
    for table in found:
        moment = datetime.fromtimestamp(table["touched"] / 1000)
        words = {
            "code": table["code"],
            "game": table["game"],
            "status": translate(lang, f"admin-status-{table['status']}"),
            "when": f"{moment:%Y-%m-%d %H:%M}",
            "seats": ", ".join(_seat(seat, lang) for seat in table["seats"]),
        }
        print(translate(lang, "admin-table", **words))
    print(translate(lang, "admin-tables", tables=len(found)))
    return 0


async def _tables(database: Database, status: str | None) -> list[dict[str, Any]]:
    chosen = () if status is None else (status,)
    names = ("code", "game", "title", "status", "host", "made", "touched")
    rows = await database.read(
        f"SELECT {', '.join(names)} FROM tables {'WHERE status = $1' if chosen else ''} "
        f"ORDER BY touched DESC LIMIT {MOST_LISTED}",
        *chosen,
    )
    found: list[dict[str, Any]] = [dict(zip(names, row, strict=True)) for row in rows]
    for table in found:
        chairs = await database.read(
            "SELECT seat, kind, person, name FROM chairs WHERE code = $1 ORDER BY seat",
            str(table["code"]),
        )
        table["seats"] = [
            {"seat": seat, "kind": kind, "person": person, "name": name}
            for seat, kind, person, name in chairs
        ]
    return found


def _seat(chair: dict[str, Any], lang: str) -> str:
    if chair["person"] is not None:
        return f"{printable(chair['name'])} ({chair['person']})"
    return str(chair["kind"]) if chair["kind"] != HUMAN else translate(lang, "admin-free")


def close(code: str, url: str | None, as_json: bool, lang: str) -> int:
    """`overseer admin close`: nobody plays at a table any more."""
    _run(url, lambda database: _close(database, code.strip().lower()))
    return _done(as_json, lang, "admin-closed", code=code)


async def _close(database: Database, code: str) -> None:
    try:
        await database.write(
            statement(
                f"UPDATE tables SET status = '{CLOSED}', touched = $1, version = version + 1 "
                f"WHERE code = $2 AND status <> '{CLOSED}'",
                *(milliseconds(), code),
                expect=1,
            ),
            put_down(code),
        )
    except Conflict:
        raise _refused("admin-no-table", code=code) from None
    await database.wake(code)


def ban(who: str, url: str | None, as_json: bool, lang: str) -> int:
    """`overseer admin ban`: somebody may no longer play here."""
    person = _run(url, lambda database: _mark(database, who, milliseconds()))
    return _done(as_json, lang, "admin-banned", person=person, name=who)


def unban(who: str, url: str | None, as_json: bool, lang: str) -> int:
    """`overseer admin unban`: they may again."""
    person = _run(url, lambda database: _mark(database, who, None))
    return _done(as_json, lang, "admin-unbanned", person=person, name=who)


async def _mark(database: Database, who: str, banned: int | None) -> str:
    person = await _person(database, who)
    await database.write(statement("UPDATE people SET banned = $1 WHERE id = $2", banned, person))
    return person


def password(who: str, url: str | None, as_json: bool, lang: str) -> int:
    """`overseer admin password`: a new one for who has forgotten theirs; every session ends."""
    fresh = fresh_id(PASSWORD_LETTERS)
    person = _run(url, lambda database: _password(database, who, fresh))
    return _done(as_json, lang, "admin-password", person=person, name=who, password=fresh)


async def _password(database: Database, who: str, fresh: str) -> str:
    person = await _person(database, who)
    kept = await Passwords().locked(fresh)
    try:
        await database.write(
            statement(
                "UPDATE people SET password = $1 WHERE id = $2 AND login IS NOT NULL",
                *(kept, person),
                expect=1,
            ),
            statement("DELETE FROM sessions WHERE person = $1", person),
        )
    except Conflict:
        raise _refused("admin-no-account", name=who) from None
    return person


async def _person(database: Database, who: str) -> str:
    """Somebody by their id or by the name they sign in with."""
    rows = await database.read(
        "SELECT id FROM people WHERE id = $1 OR login = $1", who.strip().lower()
    )
    if not rows:
        raise _refused("admin-nobody", name=who)
    return str(rows[0][0])


def purge(days: int, url: str | None, as_json: bool, lang: str) -> int:
    """`overseer admin purge`: remove what has stayed for long enough, guests after so many days."""
    swept = _run(url, lambda database: _swept(database, milliseconds(), days))
    if as_json:
        return _print_json({**swept._asdict(), "days": days})
    _done(as_json, lang, "admin-purged", people=swept.people, days=days)
    for name, count in (("tables", swept.tables), ("lines", swept.lines)):
        if count:
            print(translate(lang, f"admin-purged-{name}", count=count))
    return 0


async def _swept(database: Database, now: int, days: int) -> Swept:
    if await mark_of(database, ASTRAY):
        raise _refused("admin-clock")
    return await sweep(database, now, days)


def token(url: str | None, as_json: bool, lang: str) -> int:
    """`overseer admin token`: a new token for whoever runs the table, said this once."""
    fresh = _run(url, fresh_operator)
    return _done(as_json, lang, "admin-token", token=fresh)


def clock(right: bool, url: str | None, as_json: bool, lang: str) -> int:
    """`overseer admin clock`: what servers think of this machine's clock; `right`: it is."""
    now = milliseconds()
    found = _run(url, lambda database: _clock(database, now, right))
    if as_json:
        return _print_json({"now": now, **found})
    written = found["newest"]
    args = {"now": shown_moment(now), "newest": shown_moment(written) if written else "–"}
    print(translate(lang, "admin-clock", **args))
    said = "admin-clock-confirmed" if right else "admin-clock-astray" if found["astray"] else None
    print(translate(lang, said or "admin-clock-believed"))
    return 0


async def _clock(database: Database, now: int, right: bool) -> dict[str, Any]:
    astray = bool(await mark_of(database, ASTRAY))
    if right:
        await confirm(database, now)
    return {"newest": await newest(database), "astray": astray, "confirmed": right}


# What they share


def _run(url: str | None, work: Callable[[Database], Awaitable[T]]) -> T:
    async def run() -> T:
        database = await open_beside(url or default_url(os.environ))
        try:
            found = await work(database)
            await database.wake(PEOPLE)
            return found
        finally:
            await database.close()

    try:
        return asyncio.run(run())
    except Unavailable as error:
        raise _refused("admin-unavailable", error=str(error)[:200]) from error


def _refused(reason: str, **args: Value) -> Refused:
    shown = {name: value[:60] if isinstance(value, str) else value for name, value in args.items()}
    return Refused(Refusal("OV-D1", reason, shown))


def _done(as_json: bool, lang: str, id: str, **args: Any) -> int:
    if as_json:
        return _print_json(args)
    print(translate(lang, id, **{name: _shown(value) for name, value in args.items()}))
    return 0


def _shown(value: Any) -> Any:
    return printable(value) if isinstance(value, str) else value


def _print_json(value: Any) -> int:
    print(msgspec.json.encode(value).decode())
    return 0
