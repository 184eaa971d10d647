"""What is counted over many battles of Wasteland: draws, caps taken, who began, forces."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from overseer.engine.decision import Event
from overseer.engine.state import State
from overseer.lab.tally import WHOLE, Tally
from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.force.losses import lost
from overseer.wasteland.words import NONE

SCENARIO: Final = "skirmish"  # what two seats play
AGAINST_AI: Final = "ambush"  # … and any other number of them
FIRST: Final = "wasteland-advantage"  # the event that says who begins a round


def options_for(seats: int) -> dict[str, str]:
    """The battle that bots play: two against each other, else all against the AI."""
    if seats == 2:
        return {"scenario": SCENARIO, "ai": "none"}
    return {"scenario": AGAINST_AI}


class BattleTally(Tally):
    """A tally that also knows forces, caps and the side that began."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.draws: Counter[str] = Counter()
        self.victors: Counter[int] = Counter()  # by side; NONE: nobody
        self.first_wins: Counter[str] = Counter()  # of the side that began, in parts of WHOLE
        # By force and opposing force: battles of that force, and its wins in parts of WHOLE.
        self.met: Counter[tuple[str, str]] = Counter()
        self.met_wins: Counter[tuple[str, str]] = Counter()

    def add(
        self,
        state: State,
        seating: Sequence[int],
        events: Sequence[Event],
        decisions: int,
        line_up: Sequence[str] = (),
    ) -> None:
        super().add(state, seating, events, decisions, line_up)
        assert isinstance(state, Battle)
        winners = self.winners_of(state)
        part = self.part_of(state)
        self.rounds[state.round] += 1
        self.draws["draw"] += state.victor == NONE
        self.victors[state.victor] += 1
        for event in events:
            if event.name == FIRST:
                sides = {state.sides[seat] for seat in winners}
                self.first_wins["first"] += part if event.args["side"] in sides else 0
                break
        for seat, force in enumerate(line_up):
            for other, opposing in enumerate(line_up):
                if state.sides[other] != state.sides[seat]:
                    self.met[force, opposing] += 1
                    self.met_wins[force, opposing] += part if seat in winners else 0

    def winners_of(self, state: State) -> tuple[int, ...]:
        """A draw between players is a victory that they share; the AI shares none."""
        assert isinstance(state, Battle)
        if state.victor == NONE and state.ai == 0:
            return tuple(range(state.seats))
        return super().winners_of(state)

    def part_of(self, state: State) -> int:
        """Who wins together against the AI wins whole."""
        assert isinstance(state, Battle)
        return WHOLE // state.seats if state.victor == NONE and state.ai == 0 else WHOLE

    def scores_of(self, state: State) -> tuple[int, ...]:
        """The caps of the enemies that a seat's side has removed."""
        assert isinstance(state, Battle)
        return tuple(lost(state, 1 - side) for side in state.sides)
