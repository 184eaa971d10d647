"""Who is attacked when several can be: the target list, with as few questions as it takes."""

from __future__ import annotations

from overseer.wasteland.ai.targets import DEFAULT, key
from overseer.wasteland.ai.weapons import Arm
from overseer.wasteland.battle.measure import is_object
from overseer.wasteland.battle.model import Model
from overseer.wasteland.companion.case import Case
from overseer.wasteland.companion.instruct import Reason, Weighed
from overseer.wasteland.companion.questions import (
    CLOSEST,
    COVER,
    IMPORTANT,
    NEAREST,
    NEXT,
    REACH,
)
from overseer.wasteland.companion.table import fighter_word
from overseer.wasteland.words import (
    CLOSE,
    P_EFFECTIVE,
    P_ENGAGED,
    P_IMPORTANT,
    P_NEAREST,
    P_UNENGAGED,
    PRIORITIES,
    RANGED,
)


def priorities_of(case: Case) -> tuple[int, ...]:
    """The target list of its AI card."""
    return DEFAULT if case.mind.card is None else case.mind.card.priorities


def choose(case: Case, found: list[Model], arm: Arm | None, shooting: bool) -> list[Model]:
    """Go down the target list until one is left; those that stay equal are chance's (WC-A10)."""
    left = found
    if len(left) > 1:
        left = _last_stand(case, left)
    if len(left) > 1 and not case.reckless and case.method == CLOSE:
        left = fought_first(case, left)
    if len(left) == 1:
        case.note("target-only", case.word(left[0]))
        return left
    for priority in priorities_of(case):
        before = left
        left = best_by(case, left, priority, arm, shooting)
        word = PRIORITIES[priority]
        case.weighed.append(
            Weighed(priority=word, among=tuple(case.words(before)), left=tuple(case.words(left)))
        )
        if len(left) == 1:
            case.note(f"target-{word}", case.word(left[0]))
            return left
    case.reasons.append(Reason(word="target-chance", count=len(left)))
    return left


def _last_stand(case: Case, found: list[Model]) -> list[Model]:
    """WC-A11: the last AI model goes for the subject that it is to defeat."""
    others = [m for m in case.battle.friends_of(case.model) if not is_object(m)]
    if case.goal.kind != "defeat" or others:
        return found
    sought = [fighter_word(id) for id in case.goal.fighters]
    left = case.named(found, sought)
    if not left:
        return found
    case.note("last-model")
    return left


def fought_first(case: Case, found: list[Model]) -> list[Model]:
    """WC-A6: careful in close combat, those engaged with it come first, then with a friend."""
    left = [model for model in found if model in case.touched]
    if not left:
        left = case.fought(found)
    return left if left else found


def best_by(
    case: Case, found: list[Model], priority: int, arm: Arm | None, shooting: bool
) -> list[Model]:
    """Those of some models that a priority puts first."""
    if len(found) == 1:
        return found
    if priority == P_NEAREST:
        return _closest(case, found) if shooting else nearest(case, found)
    if priority == P_IMPORTANT:
        return _important(case, found)
    if priority in (P_ENGAGED, P_UNENGAGED):
        busy = case.busy(found)
        left = [m for m in found if (m in busy) == (priority == P_ENGAGED)]
        return left if left else found
    if priority == P_EFFECTIVE and case.method == RANGED and arm is not None:
        return case.named(found, case.facts.best(COVER, case.words(found), case.at, arm.weapon.id))
    keys = [key(case.mind, model, priority, arm) for model in found]
    return [model for model, each in zip(found, keys, strict=True) if each == min(keys)]


def _closest(case: Case, found: list[Model]) -> list[Model]:
    return case.named(found, case.facts.best(CLOSEST, case.words(found), case.at))


def nearest(case: Case, found: list[Model]) -> list[Model]:
    """Those that take the fewest moves; what is known of rulers is not asked again."""
    touched = [model for model in found if model in case.touched or touches_place(case, model)]
    if touched:
        return touched
    ruler = case.ruler(False)
    for kind, rulers in ((REACH, ruler), (NEXT, ruler + ruler)):
        known = [case.facts.known(kind, case.word(m), case.at, rulers) for m in found]
        if None in known or not ruler:
            break
        left = [model for model, yes in zip(found, known, strict=True) if yes]
        if left:
            return left
    return case.named(found, case.facts.best(NEAREST, case.words(found), case.at))


def touches_place(case: Case, model: Model) -> bool:
    """Whether an enemy touches the friend in whose place a model stands in thought (WC-A14)."""
    friend = case.model_of(case.at) if case.at else None
    return friend is not None and case.contacts(friend, model) is True


def _important(case: Case, found: list[Model]) -> list[Model]:
    if not case.subjects:
        return found
    own = [model for model in found if case.word(model) in case.subjects]
    if own:
        return own
    return case.named(found, case.facts.best(IMPORTANT, case.words(found), case.at))


def could_win(case: Case, touched: list[Model], others: list[Model], arm: Arm) -> list[Model]:
    """Those of some models that the list might put before, or beside, those it touches.

    Only about them it matters whether a move reaches them (WC-A15).
    """
    if not touched:
        return others
    if not case.reckless:
        return []  # WC-A6: those engaged with it come first
    left, best = others, touched
    for priority in priorities_of(case):
        if priority in (P_NEAREST, P_IMPORTANT, P_ENGAGED, P_UNENGAGED):
            # Whom it touches is nearest and engaged; farther down nothing is known for sure.
            return [] if priority == P_NEAREST else left
        keys = [key(case.mind, model, priority, arm) for model in best]
        least = min(keys)
        own = [(model, key(case.mind, model, priority, arm)) for model in left]
        surely = [model for model, each in own if each < least]
        if surely:
            return [model for model, each in own if each <= least]
        left = [model for model, each in own if each == least]
        best = [model for model, each in zip(best, keys, strict=True) if each == least]
    return left
