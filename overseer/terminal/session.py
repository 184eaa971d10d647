"""A match at the terminal: who plays, in which language, where it is saved. No screen in here.

Both clients, the plain one and the full-screen one, are loops around a Session:

    while not session.over:
        if session.bot_asked:
            events = session.play(session.bot_move())    # bot_move() may run in a thread
        else:
            events = session.play(move)                  # one of session.moves()
        for event in events:
            show(session.event_text(event))
        if session.save_problem: show(session.save_problem_text())

Every change is saved at once. A save that fails never stops the game: `save_problem` holds why,
until one succeeds again. Everything that is text comes in `session.lang`, which may be changed
at any time.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from time import monotonic

import msgspec

import overseer
from overseer.engine.course import standing
from overseer.engine.decision import Decision, Event
from overseer.engine.game import Game
from overseer.engine.match import Match, read_seed
from overseer.engine.nature import fresh_seed, numbered_seed
from overseer.engine.record import Record, RecordError
from overseer.engine.refusal import BadOption, IllegalMove, Refusal
from overseer.engine.state import Move, State
from overseer.engine.update import bring_over, keep_old, outdated, update_event
from overseer.engine.view import View
from overseer.terminal import store
from overseer.terminal.complaint import UsageError, shown_args
from overseer.terminal.events import event_text, readable
from overseer.terminal.guise import guise_of
from overseer.terminal.hold import Hold
from overseer.terminal.seating import HUMAN, make_bots, read_seats, seat_name
from overseer.terminal.store import Table
from overseer.text import translate


class Session:
    """One match, its language, its names and its file."""

    def __init__(
        self, match: Match, path: Path, lang: str, table: Table, damage: RecordError | None = None
    ) -> None:
        self.match = match
        self.path = path  # where the record lies
        self.lang = lang
        self.table = table
        self.damage = damage  # why only the first part of a file could be taken up again
        self.guise = guise_of(match.game.name)
        self.resumed = False  # whether it goes on from a file
        self.seated: int | None = None  # who sits at the screen, where several people share it
        self.secret = False  # whether something has been hidden from anybody so far
        self.save_problem: Refusal | None = None
        self._table_kept = ""  # the language in which names and clock have been saved
        self._hold: Hold | None = None  # on the file, until the end
        self.now: Callable[[], float] = monotonic  # in seconds, for the clock
        self._since = self.now()
        for seat in range(len(self.seats)):
            match.help(seat, self.guise.helper(self, seat))
        self._watch()

    @classmethod
    def begin(
        cls,
        game: Game,
        seats: Sequence[str],
        path: Path,
        *,
        lang: str,
        options: Mapping[str, object] | None = None,
        seed: int | None = None,
        table: Table | None = None,
        casual: bool = True,
    ) -> Session:
        """A new match. Seats as `human` or `bot:hard`; without a `seed` nobody can guess it.

        Alone at a `casual` table one may take back what bots have answered already.
        """
        table = table or Table()
        game.check_seats(len(seats))
        secret = fresh_seed() if seed is None else numbered_seed(seed)
        bots = make_bots(seats, game.name, secret, table.think, table.budget)
        casual = casual and list(seats).count(HUMAN) == 1
        session = cls(Match(game, bots, options, secret, casual=casual), path, lang, table)
        session._hold = held(path)
        session.save()
        return session

    @classmethod
    def resume(cls, path: Path, *, lang: str, table: Table | None = None) -> Session:
        """Go on with a saved match; with what is intact, under a new name, if it is damaged."""
        hold = held(path)  # before it is read: another process may play it, and write it
        record, damage = load_lines(path)
        game = single(record.header.game)
        if record.end is not None:
            raise UsageError("cli-error-resume-over", file=str(path))
        old = outdated(record, game)
        if not old:
            record, damage = replayed(record, damage)
        seed = read_seed(path)
        if old:
            brought = bring_over(record, game, seed)
            keep_old(path, record.header.rules)
            record = brought.record
        seats = read_seats(",".join(record.header.seats), game.name)
        table = table or store.read_table(path)
        bots = make_bots(seats, game.name, seed, table.think, table.budget)
        match = Match(game, bots, seed=seed, record=record, trusted=True)
        match.events[:0] = past_events(game, record)
        if damage is not None:
            path = store.fresh(path)
            hold = held(path)
        session = cls(match, path, lang, table, damage)
        session._hold = hold
        session.resumed = True
        session.save()
        return session

    def rematch(self) -> Session:
        """The same game with the same people and options, and new dice; a lesson stays as it is."""
        header = self.match.record.header
        lesson = self.guise.lesson() if self.table.tutorial else None
        return Session.begin(
            self.game,
            header.seats,
            store.new_path(store.folder(os.environ), self.game.name),
            lang=self.lang,
            options=header.options,
            seed=None if lesson is None else lesson.seed,
            table=self.table,
        )

    # Who and what

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self.match.game

    @property
    def state(self) -> State:
        """The position; clients of games with secrets draw `view()` instead."""
        return self.match.state

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.match.over

    @property
    def seats(self) -> list[str]:
        """Every seat as `human` or `bot:hard`."""
        return self.match.record.header.seats

    @property
    def humans(self) -> list[int]:
        """The seats held by people who still play."""
        return [
            seat
            for seat, kind in enumerate(self.seats)
            if kind == HUMAN and seat not in self.match.resigned
        ]

    @property
    def asked(self) -> int:
        """The seat that decides now (OVER when nobody does)."""
        return self.match.state.seat

    @property
    def decision(self) -> Decision | None:
        """What is decided now; None at the end."""
        return None if self.over else self.match.state.decision

    @property
    def bot_asked(self) -> bool:
        """Whether a bot decides now."""
        return self.match.bot is not None

    @property
    def person_asked(self) -> bool:
        """Whether a person decides now."""
        return not self.over and self.asked in self.humans

    @property
    def viewer(self) -> int | None:
        """Through whose eyes to look: the person asked, else the only one, else nobody.

        Where people who share a screen have secrets, it is only ever the one who sits there.
        """
        if self._shared:
            return self.seated
        humans = self.humans
        if self.asked in humans:
            return self.asked
        return humans[0] if len(humans) == 1 else None

    @property
    def away(self) -> bool:
        """Whether the person asked has to sit down first: what they see is for nobody else."""
        return self.secret and self.person_asked and self.viewer != self.asked

    def sit_down(self) -> None:
        """The person asked is at the screen now."""
        self.seated = self.asked

    @property
    def events(self) -> list[Event]:
        """All that happened from the first move on, a resumed match's past included."""
        return self.match.events

    def view(self) -> View:
        """What the viewer may know; `view().data()` is the table as plain data."""
        return self.match.view(self.viewer)

    def moves(self) -> list[Move]:
        """The legal moves of whoever is asked; none at the end."""
        return [] if self.over else self.match.view(self.asked).moves()

    def name(self, seat: int) -> str:
        """What a seat is called, in the language."""
        return seat_name(self.table.names, self.seats, seat, self.lang)

    def hue(self, seat: int) -> int:
        """Which of the players' colours a seat has."""
        return self.guise.hue(self.state, seat)

    # What can be done; each returns what happened, and saves

    def bot_move(self) -> Move:
        """What the bot that is asked wants to do. It works on a view: safe in another thread."""
        if self.match.bot is None:
            raise IllegalMove(Refusal("OV-T2", "over"))
        return self.match.bot_move()

    def play(self, move: Move) -> list[Event]:
        """The move of whoever is asked; IllegalMove says why not."""
        refusal = self.game.why_not_said(self.state, move)
        if refusal is not None:
            raise IllegalMove(refusal)
        return [*self._saved(self.match.play(self.asked, move)), *self.tick()]

    def take_over(self, match: Match) -> list[Event]:
        """Go on with a copy of the match in which more has happened."""
        before = len(self.events)
        self.match = match
        return [*self._saved(self.events[before:]), *self.tick()]

    def parse(self, text: str) -> Move:
        """The move that a notation means; BadNotation when there is none."""
        return self.match.parse(text)

    @property
    def undoer(self) -> int | None:
        """The person who may take a move back now, if there is one.

        Where people who share a screen have secrets, that is only whoever sits there.
        """
        return next(
            (
                seat
                for seat in self.humans
                if self.match.can_undo(seat) and not (self._shared and seat != self.seated)
            ),
            None,
        )

    @property
    def _shared(self) -> bool:
        """Whether people with secrets from each other share the screen."""
        return self.secret and self.seats.count(HUMAN) > 1

    def undo(self) -> list[Event]:
        """Take the last move of a person back; IllegalMove when chance or another came after."""
        before = len(self.events)
        seat = self.undoer
        if seat is None:
            entries = self.match.record.entries
            moved = any(entries[number].seat in self.humans for number in standing(entries))
            nothing, too_late = Refusal("OV-U1", "undo-nothing"), Refusal("OV-U1", "undo")
            raise IllegalMove(too_late if moved else nothing)
        self.match.undo(seat)
        return self._saved(self.events[before:])

    def resign(self, seat: int) -> list[Event]:
        """A person gives up; the others play on, the last one wins."""
        return self._saved(self.match.resign(seat))

    # The clock

    @property
    def time_left(self) -> float | None:
        """Seconds left on the clock; None without one. It runs only while somebody is here."""
        clock = self.table.clock
        return None if clock is None else max(0.0, clock - (self.now() - self._since))

    def tick(self) -> list[Event]:
        """Call time when the clock has run out."""
        if self.time_left != 0.0 or self.over or self.time_called:
            return []
        return self._saved(self.match.call_time())

    @property
    def time_called(self) -> bool:
        """Whether time has been called in this match."""
        return self.match.course.timed

    def save(self) -> bool:
        """Save now; what stands in the way is kept in `save_problem`."""
        for seat, helper in enumerate(self.match.helpers):
            settings = getattr(helper, "settings", None)
            if settings is not None:  # where people want to be asked comes back with the match
                self.match.note_settings(seat, settings())
        try:
            if not store.ordinary(self.path):
                raise store.not_ordinary(self.path)
            self.match.save(self.path)
            if self._table_kept != self.lang or self.table.clock is not None:
                kept = msgspec.structs.replace(self.table, clock=self.time_left, lang=self.lang)
                store.write_table(self.path, kept)
                self._table_kept = self.lang
        except RecordError as error:
            self.save_problem = error.refusal
            return False
        self.save_problem = None
        if self.over:
            self.close()
        return True

    def close(self) -> None:
        """Let others play on from the file."""
        if self._hold is not None:
            self._hold.release()
            self._hold = None

    def _saved(self, happened: list[Event]) -> list[Event]:
        self.save()
        self._watch()
        return happened

    def _watch(self) -> None:
        """A game that had a secret once is treated as one with secrets from then on."""
        if not self.secret and not self.over:
            decision = self.match.state.decision
            sealed = decision is not None and len(decision.seats) > 1
            self.secret = sealed or self.match.view(None).secrets > 0

    # Everything said, in the language

    def text(self, id: str, /, **args: object) -> str:
        """A message of the catalogues."""
        return translate(self.lang, id, **args)

    def event_text(self, event: Event) -> str:
        """What happened, as far as the viewer may know."""
        return event_text(event.shown(self.viewer), self.guise, self.state, self.name, self.lang)

    def move_text(self, move: Move) -> str:
        """A move in full sentences: what is done, what it costs and what it gives."""
        return self.guise.move_text(self.state, move, self.lang)

    def next_text(self, move: Move, before: Move) -> str:
        """The same in a list, right after another one."""
        return self.guise.next_text(self.state, move, before, self.lang)

    def move_name(self, move: Move) -> str:
        """A move in a few words, for lists and buttons."""
        return self.guise.move_parts(self.state, move, self.lang)[0]

    def move_detail(self, move: Move) -> str:
        """What a move costs and gives; empty where its name says it all."""
        return self.guise.move_parts(self.state, move, self.lang)[1]

    def prompt(self) -> str:
        """What the person who is asked has to decide."""
        decision = self.decision
        if decision is None:
            return ""
        about = {"seat": decision.seat, **decision.about}
        words = readable(about, self.guise, self.state, self.name, self.lang)
        return self.text(f"topic-{self.game.name}-{decision.name}", **words)

    def refusal_text(self, refusal: Refusal) -> str:
        """Why something is refused, without the rule's id: that is `refusal.rule`."""
        # The kernel's own refusals count seats from 1 and mean the number.
        args = shown_args(refusal.args, self.lang)
        named = {key: value for key, value in args.items() if key != "seat"}
        words = {**args, **readable(named, self.guise, self.state, self.name, self.lang)}
        return self.text(f"refusal-{refusal.reason}", **words)

    def save_problem_text(self) -> str:
        """Why the match is not saved; empty when it is."""
        return "" if self.save_problem is None else self.refusal_text(self.save_problem)


def single(name: str) -> Game:
    """The game of that name, if it is played at one table; a campaign has commands of its own."""
    found = overseer.game(name)
    if found.leads_to:
        known = ", ".join(each.name for each in overseer.games() if not each.leads_to)
        raise BadOption(Refusal("OV-G1", "game", {"name": name, "known": known}))
    return found


def held(path: Path) -> Hold | None:
    """The lock of a match; RecordError when another process plays it."""
    return Hold(path) if store.ordinary(path) else None


def load_intact(path: Path) -> tuple[Record, RecordError | None]:
    """A record that replays, and what is wrong with the file it was the sound part of."""
    return replayed(*load_lines(path))


def load_lines(path: Path) -> tuple[Record, RecordError | None]:
    """A record as far as its lines can be read, and what is wrong with its file."""
    try:
        return Record.load(path), None
    except RecordError as error:
        if error.intact is None:
            raise
        return error.intact, error


def replayed(
    record: Record, damage: RecordError | None = None
) -> tuple[Record, RecordError | None]:
    """A record as far as it replays."""
    try:
        record.replay(overseer.game(record.header.game))
    except RecordError as error:
        if error.intact is None:
            raise
        return error.intact, error
    return record, damage


def past_events(game: Game, record: Record) -> list[Event]:
    """What happened in a record that replays."""
    updates = {update.moves: update for update in record.header.updates}
    happened: list[Event] = []
    for _, course in record.walk(game):
        course.state.ears = happened
        if course.at in updates:
            happened.append(update_event(updates[course.at]))
    if len(record.entries) in updates:
        happened.append(update_event(updates[len(record.entries)]))
    return happened
