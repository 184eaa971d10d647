"""Room for everybody (WC-F4): where a model may be deployed when its zone is full.

First the gaps that it has to keep shrink, then its zone deepens, one colour at a time. Who still
finds no room waits and comes in from the zone's edge when a later round begins.
"""

from __future__ import annotations

from typing import Final

from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.battle.model import WAITING, Model
from overseer.wasteland.scenarios.notes import EDGE, LATE
from overseer.wasteland.scenarios.placing import (
    Point,
    has_place,
    model_fault,
    model_places,
    spread_out,
)
from overseer.wasteland.scenarios.scenario import SideData
from overseer.wasteland.scenarios.zones import FAR, WITHIN, Zone, longer
from overseer.wasteland.words import LENGTHS, NONE

COLOURS: Final = len(LENGTHS)  # so often a gap can shrink, or a zone deepen
_EVERY: Final = 10_000  # places
NO_ROOM: Final = 2 * COLOURS + 1  # a step of easing that does not exist


class Ground:
    """Where a model may be deployed after some steps of easing."""

    def __init__(self, zone: Zone | None, gap: int) -> None:
        self.zone: Zone | None = zone
        self.gap: int = gap  # mm to the others of its side


def ground(side: SideData, gap: int, step: int) -> Ground:
    """A side's ground so many steps on: as printed, gaps shorter, then deeper as well."""
    nearer = min(step, COLOURS)
    more = max(step - COLOURS, 0)
    zone = None if side.zone is None else side.zone.eased(nearer, more)
    return Ground(zone, longer(gap, -nearer))


def eases(side: SideData, gap: int, step: int) -> bool:
    """Whether a step changes anything: what has no gaps goes straight to a deeper zone."""
    if step == 0 or step > COLOURS:
        return True
    gaps = [gap]
    if side.zone is not None:
        gaps += [clause.length for clause in side.zone.clauses if clause.kind == FAR]
    return longer(max(gaps), 1 - step) > 0


def step_for(battle: Battle, side: SideData, model: Model, gap: int) -> int:
    """How many steps it takes until there is a place for a model; NO_ROOM: there is none."""
    own = battle.notes[EDGE + model.side]
    for step in range(NO_ROOM):
        if eases(side, gap, step):
            found = ground(side, gap, step)
            if has_place(battle, found.zone, model, own, found.gap):
                return step
    return NO_ROOM


def room_for(battle: Battle, side: SideData, model: Model, gap: int, most: int) -> list[Point]:
    """Places for a model, from all over the ground that it has."""
    own = battle.notes[EDGE + model.side]
    for step in range(NO_ROOM):
        if eases(side, gap, step):
            found = ground(side, gap, step)
            places = model_places(battle, found.zone, model, own, found.gap, most)
            if places:
                return places
    return []


def open_points(
    battle: Battle, side: SideData, model: Model, gap: int, points: list[Point]
) -> list[Point]:
    """Those of many points where a model may be deployed: as `room_fault` says of each."""
    own = battle.notes[EDGE + model.side]
    step = step_for(battle, side, model, gap)
    eased = step not in (0, NO_ROOM)
    found = ground(side, gap, step if eased else 0)
    kept: list[Point] = []
    for x, y in points:
        fault = model_fault(battle, side.zone, model, x, y, own, gap)
        if fault != 0 and eased:
            fault = model_fault(battle, found.zone, model, x, y, own, found.gap)
        if fault == 0:
            kept.append((x, y))
    return kept


def room_fault(battle: Battle, side: SideData, model: Model, gap: int, x: int, y: int) -> int:
    """Why a model may not be deployed at a point."""
    own = battle.notes[EDGE + model.side]
    fault = model_fault(battle, side.zone, model, x, y, own, gap)
    if fault == 0:
        return 0
    step = step_for(battle, side, model, gap)
    if step == 0 or step == NO_ROOM:
        return fault
    found = ground(side, gap, step)
    return model_fault(battle, found.zone, model, x, y, own, found.gap)


# -- who comes later -----------------------------------------------------------------------------


def is_late(battle: Battle, model: Model) -> bool:
    """Whether a model found no room when the others were deployed."""
    bits = battle.notes[LATE]
    return bits != NONE and (bits >> model.number) & 1 == 1 and model.place == WAITING


def comes_later(battle: Battle, model: Model) -> None:
    """A model finds no room and waits."""
    bits = battle.notes[LATE]
    battle.notes[LATE] = (0 if bits == NONE else bits) | 1 << model.number
    battle.tell("waits", {"model": model.number})


def entries(battle: Battle, side: SideData, model: Model, most: int) -> list[Point]:
    """Where a model that waits comes in: at the edge that its zone lies along, else anywhere."""
    found = room_for(battle, side, model, 0, _EVERY)
    if side.zone is not None and any(clause.kind == WITHIN for clause in side.zone.clauses):
        near = model.radius + LENGTHS[0] // 2
        far = battle.layout.side - near
        found = [(x, y) for x, y in found if min(x, y) <= near or max(x, y) >= far]
    return spread_out(found, most)
