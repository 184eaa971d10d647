"""A real table in a few words, for scenes: fighters, what is said, what is asked and told."""

from __future__ import annotations

import msgspec

from overseer.wasteland.card import CardSet
from overseer.wasteland.cards.file import standard
from overseer.wasteland.companion.deciding import Decision, decide
from overseer.wasteland.companion.instruct import Instruction
from overseer.wasteland.companion.mustering import mustered
from overseer.wasteland.companion.questions import Question, Said
from overseer.wasteland.companion.table import Acting, Fighter, Goal, Reading, Table
from overseer.wasteland.force.standard import standard_force

CARDS: CardSet = standard()


def fighters(*units: str, side: int = 0, ai: bool = False, first: int = 0) -> list[Fighter]:
    """Models with their standard equipment, nobody in contact."""
    found: list[Fighter] = []
    for unit in units:
        one = mustered(CARDS, standard_force([unit], CARDS), side, ai, first + len(found))
        found += [msgspec.structs.replace(f, engaged_with=(), token=len(found) + 1) for f in one]
    return found


class Scene:
    """The AI's model 0 against others; answers by kind."""

    def __init__(self, mine: str, *foes: str, letter: str = "A", reckless: bool = True) -> None:
        self.fighters = fighters(mine, side=1, ai=True)
        self.fighters += fighters(*foes, first=1)
        self.goals: tuple[Goal, ...] = ()
        self.reading = Reading(
            die="s",
            row="star",
            column=0,
            letter=letter,
            reckless=reckless,
            stays=False,
            method="close",
        )
        self.actions = 2
        self.said: tuple[Said, ...] = ()

    def changed(self, id: int, **what: object) -> Scene:
        """A fighter with something else."""
        self.fighters[id] = msgspec.structs.replace(self.fighters[id], **what)
        return self

    def read(self, **what: object) -> Scene:
        """Another response."""
        self.reading = msgspec.structs.replace(self.reading, **what)
        return self

    @property
    def table(self) -> Table:
        """What is known."""
        return Table(
            fighters=tuple(self.fighters),
            goals=self.goals,
            acting=Acting(fighter=0, actions=self.actions, reading=self.reading),
        )

    @property
    def decision(self) -> Decision:
        """What the companion says now."""
        return decide(self.table, CARDS, self.said)

    @property
    def question(self) -> Question:
        """What it asks now."""
        found = self.decision.question
        assert found is not None, self.decision
        return found

    @property
    def told(self) -> Instruction:
        """What it says to do."""
        (found,) = self.decision.instructions
        return found

    def answer(self, *words: str) -> Scene:
        """Name these."""
        self.said = (*self.said, self.question.answer(words))
        return self

    def asks(self, kind: str, rulers: str = "") -> Scene:
        """It asks this."""
        assert (self.question.kind, self.question.rulers) == (kind, rulers)
        return self
