"""Random tables for the geometry's tests."""

from __future__ import annotations

from hypothesis import strategies as st

from overseer.wasteland.geometry import SIDE, Base, Layout, Piece, Point
from overseer.wasteland.geometry.plane import is_simple

RADII = (16, 20, 30)


def square_piece(
    number: int,
    left: int,
    bottom: int,
    right: int,
    top: int,
    *,
    sight: bool = False,
    cover: bool = False,
    wall: bool = False,
    rough: bool = False,
) -> Piece:
    """A piece that stands square to the table."""
    return Piece(
        number,
        "crate",
        ((left, bottom), (right, bottom), (right, top), (left, top)),
        blocks_sight=sight,
        cover=cover,
        impassable=wall,
        difficult=rough,
    )


def wall(number: int, left: int, bottom: int, right: int, top: int) -> Piece:
    """A wall: nobody sees or walks through it."""
    return square_piece(number, left, bottom, right, top, sight=True, wall=True)


def positions(side: int = SIDE) -> st.SearchStrategy[Point]:
    return st.tuples(st.integers(0, side), st.integers(0, side))


@st.composite
def rectangles(draw: st.DrawFn, low: int, high: int) -> tuple[Point, ...]:
    """A rectangle in any rotation: two whole vectors at right angles."""
    x, y = draw(st.tuples(st.integers(low, high), st.integers(low, high)))
    a, b = draw(st.sampled_from([(1, 0), (1, 1), (2, 1), (3, 1), (3, 2), (1, -1), (1, -3)]))
    wide = draw(st.integers(5, 60))
    deep = draw(st.integers(5, 60))
    return (
        (x, y),
        (x + a * wide, y + b * wide),
        (x + a * wide - b * deep, y + b * wide + a * deep),
        (x - b * deep, y + a * deep),
    )


@st.composite
def corners(draw: st.DrawFn, side: int) -> tuple[Point, ...]:
    """An L of two walls, not convex."""
    x, y = draw(positions(side))
    wide = draw(st.integers(30, side // 4))
    deep = draw(st.integers(30, side // 4))
    thick = draw(st.integers(5, 25))
    return (
        (x, y),
        (x + wide, y),
        (x + wide, y + thick),
        (x + thick, y + thick),
        (x + thick, y + deep),
        (x, y + deep),
    )


@st.composite
def scrawls(draw: st.DrawFn, side: int) -> tuple[Point, ...]:
    """Any simple polygon of three to six corners near each other, in either order."""
    x, y = draw(positions(side))
    offsets = st.tuples(st.integers(-90, 90), st.integers(-90, 90))
    count = draw(st.integers(3, 6))
    points = draw(st.lists(offsets, min_size=count, max_size=count, unique=True))
    return tuple((x + dx, y + dy) for dx, dy in points)


def polygons(side: int = SIDE) -> st.SearchStrategy[tuple[Point, ...]]:
    return st.one_of(rectangles(0, side), corners(side), scrawls(side)).filter(is_simple)


@st.composite
def layouts(draw: st.DrawFn, side: int = SIDE, most: int = 8) -> Layout:
    """A table with pieces of every sort, which may overlap."""
    shapes = draw(st.lists(polygons(side), max_size=most))
    flags = st.booleans()
    return Layout(
        [
            Piece(
                number,
                "shape",
                points,
                blocks_sight=draw(flags),
                cover=draw(flags),
                impassable=draw(flags),
                difficult=draw(flags),
            )
            for number, points in enumerate(shapes)
        ],
        side,
    )


def bases(side: int = SIDE) -> st.SearchStrategy[Base]:
    return st.tuples(st.integers(0, side), st.integers(0, side), st.sampled_from(RADII))


def crowds(side: int = SIDE, most: int = 6) -> st.SearchStrategy[list[Base]]:
    return st.lists(bases(side), max_size=most)
