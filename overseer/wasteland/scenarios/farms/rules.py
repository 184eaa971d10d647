"""Fields that burn and switches that call for help (WC-X6, WC-R2)."""

from __future__ import annotations

from typing import Final

from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.battle.measure import at_marker, within
from overseer.wasteland.battle.model import ON_TABLE, Marker, Model
from overseer.wasteland.battle.moves import EXPERTISE, BattleMove, try_skill
from overseer.wasteland.battle.reasons import (
    R_NOT_FOR_SIDE,
    R_NOT_TOUCHING,
    R_NOT_YET,
    R_NOTHING_THERE,
    R_WRONG_SKILL,
)
from overseer.wasteland.battle.rules import Aim
from overseer.wasteland.battle.things.expertise import able, expertise_fault
from overseer.wasteland.scenarios.farms import wishes
from overseer.wasteland.scenarios.farms.wishes import CROP, DEFENDER
from overseer.wasteland.scenarios.objects import marker_of, with_word
from overseer.wasteland.scenarios.parts import Part
from overseer.wasteland.scenarios.scenario import Scenario
from overseer.wasteland.words import COMPUTERS, LENGTHS, ORANGE

ATTACKER: Final = 0  # the first side of the file
ALARM: Final = "alarm"
ON: Final = 1  # Marker.state of a switch
_SWITCHES_FROM: Final = 2  # the round
_FEW: Final = 2  # so many attackers of the AI leave the fields alone


class Farms(Part):
    """Defenders turn switches on; attackers burn what they touch when nobody is near."""

    def __init__(self, scenario: Scenario) -> None:
        super().__init__()
        self.crops: int = sum(group.count for group in scenario.markers if group.word == CROP)
        self.words = ("alarms", "burnt")  # alarms N, burnt N

    def switch(self, battle: Battle, number: int) -> Marker | None:
        """A switch that is still off."""
        marker = marker_of(battle, number, ALARM)
        return None if marker is None or marker.state == ON else marker

    def interactions(self, battle: Battle, model: Model) -> list[BattleMove]:
        found: list[BattleMove] = []
        for marker in with_word(battle, ALARM):
            if expertise_fault(battle, model, marker.number, COMPUTERS) == 0:
                found.append(try_skill(marker.number, COMPUTERS, False))
        return found

    def owns(self, battle: Battle, move: BattleMove) -> bool:
        return move.kind == EXPERTISE and marker_of(battle, move.a, ALARM) is not None

    def interaction_fault(self, battle: Battle, model: Model, move: BattleMove) -> int:
        switch = self.switch(battle, move.a)
        if switch is None:
            return R_NOTHING_THERE
        if model.side != DEFENDER:
            return R_NOT_FOR_SIDE
        if battle.round < _SWITCHES_FROM:
            return R_NOT_YET
        if not at_marker(model, switch):
            return R_NOT_TOUCHING
        return 0 if move.b == COMPUTERS else R_WRONG_SKILL

    def expertise_done(self, battle: Battle, model: Model, marker: int, success: bool) -> bool:
        switch = self.switch(battle, marker)
        if switch is None:
            return False
        if success:
            switch.state = ON
            total = len([m for m in with_word(battle, ALARM) if m.state == ON])
            battle.tell("switch-on", {"model": model.number, "marker": marker, "total": total})
        return True

    def activated(self, battle: Battle, model: Model) -> None:
        """WC-R2: it ends its activation at a crop, and no enemy is within orange."""
        if model.side != ATTACKER or model.place != ON_TABLE:
            return
        near = [m for m in battle.enemies_of(model) if within(model, m, LENGTHS[ORANGE])]
        if near:
            return
        for crop in with_word(battle, CROP):
            if at_marker(model, crop):
                crop.out = True
                battle.tell("crop-burnt", {"model": model.number, "total": self.burnt(battle)})
                return

    def burnt(self, battle: Battle) -> int:
        """How many crops are gone."""
        return self.crops - len(with_word(battle, CROP))

    def holds(self, battle: Battle, word: str, arg: str) -> bool:
        if word == "burnt":
            return self.burnt(battle) >= int(arg)
        return len([m for m in with_word(battle, ALARM) if m.state == ON]) >= int(arg)

    def better(self, battle: Battle, side: int) -> bool:
        if side == ATTACKER:
            return True  # crops do not run away
        return any(able(battle, model, COMPUTERS) for model in battle.on_table(DEFENDER))

    def wish(self, battle: Battle, model: Model) -> Aim | None:
        return wishes.till(battle, self, model)

    def capable(self, battle: Battle, model: Model) -> bool:
        return model.side == ATTACKER or able(battle, model, COMPUTERS)
