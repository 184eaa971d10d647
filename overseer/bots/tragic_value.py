"""How a position of Tragic looks: the odds of winning, from what both sides have.

The weights are rounded from logistic regressions over 4,000 duels of `normal` bots with equal
decks, looked at whenever a turn begins. A unit is a natural logarithm of the odds.
"""

from __future__ import annotations

from math import tanh
from typing import Final

from overseer.bots.tragic_cards import CardWorths
from overseer.bots.tragic_sight import turns_left
from overseer.tragic.board import attack_of, keyword
from overseer.tragic.damage import raw_damage, strikes_of
from overseer.tragic.duel import Duel
from overseer.tragic.player import Player
from overseer.tragic.words import ABILITY, IN_DEFENCE, REACTION

HP: Final = 0.011  # every hit point …
HP_60: Final = 0.026  # … the last sixty the more …
HP_30: Final = 0.038  # … and the last thirty most of all
POINT: Final = 0.027  # a turn
GIFT: Final = 0.008
ABILITY_CARD: Final = 0.022
BLOW: Final = 0.013  # damage that attack cards in hand would do
ALLY_CARD: Final = 0.1
OTHER_CARD: Final = 0.06
ALLY: Final = 0.04
READY: Final = 0.08  # an ally that can block
ALLY_ATTACK: Final = 0.07
OBJECT: Final = 0.02
FEW_CARDS: Final = 0.4  # each card that the library lacks of fifteen …
LAST_CARDS: Final = 0.5  # … and of six
FIRST: Final = 0.2  # the turn


def value_of(duel: Duel, seat: int, worths: CardWorths) -> float:
    """From -1 (lost) to 1 (won)."""
    least = 1000
    for player in duel.players:
        least = min(least, player.hp)
    turns = turns_left(least, least, worths.weights.pace)
    mine = strength(duel, duel.players[seat], worths, turns)
    lead = 1000.0
    for other in duel.players:
        if other.seat != seat and not other.out:
            lead = min(lead, mine - strength(duel, other, worths, turns))
    return 0.98 * tanh(0.5 * lead)


def strength(duel: Duel, player: Player, worths: CardWorths, turns: float) -> float:
    """All that a player has."""
    seat = player.seat
    hp = player.hp
    total = HP * hp + HP_60 * min(hp, 60) + HP_30 * min(hp, 30)
    total += POINT * turns * sum(player.points)
    gifts = 0.0
    for number in player.abilities:
        gifts += worths.gifts[number]
    for permanent in player.permanents:
        card = permanent.card
        if card.is_ally:
            total += ALLY
            if not permanent.engaged:
                total += READY
            if keyword(duel, seat, permanent, IN_DEFENCE) == 0:
                total += ALLY_ATTACK * attack_of(duel, seat, permanent)
        elif card.is_equipment:
            gifts += worths.gifts[card.number] * (0.3 if permanent.engaged else 1.0)
        else:
            total += OBJECT
            gifts += worths.gifts[card.number]
    total += GIFT * turns * gifts
    cards = duel.tables.cards
    for number in player.hand:
        card = cards[number]
        if card.kind == ABILITY:
            total += ABILITY_CARD * turns
        elif card.strike is not None and card.kind != REACTION:
            total += 0.02
            if payable(player, card.cost):
                total += BLOW * raw_damage(duel, seat, card) * strikes_of(duel, seat, card)
        else:
            total += ALLY_CARD if card.is_ally else OTHER_CARD
    size = player.library_size  # who has no card left to draw, has lost (TR-E2)
    if size < 15:
        total -= FEW_CARDS * (15 - size)
    if size < 6:
        total -= LAST_CARDS * (6 - size)
    return total + (FIRST if duel.active == seat else 0.0)


def payable(player: Player, cost: bytes) -> bool:
    """Whether a player has the letters for a cost."""
    for letter in range(7):
        if cost[letter] > player.points[letter]:
            return False
    return True
