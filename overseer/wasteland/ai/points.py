"""Action points of the AI (WC-A18, WC-A19): after its actions, and only as its card says."""

from __future__ import annotations

from overseer.wasteland.ai.mind import Mind
from overseer.wasteland.ai.moving import goes, nearest_subject
from overseer.wasteland.ai.respond import action, attack, legal
from overseer.wasteland.ai.weapons import chosen_arm
from overseer.wasteland.battle.moves import (
    PREPARE,
    USE,
    WEAPON_FIND,
    BattleMove,
    bare,
    go,
    with_card,
)
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


def spending(mind: Mind) -> list[BattleMove]:
    """What a model does with its action points; nothing: it ends its activation."""
    if mind.model.points <= 0:
        return []
    response = mind.battle.response
    if response.vats and response.quick == 0:
        moves = action(mind)  # WC-A19: one more action, a quick one
        if moves:
            mind.note("quick", {})
            return moves
        mind.steps.clear()
    if mind.card is None:
        return []
    for use in mind.card.ap_uses:
        moves = legal(mind, spent_on(mind, use))
        if moves:
            mind.note(f"points-{AP_USES[use]}", {})
            return moves
    return []


def spent_on(mind: Mind, use: int) -> list[BattleMove]:
    """What a point buys."""
    if use == AP_PREPARE:
        return [bare(PREPARE, True)]
    if use == AP_HEAL:
        return healing(mind)
    if mind.engaged and use == AP_MOVE:
        return []
    if use == AP_MOVE:
        return quick_move(mind)
    assert use == AP_ATTACK
    arm = chosen_arm(mind, mind.method)
    return [] if arm is None else attack(mind, mind.enemies, arm, True)


def quick_move(mind: Mind) -> list[BattleMove]:
    """A quick move towards the subject of the aim."""
    nearest = nearest_subject(mind, mind.subjects)
    if nearest is None:
        return []
    subject, way = nearest
    path = goes(mind, way, (subject.x, subject.y))
    return [go(path, True)] if path else []


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
