"""A finite useful sample of what a model can do: every listed move is legal (WB-R3)."""

from __future__ import annotations

from overseer.wasteland.battle.acting.actions import load_fault, prepare_fault, quick_bit
from overseer.wasteland.battle.acting.costs import (
    QUICK_ATTACK,
    QUICK_EXPERTISE,
    QUICK_MOVE,
    QUICK_PREPARE,
    QUICK_SHOT,
    quick_kinds,
)
from overseer.wasteland.battle.acting.freely import free_moves, interactions
from overseer.wasteland.battle.attack.arms import IMPROVISED, improvised, slot_of
from overseer.wasteland.battle.attack.attempt import in_reach, may_be_critical
from overseer.wasteland.battle.attack.faults import (
    fight_fault,
    shot_fault,
    target_fault,
    throw_fault,
)
from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.battle.fortune.boost_actions import action_boosts
from overseer.wasteland.battle.fortune.fate import CALM, NO_EXPERTISE
from overseer.wasteland.battle.fortune.perks import mends
from overseer.wasteland.battle.measure import is_engaged
from overseer.wasteland.battle.model import Model
from overseer.wasteland.battle.moves import (
    DETONATE,
    END,
    FIGHT,
    FREE_MODEL,
    LONG_BAND,
    PASS,
    PREPARE,
    PRIME,
    RELOAD,
    SHOOT,
    WEAPON_FIND,
    WITH_CRITICAL,
    BattleMove,
    at_model,
    attack,
    bare,
    charge,
    go,
    throw_at,
    with_weapon,
)
from overseer.wasteland.battle.moving.spots import charge_spots, move_spots
from overseer.wasteland.battle.moving.ways import Standing
from overseer.wasteland.battle.things.expertise import expertise_moves
from overseer.wasteland.battle.things.mines import mine_moves
from overseer.wasteland.campaign_words import MENDS_ROBOTS
from overseer.wasteland.words import (
    DETONATES,
    NONE,
    W_HEAVY,
    W_MELEE,
    W_PISTOL,
    W_RIFLE,
    W_THROWN,
)


def action_moves(battle: Battle, model: Model) -> list[BattleMove]:
    """What a model may do in its activation."""
    found: list[BattleMove] = []
    here = Standing(battle, model)
    if battle.actions > 0:
        found += attacks(battle, model, False)
        for target, path in charge_spots(battle, model, here):
            found.append(charge(target, path))
        for path in move_spots(battle, model, False, here):
            found.append(go(path))
        found += expertise_moves(battle, model, False)
        found += mine_moves(battle, model)
        if prepare_fault(model) == 0 and not battle.fate.has(CALM):
            found.append(bare(PREPARE))
        found += mendings(battle, model)
        found += loadings(battle, model)
        if model.unit.traits & DETONATES:
            found.append(bare(DETONATE))
    found += interactions(battle, model)
    if model.points > 0:
        found += quick_moves(battle, model, quick_kinds(battle, model), here)
    found += free_moves(battle, model)
    found += action_boosts(battle, model)
    found.append(bare(END))
    return found


def quick_moves(battle: Battle, model: Model, kinds: int, here: Standing) -> list[BattleMove]:
    """Quick actions of these kinds (WB-R4)."""
    found: list[BattleMove] = []
    if kinds & (QUICK_ATTACK | QUICK_SHOT):
        for move in attacks(battle, model, True):
            if kinds & quick_bit(battle, model, move):
                found.append(move)
    if kinds & QUICK_MOVE:
        for path in move_spots(battle, model, True, here):
            found.append(go(path, True))
    if kinds & QUICK_EXPERTISE:
        found += expertise_moves(battle, model, True)
    if kinds & QUICK_PREPARE and prepare_fault(model) == 0 and not battle.fate.has(CALM):
        found.append(bare(PREPARE, True))
    return found


def reaction_moves(battle: Battle, model: Model, only_move: bool) -> list[BattleMove]:
    """What a reaction may be: one quick action of any kind (WB-R5)."""
    found: list[BattleMove] = []
    if not only_move:
        found += attacks(battle, model, True)
        found += expertise_moves(battle, model, True)
    for path in move_spots(battle, model, True):
        found.append(go(path, True))
    found.append(bare(PASS))
    return found


def attacks(battle: Battle, model: Model, quick: bool) -> list[BattleMove]:
    """Every attack on every target."""
    found: list[BattleMove] = []
    engaged = is_engaged(battle, model)
    targets = []
    for enemy in battle.enemies_of(model):
        if target_fault(battle, model, enemy.number) == 0:
            targets.append(enemy)
    for slot in range(len(model.weapons)):
        number = model.weapons[slot]
        if slot != slot_of(battle, model, number):
            continue  # of two alike the better one is used
        weapon = battle.cards.weapons[number]
        gun = weapon.kind in (W_PISTOL, W_RIFLE, W_HEAVY)
        for target in targets:
            if gun and not engaged:
                for long in (False, True):
                    if shot_fault(battle, model, target, slot, long, False) == 0:
                        c = LONG_BAND if long else 0
                        number_of = target.number
                        found.append(attack(SHOOT, battle.cards, number_of, number, c, quick))
                        if may_be_critical(battle, model, slot, weapon, long):
                            c |= WITH_CRITICAL
                            found.append(attack(SHOOT, battle.cards, number_of, number, c, quick))
            if (weapon.kind == W_MELEE or engaged) and in_reach(model, weapon, target):
                if fight_fault(battle, model, target, slot, weapon) == 0:
                    found.append(attack(FIGHT, battle.cards, target.number, number, 0, quick))
                    if may_be_critical(battle, model, slot, weapon, False):
                        c = WITH_CRITICAL
                        found.append(attack(FIGHT, battle.cards, target.number, number, c, quick))
    found += bare_hands(battle, model, targets, quick)
    if not engaged:
        found += throws(battle, model, targets, quick)
    return found


def bare_hands(battle: Battle, model: Model, targets: list[Model], quick: bool) -> list[BattleMove]:
    """The improvised weapon that everybody has (WB-F3)."""
    number = improvised(battle)
    found: list[BattleMove] = []
    if number == NONE:
        return found
    weapon = battle.cards.weapons[number]
    for target in targets:
        if in_reach(model, weapon, target):
            if fight_fault(battle, model, target, IMPROVISED, weapon) == 0:
                found.append(attack(FIGHT, battle.cards, target.number, number, 0, quick))
    return found


def throws(battle: Battle, model: Model, targets: list[Model], quick: bool) -> list[BattleMove]:
    """Thrown weapons of body, finds and pool, at every model in range (WB-F8)."""
    numbers = list(model.weapons)  # what is part of a body
    pool = model.found
    if model.group != NONE:
        pool = pool + battle.groups[model.group]
    for card in pool:
        if card >= WEAPON_FIND:
            numbers.append(card - WEAPON_FIND)
    found: list[BattleMove] = []
    for number in dict.fromkeys(numbers):
        weapon = battle.cards.weapons[number]
        if weapon.kind != W_THROWN:
            continue
        slot = slot_of(battle, model, number)
        for target in targets:
            move = throw_at(battle.cards, number, target.number, 0, 0, quick)
            if throw_fault(battle, model, slot, weapon, move) == 0:
                found.append(move)
    return found


def mendings(battle: Battle, model: Model) -> list[BattleMove]:
    """Robots that a perk lets a model mend."""
    found: list[BattleMove] = []
    if model.powers & MENDS_ROBOTS and not battle.fate.has(NO_EXPERTISE):
        for friend in battle.on_table(model.side):
            if mends(battle, model, friend.number):
                found.append(at_model(FREE_MODEL, friend.number))
    return found


def loadings(battle: Battle, model: Model) -> list[BattleMove]:
    """Reloading and priming (WB-F9)."""
    found: list[BattleMove] = []
    for number in dict.fromkeys(model.weapons):
        weapon = battle.cards.weapons[number]
        kind = RELOAD if weapon.slow else PRIME
        if weapon.slow or weapon.charges:
            move = with_weapon(kind, battle.cards, number)
            if load_fault(battle, model, move) == 0:
                found.append(move)
    return found
