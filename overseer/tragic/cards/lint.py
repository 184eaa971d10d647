"""What a card set should keep to beyond its grammar: costs, texts, traits, every word in use."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from overseer.cardfile.lines import Path as Keys
from overseer.cardfile.problems import Problem
from overseer.text import COMPLETE, ids
from overseer.tragic.card import Ability, Card, CardSet
from overseer.tragic.cards.glossary import words_of
from overseer.tragic.cards.places import Places
from overseer.tragic.cards.reach import Finding, out_of_reach, steps_of, unmet_gift
from overseer.tragic.words import (
    ABILITY,
    ACTION,
    ANSWERS,
    AT_OPPONENT,
    ATTACK,
    COUNT_TARGET_ATTACK,
    COUNT_TARGET_HEALTH,
    COUNTS,
    DAMAGE,
    DRUG,
    FREE_ATTACK,
    GAIN,
    GRANT,
    HIT,
    KEYWORDS,
    KINDS,
    LAY,
    LETTERS,
    MAX_HP,
    NO_TARGET,
    OBJECT,
    ON_ALLY_ARRIVES,
    ON_ATTACK,
    ON_LAY,
    PLACES,
    QUEST,
    REACTION,
    REDIRECT,
    REVIVE,
    SKILL,
    ST_KAMIKAZE,
    ST_MAX_HP,
    STATS,
    STEPS,
    TARGET,
    TARGETS,
    TRAIT,
    TYPES,
    UNTIL,
    WHEN,
    WHOM,
)

ABILITIES: Final = 9  # of each letter, in the standard set
GAME_CARDS: Final = 30
GAME_KINDS: Final = range(ATTACK, TRAIT)  # each letter has each of them
TRAITS: Final = 27
SKILLS: Final = 16
MOST_ANY: Final = 4  # points of any letter beside those of the level

Found = tuple[str | int, Keys, str, dict[str, str | int]]
"""A card or a radiation level, a key of its table, a message id and its arguments."""

_TARGET_COUNTS: Final = (COUNT_TARGET_HEALTH, COUNT_TARGET_ATTACK)
# A trigger that sets itself off would never end but for the limit TR-L4.
_FEEDS: Final = {ON_LAY: LAY, ON_ALLY_ARRIVES: REVIVE, ON_ATTACK: FREE_ATTACK}


def lint(
    cards: CardSet, file: str, standard: bool = False, places: Places | None = None
) -> list[Problem]:
    """What should be better; `standard` also asks for what only the whole pool must have.

    `places` knows where the cards are described; without it a problem names only `file`.
    """
    found = [*_track(cards)]
    found += [each for card in cards.cards for each in _card(card, cards)]
    if standard:
        found += [("", (), id, args) for id, args in (*_counts(cards), *_unused(cards))]
    problems: list[Problem] = []
    for what, keys, id, args in found:
        where, line = places.of(what, keys) if places is not None else ("", 0)
        card = what if isinstance(what, str) else ""
        problems.append(Problem(where or file, line, id, args, card))
    return problems


def _card(card: Card, cards: CardSet) -> Iterator[Found]:
    checks = (_cost, _texts, _glossary, _trait, _idle, _targets, _loops)
    for check in checks:
        for keys, id, args in check(card):
            yield card.id, keys, id, args
    for keys, id, args in out_of_reach(card, cards):
        yield card.id, keys, id, args


def _track(cards: CardSet) -> Iterator[Found]:
    """Bonuses of the radiation track that are never given."""
    for level, gifts in enumerate(cards.radiation):
        for gift in gifts:
            for id, args in unmet_gift(gift, None, level):
                yield level, ("gives",), id, args


def _cost(card: Card) -> Iterator[Finding]:
    """Level n costs n points of the letter, fewer of a second one, and up to four of any."""
    if card.kind in (ABILITY, TRAIT, SKILL) or not card.letters:
        return
    for letter in range(len(LETTERS)):
        if card.cost[letter] and letter not in card.letters:
            yield ("cost",), "tragic-lint-off-letter", {"letter": LETTERS[letter]}
    master = card.letters[0]
    if card.cost[master] != card.level and not (card.kind == REACTION and not card.price):
        args: dict[str, str | int] = {"letter": LETTERS[master], "level": card.level}
        yield ("cost",), "tragic-lint-cost", {**args, "found": card.cost[master]}
    if len(card.letters) == 2 and not 1 <= card.cost[card.letters[1]] <= card.cost[master]:
        yield ("cost",), "tragic-lint-second", {"letter": LETTERS[card.letters[1]]}
    if card.cost[7] > MOST_ANY:
        yield ("cost",), "tragic-lint-any", {"found": card.cost[7], "high": MOST_ANY}


def _texts(card: Card) -> Iterator[Finding]:
    """A name and a flavour, of its set or of the catalogues."""
    message = f"card-tragic-{card.name}"
    for lang in COMPLETE:
        if lang not in card.names and message not in ids(lang):
            yield ("title",), "tragic-lint-no-name", {"lang": lang, "message": message}
        if lang not in card.flavours and f"{message}.flavour" not in ids(lang):
            yield ("flavour",), "tragic-lint-no-flavour", {"lang": lang, "message": message}


def _glossary(card: Card) -> Iterator[Finding]:
    """Every word in capitals is explained."""
    for word in words_of(card):
        for lang in COMPLETE:
            if f"glossary-{word}" not in ids(lang):
                yield (), "tragic-lint-no-glossary", {"lang": lang, "keyword": word}


def _trait(card: Card) -> Iterator[Finding]:
    """TR-K1: level n has n bonuses and n drawbacks; only a race changes the maximum HP (TR-A1)."""
    if card.kind != TRAIT:
        return
    steps = (step for ability in card.abilities for step in steps_of(ability))
    changes = any(gift.stat == ST_MAX_HP for gift in card.gifts)
    changes = changes or any(step.op == MAX_HP for step in steps)
    if changes and not card.race:
        yield (), "tragic-lint-max-hp", {}
    # Who starts does not count as a bonus of the kamikaze trait.
    counted = sum(gift.stat != ST_KAMIKAZE for gift in card.gifts) + len(card.abilities)
    if counted == 0:
        return
    bonuses = counted - card.drawbacks
    if bonuses != card.level or card.drawbacks != card.level:
        args: dict[str, str | int] = {"level": card.level, "bonuses": bonuses}
        yield ("drawbacks",), "tragic-lint-trait", {**args, "drawbacks": card.drawbacks}


def _idle(card: Card) -> Iterator[Finding]:
    """A card that does nothing at all."""
    does = card.abilities or card.gifts or any(card.keywords)
    if not does and card.kind in (ACTION, QUEST, REACTION, OBJECT, DRUG, SKILL):
        yield (), "tragic-lint-idle", {}


def _targets(card: Card) -> Iterator[Finding]:
    """What is aimed at and then left alone."""
    for number, ability in enumerate(card.abilities):
        used = any(
            step.whom == TARGET or step.op == REDIRECT or step.amount.count in _TARGET_COUNTS
            for step in steps_of(ability)
        )
        if ability.target not in (NO_TARGET, AT_OPPONENT) and not used:
            where: Keys = ("ability", number, "target")
            yield where, "tragic-lint-target", {"target": TARGETS[ability.target]}


def _loops(card: Card) -> Iterator[Finding]:
    for number, ability in enumerate(card.abilities):
        feeds = _FEEDS.get(ability.when)
        if not ability.once and any(step.op == feeds for step in steps_of(ability)):
            yield ("ability", number, "when"), "tragic-lint-loop", {"when": WHEN[ability.when]}


def _counts(cards: CardSet) -> Iterator[tuple[str, dict[str, str | int]]]:
    """Enough cards of each letter, one of each kind among them, and enough traits and skills."""
    for at, letter in enumerate(LETTERS):
        of_letter = [card for card in cards.cards if card.letters and card.letters[0] == at]
        abilities = sum(card.kind == ABILITY for card in of_letter)
        for what, found, low in (
            ("abilities", abilities, ABILITIES),
            ("cards", len(of_letter) - abilities, GAME_CARDS),
        ):
            if found < low:
                args: dict[str, str | int] = {"what": what, "letter": letter}
                yield "tragic-lint-count", {**args, "found": found, "low": low}
        for kind in GAME_KINDS:
            if not any(card.kind == kind for card in of_letter):
                yield "tragic-lint-no-kind", {"letter": letter, "kind": KINDS[kind]}
    for what, found, low in (
        ("traits", len(cards.traits), TRAITS),
        ("skills", len(cards.skills), SKILLS),
    ):
        if found < low:
            args = {"what": what, "letter": ""}
            yield "tragic-lint-count", {**args, "found": found, "low": low}


def _unused(cards: CardSet) -> Iterator[tuple[str, dict[str, str | int]]]:
    """Words of the vocabulary that no card of the whole pool uses."""
    used = used_words(cards)
    for what, words in VOCABULARY.items():
        for word in words:
            if (what, word) not in used:
                yield "tragic-lint-unused", {"what": what, "word": word}


VOCABULARY: Final[dict[str, list[str]]] = {
    "kind": KINDS,
    "answer": ANSWERS,
    "damage": DAMAGE,
    "type": TYPES,
    "place": PLACES,
    "keyword": KEYWORDS,
    "stat": STATS,
    "when": WHEN,
    "count": COUNTS,
    "target": TARGETS[1:],
    "whom": WHOM,
    "until": UNTIL,
    "step": STEPS,
}


def used_words(cards: CardSet) -> set[tuple[str, str]]:
    """Every word of the vocabulary that a card of the set uses, with the list it stands in."""
    used: set[tuple[str, str]] = set()
    gifts = [gift for level in cards.radiation for gift in level]
    for card in cards.cards:
        used.add(("kind", KINDS[card.kind]))
        used |= {("answer", word) for at, word in enumerate(ANSWERS) if card.answers >> at & 1}
        used |= {("type", word) for at, word in enumerate(TYPES) if card.types >> at & 1}
        used |= {("keyword", word) for at, word in enumerate(KEYWORDS) if card.keywords[at]}
        if card.is_equipment:
            used.add(("place", PLACES[card.place]))
        if card.strike is not None:
            used.add(("damage", DAMAGE[card.strike.damage]))
            letters = (card.strike.letter, card.strike.second)
            used |= {("count", LETTERS[letter]) for letter in letters if letter >= 0}
        gifts += card.gifts
        for ability in card.abilities:
            used |= _ability_words(ability)
    for gift in gifts:
        used.add(("stat", STATS[gift.stat]))
        if gift.condition is not None:
            used.add(("count", COUNTS[gift.condition.count]))
    return used


def _ability_words(ability: Ability) -> set[tuple[str, str]]:
    used = {("when", WHEN[ability.when])}
    if ability.target != NO_TARGET:
        used.add(("target", TARGETS[ability.target]))
    if ability.condition is not None:
        used.add(("count", COUNTS[ability.condition.count]))
    for step in steps_of(ability):
        used |= {("step", STEPS[step.op]), ("whom", WHOM[step.whom]), ("until", UNTIL[step.until])}
        if step.amount.count >= 0:
            used.add(("count", COUNTS[step.amount.count]))
        if step.op == HIT:
            used.add(("damage", DAMAGE[step.detail]))
        elif step.op == GRANT:
            used.add(("keyword", KEYWORDS[step.detail]))
        elif step.op == GAIN:
            used.add(("stat", STATS[step.detail]))
    return used
