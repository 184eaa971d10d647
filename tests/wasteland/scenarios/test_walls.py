"""Walls before the battle are as long as their builder wants, up to red (WC-X2, WC-X10)."""

from __future__ import annotations

from math import dist

import pytest

from overseer import bots
from overseer.text import LANGUAGES
from overseer.voice.wasteland.moves import move_parts
from overseer.wasteland.battle.battle import SOUTH
from overseer.wasteland.battle.moves import PUT, BattleMove
from overseer.wasteland.battle.views.view import SeenBattle
from overseer.wasteland.scenarios.shared.walls import WAYS, wall_moves
from overseer.wasteland.scenarios.zones import read_zone
from overseer.wasteland.words import LENGTHS, ORANGE, RED, YELLOW
from tests.wasteland.scenarios.stage import FORCE, MUTANTS, Opening, Stage

BOTH = ("police-station", "hold-the-fort")
SIZES = (RED, YELLOW, ORANGE)
MACHINES = ("put k0 100,60", "put k1 457,60", "put k2 800,60")


def before_walls(scenario: str) -> Opening:
    """The defender is asked for his first wall."""
    opening = Opening(scenario, forces=[MUTANTS, FORCE], events=False)
    if scenario == "hold-the-fort":
        opening.play(*MACHINES)
    return opening


def length(opening: Opening) -> float:
    """The long side of the wall that was put up last."""
    first, second, third = opening.state.layout.pieces[-1].points[:3]
    return max(dist(first, second), dist(second, third))


def walls(moves: list[BattleMove]) -> list[BattleMove]:
    """The walls among some moves."""
    return [move for move in moves if move.kind == PUT]


@pytest.mark.rule("WC-X2", "WC-X10")
@pytest.mark.parametrize("scenario", BOTH)
@pytest.mark.parametrize("number", range(12))
def test_a_wall_is_as_long_as_its_ruler(scenario: str, number: int) -> None:
    opening = before_walls(scenario)
    text = f"put k{number} 280,100"
    assert str(opening.parse(text)) == text
    opening.play(text)
    assert length(opening) == pytest.approx(LENGTHS[SIZES[number // 4]], abs=1.5)
    piece = opening.state.layout.pieces[-1]
    assert piece.cover
    assert piece.difficult
    twin = opening.state.copy()
    assert twin.layout.pieces[-1].points == piece.points


@pytest.mark.rule("WC-X2", "WC-X10")
def test_a_short_wall_stands_where_a_long_one_does_not() -> None:
    station = before_walls("police-station")
    assert station.rule("put k2 300,150") == "WC-F3"  # out of his zone
    assert station.rule("put k6 300,150") == ""
    assert station.rule("put k4 40,150") == "WB-G4"  # over the edge
    assert station.rule("put k8 40,150") == ""
    fort = before_walls("hold-the-fort")
    fort.play("put k8 300,150")
    assert fort.rule("put k0 480,150") == "WC-F4"  # 78 mm from the first one
    assert fort.rule("put k8 480,150") == ""
    assert fort.rule("put k12 480,150") == "WB-D4"


@pytest.mark.rule("WC-X2", "WC-X10")
@pytest.mark.parametrize("scenario", BOTH)
def test_all_lengths_are_offered_and_named(scenario: str) -> None:
    state = before_walls(scenario).state
    offered = walls([move for move in state.moves() if isinstance(move, BattleMove)])
    assert [number for number in range(13) if any(move.a == number for move in offered)] == list(
        range(12)
    )
    assert all(state.why(move) == 0 for move in offered)
    firsts = {move.a // WAYS: move for move in reversed(offered)}
    for lang in LANGUAGES:
        titles = [move_parts(SeenBattle(state), firsts[size], lang)[0] for size in range(3)]
        for title, centimetres in zip(titles, (15, 10, 5), strict=True):
            assert f"{centimetres}" in title.split("(")[1].split(")")[0]


@pytest.mark.rule("WC-X2", "WC-X10", "WC-A1")
@pytest.mark.parametrize("scenario", BOTH)
def test_bots_and_the_ai_build_at_full_length(scenario: str) -> None:
    opening = before_walls(scenario)
    found = bots.make("normal", "wasteland", 1).choose(opening.state.view(1))
    assert isinstance(found, BattleMove)
    assert found.kind == PUT
    assert found.a < WAYS
    stage = Stage(scenario, 1, ai="defender", forces=[FORCE])
    built = stage.state.layout.pieces
    assert len(built) > 1
    for piece in built:
        first, second, third = piece.points[:3]
        assert max(dist(first, second), dist(second, third)) > LENGTHS[RED] - 2


@pytest.mark.rule("WC-X10")
def test_where_no_long_wall_fits_the_ai_builds_the_longest_that_does() -> None:
    battle = before_walls("hold-the-fort").state
    assert str(battle.moves()[-1]) == "pass"
    small = read_zone("square yellow")
    offered = wall_moves(battle, small, SOUTH, 0, 0)
    assert {move.a // WAYS for move in offered} == {1, 2}
    wanted = [move for move in offered if move.a // WAYS == 1]
    assert wall_moves(battle, small, SOUTH, 0, 0, every=False) == wanted
