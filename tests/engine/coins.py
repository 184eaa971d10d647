"""A tiny game for the tests of the kernel: everybody takes coins from a pot.

A turn goes on until `end`: `take` a coin, `toss` (chance gives one or none), `peek` (a secret is
out), or `vote` (everybody answers in secret; all `yes` and the caller gets two coins).
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from overseer.engine import (
    HIDDEN,
    NATURE,
    OVER,
    BadNotation,
    Decision,
    Event,
    Game,
    Move,
    Options,
    Outcome,
    Refusal,
    State,
    View,
)
from overseer.engine.game import Helper

TURN, TOSS, VOTE = range(3)
TOPICS = ("turn", "toss", "vote")
FITTING = (("end", "take", "toss", "peek", "vote"), ("heads", "tails"), ("yes", "no"))
MOVES = {text: Move(n, text) for n, text in enumerate(text for row in FITTING for text in row)}


class CoinsState(State):
    """The pot, the purses, and who votes."""

    def __init__(self, seats: int) -> None:
        super().__init__()
        self.seat, self.turn = 0, 0
        self.pot = 6
        self.purses = [0] * seats
        self.votes: list[str] = []

    def copy(self) -> CoinsState:
        twin = CoinsState(len(self.purses))
        twin.seat, twin.topic, twin.revealed = self.seat, self.topic, self.revealed
        twin.turn, twin.pot = self.turn, self.pot
        twin.purses, twin.votes = self.purses[:], self.votes[:]
        return twin

    def encode(self) -> bytes:
        numbers = (self.seat, self.topic, self.turn, self.pot, self.purses, self.votes)
        return repr((numbers, self.revealed)).encode()

    @property
    def decision(self) -> Decision | None:
        if self.seat == OVER:
            return None
        owing = range(len(self.votes), len(self.purses)) if self.topic == VOTE else ()
        return Decision(self.seat, self.topic, TOPICS[self.topic], seats=tuple(owing))

    @property
    def outcome(self) -> Outcome | None:
        if self.seat != OVER:
            return None
        best = max(self.purses)
        winners = tuple(seat for seat, purse in enumerate(self.purses) if purse == best)
        return Outcome(winners, tuple(self.purses), "coins-empty", "CO-1")

    def moves(self) -> list[Move]:
        return [] if self.seat == OVER else [MOVES[text] for text in FITTING[self.topic]]

    def why(self, move: Move) -> int:
        return 0 if move in self.moves() else 1

    def explain(self, move: Move, reason: int) -> Refusal:
        return Refusal("CO-2", "coins-now")

    @property
    def spread(self) -> int:
        return 2

    def chance(self, k: int) -> Move:
        return MOVES[FITTING[TOSS][k]]

    def apply(self, move: Move) -> None:
        seats = len(self.purses)
        if self.topic == VOTE:
            self.votes.append(move.text)
            self.seat = len(self.votes)
            if self.seat == seats:
                self.revealed += 1
                self._gain(2 if "no" not in self.votes else 0)
                self.votes = []
        elif move.text == "toss":
            self.topic, self.seat = TOSS, NATURE
        elif move.text == "vote":
            self.topic, self.seat = VOTE, 0
        elif move.text == "end":
            self.turn = (self.turn + 1) % seats
            self._gain(0)
        else:
            self.revealed += move.text == "peek"
            self._gain(int(move.text in ("take", "heads")))

    def _gain(self, coins: int) -> None:
        coins = min(coins, self.pot)
        self.pot -= coins
        self.purses[self.turn] += coins
        self.topic = TURN
        self.seat = self.turn if self.pot else OVER
        if self.ears is not None and coins:
            self.ears.append(Event("coins-gained", {"seat": self.turn, "coins": coins}))

    def view(self, seat: int | None) -> View:
        return CoinsView(self.copy(), seat)

    def shown(self, move: Move, seat: int | None) -> Move:
        return HIDDEN if self.topic == VOTE and seat != self.seat else move


class CoinsView(View):
    """The table with the votes of others taken out."""

    def __init__(self, table: CoinsState, seat: int | None) -> None:
        super().__init__(seat)
        self.table = table
        table.votes = [vote if at == seat else "?" for at, vote in enumerate(table.votes)]

    @property
    def decision(self) -> Decision | None:
        return self.table.decision

    def moves(self) -> list[Move]:
        return self.table.moves() if self.seat == self.table.seat else []

    def guess(self, rng: Random) -> State:
        state = self.table.copy()
        state.votes = [rng.choice(FITTING[VOTE]) if v == "?" else v for v in state.votes]
        return state

    def encode(self) -> bytes:
        return self.table.encode()


class Voter:
    """Answers a vote as its seat wants it."""

    def __init__(self, vote: str) -> None:
        self.vote = vote

    def __call__(self, view: View) -> Move | None:
        assert isinstance(view, CoinsView)
        return MOVES[self.vote] if view.table.topic == VOTE and self.vote != "ask" else None


class Coins(Game):
    """Two to four players; the option `cards` stands for the data of a match."""

    def __init__(self) -> None:
        super().__init__("coins", "coins-1", (2, 3, 4), free=False)

    def new(self, seats: int, options: Options | None = None) -> State:
        self.check_seats(seats)
        return CoinsState(seats)

    def parse(self, text: str, options: Options | None = None) -> Move:
        if text not in MOVES:
            raise BadNotation(Refusal("OV-N1", "notation", {"text": text}))
        return MOVES[text]

    def all_moves(self, options: Options | None = None) -> list[Move]:
        return list(MOVES.values())

    def settings(self) -> dict[str, tuple[str, ...]]:
        return {"vote": ("ask", "yes", "no"), "peek": ("ask", "never")}

    def helper(self, settings: Mapping[str, str]) -> Helper | None:
        return Voter(settings["vote"])

    def cards_digest(self, options: Options | None = None) -> str:
        return str((options or {}).get("cards", ""))


COINS = Coins()
