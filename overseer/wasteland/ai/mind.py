"""What one decision of the AI is about: who decides, where it stands, what it has found out."""

from __future__ import annotations

from overseer.engine.refusal import Value
from overseer.wasteland.ai.explain import Step
from overseer.wasteland.ai.subjects import Subject, subjects_of
from overseer.wasteland.ai.travel import Travel, Way
from overseer.wasteland.battle.acting.response import card_of, has_gun
from overseer.wasteland.battle.attack.faults import target_fault
from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.battle.measure import engaged_with, is_object
from overseer.wasteland.battle.model import Model
from overseer.wasteland.battle.rules import Aim
from overseer.wasteland.card import AiCard
from overseer.wasteland.geometry.plane import floor64
from overseer.wasteland.words import ATTACK, CLOSE, NONE, RANGED


class Mind:
    """One AI model at one decision.

    Its place (`x`, `y`, `on`) may be a subject's that it defends in thought (WC-A14); `absent` is
    then the model that really stands there.
    """

    def __init__(self, battle: Battle, model: Model, quick: bool) -> None:
        self.battle: Battle = battle
        self.model: Model = model
        self.quick: bool = quick
        self.x: int = model.x
        self.y: int = model.y
        self.on: int = model.on
        self.absent: int = NONE
        self.real: bool = True  # it stands where it thinks
        self.card: AiCard | None = card_of(battle, model)
        self.aim: Aim = battle.rules.aim(battle, model)
        self.subjects: list[Subject] = subjects_of(battle, model, self.aim)
        self.enemies: list[Model] = []  # that may be attacked
        for enemy in battle.enemies_of(model):
            if target_fault(battle, model, enemy.number) == 0:
                self.enemies.append(enemy)
        self.touched: list[Model] = engaged_with(battle, model)
        self.engaged: bool = len(self.touched) > 0
        response = battle.response
        known = response.model == model.number
        self.letter: int = response.letter if known else ATTACK
        self.reckless: bool = response.reckless if known else True
        self.stays: bool = known and response.stays
        self.method: int = RANGED if has_gun(battle, model) else CLOSE
        if known:
            self.method = response.method
        self.steps: list[Step] = []
        self._walk: Travel | None = None
        self._run: Travel | None = None
        self._ways: dict[int, Way | None] = {}
        self.routes: dict[tuple[int, int, int], Way | None] = {}  # to markers, points, edges

    def at(self, subject: Subject) -> Mind:
        """The same model, unengaged, in a subject's place (WC-A14)."""
        there = Mind(self.battle, self.model, self.quick)
        there.x = subject.x
        there.y = subject.y
        there.on = subject.on
        there.absent = subject.model
        there.real = False
        there.touched = []
        there.engaged = False
        there.letter = self.letter
        there.reckless = self.reckless
        there.stays = self.stays
        there.method = self.method
        return there

    def note(self, word: str, args: dict[str, Value]) -> None:
        """One more step of the reasoning."""
        self.steps.append(Step(word, {"model": self.model.number, **args}))

    # -- ways --------------------------------------------------------------------------------------

    def walk(self) -> Travel:
        """Its ways by moving."""
        if self._walk is None:
            self._walk = self._travel(False, self._run)
        return self._walk

    def run(self) -> Travel:
        """Its ways by charging."""
        if self._run is None:
            self._run = self._travel(True, self._walk)
        return self._run

    def _travel(self, charging: bool, other: Travel | None) -> Travel:
        quick = self.quick and not charging
        where = (self.x, self.y, self.on)
        return Travel(self.battle, self.model, *where, self.absent, charging, quick, other)

    def way(self, target: Model) -> Way | None:
        """The way to contact with another model, however long; else as near as one move leads."""
        if target.number not in self._ways:
            way = self.walk().way_to_contact(target)
            if way is None:
                way = self.walk().way_near(target.x, target.y, self.fighters())
            self._ways[target.number] = way
        return self._ways[target.number]

    def gap(self, target: Model) -> int:
        """The gap to another base in 1/64 mm."""
        far = floor64(self.x, self.y, target.x, target.y)
        return far - 64 * (self.model.radius + target.radius)

    # -- who fights whom ---------------------------------------------------------------------------

    def busy(self, enemy: Model) -> bool:
        """Whether an enemy is engaged; with one who is defended in thought does not count."""
        for other in engaged_with(self.battle, enemy):
            if other.number != self.absent:
                return True
        return False

    def shielded(self, enemy: Model) -> bool:
        """Whether a careful model does not shoot an enemy: another than itself fights it (A6)."""
        if self.reckless:
            return False
        for other in engaged_with(self.battle, enemy):
            if other.number != self.absent and other is not self.model:
                return True
        return False

    def fought_by_friend(self, enemy: Model) -> bool:
        """Whether a friend touches an enemy."""
        for other in engaged_with(self.battle, enemy):
            if other.side == self.model.side and other is not self.model:
                return True
        return False

    def fighters(self) -> list[Model]:
        """The enemies whose contact is an engagement."""
        return [m for m in self.battle.enemies_of(self.model) if not is_object(m)]
