"""Areas: discs, direct hits, scatter, bombs (WB-F8, F16, WB-D5)."""

from __future__ import annotations

import pytest

from overseer.engine import NATURE
from overseer.wasteland.battle.attack.area import touched
from overseer.wasteland.battle.model import REMOVED, Model
from overseer.wasteland.words import FROZEN, LENGTHS, ON_FIRE, ORANGE, STUNNED
from tests.wasteland.table import Table, box


def throwing(card: str = "frag-grenade", distance: int = 150) -> tuple[Table, Model, Model]:
    """A knight with a grenade, and a super mutant."""
    table = Table()
    thrower = table.model("knight", 0, 300, 300, card)
    target = table.model("super-mutant", 1, 300 + distance, 300)
    return table, thrower, target


@pytest.mark.rule("WB-F8")
def test_every_base_touched_is_hit_friend_or_foe() -> None:
    table, thrower, target = throwing()
    near = table.model("super-mutant", 1, 450, 341)  # 41 off: its base reaches into the disc
    friend = table.model("settler", 0, 450, 262)
    far = table.model("super-mutant", 1, 496, 300)  # 46 off: 20 + 25 does not reach
    table.activate(thrower).play("throw frag-grenade m1", "roll 3 K:- Y:-")
    assert table.asked == (NATURE, "pick")  # m1 and the settler touch: WB-F15
    table.play("pick m1", "armour 4", "armour 4", "armour 4")
    assert target.wounds == 3  # 2, and 1 for the direct hit
    assert near.wounds == 2
    assert friend.wounds == 2
    assert far.wounds == 0
    told = [event.name for event in table.events]
    assert "wasteland-threw-at" in told
    assert "wasteland-shot" not in told


@pytest.mark.rule("WB-F8")
def test_everybody_rolls_armour_of_his_own() -> None:
    table, thrower, target = throwing()
    other = table.model("super-mutant", 1, 450, 341)
    table.activate(thrower).play("throw frag-grenade m1", "roll 3 K:- Y:-", "armour 1", "armour 4")
    assert (target.wounds, other.wounds) == (2, 2)


@pytest.mark.rule("WB-F8")
def test_the_range_of_a_throw_is_the_throwers() -> None:
    table, thrower, _ = throwing(distance=203 + 36)  # green
    table.activate(thrower)
    assert table.rule("throw frag-grenade m1") == ""
    table, thrower, _ = throwing(distance=204 + 36)
    table.activate(thrower)
    assert table.rule("throw frag-grenade m1") == "WB-F8"


@pytest.mark.rule("WB-F8", "WB-I2")
def test_a_grenade_is_thrown_once() -> None:
    table, thrower, _ = throwing()
    table.activate(thrower).play("throw frag-grenade m1", "roll 3 K:- Y:-", "armour 4")
    assert table.state.groups[thrower.group] == ()
    assert table.rule("throw frag-grenade m1") == "WB-F1"


@pytest.mark.rule("WB-F8")
def test_a_throw_at_a_bare_point() -> None:
    table, thrower, target = throwing()
    table.activate(thrower).play("throw frag-grenade 450,340")
    assert table.told("threw")[0]["value"] == 6  # AGI
    table.play("roll 3 K:d1 Y:-", "armour 4")
    assert target.wounds == 3  # 2 + 1; nobody was hit directly


@pytest.mark.rule("WB-F8", "WB-F16")
@pytest.mark.parametrize(
    ("roll", "ruler"),
    [("7", 51), ("8", 51), ("9", 102), ("10", 102), ("X", 102)],
)
def test_how_far_it_scatters_says_the_miss(roll: str, ruler: int) -> None:
    table, thrower, target = throwing()
    table.activate(thrower).play("throw frag-grenade m1", f"roll {roll} K:- Y:-")
    assert table.asked == (NATURE, "scatter")
    assert len(table.listed("scatter")) == 12
    table.play("scatter 1")
    place = table.told("scattered")[0]
    x, y = int(place["x"]), int(place["y"])
    assert abs((x - target.x) ** 2 + (y - target.y) ** 2 - ruler**2) <= 2 * ruler
    assert target.wounds == 0


@pytest.mark.rule("WB-D5")
def test_the_twelve_directions_are_all_different() -> None:
    places = set()
    for way in range(1, 13):
        table, thrower, _ = throwing()
        table.activate(thrower).play("throw frag-grenade m1", "roll 9 K:- Y:-", f"scatter {way}")
        place = table.told("scattered")[0]
        places.add((place["x"], place["y"]))
    assert len(places) == 12


@pytest.mark.rule("WB-F16")
def test_a_scattered_grenade_has_no_direct_hit() -> None:
    table, thrower, _ = throwing()
    table.model("super-mutant", 1, 450, 341)
    table.activate(thrower)
    start = table.state
    most = []
    for way in range(1, 13):
        table.state = start.copy()
        table.play("throw frag-grenade m1", "roll 7 K:- Y:-", f"scatter {way}")
        while table.asked == (NATURE, "armour"):
            table.play("armour 4")
        most.append([model.wounds for model in table.state.models[1:]])
    assert {wounds for both in most for wounds in both} == {0, 2}  # never the 3 of a direct hit
    assert [2, 0] in most or [0, 2] in most


@pytest.mark.rule("WB-F16")
def test_off_the_table_it_has_no_effect() -> None:
    table = Table()
    thrower = table.model("knight", 0, 100, 60, "frag-grenade")
    target = table.model("super-mutant", 1, 100, 20)
    target.x = 200
    table.activate(thrower)
    start = table.state
    fell = []
    for way in range(1, 13):
        table.state = start.copy()
        table.events = []
        table.play("throw frag-grenade m1", "roll 9 K:- Y:-", f"scatter {way}")
        fell.append(len(table.told("exploded")))
        if not fell[-1]:
            assert int(table.told("scattered")[0]["y"]) <= 20
            assert table.asked == (0, "action")
    assert fell.count(0) >= 4


@pytest.mark.rule("WB-F16")
def test_the_centre_stops_at_a_wall_and_the_wall_shields() -> None:
    table = Table([box(480, 200, 10, 200, "sight", "wall")])
    table.model("knight", 0, 300, 300, "frag-grenade")
    table.model("super-mutant", 1, 450, 300)
    behind = table.model("super-mutant", 1, 515, 300)
    assert behind.number not in touched(table.state, 475, 300, LENGTHS[5])
    assert 1 in touched(table.state, 475, 300, LENGTHS[ORANGE])
    table.activate(table.state.models[0])
    start = table.state
    for way in range(1, 13):
        table.state = start.copy()
        table.events = []
        table.play("throw frag-grenade m1", "roll 9 K:- Y:-", f"scatter {way}")
        assert int(table.told("scattered")[0]["x"]) <= 480


@pytest.mark.rule("WB-F8", "WB-F16")
def test_a_missile_lays_its_disc_on_the_one_it_hits() -> None:
    table = Table()
    hammer = table.model("hammer", 0, 100, 300, "missile-launcher")
    target = table.model("knight", 1, 500, 300)
    beside = table.model("knight", 1, 560, 300)
    for model in (target, beside):
        model.boosts = 0
    table.activate(hammer).play("shoot m1 missile-launcher long", "roll 3 K:d1 Y:r1")
    table.play("armour 4", "armour 4")
    assert target.wounds == 4  # 2 + 1 + 1 direct
    assert beside.wounds == 3


@pytest.mark.rule("WB-F8", "WB-G8")
def test_a_roof_does_not_shield_those_who_stand_on_it() -> None:
    table = Table([box(400, 250, 200, 100, "sight", "climbable", "wall", tall=60)])
    hammer = table.model("hammer", 0, 100, 300, "missile-launcher")
    target = table.model("settler", 1, 450, 300)
    beside = table.model("settler", 1, 500, 300)
    target.on = beside.on = 0
    target.health = beside.health = 9
    table.activate(hammer).play("shoot m1 missile-launcher long", "roll 3 K:- Y:r1")
    assert (target.wounds, beside.wounds) == (3, 2)


@pytest.mark.rule("WB-F8", "WB-D4")
def test_what_icons_buy_is_for_everybody_in_the_disc() -> None:
    table, thrower, target = throwing("molotov-cocktail")
    other = table.model("super-mutant", 1, 450, 341)
    table.activate(thrower).play("throw molotov-cocktail m1", "roll 3 B:b", "armour 4", "armour 4")
    assert target.conditions == ON_FIRE
    assert other.conditions == ON_FIRE


@pytest.mark.rule("WB-F8", "WB-D4")
def test_frost_comes_with_damage_alone() -> None:
    table, thrower, target = throwing("cryo-grenade")
    other = table.model("super-mutant", 1, 450, 341)
    table.equip(other, "army-helmet")
    table.activate(thrower).play("throw cryo-grenade m1", "roll 3 K:- B:b", "armour 2")
    assert (target.wounds, other.wounds) == (2, 0)  # direct: reduction 1
    assert (target.conditions, other.conditions) == (FROZEN, 0)


@pytest.mark.rule("WB-F8")
def test_a_suicider_goes_up_with_his_bomb_and_its_dice() -> None:
    table = Table()
    suicider = table.model("suicider", 0, 300, 300)
    middle = table.model("deathclaw", 1, 350, 300)
    edge = table.model("super-mutant", 1, 300, 362)
    table.activate(suicider).play("detonate")
    assert suicider.place == REMOVED
    assert table.asked == (NATURE, "dice")
    table.play("roll K:d1 Y:r1 Y:-", "armour 4")
    assert middle.wounds == 5  # 4 + 1 + 1 inside the orange, 1 of it stopped by the "+1"
    assert middle.conditions == STUNNED
    assert edge.wounds == 5
    assert edge.conditions == 0


@pytest.mark.rule("WB-F8")
@pytest.mark.parametrize(("face", "gone"), [("x", True), ("b", False)])
def test_a_suicider_who_is_hurt_may_go_up(face: str, gone: bool) -> None:
    table = Table()
    shooter = table.model("settler", 0, 100, 100, "hunting-rifle")
    suicider = table.model("suicider", 1, 300, 100)
    table.activate(shooter).play("shoot m1 hunting-rifle", "roll 3 Y:- Y:-", "armour 4")
    assert table.asked == (NATURE, "dice")
    table.play(f"roll B:{face}")
    assert (suicider.place == REMOVED) == gone
    if gone:
        assert table.asked == (NATURE, "dice")
        table.play("roll K:- Y:- Y:-")
    assert table.asked == (0, "action")


@pytest.mark.rule("WB-F8", "WB-I3")
def test_a_sentry_bot_ends_with_a_bang() -> None:
    table = Table()
    shooter = table.model("settler", 0, 100, 100, "hunting-rifle")
    bot = table.model("sentry-bot", 1, 300, 100)
    witness = table.model("super-mutant", 1, 300, 155)
    bot.wounds = bot.health - 1
    table.activate(shooter).play("shoot m1 hunting-rifle", "roll 3 Y:r2 Y:r1")
    assert bot.place == REMOVED
    table.play("roll K:- Y:- Y:-", "armour 4")
    assert witness.wounds >= 4


@pytest.mark.rule("WB-F8", "WB-F20")
def test_a_fat_man_always_scatters() -> None:
    table = Table()
    gunner = table.model("brute", 0, 100, 300, "fat-man")
    table.model("super-mutant", 1, 330, 300)
    table.activate(gunner).play("shoot m1 fat-man", "roll ! K:- Y:- Y:-")
    assert table.asked == (NATURE, "scatter")
    table.play("scatter 3")
    place = table.told("scattered")[0]
    assert (int(place["x"]) - 330) ** 2 + (int(place["y"]) - 300) ** 2 <= 52**2


@pytest.mark.rule("WB-F8", "WB-H2")
def test_a_fire_hydrant_swung_critically_strikes_all_around() -> None:
    table = Table()
    fist = table.model("behemoth", 0, 300, 300, "fire-hydrant-bat", heroic=True)
    first = table.model("settler", 1, 300, 300 + fist.radius + 16)
    second = table.model("settler", 1, 340, first.y + 10)
    slot = fist.weapons.index(table.cards.weapon_numbers["fire-hydrant-bat"])
    points = bytearray(len(fist.weapons))
    points[slot] = 3
    fist.criticals = bytes(points)
    table.activate(fist).play("roll B:s", "fight m1 fire-hydrant-bat critical")
    table.play("roll K:- Y:r1 Y:- B:s")
    while table.asked[1] in ("armour", "luck"):
        table.play("no" if table.asked[1] == "luck" else "armour 4")
    assert (first.wounds, second.wounds) == (2, 2)
    assert fist.wounds == 0  # who swings it stands clear of it
