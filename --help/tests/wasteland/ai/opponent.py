"""A table on which the AI plays side 1: what it would do, and why."""

from __future__ import annotations

from collections.abc import Iterable

from overseer.wasteland.ai.explain import Thought
from overseer.wasteland.ai.mind import Mind
from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.battle.model import Model
from overseer.wasteland.battle.moves import BattleMove
from overseer.wasteland.battle.rules import AIM_NONE, Aim
from overseer.wasteland.card import AiCard, Column
from overseer.wasteland.geometry.piece import Piece
from overseer.wasteland.words import (
    METHODS,
    PRIORITIES,
    RESPONSES,
    S_HEALTH,
)
from tests.wasteland.table import OpenRules, Table

AI = 1


class Aimed(OpenRules):
    """An open battle in which the AI is after something."""

    def __init__(self) -> None:
        super().__init__()
        self.sought: Aim = Aim(AIM_NONE)
        self.exits: tuple[int, ...] = ()
        self.able: tuple[int, ...] = ()  # models that can do what the AI wants to prevent
        self.usable: list[BattleMove] = []

    def aim(self, battle: Battle, model: Model) -> Aim:
        return self.sought

    def capable(self, battle: Battle, model: Model) -> bool:
        return model.number in self.able

    def may_leave(self, battle: Battle, model: Model, edge: int) -> bool:
        return edge in self.exits

    def interactions(self, battle: Battle, model: Model) -> list[BattleMove]:
        return self.usable

    def interaction_fault(self, battle: Battle, model: Model, move: BattleMove) -> int:
        return 0 if move in self.usable else 2


class Opponent(Table):
    """Side 0 is a player's, side 1 the AI's."""

    def __init__(self, pieces: Iterable[Piece] = (), aim: Aim | None = None) -> None:
        self.aims: Aimed = Aimed()
        if aim is not None:
            self.aims.sought = aim
        super().__init__(pieces, self.aims, ai=2)

    def rolls(self, model: Model, face: str) -> Opponent:
        """An AI model is activated and throws a face of the blue die: b, bb, bs, s, ss, x."""
        self.activate(model)
        self.play(f"roll B:{face}")
        return self

    def responds(
        self,
        model: Model,
        letter: str = "A",
        attitude: str = "reckless",
        method: str = "close",
        stays: bool = False,
    ) -> Opponent:
        """An AI model is activated with a given response."""
        self.rolls(model, "b")
        response = self.state.response
        response.letter = RESPONSES.index(letter)
        response.reckless = attitude == "reckless"
        response.method = METHODS.index(method)
        response.stays = stays
        self.state.thought = None
        return self

    @property
    def thought(self) -> Thought:
        """What the AI has worked out for what it is asked now."""
        self.state.thought = None
        return self.state.think()

    @property
    def does(self) -> list[str]:
        """The moves that it holds for equally good."""
        return [str(move) for move in self.thought.moves]

    @property
    def why(self) -> list[str]:
        """The words of its reasoning."""
        return [step.word for step in self.thought.steps]

    def end(self) -> tuple[int, int]:
        """Where the only move that it makes ends."""
        (move,) = self.thought.moves
        return move.x, move.y

    def act(self) -> Opponent:
        """It does what it has decided (the first of several)."""
        return_to = self.thought.moves[0]
        self.play(str(return_to))
        return self

    def mind(self, model: Model, priorities: Iterable[str] = ()) -> Mind:
        """How a model sees the table, with a target list of its own."""
        mind = Mind(self.state, model, False)
        if priorities:
            mind.card = ai_card(priorities)
        return mind


def ai_card(priorities: Iterable[str]) -> AiCard:
    """An AI card that has nothing but a target list."""
    card = AiCard(0, "", 0)
    card.columns = [Column(S_HEALTH, 0, 99)]
    card.priorities = tuple([PRIORITIES.index(word) for word in priorities])
    return card


def wounded(model: Model, wounds: int, rads: int = 0) -> Model:
    """A model that has taken damage."""
    model.wounds = wounds
    model.rads = rads
    return model


def numbers(models: Iterable[Model]) -> list[int]:
    """Models by their numbers."""
    return [model.number for model in models]


__all__ = ["AI", "Aimed", "Opponent", "ai_card", "numbers", "wounded"]
