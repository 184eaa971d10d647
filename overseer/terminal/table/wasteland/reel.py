"""What the AI did, shown once more step by step: each decision with its reasons, then the next.

The match itself has gone on to the next decision of a person already. A reel plays the recorded
moves again on a position of its own, and keeps a picture of each step.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from overseer.engine.course import is_move
from overseer.engine.decision import Event
from overseer.engine.record import Entry
from overseer.engine.state import NATURE, Move
from overseer.wasteland.battle.topics import FIRST_CHOICE
from overseer.wasteland.battle.view import SeenBattle, WastelandView
from overseer.wasteland.state import WastelandState

AI = "wasteland-ai-"  # how the events begin that explain a decision


@dataclass(frozen=True, slots=True)
class Picture:
    """A step: the position after it, the events told up to it, why the AI did it."""

    state: WastelandState
    told: int
    reasons: list[Event] = field(default_factory=list)


class Reel:
    """Pictures of moves that have been made; the AI's decisions were worked out beforehand."""

    def __init__(
        self,
        state: WastelandState,
        entries: Sequence[Entry],
        told: int,
        parse: Callable[[str], Move],
    ) -> None:
        """Begin before `entries`, when `told` events had been told."""
        self._pictures = [Picture(state.copy(), told)]
        self._at = 0
        self.ai = False  # whether the AI decided anything in there
        self._wind(state, [entry for entry in entries if is_move(entry.move)], parse)

    def _wind(
        self, state: WastelandState, entries: Sequence[Entry], parse: Callable[[str], Move]
    ) -> None:
        told = self.told
        happened: list[Event] = []
        for at, entry in enumerate(entries, start=1):
            self.ai = self.ai or (state.seat == NATURE and state.topic >= FIRST_CHOICE)
            state.ears = happened
            state.apply(parse(entry.move))
            state.ears = None
            if at == len(entries) or explains(state):
                told += len(happened)
                reasons = [event for event in happened if event.name.startswith(AI)]
                self._pictures.append(Picture(state.copy(), told, reasons))
                happened = []

    @property
    def over(self) -> bool:
        """Whether everything has been shown."""
        return self._at >= len(self._pictures) - 1

    @property
    def told(self) -> int:
        """Events up to what is shown now."""
        return self._pictures[self._at].told

    @property
    def before(self) -> int:
        """Events up to what was shown before."""
        return self._pictures[max(0, self._at - 1)].told

    @property
    def reasons(self) -> list[Event]:
        """Why the AI did what is shown now."""
        return self._pictures[self._at].reasons

    @property
    def subject(self) -> str:
        """Whom the last decision was about: a model `m3`; empty when it was about nobody."""
        return subject_of(self.reasons)

    def battle(self, seat: int | None) -> SeenBattle:
        """The position that is shown, as a seat may know it."""
        return WastelandView(self._pictures[self._at].state, seat).position

    def step(self) -> bool:
        """The next picture; false when nothing more is to come."""
        if not self.over:
            self._at += 1
        return not self.over


def subject_of(events: Sequence[Event]) -> str:
    """The model that these events, or the reasons among them, speak of last: `m3`, or nothing."""
    reasons = [event for event in events if event.name.startswith(AI)]
    for event in reversed(reasons or list(events)):
        for key in ("target", "model"):
            number = event.args.get(key)
            if isinstance(number, int) and number >= 0:
                return f"m{number}"
    return ""


def explains(state: WastelandState) -> bool:
    """Whether the AI decides next, and has reasons to tell."""
    if state.seat != NATURE or state.topic < FIRST_CHOICE:
        return False
    return bool(state.think().steps)
