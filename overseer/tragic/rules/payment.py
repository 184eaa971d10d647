"""Costs: what a player can pay, what the engine proposes, and paying (TR-P1)."""

from __future__ import annotations

from overseer.tragic.card import NO_COST, Ability, Card
from overseer.tragic.player import Player
from overseer.tragic.rules.board import bump
from overseer.tragic.rules.duel import MOST_WANTED, Duel
from overseer.tragic.words import (
    ACTION,
    ATTACK,
    LETTERS,
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
    if not ever_reduced(duel.players[seat], cost, stat):
        return cost
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


def ever_reduced(player: Player, cost: bytes, stat: int) -> bool:
    """Whether anything in force may change a cost, whatever its conditions: nearly never."""
    stats = player.stats
    if stats[stat] != 0:
        return True
    for letter in range(7):
        if cost[letter] != 0 and stats[ST_CHEAPER_S + letter] != 0:
            return True
    for gift in player.conditional:
        if gift.stat == stat or ST_CHEAPER_S <= gift.stat < ST_CHEAPER_S + 7:
            return True
    return False


def left(player: Player, letter: int) -> int:
    """Disengaged points of a letter."""
    n: int = player.points[letter] - player.spent[letter]
    return n


def can_pay(player: Player, cost: bytes) -> bool:
    """Whether the disengaged points cover a cost."""
    if cost is NO_COST:
        return True
    points = player.points
    spent = player.spent
    total = 0
    for letter in range(7):
        spare = points[letter] - spent[letter] - cost[letter]
        if spare < 0:
            return False
        total += spare
    return total >= cost[7]


def pay_letters(player: Player, cost: bytes) -> None:
    """Engage the points of given letters."""
    for letter in range(7):
        if cost[letter]:
            player.spent = bump(player.spent, letter, cost[letter])


def asked_for(duel: Duel, player: Player) -> int:
    """The most that this player's open cards have ever asked for of each letter, as `wants` has it.

    They lie in play, in the discard and among the destroyed, or are known in the hand, like the
    one that is being cast; of those that still work, and of skills, also what abilities cost. What
    nobody has seen plays no part: a payment must not tell what the hand holds.
    """
    tables = duel.tables
    mask = 0
    for number in player.known:
        mask |= tables.wants[number] | tables.uses[number]
    for number in player.discard:
        mask |= tables.wants[number]
    for number in player.destroyed:
        mask |= tables.wants[number]
    for permanent in player.permanents:
        mask |= tables.wants[permanent.card.number] | tables.uses[permanent.card.number]
    for number in player.skills:
        mask |= tables.uses[number]
    return mask


def propose(player: Player, asked: int) -> int:
    """The letter to pay a free point with, by public facts alone.

    One that has more points left than open cards have `asked` for; among such the one with the
    fewest points, since what a player has built up is wanted most; then the one with most left.
    """
    best = -1
    top = -1000
    for letter in range(7):
        spare = left(player, letter)
        if spare > 0:
            score = spare - 20 * player.points[letter]
            if spare <= MOST_WANTED and (asked >> (MOST_WANTED * letter + spare - 1)) & 1:
                score -= 400  # none to spare
            if score > top:
                top = score
                best = letter
    return best


def pay_free(duel: Duel, player: Player, points: int) -> None:
    """Engage points of any letter as the engine proposes."""
    if points == 0:
        return
    asked = asked_for(duel, player)
    for _ in range(points):
        player.spent = bump(player.spent, propose(player, asked), 1)


def paid_text(before: bytes, after: bytes) -> str:
    """`SSP`: what was engaged between two moments, a letter for each point."""
    return "".join([LETTERS[n] * (after[n] - before[n]) for n in range(7)])
