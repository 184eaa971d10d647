"""Where a side may still look, and from how far away a model does what it has come for."""

from __future__ import annotations

from typing import Final

from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.battle.model import SEARCHABLE, Marker, Model
from overseer.wasteland.battle.things.markers import known, lies_there
from overseer.wasteland.words import LENGTHS, ORANGE

# The words of the scenarios' files for markers that nobody need touch.
PILLAR: Final = "pillar"
TRAP: Final = "trap"

RIM: Final = 12  # mm from the centre to the rim of a marker without a body
MARKER: Final = 14  # … and from a marker's centre to its rim
BLOWN_UP: Final = 84  # WC-X3: … and from a pillar to where a charge still takes it down
BYSTANDER: Final = 2  # the side of who belongs to nobody


def body_of(marker: Marker) -> int:
    """How much nearer than its centre a marker begins; a few need not be touched."""
    if marker.word == PILLAR:
        return BLOWN_UP
    if marker.word == TRAP:
        return LENGTHS[ORANGE] - MARKER  # WC-X16: it is emptied from within orange
    return marker.radius - RIM


def room_of(model: Model) -> int:
    """How much nearer than its centre a model begins for who wants to use it."""
    if model.side == BYSTANDER:
        return model.radius + LENGTHS[ORANGE] - MARKER  # WC-X16: it is freed from within orange
    return 0


def from_afar(marker: Marker) -> bool:
    """Whether it does not help an enemy to stand on a marker: nobody need touch it."""
    return marker.word == PILLAR or marker.word == TRAP


def unseen(battle: Battle, side: int) -> list[Marker]:
    """The searchable markers at which nobody of a side has looked."""
    found: list[Marker] = []
    for marker in battle.markers:
        if marker.kind == SEARCHABLE and lies_there(battle, marker.number):
            if not known(marker, side):
                found.append(marker)
    return found
