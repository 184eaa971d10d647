"""Who sees whom, and through what: WB-G5, WB-G6."""

from __future__ import annotations

import pytest
from hypothesis import assume, given

from overseer.wasteland.geometry import Base, Layout, Piece, clear_sight, cover_items
from tests.wasteland.geometry import oracle
from tests.wasteland.geometry.tables import bases, crowds, layouts, square_piece, wall


@pytest.mark.rule("WB-G5")
def test_a_wall_wider_than_the_bases_hides_them() -> None:
    table = Layout([wall(0, 290, 380, 310, 420)])

    assert clear_sight(table, 100, 100, 16, 500, 100, 16)
    assert not clear_sight(table, 290 - 100, 400, 16, 310 + 100, 400, 16)


@pytest.mark.rule("WB-G5")
def test_a_narrow_post_hides_nobody() -> None:
    table = Layout([wall(0, 290, 390, 310, 410)])

    assert clear_sight(table, 200, 400, 16, 400, 400, 16)


@pytest.mark.rule("WB-G5")
def test_what_was_seen_on_one_table_does_not_count_on_another() -> None:
    free, walled = Layout([]), Layout([wall(0, 290, 380, 310, 420)])
    for _ in range(2):
        assert clear_sight(free, 190, 400, 16, 410, 400, 16)
        assert not clear_sight(walled, 190, 400, 16, 410, 400, 16)
        assert clear_sight(walled, 190, 400, 16, 410, 400, 16, 0)
        assert clear_sight(walled, 190, 400, 16, 410, 480, 16)


@pytest.mark.rule("WB-G5")
def test_one_tangent_past_the_corner_is_enough() -> None:
    high = Layout([wall(0, 290, 0, 310, 415)])
    higher = Layout([wall(0, 290, 0, 310, 417)])

    assert clear_sight(high, 200, 400, 16, 400, 400, 16)
    assert not clear_sight(higher, 200, 400, 16, 400, 400, 16)


@pytest.mark.rule("WB-G5")
def test_a_crossing_tangent_sees_past_two_corners() -> None:
    """From the upper side of one base to the lower side of the other, between two walls."""
    table = Layout([wall(0, 250, 0, 260, 402), wall(1, 340, 398, 350, 900)])

    assert clear_sight(table, 200, 400, 16, 400, 400, 16)


@pytest.mark.rule("WB-G5")
def test_to_graze_a_wall_is_not_to_cross_it() -> None:
    table = Layout([wall(0, 250, 300, 350, 400)])

    assert clear_sight(table, 200, 400, 0, 400, 400, 0)
    assert not clear_sight(table, 200, 399, 0, 400, 399, 0)


@pytest.mark.rule("WB-G5")
def test_a_piece_under_one_of_the_two_does_not_hide_him() -> None:
    table = Layout([wall(0, 300, 300, 500, 500)])

    assert not clear_sight(table, 100, 400, 16, 400, 400, 16)
    assert clear_sight(table, 100, 400, 16, 400, 400, 16, -1, 0)
    assert clear_sight(table, 400, 400, 16, 100, 400, 16, 0, -1)


@pytest.mark.rule("WB-G5")
def test_pieces_that_do_not_block_sight_are_seen_through() -> None:
    table = Layout([square_piece(0, 200, 0, 300, 914, cover=True, wall=True, rough=True)])

    assert clear_sight(table, 100, 400, 16, 400, 400, 16)


@pytest.mark.rule("WB-G5")
@given(layouts(), bases(), bases())
def test_sight_agrees_with_the_oracle_and_goes_both_ways(
    table: Layout, one: Base, two: Base
) -> None:
    seen = clear_sight(table, *one, *two)
    assert clear_sight(table, *two, *one) == seen
    expected = oracle.sees(table, one, two)
    assume(expected is not None)
    assert seen == expected


@pytest.mark.rule("WB-G5")
@given(layouts(), bases(), bases())
def test_bases_on_a_mirrored_table_see_the_same(table: Layout, one: Base, two: Base) -> None:
    mirrored = Layout(
        [
            Piece(
                piece.number,
                piece.kind,
                tuple((table.side - x, y) for x, y in piece.points),
                blocks_sight=piece.blocks_sight,
            )
            for piece in table.pieces
        ]
    )
    assert clear_sight(table, *one, *two) == clear_sight(
        mirrored, table.side - one[0], one[1], one[2], table.side - two[0], two[1], two[2]
    )


# -- cover ---------------------------------------------------------------------------------------


@pytest.mark.rule("WB-G6")
def test_every_piece_on_the_centre_line_is_one_item() -> None:
    table = Layout(
        [
            square_piece(0, 200, 390, 220, 410, cover=True),
            square_piece(1, 300, 401, 320, 420, cover=True),  # beside the line
            square_piece(2, 340, 380, 360, 400, cover=True),  # the line grazes it
            square_piece(3, 400, 380, 420, 420, sight=True),
            square_piece(4, 440, 380, 450, 420, rough=True, wall=True),
        ]
    )

    assert cover_items(table, 100, 400, 16, 500, 400, 16, []) == [0, 3]


@pytest.mark.rule("WB-G6")
def test_a_hollow_piece_crossed_twice_is_one_item() -> None:
    horseshoe = (
        (200, 350), (300, 350), (300, 450), (290, 450), (290, 360), (210, 360), (210, 450),
        (200, 450),
    )  # fmt: skip
    table = Layout([Piece(0, "ruin", horseshoe, cover=True)])

    assert cover_items(table, 100, 400, 16, 500, 400, 16, []) == [0]


@pytest.mark.rule("WB-G6")
@pytest.mark.parametrize(("gap", "items"), [(0, []), (2, []), (3, [0])])
def test_what_touches_the_shooter_covers_nobody_else(gap: int, items: list[int]) -> None:
    table = Layout([square_piece(0, 116 + gap, 350, 140, 450, cover=True)])

    assert cover_items(table, 100, 400, 16, 500, 400, 16, []) == items
    assert cover_items(table, 500, 400, 16, 100, 400, 16, []) == [0]


@pytest.mark.rule("WB-G5", "WB-G6")
def test_a_base_on_the_centre_line_is_an_item() -> None:
    crowd = [(300, 416, 16), (300, 415, 16), (300, 380, 20), (300, 371, 30), (600, 400, 16)]

    assert cover_items(Layout([]), 100, 400, 16, 500, 400, 16, crowd) == [-2, -4]


@pytest.mark.rule("WB-G6")
@given(layouts(), bases(), bases(), crowds())
def test_cover_agrees_with_the_oracle(
    table: Layout, one: Base, two: Base, crowd: list[Base]
) -> None:
    assume(one[:2] != two[:2])
    items = cover_items(table, *one, *two, crowd)
    centre = oracle.line([one[:2], two[:2]])
    for piece in table.pieces:
        if not (piece.cover or piece.blocks_sight):
            assert piece.number not in items
            continue
        apart = oracle.below(one[2] + 2, oracle.path_distance(piece, [one[:2]]))
        if apart is None:
            continue
        assert (piece.number in items) == (
            apart and bool(centre.relate_pattern(oracle.area(piece), "T********"))
        )
    for place, base in enumerate(crowd):
        crossed = oracle.path_meets_base(base, 0, [one[:2], two[:2]])
        assert crossed is None or (-1 - place in items) == crossed
    assert len(set(items)) == len(items)
