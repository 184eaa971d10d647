"""Perks and boosts of a force: who may have which, and how many (WC-P1, WC-B1)."""

from __future__ import annotations

from collections.abc import Iterator

from overseer.engine.refusal import Value
from overseer.wasteland.card import CardSet
from overseer.wasteland.force.force import Force, ForceUnit
from overseer.wasteland.force.kit import Kit
from overseer.wasteland.prices import price_in
from overseer.wasteland.words import ATTRIBUTES, LISTS, NONE, OWN

_Found = Iterator[tuple[str, str, dict[str, Value]]]


def most_boosts(force: Force, cards: CardSet) -> int:
    """How many boosts a force may hold: its leader's highest attribute (WC-B1).

    The leader card and the leader's perks count, as in every test.
    """
    best = 0
    for unit in force.units:
        if unit.leader and unit.unit in cards.unit_numbers:
            best = max(best, *_attributes(unit, cards))
    return best


def _attributes(unit: ForceUnit, cards: CardSet) -> list[int]:
    """A leader's attributes."""
    found = list(cards.unit(unit.unit).attributes)
    gifts = [*cards.leader(unit.leader).gifts] if unit.leader in cards.leader_numbers else []
    for id in unit.perks:
        if id in cards.perk_numbers:
            gifts += cards.perk(id).gifts
    for gift in gifts:
        if gift.stat < len(ATTRIBUTES) and gift.reach == OWN:
            found[gift.stat] += gift.amount
    return found


def boost_errors(force: Force, cards: CardSet, caps_list: int) -> _Found:
    """More boosts than the leader can handle, or without a price in any list."""
    most = most_boosts(force, cards)
    if len(force.boosts) > most:
        yield "WC-B1", "boosts", {"n": len(force.boosts), "high": most}
    for id in dict.fromkeys(force.boosts):
        if price_in(cards.boost(id).caps, caps_list) == NONE:
            yield "WB-X1", "unlisted", {"card": id, "list": LISTS[caps_list]}


def perk_errors(unit: ForceUnit, kit: Kit, cards: CardSet, caps_list: int) -> _Found:
    """Perks that a unit may not have: requirements, twice the same, of the settlement."""
    for place, id in enumerate(unit.perks):
        args: dict[str, Value] = {"unit": unit.unit, "card": id}
        perk = cards.perk(id)
        if id in unit.perks[:place]:
            yield "WC-P1", "perk-twice", args
            continue
        if perk.settlement:
            yield "WC-P1", "perk-settlement", args
        elif perk.users and not kit.card.types & perk.users:
            yield "WC-P1", "perk-users", args
        for attribute, least in perk.needs:
            if kit.card.attributes[attribute] < least:
                more: dict[str, Value] = {"attribute": ATTRIBUTES[attribute], "low": least}
                yield "WC-P1", "perk-attribute", {**args, **more}
        for other in perk.after:
            if other not in unit.perks:
                yield "WC-P1", "perk-after", {**args, "perk": other}
        if price_in(perk.caps, caps_list) == NONE:
            yield "WB-X1", "unlisted", {"card": id, "list": LISTS[caps_list]}
