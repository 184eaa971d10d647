"""Enemies as one model sees them, and the guns of anybody."""

from __future__ import annotations

from overseer.bots.wasteland.blows import is_gun
from overseer.wasteland.battle.attack.attempt import long_length, short_length
from overseer.wasteland.battle.attack.faults import weapon_fault
from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.battle.model import Model
from overseer.wasteland.battle.values import has_skill
from overseer.wasteland.card import Weapon
from overseer.wasteland.geometry.plane import Base
from overseer.wasteland.words import LENGTHS, NONE


class Gun:
    """A weapon that shoots, with its bands in mm."""

    def __init__(self, slot: int, weapon: Weapon) -> None:
        self.slot: int = slot
        self.weapon: Weapon = weapon
        self.least: int = 0
        self.short: int = 0
        self.far: int = 0
        self.loaded: bool = True


class Foe:
    """An enemy as one model sees it."""

    def __init__(self, model: Model) -> None:
        self.model: Model = model
        self.guns: list[Gun] = []
        self.between: list[Base] = []  # the other bases on the table
        self.stride: int = 0  # how far it moves, and charges
        self.rush: int = 0
        self.turns: float = 1.0  # how soon it acts
        self.held: bool = False  # it is engaged with somebody else
        self.fight: float = 0.0  # its close combat against the model
        self.best: float = 0.0  # its best shot at the model in the open
        self.prize: float = 0.0  # the model's best attack on it in the open
        self.other: float = 0.0  # what it can do to the model's friends where they stand


def guns_of(battle: Battle, model: Model) -> list[Gun]:
    """The guns that a model can use."""
    found: list[Gun] = []
    for slot in range(len(model.weapons)):
        weapon = battle.cards.weapons[model.weapons[slot]]
        if not is_gun(weapon) or not has_skill(model, weapon.skill):
            continue
        gun = Gun(slot, weapon)
        gun.loaded = weapon_fault(battle, model, slot, weapon) == 0
        if not gun.loaded and not weapon.slow and weapon.primed == 0:
            continue
        gun.short = short_length(battle, model, slot, weapon)
        gun.far = long_length(battle, model, slot, weapon)
        if weapon.minimum != NONE:
            gun.least = LENGTHS[weapon.minimum]
        found.append(gun)
    return found
