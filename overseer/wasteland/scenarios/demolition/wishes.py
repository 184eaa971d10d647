"""WC-X3: the dearest pillars, and all of them before anybody can disarm the charges.

What a player of Blue who looks ahead is after.
"""

from __future__ import annotations

from typing import Final

from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.battle.measure import at_marker
from overseer.wasteland.battle.model import Marker, Model
from overseer.wasteland.battle.rules import AIM_GO, AIM_USE, Aim
from overseer.wasteland.scenarios.demolition.charges import (
    ACTIVE,
    BLAST,
    DISARMED,
    carried,
    charges,
    hits,
    loose,
    pillars,
    placed,
    reaches,
    spots_around,
)
from overseer.wasteland.scenarios.demolition.overpass import BLUE, FUSE, LIVE, TOKEN, Overpass
from overseer.wasteland.scenarios.objects import numbers
from overseer.wasteland.words import NONE

WANTED: Final = 4  # pillars: the best four are enough, whichever two were swapped
TOTAL: Final = 33  # the numbers under all pillars …
ENOUGH: Final = 23.0  # … and so many, hoped for, are a victory whichever two were swapped
STAYS: Final = 2.0 / 3.0  # the chance that a pillar is not one of the two that were swapped
AVERAGE: Final = 5.5  # under a pillar that nobody has seen
SOON: Final = 0.5  # of a pillar that a carrier touches


def lay(battle: Battle, part: Overpass, model: Model) -> Aim | None:
    """Carriers go to the best pillars without a live charge; the others pick up and re-arm."""
    if carried(battle, model):
        best = dearest(battle, part)
        bare = [p for p in best if not covered(battle, part, p)]
        return Aim(AIM_USE, markers=numbers(bare or best)) if best else None
    if loose(battle):
        return Aim(AIM_GO, markers=numbers(loose(battle)))
    cut = placed(battle, DISARMED)
    return Aim(AIM_USE, markers=numbers(cut)) if cut else None


def dearest(battle: Battle, part: Overpass) -> list[Marker]:
    """The pillars that are worth most, as far as Blue can tell."""
    found: list[tuple[float, int]] = []
    for n, pillar in enumerate(pillars(battle)):
        if not pillar.out:
            found.append((-belief(battle, part, n), pillar.number))
    found.sort()
    return [battle.markers[number] for _, number in found[:WANTED]]


def belief(battle: Battle, part: Overpass, n: int) -> float:
    """What Blue expects under a pillar: it may have been swapped with any other one."""
    seen = part.note(battle, TOKEN + n)
    if seen < 0:
        left = part.left(battle)
        return sum(left) / len(left) if left else AVERAGE
    return STAYS * seen + (1.0 - STAYS) * (TOTAL - seen) / 5.0


def covered(battle: Battle, part: Overpass, pillar: Marker) -> bool:
    """Whether a live charge is active beside a pillar."""
    live = part.note(battle, LIVE)
    every = charges(battle)
    for n, charge in enumerate(every):
        if charge.state == ACTIVE and not charge.out and live >> n & 1 and hits(charge, pillar):
            return True
    return False


def blows_up(battle: Battle, part: Overpass) -> bool:
    """Whether what is laid, and about to be laid, is worth the one detonation."""
    if battle.round >= battle.rules.rounds - 1:
        return False
    return part.note(battle, FUSE) == NONE and hoped_for(battle, part) >= ENOUGH


def hoped_for(battle: Battle, part: Overpass) -> float:
    """The sum that would fall at the end of the next round."""
    total = 0.0
    for n, pillar in enumerate(pillars(battle)):
        if pillar.out:
            continue
        if covered(battle, part, pillar):
            total += belief(battle, part, n)
        elif brought(battle, pillar):
            total += SOON * belief(battle, part, n)
    return total


def brought(battle: Battle, pillar: Marker) -> bool:
    """Whether somebody with a charge is near enough to a pillar."""
    for model in battle.on_table(BLUE):
        if carried(battle, model) and (at_marker(model, pillar) or throws(battle, model, pillar)):
            return True
    return False


def throws(battle: Battle, model: Model, pillar: Marker) -> bool:
    """Whether a charge that a model lays beside itself would take a pillar down."""
    for x, y in spots_around(battle, model):
        if reaches(x, y, BLAST, pillar):
            return True
    return False


def worth_laying(battle: Battle, part: Overpass, model: Model, charge: Marker, aim: Aim) -> bool:
    """Whether a model lays down this charge here: it is live, and what it is after falls."""
    if charge.carrier != model.number:
        return False
    if not part.note(battle, LIVE) >> charges(battle).index(charge) & 1:
        return False
    return any(throws(battle, model, battle.markers[number]) for number in aim.markers)


def spot_worth(battle: Battle, part: Overpass, x: int, y: int) -> float:
    """What would fall by a charge at a place and does not fall yet, and how near it is."""
    total = 0.0
    for n, pillar in enumerate(pillars(battle)):
        if not pillar.out and reaches(x, y, BLAST, pillar):
            more = 0.1 if covered(battle, part, pillar) else 1.0
            total += more * belief(battle, part, n)
    return total
