"""What duels of older rules did by themselves, said as moves of today; only updates need it."""

from __future__ import annotations

from typing import Final

from overseer.tragic.card import NO_COST
from overseer.tragic.moves import CAST, PAY, TAKE_OFF, USE, USE_CARD, WEAR, YES, TragicMove
from overseer.tragic.player import Player
from overseer.tragic.rules.announce import CASTING
from overseer.tragic.rules.board import bump
from overseer.tragic.rules.deciding.anytime import pays_by_hand
from overseer.tragic.rules.duel import USABLE, W_ANNOUNCE, Duel
from overseer.tragic.rules.legal import nth_use
from overseer.tragic.rules.payment import (
    ability_cost,
    can_pay,
    card_cost,
    left,
    pay_free,
    pay_letters,
)
from overseer.tragic.rules.triggers import trigger_cost
from overseer.tragic.rules.turn import use_number
from overseer.tragic.topics import T_FREE, T_MAY, T_PAY, T_TOLL

# Under these rules an automatic payment kept what the cards of the hand needed.
PAID_BY_HAND_CARDS: Final = ("tragic-3", "tragic-4")


def asked_besides(rules: str, duel: Duel, old: TragicMove) -> TragicMove | None:
    """A move that comes before the `old` one today, where it would be paid otherwise than then."""
    if rules not in PAID_BY_HAND_CARDS:
        return None
    moves = duel.tables.moves
    if duel.topic == T_PAY:
        if old.kind == PAY:
            return None
        work = duel.work[-1]
        casting = work.card if work.kind == W_ANNOUNCE and work.what == CASTING else -1
        return moves.pay[proposed_then(duel, duel.players[duel.seat], casting)]
    cost = _cost(duel, old)
    player = duel.players[duel.seat]
    if cost[7] == 0 or not pays_by_hand(duel) or not can_pay(player, cost):
        return None
    if _paid_alike(duel, player, cost, old.a if old.kind == CAST else -1):
        return None
    return moves.by_hand


def _cost(duel: Duel, move: TragicMove) -> bytes:
    """What a move sets out to pay."""
    seat = duel.seat
    cards = duel.tables.cards
    if move.kind == CAST and duel.topic != T_FREE:
        return card_cost(duel, seat, cards[move.a])
    if move.kind == USE_CARD:
        number = use_number(duel, move.a)
        if number >= 0:
            return ability_cost(duel, seat, cards[move.a], cards[move.a].abilities[number])
    if move.kind in (USE, WEAR, TAKE_OFF):
        permanent = duel.permanent(move.a, -1)
        if permanent is not None and move.kind != USE:
            return card_cost(duel, seat, permanent.card)
        number = -1 if permanent is None else nth_use(permanent.card, move.b)
        if permanent is not None and number >= 0:
            return ability_cost(duel, seat, permanent.card, permanent.card.abilities[number])
    if move.kind == YES and duel.topic in (T_TOLL, T_MAY):
        return trigger_cost(duel, duel.triggers[duel.work[-1].trigger])
    return bytes(8)


def _paid_alike(duel: Duel, player: Player, cost: bytes, casting: int) -> bool:
    """Whether today's proposal is the one of then."""
    then = player.copy()
    pay_letters(then, cost)
    today = then.copy()
    for _ in range(cost[7]):
        then.spent = bump(then.spent, proposed_then(duel, then, casting), 1)
    if casting >= 0:
        today.show_in_hand(casting)
    pay_free(duel, today, cost[7])
    return then.spent == today.spent


def proposed_then(duel: Duel, player: Player, casting: int) -> int:
    """The letter that a free point was paid with: what hand and abilities need of it was kept."""
    need = [0] * 7
    for number in player.hand:
        if number == casting:
            casting = -1
            continue
        _keep(need, duel.tables.cards[number].cost)
    owned = [permanent.card.number for permanent in player.permanents]
    for number in (*owned, *player.skills):
        card = duel.tables.cards[number]
        if card.waits & USABLE:
            for ability in card.abilities:
                if ability.cost is not NO_COST:
                    _keep(need, ability.cost)
    best = -1
    top = -100
    for letter in range(7):
        spare = left(player, letter)
        if spare > 0:
            score = 4 * (spare - need[letter]) + spare
            if score > top:
                top = score
                best = letter
    return best


def _keep(need: list[int], cost: bytes) -> None:
    for letter in range(7):
        if cost[letter] > need[letter]:
            need[letter] = cost[letter]
