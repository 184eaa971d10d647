"""A trophy that one side carries home (WC-X12)."""

from __future__ import annotations

from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.battle.conditions import escape
from overseer.wasteland.battle.measure import at_marker
from overseer.wasteland.battle.model import ESCAPED, ON_TABLE, Model
from overseer.wasteland.battle.work import W_PUSH
from overseer.wasteland.geometry.plane import Base
from overseer.wasteland.scenarios.notes import EDGE
from overseer.wasteland.scenarios.objects import carrier_of, carry, with_word
from overseer.wasteland.scenarios.parts import Part
from overseer.wasteland.scenarios.scenario import Scenario
from overseer.wasteland.scenarios.shared.exits import at_edge
from overseer.wasteland.words import DOG, NONE

TAKERS = 1  # the second side of the file
HELMET = "helmet"


class Helmet(Part):
    """Only one side takes it, by touching it; it wins when a carrier leaves by its own edge."""

    def __init__(self, scenario: Scenario) -> None:
        super().__init__()
        self.words = ("carried-off", "no-hands")

    def touched(self, battle: Battle, model: Model) -> None:
        self.pick_up(battle)
        pushed = any(work.kind == W_PUSH for work in battle.work)
        if model.place == ON_TABLE and not pushed and carrier_of(battle, HELMET) == model.number:
            if at_edge(battle, model, battle.notes[EDGE + TAKERS]):
                escape(battle, model)

    def activated(self, battle: Battle, model: Model) -> None:
        self.pick_up(battle)

    def pick_up(self, battle: Battle) -> None:
        """Who may take it and touches it takes it, for nothing."""
        for helmet in with_word(battle, HELMET):
            for model in battle.on_table(TAKERS):
                if not model.unit.types & DOG and at_marker(model, helmet):
                    carry(battle, model, helmet)
                    return

    def kept_free(self, battle: Battle) -> list[Base]:
        """Reading: no base may end on it, so that it can be guarded by surrounding it."""
        return [(helmet.x, helmet.y, helmet.radius) for helmet in with_word(battle, HELMET)]

    def may_leave(self, battle: Battle, model: Model, edge: int) -> bool:
        carrier = carrier_of(battle, HELMET)
        return carrier == model.number and edge == battle.notes[EDGE + TAKERS]

    def holds(self, battle: Battle, word: str, arg: str) -> bool:
        carrier = carrier_of(battle, HELMET)
        if word == "carried-off":
            return carrier != NONE and battle.models[carrier].place == ESCAPED
        # Reading: only dogs are left, and nobody can ever carry it.
        hands = [m for m in battle.on_table(TAKERS) if not m.unit.types & DOG]
        return carrier == NONE and not hands
