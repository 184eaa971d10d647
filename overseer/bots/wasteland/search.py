"""`hard` where heads alone count: it imagines how the battle goes on, its side in several stances.

What to do now is what one of the stances would do; where they agree there is nothing to find out.
Each of their moves is imagined to the end of the next round, late to the end of the battle: the own
side keeps to the stance that wanted the move, and the enemy fights like `normal`. Nothing is
remembered from one decision to the next, so a bot that takes a seat over plays on in the same way.
"""

from __future__ import annotations

import time
from math import tanh
from typing import Final

from overseer.bots.contest import EVEN, Contest
from overseer.bots.interruption import heed
from overseer.bots.policy import best_move
from overseer.bots.search import Search
from overseer.bots.wasteland.blows import WOUND
from overseer.bots.wasteland.bot import WastelandPolicy
from overseer.bots.wasteland.stances import stances
from overseer.engine.bot import Reason
from overseer.engine.dice import Dice
from overseer.engine.state import NATURE, OVER, Move
from overseer.engine.view import View
from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.battle.model import ON_TABLE, REMOVED
from overseer.wasteland.battle.topics import T_ACTION, T_TURN
from overseer.wasteland.force.losses import caps_of
from overseer.wasteland.scenarios.base import ScenarioRules
from overseer.wasteland.state import WastelandState
from overseer.wasteland.words import NONE

FIRST: Final = 2  # the round from which on the enemy is near enough to imagine anything
LATE: Final = 2  # rounds after this one: with no more of them all are imagined, else the next one
PAIRS: Final = 5  # playouts of each before anybody is given up: fewer do not tell luck apart
BEHIND: Final = 0.3  # of a victory: so far behind in all of them is surely worse
TALLY: Final = 0.15  # of a result, what the caps behind it count
LEAD: Final = 120.0  # caps that are most of a victory
OTHERS: Final = 0.03  # of a victory: what the first stance has ahead of the others


class StanceSearch(Search):
    """A search among the moves that the stances want."""

    def __init__(self, name: str, seed: int, budget: int, think: float) -> None:
        super().__init__(name, WastelandPolicy(hard=True), seed, budget, think)
        self.stances: list[WastelandPolicy] = [WastelandPolicy(weights=w) for w in stances()]
        self.enemy: WastelandPolicy = WastelandPolicy()
        self.backers: list[WastelandPolicy] = []  # by candidate: the stance that wants it

    def choose(self, view: View) -> Move:
        moves = view.moves()
        self.why = Reason("only" if len(moves) == 1 else "judged")
        if len(moves) == 1:
            return moves[0]
        guess = view.guess(self.rng)
        assert isinstance(guess, WastelandState)
        if not weighs(guess):
            return best_move(self.policy, guess, self.dice, 0.0)
        wanted: list[Move] = []
        self.backers = []
        for stance in self.stances:
            move = best_move(stance, guess, self.dice, 0.0)
            if move not in wanted:
                wanted.append(move)
                self.backers.append(stance)
        if len(wanted) == 1:
            return wanted[0]
        return self.search(view, wanted, [0.0] + [-OTHERS] * (len(wanted) - 1))

    def search(self, view: View, moves: list[Move], looks: list[float]) -> Move:
        """The candidate that does best in the playouts."""
        contest = Tried(looks)
        deadline = time.monotonic() + self.think
        spent = 0
        while len(contest.alive) > 1 and spent + len(contest.alive) <= self.budget:
            heed()
            spent += len(contest.alive)
            contest.count(self.imagined(view, moves, contest.alive))
            contest.settle()
            if self.think > 0.0 and time.monotonic() > deadline:
                break
        order = contest.ranking()
        for other in reversed(order[1:]):
            contest.give_up(other)
        best = order[0]
        other = contest.next_best
        if contest.tried == 0:
            return moves[best]  # a budget too small for one playout of each
        self.why = Reason("tried", str(moves[other]), contest.tried, contest.better[best][other])
        return moves[best]

    def imagined(self, view: View, moves: list[Move], alive: list[int]) -> list[float]:
        """A playout of each candidate that is left, in its own stance and under the same luck."""
        assert view.seat is not None
        guess = view.guess(self.rng)
        assert isinstance(guess, WastelandState)
        luck = self.dice.below(2147483646)
        side = guess.sides[view.seat]
        rounds = guess.rules.rounds
        horizon = rounds if guess.round + LATE >= rounds else guess.round + 1
        values = [0.0] * len(moves)
        for at in alive:
            trial = guess.copy()
            trial.apply(moves[at])
            self.fight_on(trial, side, self.backers[at], Dice(luck), horizon)
            values[at] = value(trial, side)
        return values

    def fight_on(
        self, state: WastelandState, side: int, stance: WastelandPolicy, dice: Dice, last: int
    ) -> None:
        """Imagine the battle to the end of a round."""
        while state.seat != OVER and state.round <= last:
            if state.seat == NATURE:
                state.apply(state.chance(dice.below(state.spread)))
            else:
                own = state.sides[state.seat] == side
                state.apply(best_move(stance if own else self.enemy, state, dice, 0.0))


class Tried(Contest):
    """A contest of few playouts: who is far behind, or makes no difference, is given up soon."""

    def __init__(self, looks: list[float]) -> None:
        super().__init__(looks, 1)

    def settle(self) -> None:
        if self.playouts < PAIRS:
            return
        order = self.ranking()
        leader = order[0]
        for other in reversed(order[1:]):
            lag = (self.sums[leader] - self.sums[other]) / self.playouts
            doubt = self.doubt(leader, other)
            if lag - doubt > BEHIND or abs(lag) + doubt < EVEN:
                self.give_up(other)


def weighs(battle: WastelandState) -> bool:
    """Whether a decision is imagined: one of a skirmish, where heads alone count."""
    if battle.round < FIRST or battle.ai != 0:
        return False
    if battle.topic != T_ACTION and battle.topic != T_TURN:
        return False
    rules = battle.rules
    return isinstance(rules, ScenarioRules) and rules.part("most-caps") is not None


def value(battle: Battle, side: int) -> float:
    """How good a position is for a side, from -1 (lost) to 1 (won)."""
    lead = 0.0
    for model in battle.models:
        caps = float(caps_of(battle, model))
        if model.place == ON_TABLE:
            caps *= WOUND * (model.health - model.left) / max(model.health, 1)
        elif model.place != REMOVED:
            continue
        lead += -caps if model.side == side else caps
    result = tanh(lead / LEAD)
    if battle.seat == OVER:
        won = 0.0 if battle.victor == NONE else 1.0 if battle.victor == side else -1.0
        return (1.0 - TALLY) * won + TALLY * result
    return (1.0 - TALLY) * result
