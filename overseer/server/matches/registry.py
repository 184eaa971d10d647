"""The registry of matches: the database, everybody there, and what is live in this process."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, Final

import msgspec
import structlog

import overseer
from overseer.engine.mix import Dice, Share, mixed
from overseer.engine.nature import commitment
from overseer.engine.record import Header
from overseer.engine.refusal import Refused
from overseer.engine.signature import fresh_key
from overseer.host.clock import Clock, first_clock, next_clock
from overseer.host.desk import IDLE, Done, SetUp
from overseer.host.manner import manner_of
from overseer.host.sitting import Table
from overseer.host.table import CLOSED, DICE, OPEN, OVER, PLAYING, ChairRow, TableRow
from overseer.host.updating import older
from overseer.server.bots.subprocess_job import SubprocessJobs
from overseer.server.bots.workers import Workers
from overseer.server.campaigns.campaigns import hand_back, lead_to_battle, put_aside
from overseer.server.campaigns.plots import plots_of
from overseer.server.companions.companions import CHANNEL, Companions, real_battles
from overseer.server.complaint import Complaint
from overseer.server.faults import Broken
from overseer.server.matches import timing_privacy
from overseer.server.matches.desks import Desks, Handle
from overseer.server.matches.due import Due
from overseer.server.matches.live_match import Following, LiveMatch, first_row
from overseer.server.matches.room import Room
from overseer.server.matches.updating import bring_up
from overseer.server.matches.warming import warm
from overseer.server.matches.watch import Watch
from overseer.server.notify.notices import asked as asked_notice
from overseer.server.notify.sending import Sending
from overseer.server.operate.disk import Disk
from overseer.server.operate.retention import Retention
from overseer.server.operate.timekeeper import Doubt, Timekeeper
from overseer.server.operate.wall_clock import Now, WallClock, milliseconds, unset_clock
from overseer.server.people.passwords import Passwords
from overseer.server.people.people import People
from overseer.server.schema.tables import BattleGiven
from overseer.server.settings import Settings
from overseer.server.store.database import Conflict, Database, Statement, Unavailable, statement
from overseer.server.store.match_log import LogRow, Rewritten, log_rows
from overseer.server.store.quota import Quota, counted_anew
from overseer.server.store.tables import Tables, changed
from overseer.server.works.trials import Trials

RESTS: Final = 300_000  # milliseconds after which a match that nobody looks at is put away
SIGNING: Final = "signing"
log = structlog.get_logger()


class Registry:
    """All that a process of the online table holds."""

    def __init__(
        self,
        database: Database,
        settings: Settings,
        now: Now | None = None,
        unset: Now | None = None,
    ) -> None:
        """By another clock than the machine's if one is given; it is believed in whatever it says,
        unless there is one beside it that nobody sets."""
        self.database = database
        self.settings = settings
        self.now = self.wall = WallClock(now or milliseconds, unset or now or unset_clock)
        self.timekeeper = Timekeeper(self)
        self.people = People(database)
        self.tables = Tables(database)
        self.passwords = Passwords(settings.limits)
        self.jobs = SubprocessJobs()
        self.companions = Companions(database, self.jobs)
        self.desks = Desks(self.jobs)
        self.disk = Disk(settings)
        self.quota = Quota(self)
        self.watch = Watch(self)
        self.workers = Workers(settings.thinkers)
        self.trials = Trials(self)
        self.sending = Sending(self)
        self.due = Due(self)
        self.retention = Retention(self)
        self.rooms: dict[str, Room] = {}
        self.lives: dict[str, LiveMatch] = {}
        self.set_ups: dict[str, SetUp] = {}
        self._opening: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._moving: set[str] = set()  # matches whose bots are being moved
        self._pausing: set[str] = set()  # matches in which something may be answered by itself
        self.stopping = asyncio.Event()
        self.started = False
        self.key = b""  # signs records
        self.doubt: Doubt | None = None  # what is strange about the clock at the start

    # Life

    async def start(self) -> None:
        """Begin to look after what is due; once. Where the database fails it can be tried again."""
        if self.started:
            return
        self.key = await self._signing_key()
        self.doubt = await self.timekeeper.begin()
        await warm(self)
        await self.trials.take_up()
        await self.database.listen(self._woken)
        self.started = True
        self.spawn(self.due.run())
        self.spawn(self.watch.run())
        self.spawn(self.sending.run())
        self.spawn(self.retention.run())

    async def _signing_key(self) -> bytes:
        """The key under every record that is handed out; the first process makes it."""
        await self.database.write(
            statement(
                "INSERT INTO secrets (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING",
                *(SIGNING, fresh_key()),
            )
        )
        found = await self.database.read("SELECT value FROM secrets WHERE name = $1", SIGNING)
        key = found[0][0]
        assert isinstance(key, bytes)
        return key

    async def farewell(self) -> None:
        """Tell everybody who looks that this process ends."""
        self.stopping.set()
        for room in list(self.rooms.values()):
            room.tell()
        self.companions.tell()

    async def stop(self) -> None:
        """Tell everybody, and let go."""
        await self.farewell()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.jobs.close()
        await self.workers.close()
        await self.trials.close()
        await self.desks.close()
        await self.database.close()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Something that goes on beside the requests."""
        task = asyncio.create_task(self._guarded(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _guarded(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except asyncio.CancelledError:
            raise
        except (Complaint, Refused, Unavailable, Conflict) as error:
            log.warning("work left", why=type(error).__name__)
        except Exception:
            log.exception("work failed")

    # Tables and matches

    async def room(self, code: str) -> Room:
        """A table as everybody sees it who looks at it."""
        room = self.rooms.get(code)
        if room is None:
            table = await self.tables.get(code)
            room = self.rooms.setdefault(code, Room(table))
            await self._refresh(room)
        return room

    async def _refresh(self, room: Room) -> None:
        """What belongs to a table but does not stand in its row."""
        code = room.table.code
        found = await self.database.read("SELECT max(n) FROM chat WHERE code = $1", code)
        room.chat = max(room.chat, whole(found[0][0]))
        if overseer.game(room.table.game).leads_to:
            battles = await self.tables.of_parent(code)
            room.battle = battles[-1].code if battles and battles[-1].status == PLAYING else ""
            room.battles = [
                BattleGiven(
                    code=each.code,
                    scenario=str(each.options.get("scenario", "")),
                    status=each.status,
                )
                for each in battles
                if each.status in (PLAYING, OVER)
            ]
            room.real = await real_battles(self.database, code)
            plots = await plots_of(self.database, code)
            room.changes += plots != room.plots
            room.plots = plots

    async def changed(self, table: TableRow, *besides: Statement) -> None:
        """Keep a table that was changed, and tell everybody."""
        await self.tables.change(table, self.now(), *besides)
        await self.announce(table)

    async def announce(self, table: TableRow) -> None:
        """Everybody who looks at a table, in other processes too, sees it as it is now."""
        room = self.rooms.get(table.code)
        if room is not None:
            room.table = table
            await self._refresh(room)
            if (live := self.lives.get(table.code)) is not None:
                live.table = table
            room.change()
        if self.database.shared:
            await self.database.wake(table.code)

    async def live(self, code: str) -> LiveMatch:
        """The match of a table, taken up again if it rests."""
        live = self.lives.get(code)
        if live is not None and live.table.status == CLOSED:
            raise Complaint(410, "closed")
        if live is not None and (live.desk.gone or live.rewritten):
            self.workers.forget(code)
            del self.lives[code]
        elif live is not None:
            return live
        lock = self._opening.setdefault(code, asyncio.Lock())
        async with lock:
            if code not in self.lives:
                await self._open(code)
            self._opening.pop(code, None)
        return self.lives[code]

    async def _open(self, code: str, again: bool = False) -> None:
        table = (await self.room(code)).table
        if table.status == CLOSED:
            raise Complaint(410, "closed")
        found = await self.database.read(
            "SELECT header, seed, clock FROM matches WHERE code = $1", code
        )
        if not found:
            raise Complaint(409, "not-begun")
        header, seed, clock = found[0]
        assert isinstance(header, bytes)
        assert isinstance(seed, bytes)
        set_up = SetUp(
            table.game,
            [chair.kind for chair in table.chairs],
            {},
            seed,
            self.table_of(table),
            header=msgspec.json.decode(header, type=Header),
            host=table.seed,
            steady=timing_privacy.steady(table),
        )
        rows = await log_rows(self.database, code, 0, 0)
        if table.status == PLAYING and rows and older(set_up):
            if again:
                raise Complaint(503, "busy")
            past = msgspec.json.decode(str(clock), type=Clock)
            await bring_up(self, table, set_up, rows, past)
            return await self._open(code, again=True)
        try:
            desk = await self.desks.open(code, set_up, [row.steps for row in rows])
        except Broken:
            (await self.room(code)).broken = True
            raise
        live = self._hold(table, desk, rows, msgspec.json.decode(str(clock), type=Clock), set_up)
        return await live.look()

    def _hold(
        self, table: TableRow, desk: Handle, rows: list[LogRow], clock: Clock, set_up: SetUp
    ) -> LiveMatch:
        # Where opening took long and nobody looked, the room may have been put away meanwhile.
        room = self.rooms.setdefault(table.code, Room(table))
        room.table = table
        live = LiveMatch(self.database, room, desk, rows, clock, self._follows)
        live.used = self.now()
        self.lives[table.code] = live
        self.set_ups[table.code] = set_up
        return live

    def table_of(self, table: TableRow) -> Table:
        """What a match needs to know of its table."""
        lesson = table.terms.lesson
        return Table(names=table.names, budget=table.terms.budget, tutorial=lesson)

    async def begin_if_full(self, table: TableRow) -> None:
        """Start the match once the last seat is taken, where the table is like that."""
        if table.terms.start == "full" and table.status == OPEN and not table.free:
            await self.full(table)

    async def full(self, table: TableRow) -> None:
        """Every seat is taken: it begins, once those who wanted to have put something into the
        dice have revealed it."""
        if any(chair.pledge for chair in table.chairs):
            table.status = DICE
            await self.changed(table)
        else:
            await self.begin(table)

    async def begin(self, table: TableRow) -> LiveMatch:
        """Start the match of a table whose seats are taken."""
        game, now = overseer.game(table.game), self.now()
        options = dict(table.options)
        brings = manner_of(game).brings
        if brings and any(chair.own for chair in table.chairs):
            options[brings] = brought(options.get(brings), [chair.own for chair in table.chairs])
        dice, save = dice_of(table), await self.tables.save_of(table)
        set_up = SetUp(
            game.name,
            [chair.kind for chair in table.chairs],
            options,
            table.seed if dice is None else mixed(table.seed, dice.shares),
            self.table_of(table),
            casual=goes_back(table),
            dice=dice,
            host=table.seed,
            steady=timing_privacy.steady(table),
            save=save,
        )
        desk, done = await self.desks.begin(table.code, set_up)
        standing = done.standing
        itself = timing_privacy.moment(set_up, standing, now)
        clock = first_clock(table.terms, len(table.chairs), standing.asked, now, itself)
        # Until it is written the table stays as everybody sees it.
        begun = msgspec.structs.replace(
            table,
            status=OVER if standing.ended is not None else PLAYING,
            touched=now,
            chairs=[
                msgspec.structs.replace(each, asked=now if each.seat in standing.asked else 0)
                for each in table.chairs
            ],
        )
        told = [
            each
            for chair in begun.chairs
            for each in self._call_for(begun, chair, chair.asked, now)
        ]
        await self.room(table.code)
        kept = statement("DELETE FROM saves WHERE code = $1", table.code)
        rows = first_row(begun, desk, done, set_up, clock, now)
        freed = counted_anew(table.host, *(chair.person for chair in table.chairs))
        noted = self.quota.noted(*rows)
        await self.database.write(*changed(begun), kept, *rows, *told, freed, *noted)
        table.status, table.touched, table.chairs = begun.status, now, begun.chairs
        table.version += 1
        set_up = msgspec.structs.replace(set_up, header=desk.header, options={}, save=b"")
        row = LogRow(1, 1, standing.number, done.steps, now)
        live = self._hold(table, desk, [row], clock, set_up)
        await self.announce(table)
        self.after(live)
        return live

    def _follows(self, live: LiveMatch, done: Done, now: int) -> Following:
        """What is kept together with a row of a match."""
        table, standing = live.table, done.standing
        itself = timing_privacy.moment(self.set_ups[live.code], standing, now)
        clock = next_clock(live.clock, table.terms, standing.asked, now, itself, done.quiet)
        found: list[Statement] = []
        asked: dict[int, int] = {}
        for chair in table.chairs:
            since = clock.asked.get(chair.seat, 0)
            if since != chair.asked:
                asked[chair.seat] = since
                found.append(
                    statement(
                        "UPDATE chairs SET asked = $1 WHERE code = $2 AND seat = $3",
                        *(since, table.code, chair.seat),
                    )
                )
                found += self._call_for(table, chair, since, now)
        over = standing.ended is not None and table.status == PLAYING
        if over:
            found.append(
                statement(
                    f"UPDATE tables SET status = '{OVER}', touched = $1, version = version + 1 "
                    "WHERE code = $2",
                    *(now, table.code),
                )
            )

        def then() -> None:
            for chair in table.chairs:
                chair.asked = asked.get(chair.seat, chair.asked)
            if over:
                table.status = OVER
                table.version += 1

        return Following(clock, found, then)

    def _call_for(self, table: TableRow, chair: ChairRow, since: int, now: int) -> list[Statement]:
        """What has somebody told that they are asked, if they may want that."""
        room = self.rooms.get(table.code)
        here = room is not None and bool(room.here.get(chair.seat))
        return asked_notice(table, chair, since, here, self.sending.unwilling, now)

    def after(self, live: LiveMatch) -> None:
        """What has to be done once something has happened in a match."""
        if self.stopping.is_set():
            return
        standing = live.standing
        if standing.bot is not None and live.code not in self._moving:
            self.spawn(self._move_bots(live))
        if standing.waits:
            self.spawn(lead_to_battle(self, live))
        elif live.room.battle:
            self.spawn(put_aside(self, live))
        if standing.ended is not None and live.table.parent is not None:
            self.spawn(hand_back(self, live))
        if live.clock.itself is not None and live.code not in self._pausing:
            self.spawn(self._answer_in_time(live))

    async def _answer_in_time(self, live: LiveMatch) -> None:
        self._pausing.add(live.code)
        try:
            await timing_privacy.in_time(self, live)
        finally:
            self._pausing.discard(live.code)

    async def _move_bots(self, live: LiveMatch) -> None:
        self._moving.add(live.code)
        try:
            while (seat := live.standing.bot) is not None and not self.stopping.is_set():
                if live.table.status == CLOSED:
                    return
                try:
                    number, move = await self.workers.move(live, self.set_ups[live.code])
                except Broken:  # it plays no more: the simplest answers are given for it
                    number, move = live.number, IDLE
                if number == live.number:
                    key = f"bot {number}"
                    await live.enter(seat, [move], self.now(), key=key, seen=number, authority=True)
        finally:
            self._moving.discard(live.code)
        self.after(live)

    # What others did, and what rests

    def _woken(self, code: str) -> None:
        """Another process has done something in a match, or written beside a real table."""
        if code in self.rooms:
            self.spawn(self._look_again(code))
        elif code.startswith(CHANNEL):
            self.spawn(self.companions.look_again(code[len(CHANNEL) :]))

    async def _look_again(self, code: str) -> None:
        """Take in what another process did at a table."""
        room = self.rooms[code]
        table = await self.tables.get(code)
        await self._refresh(room)
        live = self.lives.get(code)
        if live is not None:
            try:
                await self.catch_up(live)
            except Rewritten:  # a result in it was corrected
                live = await self.live(code)
            await live.look()
            live.table = table
        if table.version != room.table.version:
            room.table = table
            room.changes += 1
        room.tell()

    async def catch_up(self, live: LiveMatch) -> None:
        """Take in what other processes have done in a match."""
        async with live.lock:
            await live.catch_up()

    async def keep_clock(self, live: LiveMatch, clock: Clock) -> None:
        """Keep a clock that changed without a row."""
        await self.database.write(
            statement(
                "UPDATE matches SET clock = $1, deadline = $2 WHERE code = $3 AND rows = $4",
                *(clock.text, clock.look, live.code, live.rows),
                expect=1,
            )
        )
        live.clock = clock

    def put_away(self) -> None:
        """Let go of matches that rest, and of tables that nobody looks at."""
        now = self.now()
        for code, live in list(self.lives.items()):
            idle = now - live.used > RESTS
            if not live.room.users and idle and not live.lock.locked() and code not in self._moving:
                self.spawn(live.desk.close())
                del self.lives[code], self.set_ups[code]
        for code, room in list(self.rooms.items()):
            if not room.users and code not in self.lives and code not in self._opening:
                del self.rooms[code]


def dice_of(table: TableRow) -> Dice | None:
    """What everybody put into the dice of a table; None: only the table itself."""
    shares = [
        Share(chair.seat, chair.pledge, chair.share) for chair in table.chairs if chair.pledge
    ]
    return Dice(commitment(table.seed), shares) if shares else None


def brought(given: object, own: list[str]) -> list[object]:
    """What each seat brings: its own, else what the table's options name for it, else nothing."""
    listed = given if isinstance(given, list) else []
    named = [*listed, *[None] * len(own)]
    return [mine or named[seat] or None for seat, mine in enumerate(own)]


def goes_back(table: TableRow) -> bool:
    """Whether one may go back over the answers of others: of bots, or of people who agree."""
    undo = table.terms.undo
    return undo == "consent" or (undo == "bots" and len(table.people) == 1)


def whole(value: object) -> int:
    """A number out of the database; 0 for none."""
    return value if isinstance(value, int) else 0
