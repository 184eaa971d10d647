"""Terrain files: written, read again, and every mistake told with its line in four languages."""

from __future__ import annotations

from pathlib import Path

import pytest

from overseer.cardfile.problems import CardFileError, Problem, problem_text
from overseer.text import LANGUAGES
from overseer.wasteland.geometry.layout import Layout
from overseer.wasteland.geometry.piece import Piece
from overseer.wasteland.terrain.check import check_layout
from overseer.wasteland.terrain.generate import make_layout
from overseer.wasteland.terrain.layout_file import (
    draft_of,
    layout_of,
    layout_text,
    load_layout,
)
from overseer.wasteland.terrain.picture import legend, svg, text_lines

CRATE = '[[piece]]\nkind = "container"\npoints = [[300, 200], [420, 200], [420, 260], [300, 260]]\n'
FENCE = '[[piece]]\nkind = "fence"\npoints = [[350, 220], [600, 220], [600, 230], [350, 230]]\n'
# Four walls without a door.
CELL = """
[[piece]]
kind = "ruin"
points = [[300, 300], [500, 300], [500, 308], [300, 308]]
[[piece]]
kind = "ruin"
points = [[300, 492], [500, 492], [500, 500], [300, 500]]
[[piece]]
kind = "ruin"
points = [[300, 300], [308, 300], [308, 500], [300, 500]]
[[piece]]
kind = "ruin"
points = [[492, 300], [500, 300], [500, 500], [492, 500]]
"""


def problems(text: str) -> list[Problem]:
    with pytest.raises(CardFileError) as caught:
        layout_of(text, "my.toml")
    return caught.value.problems


@pytest.mark.rule("WC-R6")
@pytest.mark.parametrize("number", range(4))
def test_a_saved_table_is_the_same_when_it_is_loaded(number: int, tmp_path: Path) -> None:
    layout = make_layout(number, "medium")
    path = tmp_path / "table.toml"
    path.write_text(layout_text(layout), encoding="utf-8")
    again = load_layout(path)
    assert layout_text(again) == layout_text(layout)
    for one, other in zip(layout.pieces, again.pieces, strict=True):
        assert (one.points, one.kind, one.height) == (other.points, other.kind, other.height)
        assert (one.blocks_sight, one.cover) == (other.blocks_sight, other.cover)
        assert (one.impassable, one.difficult) == (other.impassable, other.difficult)


@pytest.mark.rule("WB-G4")
def test_a_piece_does_what_its_kind_does_unless_the_file_says_otherwise() -> None:
    crate = layout_of(CRATE + "height = 51\n").pieces[0]
    assert crate.blocks_sight
    assert crate.impassable
    assert crate.climbable
    assert crate.height == 51
    low = layout_of(CRATE + "sight = false\nclimbable = false\n").pieces[0]
    assert not low.blocks_sight
    assert low.cover
    assert not low.climbable
    assert layout_text(Layout([low])) == layout_text(layout_of(layout_text(Layout([low]))))


@pytest.mark.parametrize(
    ("text", "line", "id"),
    [
        ('[[piece]]\nkind = "fence"\npoints = [[100, 100], [200, 100]]', 3, "points"),
        ('[[piece]]\nkind = "fence"\npoints = [[1, 1], [2, 1], [2, "a"]]', 3, "points"),
        ('[[piece]]\nkind = "fence"\npoints = [[1, 1], [2.5, 1], [2, 9]]', 3, "points"),
        (
            '[[piece]]\nkind = "fence"\npoints = [[100, 100], [200, 200], [200, 100], [100, 200]]',
            *(3, "outline"),
        ),
        (CRATE.replace("420", "1420") + "height = 51", 1, "off"),
        (CRATE.replace("300", "-30") + "height = 51", 1, "off"),
        (CRATE + "height = 51\n" + FENCE, 5, "overlap"),
        (CELL, 0, "unreachable"),
        (CRATE, 1, "height"),
        ("\n".join([FENCE] * 101), 1, "many"),
    ],
)
def test_every_mistake_is_told_with_its_line(text: str, line: int, id: str) -> None:
    found = problems(text)
    assert [(each.line, each.id) for each in found] == [(line, f"terrain-file-{id}")]
    for lang in LANGUAGES:
        assert problem_text(found[0], lang).startswith("my.toml")


def test_what_is_no_terrain_file_is_told_like_any_file() -> None:
    assert problems("piece = 3")[0].id == "cardfile-type"
    assert problems('[[piece]]\nkind = "castle"\npoints = [[1, 1], [9, 1], [9, 9]]')[0].id == (
        "cardfile-choice"
    )
    assert problems('[[piece]]\nkind = "fence"')[0].id == "cardfile-missing-key"
    assert problems("[[piece]\n")[0].id == "cardfile-not-toml"
    assert problems("sides = 3")[0].id == "cardfile-unknown-key"


def test_walls_of_one_ruin_may_join_and_fields_may_hold_a_fence() -> None:
    joined = CELL.replace("[500, 500], [492, 500]", "[500, 410], [492, 410]")
    assert len(layout_of(joined).pieces) == 4
    field = '[[piece]]\nkind = "field"\npoints = [[300, 150], [640, 150], [640, 300], [300, 300]]\n'
    assert len(layout_of(field + FENCE).pieces) == 2


def test_pieces_that_cross_without_a_corner_inside_overlap_too() -> None:
    def bar(number: int, kind: str, *points: tuple[int, int]) -> Piece:
        return Piece(number, kind, points, cover=True)

    across = bar(0, "barrier", (100, 200), (400, 200), (400, 220), (100, 220))
    upright = bar(1, "rocks", (200, 100), (220, 100), (220, 400), (200, 400))
    beside = bar(1, "rocks", (400, 200), (500, 200), (500, 220), (400, 220))
    assert [each.word for each in check_layout(Layout([across, upright]))] == ["overlap"]
    assert check_layout(Layout([across, beside])) == []


def test_a_table_is_drawn_as_text_with_north_on_top() -> None:
    layout = layout_of(CRATE + "height = 51\n")
    lines = text_lines(layout, 76)
    rows = [row for row, line in enumerate(lines) if "▒" in line]
    assert len(lines) == 38
    assert set("".join(lines)) == {"·", "▒"}
    assert rows == [27, 28, 29]  # 200 to 260 mm above the south edge
    assert legend(layout, "de") == ["▒ Container"]


def test_a_picture_has_every_piece_with_its_name() -> None:
    layout = make_layout(4, "dense")
    picture = svg(layout, "fr")
    assert picture.startswith("<svg ")
    assert picture.count("<polygon") == len(layout.pieces)
    assert "<title>ruine</title>" in picture


@pytest.mark.rule("WC-R6")
def test_walls_of_one_ruin_stay_together_in_a_file() -> None:
    layout = make_layout(3, "dense")
    again = layout_of(layout_text(layout))
    groups = [piece.group for piece in layout.pieces]
    assert [piece.group for piece in again.pieces] == groups
    assert max(groups.count(group) for group in groups if group >= 0) > 1


def test_a_draft_may_have_mistakes() -> None:
    text = 'side = 914\n[[piece]]\nkind = "rocks"\npoints = [[900, 0], [950, 0], [950, 50]]\n'
    assert len(draft_of(text).pieces) == 1
    with pytest.raises(CardFileError):
        layout_of(text)
