"""Starting explosions: a disc at a point, or a model that goes up with its own bomb (WB-F8)."""

from __future__ import annotations

from typing import Final

from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.battle.conditions import remove_model
from overseer.wasteland.battle.model import ON_TABLE, Model
from overseer.wasteland.battle.work import SPREAD, W_AREA, W_ATTACK, Work
from overseer.wasteland.card import Weapon
from overseer.wasteland.words import NONE

# Stages of an area that begins with dice of its own (area.py has the others).
BOMB: Final = 5
BOMB_THROWN: Final = 6


def push_area(
    battle: Battle,
    x: int,
    y: int,
    weapon: Weapon,
    by: int,
    attack: Work | None,
    colour: int,
    direct: int,
) -> Work:
    """A disc at a point; `direct` is the model that was hit directly (NONE: nobody).

    The work's `side` is the piece of terrain that it lies on.
    """
    work = battle.push(W_AREA, by, direct)
    work.side = NONE if direct == NONE else battle.models[direct].on
    work.x = x
    work.y = y
    work.weapon = weapon.number
    work.ruler = colour
    work.damage = weapon.damage if attack is None else attack.damage
    work.reduction = 0 if attack is None else attack.reduction
    if attack is not None and attack.kind == W_ATTACK:
        work.flags |= SPREAD
    return work


def explode(battle: Battle, model: Model) -> bool:
    """A model goes up with the bomb that is part of it; false when it carries none."""
    for number in model.unit.weapons:
        weapon = battle.cards.weapons[number]
        if weapon.area != NONE and weapon.one_use:
            x, y = model.x, model.y
            battle.tell("detonated", {"model": model.number})
            if model.place == ON_TABLE:
                remove_model(battle, model, NONE, False)
            work = push_area(battle, x, y, weapon, model.number, None, weapon.area, NONE)
            work.side = model.on
            work.stage = BOMB
            return True
    return False
