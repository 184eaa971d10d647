"""A desk: one live match, judged, carried out and told. No socket, no database, no clock.

    desk = Desk.begin(set_up)                    # or Desk.open(set_up, rows) from the log
    done = desk.enter(seat, ["place 0a1 fresh"]) # on a copy: nothing has changed yet
    …                                            # whoever runs it commits done.steps
    desk.accept()                                # now it has; or desk.drop()
    desk.update(viewer=0, lang="de", since=12)   # what a client gets, as JSON

Everything that goes in or out is plain data, so that a desk may stand in another process.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

import msgspec

import overseer
from overseer.engine.adopt import adopted
from overseer.engine.course import Course
from overseer.engine.extract import Step
from overseer.engine.match import Match
from overseer.engine.mix import Dice
from overseer.engine.record import End, Entry, Header, Record
from overseer.engine.refusal import Refusal
from overseer.host.campaign import battle_plan, ended, force_printed, played, state_of
from overseer.host.client import Client
from overseer.host.encoded import Encoded, encoded
from overseer.host.mishap import Mishap
from overseer.host.past import Past
from overseer.host.progress import progress_of
from overseer.host.seating import make_bots
from overseer.host.sitting import Sitting, Table, match_of
from overseer.host.step_codec import for_everybody, logged_steps, packed, unpacked
from overseer.voice.given import Answer, Ended, Fixed, Help, Progress, Question, Scene, Told
from overseer.voice.wasteland.force.printed import ForcePrinted
from overseer.wasteland.campaign.game import TOLD
from overseer.wasteland.campaign.moves import result_move
from overseer.wasteland.campaign.player import SITS_OUT
from overseer.wasteland.campaign.results.hand_over import battle_seats
from overseer.wasteland.campaign.results.played import result_from

RESTART: Final = "restart"  # everything since somebody else decided is taken back
# What only whoever runs the match says for a seat.
IDLE: Final = "idle"
TIME: Final = "time"
ITSELF: Final = "itself"  # the question is answered by what the seat has set
# What changes no question for anybody else: who has not seen it is not late for that.
QUIET: Final = ("seal", "helper", "idle", "here")
MOST_AT_ONCE: Final = 200  # moves of one input: a payment, a division, an order
MOST_TOLD: Final = 8  # rows that are kept in words: the last one in some languages
MOST_FAULTS: Final = 100  # that are told of one desk
EYES: Final = b'{"seat":'  # how every scene begins


class SetUp(msgspec.Struct, frozen=True):
    """What a match is made of besides its log."""

    game: str
    seats: list[str]
    options: dict[str, Any]
    seed: bytes
    table: Table
    casual: bool = False
    header: Header | None = None  # of a match that has begun
    dice: Dice | None = None  # how the seed was mixed …
    host: bytes = b""  # … and this table's part of it, secret until the end
    steady: bool = False  # whether what is answered by itself must not tell what is hidden
    save: bytes = b""  # the record of a saved game that goes on here


class Standing(msgspec.Struct, frozen=True):
    """How a match stands, for whoever runs it."""

    number: int  # of the last step
    asked: list[int] = []  # the people who owe an answer
    bot: int | None = None  # the bot that is asked
    waits: bool = False  # for a battle that is played elsewhere
    away: list[int] = []
    resigned: list[int] = []
    ended: End | None = None
    veiled: bool = False  # whether it is hidden if the question is answered by itself
    together: int | None = None  # since which step several decide at the same time

    @property
    def owed(self) -> bool:
        """Whether the table itself has to do something: move a bot, have a battle played."""
        return self.bot is not None or self.waits


class Done(msgspec.Struct, frozen=True):
    """An input that was judged and carried out on a copy."""

    steps: bytes  # to be kept
    first: int  # the number of the first of them
    standing: Standing
    quiet: bool = False  # whether the question is the same as before


class Now(msgspec.Struct, frozen=True):
    """How a match stands, as a client gets it."""

    scene: Encoded[Scene]
    question: Encoded[Question]
    ended: Encoded[Ended] | None = None  # None as long as it has not


class Then(msgspec.Struct, frozen=True):
    """How a match stood at some moment, as a client gets it."""

    scene: Encoded[Scene]
    lines: Encoded[list[str]]  # the situation in words


class Words(msgspec.Struct):
    """A match in words that can be read aloud, a line each."""

    situation: list[str]
    opening: list[str]  # what everybody should have read before the first decision


class Desk:
    """One live match."""

    def __init__(self, match: Match, table: Table, past: list[Step] | None = None) -> None:
        self.sitting = Sitting(match, table, past)
        self.unkept = b""  # steps that no log has yet
        self._faults: list[Mishap] = []  # words that could not be made, not told yet …
        self._known: set[tuple[str, ...]] = set()  # … and those that have been
        self.sitting.on_fault = self._fault
        self._judged: Match | None = None
        self._steps: list[Step] = []  # of it
        self._clients: dict[tuple[int | None, str], Client] = {}
        self._fresh: list[Step] = []  # of what was accepted last: they need not be read again
        # Where all viewers see the same, what was made for one of them serves the others.
        self._alike = self.sitting.voice.alike and not match.game.settings()
        self._scene = b""  # what follows on whose eyes see it
        self._given: dict[tuple[str, int], list[Encoded[Told]]] = {}  # by language and first step

    @classmethod
    def begin(cls, set_up: SetUp) -> tuple[Desk, Done]:
        """A new match, and what happened before the first question."""
        match = match_of(
            overseer.game(set_up.game),
            set_up.seats,
            set_up.options,
            set_up.seed,
            set_up.table,
            set_up.casual,
            set_up.dice,
            set_up.host,
            set_up.steady,
        )
        desk = cls(match, set_up.table)
        steps = desk.sitting.steps
        done = Done(packed(steps), 1, standing_of(match))
        return desk.slim(), done

    @classmethod
    def open(cls, set_up: SetUp, rows: Iterable[bytes]) -> Desk:
        """A match from its log, every entry trusted."""
        assert set_up.header is not None
        record = Record(set_up.header)
        past: list[Step] = []
        for raw in rows:
            kept = logged_steps.decode(raw)
            record.entries += [Entry(each.seat, each.text, each.link) for each in kept]
            if set_up.table.tutorial:
                past += unpacked(raw, len(past) + 1)
        table = set_up.table
        bots = make_bots(
            *(set_up.seats, set_up.game, set_up.seed, table.think, table.budget), absent=True
        )
        match = Match(
            overseer.game(set_up.game),
            bots,
            seed=set_up.seed,
            record=record,
            trusted=True,
            history=set_up.table.tutorial,
            host=set_up.host,
            steady=set_up.steady,
        )
        if set_up.table.tutorial:
            match.events[:0] = [e for step in past for e in step.events if not e.silent]
        desk = cls(match, set_up.table, past)
        if match.number > len(record.entries):  # a helper of a newer release answered something
            desk.unkept = packed(desk.sitting.steps[len(past) :])
        return desk

    def slim(self) -> Desk:
        """Without its history, which lies in the log; a lesson looks back and keeps it."""
        match = self.sitting.match
        if not self.sitting.table.tutorial:
            match.history = False
            match.events = []
            match.record.forget()
            self.sitting.steps = []
        return self

    def _fault(self, error: Exception) -> None:
        """Words could not be made; the same fault is told once."""
        found = Mishap.of(error)
        key = found.kind, *found.at
        if key not in self._known and len(self._known) < MOST_FAULTS:
            self._known.add(key)
            self._faults.append(found)

    def told_faults(self) -> list[Mishap]:
        """The faults since the last time."""
        found, self._faults = self._faults, []
        return found

    @property
    def header(self) -> Header:
        """What was agreed."""
        return self.sitting.match.record.header

    @property
    def standing(self) -> Standing:
        """How it stands."""
        return standing_of(self.sitting.match)

    # What is done

    def enter(
        self, seat: int, said: Sequence[str], authority: bool = False, log: Sequence[Entry] = ()
    ) -> Done:
        """Judge and carry out on a copy what a seat says; a Refused says why not.

        `authority`: whoever runs the match says it for the seat. `log`: all entries so far, which
        only ways back need.
        """
        copy = self.sitting.match.copy()
        copy.record.source = lambda: log
        steps: list[Step] = []
        copy.on_step = steps.append
        for number, text in enumerate(said[:MOST_AT_ONCE]):
            if number and not self._fits(copy, seat, text):
                break  # the rest answers a question that is not asked
            if authority:
                _decree(copy, seat, text)
            elif text == RESTART:
                copy.restart(seat)
            else:
                copy.enter(seat, text)
        copy.on_step = None
        self._judged, self._steps = copy, steps
        quiet = all(step.text.partition(" ")[0] in QUIET for step in steps)
        return Done(packed(steps), self.sitting.match.number + 1, standing_of(copy), quiet)

    def _fits(self, match: Match, seat: int, text: str) -> bool:
        if not match.course.owes(seat):
            return False
        return match.refusal(seat, match.parse(text)) is None

    def accept(self) -> None:
        """What was judged last has been committed."""
        assert self._judged is not None
        self._judged.record.source = None
        self.sitting.take_over(self._judged, self._steps if self.sitting.table.tutorial else ())
        self._forget()
        self._fresh = self._steps
        self._judged, self._steps = None, []

    def _forget(self) -> None:
        self._fresh = []
        self._scene = b""
        self._given.clear()

    def drop(self) -> None:
        """What was judged last has not happened."""
        self._judged = None

    def follow(self, rows: Iterable[bytes]) -> Standing:
        """Go on with what another process has committed."""
        entries = [
            Entry(each.seat, each.text, each.link)
            for raw in rows
            for each in logged_steps.decode(raw)
        ]
        self.sitting.match.follow(entries)
        self.sitting.changed()
        self._forget()
        return self.standing

    def by_itself(self) -> int | None:
        """The seat whose question is answered by itself now; None: it is theirs to decide."""
        match = self.sitting.match
        return None if match.own_answer is None else match.state.seat

    def may_undo(self, seat: int) -> bool:
        """Whether a seat may take its last move back by the rule, whatever others think of it."""
        course = self.sitting.match.course
        return course.past_seat == seat and bool(course.past)

    # Campaigns

    def battle(self, attempt: int) -> tuple[SetUp, list[int]]:
        """The battle that a campaign waits for, and whose seats of the campaign fight it."""
        plan = battle_plan(self.sitting, "en", attempt)
        seats = battle_seats(state_of(self.sitting))
        set_up = SetUp(plan.game.name, plan.seats, plan.options, plan.seed, plan.table)
        return set_up, seats

    def result(self, record: bytes) -> str:
        """The move that takes a battle's result down, every move and die of its record checked;
        empty when that battle was given up."""
        battle = Record.decode(record, "")
        state = state_of(self.sitting)
        if not ended(played(battle)):
            return ""
        return str(result_move(result_from(state, battle)))

    def printed(self, viewer: int | None, lang: str) -> Encoded[ForcePrinted]:
        """The force that a seat brings into the battle that is prepared, to be printed."""
        return encoded(force_printed(self.sitting, viewer, lang))

    def fighters(self, number: int) -> list[int]:
        """The campaign's seats that fight a battle (from 1), in the order of those at it."""
        state = state_of(self.sitting)
        if number > len(state.fought):
            return battle_seats(state)
        sides = state.fought[number - 1].sides
        return [seat for seat, side in enumerate(sides) if side != SITS_OUT]

    def may_be_told(self) -> bool:
        """Whether people may tell how a battle on a real table ended."""
        return state_of(self.sitting).plan.results == TOLD

    def why_result(self, move: str) -> Refusal | None:
        """Why a battle cannot have ended like this; None when it can."""
        match = self.sitting.match
        return match.state.refusal(match.parse(move))

    def fought(self) -> list[str]:
        """The last links of the records behind the results so far; empty: it was told."""
        return [battle.record for battle in state_of(self.sitting).fought]

    # What clients get, as JSON

    def client(self, viewer: int | None, lang: str) -> Client:
        """Somebody's way to the match."""
        key = viewer, lang
        if key not in self._clients:
            self._clients[key] = Client(self.sitting, viewer, lang)
        return self._clients[key]

    def fixed(self, viewer: int | None, lang: str) -> Encoded[Fixed]:
        """What never changes."""
        return encoded(self.client(viewer, lang).fixed())

    def now(self, viewer: int | None, lang: str) -> Now:
        """The scene, the question and the end."""
        client = self.client(viewer, lang)
        scene, question = self._scene_of(client), encoded(client.question())
        ended = client.ended()
        return Now(scene, question, None if ended is None else encoded(ended))

    def _scene_of(self, client: Client) -> Encoded[Scene]:
        if not self._alike:
            return encoded(client.scene())
        whose = EYES + encoded(client.seat).body
        if not self._scene:
            made = encoded(client.scene()).body
            assert made.startswith(whose)
            self._scene = made[len(whose) :]
        return Encoded(whose + self._scene)

    def steps_given(
        self, viewer: int | None, lang: str, rows: Iterable[tuple[int, bytes]]
    ) -> list[Encoded[Told]]:
        """The steps of rows (each with the number of its first step) as somebody may know them."""
        client = self.client(viewer, lang)
        return [told for first, raw in rows for told in self._row(client, first, raw)]

    def _row(self, client: Client, first: int, raw: bytes) -> list[Encoded[Told]]:
        key = client.lang, first
        found = self._given.get(key)
        if found is None:
            fresh = self._fresh
            steps = fresh if fresh and fresh[0].number == first else unpacked(raw, first)
            found = [encoded(step) for step in client.told(steps)]
            if self._alike and len(self._given) < MOST_TOLD and all(map(for_everybody, steps)):
                self._given[key] = found
        return found

    def moment(self, viewer: int | None, lang: str, log: Sequence[Entry]) -> Then:
        """The scene after these entries and in words."""
        head = self.sitting.match.record.header
        course = Course.resumed(
            self.sitting.match.game, len(head.seats), head.options, log, head.casual
        )
        past = Past(self.client(viewer, lang), course.state)
        scene = past.scene()
        scene.resigned = sorted(course.resigned)
        return Then(encoded(scene), encoded(past.situation()))

    def progress(self, viewer: int | None, lang: str, log: Sequence[Entry]) -> Encoded[Progress]:
        """How everybody's points grew in these entries."""
        return encoded(progress_of(self.client(viewer, lang), log))

    def export(self, viewer: int | None, lang: str, log: Sequence[Entry]) -> bytes:
        """The match as a file: its record at the end, and before that what a viewer may know."""
        copy = self.sitting.match.copy()
        if copy.record.left_out:
            copy.record.source = lambda: log
        if not copy.over:
            copy.record.entries, copy.record.left_out = list(log), 0
        return copy.export(viewer)

    def with_other_dice(self, log: Sequence[Entry], seed: bytes) -> bytes:
        """The record of a running match with a seed of its own: what comes here stays a secret."""
        record = self.sitting.match.copy().record
        record.entries, record.left_out = list(log), 0
        return adopted(record, self.sitting.game, seed).encode()

    def ask(self, viewer: int | None, lang: str, target: str) -> Encoded[Answer]:
        """What a place, a thing, a point or a move is, would do, or why it cannot be."""
        return encoded(self.client(viewer, lang).ask(target))

    def help(self, viewer: int | None, lang: str, words: str) -> Encoded[Help]:
        """Rules by id or words."""
        return encoded(self.client(viewer, lang).help(words))

    def words(self, viewer: int | None, lang: str) -> Encoded[Words]:
        """The situation in words, and what everybody should have read first."""
        client = self.client(viewer, lang)
        return encoded(Words(client.situation(), client.opening()))

    def why(self, viewer: int, lang: str, refusal: Refusal) -> str:
        """A refusal as a seat reads it."""
        return self.client(viewer, lang).why(refusal).text

    def rename(self, names: list[str]) -> None:
        """The seats are called as their table calls them."""
        for seat, name in enumerate(names):
            if seat < len(self.sitting.table.names) and self.sitting.table.names[seat] != name:
                self.sitting.rename(seat, name)
                self._forget()

    def asked(self) -> int:
        """The seat that decides now, if only for the table to say what it knows."""
        return self.sitting.asked


def _decree(match: Match, seat: int, text: str) -> None:
    """What whoever runs the match says for a seat."""
    if text == IDLE:
        match.idle(seat)
    elif text == TIME:
        match.call_time(seat)
    elif text == ITSELF:
        match.answer_itself()
    else:
        match.play(seat, match.parse(text))


def _can_be_told(match: Match) -> bool:
    """Whether people may tell what is waited for."""
    return all(match.game.why_not_said(match.state, move) is None for move in match.state.moves())


def standing_of(match: Match) -> Standing:
    """How a match stands."""
    number, end = match.number, match.record.end
    if match.over:
        return Standing(number, ended=end)
    bot = match.state.seat if match.bot is not None else None
    waits = match.game.waits(match.state)
    people = [
        seat for seat, bot in enumerate(match.seats) if bot is None and match.course.owes(seat)
    ]
    return Standing(
        number,
        asked=[] if waits and not _can_be_told(match) else people,
        bot=bot,
        waits=waits,
        away=list(match.away),
        resigned=sorted(match.resigned),
        veiled=match.veiled,
        together=match.course.phase_from if match.course.phase else None,
    )
