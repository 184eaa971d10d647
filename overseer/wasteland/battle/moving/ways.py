"""Everything a model can get to by one move or charge, worked out once a decision (WB-G4)."""

from __future__ import annotations

from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.battle.model import Model
from overseer.wasteland.battle.moving.movement import obstacles
from overseer.wasteland.battle.values import move_colour, move_length
from overseer.wasteland.geometry.plane import Base, Point, square
from overseer.wasteland.geometry.routes import Reach, Start
from overseer.wasteland.words import NONE, UNIMPEDED


class Standing:
    """Where a model stands and what is in its way, the same for each of its rulers."""

    def __init__(self, battle: Battle, model: Model) -> None:
        circles, through = obstacles(battle, model)
        self.through: list[Base] = through
        self.start: Start = Start(battle.layout, model.radius, model.x, model.y, circles, model.on)


class Ways:
    """A model's ways: with its whole ruler round difficult ground, or a shorter one through it.

    Climbs, jumps and jet packs are apart (spots.py): they are tried one by one. Who asks with
    several rulers gives the same `here` to all of them.
    """

    def __init__(
        self,
        battle: Battle,
        model: Model,
        charging: bool,
        quick: bool,
        here: Standing | None = None,
    ) -> None:
        if here is None:
            here = Standing(battle, model)
        self.x: int = model.x
        self.y: int = model.y
        self.length: int = 0  # of the longest way, in mm
        self.whole: Reach | None = None
        self.rough: Reach | None = None
        hindered = len(battle.layout.rough) > 0 and not model.unit.traits & UNIMPEDED
        colour = move_colour(battle, model, charging, quick, False)
        if colour != NONE:
            self.length = move_length(battle, model, colour)
            self.whole = here.start.reach(64 * self.length, hindered, here.through)
        colour = move_colour(battle, model, charging, quick, True)
        if hindered and colour != NONE:
            limit = 64 * move_length(battle, model, colour)
            self.rough = here.start.reach(limit, False, here.through)

    def cost64(self, x: int, y: int) -> int:
        """How long the shortest way to a place is, in 1/64 mm; -1 when there is none."""
        cost = -1 if self.whole is None else self.whole.cost64(x, y)
        if cost < 0 and self.rough is not None:
            cost = self.rough.cost64(x, y)
        return cost

    def path(self, x: int, y: int) -> tuple[int, ...]:
        """The way to a place as a move has it; empty when there is none."""
        points = None if self.whole is None else self.whole.path(x, y)
        if points is None and self.rough is not None:
            points = self.rough.path(x, y)
        if points is None:
            return ()
        flat: list[int] = []
        for px, py in points[1:]:
            flat += (px, py)
        return tuple(flat)

    def outline(self, step: int) -> list[Point]:
        """The farthest places in every `step`-th of 48 directions."""
        places: list[Point] = []
        for each in (self.whole, self.rough):
            if each is not None:
                places += each.outline(step)
        return places

    def towards(self, x: int, y: int) -> Point:
        """The end that brings a model nearest to a goal; where it stands when nothing does."""
        best = (self.x, self.y)
        if self.whole is not None:
            best = self.whole.towards(x, y)
        if self.rough is not None:
            other = self.rough.towards(x, y)
            if best == (self.x, self.y):
                best = other
            elif square(other[0], other[1], x, y) < square(best[0], best[1], x, y):
                best = other
        return best
