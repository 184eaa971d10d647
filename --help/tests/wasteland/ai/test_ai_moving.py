"""M, O, F and D, attitudes on the move, safest places (WC-A6, A12 to A14, A21, A23)."""

from __future__ import annotations

import pytest

from overseer.wasteland.ai.safest import Place, Watch, safest
from overseer.wasteland.battle.battle import NORTH, SOUTH
from overseer.wasteland.battle.model import (
    ESCAPED,
    LOCKPICK_MARKER,
    PLACE,
    REMOVED,
    SEARCH_MARKER,
    SEARCHABLE,
    UNKNOWN,
)
from overseer.wasteland.battle.moves import CHARGE, INTERACT, MOVE, SHOOT, at_marker
from overseer.wasteland.battle.rules import (
    AIM_DEFEAT,
    AIM_GO,
    AIM_PROTECT,
    AIM_USE,
    Aim,
)
from overseer.wasteland.geometry.plane import square, touching
from tests.wasteland.ai.opponent import AI, Opponent, wounded
from tests.wasteland.table import box

# -- M -------------------------------------------------------------------------------------------


@pytest.mark.rule("WC-A12")
@pytest.mark.rule("WC-A6")
def test_reckless_it_takes_the_shortest_path() -> None:
    table = Opponent(aim=Aim(AIM_GO, point=(700, 200)))
    mutant = table.model("super-mutant", AI, 200, 200)
    table.responds(mutant, "M")
    assert table.end() == (302, 200)


@pytest.mark.rule("WC-A12")
def test_it_goes_to_the_subject_that_takes_the_fewest_moves() -> None:
    table = Opponent()
    mutant = table.model("super-mutant", AI, 200, 200)
    far = table.marker(PLACE, 800, 200)
    near = table.marker(PLACE, 200, 600)
    table.aims.sought = Aim(AIM_GO, markers=(far.number, near.number))
    table.responds(mutant, "M")
    assert table.end() == (200, 302)


@pytest.mark.rule("WC-A12")
def test_it_stops_at_its_subject_and_does_its_objective_there() -> None:
    table = Opponent()
    mutant = table.model("super-mutant", AI, 200, 200)
    spot = table.marker(PLACE, 200, 290)
    table.aims.sought = Aim(AIM_USE, markers=(spot.number,))
    table.responds(mutant, "M")
    x, y = table.end()
    assert (x, y) == (200, 256)
    mutant.x, mutant.y = x, y
    assert table.why[0] == "at-subject"


@pytest.mark.rule("WC-A12")
def test_it_avoids_an_engagement_on_its_way() -> None:
    table = Opponent(aim=Aim(AIM_GO, point=(700, 200)))
    mutant = table.model("super-mutant", AI, 200, 200)
    settler = table.model("settler", 0, 302, 237)  # it would touch the end of a straight move
    table.responds(mutant, "M")
    x, y = table.end()
    assert not touching(x, y, 20, settler.x, settler.y, 16)
    assert x > 240


@pytest.mark.rule("WC-A6")
def test_careful_it_covers_half_its_ruler_then_hides() -> None:
    wall = box(300, 260, 200, 30, "wall", "sight")
    table = Opponent([wall], Aim(AIM_GO, point=(800, 200)))
    mutant = table.model("super-mutant", AI, 230, 235)
    table.model("sole-survivor", 0, 330, 700, "hunting-rifle")
    mind = table.mind(mutant)
    watch = Watch(mind)
    bare = Place((mutant.x, mutant.y), 0)
    watch.look(bare)
    assert bare.threats == 1
    table.responds(mutant, "M", "careful")
    (move,) = table.thought.moves
    place = Place(move.path, 0)
    watch.look(place)
    assert place.threats == 0
    assert move.x >= 230 + 45
    assert "safest" in table.why


@pytest.mark.rule("WC-A6")
def test_careful_it_gives_no_ground_back_that_it_has_covered() -> None:
    table = Opponent(aim=Aim(AIM_GO, point=(600, 200)))
    mutant = table.model("super-mutant", AI, 200, 200)
    # Just out of a hunting rifle's range: a few steps on it is in danger.
    table.model("sole-survivor", 0, 200 + 20 + 559 + 16 + 10, 200, "hunting-rifle")
    table.responds(mutant, "M", "careful")
    (move,) = table.thought.moves
    assert "safest" in table.why
    assert move.x >= 200 + 50


@pytest.mark.rule("WC-A12")
def test_an_exit_is_taken_also_by_a_careful_model() -> None:
    table = Opponent(aim=Aim(AIM_GO, edge=SOUTH))
    mutant = table.model("super-mutant", AI, 300, 110)
    table.model("sole-survivor", 0, 300, 500, "hunting-rifle")
    table.aims.exits = (SOUTH,)
    table.responds(mutant, "M", "careful").act()
    assert mutant.place == ESCAPED


@pytest.mark.rule("WC-A12")
def test_an_edge_that_is_no_exit_is_only_reached() -> None:
    table = Opponent(aim=Aim(AIM_GO, edge=NORTH))
    mutant = table.model("super-mutant", AI, 300, 830)
    table.responds(mutant, "M").act()
    assert (mutant.alive, mutant.x, mutant.y) == (True, 300, 894)
    assert table.why[0] == "at-subject"


# -- safest places -------------------------------------------------------------------------------


def ranked(table: Opponent, *spots: tuple[int, int]) -> tuple[int, int]:
    """The safest of some spots for the first AI model; the goal is at 500, 500."""
    model = next(m for m in table.state.models if m.side == AI)
    mind = table.mind(model)
    places = [Place((x, y), square(x, y, model.x, model.y)) for x, y in spots]
    best = safest(mind, places, 500, 500)
    return best.x, best.y


@pytest.mark.rule("WC-A23")
def test_fewest_enemies_that_can_shoot_or_charge_come_first() -> None:
    table = Opponent([box(300, 400, 200, 20, "wall", "sight")])
    table.model("super-mutant", AI, 100, 100)
    table.model("sole-survivor", 0, 400, 600, "hunting-rifle")
    assert ranked(table, (200, 340), (400, 340)) == (400, 340)
    # Without a gun its charge counts.
    table = Opponent()
    table.model("super-mutant", AI, 100, 100)
    table.model("settler", 0, 400, 600)
    assert ranked(table, (400, 440), (400, 380)) == (400, 380)


@pytest.mark.rule("WC-A23")
def test_then_most_cover_then_nearest_then_the_shortest_path_then_the_lowest() -> None:
    table = Opponent([box(300, 400, 40, 20, "cover")])
    table.model("super-mutant", AI, 100, 100)
    table.model("sole-survivor", 0, 320, 700, "hunting-rifle")
    assert ranked(table, (420, 350), (320, 350)) == (320, 350)
    assert ranked(table, (700, 500), (600, 500)) == (600, 500)
    assert ranked(table, (600, 500), (400, 500)) == (400, 500)  # the same distance, a shorter path
    table = Opponent()
    table.model("super-mutant", AI, 500, 100)
    assert ranked(table, (600, 500), (400, 500)) == (400, 500)


@pytest.mark.rule("WC-A23")
def test_an_enemy_in_a_fight_threatens_nobody_else() -> None:
    table = Opponent()
    table.model("super-mutant", AI, 100, 100)
    survivor = table.model("sole-survivor", 0, 400, 600, "hunting-rifle")
    table.model("mutant-hound", AI, 400, 633)
    place = Place((400, 400), 0)
    Watch(table.mind(table.state.models[0])).look(place)
    assert place.threats == 0
    table.state.models[2].place = REMOVED
    Watch(table.mind(table.state.models[0])).look(place)
    assert (place.threats, survivor.alive) == (1, True)


# -- O -------------------------------------------------------------------------------------------


@pytest.mark.rule("WC-A13")
def test_defeat_attacks_the_subject_alone() -> None:
    table = Opponent()
    mutant = table.model("super-mutant", AI, 200, 200, "board")
    table.model("settler", 0, 200, 237)
    leader = table.model("sole-survivor", 0, 400, 500)
    table.aims.sought = Aim(AIM_DEFEAT, models=(leader.number,))
    mutant.x, mutant.y = 300, 300
    table.responds(mutant, "O")
    assert table.why == ["aim-defeat", "close-next-charge", "target-only"]
    leader.place = REMOVED
    assert table.why[0] == "aim-impossible"


@pytest.mark.rule("WC-A13")
def test_use_interacts_else_touches_else_approaches() -> None:
    table = Opponent()
    mutant = table.model("super-mutant", AI, 200, 200)
    spot = table.marker(PLACE, 200, 520)
    table.aims.sought = Aim(AIM_USE, markers=(spot.number,))
    table.responds(mutant, "O")
    assert table.why == ["aim-approach", "move"]
    mutant.y = 420
    assert table.why == ["aim-touch"]
    mutant.y = 489
    table.aims.usable = [at_marker(INTERACT, spot.number)]
    assert table.does == [f"interact k{spot.number}"]
    assert table.why == ["aim-use"]


@pytest.mark.rule("WC-A13")
def test_markers_are_looked_at_for_free_then_tried_and_left_without_the_skill() -> None:
    table = Opponent()
    mutant = table.model("super-mutant", AI, 200, 200)
    table.model("settler", 0, 800, 800)
    chest = table.marker(SEARCHABLE, 200, 231, UNKNOWN)
    table.state.stocks = ((), ((SEARCH_MARKER, 1), (LOCKPICK_MARKER, 1)))
    table.aims.sought = Aim(AIM_USE, markers=(chest.number,))
    table.responds(mutant, "O")
    assert table.does == [f"look k{chest.number}"]
    table.act()
    table.play(f"content k{chest.number} {SEARCH_MARKER}")
    assert table.does == [f"try k{chest.number} search"]
    chest.content = LOCKPICK_MARKER  # a super mutant cannot
    assert table.why[0] == "aim-impossible"


@pytest.mark.rule("WC-A13")
def test_what_is_held_locked_or_gone_is_impossible_too_far_is_not() -> None:
    table = Opponent()
    mutant = table.model("super-mutant", AI, 100, 100)
    settler = table.model("settler", 0, 800, 800)
    spot = table.marker(PLACE, 800, 100)
    table.aims.sought = Aim(AIM_USE, markers=(spot.number,))
    table.responds(mutant, "O")
    assert table.why[0] == "aim-approach"
    spot.carrier = settler.number
    assert table.why[0] == "aim-impossible"
    spot.carrier = -1
    mutant.locked = (spot.number,)
    assert table.why[0] == "aim-impossible"
    mutant.locked = ()
    spot.out = True
    assert table.why[0] == "aim-impossible"
    table.aims.sought = Aim(0)
    assert table.why == ["aim-impossible", "close-towards", "target-only"]


# -- F and D -------------------------------------------------------------------------------------


@pytest.mark.rule("WC-A14")
def test_falling_back_leads_to_where_it_was_deployed_then_to_the_objective() -> None:
    table = Opponent(aim=Aim(AIM_GO, point=(800, 800)))
    mutant = table.model("super-mutant", AI, 100, 100)
    mutant.x = 400
    table.responds(mutant, "F")
    assert table.why == ["fall-back", "move"]
    assert table.end() == (298, 100)
    mutant.x = 110
    assert table.why == ["at-home", "aim-go", "move"]


class Guard:
    """A super mutant guards a hound; a survivor threatens it."""

    def __init__(self) -> None:
        self.table = Opponent()
        cards = ("board", "bolt-action-pipe-rifle")
        self.mutant = self.table.model("super-mutant", AI, 200, 200, *cards)
        self.ward = self.table.model("mutant-hound", AI, 200, 400)
        self.near = self.table.model("settler", 0, 330, 200)
        self.threat = wounded(self.table.model("sole-survivor", 0, 280, 420), 2)
        self.table.aims.sought = Aim(AIM_PROTECT, models=(self.ward.number,))


@pytest.mark.rule("WC-A14")
def test_defending_it_attacks_the_threat_to_the_subject_not_its_own() -> None:
    guard = Guard()
    table = guard.table.responds(guard.mutant, "D", method="ranged")
    (move,) = table.thought.moves
    assert (move.kind, move.a) == (SHOOT, guard.threat.number)
    assert table.why == ["defend-from", "ranged-shoot", "target-only"]


@pytest.mark.rule("WC-A14")
def test_careful_and_the_subject_in_a_fight_it_does_not_shoot_into_it() -> None:
    guard = Guard()
    guard.threat.x, guard.threat.y = 200, 367
    table = guard.table.responds(guard.mutant, "D", "careful", "ranged")
    (move,) = table.thought.moves
    assert (move.kind, move.a) == (CHARGE, guard.threat.number)
    assert "defend-close" in table.why
    table.responds(guard.mutant, "D", "reckless", "ranged")
    assert table.thought.moves[0].kind == SHOOT


@pytest.mark.rule("WC-A14")
def test_a_hostile_subject_is_the_objective_and_none_is_an_attack() -> None:
    guard = Guard()
    table = guard.table
    table.aims.sought = Aim(AIM_DEFEAT, models=(guard.near.number,))
    table.responds(guard.mutant, "D")
    assert table.why[:2] == ["defend-hostile", "aim-defeat"]
    assert table.thought.moves[0].a == guard.near.number
    table.aims.sought = Aim(0)
    assert table.why[0] == "defend-nothing"


@pytest.mark.rule("WC-A14")
def test_protecting_is_defending() -> None:
    guard = Guard()
    table = guard.table.responds(guard.mutant, "O", method="ranged")
    assert table.why[:2] == ["aim-protect", "defend-from"]


# -- going round in circles ----------------------------------------------------------------------


@pytest.mark.rule("WC-A21")
def test_a_second_entry_becomes_an_attack_on_anyone() -> None:
    table = Opponent(aim=Aim(AIM_GO, point=(200, 210)))
    mutant = table.model("super-mutant", AI, 200, 200, "board")
    settler = table.model("settler", 0, 200, 300)
    table.responds(mutant, "M")  # at the subject: O, which is M again
    assert table.why == ["at-subject", "aim-go", "again", "close-charge", "target-only"]
    assert table.thought.moves[0].a == settler.number


@pytest.mark.rule("WC-A21")
def test_without_a_weapon_it_comes_nearer_and_without_enemies_the_action_is_lost() -> None:
    table = Opponent(aim=Aim(AIM_GO, point=(200, 210)))
    mutant = table.model("super-mutant", AI, 200, 200)
    settler = table.model("settler", 0, 200, 500)
    table.responds(mutant, "M", method="ranged")
    assert table.why[-1] == "towards-nearest"
    assert table.end() == (200, 302)
    settler.place = REMOVED
    assert table.does == ["end"]
    assert table.why[-1] == "lost"


@pytest.mark.rule("WC-A21")
def test_one_who_cannot_move_at_all_loses_its_action() -> None:
    walls = [
        box(170, 170, 60, 8, "wall", number=0),
        box(170, 222, 60, 8, "wall", number=1),
        box(170, 170, 8, 60, "wall", number=2),
        box(222, 170, 8, 60, "wall", number=3),
    ]
    table = Opponent(walls, Aim(AIM_GO, point=(800, 800)))
    mutant = table.model("super-mutant", AI, 200, 200, "board")
    table.model("settler", 0, 800, 800)
    for letter in "AMOFD":
        table.responds(mutant, letter)
        for move in table.thought.moves:
            assert move.kind != MOVE or abs(move.x - 200) + abs(move.y - 200) < 8
