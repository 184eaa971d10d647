"""The weapon that an AI model takes for its method (WC-A9, WC-A24), and its attacks with it."""

from __future__ import annotations

from typing import Final

from overseer.wasteland.ai.mind import Mind
from overseer.wasteland.battle.attack.arms import IMPROVISED, POOLED, improvised, is_empty
from overseer.wasteland.battle.attack.attempt import (
    attempt,
    in_band,
    in_reach,
    may_be_critical,
    short_length,
    too_near,
)
from overseer.wasteland.battle.attack.faults import close_skill, fight_fault, weapon_fault
from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.battle.fortune.fate import NO_SHOTS
from overseer.wasteland.battle.measure import awareness, sees_from, stat
from overseer.wasteland.battle.model import Model
from overseer.wasteland.battle.moves import (
    FIGHT,
    LONG_BAND,
    RELOAD,
    SHOOT,
    WEAPON_FIND,
    WITH_CRITICAL,
    BattleMove,
    attack,
    throw_at,
    with_weapon,
)
from overseer.wasteland.battle.values import has_skill
from overseer.wasteland.card import Weapon
from overseer.wasteland.geometry.plane import gap_within
from overseer.wasteland.words import (
    CLOSE,
    G_HIDDEN,
    LENGTHS,
    NONE,
    W_HEAVY,
    W_MELEE,
    W_MINE,
    W_PISTOL,
    W_RIFLE,
    W_THROWN,
)

SHORT: Final = 0
LONG: Final = 1
GUNS: Final = (W_PISTOL, W_RIFLE, W_HEAVY)


class Arm:
    """A weapon at hand."""

    def __init__(self, weapon: Weapon, slot: int) -> None:
        self.weapon: Weapon = weapon
        self.slot: int = slot


def preferred(mind: Mind, method: int) -> int:
    """The weapon that the AI card underlines for a method."""
    return NONE if mind.card is None else mind.card.preferred[method]


def arms_for(battle: Battle, model: Model, method: int) -> list[Arm]:
    """The weapons that fit a method, whether they can be used now or not.

    In close combat: those made for it, then guns, then what lies about. From afar: guns, then
    what is thrown (WC-A24).
    """
    found: list[Arm] = []
    late: list[Arm] = []
    for slot in range(len(model.weapons)):
        weapon = battle.cards.weapons[model.weapons[slot]]
        if weapon.kind == W_MELEE:
            if method == CLOSE:
                found.append(Arm(weapon, slot))
        elif weapon.kind in GUNS:
            if method != CLOSE:
                found.append(Arm(weapon, slot))
            elif weapon.minimum == NONE:
                late.append(Arm(weapon, slot))
    found += late
    if method != CLOSE:
        return found + thrown(battle, model)
    number = improvised(battle)
    if number != NONE:
        found.append(Arm(battle.cards.weapons[number], IMPROVISED))
    return found


def thrown(battle: Battle, model: Model) -> list[Arm]:
    """What a model can throw: what it has by nature, its finds, and its unit's pool."""
    pool = model.found
    if model.group != NONE:
        pool = pool + battle.groups[model.group]
    found: list[Arm] = []
    for slot in range(len(model.weapons)):
        weapon = battle.cards.weapons[model.weapons[slot]]
        if weapon.kind == W_THROWN:
            found.append(Arm(weapon, slot))
    seen: list[int] = []
    for card in pool:
        if card >= WEAPON_FIND and card not in seen:
            seen.append(card)
            weapon = battle.cards.weapons[card - WEAPON_FIND]
            if weapon.kind == W_THROWN:
                found.append(Arm(weapon, POOLED))
    return found


def usable(battle: Battle, model: Model, arm: Arm, method: int) -> bool:
    """Whether a model can use a weapon now, whoever the target is."""
    weapon = arm.weapon
    if arm.slot == IMPROVISED:
        return True
    if weapon.kind == W_MINE or weapon_fault(battle, model, arm.slot, weapon) != 0:
        return False
    if weapon.kind == W_THROWN:
        return has_skill(model, weapon.skill) and model.unit.throw != NONE
    skill = close_skill(model, weapon) if method == CLOSE else weapon.skill
    return has_skill(model, skill)


def chosen_arm(mind: Mind, method: int) -> Arm | None:
    """The preferred weapon if it can be used, else another that fits (WC-A9); None: none."""
    wanted = preferred(mind, method)
    best: Arm | None = None
    for arm in arms_for(mind.battle, mind.model, method):
        if usable(mind.battle, mind.model, arm, method):
            if arm.weapon.number == wanted:
                return arm
            if best is None:
                best = arm
    return best


def reloading(mind: Mind, method: int) -> list[BattleMove]:
    """WC-A24: load an empty weapon that would fit then, the preferred one first."""
    wanted = preferred(mind, method)
    best = NONE
    for arm in arms_for(mind.battle, mind.model, method):
        weapon = arm.weapon
        if weapon.slow and is_empty(mind.model, arm.slot) and has_skill(mind.model, weapon.skill):
            if best == NONE or weapon.number == wanted:
                best = weapon.number
    if best == NONE or mind.quick:
        return []
    return [with_weapon(RELOAD, mind.battle.cards, best)]


# -- shots ---------------------------------------------------------------------------------------


def may_spot(mind: Mind, x: int, y: int, target: Model) -> bool:
    """Line of sight from a place; a camouflaged target only within one awareness ruler."""
    battle = mind.battle
    model = mind.model
    if stat(battle, target, G_HIDDEN) > 0:
        ruler = awareness(battle, model)
        if ruler < 0:
            return False
        r = target.radius
        if not gap_within(x, y, model.radius, target.x, target.y, r, LENGTHS[ruler]):
            return False
    return sees_from(battle, model, x, y, target)


def bands(mind: Mind, arm: Arm, x: int, y: int, target: Model) -> list[int]:
    """The range bands in which a target is in range from a place."""
    battle = mind.battle
    model = mind.model
    weapon = arm.weapon
    if too_near(weapon, model, x, y, target):
        return []
    found: list[int] = []
    if weapon.kind == W_THROWN:
        reach = short_length(battle, model, IMPROVISED, weapon)
        r = target.radius
        if gap_within(x, y, model.radius, target.x, target.y, r, reach):
            found.append(SHORT)
        return found
    for band in (SHORT, LONG):
        if in_band(battle, model, arm.slot, weapon, x, y, target, band == LONG):
            found.append(band)
    return found


def may_shoot(mind: Mind, arm: Arm, x: int, y: int, target: Model) -> bool:
    """Whether a model standing unengaged at a place could shoot a target."""
    if mind.battle.fate.has(NO_SHOTS):  # an event forbids every shot (WC-E1)
        return False
    return len(bands(mind, arm, x, y, target)) > 0 and may_spot(mind, x, y, target)


def shot_value(mind: Mind, arm: Arm, x: int, y: int, target: Model) -> int:
    """The best final value of a shot from a place."""
    best = -99
    for band in (SHORT, LONG):
        if band == SHORT or arm.weapon.long != NONE:
            best = max(best, value(mind, arm, x, y, target, False, band == LONG))
    return best


def value(mind: Mind, arm: Arm, x: int, y: int, target: Model, close: bool, long: bool) -> int:
    """The final skill value of an attack from a place."""
    return attempt(
        mind.battle,
        mind.model,
        target,
        arm.slot,
        arm.weapon,
        close,
        long,
        False,
        mind.quick,
        x,
        y,
    ).value


def shot(mind: Mind, arm: Arm, target: Model) -> BattleMove:
    """The shot at a target: the band with the better value, a critical as soon as possible."""
    battle = mind.battle
    weapon = arm.weapon
    number = target.number
    if weapon.kind == W_THROWN:
        return throw_at(battle.cards, weapon.number, number, 0, 0, mind.quick)
    best = NONE
    most = 0
    for band in bands(mind, arm, mind.x, mind.y, target):
        long = band == LONG
        worth = value(mind, arm, mind.x, mind.y, target, False, long)
        c = LONG_BAND if long else 0
        if may_be_critical(battle, mind.model, arm.slot, weapon, long):
            c |= WITH_CRITICAL  # WC-A19
            worth += 100
        if best == NONE or worth > most:
            best = c
            most = worth
    return attack(SHOOT, battle.cards, number, weapon.number, best, mind.quick)


# -- blows ---------------------------------------------------------------------------------------


def may_fight(mind: Mind, arm: Arm, target: Model) -> bool:
    """Whether a weapon gets at a target in close combat now."""
    if not in_reach(mind.model, arm.weapon, target):
        return False
    return fight_fault(mind.battle, mind.model, target, arm.slot, arm.weapon) == 0


def blow(mind: Mind, arm: Arm, target: Model) -> BattleMove:
    """The blow at a target, a critical as soon as possible."""
    c = 0
    if may_be_critical(mind.battle, mind.model, arm.slot, arm.weapon, False):
        c = WITH_CRITICAL  # WC-A19
    cards = mind.battle.cards
    return attack(FIGHT, cards, target.number, arm.weapon.number, c, mind.quick)
