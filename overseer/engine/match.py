"""A match: seats held by people or bots, seeded nature, and a log of everything that was done."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import copy
from pathlib import Path
from typing import NamedTuple

from overseer.engine.bot import Bot
from overseer.engine.course import BACK, RESIGN, SEAL, TIME
from overseer.engine.decision import Event, Outcome
from overseer.engine.game import Game, Options, wrong_seats
from overseer.engine.nature import commitment, fresh_seed, roll
from overseer.engine.record import (
    FORMAT,
    End,
    Header,
    Record,
    RecordError,
    final_outcome,
    write_safely,
)
from overseer.engine.refusal import BadOption, IllegalMove, Refusal
from overseer.engine.state import NATURE, Move, State
from overseer.engine.view import View

Helper = Callable[[View], Move | None]  # answers for a seat what it need not be asked


class Step(NamedTuple):
    """One entry of the log as it was carried out: what every viewer may see, and what happened."""

    number: int  # from 1, without gaps
    seat: int
    shown: tuple[str, ...]  # to each seat, and last to a spectator
    events: list[Event]


class Match:
    """One game being played. `seats` holds a bot, or None for a person, per seat."""

    def __init__(
        self,
        game: Game,
        seats: Sequence[Bot | None],
        options: Options | None = None,
        seed: bytes | None = None,
        record: Record | None = None,
        *,
        casual: bool = False,
        trusted: bool = False,
    ) -> None:
        """Begin a match or, with its `record`, go on with one.

        `casual`: one may go back over the answers of others (OV-U1). `trusted`: the record is our
        own, and none of its entries has to be judged again.
        """
        self.game = game
        self.seats = list(seats)
        self.seed = fresh_seed() if seed is None else seed
        self.events: list[Event] = []
        self.helpers: list[Helper | None] = [None] * len(self.seats)
        self._helped: set[int] = set()  # the entries that helpers have made
        self.on_step: Callable[[Step], None] | None = None  # told of every entry
        if record is None:
            self.options = dict(options or {})
            header = self._header(casual)
            self.record = Record(header)
            self.course = self.record.begun(game)
        else:
            self._check_seats(record)
            self.options = record.header.options
            if not trusted:
                record.replay(game)
            self.record = Record(record.header)
            self.record.entries = list(record.entries)
            self.course = self.record.resumed(game)
            if trusted:
                self.record.check_last(self.course.state)
        self._rolls = self.record.rolls
        self._settle()

    def _check_seats(self, record: Record) -> None:
        if commitment(self.seed) != record.header.commitment:
            raise RecordError(Refusal("OV-R1", "record-seed"))
        if len(self.seats) != len(record.header.seats):
            count = len(record.header.seats)
            raise BadOption(wrong_seats(len(self.seats), count, count))

    def _header(self, casual: bool) -> Header:
        return Header(
            format=FORMAT,
            game=self.game.name,
            rules=self.game.rules_version,
            cards=self.game.cards_digest(self.options),
            seats=["human" if bot is None else f"bot:{bot.name}" for bot in self.seats],
            options=self.options,
            commitment=commitment(self.seed),
            casual=casual,
        )

    def copy(self) -> Match:
        """The same match once more: what is played in one of them does not happen in the other."""
        other = copy(self)
        other.events = list(self.events)
        other.record = Record(self.record.header)
        other.record.entries = list(self.record.entries)
        other.record.end = self.record.end
        other.course = self.course.copy(other.record.entries)
        other.helpers = list(self.helpers)
        other._helped = set(self._helped)
        return other

    # What it is like now

    @property
    def state(self) -> State:
        """The position."""
        return self.course.state

    @property
    def resigned(self) -> set[int]:
        """The seats that have given up."""
        return self.course.resigned

    @property
    def over(self) -> bool:
        """Whether the match has ended, by the rules or because only one seat did not resign."""
        return self.course.over

    @property
    def outcome(self) -> Outcome | None:
        """The end of the match; a seat that resigned does not win."""
        return final_outcome(self.state, len(self.seats), self.resigned)

    @property
    def answered(self) -> tuple[int, ...]:
        """Who has answered the sealed question that is open: everybody may know that."""
        return tuple(sorted(self.course.sealed))

    def view(self, seat: int | None) -> View:
        """What a seat (None: a spectator) may know now."""
        return self.state.view(seat)

    def moves(self, seat: int) -> list[Move]:
        """The legal moves of a seat that owes an answer; none for all others."""
        decision = self.state.decision
        if self.over or decision is None or seat not in decision.seats:
            return []
        if seat in self.course.sealed or seat in self.resigned:
            return []
        return self.course.asked(seat).view(seat).moves()

    def parse(self, text: str) -> Move:
        """The move that a player's text means in this match."""
        return self.game.parse(text, self.options)

    def refusal(self, seat: int, move: Move) -> Refusal | None:
        """Why `seat` may not do `move` now; None when it may."""
        return self.course.refusal(seat, move)

    # What can be done

    def play(self, seat: int, move: Move) -> list[Event]:
        """Take a seat's move, let nature follow, and return what happened."""
        refusal = self.refusal(seat, move)
        if refusal is not None:
            raise IllegalMove(refusal)
        start = len(self.events)
        if seat != self.state.seat:
            hidden = tuple(f"{SEAL} {move}" if viewer == seat else SEAL for viewer in self._viewers)
            self._enter(seat, f"{SEAL} {move}", hidden, move)
        else:
            self._take(seat, move)
            self._settle()
        return self.events[start:]

    @property
    def bot(self) -> Bot | None:
        """The bot that is asked now, if it is one."""
        return None if self.over else self.seats[self.state.seat]

    def step(self) -> list[Event]:
        """Let the bot that is asked make one move."""
        seat, bot = self.state.seat, self.bot
        if bot is None:
            raise IllegalMove(Refusal("OV-T1", "turn", {"seat": seat + 1, "asked": seat + 1}))
        return self.play(seat, bot.choose(self.state.view(seat)))

    def can_undo(self, seat: int) -> bool:
        """Whether `seat` may take its last move back."""
        return self._way_back(seat) is not None

    def _way_back(self, seat: int) -> int | None:
        """After how many entries the position was that `seat` may restore.

        What was answered for a seat would only come again, so nobody stops there.
        """
        course = self.course
        if self.over or seat in self.resigned:
            return None
        past = [number for number, _ in reversed(course.past)] if course.past_seat == seat else []
        casual = course.casual_ways_back(seat) if course.casual else ()
        return next((number for number in (*past, *casual) if number not in self._helped), None)

    def undo(self, seat: int) -> None:
        """Take back `seat`'s last move: never over chance, another seat, or something revealed.

        At a casual table also over what others and chance answered; new dice are rolled then.
        """
        back = self._way_back(seat)
        if back is None:
            raise IllegalMove(Refusal("OV-U1", "undo"))
        self._enter(seat, f"{BACK} {back}")

    def help(self, seat: int, helper: Helper | None) -> list[Event]:
        """From now on `helper` answers for a seat wherever it knows what to; None: nobody does.

        It sees the seat's own view only, and what it answers is recorded as the seat's move.
        """
        start = len(self.events)
        self.helpers[seat] = helper
        self._settle()
        return self.events[start:]

    def call_time(self) -> list[Event]:
        """The clock has run out: the rules say what follows from it."""
        if self.over:
            raise IllegalMove(Refusal("OV-T2", "over"))
        if self.course.timed:
            raise IllegalMove(Refusal("OV-C1", "time-twice"))
        start = len(self.events)
        self._enter(NATURE, TIME)
        self._settle()
        return self.events[start:]

    def resign(self, seat: int) -> list[Event]:
        """Give up: the others play on, or the last one left wins."""
        if self.over or seat in self.resigned or not 0 <= seat < len(self.seats):
            raise IllegalMove(Refusal("OV-T2", "over"))
        start = len(self.events)
        self._enter(seat, RESIGN)
        self._settle()
        return self.events[start:]

    # How it is carried out

    @property
    def _viewers(self) -> tuple[int | None, ...]:
        return (*range(len(self.seats)), None)

    def _take(self, seat: int, move: Move) -> None:
        """A move of the game."""
        shown: tuple[str, ...] = ()
        if self.on_step is not None:  # to be asked before the move is made
            shown = tuple(str(self.state.shown(move, viewer)) for viewer in self._viewers)
        self._enter(seat, str(move), shown, move)

    def _enter(
        self, seat: int, text: str, shown: tuple[str, ...] = (), move: Move | None = None
    ) -> None:
        """Carry an entry out, write it down, and tell of it."""
        heard: list[Event] = []
        self.course.state.ears = heard
        self.course.state.wordless = self.on_step is not None
        self.course.carry_out(seat, text, move)
        self.course.state.ears = None
        self.course.state.wordless = False
        self.events += [event for event in heard if not event.silent]
        self.record.add(seat, text, self.state)
        if self.on_step is not None:
            number = len(self.record.entries)
            told = shown or (text,) * len(self._viewers)
            self.on_step(Step(number, seat, told, heard))

    def _settle(self) -> None:
        """Go on by ourselves to the next decision that somebody has to make."""
        while not self.over:
            state, sealed = self.state, self.course.sealed
            if state.seat == NATURE:
                k = roll(self.seed, self._rolls, state.spread)
                self._rolls += 1
                self._take(NATURE, state.chance(k))
            elif state.seat in sealed:
                self._take(state.seat, sealed[state.seat])
            elif state.seat in self.resigned:
                self._take(state.seat, self.game.idle(state))
            else:
                helper = self.helpers[state.seat]
                move = None if helper is None else helper(state.view(state.seat))
                if move is None:
                    return
                self._helped.add(len(self.record.entries))
                self._take(state.seat, move)
        outcome = self.outcome
        if outcome is not None and self.record.end is None:
            self.record.end = End(
                list(outcome.winners), list(outcome.scores), outcome.how, self.seed.hex()
            )

    def save(self, path: Path) -> None:
        """Save so that it can go on; the secret seed lies in a file of its own until the end."""
        secret = seed_file(path)
        if self.over:
            self.record.save(path)
            secret.unlink(missing_ok=True)
        else:
            write_safely(secret, self.seed.hex().encode(), secret=True)
            self.record.save(path)


def seed_file(path: Path) -> Path:
    """Where the secret seed of an unfinished match lies."""
    return path.with_name(path.name + ".seed")


def read_seed(path: Path) -> bytes:
    """The secret seed beside an unfinished match."""
    try:
        return bytes.fromhex(seed_file(path).read_text())
    except (OSError, ValueError) as error:
        raise RecordError(Refusal("OV-R1", "record-no-seed", {"file": str(path)})) from error
