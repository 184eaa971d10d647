"""Whether an ability card, laid now, changes what is under way, or can wait for the main phase."""

from __future__ import annotations

from typing import Final

from overseer.tragic.card import Ability, Card
from overseer.tragic.rules.duel import Duel
from overseer.tragic.rules.pile import PLAYER, Item
from overseer.tragic.words import (
    BY_ALLY,
    BY_ATTACK,
    BY_MOVEMENT,
    BY_OBJECT,
    BY_REACTION,
    BY_SKILL,
    BY_USE,
    COUNT_ABILITIES,
    ON_ALLY_ARRIVES,
    ON_ALLY_LEAVES,
    ON_ATTACK,
    ON_CAST,
    ON_CRITICAL,
    ON_DRUG,
    ON_HURT,
    ON_KILL,
    ON_REACTION,
    ON_SKILL,
    ST_ALLY_ARMOUR,
    ST_ALLY_ATTACK,
    ST_ALLY_CRITICAL,
    ST_ALLY_HEALTH,
    ST_ALLY_HORDE,
    ST_ALLY_MARTYR,
    ST_ALLY_PENETRATING,
    ST_ARMOUR,
    ST_BRAWLER,
    ST_CRITICAL,
    ST_CRITICAL_FACTOR,
    ST_DAMAGE,
    ST_MARKSMAN,
    ST_STRIKES_BARE_HANDS,
)

_OF_ALLIES: Final = (
    *(ST_ALLY_ATTACK, ST_ALLY_HEALTH, ST_ALLY_ARMOUR, ST_ALLY_PENETRATING, ST_ALLY_CRITICAL),
    *(ST_ALLY_MARTYR, ST_ALLY_HORDE, ST_CRITICAL_FACTOR),
)
_OF_ATTACKS: Final = (
    *(ST_CRITICAL, ST_CRITICAL_FACTOR, *range(ST_DAMAGE, ST_STRIKES_BARE_HANDS + 1)),
    *(ST_BRAWLER, ST_MARKSMAN),
)
# What an ability card may wait for while such an item is resolved.
_WAITS: Final = {
    BY_ATTACK: (ON_ATTACK, ON_CRITICAL, ON_KILL, ON_HURT),
    BY_MOVEMENT: (ON_ALLY_LEAVES,),
    BY_ALLY: (ON_ALLY_ARRIVES,),
    BY_OBJECT: (ON_DRUG,),
    BY_SKILL: (ON_SKILL,),
    BY_REACTION: (ON_REACTION, ON_CRITICAL, ON_KILL),
}


def matters(duel: Duel, seat: int, number: int) -> bool:
    """TR-P6: whether the point or the bonus of a card counts for what `seat` has on the chain."""
    laid = duel.tables.cards[number]
    mine = [item for item in duel.chain if item.seat == seat]
    return not mine or any(_counts(duel, laid, item) for item in mine)


def _counts(duel: Duel, laid: Card, item: Item) -> bool:
    if any(laid.waits >> when & 1 for when in _WAITS.get(item.kind, ())):
        return True
    stats = {gift.stat for gift in laid.gifts}
    if item.kind == BY_MOVEMENT:
        return bool(stats.intersection(_OF_ALLIES))
    card = duel.tables.cards[item.card]
    letter = laid.letters[0]
    strike = card.strike if item.kind != BY_USE else None
    if strike is not None:
        if letter in (strike.letter, strike.second) or stats.intersection(_OF_ATTACKS):
            return True
        if ST_ARMOUR in stats and item.target < PLAYER:  # an ally strikes back (TR-C1)
            return True
    if item.ability >= 0:
        return _asks(card.abilities[item.ability], letter)
    return any(_asks(each, letter) for each in card.abilities if each.when == ON_CAST)


def _asks(ability: Ability, letter: int) -> bool:
    """Whether an ability counts the points of a letter, or the ability cards."""
    counted = (letter, COUNT_ABILITIES)
    if ability.condition is not None and ability.condition.count in counted:
        return True
    steps = [step for mode in (*ability.modes, ability.unpaid) for step in mode]
    return any(step.amount.count in counted for step in steps)
