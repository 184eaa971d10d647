"""The deathclaw's own list by questions (WC-X20): it belongs to nobody and hunts everybody."""

from __future__ import annotations

from overseer.wasteland.battle.attack.faults import weapon_fault
from overseer.wasteland.battle.measure import is_object
from overseer.wasteland.card import CardSet
from overseer.wasteland.companion import instruct as d
from overseer.wasteland.companion import questions as q
from overseer.wasteland.companion.asked import Asked
from overseer.wasteland.companion.deciding import Decision
from overseer.wasteland.companion.instruct import Instruction
from overseer.wasteland.companion.paper import paper
from overseer.wasteland.companion.questions import Said, Unknown
from overseer.wasteland.companion.table import Table


def hunt(table: Table, cards: CardSet, fighter: int, said: tuple[Said, ...]) -> Decision:
    """One of its actions: it strikes whom it touches, charges the nearest, or goes for it."""
    case = Asked(table, paper(table, cards), fighter, said, False)
    try:
        found = strike(case) if case.touched() else stalk(case)
        return Decision(instructions=case.told([found]))
    except Unknown as unknown:
        return Decision(question=unknown.question)


def strike(case: Asked) -> Instruction:
    """It attacks one that it touches: with what has to be primed as soon as it is."""
    weapon = ""
    for slot, number in enumerate(case.model.weapons):
        card = case.battle.cards.weapons[number]
        if weapon_fault(case.battle, case.model, slot, card) == 0 and (not weapon or card.primed):
            weapon = card.id
    case.mind.note("close-fight", {})
    return case.tell(d.FIGHT, *case.words(case.touched()), weapon=weapon)


def stalk(case: Asked) -> Instruction:
    """It charges the nearest, else goes for the nearest that it sees, else for the nearest."""
    prey = case.words(case.mind.enemies)
    if not prey:
        return Instruction(fighter=case.fighter.id, deed=d.LOST)
    nearest = case.facts.best(q.SUBJECT, prey, most=1)[:1]
    (target,) = case.named(case.mind.enemies, nearest)
    if not is_object(target) and not case.facts.cannot(d.CHARGE, nearest[0]):
        if case.sensed(case.ask(q.REACH, [target], case.ruler(True)), q.SEES):
            case.mind.note("close-charge", {})
            return case.tell(d.CHARGE, *nearest)
    goal = nearest
    if not case.ask(q.SEES, [target]):
        others = [model for model in case.mind.enemies if model is not target]
        seen = case.words(case.ask(q.SEES, others))
        goal = case.facts.best(q.SUBJECT, seen, most=1)[:1] if seen else nearest
    case.mind.note("close-towards", {})
    return case.tell(d.TOWARDS, *goal)
