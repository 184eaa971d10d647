"""Moving: rulers, ground, bases, edges, free attacks."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from overseer.wasteland.battle.battle import EAST, NORTH
from overseer.wasteland.battle.measure import is_engaged, sees_from
from overseer.wasteland.battle.model import ESCAPED, REMOVED
from overseer.wasteland.battle.moving.spots import Spots, charge_spots, move_spots, shelters
from overseer.wasteland.battle.moving.ways import Ways
from overseer.wasteland.battle.work import FREE
from overseer.wasteland.card import Leader
from overseer.wasteland.geometry.paths import spot_fault
from overseer.wasteland.words import FREE_DISENGAGE, FROZEN, INJURED_LEG
from tests.wasteland.moving import DONE, Field, block


@pytest.mark.rule("WB-G2", "WB-G4")
def test_a_path_is_at_most_as_long_as_the_ruler() -> None:
    field = Field()
    settler = field.put("settler", 0, 100, 100)
    assert field.why_not(settler, 202, 100) == ""
    assert field.why_not(settler, 203, 100) == "WB-G2 too-far"
    # A bend makes it longer.
    assert field.why_not(settler, 150, 140, 202, 100) == "WB-G2 too-far"
    assert field.move(settler, 202, 100) == DONE
    assert (settler.x, settler.y) == (202, 100)
    assert field.rules.rested == [settler.number]


@pytest.mark.rule("WB-G4")
def test_the_other_reading_adds_the_base() -> None:
    field = Field()
    settler = field.put("settler", 0, 100, 100)
    field.battle.tables.settings.move_adds_base = True
    assert field.why_not(settler, 234, 100) == ""
    assert field.why_not(settler, 235, 100) == "WB-G2 too-far"


@pytest.mark.rule("WB-G2", "WB-R4", "WB-F10")
def test_quick_moves_and_injuries_are_one_colour_shorter_until_none_is_left() -> None:
    field = Field()
    settler = field.put("settler", 0, 100, 100)
    assert field.why_not(settler, 151, 100, quick=True) == ""
    assert field.why_not(settler, 152, 100, quick=True) == "WB-G2 too-far"
    settler.conditions = INJURED_LEG
    assert field.why_not(settler, 152, 100) == "WB-G2 too-far"
    settler.conditions = INJURED_LEG | FROZEN
    assert field.why_not(settler, 101, 100) == "WB-G2 no-move"


@pytest.mark.rule("WB-G4")
def test_difficult_ground_anywhere_on_the_way_shortens_the_ruler() -> None:
    field = Field(block(0, 130, 80, 140, 120, "difficult"))
    settler = field.put("settler", 0, 100, 100)
    assert field.why_not(settler, 151, 100) == ""
    assert field.why_not(settler, 152, 100) == "WB-G2 too-far"
    assert field.why_not(settler, 100, 200) == ""
    deathclaw = field.put("deathclaw", 1, 100, 300)
    field.battle.layout = Field(block(0, 150, 250, 160, 350, "difficult")).battle.layout
    assert field.why_not(deathclaw, 200, 300) == ""  # unimpeded


@pytest.mark.rule("WB-G4")
def test_walls_and_enemies_are_in_the_way_friends_are_not() -> None:
    field = Field(block(0, 300, 80, 310, 120, "wall"))
    settler = field.put("settler", 0, 270, 100)
    assert field.why_not(settler, 340, 100) == "WB-G4 wall"
    assert field.why_not(settler, 290, 100) == "WB-G4 ends-on"
    friend = field.put("settler", 0, 270, 140)
    assert field.why_not(settler, 270, 180) == ""
    assert field.why_not(settler, 270, 150) == "WB-G4 ends-on"
    friend.side = friend.seat = 1
    assert field.why_not(settler, 270, 180) == "WB-G4 base"


@pytest.mark.rule("WB-G4")
def test_huge_ones_trample_what_is_smaller() -> None:
    field = Field()
    deathclaw = field.put("deathclaw", 0, 200, 200)
    field.put("settler", 1, 250, 200)
    assert field.why_not(deathclaw, 300, 200) == ""
    assert field.why_not(deathclaw, 260, 210) == "WB-G4 ends-on"
    field.put("behemoth", 1, 250, 258)
    assert field.why_not(deathclaw, 300, 200) == "WB-G4 base"


@pytest.mark.rule("WB-G4")
def test_a_path_must_lead_somewhere() -> None:
    field = Field()
    settler = field.put("settler", 0, 100, 100)
    assert field.why_not(settler) == "WB-G4 bad-path"
    assert field.why_not(settler, 120) == "WB-G4 bad-path"
    assert field.why_not(settler, 100, 100) == "WB-G4 bad-path"


@pytest.mark.rule("WB-F2")
def test_a_move_may_end_in_contact_and_engages() -> None:
    field = Field()
    settler = field.put("settler", 0, 100, 100)
    brute = field.put("brute", 1, 180, 100)
    assert field.why_not(settler, 143, 100) == ""
    assert field.move(settler, 143, 100) == DONE
    assert is_engaged(field.battle, settler)
    assert is_engaged(field.battle, brute)


@pytest.mark.rule("WB-G7")
def test_over_the_edge_is_out_unless_it_is_an_exit_or_forbidden() -> None:
    field = Field()
    settler = field.put("settler", 0, 890, 400)
    assert field.why_not(settler, 900, 400) == ""
    field.rules.kept = True
    assert field.why_not(settler, 900, 400) == "WB-G4 off-table"
    field.rules.exits = (EAST,)
    assert field.why_not(settler, 900, 400) == ""
    assert field.why_not(settler, 930, 400) == "WB-G4 off-table"
    # Only the end of a path may lie over the edge.
    assert field.why_not(settler, 905, 400, 890, 420) == "WB-G4 off-table"
    assert field.why_not(settler, 905, 400, 905, 410) == "WB-G4 off-table"
    field.battle.active = settler.number
    field.battle.actions = 1
    assert field.move(settler, 900, 400) == DONE
    assert settler.place == ESCAPED
    assert field.battle.actions == 0
    assert field.rules.taken == []


@pytest.mark.rule("WB-G7")
def test_who_walks_off_the_table_is_removed() -> None:
    field = Field()
    settler = field.put("settler", 0, 890, 400)
    assert field.move(settler, 900, 400) == DONE
    assert settler.place == REMOVED
    assert field.rules.taken == [settler.number]
    assert field.rules.rested == []


@pytest.mark.rule("WB-G7")
def test_in_a_corner_the_exit_comes_first() -> None:
    field = Field()
    field.rules.kept = True
    field.rules.exits = (NORTH,)
    settler = field.put("settler", 0, 880, 880)
    assert field.why_not(settler, 912, 900) == ""
    assert field.why_not(settler, 905, 880) == "WB-G4 off-table"


@pytest.mark.rule("WB-F14")
def test_leaving_contact_gives_a_free_attack_before_the_move() -> None:
    field = Field()
    settler = field.put("settler", 0, 100, 100)
    brute = field.put("brute", 1, 137, 100, "sledgehammer")
    assert field.move(settler, 60, 100) == "nature roll"
    assert (settler.x, settler.y) == (100, 100)
    assert field.event("free-attack").args["model"] == brute.number
    assert field.answer("roll X K:- Y:- Y:-") == DONE
    assert (settler.x, settler.y) == (60, 100)


@pytest.mark.rule("WB-F14")
def test_one_removed_by_a_free_attack_stays_where_it_was() -> None:
    field = Field()
    settler = field.put("settler", 0, 100, 100)
    settler.wounds = settler.health - 1
    field.put("brute", 1, 137, 100, "sledgehammer")
    field.move(settler, 60, 100)
    assert field.answer("roll ! K:d2 Y:r2 Y:r2") == DONE
    assert settler.place == REMOVED
    assert (settler.x, settler.y) == (100, 100)
    assert "moved" not in field.events


@pytest.mark.rule("WB-F14")
def test_only_contact_that_is_given_up_counts() -> None:
    field = Field()
    settler = field.put("settler", 0, 200, 200)
    field.put("brute", 1, 237, 200, "sledgehammer")
    # Round the brute's base, still touching it.
    assert field.move(settler, 206, 180, 237, 163) == DONE
    assert "free-attack" not in field.events


@pytest.mark.rule("WB-F14")
def test_every_enemy_whose_contact_is_given_up_strikes() -> None:
    field = Field()
    settler = field.put("settler", 0, 200, 200)
    field.put("brute", 1, 237, 200)
    field.put("brute", 1, 200, 237)
    assert field.move(settler, 150, 150) == "nature roll"
    outnumbered = "roll X K:- G:- G:-"
    assert field.answer(outnumbered) == "nature roll"
    assert field.answer(outnumbered) == DONE
    assert field.events.count("free-attack") == 2
    assert (settler.x, settler.y) == (150, 150)


@pytest.mark.rule("WB-F14", "WB-R7")
def test_a_move_that_is_free_of_attacks() -> None:
    field = Field()
    settler = field.put("settler", 0, 200, 200)
    field.put("brute", 1, 237, 200)
    assert field.move(settler, 150, 150, flags=FREE) == DONE
    assert (settler.x, settler.y) == (150, 150)


@pytest.mark.rule("WB-H4")
def test_a_leader_lets_one_friend_a_round_leave_unharmed() -> None:
    field = Field()
    chief = field.put("sole-survivor", 0, 200, 100)
    chief.leader = Leader(0, "warden")
    chief.leader.powers = FREE_DISENGAGE
    settler = field.put("settler", 0, 200, 200)
    field.put("brute", 1, 237, 200)
    assert field.move(settler, 150, 150) == DONE
    settler.x, settler.y = 200, 200
    assert field.move(settler, 150, 150) == "nature roll"


@pytest.mark.rule("WB-I5")
def test_objects_give_no_free_attacks_and_stand_in_the_way() -> None:
    field = Field()
    settler = field.put("settler", 0, 200, 200)
    turret = field.put("machine-gun-turret", 1, 233, 200)
    assert not is_engaged(field.battle, settler)
    assert field.move(settler, 150, 150) == DONE
    turret.side = turret.seat = 0
    settler.x, settler.y = 200, 200
    assert field.why_not(settler, 280, 200) == "WB-G4 base"


@pytest.mark.rule("WB-G4")
def test_useful_moves_are_legal_and_show_what_can_be_reached() -> None:
    field = Field(
        block(0, 300, 300, 360, 380, "wall", "cover"),
        block(1, 420, 300, 520, 420, "difficult"),
        block(2, 220, 420, 290, 500, "60"),
    )
    settler = field.put("settler", 0, 390, 390, "hunting-rifle")
    brute = field.put("brute", 1, 480, 440)
    field.put("brute", 1, 700, 700)
    marker = field.battle.add_marker(1, 390, 450)
    field.battle.add_marker(1, 100, 800)
    paths = move_spots(field.battle, settler, False)
    assert 20 <= len(paths) <= 60
    assert len({path[-2:] for path in paths}) == len(paths)
    for path in paths:
        assert field.why_not(settler, *path) == ""
    ends = [(path[-2], path[-1]) for path in paths]
    reach = settler.radius + brute.radius + 2
    assert any((x - 480) ** 2 + (y - 440) ** 2 <= reach**2 for x, y in ends)
    reach = settler.radius + marker.radius + 2
    assert any((x - 390) ** 2 + (y - 450) ** 2 <= reach**2 for x, y in ends)
    quick = move_spots(field.battle, settler, True)
    assert quick
    for path in quick:
        assert field.why_not(settler, *path, quick=True) == ""


@pytest.mark.parametrize("seed", range(12))
def test_the_shelters_are_those_that_the_fewest_enemies_see(seed: int) -> None:
    chance = Random(seed)
    pieces = []
    for n in range(6):
        left, bottom = 200 + n % 3 * 170 + chance.randrange(60), 300 + n // 3 * 190
        pieces.append(block(n, left, bottom, left + 50, bottom + 70, "wall", "cover"))
    field = Field(*pieces)
    battle = field.battle
    settler = field.put("settler", 0, 450, 440)
    for n in range(7):
        field.put("brute", 1, 60 + 110 * n, chance.choice((100, 820)))
    ways = Ways(battle, settler, False, False)
    spots = Spots(battle, settler, ways)
    outline = ways.outline(4)
    shelters(spots, battle.enemies_of(settler), outline)

    def watched(x: int, y: int) -> tuple[int, int, int, int]:
        seen = [m for m in battle.enemies_of(settler) if sees_from(battle, settler, x, y, m)]
        gaps = [(m.x - x) ** 2 + (m.y - y) ** 2 for m in seen]
        return len(seen), -min(gaps, default=1 << 40), x, y

    aside = settler.radius + 3
    places = set(outline)
    for piece in battle.layout.covers:
        for x, y in piece.points:
            if (x - 450) ** 2 + (y - 440) ** 2 <= (ways.length + 2 * aside) ** 2:
                places.add((x + (aside if 2 * x > piece.left + piece.right else -aside), y))
                places.add((x, y + (aside if 2 * y > piece.bottom + piece.top else -aside)))
    best = sorted(watched(x, y) for x, y in places if ways.cost64(x, y) > 0)
    assert len(best) > 10
    ends = [path[-2:] for path in spots.paths]
    assert ends == [(x, y) for _, _, x, y in best[:10]]


@pytest.mark.rule("WB-G7")
def test_useful_moves_include_the_exit_and_never_the_way_out() -> None:
    field = Field()
    settler = field.put("settler", 0, 870, 400)
    inside = move_spots(field.battle, settler, False)
    assert all(x <= 914 - 16 for x in [path[-2] for path in inside])
    field.rules.exits = (EAST,)
    paths = move_spots(field.battle, settler, False)
    leaving = [path for path in paths if path[-2] > 914 - 16]
    assert len(leaving) == 1
    assert field.why_not(settler, *leaving[0]) == ""


@pytest.mark.rule("WB-F19")
def test_useful_charges_are_legal() -> None:
    field = Field(block(0, 300, 300, 360, 380, "wall"))
    brute = field.put("brute", 0, 390, 390)
    near = field.put("settler", 1, 480, 440)
    hidden = field.put("settler", 1, 280, 340)
    far = field.put("settler", 1, 800, 800)
    charges = charge_spots(field.battle, brute)
    assert {target for target, _ in charges} == {near.number}
    assert hidden.number != far.number
    for target, path in charges:
        assert field.why_no_charge(brute, field.battle.models[target], *path) == ""


@pytest.mark.rule("WB-G4")
def test_ways_round_difficult_ground_have_the_whole_ruler() -> None:
    field = Field(block(0, 230, 180, 250, 220, "difficult"))
    settler = field.put("settler", 0, 200, 200)
    ways = Ways(field.battle, settler, False, False)
    assert ways.cost64(200, 300) == 100 * 64
    assert ways.cost64(250, 200) == 50 * 64  # through it
    assert field.why_not(settler, *ways.path(275, 240)) == ""
    assert ways.path(200, 400) == ()
    x, y = ways.towards(200, 600)
    assert (x, y) == (200, 302)


@pytest.mark.rule("WB-G4")
@settings(max_examples=25)
@given(seed=st.integers(0, 100_000))
def test_every_useful_move_is_legal_and_ends_where_a_base_may_stand(seed: int) -> None:
    chance = Random(seed)
    kinds = (("wall",), ("cover",), ("difficult",), ("102",))
    pieces = []
    for n in range(8):
        left = 60 + n % 4 * 210 + chance.randrange(40)
        bottom = 150 + n // 4 * 320 + chance.randrange(60)
        right, top = left + 40 + chance.randrange(80), bottom + 40 + chance.randrange(120)
        pieces.append(block(n, left, bottom, right, top, *chance.choice(kinds)))
    field = Field(*pieces)
    battle = field.battle
    for n in range(8):
        x, y = chance.randrange(40, 870), chance.randrange(40, 870)
        if spot_fault(battle.layout, 30, x, y, [(m.x, m.y, m.radius) for m in battle.models]) == 0:
            field.put(chance.choice(("settler", "brute", "mutant-hound")), n % 2, x, y)
    field.rules.exits = (chance.randrange(4),)
    for model in battle.models:
        for path in move_spots(battle, model, False):
            assert field.why_not(model, *path) == ""
        for target, path in charge_spots(battle, model):
            assert field.why_no_charge(model, battle.models[target], *path) == ""
    mover = battle.models[0]
    path = chance.choice(move_spots(battle, mover, False))
    asked = field.move(mover, *path, flags=FREE)
    assert asked in (DONE, "nature roll")  # a climb
    if asked == DONE and mover.place != ESCAPED:
        assert (mover.x, mover.y) == path[-2:]
        others = [(m.x, m.y, m.radius) for m in battle.models if m is not mover]
        assert spot_fault(battle.layout, mover.radius, mover.x, mover.y, others) == 0
