"""The map of Wasteland: which cell is which point, and what is drawn where."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from overseer.terminal.table.wasteland import signs
from overseer.terminal.table.wasteland.camera import ZOOMS, Camera
from overseer.terminal.table.wasteland.map_drawing import (
    AXIS_HEIGHT,
    AXIS_WIDTH,
    Ground,
    Marks,
    Outline,
    Ring,
    Sight,
    draw,
)
from overseer.voice.reader import Reader
from overseer.voice.wasteland.fixed import piece_data
from overseer.voice.wasteland.scene import scene
from overseer.voice.wasteland.situation import position
from overseer.wasteland.battle.model import SEARCHABLE, USED
from overseer.wasteland.geometry.layout import SIDE
from tests.wasteland.table import Table, box


def camera(zoom: int = 1, width: int = 74, height: int = 36) -> Camera:
    found = Camera(SIDE)
    found.fit(width, height)
    while found.zoom != zoom:
        found.next_zoom()
    return found


def picture(table: Table, seen: Camera, marks: Marks | None = None) -> list[str]:
    """The map as lines of text, without its axes."""
    seats = ("human", "human")
    reader = Reader(view=table.state.view(None), lang="en", seats=seats, names=("Ana", "Bo"))
    battle = position(reader)
    pieces = [piece_data(battle, piece.number, "en") for piece in battle.layout.pieces]
    strips = draw(scene(reader), pieces, seen, Ground(), marks or Marks())
    lines = ["".join(segment.text for segment in strip) for strip in strips]
    assert len(lines) == seen.height + AXIS_HEIGHT
    return [line[AXIS_WIDTH:] for line in lines[:-AXIS_HEIGHT]]


@given(
    st.sampled_from(ZOOMS),
    st.integers(20, 150),
    st.integers(8, 60),
    st.integers(0, SIDE),
    st.integers(0, SIDE),
)
def test_a_point_lies_in_the_cell_that_shows_it(
    zoom: int, width: int, height: int, x: int, y: int
) -> None:
    seen = camera(zoom, width, height)
    seen.centre(x, y)
    column, line = seen.cell(x, y)
    shown = seen.point(column, line)
    assert abs(shown[0] - x) <= seen.column / 2 + 1
    assert abs(shown[1] - y) <= seen.row / 2 + 1


@given(st.integers(20, 150), st.integers(8, 60))
def test_the_whole_table_is_seen_at_once(width: int, height: int) -> None:
    seen = camera(1, width, height)
    for x, y in ((1, 1), (1, SIDE - 1), (SIDE - 1, 1), (SIDE - 1, SIDE - 1)):
        column, line = seen.cell(x, y)
        assert 0 <= column < width
        assert 0 <= line < height


def test_zooming_shows_a_half_and_a_quarter_and_the_whole_again() -> None:
    seen = camera()
    whole = seen.row
    seen.next_zoom()
    assert seen.row == whole / 2
    seen.next_zoom()
    assert seen.row == whole / 4
    seen.next_zoom()
    assert seen.row == whole


def test_the_camera_never_leaves_the_table_and_follows_a_point() -> None:
    seen = camera(4)
    seen.centre(-500, 5000)
    assert seen.left >= -0.001
    assert seen.top <= SIDE + 0.001
    seen.show(900, 20)
    column, line = seen.cell(900, 20)
    assert 0 <= column < seen.width
    assert 0 <= line < seen.height


def test_models_are_drawn_by_side_status_and_tab() -> None:
    table = Table()
    table.model("settler", 0, 100, 100)
    table.model("super-mutant", 1, 800, 800).status = USED
    lines = picture(table, camera())
    assert any("○S" in line for line in lines[-8:])
    assert any("▽SM" in line for line in lines[:8])


def test_health_is_shown_on_a_base_that_has_the_room() -> None:
    table = Table()
    settler = table.model("settler", 0, 457, 457)
    settler.wounds = 1
    assert f"{settler.left}/{settler.health}" in "\n".join(picture(table, camera(4)))
    assert f"{settler.left}/{settler.health}" not in "\n".join(picture(table, camera(1)))


def test_neighbours_keep_their_names() -> None:
    table = Table()
    for at in range(4):
        table.model("settler", 0, 400 + 33 * at, 457)
    text = "\n".join(picture(table, camera()))
    for number in range(1, 5):
        assert f"○S{number}" in text


def test_terrain_has_a_pattern_and_markers_a_number() -> None:
    table = Table([box(300, 300, 200, 100, "sight", "wall")])
    table.marker(SEARCHABLE, 700, 700)
    text = "\n".join(picture(table, camera()))
    assert signs.OTHER_PATTERN * 10 in text
    assert "¤0" in text


def test_a_thin_fence_is_not_lost_between_two_cells() -> None:
    table = Table([box(300, 300, 8, 200, "cover", "difficult")])
    lines = picture(table, camera())
    assert sum(signs.OTHER_PATTERN in line for line in lines) >= 7


def test_lines_of_sight_tell_clear_covered_and_blocked_apart() -> None:
    table = Table()
    ends = ((100, 457), (800, 457))
    for clear, cover, sign in ((True, 0, signs.SIGHT), (True, 2, "c"), (False, 0, "x")):
        sight = Sight(*ends, clear, cover)
        text = "\n".join(picture(table, camera(), Marks(sights=(sight,))))
        assert text.count(sign) > 15


def test_ways_rings_and_reaches_have_signs_and_letters() -> None:
    table = Table()
    table.model("settler", 0, 457, 457)
    marks = Marks(
        path=((457, 457), (457, 700), (700, 700)),
        rings=(Ring(457, 457, 250, "B"),),
        outlines=(Outline((((357, 457), (457, 357), (557, 457), (457, 557)),), "Y"),),
    )
    text = "\n".join(picture(table, camera(), marks))
    assert text.count(signs.PATH) > 8
    assert text.count(signs.END) == 1
    assert text.count("B") > 20
    assert text.count("Y") >= 3
