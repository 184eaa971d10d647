"""Costs and points: tolls, triggers with a price, points paid, refreshed and drained."""

from __future__ import annotations

from overseer.tragic.moves import NONE, PAY, THROW, YES, TragicMove
from overseer.tragic.refusals import R_NO_POINT, R_NOT_ASKED, R_NOT_IN_HAND, R_TOO_DEAR
from overseer.tragic.rules.announce import life_letter
from overseer.tragic.rules.duel import Duel
from overseer.tragic.rules.payment import left
from overseer.tragic.rules.triggers import payable
from overseer.tragic.rules.works import movable_letters


def list_toll(duel: Duel, found: list[TragicMove]) -> None:
    """TR-W21: pay by points, or by discarding a card, or not at all."""
    trigger = duel.triggers[duel.work[-1].trigger]
    ability = duel.ability_of(trigger.card, trigger.ability)
    player = duel.players[duel.seat]
    moves = duel.tables.moves
    if any(ability.cost) and payable(duel, trigger):
        found.append(moves.yes)
    if 0 < ability.discards <= len(player.hand):
        last = -1
        for number in player.hand:
            if number != last:
                last = number
                found.append(moves.throw[number])


def why_not_toll(duel: Duel, move: TragicMove) -> int:
    """Why a toll is not paid like this."""
    trigger = duel.triggers[duel.work[-1].trigger]
    ability = duel.ability_of(trigger.card, trigger.ability)
    player = duel.players[duel.seat]
    if move.kind == YES and any(ability.cost):
        return 0 if payable(duel, trigger) else R_TOO_DEAR
    if move.kind == THROW and ability.discards:
        if ability.discards > len(player.hand):
            return R_TOO_DEAR
        return 0 if move.a in player.hand else R_NOT_IN_HAND
    return R_NOT_ASKED


def list_may(duel: Duel, found: list[TragicMove]) -> None:
    """A trigger that one may let happen, perhaps for a price."""
    if payable(duel, duel.triggers[duel.work[-1].trigger]):
        found.append(duel.tables.moves.yes)


def why_not_may(duel: Duel, move: TragicMove) -> int:
    """Why it does not happen."""
    if move.kind != YES:
        return R_NOT_ASKED
    return 0 if payable(duel, duel.triggers[duel.work[-1].trigger]) else R_TOO_DEAR


def list_pay(duel: Duel, found: list[TragicMove]) -> None:
    """The next point of a cost that is paid by hand; TR-W30: or a hit point instead."""
    moves = duel.tables.moves
    player = duel.players[duel.seat]
    by_life = life_letter(duel.work[-1])
    for letter in range(7):
        if left(player, letter) > 0 and (by_life < 0 or letter == by_life):
            found.append(moves.pay[letter])
    if by_life >= 0:
        found.append(moves.none)


def why_not_pay(duel: Duel, move: TragicMove) -> int:
    """Why this point does not pay."""
    by_life = life_letter(duel.work[-1])
    if move.kind == PAY:
        fits = left(duel.players[duel.seat], move.a) > 0 and (by_life < 0 or move.a == by_life)
        return 0 if fits else R_NO_POINT
    return 0 if move.kind == NONE and by_life >= 0 else R_NOT_ASKED


def list_letters(duel: Duel, found: list[TragicMove]) -> None:
    """The points that a card refreshes or drains."""
    for letter in movable_letters(duel.players[duel.seat], duel.work[-1].drains):
        found.append(duel.tables.moves.pay[letter])


def why_not_letter(duel: Duel, move: TragicMove) -> int:
    """Why this point is not turned."""
    if move.kind != PAY:
        return R_NOT_ASKED
    letters = movable_letters(duel.players[duel.seat], duel.work[-1].drains)
    return 0 if move.a in letters else R_NO_POINT
