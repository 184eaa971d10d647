"""Wasteland's bots around the snare: from how far they act, and when they hunt (WC-X16)."""

from __future__ import annotations

from math import hypot

import pytest

from overseer.bots.wasteland.blows import Blows
from overseer.bots.wasteland.ground import Ground
from overseer.bots.wasteland.rescue import RECKLESS, hunts
from overseer.bots.wasteland.weights import patient
from overseer.engine import NATURE
from overseer.wasteland.battle.measure import near_marker, within_ruler
from overseer.wasteland.battle.model import ON_TABLE, Model
from overseer.wasteland.scenarios.beginnings.rules_traps import TRAP
from overseer.wasteland.scenarios.objects import with_word
from overseer.wasteland.state import WastelandState
from overseer.wasteland.words import LENGTHS, ORANGE
from tests.bots.wasteland.test_scenario_play import set_up

SURVIVORS = 0
MUTANTS = 1


def turn_of(side: int) -> WastelandState:
    """The first round, with a decision of one side."""
    state = set_up("beginnings", 1)
    while state.seat != side:
        state.apply(state.chance(0)) if state.seat == NATURE else state.play(state.moves()[0])
    return state


def ground(state: WastelandState, model: Model) -> Ground:
    """The table as `hard` sees it."""
    return Ground(state, Blows(state, patient()), model, patient())


def dog(state: WastelandState) -> Model:
    """Who sits in the snare."""
    return next(model for model in state.models if model.unit.id == "dogmeat")


@pytest.mark.rule("WC-X16")
def test_a_trap_is_emptied_from_as_far_away_as_it_may_be() -> None:
    state = turn_of(MUTANTS)
    hunter = state.on_table(MUTANTS)[0]
    seen = ground(state, hunter)
    trap = state.markers[seen.aim.markers[0]]
    assert trap in with_word(state, TRAP)
    hunter.x, hunter.y = trap.x + hunter.radius + LENGTHS[ORANGE] - 2, trap.y
    assert near_marker(hunter, trap, LENGTHS[ORANGE])
    assert seen.arrived(hunter.x, hunter.y)
    hunter.x += 4
    assert not near_marker(hunter, trap, LENGTHS[ORANGE])
    assert not seen.arrived(hunter.x, hunter.y)


@pytest.mark.rule("WC-X16")
def test_the_dog_is_freed_from_as_far_away_as_it_may_be() -> None:
    state = turn_of(SURVIVORS)
    captive = dog(state)
    seen = next(
        found
        for found in [ground(state, model) for model in state.on_table(SURVIVORS)]
        if found.aim.models == (captive.number,)
    )
    model = seen.model
    model.x, model.y = captive.x + captive.radius + model.radius + LENGTHS[ORANGE] - 2, captive.y
    assert hypot(model.x - captive.x, model.y - captive.y) > model.radius + captive.radius
    assert within_ruler(model, captive, ORANGE)
    assert seen.arrived(model.x, model.y)
    assert not seen.arrived(model.x + 4, model.y)


@pytest.mark.rule("WC-X16")
def test_with_the_dog_free_every_hunter_is_prey_and_fear_goes() -> None:
    state = turn_of(SURVIVORS)
    captive = dog(state)
    model = state.on_table(SURVIVORS)[0]
    before = ground(state, model)
    assert not hunts(state, SURVIVORS)
    captive.side, captive.seat = SURVIVORS, model.seat
    after = ground(state, model)
    assert hunts(state, SURVIVORS)
    assert not hunts(state, MUTANTS)
    orders = after.blows.orders
    assert orders is not None
    hunters = [m.number for m in state.models if m.side == MUTANTS and m.place == ON_TABLE]
    assert orders.prey == hunters
    assert after.fear <= RECKLESS * patient().fear
    assert after.pull > before.pull


@pytest.mark.rule("WC-X16")
def test_nobody_hunts_like_that_in_another_scenario() -> None:
    assert not hunts(set_up("journal", 1), SURVIVORS)
