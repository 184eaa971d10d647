"""Reactions of the AI (WC-A25): an attack on who caused it, else a move to the safest place."""

from __future__ import annotations

from overseer.wasteland.ai.explain import Step
from overseer.wasteland.ai.measured import Measured
from overseer.wasteland.ai.mind import Mind
from overseer.wasteland.ai.moving import all_around, settle
from overseer.wasteland.ai.oracle import Deed, Oracle
from overseer.wasteland.ai.safest import Place, Watch
from overseer.wasteland.ai.weapons import Arm, arms_for, preferred, usable, value
from overseer.wasteland.battle.acting.actions import action_fault
from overseer.wasteland.battle.acting.reactions import react_moves, reaction_fault
from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.battle.model import Model
from overseer.wasteland.battle.moves import PASS, REACT, BattleMove, at_model, bare, go
from overseer.wasteland.battle.work import Work
from overseer.wasteland.words import CLOSE, RANGED, REACTS_ONLY


def declare(battle: Battle, work: Work, steps: list[Step]) -> list[BattleMove]:
    """Who reacts to what somebody did: in the order of their numbers, who can make use of it."""
    able = [battle.models[m.a] for m in react_moves(battle, work) if m.kind == REACT]
    actor = battle.models[work.model]
    best: Model | None = None
    for model in able:
        if best is not None and model.token >= best.token:
            continue
        hurt = (work.damage >> model.number) & 1 == 1
        if model.number == actor.number or not wants(battle, model, actor, hurt):
            continue
        best = model
    if best is not None:
        steps.append(Step("reacts", {"model": best.number, "target": actor.number}))
        return [at_model(REACT, best.number)]
    passing = bare(PASS)
    return [passing] if passing in react_moves(battle, work) else react_moves(battle, work)[:1]


def wants(battle: Battle, model: Model, actor: Model, hurt: bool) -> bool:
    """Whether a reaction is of use: an attack on its cause; for one who is hurt, a way out."""
    mind = Mind(battle, model, True)
    if not hurt:
        return len(strike(Measured(mind), actor)) > 0
    return len(retreat(mind)) > 0


def reaction(battle: Battle, work: Work, steps: list[Step]) -> list[BattleMove]:
    """What a reaction is: an attack on its cause, else a move to the safest place."""
    model = battle.models[work.model]
    mind = Mind(battle, model, True)
    actor = battle.models[work.target]
    moves = [m for m in strike(Measured(mind), actor) if reaction_fault(battle, work, m) == 0]
    if moves:
        mind.note("reaction-attack", {"target": actor.number})
    elif not model.unit.traits & REACTS_ONLY:
        moves = [m for m in retreat(mind) if reaction_fault(battle, work, m) == 0]
        if moves:
            mind.note("reaction-move", {})
    steps += mind.steps
    return moves if moves else [bare(PASS)]


def strike(oracle: Oracle[Deed], actor: Model) -> list[Deed]:
    """The best attack on the cause: with the preferred weapon, else with the best value."""
    if actor not in oracle.mind.enemies:
        return []
    for method, arm in by_worth(oracle, actor):
        deeds = oracle.strikes(actor, method, arm)
        if deeds:
            return deeds
    return []


def by_worth(oracle: Oracle[Deed], actor: Model) -> list[tuple[int, Arm]]:
    """The weapons that it could use, the best first; close combat before shots that are equal."""
    mind = oracle.mind
    arms: list[tuple[int, Arm]] = []
    keys: list[tuple[int, int]] = []
    for method in (CLOSE, RANGED):
        if method == RANGED and oracle.touched():
            break
        for arm in arms_for(mind.battle, mind.model, method):
            if usable(mind.battle, mind.model, arm, method):
                worth = value(mind, arm, mind.x, mind.y, actor, method == CLOSE, False)
                if arm.weapon.number == preferred(mind, method):
                    worth += 100
                keys.append((-worth, len(arms)))
                arms.append((method, arm))
    keys.sort()
    return [arms[place] for _, place in keys]


def retreat(mind: Mind) -> list[BattleMove]:
    """A quick move to the safest place; none when it is nowhere safer than here."""
    places = all_around(mind, mind.fighters())
    if not places:
        return []
    best = settle(mind, places, (mind.x, mind.y))
    here = Place((mind.x, mind.y), 0)
    Watch(mind).look(here)
    if (here.threats, -here.cover) <= (best.threats, -best.cover):
        mind.steps.clear()
        return []
    move = go(best.path, True)
    return [move] if action_fault(mind.battle, mind.model, move, True) == 0 else []
