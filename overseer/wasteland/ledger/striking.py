"""The attack helper: a small stage for one attack, its value and odds, and the attack itself.

The attacker and the target stand on a bare table as far from each other as was said. Cover counts
as an event's does. Friends whose presence reaches the attacker stand beside it, others who fight
the target touch it. Then the engine's own preview, odds and attack are asked.
"""

from __future__ import annotations

from typing import Final

from overseer.engine.refusal import Refusal
from overseer.wasteland.battle.acting.actions import start_attack
from overseer.wasteland.battle.attack.arms import slot_of
from overseer.wasteland.battle.attack.attempt import (
    long_length,
    may_be_critical,
    short_length,
)
from overseer.wasteland.battle.model import ON_TABLE, Model
from overseer.wasteland.battle.moves import (
    FIGHT,
    LONG_BAND,
    SHOOT,
    WITH_CRITICAL,
    BattleMove,
    attack,
    throw_at,
)
from overseer.wasteland.battle.odds.preview import Preview, preview
from overseer.wasteland.battle.work import QUICK, REACTION
from overseer.wasteland.ledger.acts import Strike
from overseer.wasteland.ledger.running import Asked, carry_on, spread_out
from overseer.wasteland.ledger.sheet import Sheet, refuse
from overseer.wasteland.words import DICE, NONE, W_MELEE, W_MINE, W_THROWN

MIDDLE: Final = 400  # where the attacker stands


def why_not(sheet: Sheet, act: Strike) -> Refusal | None:
    """Why such an attack cannot be."""
    for token in (act.token, act.target, *act.near, *act.fight, *act.under):
        if token not in sheet.tokens or sheet.model(token).place != ON_TABLE:
            return refuse("CO-1", "no-model", token=token)
    if act.token == act.target:
        return refuse("WB-F1", "oneself", token=act.token)
    if act.weapon not in sheet.cards.weapon_numbers:
        return refuse("CO-1", "no-card", card=act.weapon)
    battle, model = sheet.battle, sheet.model(act.token)
    weapon = sheet.cards.weapon(act.weapon)
    slot = slot_of(battle, model, weapon.number)
    if slot == NONE or weapon.kind == W_MINE:
        return refuse("WB-F1", "no-weapon", token=act.token, card=act.weapon)
    if weapon.kind == W_MELEE and not act.close:
        return refuse("WB-F3", "needs-contact", card=act.weapon)
    if act.long and (weapon.long == NONE or weapon.kind == W_THROWN or act.close):
        return refuse("WB-F1", "no-long-range", card=act.weapon)
    if act.critical and not may_be_critical(battle, model, slot, weapon, act.long):
        return refuse("WB-H2", "no-critical", token=act.token, card=act.weapon)
    return None


def stage(sheet: Sheet, act: Strike) -> None:
    """Everybody takes the place that the attack needs."""
    battle = sheet.battle
    spread_out(sheet)
    model, target = sheet.model(act.token), sheet.model(act.target)
    weapon = sheet.cards.weapon(act.weapon)
    model.x = model.y = MIDDLE
    gap = 0
    if not act.close:
        slot = slot_of(battle, model, weapon.number)
        short = short_length(battle, model, slot, weapon)
        far = long_length(battle, model, slot, weapon)
        gap = (short + 2 * target.radius + far) // 2 if act.long else max(short // 2, 5)
    target.x, target.y = MIDDLE + model.radius + target.radius + gap, MIDDLE
    for token in act.near:
        _beside(sheet.model(token), model, gap=5, up=True)
    for token in act.fight:
        _beside(sheet.model(token), target, gap=0, up=False)
    battle.fate.cover += act.cover
    model.charge_dice = bytes(
        max(model.charge_dice[die], act.charge.count(DICE[die])) for die in range(4)
    )


def _beside(friend: Model, other: Model, gap: int, up: bool) -> None:
    way = other.radius + friend.radius + gap
    friend.x, friend.y = other.x, other.y + (way if up else -way)


def outlook(sheet: Sheet, act: Strike) -> Preview | Refusal:
    """Value, dice, armour and exact odds of an attack before anything is thrown."""
    refusal = why_not(sheet, act)
    if refusal is not None:
        return refusal
    twin = sheet.copy()
    stage(twin, act)
    return preview(twin.battle, twin.model(act.token), _move(twin, act), act.reaction)


def _move(sheet: Sheet, act: Strike) -> BattleMove:
    cards, target = sheet.cards, sheet.tokens[act.target]
    weapon = cards.weapon(act.weapon)
    if weapon.kind == W_THROWN and not act.close:
        return throw_at(cards, weapon.number, target, 0, 0, act.quick)
    how = (LONG_BAND if act.long else 0) | (WITH_CRITICAL if act.critical else 0)
    kind = FIGHT if act.close else SHOOT
    return attack(kind, cards, target, weapon.number, how, act.quick)


def strike(sheet: Sheet, act: Strike) -> Refusal | Asked | None:
    """The attack with all that was thrown for it."""
    refusal = why_not(sheet, act)
    if refusal is not None:
        return refusal
    stage(sheet, act)
    battle, model = sheet.battle, sheet.model(act.token)
    flags = (QUICK if act.quick else 0) | (REACTION if act.reaction else 0)
    start_attack(battle, model, _move(sheet, act), flags)
    found = carry_on(sheet, act.answers, act.under)
    battle.fate.settle(sheet.cards.events)
    return found
