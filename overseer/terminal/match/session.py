"""A match at the terminal: a sitting with a language, a file, and people who share a screen.

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

import msgspec

import overseer
from overseer.engine.decision import Event
from overseer.engine.game import Game
from overseer.engine.match import Match, read_seed
from overseer.engine.record import Record, RecordError
from overseer.engine.refusal import BadOption, Refusal, Refused
from overseer.engine.state import Move
from overseer.engine.update import bring_over, keep_old, outdated, turning_points
from overseer.engine.view import View
from overseer.host.client import Client
from overseer.host.faults import fault_text, new_faults
from overseer.host.seating import HUMAN, make_bots, read_seats
from overseer.host.sitting import Sitting, Table, new_match
from overseer.terminal.look import look_of
from overseer.terminal.records import store
from overseer.terminal.records.hold import Hold
from overseer.terminal.table.seat import Coming
from overseer.terminal.table.thinking import Thinking, position_of
from overseer.text import translate
from overseer.voice.complaint import UsageError
from overseer.voice.given import Why
from overseer.voice.reader import Reader


class Session(Sitting):
    """One match, the language of whoever sits here, and its file."""

    def __init__(
        self, match: Match, path: Path, lang: str, table: Table, damage: RecordError | None = None
    ) -> None:
        self.path = path  # where the record lies
        self.lang = lang
        self.damage = damage  # why only the first part of a file could be taken up again
        self.look = look_of(match.game)
        self.resumed = False  # whether it goes on from a file
        self.seated: int | None = None  # who sits at the screen, where several people share it
        self.save_problem: Refusal | None = None
        self._table_kept = ""  # the language in which names and clock have been saved
        self._hold: Hold | None = None  # on the file, until the end
        self._thinking = Thinking()
        self._faults_told: dict[int, int] = {}
        super().__init__(match, table)

    @classmethod
    def start(
        cls,
        game: Game,
        seats: Sequence[str],
        path: Path,
        *,
        lang: str,
        options: Mapping[str, object] | None = None,
        seed: int | bytes | None = None,
        table: Table | None = None,
        casual: bool = True,
    ) -> Session:
        """A new match in a file; the rest as in `Sitting.begin`."""
        table = table or Table()
        session = cls(new_match(game, seats, options, seed, table, casual), path, lang, table)
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
        name = str(header.options.get("scenario", ""))
        lesson = self.voice.lesson(name) if self.table.tutorial else None
        return Session.start(
            self.game,
            header.seats,
            store.new_path(store.folder(os.environ), self.game.name),
            lang=self.lang,
            options=header.options,
            seed=None if lesson is None else lesson.seed,
            table=self.table,
        )

    # Who looks

    @property
    def viewer(self) -> int | None:
        """Through whose eyes to look: the person asked, else the only one, else nobody.

        Where people who share a screen have secrets, it is only ever the one who sits there.
        """
        if self.shared:
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
    def shared(self) -> bool:
        """Whether people with secrets from each other share the screen."""
        return self.secret and self.seats.count(HUMAN) > 1

    @property
    def client(self) -> Client:
        """What whoever looks gets, in the language."""
        return Client(self, self.viewer, self.lang)

    @property
    def moment(self) -> object:
        """Equal as long as the client gives the same."""
        reader = self.reads
        return reader.view, reader.lang, reader.outcome  # a view is made for one position

    @property
    def entries(self) -> int:
        """How many entries the log has."""
        return len(self.steps)

    @property
    def reads(self) -> Reader:
        """Whoever looks, as a reader."""
        return self.reader(self.viewer, self.lang)

    def view(self) -> View:
        """What the viewer may know; `view().data()` is the table as plain data."""
        return self.reads.view

    def name(self, seat: int) -> str:
        """What a seat is called, in the language."""
        return self.name_of(seat, self.lang)

    def hue(self, seat: int) -> int:
        """Which of the players' colours a seat has."""
        return self.voice.hue(self.reads, seat)

    @property
    def undoer(self) -> int | None:
        """The person who may take a move back now, if there is one.

        Where people who share a screen have secrets, that is only whoever sits there.
        """
        seat = super().undoer
        return None if self.shared and seat != self.seated else seat

    # What is done at the screen (overseer/terminal/table/seat.py)

    @property
    def waiting(self) -> bool:
        """Whether a bot decides now."""
        return self.bot_asked

    def decide(self, move: str) -> Why | None:
        """A move of whoever looks; why not, if it is refused."""
        return self._tried(lambda: self.client.play(move))

    def take_back(self) -> Why | None:
        """Take the last move of a person back; why not, if that cannot be."""
        return self._tried(self.undo)

    def give_up(self) -> Why | None:
        """Whoever looks resigns; why not, if nobody can."""
        return self._tried(self.client.resign)

    def start_over(self) -> Why | None:
        """Take back all since somebody else, or chance, decided; why not, if it cannot be."""
        return self._tried(self.restart)

    def set_up(self, settings: Mapping[str, str]) -> Why | None:
        """Whoever looks is asked like this from now on; why not, if there is no such thing."""
        return self._tried(lambda: self.client.choose(settings))

    def _tried(self, act: Callable[[], object]) -> Why | None:
        client = self.client
        try:
            act()
        except Refused as error:
            return client.why(error.refusal)
        return None

    def let_others(self) -> None:
        """Let the bot that is asked decide."""
        self.play(self.bot_move())

    def await_others(self, tell: Callable[[Coming], object]) -> None:
        """Let the bot that is asked think, in a thread of its own."""
        self._thinking.ask(self.match, tell)

    def fits(self, coming: Coming) -> bool:
        """Whether a bot is still asked what it has decided."""
        return self.bot_asked and coming.position == position_of(self.match)

    def carry_out(self, coming: Coming) -> bool:
        """Let the bot do it; False: a person has taken a move back or resigned meanwhile."""
        if not self.fits(coming):
            return False
        self.play(self.parse(coming.move))
        return True

    # Its file

    def greeting(self) -> str:
        """That only a part of the file could be taken up again; empty when it was sound."""
        if self.damage is None:
            return ""
        moves = len(self.match.record.entries)
        return self.text("plain-repaired", moves=moves, file=str(self.path))

    def changed(self) -> None:
        super().changed()
        self.save()

    def save(self) -> bool:
        """Save now; what stands in the way is kept in `save_problem`."""
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

    # Everything said, in the language

    def text(self, id: str, /, **args: object) -> str:
        """A message of the catalogues."""
        return translate(self.lang, id, **args)

    def fault_texts(self) -> list[str]:
        """Why bots have lost their turns since this was last asked; mostly nothing.

        While there are secrets, nothing is quoted that could be one of a bot's.
        """
        quiet = self.secret and not self.over
        return [
            fault_text(fault.quiet() if quiet else fault, bot.name, self.lang)
            for bot, fault in new_faults(self.match.seats, self._faults_told)
        ]

    def event_text(self, event: Event) -> str:
        """What happened, as far as the viewer may know."""
        return self.voice.event_text(event, self.reads)

    def move_text(self, move: Move) -> str:
        """A move in full sentences: what is done, what it costs and what it gives."""
        return self.voice.move_text(self.reads, move)

    def next_text(self, move: Move, before: Move) -> str:
        """The same in a list, right after another one."""
        return self.voice.next_text(self.reads, move, before)

    def move_name(self, move: Move) -> str:
        """A move in a few words, for lists and buttons."""
        return self.voice.move_parts(self.reads, move)[0]

    def prompt(self) -> str:
        """What the person who is asked has to decide."""
        return self.voice.prompt(self.reads)

    def refusal_text(self, refusal: Refusal | Why) -> str:
        """Why something is refused, without the rule's id: that is `refusal.rule`."""
        if isinstance(refusal, Why):
            return refusal.text
        return self.voice.refusal_text(refusal, self.reads)

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
    turning = turning_points(record.header)
    happened: list[Event] = []
    for _, course in record.walk(game):
        course.state.ears = happened
        happened += turning.get(course.at, ())
    return [*happened, *turning.get(len(record.entries), ())]
