"""Ways of the AI: planned move by move, round friends, and what is forbidden is not tried."""

from __future__ import annotations

import pytest

from overseer.engine import NATURE
from overseer.wasteland.ai.measured import Measured
from overseer.wasteland.ai.moving import nearest_subject
from overseer.wasteland.ai.respond import threats
from overseer.wasteland.ai.subjects import model_subject
from overseer.wasteland.ai.travel import NO_MOVES, cut, touches_any
from overseer.wasteland.battle.battle import NORTH, Battle
from overseer.wasteland.battle.measure import touches_marker
from overseer.wasteland.battle.model import PLACE, SEARCHABLE, Model
from overseer.wasteland.battle.moves import MOVE, SHOOT
from overseer.wasteland.battle.rules import AIM_DEFEAT, AIM_GO, AIM_PROTECT, AIM_USE, Aim
from overseer.wasteland.geometry.piece import Piece
from overseer.wasteland.geometry.plane import gap_within, length64, overlap, touching
from overseer.wasteland.words import INJURED_LEG
from tests.wasteland.ai.opponent import AI, Opponent, wounded
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


@pytest.mark.rule("WC-A8", "WB-G4")
def test_who_cannot_enter_difficult_ground_goes_along_it_as_near_as_it_can() -> None:
    table = Opponent([rubble(0, 300, 914, 50)])
    mutant = table.model("super-mutant", AI, 200, 279)  # on the brink
    table.model("settler", 0, 500, 325)
    mutant.conditions |= INJURED_LEG
    table.responds(mutant, "A")
    assert (table.mind(mutant).walk().smooth, table.mind(mutant).walk().rough) == (51 * 64, 0)
    x, y = table.end()
    assert x >= 248
    assert y <= 280


@pytest.mark.rule("WC-A12", "WB-G4")
def test_who_cannot_enter_difficult_ground_goes_along_it_towards_a_marker() -> None:
    table = Opponent([rubble(0, 300, 914, 50)])
    mutant = table.model("super-mutant", AI, 200, 279)
    spot = table.marker(PLACE, 500, 325)
    mutant.conditions |= INJURED_LEG
    table.aims.sought = Aim(AIM_GO, markers=(spot.number,))
    table.responds(mutant, "M")
    assert table.end()[0] >= 248
    assert table.why == ["move-near"]


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


@pytest.mark.rule("WC-A12", "WC-A13")
def test_a_marker_is_touched_where_no_enemy_stands() -> None:
    table = Opponent()
    danse = table.model("paladin-danse", AI, 134, 493)
    spot = table.marker(SEARCHABLE, 134, 457)
    dog = table.model("dogmeat-scout", 0, 124, 456)  # on the marker
    other = table.model("preston-garvey", 0, 155, 436)
    table.aims.sought = Aim(AIM_USE, markers=(spot.number,))
    table.responds(danse, "O")
    x, y = table.end()
    assert table.why == ["aim-touch"]
    assert touches_marker(danse, spot, x, y)
    for enemy in (dog, other):
        assert not touching(x, y, danse.radius, enemy.x, enemy.y, enemy.radius)


@pytest.mark.rule("WC-A12", "WC-A13")
def test_a_marker_that_enemies_guard_comes_after_one_that_can_be_touched() -> None:
    table = Opponent()
    mutant = table.model("super-mutant", AI, 300, 300)
    near = table.marker(SEARCHABLE, 400, 300)
    far = table.marker(SEARCHABLE, 300, 700)
    table.aims.sought = Aim(AIM_USE, markers=(near.number, far.number))
    assert table.responds(mutant, "O").end()[0] > 360
    guards = [table.model("settler", 0, 400 + x, 300 + y) for x, y in ((-24, 22), (-24, -22))]
    guards += [table.model("settler", 0, 400 + x, 300 + y) for x, y in ((24, 22), (24, -22))]
    x, y = table.end()
    assert y > 390  # it goes to the other one
    for guard in guards:
        assert not touching(x, y, mutant.radius, guard.x, guard.y, guard.radius)
    far.out = True
    assert table.end()[0] > 330  # without another it comes as near as it can


@pytest.mark.rule("WC-A12")
def test_a_way_to_a_marker_stops_before_it_meets_an_enemy() -> None:
    table = Opponent()
    mutant = table.model("super-mutant", AI, 400, 300)
    spot = table.marker(SEARCHABLE, 400, 457)
    settler = table.model("settler", 0, 430, 424)  # beside where the straight way touches it
    table.aims.sought = Aim(AIM_USE, markers=(spot.number,))
    mind = table.mind(mutant)
    found = nearest_subject(mind, mind.subjects)
    assert found is not None
    x, y = found[1].points[-1]
    assert touches_marker(mutant, spot, x, y)
    assert not touching(x, y, mutant.radius, settler.x, settler.y, settler.radius)


@pytest.mark.rule("WC-A12", "WB-G4")
@pytest.mark.parametrize("exits", [(), (NORTH,)])
def test_a_slow_model_goes_round_a_friend_on_its_way_to_an_edge(exits: tuple[int, ...]) -> None:
    table = Opponent([rubble(0, 558, 496, 170)], Aim(AIM_GO, edge=NORTH))
    table.aims.exits = exits
    mutant = table.model("super-mutant", AI, 457, 491)
    mutant.conditions |= INJURED_LEG  # it cannot cross the rubble
    table.model("enslaved-tech", AI, 486, 514)
    table.responds(mutant, "M")
    (move,) = table.thought.moves
    path = [(457, 491), *zip(move.path[::2], move.path[1::2], strict=True)]
    assert length64(path) > 64 * 40


@pytest.mark.rule("WC-A8", "WC-A21")
def test_where_nobody_gets_at_an_enemy_the_place_nearest_on_foot_is_taken() -> None:
    table = Opponent()
    ghoul = table.model("feral-ghoul", AI, 280, 256)
    behemoth = table.model("behemoth", 0, 306, 187)
    around = [(277, 224), (259, 187), (353, 193), (327, 142), (281, 147)]
    friends = [table.model("mole-rat", AI, x, y) for x, y in around]
    techs = [table.model("enslaved-tech", 0, 309, 233), table.model("hammer", 0, 317, 269)]
    table.aims.sought = Aim(AIM_DEFEAT, (behemoth.number,))
    table.responds(ghoul, "O")
    way = table.mind(ghoul).way(behemoth)
    assert way is not None
    assert way.moves == NO_MOVES
    x, y = table.end()
    assert (x - 306) ** 2 + (y - 187) ** 2 < 71**2  # from 74, where it stands
    for other in (*friends, *techs):
        assert not overlap(x, y, 16, other.x, other.y, other.radius)
    assert not touches_any(ghoul, x, y, techs)


# -- small readings ------------------------------------------------------------------------------


@pytest.mark.rule("WC-A9")
def test_it_stops_yellow_from_any_enemy() -> None:
    table = Opponent([box(150, 0, 10, 450, "sight")])
    mutant = table.model("super-mutant", AI, 100, 100, "pipe-pistol")
    settler = wounded(table.model("settler", 0, 100, 460), 1)  # the target, out of range by 18 mm
    dog = table.model("dogmeat", 0, 190, 230)  # behind the wall, beside the way
    table.responds(mutant, "A", method="ranged")
    assert table.why == ["ranged-position", "target-most-hurt"]
    assert table.end() == (100, 126)  # 102 mm would lead to 100,202, far off the target
    assert not gap_within(100, 126, 20, dog.x, dog.y, dog.radius, 101)
    assert gap_within(100, 127, 20, dog.x, dog.y, dog.radius, 101)
    assert not gap_within(100, 202, 20, settler.x, settler.y, settler.radius, 101)


@pytest.mark.rule("WC-A14")
def test_of_two_threats_alike_one_is_drawn() -> None:
    table = Opponent()
    mutant = table.model("super-mutant", AI, 200, 200, "board")
    friend = table.model("brute", AI, 500, 200)
    near = table.model("settler", 0, 200, 237)
    far = table.model("settler", 0, 500, 520)  # out of its reach, not of its friend's
    table.aims.sought = Aim(AIM_PROTECT, (friend.number,))
    table.responds(mutant, "D")
    assert table.mind(mutant).touched == [near]
    subject = model_subject(friend)
    assert threats(Measured(table.mind(mutant)), subject) == [near, far]
    # Half the time it is the one beside it, half the time the other, and it goes to its friend.
    assert table.does == [f"fight m{near.number} board", "move 302,200"]
    assert "defend-drawn" in table.why


@pytest.mark.rule("WC-A16")
@pytest.mark.parametrize(("charge", "answer"), [(1, "yes"), (0, "no")])
def test_who_charged_follows_whom_its_blow_pushes(charge: int, answer: str) -> None:
    table = Opponent()
    brute = table.model("brute", AI, 200, 200, "huge-club")
    settler = table.model("settler", 0, 237, 200)
    settler.health = 20
    brute.charge_dice = bytes((charge, 0, 0, 0))
    table.responds(brute, "O", "careful")  # of itself it would stay
    black = " ".join(["K:-"] * (2 + charge))
    table.play(f"fight m{settler.number} huge-club", f"roll 3 {black} B:b B:x", "armour 4")
    assert settler.x == 237 + 51
    assert table.asked == (NATURE, "follow")
    assert table.does == [answer]
