"""Battles on real tables: kept as logs of entries, judged, joined, handed out.

The rows are the referee of order. An entry has the id that its device gave it, so that one that is
sent twice is one. Everybody gets what they may know (overseer.wasteland.ledger.hidden).
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple, ParamSpec, TypeVar

import msgspec

from overseer.engine import compiled
from overseer.host.companion.book import Book
from overseer.host.companion.wire import HandGiven
from overseer.server.bots.subprocess_job import SubprocessJobs
from overseer.server.complaint import Complaint
from overseer.server.schema.companions import CompanionExported, CompanionRow
from overseer.server.schema.tables import RealBattle
from overseer.server.schema.text_rules import clean_line
from overseer.server.store.database import Conflict, Statement, statement
from overseer.server.store.quota import NOBODY, counted_anew, size_of
from overseer.server.store.tokens import fresh_id
from overseer.wasteland.ledger.log import Entry, Told, fold
from overseer.wasteland.ledger.rights import OWNER, VIEWER, Hand, Role

if TYPE_CHECKING:
    from overseer.server.matches.registry import Registry
    from overseer.server.people.people import Person
    from overseer.server.store.database import Database

MOST: Final = 100  # tracked by one person
MOST_HANDS: Final = 24
KEPT: Final = 200  # logs in memory
MUCH: Final = 1500  # acts to be carried out: so many take longer than anybody should notice
MARK: Final = "r"  # in a code, between a campaign's and the number of its battle
AFTER: Final = "s"  # all such codes lie before this letter
CHANNEL: Final = "companion "  # … and the code: something is new there
P = ParamSpec("P")
T = TypeVar("T")
_entry: Final = msgspec.json.Decoder(Entry)
_seats: Final = msgspec.json.Decoder(tuple[int, ...])


class Held(NamedTuple):
    """Somebody at a table."""

    person: str
    name: str
    hand: Hand


class Session(Book):
    """A log as far as this process knows it, with whoever may write in it."""

    def __init__(self, code: str, owner: str, title: str, campaign: str) -> None:
        super().__init__(code, title, campaign)
        self.owner = owner
        self.hands: list[Held] = []
        self.news = asyncio.Event()  # set, and replaced, whenever something is new
        self.lock = asyncio.Lock()
        self.changes = 0

    def hand_of(self, person: Person | None) -> Hand:
        """What somebody is here; who has only the link looks."""
        for held in self.hands:
            if person is not None and held.person == person.id:
                return held.hand
        return Hand("", VIEWER)

    def tell(self) -> None:
        """Wake everybody who looks."""
        self.changes += 1
        news, self.news = self.news, asyncio.Event()
        news.set()


class Companions:
    """All logs that this process holds."""

    def __init__(self, database: Database, jobs: SubprocessJobs | None = None) -> None:
        self.database = database
        self.jobs = jobs or SubprocessJobs()
        self._held: dict[str, Session] = {}

    def tell(self) -> None:
        """Wake everybody who looks at any of them."""
        for session in self._held.values():
            session.tell()

    # Finding

    async def session(self, code: str) -> Session:
        """A log with everything that is committed, and what it says."""
        found = await self._read(code)
        await self.work_out(found)
        return found

    async def _read(self, code: str) -> Session:
        found = self._held.get(code)
        if found is None:
            rows = await self.database.read(
                "SELECT owner, title, campaign FROM companions WHERE code = $1", code
            )
            if not rows:
                raise Complaint(404, "no-companion")
            owner, title, campaign = rows[0]
            found = self._held.setdefault(
                code, Session(code, str(owner), str(title), str(campaign))
            )
            while len(self._held) > KEPT:
                self._held.pop(next(iter(self._held)))
            await self._hands(found)
        await self.catch_up(found)
        return found

    async def work_out(self, session: Session, seats: frozenset[int] | None = None) -> None:
        """Work out what a log says to `seats` (None: with every secret), unless it is known: a long
        one where strangers' texts are read."""
        while not session.knows(seats):
            log = session.entries if seats is None else session.shown(seats)
            told = await self.done(len(log), fold, log)
            if len(log) == len(session.entries):  # nobody has written meanwhile
                session.know(told, seats)

    async def done(self, acts: int, work: Callable[P, T], /, *args: P.args, **named: P.kwargs) -> T:
        """What a function says that carries out so many acts. Positions of compiled rules do not
        travel between processes; those have a thread, and the ledger lets others in between."""
        if acts > MUCH and not compiled():
            return await self.jobs.do(work, *args, **named)
        return await asyncio.to_thread(work, *args, **named)

    async def catch_up(self, session: Session) -> None:
        """Take in what others have written."""
        rows = await self.database.read(
            "SELECT entry FROM companion_entries WHERE code = $1 AND seq > $2 ORDER BY seq",
            *(session.code, len(session.entries)),
        )
        if rows:
            known = {entry.id for entry in session.entries}
            new = [_entry.decode(str(text)) for (text,) in rows]
            session.entries = [*session.entries, *(each for each in new if each.id not in known)]
            session.tell()

    async def _hands(self, session: Session) -> None:
        rows = await self.database.read(
            "SELECT person, name, hand, role, seats FROM companion_hands WHERE code = $1 "
            "ORDER BY CASE role WHEN 'owner' THEN 0 ELSE 1 END, name, hand",
            session.code,
        )
        session.hands = [
            Held(str(person), str(name), Hand(str(hand), _role(role), _seats.decode(str(seats))))
            for person, name, hand, role, seats in rows
        ]

    async def listed(self, person: Person) -> list[CompanionRow]:
        """Everything that somebody tracks, the last touched first."""
        rows = await self.database.read(
            "SELECT companions.code, title, role, rows, made, touched, campaign "
            "FROM companions JOIN companion_hands ON companion_hands.code = companions.code "
            "WHERE person = $1 ORDER BY touched DESC, companions.code",
            person.id,
        )
        return [
            CompanionRow(
                code=str(code),
                title=str(title),
                role=str(role),
                entries=_int(count),
                made=_int(made),
                touched=_int(touched),
                campaign=str(campaign),
            )
            for code, title, role, count, made, touched, campaign in rows
        ]

    # Opening, joining, closing

    async def open(self, registry: Registry, person: Person, key: str, title: str) -> Session:
        """A new log; one that was opened with this key before is given back."""
        if (known := await self._by_key(person, key)) is not None:
            return await self.session(known)
        counted = await self.database.read(
            "SELECT count(*) FROM companions WHERE owner = $1", person.id
        )
        if _int(counted[0][0]) >= MOST:
            raise Complaint(409, "many-companions", most=MOST)
        code, now = fresh_id(10), registry.now()
        named = clean_line(title, 60) if title.strip() else ""
        try:
            await registry.quota.keep(
                person.id,
                statement(
                    "INSERT INTO companions "
                    "(code, owner, key, title, campaign, rows, version, made, touched) "
                    "VALUES ($1, $2, $3, $4, '', 0, 1, $5, $5)",
                    *(code, person.id, key, named, now),
                ),
                _hand_row(code, person, Hand(fresh_id(8), OWNER, (0,))),
            )
        except Conflict:  # the same request came twice at once
            known = await self._by_key(person, key)
            if known is None:
                raise  # or there was no room for both
            code = known
        return await self.session(code)

    async def _by_key(self, person: Person, key: str) -> str | None:
        rows = await self.database.read(
            "SELECT code FROM companions WHERE owner = $1 AND key = $2", person.id, key
        )
        return str(rows[0][0]) if rows else None

    async def join(self, registry: Registry, session: Session, person: Person) -> None:
        """Somebody has followed the link: they look, until the owner says more."""
        if any(held.person == person.id for held in session.hands):
            return
        if len(session.hands) >= MOST_HANDS:
            raise Complaint(409, "many-hands", most=MOST_HANDS)
        try:
            row = _hand_row(session.code, person, Hand(fresh_id(8), VIEWER))
            await registry.quota.keep(NOBODY, row)
        except Conflict:
            pass  # the same request came twice at once
        await self.announce(session)

    async def allow(self, session: Session, hand: str, role: str, seats: list[int]) -> None:
        """The owner says what somebody may enter; a seat is one hand's."""
        held = next((each for each in session.hands if each.hand.id == hand), None)
        if held is None or held.hand.role == OWNER:
            raise Complaint(404, "no-hand")
        for other in session.hands:
            if other is not held and set(other.hand.seats) & set(seats):
                raise Complaint(409, "seat-held", name=other.name)
        await self.database.write(
            statement(
                "UPDATE companion_hands SET role = $1, seats = $2 WHERE code = $3 AND hand = $4",
                *(role, _text(seats), session.code, hand),
                expect=1,
            )
        )
        await self.announce(session)

    async def sit(self, session: Session, seats: list[int]) -> None:
        """The owner's own seats."""
        await self.database.write(
            statement(
                "UPDATE companion_hands SET seats = $1 WHERE code = $2 AND role = $3",
                *(_text(seats), session.code, OWNER),
            )
        )
        await self.announce(session)

    async def remove(self, session: Session) -> None:
        """A log goes with everything in it."""
        await self.database.write(
            statement("DELETE FROM companions WHERE code = $1", session.code),
            counted_anew(session.owner),
        )
        self._held.pop(session.code, None)
        session.tell()
        await self.database.wake(CHANNEL + session.code)

    # Writing

    async def add(
        self,
        registry: Registry,
        session: Session,
        writer: str,
        entries: list[Entry],
        told: Told,
        now: int,
    ) -> None:
        """Commit entries behind the log as this process knows it, which says `told` with them;
        Conflict if it has grown. They are the owner's to keep, whoever writes them."""
        first = len(session.entries)
        rows = entry_rows(session.code, first, entries, now)
        batch = [*await registry.quota.taking(session.owner, size_of(rows), by=writer), *rows]
        batch.append(
            statement(
                "UPDATE companions SET rows = $1, touched = $2 WHERE code = $3 AND rows = $4",
                *(first + len(entries), now, session.code, first),
                expect=1,
            )
        )
        await self.database.write(*batch)
        session.entries = [*session.entries, *entries]
        session.know(told)
        session.tell()
        if self.database.shared:
            await self.database.wake(CHANNEL + session.code)

    async def announce(self, session: Session) -> None:
        """Hands have changed."""
        await self._hands(session)
        session.tell()
        if self.database.shared:
            await self.database.wake(CHANNEL + session.code)

    async def look_again(self, code: str) -> None:
        """Another process has written something."""
        session = self._held.get(code)
        if session is not None:
            await self._hands(session)
            await self.catch_up(session)
            session.tell()

    async def exported(self, person: Person) -> list[CompanionExported]:
        """Everything that somebody tracks, with what they wrote themselves."""
        found: list[CompanionExported] = []
        for row in await self.listed(person):
            session = await self._read(row.code)
            own = session.hand_of(person).id
            texts = [
                msgspec.json.encode(entry).decode() for entry in session.entries if entry.by == own
            ]
            found.append(
                CompanionExported(code=row.code, title=row.title, made=row.made, entries=texts)
            )
        return found


def battle_number(campaign: str, code: str) -> int:
    """Which battle of a campaign (from 1) a log tracks, by its code; 0: none."""
    head = campaign + MARK
    return int(code[len(head) :].partition("x")[0]) if campaign and code.startswith(head) else 0


async def real_battles(database: Database, campaign: str) -> list[RealBattle]:
    """The battles of a campaign that are tracked beside a real table."""
    head = campaign + MARK
    rows = await database.read(
        "SELECT code FROM companions WHERE code > $1 AND code < $2 AND campaign = $3 "
        "ORDER BY made, code",
        *(head, campaign + AFTER, campaign),
    )
    codes = [str(code) for (code,) in rows]
    return [RealBattle(code=code, battle=battle_number(campaign, code)) for code in codes]


def companion_rows(
    code: str,
    owner: str,
    title: str,
    campaign: str,
    hands: Mapping[str, tuple[str, Hand]],
    entries: Sequence[Entry],
    now: int,
) -> list[Statement]:
    """What writes a log down that begins with hands and entries: `hands` by person."""
    return [
        statement(
            "INSERT INTO companions "
            "(code, owner, key, title, campaign, rows, version, made, touched) "
            "VALUES ($1, $2, $3, $4, $5, $6, 1, $7, $7)",
            *(code, owner, code, title, campaign, len(entries), now),
        ),
        *[_row_of(code, person, name, hand) for person, (name, hand) in hands.items()],
        *entry_rows(code, 0, entries, now),
    ]


def entry_rows(code: str, first: int, entries: Sequence[Entry], now: int) -> list[Statement]:
    """What writes entries down behind the first so many."""
    return [
        statement(
            "INSERT INTO companion_entries (code, seq, id, entry, at) VALUES ($1, $2, $3, $4, $5)",
            *(code, first + n, entry.id, msgspec.json.encode(entry).decode(), now),
        )
        for n, entry in enumerate(entries, 1)
    ]


def hands_given(session: Session, person: Person | None) -> list[HandGiven]:
    """Who is at a table."""
    return [
        HandGiven(
            hand=held.hand.id,
            name=held.name,
            role=held.hand.role,
            seats=list(held.hand.seats),
            you=person is not None and held.person == person.id,
        )
        for held in session.hands
    ]


def _hand_row(code: str, person: Person, hand: Hand) -> Statement:
    return _row_of(code, person.id, person.name, hand)


def _row_of(code: str, person: str, name: str, hand: Hand) -> Statement:
    return statement(
        "INSERT INTO companion_hands (code, person, hand, name, role, seats) "
        "VALUES ($1, $2, $3, $4, $5, $6)",
        *(code, person, hand.id, name, hand.role, _text(list(hand.seats))),
    )


def _text(seats: list[int]) -> str:
    return msgspec.json.encode(sorted(set(seats))).decode()


def _role(value: object) -> Role:
    role: Role = msgspec.convert(value, Role)
    return role


def _int(value: object) -> int:
    assert isinstance(value, int)
    return value
