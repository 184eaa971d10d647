"""Shapes of terrain, against Shapely."""

from __future__ import annotations

import pytest
import shapely
from hypothesis import assume, given
from hypothesis import strategies as st

from overseer.wasteland.geometry import polygons
from overseer.wasteland.geometry.plane import is_simple
from overseer.wasteland.terrain import shapes
from overseer.wasteland.terrain.draws import Draws

SIZES = st.integers(100, 200)


@given(SIZES, SIZES, st.integers(0, 3), st.integers(0, polygons.STEPS - 1))
def test_turning_keeps_the_shape(wide: int, deep: int, quarter: int, step: int) -> None:
    turned = polygons.put(shapes.box(wide, deep), 0, 0, quarter, step)
    polygon = shapely.Polygon(turned)
    assert polygon.area == pytest.approx(wide * deep, rel=0.03)
    box = polygon.minimum_rotated_rectangle
    assert box.area == pytest.approx(polygon.area, rel=0.04)


def test_a_quarter_turn_is_exact() -> None:
    assert polygons.put(((10, 0), (0, 5), (-3, -4)), 0, 0, 1, 0) == ((0, 10), (-5, 0), (4, -3))


@given(st.integers(0, 10**6), SIZES, SIZES)
def test_a_heap_is_convex_and_fills_most_of_its_box(number: int, wide: int, deep: int) -> None:
    heap = shapely.Polygon(shapes.blob(wide, deep, Draws(number)))
    assert heap.is_valid
    assert heap.convex_hull.equals(heap)
    assert 0.6 * wide * deep < heap.area <= wide * deep


@given(SIZES, SIZES, st.lists(st.integers(0, 3), min_size=1, max_size=3, unique=True))
def test_walls_leave_exactly_their_openings(wide: int, deep: int, sides: list[int]) -> None:
    starts = (0, wide, wide + deep, 2 * wide + deep)
    gaps = [(starts[side] + 15, starts[side] + 85) for side in sorted(sides)]
    runs = shapes.walls(wide, deep, 8, gaps)
    assert all(is_simple(run) for run in runs)
    ring = wide * deep - (wide - 16) * (deep - 16)
    left = sum(shapely.Polygon(run).area for run in runs)
    assert left == ring - 70 * 8 * len(sides)


@given(
    *(st.tuples(*[st.integers(-300, 300)] * 2) for _ in range(2)),
    st.integers(1, 100),
    st.integers(0, 63),
)
def test_nearness_of_polygons_is_their_distance(
    one: tuple[int, int], other: tuple[int, int], gap: int, step: int
) -> None:
    first = polygons.put(shapes.box(80, 40), *one, 0, step)
    second = polygons.moved(shapes.box(60, 50), *other)
    distance = shapely.Polygon(first).distance(shapely.Polygon(second))
    assume(abs(distance - gap) > 1e-6)
    assert polygons.near(first, second, gap) == (distance < gap)
