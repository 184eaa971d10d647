"""Perks bought in step 1: for the settlement, or for one model (WC-P1, WC-P2, WC-S4)."""

from __future__ import annotations

from overseer.engine.refusal import Refusal
from overseer.wasteland.campaign_cards import Perk
from overseer.wasteland.card import Unit
from overseer.wasteland.prices import price_in
from overseer.wasteland.settlement.build import full, set_up
from overseer.wasteland.settlement.holdings import Books, Holdings
from overseer.wasteland.settlement.reasons import no
from overseer.wasteland.words import ATTRIBUTES, NONE, OBJECT, TURRET


def unit_of(model: str, books: Books) -> Unit | None:
    """The unit card of a model: `settler` and `settler.2` are settlers."""
    id, dot, number = model.partition(".")
    if id not in books.cards.unit_numbers or (dot and number not in _SECOND):
        return None
    unit = books.cards.unit(id)
    if unit.types & (TURRET | OBJECT) or (dot and unit.unique):
        return None
    return unit


def perk_price(holdings: Holdings, id: str, books: Books) -> int:
    """What a perk costs: its caps, nothing if it was won."""
    if id in holdings.gifts:
        return 0
    return price_in(books.cards.perk(id).caps, books.caps_list)


def why_perk(holdings: Holdings, id: str, model: str, books: Books) -> Refusal | None:
    """Why a perk cannot be had."""
    if id not in books.cards.perk_numbers:
        return no("perk", perk=id)
    perk = books.cards.perk(id)
    cost = perk_price(holdings, id, books)
    if cost == NONE:
        return no("perk", perk=id)
    if perk.settlement != (model == ""):
        return no("perk-place", perk=id, settlement="yes" if perk.settlement else "no")
    wrong = _why_model(holdings, perk, model, books) if model else _why_here(holdings, perk)
    if wrong is not None:
        return wrong
    if cost > holdings.caps:
        return no("caps", price=cost, caps=holdings.caps)
    return None


def _why_here(holdings: Holdings, perk: Perk) -> Refusal | None:
    if perk.id in holdings.perks:
        return no("perk-twice", perk=perk.id)
    for other in perk.after:
        if other not in holdings.perks:
            return no("perk-after", perk=perk.id, other=other)
    if gives_bench(holdings, perk) and full(holdings):
        return no("bench-room", perk=perk.id, structure=perk.bench)
    return None


def _why_model(holdings: Holdings, perk: Perk, model: str, books: Books) -> Refusal | None:
    unit = unit_of(model, books)
    if unit is None:
        return no("model", model=model)
    has = holdings.models.get(model, [])
    if perk.id in has:
        return no("perk-twice", perk=perk.id)
    for attribute, least in perk.needs:
        if unit.attributes[attribute] < least:
            word = ATTRIBUTES[attribute]
            return no("perk-needs", perk=perk.id, attribute=word, least=least)
    for other in perk.after:
        if other not in has and other not in holdings.perks:
            return no("perk-after", perk=perk.id, other=other)
    if perk.users and not unit.types & perk.users:
        return no("perk-users", perk=perk.id, model=model)
    if model in holdings.perked:
        return no("perk-new", model=model)
    return None


def gives_bench(holdings: Holdings, perk: Perk) -> bool:
    """WC-P2: once per campaign a perk brings its workshop."""
    return bool(perk.bench) and perk.id not in holdings.benches


def take_perk(holdings: Holdings, id: str, model: str, books: Books) -> None:
    """Pay for a perk; a bench that it gives is set up."""
    perk = books.cards.perk(id)
    holdings.caps -= perk_price(holdings, id, books)
    if id in holdings.gifts:
        holdings.gifts.remove(id)
    if model:
        holdings.models.setdefault(model, []).append(id)
        holdings.perked.append(model)
        return
    holdings.perks.append(id)
    if gives_bench(holdings, perk) and perk.bench in books.structures:
        holdings.benches.append(id)
        set_up(holdings, perk.bench, books, free=True)


def why_unperk(holdings: Holdings, id: str, model: str, books: Books) -> Refusal | None:
    """Why a perk cannot be removed."""
    owned = holdings.models.get(model, []) if model else holdings.perks
    if id not in owned:
        return no("perk-none", perk=id)
    for other in owned if model else [*holdings.perks, *_of_models(holdings)]:
        if id in books.cards.perk(other).after:
            return no("perk-needed", perk=id, other=other)
    if not model:
        left = set(holdings.perks) - {id}
        for structure_id in holdings.built:
            requires = set(books.structures[structure_id].requires)
            if requires and id in requires and not requires & left:
                return no("perk-structure", perk=id, structure=structure_id)
    return None


def drop_perk(holdings: Holdings, id: str, model: str) -> None:
    """A perk goes, and nothing is paid back."""
    if not model:
        holdings.perks.remove(id)
        return
    holdings.models[model].remove(id)
    if not holdings.models[model]:
        del holdings.models[model]


def _of_models(holdings: Holdings) -> list[str]:
    return [id for owned in holdings.models.values() for id in owned]


_SECOND = tuple(str(n) for n in range(2, 10))
