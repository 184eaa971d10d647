"""What perks do that no gift or die says (WC-P1)."""

from __future__ import annotations

from typing import Final

from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.battle.dice import AIM_1, AIM_3, BLANK
from overseer.wasteland.battle.fortune.orders import BLITZED, ROVED, SEARCHED_GAP
from overseer.wasteland.battle.fortune.plays import dice_at, rerolled
from overseer.wasteland.battle.measure import (
    alone,
    aware,
    in_contact,
    is_object,
    reaches,
    sees,
    within,
)
from overseer.wasteland.battle.model import ON_TABLE, Model
from overseer.wasteland.battle.topics import T_DICE
from overseer.wasteland.battle.work import AGAIN, W_AGAIN, Work
from overseer.wasteland.campaign_words import (
    ALONE,
    ATTACK_DOG,
    BASHES,
    BLITZES,
    CONCENTRATES,
    FINDS_GAPS,
    HUNTS,
    MENDS_ROBOTS,
    MOVES_ABOUT,
    PACK_LEADER,
    RAGES,
    REROLL_GREEN,
    REROLL_HEAVY,
    REROLL_MELEE,
    REROLL_PISTOL,
    REROLL_RIFLE,
    REROLL_THROW,
    STRANGER,
    STRANGER_THREE,
    STRANGER_TWO,
    UNSEEN_AIM,
)
from overseer.wasteland.card import Weapon
from overseer.wasteland.words import (
    AURA_DOGS,
    BLACK_DIE,
    CREATURE,
    DOG,
    GREEN_DIE,
    LENGTHS,
    NONE,
    ORANGE,
    PHYSICAL,
    ROBOT,
    W_HEAVY,
    W_MELEE,
    W_PISTOL,
    W_RIFLE,
    W_THROWN,
    YELLOW_DIE,
)

FOCUS: Final = 2  # against the target of its last attack
ELUSIVE: Final = -2  # to shots at one who moved about
LOW: Final = 2  # health left at which it rages
MENDED: Final = 2  # damage off a robot
STRANGER_SKILL: Final = 6
STRANGER_DAMAGE: Final = 2
MATES: Final = PACK_LEADER | ATTACK_DOG
REROLLS: Final = (
    REROLL_RIFLE | REROLL_PISTOL | REROLL_HEAVY | REROLL_MELEE | REROLL_THROW | REROLL_GREEN
) | FINDS_GAPS


# -- an attack worked out ------------------------------------------------------------------------


def perk_value(battle: Battle, attacker: Model, target: Model | None, close: bool) -> int:
    """What perks add to an attack's value, or take from it."""
    if target is None:
        return 0
    found = 0
    if attacker.powers & CONCENTRATES and battle.active == attacker.number:
        if battle.last_target == target.number:
            found += FOCUS
    if not close and target.powers & MOVES_ABOUT and roves(battle, target):
        found += ELUSIVE
    return found


def roves(battle: Battle, model: Model) -> bool:
    """Whether a model has moved twice in its activation."""
    if battle.active == model.number:
        return battle.moved > 1
    return model.spent & ROVED != 0


def perk_dice(
    battle: Battle, attacker: Model, target: Model | None, weapon: Weapon, close: bool, long: bool
) -> list[int]:
    """The dice that perks add to an attack."""
    found: list[int] = []
    powers = attacker.powers
    if powers:
        gun = weapon.kind in (W_PISTOL, W_RIFLE, W_HEAVY)
        if powers & BASHES and close and gun:
            found.append(BLACK_DIE)
        if powers & UNSEEN_AIM and long and not close and target is not None:
            if not aware(battle, target, attacker.x, attacker.y, attacker.radius, False):
                found.append(GREEN_DIE)
        if powers & ALONE and gun and not close and alone(battle, attacker):
            found.append(YELLOW_DIE)
        if powers & RAGES and rages(attacker):
            found.append(BLACK_DIE)
        if powers & HUNTS and target is not None and target.unit.types & (CREATURE | DOG):
            found.append(BLACK_DIE)
    if close and attacker.unit.types & DOG:
        found += _pack_dice(battle, attacker)
    return found


def _pack_dice(battle: Battle, dog: Model) -> list[int]:
    """A dog fights better beside whoever trained it."""
    powers = 0
    for friend in battle.models:
        if friend.powers & MATES and friend.side == dog.side and friend.place == ON_TABLE:
            if friend is dog or reaches(battle, AURA_DOGS, friend, dog):
                powers |= friend.powers
    found: list[int] = []
    if powers & PACK_LEADER:
        found.append(BLACK_DIE)
    if powers & ATTACK_DOG:
        found.append(YELLOW_DIE)
    return found


def rages(model: Model) -> bool:
    """Whether a model is hurt so badly that it rages."""
    return 0 < model.left <= LOW


def perk_rating(battle: Battle, model: Model, kind: int) -> int:
    """What perks add to a rating."""
    found = 0
    if model.powers & ALONE and alone(battle, model):
        found += 1
    if model.powers & RAGES and kind == PHYSICAL and rages(model):
        found += 1
    return found


# -- close combat without contact ----------------------------------------------------------------


def blitzes(model: Model, weapon: Weapon, target: Model) -> bool:
    """Whether a model strikes somebody within orange, once an activation."""
    if not model.powers & BLITZES or model.spent & BLITZED or weapon.kind != W_MELEE:
        return False
    return not in_contact(model, target) and within(model, target, LENGTHS[ORANGE])


# -- dice that are thrown again ------------------------------------------------------------------


def roll_again(battle: Battle, work: Work, attacker: Model, weapon: Weapon, close: bool) -> bool:
    """Whether perks have dice of an attack thrown again; if so, the work for it is pushed."""
    if not attacker.powers or work.has(AGAIN):
        return False
    work.flags |= AGAIN
    places = again_places(attacker, work, weapon, close)
    if not places:
        return False
    again = battle.push(W_AGAIN, attacker.number)
    again.models = places
    again.dice = dice_at(work.dice, places)
    battle.tell("rolled-again", {"model": attacker.number, "n": len(places)})
    return True


def again_places(attacker: Model, work: Work, weapon: Weapon, close: bool) -> tuple[int, ...]:
    """The dice that its perks throw again."""
    powers = attacker.powers
    blank = [NONE, NONE, NONE, NONE]  # the first blank of each kind of die
    unaimed = NONE
    place = 1
    for die in range(4):
        for _ in range(work.dice[die]):
            face = work.faces[place]
            if face == BLANK and blank[die] == NONE:
                blank[die] = place
            if die == GREEN_DIE and not AIM_1 <= face <= AIM_3 and unaimed == NONE:
                unaimed = place
            place += 1
    found: list[int] = []
    if blank[BLACK_DIE] != NONE and powers & _reroll_power(weapon, close):
        found.append(blank[BLACK_DIE])
    if unaimed != NONE and powers & REROLL_GREEN and not close:
        found.append(unaimed)
    if powers & FINDS_GAPS and not attacker.spent & SEARCHED_GAP:
        for at in blank:
            if at != NONE and at not in found:
                attacker.spent |= SEARCHED_GAP
                found.append(at)
                break
    return tuple(sorted(found))


def _reroll_power(weapon: Weapon, close: bool) -> int:
    if close:
        return REROLL_MELEE
    if weapon.kind == W_PISTOL:
        return REROLL_PISTOL
    if weapon.kind == W_RIFLE:
        return REROLL_RIFLE
    if weapon.kind == W_HEAVY:
        return REROLL_HEAVY
    return REROLL_THROW if weapon.kind == W_THROWN else 0


def run_again(battle: Battle, work: Work) -> bool:
    """The dice are thrown, and the throw of the work below is another one."""
    if work.stage == 0:
        work.stage = 1
        return battle.ask_nature(T_DICE)
    under = battle.work[battle.work.index(work) - 1]
    under.faces = rerolled(under.faces, work.models, work.faces)
    battle.done(work)
    return False


# -- strangers and robots ------------------------------------------------------------------------


def stranger_shot(model: Model) -> tuple[int, int]:
    """The skill and damage of the stranger who shoots for a model; 0 without one."""
    powers = model.powers
    if not powers & (STRANGER | STRANGER_TWO | STRANGER_THREE):
        return 0, 0
    skill = STRANGER_SKILL + (2 if powers & STRANGER_THREE else 0)
    damage = STRANGER_DAMAGE + (1 if powers & (STRANGER_TWO | STRANGER_THREE) else 0)
    return skill, damage


def stranger_targets(battle: Battle, model: Model) -> tuple[int, ...]:
    """Whom the stranger may shoot at: enemies that the model sees (Reading)."""
    found = []
    for enemy in battle.enemies_of(model):
        if not is_object(enemy) and sees(battle, model, enemy):
            found.append(enemy.number)
    return tuple(found)


def mends(battle: Battle, model: Model, target: int) -> bool:
    """Whether a model can mend a robot that it touches, or itself."""
    if not model.powers & MENDS_ROBOTS or not 0 <= target < len(battle.models):
        return False
    robot = battle.models[target]
    if robot.place != ON_TABLE or not robot.unit.types & ROBOT or robot.wounds == 0:
        return False
    return robot.side == model.side and (robot is model or in_contact(model, robot))


def mend(battle: Battle, model: Model, target: int) -> None:
    """Damage comes off a robot."""
    robot = battle.models[target]
    taken = min(robot.wounds, MENDED)
    robot.wounds -= taken
    battle.tell("mended", {"model": model.number, "target": target, "amount": taken})
