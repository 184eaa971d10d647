"""What only one player or side knows: boosts, quests, consequences, events they have seen."""

from __future__ import annotations

from random import Random
from typing import Final

from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.battle.fortune.event_deck import unflipped
from overseer.wasteland.battle.fortune.fate import FACE_DOWN, UNKNOWN_CARD
from overseer.wasteland.words import NONE

HIDDEN_CARD: Final = -2  # in a hand, or a quest that somebody else has


def mask_fortune(battle: Battle, seat: int | None) -> int:
    """Hide from a seat what others hold; how many secrets that were."""
    hidden = 0
    hands: list[tuple[int, ...]] = []
    quests: list[int] = []
    for other in range(battle.seats):
        own = other == seat
        hand, quest = battle.hands[other], battle.quests[other]
        if not own:
            hidden += len(hand) + (0 if quest == NONE else 1)
            hand = (HIDDEN_CARD,) * len(hand)
            quest = NONE if quest == NONE else HIDDEN_CARD
        hands.append(hand)
        quests.append(quest)
    battle.hands = tuple(hands)
    battle.quests = tuple(quests)
    return hidden + _mask_deck(battle, seat)


def _mask_deck(battle: Battle, seat: int | None) -> int:
    fate = battle.fate
    side = NONE if seat is None else battle.sides[seat]
    hidden = 0
    due: list[tuple[int, int]] = []
    for card, owner in fate.due:
        if owner == seat:
            due.append((card, owner))
        else:
            due.append((UNKNOWN_CARD, owner))
            hidden += 1
    fate.due = tuple(sorted(due))
    if fate.top >= 0 and not _seen(fate.seers, side):
        fate.top = FACE_DOWN
        fate.seers = 0
        hidden += 1
    under: list[tuple[int, int]] = []
    for card, seers in fate.under:
        if _seen(seers, side):
            under.append((card, seers))
        else:
            under.append((UNKNOWN_CARD, seers))
            hidden += 1
    fate.under = tuple(under)
    return hidden


def _seen(seers: int, side: int) -> bool:
    return seers == 3 or (side != NONE and (seers >> side) & 1 == 1)


def deal_fortune(battle: Battle, rng: Random) -> None:
    """Fill what is hidden with cards that it might be."""
    cards = battle.cards
    pile = [card.number for card in cards.boosts for _ in range(card.copies)]
    hands: list[tuple[int, ...]] = []
    quests: list[int] = []
    for seat in range(battle.seats):
        hand = [
            pile[rng.randrange(len(pile))] if n == HIDDEN_CARD else n for n in battle.hands[seat]
        ]
        hands.append(tuple(sorted(hand)))
        quest = battle.quests[seat]
        quests.append(rng.randrange(len(cards.quests)) if quest == HIDDEN_CARD else quest)
    battle.hands = tuple(hands)
    battle.quests = tuple(quests)
    fate = battle.fate
    harmful = [event.number for event in cards.events if event.consequence]
    due: list[tuple[int, int]] = []
    for card, owner in fate.due:
        if card == UNKNOWN_CARD:
            left = [n for n in harmful if (n, owner) not in due and (n, owner) not in fate.due]
            card = left[rng.randrange(len(left))]
        due.append((card, owner))
    fate.due = tuple(sorted(due))
    for place in range(len(fate.under)):
        card, seers = fate.under[place]
        if card == UNKNOWN_CARD:
            left = unflipped(battle)
            card = left[rng.randrange(len(left))]
            fate.under = (*fate.under[:place], (card, seers), *fate.under[place + 1 :])
