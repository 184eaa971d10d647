"""Many games of one kind, stepped together: chance, forced answers and new games are inside.

Nothing here knows numpy. What a step gives is a row of `bytes` for each thing, one part a game;
`overseer.learn.batch` lays arrays over them.
"""

from __future__ import annotations

from random import Random
from typing import Final

from librt.strings import BytesWriter, read_f64_le, read_i16_le, write_f32_le, write_i16_le
from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr, u8

from overseer.engine.dice import Dice
from overseer.engine.state import NATURE, OVER, Move, State

SEEDS: Final = 2147483646


def dice_of(seed: int, n: int) -> list[Dice]:
    """The dice of the games of a batch, each with a seed of its own."""
    rng = Random(seed)
    return [Dice(rng.randrange(SEEDS)) for _ in range(n)]


def seat_from(viewer: i64, seat: i64, seats: i64) -> i64:
    """A seat as a viewer counts: 1 is the viewer, 2 the next one; 0 is nobody."""
    if seat < 0:
        return 0
    seat -= viewer
    if seat < 0:
        seat += seats
    return seat + 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Games:
    """`n` games that begin at `start`, and begin again when they are over.

    `seen`, `legal`, `counts`, `asked`, `done` and `rewards` are what the last step gave: of each
    game the observation of the seat that is asked, the numbers of its legal moves and how many
    there are, the seat, whether a game ended on the way and what each seat got for it.
    """

    def __init__(self, start: State, every: list[Move], seats: int, n: int, seed: int) -> None:
        self.start: State = start
        self.every: list[Move] = every  # all moves of the game by their number
        self.seats: int = seats
        self.states: list[State] = [start.copy() for _ in range(n)]
        self.dice: list[Dice] = dice_of(seed, n)
        self.nothing: bytes = bytes(4 * seats)  # the rewards of a step that ends no game
        self.decisions: i64 = 0  # of players, the forced ones counted
        self.finished: i64 = 0
        # They are written again and again, so that they have grown once.
        self.sight: BytesWriter = BytesWriter()
        self.offers: BytesWriter = BytesWriter()
        self.masks: vec[u8] = vec[u8](bytes(n * len(every)))  # which moves are legal, as marked
        self.marked: bytes = b""  # the numbers that are marked there, and how many of each game
        self.marks: bytes = b""
        self.seen: bytes = b""
        self.legal: bytes = b""
        self.counts: bytes = b""
        self.asked: bytes = b""
        self.done: bytes = b""
        self.rewards: bytes = b""

    def write(self, out: BytesWriter, at: i64, state: State, seat: int) -> None:
        """The observation of a seat in a game; a game's subclass knows what is in it."""
        raise NotImplementedError

    def offer(self, out: BytesWriter, state: State) -> i64:
        """Write the numbers of the legal moves, in the order of `moves()`; how many there are."""
        moves = state.moves()
        for move in moves:
            number: i64 = move.id
            write_i16_le(out, i16(number))
        return len(moves)

    def carry_out(self, at: i64, state: State, number: i64) -> None:
        """Play the move of a number in a game."""
        state.apply(self.every[number])

    def let_fall(self, at: i64, state: State) -> None:
        """Chance plays in a game."""
        state.apply(state.chance(self.dice[at].below(state.spread)))

    def begin(self) -> None:
        """Go on in every game until somebody has a choice."""
        self.go_on(b"")

    def step(self, actions: bytes) -> int:
        """Play a move in every game, two bytes each; -1, or the first game where it is illegal.

        Then nothing has happened in any game.
        """
        counts = self.counts
        legal = self.legal
        n: i64 = len(self.states)
        at: i64 = 0
        first: i64 = 0
        while at < n:
            wanted = read_i16_le(actions, 2 * at)
            end: i64 = first + 2 * i64(read_i16_le(counts, 2 * at))
            while first < end and read_i16_le(legal, first) != wanted:
                first += 2
            if first >= end:
                return int(at)
            first = end
            at += 1
        self.go_on(actions)
        return -1

    def go_on(self, actions: bytes) -> None:
        """Carry out what was chosen, go on to the next choice, and write down what there is."""
        seen, legal = self.sight, self.offers
        seen.truncate(0)
        legal.truncate(0)
        counts, asked, done, rewards = BytesWriter(), BytesWriter(), BytesWriter(), BytesWriter()
        n: i64 = len(self.states)
        made: i64 = 0
        how_many: i64 = 0
        at: i64 = 0
        while at < n:
            state = self.states[at]
            if actions:
                self.carry_out(at, state, i64(read_i16_le(actions, 2 * at)))
                made += 1
            seat = state.seat
            ended: State | None = None
            first: i64 = len(legal)
            while True:
                if seat == NATURE:
                    self.let_fall(at, state)
                elif seat == OVER:
                    ended = state
                    state = self.start.copy()
                    self.states[at] = state
                else:
                    how_many = self.offer(legal, state)
                    if how_many > 1:
                        break
                    only: i64 = i64(legal[first]) | i64(legal[first + 1]) << 8
                    legal.truncate(first)
                    self.carry_out(at, state, only)
                    made += 1
                seat = state.seat
            write_i16_le(counts, i16(how_many))
            asker: i64 = seat
            asked.append(u8(asker))
            self.write(seen, at, state, seat)
            if ended is None:
                done.append(u8(0))
                rewards.write(self.nothing)
            else:
                done.append(u8(1))
                self.finished += 1
                self.write_rewards(rewards, ended)
            at += 1
        self.decisions += made
        self.seen = seen.getvalue()
        self.legal = legal.getvalue()
        self.counts = counts.getvalue()
        self.asked = asked.getvalue()
        self.done = done.getvalue()
        self.rewards = rewards.getvalue()

    def pick(self, luck: bytes) -> bytes:
        """A legal move of each game by a real number from 0 to below 1, eight bytes each."""
        out = BytesWriter()
        counts, legal = self.counts, self.legal
        n: i64 = len(self.states)
        first: i64 = 0
        at: i64 = 0
        while at < n:
            how_many: i64 = i64(read_i16_le(counts, 2 * at))
            picked: i64 = int(read_f64_le(luck, 8 * at) * float(how_many))
            write_i16_le(out, read_i16_le(legal, 2 * (first + picked)))
            first += how_many
            at += 1
        return out.getvalue()

    def mark(self) -> None:
        """Bring the masks to what is legal now."""
        if self.marked is not self.legal:
            self.set_marks(u8(0))
            self.marked = self.legal
            self.marks = self.counts
            self.set_marks(u8(1))

    def set_marks(self, mark: u8) -> None:
        """Set the places of all marked moves."""
        masks, marked, marks = self.masks, self.marked, self.marks
        size: i64 = len(self.every)
        first: i64 = 0
        at: i64 = 0
        end: i64 = 0
        row: i64 = 0
        while row < len(marks):
            end += 2 * i64(read_i16_le(marks, row))
            while at < end:
                masks[first + i64(read_i16_le(marked, at))] = mark
                at += 2
            first += size
            row += 2

    def write_rewards(self, out: BytesWriter, ended: State) -> None:
        """What each seat gets at the end of a game."""
        outcome = ended.outcome
        assert outcome is not None
        winners: tuple[int, ...] = outcome.winners
        for seat in range(self.seats):
            write_f32_le(out, share(seat, winners, self.seats))


def share(seat: int, winners: tuple[int, ...], seats: int) -> float:
    """What a finished game is worth to a seat; over all seats it adds up to nothing.

    Who wins alone gets 1, the others share -1; a victory of all, and one of nobody, is 0.
    """
    if not winners:
        return 0.0
    if seat in winners:
        return (seats / len(winners) - 1.0) / (seats - 1)
    return -1.0 / (seats - 1)
