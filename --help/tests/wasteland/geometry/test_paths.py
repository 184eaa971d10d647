"""Which paths a base may take: WB-G4."""

from __future__ import annotations

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from overseer.wasteland.geometry import (
    LEGAL,
    OFF_TABLE,
    OVERLAP_END,
    SIDE,
    THROUGH_BASE,
    THROUGH_WALL,
    Base,
    Layout,
    Point,
    crosses_difficult,
    path_fault,
    spot_fault,
)
from tests.wasteland.geometry import oracle
from tests.wasteland.geometry.tables import RADII, crowds, layouts, positions, square_piece, wall

OPEN = Layout([])
WALLED = Layout([wall(0, 300, 0, 320, 500)])


@pytest.mark.rule("WB-G1", "WB-G4")
def test_the_whole_base_stays_on_the_table() -> None:
    assert OPEN.side == SIDE == 914
    assert path_fault(OPEN, 16, [(100, 100), (16, 100)], []) == LEGAL
    assert path_fault(OPEN, 16, [(100, 100), (15, 100), (100, 200)], []) == OFF_TABLE
    assert path_fault(OPEN, 16, [(100, 800), (100, 898)], []) == LEGAL
    assert path_fault(OPEN, 16, [(100, 800), (100, 899)], []) == OFF_TABLE


@pytest.mark.rule("WB-G4")
def test_no_way_leads_through_a_wall_but_one_along_it() -> None:
    assert path_fault(WALLED, 16, [(200, 400), (400, 400)], []) == THROUGH_WALL
    assert path_fault(WALLED, 16, [(284, 100), (284, 600)], []) == LEGAL
    assert path_fault(WALLED, 16, [(285, 600), (285, 700)], []) == LEGAL
    assert path_fault(WALLED, 16, [(200, 400), (285, 560), (400, 400)], []) == THROUGH_WALL
    assert path_fault(WALLED, 16, [(200, 400), (284, 516), (336, 516), (400, 400)], []) == LEGAL


@pytest.mark.rule("WB-G4")
def test_no_way_leads_through_a_base_but_one_past_it() -> None:
    foe = [(300, 300, 20)]

    assert path_fault(OPEN, 16, [(200, 300), (400, 300)], foe) == THROUGH_BASE
    assert path_fault(OPEN, 16, [(200, 335), (400, 335)], foe) == THROUGH_BASE
    assert path_fault(OPEN, 16, [(200, 336), (400, 336)], foe) == LEGAL


@pytest.mark.rule("WB-G4")
def test_no_model_ends_on_another_even_if_it_may_pass() -> None:
    friend = [(300, 300, 16)]

    assert path_fault(OPEN, 16, [(200, 300), (400, 300)], [], friend) == LEGAL
    assert path_fault(OPEN, 16, [(200, 300), (269, 300)], [], friend) == OVERLAP_END
    assert path_fault(OPEN, 16, [(200, 300), (268, 300)], [], friend) == LEGAL
    assert path_fault(OPEN, 16, [(200, 300), (300, 300)], friend) == OVERLAP_END


@pytest.mark.rule("WB-G4")
def test_a_piece_that_is_climbed_is_no_wall() -> None:
    assert path_fault(WALLED, 16, [(200, 400), (310, 400)], []) == OVERLAP_END
    assert path_fault(WALLED, 16, [(200, 400), (310, 400)], [], over=0) == LEGAL
    assert spot_fault(WALLED, 16, 310, 400, []) == OVERLAP_END
    assert spot_fault(WALLED, 16, 310, 400, [], over=0) == LEGAL


@pytest.mark.rule("WB-G4")
def test_who_overlaps_something_may_leave_it_but_not_come_nearer() -> None:
    foe = [(300, 600, 20)]

    assert path_fault(WALLED, 16, [(290, 400), (200, 420)], []) == LEGAL
    assert path_fault(WALLED, 16, [(290, 400), (290, 450), (200, 450)], []) == LEGAL
    assert path_fault(WALLED, 16, [(290, 400), (292, 450), (200, 450)], []) == THROUGH_WALL
    assert path_fault(WALLED, 16, [(290, 400), (290, 450)], []) == OVERLAP_END
    assert path_fault(WALLED, 16, [(310, 600), (400, 600)], foe) == LEGAL
    assert path_fault(WALLED, 16, [(310, 600), (200, 600)], foe) == THROUGH_BASE
    assert path_fault(WALLED, 16, [(310, 600), (310, 600)], foe) == OVERLAP_END


@pytest.mark.rule("WB-G4")
def test_the_base_not_only_its_centre_crosses_difficult_ground() -> None:
    swamp = Layout([square_piece(0, 300, 300, 400, 400, rough=True)])

    assert not crosses_difficult(swamp, 16, [(100, 284), (500, 284)])
    assert crosses_difficult(swamp, 16, [(100, 285), (500, 285)])
    assert crosses_difficult(swamp, 16, [(350, 350), (350, 600)])
    assert crosses_difficult(swamp, 16, [(350, 350)])
    assert path_fault(swamp, 16, [(100, 350), (500, 350)], []) == LEGAL


@pytest.mark.rule("WB-G4")
@given(
    layouts(),
    st.lists(positions(), min_size=2, max_size=4, unique=True),
    st.sampled_from(RADII),
    crowds(),
    crowds(),
)
def test_faults_agree_with_the_oracle(
    table: Layout, points: list[Point], r: int, foes: list[Base], friends: list[Base]
) -> None:
    start, end = points[:1], points[-1:]
    walls = [oracle.path_meets_piece(piece, r, points) for piece in table.walls]
    bases = [oracle.path_meets_base(foe, r, points) for foe in foes]
    ends = [
        *[oracle.path_meets_piece(piece, r, end) for piece in table.walls],
        *[oracle.path_meets_base(base, r, end) for base in foes + friends],
    ]
    starts = [
        *[oracle.path_meets_piece(piece, r, start) for piece in table.walls],
        *[oracle.path_meets_base(foe, r, start) for foe in foes],
    ]
    assume(None not in [*walls, *bases, *ends, *starts])
    assume(not any(starts))

    fault = path_fault(table, r, points, foes, friends)
    if any(not (r <= x <= SIDE - r and r <= y <= SIDE - r) for x, y in points[1:]):
        assert fault == OFF_TABLE
    elif any(ends):
        assert fault == OVERLAP_END
    elif any(walls) or any(bases):
        assert fault == THROUGH_WALL or not any(walls) or any(bases)
        assert fault == THROUGH_BASE or not any(bases) or any(walls)
        assert fault in (THROUGH_WALL, THROUGH_BASE)
    else:
        assert fault == LEGAL


@pytest.mark.rule("WB-G4")
@given(
    layouts(),
    st.lists(positions(), min_size=2, max_size=4, unique=True),
    st.sampled_from(RADII),
)
def test_difficult_ground_agrees_with_the_oracle(
    table: Layout, points: list[Point], r: int
) -> None:
    rough = [oracle.path_meets_piece(piece, r, points) for piece in table.rough]
    assume(None not in rough)
    assert crosses_difficult(table, r, points) == any(rough)


def test_a_layout_numbers_its_pieces_in_order() -> None:
    with pytest.raises(ValueError, match="piece 1 stands at place 0"):
        Layout([wall(1, 0, 0, 10, 10)])
    table = Layout([wall(0, 300, 300, 400, 400), square_piece(1, 380, 300, 500, 400, rough=True)])
    assert table.under(350, 350, 16) == [0]
    assert table.under(385, 350, 16) == [0, 1]
    assert table.under(600, 350, 16) == []
