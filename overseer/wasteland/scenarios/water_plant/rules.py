"""Pumping water under fire (WC-X18)."""

from __future__ import annotations

from typing import Final

from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.battle.measure import at_marker
from overseer.wasteland.battle.model import ON_TABLE, Marker, Model
from overseer.wasteland.battle.moves import EXPERTISE, BattleMove, try_skill
from overseer.wasteland.battle.reasons import (
    R_NOT_TOUCHING,
    R_NOT_YOURS,
    R_NOTHING_THERE,
    R_WRONG_SKILL,
)
from overseer.wasteland.battle.rules import AIM_DEFEAT, AIM_PROTECT, AIM_USE, Aim
from overseer.wasteland.battle.things.expertise import able, expertise_fault
from overseer.wasteland.scenarios.objects import marker_of, numbers, with_word
from overseer.wasteland.scenarios.parts import Part
from overseer.wasteland.scenarios.scenario import Scenario
from overseer.wasteland.words import BLUE, COMPUTERS, LENGTHS, NONE

DIGGERS: Final = 0  # the first side of the file
PUMP: Final = "pump"
GENERATOR: Final = "generator"
TECH: Final = "enslaved-tech"

# Notes; water is counted in thousands of gallons.
WATER: Final = 0
PUMPED: Final = 1  # successes at pumps this round
LEAK: Final = 2  # what is still lost this round
RUNNING: Final = 3
CAPTURED: Final = 4

_FIRST: Final = 6
_FURTHER: Final = 1
_GENERATED: Final = 5
_LOST: Final = 2
_TECH_COUNTS: Final = 2


class Pumps(Part):
    """Computers at a pump or at the generator; survivors beaten in close combat are captured."""

    def __init__(self, scenario: Scenario) -> None:
        super().__init__()
        self.slots = 5
        self.words = ("gallons", "captured")  # gallons N (thousands), captured N

    def begin(self, battle: Battle) -> None:
        for slot in range(self.slots):
            self.write(battle, slot, 0)

    def round_begins(self, battle: Battle) -> None:
        self.write(battle, PUMPED, 0)
        tech = tech_of(battle)
        away = tech is None or not in_pumping_zone(battle, tech)
        self.write(battle, LEAK, _LOST if away else 0)
        if away:
            battle.tell("leak", {"gallons": _LOST * 1000})

    def round_ends(self, battle: Battle) -> None:
        if self.note(battle, RUNNING):
            self.flow(battle, _GENERATED)

    def flow(self, battle: Battle, amount: int) -> None:
        """Water is counted after the loss."""
        lost = min(amount, self.note(battle, LEAK))
        self.write(battle, LEAK, self.note(battle, LEAK) - lost)
        self.write(battle, WATER, self.note(battle, WATER) + amount - lost)
        gallons = (amount - lost) * 1000
        battle.tell("water", {"gallons": gallons, "total": self.note(battle, WATER) * 1000})

    def machine(self, battle: Battle, number: int) -> Marker | None:
        """A pump, or the generator as long as it does not run."""
        pump = marker_of(battle, number, PUMP)
        if pump is not None or self.note(battle, RUNNING):
            return pump
        return marker_of(battle, number, GENERATOR)

    def interactions(self, battle: Battle, model: Model) -> list[BattleMove]:
        found: list[BattleMove] = []
        for marker in with_word(battle, PUMP) + with_word(battle, GENERATOR):
            if expertise_fault(battle, model, marker.number, COMPUTERS) == 0:
                found.append(try_skill(marker.number, COMPUTERS, False))
        return found

    def owns(self, battle: Battle, move: BattleMove) -> bool:
        return move.kind == EXPERTISE and self.machine(battle, move.a) is not None

    def interaction_fault(self, battle: Battle, model: Model, move: BattleMove) -> int:
        machine = self.machine(battle, move.a)
        if machine is None:
            return R_NOTHING_THERE
        if model.side != DIGGERS:
            return R_NOT_YOURS
        if not at_marker(model, machine):
            return R_NOT_TOUCHING
        return 0 if move.b == COMPUTERS else R_WRONG_SKILL

    def expertise_done(self, battle: Battle, model: Model, marker: int, success: bool) -> bool:
        machine = self.machine(battle, marker)
        if machine is None:
            return False
        if success and machine.word == GENERATOR:
            self.write(battle, RUNNING, 1)
            battle.tell("generator", {"model": model.number})
        elif success:
            pumped = self.note(battle, PUMPED)
            self.write(battle, PUMPED, pumped + 1)
            self.flow(battle, _FIRST if pumped == 0 else _FURTHER)
        return True

    def removed(self, battle: Battle, model: Model, by: int, close: bool) -> None:
        if model.side == DIGGERS and close and by != NONE:
            count = _TECH_COUNTS if model.unit.id == TECH else 1
            self.write(battle, CAPTURED, self.note(battle, CAPTURED) + count)
            battle.tell("captured", {"model": model.number, "total": self.note(battle, CAPTURED)})

    def entered(self, battle: Battle) -> list[str]:
        return ["running"] if self.note(battle, RUNNING) else []

    def holds(self, battle: Battle, word: str, arg: str) -> bool:
        return self.note(battle, WATER if word == "gallons" else CAPTURED) >= int(arg)

    def aim(self, battle: Battle, model: Model) -> Aim | None:
        tech = tech_of(battle)
        if model.side != DIGGERS:
            return None if tech is None else Aim(AIM_DEFEAT, (tech.number,))
        experts = [m for m in battle.on_table(DIGGERS) if able(battle, m, COMPUTERS)]
        if model not in experts:
            return None if tech is None or tech is model else Aim(AIM_PROTECT, (tech.number,))
        starters = [m for m in experts if m is not tech]
        if not self.note(battle, RUNNING) and starters and starters[0] is model:
            return Aim(AIM_USE, markers=numbers(with_word(battle, GENERATOR)))
        return Aim(AIM_USE, markers=numbers(with_word(battle, PUMP)))


def tech_of(battle: Battle) -> Model | None:
    """The enslaved tech of the survivors while it is on the table."""
    for model in battle.on_table(DIGGERS):
        if model.unit.id == TECH and model.place == ON_TABLE:
            return model
    return None


def in_pumping_zone(battle: Battle, model: Model) -> bool:
    """Whether a base lies wholly or partly in the square of the pumps."""
    middle = battle.layout.side // 2
    half = LENGTHS[BLUE] // 2
    out_x = max(abs(model.x - middle) - half, 0)
    out_y = max(abs(model.y - middle) - half, 0)
    return out_x * out_x + out_y * out_y < model.radius * model.radius or (out_x, out_y) == (0, 0)
