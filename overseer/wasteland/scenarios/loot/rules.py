"""Looting: the side that holds the dearer finds wins (WC-X14)."""

from __future__ import annotations

from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.battle.model import SEARCHABLE, Marker, Model
from overseer.wasteland.battle.rules import AIM_USE, Aim
from overseer.wasteland.battle.things.expertise import able, is_plain, skill_wanted, untested
from overseer.wasteland.battle.things.markers import known, lies_there
from overseer.wasteland.battle.values import has_skill
from overseer.wasteland.scenarios.parts import Part
from overseer.wasteland.scenarios.scenario import Scenario
from overseer.wasteland.scenarios.shared.finds import found_caps
from overseer.wasteland.words import LOCKPICK, SEARCH


class Loot(Part):
    """The AI goes for every searchable marker that one of its models can still empty."""

    def __init__(self, scenario: Scenario) -> None:
        super().__init__()
        self.sides: tuple[str, ...] = tuple(side.id for side in scenario.sides)
        self.words = ("richer",)  # richer SIDE

    def holds(self, battle: Battle, word: str, arg: str) -> bool:
        side = self.sides.index(arg)
        return found_caps(battle, side) > found_caps(battle, 1 - side)

    def aim(self, battle: Battle, model: Model) -> Aim | None:
        return Aim(AIM_USE, markers=searched(battle, model.side))

    def capable(self, battle: Battle, model: Model) -> bool:
        return has_skill(model, SEARCH) or has_skill(model, LOCKPICK)


def searched(battle: Battle, side: int) -> tuple[int, ...]:
    """The searchable markers that some model of a side can empty, as far as the side knows."""
    found = []
    for marker in battle.markers:
        if marker.kind == SEARCHABLE and lies_there(battle, marker.number):
            if not known(marker, side) or emptied_by(battle, marker, side):
                found.append(marker.number)
    return tuple(found)


def emptied_by(battle: Battle, marker: Marker, side: int) -> bool:
    """Whether some model of a side has what a marker asks for."""
    if not is_plain(marker):
        return False
    if untested(marker.content):
        return True
    skill = skill_wanted(marker.content)
    return any(able(battle, model, skill) for model in battle.on_table(side))
