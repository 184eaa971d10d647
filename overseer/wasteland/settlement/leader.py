"""The leader of a settlement: tests, the number of boosts, and who follows a removed one."""

from __future__ import annotations

from typing import Final

from overseer.engine.refusal import Refusal
from overseer.wasteland.card import Unit
from overseer.wasteland.prices import price_in
from overseer.wasteland.settlement.holdings import Books, Holdings
from overseer.wasteland.settlement.perks import unit_of
from overseer.wasteland.settlement.reasons import no
from overseer.wasteland.words import ATTRIBUTES, CREATURES, NONE, OWN

FELL: Final = -2  # WC-S8: on attributes, if the leader was removed in the last battle
WITHOUT: Final = 5  # the attribute of a leader whom nobody knows: the AI's


def attributes(holdings: Holdings, books: Books) -> tuple[int, ...]:
    """The leader's attributes with the leader card and the model's perks."""
    if not holdings.leader:
        return (WITHOUT,) * len(ATTRIBUTES)
    found = list(_card(holdings, books).attributes)
    gifts = [*books.cards.leader(holdings.leader_card).gifts]
    for id in holdings.models.get(holdings.leader, []):
        gifts += books.cards.perk(id).gifts
    for gift in gifts:
        if gift.stat < len(ATTRIBUTES) and gift.reach == OWN:
            found[gift.stat] += gift.amount
    return tuple(found)


def most_boosts(holdings: Holdings, books: Books) -> int:
    """WC-S6: as many boosts as the leader's highest attribute, with the leader card and perks."""
    return max(attributes(holdings, books))


def trial_value(holdings: Holdings, attribute: int, modifier: int, books: Books) -> int:
    """What the leader's roll must not exceed in an exploration (WC-S8)."""
    value = attributes(holdings, books)[attribute] + modifier
    return value + (FELL if holdings.leader_fell else 0)


def may_lead(model: str, books: Books) -> bool:
    """Whether a model can have a leader card: priced, and no creature, turret or thing."""
    card = unit_of(model, books)
    return (
        card is not None
        and card.faction != CREATURES
        and price_in(card.caps, books.caps_list) != NONE
    )


def why_lead(holdings: Holdings, model: str, card: str, books: Books) -> Refusal | None:
    """Why somebody cannot follow the leader: it has to be a different model."""
    if not may_lead(model, books) or card not in books.cards.leader_numbers:
        return no("leader", unit=model, card=card)
    if price_in(books.cards.leader(card).caps, books.caps_list) == NONE:
        return no("leader", unit=model, card=card)
    if model == holdings.leader:
        return no("leader-same", unit=model)
    return None


def lead(holdings: Holdings, model: str, card: str) -> None:
    """Another model leads."""
    holdings.leader = model
    holdings.leader_card = card


def _card(holdings: Holdings, books: Books) -> Unit:
    unit = unit_of(holdings.leader, books)
    assert unit is not None
    return unit
