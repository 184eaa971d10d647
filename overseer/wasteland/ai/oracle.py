"""What the AI's charts ask of a table: it is measured, or people who stand beside it are asked."""

from __future__ import annotations

from typing import Generic, TypeVar

from mypy_extensions import mypyc_attr

from overseer.wasteland.ai.close import Option
from overseer.wasteland.ai.mind import Mind
from overseer.wasteland.ai.subjects import Subject
from overseer.wasteland.ai.travel import Way
from overseer.wasteland.ai.weapons import Arm
from overseer.wasteland.battle.model import Model
from overseer.wasteland.battle.moves import BattleMove

Deed = TypeVar("Deed")  # what is done: a move, or an instruction to people


@mypyc_attr(allow_interpreted_subclasses=True)
class Oracle(Generic[Deed]):
    """What is true of the table for one model at one decision, and how its deeds are put.

    What needs no place on the table stands in the mind. Lists of options are of one entry of an
    attack list: the targets that it is possible for.
    """

    def __init__(self, mind: Mind) -> None:
        self.mind: Mind = mind

    # -- where it stands -------------------------------------------------------------------------

    def touched(self) -> list[Model]:
        """The enemies that it is engaged with."""
        raise NotImplementedError

    def standing_at(self, subject: Subject) -> Oracle[Deed]:
        """The same model, unengaged, in a subject's place (WC-A14)."""
        raise NotImplementedError

    def touching(self, subjects: list[Subject]) -> Subject | None:
        """The first of some subjects that it touches."""
        raise NotImplementedError

    def nearest(self, subjects: list[Subject]) -> tuple[Subject, Way | None] | None:
        """The subject that takes the fewest moves, and the way there where it is known (WC-A12)."""
        raise NotImplementedError

    def worth_using(self) -> list[Subject]:
        """The subjects that it could use at all: it has the skill that they ask for."""
        raise NotImplementedError

    # -- whom others fight -----------------------------------------------------------------------

    def fought_beside(self, subject: Subject, targets: list[Model]) -> bool:
        """Whether a subject is engaged with one of those that threaten it."""
        raise NotImplementedError

    def unshielded(self, only: list[Model]) -> list[Model]:
        """Those whom it may shoot: a careful model spares who is fought by another (WC-A6)."""
        raise NotImplementedError

    def fought_by_friends(self, found: list[Model]) -> list[Model]:
        """Those that a friend fights."""
        raise NotImplementedError

    def best_by(
        self, found: list[Model], priority: int, arm: Arm | None, shooting: bool
    ) -> list[Model]:
        """Those that a priority puts first; of shots the nearest has the least gap (WC-A10)."""
        raise NotImplementedError

    # -- the attack lists ------------------------------------------------------------------------

    def fights(self, only: list[Model], arm: Arm) -> list[Option]:
        """Those that its weapon gets at. In thought it stands unengaged: nobody."""
        raise NotImplementedError

    def charges(self, only: list[Model], brief: bool) -> list[Option]:
        """Those that a charge engages."""
        raise NotImplementedError

    def contacts(self, only: list[Model]) -> list[Option]:
        """Those that a move engages."""
        raise NotImplementedError

    def contacts_beside(self, only: list[Model], found: list[Option], arm: Arm) -> list[Option]:
        """Those that a move engages beside others that it is engaged with (WC-A15)."""
        raise NotImplementedError

    def reaches_next(self, only: list[Model], entry: int) -> list[Option]:
        """Those that a charge or a move reaches after a move."""
        raise NotImplementedError

    def shots(self, valid: list[Model], arm: Arm) -> list[Option]:
        """Those that it can shoot."""
        raise NotImplementedError

    def positions(self, valid: list[Model], arm: Arm) -> list[Option]:
        """Those that it could shoot with its next action after a move."""
        raise NotImplementedError

    def breaks_off(self, valid: list[Model], arm: Arm) -> list[Option]:
        """Those that it could shoot with its next action after leaving its engagement (WC-A15)."""
        raise NotImplementedError

    def comes_nearer(self, only: list[Model], entry: int) -> list[Option]:
        """Those towards whom it moves when nothing else is possible."""
        raise NotImplementedError

    # -- what it does ----------------------------------------------------------------------------

    def attacks(self, options: list[Option], arm: Arm) -> list[Deed]:
        """What is done against equally good targets; nothing: it is not possible after all."""
        raise NotImplementedError

    def moves_to(self, subject: Subject, way: Way | None) -> list[Deed]:
        """One move on the way to a subject."""
        raise NotImplementedError

    def touches(self, subject: Subject, way: Way | None) -> list[Deed]:
        """One move into contact with a subject."""
        raise NotImplementedError

    def moves_anywhere(self) -> list[Deed]:
        """One move towards the nearest enemy that it can come nearer to (WC-A21)."""
        raise NotImplementedError

    def stays_put(self) -> list[Deed]:
        """What stands for a move of one that will not leave its engagement; nothing: try it."""
        raise NotImplementedError

    def uses(self, subjects: list[Subject]) -> list[Deed]:
        """What it does with its subjects now."""
        raise NotImplementedError

    def does(self, moves: list[BattleMove]) -> list[Deed]:
        """It does what needs no place on the table: it reloads, prepares, takes something."""
        raise NotImplementedError

    def strikes(self, actor: Model, method: int, arm: Arm) -> list[Deed]:
        """It attacks who caused a reaction."""
        raise NotImplementedError

    def allowed(self, deeds: list[Deed]) -> list[Deed]:
        """Those of some deeds that the rules allow."""
        raise NotImplementedError

    def leaves(self, deeds: list[Deed]) -> bool:
        """Whether one of some deeds gives up contact with an enemy."""
        raise NotImplementedError
