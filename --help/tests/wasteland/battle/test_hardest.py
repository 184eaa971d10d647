"""The fifteen hardest interactions of the battle, each as a scene that is played out."""

from __future__ import annotations

import pytest

from overseer.engine import NATURE
from overseer.wasteland.battle.attack.hit import DODGED
from overseer.wasteland.battle.measure import in_contact, is_engaged
from overseer.wasteland.battle.model import MINE, ON_TABLE, REMOVED, USED
from overseer.wasteland.words import NONE, ON_FIRE, STUNNED
from tests.wasteland.table import Table, box


def live_mine(table: Table, side: int, x: int, y: int) -> None:
    """A frag mine that is armed."""
    mine = table.marker(MINE, x, y, open=True)
    mine.side = side
    mine.card = table.cards.weapon_numbers["frag-mine"]


@pytest.mark.rule("WB-R6", "WB-R5")
def test_1_shot_damage_and_hit_are_one_window() -> None:
    table = Table()
    shooter = table.model("settler", 0, 100, 300, "hunting-rifle")
    target = table.model("super-mutant", 1, 300, 300, "board")
    friend = table.model("super-mutant", 1, 300, 380, "pipe-rifle")
    target.reactions = friend.reactions = 1
    table.activate(shooter).play("shoot m1 hunting-rifle", "roll 3 Y:- Y:-", "armour 4")
    assert table.asked == (1, "react")
    assert table.listed() == ["react m1", "react m2", "pass"]
    table.play("react m1", "react m2", "react m2")  # all declare, then in their owner's order
    assert table.asked == (1, "reaction")
    assert table.rule("shoot m0 pipe-rifle") == ""
    table.play("shoot m0 pipe-rifle", "roll X K:- Y:- G:-")
    assert table.asked == (1, "reaction")  # the other one, who was damaged, may only move
    assert {text.split()[0] for text in table.listed()} <= {"quick", "pass"}
    assert table.rule("charge m0 140,300") == "WB-R5"
    table.play("pass")
    assert table.asked == (0, "action")  # no window for reactions
    assert (target.reactions, friend.reactions) == (0, 0)


@pytest.mark.rule("WB-R7", "WB-F15")
def test_2_who_shoots_the_charger_shoots_into_a_fight() -> None:
    table = Table()
    charger = table.model("super-mutant", 0, 300, 300, "board")
    prey = table.model("settler", 1, 300, 400)
    guard = table.model("settler", 1, 450, 400, "hunting-rifle")
    guard.reactions = 1
    table.activate(charger).play("charge m1 300,364")
    while table.asked[1] in ("cry", "charge-die"):
        table.play("no" if table.asked[1] == "cry" else table.listed()[0])
    assert table.asked == (1, "react")
    table.play("react m2", "quick shoot m0 hunting-rifle", "roll 3 Y:- Y:-")
    assert table.asked == (NATURE, "pick")
    assert table.listed() == ["pick m0", "pick m1"]
    table.play("pick m1", "armour 4")
    assert (charger.wounds, prey.wounds) == (0, 2)


@pytest.mark.rule("WB-R8", "WB-R5")
def test_3_a_reaction_that_fells_the_active_model_ends_its_activation() -> None:
    table = Table()
    runner = table.model("settler", 0, 300, 300)
    other = table.model("settler", 0, 800, 800)
    guard = table.model("settler", 1, 300, 500, "hunting-rifle")
    second = table.model("settler", 1, 340, 500, "hunting-rifle")
    other.status = USED
    guard.reactions = second.reactions = 1
    runner.wounds = 3
    table.activate(runner).play("move 300,320", "react m2", "react m3", "react m2")
    table.play("shoot m0 hunting-rifle", "roll 1* Y:- Y:-", "armour 4")
    assert runner.place == REMOVED
    assert table.asked == (1, "reaction")  # m3 has declared: its target is gone
    assert table.rule("shoot m0 hunting-rifle") == "WB-F1"
    table.play("pass")
    assert second.reactions == 0  # the token is lost
    assert table.state.active == NONE
    assert runner.status == USED


@pytest.mark.rule("WB-R8")
def test_4_pushed_and_stunned_it_goes_on_with_what_is_left() -> None:
    table = Table()
    mover = table.model("settler", 0, 300, 300)
    brute = table.model("brute", 1, 300, 400, "huge-club")
    mover.health = 20
    brute.reactions = 1
    table.activate(mover).play("move 300,364", "react m1", "fight m0 huge-club")
    assert table.state.work[-1].value == 8 - 2  # a quick action
    table.play("roll 3 K:- K:- B:b B:s", "armour 4", "no")
    assert mover.y < 330
    assert mover.conditions == STUNNED
    assert table.asked == (0, "action")
    assert table.state.actions == 1


@pytest.mark.rule("WB-R9", "WB-F10", "WB-H1")
def test_5_fire_then_stun_then_vats() -> None:
    table = Table()
    hero = table.model("sole-survivor", 0, 300, 300, heroic=True)
    hero.conditions = ON_FIRE | STUNNED
    hero.stuns = 1
    hero.luck = 0
    table.activate(hero)
    assert hero.wounds == 1
    assert table.asked == (NATURE, "flip")
    assert table.state.actions == 2  # not stunned yet
    table.play("flip lucky")
    assert table.asked == (NATURE, "dice")
    assert hero.conditions == 0
    assert table.state.actions == 1
    table.play("roll B:bb")
    assert hero.points == 2


@pytest.mark.rule("WB-F12", "WB-F8")
def test_6_a_push_into_a_mine() -> None:
    table = Table()
    brute = table.model("brute", 0, 300, 300, "huge-club")
    foe = table.model("settler", 1, 336, 300)
    foe.health = 20
    live_mine(table, 0, 430, 300)
    table.activate(brute).play("fight m1 huge-club", "roll 3 K:- K:- B:b B:x", "armour 4")
    assert table.told("mine-went-off")
    table.play("roll Y:-")
    while table.asked == (NATURE, "armour"):
        table.play("armour 4")
    assert foe.wounds > 2
    assert table.asked == (0, "follow")


@pytest.mark.rule("WB-F12", "WB-F2")
def test_7_a_push_stops_at_a_base_and_engages() -> None:
    table = Table()
    brute = table.model("brute", 0, 300, 300, "huge-club")
    foe = table.model("settler", 1, 336, 300)
    friend = table.model("settler", 0, 400, 300)
    foe.health = 20
    table.activate(brute).play("fight m1 huge-club", "roll 3 K:- K:- B:b B:x", "armour 4")
    assert in_contact(foe, friend)
    assert is_engaged(table.state, friend)
    assert foe.x < 400


@pytest.mark.rule("WB-F13")
def test_8_no_following_while_touching_another() -> None:
    table = Table()
    brute = table.model("brute", 0, 300, 300, "huge-club")
    foe = table.model("settler", 1, 336, 300)
    table.model("settler", 1, 300, 336)
    foe.health = 20
    table.activate(brute).play("fight m1 huge-club", "roll 3 K:- K:- B:b B:x", "armour 4")
    assert foe.x == 336 + 51
    assert table.asked == (0, "action")


@pytest.mark.rule("WB-F14", "WB-F2")
def test_9_a_leaver_who_falls_stays_where_it_was() -> None:
    table = Table()
    leaver = table.model("settler", 0, 300, 300)
    first = table.model("super-mutant", 1, 336, 300, "board")
    table.model("super-mutant", 1, 300, 336, "board")
    table.activate(leaver).play("move 220,300")
    assert table.asked == (NATURE, "roll")  # m1 strikes
    table.play("roll 1* K:d2 G:-", "armour 4")
    assert leaver.place == REMOVED
    assert (leaver.x, leaver.y) == (300, 300)
    assert first.points == 0  # no action point of a free attack
    assert len(table.told("free-attack")) == 1  # the second need not strike
    assert table.state.active == NONE


@pytest.mark.rule("WB-F15", "WB-F1")
def test_10_cover_as_rolled_and_armour_of_the_one_drawn() -> None:
    table = Table([box(190, 280, 10, 40, "cover")])
    shooter = table.model("settler", 0, 100, 300, "hunting-rifle")
    table.model("super-mutant", 1, 300, 300)
    drawn = table.model("paladin", 0, 300, 336)
    table.activate(shooter).play("shoot m1 hunting-rifle")
    assert table.state.work[-1].value == 4
    table.play("roll 4 Y:r1 Y:-", "pick m2", "armour 4")
    assert table.told("armour")[0]["rating"] == 3  # 3 + 1 for the cover − 1
    assert drawn.wounds == 2


@pytest.mark.rule("WB-F16", "WB-F8")
def test_11_a_scattered_grenade_spares_nobody_in_a_fight() -> None:
    table = Table()
    thrower = table.model("knight", 0, 300, 300, "frag-grenade")
    foe = table.model("super-mutant", 1, 420, 300)
    friend = table.model("settler", 0, 420, 336)
    table.model("super-mutant", 1, 456, 336)
    table.activate(thrower)
    start = table.state
    hurt = set()
    for way in range(1, 13):
        table.state = start.copy()
        table.play("throw frag-grenade m1", "roll 7 K:- Y:-", f"scatter {way}")
        while table.asked == (NATURE, "armour"):
            table.play("armour 4")
        models = table.state.models
        hurt.add((models[2].wounds, models[3].wounds))
    assert (2, 2) in hurt  # nobody is drawn, both are hit
    assert max(max(wounds) for wounds in hurt) == 2  # and nobody directly
    assert (foe.wounds, friend.wounds) == (0, 0)


@pytest.mark.rule("WB-F17", "WB-F18", "WB-F7")
def test_12_two_kinds_of_damage_on_power_armour() -> None:
    table = Table()
    ghoul = table.model("bloated-glowing-one", 0, 300, 300)
    knight = table.model("knight", 1, 300, 300, "t-45-power-armour")  # END +3, 2+1/2+1/4+1
    knight.x += ghoul.radius + knight.radius
    knight.boosts = 0
    table.activate(ghoul).play("fight m1 bloated-glowing-one-swipe", "roll 3 K:d2 K:- Y:- B:b")
    table.play("armour 4")  # 4 physical less the "+1": 3
    table.play("armour 3")  # 2 radiation less 3 and 1: none; 1 past armour comes first or last
    table.play("stay")
    assert knight.degraded
    assert knight.power_damage == 0
    assert knight.wounds + knight.rads == 1
    table.play("fight m1 bloated-glowing-one-swipe", "roll 3 K:- K:- Y:r1 B:x")
    assert table.asked == (NATURE, "armour")
    table.play("armour 2")
    assert table.told("armour")[-1]["rating"] == 2  # degraded 3, less 1


@pytest.mark.rule("WB-F19", "WB-F4", "WB-F3")
def test_13_a_charge_into_two_has_one_named_target() -> None:
    table = Table()
    charger = table.model("super-mutant", 0, 300, 300, "board")
    first = table.model("settler", 1, 281, 400)
    second = table.model("settler", 1, 319, 400)
    table.activate(charger)
    table.play("charge m1 300,369")
    while table.asked[1] in ("cry", "charge-die"):
        table.play("no" if table.asked[1] == "cry" else table.listed()[0])
    assert in_contact(charger, first)
    assert in_contact(charger, second)
    assert table.rule("charge m2 300,369") == "WB-F19"
    assert sum(charger.charge_dice) == 1
    table.play("fight m2 board")  # its bonus serves the next blow, whoever takes it
    assert sum(table.state.work[-1].dice) == 2
    assert sum(charger.charge_dice) == 0


@pytest.mark.rule("WB-F20", "WB-F15", "WB-R6")
def test_14_walked_fire_into_a_fight() -> None:
    table = Table()
    gunner = table.model("brute", 0, 100, 100, "minigun")
    foe = table.model("settler", 1, 300, 100)
    friend = table.model("super-mutant", 0, 300, 136)
    other = table.model("settler", 1, 300, 200)
    other.reactions = 1
    table.activate(gunner).play("shoot m1 minigun", "roll 1* K:d2", "pick m2", "armour 4")
    assert (friend.wounds, foe.wounds) == (3, 0)
    assert table.asked == (0, "walk")
    assert "target m3" in table.listed()
    table.play("target m3", "roll 1* K:-", "armour 4", "pass")
    assert other.wounds == 1
    assert table.asked == (1, "react")  # one window after all of them
    table.play("pass")
    assert gunner.points == 2
    assert table.state.actions == 1


@pytest.mark.rule("WB-I5", "WB-F2", "WB-F3")
def test_15_an_object_is_attacked_but_never_engages() -> None:
    table = Table()
    model = table.model("settler", 0, 300, 300, "hunting-rifle", "machete")
    turret = table.model("machine-gun-turret", 1, 300, 300)
    turret.x += model.radius + turret.radius
    table.activate(model)
    assert not is_engaged(table.state, model)
    assert table.rule("charge m1 310,300") == "WB-I5"
    assert table.rule("fight m1 hunting-rifle") == "WB-I5"
    assert table.rule("fight m1 machete") == ""
    table.play("shoot m1 hunting-rifle")
    assert table.state.work[-1].value == 6  # no gun at close quarters
    table.play("roll 3 Y:- Y:-", "armour 4")
    assert turret.wounds == 2
    table.play("move 240,300")  # no free attack
    assert model.x == 240
    assert turret.place == ON_TABLE


@pytest.mark.rule("WB-H5", "WB-H2", "WB-H3")
def test_16_luck_meets_a_shout_and_a_critical() -> None:
    table = Table()
    hero = table.model("sole-survivor", 0, 100, 300, "combat-rifle", heroic=True)
    lucky = table.model("nuka-girl", 1, 250, 300, heroic=True)
    lucky.spent = DODGED
    tokens = lucky.luck
    hero.luck = 0
    hero.criticals = b"\x01"
    table.activate(hero).play("roll B:s", "shoot m1 combat-rifle", "roll ! K:- Y:-")
    assert hero.criticals == b"\x03"  # one for the hit, one for the shout
    assert table.asked == (NATURE, "armour")  # she may not dodge it
    table.play("armour 4", "yes", "flip lucky")
    assert (lucky.wounds, lucky.luck) == (1, tokens - 1)
    table.play("shoot m1 combat-rifle critical", "roll K:- K:- Y:-")
    assert table.asked == (NATURE, "armour")  # nor an automatic hit
    table.play("armour 4", "no")
    assert lucky.wounds == 4


@pytest.mark.rule("WB-R8", "WB-F8")
def test_17_a_suicider_felled_by_his_own_bomb_in_a_reaction() -> None:
    table = Table()
    shooter = table.model("settler", 0, 300, 300, "hunting-rifle")
    suicider = table.model("suicider", 1, 300, 340)
    suicider.y = 300 + shooter.radius + suicider.radius + 10
    table.activate(shooter).play("shoot m1 hunting-rifle", "roll 3 Y:- Y:-", "armour 4")
    table.play("roll B:x", "roll K:- Y:- Y:-")
    while table.asked == (NATURE, "armour"):
        table.play("armour 4")
    assert suicider.place == REMOVED
    assert shooter.place == REMOVED  # it stood in the disc: its activation is over
    assert table.state.active == NONE
