"""Wasteland's bots in scenarios: who goes, who clears the way, what time is worth."""

from __future__ import annotations

from random import Random

import pytest

import overseer
from overseer import bots
from overseer.bots.wasteland.blows import Blows
from overseer.bots.wasteland.ground import Ground
from overseer.bots.wasteland.orders import Orders
from overseer.bots.wasteland.setup import judge_edge
from overseer.bots.wasteland.weights import Weights, patient
from overseer.engine import NATURE
from overseer.wasteland.battle.battle import NORTH, SOUTH
from overseer.wasteland.battle.model import LETTER, PLACE, SEARCHABLE, Model
from overseer.wasteland.battle.moves import CHARGE, MOVE, SHOOT, BattleMove
from overseer.wasteland.battle.rules import (
    AIM_DEFEAT,
    AIM_GO,
    AIM_NONE,
    AIM_PROTECT,
    AIM_USE,
    Aim,
)
from overseer.wasteland.geometry.layout import SIDE
from overseer.wasteland.state import WastelandState
from tests.wasteland.table import OpenRules, Table

GAME = overseer.game("wasteland")


class Aims(OpenRules):
    """Aims by side."""

    def __init__(self, *aims: Aim) -> None:
        super().__init__()
        self.aims = aims

    def aim(self, battle: object, model: Model) -> Aim:
        return self.aims[model.side] if model.side < len(self.aims) else Aim(AIM_NONE)


def choice(table: Table, model: Model, name: str = "hard") -> BattleMove:
    """What a bot does with a model that has been activated."""
    table.activate(model)
    found = bots.make(name, "wasteland", 1).choose(table.state.view(table.state.seat))
    assert isinstance(found, BattleMove)
    return found


def orders(table: Table, model: Model) -> Orders:
    """What a model's side has shared out."""
    table.activate(model)
    found = Blows(table.state, Weights()).orders
    assert found is not None
    return found


def set_up(scenario: str, seed: int, *forces: str) -> WastelandState:
    """A battle of two `hard` bots until everybody is deployed."""
    options: dict[str, object] = {"scenario": scenario, "ai": "none"}
    if forces:
        options["forces"] = list(forces)
    state = GAME.new(2, options)
    assert isinstance(state, WastelandState)
    rng = Random(seed)
    eye = bots.make("hard", "wasteland", 1)
    while state.round == 0:
        if state.seat == NATURE:
            state.apply(state.chance(rng.randrange(state.spread)))
        else:
            state.play(eye.choose(state.view(state.seat)))
    return state


# Who goes


def test_one_goes_and_the_others_clear_the_way() -> None:
    table = Table(rules=Aims(Aim(AIM_USE, markers=(0,))))
    near = table.model("settler", 0, 300, 200, "hunting-rifle")
    far = table.model("settler", 0, 200, 200, "hunting-rifle")
    table.marker(PLACE, 600, 200)
    table.model("super-mutant", 1, 250, 480, "board")
    assert orders(table, near).behind == [far.number]
    assert choice(table, far).kind == SHOOT


def test_everybody_goes_to_a_marker_of_his_own() -> None:
    table = Table(rules=Aims(Aim(AIM_GO, markers=(0, 1, 2))))
    first = table.model("settler", 0, 300, 200)
    second = table.model("settler", 0, 200, 200)
    for x in (400, 500, 700):
        table.marker(PLACE, x, 200)
    aims = orders(table, first).aims
    assert aims[first.number].markers == (0,)
    assert aims[second.number].markers == (1,)


def test_who_is_held_fast_sends_another() -> None:
    table = Table(rules=Aims(Aim(AIM_USE, markers=(0,))))
    held = table.model("settler", 0, 300, 200)
    free = table.model("settler", 0, 200, 200)
    table.marker(PLACE, 450, 200)
    table.model("super-mutant", 1, 300, 236, "board")
    found = orders(table, held)
    assert found.behind == [held.number]
    assert found.aims[free.number].markers == (0,)


@pytest.mark.rule("WC-X19")
def test_nobody_looks_elsewhere_for_what_lies_open() -> None:
    table = Table(rules=Aims(Aim(AIM_USE, markers=(0, 1))))
    model = table.model("settler", 0, 200, 200)
    table.marker(SEARCHABLE, 300, 200)
    table.marker(SEARCHABLE, 700, 200, content=LETTER, open=True)
    assert orders(table, model).aims[model.number].markers == (1,)


@pytest.mark.rule("WC-X5")
def test_who_alone_can_wear_the_armour_lets_the_others_look_for_it() -> None:
    state = set_up("suit-up", 4, "hammer", "minutemen")
    tech = next(model for model in state.models if model.unit.id == "enslaved-tech")
    while state.seat != 0:
        state.apply(state.chance(0)) if state.seat == NATURE else state.play(state.moves()[0])
    found = Orders(state, 0, Weights())
    assert found.bearers == [tech.number]
    away = [n for aim in found.aims.values() for n in aim.markers if state.markers[n].y > SIDE // 2]
    assert away
    near = found.aims[tech.number]
    assert tech.number in found.behind or not set(near.markers) & set(away)


# Whom to strike


def test_an_enemy_at_the_goal_is_shot_first() -> None:
    table = Table(rules=Aims(Aim(AIM_USE, markers=(0,))))
    table.model("settler", 0, 500, 500)
    model = table.model("settler", 0, 450, 200, "hunting-rifle")
    table.model("super-mutant", 1, 250, 450, "board")
    guard = table.model("super-mutant", 1, 650, 450, "board")
    table.marker(PLACE, 650, 520)
    move = choice(table, model)
    assert move.kind == SHOOT
    assert move.a == guard.number


def test_whom_the_scenario_singles_out_is_shot_first() -> None:
    table = Table(rules=Aims(Aim(AIM_DEFEAT, models=(2,))))
    model = table.model("settler", 0, 450, 200, "hunting-rifle")
    table.model("super-mutant", 1, 250, 450, "board")
    table.model("super-mutant", 1, 650, 450, "board")
    move = choice(table, model)
    assert move.kind == SHOOT
    assert move.a == 2


def test_who_keeps_a_marker_is_charged() -> None:
    """Nobody can use what an enemy stands on: to walk up to it is of no use."""
    table = Table(rules=Aims(Aim(AIM_USE, markers=(0,))))
    model = table.model("super-mutant", 0, 300, 200, "board")
    guard = table.model("settler", 1, 420, 200)
    table.marker(PLACE, 420, 200)
    ground = Ground(table.state, Blows(table.state), model, Weights())
    assert ground.wanted(400, 200) == ground.wanted(340, 200)
    move = choice(table, model)
    assert move.kind == CHARGE
    assert move.a == guard.number


# Where to stand


def test_guards_do_not_hem_in_whom_they_protect() -> None:
    table = Table(rules=Aims(Aim(AIM_PROTECT, models=(0,))))
    table.model("settler", 0, 300, 300)
    guard = table.model("settler", 0, 500, 300)
    ground = Ground(table.state, Blows(table.state), guard, Weights())
    assert ground.wanted(335, 300) < ground.wanted(400, 300)
    assert ground.wanted(400, 300) > ground.wanted(500, 300)


class ExitAims(Aims):
    """Side 0 may leave by the south edge."""

    def may_leave(self, battle: object, model: Model, edge: int) -> bool:
        return model.side == 0 and edge == SOUTH


@pytest.mark.rule("WB-G7")
def test_who_wants_to_leave_does_not_stop_at_the_edge() -> None:
    """It stood there and shot until the time was up."""
    table = Table(rules=ExitAims(Aim(AIM_GO, edge=SOUTH)))
    model = table.model("settler", 0, 300, 60, "hunting-rifle")
    enemy = table.model("super-mutant", 1, 300, 300, "board")
    enemy.wounds = enemy.health - 1
    move = choice(table, model)
    assert move.kind == MOVE
    assert move.y < model.radius


class SleepingAims(Aims):
    """Side 1 sleeps: the scenario acts for it."""

    def drives(self, battle: object, model: Model) -> bool:
        return model.side == 1


@pytest.mark.rule("WC-X7")
def test_sleepers_are_not_woken_by_walking_up_to_them() -> None:
    table = Table(rules=SleepingAims(Aim(AIM_PROTECT, models=(0,))))
    table.model("settler", 0, 300, 300)
    model = table.model("settler", 0, 420, 300)
    table.model("super-mutant", 1, 420, 560, "board")
    table.activate(model)
    ground = Ground(table.state, Blows(table.state, Weights()), model, Weights())
    assert ground.noticed(420, 500)
    assert not ground.noticed(420, 300)
    assert ground.stand(420, 500) < ground.stand(420, 300) - 0.5 * ground.weights.alarm


class LosingAims(Aims):
    """When time is up, side 1 has won."""

    def over(self, battle: object, timed: bool) -> bool:
        if timed:
            battle.victor = 1  # type: ignore[attr-defined]
        return timed


def test_who_loses_when_time_is_up_fears_less_and_hurries() -> None:
    grounds = []
    for rules in (Aims, LosingAims):
        table = Table(rules=rules(Aim(AIM_USE, markers=(0,))))
        model = table.model("settler", 0, 200, 200, "hunting-rifle")
        table.marker(PLACE, 500, 200)
        table.model("super-mutant", 1, 200, 500, "board")
        table.activate(model)
        grounds.append(Ground(table.state, Blows(table.state, patient()), model, patient()))
    calm, pressed = grounds
    assert pressed.fear < calm.fear
    assert pressed.haste > calm.haste


def test_who_is_behind_comes_to_grips_when_time_is_on_the_other_side() -> None:
    """It stayed where it was, and the enemy held what he had."""
    table = Table(rules=LosingAims(Aim(AIM_USE, markers=(0,))))
    table.model("super-mutant", 0, 400, 500, "board")
    last = table.model("super-mutant", 0, 400, 850, "board")
    table.marker(PLACE, 400, 100)
    table.model("settler", 1, 400, 100, "hunting-rifle")
    table.activate(last)
    ground = Ground(table.state, Blows(table.state, patient()), last, patient())
    assert ground.behind
    assert ground.wanted(400, 700) > ground.wanted(400, 850)
    move = choice(table, last)
    assert move.kind == MOVE
    assert move.y < 780


# Before the first round


@pytest.mark.rule("WC-X17")
def test_markers_hardly_favour_an_edge_while_nobody_has_one() -> None:
    """They used to lie all at the south edge, which the survivors then chose."""
    state = set_up("fort-davis", 3)
    lean = sum(marker.y - SIDE // 2 for marker in state.markers)
    assert abs(lean) <= len(state.markers) * 50


def test_the_edge_nearest_to_the_markers_is_chosen() -> None:
    table = Table()
    for y in (600, 700):
        table.marker(PLACE, 400, y)
    assert judge_edge(table.state, NORTH) > judge_edge(table.state, SOUTH)


@pytest.mark.rule("WC-X10")
def test_who_has_far_to_go_is_deployed_in_front() -> None:
    state = set_up("hold-the-fort", 3, "behemoth", "commonwealth")
    able = [m for m in state.on_table(0) if state.rules.aim(state, m).kind == AIM_USE]
    front = SIDE - 254  # blue from their edge
    assert sum(model.y - front <= 80 for model in able) >= len(able) // 2
