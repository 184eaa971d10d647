"""Reactions of the AI by questions (WC-A25, WB-R5): who reacts to what an enemy did, and how."""

from __future__ import annotations

from overseer.wasteland.ai.reacting import strike
from overseer.wasteland.battle.model import ON_TABLE
from overseer.wasteland.card import CardSet
from overseer.wasteland.companion import instruct as d
from overseer.wasteland.companion import questions as q
from overseer.wasteland.companion.asked import Asked
from overseer.wasteland.companion.deciding import Decision
from overseer.wasteland.companion.instruct import Instruction
from overseer.wasteland.companion.paper import paper
from overseer.wasteland.companion.questions import Said, Unknown
from overseer.wasteland.companion.table import Fighter, Table, fighter_word
from overseer.wasteland.words import COLOUR_LETTERS, REACTS_ONLY


def react(
    table: Table,
    cards: CardSet,
    cause: int,
    hit: tuple[int, ...],
    hurt: tuple[int, ...],
    said: tuple[Said, ...],
) -> Decision:
    """Who reacts to what a fighter has just done: the first by number who can make use of it.

    `hit` were attacked and hit, `hurt` lost health by it. Asked again after each reaction, with
    one reaction token less, until nobody reacts.
    """
    battle = paper(table, cards)
    waiting = [f for f in table.fighters if f.ai and f.reactions > 0 and f.place == "table"]
    try:
        for fighter in sorted(waiting, key=lambda each: (each.token, each.id)):
            case = Asked(table, battle, fighter.id, said, True)
            found = reaction(case, cause, fighter.id in hit, fighter.id in hurt)
            if found is not None:
                return Decision(instructions=case.told([found]))
    except Unknown as unknown:
        return Decision(question=unknown.question)
    return Decision(instructions=(Instruction(fighter=cause, deed=d.PASS),))


def reaction(case: Asked, cause: int, hit: bool, hurt: bool) -> Instruction | None:
    """How a model reacts; None: it does not."""
    fighter = case.fighter
    actor = case.model_of(fighter_word(cause))
    if actor is None or fighter.id == cause:
        return None
    if hurt and case.model.unit.traits & REACTS_ONLY:
        return None  # a turret cannot move
    if actor.place != ON_TABLE and not hurt:
        return None
    if actor not in case.mind.enemies and not hurt:
        return None  # there is nobody to strike back at
    if case.touched() and actor not in case.touched():
        return None  # WB-R5: only to those it is engaged with
    if not hit and not notices(case, fighter, cause):
        return None
    if hurt:
        return retreat(case)
    found = strike(case, actor)
    if not found:
        return None
    case.mind.note("reaction-attack", {"target": actor.number})
    return found[0]


def notices(case: Asked, fighter: Fighter, cause: int) -> bool:
    """Whether it is aware of what was done: within twice its awareness ruler, and in sight."""
    colour = case.model.unit.awareness
    if colour < 0:
        return False
    rulers = 2 * COLOUR_LETTERS[colour]
    return bool(case.facts.which(q.AWARE, [fighter_word(cause)], "", rulers))


def retreat(case: Asked) -> Instruction | None:
    """A quick move to the safest place, when one is safer than here."""
    me = fighter_word(case.fighter.id)
    if not case.ruler(False) or case.facts.cannot(d.RETREAT, me):
        return None
    if not case.facts.which(q.SAFER, [me], "", case.ruler(False)):
        return None
    case.mind.note("reaction-move", {})
    return case.tell(d.RETREAT, me)
