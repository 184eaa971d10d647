"""A force in the making: units of the faction, and what the settlement gives out for them."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Final

from overseer.engine.refusal import Refusal
from overseer.wasteland.campaign.default_force import best_force
from overseer.wasteland.campaign.muster import allowance, needed, why_force
from overseer.wasteland.campaign.player import Player
from overseer.wasteland.campaign.view import SeenCampaign
from overseer.wasteland.card import CardSet, Item, Weapon
from overseer.wasteland.force.adding import changed, kind_of, with_card
from overseer.wasteland.force.caps import force_caps, unit_caps
from overseer.wasteland.force.check import faction_of
from overseer.wasteland.force.code import encode
from overseer.wasteland.force.force import Force, ForceUnit
from overseer.wasteland.force.standard import standard_unit
from overseer.wasteland.prices import price_in
from overseer.wasteland.settlement.pile import is_boost
from overseer.wasteland.words import NEUTRAL, NONE, OBJECT, TURRET

EMPTY: Final = "-"  # the code of a force without a unit


@dataclass(frozen=True)
class Extra:
    """Something that can be added: a unit, a card for one, a perk of one, a leader card."""

    kind: str  # "unit", "card", "boost", "perk", "leader"
    id: str
    caps: int


class ForceDraft:
    """What is brought into the next battle, before it is settled."""

    def __init__(self, state: SeenCampaign, player: Player, force: Force | None = None) -> None:
        self.state = state
        self.player = player
        self.cards: CardSet = state.books.cards
        self.caps_list = state.books.caps_list
        self.force = best_force(state, player) if force is None else force

    @property
    def caps(self) -> int:
        """What the force costs."""
        return force_caps(self.force, self.cards, self.caps_list)

    @property
    def limit(self) -> int:
        """What it may cost, with what was won on top."""
        return allowance(self.state, self.player, self.force)

    @property
    def wrong(self) -> Refusal | None:
        """Why it cannot be brought as it is."""
        if not self.force.units:
            return Refusal("WC-F1", "wasteland-force-empty", {})
        return why_force(self.state, self.player, self.code)

    @property
    def code(self) -> str:
        """The force as the campaign takes it; an empty one has none."""
        return encode(self.force, self.cards) if self.force.units else EMPTY

    def offers(self) -> list[Extra]:
        """What can be added: the faction's units, leader cards, and what there is for them."""
        faction = faction_of(self.force, self.cards) if self.force.units else NONE
        found = [
            Extra("unit", unit.id, unit_caps(standard_unit(unit.id, self.cards), *self._prices))
            for unit in self.cards.units
            if (faction == NONE or unit.faction in (faction, NEUTRAL))
            and price_in(unit.caps, self.caps_list) != NONE
            and not unit.types & (TURRET | OBJECT)
        ]
        own = self.player.own
        leaders = [own.leader_card] if own.settled and own.leader else []
        if not leaders:
            leaders = [card.id for card in self.cards.leaders]
        found += [Extra("leader", id, self._leader_caps(id)) for id in leaders]
        return found + (self._owned() if own.settled else self._everything())

    def _owned(self) -> list[Extra]:
        """What the settlement has for the force (WC-S9)."""
        own, books = self.player.own, self.state.books
        spare = Counter([*own.chosen, *own.free])
        if self.force.units:
            spare -= Counter([*needed(self.force, books), *self.force.boosts])
        found = [Extra("boost" if is_boost(id, books) else "card", id, 0) for id in spare]
        return found + [Extra("perk", id, 0) for perks in own.models.values() for id in perks]

    def _everything(self) -> list[Extra]:
        """Who has no settlement chooses from all cards (WC-F1)."""
        cards, at = self.cards, self.caps_list
        kit: list[Weapon | Item] = [*cards.weapons, *cards.items]
        found = [
            Extra("card", card.id, price_in(card.caps, at))
            for card in kit
            if price_in(card.caps, at) != NONE and not (isinstance(card, Weapon) and card.natural)
        ]
        found += [Extra("boost", c.id, price_in(c.caps, at)) for c in cards.boosts]
        perks = [perk for perk in cards.perks if not perk.settlement]
        return found + [Extra("perk", perk.id, price_in(perk.caps, at)) for perk in perks]

    @property
    def _prices(self) -> tuple[CardSet, int]:
        return self.cards, self.caps_list

    def _leader_caps(self, id: str) -> int:
        return max(price_in(self.cards.leader(id).caps, self.caps_list), 0)

    def add(self, offer: Extra, at: int) -> int:
        """Add something, to the unit at a place where that matters; the place to look at next."""
        units = list(self.force.units)
        if offer.kind == "unit":
            new = standard_unit(offer.id, self.cards)
            twin = next((n for n, unit in enumerate(units) if _same(unit, new)), None)
            if twin is not None:
                units[twin] = changed(units[twin], count=units[twin].count + 1)
                return self._change(units, twin)
            at = len(units)
        elif offer.kind != "boost" and not 0 <= at < len(units):
            return at
        kind = kind_of(offer.id, self.cards) if offer.kind == "card" else offer.kind
        self.force = with_card(self.force, at, kind, offer.id, self.cards)
        return at

    def remove(self, at: int) -> int:
        """One model of a unit goes, the unit with its last; behind the units come the boosts."""
        units = list(self.force.units)
        if at >= len(units):
            boosts = list(self.force.boosts)
            del boosts[at - len(units)]
            return self._change(units, max(at - 1, 0), boosts)
        if units[at].count > 1:
            units[at] = changed(units[at], count=units[at].count - 1)
        else:
            del units[at]
        return self._change(units, min(at, max(len(units) - 1, 0)))

    def _change(self, units: list[ForceUnit], at: int, boosts: list[str] | None = None) -> int:
        kept = list(self.force.boosts) if boosts is None else boosts
        self.force = Force(units, self.force.name, kept)
        return at


def _same(unit: ForceUnit, new: ForceUnit) -> bool:
    """Whether models of the one could stand in the other's unit."""
    plain = not (unit.leader or unit.heroic or unit.mods or unit.perks)
    equal = (unit.weapons, unit.items) == (new.weapons, new.items)
    return unit.unit == new.unit and plain and equal
