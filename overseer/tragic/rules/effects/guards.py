"""Guardians in the way of what an area does (TR-W13)."""

from __future__ import annotations

from overseer.tragic.card import Step
from overseer.tragic.player import Permanent
from overseer.tragic.rules.attack import guardians, unavoidable
from overseer.tragic.rules.duel import Duel
from overseer.tragic.rules.effects.reach import SURE, exposed, permanents_reached, running_step
from overseer.tragic.rules.pile import Work
from overseer.tragic.topics import T_CHARGE, T_PROTECT
from overseer.tragic.words import ALL_ALLIES, ATTACKERS, EACH, OPPOSING_ALLIES


def ask_guardian(duel: Duel, work: Work, step: Step) -> bool:
    """TR-W13: whether an ally is asked to take what an area does to another one or its player."""
    if step.whom not in (OPPOSING_ALLIES, ALL_ALLIES, ATTACKERS, EACH):
        return False
    follows = 0 <= work.of_item < len(duel.chain) and unavoidable(duel, duel.chain[work.of_item])
    if follows or work.of_item == SURE:  # TR-W28: what follows from such an attack neither
        return False
    if work.charger >= 0 and work.protects < 0 and step.whom != EACH:
        found = duel.by_serial(work.charger)
        if found is not None:
            return duel.ask(found[0], T_PROTECT)
    work.settle_guard()
    while work.asked < duel.seats - 1:
        work.asked += 1
        side = (work.seat + work.asked) % duel.seats
        if not duel.players[side].out and shielders(duel, work, side):
            return duel.ask(side, T_CHARGE)
    return False


def own_guard(duel: Duel, work: Work, seat: int) -> Permanent | None:
    """The ally that takes what strikes everybody in its player's place."""
    for charger, protects in work.guards:
        found = duel.by_serial(charger)
        if protects < 0 and found is not None and found[0] == seat:
            return found[1]
    return None


def shielders(duel: Duel, work: Work, side: int) -> list[Permanent]:
    """Allies with GUARDIAN CHARGE, where the area strikes somebody else of their side."""
    guards = guardians(duel, side)
    if running_step(duel, work).whom == EACH:
        return guards if exposed(duel, work, side) else []
    return [guard for guard in guards if shielded(duel, work, side, guard.serial)]


def shielded(duel: Duel, work: Work, side: int, charger: int) -> list[Permanent]:
    """The allies of a side that the running area strikes, but for the charger itself."""
    return [
        ally
        for owner, ally in permanents_reached(duel, work, running_step(duel, work))
        if owner == side and ally.serial != charger
    ]
