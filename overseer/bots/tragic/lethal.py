"""Turn planning: a line of play that wins in this turn, against unkind dice and good answers."""

from __future__ import annotations

from typing import Final

from overseer.bots.policy import Policy, best_move
from overseer.bots.tragic.outlook import Outlook
from overseer.engine.dice import Dice
from overseer.engine.state import NATURE, OVER, Move
from overseer.tragic.moves import END, TragicMove
from overseer.tragic.rules.board import attack_of
from overseer.tragic.rules.damage import raw_damage, strikes_of
from overseer.tragic.state import TragicState
from overseer.tragic.topics import T_CRITICAL, T_DODGE, T_FORTUNE, T_MAIN
from overseer.tragic.words import (
    ABILITY,
    GAIN,
    HIT,
    LOSE,
    REACTION,
    ST_DAMAGE,
    ST_DAMAGE_EXPLOSIVE,
    YOU,
)

NODES: Final = 200  # moves tried before the search gives up
WIDTH: Final = 4  # moves tried at each main decision


def within_reach(outlook: Outlook) -> bool:
    """Whether everything together, points and armour left aside, would beat the opponent."""
    duel = outlook.duel
    seat = outlook.seat
    cards = duel.tables.cards
    stronger = outlook.layable()  # points, or damage, that every blow may gain in this turn
    for number in outlook.me.hand + outlook.me.skills:
        stronger += strengthening(outlook, number)
    total = 0
    for number in outlook.me.hand:
        card = cards[number]
        if card.kind == REACTION or card.kind == ABILITY:
            continue
        strike = card.strike
        if strike is not None:
            growth = stronger * strike.times
            total += (raw_damage(duel, seat, card) + growth) * strikes_of(duel, seat, card)
        total += harmful(outlook, number)
    for number in outlook.me.skills:
        total += harmful(outlook, number)
    for permanent in outlook.me.permanents:
        if permanent.card.is_ally and not permanent.engaged:
            total += attack_of(duel, seat, permanent)
        total += harmful(outlook, permanent.card.number)
    return total >= outlook.foe.hp


def harmful(outlook: Outlook, number: int) -> int:
    """What the steps of a card could take from the opponent."""
    total = 0
    for ability in outlook.duel.tables.cards[number].abilities:
        for mode in ability.modes:
            for step in mode:
                if (step.op == HIT or step.op == LOSE) and step.whom != YOU:
                    total += outlook.amount(step.amount, -1)
    return total


def strengthening(outlook: Outlook, number: int) -> int:
    """How much damage a card adds to every blow of the turn."""
    for ability in outlook.duel.tables.cards[number].abilities:
        for mode in ability.modes:
            for step in mode:
                if step.op == GAIN and ST_DAMAGE <= step.detail <= ST_DAMAGE_EXPLOSIVE:
                    return max(step.amount.flat, 0)
    return 0


class Planner:
    """A search through one's own turn; the others answer as `policy` has them answer."""

    def __init__(self, policy: Policy, eager: Policy, seat: int) -> None:
        self.policy: Policy = policy
        self.eager: Policy = eager  # sees damage before everything else
        self.seat: int = seat
        self.left: int = NODES
        self.dice: Dice = Dice(1)

    def wins(self, state: TragicState) -> bool:
        """Whether a position of the own turn can be won before it ends."""
        turn = state.players[self.seat].turns
        while state.seat != OVER:
            if state.active != self.seat or state.players[self.seat].turns != turn:
                return False
            if state.seat == NATURE:
                state.apply(unkind(state, self.dice))
            elif state.seat != self.seat:
                state.apply(best_move(self.policy, state, self.dice, 0.0))
            elif state.topic != T_MAIN:
                state.apply(best_move(self.eager, state, self.dice, 0.0))
            else:
                return self.first_winning(state) is not None
        return not state.players[self.seat].out

    def first_winning(self, state: TragicState) -> Move | None:
        """The first of the most violent moves after which the turn is won."""
        moves = state.moves()
        values = self.eager.judge(state, moves)
        order = sorted(range(len(moves)), key=lambda at: -values[at])
        for at in order[:WIDTH]:
            move = moves[at]
            if values[at] <= 0.0 or self.left <= 0:
                return None
            if isinstance(move, TragicMove) and move.kind == END:
                continue
            self.left -= 1
            trial = state.copy()
            trial.apply(move)
            if self.wins(trial):
                return move
        return None


def unkind(state: TragicState, dice: Dice) -> Move:
    """Chance as one should not hope it to be: no criticals, failed rolls; draws as they come."""
    topic = state.topic
    if topic == T_CRITICAL:
        return state.tables.moves.ones[0]
    if topic == T_FORTUNE:
        return state.tables.moves.roll[6]
    if topic == T_DODGE:
        return state.tables.moves.roll[1]
    return state.chance(dice.below(state.spread))
