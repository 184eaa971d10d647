"""Pushes, follow-ups, slides, contact, scatter and discs: WB-F5, F8, F12, F13, F16."""

from __future__ import annotations

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from overseer.wasteland.geometry import (
    LEGAL,
    Base,
    Layout,
    Piece,
    Point,
    clear_sight,
    contact_points,
    disc_hits,
    follow_end,
    overlap,
    path_fault,
    push_end,
    scatter_end,
    slide_points,
    spot_fault,
    touching,
)
from overseer.wasteland.geometry.compass import TURN
from overseer.wasteland.geometry.plane import ceil64
from overseer.wasteland.geometry.shift import contact_point
from tests.wasteland.geometry.tables import (
    RADII,
    bases,
    crowds,
    layouts,
    positions,
    square_piece,
    wall,
)

OPEN = Layout([])
WALLED = Layout([wall(0, 300, 0, 320, 500)])


# -- pushed --------------------------------------------------------------------------------------


@pytest.mark.rule("WB-F5", "WB-F12")
def test_a_push_goes_its_whole_length_in_the_open() -> None:
    assert push_end(OPEN, 16, 200, 200, 7, 0, 51, []) == (251, 200)
    assert push_end(OPEN, 16, 200, 200, 0, -1, 51, []) == (200, 149)
    assert push_end(OPEN, 16, 200, 200, 30, 40, 50, []) == (230, 240)


@pytest.mark.rule("WB-F12")
def test_walls_bases_and_the_edge_stop_a_push_and_a_swamp_does_not() -> None:
    swamp = Layout([square_piece(0, 220, 100, 300, 300, rough=True)])

    assert push_end(WALLED, 16, 250, 200, 1, 0, 51, []) == (284, 200)
    assert push_end(WALLED, 16, 284, 200, 1, 0, 51, []) == (284, 200)
    assert push_end(OPEN, 16, 250, 200, 1, 0, 51, [(310, 200, 20)]) == (274, 200)
    assert push_end(OPEN, 16, 40, 200, -1, 0, 51, []) == (16, 200)
    assert push_end(swamp, 16, 200, 200, 1, 0, 51, []) == (251, 200)


@pytest.mark.rule("WB-F12")
def test_a_push_along_a_slanted_wall_is_not_stopped_by_rounding() -> None:
    slanted = Layout(
        [Piece(0, "wall", ((100, 100), (400, 200), (390, 230), (90, 130)), impassable=True)]
    )
    # In contact below the wall, pushed along it.
    x, y = 200, 116
    assert spot_fault(slanted, 16, x, y, []) == LEGAL
    end = push_end(slanted, 16, x, y, 3, 1, 100, [])
    assert ceil64(x, y, *end) > 98 * 64


@pytest.mark.rule("WB-F12")
@given(layouts(), bases(), positions(), st.integers(1, 152), crowds())
def test_a_push_ends_where_it_may_and_could_not_go_on(
    table: Layout, base: Base, aim: Point, length: int, crowd: list[Base]
) -> None:
    x, y, r = base
    dx, dy = aim[0] - x, aim[1] - y
    assume((dx, dy) != (0, 0) and spot_fault(table, r, x, y, crowd) == LEGAL)
    end = push_end(table, r, x, y, dx, dy, length, crowd)
    assert path_fault(table, r, [(x, y), end], crowd) == LEGAL
    gone = ceil64(x, y, *end)
    assert gone <= length * 64
    # Straight: less than a millimetre and a half beside the line.
    across = abs(dx * (end[1] - y) - dy * (end[0] - x))
    assert across * across * 4 <= 9 * (dx * dx + dy * dy)
    if gone < (length - 5) * 64:
        ahead = ceil64(0, 0, dx, dy)
        stop = (x + dx * (gone + 256) // ahead, y + dy * (gone + 256) // ahead)
        assert path_fault(table, r, [(x, y), stop], crowd) != LEGAL


# -- following -----------------------------------------------------------------------------------


@pytest.mark.rule("WB-F5", "WB-F13")
def test_following_goes_straight_to_contact() -> None:
    assert follow_end(OPEN, 16, 200, 200, 300, 200, 20, []) == (263, 200)
    assert follow_end(OPEN, 16, 264, 200, 300, 200, 20, []) == (264, 200)
    assert follow_end(OPEN, 16, 262, 200, 300, 200, 20, []) == (262, 200)


@pytest.mark.rule("WB-F13")
def test_following_stops_at_what_is_between() -> None:
    assert follow_end(WALLED, 16, 200, 200, 400, 200, 16, []) == (284, 200)
    assert follow_end(OPEN, 16, 200, 200, 400, 200, 16, [(300, 200, 20)]) == (264, 200)


@pytest.mark.rule("WB-F13")
@given(bases(), bases())
def test_following_in_the_open_always_ends_in_contact(one: Base, two: Base) -> None:
    x, y, r = one
    tx, ty, tr = two
    assume(spot_fault(OPEN, r, x, y, [two]) == LEGAL)
    assume(r + 1 <= tx <= OPEN.side - r - 1 and r + 1 <= ty <= OPEN.side - r - 1)
    assert touching(*follow_end(OPEN, r, x, y, tx, ty, tr, []), r, *two)


# -- round a base --------------------------------------------------------------------------------


@pytest.mark.rule("WB-G1")
@pytest.mark.parametrize("r", RADII)
@pytest.mark.parametrize("tr", RADII)
def test_every_direction_has_a_place_in_contact(r: int, tr: int) -> None:
    places = contact_points(OPEN, r, 400, 400, tr, [])

    assert len(set(places)) == TURN
    assert all(touching(x, y, r, 400, 400, tr) for x, y in places)


@pytest.mark.rule("WB-F5")
def test_a_slide_goes_all_round_or_up_to_what_is_in_the_way() -> None:
    assert len(set(slide_points(OPEN, 16, 367, 400, 400, 400, 16, []))) == TURN - 1
    # The other half is behind two bases that touch the enemy above and below.
    half = slide_points(OPEN, 16, 367, 400, 400, 400, 16, [(400, 433, 16), (400, 367, 16)])
    assert 0 < len(half) < TURN // 2
    assert all(x < 400 for x, _ in half)
    # A single one leaves the rest: both hands meet behind it.
    most = slide_points(OPEN, 16, 367, 400, 400, 400, 16, [(433, 400, 16)])
    assert len(set(most)) == len(most) > TURN // 2


@pytest.mark.rule("WB-F5")
@given(layouts(), bases(), st.sampled_from(RADII), st.integers(0, TURN - 1), crowds())
def test_slides_keep_contact_and_overlap_nothing(
    table: Layout, foe: Base, r: int, way: int, crowd: list[Base]
) -> None:
    x, y = contact_point(r, *foe, way)
    places = slide_points(table, r, x, y, *foe, crowd)
    assert len(set(places)) == len(places)
    assert set(places) <= set(contact_points(table, r, *foe, crowd))
    for px, py in places:
        assert touching(px, py, r, *foe)
        assert spot_fault(table, r, px, py, [*crowd, foe]) == LEGAL


# -- scatter and discs ---------------------------------------------------------------------------


@pytest.mark.rule("WB-F8", "WB-F16")
def test_scatter_goes_its_length_in_twelve_directions() -> None:
    ends = [scatter_end(OPEN, 400, 400, direction, 102) for direction in range(12)]

    assert ends[0] == (502, 400, True)
    assert ends[3] == (400, 502, True)
    assert ends[6] == (298, 400, True)
    assert ends[9] == (400, 298, True)
    assert len(set(ends)) == 12
    assert all(101 * 64 < ceil64(400, 400, x, y) <= 102 * 64 for x, y, _ in ends)


@pytest.mark.rule("WB-F16")
def test_scatter_stops_at_walls_and_leaves_the_table() -> None:
    low = Layout([square_piece(0, 300, 0, 320, 500, cover=True, wall=True)])

    assert scatter_end(WALLED, 250, 200, 0, 102) == (300, 200, True)
    assert scatter_end(low, 250, 200, 0, 102) == (352, 200, True)
    assert scatter_end(OPEN, 50, 200, 6, 102) == (-52, 200, False)
    assert scatter_end(OPEN, 102, 200, 6, 102) == (0, 200, True)
    assert scatter_end(WALLED, 310, 200, 0, 102) == (310, 200, True)
    assert scatter_end(WALLED, 310, 200, 0, 102, 0) == (412, 200, True)


@pytest.mark.rule("WB-F8")
def test_a_disc_hits_every_base_it_touches() -> None:
    assert disc_hits(OPEN, 400, 400, 51, 441, 400, 16)
    assert not disc_hits(OPEN, 400, 400, 51, 442, 400, 16)
    assert disc_hits(OPEN, 400, 400, 102, 400, 333, 16)
    assert not disc_hits(OPEN, 400, 400, 102, 400, 332, 16)


@pytest.mark.rule("WB-F16")
def test_a_wall_shields_from_a_disc() -> None:
    assert not disc_hits(WALLED, 290, 300, 203, 340, 300, 16)
    assert disc_hits(WALLED, 290, 500, 203, 340, 500, 16)
    assert not disc_hits(WALLED, 290, 300, 203, 318, 300, 16)
    assert disc_hits(WALLED, 290, 300, 203, 318, 300, 16, -1, 0)


@pytest.mark.rule("WB-F16")
@given(layouts(), positions(), st.integers(0, 11), st.integers(1, 305))
def test_scatter_never_passes_a_wall(
    table: Layout, start: Point, direction: int, length: int
) -> None:
    x, y, inside = scatter_end(table, *start, direction, length)
    assert (x, y) == start or clear_sight(table, *start, 0, x, y, 0)
    assert ceil64(*start, x, y) <= length * 64
    assert inside == (0 <= x <= table.side and 0 <= y <= table.side)


@pytest.mark.rule("WB-F8", "WB-F16")
@given(layouts(), positions(), st.sampled_from([51, 102, 152, 203]), bases())
def test_a_disc_hits_only_what_it_reaches(
    table: Layout, centre: Point, diameter: int, base: Base
) -> None:
    hit = disc_hits(table, *centre, diameter, *base)
    x, y, r = base
    # Twice the size: half of an odd diameter is no whole number.
    apart = not overlap(2 * centre[0], 2 * centre[1], diameter, 2 * x, 2 * y, 2 * r)
    if ceil64(2 * centre[0], 2 * centre[1], 2 * x, 2 * y) == (diameter + 2 * r) * 64:
        apart = False  # they just touch
    assert hit == (not apart and clear_sight(table, *centre, 0, *base))
