"""How a card is drawn, found from what it does: no two cards of a set look alike.

The motif and the badge are words of the cards' own vocabulary, so a client needs one picture for
each word, and cards of one's own get theirs without anybody drawing them.
"""

from __future__ import annotations

from collections.abc import Iterator

from overseer.tragic.card import Ability, Card, CardSet
from overseer.tragic.text.cards import type_words
from overseer.tragic.words import (
    ABILITY,
    DAMAGE,
    KEYWORDS,
    KINDS,
    LETTERS,
    PLACES,
    PLAIN,
    STATS,
    STEPS,
)
from overseer.voice.tragic.given import Icon


def icons(cards: CardSet) -> dict[str, Icon]:
    """The icon of every card by its family's name; levels of a family share it."""
    found: dict[str, Icon] = {}
    used: dict[tuple[str, str], int] = {}
    for card in cards.cards:
        if card.name in found:
            continue
        marks = list(dict.fromkeys(_marks(card)))
        motif = marks[0]
        badge = marks[1] if len(marks) > 1 else ""
        for other in marks[2:]:  # the first badge that nobody has yet
            if (motif, badge) not in used:
                break
            badge = other
        number = used.get((motif, badge), 0)
        used[motif, badge] = number + 1
        found[card.name] = Icon(motif=motif, badge=badge, variant=number)
    return found


def _marks(card: Card) -> Iterator[str]:
    """What is typical of a card, the most telling first."""
    if card.is_equipment:
        yield f"place-{PLACES[card.place]}"
    if card.kind == ABILITY and card.letters:
        yield f"letter-{LETTERS[card.letters[0]]}"
    if card.strike is not None and card.strike.damage != PLAIN:
        yield f"damage-{DAMAGE[card.strike.damage]}"
    yield from (f"type-{word}" for word in type_words(card))
    yield from (f"step-{STEPS[op]}" for ability in card.abilities for op in _ops(ability))
    yield from (f"stat-{STATS[gift.stat]}" for gift in card.gifts)
    yield from (f"word-{word}" for at, word in enumerate(KEYWORDS) if card.keywords[at])
    yield f"kind-{KINDS[card.kind]}"
    yield from (f"letter-{LETTERS[letter]}" for letter in card.letters)
    yield from (f"letter-{LETTERS[at]}" for at in range(len(LETTERS)) if card.cost[at])


def _ops(ability: Ability) -> Iterator[int]:
    for steps in (*ability.modes, ability.unpaid):
        for step in steps:
            yield step.op
