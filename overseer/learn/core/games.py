"""Many games of one kind, stepped together: chance, forced answers and new games are inside.

Nothing here knows numpy. What a step gives is a row of `bytes` for each thing, one part a game;
`overseer.learn.batch` lays arrays over them.
"""

from __future__ import annotations

from librt.strings import BytesWriter, read_i16_le, write_f32_le, write_i16_le
from mypy_extensions import i16, i64, mypyc_attr

from overseer.engine.dice import Dice
from overseer.engine.state import NATURE, OVER, Move, State

STRIDE = 104729  # between the seeds of two games of a batch


@mypyc_attr(allow_interpreted_subclasses=True)
class Games:
    """`n` games that begin at `start`, and begin again when they are over.

    `seen`, `legal`, `counts`, `asked`, `done` and `rewards` are what the last step gave: of each
    game the observation of the seat that is asked, the numbers of its legal moves and how many
    there are, the seat, whether a game ended on the way and what each seat got for it.
    """

    def __init__(self, start: State, seats: int, n: int, seed: int) -> None:
        self.start: State = start
        self.seats: int = seats
        self.states: list[State] = [start.copy() for _ in range(n)]
        self.offers: list[list[Move]] = [[] for _ in range(n)]
        self.dice: list[Dice] = [Dice(seed * STRIDE + 48271 * at + 1) for at in range(n)]
        self.chosen: list[Move] = []
        self.decisions: int = 0  # of players, the forced ones counted
        self.finished: int = 0
        self.seen: bytes = b""
        self.legal: bytes = b""
        self.counts: bytes = b""
        self.asked: bytes = b""
        self.done: bytes = b""
        self.rewards: bytes = b""

    def write(self, out: BytesWriter, state: State, seat: int) -> None:
        """The observation of a seat; a game's subclass knows what is in it."""
        raise NotImplementedError

    def begin(self) -> None:
        """Go on in every game until somebody has a choice."""
        self.go_on(False)

    def step(self, actions: bytes) -> int:
        """Play a move in every game, two bytes each; -1, or the first game where it is illegal.

        Then nothing has happened in any game.
        """
        chosen: list[Move] = []
        for at in range(len(self.states)):
            wanted = i64(read_i16_le(actions, 2 * at))
            found = False
            for move in self.offers[at]:
                number: i64 = move.id
                if number == wanted:
                    chosen.append(move)
                    found = True
                    break
            if not found:
                return at
        self.chosen = chosen
        self.go_on(True)
        return -1

    def go_on(self, play: bool) -> None:
        """Carry out what was chosen, go on to the next choice, and write down what there is."""
        seen, legal, counts = BytesWriter(), BytesWriter(), BytesWriter()
        asked, done, rewards = BytesWriter(), BytesWriter(), BytesWriter()
        for at in range(len(self.states)):
            state = self.states[at]
            if play:
                state.apply(self.chosen[at])
                self.decisions += 1
            dice = self.dice[at]
            ended: State | None = None
            moves: list[Move] = []
            while True:
                seat = state.seat
                if seat == NATURE:
                    state.apply(state.chance(dice.below(state.spread)))
                elif seat == OVER:
                    ended = state
                    state = self.start.copy()
                    self.states[at] = state
                else:
                    moves = state.moves()
                    if len(moves) > 1:
                        break
                    state.apply(moves[0])
                    self.decisions += 1
            self.offers[at] = moves
            for move in moves:
                number: i64 = move.id
                write_i16_le(legal, i16(number))
            how_many: i64 = len(moves)
            write_i16_le(counts, i16(how_many))
            asked.append(state.seat)
            self.write(seen, state, state.seat)
            done.append(0 if ended is None else 1)
            self.write_rewards(rewards, ended)
        self.seen = seen.getvalue()
        self.legal = legal.getvalue()
        self.counts = counts.getvalue()
        self.asked = asked.getvalue()
        self.done = done.getvalue()
        self.rewards = rewards.getvalue()

    def write_rewards(self, out: BytesWriter, ended: State | None) -> None:
        """What each seat gets: nothing before the end."""
        if ended is None:
            for _ in range(self.seats):
                write_f32_le(out, 0.0)
            return
        self.finished += 1
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
