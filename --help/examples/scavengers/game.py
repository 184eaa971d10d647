"""What the house knows of Scavengers: its name, start, notation, rule ids and refusals."""

from __future__ import annotations

from typing import Final

from overseer.engine import BadOption, Game, Move, Options, Refusal, State

from .moves import parse
from .pieces import CACHES, DECK, on_table
from .state import LAST_TURN, REASONS, Scavenging

RULES: Final = "S1 S2 T1 T2 W1 W2 W3 L1 H1 F1 F2 A1 A2 A3 E1 E2 E3 E4"


class Scavengers(Game):
    """A duel for caps with hidden cards on a free table."""

    def __init__(self) -> None:
        super().__init__("scavengers", "1", (2,), free=True)

    def new(self, seats: int, options: Options | None = None) -> State:
        self.check_seats(seats)
        for name in options or {}:
            raise BadOption(Refusal("OV-O1", "scavengers-option", {"name": name[:40]}))
        return Scavenging()

    def parse(self, text: str, options: Options | None = None) -> Move:
        return parse(text)

    def rule_ids(self) -> tuple[str, ...]:
        return tuple(f"EX-{rule}" for rule in RULES.split())

    def reasons(self) -> tuple[Refusal, ...]:
        notation = Refusal("OV-N1", "scavengers-notation", {"text": "jump"})
        option = Refusal("OV-O1", "scavengers-option", {"name": "weather"})
        return (notation, option, *(Refusal(*reason) for reason in REASONS.values()))

    def invariants(self, state: State) -> list[str]:
        assert isinstance(state, Scavenging)
        broken = []
        for each in state.who:
            if tuple(map(sum, zip(each.hand, each.library, each.spent, strict=True))) != DECK:
                broken.append("a deck has lost or won a card")
            if not on_table(each.place) or each.health < 0:
                broken.append("a scavenger is where none can be")
        searched = len(CACHES) - len(state.caches)
        if not searched <= sum(each.caps for each in state.who) <= 6 * searched:
            broken.append("caps that lay in no cache")
        if state.turn > LAST_TURN:
            broken.append("the game went on after its end")
        return broken
