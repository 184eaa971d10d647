"""What is counted over many duels of Tragic: who began, how long it took, decks, cards drawn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from overseer.engine.decision import Event
from overseer.engine.state import State
from overseer.lab.tally import WHOLE, Tally
from overseer.tragic.rules.duel import Duel

DREW = "tragic-drew"


class DuelTally(Tally):
    """A tally that also knows decks, turns and cards."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.turns: Counter[int] = Counter()  # games by the turns of who had most
        self.first_wins: Counter[str] = Counter()  # of who began, in parts of WHOLE
        # By deck and opposing deck: games of that deck, and its wins in parts of WHOLE.
        self.met: Counter[tuple[str, str]] = Counter()
        self.met_wins: Counter[tuple[str, str]] = Counter()
        # By card: seats that drew it in a game, and these seats' wins in parts of WHOLE.
        self.drawn: Counter[str] = Counter()
        self.drawn_wins: Counter[str] = Counter()

    def add(
        self,
        state: State,
        seating: Sequence[int],
        events: Sequence[Event],
        decisions: int,
        line_up: Sequence[str] = (),
    ) -> None:
        super().add(state, seating, events, decisions, line_up)
        outcome = state.outcome
        assert outcome is not None
        assert isinstance(state, Duel)
        part = WHOLE // len(outcome.winners)
        self.turns[max(player.turns for player in state.players)] += 1
        if state.first in outcome.winners:
            self.first_wins["first"] += part
        for seat, deck in enumerate(line_up):
            for other, opposing in enumerate(line_up):
                if other != seat:
                    self.met[deck, opposing] += 1
                    if seat in outcome.winners:
                        self.met_wins[deck, opposing] += part
        drawn = {(e.args["seat"], str(e.args["card"])) for e in events if e.name == DREW}
        for seat_, card in drawn:
            self.drawn[card] += 1
            if seat_ in outcome.winners:
                self.drawn_wins[card] += part
