"""Who is attacked when several can be: the target list of an AI card (WC-A10, WC-A11)."""

from __future__ import annotations

from typing import Final

from overseer.wasteland.ai.explain import TARGET, Aside, Step
from overseer.wasteland.ai.mind import Mind
from overseer.wasteland.ai.oracle import Deed, Oracle
from overseer.wasteland.ai.subjects import far64
from overseer.wasteland.ai.travel import NO_MOVES
from overseer.wasteland.ai.weapons import Arm, shot_value, value
from overseer.wasteland.battle.measure import is_object
from overseer.wasteland.battle.model import READY, USED, Model
from overseer.wasteland.battle.rules import AIM_DEFEAT
from overseer.wasteland.battle.values import (
    move_colour,
    power_rating,
    power_strong,
    rating,
    strong,
)
from overseer.wasteland.words import (
    CLOSE,
    COLOUR_LETTERS,
    IMMUNE,
    P_CAPABLE,
    P_EFFECTIVE,
    P_ENGAGED,
    P_FASTEST,
    P_HEALTHIEST,
    P_IMPORTANT,
    P_MOST_HURT,
    P_NEAREST,
    P_READY,
    P_SLOWEST,
    P_STRONGEST,
    P_UNENGAGED,
    P_USED,
    P_VULNERABLE,
    P_WEAKEST,
    PHYSICAL,
    PRIORITIES,
    RANGED,
)

DEFAULT: Final = (P_NEAREST,)  # of a unit without an AI card
FAR: Final = 1 << 40

# What the figures of a priority count.
HEALTH: Final = "health"
DAMAGE: Final = "damage"
ARMOUR: Final = "armour"
RULER: Final = "ruler"
SKILL: Final = "skill"
MOVES: Final = "moves"
MILLIMETRES: Final = "mm"
WHETHER: Final = "whether"
COUNTS: Final = (HEALTH, DAMAGE, ARMOUR, RULER, SKILL, MOVES, MILLIMETRES, WHETHER)
_COUNT_OF: Final = {
    P_WEAKEST: HEALTH,
    P_HEALTHIEST: HEALTH,
    P_STRONGEST: HEALTH,
    P_MOST_HURT: DAMAGE,
    P_VULNERABLE: ARMOUR,
    P_SLOWEST: RULER,
    P_FASTEST: RULER,
    P_EFFECTIVE: SKILL,
    P_IMPORTANT: MILLIMETRES,
}
_TURNED: Final = (P_HEALTHIEST, P_STRONGEST, P_MOST_HURT, P_FASTEST, P_EFFECTIVE)


def choose(
    oracle: Oracle[Deed], found: list[Model], arm: Arm | None, shooting: bool
) -> list[Model]:
    """Go down the target list until one is left; those that stay equal are chance's (WC-A10).

    `shooting`: the action is a shot, so that the nearest is the one with the least gap.
    """
    mind = oracle.mind
    left = found
    if len(left) > 1:
        left = _last_stand(mind, left)
    if len(left) > 1 and not mind.reckless and mind.method == CLOSE:
        left = _fought_first(oracle, left)
    if len(left) == 1:
        mind.note("target-only", {"target": left[0].number})
        return left
    weighed = Candidates(mind, arm, shooting)
    for priority in priorities_of(mind):
        weighed.priorities.append(priority)
        weighed.before.append(left)
        left = oracle.best_by(left, priority, arm, shooting)
        if len(left) == 1:
            break
    weighed.left = left
    if len(left) == 1:
        mind.note(f"target-{PRIORITIES[priority]}", {"target": left[0].number})
    else:
        mind.note("target-chance", {"count": len(left)})
    mind.steps[-1].aside = weighed
    return left


def priorities_of(mind: Mind) -> tuple[int, ...]:
    """The target list of its AI card."""
    return DEFAULT if mind.card is None else mind.card.priorities


def _last_stand(mind: Mind, found: list[Model]) -> list[Model]:
    """WC-A11: the last AI model goes for the subject that it is to defeat."""
    others = [m for m in mind.battle.friends_of(mind.model) if not is_object(m)]
    if mind.aim.kind != AIM_DEFEAT or others:
        return found
    left = [model for model in found if model.number in mind.aim.models]
    if not left:
        return found
    mind.note("last-model", {})
    return left


def _fought_first(oracle: Oracle[Deed], found: list[Model]) -> list[Model]:
    """WC-A6: careful in close combat, those engaged with it come first, then with a friend."""
    touched = oracle.touched()
    left = [model for model in found if model in touched]
    if not left:
        left = oracle.fought_by_friends(found)
    return left if left else found


def best_by(
    mind: Mind, found: list[Model], priority: int, arm: Arm | None, shooting: bool
) -> list[Model]:
    """Those of some models that a priority puts first."""
    if priority == P_NEAREST and not shooting:
        keys = moves_to(mind, found)
    else:
        keys = [key(mind, model, priority, arm) for model in found]
    least = min(keys)
    return [found[place] for place in range(len(found)) if keys[place] == least]


def key(mind: Mind, model: Model, priority: int, arm: Arm | None) -> int:
    """How a model stands by a priority: the less, the better; nearest goes by the gap here."""
    battle = mind.battle
    if priority == P_NEAREST:
        return mind.gap(model)
    if priority == P_WEAKEST:
        return model.left
    if priority == P_HEALTHIEST:
        return -model.left
    if priority == P_STRONGEST:
        return -model.health
    if priority == P_MOST_HURT:
        return -(model.wounds + model.rads)
    if priority == P_VULNERABLE:
        return armour(mind, model, PHYSICAL if arm is None else arm.weapon.damage_kind)
    if priority == P_SLOWEST:
        return move_colour(battle, model, False, False, False)
    if priority == P_FASTEST:
        return -move_colour(battle, model, True, False, False)
    if priority == P_EFFECTIVE:
        return -effect(mind, model, arm)
    if priority == P_READY:
        return 0 if model.status == READY else 1
    if priority == P_USED:
        return 0 if model.status == USED else 1
    if priority == P_IMPORTANT:
        return importance(mind, model)
    if priority == P_UNENGAGED:
        return 1 if mind.busy(model) else 0
    if priority == P_ENGAGED:
        return 0 if mind.busy(model) else 1
    assert priority == P_CAPABLE
    return 0 if battle.rules.capable(battle, model) else 1


def moves_to(mind: Mind, found: list[Model]) -> list[int]:
    """How many moves away models are; ways that cannot be among the shortest are not searched."""
    keys = [0 if m in mind.touched else mind.walk().least_moves(m) for m in found]
    order = [(keys[place], place) for place in range(len(found))]
    order.sort()
    best = NO_MOVES
    for least, place in order:
        if least > best:
            break
        if found[place] not in mind.touched:
            way = mind.way(found[place])
            keys[place] = NO_MOVES if way is None else way.moves
        best = min(best, keys[place])
    return keys


def armour(mind: Mind, model: Model, kind: int) -> int:
    """What a model's rating is worth against a kind of damage; "+1" counts (WC-A10)."""
    battle = mind.battle
    own = rating(battle, model, kind)
    if own == IMMUNE:
        return IMMUNE
    if strong(model, kind):
        own += 1
    worn = power_rating(battle, model, kind)
    if power_strong(battle, model):
        worn += 1
    return max(own, worn)


def effect(mind: Mind, model: Model, arm: Arm | None) -> int:
    """The final skill value against a model with the weapon in hand."""
    if arm is None:
        return 0
    if mind.method == RANGED:
        return shot_value(mind, arm, mind.x, mind.y, model)
    return value(mind, arm, mind.x, mind.y, model, True, False)


def importance(mind: Mind, model: Model) -> int:
    """How far a model is from the nearest subject."""
    least = FAR
    for subject in mind.subjects:
        if subject.model == model.number:
            return -FAR
        least = min(least, far64(subject, model.x, model.y) - 64 * model.radius)
    return least


# -- for those who listen ------------------------------------------------------------------------


def letter(colour: int) -> str:
    """A ruler by its letter; empty: none."""
    return COLOUR_LETTERS[min(colour, 5)] if colour >= 0 else ""


class Candidates(Aside):
    """Targets, gone through priority by priority until one is left (WC-A10)."""

    def __init__(self, mind: Mind, arm: Arm | None, shooting: bool) -> None:
        self.mind: Mind = mind
        self.arm: Arm | None = arm
        self.shooting: bool = shooting
        self.priorities: list[int] = []
        self.before: list[list[Model]] = []  # who was left when a priority was asked
        self.left: list[Model] = []  # … and after all

    def told(self) -> list[Step]:
        """Everybody's figure under each priority that was asked."""
        found: list[Step] = []
        for place in range(len(self.priorities)):
            priority, left = self.priorities[place], self.before[place]
            counts = self._counts(priority)
            figures = self._figures(priority, left)
            best = min(figures)
            for at in range(len(left)):
                shown = -figures[at] if priority in _TURNED else figures[at]
                if counts == MILLIMETRES:
                    shown //= 64
                found.append(
                    Step(
                        TARGET,
                        {
                            "model": self.mind.model.number,
                            "target": left[at].number,
                            "place": place + 1,
                            "priority": PRIORITIES[priority],
                            "figure": letter(shown) if counts == RULER else shown,
                            "counts": counts,
                            "best": "yes" if figures[at] == best else "no",
                        },
                    )
                )
        return found

    def _counts(self, priority: int) -> str:
        if priority == P_NEAREST:
            return MILLIMETRES if self.shooting else MOVES
        return _COUNT_OF.get(priority, WHETHER)

    def _figures(self, priority: int, left: list[Model]) -> list[int]:
        if priority == P_NEAREST and not self.shooting:
            return moves_to(self.mind, left)
        return [key(self.mind, model, priority, self.arm) for model in left]
