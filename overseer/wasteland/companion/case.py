"""One AI model at one decision beside a real table: what is known, what has to be asked."""

from __future__ import annotations

import msgspec

from overseer.wasteland.ai.explain import Step
from overseer.wasteland.ai.mind import Mind
from overseer.wasteland.ai.oracle import Oracle
from overseer.wasteland.ai.subjects import (
    IS_MARKER,
    IS_POINT,
    Subject,
    model_subject,
    point_subject,
    word_of,
)
from overseer.wasteland.ai.targets import Candidates
from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.battle.measure import is_object
from overseer.wasteland.battle.model import Model
from overseer.wasteland.battle.rules import AIMS, Aim
from overseer.wasteland.battle.values import move_colour
from overseer.wasteland.companion.instruct import Entry, Instruction, Reason, Weighed
from overseer.wasteland.companion.paper import number_of
from overseer.wasteland.companion.questions import ENGAGED, FOUGHT, TOUCH, Facts, Said
from overseer.wasteland.companion.table import (
    HOME,
    POINT,
    Fighter,
    Goal,
    Table,
    fighter_word,
    mark_word,
)
from overseer.wasteland.words import COLOUR_LETTERS, NONE, PRIORITIES

NO_GOAL = Goal(side=NONE)


class Case(Oracle[Instruction]):
    """Whatever needs no place is read off the battle on paper, the rest is asked for.

    `at` is the word of a subject in whose place the model stands in thought (WC-A14).
    """

    def __init__(
        self, table: Table, battle: Battle, fighter: int, said: tuple[Said, ...], quick: bool
    ) -> None:
        super().__init__(Mind(battle, battle.models[number_of(table, fighter)], quick))
        self.table: Table = table
        self.battle: Battle = battle
        self.model: Model = self.mind.model
        self.said: tuple[Said, ...] = said
        self.facts: Facts = Facts(fighter, said)
        self.fighter: Fighter = table.fighter(fighter)
        self.at: str = ""
        self.goal: Goal = goal_of(table, self.fighter)
        self.names: dict[str, str] = {
            f"m{place}": fighter_word(each.id) for place, each in enumerate(table.fighters)
        }
        home = point_subject(self.model.home_x, self.model.home_y)
        self.names[word_of(home)] = HOME
        self.mind.subjects = [
            self._subject(place, word)
            for place, word in enumerate(subjects_of(table, self.fighter, self.goal))
        ]
        sought = tuple(number_of(table, id) for id in self.goal.fighters)
        self.mind.aim = Aim(AIMS.index(self.goal.kind), models=sought)
        self.entries: list[Entry] = []  # of the list that is gone down
        self.spared: str = ""  # why nobody is shot, if there is nobody to be
        self._touched: list[Model] | None = None

    def _subject(self, place: int, word: str) -> Subject:
        """A thing by its word; nothing but models stands anywhere on paper."""
        model = self.model_of(word)
        if model is not None:
            return model_subject(model)
        subject = Subject(IS_MARKER if word.startswith("k") else IS_POINT, place, place, NONE, 0)
        self.names[word_of(subject)] = word
        return subject

    # -- words ---------------------------------------------------------------------------------

    def word(self, thing: Model | Subject) -> str:
        """A thing in questions and answers."""
        return self.names[f"m{thing.number}" if isinstance(thing, Model) else word_of(thing)]

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
        quick = self.mind.quick and not charging
        colour = move_colour(self.battle, self.model, charging, quick, False)
        return COLOUR_LETTERS[colour] if colour >= 0 else ""

    # -- why it does what it does --------------------------------------------------------------

    def told(self, found: list[Instruction]) -> tuple[Instruction, ...]:
        """Instructions with all that led to them."""
        reasons, weighed = self.reasons(), self.weighed()
        return tuple(
            msgspec.structs.replace(
                each, reasons=reasons, entries=tuple(self.entries), weighed=weighed
            )
            for each in found
        )

    def reasons(self) -> tuple[Reason, ...]:
        """The steps of the reasoning."""
        return tuple(self._reason(step) for step in self.mind.steps)

    def _reason(self, step: Step) -> Reason:
        told = {word: str(value) for word, value in step.args.items()}
        about = told.get("about", "")
        return Reason(
            word=step.word,
            target=self.names[f"m{told['target']}"] if "target" in told else "",
            about=self.names.get(about, about),
            weapon=told.get("weapon", ""),
            letter=told.get("letter", ""),
            count=int(told.get("count", 0)),
        )

    def weighed(self) -> tuple[Weighed, ...]:
        """The priorities of the target list that were asked of at last."""
        asides = [step.aside for step in self.mind.steps if isinstance(step.aside, Candidates)]
        if not asides:
            return ()
        before = [tuple(self.words(models)) for models in (*asides[-1].before, asides[-1].left)]
        return tuple(
            Weighed(priority=PRIORITIES[priority], among=before[place], left=before[place + 1])
            for place, priority in enumerate(asides[-1].priorities)
        )

    # -- who touches whom ----------------------------------------------------------------------

    def ask(
        self, kind: str, models: list[Model], rulers: str = "", weapon: str = ""
    ) -> list[Model]:
        """Those of some models that a fact is true of."""
        words = self.words(models)
        return self.named(models, self.facts.which(kind, words, self.at, rulers, weapon))

    def touched(self) -> list[Model]:
        """The enemies in contact."""
        if self._touched is None:
            foes = self.mind.fighters() if not is_object(self.model) else []
            known = [self.contact(self.model, foe) for foe in foes]
            open_ = [foe for foe, truth in zip(foes, known, strict=True) if truth is None]
            said = self.ask(TOUCH, open_) if open_ else []
            self._touched = [
                foe for foe, truth in zip(foes, known, strict=True) if truth or foe in said
            ]
        return self._touched

    def stays(self) -> bool:
        """Whether it will not leave its engagement: only a move along it is worth a question."""
        return self.mind.stays and bool(self.touched())

    def contact(self, one: Model, other: Model) -> bool | None:
        """Whether two models touch, as the table knows it; None: it does not."""
        first, second = self.table.fighters[one.number], self.table.fighters[other.number]
        if first.engaged_with is not None:
            return second.id in first.engaged_with
        if second.engaged_with is not None:
            return first.id in second.engaged_with
        return None

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
                        here = self.contact(model, foe) if self.at else model in self.touched()
                        fights.append(here)
                    continue
                fights.append(self.contact(model, foe))
            if True in fights:
                found.append(model)
            elif None in fights:
                open_.append(model)
        if open_:
            found += self.ask(kind, open_)
        return [model for model in models if model in found]


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
