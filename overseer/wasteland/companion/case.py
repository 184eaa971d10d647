"""One AI model at one decision beside a real table: what is known, what has to be asked."""

from __future__ import annotations

from overseer.wasteland.ai.mind import Mind
from overseer.wasteland.battle.attack.faults import target_fault
from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.battle.measure import is_object
from overseer.wasteland.battle.model import Model
from overseer.wasteland.battle.values import move_colour
from overseer.wasteland.companion.instruct import Entry, Reason, Weighed
from overseer.wasteland.companion.paper import number_of
from overseer.wasteland.companion.questions import ENGAGED, FOUGHT, TOUCH, Facts, Said
from overseer.wasteland.companion.table import POINT, Fighter, Goal, Table, fighter_word, mark_word
from overseer.wasteland.words import COLOUR_LETTERS, NONE

NO_GOAL = Goal(side=NONE)


class Case:
    """Whatever needs no place is read off the battle on paper, the rest is asked for.

    `at` is the word of a subject in whose place the model stands in thought (WC-A14).
    """

    def __init__(
        self, table: Table, battle: Battle, fighter: int, said: tuple[Said, ...], quick: bool
    ) -> None:
        self.table: Table = table
        self.battle: Battle = battle
        self.said: tuple[Said, ...] = said
        self.facts: Facts = Facts(fighter, said)
        self.fighter: Fighter = table.fighter(fighter)
        self.model: Model = battle.models[number_of(table, fighter)]
        self.mind: Mind = Mind(battle, self.model, quick)
        self.quick: bool = quick
        self.at: str = ""
        self.goal: Goal = goal_of(table, self.fighter)
        self.subjects: list[str] = subjects_of(table, self.fighter, self.goal)
        self.enemies: list[Model] = [
            enemy
            for enemy in battle.enemies_of(self.model)
            if target_fault(battle, self.model, enemy.number) == 0
        ]
        self.reckless: bool = self.mind.reckless
        self.stays: bool = self.mind.stays
        self.method: int = self.mind.method
        self.letter: int = self.mind.letter
        self.reasons: list[Reason] = []
        self.entries: list[Entry] = []
        self.weighed: list[Weighed] = []
        self._touched: list[Model] | None = None

    @property
    def real(self) -> bool:
        """Whether it thinks where it stands."""
        return not self.at

    def standing_at(self, subject: str) -> Case:
        """The same model, unengaged, in a subject's place (WC-A14)."""
        there = Case(self.table, self.battle, self.fighter.id, self.said, self.quick)
        there.at = subject
        there.method = self.method
        there.mind.method = self.method
        there._touched = []
        return there

    def use_method(self, method: int) -> None:
        """It fights by another method from now on."""
        self.method = method
        self.mind.method = method

    def note(
        self, word: str, target: str = "", about: str = "", weapon: str = "", letter: str = ""
    ) -> None:
        """One more step of the reasoning."""
        self.reasons.append(
            Reason(word=word, target=target, about=about, weapon=weapon, letter=letter)
        )

    # -- words ---------------------------------------------------------------------------------

    def word(self, model: Model) -> str:
        """A model in questions and answers."""
        return fighter_word(self.table.fighters[model.number].id)

    def words(self, models: list[Model]) -> list[str]:
        """Models in questions and answers."""
        return [self.word(model) for model in models]

    def named(self, models: list[Model], words: list[str]) -> list[Model]:
        """Those of some models that words name."""
        return [model for model in models if self.word(model) in words]

    def model_of(self, word: str) -> Model | None:
        """The model that a word names; None: it is something else."""
        for model in self.battle.models:
            if self.word(model) == word:
                return model
        return None

    def ruler(self, charging: bool) -> str:
        """The letter of its move or charge ruler; empty: it cannot move."""
        colour = move_colour(self.battle, self.model, charging, self.quick and not charging, False)
        return COLOUR_LETTERS[colour] if colour >= 0 else ""

    # -- who touches whom ----------------------------------------------------------------------

    def ask(
        self, kind: str, models: list[Model], rulers: str = "", weapon: str = ""
    ) -> list[Model]:
        """Those of some models that a fact is true of."""
        words = self.words(models)
        return self.named(models, self.facts.which(kind, words, self.at, rulers, weapon))

    @property
    def touched(self) -> list[Model]:
        """The enemies in contact."""
        if self._touched is None:
            foes = self.fighters() if not is_object(self.model) else []
            known = [self.contacts(self.model, foe) for foe in foes]
            open_ = [foe for foe, truth in zip(foes, known, strict=True) if truth is None]
            said = self.words(self.ask(TOUCH, open_)) if open_ else []
            self._touched = [
                foe
                for foe, truth in zip(foes, known, strict=True)
                if truth or self.word(foe) in said
            ]
        return self._touched

    @property
    def engaged(self) -> bool:
        """Whether an enemy touches it."""
        return bool(self.touched)

    def contacts(self, one: Model, other: Model) -> bool | None:
        """Whether two models touch, as the table knows it; None: it does not."""
        first, second = self.table.fighters[one.number], self.table.fighters[other.number]
        if first.engaged_with is not None:
            return second.id in first.engaged_with
        if second.engaged_with is not None:
            return first.id in second.engaged_with
        return None

    def fighters(self) -> list[Model]:
        """The enemies whose contact is an engagement."""
        return [m for m in self.battle.enemies_of(self.model) if not is_object(m)]

    def busy(self, models: list[Model]) -> list[Model]:
        """Those of some enemies that are engaged; with one who is defended in thought: not."""
        return self._engaged(ENGAGED, models, False)

    def fought(self, models: list[Model]) -> list[Model]:
        """Those of some enemies that another than the model itself fights."""
        return self._engaged(FOUGHT, models, True)

    def _engaged(self, kind: str, models: list[Model], others: bool) -> list[Model]:
        found: list[Model] = []
        open_: list[Model] = []
        for model in models:
            fights: list[bool | None] = []
            for foe in self.battle.enemies_of(model):
                if is_object(foe) or is_object(model) or self.word(foe) == self.at:
                    continue
                if foe is self.model:
                    if not others:
                        fights.append(model in self.touched if self.real else self._own(model))
                    continue
                fights.append(self.contacts(model, foe))
            if True in fights:
                found.append(model)
            elif None in fights:
                open_.append(model)
        if open_:
            found += self.ask(kind, open_)
        return [model for model in models if model in found]

    def _own(self, model: Model) -> bool | None:
        return self.contacts(model, self.model)


def goal_of(table: Table, fighter: Fighter) -> Goal:
    """What a fighter is after."""
    for goal in table.goals:
        if goal.side == fighter.side and (not goal.only or fighter.id in goal.only):
            return goal
    return NO_GOAL


def subjects_of(table: Table, fighter: Fighter, goal: Goal) -> list[str]:
    """The subjects of a goal that are still there; what somebody holds is not (WC-A13)."""
    found: list[str] = []
    for id in goal.fighters:
        if table.fighter(id).place == "table" and id != fighter.id:
            found.append(fighter_word(id))
    for id in goal.marks:
        mark = table.mark(id)
        if not mark.out and mark.carrier == NONE and id not in fighter.locked:
            found.append(mark_word(id))
    if goal.point:
        found.append(POINT)
    if goal.edge:
        found.append(goal.edge)
    return found
