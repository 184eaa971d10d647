"""How the bots play Wasteland: the move that begins the best plan, by exact odds."""

from __future__ import annotations

from typing import Final

from overseer.bots.policy import Policy
from overseer.bots.wasteland.activation import Activation
from overseer.bots.wasteland.answers import (
    judge_places,
    judge_reactions,
    judge_slide,
    judge_small,
    judge_turn,
)
from overseer.bots.wasteland.fortune import judge_fortune
from overseer.bots.wasteland.weights import Weights, patient
from overseer.engine.state import Move, State
from overseer.wasteland.battle.moves import BattleMove
from overseer.wasteland.battle.topics import (
    T_ACTION,
    T_AIM,
    T_MARCH,
    T_PEEK,
    T_PLACE,
    T_PLAY,
    T_REACT,
    T_REACTION,
    T_READY,
    T_SLIDE,
    T_TURN,
)
from overseer.wasteland.state import WastelandState

SCALE: Final = 1 / 120  # one cap, as part of a victory
MARGIN: Final = 10.0
WAVERING: Final = 60.0
BUDGET: Final = 32  # playouts a decision: each is a large part of a battle


class WastelandPolicy(Policy):
    """Wasteland's judgement for bots; `hard` has another one than `normal`, with more patience."""

    def __init__(self, hard: bool = False, weights: Weights | None = None) -> None:
        super().__init__(SCALE, MARGIN, WAVERING)
        self.budget = BUDGET
        self.weights: Weights = weights or (patient() if hard else Weights())

    def judge(self, state: State, moves: list[Move]) -> list[float]:
        assert isinstance(state, WastelandState)
        found: list[BattleMove] = []
        for move in moves:
            assert isinstance(move, BattleMove)
            found.append(move)
        topic = state.topic
        weights = self.weights
        if topic == T_ACTION or topic == T_REACTION:
            model = state.models[state.work[-1].model]
            return Activation(state, model, weights, found, topic == T_REACTION).judge()
        if topic == T_READY or topic == T_TURN:
            return judge_turn(state, found, weights)
        if topic == T_REACT:
            return judge_reactions(state, found, weights)
        if topic == T_PLACE:
            return judge_places(state, found, weights)
        if topic == T_PLAY or topic == T_AIM or topic == T_PEEK:
            return [judge_fortune(state, move) for move in found]
        if topic == T_SLIDE or topic == T_MARCH:
            return judge_slide(state, found, weights)
        return [judge_small(state, move) for move in found]
