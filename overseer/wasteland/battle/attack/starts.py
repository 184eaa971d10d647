"""Starting an attack: apart from the attack itself, because moving and reacting start some too."""

from __future__ import annotations

from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.battle.model import Model
from overseer.wasteland.battle.work import W_ATTACK, Work


def begin_attack(battle: Battle, attacker: Model, target: int, slot: int, flags: int) -> Work:
    """Push an attack; a throw at a point sets `x`, `y` and THROWN afterwards.

    The work's `skill` holds the weapon's number where the slot does not tell it.
    """
    work = battle.push(W_ATTACK, attacker.number, target)
    work.aimed = target
    work.weapon = slot
    work.flags = flags
    return work
