"""The secrets of the overpass: tokens under pillars, and which charges are live (WC-X3)."""

from __future__ import annotations

from typing import Final

from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.battle.model import Marker, Model
from overseer.wasteland.geometry.layout import Layout
from overseer.wasteland.geometry.piece import Piece
from overseer.wasteland.geometry.plane import Point
from overseer.wasteland.scenarios.placing import ground_fault
from overseer.wasteland.words import LENGTHS, NONE, YELLOW

PILLAR: Final = "pillar"
CHARGE: Final = "charge"
DETONATOR: Final = "detonator"
TOKENS: Final = (3, 4, 5, 6, 7, 8)
PILLARS: Final = 6
CHARGES: Final = 11
LIVE_ONES: Final = 8
BODY: Final = 20  # the radius of a pillar
BLAST: Final = LENGTHS[YELLOW] // 2  # the radius of an explosion

# Marker.state of a charge.
LOOSE: Final = 0  # carried, or lying where its carrier was removed
ACTIVE: Final = 1
DISARMED: Final = 2
BLOWN: Final = 3  # it has exploded
DUD: Final = 4  # it was a dummy

# The pairs of pillars that can be swapped.
PAIRS: Final = tuple([(i, j) for i in range(PILLARS) for j in range(i + 1, PILLARS)])

_ROUND: Final = ((20, 0), (17, 10), (10, 17), (0, 20), (-10, 17), (-17, 10))
TOUCH: Final = 12  # the radius of a charge
_AROUND: Final = (
    *((10, 0), (9, 5), (5, 9), (0, 10), (-5, 9), (-9, 5)),
    *((-10, 0), (-9, -5), (-5, -9), (0, -10), (5, -9), (9, -5)),
)


def pillars(battle: Battle) -> list[Marker]:
    """All pillars, destroyed ones too."""
    return [marker for marker in battle.markers if marker.word == PILLAR]


def charges(battle: Battle) -> list[Marker]:
    """All charges, wherever they are."""
    return [marker for marker in battle.markers if marker.word == CHARGE]


def carried(battle: Battle, model: Model) -> list[Marker]:
    """The charges that a model carries."""
    return [battle.markers[n] for n in model.carrying if battle.markers[n].word == CHARGE]


def loose(battle: Battle) -> list[Marker]:
    """The charges that lie where a carrier was removed."""
    return [m for m in charges(battle) if m.state == LOOSE and m.carrier == NONE and not m.out]


def placed(battle: Battle, state: int) -> list[Marker]:
    """The charges that were placed and are active, or disarmed."""
    return [m for m in charges(battle) if m.state == state and not m.out]


def slot_of(pillar: int, swap: int) -> int:
    """Where the token of a pillar lay before Red swapped two."""
    if swap != NONE:
        first, second = PAIRS[swap]
        if pillar == first:
            return second
        if pillar == second:
            return first
    return pillar


def reaches(x: int, y: int, radius: int, pillar: Marker) -> bool:
    """Whether an explosion touches a pillar."""
    far = radius + BODY
    return (x - pillar.x) ** 2 + (y - pillar.y) ** 2 <= far * far


def hits(charge: Marker, pillar: Marker) -> bool:
    """Whether a charge takes a pillar down when it goes off."""
    return reaches(charge.x, charge.y, BLAST, pillar)


def spots_around(battle: Battle, model: Model) -> list[tuple[int, int]]:
    """Where a model may place a charge: twelve ways round it, else under its feet."""
    far = model.radius + TOUCH
    spots = [(model.x + dx * far // 10, model.y + dy * far // 10) for dx, dy in _AROUND]
    free = [(x, y) for x, y in spots if ground_fault(battle, x, y, 1) == 0]
    return free or [(model.x, model.y)]


def body(number: int, x: int, y: int) -> Piece:
    """A pillar as terrain: round, impassable, and nobody sees through it."""
    half: list[Point] = [(x + dx, y + dy) for dx, dy in _ROUND]
    other: list[Point] = [(x - dx, y - dy) for dx, dy in _ROUND]
    return Piece(*(number, PILLAR, (*half, *other)), blocks_sight=True, cover=True, impassable=True)


def stand_up(battle: Battle) -> None:
    """The pillars get their bodies."""
    for marker in pillars(battle):
        marker.radius = BODY
        battle.build(body(len(battle.layout.pieces), marker.x, marker.y))


def fall_down(battle: Battle, fallen: list[Marker]) -> None:
    """Some pillars are no more."""
    before = len(battle.layout.pieces) - len(battle.built)
    ground = battle.layout.pieces[:before]
    battle.layout = Layout(ground, battle.layout.side)
    battle.built = ()
    for marker in pillars(battle):
        if marker in fallen:
            marker.out = True
        elif not marker.out:
            battle.build(body(len(battle.layout.pieces), marker.x, marker.y))
