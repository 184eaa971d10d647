"""The digest of a card set: a hash of all that matters in play, in the order of the cards."""

from __future__ import annotations

import hashlib
import json

from overseer.tragic.card import Ability, Amount, Card, Condition, Filter, Gift, Step, Strike


def digest(cards: list[Card], radiation: list[list[Gift]]) -> str:
    """Names in a language, flavour, sources, comments and layout do not change it."""
    contents = [
        [_card(card) for card in cards],
        [[_gift(gift) for gift in level] for level in radiation],
    ]
    text = json.dumps(contents, separators=(",", ":"))
    return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()


def _card(card: Card) -> list[object]:
    return [
        *(card.id, card.kind, card.letters.hex(), card.cost.hex(), card.types),
        *(card.keywords.hex(), card.attack, card.health, card.place, card.proper, card.stays),
        *(card.answers, card.at_player_only, card.race, card.drawbacks),
        _strike(card.strike),
        [_gift(gift) for gift in card.gifts],
        [ability_facts(ability) for ability in card.abilities],
    ]


def ability_facts(ability: Ability) -> list[object]:
    """All that an ability does, and nothing else: equal abilities have equal facts."""
    return [
        *(ability.when, ability.cost.hex(), ability.engage, ability.life, ability.pay_by_life),
        *(ability.discards, ability.sacrifice, ability.once, ability.may, ability.any_turn),
        *(ability.in_upkeep, ability.while_engaged, ability.target, ability.roll),
        *(ability.by_opponents, _condition(ability.condition), _filter(ability.target_filter)),
        [[_step(step) for step in mode] for mode in ability.modes],
        [_step(step) for step in ability.unpaid],
    ]


def _step(step: Step) -> list[object]:
    return [
        *(step.op, _amount(step.amount), step.whom, step.detail, step.second, step.until),
        _filter(step.filter),
    ]


def _strike(strike: Strike | None) -> list[int] | None:
    if strike is None:
        return None
    return [
        *(strike.letter, strike.second, strike.plus, strike.times, strike.damage),
        *(strike.strikes, strike.base),
    ]


def _gift(gift: Gift) -> list[object]:
    return [gift.stat, gift.amount, _condition(gift.condition)]


def _amount(amount: Amount) -> list[int]:
    return [amount.flat, amount.count, amount.times, amount.part]


def _condition(condition: Condition | None) -> list[int] | None:
    if condition is None:
        return None
    return [condition.count, condition.compare, condition.number]


def _filter(found: Filter | None) -> list[int] | None:
    if found is None:
        return None
    return [found.kinds, found.types, found.letter, found.level]
