"""What a settlement builds: in a sound order, or what brings most until the campaign is over."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from overseer.bots.campaign.worth import draw_worth, drawn_worth, explore_worth, taken_worth
from overseer.wasteland.campaign.course import battles_left
from overseer.wasteland.campaign.moves import AUTO, DONE, CampaignMove
from overseer.wasteland.campaign.state import CampaignState
from overseer.wasteland.campaign_cards import Perk
from overseer.wasteland.campaign_words import (
    REROLL_HEAVY,
    REROLL_MELEE,
    REROLL_PISTOL,
    REROLL_RIFLE,
    REROLL_THROW,
)
from overseer.wasteland.settlement.build import full
from overseer.wasteland.settlement.draw import fields_supplied
from overseer.wasteland.settlement.holdings import LAND_PRICE, Books
from overseer.wasteland.settlement.leader import most_boosts
from overseer.wasteland.settlement.perks import gives_bench, perk_price, unit_of
from overseer.wasteland.settlement.pile import pool, price
from overseer.wasteland.settlement.stores import PER_PLACE, sheds, stores
from overseer.wasteland.settlement.structure import (
    ADDS,
    COOKS,
    DRAWS,
    EXPLORES,
    KEEPS,
    NAMES,
    REDRAWS,
    REPEATS,
    SHEDS,
    STORES,
    SWAPS,
    Structure,
)
from overseer.wasteland.settlement.supply import balance, everything_on
from overseer.wasteland.words import W_HEAVY, W_MELEE, W_PISTOL, W_RIFLE, W_THROWN

# What to have next: a structure for the so-and-so-manieth time, or a perk of the settlement.
# Power comes before what needs it.
ORDER: Final = (
    *("rack-any-l", "shop-any", "store", "gun-nut-rifle", "armourer", "shed", "warehouse-armour"),
    *("rack-any-l", "store", "outpost", "local-leader", "stall-medical", "rack-practised-l"),
    *("shed", "store", "stables", "local-leader-2", "ranch", "warehouse-weapon", "rack-tactical-l"),
    *("ops", "outpost", "scouts", "pen", "office", "store", "wb-chem", "warehouse-any", "shed"),
)
GENERATORS: Final = ("gen-l", "gen-m", "gen-s")
AHEAD: Final = 3  # so many wishes are looked at for one that can be paid
SPARE: Final = 4  # a perk for the leader may cost such a part of the caps
ROOMY: Final = LAND_PRICE + 150  # caps at which land is bought for caps
OUTLAY: Final = 0.2  # what a cap is worth in the bank: victories come before caps
PLACE: Final = 35.0  # what a store that is needed gives out …
ROOM: Final = 80  # caps that the room for a structure is worth
SOLD: Final = 0.5  # of the worth of cards for which there is no place
KEPT: Final = 8.0  # … and a shed keeps
LEADS: Final = 1.5  # a leader's perk in each battle, beside its price
_REROLLS: Final = {
    REROLL_RIFLE: W_RIFLE,
    REROLL_PISTOL: W_PISTOL,
    REROLL_HEAVY: W_HEAVY,
    REROLL_MELEE: W_MELEE,
    REROLL_THROW: W_THROWN,
}


def next_build(state: CampaignState, foresight: bool) -> CampaignMove:
    """The next move of step 1."""
    own = state.own
    for gift in own.gifts:
        for model in ("", own.leader):
            move = CampaignMove("perk", gift, *([model] if model else []))
            if state.judge(move) is None:
                return move
    wanted = _best(state) if foresight else _in_order(state)
    if wanted is not None:
        return wanted
    return _supplies(state) or DONE


def _supplies(state: CampaignState) -> CampaignMove | None:
    """Switches are set anew when that supplies more, or when too much is switched on."""
    own, books = state.own, state.books
    trial = own.copy()
    everything_on(trial, books)
    more = sum(trial.on.values()) > sum(own.on.values())
    return AUTO if more or balance(own, books).short else None


def _land(state: CampaignState) -> CampaignMove | None:
    """Room for more: for quests, or for caps when there are many."""
    for how, fits in (("quests", True), ("caps", state.own.caps >= ROOMY)):
        move = CampaignMove("land", how)
        if fits and state.judge(move) is None:
            return move
    return None


# -- in a sound order ----------------------------------------------------------------------------


def _in_order(state: CampaignState) -> CampaignMove | None:
    if battles_left(state) == 0:
        return None
    for wish in list(_wishes(state))[:AHEAD]:
        move = _towards(state, wish)
        if move is not None:
            return move
    land = _land(state) if full(state.own) else None
    return land or _perk(state)


def _wishes(state: CampaignState) -> Iterator[str]:
    """What of the order is not there yet."""
    own = state.own
    wanted: dict[str, int] = {"store": 1, "shed": 1}  # that every settlement begins with
    for id in ORDER:
        wanted[id] = wanted.get(id, 0) + 1
        if id not in own.perks and own.built.get(id, 0) < wanted[id]:
            yield id


def _towards(state: CampaignState, wish: str) -> CampaignMove | None:
    """The move that fulfils a wish or, for want of power, a generator for it."""
    if wish not in state.books.structures:
        move = CampaignMove("perk", wish)
        return move if state.judge(move) is None else None
    move = CampaignMove("build", wish)
    if state.judge(move) is not None:
        return None
    return _generator(state) if lacks_power(state, wish) else move


def lacks_power(state: CampaignState, id: str) -> bool:
    """Whether there is not enough power for one structure more."""
    now = balance(state.own, state.books)
    return now.power - now.power_used < state.books.structures[id].power


def _generator(state: CampaignState) -> CampaignMove | None:
    for id in GENERATORS:
        move = CampaignMove("build", id)
        if state.judge(move) is None:
            return move
    return None


def _perk(state: CampaignState) -> CampaignMove | None:
    """A perk for the leader that is not too dear: the dearest does most."""
    own, books = state.own, state.books
    if not own.leader:
        return None
    found = [
        (perk_price(own, perk.id, books), CampaignMove("perk", perk.id, own.leader))
        for perk in books.cards.perks
        if not perk.settlement
        and perk_price(own, perk.id, books) * SPARE <= own.caps
        and _of_use(perk, own.leader, books)
    ]
    legal = [each for each in found if state.judge(each[1]) is None]
    return max(legal, key=lambda each: each[0])[1] if legal else None


def _of_use(perk: Perk, model: str, books: Books) -> bool:
    """Whether somebody has a weapon of the kind that a perk is about, if it is about one."""
    unit = unit_of(model, books)
    if unit is None:
        return False
    cards = books.cards
    kinds = {cards.weapon(id).kind for id in unit.standard if id in cards.weapon_numbers}
    about = [kind for power, kind in _REROLLS.items() if perk.powers & power]
    return not about or bool(kinds & set(about))


# -- by what it brings ---------------------------------------------------------------------------


def _best(state: CampaignState) -> CampaignMove | None:
    """The purchase that brings most for its price until the campaign is over, if any does."""
    phases = battles_left(state)
    if phases == 0:
        return None
    if full(state.own):
        return _land(state) or _perk(state)
    own, books = state.own, state.books
    bench = _bench(state)
    if bench is not None:
        return bench
    top, best = 0.0, None
    for structure in books.structures.all:
        perks = _needed_perks(state, structure)
        if perks is None:
            continue
        extra = sum(perk_price(own, id, books) for id in perks)
        dark = lacks_power(state, structure.id)
        cost = structure.price + extra + (structure.power * 35 if dark else 0)
        if cost > own.caps or cost == 0:
            continue
        gain = (phases * phase_worth(state, structure) - OUTLAY * cost) / (cost + ROOM)
        if gain > top:
            move = CampaignMove("perk", perks[0]) if perks else _towards(state, structure.id)
            if move is not None and state.judge(move) is None:
                top, best = gain, move
    if best is None:
        best = _perk(state) if phases * LEADS > 1 else None
    return best


def _bench(state: CampaignState) -> CampaignMove | None:
    """A perk that brings the first workshop of its kind (WC-P2), if there is power for it."""
    for perk in state.books.cards.perks:
        wanted = perk.bench and perk.settlement and not state.own.built.get(perk.bench)
        if wanted and gives_bench(state.own, perk):
            move = CampaignMove("perk", perk.id)
            if not lacks_power(state, perk.bench) and state.judge(move) is None:
                return move
    return None


def _needed_perks(state: CampaignState, structure: Structure) -> list[str] | None:
    """The perks to be bought first, cheapest way; None where the structure cannot be had."""
    own, books = state.own, state.books
    if structure.maximum and own.built.get(structure.id, 0) >= structure.maximum:
        return None
    if any(not own.built.get(id) for id in structure.needs):
        return None
    if not structure.requires or set(structure.requires) & set(own.perks):
        return []
    id = structure.requires[0]
    chain = [id]
    for other in books.cards.perk(id).after:
        if other not in own.perks:
            chain.insert(0, other)
    if any(perk_price(own, each, books) < 0 for each in chain):
        return None
    return chain


def phase_worth(state: CampaignState, structure: Structure) -> float:
    """What one more structure of a kind brings in a settlement phase."""
    own, books = state.own, state.books
    work = structure.work
    if work == DRAWS and structure.of_boosts:
        held = sum(n for id, n in own.built.items() if books.structures[id].of_boosts)
        room = PER_PLACE * stores(own, books)
        useful = held < min(most_boosts(own, books), room)
        return draw_worth(own, structure.kind, structure.draw, books) if useful else 2.0
    draws = [books.structures[id] for id in own.built for _ in range(own.built[id])]
    items = [each for each in draws if each.draws and not each.of_boosts]
    if work in (DRAWS, COOKS):
        n = fields_supplied(own, books) if work == COOKS else structure.draw
        worth = draw_worth(own, structure.kind, n, books)
        return worth if len(items) < stores(own, books) else worth * SOLD
    if work == EXPLORES:
        return explore_worth(own, books)
    if work == STORES:
        cards = [*own.reserve, *own.heap, *own.chosen]
        many = len(items) + len(draws) // 4 + len(cards) > stores(own, books)
        return PLACE if many else 1.0
    if work == SHEDS:
        return KEPT if sheds(own, books) < stores(own, books) - 1 else 0.0
    if work == SWAPS:
        return 4.0 if own.built.get("outpost") else 0.0
    best = max((draw_worth(own, each.kind, each.draw, books) for each in items), default=0.0)
    if work == NAMES:
        worths = [
            drawn_worth(own, id, books) for each in items for id in pool(own, each.kind, books)
        ]
        return max(worths, default=0.0) - best
    if work in (REPEATS, KEEPS):
        return best if work == REPEATS else best / 2
    if work in (ADDS, REDRAWS):
        return best / 3
    return 0.0


def sells_better(state: CampaignState, id: str) -> bool:
    """Whether a card brings more sold than it helps in the next battle."""
    if battles_left(state) == 0:
        return True
    return taken_worth(state.own, id, state.books) < OUTLAY * price(id, state.books)
