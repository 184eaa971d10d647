"""A force that is always legal: standard equipment, the leader, and what the stores gave."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from overseer.wasteland.campaign.facts import Campaigning
from overseer.wasteland.campaign.muster import allowance, force_of, limit_of, may_fit, why_force
from overseer.wasteland.campaign.player import Player
from overseer.wasteland.campaign.scenery import side_names
from overseer.wasteland.card import CardSet
from overseer.wasteland.force.caps import force_caps, unit_caps
from overseer.wasteland.force.check import HANDLESS, errors
from overseer.wasteland.force.code import encode
from overseer.wasteland.force.force import Force, ForceUnit
from overseer.wasteland.force.ready import ready
from overseer.wasteland.force.single import person
from overseer.wasteland.force.standard import generate_force, standard_unit
from overseer.wasteland.prices import price_in
from overseer.wasteland.settlement.leader import may_lead
from overseer.wasteland.settlement.perks import unit_of
from overseer.wasteland.settlement.pile import is_boost
from overseer.wasteland.words import FACTIONS, MOD, NONE

_BY_SEAT: Final = ("survivors", "brotherhood", "survivors")
_ATTACKERS: Final = "super-mutants"


def default_force(state: Campaigning, player: Player) -> str:
    """The code of a force that the player may bring now."""
    force = best_force(state, player)
    return encode(force, state.books.cards)


def best_force(state: Campaigning, player: Player) -> Force:
    """The leader and as many of the faction as the limit allows, with what the stores gave."""
    books = state.books
    limit = limit_of(state, player)
    lead = _leader(state, player, limit)
    faction = FACTIONS[books.cards.unit(lead.unit).faction]
    left = limit - unit_caps(lead, books.cards, books.caps_list)
    rest = _fill(books.cards, books.caps_list, faction, max(left, 0), player.seat)
    who = person(books.cards.unit(lead.unit), books.cards)
    units = [lead]
    for unit in rest:
        card = books.cards.unit(unit.unit)
        if not (card.unique and person(card, books.cards) == who):
            units.append(unit)
    force = Force(units, "default")
    return _equipped(state, player, force)


def legal_forces(state: Campaigning, player: Player) -> list[str]:
    """Forces to choose from: the default one, and ready forces that fit."""
    books = state.books
    found = [default_force(state, player)]
    for force in ready(books.cards):
        code = encode(force, books.cards)
        if why_force(state, player, code) is None:
            found.append(code)
    return found


def _leader(state: Campaigning, player: Player, limit: int) -> ForceUnit:
    """The leader with standard equipment and perks, or the cheapest one that can be paid."""
    books, own = state.books, player.own
    if own.settled and own.leader:
        head = unit_of(own.leader, books)
        assert head is not None
        lead = _leading(standard_unit(head.id, books.cards), own.leader_card)
        for id in own.models.get(own.leader, []):
            with_perk = _with(lead, perk=id)
            if _payable(with_perk, state, player, limit):
                lead = with_perk
        if _payable(lead, state, player, limit):
            return lead
    return _new_leader(books.cards, books.caps_list, _faction(state, player), limit)


def _payable(unit: ForceUnit, state: Campaigning, player: Player, limit: int) -> bool:
    books = state.books
    force = Force([unit])
    most = limit + allowance(state, player, force) - limit_of(state, player)
    return not errors(force, books.cards, most, books.caps_list, True)


@lru_cache(maxsize=256)
def _new_leader(cards: CardSet, caps_list: int, faction: str, limit: int) -> ForceUnit:
    """The dearest common unit of a faction that leaves most of the limit for others.

    Dogs, creatures and robots lead only where there is nobody else.
    """
    cheapest = min(
        (
            card
            for card in cards.leaders
            if price_in(card.caps, caps_list) != NONE and not card.powers
        ),
        key=lambda card: price_in(card.caps, caps_list),
    )
    wanted = FACTIONS.index(faction)
    common = [
        unit
        for unit in cards.units
        if unit.faction == wanted and price_in(unit.caps, caps_list) != NONE and not unit.unique
    ]
    people = [unit for unit in common if not unit.types & HANDLESS]
    units = [_leading(standard_unit(unit.id, cards), cheapest.id) for unit in people or common]
    prices = sorted(
        (unit_caps(unit, cards, caps_list), at)
        for at, unit in enumerate(units)
        if not errors(Force([unit]), cards, limit, caps_list, True)
    )
    fitting = [at for caps, at in prices if 5 * caps <= limit]
    return units[fitting[-1] if fitting else prices[0][1]]


@lru_cache(maxsize=512)
def _fill(
    cards: CardSet, caps_list: int, faction: str, limit: int, number: int
) -> tuple[ForceUnit, ...]:
    return tuple(generate_force(number, faction, limit, (), cards, caps_list).units)


def _faction(state: Campaigning, player: Player) -> str:
    if state.battle.scenario:
        names = side_names(state.battle.scenario)
        if state.linked and names[player.side] == "attacker":
            return _ATTACKERS
    mates = [other for other in state.players if other.seat < player.seat]
    return _BY_SEAT[len(mates)]


def _equipped(state: Campaigning, player: Player, force: Force) -> Force:
    """The chosen cards go to the first unit that may have them, as long as the limit allows."""
    books, own = state.books, player.own
    for id in (*own.free, *own.chosen):
        if is_boost(id, books):
            more = Force(force.units, force.name, [*force.boosts, id])
            limit = allowance(state, player, more)
            if not errors(more, books.cards, limit, books.caps_list, True):
                force = more
            continue
        mod = id in books.cards.item_numbers and books.cards.item(id).kind == MOD
        if not mod or may_fit(own, id, books):
            force = _given(force, id, state, player)
    return force


def _given(force: Force, id: str, state: Campaigning, player: Player) -> Force:
    books = state.books
    for at, unit in enumerate(force.units):
        given = _with(unit, card=id, books=books.cards)
        units = [*force.units[:at], given, *force.units[at + 1 :]]
        more = Force(units, force.name, force.boosts)
        limit = allowance(state, player, more)
        if force_caps(more, books.cards, books.caps_list) > limit:
            more = _lighter(more, books.cards, books.caps_list, limit)
        if not errors(more, books.cards, limit, books.caps_list, True):
            return more
    return force


def _lighter(force: Force, cards: CardSet, caps_list: int, limit: int) -> Force:
    """One model fewer of the last unit that can spare one, if that is enough."""
    for at in reversed(range(1, len(force.units))):
        unit = force.units[at]
        if unit.count < 2 and unit.weapons == standard_unit(unit.unit, cards).weapons:
            units = [*force.units[:at], *force.units[at + 1 :]]
        elif unit.count > 1:
            units = [*force.units[:at], _with(unit, less=1), *force.units[at + 1 :]]
        else:
            continue
        fewer = Force(units, force.name, force.boosts)
        if force_caps(fewer, cards, caps_list) <= limit:
            return fewer
    return force


def _leading(unit: ForceUnit, card: str) -> ForceUnit:
    return ForceUnit(
        unit.unit, 1, unit.weapons, unit.items, unit.mods, card, unit.heroic, unit.perks
    )


def _with(
    unit: ForceUnit, perk: str = "", card: str = "", less: int = 0, books: CardSet | None = None
) -> ForceUnit:
    """A unit with a perk or a card more, or with fewer models."""
    weapons, items, mods = unit.weapons, unit.items, unit.mods
    if card and books is not None:
        if card in books.weapon_numbers:
            weapons = (*weapons, card)
        elif books.item(card).kind == MOD:
            mods = (*mods, card)
        else:
            items = (*items, card)
    perks = (*unit.perks, perk) if perk else unit.perks
    return ForceUnit(
        unit.unit, unit.count - less, weapons, items, mods, unit.leader, unit.heroic, perks
    )


def followers(state: Campaigning, player: Player) -> list[str]:
    """Models that could follow a removed leader: those of the last force first."""
    books, own = state.books, player.own
    head = unit_of(own.leader, books)
    assert head is not None
    found = [
        unit.id
        for unit in books.cards.units
        if unit.faction == head.faction and unit.id != head.id and may_lead(unit.id, books)
    ]
    brought = [unit.unit for unit in force_of(player, books).units]
    # People before dogs and robots.
    found.sort(key=lambda id: (bool(books.cards.unit(id).types & HANDLESS), id not in brought))
    second = f"{head.id}.2"
    return [second, *found] if own.leader != second and may_lead(second, books) else found
