"""Reactions of the AI by questions (WC-A25, WB-R5): who reacts to what an enemy did, and how."""

from __future__ import annotations

from overseer.wasteland.ai.weapons import Arm, arms_for, preferred, usable, value
from overseer.wasteland.battle.fortune.fate import NO_SHOTS
from overseer.wasteland.battle.measure import is_object
from overseer.wasteland.battle.model import ON_TABLE, Model
from overseer.wasteland.card import CardSet
from overseer.wasteland.companion import instruct as d
from overseer.wasteland.companion import questions as q
from overseer.wasteland.companion.asked import Asked
from overseer.wasteland.companion.deciding import Decision
from overseer.wasteland.companion.instruct import Instruction
from overseer.wasteland.companion.paper import paper
from overseer.wasteland.companion.questions import Said, Unknown
from overseer.wasteland.companion.table import Fighter, Table, fighter_word
from overseer.wasteland.words import CLOSE, COLOUR_LETTERS, RANGED, REACTS_ONLY, W_THROWN


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
    fixed = case.model.unit.traits & REACTS_ONLY != 0
    if hurt and fixed:
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
    found = strike(case, cause)
    if found is not None or fixed:
        return found
    return None


def notices(case: Asked, fighter: Fighter, cause: int) -> bool:
    """Whether it is aware of what was done: within twice its awareness ruler, and in sight."""
    colour = case.model.unit.awareness
    if colour < 0:
        return False
    rulers = 2 * COLOUR_LETTERS[colour]
    return bool(case.facts.which(q.AWARE, [fighter_word(cause)], "", rulers))


def strike(case: Asked, cause: int) -> Instruction | None:
    """The best attack on the cause: with the preferred weapon, else with the best value."""
    actor = case.model_of(fighter_word(cause))
    if actor is None or actor not in case.mind.enemies:
        return None
    for method, arm in by_worth(case, actor.number):
        case.mind.method = method
        word = case.word(actor)
        if method == CLOSE:
            if actor in case.got_at([actor], arm) and not case.facts.cannot(d.FIGHT, word):
                return against(case, d.FIGHT, actor, arm)
        elif not case.touched() and not case.battle.fate.has(NO_SHOTS):
            deed = d.THROW if arm.weapon.kind == W_THROWN else d.SHOOT
            if case.facts.cannot(deed, word):
                continue
            if case.ask(q.SHOT, [actor], case.shot_rulers(arm), arm.weapon.id):
                return against(case, deed, actor, arm)
    return None


def against(case: Asked, deed: str, actor: Model, arm: Arm) -> Instruction:
    """An attack on the cause."""
    case.mind.note("reaction-attack", {"target": actor.number})
    return case.armed(deed, arm, case.word(actor))


def by_worth(case: Asked, number: int) -> list[tuple[int, Arm]]:
    """The weapons that it could use, the best first; close combat before shots that are equal."""
    actor = case.battle.models[number]
    found: list[tuple[int, int, int, Arm]] = []
    for method in (CLOSE, RANGED):
        if method == CLOSE and is_object(case.model):
            continue
        for arm in arms_for(case.battle, case.model, method):
            if not usable(case.battle, case.model, arm, method):
                continue
            case.mind.method = method
            worth = value(case.mind, arm, 0, 0, actor, method == CLOSE, False)
            if arm.weapon.number == preferred(case.mind, method):
                worth += 100
            found.append((-worth, len(found), method, arm))
    found.sort(key=lambda each: each[:2])
    return [(method, arm) for _, _, method, arm in found]


def retreat(case: Asked) -> Instruction | None:
    """A quick move to the safest place, when one is safer than here."""
    me = fighter_word(case.fighter.id)
    if not case.ruler(False) or case.facts.cannot(d.RETREAT, me):
        return None
    if not case.facts.which(q.SAFER, [me], "", case.ruler(False)):
        return None
    case.mind.note("reaction-move", {})
    return case.tell(d.RETREAT, me)
