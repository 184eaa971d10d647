"""Action points of the AI (WC-A18, WC-A19): after its actions, and only as its card says."""

from __future__ import annotations

from overseer.wasteland.ai.attack import attack
from overseer.wasteland.ai.mind import Mind
from overseer.wasteland.ai.oracle import Deed, Oracle
from overseer.wasteland.ai.respond import action
from overseer.wasteland.battle.moves import PREPARE, USE, WEAPON_FIND, BattleMove, bare, with_card
from overseer.wasteland.battle.things.items import use_moves
from overseer.wasteland.words import (
    AP_ATTACK,
    AP_HEAL,
    AP_MOVE,
    AP_PREPARE,
    AP_USES,
    NONE,
    U_CLEANSE,
    U_HEAL,
)


def spending(oracle: Oracle[Deed]) -> list[Deed]:
    """What a model does with its action points; nothing: it ends its activation."""
    mind = oracle.mind
    if mind.model.points <= 0:
        return []
    response = mind.battle.response
    if response.vats and response.quick == 0:
        deeds = action(oracle)  # WC-A19: one more action, a quick one
        if deeds:
            mind.note("quick", {})
            return deeds
        mind.steps.clear()
    if mind.card is None:
        return []
    for use in mind.card.ap_uses:
        deeds = oracle.allowed(spent_on(oracle, use))
        if deeds:
            mind.note(f"points-{AP_USES[use]}", {})
            return deeds
    return []


def spent_on(oracle: Oracle[Deed], use: int) -> list[Deed]:
    """What a point buys."""
    if use == AP_PREPARE:
        return oracle.does([bare(PREPARE, True)])
    if use == AP_HEAL:
        return oracle.does(healing(oracle.mind))
    if use == AP_MOVE:
        return [] if oracle.touched() else quick_move(oracle)
    assert use == AP_ATTACK
    return attack(oracle, oracle.mind.enemies, True)


def quick_move(oracle: Oracle[Deed]) -> list[Deed]:
    """A quick move towards the subject of the aim."""
    nearest = oracle.nearest(oracle.mind.subjects)
    return [] if nearest is None else oracle.moves_to(nearest[0], nearest[1])


def healing(mind: Mind) -> list[BattleMove]:
    """What it carries against its own damage: normal damage goes before radiation (WC-A18)."""
    model = mind.model
    for use, hurt in ((U_HEAL, model.wounds), (U_CLEANSE, model.rads)):
        if hurt == 0:
            continue
        for move in use_moves(mind.battle, model):
            if move.a == NONE and move.b < WEAPON_FIND and cures(mind, move.b, use):
                return [with_card(USE, mind.battle.cards, move.b, NONE, True)]
    return []


def cures(mind: Mind, card: int, use: int) -> bool:
    """Whether an item takes off a kind of damage."""
    for kind, _ in mind.battle.cards.items[card].uses:
        if kind == use:
            return True
    return False
