"""Traps that one side empties by strength (WC-X16)."""

from __future__ import annotations

from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.battle.measure import near_marker
from overseer.wasteland.battle.model import Marker, Model
from overseer.wasteland.battle.moves import INTERACT, BattleMove, at_marker
from overseer.wasteland.battle.reasons import R_NOT_YOURS, R_NOTHING_THERE, R_TOO_FAR
from overseer.wasteland.battle.work import Work
from overseer.wasteland.scenarios.objects import marker_of, with_word
from overseer.wasteland.scenarios.parts import Part
from overseer.wasteland.scenarios.scenario import Scenario
from overseer.wasteland.scenarios.shared.trials import ask_test, passed
from overseer.wasteland.words import LENGTHS, ORANGE, STRENGTH

HUNTERS = 1  # the second side of the file
TRAP = "trap"


class Traps(Part):
    """One action and a test of strength within orange of a trap empty it."""

    def __init__(self, scenario: Scenario) -> None:
        super().__init__()
        self.words = ("traps-emptied",)

    def interactions(self, battle: Battle, model: Model) -> list[BattleMove]:
        moves = [at_marker(INTERACT, trap.number) for trap in with_word(battle, TRAP)]
        return [move for move in moves if self.interaction_fault(battle, model, move) == 0]

    def owns(self, battle: Battle, move: BattleMove) -> bool:
        return move.kind == INTERACT and marker_of(battle, move.a, TRAP) is not None

    def interaction_fault(self, battle: Battle, model: Model, move: BattleMove) -> int:
        trap = marker_of(battle, move.a, TRAP)
        if trap is None or move.kind != INTERACT:
            return R_NOTHING_THERE
        if model.side != HUNTERS:
            return R_NOT_YOURS
        return 0 if near_marker(model, trap, LENGTHS[ORANGE]) else R_TOO_FAR

    def interact(self, battle: Battle, model: Model, move: BattleMove) -> None:
        self.work(battle, model.number, move.a)

    def run(self, battle: Battle, work: Work) -> bool:
        model = battle.models[work.model]
        if work.stage == 0:
            work.stage = 1
            return ask_test(battle, work, model, STRENGTH)
        battle.done(work)
        trap: Marker = battle.markers[work.target]
        if passed(battle, work, model):
            trap.out = True
            battle.tell("trap-emptied", {"model": model.number, "marker": trap.number})
        else:
            battle.tell("trap-stuck", {"model": model.number, "marker": trap.number})
        return False

    def holds(self, battle: Battle, word: str, arg: str) -> bool:
        return not with_word(battle, TRAP)
