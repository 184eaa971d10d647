"""What is counted over many games: whole numbers only, so that sums do not depend on order."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from overseer.engine.decision import Event
from overseer.engine.state import State
from overseer.host.faults import Fault
from overseer.shelter.describe import points
from overseer.shelter.state import ShelterState

WHOLE: Final = 12  # a win in parts that two, three and four winners can share
SOURCES: Final = ("rooms", "fights", "spaces", "items", "threats")
CARDS: Final = ("room", "item")  # cards that are offered in a display and taken from it

# Events that say who begins a round, that a card came into a display, and that a seat took it.
_ROUND: Final = "shelter-round"
_SHOWN: Final = {"shelter-room-shown": "room", "shelter-item-shown": "item"}
_TAKEN: Final = {"shelter-built": "room", "shelter-took": "item"}


class Tally:
    """Counts by place in the list of bots; with mirrored seats also by seat."""

    def __init__(self, seats: int) -> None:
        self.games = 0
        self.seats = seats
        self.wins: Counter[int] = Counter()  # by bot's place, in parts of WHOLE
        self.seat_wins: Counter[int] = Counter()  # by seat
        self.scores: Counter[int] = Counter()
        self.seat_scores: Counter[int] = Counter()
        self.order_wins: Counter[int] = Counter()  # by distance from the seat that began
        self.order_scores: Counter[int] = Counter()
        self.points: Counter[tuple[int, str]] = Counter()  # by bot's place and source
        self.best_source: Counter[str] = Counter()  # what brought a winner most, parts of WHOLE
        self.rounds: Counter[int] = Counter()  # games by their number of rounds
        self.endings: Counter[str] = Counter()
        self.faults: Counter[tuple[int, str, str]] = Counter()  # lost turns: place, kind, words
        self.shared = 0  # games with several winners
        self.decisions = 0
        # By kind of card and id, in games: offered in, taken in, taken by so many seats, and
        # these seats' wins in parts of WHOLE.
        self.offered: Counter[tuple[str, str]] = Counter()
        self.taken: Counter[tuple[str, str]] = Counter()
        self.takers: Counter[tuple[str, str]] = Counter()
        self.taker_wins: Counter[tuple[str, str]] = Counter()

    def add(
        self,
        state: State,
        seating: Sequence[int],
        events: Sequence[Event],
        decisions: int,
        line_up: Sequence[str] = (),
    ) -> None:
        """Count one finished game; by seat, `seating` has the bot's place, `line_up` its deck."""
        outcome = state.outcome
        assert outcome is not None
        winners = self.winners_of(state)
        part = self.part_of(state)
        self.games += 1
        self.decisions += decisions
        self.endings[outcome.how] += 1
        self.shared += 0 < part < WHOLE
        for seat in winners:
            self.wins[seating[seat]] += part
            self.seat_wins[seat] += part
        for seat, score in enumerate(self.scores_of(state)):
            self.scores[seating[seat]] += score
            self.seat_scores[seat] += score
        if isinstance(state, ShelterState):
            self._count_shelter(state, seating, winners, part)
            self._count_order(state, events, winners, part)
        self._count_cards(events, winners, part)

    def count_faults(self, place: int, faults: Sequence[Fault]) -> None:
        """Turns that a stranger's bot lost in a game."""
        for fault in faults:
            self.faults[place, fault.kind, fault.text] += 1

    def winners_of(self, state: State) -> tuple[int, ...]:
        """The seats that share a victory."""
        outcome = state.outcome
        assert outcome is not None
        return outcome.winners

    def part_of(self, state: State) -> int:
        """Each winner's part of a victory."""
        return WHOLE // max(1, len(self.winners_of(state)))

    def scores_of(self, state: State) -> tuple[int, ...]:
        """What each seat has reached."""
        outcome = state.outcome
        assert outcome is not None
        return outcome.scores

    def merge(self, other: Tally) -> None:
        """Count the games of another tally too."""
        self.games += other.games
        self.shared += other.shared
        self.decisions += other.decisions
        for mine, theirs in zip(self._counters(), other._counters(), strict=True):
            mine.update(theirs)

    def _counters(self) -> tuple[Counter[object], ...]:
        return tuple(each for each in vars(self).values() if isinstance(each, Counter))

    def _count_shelter(
        self, state: ShelterState, seating: Sequence[int], winners: Sequence[int], part: int
    ) -> None:
        self.rounds[int(state.round)] += 1
        for seat, player in enumerate(state.players):
            sources = points(player)
            for source in SOURCES:
                self.points[seating[seat], source] += sources[source]
            if seat in winners:
                self.best_source[max(SOURCES, key=lambda each: sources[each])] += part

    def _count_order(
        self, state: ShelterState, events: Sequence[Event], winners: Sequence[int], part: int
    ) -> None:
        """Wins and happiness by the distance from the player who began round 1."""
        began = next(int(event.args["seat"]) for event in events if event.name == _ROUND)
        for seat in range(self.seats):
            later = (seat - began) % self.seats
            self.order_scores[later] += int(state.players[seat].happiness)
            if seat in winners:
                self.order_wins[later] += part

    def _count_cards(self, events: Sequence[Event], winners: Sequence[int], part: int) -> None:
        offered: set[tuple[str, str]] = set()
        taken: set[tuple[str, str, int]] = set()
        for event in events:
            if event.name in _SHOWN:
                kind = _SHOWN[event.name]
                offered.add((kind, str(event.args[kind])))
            elif event.name in _TAKEN:
                kind = _TAKEN[event.name]
                taken.add((kind, str(event.args[kind]), int(event.args["seat"])))
        self.offered.update(offered)
        self.taken.update({(kind, id) for kind, id, _ in taken})
        for kind, id, seat in taken:
            self.takers[kind, id] += 1
            if seat in winners:
                self.taker_wins[kind, id] += part
