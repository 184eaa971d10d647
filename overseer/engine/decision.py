"""What clients are told: the pending decision, what happened, how it ended."""

from __future__ import annotations

from dataclasses import dataclass, field

from overseer.engine.refusal import Value


@dataclass(frozen=True, slots=True)
class Decision:
    """Who is asked for what. `seats` names all who owe a sealed choice; `seat` is taken first.

    `together`: they owe no sealed choice. Each has questions of their own, and nobody waits.
    """

    seat: int
    topic: int
    name: str  # the topic's word; its sentence is the Fluent message `topic-<game>-<name>`
    about: dict[str, Value] = field(default_factory=dict)
    seats: tuple[int, ...] = ()
    together: bool = False

    def __post_init__(self) -> None:
        if not self.seats:
            object.__setattr__(self, "seats", (self.seat,))


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened, in past tense: the Fluent message `event-<name>` and its arguments.

    `only` names the seats that may see the arguments; the others see `event-<name>-hidden`
    with the arguments in `public`. A `silent` one has no message: it is there for who draws the
    table, never told, and made only where `State.wordless` asks for it.
    """

    name: str
    args: dict[str, Value] = field(default_factory=dict)
    only: tuple[int, ...] | None = None
    public: dict[str, Value] = field(default_factory=dict)
    silent: bool = False

    def shown(self, seat: int | None) -> Event:
        """The projection of this event that `seat` may see."""
        if self.only is None or (seat is not None and seat in self.only):
            return self
        return Event(f"{self.name}-hidden", self.public, silent=self.silent)


@dataclass(frozen=True, slots=True)
class Outcome:
    """The end: who won, everybody's score, and the way it ended with the rule that ended it."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    how: str  # the Fluent message `end-<how>`
    rule: str
