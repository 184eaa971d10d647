"""Perks that add something to an attack that has hit."""

from __future__ import annotations

from overseer.wasteland.battle.attack.hit import PAST_ARMOUR, push_hit
from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.battle.fortune.orders import PRESSED
from overseer.wasteland.battle.model import ON_TABLE, Model
from overseer.wasteland.battle.work import CHARGED, HIT, SHRUGGED, Work
from overseer.wasteland.campaign_words import BARGES, IMPATIENT
from overseer.wasteland.card import Weapon
from overseer.wasteland.words import NONE


def may_press(battle: Battle, work: Work, attacker: Model) -> bool:
    """Whether an attacker can pay an action point for 1 damage past armour."""
    if not attacker.powers & IMPATIENT or attacker.spent & PRESSED or attacker.points <= 0:
        return False
    return work.target != NONE and battle.active == attacker.number


def press(battle: Battle, work: Work, attacker: Model, weapon: Weapon) -> None:
    """The point is paid, the damage goes past armour."""
    attacker.points -= 1
    attacker.spent |= PRESSED
    target = battle.models[work.target]
    battle.tell("pressed", {"model": attacker.number, "target": target.number})
    push_hit(battle, target, attacker.number, 1, weapon.damage_kind, 0, PAST_ARMOUR)


def barges(work: Work, attacker: Model, target: Model) -> bool:
    """Whether the blow of a charge pushes the one who was hit."""
    if not attacker.powers & BARGES or not work.has(CHARGED) or not work.has(HIT):
        return False
    return target.place == ON_TABLE and not work.has(SHRUGGED)
