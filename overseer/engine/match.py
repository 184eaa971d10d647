"""A match: seats held by people or bots, seeded nature, a record, undo and resignation."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import copy
from pathlib import Path

from overseer.engine.bot import Bot
from overseer.engine.decision import Event, Outcome
from overseer.engine.game import Game, Options, wrong_seats
from overseer.engine.nature import commitment, fresh_seed, roll
from overseer.engine.record import (
    FORMAT,
    RESIGN,
    TIME,
    End,
    Header,
    Record,
    RecordError,
    final_outcome,
    left_alone,
    write_safely,
)
from overseer.engine.refusal import BadOption, IllegalMove, Refusal, Value
from overseer.engine.state import NATURE, OVER, Move, State
from overseer.engine.view import View

Helper = Callable[[View], Move | None]  # answers for a seat what it need not be asked


class Match:
    """One game being played. `seats` holds a bot, or None for a person, per seat."""

    def __init__(
        self,
        game: Game,
        seats: Sequence[Bot | None],
        options: Options | None = None,
        seed: bytes | None = None,
        record: Record | None = None,
    ) -> None:
        """Begin a match or, with its `record`, go on with one."""
        self.game = game
        self.seats = list(seats)
        self.seed = fresh_seed() if seed is None else seed
        self.events: list[Event] = []
        # Positions that may still be taken back by `_past_seat`, and whether its own move followed.
        self._past: list[tuple[State, bool]] = []
        self._past_seat = NATURE
        self._sealed: dict[int, Move] = {}  # early answers to a sealed choice
        self.helpers: list[Helper | None] = [None] * len(self.seats)
        if record is None:
            self.options = dict(options or {})
            self.state: State = game.new(len(self.seats), self.options)
            self.record = Record(self._header())
        else:
            if commitment(self.seed) != record.header.commitment:
                raise RecordError(Refusal("OV-R1", "record-seed"))
            if len(self.seats) != len(record.header.seats):
                count = len(record.header.seats)
                raise BadOption(wrong_seats(len(self.seats), count, count))
            self.options = record.header.options
            self.state = record.replay(game)
            self.record = Record(record.header)
            self.record.entries = list(record.entries)
        self.resigned = self.record.resigned
        self._rolls = self.record.rolls
        self._settle()

    def _header(self) -> Header:
        return Header(
            format=FORMAT,
            game=self.game.name,
            rules=self.game.rules_version,
            cards=self.game.cards_digest(self.options),
            seats=["human" if bot is None else f"bot:{bot.name}" for bot in self.seats],
            options=self.options,
            commitment=commitment(self.seed),
        )

    def copy(self) -> Match:
        """The same match once more: what is played in one of them does not happen in the other."""
        other = copy(self)
        other.state = self.state.copy()
        other.events = list(self.events)
        other.record = Record(self.record.header)
        other.record.entries = list(self.record.entries)
        other.record.end = self.record.end
        other.resigned = set(self.resigned)
        other.helpers = list(self.helpers)
        other._past = [(state.copy(), own) for state, own in self._past]
        other._sealed = dict(self._sealed)
        return other

    @property
    def over(self) -> bool:
        """Whether the match has ended, by the rules or because only one seat did not resign."""
        return self.state.seat == OVER or self._left_alone

    @property
    def _left_alone(self) -> bool:
        return left_alone(len(self.seats), self.resigned)

    @property
    def outcome(self) -> Outcome | None:
        """The end of the match; a seat that resigned does not win."""
        return final_outcome(self.state, len(self.seats), self.resigned)

    def view(self, seat: int | None) -> View:
        """What a seat (None: a spectator) may know now."""
        return self.state.view(seat)

    def parse(self, text: str) -> Move:
        """The move that a player's text means in this match."""
        return self.game.parse(text, self.options)

    def refusal(self, seat: int, move: Move) -> Refusal | None:
        """Why `seat` may not do `move` now; None when it may."""
        decision = self.state.decision
        if self.over or decision is None:
            return Refusal("OV-T2", "over")
        if seat not in decision.seats or seat in self._sealed or seat in self.resigned:
            args: dict[str, Value] = {"seat": seat + 1, "asked": decision.seat + 1}
            return Refusal("OV-T1", "turn", args)
        # A sealed choice does not depend on the others' choices, so any of them will do here.
        probe = self.state
        while probe.seat != seat:
            probe = probe.copy()
            probe.apply(probe.moves()[0])
        return probe.refusal(move)

    def play(self, seat: int, move: Move) -> list[Event]:
        """Take a seat's move, let nature follow, and return what happened."""
        refusal = self.refusal(seat, move)
        if refusal is not None:
            raise IllegalMove(refusal)
        start = len(self.events)
        if seat != self.state.seat:
            self._sealed[seat] = move
            self._past.clear()  # another seat has moved, if nobody sees how
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
        if self.over or seat in self.resigned or self._past_seat != seat:
            return False
        return any(own for _, own in self._past)  # what was answered for them would only come again

    def undo(self, seat: int) -> None:
        """Take back `seat`'s last move: never over chance, another seat, or something revealed."""
        if not self.can_undo(seat):
            raise IllegalMove(Refusal("OV-U1", "undo"))
        own = False
        while not own:  # with what was answered for them
            self.state, own = self._past.pop()
            self.record.entries.pop()
        self.events.append(Event("undone", {"seat": seat}))

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
        if any(entry.move == TIME for entry in self.record.entries):
            raise IllegalMove(Refusal("OV-C1", "time-twice"))
        start = len(self.events)
        self.state.call_time()
        self._past.clear()
        self.record.add(NATURE, TIME, self.state)
        self.events.append(Event("time-up", {}))
        self._settle()
        return self.events[start:]

    def resign(self, seat: int) -> list[Event]:
        """Give up: the others play on, or the last one left wins."""
        if self.over or seat in self.resigned or not 0 <= seat < len(self.seats):
            raise IllegalMove(Refusal("OV-T2", "over"))
        start = len(self.events)
        self.resigned.add(seat)
        self._sealed.pop(seat, None)  # who has given up does nothing more (OV-E1)
        self._past.clear()
        self.record.add(seat, RESIGN, self.state)
        self.events.append(Event("resigned", {"seat": seat}))
        self._settle()
        return self.events[start:]

    def _take(self, seat: int, move: Move, own: bool = True) -> None:
        state = self.state
        before = state.copy()
        if seat != self._past_seat:
            self._past.clear()
        state.ears = self.events
        state.apply(move)
        state.ears = None
        self.record.add(seat, str(move), state)
        self._past_seat = seat
        if seat == NATURE or state.revealed != before.revealed:
            self._past.clear()
        else:
            self._past.append((before, own))

    def _settle(self) -> None:
        """Go on by ourselves to the next decision that somebody has to make."""
        while not self.over:
            state = self.state
            if state.seat == NATURE:
                k = roll(self.seed, self._rolls, state.spread)
                self._rolls += 1
                self._take(NATURE, state.chance(k))
            elif state.seat in self._sealed:
                self._take(state.seat, self._sealed.pop(state.seat))
            elif state.seat in self.resigned:
                self._take(state.seat, self.game.idle(state))
            else:
                helper = self.helpers[state.seat]
                move = None if helper is None else helper(state.view(state.seat))
                if move is None:
                    return
                self._take(state.seat, move, own=False)
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
