"""Guests, accounts, sessions: coming in, coming back, going out."""

from __future__ import annotations

from typing import Final

from overseer.server.complaint import Complaint
from overseer.server.edge.call import Call
from overseer.server.edge.routes import route, welcome
from overseer.server.matches.table_view import storage_given
from overseer.server.people.accounts import (
    change_me,
    change_password,
    found_by,
    make_account,
    others_end,
)
from overseer.server.people.devices import devices_of, end_device, sessions_ended
from overseer.server.people.leaving import exported, leave
from overseer.server.people.people import Person, fresh_code, session, tidy_code, updated, wishes_of
from overseer.server.schema.people import (
    ChangeMe,
    Devices,
    Export,
    Goodbye,
    NewAccount,
    NewPassword,
    Recover,
    Recovery,
    SignIn,
    SignOut,
    StorageGiven,
)
from overseer.server.schema.tables import Fine, Me, NewGuest, Nothing
from overseer.server.store.database import statement
from overseer.server.store.quota import NOBODY, ROW
from overseer.server.store.tokens import hashed

GUEST: Final = 2 * ROW + 400  # bytes of a guest and their session


def me_of(person: Person, token: str = "", recovery: str = "") -> Me:
    """Somebody as they see themselves."""
    wishes = wishes_of(person.wishes)
    return Me(
        id=person.id,
        name=person.name,
        lang=person.lang,
        login=person.login or "",
        zone=str(wishes.get("zone", "")),
        page=wishes.get("page", {}),
        token=token,
        recovery=recovery,
    )


@route("POST", "/api/guest", weight=5, stores=True)
async def guest(call: Call, body: NewGuest) -> Me:
    """Play at once, with nothing but a name. Keep the recovery code: it is shown this once."""
    call.door.admit_guest(call.request)
    code = fresh_code()
    now = call.registry.now()
    taken = await call.registry.quota.taking(NOBODY, GUEST)
    person, call.cookie = await call.registry.people.guest(
        body.name, body.lang, now, code, call.device, taken
    )
    return me_of(person, call.cookie, code)


@route("GET", "/api/me")
async def me(call: Call) -> Me:
    """Who one is."""
    return me_of(call.who)


@route("GET", "/api/me/storage", weight=5)
async def kept(call: Call) -> StorageGiven:
    """How much one keeps here, by kind, and how much more one may."""
    return await storage_given(call.registry, call.who, call.lang)


@route("POST", "/api/me", weight=5, stores=True)
async def change(call: Call, body: ChangeMe) -> Me:
    """Another name, language, time zone. What is not named stays."""
    return me_of(await change_me(call.registry, call.who, body))


@route("POST", "/api/account", weight=20)
async def account(call: Call, body: NewAccount) -> Me:
    """A guest makes an account and stays who they are, with all their games."""
    call.door.admit_key(call.request)
    return me_of(await make_account(call.registry, call.who, body.login, body.password))


@route("POST", "/api/login", weight=20)
async def login(call: Call, body: SignIn) -> Me:
    """Sign in. Nobody learns from the answer whether there is such an account."""
    call.door.admit_key(call.request)
    address = call.door.address(call.request)
    person = await found_by(call.registry, body.login, body.password, address)
    return await _come_in(call, person)


@route("POST", "/api/recover", weight=20)
async def recover(call: Call, body: Recover) -> Me:
    """A guest comes back with the code that they wrote down."""
    call.door.admit_key(call.request)
    person = await call.registry.people.by_code(body.code)
    if person is None:
        raise Complaint(401, "code")
    return await _come_in(call, person)


async def _come_in(call: Call, person: Person) -> Me:
    welcome(person)
    registry = call.registry
    noted = registry.quota.noted(session(person.id, call.token, 0))
    call.cookie = await registry.people.sign_in(person.id, registry.now(), call.device, noted)
    return me_of(person, call.cookie)


@route("POST", "/api/recovery", weight=20)
async def new_code(call: Call, body: SignOut) -> Recovery:
    """A guest's new recovery code; the old one is worth nothing from now on.

    With `everywhere` all other sessions end too.
    """
    person, people = call.who, call.registry.people
    if person.login is not None:
        raise Complaint(409, "has-account")
    code = fresh_code()
    batch = [updated(person.id, recovery=hashed(tidy_code(code)))]
    if body.everywhere:
        batch.append(others_end(person.id, call.token))
    await people.change(person.id, *batch)
    if body.everywhere:
        await sessions_ended(call.registry, person)
    return Recovery(code=code)


@route("POST", "/api/logout", weight=2)
async def logout(call: Call, body: SignOut) -> Fine:
    """End this session, or all of them. A guest needs the recovery code to come back."""
    person = call.who
    ended = statement("DELETE FROM sessions WHERE token = $1", hashed(call.token))
    if body.everywhere:
        ended = statement("DELETE FROM sessions WHERE person = $1", person.id)
    await call.registry.people.change(person.id, ended)
    await sessions_ended(call.registry, person)
    call.cookie = ""
    return Fine()


@route("GET", "/api/me/devices")
async def devices(call: Call) -> Devices:
    """Where one is signed in: this device first, then by when they were used, to an hour."""
    return await devices_of(call, call.who)


@route("DELETE", "/api/me/devices/{id}", weight=5)
async def end_one(call: Call, body: Nothing) -> Devices:
    """Sign out on one device, also on this one. Whatever streams to it ends at once."""
    person, id = call.who, str(call.request.path_params["id"])
    await end_device(call, person, id)
    given = await devices_of(call, person)
    if not any(each.here for each in given.devices):
        call.cookie = ""
    return given


@route("DELETE", "/api/me/devices", weight=5)
async def end_others(call: Call, body: Nothing) -> Devices:
    """Sign out everywhere but here."""
    person = call.who
    await call.registry.people.change(person.id, others_end(person.id, call.token))
    await sessions_ended(call.registry, person)
    return await devices_of(call, person)


@route("POST", "/api/password", weight=20)
async def password(call: Call, body: NewPassword) -> Fine:
    """Another password. Every other session of the account ends."""
    call.door.admit_key(call.request)
    await change_password(call.registry, call.who, call.token, body.old, body.new)
    return Fine()


@route("GET", "/api/me/export", weight=100)
async def export(call: Call) -> Export:
    """Everything that is kept about oneself."""
    call.headers["content-disposition"] = 'attachment; filename="overseer.json"'
    return await exported(call.registry.database, call.who)


@route("DELETE", "/api/me", weight=20)
async def goodbye(call: Call, body: Goodbye) -> Fine:
    """Remove oneself: name, uploads, all that one built, sessions. Games stay, without the name."""
    call.door.admit_key(call.request)
    await leave(call.registry, call.who, body.password)
    call.cookie = ""
    return Fine()
