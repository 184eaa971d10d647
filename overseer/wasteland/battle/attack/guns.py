"""Shots that come from nobody on the table: hired guns, mysterious strangers (WC-E7)."""

from __future__ import annotations

from overseer.engine.state import NATURE
from overseer.wasteland.battle.attack.hit import push_hit
from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.battle.dice import Thrown
from overseer.wasteland.battle.fortune.perks import stranger_shot, stranger_targets
from overseer.wasteland.battle.model import ON_TABLE, Model
from overseer.wasteland.battle.topics import T_AIM, T_ROLL
from overseer.wasteland.battle.work import W_GUN, W_HARM, Work
from overseer.wasteland.words import DAMAGES, NONE, PHYSICAL, RADIATION


def push_gun(
    battle: Battle, model: int, seat: int, targets: tuple[int, ...], value: int, damage: int
) -> None:
    """A seat chooses one of `targets`: an attack without dice, range or cover on it.

    `model` is the one for whom the stranger shoots (NONE: a hired gun).
    """
    if targets:
        work = battle.push(W_GUN, model)
        work.side = seat
        work.models = targets
        work.value = value
        work.damage = damage


def call_stranger(battle: Battle, model: Model) -> None:
    """An explosion on the V.A.T.S. die: a stranger may shoot for a model."""
    skill, damage = stranger_shot(model)
    if damage:
        targets = stranger_targets(battle, model)
        push_gun(battle, model.number, model.seat, targets, skill, damage)


def run_gun(battle: Battle, work: Work) -> bool:
    """The target is chosen, the dice fall."""
    if work.stage == 0:
        work.stage = 1
        return battle.ask(work.side if work.side != NONE else NATURE, T_AIM)
    if work.stage == 1:
        work.target = work.answer
        work.stage = 2
        battle.tell("gun-aimed", {"target": work.target, "value": work.value})
        return battle.ask_nature(T_ROLL)
    battle.done(work)
    target = battle.models[work.target]
    thrown = Thrown(work.faces, work.dice, battle.tables.settings.green_blanks)
    if thrown.margin(work.value) < 0:
        battle.tell("gun-missed", {"target": work.target})
    elif target.place == ON_TABLE:
        push_hit(battle, target, NONE, work.damage, PHYSICAL, 0, 0)
    return False


def run_harm(battle: Battle, work: Work) -> bool:
    """WC-S8: harm that waited is put on models by their owner; it never removes one.

    `path` holds what is left: kind, amount, kind, amount …
    """
    if work.stage == 1:
        model = battle.models[work.answer]
        kind = work.path[0]
        if kind == RADIATION:
            model.rads += 1
        else:
            model.wounds += 1
        battle.tell("harmed", {"model": model.number, "kind": DAMAGES[kind]})
        rest = work.path[1] - 1
        work.path = work.path[2:] if rest == 0 else (kind, rest, *work.path[2:])
        work.stage = 0
    work.models = able_to_bear(battle, work.side)
    if not work.path or not work.models:
        battle.done(work)
        return False
    work.stage = 1
    if len(work.models) == 1:
        work.answer = work.models[0]
        return False
    return battle.ask(work.side, T_AIM)


def able_to_bear(battle: Battle, seat: int) -> tuple[int, ...]:
    """The models of a seat that one damage would not remove."""
    found = []
    for model in battle.models:
        if model.seat == seat and model.place == ON_TABLE and model.left > 1:
            found.append(model.number)
    return tuple(found)


def push_harm(battle: Battle, seat: int, harm: tuple[int, ...]) -> None:
    """A seat has harm to spread: kind, amount, kind, amount …"""
    if harm:
        work = battle.push(W_HARM)
        work.side = seat
        work.path = harm
