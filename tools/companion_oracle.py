"""A digital battle answers the questions of the companion from its positions."""

from __future__ import annotations

from overseer.wasteland.ai import close, ranged
from overseer.wasteland.ai.measured import legal, move_of
from overseer.wasteland.ai.mind import Mind
from overseer.wasteland.ai.moving import (
    all_around,
    allowed,
    goes,
    nearest_subject,
    straight_on,
)
from overseer.wasteland.ai.reacting import retreat
from overseer.wasteland.ai.subjects import Subject, point_subject, touches, word_of
from overseer.wasteland.ai.targets import best_by
from overseer.wasteland.ai.usage import uses
from overseer.wasteland.ai.weapons import Arm, arms_for, may_fight, may_shoot
from overseer.wasteland.ai.weighed import ruler
from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.battle.measure import engaged_with, in_contact, within_ruler
from overseer.wasteland.battle.model import Model
from overseer.wasteland.battle.moves import go
from overseer.wasteland.battle.moving.charge import charge_fault
from overseer.wasteland.battle.moving.movement import given_up
from overseer.wasteland.battle.reasons import R_CHARGE_SIGHT
from overseer.wasteland.battle.things.markers import look_fault
from overseer.wasteland.companion import instruct as d
from overseer.wasteland.companion import questions as q
from overseer.wasteland.companion.questions import Question
from overseer.wasteland.companion.table import HOME, POINT
from overseer.wasteland.words import (
    CLOSE,
    COLOUR_LETTERS,
    P_EFFECTIVE,
    P_IMPORTANT,
    P_NEAREST,
    RANGED,
)

ENTRIES = {
    d.FIGHT: close.FIGHT,
    d.DETONATE: close.FIGHT,
    d.CHARGE: close.CHARGE,
    d.CONTACT: close.CONTACT,
    d.NEXT_CHARGE: close.NEXT_CHARGE,
    d.NEXT_MOVE: close.NEXT_MOVE,
    d.TOWARDS: close.TOWARDS,
    d.SHOOT: ranged.SHOOT,
    d.THROW: ranged.SHOOT,
    d.POSITION: ranged.POSITION,
    d.NEARER: ranged.NEARER,
    d.BREAK_OFF: ranged.BREAK_OFF,
}


class Oracle:
    """What is so on a digital table for a model at one decision."""

    def __init__(self, battle: Battle, model: Model, quick: bool) -> None:
        self.battle = battle
        self.model = model
        self.quick = quick
        self.mind = Mind(battle, model, quick)
        self.minds: dict[str, Mind] = {"": self.mind}
        self.aware = False  # of what somebody has done

    def subject(self, word: str) -> Subject:
        """A thing by its word."""
        if word == HOME:
            return point_subject(self.model.home_x, self.model.home_y)
        for subject in self.mind.subjects:
            if word_of(subject) == word or (word == POINT and "," in word_of(subject)):
                return subject
        raise KeyError(word)

    def at(self, word: str) -> Mind:
        """The model where it stands, or in a subject's place."""
        if word not in self.minds:
            self.minds[word] = self.mind.at(self.subject(word))
        return self.minds[word]

    def answer(self, question: Question) -> tuple[str, ...]:
        """The words that are an answer to a question."""
        kind = question.kind
        words = question.candidates
        if kind == q.SAFER:
            return words if retreat(self.mind) else ()
        if kind == q.AWARE:
            return words if self.aware else ()
        if kind in (q.AT, q.USABLE, q.SUBJECT, q.ONE_MOVE, q.LOOKS):
            return tuple(self.about_subjects(question))
        models = [self.battle.models[int(word[1:])] for word in words]
        found = self.about_models(question, self.at(question.at), models)
        return tuple(f"m{model.number}" for model in found)

    # -- things ----------------------------------------------------------------------------------

    def about_subjects(self, question: Question) -> list[str]:
        mind, words = self.mind, question.candidates
        model = self.model
        if question.kind == q.LOOKS:
            return [w for w in words if look_fault(self.battle, model, int(w[1:])) == 0]
        if question.kind in (q.AT, q.USABLE):
            return [
                w
                for w in words
                if touches(self.battle, model, mind.x, mind.y, self.subject(w))
                or (question.kind == q.USABLE and uses(mind, [self.subject(w)]))
            ]
        subjects = [self.subject(word) for word in words]
        nearest = nearest_subject(mind, subjects)
        if question.kind == q.SUBJECT:
            if nearest is None:
                return [words[0]]
            return [words[subjects.index(nearest[0])]]
        if nearest is None or nearest[1].moves > 1:
            return []
        path = straight_on(mind, nearest[1], mind.fighters())
        if path and touches(self.battle, model, path[-2], path[-1], nearest[0]):
            return list(words)
        return []

    # -- models ----------------------------------------------------------------------------------

    def about_models(self, question: Question, mind: Mind, models: list[Model]) -> list[Model]:
        kind = question.kind
        if kind == q.NEAREST:
            return best_by(mind, models, P_NEAREST, None, False)
        if kind == q.CLOSEST:
            return best_by(mind, models, P_NEAREST, None, True)
        if kind == q.IMPORTANT:
            return best_by(mind, models, P_IMPORTANT, None, False)
        if kind == q.COVER:
            mind.method = RANGED
            return best_by(mind, models, P_EFFECTIVE, self.arm(question.weapon, RANGED), True)
        if kind == q.POSITION:
            arm = self.arm(question.weapon, RANGED)
            return [option.target for option in ranged.positions(mind, models, arm)]
        return [model for model in models if self.true_of(question, mind, model)]

    def arm(self, weapon: str, method: int) -> Arm:
        """A weapon at hand by its id."""
        for arm in arms_for(self.battle, self.model, method):
            if arm.weapon.id == weapon:
                return arm
        raise KeyError(weapon)

    def true_of(self, question: Question, mind: Mind, model: Model) -> bool:
        kind = question.kind
        if kind == q.TOUCH:
            return in_contact(self.model, model)
        if kind == q.FRIENDS:
            return within_ruler(self.model, model, COLOUR_LETTERS.index(question.rulers))
        if kind in (q.ENGAGED, q.FOUGHT):
            others = [m for m in engaged_with(self.battle, model) if m.number != mind.absent]
            if kind == q.FOUGHT:
                others = [m for m in others if m is not self.model]
            return len(others) > 0
        if kind == q.REACH:
            return self.reached(question.rulers, mind, model)
        if kind == q.ALONG:
            path = mind.walk().contact(model)
            return allowed(mind, path) and not given_up(self.battle, self.model, path)
        if kind == q.SEES:
            return close.may_charge(mind, model)
        if kind == q.NEXT:
            return self.reached_next(question.rulers, mind, model)
        if kind == q.SEES_THEN:
            path = close.nearer(mind, model)
            return bool(path) and close.senses(mind, path[-2], path[-1], model)
        if kind == q.WITHIN:
            return may_fight(mind, self.arm(question.weapon, CLOSE), model)
        arm = self.arm(question.weapon, RANGED)
        if kind == q.SHOT:  # also of a reaction
            return may_shoot(mind, arm, mind.x, mind.y, model)
        assert kind in (q.BREAK_OFF, q.BREAK_OFF_HARDER), kind
        around = all_around(mind, mind.fighters())
        harder = kind == q.BREAK_OFF_HARDER
        return len(ranged.firing_places(mind, arm, model, around, harder)) > 0

    def charging(self, letter: str) -> bool:
        """Whether a ruler is that of its charge and not that of its move."""
        return letter != ruler(self.mind, False)

    def reached(self, letter: str, mind: Mind, model: Model) -> bool:
        if self.charging(letter):
            path = mind.run().contact(model)
            if not path:
                return not mind.real and close.in_touch(mind, model)
            if not mind.real:
                return True
            return charge_fault(self.battle, self.model, model.number, path) in (0, R_CHARGE_SIGHT)
        path = mind.walk().contact(model)
        if not path:
            return not mind.real and close.in_touch(mind, model)
        return not mind.real or allowed(mind, path)

    def reached_next(self, rulers: str, mind: Mind, model: Model) -> bool:
        if self.reached(rulers[1], mind, model):
            return True  # whom one ruler reaches, two do
        entry = close.NEXT_CHARGE if self.charging(rulers[1]) else close.NEXT_MOVE
        if not close.within_two(mind, model, entry):
            return False
        path = close.nearer(mind, model)
        return bool(path) and close.gets_there(mind, model, path, entry)

    # -- whether it can be done ------------------------------------------------------------------

    def possible(self, deed: str, word: str, weapon: str) -> bool:
        """Whether a legal move carries out a deed."""
        mind = self.mind
        if deed in (d.MOVE, d.TOUCH):
            nearest = nearest_subject(mind, [self.subject(word)])
            if nearest is None:
                return False
            goal = (nearest[0].x, nearest[0].y)
            path = goes(mind, nearest[1], goal)
            return bool(path) and bool(legal(mind, [go(path, self.quick)]))
        if deed == d.NEAREST:
            target = self.battle.models[int(word[1:])]
            way = mind.way(target)
            return way is not None and bool(goes(mind, way, (target.x, target.y)))
        if deed in (d.USE, d.LOOK):
            return bool(legal(mind, uses(mind, [self.subject(word)])))
        if deed not in ENTRIES:
            return True
        entry = ENTRIES[deed]
        target = self.battle.models[int(word[1:])]
        far = entry >= ranged.SHOOT
        arms = arms_for(self.battle, self.model, RANGED if far else CLOSE)
        arm = self.arm(weapon, RANGED if far else CLOSE) if weapon else arms[0]
        path = self.path(deed, target, arm)
        move = move_of(mind, close.Option(entry, target, path), arm)
        return move is not None and bool(legal(mind, [move]))

    def path(self, deed: str, target: Model, arm: Arm) -> tuple[int, ...]:
        mind = self.mind
        if deed == d.CHARGE:
            return mind.run().contact(target)
        if deed == d.CONTACT:
            return mind.walk().contact(target)
        if deed in (d.NEXT_CHARGE, d.NEXT_MOVE):
            return close.nearer(mind, target)
        if deed == d.POSITION:
            found = ranged.positions(mind, [target], arm)
            return found[0].path if found else ()
        return ()
