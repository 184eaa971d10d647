"""Shortest ways and all one can get to: WB-G4."""

from __future__ import annotations

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from overseer.wasteland.geometry import (
    LEGAL,
    NO_LIMIT,
    Base,
    Layout,
    Piece,
    Point,
    crosses_difficult,
    length64,
    path_fault,
    reach,
    shortest,
    spot_fault,
)
from overseer.wasteland.geometry.plane import ceil64
from overseer.wasteland.geometry.routes import Start
from tests.wasteland.geometry.brute import grid_cost64
from tests.wasteland.geometry.tables import (
    RADII,
    crowds,
    layouts,
    positions,
    rectangles,
    square_piece,
    wall,
)

OPEN = Layout([])
WALLED = Layout([wall(0, 300, 0, 320, 500)])
SWAMP = Layout([square_piece(0, 300, 0, 400, 500, rough=True)])
RED = 152 * 64
BLACK = 305 * 64
SMALL = 360  # the side of a table that a grid search can cross
middle = st.integers(110, 250)


def cost(way: list[Point] | None) -> int:
    return -1 if way is None else length64(way)


# -- by hand -------------------------------------------------------------------------------------


@pytest.mark.rule("WB-G4")
def test_the_shortest_way_in_the_open_is_straight() -> None:
    assert shortest(OPEN, 16, 100, 100, 400, 500, [], False) == [(100, 100), (400, 500)]
    assert reach(OPEN, 16, 100, 100, [], RED, False).cost64(100, 252) == RED
    assert reach(OPEN, 16, 100, 100, [], RED, False).cost64(100, 253) == -1


@pytest.mark.rule("WB-G4")
def test_the_shortest_way_bends_round_a_wall() -> None:
    way = shortest(WALLED, 16, 250, 450, 370, 450, [], False)

    assert way is not None
    assert path_fault(WALLED, 16, way, []) == LEGAL
    # Two tangents and two quarter circles would be 190.2 mm; bends lie a little further out.
    assert 190.2 * 64 < length64(way) < 194 * 64
    assert shortest(WALLED, 16, 250, 450, 370, 450, [], False, 190 * 64) is None


@pytest.mark.rule("WB-G4")
def test_the_shortest_way_bends_round_a_base() -> None:
    foe = [(300, 300, 30)]
    way = shortest(OPEN, 16, 240, 300, 360, 300, foe, False)

    assert way is not None
    assert path_fault(OPEN, 16, way, foe) == LEGAL
    # Two tangents and an arc would be 157.4 mm.
    assert 157.4 * 64 < length64(way) < 162 * 64
    assert shortest(OPEN, 16, 240, 300, 360, 300, [], False, NO_LIMIT, foe) == [
        (240, 300),
        (360, 300),
    ]


@pytest.mark.rule("WB-G4")
def test_a_closed_room_cannot_be_left() -> None:
    room = Layout(
        [
            wall(0, 200, 200, 400, 210),
            wall(1, 200, 390, 400, 400),
            wall(2, 200, 210, 210, 390),
            wall(3, 390, 210, 400, 390),
        ]
    )

    assert shortest(room, 16, 300, 300, 600, 600, [], False) is None
    found = reach(room, 16, 300, 300, [], BLACK, False)
    assert found.cost64(600, 300) == -1
    assert found.cost64(374, 374) == ceil64(300, 300, 374, 374)
    assert all(200 < x < 400 and 200 < y < 400 for x, y in found.outline(1))
    x, y = found.towards(600, 300)
    assert (x, y) == (374, 300)


@pytest.mark.rule("WB-G4")
def test_difficult_ground_can_be_gone_round() -> None:
    through = shortest(SWAMP, 16, 250, 400, 450, 400, [], False)
    around = shortest(SWAMP, 16, 250, 400, 450, 400, [], True)

    assert through == [(250, 400), (450, 400)]
    assert around is not None
    assert not crosses_difficult(SWAMP, 16, around)
    assert length64(around) > 300 * 64


@pytest.mark.rule("WB-G4")
def test_who_stands_in_difficult_ground_crosses_it() -> None:
    found = reach(SWAMP, 16, 290, 400, [], RED, True)

    assert found.cost64(200, 400) == -1
    assert found.path(200, 400) is None
    assert found.outline(4) == []
    assert found.towards(100, 400) == (290, 400)
    assert reach(SWAMP, 16, 290, 400, [], RED, False).cost64(200, 400) == 90 * 64


@pytest.mark.rule("WB-G4")
def test_a_model_in_contact_or_overlapping_can_leave() -> None:
    foes = [(300, 600, 16), (332, 700, 16)]
    found = reach(WALLED, 16, 284, 628, foes, RED, False)  # overlaps one foe a little

    assert found.cost64(284, 660) == 32 * 64
    assert found.cost64(300, 560) > 0
    assert reach(WALLED, 16, 284, 400, [], RED, False).cost64(284, 300) == 100 * 64
    assert reach(WALLED, 16, 288, 400, [], RED, False).cost64(200, 400) == 88 * 64


@pytest.mark.rule("WB-G4")
def test_a_piece_that_is_climbed_is_no_obstacle() -> None:
    assert shortest(WALLED, 16, 250, 250, 370, 250, [], False, RED) is None
    assert shortest(WALLED, 16, 250, 250, 370, 250, [], False, RED, over=0) == [
        (250, 250),
        (370, 250),
    ]
    assert reach(WALLED, 16, 250, 250, [], RED, False, over=0).cost64(310, 250) == 60 * 64


def test_a_hollow_piece_is_entered() -> None:
    horseshoe = (
        (200, 200), (400, 200), (400, 220), (220, 220), (220, 380), (400, 380), (400, 400),
        (200, 400),
    )  # fmt: skip
    table = Layout([Piece(0, "ruin", horseshoe, impassable=True)])
    way = shortest(table, 16, 150, 300, 250, 300, [], False)

    assert way is not None
    assert path_fault(table, 16, way, []) == LEGAL
    assert 500 * 64 < length64(way) < 640 * 64


# -- too far, or taken ---------------------------------------------------------------------------


@pytest.mark.rule("WB-G4")
def test_towards_a_far_goal_goes_the_full_length_of_the_way() -> None:
    assert reach(OPEN, 16, 100, 100, [], RED, False).towards(100, 800) == (100, 252)
    assert reach(OPEN, 16, 100, 100, [], RED, False).towards(100, 200) == (100, 200)

    found = reach(WALLED, 16, 250, 400, [], RED, False)
    x, y = found.towards(370, 400)
    assert found.cost64(x, y) > RED - 128
    rest = cost(shortest(WALLED, 16, x, y, 370, 400, [], False))
    whole = cost(shortest(WALLED, 16, 250, 400, 370, 400, [], False))
    assert rest <= whole - RED + 256


@pytest.mark.rule("WB-G4")
def test_towards_a_foe_ends_in_front_of_him() -> None:
    foe = [(300, 100, 16)]

    x, y = reach(OPEN, 16, 100, 100, foe, BLACK, False).towards(300, 100)
    assert (x, y) == (268, 100)


@pytest.mark.rule("WB-G4")
def test_towards_stops_short_of_a_friend_in_the_way() -> None:
    friend = [(240, 100, 16)]

    found = reach(OPEN, 16, 100, 100, [], RED, False, friend)
    assert found.towards(800, 100) == (208, 100)
    assert found.path(208, 100) == [(100, 100), (208, 100)]
    assert reach(OPEN, 16, 100, 100, [], BLACK, False, friend).towards(800, 100) == (405, 100)


# -- for any table -------------------------------------------------------------------------------


@pytest.mark.rule("WB-G4")
@given(layouts(), positions(), positions(), st.sampled_from(RADII), crowds(), st.booleans())
def test_every_way_is_legal_and_keeps_its_promises(
    table: Layout, start: Point, goal: Point, r: int, foes: list[Base], avoid: bool
) -> None:
    way = shortest(table, r, *start, *goal, foes, avoid)
    found = reach(table, r, *start, foes, BLACK, avoid)
    if way is None:
        assert found.cost64(*goal) == -1
        return
    assert (way[0], way[-1]) == (start, goal)
    assert path_fault(table, r, way, foes) == LEGAL
    assert not (avoid and crosses_difficult(table, r, way))
    assert length64(way) >= ceil64(*start, *goal)
    assert found.cost64(*goal) == (length64(way) if length64(way) <= BLACK else -1)


@pytest.mark.rule("WB-G4")
@given(
    layouts(),
    positions(),
    positions(),
    st.sampled_from(RADII),
    crowds(),
    crowds(),
    st.booleans(),
    st.integers(51, 305),
)
def test_every_end_is_within_reach(
    table: Layout,
    start: Point,
    goal: Point,
    r: int,
    foes: list[Base],
    friends: list[Base],
    avoid: bool,
    ruler: int,
) -> None:
    found = reach(table, r, *start, foes, ruler * 64, avoid, friends)
    far = found.towards(*goal)
    ends = found.outline(2)
    if far != start:
        ends.append(far)
    for end in ends:
        way = found.path(*end)
        assert way is not None
        assert path_fault(table, r, way, foes, friends) == LEGAL
        assert not (avoid and crosses_difficult(table, r, way))
        assert length64(way) == found.cost64(*end) <= ruler * 64


@pytest.mark.rule("WB-G4")
@given(
    layouts(),
    positions(),
    st.sampled_from(RADII),
    crowds(),
    st.lists(st.tuples(st.sampled_from((51, 152, 305, NO_LIMIT // 64)), st.booleans()), min_size=2),
    st.lists(positions(), min_size=1, max_size=6),
)
def test_whoever_asks_with_many_rulers_gets_the_answers_of_each(
    table: Layout,
    place: Point,
    r: int,
    foes: list[Base],
    rulers: list[tuple[int, bool]],
    goals: list[Point],
) -> None:
    """Only as much is searched as a question needs, and what is known serves the next one."""
    start = Start(table, r, *place, foes, -1)
    for ruler, avoid in rulers:
        shared = start.reach(64 * ruler, avoid, [])
        for goal in goals:
            alone = reach(table, r, *place, foes, 64 * ruler, avoid)
            alone.bends()  # it looks everywhere
            assert shared.path(*goal) == alone.path(*goal)
            assert shared.cost64(*goal) == alone.cost64(*goal)
        if ruler < 305:
            whole = reach(table, r, *place, foes, 64 * ruler, avoid)
            assert sorted(shared.bends()) == sorted(whole.bends())
            assert shared.outline(6) == whole.outline(6)


@pytest.mark.rule("WB-G4")
@settings(max_examples=25)
@given(
    st.lists(rectangles(110, 250), min_size=1, max_size=4),
    st.lists(st.tuples(middle, middle, st.sampled_from(RADII)), max_size=3),
    st.sampled_from(RADII),
    st.tuples(st.integers(32, 60), st.integers(32, 300)),
    st.integers(-22, 22),
)
def test_no_way_on_a_fine_grid_is_shorter(
    shapes: list[tuple[Point, ...]], foes: list[Base], r: int, start: Point, up: int
) -> None:
    """The grid's base is 2 mm wider, so that both agree which gaps are wide enough.

    A bend lies up to 4 % of the radius and 1.8 mm outside the true arc.
    """
    step = 12
    pieces = [Piece(at, "wall", points, impassable=True) for at, points in enumerate(shapes)]
    table = Layout(pieces, SMALL)
    goal = (start[0] + 22 * step, start[1] + up * step)
    assume(spot_fault(table, r + 2, *start, foes) == spot_fault(table, r + 2, *goal, foes) == LEGAL)
    on_grid = grid_cost64(table, r + 2, start, goal, foes, step)
    assume(on_grid is not None)
    way = shortest(table, r, *start, *goal, foes, False)
    assert on_grid is not None
    assert way is not None
    assert length64(way) <= on_grid + 64 * 2 * (len(way) - 2)


# -- the same everywhere --------------------------------------------------------------------------


def test_the_same_ways_on_every_machine() -> None:
    table = Layout(
        [
            wall(0, 300, 0, 320, 500),
            Piece(1, "hut", ((400, 300), (500, 350), (450, 450), (350, 400)), impassable=True),
            square_piece(2, 500, 500, 700, 600, rough=True),
        ]
    )
    foes = [(280, 560, 16), (420, 520, 30), (600, 460, 20)]
    assert shortest(table, 16, 250, 400, 600, 400, foes, True) == [
        (250, 400),
        (283, 505),
        (288, 512),
        (295, 517),
        (325, 517),
        (407, 473),
        (455, 467),
        (600, 400),
    ]
    assert reach(table, 20, 380, 250, foes, RED, False).outline(4) == [
        (532, 250),
        (511, 326),
        (397, 280),
        (380, 295),
        (340, 320),
        (340, 273),
        (340, 250),
        (340, 227),
        (340, 180),
        (380, 98),
        (456, 119),
        (511, 174),
    ]
