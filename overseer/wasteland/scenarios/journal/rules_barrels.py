"""Leaking barrels (WC-X19)."""

from __future__ import annotations

from typing import Final

from overseer.wasteland.battle.attack.hit import push_hit
from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.battle.dice import Thrown
from overseer.wasteland.battle.measure import near_marker
from overseer.wasteland.battle.model import ON_TABLE, Model
from overseer.wasteland.battle.topics import T_DICE
from overseer.wasteland.battle.work import Work
from overseer.wasteland.scenarios.objects import with_word
from overseer.wasteland.scenarios.parts import Part
from overseer.wasteland.scenarios.scenario import Scenario
from overseer.wasteland.words import LENGTHS, NONE, RADIATION, YELLOW

BARREL: Final = "barrel"


class Barrels(Part):
    """Ending an activation within yellow of barrels: a black die each, as radiation damage."""

    def __init__(self, scenario: Scenario) -> None:
        super().__init__()

    def activated(self, battle: Battle, model: Model) -> None:
        near = [m for m in with_word(battle, BARREL) if near_marker(model, m, LENGTHS[YELLOW])]
        if near and model.place == ON_TABLE:
            self.work(battle, NONE, model.number).dice = bytes((len(near), 0, 0, 0))

    def run(self, battle: Battle, work: Work) -> bool:
        model = battle.models[work.target]
        if work.stage == 0:
            work.stage = 1
            battle.tell("barrels", {"model": model.number, "count": work.dice[0]})
            return battle.ask_nature(T_DICE)
        battle.done(work)
        damage = Thrown(work.faces, work.dice, False).damage
        if damage:
            push_hit(battle, model, NONE, damage, RADIATION, 0, 0)  # WC-R11: one armour roll
        return False
