"""What is drawn round a model: where it gets to, who covers whom, by which line one is seen."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
import shapely

from overseer.wasteland.battle.measure import cover, sees
from overseer.wasteland.battle.model import Model
from overseer.wasteland.battle.moving.movement import move_fault, obstacles
from overseer.wasteland.battle.views.outlines import area, covers, sight_line
from overseer.wasteland.geometry.contour import Polygon
from overseer.wasteland.geometry.routes import shortest
from tests.wasteland.table import Table, box

WALL = box(300, 300, 100, 60, "wall", "sight", number=0, tall=100)
SWAMP = box(420, 180, 80, 80, "difficult", number=1)
CRATE = box(300, 300, 120, 80, "wall", "sight", "climbable", number=0, tall=51)


def filled(polygons: list[Polygon]) -> Any:
    found: Any = shapely.Polygon()
    for polygon in polygons:
        found = found.symmetric_difference(shapely.Polygon(polygon).buffer(0))
    return found


def goes(table: Table, model: Model, x: int, y: int) -> bool:
    """Whether a model may move to a place by its shortest way, with or without a detour."""
    state = table.state
    circles, through = obstacles(state, model)
    for avoid in (True, False):
        way = shortest(
            *(state.layout, model.radius, model.x, model.y, x, y, circles, avoid),
            through=through,
            over=model.on,
        )
        if way is not None and len(way) > 1:
            path = tuple(number for point in way[1:] for number in point)
            if move_fault(state, model, path, False) == 0:
                return True
    return False


def check(table: Table, model: Model) -> None:
    """The outlines hold exactly the ends of legal moves, but for a millimetre at their rims."""
    found = area(table.state, model, False, False)
    assert found is not None
    drawn = shapely.union_all([filled(found.outlines), filled(found.slow_outlines)])
    rng = Random(7)
    for _ in range(150):
        x, y = model.x + rng.randint(-120, 120), model.y + rng.randint(-120, 120)
        place = shapely.Point(x, y)
        if place.distance(drawn.boundary) > 1 and (x, y) != (model.x, model.y):
            assert drawn.covers(place) == goes(table, model, x, y), (x, y)


@pytest.mark.rule("WB-G4")
def test_the_outlines_hold_the_ends_of_all_moves() -> None:
    table = Table((WALL, SWAMP))
    model = table.model("settler", 0, 380, 270)
    table.model("settler", 0, 340, 220)
    table.model("super-mutant", 1, 430, 330)
    found = area(table.state, model, False, False)
    assert found is not None
    assert found.slow == found.ruler - 1
    assert found.slow_outlines
    check(table, model)


@pytest.mark.rule("WB-G8")
def test_down_from_a_piece_the_shorter_ruler_counts() -> None:
    table = Table((CRATE,))
    model = table.model("settler", 0, 360, 340)
    model.on = 0
    check(table, model)


@pytest.mark.rule("WB-G6")
def test_cover_is_named() -> None:
    low = box(280, 380, 60, 10, "cover", number=0)
    table = Table((low,))
    shooter = table.model("settler", 0, 300, 200)
    between = table.model("settler", 0, 300, 300)
    target = table.model("super-mutant", 1, 300, 500)
    state = table.state
    ends = (shooter, shooter.x, shooter.y, target, target.x, target.y)
    named = covers(state, *ends)
    assert sorted(named) == [f"m{between.number}", "p0"]
    assert len(named) == cover(state, shooter, target)
    assert covers(state, shooter, 600, 500, target, target.x, target.y) == []


@pytest.mark.rule("WB-G5")
def test_one_is_seen_by_a_line_that_nothing_blocks() -> None:
    table = Table((WALL,))
    one = table.model("settler", 0, 290, 200)
    other = table.model("super-mutant", 1, 290, 500)
    hidden = table.model("super-mutant", 1, 350, 450)
    state = table.state
    for enemy in (other, hidden):
        line = sight_line(state, one, one.x, one.y, -1, enemy, enemy.x, enemy.y, -1)
        assert (line is not None) == sees(state, one, enemy)
