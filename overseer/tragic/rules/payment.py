"""Costs: what a player can pay, what the engine proposes, and paying (TR-P1)."""

from __future__ import annotations

from typing import Final

from overseer.tragic.card import NO_COST, Ability, Card
from overseer.tragic.player import Player
from overseer.tragic.rules.board import bump
from overseer.tragic.rules.duel import Duel
from overseer.tragic.words import (
    ACTION,
    ATTACK,
    LETTERS,
    ON_UPKEEP,
    ON_USE,
    QUEST,
    REACTION,
    SKILL,
    ST_CHEAPER_ACTION,
    ST_CHEAPER_ALLY,
    ST_CHEAPER_ATTACK,
    ST_CHEAPER_OBJECT,
    ST_CHEAPER_REACTION,
    ST_CHEAPER_S,
    ST_CHEAPER_SKILL,
)

USABLE: Final = 1 << ON_USE | 1 << ON_UPKEEP  # abilities that may have a price


def card_cost(duel: Duel, seat: int, card: Card) -> bytes:
    """What a card costs this player; reductions never go below 0 (TR-P1)."""
    kind = card.kind
    if kind == ATTACK:
        stat = ST_CHEAPER_ATTACK
    elif kind == ACTION or kind == QUEST:
        stat = ST_CHEAPER_ACTION
    elif kind == REACTION:
        stat = ST_CHEAPER_REACTION
    elif card.is_ally:
        stat = ST_CHEAPER_ALLY
    else:
        stat = ST_CHEAPER_OBJECT
    return _reduced(duel, seat, card.cost, stat)


def ability_cost(duel: Duel, seat: int, card: Card, ability: Ability) -> bytes:
    """What using an ability costs in points."""
    if card.kind == SKILL:
        return _reduced(duel, seat, ability.cost, ST_CHEAPER_SKILL)
    return ability.cost


def _reduced(duel: Duel, seat: int, cost: bytes, stat: int) -> bytes:
    """The cost less what traits and cards take off: points of a letter, then any points."""
    off = duel.stat(seat, stat)
    changed = False
    for letter in range(7):
        if cost[letter] != 0 and duel.stat(seat, ST_CHEAPER_S + letter) != 0:
            changed = True
    if off == 0 and not changed:
        return cost
    parts = list(cost)
    for letter in range(7):
        if parts[letter]:
            parts[letter] = max(parts[letter] - duel.stat(seat, ST_CHEAPER_S + letter), 0)
    if off < 0:
        parts[7] -= off
    while off > 0 and sum(parts) > 0:
        at = 7 if parts[7] else max(range(7), key=lambda letter: parts[letter])
        parts[at] -= 1
        off -= 1
    return bytes(parts)


def left(player: Player, letter: int) -> int:
    """Disengaged points of a letter."""
    n: int = player.points[letter] - player.spent[letter]
    return n


def can_pay(player: Player, cost: bytes) -> bool:
    """Whether the disengaged points cover a cost."""
    if cost is NO_COST:
        return True
    total = 0
    for letter in range(7):
        spare = player.points[letter] - player.spent[letter] - cost[letter]
        if spare < 0:
            return False
        total += spare
    return total >= cost[7]


def pay_letters(player: Player, cost: bytes) -> None:
    """Engage the points of given letters."""
    for letter in range(7):
        if cost[letter]:
            player.spent = bump(player.spent, letter, cost[letter])


def propose(duel: Duel, player: Player, casting: int) -> int:
    """The letter to pay a free point with: the one that keeps most options open.

    Whatever the cards in hand, and the abilities of those in play, need of a letter is kept as
    long as it goes; among the others the one with most points left pays. The card that is being
    cast needs nothing any more.
    """
    need = [0] * 7
    for number in player.hand:
        if number == casting:
            casting = -1
            continue
        _keep(need, duel.tables.cards[number].cost)
    for permanent in player.permanents:
        if permanent.card.waits & USABLE:
            _keep_uses(need, permanent.card)
    for number in player.skills:
        if duel.tables.cards[number].waits & USABLE:
            _keep_uses(need, duel.tables.cards[number])
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


def _keep_uses(need: list[int], card: Card) -> None:
    for ability in card.abilities:
        if ability.cost is not NO_COST:
            _keep(need, ability.cost)


def _keep(need: list[int], cost: bytes) -> None:
    for letter in range(7):
        if cost[letter] > need[letter]:
            need[letter] = cost[letter]


def pay_free(duel: Duel, player: Player, points: int, casting: int = -1) -> None:
    """Engage points of any letter as the engine proposes."""
    for _ in range(points):
        player.spent = bump(player.spent, propose(duel, player, casting), 1)


def paid_text(before: bytes, after: bytes) -> str:
    """`SSP`: what was engaged between two moments, a letter for each point."""
    return "".join([LETTERS[n] * (after[n] - before[n]) for n in range(7)])
