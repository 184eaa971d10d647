"""What things are worth to a settlement, in caps: cards, gains, explorations, quests."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from overseer.wasteland.battle.dice import WHITE_FACES
from overseer.wasteland.campaign.muster import may_fit, used_up
from overseer.wasteland.campaign_cards import Gain, Quest
from overseer.wasteland.campaign_words import (
    D_COMPUTERS,
    D_DANGERS,
    D_FOUND,
    D_LOCKS,
    D_LOOKED,
    D_SEARCHED,
    D_SEARCHES,
    DEEDS,
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
)
from overseer.wasteland.scenarios.scenario_file import standard_scenario
from overseer.wasteland.settlement.explore import exploration, succeeds, unexplored
from overseer.wasteland.settlement.holdings import Books, Holdings
from overseer.wasteland.settlement.leader import trial_value
from overseer.wasteland.settlement.pile import is_boost, pool, price
from overseer.wasteland.words import MOD, NONE

BOOST: Final = 7.0  # a boost in a battle, beside its price
HANDY: Final = 5.0  # to have a card at hand, beside its price
SPENT: Final = 0.6  # of the price of what is gone after its use
NEXT_PART: Final = 15.0  # that a quest opens another
_WORTH: Final = {
    O_CAPS: 1.0,
    O_HARM: -8.0,
    O_PERK: 15.0,
    O_LEADER: 15.0,
    O_LAND: 8.0,
    O_QUEST: 10.0,
    O_LOSE: -15.0,
    O_LIMIT: 0.8,
    O_POWER: 5.0,
    O_WATER: 2.0,
    O_BOOST: BOOST,
}
CONSEQUENCE: Final = 20.0  # for its owner, or against

# How often a deed succeeds once, and how much less often once more.
_DEED: Final = (0.75, 0.6)
_DEEDS: Final = {
    "removed": (0.85, 0.75),
    "removed-close": (0.55, 0.5),
    "removed-far": (0.7, 0.5),
    "removed-leader": (0.4, 0.4),
    "removed-by-leader": (0.6, 0.5),
    "won": (0.5, 0.5),
    "all-alive": (0.08, 0.5),
    "leader-whole": (0.3, 0.5),
    "at-edge": (0.3, 0.4),
    "centre": (0.6, 0.6),
    "more-models": (0.5, 0.5),
    "no-shot": (0.05, 0.5),
    "outnumbered": (0.08, 0.5),
    "criticals": (0.5, 0.4),
    "healed": (0.3, 0.8),
    "chems": (0.2, 0.4),
    "boosts": (0.4, 0.6),
    "mined": (0.1, 0.4),
    "cries": (0.3, 0.4),
    "searched": (0.3, 0.5),
    "found": (0.4, 0.5),
    "locks": (0.2, 0.4),
    "computers": (0.2, 0.4),
    "searches": (0.3, 0.5),
    "looked": (0.2, 0.5),
    "dangers": (0.15, 0.4),
}
_OF_MARKERS: Final = (
    *(D_SEARCHED, D_FOUND, D_LOCKS, D_COMPUTERS, D_SEARCHES, D_LOOKED, D_DANGERS),
)
_NOTHING_TO_FIND, _MUCH_TO_FIND = 0.2, 2.0  # … where no markers lie, and where some do


def taken_worth(own: Holdings, id: str, books: Books) -> float:
    """What it is worth to have a card in the next battle; sold it would bring its price."""
    if is_boost(id, books):
        return BOOST + price(id, books)
    item = id in books.cards.item_numbers
    if item and books.cards.item(id).kind == MOD and not may_fit(own, id, books):
        return 0.0
    return HANDY + price(id, books) * (SPENT if used_up(id, books) else 1.0)


def drawn_worth(own: Holdings, id: str, books: Books) -> float:
    """What a card that was drawn is worth: taken along or sold."""
    return max(taken_worth(own, id, books), float(price(id, books)))


def best_of(worths: Sequence[float], n: int) -> float:
    """What the best of n cards is worth on average, drawn from a pile without putting back.

    >>> best_of([1.0, 2.0, 6.0], 1), best_of([1.0, 2.0, 6.0], 3)
    (3.0, 6.0)
    """
    size = len(worths)
    if not size or n < 1:
        return 0.0
    n = min(n, size)
    total = 0.0
    rest = 1.0  # the chance that nothing better than the next card has been drawn
    for at, worth in enumerate(sorted(worths, reverse=True)):
        left = size - at
        share = min(n / left, 1.0)
        total += rest * share * worth
        rest *= 1.0 - share
    return total


def draw_worth(own: Holdings, kind: str, n: int, books: Books) -> float:
    """What one card kept of n drawn is worth."""
    return best_of([drawn_worth(own, id, books) for id in pool(own, kind, books)], n)


@lru_cache(maxsize=64)
def _price_of_kind(kind: str, books: Books) -> float:
    prices = [price(id, books) for id in pool(Holdings(), kind, books)]
    return sum(prices) / len(prices) if prices else 0.0


def gain_worth(gain: Gain, against: bool, books: Books) -> float:
    """What one gain is worth; `against`: it follows from a failure."""
    if gain.outcome == O_ITEM:
        return gain.amount * (HANDY + _price_of_kind(gain.kind, books))
    if gain.outcome == O_CARD:
        return HANDY + price(gain.card, books)
    if gain.outcome == O_CONSEQUENCE:
        return -CONSEQUENCE if against else CONSEQUENCE
    if gain.outcome == O_STRUCTURE:
        known = gain.card in books.structures
        return float(books.structures[gain.card].price) if known else 0.0
    return _WORTH[gain.outcome] * gain.amount


def gains_worth(gains: Sequence[Gain], against: bool, books: Books) -> float:
    """What several gains are worth together."""
    return sum(gain_worth(gain, against, books) for gain in gains)


def chance(value: int) -> float:
    """How likely a test against a value succeeds."""
    return sum(succeeds(face, value) for face in WHITE_FACES) / len(WHITE_FACES)


def met_worth(own: Holdings, id: str, books: Books) -> float:
    """What an exploration card is worth when its fee is paid."""
    card = exploration(id, books)
    good = gains_worth(card.gains, False, books)
    if card.attribute != NONE:
        likely = chance(trial_value(own, card.attribute, card.modifier, books))
        good = likely * good + (1 - likely) * gains_worth(card.failed, True, books)
    return good - card.fee


def declined_worth(id: str, books: Books) -> float:
    """What an exploration card is worth when its fee is not paid."""
    return gains_worth(exploration(id, books).unpaid, True, books)


def explore_worth(own: Holdings, books: Books) -> float:
    """What the next exploration card is worth on average."""
    found = 0.0
    cards = unexplored(own, books)
    for id in cards:
        worth = met_worth(own, id, books)
        if exploration(id, books).fee:
            worth = max(worth, declined_worth(id, books))
        found += worth
    return found / max(1, len(cards))


def quest_chance(quest: Quest, scenario: str, foresight: bool) -> float:
    """How likely a quest is done; with `foresight` the scenario is looked at too."""
    found = 1.0
    offers = 1.0
    if foresight:
        offers = _MUCH_TO_FIND if standard_scenario(scenario).markers else _NOTHING_TO_FIND
    for deed, least in quest.deeds:
        once, more = _DEEDS.get(DEEDS[deed], _DEED)
        likely = once * more ** max(0, least - 1)
        found *= likely * (offers if deed in _OF_MARKERS else 1.0)
    return found


def quest_worth(quest: Quest, scenario: str, foresight: bool, books: Books) -> float:
    """What it is worth to take a quest into a battle."""
    good = gains_worth(quest.gains, False, books) + NEXT_PART * bool(quest.next)
    return quest_chance(quest, scenario, foresight) * good
