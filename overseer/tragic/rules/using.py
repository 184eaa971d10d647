"""Whether an ability of a card in play, a skill or a trait can be used now."""

from __future__ import annotations

from typing import Final

from overseer.tragic.card import Ability, Card
from overseer.tragic.moves import SLOTS
from overseer.tragic.player import Permanent
from overseer.tragic.rules.board import already_used
from overseer.tragic.rules.duel import Duel
from overseer.tragic.rules.payment import ability_cost, can_pay
from overseer.tragic.rules.pile import NOBODY
from overseer.tragic.rules.targets import ability_targets
from overseer.tragic.words import NO_TARGET, ON_USE


def can_interrupt(duel: Duel, seat: int) -> bool:
    """TR-K6, TR-T7: whether a card on the table has an ability to use in another's turn."""
    player = duel.players[seat]
    for permanent in player.permanents:
        if permanent.card.waits & (1 << ON_USE):
            abilities = permanent.card.abilities
            for number in range(len(abilities)):
                if abilities[number].any_turn and usable(duel, seat, permanent, number) == 0:
                    return True
    for card in player.skills + player.traits:
        abilities = duel.tables.cards[card].abilities
        for number in range(len(abilities)):
            if abilities[number].any_turn and usable_card(duel, seat, card, number) == 0:
                return True
    return False


# Why an ability cannot be used; refusals.py gives each its rule.
IS_ENGAGED: Final = 1
IS_USED: Final = 2
TOO_DEAR: Final = 3
NOT_NOW: Final = 4
NOTHING_TO_AIM_AT: Final = 5
CONDITION: Final = 6
NO_CARDS_TO_DISCARD: Final = 7
NOT_WORN: Final = 8


def usable(duel: Duel, seat: int, permanent: Permanent, number: int) -> int:
    """0, or why a permanent's ability cannot be used now."""
    ability = permanent.card.abilities[number]
    if ability.when != ON_USE:
        return NOT_NOW
    if permanent.card.is_equipment:
        if permanent.engaged:
            return NOT_WORN
        if ability.engage and permanent.used & (1 << number):
            return IS_USED
    elif permanent.engaged and not ability.while_engaged:  # TR-K11
        return IS_ENGAGED
    if ability.once and permanent.used & (1 << number):
        return IS_USED
    place = seat * SLOTS + permanent.slot
    return _usable(duel, seat, permanent.card, ability, place)


def usable_card(duel: Duel, seat: int, card: int, number: int) -> int:
    """0, or why the ability of a skill, trait or ability card cannot be used now."""
    player = duel.players[seat]
    ability = duel.ability_of(card, number)
    if ability.when != ON_USE:
        return NOT_NOW
    if player.skills_engaged != 0 and not ability.while_engaged and card in player.skills:
        if player.skills_engaged & (1 << player.skills.index(card)):  # TR-K11
            return IS_ENGAGED
    if ability.once and already_used(duel, seat, card, number, None):
        return IS_USED
    return _usable(duel, seat, duel.tables.cards[card], ability, NOBODY)


def _usable(duel: Duel, seat: int, card: Card, ability: Ability, place: int) -> int:
    player = duel.players[seat]
    if ability.condition is not None and not duel.holds(ability.condition, seat):
        return CONDITION
    cost = ability_cost(duel, seat, card, ability)
    if ability.pay_by_life:
        cost = bytes(7) + cost[7:]
    if not can_pay(player, cost):
        return TOO_DEAR
    if ability.life >= player.hp:
        return TOO_DEAR
    if ability.discards > len(player.hand):
        return NO_CARDS_TO_DISCARD
    if ability.target != NO_TARGET and not ability_targets(duel, seat, ability, place):
        return NOTHING_TO_AIM_AT
    return 0
