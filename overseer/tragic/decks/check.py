"""What is wrong with a deck, and what is unwise."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from overseer.engine.refusal import Refusal, Value
from overseer.text import translate
from overseer.tragic.card import Card, CardSet
from overseer.tragic.decks.deck import FORMATS, SIZE, Deck
from overseer.tragic.rules.setup import NO_TRAIT
from overseer.tragic.words import (
    ABILITY,
    ALLY,
    AT_OWN_ALLY,
    ATTACK,
    BROTHERHOOD,
    COMPANION,
    DRUG,
    HUNTED,
    LETTERS,
    OTHER_OWN_ALLIES,
    OWN_ALLIES,
    POINT,
    REACTION,
    SHUNNED,
    ST_NO_ALLIES,
    ST_NO_DRUGS,
    ST_NO_EQUIPMENT,
    ST_NO_REACTIONS,
    ST_SKILLS,
)

MOST_TRAITS: Final = 2  # TR-S3
SKILLS: Final = 3  # TR-S4
MOST_SKILLS: Final = 4

# What is advised. The first is the rulebook's (TR-S2); the others are what the ready decks keep to.
ABILITIES: Final = 18
MOST_ABILITIES: Final = 26
EARLY: Final = 14
ANSWERS: Final = 3
THREATS: Final = 12  # attack cards and allies
SERVED_ALLIES: Final = 7
SERVING: Final = 3
HARDLY_AN_ALLY: Final = 3  # fewer allies are no use for a skill that helps only them
DEAR: Final = 4  # points
MOST_DEAR: Final = 18
# How many ability cards of a letter a cost of 0, 1, 2, 3… points of it wants.
WANTED: Final = (0, 0, 3, 6)


class Finding:
    """One thing about a deck: an error that no table accepts, or a warning."""

    def __init__(self, error: bool, rule: str, word: str, args: dict[str, Value]) -> None:
        self.error = error
        self.word = word
        self.refusal = Refusal(rule, f"tragic-deck-{word}", args)

    def text(self, lang: str) -> str:
        """The sentence in a language."""
        return translate(lang, f"refusal-{self.refusal.reason}", **self.refusal.args)


def check(deck: Deck, format: str, cards: CardSet) -> list[Finding]:
    """Every error, then every warning."""
    return [*errors(deck, format, cards), *warnings(deck, cards)]


def errors(deck: Deck, format: str, cards: CardSet) -> list[Finding]:
    """What the rules forbid; the format is the table's, not the one the deck was built for."""
    return [
        Finding(True, rule, word, {"deck": deck.name, **args})
        for rule, word, args in _errors(deck, format, cards)
    ]


def warnings(deck: Deck, cards: CardSet) -> list[Finding]:
    """What is allowed but unwise."""
    return [
        Finding(False, rule, word, {"deck": deck.name, **args})
        for rule, word, args in _warnings(deck, cards)
    ]


def skill_count(deck: Deck, cards: CardSet) -> int:
    """How many skills its traits allow (TR-S4)."""
    more = sum(
        gift.amount
        for card in chosen_traits(deck, cards)
        for gift in card.gifts
        if gift.stat == ST_SKILLS
    )
    return min(SKILLS + max(more, 0), MOST_SKILLS)


def chosen_traits(deck: Deck, cards: CardSet) -> list[Card]:
    """The traits that stay: beside “no trait” the other one is removed (TR-S3)."""
    traits = [cards.cards[number] for number in deck.traits]
    return [] if any(card.name == NO_TRAIT for card in traits) else traits


def starting_points(deck: Deck, cards: CardSet) -> list[int]:
    """The points of each letter before any card is laid: one, more or less by traits (TR-A1)."""
    points = [1] * len(LETTERS)
    for card in chosen_traits(deck, cards):
        for ability in card.abilities:
            for mode in ability.modes:
                for step in mode:
                    if step.op == POINT:
                        points[step.detail] = max(points[step.detail] + step.amount.flat, 0)
    return points


def is_early(card: Card, points: list[int]) -> bool:
    """Whether it can be cast in one's own first turn without any ability card."""
    if card.kind in (ABILITY, REACTION):
        return False
    enough = all(need <= have for need, have in zip(card.cost, points, strict=False))
    return enough and card.price <= sum(points)


_Found = Iterator[tuple[str, str, dict[str, Value]]]


def _errors(deck: Deck, format: str, cards: CardSet) -> _Found:
    if len(deck.cards) != SIZE:
        yield "TR-S2", "size", {"n": len(deck.cards), "size": SIZE}
    most = FORMATS[format]
    for number, copies in Counter(deck.cards).items():
        if copies > most:
            card = cards.cards[number].id
            yield "TR-S1", "copies", {"card": card, "n": copies, "high": most, "format": format}
    if len(deck.traits) > MOST_TRAITS:
        yield "TR-S3", "traits", {"n": len(deck.traits), "high": MOST_TRAITS}
    for number, copies in Counter(deck.traits + deck.skills).items():
        if copies > 1:
            yield "TR-S7", "twice", {"card": cards.cards[number].id}
    races = [
        cards.cards[number].id for number in dict.fromkeys(deck.traits) if cards.cards[number].race
    ]
    if len(races) > 1:
        yield "TR-S7", "races", {"cards": ", ".join(races)}
    slots = skill_count(deck, cards)
    if len(deck.skills) != slots:
        yield "TR-S4", "skills", {"n": len(deck.skills), "slots": slots}


def _warnings(deck: Deck, cards: CardSet) -> _Found:
    library = [cards.cards[number] for number in deck.cards]
    played = [card for card in library if card.kind != ABILITY]
    abilities = len(library) - len(played)
    if abilities < ABILITIES:
        yield "TR-S2", "few-abilities", {"n": abilities, "low": ABILITIES}
    elif abilities > MOST_ABILITIES:
        yield "TR-S2", "many-abilities", {"n": abilities, "high": MOST_ABILITIES}
    points = starting_points(deck, cards)
    early = sum(is_early(card, points) for card in played)
    if early < EARLY:
        yield "TR-P1", "few-early", {"n": early, "low": EARLY}
    dear = sum(card.price >= DEAR for card in played)
    if dear > MOST_DEAR:
        yield "TR-P1", "dear", {"n": dear, "price": DEAR, "high": MOST_DEAR}
    yield from _off_letter(library, points)
    answers = sum(card.kind == REACTION for card in library)
    if answers < ANSWERS:
        yield "TR-R1", "few-answers", {"n": answers, "low": ANSWERS}
    threats = sum(card.kind in (ATTACK, ALLY, COMPANION) for card in library)
    if threats < THREATS:
        yield "TR-A2", "few-threats", {"n": threats, "low": THREATS}
    allies = sum(card.is_ally for card in library)
    serving = sum(_serves_allies(card) for card in library)
    if allies < SERVED_ALLIES and serving >= SERVING:
        yield "TR-K5", "no-allies-served", {"n": serving, "allies": allies}
    if allies < HARDLY_AN_ALLY:
        for number in deck.skills:
            if _serves_allies(cards.cards[number]):
                yield "TR-K5", "idle-skill", {"card": cards.cards[number].id, "allies": allies}
    yield from _idle(deck, library, cards)


def _off_letter(library: list[Card], points: list[int]) -> _Found:
    """Cards whose letters the deck's ability cards do not serve."""
    own = [0] * len(LETTERS)
    for card in library:
        if card.kind == ABILITY:
            own[card.letters[0]] += 1
    for card in dict.fromkeys(library):
        for letter, need in enumerate(card.cost[: len(LETTERS)]):
            args: dict[str, Value] = {
                "card": card.id,
                "letter": LETTERS[letter],
                "need": need,
                "n": own[letter],
            }
            if own[letter] + points[letter] < need:
                yield "TR-P1", "unpayable", args
            elif own[letter] < WANTED[min(need, len(WANTED) - 1)]:
                yield "TR-P1", "off-letter", args


def _serves_allies(card: Card) -> bool:
    """Whether it is of no use without allies of one's own."""
    if card.is_ally or card.kind == ABILITY:
        return False
    for ability in card.abilities:
        if ability.target == AT_OWN_ALLY:
            return True
        for mode in ability.modes:
            if mode and all(step.whom in (OWN_ALLIES, OTHER_OWN_ALLIES) for step in mode):
                return len(ability.modes) == 1
    return False


def _idle(deck: Deck, library: list[Card], cards: CardSet) -> _Found:
    """Cards that the planned traits, or other cards of the deck, leave in the hand."""
    traits = chosen_traits(deck, cards)
    for trait in traits:
        stats = {gift.stat for gift in trait.gifts if gift.condition is None and gift.amount > 0}
        for stat, word, idle in (
            (ST_NO_ALLIES, "allies", [card for card in library if card.is_ally]),
            (ST_NO_DRUGS, "drugs", [card for card in library if card.kind == DRUG]),
            (ST_NO_EQUIPMENT, "equipment", [card for card in library if card.is_equipment]),
            (ST_NO_REACTIONS, "reactions", [card for card in library if card.kind == REACTION]),
        ):
            if stat in stats and idle:
                yield "TR-K1", "idle", {"trait": trait.id, "what": word, "n": len(idle)}
        brothers = [card for card in library if card.types & BROTHERHOOD]
        if trait.types & SHUNNED and brothers:
            args: dict[str, Value] = {"trait": trait.id, "what": "brotherhood", "n": len(brothers)}
            yield "TR-W26", "idle", args
    if any(card.types & BROTHERHOOD for card in library):
        for card in dict.fromkeys(library):
            if card.is_ally and card.types & HUNTED:
                yield "TR-W24", "hunted", {"card": card.id}
