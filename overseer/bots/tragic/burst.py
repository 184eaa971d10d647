"""Blows at a player who heals in every upkeep: all at once, or what they did is undone."""

from __future__ import annotations

from typing import Final

from overseer.bots.tragic.sight import Sight, blow_on_player, has_ally
from overseer.tragic.card import Card
from overseer.tragic.player import MOST_POINTS
from overseer.tragic.rules.attack import is_area
from overseer.tragic.rules.damage import (
    net_on_player,
    penetration_of,
    pierces,
    raw_damage,
    strikes_of,
)
from overseer.tragic.words import ABILITY, REACTION

SLOW: Final = 3  # hit points a turn: less healing than that undoes nothing
LAST: Final = 2  # draws: who waits longer will not strike at all
LONG: Final = 6  # turns: before, nobody knows how long a duel will be
GROWTH: Final = 2  # points of a letter: so many are worth waiting for
DOUBT: Final = 1.2  # some blows will be answered, or are needed elsewhere


def in_vain(sight: Sight) -> bool:
    """Whether a blow at the opponent should wait until there are enough, or stronger ones."""
    if sight.vain < 0:
        sight.vain = 1 if better_later(sight) else 0
    return sight.vain == 1


def better_later(sight: Sight) -> bool:
    """The same, worked out."""
    healing = sight.heals(sight.foe)
    draws = sight.race.mine
    if draws <= LAST or (healing < SLOW and not sight.siege()):
        return False
    ready = 0.0
    cost = 0
    for number in sight.me.hand:
        card = sight.duel.tables.cards[number]
        blow = full_blow(sight, card)
        if blow > 0.0:
            ready += blow
            cost += card.price
    allies = standing_blows(sight)
    points = max(sum(sight.me.points), 1)
    turns = max((cost + points - 1) // points, 1)
    if ready + allies * turns >= sight.foe.hp + healing * (turns - 1):
        return False  # all at once they are enough
    if still_grows(sight, draws - turns):
        return True
    if healing < SLOW:
        return False
    for number in sight.me.library:
        ready += full_blow(sight, sight.duel.tables.cards[number])
    return ready + (allies - healing) * draws < DOUBT * sight.foe.hp


def still_grows(sight: Sight, time: int) -> bool:
    """Whether points are still to come that make the blows of a long siege stronger."""
    me = sight.me
    if me.turns < LONG or time <= LAST or not (sight.siege() and sight.safe()):
        return False
    cards = sight.duel.tables.cards
    growing = [0] * 7
    for number in me.hand + me.library:
        strike = cards[number].strike
        if strike is not None and strike.letter >= 0:
            growing[strike.letter] += strike.times * strike.strikes
    main = growing.index(max(growing))
    if me.points[main] >= MOST_POINTS:
        return False
    more = 0
    for number in me.hand + me.library:
        if cards[number].kind == ABILITY and cards[number].letters[0] == main:
            more += 1
    return more >= GROWTH


def full_blow(sight: Sight, card: Card) -> float:
    """What an attack card does to the opponent, once it can be paid for."""
    strike = card.strike
    if strike is None or card.kind == REACTION or is_area(card):
        return 0.0
    me = sight.me
    for letter in range(7):
        if card.cost[letter] > me.points[letter]:
            return 0.0
    duel = sight.duel
    seat = sight.seat
    through = penetration_of(duel, seat, card)
    raw = raw_damage(duel, seat, card)
    net = net_on_player(
        duel, sight.foe.seat, raw, strike.damage, through, pierces(duel, seat, card), card
    )
    return float(net * strikes_of(duel, seat, card))


def standing_blows(sight: Sight) -> float:
    """What one's own allies do to an opponent who has none."""
    if has_ally(sight.foe):
        return 0.0
    total = 0.0
    for ally in sight.me.permanents:
        if ally.card.is_ally:
            total += blow_on_player(sight.duel, sight.seat, ally, sight.foe.seat)
    return total
