"""What actions cost: main actions, or action points for quick ones (WB-R3, WB-R4)."""

from __future__ import annotations

from typing import Final

from overseer.wasteland.battle.attack.arms import mod_gift
from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.battle.measure import stat
from overseer.wasteland.battle.model import Model
from overseer.wasteland.words import (
    FROZEN,
    G_QUICK_ATTACK,
    G_QUICK_EXPERTISE,
    G_QUICK_MOVE,
    G_QUICK_SHOT,
    NO_PREPARE,
    QUICK_MOVES,
    QUICK_SKILLS,
)

# Kinds of quick actions (WB-R4), as bits.
QUICK_MOVE: Final = 1
QUICK_ATTACK: Final = 2
QUICK_EXPERTISE: Final = 4
QUICK_PREPARE: Final = 8
QUICK_SHOT: Final = 16  # only with a weapon whose mod allows it


def quick_kinds(battle: Battle, model: Model) -> int:
    """The kinds of quick actions that a model's cards show, as bits (WB-R4, WB-H1)."""
    traits = model.unit.traits
    found = 0
    if model.heroic:
        found = QUICK_MOVE | QUICK_ATTACK | QUICK_EXPERTISE
    if traits & QUICK_MOVES or stat(battle, model, G_QUICK_MOVE) > 0:
        found |= QUICK_MOVE
    if traits & QUICK_SKILLS or stat(battle, model, G_QUICK_EXPERTISE) > 0:
        found |= QUICK_EXPERTISE
    if stat(battle, model, G_QUICK_ATTACK) > 0:
        found |= QUICK_ATTACK
    if not traits & NO_PREPARE:
        found |= QUICK_PREPARE
    for slot in range(len(model.weapons)):
        if mod_gift(battle, model, slot, G_QUICK_SHOT) > 0:
            found |= QUICK_SHOT
    return found


def can_go_on(battle: Battle, model: Model) -> bool:
    """Whether a main action or a usable action point is left."""
    if battle.actions > 0:
        return True
    if model.points <= 0:
        return False
    if (battle.ai >> model.side) & 1:
        return True  # its card may spend the point on healing (WC-A18)
    kinds = quick_kinds(battle, model)
    if model.reactions > 0 or model.conditions & FROZEN:
        kinds &= ~QUICK_PREPARE
    return kinds != 0


def action_taken(battle: Battle, model: Model, cost: int, quick: bool) -> None:
    """An action is paid for: an action point, or so many main actions."""
    if quick:
        model.points -= 1
        battle.response.quick += 1
    else:
        battle.actions -= cost
