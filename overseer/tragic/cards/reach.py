"""What on a card can never come about: conditions, answers, targets and costs out of reach."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from overseer.cardfile.lines import Path as Keys
from overseer.tragic.card import Ability, Card, CardSet, Condition, Filter, Gift, Step
from overseer.tragic.cards.file import TRACK
from overseer.tragic.cards.grammar import MOST_POINTS
from overseer.tragic.rules.targets import matches
from overseer.tragic.words import (
    ABILITY,
    ALLY,
    ANSWERS,
    ARMOUR,
    AT_OPPOSING_EQUIPMENT,
    AT_OPPOSING_OBJECT,
    AT_OPPOSING_PERMANENT,
    AT_OWN_OBJECT,
    AT_OWN_PERMANENT,
    ATTACKERS,
    BUILDING,
    BY_ATTACK,
    BY_MOVEMENT,
    BY_REACTION,
    BY_USE,
    COMPANION,
    COMPARE,
    COUNT_ABILITIES,
    COUNT_ALLIES,
    COUNT_FRAME,
    COUNT_HP,
    COUNT_OBJECTS,
    COUNT_OPPOSING_ARMOUR,
    COUNT_OPPOSING_RADIATION,
    COUNT_RADIATION,
    COUNT_STEALTH,
    COUNT_TARGET_ATTACK,
    COUNT_TARGET_HEALTH,
    COUNT_WORN,
    COUNTS,
    DODGE,
    DODGE_ROLL,
    DRUG,
    LETTERS,
    OBJECT,
    ON_CAST,
    PLACES,
    REACTION,
    RECOVER,
    REDIRECT,
    REDUCE,
    REVIVE,
    SEARCH,
    SKILL,
    ST_STEALTH,
    STEPS,
    TARGET,
    TARGETS,
    THIS,
    TRAIT,
    WEAPON,
    WHOM,
)

Finding = tuple[Keys, str, dict[str, str | int]]
"""A key of the card's table, a message id and its arguments."""

MOST_IN_ALL: Final = MOST_POINTS * len(LETTERS)  # TR-Z1: seven columns of ten points

# The most that can ever be counted, where something bounds it.
_HIGH: Final = {
    **dict.fromkeys(range(len(LETTERS)), MOST_POINTS),  # TR-P7
    COUNT_RADIATION: TRACK,  # TR-N1
    COUNT_OPPOSING_RADIATION: TRACK,
    COUNT_ABILITIES: MOST_IN_ALL,
    COUNT_WORN: len(PLACES),  # TR-Z2: one piece a place
    COUNT_FRAME: len(PLACES),
    COUNT_STEALTH: 1,
}

_ALLIES: Final = 1 << ALLY | 1 << COMPANION
_EQUIPMENT: Final = 1 << ARMOUR | 1 << WEAPON
_OBJECTS: Final = _EQUIPMENT | 1 << OBJECT | 1 << DRUG | 1 << BUILDING
_AIMED: Final = {
    AT_OPPOSING_OBJECT: _OBJECTS,
    AT_OWN_OBJECT: _OBJECTS,
    AT_OPPOSING_EQUIPMENT: _EQUIPMENT,
    AT_OPPOSING_PERMANENT: _ALLIES | _OBJECTS,
    AT_OWN_PERMANENT: _ALLIES | _OBJECTS,
}

# What must be answered for these to do anything: they speak of an attack …
_ATTACKS: Final = (BY_ATTACK, BY_MOVEMENT)
_AGAINST_ATTACKS: Final = (DODGE, DODGE_ROLL, REDUCE, REDIRECT)
# … or of the attackers of a movement, which may lie deeper in the pile.
_WITH_ATTACKERS: Final = (BY_REACTION, BY_USE, BY_MOVEMENT)


def out_of_reach(card: Card, cards: CardSet) -> Iterator[Finding]:
    """All that can never come about on a card of this set."""
    if card.gifts and not (card.lasting or card.kind in (ABILITY, TRAIT, SKILL)):
        yield ("gives",), "tragic-lint-gone", {}
    for gift in card.gifts:
        for id, args in unmet_gift(gift, card):
            yield ("gives",), id, args
    for number, ability in enumerate(card.abilities):
        where: Keys = ("ability", number)
        if ability.condition is not None:
            for id, args in _unmet(ability.condition, 0):
                yield (*where, "if"), id, args
        if card.kind == REACTION and ability.when == ON_CAST:
            for key, id, args in _unanswered(ability, card):
                yield (*where, key), id, args
        for key, id, args in _unfit(ability, cards):
            yield (*where, key), id, args
        if sum(ability.cost) > MOST_IN_ALL:
            paid: dict[str, str | int] = {"found": sum(ability.cost), "high": MOST_IN_ALL}
            yield (*where, "cost"), "tragic-lint-dear", paid


# -- conditions ------------------------------------------------------------------------------------


def unmet_gift(
    gift: Gift, card: Card | None, radiation: int = 0
) -> Iterator[tuple[str, dict[str, str | int]]]:
    """Why a bonus of a card in force, or of a radiation level, is never given."""
    condition = gift.condition
    if condition is None:
        return
    # Nothing is aimed at here, and STEALTH does not hang on itself (see `Duel.hides`).
    uncounted = condition.count in (COUNT_TARGET_HEALTH, COUNT_TARGET_ATTACK) or (
        gift.stat == ST_STEALTH and condition.count in (COUNT_STEALTH, COUNT_OPPOSING_ARMOUR)
    )
    if uncounted:
        yield "tragic-lint-uncounted", {"count": COUNTS[condition.count]}
        return
    low = radiation if condition.count == COUNT_RADIATION else 0
    if card is not None and _counts_itself(card, condition.count):
        low = 1
    yield from _unmet(condition, low)


def _counts_itself(card: Card, count: int) -> bool:
    """Whether a card in force is one of what is counted."""
    if card.kind == ABILITY:
        return count == COUNT_ABILITIES or count == card.letters[0]
    if count == COUNT_WORN:
        return card.is_equipment
    if count == COUNT_OBJECTS:
        return card.is_object
    return count == COUNT_ALLIES and card.is_ally


def _unmet(condition: Condition, low: int) -> Iterator[tuple[str, dict[str, str | int]]]:
    """A condition that asks for more or less than there can be."""
    compare, number = COMPARE[condition.compare], condition.number
    high = _HIGH.get(condition.count)
    args: dict[str, str | int] = {"text": f"{COUNTS[condition.count]} {compare} {number}"}
    if high is not None and compare != "<=" and number > high:
        yield "tragic-lint-never", {**args, "side": "high", "bound": high}
    # Who has a reprieve may stand below 0 HP (TR-A2).
    elif condition.count != COUNT_HP and compare != ">=" and number < low:
        yield "tragic-lint-never", {**args, "side": "low", "bound": low}


# -- answers ---------------------------------------------------------------------------------------


def _unanswered(ability: Ability, card: Card) -> Iterator[tuple[str, str, dict[str, str | int]]]:
    """Steps of a reaction that can do nothing to any of the items it answers (TR-R1)."""
    for key, step in _keyed_steps(ability):
        needed: tuple[int, ...] = ()
        said = STEPS[step.op]
        if step.op in _AGAINST_ATTACKS:
            needed = _ATTACKS
        elif step.whom == ATTACKERS:
            needed = _WITH_ATTACKERS
            said = f"{said} … {WHOM[ATTACKERS]}"
        if needed and not any(card.answers >> answer & 1 for answer in needed):
            words = " ".join(ANSWERS[answer] for answer in needed if answer in _ATTACKS)
            yield key, "tragic-lint-answer", {"step": said, "allowed": words}


# -- targets ---------------------------------------------------------------------------------------


def _unfit(ability: Ability, cards: CardSet) -> Iterator[tuple[str, str, dict[str, str | int]]]:
    """Filters that no card fits of those that are aimed at or reached."""
    aimed = _AIMED.get(ability.target, _ALLIES)
    if not _some(cards, aimed, True, ability.target_filter):
        yield "target_is", "tragic-lint-filter", {"what": TARGETS[ability.target]}
    for key, step in _keyed_steps(ability):
        kinds, in_play = _reached(step, aimed)
        if not _some(cards, kinds, in_play, step.filter):
            yield key, "tragic-lint-filter", {"what": STEPS[step.op]}


def _reached(step: Step, aimed: int) -> tuple[int, bool]:
    """The kinds of cards that a step with a filter may find, and whether they lie in play."""
    if step.op in (SEARCH, RECOVER):
        return 0, False
    if step.op == REVIVE:
        return _ALLIES, True
    if step.whom == TARGET:
        return aimed, True
    if step.whom == THIS:
        return 0, True
    objects = WHOM[step.whom].endswith("-objects")
    return (_OBJECTS if objects else _ALLIES), True


def _some(cards: CardSet, kinds: int, in_play: bool, wanted: Filter | None) -> bool:
    """Whether a card of these kinds (0: any) fits, or the set has none of them at all."""
    if wanted is None:
        return True
    if kinds and wanted.kinds and not kinds & wanted.kinds:
        return False
    found = [
        card
        for card in cards.cards
        if (card.lasting if in_play else card.in_library) and (not kinds or kinds >> card.kind & 1)
    ]
    return not found or any(matches(card, wanted) for card in found)


def steps_of(ability: Ability) -> list[Step]:
    """Every step of an ability, whatever is chosen, rolled or paid."""
    return [step for _, step in _keyed_steps(ability)]


def _keyed_steps(ability: Ability) -> Iterator[tuple[str, Step]]:
    """Every step with the key it stands under."""
    chosen = len(ability.modes) > 1 and not ability.roll
    for number, mode in enumerate((*ability.modes, ability.unpaid)):
        key = "choose" if chosen else "else" if number else "do"
        yield from ((key, step) for step in mode)
