"""What a side is after in a scenario: who goes where, and which enemies stand in the way."""

from __future__ import annotations

from typing import Final

from overseer.bots.wasteland.journal import any_key, has_key
from overseer.bots.wasteland.paths import paths_of
from overseer.bots.wasteland.rescue import hunts
from overseer.bots.wasteland.schemes import scheme
from overseer.bots.wasteland.suit import bearers
from overseer.bots.wasteland.weights import Weights
from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.battle.measure import is_engaged
from overseer.wasteland.battle.model import LETTER, ON_TABLE, Model
from overseer.wasteland.battle.rules import AIM_DEFEAT, AIM_GO, AIM_NONE, AIM_PROTECT, AIM_USE, Aim
from overseer.wasteland.battle.things.markers import known
from overseer.wasteland.geometry.plane import root, square

SPREAD: Final = 3  # from so many places on, everybody goes to one of his own
MODELS: Final = 10_000  # added to the numbers of models, to tell them from markers
HELD: Final = 300  # mm: so much nearer seems who is not held fast
CLOSED: Final = 20  # mm between a marker's centre and the base of who keeps it
NEAR: Final = 200  # mm: so near to a goal an enemy keeps others away from it


class Orders:
    """The aims of a side's models, shared out among them."""

    def __init__(self, battle: Battle, side: int, weights: Weights) -> None:
        self.battle: Battle = battle
        self.side: int = side
        self.weights: Weights = weights
        self.aims: dict[int, Aim] = {}
        self.goals: list[int] = []  # markers that the side wants to reach or use
        self.sought: list[int] = []  # models that it wants to use
        self.wards: list[int] = []  # … that it protects
        self.kept: list[int] = []  # models that it protects
        self.prey: list[int] = []  # enemies whom it has to defeat, where not all count alike
        enemies = 0
        for model in battle.models:
            if model.place == ON_TABLE and model.side == 1 - side:
                enemies += 1
        for model in battle.on_table(side):
            aim = self.certain(scheme(battle, model))
            self.aims[model.number] = aim
            if aim.kind == AIM_GO or aim.kind == AIM_USE:
                add_new(self.goals, aim.markers)
                add_new(self.sought, aim.models)
            elif aim.kind == AIM_PROTECT:
                add_new(self.wards, aim.markers)
                add_new(self.kept, aim.models)
            elif aim.kind == AIM_DEFEAT and 0 < len(aim.models) < enemies:
                add_new(self.prey, aim.models)
        self.hunts: bool = hunts(battle, side)
        if self.hunts:
            for model in battle.on_table(1 - side):
                self.prey.append(model.number)
        self.behind: list[int] = []  # who comes after those who go, and clears the way
        self.bearers: list[int] = bearers(battle, side)  # the few without whom nothing can be won
        self.share_out()

    def about(self) -> bool:
        """Whether the scenario is about anything but the enemies' heads."""
        return (
            bool(self.goals)
            or bool(self.sought)
            or bool(self.wards)
            or bool(self.kept)
            or bool(self.prey)
        )

    def certain(self, aim: Aim) -> Aim:
        """Who knows where the one thing lies that is sought looks nowhere else."""
        if aim.kind != AIM_USE or any_key(self.battle):
            return aim
        found: list[int] = []
        for at in aim.markers:
            marker = self.battle.markers[at]
            if known(marker, self.side) and marker.content >= LETTER:
                found.append(at)
        return Aim(AIM_USE, markers=tuple(found)) if found else aim

    def share_out(self) -> None:
        """One for each thing that is to be used or fetched is enough; the others clear the way."""
        pairs: list[tuple[int, int, int]] = []
        left: list[int] = []
        for number, aim in self.aims.items():
            wide = aim.kind == AIM_GO and len(aim.markers) >= SPREAD
            if aim.kind != AIM_USE and not wide:
                continue
            model = self.battle.models[number]
            if has_key(self.battle, model):
                continue  # whoever else goes to the chest, he has to be there
            left.append(number)
            held = HELD if is_engaged(self.battle, model) else 0
            for at in aim.markers:
                marker = self.battle.markers[at]
                if not marker.out:
                    ways = paths_of(self.battle.layout, model.radius)
                    far = ways.length(model.x, model.y, marker.x, marker.y, marker.radius)
                    pairs.append((far + held, number, at))
            for at in aim.models:
                other = self.battle.models[at]
                if other.place == ON_TABLE:
                    far = distance(model.x, model.y, other.x, other.y)
                    pairs.append((far + held, number, MODELS + at))
        pairs.sort()
        taken: list[int] = []
        for _, number, at in pairs:
            if number in left and at not in taken:
                left.remove(number)
                taken.append(at)
                kind = self.aims[number].kind
                if at >= MODELS:
                    self.aims[number] = Aim(kind, models=(at - MODELS,))
                else:
                    self.aims[number] = Aim(kind, markers=(at,))
        self.behind = left
        self.take_along()

    def take_along(self) -> None:
        """Who cannot do himself what the side is after keeps the enemies busy there."""
        if not self.goals:
            return
        for number, aim in self.aims.items():
            free = aim.kind == AIM_NONE or aim.kind == AIM_DEFEAT
            if free and not self.prey:
                self.aims[number] = Aim(AIM_USE, markers=tuple(self.goals))
                self.behind.append(number)

    def factor(self, enemy: Model) -> float:
        """How much more than its caps an enemy's removal is worth."""
        weights = self.weights
        found = 1.0
        if enemy.number in self.prey:
            found += weights.prey
        gap = self.nearest(self.goals, self.sought, enemy)
        if gap <= NEAR:
            found += weights.clear
        if gap <= enemy.radius + CLOSED:
            found += weights.keeper
        if self.nearest(self.wards, self.kept, enemy) <= NEAR:
            found += weights.ward
        return found

    def nearest(self, markers: list[int], models: list[int], enemy: Model) -> int:
        """How far the nearest of some markers and models is from an enemy, in mm."""
        best = 5000
        for at in markers:
            marker = self.battle.markers[at]
            if not marker.out:
                best = min(best, distance(enemy.x, enemy.y, marker.x, marker.y))
        for number in models:
            model = self.battle.models[number]
            if model.place == ON_TABLE:
                best = min(best, distance(enemy.x, enemy.y, model.x, model.y))
        return best


def add_new(found: list[int], numbers: tuple[int, ...]) -> None:
    """Add what is not there yet."""
    for number in numbers:
        if number not in found:
            found.append(number)


def distance(x1: int, y1: int, x2: int, y2: int) -> int:
    """Between two points, in mm."""
    return root(square(x1, y1, x2, y2))
