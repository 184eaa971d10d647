"""What the AI did, shown once more step by step: each decision with its reasons, then the next.

The match itself has gone on to the next decision of a person already. A reel plays the recorded
moves again on a position of its own, as far as they have been shown.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from overseer.engine.decision import Event
from overseer.engine.record import RESIGN, TIME, Entry
from overseer.engine.state import NATURE, Move
from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.battle.topics import FIRST_CHOICE
from overseer.wasteland.battle.view import WastelandView
from overseer.wasteland.state import WastelandState

AI = "wasteland-ai-"  # how the events begin that explain a decision


class Reel:
    """A position on its way through moves that have been made."""

    def __init__(
        self,
        state: WastelandState,
        entries: Sequence[Entry],
        told: int,
        parse: Callable[[str], Move],
    ) -> None:
        """Begin before `entries`, when `told` events had been told."""
        self._state = state
        self._entries = [entry for entry in entries if entry.move not in (RESIGN, TIME)]
        self._parse = parse
        self._at = 0
        self.told = told  # events up to what is shown now …
        self.before = told  # … and up to what was shown before
        self.reasons: list[Event] = []  # why the AI did what is shown now

    @property
    def over(self) -> bool:
        """Whether everything has been shown."""
        return self._at >= len(self._entries)

    @property
    def subject(self) -> str:
        """Whom the last decision was about: a model `m3`; empty when it was about nobody."""
        for event in reversed(self.reasons):
            for key in ("target", "model"):
                number = event.args.get(key)
                if isinstance(number, int) and number >= 0:
                    return f"m{number}"
        return ""

    def battle(self, seat: int | None) -> Battle:
        """The position that is shown, as a seat may know it."""
        return WastelandView(self._state, seat).battle

    def step(self) -> bool:
        """Go on until the AI has something to explain next; false when nothing more is to come."""
        self.before = self.told
        happened: list[Event] = []
        while not self.over:
            self._state.ears = happened
            self._state.apply(self._parse(self._entries[self._at].move))
            self._state.ears = None
            self._at += 1
            if explains(self._state):
                break
        self.told += len(happened)
        self.reasons = [event for event in happened if event.name.startswith(AI)]
        return not self.over


def explains(state: WastelandState) -> bool:
    """Whether the AI decides next, and has reasons to tell."""
    if state.seat != NATURE or state.topic < FIRST_CHOICE:
        return False
    return bool(state.think().steps)


def has_ai(state: WastelandState, entries: Sequence[Entry], parse: Callable[[str], Move]) -> bool:
    """Whether the AI decided anything in some moves that follow a position."""
    probe = state.copy()
    for entry in entries:
        if entry.move in (RESIGN, TIME):
            continue
        if probe.seat == NATURE and probe.topic >= FIRST_CHOICE:
            return True
        probe.apply(parse(entry.move))
    return False
