"""Force building in a campaign (WC-S9): limits, what one owns, and a force that is always legal."""

from __future__ import annotations

from collections import Counter
from typing import Final

from overseer.engine.refusal import BadOption, Refusal
from overseer.wasteland.campaign.facts import Campaigning
from overseer.wasteland.campaign.linked import ends, side_limit
from overseer.wasteland.campaign.player import Player
from overseer.wasteland.campaign.reasons import no
from overseer.wasteland.campaign.scenery import side_names
from overseer.wasteland.card import Item, Weapon
from overseer.wasteland.force.check import errors
from overseer.wasteland.force.code import decode, encode
from overseer.wasteland.force.force import Force, ForceUnit
from overseer.wasteland.force.standard import standard_unit
from overseer.wasteland.prices import price_in
from overseer.wasteland.scenarios.brought import free_caps
from overseer.wasteland.scenarios.scenario_file import standard_scenario
from overseer.wasteland.settlement.holdings import Books, Holdings
from overseer.wasteland.settlement.perks import unit_of
from overseer.wasteland.settlement.pile import mods_allowed
from overseer.wasteland.words import W_MINE, W_THROWN

CREATURES_AGREED: Final = True  # who begins a campaign with them gives the consent (WC-F2)


def limit_of_side(state: Campaigning, side: int) -> int:
    """What a whole side may spend in the battle that is prepared."""
    battle = state.battle
    if state.linked:
        names = side_names(battle.scenario)
        so_far = ends(state.fought, names)
        return side_limit(battle.rule, names[side], battle.passed, so_far)
    return battle.limit + standard_scenario(battle.scenario).sides[side].more


def limit_of(state: Campaigning, player: Player) -> int:
    """What a player may spend: a share of the side's limit, and what was won (WC-F6)."""
    mates = [other for other in state.fighters if other.side == player.side]
    return limit_of_side(state, player.side) // len(mates) + player.own.limit


def allowance(state: Campaigning, player: Player, force: Force) -> int:
    """The same with the price of cards that were won: they cost nothing (WC-Q3)."""
    cards, caps_list = state.books.cards, state.books.caps_list
    limit = limit_of(state, player) + free_caps(force, cards, caps_list, player.own.free)
    for unit in force.units:
        if unit.leader and unit.leader in player.own.leaders:
            limit += max(price_in(cards.leader(unit.leader).caps, caps_list), 0)
    return limit


def why_force(state: Campaigning, player: Player, code: str) -> Refusal | None:
    """Why a player may not bring a force."""
    books = state.books
    try:
        force = decode(code, books.cards)
    except BadOption as error:
        return error.refusal
    limit = allowance(state, player, force)
    wrong = errors(force, books.cards, limit, books.caps_list, CREATURES_AGREED)
    if wrong:
        return wrong[0].refusal
    return why_owned(player.own, force, limit, books) if player.own.settled else None


def why_owned(own: Holdings, force: Force, limit: int, books: Books) -> Refusal | None:
    """What of a force the settlement does not have (WC-S9)."""
    leader = next(unit for unit in force.units if unit.leader)
    head = unit_of(own.leader, books) if own.leader else None
    # A leader whom the limit does not allow stays at home.
    if head is not None and not errors(
        _alone(own, head.id, books), books.cards, limit, books.caps_list
    ):
        if leader.unit != head.id or leader.leader != own.leader_card:
            return no("force-leader", unit=head.id, card=own.leader_card)
    for unit in force.units:
        for text in unit.mods:
            id = text.split()[0]
            if id not in books.cards.unit(unit.unit).standard and not may_fit(own, id, books):
                return no("force-mod", card=id)
    missing = Counter(needed(force, books)) - Counter([*own.chosen, *own.free])
    for id in missing:
        return no("force-card", card=id)
    short = Counter(force.boosts) - Counter(own.chosen)
    for id in short:
        return no("force-boost", card=id)
    return _why_perks(own, force, leader, books)


def _alone(own: Holdings, unit: str, books: Books) -> Force:
    """The leader with nothing but standard equipment."""
    plain = standard_unit(unit, books.cards)
    return Force([ForceUnit(unit, 1, plain.weapons, plain.items, (), own.leader_card)])


def needed(force: Force, books: Books) -> list[str]:
    """The cards that a force takes from the stores: all but what its units have anyway.

    One card equips a whole unit; of what is used up each copy is a card (WC-S9).
    """
    found: list[str] = []
    for unit in force.units:
        mods = [text.split()[0] for text in unit.mods]
        cards = Counter([*unit.weapons, *unit.items, *mods])
        cards -= Counter(books.cards.unit(unit.unit).standard)
        found += sorted(cards.elements())
    return found


def may_fit(own: Holdings, id: str, books: Books) -> bool:
    """Mods only with the right perk (WC-S9)."""
    mod = books.cards.item(id)
    if mod.fits_armour or mod.fits_power:
        return any(books.cards.perk(perk).armour_mods for perk in own.perks)
    return bool(mod.fits & mods_allowed(own, books))


def _why_perks(own: Holdings, force: Force, leader: ForceUnit, books: Books) -> Refusal | None:
    """Perks only those that were bought, each for its model."""
    owned = {model: list(perks) for model, perks in own.models.items()}
    lead = owned.pop(own.leader, []) if own.leader else None
    for unit in force.units:
        if not unit.perks:
            continue
        if unit is leader and lead is not None:
            model = own.leader if set(unit.perks) <= set(lead) else ""
        else:
            model = next(
                (
                    name
                    for name, perks in sorted(owned.items(), key=lambda each: len(each[1]))
                    if name.partition(".")[0] == unit.unit and set(unit.perks) <= set(perks)
                ),
                "",
            )
            owned.pop(model, None)
        if not model:
            return no("force-perk", unit=unit.unit, perk=unit.perks[0])
    return None


def used_up(id: str, books: Books) -> bool:
    """Whether a card is used up by its use: what is left of it has to be told after a battle."""
    cards = books.cards
    if id in cards.weapon_numbers:
        return consumed(cards.weapon(id))
    return id in cards.item_numbers and consumed(cards.item(id))


def consumed(card: Weapon | Item) -> bool:
    """Limited items, chems and drinks, what holds tokens, grenades and mines."""
    if isinstance(card, Weapon):
        return card.one_use or card.kind in (W_THROWN, W_MINE)
    return card.limited or bool(card.stages) or card.tokens > 0


def field(state: Campaigning, player: Player, code: str) -> None:
    """A player's force is settled: its boosts are kept apart, for they are secret."""
    books, own = state.books, player.own
    force = decode(code, books.cards)
    player.hand = list(force.boosts)
    player.force = encode(Force(force.units, force.name), books.cards)
    player.fielded = [*needed(force, books), *force.boosts] if own.settled else []
    leader = next(unit for unit in force.units if unit.leader)
    if not own.leader or not own.settled:
        own.leader, own.leader_card = leader.unit, leader.leader
    own.types = 0
    for unit in force.units:
        own.types |= books.cards.unit(unit.unit).types


def force_of(player: Player, books: Books) -> Force:
    """A player's force with its boosts."""
    force = decode(player.force, books.cards)
    return Force(force.units, force.name, player.hand)
