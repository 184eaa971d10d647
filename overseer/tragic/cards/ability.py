"""One `[[card.ability]]` of a card file: when it works, what it costs, and its steps."""

from __future__ import annotations

from typing import Final

from overseer.tragic.card import NO_COST, Ability, Card, Step
from overseer.tragic.cards.grammar import read_condition, read_filter
from overseer.tragic.cards.table import TragicTable
from overseer.tragic.words import (
    ABILITY,
    AT_ALLY_OR_PLAYER,
    AT_ANY_ALLY,
    AT_OPPONENT,
    AT_OPPOSING_ALLY,
    AT_OPPOSING_EQUIPMENT,
    AT_OWN_ALLY,
    BEAT,
    BOOST,
    BUILDING,
    CANCEL,
    COUNT_TARGET_ATTACK,
    COUNT_TARGET_HEALTH,
    DESTROY,
    DISENGAGE,
    DODGE,
    DODGE_ROLL,
    ENGAGE,
    ENTER,
    EQUAL_DRAW,
    GRANT,
    HEAL_ALLY,
    HIT,
    NO_TARGET,
    ON_CAST,
    ON_START,
    ON_UPKEEP,
    ON_USE,
    POINT,
    REACTION,
    REDIRECT,
    REDUCE,
    RETURN,
    SKILL,
    STEPS,
    STRIP,
    TARGET,
    TARGETS,
    TRAIT,
    WHEN,
)

_WORK: Final = ("do", "choose", "by", "roll", "else")
_AIM: Final = ("target", "target_is")
_EVERY: Final = ("when", "if", *_WORK)
_KEYS: Final = {
    ON_CAST: (*_EVERY, *_AIM),
    ON_USE: (
        *(*_EVERY, *_AIM, "cost", "engage", "life", "pay_by_life", "discards", "sacrifice"),
        *("once", "any_turn", "own_turn", "in_upkeep", "while_engaged"),
    ),
    ON_UPKEEP: (*_EVERY, "cost", "discards", "may", "once", "while_engaged"),
    ON_START: _EVERY,
}
_TRIGGER: Final = (*_EVERY, "cost", "once", "may", "while_engaged")
_ANY: Final = tuple(dict.fromkeys(key for keys in (*_KEYS.values(), _TRIGGER) for key in keys))
# Skills and traits stay for the whole duel, and nothing ever disengages a trait (TR-T1). Skills
# say when they are used in any turn (TR-T7), all other cards when they are not (TR-K6).
_NEVER: Final = {
    SKILL: ("sacrifice", "own_turn"),
    TRAIT: ("sacrifice", "engage", "any_turn"),
}
# What speaks of the item that a reaction answers.
_ANSWERS: Final = (CANCEL, DODGE, DODGE_ROLL, REDUCE, REDIRECT)
_ON_ALLIES: Final = (BOOST, GRANT, HEAL_ALLY)
# What is done to a card in play.
_MOVING: Final = (BEAT, DESTROY, RETURN, ENGAGE, DISENGAGE)
_ALLY_TARGETS: Final = (AT_OPPOSING_ALLY, AT_ALLY_OR_PLAYER, AT_OWN_ALLY, AT_ANY_ALLY)
_OF_TARGET: Final = (COUNT_TARGET_HEALTH, COUNT_TARGET_ATTACK)


def read_ability(table: TragicTable, card: Card) -> Ability:
    """The ability of a table; `card` has everything but its abilities already."""
    when = table.choice("when", tuple(WHEN))
    if when not in WHEN:
        # Which keys belong here is known only when it is known when it works; some never do.
        table.only(*_ANY)
        return Ability(ON_CAST)
    ability = Ability(WHEN.index(when))
    never = _NEVER.get(card.kind, ("any_turn",))
    table.only(*(key for key in _KEYS.get(ability.when, _TRIGGER) if key not in never))
    ability.condition = table.phrase("if", read_condition)
    _read_price(table, ability, card)
    _read_target(table, ability)
    _read_work(table, ability)
    if not table.has("target") or ability.target != NO_TARGET:
        # With a target that is not known, nothing more can be said about it.
        _check(table, ability, card)
    return ability


def _read_price(table: TragicTable, ability: Ability, card: Card) -> None:
    ability.cost = table.cost("cost")
    ability.engage = table.flag("engage")
    ability.life = table.number("life", 1, 50, 0)
    ability.pay_by_life = table.flag("pay_by_life")
    ability.discards = table.number("discards", 1, 5, 0)
    ability.sacrifice = table.flag("sacrifice")
    ability.once = table.flag("once")
    ability.may = table.flag("may")
    ability.in_upkeep = table.flag("in_upkeep")
    any_turn, own_turn = table.flag("any_turn"), table.flag("own_turn")
    if ability.when == ON_USE and not ability.in_upkeep:
        ability.any_turn = any_turn if card.kind == SKILL else not own_turn
    ability.while_engaged = table.flag("while_engaged")


def _read_target(table: TragicTable, ability: Ability) -> None:
    target = table.choice("target", tuple(TARGETS[1:]), TARGETS[NO_TARGET])
    ability.target = TARGETS.index(target) if target else NO_TARGET
    ability.target_filter = table.phrase("target_is", lambda text: read_filter(text.split()))
    if ability.target_filter is not None and ability.target in (NO_TARGET, AT_OPPONENT):
        table.wrong("target_is", "tragic-file-target-is")


def _read_work(table: TragicTable, ability: Ability) -> None:
    tolled = ability.when == ON_UPKEEP and (ability.cost != NO_COST or ability.discards > 0)
    if table.has("choose"):
        ability.modes = table.modes("choose")
        ability.by_opponents = table.choice("by", ("opponents",), "") == "opponents"
        if table.has("do") or table.has("roll"):
            table.wrong("choose", "tragic-file-choose")
    else:
        ability.modes = [table.steps("do", needed=True)]
        if table.has("by"):
            table.wrong("by", "tragic-file-by")
    ability.roll = table.number("roll", 1, 5, 0)
    otherwise = table.steps("else")
    if ability.roll and not table.has("choose"):
        ability.modes.append(otherwise)
    elif tolled:
        ability.unpaid = otherwise
    elif table.has("else"):
        table.wrong("else", "tragic-file-else")
    # TR-W21: a toll may buy nothing but peace; everything else does something.
    if not (tolled or table.has("choose") or any(ability.modes)) and table.data.get("do") == []:
        table.wrong("do", "tragic-file-idle")


def _check(table: TragicTable, ability: Ability, card: Card) -> None:
    """What the parts of an ability must be to each other and to their card."""
    key = "choose" if table.has("choose") else "do"
    for steps, where in (*((mode, key) for mode in ability.modes), (ability.unpaid, "else")):
        _check_steps(table, where, ability, steps, card)
    if ability.condition is not None and ability.condition.count in _OF_TARGET:
        table.wrong("if", "tragic-file-if-target")
    if ability.when == ON_USE:
        free = ability.cost == NO_COST and not (ability.life or ability.discards)
        if free and not (ability.engage or ability.once or ability.sacrifice):
            table.wrong("when", "tragic-file-free-use")
        if ability.pay_by_life and not any(ability.cost[:7]):
            table.wrong("pay_by_life", "tragic-file-pay-by-life")
        if card.kind == ABILITY or (not card.lasting and card.kind not in (SKILL, TRAIT)):
            table.wrong("when", "tragic-file-no-use")
    elif ability.when != ON_UPKEEP and ability.cost != NO_COST and not ability.may:
        table.wrong("cost", "tragic-file-forced-cost")  # TR-P4: one may decline what costs
    elif ability.when == ON_START and card.kind not in (TRAIT, SKILL):
        table.wrong("when", "tragic-file-start")


def _fits(op: int, target: int) -> bool:
    """Whether this can be done to what the ability aims at."""
    if op in _ON_ALLIES:
        return target in (AT_OPPOSING_ALLY, AT_OWN_ALLY, AT_ANY_ALLY)
    if op == HIT:
        return target == AT_OPPONENT or target in _ALLY_TARGETS
    if op == STRIP:
        return target in (AT_OPPOSING_EQUIPMENT, AT_OPPONENT)
    return target not in (AT_OPPONENT, AT_ALLY_OR_PLAYER)


def _check_steps(
    table: TragicTable, key: str, ability: Ability, steps: list[Step], card: Card
) -> None:
    before: Step | None = None
    for step in steps:
        word = STEPS[step.op]
        aimed = step.whom == TARGET and step.op in (*_ON_ALLIES, HIT, STRIP, *_MOVING)
        count = step.amount.count in _OF_TARGET
        if (aimed or count or step.op == REDIRECT) and ability.target == NO_TARGET:
            table.wrong(key, "tragic-file-no-target", step=word)
        elif aimed and not _fits(step.op, ability.target):
            target = TARGETS[ability.target]
            table.wrong(key, "tragic-file-target", step=word, target=target)
        if step.op in _ANSWERS and (card.kind != REACTION or ability.when != ON_CAST):
            table.wrong(key, "tragic-file-answer", step=word)
        if step.op == POINT and ability.when != ON_START:
            table.wrong(key, "tragic-file-point", step=word)
        if step.op == ENTER and card.kind != BUILDING:
            table.wrong(key, "tragic-file-enter", step=word)
        if step.op == EQUAL_DRAW and before is None:
            table.wrong(key, "tragic-file-equal", step=word)
        before = step
