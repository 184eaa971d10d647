"""A beast that belongs to nobody: what the deathclaw does at each round's end (WC-X20)."""

from __future__ import annotations

from overseer.wasteland.ai.travel import Travel
from overseer.wasteland.battle.acting.actions import do_action
from overseer.wasteland.battle.attack.faults import fight_fault
from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.battle.measure import engaged_with, sees
from overseer.wasteland.battle.model import Model
from overseer.wasteland.battle.moves import FIGHT, BattleMove, attack, charge, go
from overseer.wasteland.battle.moving.movement import move_fault
from overseer.wasteland.battle.moving.spots import charge_spots
from overseer.wasteland.geometry.plane import floor64, length64
from overseer.wasteland.words import NONE


def in_reach(battle: Battle, claw: Model) -> list[Model]:
    """Those it is engaged with."""
    return engaged_with(battle, claw)


def act(battle: Battle, claw: Model, move: BattleMove) -> None:
    """One of its actions, with the reactions that it may cause."""
    battle.actions = 1
    do_action(battle, claw, move, False)


def strike(battle: Battle, claw: Model, target: Model) -> None:
    """It attacks one it is engaged with: what has to be primed as soon as it is."""
    best = -1
    for slot in range(len(claw.weapons)):
        weapon = battle.cards.weapons[claw.weapons[slot]]
        if fight_fault(battle, claw, target, slot, weapon) == 0:
            if best < 0 or weapon.primed:
                best = slot
    if best >= 0:
        act(battle, claw, attack(FIGHT, battle.cards, target.number, claw.weapons[best], 0, False))


def stalk(battle: Battle, claw: Model) -> None:
    """It charges the nearest, else goes for the nearest that it sees, else for the nearest."""
    order = by_path(battle, claw)
    if not order:
        return
    nearest = order[0]
    for target, path in charge_spots(battle, claw):
        if target == nearest.number:
            act(battle, claw, charge(target, path))
            return
    seen = [model for model in order if sees(battle, claw, model)]
    for model in seen[:1] + order[:1]:
        path = path_towards(battle, claw, model)
        if path:
            act(battle, claw, go(path))
            return


def by_path(battle: Battle, claw: Model) -> list[Model]:
    """All models, the nearest by path first."""
    keyed: list[tuple[int, int]] = []
    for model in battle.enemies_of(claw):
        way = Travel(battle, claw, claw.x, claw.y, claw.on, NONE, False, False).way_to_contact(
            model
        )
        straight = floor64(claw.x, claw.y, model.x, model.y)
        keyed.append((straight if way is None else length64(way.points), model.number))
    keyed.sort()
    return [battle.models[number] for _, number in keyed]


def path_towards(battle: Battle, claw: Model, model: Model) -> tuple[int, ...]:
    """As far as one legal move leads on the way to a model, or as near as one does."""
    travel = Travel(battle, claw, claw.x, claw.y, claw.on, NONE, False, False)
    way = travel.way_to_contact(model)
    if way is None:
        way = travel.way_near(model.x, model.y, [])
    if way is None:
        return ()
    for far in range(way.farthest(), 0, -1):  # rounding may have made it a hair too long
        path = way.stop(far)
        if move_fault(battle, claw, path, False) == 0:
            return path
    return ()
