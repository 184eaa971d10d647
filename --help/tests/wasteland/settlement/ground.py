"""Settlements to test with, in the state that a test wants."""

from __future__ import annotations

from overseer.engine.refusal import Refusal
from overseer.wasteland.cards.file import standard
from overseer.wasteland.settlement.holdings import Books, Holdings, new_holdings
from overseer.wasteland.settlement.structure_file import structures
from overseer.wasteland.settlement.supply import everything_on

BOOKS = Books(standard(), structures())


def settled(*built: str, caps: int = 0, perks: tuple[str, ...] = ()) -> Holdings:
    """A new settlement with more structures, all that can be supplied is."""
    own = new_holdings(True)
    own.caps = caps
    own.perks = list(perks)
    own.leader, own.leader_card = "sole-survivor", "hunter"
    own.room = 60
    for id in built:
        own.built[id] = own.built.get(id, 0) + 1
    everything_on(own, BOOKS)
    return own


def hold(own: Holdings, *cards: str) -> None:
    """Cards come into the reserve."""
    own.gain(cards)
    own.reserve += cards


def reason(refusal: Refusal | None) -> str:
    """The word of a refusal with its rule; empty when there is none."""
    return "" if refusal is None else f"{refusal.rule} {refusal.reason}"
