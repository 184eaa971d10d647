"""Plans of whole activations: a first action is carried out, then what can follow it is judged."""

from __future__ import annotations

from typing import Final

from overseer.bots.policy import NEVER
from overseer.bots.wasteland_activation import Activation
from overseer.bots.wasteland_weights import Weights
from overseer.wasteland.battle.moves import HOLD, MOVE, PRIME, RELOAD, BattleMove
from overseer.wasteland.battle.sample import action_moves
from overseer.wasteland.battle.topics import T_ACTION
from overseer.wasteland.battle.turn import MAIN_ACTIONS
from overseer.wasteland.state import WastelandState

WIDTH: Final = 8  # first actions that are carried out


def plan_action(state: WastelandState, moves: list[BattleMove], weights: Weights) -> list[float]:
    """What each move is worth; after the most promising moves, what really can follow."""
    number = state.work[-1].model
    values = Activation(state, state.models[number], weights, moves, False).judge()
    if state.actions < 2:
        return values
    order = sorted([(-values[at], at) for at in range(len(moves))])
    for _, at in order[:WIDTH]:
        move = moves[at]
        if move.quick or (move.kind != MOVE and move.kind != RELOAD and move.kind != PRIME):
            continue
        trial = state.copy()
        trial.ears = None
        trial.apply(move)
        # Where an enemy reacts or something has to be rolled first, the looks are all there is.
        if trial.topic == T_ACTION and trial.work[-1].model == number:
            values[at] = best_plan(trial, number, weights)
    return values


def best_plan(state: WastelandState, number: int, weights: Weights) -> float:
    """The best that a model can do with the actions it has."""
    model = state.models[number]
    moves = action_moves(state, model)
    return max(Activation(state, model, weights, moves, False).judge(), default=NEVER)


def plan_turn(state: WastelandState, moves: list[BattleMove], weights: Weights) -> list[float]:
    """Whom to ready or activate: the model that gains most by acting before the enemy does."""
    values: list[float] = []
    for move in moves:
        if move.kind == HOLD:
            values.append(weights.hold)
            continue
        trial = state.copy()
        trial.ears = None
        trial.active = move.a
        trial.actions = MAIN_ACTIONS
        model = trial.models[move.a]
        activation = Activation(trial, model, weights, action_moves(trial, model), False)
        gain = max(activation.judge(), default=NEVER) - activation.here
        danger = activation.ground.danger(model.x, model.y)
        values.append(gain + weights.fright * danger)
    return values
