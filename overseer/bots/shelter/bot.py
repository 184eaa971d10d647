"""How the bots play Shelter: the move that looks best, seen one decision at a time."""

from __future__ import annotations

from math import tanh
from typing import Final

from overseer.bots.policy import Policy, best_move
from overseer.bots.shelter.worth import ACTION, MARKERS, Worth, rounds_left
from overseer.engine.dice import Dice
from overseer.engine.state import NATURE, OVER, Move, State
from overseer.shelter.legal import after_trade
from overseer.shelter.moves import (
    BUILD,
    DONE,
    FIGHT,
    GAIN,
    GIVE,
    HEAL,
    LIFT,
    PAIRS,
    PASS,
    PAY,
    PLACE,
    READY,
    SINGLES,
    SPACES,
    TAKE,
    TRADE,
    TRAIN,
    USE,
    ShelterMove,
    pair_of,
)
from overseer.shelter.round import end_pay, ranking, threat_count
from overseer.shelter.state import ShelterState
from overseer.shelter.tables import END
from overseer.shelter.vault import T_APPEAR, T_FIGHT, T_REROLL, T_TURN, T_WINDOW

SCALE: Final = 0.1  # one happiness, as part of a victory
# What the cubes of one track are worth together.
CUBES: Final = [0.0, 0.5, 0.95, 1.35, 1.65, 1.9, 2.05]


def judge_move(
    state: ShelterState, worth: Worth, move: ShelterMove, known: dict[int, float]
) -> float:
    """One move's worth; `known` keeps what a space was judged before."""
    kind = move.kind
    if kind == PLACE:
        return judge_place(state, worth, move.a, move.b, known)
    if kind == PASS or kind == DONE or kind == FIGHT:
        return 0.0
    if kind == USE:
        return judge_use(state, worth, move.a)
    if kind == BUILD:
        return worth.room(move.a, state.free_build) + float(state.second_of())
    if kind == GAIN:
        return worth.cubes(move.a // 49, move.a // 7 % 7, move.a % 7) + 0.1
    if kind == PAY:
        return 10.0 - worth.cubes(move.a // 49, move.a // 7 % 7, move.a % 7)
    if kind == GIVE:
        # An exhausted item costs this round nothing.
        return 10.0 - worth.item(move.a) + (0.2 if move.a in worth.player.spent else 0.0)
    if kind == TAKE:
        return worth.item(move.a)
    if kind == READY:
        return worth.use(move.a, True) if state.tables.items[move.a].row else worth.item(move.a)
    if kind == TRAIN:
        return letter_worth(state, worth, move.a)
    if kind == HEAL:
        return heal_worth(state, worth, move.a)
    if kind == TRADE:
        return trade_worth(state, worth, move.a, move.b)
    raise ValueError(kind)


def judge_place(
    state: ShelterState, worth: Worth, space: int, who: int, known: dict[int, float]
) -> float:
    """A placement: the space, the training that it spends, and whether that doubles the row."""
    number = state.kind_at(space)
    letter = state.tables.kinds[number].letter
    first = who % 8
    second = 0
    if who >= SINGLES:
        first, second = pair_of((who - SINGLES) % PAIRS)
    double = letter != 0 and (first == letter or second == letter)
    key = space * 2 + (1 if double else 0)
    if key in known:
        value = known[key]
    else:
        value = worth.placement(space, number, double)
        known[key] = value
    spent = (1 if first else 0) + (1 if second else 0)
    if spent and worth.rounds > 0.5:
        value -= 0.35 * spent
    return value


def judge_use(state: ShelterState, worth: Worth, number: int) -> float:
    """Using an item at this moment."""
    topic = state.topic
    if topic == T_TURN or topic == T_WINDOW:
        # Rather after the placement than before it: one knows more then.
        return worth.use(number, False) - (0.3 if topic == T_TURN else 0.05)
    if topic == T_FIGHT:
        need = state.showing().fight - state.bonus
        return 0.5 if need > 2 else -0.5
    if topic == T_REROLL:
        return 0.5 if state.showing().fight - state.bonus <= 11 else -0.1
    if topic == T_APPEAR:
        return 0.5
    return 0.5


def letter_worth(state: ShelterState, worth: Worth, letter: int) -> float:
    """A training: what the best space with that letter would give once more."""
    best = 0.0
    for number in state.top.kinds:
        best = max(best, letter_in(state, worth, number, letter))
    for player in state.players:
        for number in player.floor.kinds:
            best = max(best, letter_in(state, worth, number, letter))
    return 0.05 + best


def letter_in(state: ShelterState, worth: Worth, number: int, letter: int) -> float:
    """What doubling a space with that letter would add."""
    kind = state.tables.kinds[number]
    return worth.row_outline(kind.row) if kind.letter == letter else 0.0


def heal_worth(state: ShelterState, worth: Worth, target: int) -> float:
    """Whom to heal: one who holds a threat first, then one who can work at once."""
    if target >= SPACES:
        return 0.7 if target == SPACES else 0.8
    if target < LIFT and state.tables.kinds[state.kind_at(target)].threat:
        return 0.8 + worth.removal(target)
    return 0.5


def trade_worth(state: ShelterState, worth: Worth, way: int, n: int) -> float:
    """A trade: the stock after it less the stock before, so that no trade undoes another."""
    stock = worth.player.stock
    after = after_trade(state, stock, way, n)
    return worth.stock_worth(after) - worth.stock_worth(stock) - 0.1


class ShelterPolicy(Policy):
    """Shelter's judgement for bots and search; playouts stop `ahead` rounds later."""

    def __init__(self, ahead: int, noise: float) -> None:
        super().__init__(SCALE, margin=1e9, wavering=1.6)
        self.ahead: int = ahead
        self.noise: float = noise

    def judge(self, state: State, moves: list[Move]) -> list[float]:
        assert isinstance(state, ShelterState)
        worth = Worth(state, state.seat)
        known: dict[int, float] = {}
        found: list[float] = []
        for move in moves:
            assert isinstance(move, ShelterMove)
            found.append(judge_move(state, worth, move, known))
        return found

    def play_on(self, state: State, dice: Dice, horizon: int) -> None:
        assert isinstance(state, ShelterState)
        last = state.round + self.ahead
        while state.seat != OVER and state.round <= last:
            if state.seat == NATURE:
                state.apply(state.chance(dice.below(state.spread)))
            else:
                state.apply(best_move(self, state, dice, self.noise))

    def value(self, state: State, seat: int) -> float:
        assert isinstance(state, ShelterState)
        mine = prospects(state, seat)
        lead = 1000.0
        for other in range(state.seats):
            if other != seat:
                lead = min(lead, mine - prospects(state, other))
        if state.seat == OVER:
            if lead == 0.0:
                lead = tie_break(state, seat)
            return (0.9 if lead > 0.0 else -0.9 if lead < 0.0 else 0.0) + tanh(lead / 20.0) * 0.1
        return 0.9 * tanh(lead / (4.0 + 1.2 * rounds_left(state)))


def tie_break(state: ShelterState, seat: int) -> float:
    """Who is ahead when happiness is equal (SH-X3)."""
    mine = ranking(state.players[seat])
    best = max([ranking(p) for at, p in enumerate(state.players) if at != seat])
    return 0.1 if mine > best else -0.1 if mine < best else 0.0


def prospects(state: ShelterState, seat: int) -> float:
    """A player's happiness and what the rest of the game should add to it."""
    player = state.players[seat]
    if state.seat == OVER:
        return float(player.happiness)
    worth = Worth(state, seat)
    rounds = worth.rounds
    total = worth.standing(player) + 0.5 * threat_count(player)
    total += ACTION * rounds * (float(player.total) + 0.2)
    total -= 0.8 * float(player.hurt + slots_taken(player.hurt_trained))
    total += 0.35 * float(slots_taken(player.trained))
    stock = player.stock
    for track in (stock // 49, stock // 7 % 7, stock % 7):
        total += CUBES[track] * (1.0 if rounds > 0.8 else 0.5)
    for number in player.ready + player.spent:
        item = state.tables.items[number]
        if item.when != END:
            total += 0.6 * worth.item(number)
        else:
            total += 0.5 * max(0.0, worth.end_item(number) - float(end_pay(player, item)))
    if state.first == seat:
        total += MARKERS[state.seats]
    for kind in player.floor.kinds:
        if kind:
            total += 0.06 * rounds
    return total


def slots_taken(mask: int) -> int:
    """How many slots of a mask of letters are taken."""
    count = 0
    while mask:
        count += 1
        mask &= mask - 1
    return count
