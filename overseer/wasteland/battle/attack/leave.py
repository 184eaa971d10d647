"""Free attacks on a model that gives up contact with its enemies (WB-F2, WB-F14)."""

from __future__ import annotations

from overseer.engine.state import NATURE
from overseer.wasteland.battle.acting.response import card_of
from overseer.wasteland.battle.attack.arms import IMPROVISED, improvised
from overseer.wasteland.battle.attack.attempt import attempt, in_reach
from overseer.wasteland.battle.attack.faults import fight_fault
from overseer.wasteland.battle.attack.starts import begin_attack
from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.battle.measure import in_contact
from overseer.wasteland.battle.model import Model
from overseer.wasteland.battle.work import FREE, NO_TRIGGER, Work
from overseer.wasteland.card import Weapon
from overseer.wasteland.words import BLACK_DIE, CLOSE, NONE, W_MELEE, W_THROWN


def run_leave(battle: Battle, work: Work) -> bool:
    """The next enemy strikes; `next` counts those that have."""
    model = battle.models[work.model]
    while work.next < len(work.models) and model.alive:
        enemy = battle.models[work.models[work.next]]
        work.next += 1
        if not enemy.alive or not in_contact(enemy, model):
            continue
        slot = best_slot(battle, enemy, model)
        if slot == NONE:
            continue
        battle.tell("free-attack", {"model": enemy.number, "target": model.number})
        attack = begin_attack(battle, enemy, model.number, slot, FREE | NO_TRIGGER)
        attack.skill = improvised(battle) if slot == IMPROVISED else enemy.weapons[slot]
        return False
    battle.done(work)
    return False


def best_slot(battle: Battle, attacker: Model, target: Model) -> int:
    """The slot of the weapon with which a model fights best in close combat; NONE: none."""
    best = preferred_slot(battle, attacker, target)
    if best != NONE:
        return best
    most = 0
    for slot in range(len(attacker.weapons)):
        weapon = battle.cards.weapons[attacker.weapons[slot]]
        if weapon.kind == W_THROWN or not in_reach(attacker, weapon, target):
            continue
        if fight_fault(battle, attacker, target, slot, weapon) == 0:
            worth = _worth(battle, attacker, target, slot, weapon)
            if best == NONE or worth > most:
                best = slot
                most = worth
    number = improvised(battle)
    if number != NONE:
        weapon = battle.cards.weapons[number]
        if best == NONE or _worth(battle, attacker, target, IMPROVISED, weapon) > most:
            best = IMPROVISED
    return best


def preferred_slot(battle: Battle, attacker: Model, target: Model) -> int:
    """The close weapon that an AI card prefers, if it can be used (WC-A25); NONE for players."""
    card = card_of(battle, attacker) if attacker.seat == NATURE else None
    if card is None:
        return NONE
    for slot in range(len(attacker.weapons)):
        if attacker.weapons[slot] == card.preferred[CLOSE]:
            weapon = battle.cards.weapons[attacker.weapons[slot]]
            if fight_fault(battle, attacker, target, slot, weapon) == 0:
                return slot
    return NONE


def _worth(battle: Battle, attacker: Model, target: Model, slot: int, weapon: Weapon) -> int:
    """A rough worth of a close-combat attack: its chance times its damage, dice and all."""
    x, y = attacker.x, attacker.y
    found = attempt(battle, attacker, target, slot, weapon, True, False, False, False, x, y)
    chance = min(max(found.value, 0), 10) + 2
    damage = 12 * (found.damage + weapon.more_damage) - 6 * found.armour
    for die in range(4):
        damage += found.dice[die] * (7 if die == BLACK_DIE else 5)
    if weapon.kind == W_MELEE:
        damage += 1  # of two alike, the one that is made for it
    return chance * damage
