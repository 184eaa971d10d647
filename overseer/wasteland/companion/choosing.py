"""Who is nearest and who could matter at all, with as few questions as it takes."""

from __future__ import annotations

from overseer.wasteland.ai.targets import key, priorities_of
from overseer.wasteland.ai.weapons import Arm
from overseer.wasteland.battle.model import Model
from overseer.wasteland.companion.case import Case
from overseer.wasteland.companion.questions import NEAREST, NEXT, REACH
from overseer.wasteland.words import P_ENGAGED, P_IMPORTANT, P_NEAREST, P_UNENGAGED


def nearest(case: Case, found: list[Model]) -> list[Model]:
    """Those that take the fewest moves; what is known of rulers is not asked again."""
    touched = [model for model in found if model in case.touched() or touches_place(case, model)]
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
    return friend is not None and case.contact(friend, model) is True


def could_win(case: Case, touched: list[Model], others: list[Model], arm: Arm) -> list[Model]:
    """Those of some models that the list might put before, or beside, those it touches.

    Only about them it matters whether a move reaches them (WC-A15).
    """
    if not touched:
        return others
    if not case.mind.reckless:
        return []  # WC-A6: those engaged with it come first
    left, best = others, touched
    for priority in priorities_of(case.mind):
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
