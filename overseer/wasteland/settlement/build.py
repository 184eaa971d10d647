"""Step 1: building, scrapping and land (WC-S4, WC-S12, WC-S13)."""

from __future__ import annotations

from overseer.engine.refusal import Refusal
from overseer.wasteland.settlement.holdings import (
    LAND_PRICE,
    LAND_QUESTS,
    LAND_ROOM,
    Books,
    Holdings,
)
from overseer.wasteland.settlement.reasons import no
from overseer.wasteland.settlement.supply import balance, free_power, switch


def why_build(holdings: Holdings, id: str, books: Books) -> Refusal | None:
    """Why a structure cannot be built; None when it can."""
    if id not in books.structures:
        return no("structure", structure=id)
    structure = books.structures[id]
    if structure.maximum and holdings.built.get(id, 0) >= structure.maximum:
        return no("maximum", structure=id, n=structure.maximum)
    if structure.requires and not set(structure.requires) & set(holdings.perks):
        return no("requires", structure=id, perk=structure.requires[0])
    for needed in structure.needs:
        if not holdings.built.get(needed):
            return no("not-built", structure=needed)
    if full(holdings):
        return no("room", room=holdings.room)
    if structure.price > holdings.caps:
        return no("caps", price=structure.price, caps=holdings.caps)
    return None


def build(holdings: Holdings, id: str, books: Books) -> None:
    """Pay for a structure and set it up."""
    holdings.caps -= books.structures[id].price
    set_up(holdings, id, books)


def set_up(holdings: Holdings, id: str, books: Books, free: bool = False) -> None:
    """A structure stands; with power and water to spare it works at once."""
    holdings.built[id] = holdings.built.get(id, 0) + 1
    if free:
        holdings.granted[id] = holdings.granted.get(id, 0) + 1
    structure = books.structures[id]
    if structure.supplied:
        switch(holdings, id, holdings.on.get(id, 0) + 1)
        if balance(holdings, books).short:
            switch(holdings, id, holdings.on[id] - 1)
    else:
        free_power(holdings, books)


def full(holdings: Holdings) -> bool:
    """Whether there is no room for another structure (WC-S12)."""
    return sum(holdings.built.values()) >= holdings.room


def why_scrap(holdings: Holdings, id: str, books: Books) -> Refusal | None:
    """Why a structure cannot be scrapped."""
    if id not in books.structures:
        return no("structure", structure=id)
    if not holdings.built.get(id):
        return no("not-built", structure=id)
    return None


def dependants(holdings: Holdings, id: str, books: Books) -> list[str]:
    """What goes with a structure because it cannot stand without it."""
    if holdings.built.get(id, 0) > 1:
        return []
    found: list[str] = []
    gone = {id}
    again = True
    while again:
        again = False
        for other, n in holdings.built.items():
            if n and other not in gone and gone & set(books.structures[other].needs):
                gone.add(other)
                found += [other] * n
                again = True
    return found


def refund(holdings: Holdings, id: str, books: Books) -> int:
    """WC-S13: half the price, rounded down; nothing for what came free with a perk."""
    free = holdings.granted.get(id, 0) >= holdings.built.get(id, 0)
    return 0 if free else books.structures[id].price // 2


def scrap(holdings: Holdings, id: str, books: Books) -> int:
    """Tear a structure down with all that depends on it; the caps that it brought."""
    caps = 0
    for each in [id, *dependants(holdings, id, books)]:
        got = refund(holdings, each, books)
        caps += got
        if got == 0 and holdings.granted.get(each):
            _less(holdings.granted, each)
        _less(holdings.built, each)
        if holdings.on.get(each, 0) > holdings.built.get(each, 0):
            switch(holdings, each, holdings.built.get(each, 0))
    holdings.caps += caps
    return caps


def why_land(holdings: Holdings, how: str) -> Refusal | None:
    """Why land cannot be had for caps or for quests (WC-S1)."""
    if how == "caps":
        if holdings.caps < LAND_PRICE:
            return no("caps", price=LAND_PRICE, caps=holdings.caps)
        return None
    if how != "quests":
        return no("land-how")
    if holdings.quest_land < LAND_QUESTS:
        return no("land", n=holdings.quest_land, need=LAND_QUESTS)
    return None


def land(holdings: Holdings, how: str) -> None:
    """Room for ten structures more."""
    if how == "caps":
        holdings.caps -= LAND_PRICE
    else:
        holdings.paid += LAND_QUESTS
    holdings.room += LAND_ROOM


def why_supply(holdings: Holdings, id: str, n: str, books: Books) -> Refusal | None:
    """Why so many of a kind cannot be supplied; whether there is enough is seen at the end."""
    if id == "auto" and not n:
        return None
    if id not in books.structures:
        return no("structure", structure=id)
    if not books.structures[id].supplied:
        return no("no-supply", structure=id)
    most = holdings.built.get(id, 0)
    if not n.isdecimal() or len(n) > 3 or int(n) > most:
        return no("supply-count", structure=id, n=most)
    return None


def why_finish(holdings: Holdings, books: Books) -> Refusal | None:
    """Building is over only when no more is switched on than there is power and water for."""
    now = balance(holdings, books)
    if not now.short:
        return None
    return no(
        "short",
        power=now.power,
        power_used=now.power_used,
        water=now.water,
        water_used=now.water_used,
    )


def _less(counts: dict[str, int], id: str) -> None:
    counts[id] -= 1
    if not counts[id]:
        del counts[id]
