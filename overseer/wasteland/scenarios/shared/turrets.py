"""Turrets that a side gets besides its force (WB-F11, WC-X2, WC-X10)."""

from __future__ import annotations

from typing import Final

from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.battle.model import Model
from overseer.wasteland.battle.values import refresh
from overseer.wasteland.scenarios.forces import arm
from overseer.wasteland.scenarios.placing import Point, base_fault, spread_out
from overseer.wasteland.scenarios.setup import by_chance, put_model, seats_of
from overseer.wasteland.scenarios.zones import Zone
from overseer.wasteland.words import NONE

TURRETS: Final = ("machine-gun-turret", "laser-turret")  # the player's choice
_MOST: Final = 20  # places that are offered


def turret_says(battle: Battle, which: int) -> tuple[str, dict[str, int]]:
    """The word for one of the turrets with its unit."""
    if not 0 <= which < len(TURRETS):
        return "", {}
    return "turret", {"unit": battle.cards.unit_numbers[TURRETS[which]]}


def put_turret(battle: Battle, side: int, which: int, x: int, y: int) -> Model:
    """A turret of a side stands at a point."""
    seat = NONE if by_chance(battle, side) else seats_of(battle, side)[0]
    model = battle.add_model(battle.cards.unit(TURRETS[which]), side, seat)
    model.group = len(battle.groups)
    battle.groups = (*battle.groups, ())
    arm(battle, model)
    refresh(battle, model)
    put_model(battle, model, x, y)
    return model


def radius(battle: Battle) -> int:
    """Of the larger turret."""
    return max([battle.cards.unit(id).radius for id in TURRETS])


def turret_fault(battle: Battle, zone: Zone | None, own: int, x: int, y: int) -> int:
    """Why a turret may not stand at a point of a side's zone."""
    return base_fault(battle, zone, x, y, radius(battle), own)


def turret_places(battle: Battle, zone: Zone | None, own: int) -> list[Point]:
    """Where a turret may stand, from all over the zone."""
    if zone is None:
        return []
    points = zone.lattice(battle, radius(battle), own)
    return spread_out([p for p in points if turret_fault(battle, zone, own, *p) == 0], _MOST)
