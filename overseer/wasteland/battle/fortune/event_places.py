"""Places that chance picks from when an event puts something on the table."""

from __future__ import annotations

from typing import Final

from overseer.wasteland.battle.attack.arms import add_weapon
from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.battle.model import ON_TABLE, Model
from overseer.wasteland.battle.moving.displaced import standing
from overseer.wasteland.battle.values import refresh
from overseer.wasteland.geometry.paths import LEGAL, spot_fault
from overseer.wasteland.geometry.plane import Base, Point
from overseer.wasteland.words import NONE

STEP: Final = 51  # mm between places: the orange ruler
BEASTS: Final = 4  # the bit of the third side, which the AI plays for them


def open_places(battle: Battle, radius: int) -> list[Point]:
    """Points all over the table; with a radius those where something so large has room."""
    side = battle.layout.side
    everybody = [(m.x, m.y, m.radius) for m in battle.models if m.place == ON_TABLE]
    circles: list[Base] = everybody if radius else []
    found: list[Point] = []
    for x in range(STEP, side, STEP):
        for y in range(STEP, side, STEP):
            if radius == 0 or spot_fault(battle.layout, radius, x, y, circles) == LEGAL:
                found.append((x, y))
    return found


def beast_places(battle: Battle, unit: str) -> list[Point]:
    """Places along the four edges where a beast can come in."""
    card = battle.cards.unit(unit)
    side, r = battle.layout.side, card.radius
    circles: list[Base] = [(m.x, m.y, m.radius) for m in battle.models if m.place == ON_TABLE]
    found: list[Point] = []
    for along in range(STEP, side, STEP):
        for x, y in ((along, r), (along, side - r), (r, along), (side - r, along)):
            if spot_fault(battle.layout, r, x, y, circles) == LEGAL:
                found.append((x, y))
    return found


def bring_beast(battle: Battle, unit: str, point: Point) -> Model:
    """A beast comes in: everybody's enemy, and the AI's to play."""
    model = battle.add_model(battle.cards.unit(unit), 2, NONE)
    model.wild = True
    model.group = len(battle.groups)
    battle.groups = (*battle.groups, ())
    for number in model.unit.weapons:
        add_weapon(model, number)
    refresh(battle, model)
    model.place = ON_TABLE
    model.x, model.y = point
    model.home_x, model.home_y = point
    model.token = model.number + 1
    battle.ai |= BEASTS
    if battle.ears is not None:
        battle.tell("beast-came", {"model": model.number, **standing(battle, model)})
    return model
