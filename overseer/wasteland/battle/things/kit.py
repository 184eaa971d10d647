"""Whose card it is: who may use, hold and wear what, and which finds count (WB-I3, WC-F2)."""

from __future__ import annotations

from typing import Final

from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.battle.model import Model
from overseer.wasteland.battle.moves import WEAPON_FIND
from overseer.wasteland.battle.values import refresh, spare
from overseer.wasteland.card import Item
from overseer.wasteland.words import (
    ALCOHOL,
    ARMOUR,
    ARMOUR_PIECE,
    CHEM,
    CLOTHING,
    CREATURE,
    DOG,
    FOOD,
    G_QUICK_MOVE,
    G_STEALTH,
    MOD,
    NONE,
    OBJECT,
    POWER_ARMOUR,
    ROBOT,
    TURRET,
    U_QUICK_MOVE,
    U_STEALTH,
)

HANDLESS: Final = DOG | CREATURE | ROBOT | TURRET | OBJECT
EATEN: Final = (FOOD, CHEM, ALCOHOL)


def may_use(battle: Battle, model: Model, card: int) -> bool:
    """Whether a card serves a model: its types, and power armour for what needs one (WB-I3)."""
    if card >= WEAPON_FIND:
        weapon = battle.cards.weapons[card - WEAPON_FIND]
        return not weapon.natural and _fits(model, weapon.users)
    item = battle.cards.items[card]
    if item.kind != MOD and item.fits_power and model.power == NONE:
        return False
    return _fits(model, item.users)


def _fits(model: Model, users: int) -> bool:
    """Cards without types are for everybody with hands; the others need cards of their own."""
    types = model.unit.types
    if types & HANDLESS:
        return types & HANDLESS & users != 0
    return users == 0 or types & users != 0


def may_hold(battle: Battle, model: Model, card: int) -> bool:
    """Whether a model may take a card up: hands carry anything, others only what they wear.

    What dogs and creatures eat is given to them by a friend (WB-I3).
    """
    if model.unit.types & HANDLESS == 0:
        return True
    if not may_use(battle, model, card):
        return False
    return card >= WEAPON_FIND or battle.cards.items[card].kind not in EATEN


def in_force(battle: Battle, model: Model) -> tuple[int, ...]:
    """The finds that count for a model; the others it only carries.

    One base armour, one piece of each kind, one garment (WC-F2): what it started with comes
    first, then its finds in their order. Mods and power armour are put on between battles.
    """
    worn: list[Item] = []
    for card in model.items:
        worn.append(battle.cards.items[card])
    found: list[int] = []
    for card in model.found:
        if card >= WEAPON_FIND or not may_use(battle, model, card):
            continue
        item = battle.cards.items[card]
        if item.kind == MOD or item.kind == POWER_ARMOUR or _clashes(item, worn):
            continue
        worn.append(item)
        found.append(card)
    return tuple(found)


def _clashes(item: Item, worn: list[Item]) -> bool:
    if item.kind not in (ARMOUR, ARMOUR_PIECE, CLOTHING):
        return False
    for other in worn:
        if other.kind == item.kind and (item.kind != ARMOUR_PIECE or other.piece == item.piece):
            return True
    return False


def has_use(item: Item, use: int) -> bool:
    """Whether using an item does a certain thing."""
    for what, _ in item.uses:
        if what == use:
            return True
    return False


def renew(battle: Battle, model: Model) -> None:
    """Add up again what a model's cards give, after one of them came, went, worked or faded."""
    lived = model.left > 0
    held = model.found
    model.found = in_force(battle, model)
    refresh(battle, model)
    model.found = held
    stats = list(model.stats)
    for card in model.items:  # a Stealth Boy among these is switched on
        stats[G_STEALTH] += _amount(battle.cards.items[card].uses, U_STEALTH)
    for card, stage in model.stages:
        stats[G_QUICK_MOVE] += _amount(battle.cards.items[card].stages[stage].uses, U_QUICK_MOVE)
    model.stats = tuple(stats)
    if lived:
        spare(model)


def _amount(uses: list[tuple[int, int]], use: int) -> int:
    total = 0
    for what, n in uses:
        if what == use:
            total += n
    return total
