"""What exploration and quests bring (WC-S8, WC-Q3)."""

from __future__ import annotations

from dataclasses import dataclass

from overseer.engine.refusal import Value
from overseer.wasteland.campaign_cards import Gain
from overseer.wasteland.campaign_words import (
    O_BOOST,
    O_CAPS,
    O_CARD,
    O_CONSEQUENCE,
    O_HARM,
    O_ITEM,
    O_LAND,
    O_LEADER,
    O_LIMIT,
    O_LOSE,
    O_PERK,
    O_POWER,
    O_QUEST,
    O_STRUCTURE,
    O_WATER,
    OUTCOMES,
)
from overseer.wasteland.settlement.build import full, set_up
from overseer.wasteland.settlement.holdings import Books, Holdings
from overseer.wasteland.settlement.pile import is_unique
from overseer.wasteland.settlement.quests import learn

# Where cards go that chance has to draw.
TO_RESERVE = "reserve"
TO_FREE = "free"
TO_EXTRA = "extra"
INSTEAD = 2  # boosts for what only a settlement can use (WC-Q3)
_FOR_SETTLEMENTS = (O_CAPS, O_PERK, O_LEADER, O_LAND, O_STRUCTURE, O_LOSE, O_POWER, O_WATER)


@dataclass(frozen=True)
class Due:
    """Something that chance has to settle: cards of a kind, or (`kind` empty) a loss."""

    kind: str
    n: int
    to: str


def settle(
    holdings: Holdings, gain: Gain, quest: bool, books: Books
) -> tuple[list[Due], dict[str, Value]]:
    """Give or take one thing: what chance still owes, and what is told."""
    told: dict[str, Value] = {
        "what": OUTCOMES[gain.outcome],
        "n": gain.amount,
        "kind": gain.kind,
        "card": gain.card,
    }
    if not holdings.settled and _useless(gain, books):
        told["what"] = "instead"
        told["n"] = INSTEAD
        return [Due("boost", INSTEAD, TO_EXTRA)], told
    if gain.outcome == O_ITEM:
        return [Due(gain.kind, gain.amount, TO_FREE if quest else TO_RESERVE)], told
    if gain.outcome == O_BOOST:
        kind = "boost" if gain.kind == "any" else gain.kind
        return [Due(kind, gain.amount, TO_EXTRA if quest else TO_RESERVE)], told
    if gain.outcome == O_LOSE:
        return [Due("", 1, "")] if holdings.reserve else [], told
    if not _take(holdings, gain, quest, books):
        told["what"] = "nothing"
    return [], told


def _useless(gain: Gain, books: Books) -> bool:
    """Whether only a settlement can use it: a unique card needs a store (WC-Q3)."""
    if gain.outcome == O_CARD:
        return is_unique(gain.card, books)
    return gain.outcome in _FOR_SETTLEMENTS and (gain.outcome != O_CAPS or gain.amount > 0)


def _take(holdings: Holdings, gain: Gain, quest: bool, books: Books) -> bool:
    """What needs no chance; false when it comes to nothing."""
    what, n, card = gain.outcome, gain.amount, gain.card
    if what == O_CAPS:
        holdings.caps = max(0, holdings.caps + n)
    elif what == O_CARD:
        holdings.gain([card])
        won = quest and not is_unique(card, books)
        (holdings.free if won else holdings.reserve).append(card)
    elif what == O_CONSEQUENCE:
        if card in holdings.consequences:  # WC-E5: the same one once
            return False
        holdings.consequences.append(card)
    elif what == O_HARM:
        holdings.harm.append((gain.kind, n))
    elif what == O_PERK:
        holdings.gifts.append(card)
    elif what == O_LEADER:
        if card in holdings.leaders:
            return False
        holdings.leaders.append(card)
    elif what == O_LAND:
        holdings.room += n
    elif what == O_QUEST:
        learn(holdings, card)
    elif what == O_STRUCTURE:
        return _structure(holdings, card, books)
    elif what == O_LIMIT:
        holdings.limit += n
    elif what == O_POWER:
        holdings.more_power += n
    elif what == O_WATER:
        holdings.more_water += n
    return True


def _structure(holdings: Holdings, id: str, books: Books) -> bool:
    """A free structure, if there is room and it is not there as often as it may be."""
    if id not in books.structures or full(holdings):
        return False
    most = books.structures[id].maximum
    if most and holdings.built.get(id, 0) >= most:
        return False
    set_up(holdings, id, books, free=True)
    return True
