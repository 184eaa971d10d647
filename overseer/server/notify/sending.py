"""Who sends what lies in the outbox: every process, each row once.

Whoever takes a row pushes its `due` ahead first; of two processes only one can. What did not
arrive is tried again, less and less often, and dropped after a day. A process that ends in between
leaves the row to the others.
"""

from __future__ import annotations

import asyncio
from hashlib import sha256
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec
import structlog

from overseer.host.clock import awake, due
from overseer.host.table import PLAYING, TableRow, Terms
from overseer.server.complaint import Complaint
from overseer.server.notify import mail, webhook
from overseer.server.notify.notices import PROOF, TURN, Notice, Unwilling, row
from overseer.server.notify.webhook import Unsent
from overseer.server.notify.wishes import Wishes, wishes_for
from overseer.server.notify.words import Words, proof_words, turn_words, zone_of
from overseer.server.operate.metrics import WAYS, unsent
from overseer.server.people.people import Person
from overseer.server.store.database import Conflict, Row, Unavailable, statement

if TYPE_CHECKING:
    from overseer.server.matches.registry import Registry

EVERY: Final = 1.0  # seconds between two looks
AT_ONCE: Final = 20
MOST_OPEN: Final = 100  # that are being sent at the same time
LEASE: Final = 120_000  # milliseconds that who took a row has for it
FIRST_PAUSE: Final = 60_000  # … before it is tried again, then twice as long every time …
LONGEST_PAUSE: Final = 4 * 3_600_000
DROPPED: Final = 24 * 3_600_000  # … until it is too old
log = structlog.get_logger()


class Item(NamedTuple):
    """A row of the outbox that was taken."""

    id: str
    person: str
    kind: str
    notice: Notice
    tries: int  # this one counted

    @property
    def way(self) -> str:
        """By what it is sent: whatever is no webhook's is a letter."""
        return WAYS[self.kind == WAYS[1]]


class Sending:
    """Somebody who looks into the outbox."""

    def __init__(self, registry: Registry) -> None:
        self.registry = registry
        self.post = mail.post_office(registry.settings.smtp)
        self.look_up: webhook.Resolve = webhook.resolve
        self.unwilling = Unwilling()
        self.open = 0  # rows that are being seen to
        self.failed = dict.fromkeys(WAYS, 0)  # tries that failed, since this process began …
        self.dropped = dict.fromkeys(WAYS, 0)  # … and messages that were given up

    async def run(self) -> None:
        """Look until the process stops."""
        while not self.registry.stopping.is_set():
            await asyncio.sleep(EVERY)
            try:
                await self.look()
            except (Unavailable, Conflict):
                log.warning("database away")
            except Exception:
                log.exception("sending failed")

    async def look(self) -> None:
        """Take what is due, and have it seen to: who answers slowly holds nobody else up."""
        room = min(AT_ONCE, MOST_OPEN - self.open)
        if room <= 0 or self.registry.wall.astray:
            return
        rows = await self.registry.database.read(
            "SELECT id, person, kind, body, due, tries FROM outbox WHERE due <= $1 "
            "ORDER BY due LIMIT $2",
            *(self.registry.now(), room),
        )
        for each in rows:
            item = await self._take(each)
            if item is not None:
                self.open += 1
                self.registry.spawn(self._see_to(item))

    async def _take(self, found: Row) -> Item | None:
        id, person, kind, body, moment, tries = found
        assert isinstance(tries, int)
        claim = statement(
            "UPDATE outbox SET due = $1, tries = tries + 1 WHERE id = $2 AND due = $3",
            *(self.registry.now() + LEASE, id, moment),
            expect=1,
        )
        try:
            await self.registry.database.write(claim)
        except Conflict:
            return None  # another process has it
        notice = msgspec.json.decode(str(body), type=Notice)
        return Item(str(id), str(person), str(kind), notice, tries + 1)

    async def _see_to(self, item: Item) -> None:
        try:
            await self._settle(item)
        finally:
            self.open -= 1

    async def _settle(self, item: Item) -> None:
        """Try it, and write down what came of it."""
        failed = False
        try:
            done = await self._done(item)
        except Unsent as error:
            # Neither address nor words: only what kind of trouble it was.
            log.warning("not sent", kind=item.kind, why=str(error), tries=item.tries)
            failed, done = True, not error.again
        except (Unavailable, Conflict):
            return  # when the lease ends it is taken again
        except Exception:
            log.exception("sending failed", kind=item.kind)
            failed, done = True, False
        now = self.registry.now()
        over = done or now - item.notice.made > DROPPED
        if failed:
            self._count(item.way, over)
        if over:
            await self._write("DELETE FROM outbox WHERE id = $1", item.id)
        elif done is not None:
            pause = min(FIRST_PAUSE << min(item.tries - 1, 20), LONGEST_PAUSE)
            await self._later(item.id, now + pause)

    def _count(self, way: str, over: bool) -> None:
        self.failed[way] += 1
        self.dropped[way] += over
        unsent(way, over)

    async def _later(self, id: str, moment: int) -> None:
        await self._write("UPDATE outbox SET due = $2 WHERE id = $1", id, moment)

    async def _write(self, sql: str, *args: int | str) -> None:
        try:
            await self.registry.database.write(statement(sql, *args))
        except (Unavailable, Conflict):
            log.warning("database away")

    async def _done(self, item: Item) -> bool | None:
        """Whether the row is done with; None: it was put off already."""
        person = await self.registry.people.get(item.person)
        if person is None or person.banned:
            return True
        if item.kind == PROOF:
            return await self._prove(item, person)
        wishes = wishes_for(person)
        self.unwilling.learn(person, self.registry.now())
        table = await self._table(item, wishes)
        if table is None:
            return True
        now = self.registry.now()
        quiet = awake(now, 0, Terms(night=wishes.quiet, zone=zone_of(person)))
        if quiet > now:
            await self._later(item.id, quiet)
            return None
        if item.kind == TURN:
            await self._spread(item, wishes)
            return None
        words = turn_words(person, table, await self._deadline(item, table), self.registry.settings)
        await self._send(item, wishes, words)
        return True

    async def _table(self, item: Item, wishes: Wishes) -> TableRow | None:
        """The table where somebody is still asked and wants to hear of it."""
        code, since = item.notice.code, item.notice.since
        try:
            table = await self.registry.tables.get(code)
        except Complaint:
            return None
        if table.status != PLAYING or code in wishes.muted or not wishes.kinds:
            return None
        if not (table.terms.hours or wishes.live):
            return None
        room = self.registry.rooms.get(code)
        for chair in table.chairs:
            if chair.person == item.person and chair.asked == since:
                here = room is not None and room.here.get(chair.seat)
                said = await self.registry.database.read(
                    "SELECT 1 FROM inputs WHERE code = $1 AND seat = $2 AND at > $3 LIMIT 1",
                    *(code, chair.seat, since),
                )
                if not said and not (here and not table.terms.hours):
                    return table
        return None

    async def _deadline(self, item: Item, table: TableRow) -> int | None:
        """When this person's time is up."""
        if table.terms.hours or table.terms.patience:
            return due(item.notice.since, table.terms)
        found = await self.registry.database.read(
            "SELECT deadline FROM matches WHERE code = $1", table.code
        )
        return found[0][0] if found and isinstance(found[0][0], int) else None

    async def _spread(self, item: Item, wishes: Wishes) -> None:
        """A row for each way: what has arrived by one is not sent again because of the other."""
        now = self.registry.now()
        batch = [
            row(f"{kind} {item.id}", item.person, kind, item.notice, now) for kind in wishes.kinds
        ]
        gone = statement("DELETE FROM outbox WHERE id = $1", item.id)
        await self.registry.database.write(*batch, gone)

    async def _send(self, item: Item, wishes: Wishes, words: Words) -> None:
        if item.kind == "webhook" and wishes.webhook:
            body = webhook.body_of(wishes.form, words.text)
            inside = self.registry.settings.webhooks_inside
            await webhook.post(wishes.webhook, body, inside=inside, look_up=self.look_up)
        elif item.kind == "mail" and wishes.mail and not wishes.proof:
            await self._mail(item, wishes.mail, words)

    async def _prove(self, item: Item, person: Person) -> bool:
        wishes = wishes_for(person)
        if wishes.mail == item.notice.address and wishes.proof:
            await self._mail(item, wishes.mail, proof_words(person, item.notice.secret))
        return True

    async def _mail(self, item: Item, to: str, words: Words) -> None:
        if self.post is None:
            raise Unsent("no SMTP", again=False)
        id = sha256(item.id.encode()).hexdigest()[:32]
        message = mail.letter(self.post, to, *words, id)
        await asyncio.to_thread(mail.send, self.post, message)
