"""The event deck: what it may still hold, and when it is looked at (WC-E1 to E5)."""

from __future__ import annotations

from typing import Final

from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.battle.fortune.fate import FEWER_ACTIONS, NO_CARD
from overseer.wasteland.battle.model import Model
from overseer.wasteland.battle.work import W_FATE, Work
from overseer.wasteland.campaign_words import TO_THE_END
from overseer.wasteland.words import NONE, ROBOT

# Stages of W_FATE.
LOOK: Final = 0
LOOKED: Final = 1
OWNER: Final = 2
DRAW: Final = 3
DRAWN: Final = 4
PEEK: Final = 5
PEEKED: Final = 6
DECIDED: Final = 7


def plain_events(battle: Battle) -> list[int]:
    """Every event card, without the consequences."""
    return [event.number for event in battle.cards.events if not event.consequence]


def unseen(battle: Battle) -> list[int]:
    """The events that may lie face down in the deck."""
    fate = battle.fate
    known = [card for card, _ in fate.under]
    found = []
    for card in plain_events(battle):
        if card not in fate.gone and card != fate.top and card not in known:
            found.append(card)
    return found


def unflipped(battle: Battle) -> list[int]:
    """The events that a face-down top card may be: one with the FLIP mark would lie open."""
    return [card for card in unseen(battle) if not battle.cards.events[card].flip]


def event_spread(battle: Battle, work: Work) -> int:
    """How many equally likely outcomes there are of what chance is asked."""
    if work.stage != LOOKED:
        return len(unflipped(battle))
    fate = battle.fate
    return (fate.left + len(fate.due)) * max(len(unseen(battle)), 1)


def event_at(battle: Battle, work: Work, k: int) -> int:
    """The card of an outcome; NONE for an event that stays face down."""
    if work.stage != LOOKED:
        return unflipped(battle)[k]
    fate = battle.fate
    cards = unseen(battle)
    each = max(len(cards), 1)  # each consequence is as likely as each place of an event
    if k < len(fate.due) * each:
        return fate.due[k // each][0]
    card = cards[(k - len(fate.due) * each) // fate.left]
    return card if battle.cards.events[card].flip else NONE


def build_deck(battle: Battle) -> None:
    """WC-E1: as many events as there are rounds, less one."""
    wanted = battle.rules.rounds - 1
    battle.fate.left = min(wanted, len(plain_events(battle)))


def add_consequence(battle: Battle, card: int, seat: int) -> bool:
    """WC-E5: a consequence is shuffled in below the top card; each player adds a card once."""
    fate = battle.fate
    if (card, seat) in fate.due:
        return False
    fate.due = tuple(sorted((*fate.due, (card, seat))))
    return True


def owed(battle: Battle, seat: int) -> list[str]:
    """WC-E6: the consequences of a seat that have not come up."""
    return [battle.cards.events[card].id for card, owner in battle.fate.due if owner == seat]


def look_at_deck(battle: Battle) -> None:
    """The top card is checked (WC-E4)."""
    fate = battle.fate
    if fate.top == NO_CARD and fate.height > 0:
        battle.push(W_FATE)


def draw_event(battle: Battle) -> None:
    """WC-E2: at the start of each round but the first, unless an event still lies there."""
    if battle.round < 2 or battle.fate.height == 0:
        return
    for card, _ in battle.fate.standing:
        if not battle.cards.events[card].consequence:
            return
    battle.push(W_FATE).stage = DRAW


def end_events(battle: Battle) -> None:
    """WC-E2: at the end of a round events are discarded, but for those that say otherwise."""
    fate = battle.fate
    if fate.standing:
        events = battle.cards.events
        fate.standing = tuple(
            [(card, seat) for card, seat in fate.standing if events[card].lasts == TO_THE_END]
        )
        fate.settle(events)


def fewer_actions(battle: Battle, model: Model) -> int:
    """How many main actions an event takes from a model that is activated."""
    slow = model.unit.types & ROBOT != 0 or model.power != NONE
    return 1 if slow and battle.fate.has(FEWER_ACTIONS) else 0


def other_side(battle: Battle, side: int) -> int:
    """Who gets the advantage marker in truth, when an event makes it change hands."""
    if not battle.fate.swaps:
        return side
    battle.fate.swaps = False
    return 1 - side
