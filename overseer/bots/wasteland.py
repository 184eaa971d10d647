"""How the bots play Wasteland: the move that looks best by exact odds, and search above that."""

from __future__ import annotations

from typing import Final

from overseer.bots.policy import Policy, best_move
from overseer.bots.wasteland_activation import Activation
from overseer.bots.wasteland_answers import (
    judge_places,
    judge_reactions,
    judge_slide,
    judge_small,
    judge_turn,
)
from overseer.bots.wasteland_plan import plan_action, plan_turn
from overseer.bots.wasteland_value import SPREAD, value_of
from overseer.bots.wasteland_weights import Weights, careful
from overseer.engine.dice import Dice
from overseer.engine.state import NATURE, OVER, Move, State
from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.battle.moves import BattleMove
from overseer.wasteland.battle.topics import (
    T_ACTION,
    T_MARCH,
    T_PLACE,
    T_REACT,
    T_REACTION,
    T_READY,
    T_SLIDE,
    T_TURN,
)
from overseer.wasteland.battle.work import W_ACTIVATION
from overseer.wasteland.state import WastelandState
from overseer.wasteland.words import NONE

SCALE: Final = 1 / SPREAD  # one cap, as part of a victory
MARGIN: Final = 10.0
WAVERING: Final = 60.0
PLAYOUTS: Final = 8  # a decision of `hard`


class WastelandPolicy(Policy):
    """Wasteland's judgement for bots and search.

    A `deep` one plans whole activations and is careful; its playouts, which end with the
    activation, are played by a shallow one of the same weights.
    """

    def __init__(self, noise: float, deep: bool = False) -> None:
        super().__init__(SCALE, MARGIN, WAVERING)
        self.budget = PLAYOUTS
        self.noise: float = noise
        self.weights: Weights = careful() if deep else Weights()
        self.shallow: WastelandPolicy | None = None
        if deep:
            shallow = WastelandPolicy(noise)
            shallow.weights = self.weights
            self.shallow = shallow

    def judge(self, state: State, moves: list[Move]) -> list[float]:
        assert isinstance(state, WastelandState)
        found: list[BattleMove] = []
        for move in moves:
            assert isinstance(move, BattleMove)
            found.append(move)
        topic = state.topic
        weights = self.weights
        if topic == T_ACTION or topic == T_REACTION:
            if topic == T_ACTION and self.shallow is not None:
                return plan_action(state, found, weights)
            model = state.models[state.work[-1].model]
            return Activation(state, model, weights, found, topic == T_REACTION).judge()
        if topic == T_READY or topic == T_TURN:
            if self.shallow is not None:
                return plan_turn(state, found, weights)
            return judge_turn(state, found, weights)
        if topic == T_REACT:
            return judge_reactions(state, found, weights)
        if topic == T_PLACE:
            return judge_places(state, found, weights)
        if topic == T_SLIDE or topic == T_MARCH:
            return judge_slide(state, found, weights)
        return [judge_small(state, move) for move in found]

    def thinks(self, state: State) -> bool:
        """The first of two actions is worth a search; the rest follows from it."""
        assert isinstance(state, Battle)
        return state.topic == T_ACTION and state.actions > 1

    def horizon(self, state: State) -> int:
        """The model whose activation is imagined to its end."""
        assert isinstance(state, Battle)
        return state.work[-1].model

    def play_on(self, state: State, dice: Dice, horizon: int) -> None:
        assert isinstance(state, Battle)
        policy = self if self.shallow is None else self.shallow
        while state.seat != OVER and in_activation(state, horizon):
            if state.seat == NATURE:
                state.apply(state.chance(dice.below(state.spread)))
            else:
                state.apply(best_move(policy, state, dice, self.noise))

    def value(self, state: State, seat: int) -> float:
        assert isinstance(state, WastelandState)
        side = state.sides[seat]
        if state.seat == OVER:
            return 0.0 if state.victor == NONE else 1.0 if state.victor == side else -1.0
        return value_of(state, side, self.weights)


def in_activation(battle: Battle, model: int) -> bool:
    """Whether a model's activation is under way."""
    for work in battle.work:
        if work.kind == W_ACTIVATION and work.model == model:
            return True
    return False
