"""Outlines for whoever draws the table: where a base gets to, and what it sees."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
import shapely
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from overseer.wasteland.geometry import LEGAL, Base, Layout, Point, clear_sight, reach, spot_fault
from overseer.wasteland.geometry.contour import Polygon, outlines
from overseer.wasteland.geometry.hidden import hidden_ground
from overseer.wasteland.geometry.seen import seen_ground
from overseer.wasteland.geometry.shade import Rows, rows_of, without
from tests.wasteland.geometry.tables import RADII, crowds, layouts, positions, wall

RED = 152 * 64
BASE = 16
OPEN = Layout([])
WALLED = Layout([wall(0, 300, 0, 320, 500)])


def filled(polygons: list[Polygon]) -> Any:
    """The area of outlines: holes are areas within areas."""
    area: Any = shapely.Polygon()
    for polygon in polygons:
        area = area.symmetric_difference(shapely.Polygon(polygon).buffer(0))
    return area


def squares(rows: Rows) -> Any:
    """Rows as an area: a square millimetre round each place."""
    boxes = [
        shapely.box(low - 0.5, y - 0.5, high + 0.5, y + 0.5)
        for y, spans in enumerate(rows.spans, start=rows.first)
        for low, high in spans
    ]
    return shapely.union_all(boxes)


@pytest.mark.rule("WB-G4")
def test_in_the_open_a_base_gets_to_a_disc() -> None:
    rows = rows_of(reach(OPEN, BASE, 400, 400, [], RED, False))
    assert rows.holds(400, 552)
    assert not rows.holds(400, 553)
    (outline,) = outlines(rows)
    assert shapely.Polygon(outline).area == pytest.approx(3.14159 * 152**2, rel=0.01)


@pytest.mark.rule("WB-G4")
def test_an_outline_has_a_hole_where_somebody_stands() -> None:
    rows = rows_of(reach(OPEN, BASE, 400, 400, [(460, 400, 20)], RED, False))
    loops = outlines(rows)
    assert len(loops) == 2
    assert not rows.holds(460, 400)
    assert filled(loops).covers(shapely.Point(510, 400))


@pytest.mark.rule("WB-G4")
@settings(max_examples=40)
@given(
    layouts(),
    positions(),
    st.sampled_from(RADII),
    crowds(),
    crowds(),
    st.booleans(),
    st.integers(0, 1 << 30),
)
def test_the_rows_are_exactly_the_places_it_can_get_to(
    table: Layout,
    start: Point,
    r: int,
    foes: list[Base],
    friends: list[Base],
    avoid: bool,
    seed: int,
) -> None:
    assume(spot_fault(table, r, *start, foes) == LEGAL)
    found = reach(table, r, *start, foes, RED, avoid, friends)
    rows = rows_of(found)
    rng = Random(seed)
    for _ in range(60):
        x, y = start[0] + rng.randint(-155, 155), start[1] + rng.randint(-155, 155)
        if rows.holds(x, y) != (found.cost64(x, y) >= 0):
            # Only arithmetic may differ: a neighbour has the other answer.
            around = [(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)]
            assert len({rows.holds(*place) for place in around}) == 2


@settings(max_examples=20)
@given(layouts(), positions(), st.sampled_from(RADII), crowds())
def test_no_outline_is_more_than_a_millimetre_off(
    table: Layout, start: Point, r: int, foes: list[Base]
) -> None:
    rows = rows_of(reach(table, r, *start, foes, RED, False))
    exact, drawn = squares(rows), filled(outlines(rows))
    if not exact.is_empty:
        assert exact.buffer(1).covers(drawn)
        assert drawn.buffer(1).covers(exact)


def test_what_only_a_shorter_ruler_reaches_is_apart() -> None:
    far = rows_of(reach(OPEN, BASE, 400, 400, [], RED, False))
    near = rows_of(reach(OPEN, BASE, 400, 400, [], RED // 2, False))
    ring = without(far, near)
    assert ring.holds(400, 500)
    assert not ring.holds(400, 450)


@pytest.mark.rule("WB-G5")
def test_a_wall_hides_what_is_behind_it() -> None:
    polygons = seen_ground(WALLED, 200, 200, BASE, -1)
    area = shapely.union_all([shapely.Polygon(polygon) for polygon in polygons])
    assert area.covers(shapely.Point(290, 300))
    assert not area.covers(shapely.Point(400, 200))
    assert area.covers(shapely.Point(250, 900))


@pytest.mark.rule("WB-G5")
@settings(max_examples=40)
@given(layouts(), st.tuples(st.integers(40, 870), st.integers(40, 870)), st.sampled_from(RADII))
def test_the_ground_that_is_seen_is_exact(table: Layout, start: Point, r: int) -> None:
    x, y = start
    pieces = [piece for piece in table.blockers if piece.under(x, y, r + 1)]
    assume(not pieces)
    parts = [shapely.Polygon(polygon) for polygon in seen_ground(table, x, y, r, -1)]
    assert all(part.is_valid for part in parts)
    area = shapely.union_all(parts)
    rng = Random(x * 1000 + y)
    for _ in range(60):
        px, py = rng.randint(0, 914), rng.randint(0, 914)
        place = shapely.Point(px, py)
        if place.distance(area.boundary) > 0.2 and place.distance(shapely.Point(x, y)) > r + 1:
            assert area.covers(place) == clear_sight(table, x, y, r, px, py, 0)


@pytest.mark.rule("WB-G5")
def test_behind_a_wall_there_is_one_hidden_area() -> None:
    (outline,) = hidden_ground(914, seen_ground(WALLED, 200, 200, BASE, -1))
    assert shapely.Polygon(outline).covers(shapely.Point(500, 100))


@pytest.mark.rule("WB-G5")
@settings(max_examples=40)
@given(layouts(), st.tuples(st.integers(40, 870), st.integers(40, 870)), st.sampled_from(RADII))
def test_hidden_ground_is_the_table_without_what_is_seen(
    table: Layout, start: Point, r: int
) -> None:
    assume(not [piece for piece in table.blockers if piece.under(*start, r + 1)])
    polygons = seen_ground(table, *start, r, -1)
    seen = shapely.union_all([shapely.Polygon(polygon) for polygon in polygons])
    rest = shapely.box(0, 0, 914, 914).difference(seen)
    drawn = filled(hidden_ground(914, polygons))
    # Slivers thinner than a line may be missing.
    assert drawn.symmetric_difference(rest).buffer(-0.1).area < 0.5
