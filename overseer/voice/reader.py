"""Somebody who reads about a match: what they may know of it, and in which language.

Every sentence of the house is made for a `Reader`. It holds a view and no state, so a sentence
cannot say what its reader may not know.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from overseer.engine.decision import Decision, Event, Outcome
from overseer.engine.state import OVER, Move
from overseer.engine.view import View
from overseer.text import translate


@dataclass(frozen=True, slots=True, kw_only=True)
class Reader:
    """One viewer of one position."""

    view: View
    lang: str
    seats: tuple[str, ...]  # every seat as `human` or `bot:hard`
    names: tuple[str, ...]  # what each seat is called in the language
    events: Sequence[Event] = ()  # all that happened, as far as the viewer may know
    outcome: Outcome | None = None
    tutorial: bool = False  # whether this match teaches the game
    advise: Callable[[View], Move] | None = None  # what somebody who knows the game would do
    clock: float | None = None  # seconds left
    settings: Mapping[str, str] = field(default_factory=dict)  # where the viewer wants to be asked

    @property
    def viewer(self) -> int | None:
        """The seat through whose eyes this is; None: a spectator's."""
        return self.view.seat

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.outcome is not None

    @property
    def decision(self) -> Decision | None:
        """What is decided now; None at the end."""
        return None if self.over else self.view.decision

    @property
    def asked(self) -> int:
        """The seat that decides now (OVER when nobody does)."""
        decision = self.decision
        return OVER if decision is None else decision.seat

    @property
    def is_asked(self) -> bool:
        """Whether it is the reader who decides."""
        decision = self.decision
        return decision is not None and self.viewer in decision.seats

    def moves(self) -> list[Move]:
        """The legal moves of the reader; none unless they are asked."""
        return [] if self.over else self.view.moves()

    def name(self, seat: int) -> str:
        """What a seat is called."""
        return self.names[seat]

    def text(self, _id: str, /, **args: object) -> str:
        """A message of the catalogues."""
        return translate(self.lang, _id, **args)
