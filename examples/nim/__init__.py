"""Nim: two players take matches from three heaps; whoever takes the last match wins."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import overseer
from overseer import engine, text
from overseer.engine import OVER, BadNotation, BadOption, Decision, Event, Move, Outcome, Refusal

HEAPS: Final = (3, 4, 5)  # NIM-S1
NOTATIONS: Final = [f"{'abc'[heap]}{n + 1}" for heap in range(3) for n in range(HEAPS[heap])]
MOVES: Final = {text: Move(number, text) for number, text in enumerate(NOTATIONS)}
TOO_FEW: Final = Refusal("NIM-T1", "nim-too-few")
ALL_TAKEN: Final = Refusal("NIM-E1", "nim-all-taken")


class Matches(engine.State):
    """The heaps, and how often somebody took from them."""

    def __init__(self, heaps: tuple[int, ...] = HEAPS, turn: int = 0) -> None:
        super().__init__()
        self.heaps, self.turn = heaps, turn
        self.seat = turn % 2 if any(heaps) else OVER  # NIM-E1

    def copy(self) -> Matches:
        return Matches(self.heaps, self.turn)

    def encode(self) -> bytes:
        return repr((self.heaps, self.turn)).encode()

    def moves(self) -> list[Move]:
        return [move for move in MOVES.values() if not self.why(move)]

    def why(self, move: Move) -> int:
        return int(int(move.text[1]) > self.heaps["abc".index(move.text[0])])  # NIM-T1

    def explain(self, move: Move, reason: int) -> Refusal:
        return ALL_TAKEN if self.seat == OVER else TOO_FEW

    def apply(self, move: Move) -> None:
        heap, taken = move.text[0], int(move.text[1])
        if self.ears is not None:
            self.ears.append(Event("nim-took", {"seat": self.seat, "n": taken, "heap": heap}))
        left = [n - taken * (at == heap) for at, n in zip("abc", self.heaps, strict=True)]
        Matches.__init__(self, tuple(left), self.turn + 1)

    @property
    def decision(self) -> Decision | None:
        return Decision(self.seat, self.topic, "take") if self.seat != OVER else None

    @property
    def outcome(self) -> Outcome | None:
        if self.seat != OVER:
            return None
        last = 1 - self.turn % 2
        return Outcome((last,), (1 - last, last), "nim-last", "NIM-E1")

    def view(self, seat: int | None) -> engine.View:
        return engine.OpenView(self.copy(), seat, dict(zip("abc", self.heaps, strict=True)))


class Nim(engine.Game):
    """What the house has to know."""

    def __init__(self) -> None:
        super().__init__("nim", "1", (2,), free=False)

    def new(self, seats: int, options: engine.Options | None = None) -> Matches:
        self.check_seats(seats)
        for name in options or {}:
            raise BadOption(Refusal("OV-O1", "nim-option", {"name": name[:40]}))
        return Matches()

    def parse(self, text: str, options: engine.Options | None = None) -> Move:
        if text not in MOVES:
            raise BadNotation(Refusal("OV-N1", "nim-notation", {"text": text[:40]}))
        return MOVES[text]

    def all_moves(self, options: engine.Options | None = None) -> list[Move]:
        return list(MOVES.values())

    def rule_ids(self) -> tuple[str, ...]:
        return ("NIM-S1", "NIM-T1", "NIM-E1")

    def reasons(self) -> tuple[Refusal, ...]:
        return (TOO_FEW, ALL_TAKEN)


text.register(Path(__file__).parent / "text")
overseer.register(Nim())
