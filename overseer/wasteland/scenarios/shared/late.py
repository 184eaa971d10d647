"""Models that found no room when they were to be deployed come in later (WC-F4)."""

from __future__ import annotations

from typing import Final

from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.battle.model import ON_TABLE, WAITING, Model
from overseer.wasteland.battle.moves import PLACE, BattleMove, place
from overseer.wasteland.battle.reasons import R_NOT_OFFERED, R_OUTSIDE_ZONE
from overseer.wasteland.battle.topics import T_CHANCE, T_PLACE
from overseer.wasteland.battle.turn import fresh
from overseer.wasteland.battle.work import Work
from overseer.wasteland.geometry.plane import Point
from overseer.wasteland.scenarios.parts import Part
from overseer.wasteland.scenarios.placing import MOST
from overseer.wasteland.scenarios.room import entries, is_late
from overseer.wasteland.scenarios.scenario import Scenario
from overseer.wasteland.scenarios.setup import by_chance, put_model

_FIRST: Final = 2  # the round in which they come in at the earliest


class Latecomers(Part):
    """Every scenario has this rule: it acts only where a zone was too small."""

    def __init__(self, scenario: Scenario) -> None:
        super().__init__()
        self.scenario: Scenario = scenario

    def round_begins(self, battle: Battle) -> None:
        if battle.round >= _FIRST:
            for model in battle.models[::-1]:
                if is_late(battle, model):
                    self.work(battle, model.number).side = model.side

    def run(self, battle: Battle, work: Work) -> bool:
        """A model comes in; where nothing is free it waits for the next round."""
        model = battle.models[work.model]
        if work.stage == 0:
            work.stage = 1
            work.outcomes = len(self.spots(battle, model))
            if work.outcomes == 0 or model.place != WAITING:
                battle.done(work)
                return False
            if by_chance(battle, model.side):
                return battle.ask_nature(T_CHANCE)
            return battle.ask(model.seat, T_PLACE)
        battle.done(work)
        if by_chance(battle, model.side):
            work.x, work.y = self.spots(battle, model)[work.answer]
            number_late(battle, model)
        put_model(battle, model, work.x, work.y)
        fresh(battle, model)
        return False

    def spots(self, battle: Battle, model: Model) -> list[Point]:
        """Where it may come in."""
        return entries(battle, self.scenario.sides[model.side], model, MOST)

    def choices(self, battle: Battle, work: Work) -> list[BattleMove]:
        spots = self.spots(battle, battle.models[work.model])
        return [place(PLACE, work.model, x, y) for x, y in spots]

    def put_fault(self, battle: Battle, work: Work, move: BattleMove) -> int:
        if move.a != work.model:
            return R_NOT_OFFERED
        spots = self.spots(battle, battle.models[work.model])
        return 0 if (move.x, move.y) in spots else R_OUTSIDE_ZONE


def number_late(battle: Battle, model: Model) -> None:
    """A model of the AI that comes later gets the lowest number that is free (WC-A1)."""
    mates = [m for m in battle.models if m.side == model.side and m.place in (WAITING, ON_TABLE)]
    taken = [m.token for m in mates]
    model.token = min([n for n in range(1, len(taken) + 2) if n not in taken])
