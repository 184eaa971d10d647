"""How a position of Tragic looks: the odds of winning, from what both sides have.

The weights are rounded from a logistic regression over 14,000 duels of `normal` bots with equal
decks, a little wavering, looked at whenever a turn begins. A unit is a natural logarithm of the
odds.
"""

from __future__ import annotations

from math import log, tanh
from typing import Final

from overseer.bots.tragic_cards import CardWorths
from overseer.bots.tragic_sight import Sight
from overseer.tragic.board import attack_of, keyword
from overseer.tragic.damage import raw_damage, strikes_of
from overseer.tragic.duel import Duel
from overseer.tragic.player import Player
from overseer.tragic.words import ABILITY, IN_DEFENCE, REACTION

HP: Final = 0.014  # every hit point …
HP_60: Final = 0.01  # … the last sixty the more …
HP_30: Final = 0.02  # … and the last thirty most of all
POINTS: Final = 2.9  # the logarithm of all points: the first count most
ATTACK: Final = 0.47  # the logarithm of what the allies strike with
EQUIPMENT: Final = 0.11  # worn
OBJECT: Final = 0.08
IN_HAND: Final = 0.0077  # a hit point's worth of cards in hand …
ABILITY_CARD: Final = 0.0063  # … more, of ability cards
ALLY_CARD: Final = 0.08
BLOW: Final = 0.007  # damage of the best attack card in hand
# Who has no card left to draw, has lost (TR-E2): a library counts by the turns that are left.
LIBRARY: Final = 1.05  # its logarithm, a turn
DRAWN: Final = 0.117  # but who has fewer cards left has seen more of them
SHORT: Final = 0.27  # each card that the library lacks …
NEEDED: Final = 3.5  # … of so many a turn
FIRST: Final = 0.26  # the turn
# How fast a duel goes, before it has shown: so many turns at such a pace.
USUAL_TURNS: Final = 8.0
USUAL_PACE: Final = 16.0


def span_of(duel: Duel) -> float:
    """How many turns a duel will still last, at its pace until now."""
    turns = 1000.0
    for player in duel.players:
        if not player.out:
            turns = min(turns, turns_to_live(player))
    return turns


def turns_to_live(player: Player) -> float:
    """How many turns a player's hit points last, if they go on losing them as until now."""
    lost = max(player.max_hp - player.hp, 0) + USUAL_TURNS * USUAL_PACE
    return 0.5 + max(player.hp, 0) * (player.turns + USUAL_TURNS) / lost


def value_of(duel: Duel, seat: int, worths: CardWorths, turns: float) -> float:
    """From -1 (lost) to 1 (won), with so many turns to come."""
    mine = strength(duel, duel.players[seat], worths, turns)
    lead = 1000.0
    for other in duel.players:
        if other.seat != seat and not other.out:
            lead = min(lead, mine - strength(duel, other, worths, turns))
    return 0.98 * tanh(0.5 * lead)


def strength(duel: Duel, player: Player, worths: CardWorths, turns: float) -> float:
    """All that a player has."""
    hp = player.hp
    total = HP * hp + HP_60 * min(hp, 60) + HP_30 * min(hp, 30)
    total += POINTS * log(sum(player.points) + 3.0)
    total += table_strength(duel, player) + hand_strength(duel, player, worths)
    size = float(player.library_size)
    if duel.active == player.seat:
        total += FIRST
        size = max(size - 1.0, 0.0)  # the next to draw
    total += LIBRARY * turns * log(size + 8.0) - DRAWN * size
    return total - SHORT * max(NEEDED * turns - size, 0.0)


def table_strength(duel: Duel, player: Player) -> float:
    """A player's permanents."""
    total = 0.0
    attack = 0
    for permanent in player.permanents:
        if permanent.card.is_ally:
            if keyword(duel, player.seat, permanent, IN_DEFENCE) == 0:
                attack += attack_of(duel, player.seat, permanent)
        elif not permanent.card.is_equipment:
            total += OBJECT
        elif not permanent.engaged:
            total += EQUIPMENT
    return total + ATTACK * log(max(attack, 0) + 3.0)


def hand_strength(duel: Duel, player: Player, worths: CardWorths) -> float:
    """A player's hand."""
    sight = Sight(duel, player.seat, worths)
    total = 0.0
    blow = 0
    for number in player.hand:
        card = duel.tables.cards[number]
        worth = sight.in_hand(number)
        total += IN_HAND * worth
        if card.kind == ABILITY:
            total += ABILITY_CARD * worth
        elif card.is_ally:
            total += ALLY_CARD
        elif card.strike is not None and card.kind != REACTION and payable(player, card.cost):
            damage = raw_damage(duel, player.seat, card) * strikes_of(duel, player.seat, card)
            blow = max(blow, damage)
    return total + BLOW * blow


def payable(player: Player, cost: bytes) -> bool:
    """Whether a player has the letters for a cost."""
    for letter in range(7):
        if cost[letter] > player.points[letter]:
            return False
    return True
