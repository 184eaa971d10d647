"""A match: seats held by people or bots, seeded nature, and a log of everything that was done."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Final

from overseer.engine.bot import Bot
from overseer.engine.decision import Event, Outcome
from overseer.engine.entries import (
    BACK,
    HELPER,
    HERE,
    IDLE,
    RESIGN,
    SEAL,
    TIME,
    is_move,
    settings_in,
    settings_text,
)
from overseer.engine.extract import Step, extract
from overseer.engine.game import Game, Helper, Options, wrong_seats
from overseer.engine.mix import Dice
from overseer.engine.nature import bot_seed, commitment, fresh_seed, roll
from overseer.engine.record import (
    FORMAT,
    End,
    Entry,
    Header,
    Record,
    RecordError,
    write_safely,
)
from overseer.engine.refusal import BadNotation, BadOption, IllegalMove, Refusal, Value
from overseer.engine.state import NATURE, Move, State
from overseer.engine.view import View

__all__ = ["Helper", "Match", "Step", "read_seed", "seed_file"]

UNDO: Final = "undo"  # what a player says who goes back one move
LONGEST_INPUT: Final = 100_000


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
        history: bool = True,
        dice: Dice | None = None,
        host: bytes = b"",
        steady: bool = False,
    ) -> None:
        """Begin a match or, with its `record`, go on with one.

        `casual`: one may go back over the answers of others (OV-U1). `trusted`: the record is our
        own, and none of its entries has to be judged again. Without `history` neither entries nor
        events are kept here: `on_step` hands them to a store, and `record.source` asks for them.
        `dice` and `host`: how the seed was mixed, and the host's part of it. `steady`: where what a
        helper answers depends on something hidden, it waits for `answer_itself`.
        """
        self.game = game
        self.seats = list(seats)
        self.seed = fresh_seed() if seed is None else seed
        self.history = history
        self.dice = dice
        self.host = host
        self.steady = steady
        self.events: list[Event] = []
        self.helpers: list[Helper | None] = [None] * len(self.seats)
        self._helped: dict[int, bool] = {}  # whether a helper made an entry, as far as is known
        self.on_step: Callable[[Step], None] | None = None  # told of every entry
        if record is None:
            self.options = game.kept_options(options or {})
            self.record = Record(self._header(casual))
            self.course = self.record.begun(game)
        else:
            self._take_up(record, trusted)
        self._rolls = self.record.rolls
        self._told_from = self.record.count  # the entries since then are known to be ours
        for seat in self.course.settings:
            self.helpers[seat] = self._made(seat)
        if not history:
            self.record.forget()
        self._settle()

    def _take_up(self, record: Record, trusted: bool) -> None:
        if commitment(self.seed) != record.header.commitment:
            raise RecordError(Refusal("OV-R1", "record-seed"))
        if len(self.seats) != len(record.header.seats):
            count = len(record.header.seats)
            raise BadOption(wrong_seats(len(self.seats), count, count))
        self.options = record.header.options
        self.record = Record(record.header)
        self.record.entries = list(record.entries)
        if trusted:
            self.course = self.record.trusted(self.game)
        else:
            record.replay(self.game)
            self.course = self.record.resumed(self.game)

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
            dice=self.dice,
        )

    def copy(self) -> Match:
        """The same match once more: what is played in one of them does not happen in the other."""
        other = type(self).__new__(type(self))
        other.__dict__.update(self.__dict__)
        other.events = list(self.events)
        other.record = self.record.copy()
        other.course = self.course.copy(other.record.all)
        other.helpers = list(self.helpers)
        other._helped = dict(self._helped)
        return other

    # What it is like now

    @property
    def state(self) -> State:
        """The position."""
        return self.course.state

    @property
    def number(self) -> int:
        """How many entries the match has: the number of the last one."""
        return self.record.count

    @property
    def resigned(self) -> set[int]:
        """The seats that are out: they have given up, or had no time left."""
        return self.course.resigned

    @property
    def away(self) -> tuple[int, ...]:
        """The seats that are away, for whom the simplest answers are given."""
        return tuple(sorted(self.course.away))

    @property
    def over(self) -> bool:
        """Whether the match has ended: by the rules, by its clock, or for want of players."""
        return self.course.over

    @property
    def outcome(self) -> Outcome | None:
        """The end of the match; a seat that is out does not win."""
        return self.course.outcome

    @property
    def answered(self) -> tuple[int, ...]:
        """Who has answered the sealed question that is open: everybody may know that."""
        return tuple(sorted(self.course.sealed))

    def settings(self, seat: int) -> dict[str, str]:
        """How a seat wants to be asked: every setting of the game with its value."""
        usual = {name: values[0] for name, values in self.game.settings().items()}
        return {**usual, **self.course.settings.get(seat, {})}

    def view(self, seat: int | None) -> View:
        """What a seat (None: a spectator) may know now."""
        return self.state.view(seat)

    def moves(self, seat: int) -> list[Move]:
        """The legal moves of a seat that owes an answer; none for all others."""
        if not self.course.owes(seat):
            return []
        if seat in self.course.away and not self.game.waits(self.state):
            return []
        return self.course.asked(seat).view(seat).moves()

    def export(self, viewer: int | None) -> bytes:
        """The match as a file for a seat (None: a spectator).

        While it runs: what they were shown and told, without seals and seed. Then: the record.
        """
        if self.over:
            whole = self.record.copy()
            whole.entries, whole.left_out = list(self.record.all()), 0
            return whole.encode()
        return extract(self.record, self.game, viewer).encode()

    def parse(self, text: str) -> Move:
        """The move that a player's text means in this match."""
        return self.game.parse(text, self.options)

    def refusal(self, seat: int, move: Move) -> Refusal | None:
        """Why `seat` may not do `move` now; None when it may."""
        return self.course.refusal(seat, move)

    # What a player can do

    def enter(self, seat: int, text: str) -> list[Event]:
        """What a player says: a move in notation, `undo`, `resign`, `here` or `helper NAME=VALUE`.

        Everything else is refused, and nothing has changed then.
        """
        if text == UNDO:
            start = self._begin()
            self.undo(seat)
            return self.events[start:]
        if text == RESIGN:
            return self.resign(seat)
        if text == HERE:
            return self._say(seat, text)
        if text.startswith(HELPER + " "):
            made = settings_in(text)
            return self._say(seat, text if made is None else settings_text(made))
        if len(text) > LONGEST_INPUT or not is_move(text):
            args: dict[str, Value] = {"text": text[:60]}
            raise BadNotation(Refusal("OV-N1", "notation", args))
        move = self.parse(text)
        refusal = self.game.why_not_said(self.state, move)
        if refusal is not None:
            raise IllegalMove(refusal)
        return self.play(seat, move)

    def play(self, seat: int, move: Move) -> list[Event]:
        """Take a seat's move, let nature follow, and return what happened."""
        refusal = self.refusal(seat, move)
        if refusal is not None:
            raise IllegalMove(refusal)
        start = self._begin()
        if seat != self.state.seat and not self.state.attends(seat):
            self._enter(seat, f"{SEAL} {move}", move)
        else:
            self._take(seat, move)
            self._settle()
        return self.events[start:]

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
        for number in (*past, *course.casual_ways_back(seat)):
            if not self._was_helped(seat, number):
                return number
        return None

    def _was_helped(self, seat: int, number: int) -> bool:
        """Whether an entry was a helper's answer for its seat."""
        helper = self.helpers[seat]
        if number >= self._told_from or helper is None:
            return self._helped.get(number, False)
        if number not in self._helped:  # from before the match was taken up again
            if self.record.left_out and self.record.source is None:
                return False  # it can be told once the log is at hand: when somebody goes back
            view = self.course.position(number).view(seat)
            self._helped[number] = helper(view) is not None
        return self._helped[number]

    def undo(self, seat: int) -> None:
        """Take back `seat`'s last move: never over chance, another seat, or something revealed.

        At a casual table also over what others and chance answered; new dice are rolled then.
        """
        back = self._way_back(seat)
        if back is None:
            raise IllegalMove(Refusal("OV-U1", "undo"))
        refusal = self.course.why_not(seat, f"{BACK} {back}")
        if refusal is not None:
            raise IllegalMove(refusal)
        self._enter(seat, f"{BACK} {back}")

    def can_restart(self, seat: int) -> bool:
        """Whether `seat` may take back all it did since somebody else, or chance, decided."""
        course = self.course
        free = not self.over and seat not in self.resigned
        return free and course.past_seat == seat and bool(course.past)

    def restart(self, seat: int) -> None:
        """Take all of that back (OV-U1); IllegalMove when there is nothing."""
        if not self.can_restart(seat):
            raise IllegalMove(Refusal("OV-U1", "undo-nothing"))
        self._begin()
        self._enter(seat, f"{BACK} {self.course.past[0][0]}")

    def resign(self, seat: int) -> list[Event]:
        """Give up: the others play on, or the last one left wins (OV-E1)."""
        return self._say(seat, RESIGN)

    def help(self, seat: int, helper: Helper | None) -> list[Event]:
        """From now on `helper` answers for a seat wherever it knows what to; None: nobody does.

        It sees the seat's own view only, and what it answers is recorded as the seat's move.
        """
        start = self._begin()
        self.helpers[seat] = helper
        self._settle()
        return self.events[start:]

    @property
    def veiled(self) -> bool:
        """Whether an answer of a helper, if it has one, waits for `answer_itself`."""
        seat, course = self.state.seat, self.course
        if not self.steady or self.over or seat < 0 or self.helpers[seat] is None:
            return False
        return seat not in course.away | course.resigned and self.game.veiled(self.state)

    @property
    def own_answer(self) -> Move | None:
        """What a helper would answer to a veiled question; None: that is for its seat to decide."""
        seat = self.state.seat
        helper = self.helpers[seat] if self.veiled else None
        return None if helper is None else helper(self.state.view(seat))

    def answer_itself(self) -> list[Event]:
        """The time has come at which a veiled question is answered by itself."""
        seat, move = self.state.seat, self.own_answer
        if move is None:
            raise IllegalMove(Refusal("OV-T1", "turn", {"seat": seat + 1, "asked": seat + 1}))
        start = self._begin()
        self._help(seat, move)
        self._settle()
        return self.events[start:]

    def choose_settings(self, seat: int, settings: Mapping[str, str]) -> list[Event]:
        """How a seat wants to be asked from now on, as an entry; the game's helper follows it."""
        return self._say(seat, settings_text(dict(settings)))

    def here(self, seat: int) -> list[Event]:
        """A seat that was away is back."""
        return self._say(seat, HERE)

    # What only the authority can do

    @property
    def bot(self) -> Bot | None:
        """The bot that is asked for a choice now, if it is one."""
        if self.over or self.game.waits(self.state):  # OV-M1: nobody makes a result up
            return None
        return self.seats[self.state.seat]

    def bot_seed(self, seat: int) -> int:
        """What a bot draws from for the next entry: the same whenever this point is reached.

        It follows from the match's secret seed, and tells nothing about its dice.
        """
        return bot_seed(self.seed, seat, self.number)

    def rng_for_bot(self, seat: int) -> Random:
        """The same as a generator."""
        return Random(self.bot_seed(seat))

    def bot_move(self) -> Move:
        """What the bot that is asked wants to do."""
        seat, bot = self.state.seat, self.bot
        if bot is None:
            raise IllegalMove(Refusal("OV-T1", "turn", {"seat": seat + 1, "asked": seat + 1}))
        bot.draw_from(self.bot_seed(seat))
        return bot.choose(self.state.view(seat))

    def step(self) -> list[Event]:
        """Let the bot that is asked make one move."""
        move = self.bot_move()
        return self.play(self.state.seat, move)

    def call_time(self, seat: int | None = None) -> list[Event]:
        """A clock has run out: the match's (the rules say what follows), or that of a seat.

        A seat whose time has run out while it was asked is out, as if it had resigned (OV-C2).
        """
        if seat is not None and seat < 0:
            args: dict[str, Value] = {"seat": seat + 1, "asked": self.state.seat + 1}
            raise IllegalMove(Refusal("OV-T1", "turn", args))
        return self._say(NATURE if seat is None else seat, TIME)

    def idle(self, seat: int) -> list[Event]:
        """A seat is away: until it is `here` again, the simplest answers are given for it."""
        return self._say(seat, IDLE)

    def follow(self, entries: Sequence[Entry]) -> None:
        """Go on with entries of the same match that were made elsewhere, without judging them.

        RecordError when they do not lead where they led there; then this match is of no use.
        """
        for entry in entries:
            self.course.carry_out(entry.seat, entry.move)
            self.record.entries.append(entry)
            self._rolls += entry.seat == NATURE and entry.move != TIME
            if entry.move.startswith(HELPER + " "):
                self.helpers[entry.seat] = self._made(entry.seat)
        self.record.check_last(self.state)
        self._helped, self._told_from = {}, self.number
        if not self.history:
            self.record.forget()
        self._settle()

    # How it is carried out

    def _begin(self) -> int:
        """Where the events of an input begin; those of earlier ones need not be held."""
        if not self.history:
            self.events = []
        return len(self.events)

    def _say(self, seat: int, text: str) -> list[Event]:
        """An entry that is no move; IllegalMove when it cannot be."""
        refusal = self.course.why_not(seat, text)
        if refusal is not None:
            raise IllegalMove(refusal)
        start = self._begin()
        self._enter(seat, text)
        if text.startswith(HELPER):
            self._helped, self._told_from = {}, self.number
            self.helpers[seat] = self._made(seat)
        self._settle()
        return self.events[start:]

    def _made(self, seat: int) -> Helper | None:
        return self.game.helper(self.settings(seat))

    def _take(self, seat: int, move: Move) -> None:
        """A move of the game."""
        self._enter(seat, str(move), move)

    def _enter(self, seat: int, text: str, move: Move | None = None) -> None:
        """Carry an entry out, write it down, and tell of it."""
        shown: tuple[str, ...] = ()
        if self.on_step is not None:  # to be asked before it is carried out
            viewers = (*range(len(self.seats)), None)
            shown = tuple(self.course.shown(seat, text, viewer, move) for viewer in viewers)
        heard: list[Event] = []
        self.course.state.ears = heard
        self.course.state.wordless = self.on_step is not None
        try:
            self.course.carry_out(seat, text, move)
        finally:
            self.course.state.ears = None
            self.course.state.wordless = False
        self.events += [event for event in heard if not event.silent]
        self.record.add(seat, text, self.state)
        if self.on_step is not None:
            link = self.record.entries[-1].link
            self.on_step(Step(self.number, seat, shown, heard, text, link))
        if not self.history:
            self.record.forget()

    def _help(self, seat: int, move: Move) -> None:
        """A helper's answer."""
        if self.course.trail is None and not self.course.past:
            self._helped.clear()  # nobody goes back to those any more
        self._helped[self.number] = True
        self._take(seat, move)

    def _settle(self) -> None:
        """Go on by ourselves to the next decision that somebody has to make."""
        while not self.over:
            state, course = self.state, self.course
            if state.seat == NATURE:
                k = roll(self.seed, self._rolls, state.spread)
                self._rolls += 1
                self._take(NATURE, state.chance(k))
            elif state.seat in course.sealed:
                self._take(state.seat, course.sealed[state.seat])
            elif course.answers_itself(state.seat):
                self._take(state.seat, self.game.idle(state))
            else:
                helper = self.helpers[state.seat]
                if helper is None or state.seat in course.away | course.resigned:
                    return
                if self.steady and self.game.veiled(state):
                    return
                move = helper(state.view(state.seat))
                if move is None:
                    return
                self._help(state.seat, move)
        outcome = self.outcome
        if outcome is not None and self.record.end is None:
            self.record.end = End(
                list(outcome.winners),
                list(outcome.scores),
                outcome.how,
                self.seed.hex(),
                self.host.hex() if self.record.header.dice is not None else "",
            )

    def save(self, path: Path) -> None:
        """Save so that it can go on; the secret seed lies in a file of its own until the end."""
        secret = seed_file(path)
        if self.over:
            self.record.save(path)
            with suppress(OSError):  # the record has it now; what is left of it hides nothing
                secret.unlink()
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
