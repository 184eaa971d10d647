"""Action points of the AI by questions (WC-A18, WC-A19)."""

from __future__ import annotations

from overseer.wasteland.ai.points import healing
from overseer.wasteland.ai.weapons import chosen_arm
from overseer.wasteland.battle.actions import prepare_fault
from overseer.wasteland.battle.costs import QUICK_PREPARE, quick_kinds
from overseer.wasteland.battle.fortune.fate import CALM
from overseer.wasteland.companion import instruct as d
from overseer.wasteland.companion.case import Case
from overseer.wasteland.companion.instruct import Instruction
from overseer.wasteland.companion.responding import (
    action,
    attack,
    can_go,
    nearest_subject,
    tell,
)
from overseer.wasteland.words import AP_ATTACK, AP_HEAL, AP_MOVE, AP_PREPARE, AP_USES


def spending(case: Case) -> list[Instruction]:
    """What a model does with its action points; nothing: it ends its activation."""
    if case.model.points <= 0:
        return []
    response = case.battle.response
    if response.vats and response.quick == 0:
        found = action(case)  # WC-A19: one more action, a quick one
        if found:
            case.note("quick")
            return [again(case, each) for each in found]
        case.reasons.clear()
    if case.mind.card is None:
        return []
    for use in case.mind.card.ap_uses:
        found = spent_on(case, use)
        if found:
            case.note(f"points-{AP_USES[use]}")
            return [again(case, each) for each in found]
    return []


def again(case: Case, each: Instruction) -> Instruction:
    """An instruction with what was added to its reasons."""
    return tell(
        case,
        each.deed,
        each.targets,
        weapon=each.weapon,
        reach=each.reach,
        critical=each.critical,
        leaving=each.leaving,
    )


def spent_on(case: Case, use: int) -> list[Instruction]:
    """What a point buys."""
    if use == AP_PREPARE:
        kinds = quick_kinds(case.battle, case.model)
        barred = prepare_fault(case.model) or case.battle.fate.has(CALM)
        return [] if barred or not kinds & QUICK_PREPARE else [tell(case, d.PREPARE)]
    if use == AP_HEAL:
        moves = healing(case.mind)
        if not moves:
            return []
        return [tell(case, d.HEAL, weapon=case.battle.cards.items[moves[0].b].id)]
    if use == AP_MOVE:
        return [] if case.engaged else quick_move(case)
    assert use == AP_ATTACK
    arm = chosen_arm(case.mind, case.method)
    return [] if arm is None else attack(case, case.enemies, arm, True)


def quick_move(case: Case) -> list[Instruction]:
    """A quick move towards the subject of the aim."""
    goal = nearest_subject(case, case.subjects)
    return [tell(case, d.MOVE, (goal,))] if goal and can_go(case, d.MOVE, goal) else []
