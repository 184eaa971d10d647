"""Step 2: structures are used, each once, and helpers serve their draws (WC-S5, WC-S14)."""

from __future__ import annotations

from overseer.engine.refusal import Refusal
from overseer.wasteland.settlement.holdings import Books, Draw, Holdings
from overseer.wasteland.settlement.pile import equipment, fits, in_pile, pool, useless
from overseer.wasteland.settlement.reasons import no
from overseer.wasteland.settlement.structure import (
    ADDS,
    COOKS,
    EXPLORES,
    FIELD,
    KEEPS,
    LISTENING_FEE,
    LISTENS,
    MOST_FIELDS,
    NAMES,
    REDRAWS,
    REPEATS,
    SWAPS,
)
from overseer.wasteland.settlement.supply import supplied


def left(holdings: Holdings, id: str, books: Books) -> int:
    """How many structures of a kind work and have not been used in this phase."""
    return supplied(holdings, id, books) - holdings.used.get(id, 0)


def spend(holdings: Holdings, id: str) -> None:
    """A structure has been used."""
    holdings.used[id] = holdings.used.get(id, 0) + 1


def helper(holdings: Holdings, work: str, books: Books) -> str:
    """A structure that does some work and is still free; empty without one."""
    for id in books.structures.with_work(work):
        if left(holdings, id, books) > 0:
            return id
    return ""


def fields_supplied(holdings: Holdings, books: Books) -> int:
    """Fields that count for the cooking station."""
    ids = books.structures.with_work(FIELD)
    return min(sum(supplied(holdings, id, books) for id in ids), MOST_FIELDS)


def why_working(holdings: Holdings, id: str, books: Books) -> Refusal | None:
    """Why a structure does not work now: not there, not supplied, or used."""
    if id not in books.structures:
        return no("structure", structure=id)
    if supplied(holdings, id, books) == 0:
        return no("not-working", structure=id)
    if left(holdings, id, books) < 1:
        return no("used", structure=id)
    return None


def why_use(holdings: Holdings, id: str, books: Books) -> Refusal | None:
    """Why a structure cannot be used now."""
    wrong = why_working(holdings, id, books)
    if wrong is not None:
        return wrong
    structure = books.structures[id]
    if structure.work == LISTENS:
        if holdings.caps < LISTENING_FEE:
            return no("caps", price=LISTENING_FEE, caps=holdings.caps)
        return None
    if structure.work == EXPLORES:
        return None
    if not structure.draws:
        return no("no-use", structure=id)
    if structure.work == COOKS and fields_supplied(holdings, books) == 0:
        return no("no-fields", structure=id)
    if not pool(holdings, structure.kind, books):
        return no("empty", structure=id)
    return None


def begin(holdings: Holdings, id: str, books: Books) -> None:
    """A draw-and-keep structure is used; chance draws its cards."""
    structure = books.structures[id]
    spend(holdings, id)
    due = structure.draw
    if structure.work == COOKS:
        due = fields_supplied(holdings, books)
    holdings.draw = Draw(id, structure.kind, due, structure.keep)


def arrive(holdings: Holdings, card: str) -> None:
    """Chance has drawn a card."""
    draw = holdings.draw
    assert draw is not None
    draw.due -= 1
    draw.drawn.append(card)
    holdings.gain([card])


def drawing(holdings: Holdings, books: Books) -> bool:
    """Whether chance still has a card to draw: what has run out gives nothing (WC-S15)."""
    draw = holdings.draw
    return draw is not None and draw.due > 0 and bool(pool(holdings, draw.kind, books))


def settled_draw(holdings: Holdings, books: Books) -> bool:
    """Whether all cards of a draw are kept anyway: no helper is free, nothing may be passed."""
    draw = holdings.draw
    if draw is None or len(draw.drawn) > draw.keep:
        return False
    if any(helper(holdings, work, books) for work in (REDRAWS, ADDS, KEEPS)):
        return False
    return all(why_pass(holdings, card, books) is not None for card in draw.drawn)


def why_keep(holdings: Holdings, card: str) -> Refusal | None:
    """Why a card of the draw cannot be kept."""
    draw = holdings.draw
    if draw is None or card not in draw.drawn:
        return no("card", card=card)
    return None


def keep(holdings: Holdings, card: str) -> None:
    """A card goes into the reserve; with the last one the others go back to the pile."""
    draw = holdings.draw
    assert draw is not None
    draw.drawn.remove(card)
    holdings.reserve.append(card)
    draw.keep -= 1
    draw.kept += 1
    if draw.keep == 0 or not draw.drawn:
        holdings.lose(draw.drawn)
        holdings.draw = None


def why_pen(holdings: Holdings, books: Books) -> Refusal | None:
    """Why the cards of a draw cannot be drawn anew."""
    if not helper(holdings, REDRAWS, books):
        return no("helper", structure="pen")
    return _why_late(holdings, "pen")


def _why_late(holdings: Holdings, id: str) -> Refusal | None:
    """WC-S14: pen and stables help before a card is kept."""
    late = holdings.draw is not None and holdings.draw.kept > 0
    return no("helper-late", structure=id) if late else None


def redraw(holdings: Holdings, books: Books) -> None:
    """The pen: all cards drawn go, and as many come."""
    draw = holdings.draw
    assert draw is not None
    spend(holdings, helper(holdings, REDRAWS, books))
    holdings.lose(draw.drawn)
    draw.due = len(draw.drawn)
    draw.passed += draw.drawn
    draw.drawn = []


def why_stables(holdings: Holdings, books: Books) -> Refusal | None:
    """Why no card more can be drawn."""
    draw = holdings.draw
    if not helper(holdings, ADDS, books):
        return no("helper", structure="stables")
    if draw is None or not pool(holdings, draw.kind, books):
        return no("empty", structure="" if draw is None else draw.structure)
    return _why_late(holdings, "stables")


def add_card(holdings: Holdings, books: Books) -> None:
    """The stables: one card more is drawn."""
    assert holdings.draw is not None
    spend(holdings, helper(holdings, ADDS, books))
    holdings.draw.due += 1


def why_ranch(holdings: Holdings, books: Books) -> Refusal | None:
    """Why no card more can be kept."""
    return None if helper(holdings, KEEPS, books) else no("helper", structure="ranch")


def keep_more(holdings: Holdings, books: Books) -> None:
    """The ranch: one card more is kept."""
    assert holdings.draw is not None
    spend(holdings, helper(holdings, KEEPS, books))
    holdings.draw.keep += 1


def why_pass(holdings: Holdings, card: str, books: Books) -> Refusal | None:
    """WC-S14: medical items that nobody can use may be passed over."""
    wrong = why_keep(holdings, card)
    if wrong is not None:
        return wrong
    assert holdings.draw is not None
    if holdings.draw.kind != "medical" or not useless(card, holdings, books):
        return no("useful", card=card)
    return None


def pass_over(holdings: Holdings, card: str) -> None:
    """A card goes back, and another is drawn for it."""
    draw = holdings.draw
    assert draw is not None
    draw.drawn.remove(card)
    holdings.lose([card])
    draw.passed.append(card)
    draw.due += 1


def why_name(holdings: Holdings, id: str, card: str, books: Books) -> Refusal | None:
    """Why the office cannot name a card instead of a structure's draw."""
    wrong = why_use(holdings, id, books)
    if wrong is not None:
        return wrong
    structure = books.structures[id]
    if not structure.draws:
        return no("no-use", structure=id)
    if not helper(holdings, NAMES, books):
        return no("helper", structure="office")
    if structure.of_boosts:
        return no("office-boosts", structure=id)
    if card not in pool(holdings, structure.kind, books):
        return no("office", structure=id, card=card)
    return None


def name(holdings: Holdings, id: str, card: str, books: Books) -> None:
    """The office: exactly this card, whatever the structure's size."""
    spend(holdings, id)
    spend(holdings, helper(holdings, NAMES, books))
    holdings.gain([card])
    holdings.reserve.append(card)


def why_again(holdings: Holdings, id: str, books: Books) -> Refusal | None:
    """Why the operations room cannot let a structure work once more."""
    if not helper(holdings, REPEATS, books):
        return no("helper", structure="ops")
    if id not in books.structures:
        return no("structure", structure=id)
    if not holdings.used.get(id) or books.structures[id].work == REPEATS:
        return no("again", structure=id)
    return None


def again(holdings: Holdings, id: str, books: Books) -> None:
    """The operations room: a structure that was used may be used again."""
    spend(holdings, helper(holdings, REPEATS, books))
    holdings.used[id] -= 1
    if not holdings.used[id]:
        del holdings.used[id]


def why_repair(holdings: Holdings, unit: str, books: Books) -> Refusal | None:
    """Why a unit's power armour cannot be repaired: one station for each (WC-S9)."""
    if unit not in [owner for owner, _ in holdings.degraded]:
        return no("degraded", unit=unit)
    stations = sum(
        supplied(holdings, each.id, books) for each in books.structures.all if each.repairs
    )
    if holdings.repairs >= stations:
        return no("stations", n=stations)
    return None


def repair(holdings: Holdings, unit: str) -> None:
    """A unit's power armour is intact again."""
    holdings.repairs += 1
    place = [owner for owner, _ in holdings.degraded].index(unit)
    del holdings.degraded[place]


def guard_bench(holdings: Holdings, books: Books) -> str:
    """An armoury that still works; empty without one."""
    for each in books.structures.all:
        if each.guards and left(holdings, each.id, books) > 0:
            return each.id
    return ""


def why_guard(holdings: Holdings, unit: str, books: Books) -> Refusal | None:
    """Why an armoury cannot give a unit an armour boost instead of a mod."""
    if not guard_bench(holdings, books):
        return no("not-working", structure="wb-armour")
    if unit not in books.cards.unit_numbers or unit in holdings.guards:
        return no("guard", unit=unit)
    return None


def guard(holdings: Holdings, unit: str, books: Books) -> None:
    """An armoury's boost waits for a unit of the next force."""
    spend(holdings, guard_bench(holdings, books))
    holdings.guards.append(unit)


def scouts(holdings: Holdings, books: Books) -> str:
    """A scout camp that can still swap an exploration card."""
    return helper(holdings, SWAPS, books)


def nameable(holdings: Holdings, id: str, books: Books) -> list[str]:
    """The cards that the office may name for a structure's draw, each once."""
    structure = books.structures[id]
    return [
        card.id
        for card in equipment(books)
        if in_pile(card, books)
        and fits(card, structure.kind, holdings, books)
        and not holdings.held(card.id)
    ]
