"""Ways of the AI: planned move by move, round friends, and what is forbidden is not tried."""

from __future__ import annotations

import pytest

from overseer.wasteland.ai.moving import nearest_subject
from overseer.wasteland.ai.travel import cut
from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.battle.model import PLACE, Model
from overseer.wasteland.battle.moves import FIGHT, MOVE, SHOOT
from overseer.wasteland.battle.rules import AIM_DEFEAT, AIM_GO, AIM_PROTECT, Aim
from overseer.wasteland.geometry.piece import Piece
from overseer.wasteland.geometry.plane import gap_within, length64
from tests.wasteland.ai.opponent import AI, Opponent
from tests.wasteland.table import box


def rubble(x: int, y: int, width: int, height: int) -> Piece:
    """A patch of difficult ground."""
    return box(x, y, width, height, "difficult")


def dust(table: Opponent) -> None:
    """The dust cloud lies over the table."""
    state = table.state
    card = state.cards.event_numbers["dust-cloud"]
    state.fate.standing = ((card, -1),)
    state.fate.settle(state.cards.events)


def steps_to(table: Opponent, mutant: Model, rounds: int = 14) -> list[int]:
    """How many mm each move is long until the model is where it wants to be."""
    found: list[int] = []
    state: Battle = table.state
    for _ in range(rounds):
        table.responds(mutant, "M")
        moves = table.thought.moves
        if moves[0].kind != MOVE:
            return found
        path = [(mutant.x, mutant.y), *zip(moves[0].path[::2], moves[0].path[1::2], strict=True)]
        found.append(length64(path) // 64)
        mutant.x, mutant.y = moves[0].path[-2], moves[0].path[-1]
        state.work.clear()
    return found


# -- what is forbidden is not possible -----------------------------------------------------------


@pytest.mark.rule("WC-A9", "WC-E1")
def test_under_the_dust_cloud_a_shooter_goes_down_its_list() -> None:
    table = Opponent()
    mutant = table.model("super-mutant", AI, 200, 200, "hunting-rifle")
    table.model("settler", 0, 200, 416)
    table.responds(mutant, "A", method="ranged")
    assert table.thought.moves[0].kind == SHOOT
    dust(table)
    assert table.thought.moves[0].kind == MOVE
    assert table.why == ["ranged-towards", "target-only"]


@pytest.mark.rule("WC-A14", "WC-E1")
def test_under_the_dust_cloud_a_defender_goes_to_its_subject() -> None:
    table = Opponent()
    mutant = table.model("super-mutant", AI, 200, 200, "hunting-rifle")
    friend = table.model("brute", AI, 400, 200)
    table.model("settler", 0, 200, 416)
    table.aims.sought = Aim(AIM_PROTECT, (friend.number,))
    table.responds(mutant, "D", method="ranged")
    dust(table)
    (move,) = table.thought.moves
    assert move.kind == MOVE
    assert move.path[-2] > 250


# -- difficult ground ----------------------------------------------------------------------------


@pytest.mark.rule("WB-G4", "WC-A12")
def test_difficult_ground_shortens_only_the_moves_that_cross_it() -> None:
    table = Opponent([rubble(600, 100, 200, 200)], Aim(AIM_GO, point=(700, 200)))
    mutant = table.model("super-mutant", AI, 100, 200)
    assert steps_to(table, mutant)[:4] == [102, 102, 102, 102]
    mutant.x, mutant.y = 100, 200
    found = steps_to(table, mutant)
    assert sum(found) >= 578  # it touches the point
    assert len(found) <= 8


@pytest.mark.rule("WC-A10", "WC-A12")
def test_the_nearest_is_counted_in_moves_as_they_are() -> None:
    # 5 moves to the one behind a strip of rubble, 6 to the other.
    table = Opponent([rubble(560, 150, 30, 100)])
    brute = table.model("super-mutant", AI, 100, 200)
    behind = table.model("settler", 0, 560, 200)
    table.model("settler", 0, 100, 780)
    table.aims.sought = Aim(AIM_DEFEAT, (behind.number,))
    mind = table.mind(brute)
    way = mind.way(behind)
    assert way is not None
    assert way.moves == 5


@pytest.mark.rule("WB-G4")
def test_a_way_is_cut_at_two_lengths() -> None:
    path = [(0, 0), (100, 0), (100, 100)]
    assert cut(path, 0, 50 * 64) == [(0, 0), (50, 0)]
    assert cut(path, 50 * 64, 150 * 64) == [(50, 0), (100, 0), (100, 50)]
    assert cut(path, 150 * 64, 900 * 64) == [(100, 50), (100, 100)]


# -- friends -------------------------------------------------------------------------------------


@pytest.mark.rule("WC-A12", "WC-A6")
def test_a_way_leads_round_friends_instead_of_ending_behind_them() -> None:
    table = Opponent(aim=Aim(AIM_GO, point=(457, 800)))
    mutant = table.model("super-mutant", AI, 457, 100)
    table.model("brute", AI, 457, 141)
    table.model("brute", AI, 457, 190)
    table.responds(mutant, "M")
    (move,) = table.thought.moves
    assert move.path[-1] > 170  # it stands beside them, not behind
    assert table.state.why(move) == 0


@pytest.mark.rule("WC-A12")
def test_beside_a_friend_in_rubble_it_keeps_its_aim() -> None:
    table = Opponent([rubble(0, 0, 914, 914)], Aim(AIM_GO, point=(457, 800)))
    mutant = table.model("super-mutant", AI, 457, 100)
    table.model("brute", AI, 457, 141)
    table.model("brute", AI, 498, 120)
    table.responds(mutant, "M")
    assert table.thought.moves[0].kind == MOVE
    assert "no-way" not in table.why


@pytest.mark.rule("WC-A12")
def test_with_friends_all_around_a_marker_it_comes_as_near_as_it_can() -> None:
    table = Opponent()
    mutant = table.model("super-mutant", AI, 200, 400)
    spot = table.marker(PLACE, 500, 400)
    table.model("brute", AI, 302, 400)
    table.aims.sought = Aim(AIM_GO, markers=(spot.number,))
    mind = table.mind(mutant)
    found = nearest_subject(mind, mind.subjects)
    assert found is not None
    table.responds(mutant, "M")
    x, y = table.end()
    assert (x - 200) ** 2 + (y - 400) ** 2 > 80**2


# -- small readings ------------------------------------------------------------------------------


@pytest.mark.rule("WC-A9")
def test_it_stops_yellow_from_any_enemy() -> None:
    table = Opponent([box(150, 300, 550, 10, "sight")])
    mutant = table.model("super-mutant", AI, 100, 200, "hunting-rifle")
    table.model("settler", 0, 300, 500)
    table.model("dogmeat", 0, 100, 380)
    table.responds(mutant, "A", method="ranged")
    for move in table.thought.moves:
        if move.kind == MOVE:
            for enemy in table.state.on_table(0):
                x, y = move.path[-2:]
                assert not gap_within(x, y, 20, enemy.x, enemy.y, enemy.radius, 101)


@pytest.mark.rule("WC-A14")
def test_of_two_threats_alike_one_is_drawn() -> None:
    table = Opponent()
    mutant = table.model("super-mutant", AI, 200, 200, "board")
    friend = table.model("brute", AI, 500, 200)
    near = table.model("settler", 0, 200, 237)
    table.model("settler", 0, 500, 520)
    table.aims.sought = Aim(AIM_PROTECT, (friend.number,))
    table.responds(mutant, "D")
    mind = table.mind(mutant)
    assert mind.touched == [near]
    kinds = {move.kind for move in table.thought.moves}
    assert kinds <= {FIGHT, MOVE}


@pytest.mark.rule("WC-A16")
def test_who_charged_follows_whom_its_blow_pushes() -> None:
    table = Opponent()
    brute = table.model("brute", AI, 200, 200, "sledgehammer")
    settler = table.model("settler", 0, 237, 200)
    brute.charge_dice = b"\1\0\0\0"
    table.responds(brute, "O", "careful")
    table.play(f"fight m{settler.number} sledgehammer")
    assert table.state.work[-1].has(128)
