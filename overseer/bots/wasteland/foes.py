"""Models as an enemy meets them: their guns and legs, and what one can do to the other."""

from __future__ import annotations

from typing import Final

from overseer.wasteland.battle.attack.attempt import long_length, short_length
from overseer.wasteland.battle.attack.faults import weapon_fault
from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.battle.measure import engaged_with, stat
from overseer.wasteland.battle.model import Model
from overseer.wasteland.battle.values import has_skill, move_colour, move_length, power_room
from overseer.wasteland.card import Weapon
from overseer.wasteland.geometry.plane import Base
from overseer.wasteland.words import G_STEALTH, LENGTHS, NONE, W_HEAVY

UNASKED: Final = -1.0  # what nobody has asked for yet


class Gun:
    """A weapon that shoots, with its bands in mm."""

    def __init__(self, slot: int, weapon: Weapon) -> None:
        self.slot: int = slot
        self.weapon: Weapon = weapon
        self.least: int = 0
        self.short: int = 0
        self.far: int = 0
        self.loaded: bool = True


class Fighter:
    """What a model can do and take, whomever it meets."""

    def __init__(self, battle: Battle, model: Model) -> None:
        self.guns: list[Gun] = guns_of(battle, model)
        self.short: int = 0  # the longest bands of its guns, in mm
        self.far: int = 0
        for gun in self.guns:
            self.short = max(self.short, gun.short)
            self.far = max(self.far, gun.far)
        self.stride: int = reach_of(battle, model, False)
        self.rush: int = reach_of(battle, model, True)
        self.touched: list[Model] = engaged_with(battle, model)
        self.needed: int = max(model.left + power_room(battle, model), 1)  # damage that removes it
        self.hidden: bool = stat(battle, model, G_STEALTH) > 0


class Foe:
    """An enemy as one model sees it; what is UNASKED is worked out when it matters."""

    def __init__(self, model: Model, fighter: Fighter) -> None:
        self.model: Model = model
        self.fighter: Fighter = fighter
        self.turns: float = 1.0  # how soon it acts
        self.held: bool = False  # it is engaged with somebody else
        self.fight: float = UNASKED  # its close combat against the model
        self.best: float = UNASKED  # its best shot at the model in the open
        self.prize: float = UNASKED  # the model's best attack on it in the open
        self.other: float = UNASKED  # what it can do to the model's friends where they stand
        self.between: list[Base] | None = None  # the other bases on the table


def guns_of(battle: Battle, model: Model) -> list[Gun]:
    """The guns that a model can use."""
    found: list[Gun] = []
    for slot in range(len(model.weapons)):
        weapon = battle.cards.weapons[model.weapons[slot]]
        if weapon.kind > W_HEAVY or not has_skill(model, weapon.skill):
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


def reach_of(battle: Battle, model: Model, charging: bool) -> int:
    """How far a model moves or charges, in mm."""
    colour = move_colour(battle, model, charging, False, False)
    return 0 if colour == NONE else move_length(battle, model, colour)
