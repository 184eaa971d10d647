"""How a position of Tragic looks: the odds of winning, from what both sides have.

What counts is in `features`; how much, in `WEIGHTS`: rounded from a logistic regression over
28,000 duels of `normal` bots, a little wavering, looked at whenever a turn begins, before the last
corrections of the rules `tragic-3`. `python -m tools.weigh` does such a regression again; these
are not its output. A unit is a natural logarithm of the odds.
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

WEIGHTS: Final = [
    0.014,  # every hit point …
    0.0092,  # … the last sixty the more …
    0.0275,  # … and the last thirty most of all
    2.52,  # the logarithm of all points: the first count most
    0.463,  # the logarithm of what the allies strike with
    0.152,  # equipment, worn …
    0.156,  # … and not
    0.116,  # an object
    0.0077,  # a hit point's worth of cards in hand …
    0.005,  # … more, of ability cards
    0.116,  # an ally in hand
    0.0052,  # damage of the best attack card in hand
    0.666,  # STEALTH
    -0.094,  # a level of radiation
    # Who has no card left to draw, has lost (TR-E2): a library counts by the turns that are left.
    0.709,  # its logarithm, a turn …
    -0.0116,  # … but who has fewer cards left has seen more of them
    -0.361,  # a card that the library lacks
    0.262,  # the turn
]
NEEDED: Final = 3.5  # cards of a library for each turn
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
    seen = features(duel, player, worths, turns)
    total = 0.0
    for at in range(len(seen)):
        total += WEIGHTS[at] * seen[at]
    return total


def features(duel: Duel, player: Player, worths: CardWorths, turns: float) -> list[float]:
    """What counts of a player, in the order of the weights."""
    hp = float(player.hp)
    size = float(player.library_size)
    turn = 0.0
    if duel.active == player.seat:
        turn = 1.0
        size = max(size - 1.0, 0.0)  # the next to draw
    return [
        *(hp, min(hp, 60.0), min(hp, 30.0), log(sum(player.points) + 3.0)),
        *on_the_table(duel, player),
        *in_the_hand(duel, player, worths),
        1.0 if duel.hidden(player.seat) else 0.0,
        float(player.radiation),
        *(turns * log(size + 8.0), size, max(NEEDED * turns - size, 0.0)),
        turn,
    ]


def on_the_table(duel: Duel, player: Player) -> list[float]:
    """What allies strike with, equipment worn and not, objects."""
    attack = 0
    worn = 0.0
    kept = 0.0
    objects = 0.0
    for permanent in player.permanents:
        if permanent.card.is_ally:
            if keyword(duel, player.seat, permanent, IN_DEFENCE) == 0:
                attack += attack_of(duel, player.seat, permanent)
        elif not permanent.card.is_equipment:
            objects += 1.0
        elif permanent.engaged:
            kept += 1.0
        else:
            worn += 1.0
    return [log(max(attack, 0) + 3.0), worn, kept, objects]


def in_the_hand(duel: Duel, player: Player, worths: CardWorths) -> list[float]:
    """The worth of all cards and of ability cards, allies, the best blow."""
    sight = Sight(duel, player.seat, worths)
    worth = 0.0
    abilities = 0.0
    allies = 0.0
    blow = 0
    for number in player.hand:
        card = duel.tables.cards[number]
        one = sight.in_hand(number)
        worth += one
        if card.kind == ABILITY:
            abilities += one
        elif card.is_ally:
            allies += 1.0
        elif card.strike is not None and card.kind != REACTION and payable(player, card.cost):
            damage = raw_damage(duel, player.seat, card) * strikes_of(duel, player.seat, card)
            blow = max(blow, damage)
    return [worth, abilities, allies, float(blow)]


def payable(player: Player, cost: bytes) -> bool:
    """Whether a player has the letters for a cost."""
    for letter in range(7):
        if cost[letter] > player.points[letter]:
            return False
    return True
