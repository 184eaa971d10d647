"""Lets the AI of Wasteland play both sides and counts what people would call broken.

python -m tools.ai_battles            one battle of every scenario after the other, 250 in all
python -m tools.ai_battles 40 sweep   40 of one

Lost: an action of an activation that is given up although an entry of its list is possible (a
model of the AI ends with actions left while a legal attack that its attitude allows, or a move
towards an enemy or a subject of its aim exists).
Creeping: a move of 10 mm at most although a longer legal one leads nearer to the same aim.
"""

from __future__ import annotations

import sys
from random import Random
from time import process_time

from overseer.engine import NATURE, OVER
from overseer.wasteland.ai.mind import Mind
from overseer.wasteland.ai.ranged import KEEP_OFF, near
from overseer.wasteland.ai.subjects import touches
from overseer.wasteland.ai.travel import touches_any
from overseer.wasteland.ai.usage import worth_using
from overseer.wasteland.ai.weapons import chosen_arm, may_shoot
from overseer.wasteland.battle.acting.actions import action_fault
from overseer.wasteland.battle.model import Model
from overseer.wasteland.battle.moves import CHARGE, END, FIGHT, MOVE, SHOOT, THROW, BattleMove, go
from overseer.wasteland.battle.moving.movement import move_fault, obstacles
from overseer.wasteland.battle.rules import AIM_GO, AIM_PROTECT, AIM_USE
from overseer.wasteland.battle.sample import action_moves
from overseer.wasteland.battle.topics import T_ACTION
from overseer.wasteland.game import Wasteland
from overseer.wasteland.geometry.field import NO_LIMIT, NODES
from overseer.wasteland.geometry.plane import gap_within, length64, touching
from overseer.wasteland.geometry.routes import reach
from overseer.wasteland.geometry.search import Search
from overseer.wasteland.scenarios.scenario_file import STANDARD
from overseer.wasteland.state import WastelandState
from overseer.wasteland.words import CLOSE, RANGED

BATTLES = 250
CREEP = 10  # mm
GAIN = 640  # 1/64 mm that a longer move has to be nearer to count


class Count:
    """What was seen."""

    def __init__(self) -> None:
        self.battles = self.actions = self.lost = self.creeping = 0
        self.moves = self.short = 0


def paths(state: WastelandState, model: Model) -> list[tuple[int, ...]]:
    """Legal moves all round a model that engage nobody."""
    circles, through = obstacles(state, model)
    travel = Mind(state, model, False).walk()
    enemies = state.enemies_of(model)
    found: list[tuple[int, ...]] = []
    for limit, shuns in ((travel.smooth, travel.shuns), (travel.rough, False)):
        if limit <= 0:
            continue
        around = reach(
            state.layout, model.radius, model.x, model.y, circles, limit, shuns, through, model.on
        )
        for x, y in around.outline(2):
            way = around.path(x, y)
            if way is None:
                continue
            flat = tuple([n for point in way[1:] for n in point])
            if any(touching(x, y, model.radius, e.x, e.y, e.radius) for e in enemies):
                continue
            if move_fault(state, model, flat, False) == 0:
                found.append(flat)
    return found


def long_way(state: WastelandState, model: Model, x: int, y: int, goal: tuple[int, int]) -> int:
    """How far it is from a place to a goal, through friends and over difficult ground.

    Round that ground for one who cannot cross it, if there is a way.
    """
    circles = [c for c in obstacles(state, model)[0] if (c[0], c[1]) != goal]
    barred = Mind(state, model, False).walk().barred()
    for shuns in (True, False) if barred else (False,):
        search = Search(state.layout, model.radius, x, y, circles, NO_LIMIT, shuns, model.on)
        search.aim(*goal)
        key = search.last(*goal, NO_LIMIT)
        if key >= 0:
            return key // NODES
    return NO_LIMIT


def goals(state: WastelandState, model: Model) -> list[tuple[int, int]]:
    """What a move may be about: whom it aims at, else the subjects of its aim."""
    found: list[tuple[int, int]] = []
    for step in state.think().steps:
        number = step.args.get("target")
        if isinstance(number, int):
            found = [(state.models[number].x, state.models[number].y)]
    words = [step.word for step in state.think().steps]
    if "fall-back" in words:
        return [(model.home_x, model.home_y)]
    if not found or "move" in words:
        mind = Mind(state, model, False)
        subjects = worth_using(mind) if "aim-approach" in words else mind.subjects
        found = [(s.x, s.y) for s in subjects]
    return found


def creeps(state: WastelandState, model: Model, move: BattleMove) -> bool:
    """Whether a short move is shorter than it had to be."""
    words = [step.word for step in state.think().steps]
    if "ranged-break-off" in words or (len(words) > 1 and words[-1] == "safest"):
        return False  # the safest place, wherever that is
    x, y = move.path[-2], move.path[-1]
    mind = Mind(state, model, False)
    if touches_any(model, x, y, state.enemies_of(model)):
        return False  # it came to engage somebody
    if any(touches(state, model, x, y, subject) for subject in mind.subjects):
        return False
    if "ranged-position" in words and kept_off(state, model, x, y):
        return False
    aims = goals(state, model)
    here = min([long_way(state, model, x, y, goal) for goal in aims], default=NO_LIMIT)
    if here <= 64 * (model.radius + 40):
        return False  # it is there
    for path in paths(state, model):
        points = [(model.x, model.y), *zip(path[::2], path[1::2], strict=True)]
        if length64(points) <= 64 * CREEP or not serves(state, mind, words, path):
            continue
        for goal in aims:
            if long_way(state, model, path[-2], path[-1], goal) + GAIN < here:
                return True
    return False


def kept_off(state: WastelandState, model: Model, x: int, y: int) -> bool:
    """Whether a place is just yellow off an enemy: who wants to shoot stops there (WC-A9)."""
    most = KEEP_OFF + 4
    for e in state.enemies_of(model):
        if gap_within(x, y, model.radius, e.x, e.y, e.radius, most):
            return True
    return False


def serves(state: WastelandState, mind: Mind, words: list[str], path: tuple[int, ...]) -> bool:
    """Whether a place would do as well: who wants to shoot from there keeps off and has a shot."""
    if "ranged-position" not in words:
        return True
    arm = chosen_arm(mind, RANGED)
    target = [step.args["target"] for step in state.think().steps if "target" in step.args][-1]
    if arm is None or not isinstance(target, int) or near(mind, path[-2], path[-1]):
        return False
    return may_shoot(mind, arm, path[-2], path[-1], state.models[target])


def loses(state: WastelandState, model: Model) -> bool:
    """Whether an action is given up although its list holds something that is possible."""
    mind = Mind(state, model, False)
    close = mind.method == CLOSE or mind.engaged  # who cannot get away fights (WC-A15)
    for move in action_moves(state, model):
        if move.kind not in ((FIGHT, CHARGE) if close else (SHOOT, THROW)):
            continue
        if not close and (move.a < 0 or mind.shielded(state.models[move.a])):
            continue  # a careful one does not shoot at somebody who is engaged (WC-A6)
        if action_fault(state, model, move, False) == 0:
            return True
    if mind.engaged:
        return False
    wanted = [(e.x, e.y) for e in state.enemies_of(model)]
    if mind.aim.kind in (AIM_GO, AIM_USE, AIM_PROTECT):
        wanted += [(s.x, s.y) for s in worth_using(mind)]
    here = [long_way(state, model, model.x, model.y, goal) for goal in wanted]
    for path in paths(state, model):
        if action_fault(state, model, go(path, False), False) != 0:
            continue
        for goal, far in zip(wanted, here, strict=True):
            if far < NO_LIMIT and long_way(state, model, path[-2], path[-1], goal) + GAIN < far:
                return True
    return False


def told(state: WastelandState, model: Model, move: BattleMove) -> str:
    """Who does what, when and why."""
    words = " ".join([step.word for step in state.think().steps])
    return f"{model.unit.id} m{model.number} round {state.round} {move}: {words}"


def watch(state: WastelandState, move: BattleMove, count: Count) -> str:
    """Look at what the AI is about to do; what is wrong with it, empty when nothing is."""
    model = state.models[state.work[-1].model]
    count.actions += 1
    if move.kind == END and state.actions > 0:
        if loses(state, model):
            count.lost += 1
            return f"lost: {told(state, model, move)}"
    elif move.kind == MOVE:
        count.moves += 1
        points = [(model.x, model.y), *zip(move.path[::2], move.path[1::2], strict=True)]
        if length64(points) <= 64 * CREEP:
            count.short += 1
            if creeps(state, model, move):
                count.creeping += 1
                return f"creeps: {told(state, model, move)}"
    return ""


def battle(id: str, seed: int, count: Count) -> None:
    """One battle, the AI on both sides."""
    state = Wasteland().new(1, {"scenario": id, "ai": "both"})
    assert isinstance(state, WastelandState)
    rng = Random(f"{id} {seed}")
    while state.seat != OVER:
        assert state.seat == NATURE
        move = state.chance(rng.randrange(state.spread))
        if state.topic == T_ACTION:
            assert isinstance(move, BattleMove)
            found = watch(state, move, count)
            if found:
                print(f"  {id} {seed}: {found}", flush=True)
        state.apply(move)
    count.battles += 1


def main(battles: int, ids: tuple[str, ...]) -> int:
    """A line of progress for every ten battles, and the counts."""
    count = Count()
    for number in range(battles):
        battle(ids[number % len(ids)], number, count)
        if number % 10 == 9 or number == battles - 1:
            line = f"{count.battles} battles, {count.actions} actions, {count.moves} moves"
            line += f" ({count.short} short): {count.lost} lost, {count.creeping} creeping"
            print(f"{line}, {process_time():.0f} s", flush=True)
    return count.lost + count.creeping


if __name__ == "__main__":
    wanted = int(sys.argv[1]) if len(sys.argv) > 1 else BATTLES
    sys.exit(1 if main(wanted, tuple(sys.argv[2:]) or STANDARD) else 0)
