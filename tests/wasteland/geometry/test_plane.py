"""Distances are exact, for any two bases, segments and polygons: WB-G1."""

from __future__ import annotations

from math import isqrt, pi

import pytest
import shapely
from hypothesis import assume, given
from hypothesis import strategies as st

from overseer.wasteland.geometry import CONTACT, Point, gap_within, length64, overlap, touching
from overseer.wasteland.geometry.compass import TURN, UNIT, WAY_X, WAY_Y, nearest, toward_zero
from overseer.wasteland.geometry.piece import Piece
from overseer.wasteland.geometry.plane import (
    EDGE,
    INSIDE,
    OUTSIDE,
    ceil64,
    crosses,
    floor64,
    is_simple,
    polygon_gap,
    root,
    segment_gap,
    segment_near,
    segments_meet,
    where,
)
from tests.wasteland.geometry import oracle
from tests.wasteland.geometry.tables import polygons, positions

close_points = st.tuples(st.integers(0, 12), st.integers(0, 12))
some_points = st.one_of(positions(), close_points)


@pytest.mark.rule("WB-G1")
def test_the_gap_of_two_bases_is_measured_between_their_edges() -> None:
    assert gap_within(0, 0, 16, 134, 0, 16, 102)
    assert not gap_within(0, 0, 16, 135, 0, 16, 102)
    assert gap_within(0, 0, 16, 30, 40, 20, 14)
    assert not gap_within(0, 0, 16, 30, 40, 20, 13)


@pytest.mark.rule("WB-G1")
def test_bases_touch_with_up_to_two_millimetres_between_them() -> None:
    assert CONTACT == 2
    assert [touching(0, 0, 16, 16 + 16 + gap, 0, 16) for gap in (-1, 0, 1, 2, 3)] == [
        False,
        True,
        True,
        True,
        False,
    ]
    assert overlap(0, 0, 16, 31, 0, 16)
    assert not overlap(0, 0, 16, 32, 0, 16)


@pytest.mark.rule("WB-G1")
@given(positions(), positions(), st.integers(0, 30), st.integers(0, 30), st.integers(0, 400))
def test_gaps_agree_with_the_oracle(one: Point, two: Point, r1: int, r2: int, length: int) -> None:
    apart = float(shapely.Point(one).distance(shapely.Point(two)))
    farther = oracle.below(r1 + r2 + length, apart)
    assume(farther is not None)
    assert gap_within(*one, r1, *two, r2, length) is (not farther)
    assert gap_within(*one, r1, *two, r2, length) == gap_within(*two, r2, *one, r1, length)


@pytest.mark.rule("WB-G1")
@given(st.lists(positions(), min_size=3, max_size=3))
def test_no_way_round_is_shorter_and_rounding_is_up(points: list[Point]) -> None:
    a, b, c = points
    assert ceil64(*a, *c) <= ceil64(*a, *b) + ceil64(*b, *c)
    assert floor64(*a, *c) <= floor64(*b, *c) + ceil64(*a, *b)
    assert ceil64(*a, *b) == ceil64(*b, *a)
    assert 0 <= ceil64(*a, *b) - floor64(*a, *b) <= 1
    true = shapely.LineString(points).length * 64
    assert true - 1e-6 <= length64(points) < true + 2 + 1e-6


def test_the_compass_has_48_equal_steps() -> None:
    for way in range(TURN):
        opposite = (way + TURN // 2) % TURN
        quarter = (way + TURN // 4) % TURN
        assert (WAY_X[opposite], WAY_Y[opposite]) == (-WAY_X[way], -WAY_Y[way])
        assert (WAY_X[quarter], WAY_Y[quarter]) == (-WAY_Y[way], WAY_X[way])
        assert abs(WAY_X[way] ** 2 + WAY_Y[way] ** 2 - UNIT**2) < 2 * UNIT
        x, y = WAY_X[(way + 1) % TURN], WAY_Y[(way + 1) % TURN]
        sine = (WAY_X[way] * y - WAY_Y[way] * x) / UNIT**2
        assert abs(sine - 2 * pi / TURN) < 0.001


def test_quotients_round_the_same_way_on_both_sides_of_zero() -> None:
    assert [toward_zero(number, 4) for number in (-9, -8, -7, -1, 0, 1, 7, 8, 9)] == [
        -2, -2, -1, 0, 0, 0, 1, 2, 2,
    ]  # fmt: skip
    assert [nearest(number, 4) for number in (-7, -6, -5, -2, -1, 0, 1, 2, 5, 6, 7)] == [
        -2, -2, -1, -1, 0, 0, 0, 1, 1, 2, 2,
    ]  # fmt: skip


@given(some_points, some_points, some_points, st.integers(1, 60))
def test_a_point_near_a_segment(a: Point, b: Point, point: Point, length: int) -> None:
    true = float(oracle.line([a, b]).distance(shapely.Point(point)))
    over, under = segment_gap(*a, *b, *point)
    assert abs((over / under) ** 0.5 - true) < oracle.HAIR
    assert segment_near(*a, *b, *point, length) == (over < length * length * under)


@given(some_points, some_points, some_points, some_points)
def test_segments_meet_as_the_oracle_says(a: Point, b: Point, c: Point, d: Point) -> None:
    meets = bool(oracle.line([a, b]).intersects(oracle.line([c, d])))
    assert segments_meet(*a, *b, *c, *d) == meets
    assert segments_meet(*d, *c, *b, *a) == meets


@given(polygons(), st.data())
def test_a_point_in_a_polygon(points: tuple[Point, ...], data: st.DataObject) -> None:
    x, y = data.draw(st.one_of(positions(), st.sampled_from(points)))
    piece = Piece(0, "shape", points)
    found = where(piece.xs, piece.ys, x, y, 1)
    polygon = shapely.Polygon(points)
    if polygon.boundary.intersects(shapely.Point(x, y)):
        assert found == EDGE
    else:
        assert found == (INSIDE if polygon.contains(shapely.Point(x, y)) else OUTSIDE)
    assert where(piece.xs, piece.ys, 7 * x, 7 * y, 7) == found


@given(polygons(), st.data())
def test_a_segment_crosses_a_polygon_only_through_its_interior(
    points: tuple[Point, ...], data: st.DataObject
) -> None:
    """Corners are drawn often, so that lines graze and run along edges."""
    ends = st.one_of(positions(), st.sampled_from(points))
    a, b = data.draw(ends), data.draw(ends)
    assume(a != b)
    piece = Piece(0, "shape", points)
    expected = bool(shapely.relate_pattern(oracle.line([a, b]), oracle.area(piece), "T********"))
    assert crosses(piece.xs, piece.ys, *a, *b, 1) == expected
    assert piece.crossed(*a, *b, 1) == expected
    assert piece.crossed(b[0] * 16, b[1] * 16, a[0] * 16, a[1] * 16, 16) == expected


@pytest.mark.rule("WB-G5")
def test_a_segment_that_touches_often_is_told_from_one_that_crosses_in_both_builds() -> None:
    # Between its touches the fractions are so fine that their products need more than 63 bits.
    xs = [579, 571, 466, 536, 561, 557, 537, 477, 570, 572]
    ys = [494, 505, 427, 332, 351, 357, 343, 425, 493, 489]
    assert not crosses(xs, ys, 6182, 12682, 7750, 5482, 16)


@given(st.integers(0, 10**10))
def test_a_root_is_rounded_down_exactly(number: int) -> None:
    for n in (number, number * number, number * number - 1):
        if 0 <= n < 2**50:
            assert root(n) == isqrt(n)


@given(polygons(), positions(), positions(), st.integers(1, 60))
def test_a_segment_near_a_polygon(
    points: tuple[Point, ...], a: Point, b: Point, length: int
) -> None:
    piece = Piece(0, "shape", points)
    true = float(oracle.line([a, b]).distance(oracle.area(piece)))
    over, under = polygon_gap(piece.xs, piece.ys, *a, *b)
    assert abs((over / under) ** 0.5 - true) < oracle.HAIR
    assert piece.near(*a, *b, length) == (over < length * length * under)
    over, under = polygon_gap(piece.xs, piece.ys, *a, *a)
    assert piece.under(*a, length) == (over < length * length * under)
    assert piece.near(*a, *a, length) == piece.under(*a, length)


@pytest.mark.rule("WB-G4")
def test_a_piece_is_a_simple_polygon() -> None:
    assert is_simple(((0, 0), (10, 0), (10, 10)))
    assert not is_simple(((0, 0), (10, 0)))
    assert not is_simple(((0, 0), (10, 0), (20, 0)))
    assert not is_simple(((0, 0), (10, 10), (10, 0), (0, 10)))
    assert not is_simple(((0, 0), (10, 0), (5, 0), (5, 5)))
    with pytest.raises(ValueError, match="no simple polygon"):
        Piece(3, "bow tie", ((0, 0), (10, 10), (10, 0), (0, 10)))


@given(st.lists(close_points, min_size=3, max_size=6))
def test_simple_polygons_are_what_the_oracle_calls_valid(points: list[Point]) -> None:
    assert is_simple(tuple(points)) == (
        len(set(points)) == len(points) and bool(shapely.Polygon(points).is_valid)
    )
