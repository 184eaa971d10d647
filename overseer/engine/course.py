"""The course of a match: what its entries have led to so far.

A match only ever adds entries (entries.py). The same course carries out a live match, a resumed one
and one that is checked.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence, Set

from overseer.engine.decision import Outcome
from overseer.engine.entries import (
    A_BACK,
    A_MOVE,
    A_SEAL,
    AN_ASIDE,
    HELPER,
    HERE,
    IDLE,
    MOST_ASIDES,
    RESIGN,
    TIME,
    Trail,
    Written,
    asides,
    goes_back_to,
    is_move,
    kind_of,
    last_row,
    sealed_move,
    settings_in,
    spelled,
    standing,
    told,
)
from overseer.engine.game import Game, Options
from overseer.engine.refusal import BadNotation, IllegalMove, Refusal, Value
from overseer.engine.state import NATURE, OVER, Move, State

__all__ = [
    "RESIGN",
    "TIME",
    "Course",
    "Fault",
    "final_outcome",
    "goes_back_to",
    "is_move",
    "sealed_move",
    "standing",
]

Past = list[tuple[int, State]]  # positions, each with the number of entries before it


def final_outcome(
    state: State, seats: int, resigned: Set[int], late: Set[int] = frozenset()
) -> Outcome | None:
    """How a match ended, if it did by the rules or because the others are out of it (OV-E1).

    A seat that is out does not win; `late` are those of them whose time ran out.
    """
    staying = tuple(seat for seat in range(seats) if seat not in resigned)
    outcome = state.outcome
    if outcome is None:
        winners = state.forfeit(staying) if resigned else None
        if winners is None:
            return None
        how = "abandoned" if not staying else "forfeit" if late else "resigned"
        return Outcome(winners, (), how, "OV-E1")
    winners = tuple(seat for seat in outcome.winners if seat in staying)
    if outcome.winners and not winners and staying:
        best = max(outcome.scores[seat] for seat in staying)
        winners = tuple(seat for seat in staying if outcome.scores[seat] == best)
    return Outcome(winners, outcome.scores, outcome.how, outcome.rule)


class Snapshot:
    """A position that a later entry goes back to, with what belongs to it."""

    __slots__ = ("past", "past_seat", "sealed", "state")

    def __init__(self, state: State, past: Past, past_seat: int, sealed: dict[int, Move]) -> None:
        self.state = state
        self.past = past
        self.past_seat = past_seat
        self.sealed = sealed


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
        entries: Callable[[], Sequence[Written]],
        casual: bool = False,
    ) -> None:
        """Before the first entry; `entries` gives those that may be gone back to later."""
        self.game = game
        self.seats = seats
        self.options = options
        self.entries = entries
        self.casual = casual  # whether one may go back over the answers of others
        self.at = 0  # how many entries have been carried out
        self.asides = 0  # how many of them are ways back and asides
        self.state = game.new(seats, options)
        self.resigned: set[int] = set()  # who is out: gave up, or …
        self.late: set[int] = set()  # … had no time left
        self.away: set[int] = set()
        self.settings: dict[int, dict[str, str]] = {}  # of the seats that made some
        self.sealed: dict[int, Move] = {}  # early answers to a sealed question
        self.timed = False  # whether time has been called
        self.stopped = False  # and that ended the match, for the rules know no clock
        # Positions that may still be taken back …
        self.past: Past = []
        self.past_seat = NATURE  # … by this seat
        self.trail = Trail() if casual else None
        self.kept: dict[int, Snapshot] = {}  # positions after so many entries …
        self.wanted: dict[int, int] = {}  # … that so many later entries go back to
        self.phase = self.state.joint_phase  # in which several decide at the same time …
        self.phase_from = 0  # … since so many entries

    @property
    def over(self) -> bool:
        """Whether the match has ended: by the rules, by its clock, or for want of players."""
        if self.state.seat == OVER or self.stopped:
            return True
        return bool(self.resigned) and self.state.forfeit(self.staying) is not None

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended; None while it goes on."""
        ended = final_outcome(self.state, self.seats, self.resigned, self.late)
        if ended is None and self.stopped:
            return Outcome(self.state.ahead(self.staying), (), "time", "OV-C1")
        return ended

    @property
    def staying(self) -> tuple[int, ...]:
        """The seats that are not out."""
        return tuple(seat for seat in range(self.seats) if seat not in self.resigned)

    # Carrying out

    def expect(self, entries: Iterable[Written]) -> None:
        """These are all entries to come: where they go back to is kept, so that it is quick."""
        for entry in entries:
            n = goes_back_to(entry.move)
            if n is not None:
                self.wanted[n] = self.wanted.get(n, 0) + 1

    def carry_out(self, seat: int, text: str, move: Move | None = None, keep: bool = True) -> None:
        """The next entry, without judging it. `keep`: its position may be gone back to at once."""
        if self.at in self.wanted and self.at not in self.kept:
            self.kept[self.at] = Snapshot(
                self.state.copy(), list(self.past), self.past_seat, dict(self.sealed)
            )
        kind = kind_of(text)
        if kind == A_MOVE:
            self._move(seat, self.game.parse(text, self.options) if move is None else move, keep)
        elif kind == A_BACK:
            self._go_back(goes_back_to(text) or 0)
        elif kind == AN_ASIDE:
            self._heed(seat, text)
        else:
            self._word(seat, text, move)
        self.at += 1
        if self.state.joint_phase != self.phase:
            self.phase, self.phase_from = self.state.joint_phase, self.at
        self.asides += kind >= A_BACK
        if self.trail is not None:
            self.trail.add(seat, text)
        if kind != A_MOVE and self.state.ears is not None:
            self.state.ears += told(seat, text)

    def _move(self, seat: int, move: Move, keep: bool) -> None:
        state = self.state
        before = state.copy() if keep and seat != NATURE else None
        revealed = state.revealed
        if seat != self.past_seat:
            self.past.clear()
        if self.sealed:
            self.sealed.pop(seat, None)
        if seat != state.seat:
            state.attend(seat)
        state.apply(move)
        self.past_seat = seat
        if seat == NATURE or state.revealed != revealed:
            self.past.clear()
            if seat == NATURE or not self.game.correctable(move):
                return
        if before is not None:
            self.past.append((self.at, before))

    def _word(self, seat: int, text: str, move: Move | None) -> None:
        """Somebody is out, time is up, or a sealed answer comes early."""
        self.past.clear()  # another seat has moved, if nobody sees how
        hidden = sealed_move(text)
        if hidden is not None:
            self.sealed[seat] = self.game.parse(hidden, self.options) if move is None else move
        elif seat == NATURE:
            self.timed = True
            try:
                self.state.call_time()
            except IllegalMove:
                self.stopped = True  # OV-C1: the rules know no clock
        else:
            self.resigned.add(seat)
            self.sealed.pop(seat, None)  # who is out does nothing more (OV-E1)
            self.away.discard(seat)
            if text == TIME:
                self.late.add(seat)

    def _heed(self, seat: int, text: str) -> None:
        """How a seat is to be asked from now on."""
        if text == IDLE:
            self.away.add(seat)
        elif text == HERE:
            self.away.discard(seat)
        else:
            made = settings_in(text) or {}
            self.settings[seat] = {**self.settings.get(seat, {}), **made}

    def _go_back(self, n: int) -> None:
        ears = self.state.ears
        if any(number == n for number, _ in self.past):
            while self.past[-1][0] > n:
                self.past.pop()
            self.state = self.past.pop()[1].copy()
        else:
            there = self.kept.get(n) or self._played_to(n)
            self.state, self.sealed = there.state.copy(), dict(there.sealed)
            self.past, self.past_seat = list(there.past), there.past_seat
        self.state.ears = ears
        if n in self.wanted:
            self.wanted[n] -= 1
            if not self.wanted[n]:
                del self.wanted[n]
                self.kept.pop(n, None)

    def _played_to(self, n: int) -> Snapshot:
        """The position after so many entries."""
        there = Course.resumed(self.game, self.seats, self.options, self.entries()[:n])
        return Snapshot(there.state, there.past, there.past_seat, there.sealed)

    def position(self, n: int) -> State:
        """The position after `n` entries, to look at."""
        for number, state in self.past:
            if number == n:
                return state
        return self._played_to(n).state

    @staticmethod
    def resumed(
        game: Game,
        seats: int,
        options: Options,
        entries: Sequence[Written],
        casual: bool = False,
    ) -> Course:
        """The course after entries that are trusted: what was taken back is not even played."""
        course = Course(game, seats, options, lambda: entries)
        row, seat = last_row(entries)
        for number in standing(entries):
            course.at = number
            course.carry_out(entries[number].seat, entries[number].move, keep=number >= row)
        for entry in entries:
            if kind_of(entry.move) == AN_ASIDE:
                course._heed(entry.seat, entry.move)
        course.away -= course.resigned  # who left for good was away no more
        if seat is not None:
            course.past_seat = seat
        course.at, course.asides, course.casual = len(entries), asides(entries), casual
        if casual:
            course.trail = Trail()
            for entry in entries:
                course.trail.add(entry.seat, entry.move)
        return course

    def copy(self, entries: Callable[[], Sequence[Written]]) -> Course:
        """The same course once more, over a copy of its entries."""
        other = Course.__new__(Course)
        other.__dict__.update(self.__dict__)
        other.entries = entries
        other.state = self.state.copy()
        other.resigned, other.late, other.away = set(self.resigned), set(self.late), set(self.away)
        other.settings = dict(self.settings)
        other.sealed = dict(self.sealed)
        other.past = list(self.past)  # nobody changes what lies in it
        other.trail = None if self.trail is None else self.trail.copy()
        other.kept, other.wanted = dict(self.kept), dict(self.wanted)
        return other

    # Who is asked

    def answers_itself(self, seat: int) -> bool:
        """Whether a seat's questions are answered for it, by what gives nothing away.

        Those who are out (OV-E1), and who is away as long as somebody else is there (OV-A1).
        """
        if not self.resigned and not self.away:
            return False
        out = seat in self.resigned or (seat in self.away and self.somebody_here)
        return out and not self.game.waits(self.state)

    @property
    def somebody_here(self) -> bool:
        """Whether anybody who still plays is not away."""
        return len(self.resigned) + len(self.away) < self.seats

    def owes(self, seat: int) -> bool:
        """Whether a seat is asked and has not answered yet."""
        decision = self.state.decision
        if decision is None or seat not in decision.seats or self.over:
            return False
        return seat not in self.sealed and (
            seat not in self.resigned or self.game.waits(self.state)
        )

    def shown(self, seat: int, text: str, viewer: int | None, move: Move | None = None) -> str:
        """What a viewer may see of the next entry, asked before it is carried out."""
        kind = kind_of(text)
        if kind == A_MOVE:
            made = self.game.parse(text, self.options) if move is None else move
            state = self.asked(seat) if self.state.attends(seat) else self.state
            return str(state.shown(made, viewer))
        if viewer == seat or (kind != A_SEAL and not text.startswith(HELPER)):
            return text
        return text.partition(" ")[0]  # an early answer and settings are for nobody else

    def asked(self, seat: int) -> State:
        """The position in which `seat`, one of those who owe an answer, is asked.

        A sealed choice does not depend on the others' choices, so any of them will do here.
        """
        probe = self.state
        if probe.attends(seat):
            probe = probe.copy()
            probe.attend(seat)
        while probe.seat != seat:
            probe = probe.copy()
            probe.apply(probe.moves()[0])
        return probe

    # What may be

    def fault(self, seat: int, text: str) -> Fault | None:
        """Why the next entry cannot be; None when a match would have taken it."""
        if self.over:
            return Fault("illegal", "OV-T2")
        if not is_move(text):
            return self._why_no_word(seat, text)
        state = self.asked(seat) if self.state.attends(seat) else self.state
        if seat != state.seat:
            return Fault("seat")
        move = self._parsed(text)
        if move is None:
            return Fault("notation")
        refusal = state.refusal(move)
        if refusal is not None:
            return Fault("illegal", refusal.rule)
        if seat in self.sealed:
            return None if move == self.sealed[seat] else Fault("illegal", "OV-T1")
        if seat in self.resigned or seat in self.away:
            rule = "OV-E1" if seat in self.resigned else "OV-A1"
            given = self.answers_itself(seat) and move == self.game.idle(state)
            return None if given or self.game.waits(self.state) else Fault("illegal", rule)
        return None

    def spelled(self, text: str) -> str:
        """An entry that could be, as it is written down."""
        return spelled(text, lambda move: str(self.game.parse(move, self.options)))

    def _parsed(self, text: str) -> Move | None:
        try:
            return self.game.parse(text, self.options)
        except BadNotation:
            return None

    def _why_no_word(self, seat: int, text: str) -> Fault | None:
        # A match goes on by itself to the next question for somebody who still plays.
        asked = self.state.seat
        if asked == NATURE or asked in self.sealed or self.answers_itself(asked):
            return Fault("seat")
        refusal = self.why_not(seat, text)
        if refusal is None:
            return None
        kinds = {"turn": "seat", "notation": "notation"}
        return Fault(kinds.get(refusal.reason, "illegal"), refusal.rule)

    def why_not(self, seat: int, text: str) -> Refusal | None:
        """Why an entry that is no move cannot be now; None when it can."""
        if self.over:
            return Refusal("OV-T2", "over")
        if text == TIME and seat == NATURE:
            return Refusal("OV-C1", "time-twice") if self.timed else None
        if not 0 <= seat < self.seats:
            return self._not_asked(seat)
        if seat in self.resigned:
            return Refusal("OV-E1", "resigned", {"seat": seat + 1})
        if text == RESIGN:
            return None
        if text == TIME:
            return None if self.owes(seat) else self._not_asked(seat)
        hidden = sealed_move(text)
        if hidden is not None:
            return self._why_not_sealed(seat, hidden)
        if self.asides >= MOST_ASIDES:
            return Refusal("OV-L1", "asides", {"most": MOST_ASIDES})
        n = goes_back_to(text)
        if n is not None:
            if seat in self.away:
                return Refusal("OV-A1", "away", {"seat": seat + 1})
            return None if self.may_go_back(seat, n) else Refusal("OV-U1", "undo")
        if text == IDLE or text == HERE:
            if text == IDLE:
                away = seat in self.away
                return Refusal("OV-A1", "already-idle", {"seat": seat + 1}) if away else None
            here = seat not in self.away
            return Refusal("OV-A1", "already-here", {"seat": seat + 1}) if here else None
        return self._why_not_set(text)

    def _not_asked(self, seat: int) -> Refusal:
        args: dict[str, Value] = {"seat": seat + 1, "asked": self.state.seat + 1}
        return Refusal("OV-T1", "turn", args)

    def _why_not_sealed(self, seat: int, text: str) -> Refusal | None:
        if seat == self.state.seat:
            return self._not_asked(seat)
        move = self._parsed(text)
        if move is None:
            return Refusal("OV-N1", "notation", {"text": text[:60]})
        return self.refusal(seat, move)

    def _why_not_set(self, text: str) -> Refusal | None:
        """Settings are the game's, each with a value that it knows (OV-H1)."""
        made, known = settings_in(text), self.game.settings()
        if made is None:
            return Refusal("OV-N1", "notation", {"text": text[:60]})
        for name, value in made.items():
            if name not in known:
                names = ", ".join(known) or "–"
                return Refusal("OV-H1", "setting", {"name": name[:40], "allowed": names})
            if value not in known[name]:
                allowed = ", ".join(known[name])
                return Refusal("OV-H1", "setting", {"name": name, "allowed": allowed})
        return None

    def refusal(self, seat: int, move: Move) -> Refusal | None:
        """Why `seat` may not do `move` now; None when it may."""
        decision = self.state.decision
        if self.over or decision is None:
            return Refusal("OV-T2", "over")
        if not self.owes(seat):
            return self._not_asked(seat)
        if seat in self.away and not self.game.waits(self.state):
            return Refusal("OV-A1", "away", {"seat": seat + 1})
        return self.asked(seat).refusal(move)

    def may_go_back(self, seat: int, n: int) -> bool:
        """Whether `seat` may restore the position after `n` entries (OV-U1)."""
        if self.over or seat in self.resigned:
            return False
        if self.past_seat == seat and any(number == n for number, _ in self.past):
            return True
        return n in self.casual_ways_back(seat)

    def casual_ways_back(self, seat: int) -> Iterator[int]:
        """Where `seat` may go back to, over what others and chance answered: before its moves."""
        return iter(()) if self.trail is None else self.trail.ways_back(seat)
