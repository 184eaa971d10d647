"""The course of a match: what its entries have led to so far.

A match only ever adds entries. An entry is a move in notation or one of four words: somebody gives
up, the clock runs out, a seat answers a sealed question early, a seat goes back to an earlier
position. The same course carries out a live match, a resumed one and one that is checked.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence, Set
from typing import Final, Protocol

from overseer.engine.decision import Event
from overseer.engine.game import Game, Options
from overseer.engine.refusal import BadNotation, IllegalMove, Refusal, Value
from overseer.engine.state import NATURE, OVER, Move, State

RESIGN: Final = "resign"
TIME: Final = "time"  # the clock has run out; written down as NATURE's, but no die was rolled
SEAL: Final = "seal"  # `seal MOVE`: an answer to a sealed question, before it is the seat's turn
BACK: Final = "back"  # `back N`: the position after N entries is restored


class Written(Protocol):
    """An entry of a log."""

    @property
    def seat(self) -> int: ...
    @property
    def move(self) -> str: ...


def goes_back_to(text: str) -> int | None:
    """After how many entries the position was that an entry restores; None: it does not."""
    word, _, number = text.partition(" ")
    return int(number) if word == BACK and number.isdecimal() and len(number) < 9 else None


def sealed_move(text: str) -> str | None:
    """The notation of the move that an entry seals; None: it does not."""
    word, _, move = text.partition(" ")
    return move if word == SEAL and move else None


def is_move(text: str) -> bool:
    """Whether an entry is a move of the game, chance's included."""
    word = text in (RESIGN, TIME) or sealed_move(text) is not None
    return not word and goes_back_to(text) is None


def told(seat: int, text: str) -> list[Event]:
    """What is told of an entry that is no move; a sealed answer is nobody's business."""
    if text == RESIGN:
        return [Event("resigned", {"seat": seat})]
    if text == TIME:
        return [Event("time-up", {})]
    return [Event("undone", {"seat": seat})] if goes_back_to(text) is not None else []


def standing(entries: Sequence[Written]) -> list[int]:
    """The numbers (from 0) of the entries that have not been taken back, without those that did."""
    before: dict[int, int] = {}  # the entry that stood last when this one was made
    last = [-1]  # after so many entries
    for number, entry in enumerate(entries):
        n = goes_back_to(entry.move)
        if n is not None:
            last.append(last[min(n, number)])
        else:
            before[number] = last[-1]
            last.append(number)
    found: list[int] = []
    at = last[-1]
    while at >= 0:
        found.append(at)
        at = before[at]
    return found[::-1]


def _row(entries: Sequence[Written]) -> int:
    """Where the last entries of one seat begin, moves and ways back: those may be taken back."""
    row = len(entries)
    while row and entries[row - 1].seat == entries[-1].seat:
        text = entries[row - 1].move
        if not is_move(text) and goes_back_to(text) is None:
            break
        row -= 1
    return row


def left_alone(seats: int, resigned: Set[int]) -> bool:
    """Whether so many gave up that at most one is left, which ends a match (OV-E1)."""
    return bool(resigned) and seats - len(resigned) <= 1


class Fault:
    """Why an entry cannot be: `seat`, `notation` or `illegal`, and the rule for the last."""

    def __init__(self, kind: str, rule: str = "") -> None:
        self.kind = kind
        self.rule = rule


class Course:
    """A position and how it came about."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Options,
        entries: Sequence[Written],
        casual: bool = False,
    ) -> None:
        """Before the first entry; `entries` are those that may be gone back to later."""
        self.game = game
        self.seats = seats
        self.options = options
        self.entries = entries
        self.casual = casual  # whether one may go back over the answers of others
        self.at = 0  # how many entries have been carried out
        self.state = game.new(seats, options)
        self.resigned: set[int] = set()
        self.sealed: dict[int, Move] = {}  # early answers to a sealed question
        self.timed = False  # whether time has been called
        # Positions that may still be taken back, with the number of entries before them …
        self.past: list[tuple[int, State]] = []
        self.past_seat = NATURE  # … by this seat

    @property
    def over(self) -> bool:
        """Whether the match has ended, by the rules or because only one seat did not resign."""
        return self.state.seat == OVER or left_alone(self.seats, self.resigned)

    def carry_out(self, seat: int, text: str, move: Move | None = None, keep: bool = True) -> None:
        """The next entry, without judging it. `keep`: its position may be gone back to at once."""
        n = goes_back_to(text)
        if n is not None:
            self._go_back(n)
        elif text == RESIGN:
            self.resigned.add(seat)
            self.sealed.pop(seat, None)  # who has given up does nothing more (OV-E1)
            self.past.clear()
        elif text == TIME:
            self.state.call_time()
            self.timed = True
            self.past.clear()
        elif (hidden := sealed_move(text)) is not None:
            self.sealed[seat] = self.game.parse(hidden, self.options) if move is None else move
            self.past.clear()  # another seat has moved, if nobody sees how
        else:
            self._move(seat, self.game.parse(text, self.options) if move is None else move, keep)
        self.at += 1
        if self.state.ears is not None:
            self.state.ears += told(seat, text)

    def _move(self, seat: int, move: Move, keep: bool) -> None:
        state = self.state
        before = state.copy() if keep and seat != NATURE else None
        revealed = state.revealed
        if seat != self.past_seat:
            self.past.clear()
        self.sealed.pop(seat, None)
        state.apply(move)
        self.past_seat = seat
        if seat == NATURE or state.revealed != revealed:
            self.past.clear()
        elif before is not None:
            self.past.append((self.at, before))

    def _go_back(self, n: int) -> None:
        while self.past and self.past[-1][0] > n:
            self.past.pop()
        if self.past and self.past[-1][0] == n:
            ears = self.state.ears
            self.state = self.past.pop()[1]
            self.state.ears = ears
        else:
            earlier = Course.resumed(
                self.game, self.seats, self.options, self.entries[:n], self.casual
            )
            earlier.state.ears = self.state.ears
            self.state, self.past, self.past_seat = earlier.state, earlier.past, earlier.past_seat
            self.sealed = earlier.sealed

    @staticmethod
    def resumed(
        game: Game,
        seats: int,
        options: Options,
        entries: Sequence[Written],
        casual: bool = False,
    ) -> Course:
        """The course after entries that are trusted: what was taken back is not even played."""
        course = Course(game, seats, options, entries, casual)
        row = _row(entries)
        for number in standing(entries):
            course.at = number
            course.carry_out(entries[number].seat, entries[number].move, keep=number >= row)
        if entries:
            course.past_seat = entries[-1].seat
        course.at = len(entries)
        return course

    def copy(self, entries: Sequence[Written]) -> Course:
        """The same course once more, over a copy of its entries."""
        other = Course.__new__(Course)
        other.__dict__.update(self.__dict__)
        other.entries = entries
        other.state = self.state.copy()
        other.resigned = set(self.resigned)
        other.sealed = dict(self.sealed)
        other.past = [(number, state.copy()) for number, state in self.past]
        return other

    # What may be

    def fault(self, seat: int, text: str) -> Fault | None:
        """Why the next entry cannot be; None when a match would have taken it."""
        if self.over:
            return Fault("illegal", "OV-T2")
        if not is_move(text):
            return self._why_no_word(seat, text)
        if seat != self.state.seat:
            return Fault("seat")
        move = self._parsed(text)
        if move is None:
            return Fault("notation")
        refusal = self.state.refusal(move)
        if refusal is not None:
            return Fault("illegal", refusal.rule)
        if seat in self.resigned and move != self.game.idle(self.state):
            return Fault("illegal", "OV-E1")
        if seat in self.sealed and move != self.sealed[seat]:
            return Fault("illegal", "OV-T1")
        return None

    def _parsed(self, text: str) -> Move | None:
        try:
            return self.game.parse(text, self.options)
        except BadNotation:
            return None

    def _why_no_word(self, seat: int, text: str) -> Fault | None:
        # A match goes on by itself to the next question for somebody who still plays.
        asked = self.state.seat != NATURE and self.state.seat not in self.resigned
        fits = seat == NATURE if text == TIME else 0 <= seat < self.seats
        if not asked or not fits:
            return Fault("seat")
        if text == RESIGN:
            return Fault("illegal", "OV-E1") if seat in self.resigned else None
        if text == TIME:
            return self._why_no_time()
        if goes_back_to(text) is not None:
            n = goes_back_to(text) or 0
            return None if self.may_go_back(seat, n) else Fault("illegal", "OV-U1")
        hidden = sealed_move(text)
        move = None if hidden is None else self._parsed(hidden)
        if move is None:
            return Fault("notation")
        refusal = self.refusal(seat, move)
        if seat == self.state.seat:
            return Fault("seat")
        return None if refusal is None else Fault("illegal", refusal.rule)

    def _why_no_time(self) -> Fault | None:
        if self.timed:
            return Fault("illegal", "OV-C1")
        try:
            self.state.copy().call_time()
        except IllegalMove as error:
            return Fault("illegal", error.refusal.rule)
        return None

    def refusal(self, seat: int, move: Move) -> Refusal | None:
        """Why `seat` may not do `move` now; None when it may."""
        decision = self.state.decision
        if self.over or decision is None:
            return Refusal("OV-T2", "over")
        if seat not in decision.seats or seat in self.sealed or seat in self.resigned:
            args: dict[str, Value] = {"seat": seat + 1, "asked": decision.seat + 1}
            return Refusal("OV-T1", "turn", args)
        return self.asked(seat).refusal(move)

    def asked(self, seat: int) -> State:
        """The position in which `seat`, one of those who owe an answer, is asked.

        A sealed choice does not depend on the others' choices, so any of them will do here.
        """
        probe = self.state
        while probe.seat != seat:
            probe = probe.copy()
            probe.apply(probe.moves()[0])
        return probe

    def may_go_back(self, seat: int, n: int) -> bool:
        """Whether `seat` may restore the position after `n` entries (OV-U1)."""
        if self.over or seat in self.resigned:
            return False
        if self.past_seat == seat and any(number == n for number, _ in self.past):
            return True
        return self.casual and n in self.casual_ways_back(seat)

    def casual_ways_back(self, seat: int) -> Iterator[int]:
        """Where `seat` may go back to, over what others and chance answered: before its moves."""
        for number in reversed(standing(self.entries[: self.at])):
            entry = self.entries[number]
            if not is_move(entry.move):
                return
            if entry.seat == seat:
                yield number
