"""A captive in the middle, whom one side frees (WC-X16)."""

from __future__ import annotations

from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.battle.measure import within_ruler
from overseer.wasteland.battle.model import ON_TABLE, UNREADY, Model
from overseer.wasteland.battle.moves import FREE_MODEL, BattleMove, at_model
from overseer.wasteland.battle.reasons import R_NOT_YOURS, R_NOTHING_THERE, R_TOO_FAR
from overseer.wasteland.battle.rules import AIM_USE, Aim
from overseer.wasteland.scenarios.parts import Part
from overseer.wasteland.scenarios.scenario import Scenario
from overseer.wasteland.words import NONE, ORANGE

RESCUERS = 0  # the first side of the file


class Captive(Part):
    """The scenario's first bystander is held fast until somebody within orange frees it."""

    def __init__(self, scenario: Scenario) -> None:
        super().__init__()
        self.unit: str = scenario.bystanders[0].unit if scenario.bystanders else ""
        self.sides: tuple[str, ...] = tuple(side.id for side in scenario.sides)
        self.words = ("freed",)  # freed SIDE: it is free, and that side has nobody left

    def captive(self, battle: Battle) -> Model | None:
        """The captive while it is held."""
        for model in battle.models:
            if model.unit.id == self.unit and model.side == 2 and model.place == ON_TABLE:
                return model
        return None

    def fact(self, battle: Battle, word: str, model: int = NONE) -> int:
        held = self.captive(battle)
        return NONE if held is None else held.number

    def targetable(self, battle: Battle, target: Model) -> bool:
        return target.side != 2 or target.unit.id != self.unit

    def blocks(self, battle: Battle, other: Model) -> bool:
        return other.side == 2 and other.unit.id == self.unit  # Reading: its base blocks

    def interactions(self, battle: Battle, model: Model) -> list[BattleMove]:
        captive = self.captive(battle)
        if captive is None:
            return []
        move = at_model(FREE_MODEL, captive.number)
        return [move] if self.interaction_fault(battle, model, move) == 0 else []

    def owns(self, battle: Battle, move: BattleMove) -> bool:
        return move.kind == FREE_MODEL

    def interaction_fault(self, battle: Battle, model: Model, move: BattleMove) -> int:
        captive = self.captive(battle)
        if captive is None or move.a != captive.number:
            return R_NOTHING_THERE
        if model.side != RESCUERS:
            return R_NOT_YOURS
        return 0 if within_ruler(model, captive, ORANGE) else R_TOO_FAR

    def interact(self, battle: Battle, model: Model, move: BattleMove) -> None:
        captive = battle.models[move.a]
        captive.side = model.side
        captive.seat = model.seat
        captive.status = UNREADY
        if model.seat == NONE:
            captive.token = 1 + max([m.token for m in battle.models if m.side == model.side])
        battle.tell("freed", {"model": captive.number, "by": model.number})

    def holds(self, battle: Battle, word: str, arg: str) -> bool:
        if self.captive(battle) is not None:
            return False
        return battle.eliminated(self.sides.index(arg))

    def aim(self, battle: Battle, model: Model) -> Aim | None:
        captive = self.captive(battle)
        if captive is None or model.side != RESCUERS:
            return None
        return Aim(AIM_USE, (captive.number,))
