"""Forces and helping hands for the scenarios of player against player (WC-X1 to WC-X5)."""

from __future__ import annotations

from overseer.engine import NATURE, OVER
from overseer.wasteland.battle.model import Model
from overseer.wasteland.battle.moving.push import push_model
from overseer.wasteland.battle.topics import T_ACTION, T_ARMOUR, T_ROLL
from overseer.wasteland.game import Wasteland
from tests.wasteland.scenarios.stage import FORCE, MUTANTS, Stage

SHOUT, CROSS = 0, 17  # faces of the white die: always a success, never one


def rivals(scenario: str, first: str = FORCE, second: str = MUTANTS, seed: int = 1) -> Stage:
    """A battle of two people after its set-up, with everybody far from everybody."""
    stage = Stage(scenario, seed=seed, forces=[first, second])
    stage.away()
    return stage


def carry_on(stage: Stage, white: int = SHOUT) -> None:
    """Tests show that face, armour fails, people do as little as possible, until somebody acts."""
    state = stage.state
    state.ears = stage.events
    while state.seat != OVER and state.topic != T_ACTION:
        if state.seat == NATURE:
            k = state.spread - 1 if state.topic == T_ARMOUR else 0
            state.apply(state.chance(white if state.topic == T_ROLL else k))
        else:
            state.apply(Wasteland().idle(state))


def shoved(stage: Stage, pusher: Model, target: Model, colour: int) -> None:
    """One model pushes another, as far as a ruler."""
    state = stage.state
    state.work.clear()
    push_model(state, pusher, target, colour, False)
    work = state.work[0]
    while work in state.work and not state.run(state.work[-1]):
        pass
