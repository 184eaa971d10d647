"""The two attack lists by questions (WC-A8, WC-A9, WC-A15): the first entry that is possible."""

from __future__ import annotations

from typing import Final

from overseer.wasteland.ai.weapons import Arm
from overseer.wasteland.battle.attack.arms import IMPROVISED, mod_gift, slot_of
from overseer.wasteland.battle.attack.attempt import long_length, may_be_critical, short_length
from overseer.wasteland.battle.attack.faults import weapon_fault
from overseer.wasteland.battle.costs import (
    QUICK_ATTACK,
    QUICK_EXPERTISE,
    QUICK_MOVE,
    QUICK_SHOT,
    quick_kinds,
)
from overseer.wasteland.battle.fortune.fate import NO_SHOTS
from overseer.wasteland.battle.measure import is_object
from overseer.wasteland.battle.model import Model
from overseer.wasteland.companion import questions as q
from overseer.wasteland.companion.case import Case
from overseer.wasteland.companion.choosing import could_win
from overseer.wasteland.companion.instruct import (
    BREAK_OFF,
    CHARGE,
    CONTACT,
    DETONATE,
    FIGHT,
    HEAL,
    LOOK,
    MOVING,
    NEARER,
    NEXT_CHARGE,
    NEXT_MOVE,
    POSITION,
    SHOOT,
    THROW,
    TOWARDS,
    USE,
    Entry,
)
from overseer.wasteland.words import (
    COLOUR_LETTERS,
    DETONATES,
    G_QUICK_SHOT,
    LENGTHS,
    NONE,
    SENSES,
    W_MELEE,
    W_THROWN,
)

CLOSE_LIST: Final = (FIGHT, CHARGE, CONTACT, NEXT_CHARGE, NEXT_MOVE, TOWARDS)
RANGED_LIST: Final = (SHOOT, POSITION, NEARER, BREAK_OFF)
FREE: Final = (LOOK, HEAL)  # they cost no action, whatever their card costs


class Option:
    """One target that an entry is possible for."""

    def __init__(self, deed: str, target: Model) -> None:
        self.deed: str = deed
        self.target: Model = target


def may(case: Case, deed: str, weapon: int = NONE) -> bool:
    """Whether its cards allow a deed as a quick action, when it is one (WB-R4)."""
    if not case.quick or deed in FREE:
        return True
    kinds = quick_kinds(case.battle, case.model)
    if deed in MOVING:
        return deed != CHARGE and kinds & QUICK_MOVE != 0
    if deed == SHOOT and weapon != NONE:
        slot = slot_of(case.battle, case.model, weapon)
        if slot != NONE and mod_gift(case.battle, case.model, slot, G_QUICK_SHOT) > 0:
            return kinds & (QUICK_ATTACK | QUICK_SHOT) != 0
    if deed in (FIGHT, SHOOT, THROW):
        return kinds & QUICK_ATTACK != 0
    return deed == USE and kinds & QUICK_EXPERTISE != 0


def options(case: Case, deed: str, targets: list[Model], weapon: int = NONE) -> list[Option]:
    """Targets of a deed without those that it turned out to be impossible for."""
    if not may(case, deed, weapon):
        return []
    return [
        Option(deed, target) for target in targets if not case.facts.cannot(deed, case.word(target))
    ]


def skip(case: Case, entry: str, why: str, rulers: str = "") -> None:
    """An entry of the list that is not what it does."""
    case.entries.append(Entry(place=len(case.entries) + 1, entry=entry, why=why, rulers=rulers))


# -- close combat --------------------------------------------------------------------------------


def close_options(case: Case, only: list[Model], arm: Arm, brief: bool) -> list[Option]:
    """The targets of the first entry that is possible for any.

    `brief`: only what attacks or engages with this action (WC-A14).
    """
    case.entries.clear()
    move, run = case.ruler(False), case.ruler(True)
    found = now(case, only, arm, brief)
    if found:
        return found
    if brief or not move:
        return []
    if case.engaged and case.stays:
        return options(case, TOWARDS, only)  # it will not leave
    then = [target for target in only if not is_object(target)] if run else []
    near = case.ask(q.NEXT, then, move + run)
    found = options(case, NEXT_CHARGE, sensed(case, near, q.SEES_THEN))
    if found:
        return found
    skip(case, NEXT_CHARGE, "unseen" if near else "short", move + run)
    found = options(case, NEXT_MOVE, case.ask(q.NEXT, only, move + move))
    if found:
        return found
    skip(case, NEXT_MOVE, "short", move + move)
    return options(case, TOWARDS, only)


def now(case: Case, only: list[Model], arm: Arm, brief: bool) -> list[Option]:
    """Entries 1 to 3: what attacks or engages with this action."""
    move, run = case.ruler(False), case.ruler(True)
    if case.engaged:
        return engaged_options(case, only, arm, move)
    found = options(case, FIGHT, fights(case, only, arm))
    if found:
        return found
    skip(case, FIGHT, "untouched" if only else "nobody")
    if not brief:
        horizon(case, only, move, run)
    found = charges(case, only, run)
    if found:
        return found
    found = contacts(case, only, move)
    if not found:
        skip(case, CONTACT, "short", move)
    return found


def horizon(case: Case, only: list[Model], move: str, run: str) -> None:
    """Who is beyond two rulers is beyond one: asked first, it often is the only question."""
    then = [target for target in only if not is_object(target)]
    if case.quick or not (move and run) or len(then) < len(only) or not may_run(case):
        return
    if case.real and case.facts.is_near():
        return
    known = [case.facts.known(q.REACH, case.word(m), case.at, run) for m in then]
    if None in known:
        case.ask(q.NEXT, then, move + run)


def may_run(case: Case) -> bool:
    """Whether no burden keeps it from charging."""
    rules = case.battle.rules
    return not rules.burdens or rules.may_charge(case.battle, case.model)


def engaged_options(case: Case, only: list[Model], arm: Arm, move: str) -> list[Option]:
    """WC-A15: those touched, or reachable by a move; a charge is out of the question."""
    touched = fights(case, only, arm)
    found = options(case, FIGHT, touched)
    others = [target for target in only if target not in touched]
    if case.stays and found:
        return found  # it would not leave anyway
    wanted = could_win(case, touched, others, arm)
    found += contacts(case, wanted, move)
    if not found:
        skip(case, FIGHT, "untouched")
        skip(case, CHARGE, "engaged")
        skip(case, CONTACT, "short", move)
    return found


def fights(case: Case, only: list[Model], arm: Arm) -> list[Model]:
    """Entry 1: those that its weapon gets at. In thought it stands unengaged: nobody."""
    if not case.real or not usable_close(case, arm):
        return []
    found = [target for target in only if target in case.touched]
    if case.engaged:
        return found
    things = [t for t in only if is_object(t)] if arm.weapon.kind == W_MELEE else []
    found += case.ask(q.TOUCH, things)
    if arm.weapon.reach != NONE:
        apart = [t for t in only if not is_object(t)]
        found += case.ask(q.WITHIN, apart, COLOUR_LETTERS[arm.weapon.reach], arm.weapon.id)
    return [target for target in only if target in found]


def usable_close(case: Case, arm: Arm) -> bool:
    """Whether a weapon can be used in close combat at all."""
    weapon = arm.weapon
    if weapon.kind != W_MELEE and weapon.minimum != NONE:
        return False
    return arm.slot == IMPROVISED or not weapon_fault(case.battle, case.model, arm.slot, weapon)


def charges(case: Case, only: list[Model], run: str) -> list[Option]:
    """Entry 2: those that a charge engages."""
    if case.quick:
        skip(case, CHARGE, "quick")
        return []
    able = [target for target in only if not is_object(target)]
    if not run or not may_run(case):
        skip(case, CHARGE, "forbidden")
        return []
    near = case.ask(q.REACH, able, run)
    found = options(case, CHARGE, sensed(case, near, q.SEES))
    if not found:
        skip(case, CHARGE, "unseen" if near else "short", run)
    return found


def sensed(case: Case, near: list[Model], kind: str) -> list[Model]:
    """Those of some models that it knows where to charge."""
    if case.model.unit.traits & SENSES:
        return near
    return case.ask(kind, near, case.ruler(False) if kind == q.SEES_THEN else "")


def contacts(case: Case, only: list[Model], move: str) -> list[Option]:
    """Entry 3: those that a move engages."""
    return options(case, CONTACT, case.ask(q.REACH, only, move)) if move else []


# -- from afar -----------------------------------------------------------------------------------


def ranged_options(case: Case, only: list[Model], arm: Arm, brief: bool) -> list[Option]:
    """The targets of the first entry that is possible for any."""
    case.entries.clear()
    valid = only
    if not case.reckless:
        fought = case.fought(only)
        valid = [target for target in only if target not in fought]
    deed = THROW if arm.weapon.kind == W_THROWN else SHOOT
    if case.engaged:
        return [] if brief else breaking_off(case, valid, arm)
    rulers = shot_rulers(case, arm)
    barred = case.battle.fate.has(NO_SHOTS)
    shot = [] if barred else case.ask(q.SHOT, valid, rulers, arm.weapon.id)
    found = options(case, deed, shot, arm.weapon.number)
    if found:
        return found
    skip(case, SHOOT, why_no_shot(valid, only, barred), rulers)
    move = case.ruler(False)
    if brief or not move:
        return []
    places = [] if barred else case.ask(q.POSITION, valid, move + rulers, arm.weapon.id)
    found = options(case, POSITION, places)
    if found:
        return found
    skip(case, POSITION, why_no_shot(valid, only, barred), move + rulers)
    return options(case, NEARER, valid)


def why_no_shot(valid: list[Model], only: list[Model], barred: bool) -> str:
    """Why nobody is shot."""
    if barred:
        return "forbidden"
    if not only:
        return "nobody"
    return "short" if valid else "shielded"


def shot_rulers(case: Case, arm: Arm) -> str:
    """The rulers of a weapon's range: short, then long laid after it."""
    slot = IMPROVISED if arm.weapon.kind == W_THROWN else arm.slot
    short = short_length(case.battle, case.model, slot, arm.weapon)
    far = long_length(case.battle, case.model, slot, arm.weapon)
    found = COLOUR_LETTERS[LENGTHS.index(short)] if short != NONE else ""
    if far > short:
        found += COLOUR_LETTERS[LENGTHS.index(far - short)]
    return found


def breaking_off(case: Case, valid: list[Model], arm: Arm) -> list[Option]:
    """WC-A15: those it could shoot after leaving, no harder than from here; else any."""
    if not case.ruler(False):
        return []
    if case.stays:
        return options(case, BREAK_OFF, valid)  # it will not leave
    rulers = case.ruler(False) + shot_rulers(case, arm)
    for kind in (q.BREAK_OFF, q.BREAK_OFF_HARDER):
        found = options(case, BREAK_OFF, case.ask(kind, valid, rulers, arm.weapon.id))
        if found:
            return found
    return options(case, BREAK_OFF, valid)


def is_critical(case: Case, deed: str, arm: Arm) -> bool:
    """Whether the meter of the weapon is full (WC-A19); a band that it needs is said with it."""
    if deed not in (FIGHT, SHOOT):
        return False
    return any(
        may_be_critical(case.battle, case.model, arm.slot, arm.weapon, long)
        for long in ((False,) if deed == FIGHT else (False, True))
    )


def told(case: Case, option: Option) -> str:
    """The deed as it is told: who carries a bomb sets it off."""
    if option.deed == FIGHT and case.model.unit.traits & DETONATES:
        if option.target in case.touched or is_object(option.target):
            return DETONATE
    return option.deed
