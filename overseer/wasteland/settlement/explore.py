"""Exploration cards (WC-S8): fees, scouts, the leader's test, and what they bring."""

from __future__ import annotations

from overseer.engine.refusal import Refusal
from overseer.wasteland.battle.dice import CROSS, SHOUT, WHITE_NUMBERS
from overseer.wasteland.campaign_cards import Exploration
from overseer.wasteland.settlement.draw import scouts, spend
from overseer.wasteland.settlement.holdings import Books, Holdings
from overseer.wasteland.settlement.leader import trial_value
from overseer.wasteland.settlement.reasons import no
from overseer.wasteland.words import NONE


def exploration(id: str, books: Books) -> Exploration:
    """An exploration card by its id."""
    return next(card for card in books.cards.explorations if card.id == id)


def unexplored(holdings: Holdings, books: Books) -> list[str]:
    """The exploration pile, once for each copy; when it is used up, all cards are shuffled."""
    found: list[str] = []
    for card in books.cards.explorations:
        found += [card.id] * max(0, card.copies - holdings.explored.count(card.id))
    return found or [card.id for card in books.cards.explorations for _ in range(card.copies)]


def meet(holdings: Holdings, id: str, books: Books) -> None:
    """A card is turned up."""
    total = sum(card.copies for card in books.cards.explorations)
    if len(holdings.explored) >= total:
        holdings.explored = []
    holdings.explored.append(id)
    holdings.meeting = id


def asks(holdings: Holdings, books: Books) -> bool:
    """Whether the player has anything to decide about the card: a fee, or the scouts."""
    return exploration(holdings.meeting, books).fee > 0 or bool(scouts(holdings, books))


def why_pay(holdings: Holdings, books: Books) -> Refusal | None:
    """Why the fee cannot be paid."""
    fee = exploration(holdings.meeting, books).fee
    if fee == 0:
        return no("no-fee")
    if fee > holdings.caps:
        return no("fee", fee=fee, caps=holdings.caps)
    return None


def why_decline(holdings: Holdings, books: Books) -> Refusal | None:
    """Only a fee can be declined."""
    return no("no-fee") if exploration(holdings.meeting, books).fee == 0 else None


def why_go(holdings: Holdings, books: Books) -> Refusal | None:
    """A card without a fee is simply resolved."""
    return no("fee-due") if exploration(holdings.meeting, books).fee else None


def why_swap(holdings: Holdings, books: Books) -> Refusal | None:
    """Why no other card can be drawn; this is asked before any test."""
    return None if scouts(holdings, books) else no("scouts")


def swap(holdings: Holdings, books: Books) -> None:
    """The scouts know a better way."""
    spend(holdings, scouts(holdings, books))
    holdings.meeting = ""


def tested(card: Exploration) -> bool:
    """Whether the leader is tested."""
    return card.attribute != NONE


def value(holdings: Holdings, books: Books) -> int:
    """What the leader's roll must not exceed."""
    card = exploration(holdings.meeting, books)
    return trial_value(holdings, card.attribute, card.modifier, books)


def succeeds(face: int, value: int) -> bool:
    """Whether a kind of white face passes a test: "!" always, "X" never (WB-D3)."""
    number = WHITE_NUMBERS[face]
    return number == SHOUT or (number != CROSS and number <= value)
