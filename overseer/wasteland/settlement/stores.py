"""What is kept after a battle and taken into the next one; the rest is sold (WC-S2, WC-S6)."""

from __future__ import annotations

from overseer.engine.refusal import Refusal
from overseer.wasteland.settlement.holdings import Books, Holdings
from overseer.wasteland.settlement.leader import most_boosts
from overseer.wasteland.settlement.pile import is_boost, is_unique, price
from overseer.wasteland.settlement.reasons import no
from overseer.wasteland.settlement.structure import SHEDS, STORES
from overseer.wasteland.settlement.supply import supplied

PER_PLACE = 2  # boosts that take one place of a shed or store


def sheds(holdings: Holdings, books: Books) -> int:
    """Sheds that were supplied in the last phase (WC-S11)."""
    return sum(supplied(holdings, id, books) for id in books.structures.with_work(SHEDS))


def stores(holdings: Holdings, books: Books) -> int:
    """Stores that are supplied."""
    return sum(supplied(holdings, id, books) for id in books.structures.with_work(STORES))


def places(cards: list[str], books: Books) -> int:
    """How many sheds or stores some cards take: one for an item, one for two boosts."""
    boosts = sum(is_boost(card, books) for card in cards)
    return len(cards) - boosts + (boosts + PER_PLACE - 1) // PER_PLACE


def why_hold(holdings: Holdings, card: str, books: Books) -> Refusal | None:
    """Why the sheds cannot keep a card of the heap."""
    if card not in holdings.heap or is_unique(card, books):
        return no("card", card=card)
    if places([*holdings.kept, card], books) > sheds(holdings, books):
        return no("sheds", sheds=sheds(holdings, books))
    return None


def hold(holdings: Holdings, card: str) -> None:
    """A shed keeps a card."""
    holdings.heap.remove(card)
    holdings.kept.append(card)


def close_sheds(holdings: Holdings, books: Books) -> int:
    """What the sheds and uniques are goes into the reserve; the caps for the rest."""
    stays = [card for card in holdings.heap if is_unique(card, books)]
    sold = [card for card in holdings.heap if not is_unique(card, books)]
    holdings.reserve += holdings.kept + stays
    holdings.kept = []
    holdings.heap = []
    return sell(holdings, sold, books)


def why_take(holdings: Holdings, card: str, books: Books) -> Refusal | None:
    """Why a card of the reserve cannot be taken into the next battle."""
    if card not in holdings.reserve:
        return no("card", card=card)
    if is_boost(card, books):
        most = most_boosts(holdings, books)
        if sum(is_boost(each, books) for each in holdings.chosen) >= most:
            return no("boosts", n=most)
    if places([*holdings.chosen, card], books) > stores(holdings, books):
        return no("stores", stores=stores(holdings, books))
    return None


def take(holdings: Holdings, card: str) -> None:
    """A store gives a card out."""
    holdings.reserve.remove(card)
    holdings.chosen.append(card)


def why_drop(holdings: Holdings, card: str) -> Refusal | None:
    """Why a card cannot be put back."""
    return None if card in holdings.chosen else no("card", card=card)


def drop(holdings: Holdings, card: str) -> None:
    """A card goes back into the reserve."""
    holdings.chosen.remove(card)
    holdings.reserve.append(card)


def close_stores(holdings: Holdings, books: Books) -> int:
    """The reserve is sold but for uniques, which wait (WC-S6); the caps for it."""
    sold = [card for card in holdings.reserve if not is_unique(card, books)]
    holdings.reserve = [card for card in holdings.reserve if is_unique(card, books)]
    return sell(holdings, sold, books)


def sell(holdings: Holdings, cards: list[str], books: Books) -> int:
    """Cards go for their caps."""
    caps = sum(price(card, books) for card in cards)
    holdings.lose(cards)
    holdings.caps += caps
    return caps
