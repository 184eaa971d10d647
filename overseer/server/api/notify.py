"""How one wants to be told that it is one's turn."""

from __future__ import annotations

import hmac
from typing import Final

from overseer.server.complaint import Complaint
from overseer.server.edge.call import Call
from overseer.server.edge.routes import route
from overseer.server.notify import mail, webhook
from overseer.server.notify.notices import PROOF, Notice, row
from overseer.server.notify.wishes import MOST_MUTED, Wishes, kept, wishes_for
from overseer.server.people.accounts import present
from overseer.server.people.people import Person, fresh_code, tidy_code
from overseer.server.schema.people import ChangeNotify, MuteTable, NotifyGiven, Prove
from overseer.server.schema.tables import Fine
from overseer.server.store.database import Statement
from overseer.server.store.tokens import hashed

HOURS_OF_A_NIGHT: Final = 2


@route("GET", "/api/me/notify")
async def notify(call: Call) -> NotifyGiven:
    """How one is told. Of the webhook only the host is shown: the rest is as good as a key."""
    return _given(call, wishes_for(await present(call.registry, call.who.id)))


@route("POST", "/api/me/notify", weight=20)
async def change_notify(call: Call, body: ChangeNotify) -> NotifyGiven:
    """Be told otherwise. What is not named stays; an empty text ends it.

    A new e-mail address gets a code first, which goes to `/api/me/notify/proof`.
    """
    person = await present(call.registry, call.who.id)
    wishes = wishes_for(person)
    batch: list[Statement] = []
    if body.webhook is not None:
        if body.webhook:
            await _expect_outward(call, body.webhook)
        wishes.webhook = body.webhook
    if body.form is not None:
        wishes.form = body.form
    if body.live is not None:
        wishes.live = body.live
    if body.quiet is not None:
        if len(body.quiet) not in (0, HOURS_OF_A_NIGHT):
            raise Complaint(400, "night")
        wishes.quiet = body.quiet
    if body.mail is not None and body.mail != wishes.mail:
        batch = _new_address(call, person, wishes, body.mail)
    change = kept(person, wishes)
    taken = await call.registry.quota.growing(person.wishes, str(change.args[1]))
    await call.registry.people.change(person.id, *taken, change, *batch)
    call.registry.sending.unwilling.learn(
        await present(call.registry, person.id), call.registry.now()
    )
    return _given(call, wishes)


async def _expect_outward(call: Call, url: str) -> None:
    """A complaint about a webhook that is none, or that would never be called."""
    parts = webhook.split(url)
    if parts is None:
        raise Complaint(400, "webhook")
    registry = call.registry
    inside = registry.settings.webhooks_inside
    if not inside and await webhook.leads_inward(parts, registry.sending.look_up):
        raise Complaint(400, "webhook-inward", host=parts.hostname)


def _new_address(call: Call, person: Person, wishes: Wishes, address: str) -> list[Statement]:
    """Somebody names an e-mail address: nobody else's box is filled by that."""
    wishes.mail, wishes.proof = address, ""
    if not address:
        return []
    if call.registry.sending.post is None:
        raise Complaint(409, "no-mail")
    if not mail.is_address(address):
        raise Complaint(400, "mail")
    call.door.admit_key(call.request)
    secret, now = fresh_code(), call.registry.now()
    wishes.proof = hashed(tidy_code(secret))
    notice = Notice(made=now, secret=secret, address=address)
    return [row(f"{PROOF} {person.id} {now}", person.id, PROOF, notice, now)]


@route("POST", "/api/me/notify/proof", weight=20)
async def prove(call: Call, body: Prove) -> NotifyGiven:
    """The code that came to the e-mail address: it is one's own."""
    call.door.admit_key(call.request)
    person = await present(call.registry, call.who.id)
    wishes = wishes_for(person)
    if wishes.proof:
        if not hmac.compare_digest(wishes.proof, hashed(tidy_code(body.code))):
            raise Complaint(403, "proof")
        wishes.proof = ""
        await call.registry.people.change(person.id, kept(person, wishes))
        call.registry.sending.unwilling.learn(
            await present(call.registry, person.id), call.registry.now()
        )
    return _given(call, wishes)


@route("POST", "/api/tables/{code}/notify", weight=5)
async def mute_table(call: Call, body: MuteTable) -> Fine:
    """No longer be told of one's turns at this table; or be told again."""
    table = (await call.registry.room(call.code)).table
    person = await present(call.registry, call.who.id)
    if not table.seats_of(person.id):
        raise Complaint(403, "not-seated")
    wishes = wishes_for(person)
    muted = [code for code in wishes.muted if code != table.code] + [table.code] * body.muted
    wishes.muted = muted[-MOST_MUTED:]
    change = kept(person, wishes)
    taken = await call.registry.quota.growing(person.wishes, str(change.args[1]))
    await call.registry.people.change(person.id, *taken, change)
    return Fine()


def _given(call: Call, wishes: Wishes) -> NotifyGiven:
    parts = webhook.split(wishes.webhook)
    return NotifyGiven(
        webhook="" if parts is None else parts.hostname or "",
        form=wishes.form,
        mail=wishes.mail,
        proven=bool(wishes.mail) and not wishes.proof,
        mails=call.registry.sending.post is not None,
        live=wishes.live,
        quiet=wishes.quiet,
        muted=wishes.muted,
    )
