"""Whole battles with loaded dice: every move is legal, only chance takes sides."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from random import Random

from overseer.engine import NATURE, OVER
from overseer.wasteland.battle.moves import END, INTERACT, LOOK, MOVE, PASS, BattleMove, bare
from overseer.wasteland.battle.topics import (
    T_ACTION,
    T_ARMOUR,
    T_DICE,
    T_MARCH,
    T_MARKER,
    T_PLACE,
    T_PUT,
    T_REACT,
    T_ROLL,
)
from overseer.wasteland.battle.work import W_ACTIVATION, W_SCENARIO
from overseer.wasteland.game import Wasteland
from overseer.wasteland.state import WastelandState

Lucky = Callable[[WastelandState], tuple[int, ...]]
Choice = Callable[[WastelandState, Random], BattleMove]
Point = tuple[int, int]

# What the blue die of an AI model shows: a face for its aim, a face for an attack, or any face.
AIM, ATTACK, ANY = 0, 11, -1
FIRST = 0

# Places of faces among the twelve of an effect die, the twenty of the white and the red twelve.
_BEST, _BLANK = 5, 11
_SHOUT, _CROSS = 0, 17
_BLOCKS, _LETS_THROUGH = 0, 11


# -- what people do ------------------------------------------------------------------------------


def listed(state: WastelandState) -> list[BattleMove]:
    """What is offered now."""
    return [move for move in state.moves() if isinstance(move, BattleMove)]


def idle(state: WastelandState, rng: Random) -> BattleMove:
    """Set up by chance, then do as little as possible."""
    if state.round == 0:
        return rng.choice(listed(state))
    if state.topic == T_ACTION:
        return bare(END)
    if state.topic == T_REACT:
        return bare(PASS)
    move = Wasteland().idle(state)
    assert isinstance(move, BattleMove)
    return move


def marching(state: WastelandState, rng: Random) -> BattleMove:
    """Idle, but whoever is led goes on as far as it can."""
    return listed(state)[0] if state.topic == T_MARCH else idle(state, rng)


def going_to(side: int, goals: Callable[[WastelandState], list[Point]]) -> Choice:
    """One side puts everything down near its goals, goes there, looks and interacts."""

    def choose(state: WastelandState, rng: Random) -> BattleMove:
        points = goals(state)
        if state.sides[state.seat] != side or not points:
            return idle(state, rng)

        def far(move: BattleMove) -> int:
            return min([(move.x - x) ** 2 + (move.y - y) ** 2 for x, y in points])

        if state.topic in (T_PUT, T_PLACE):
            return min(listed(state), key=far)
        if state.topic != T_ACTION:
            return idle(state, rng)
        moves = listed(state)
        for move in moves:
            if move.kind in (LOOK, INTERACT):
                return move
        return min([move for move in moves if move.kind == MOVE], key=far, default=bare(END))

    return choose


# -- battles -------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Play:
    """A battle to be played: who has luck, what the AI's die shows, what people do."""

    scenario: str
    ai: str = "both"
    lucky: Lucky | tuple[int, ...] | None = ()  # sides; None: the dice are honest
    die: int = ANY
    choice: Choice = idle
    finds: int = ANY  # FIRST: what is looked at is the first of its stock
    options: Mapping[str, object] = field(default_factory=dict)

    def begun(self) -> WastelandState:
        """Before anything has happened."""
        seats = 2 if self.ai == "none" else 1
        state = Wasteland().new(seats, {"scenario": self.scenario, "ai": self.ai, **self.options})
        assert isinstance(state, WastelandState)
        return state

    def played(self, seed: int) -> WastelandState:
        """Played to its end."""
        state = self.begun()
        rng = Random(seed)
        while state.seat != OVER:
            if state.seat == NATURE:
                state.apply(state.chance(self.outcome(state, rng)))
            else:
                state.play(self.choice(state, rng))
        return state

    def outcome(self, state: WastelandState, rng: Random) -> int:
        """Which of its outcomes chance takes now."""
        lucky = self.lucky(state) if callable(self.lucky) else self.lucky
        if lucky is None:
            return rng.randrange(state.spread)
        topic, work = state.topic, state.work[-1]
        if topic == T_DICE and work.kind == W_ACTIVATION:
            return rng.randrange(state.spread) if self.die == ANY else self.die
        if topic in (T_ROLL, T_DICE):
            return thrown(state, state.models[work.model].side in lucky)
        if topic == T_ARMOUR:
            return _BLOCKS if state.models[work.target].side in lucky else _LETS_THROUGH
        if self.finds != ANY and (topic == T_MARKER or work.kind == W_SCENARIO):
            return self.finds
        return rng.randrange(state.spread)


def thrown(state: WastelandState, lucky: bool) -> int:
    """The best or the worst throw of the dice that are asked for."""
    spread = state.spread
    k, weight = 0, 1
    if state.topic == T_ROLL:
        k, weight = (_SHOUT if lucky else _CROSS), 20
    while weight < spread:
        k += weight * (_BEST if lucky else _BLANK)
        weight *= 12
    return k
