"""Tables made from a number: as full as their preset says, and open to every base."""

from __future__ import annotations

from itertools import combinations

import pytest
import shapely
from hypothesis import given, settings
from hypothesis import strategies as st

from overseer.wasteland.geometry import SIDE, Layout, cover_items, path_fault, shortest
from overseer.wasteland.terrain.draws import Draws
from overseer.wasteland.terrain.features import Feature, pieces_of
from overseer.wasteland.terrain.generate import Clear, features, make_layout, share
from overseer.wasteland.terrain.kinds import KINDS
from overseer.wasteland.terrain.layout_file import layout_text
from overseer.wasteland.terrain.presets import PRESETS, THEMES
from overseer.wasteland.terrain.reachable import pockets

MIDDLE = SIDE // 2
HAIR = 1e-6
FIRST = ("field", ((232, 484), (271, 277), (438, 309), (399, 516)))
LANE: Clear = (MIDDLE - 127, 0, MIDDLE + 127, SIDE)


def outline(feature: Feature) -> shapely.Polygon:
    return shapely.Polygon(feature.outline)


def gaps(found: list[Feature]) -> float:
    """The narrowest gap between two pieces."""
    return min(outline(one).distance(outline(other)) for one, other in combinations(found, 2))


@pytest.mark.rule("WC-R6")
@pytest.mark.parametrize("theme", ["mixed", "rocks", "ruins", "blocking"])
@pytest.mark.parametrize("preset", list(PRESETS))
def test_a_preset_has_so_many_pieces_on_such_a_share_of_the_table(preset: str, theme: str) -> None:
    wanted = PRESETS[preset]
    for number in range(6):
        found = features(number, preset, (), theme)
        assert wanted.fewest <= len(found) <= wanted.most
        assert abs(share(found) - 10 * wanted.share) <= 6


@pytest.mark.rule("WC-R6")
@settings(max_examples=25, deadline=None)
@given(st.integers(0, 999_999), st.sampled_from(["light", "medium"]), st.sampled_from(list(THEMES)))
def test_nothing_stands_nearer_than_64_mm_to_another_piece_or_the_edge(
    number: int, preset: str, theme: str
) -> None:
    found = features(number, preset, (), theme)
    assert gaps(found) >= 64 - HAIR
    for feature in found:
        left, bottom, right, top = outline(feature).bounds
        assert min(left, bottom) >= 64
        assert max(right, top) <= SIDE - 64
        for part in feature.parts:
            assert outline(feature).buffer(1.5).contains(shapely.Polygon(part))


@pytest.mark.rule("WC-R6")
@pytest.mark.parametrize("theme", list(THEMES))
def test_a_base_of_30_mm_gets_everywhere(theme: str) -> None:
    for preset in PRESETS:
        for number in (1, 2):
            assert pockets(make_layout(number, preset, (), theme)) == []


@pytest.mark.rule("WC-R6")
def test_the_inside_of_every_ruin_and_building_can_be_entered() -> None:
    for number in range(12):
        layout = make_layout(number, "medium")
        for feature in features(number, "medium"):
            if len(feature.parts) == 1 and feature.parts[0] == feature.outline:
                continue
            x, y = (round(n) for n in outline(feature).centroid.coords[0])
            way = shortest(layout, 30, 32, 32, x, y, [], False)
            assert way is not None
            assert path_fault(layout, 30, way, []) == 0


@pytest.mark.rule("WC-R6")
def test_the_same_number_gives_the_same_table_and_another_number_another() -> None:
    tables = [layout_text(make_layout(number, "medium")) for number in range(20)]
    assert len(set(tables)) == 20
    again = Layout(pieces_of(features(7, "medium")))  # made anew, not remembered
    assert layout_text(again) == tables[7]


@pytest.mark.rule("WC-R6")
def test_the_table_of_a_number_is_the_same_on_every_machine() -> None:
    first = make_layout(7, "light").pieces[0]
    assert (first.kind, first.points) == FIRST


@pytest.mark.rule("WC-R6")
def test_kept_clear_discs_have_64_mm_around_them() -> None:
    discs: list[Clear] = [(457, 457, 107), (200, 700, 12), (700, 200, 12)]
    for number in range(10):
        found = features(number, "medium", discs)
        assert abs(share(found) - 160) <= 6
        for feature in found:
            for x, y, r in discs:
                assert outline(feature).distance(shapely.Point(x, y)) >= r + 64 - HAIR


@pytest.mark.rule("WC-R6", "WC-X15")
def test_a_lane_stays_free_from_edge_to_edge() -> None:
    lane = shapely.box(LANE[0], LANE[1], LANE[2], LANE[3])
    for number in range(10):
        found = features(number, "medium", [LANE])
        assert 9 <= len(found) <= 12
        assert abs(share(found) - 160 * (SIDE - 254) // SIDE) <= 6  # of the ground beside the lane
        assert all(outline(feature).distance(lane) > 0 for feature in found)


@pytest.mark.rule("WC-R6")
def test_a_table_with_hardly_any_room_gets_what_fits() -> None:
    found = features(1, "light", [(0, 0, SIDE, 600)])
    assert 0 < len(found) <= 8
    assert all(outline(feature).bounds[1] >= 600 for feature in found)


@pytest.mark.rule("WC-R6", "WC-X12")
def test_the_middle_can_be_a_covered_spot() -> None:
    for number in range(10):
        layout = make_layout(number, "medium", [(MIDDLE, MIDDLE, 12)], "cover")
        assert shortest(layout, 30, MIDDLE, 32, MIDDLE, MIDDLE, [], False) is not None
        shooters = [(MIDDLE + x, MIDDLE + y) for x in (-150, 0, 150) for y in (-150, 0, 150)]
        covered = [
            (x, y)
            for x, y in shooters
            if (x, y) != (MIDDLE, MIDDLE) and cover_items(layout, x, y, 16, MIDDLE, MIDDLE, 16, [])
        ]
        assert len(covered) >= 3
        walls = [shapely.Polygon(piece.points) for piece in layout.pieces if piece.kind == "ruin"]
        assert min(wall.distance(shapely.Point(MIDDLE, MIDDLE)) for wall in walls) >= 64


@pytest.mark.rule("WC-R6")
def test_a_dead_end_street_has_buildings_on_both_sides_and_one_at_its_end() -> None:
    found = features(3, "medium", (), "street")
    buildings = [outline(feature).centroid for feature in found if feature.kind.word == "building"]
    assert sum(point.x < MIDDLE - 90 for point in buildings) == 2
    assert sum(point.x > MIDDLE + 90 for point in buildings) == 2
    assert max(buildings, key=lambda point: point.y).x == pytest.approx(MIDDLE, abs=2)


@pytest.mark.rule("WB-G4", "WC-R6")
def test_what_each_kind_does() -> None:
    does = {
        kind.word: (kind.blocks_sight, kind.cover, kind.impassable, kind.difficult)
        for kind in KINDS.values()
    }
    for word in ("ruin", "building", "container"):
        assert does[word] == (True, True, True, False)
    for word in ("barrier", "fence", "rocks", "scrap"):
        assert does[word] == (False, True, False, True)
    for word in ("rubble", "stream", "field"):
        assert does[word] == (False, False, False, True)


@pytest.mark.rule("WB-G8")
def test_containers_are_low_enough_to_be_climbed() -> None:
    pieces = [p for number in range(20) for p in make_layout(number, "medium").pieces]
    climbable = [piece for piece in pieces if piece.climbable]
    assert {piece.kind for piece in climbable} == {"container"}
    assert {piece.height for piece in climbable} == {51, 76}


def test_draws_are_spread_evenly() -> None:
    draws = Draws(5)
    counts = [0] * 6
    for _ in range(6000):
        counts[draws.below(6)] += 1
    assert min(counts) > 850
    assert {draws.weighted([("a", 1), ("b", 0), ("c", 3)]) for _ in range(50)} == {"a", "c"}
