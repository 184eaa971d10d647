"""Which quests a player may take, and what a finished one opens (WC-Q2)."""

from __future__ import annotations

from overseer.wasteland.campaign_cards import Quest
from overseer.wasteland.settlement.holdings import Books, Holdings


def open_quests(holdings: Holdings, books: Books) -> list[str]:
    """The quests that may be taken now, in the order of the cards."""
    return [quest.id for quest in books.cards.quests if may_take(holdings, quest)]


def may_take(holdings: Holdings, quest: Quest) -> bool:
    """Each quest once unless it says otherwise; later parts when they were opened."""
    if quest.id in holdings.opened or quest.id in holdings.learned:
        return True
    if quest.part != 1 or quest.learned:
        # One that came round again is open until its series is.
        return quest.repeatable and quest.id in holdings.finished
    return quest.repeatable or quest.id not in holdings.finished


def finish(holdings: Holdings, id: str, books: Books) -> None:
    """A quest is done: its next parts open; of a branch one part is done, and the others close."""
    quest = books.cards.quest(id)
    holdings.finished.append(id)
    if id in holdings.learned:
        holdings.learned.remove(id)
    if id in holdings.opened:
        by = holdings.opened[id]
        holdings.opened = {part: q for part, q in holdings.opened.items() if q != by}
    for part in quest.next:
        holdings.opened[part] = id


def learn(holdings: Holdings, id: str) -> None:
    """A quest may be taken from now on."""
    if id not in holdings.learned and id not in holdings.finished:
        holdings.learned.append(id)
