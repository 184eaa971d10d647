"""WC-X6: a field for everybody who burns, as a player shares them out."""

from __future__ import annotations

from typing import Final

from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.battle.model import Marker, Model
from overseer.wasteland.battle.rules import AIM_DEFEAT, AIM_GO, Aim
from overseer.wasteland.geometry.plane import square
from overseer.wasteland.scenarios.objects import numbers, with_word
from overseer.wasteland.scenarios.parts import Part
from overseer.wasteland.words import NONE

DEFENDER: Final = 1  # the second side of the file
CROP: Final = "crop"  # its word for a field


def till(battle: Battle, part: Part, model: Model) -> Aim | None:
    """Who burns deploys beside a field that nobody else stands beside."""
    aim = part.aim(battle, model)
    if battle.round > 0 or model.side == DEFENDER or aim is None or aim.kind == AIM_DEFEAT:
        return aim
    crops = with_word(battle, CROP)
    return Aim(AIM_GO, markers=numbers(unclaimed(battle.on_table(model.side), crops)))


def unclaimed(models: list[Model], markers: list[Marker]) -> list[Marker]:
    """The markers that are left when everybody has taken the one nearest to him."""
    taken = [claim(models, markers, model) for model in models]
    return [m for m in markers if m.number not in taken] or markers


def claim(models: list[Model], markers: list[Marker], model: Model) -> int:
    """The marker that is a model's when they are shared out, the nearest first; NONE: none."""
    pairs: list[tuple[int, int, int]] = []
    for one in models:
        for marker in markers:
            far = square(one.x, one.y, marker.x, marker.y)
            pairs.append((far, one.number, marker.number))
    pairs.sort()
    gone: list[int] = []
    taken: list[int] = []
    for _, number, at in pairs:
        if number not in gone and at not in taken:
            if number == model.number:
                return at
            gone.append(number)
            taken.append(at)
    return NONE
