"""The table measured: what is so of it, and the moves that deeds come down to."""

from __future__ import annotations

from overseer.wasteland.ai import close, ranged, targets
from overseer.wasteland.ai.close import Option
from overseer.wasteland.ai.mind import Mind
from overseer.wasteland.ai.moving import goes, nearest_subject, straight_on
from overseer.wasteland.ai.oracle import Oracle
from overseer.wasteland.ai.subjects import Subject, touches, word_of
from overseer.wasteland.ai.travel import Way
from overseer.wasteland.ai.usage import uses, worth_using
from overseer.wasteland.ai.weapons import Arm, blow, may_fight, may_shoot, shot
from overseer.wasteland.battle.acting.actions import action_fault
from overseer.wasteland.battle.measure import in_contact
from overseer.wasteland.battle.model import Model
from overseer.wasteland.battle.moves import (
    DETONATE,
    FREE_MODEL,
    MOVE,
    BattleMove,
    bare,
    charge,
    go,
)
from overseer.wasteland.battle.moving.movement import given_up
from overseer.wasteland.words import CLOSE, DETONATES, NONE


class Measured(Oracle[BattleMove]):
    """The digital table."""

    # -- where it stands -------------------------------------------------------------------------

    def touched(self) -> list[Model]:
        return self.mind.touched

    def standing_at(self, subject: Subject) -> Measured:
        return Measured(self.mind.at(subject))

    def touching(self, subjects: list[Subject]) -> Subject | None:
        mind = self.mind
        for subject in subjects:
            if touches(mind.battle, mind.model, mind.x, mind.y, subject):
                return subject
        return None

    def nearest(self, subjects: list[Subject]) -> tuple[Subject, Way | None] | None:
        return nearest_subject(self.mind, subjects)

    def worth_using(self) -> list[Subject]:
        return worth_using(self.mind)

    # -- whom others fight -----------------------------------------------------------------------

    def fought_beside(self, subject: Subject, targets: list[Model]) -> bool:
        if subject.model == NONE:
            return False
        friend = self.mind.battle.models[subject.model]
        for target in targets:
            if in_contact(friend, target):
                return True
        return False

    def unshielded(self, only: list[Model]) -> list[Model]:
        return [target for target in only if not self.mind.shielded(target)]

    def fought_by_friends(self, found: list[Model]) -> list[Model]:
        return [model for model in found if self.mind.fought_by_friend(model)]

    def best_by(
        self, found: list[Model], priority: int, arm: Arm | None, shooting: bool
    ) -> list[Model]:
        return targets.best_by(self.mind, found, priority, arm, shooting)

    # -- the attack lists ------------------------------------------------------------------------

    def fights(self, only: list[Model], arm: Arm) -> list[Option]:
        return close.fights(self.mind, only, arm)

    def charges(self, only: list[Model], brief: bool) -> list[Option]:
        return close.charges(self.mind, only)

    def contacts(self, only: list[Model]) -> list[Option]:
        return close.contacts(self.mind, only)

    def contacts_beside(self, only: list[Model], found: list[Option], arm: Arm) -> list[Option]:
        touched = [option.target for option in found]
        return self.contacts([target for target in only if target not in touched])

    def reaches_next(self, only: list[Model], entry: int) -> list[Option]:
        return close.reached_next(self.mind, only, entry)

    def shots(self, valid: list[Model], arm: Arm) -> list[Option]:
        mind = self.mind
        found: list[Option] = []
        for target in valid:
            if may_shoot(mind, arm, mind.x, mind.y, target):
                found.append(Option(ranged.SHOOT, target, ()))
        return found

    def positions(self, valid: list[Model], arm: Arm) -> list[Option]:
        return ranged.positions(self.mind, valid, arm)

    def breaks_off(self, valid: list[Model], arm: Arm) -> list[Option]:
        return ranged.breaking_off(self.mind, valid, arm)

    def comes_nearer(self, only: list[Model], entry: int) -> list[Option]:
        return [Option(entry, target, ()) for target in only]

    # -- what it does ----------------------------------------------------------------------------

    def attacks(self, options: list[Option], arm: Arm) -> list[BattleMove]:
        moves: list[BattleMove] = []
        for option in options:
            move = move_of(self.mind, option, arm)
            if move is not None:
                moves.append(move)
        return legal(self.mind, moves)

    def moves_to(self, subject: Subject, way: Way | None) -> list[BattleMove]:
        assert way is not None
        path = goes(self.mind, way, (subject.x, subject.y))
        return [go(path, self.mind.quick)] if path else []

    def touches(self, subject: Subject, way: Way | None) -> list[BattleMove]:
        mind = self.mind
        assert way is not None
        if way.moves > 1:
            return []
        path = straight_on(mind, way, mind.fighters())
        if path and touches(mind.battle, mind.model, path[-2], path[-1], subject):
            return [go(path, mind.quick)]
        return []

    def moves_anywhere(self) -> list[BattleMove]:
        mind = self.mind
        keys: list[tuple[int, int]] = []
        for enemy in mind.enemies:
            way = mind.way(enemy)
            if way is not None:
                keys.append((way.moves, enemy.number))
        keys.sort()
        for _, number in keys:
            enemy = mind.battle.models[number]
            way = mind.way(enemy)
            path = () if way is None else goes(mind, way, (enemy.x, enemy.y))
            if path:
                mind.note("towards-nearest", {"target": number})
                return [go(path, mind.quick)]
        return []

    def stays_put(self) -> list[BattleMove]:
        return []  # only a measured move tells whether it leaves

    def uses(self, subjects: list[Subject]) -> list[BattleMove]:
        moves = legal(self.mind, uses(self.mind, subjects))
        if moves:
            self.mind.note("aim-use", {"about": used(moves[0], subjects)})
        return moves

    def does(self, moves: list[BattleMove]) -> list[BattleMove]:
        return moves

    def strikes(self, actor: Model, method: int, arm: Arm) -> list[BattleMove]:
        mind = self.mind
        if method == CLOSE:
            possible = may_fight(mind, arm, actor)
        else:
            possible = may_shoot(mind, arm, mind.x, mind.y, actor)
        if not possible:
            return []
        move = blow(mind, arm, actor) if method == CLOSE else shot(mind, arm, actor)
        return [move] if action_fault(mind.battle, mind.model, move, True) == 0 else []

    def allowed(self, deeds: list[BattleMove]) -> list[BattleMove]:
        return legal(self.mind, deeds)

    def leaves(self, deeds: list[BattleMove]) -> bool:
        mind = self.mind
        for move in deeds:
            if move.kind == MOVE and given_up(mind.battle, mind.model, move.path):
                return True
        return False


def legal(mind: Mind, moves: list[BattleMove]) -> list[BattleMove]:
    """Those moves that the rules allow."""
    return [m for m in moves if action_fault(mind.battle, mind.model, m, False) == 0]


def used(move: BattleMove, subjects: list[Subject]) -> str:
    """What is used: the model or the marker that a move names, else several."""
    for subject in subjects:
        if subject.number == move.a and (subject.model != NONE or subject.marker != NONE):
            if (move.kind == FREE_MODEL) == (subject.model != NONE):
                return word_of(subject)
    return word_of(subjects[0]) if len(subjects) == 1 else "several"


def move_of(mind: Mind, option: Option, arm: Arm) -> BattleMove | None:
    """The move of one option."""
    entry = option.entry
    target = option.target
    if entry == close.FIGHT:
        if mind.model.unit.traits & DETONATES and in_contact(mind.model, target):
            return bare(DETONATE)
        return blow(mind, arm, target)
    if entry == close.CHARGE:
        return charge(target.number, option.path)
    if entry == ranged.SHOOT:
        return shot(mind, arm, target)
    if entry == close.CONTACT:
        path = option.path
    elif entry == ranged.POSITION:
        path = ranged.to_position(mind, arm, option)
    elif entry == ranged.BREAK_OFF:
        path = ranged.off_path(mind, arm, target)
    else:
        path = close.by_attitude(mind, option)
    return go(path, mind.quick) if path else None
