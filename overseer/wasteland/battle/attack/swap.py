"""A die of an attack that may be exchanged for a yellow one, once an activation (Cade)."""

from __future__ import annotations

from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.battle.fortune.orders import SWAPPED
from overseer.wasteland.battle.model import Model
from overseer.wasteland.battle.work import FREE, REACTION, WALKED, Work
from overseer.wasteland.words import SWAPS_DIE, YELLOW_DIE


def may_swap(battle: Battle, model: Model) -> bool:
    """Whether a model's card still lets it exchange a die: in its own activation alone."""
    if not model.unit.traits & SWAPS_DIE or model.spent & SWAPPED:
        return False
    return battle.active == model.number


def swappable(battle: Battle, model: Model, work: Work) -> tuple[int, ...]:
    """The dice of an attack that could be yellow instead; none for free attacks and reactions."""
    found: list[int] = []
    if may_swap(battle, model) and not work.flags & (FREE | REACTION | WALKED):
        for die in range(4):
            if die != YELLOW_DIE and work.dice[die] > 0:
                found.append(die)
    return tuple(found)


def swap(battle: Battle, model: Model, work: Work, die: int) -> None:
    """One die of an attack becomes yellow."""
    dice = bytearray(work.dice)
    dice[die] -= 1
    dice[YELLOW_DIE] += 1
    work.dice = bytes(dice)
    model.spent |= SWAPPED
    battle.tell("die-swapped", {"model": model.number})
