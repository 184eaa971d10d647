"""Accounts: a name to sign in with and a password, on top of who one is already."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

import msgspec

from overseer.server.complaint import Complaint
from overseer.server.people.devices import sessions_ended
from overseer.server.people.passwords import NOBODY
from overseer.server.people.people import Person, updated, wishes_of
from overseer.server.schema.people import ChangeMe
from overseer.server.schema.text_rules import clean_name
from overseer.server.store.database import Conflict, Statement, Value, statement
from overseer.server.store.tokens import hashed

if TYPE_CHECKING:
    from overseer.server.matches.registry import Registry

LARGEST_PAGE: Final = 8_000  # bytes that a page may have remembered for somebody


async def make_account(registry: Registry, person: Person, login: str, password: str) -> Person:
    """A guest becomes somebody with an account. The recovery code is worth nothing any more."""
    if person.login is not None:
        raise Complaint(409, "has-account")
    kept = await registry.passwords.locked(password)
    batch = statement(
        "UPDATE people SET login = $1, password = $2, recovery = NULL "
        "WHERE id = $3 AND login IS NULL",
        *(login.lower(), kept, person.id),
        expect=1,
    )
    try:
        await registry.people.change(person.id, batch)
    except Conflict:
        raise Complaint(409, "login-taken") from None
    return await present(registry, person.id)


async def found_by(registry: Registry, login: str, password: str, address: str) -> Person:
    """Who signs in. A name that nobody has costs as much work and gets the same answer."""
    lock = f"login {hashed(login.lower())}"
    found = await registry.people.by_login(login)
    kept = NOBODY if found is None else found[1]
    if not await registry.passwords.tried(lock, address, kept, password) or found is None:
        raise Complaint(401, "login")
    return found[0]


async def change_password(
    registry: Registry, person: Person, token: str, old: str, new: str
) -> None:
    """Another password; every other session ends."""
    found = await registry.people.by_login(person.login or "")
    if found is None:
        raise Complaint(409, "no-account")
    await registry.passwords.unlock(found[1], old, person.id)
    kept = await registry.passwords.locked(new)
    # Of two changes at once only one was made knowing the password.
    change = statement(
        "UPDATE people SET password = $1 WHERE id = $2 AND password = $3",
        *(kept, person.id, found[1]),
        expect=1,
    )
    await registry.people.change(person.id, change, others_end(person.id, token))
    await sessions_ended(registry, person)


def others_end(person: str, token: str) -> Statement:
    """What ends every session of somebody but one."""
    return statement(
        "DELETE FROM sessions WHERE person = $1 AND token <> $2", person, hashed(token)
    )


async def change_me(registry: Registry, person: Person, asked: ChangeMe) -> Person:
    """What somebody wants to be different about themselves."""
    columns: dict[str, Value] = {}
    if asked.name is not None:
        columns["name"] = clean_name(asked.name)
    if asked.lang is not None:
        columns["lang"] = asked.lang
    before = (await present(registry, person.id)).wishes
    wishes = {**wishes_of(before)}
    if asked.zone is not None:
        wishes["zone"] = known_zone(asked.zone)
    if asked.page is not None:
        if len(msgspec.json.encode(asked.page)) > LARGEST_PAGE:
            raise Complaint(413, "large", most=LARGEST_PAGE)
        wishes["page"] = asked.page
    columns["wishes"] = text = msgspec.json.encode(wishes).decode()
    taken = await registry.quota.growing(before, text)
    await registry.people.change(person.id, *taken, updated(person.id, **columns))
    return await present(registry, person.id)


async def present(registry: Registry, person: str) -> Person:
    """Somebody as they are kept now."""
    found = await registry.people.get(person)
    if found is None:
        raise Complaint(401, "who")
    return found


@cache
def zones() -> frozenset[str]:
    """All time zones: looked up once, for that takes as long as a hundred requests."""
    from zoneinfo import available_timezones

    return frozenset(available_timezones())


def known_zone(zone: str) -> str:
    """A time zone, or a complaint; empty: none is wished."""
    if zone and zone not in zones():
        raise Complaint(400, "zone", zone=zone)
    return zone
