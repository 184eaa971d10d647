"""Weapons with rules of their own: slow, one-use, primed, walked fire, STR (WB-F9, F20)."""

from __future__ import annotations

import pytest

from overseer.engine import NATURE
from overseer.wasteland.battle.attack.arms import (
    add_weapon,
    drop_weapon,
    is_empty,
    slot_of,
    slot_to_load,
    tokens_on,
)
from overseer.wasteland.battle.model import Model
from overseer.wasteland.battle.moves import WEAPON_FIND
from overseer.wasteland.words import NONE, STUNNED
from tests.wasteland.table import Table


def armed(unit: str, weapon: str, distance: int = 300) -> tuple[Table, Model, Model]:
    """A model with a weapon in its activation, and its target."""
    table = Table()
    model = table.model(unit, 0, 100, 300, weapon)
    target = table.model("super-mutant", 1, 100 + distance, 300)
    target.health = 40
    table.activate(model)
    return table, model, target


# -- slow, one-use -------------------------------------------------------------------------------


@pytest.mark.rule("WB-F9")
def test_a_slow_weapon_is_loaded_at_the_start_and_empty_after_its_shot() -> None:
    table, model, _ = armed("hammer", "missile-launcher")
    assert table.rule("reload missile-launcher") == "WB-F9"  # it is not empty
    table.play("shoot m1 missile-launcher", "roll X K:- Y:-", "scatter 1")
    assert is_empty(model, 0)
    assert table.rule("shoot m1 missile-launcher") == "WB-F9"


@pytest.mark.rule("WB-F9")
def test_reloading_costs_one_action() -> None:
    table, model, _ = armed("hammer", "missile-launcher")
    model.empty = 1
    assert "reload missile-launcher" in table.listed("reload")
    table.play("reload missile-launcher")
    assert table.state.actions == 1
    assert not is_empty(model, 0)
    assert table.rule("shoot m1 missile-launcher") == ""


@pytest.mark.rule("WB-F9", "WB-F3")
def test_a_slow_gun_fired_at_close_quarters_is_empty_too() -> None:
    table, model, _ = armed("settler", "double-barrel-shotgun", 36)
    table.play("fight m1 double-barrel-shotgun", "roll X K:- G:- B:s", "stay")
    assert is_empty(model, 0)
    assert table.rule("fight m1 double-barrel-shotgun") == "WB-F9"


@pytest.mark.rule("WB-F9", "WB-D4")
@pytest.mark.parametrize(("face", "empty"), [("x", False), ("s", True)])
def test_an_explosion_keeps_the_second_barrel_loaded(face: str, empty: bool) -> None:
    table, model, _ = armed("settler", "double-barrel-shotgun", 120)
    table.play("shoot m1 double-barrel-shotgun", f"roll 3 K:- G:- B:{face}", "armour 4")
    assert is_empty(model, 0) == empty


@pytest.mark.rule("WB-F9", "WB-I3")
def test_a_sentry_bot_need_not_reload() -> None:
    table, model, _ = armed("sentry-bot", "hunting-rifle")
    table.play("shoot m1 sentry-bot-missiles", "roll X K:- Y:-", "scatter 1")
    assert model.empty == 0
    assert table.rule("shoot m1 sentry-bot-missiles") == ""


@pytest.mark.rule("WB-F9")
def test_a_one_use_weapon_is_gone_for_the_battle() -> None:
    table, _, _ = armed("brute", "fat-man", 280)
    table.play("shoot m1 fat-man", "roll X K:- Y:- Y:-", "scatter 1")
    assert table.rule("shoot m1 fat-man") == "WB-F9"
    assert table.rule("reload fat-man") == "WB-F9"
    assert table.listed("reload") == []


@pytest.mark.rule("WB-F9")
def test_what_is_not_slow_is_not_reloaded() -> None:
    table, _, _ = armed("settler", "hunting-rifle")
    assert table.rule("reload hunting-rifle") == "WB-F9"
    assert table.rule("reload missile-launcher") == "WB-F1"


# -- primed and charged --------------------------------------------------------------------------


@pytest.mark.rule("WB-F9")
def test_a_gauss_rifle_collects_two_tokens_of_one_damage_each() -> None:
    table, model, target = armed("settler", "gauss-rifle")
    table.play("prime gauss-rifle")
    assert tokens_on(model, 0) == 1
    table.play("shoot m1 gauss-rifle", "roll 3 Y:r1")
    assert target.wounds == 4
    assert tokens_on(model, 0) == 0


@pytest.mark.rule("WB-F9")
def test_no_more_tokens_than_the_card_holds() -> None:
    table, model, _ = armed("settler", "gauss-rifle")
    model.tokens = b"\x02"
    assert table.rule("prime gauss-rifle") == "WB-I4"
    assert table.listed("prime") == []


@pytest.mark.rule("WB-F9", "WB-H2")
def test_tokens_count_on_top_of_a_critical_hit() -> None:
    table = Table()
    model = table.model("sole-survivor", 0, 100, 300, "gauss-rifle", heroic=True)
    target = table.model("super-mutant", 1, 400, 300)
    target.health = 40
    model.tokens, model.criticals, model.luck = b"\x02", b"\x04", 0
    table.activate(model).play("roll B:s", "shoot m1 gauss-rifle critical", "roll Y:r1 Y:- Y:-")
    assert target.wounds == 6


@pytest.mark.rule("WB-F9")
def test_a_deathclaw_must_see_prey_three_times_before_it_crushes() -> None:
    table = Table()
    claw = table.model("deathclaw", 0, 300, 300)
    prey = table.model("settler", 1, 300, 300 + claw.radius + 16)
    slot = claw.weapons.index(table.cards.weapon_numbers["deathclaw-crush"])
    prey.health = 40
    table.activate(claw)
    assert table.rule("fight m1 deathclaw-crush") == "WB-F9"
    for tokens in (1, 2):
        table.play("fight m1 deathclaw-swipe", "roll X K:- Y:- Y:- B:s", "stay")
        assert tokens_on(claw, slot) == tokens
    claw.tokens = claw.tokens[:slot] + b"\x03" + claw.tokens[slot + 1 :]
    table.activate(claw)
    assert table.rule("fight m1 deathclaw-crush") == ""


@pytest.mark.rule("WB-F9", "WB-F5")
def test_the_crush_is_strength_against_agility_and_throws() -> None:
    table = Table()
    claw = table.model("deathclaw", 0, 300, 300)
    prey = table.model("settler", 1, 300 + claw.radius + 16, 300)
    prey.health = 40
    slot = claw.weapons.index(table.cards.weapon_numbers["deathclaw-crush"])
    claw.tokens = claw.tokens[:slot] + b"\x03" + claw.tokens[slot + 1 :]
    table.activate(claw).play("fight m1 deathclaw-crush")
    assert table.state.work[-1].value == 11 - 4
    table.play("roll 3 K:- Y:r1 Y:- Y:-")
    assert prey.wounds == 3
    assert prey.conditions == STUNNED
    assert prey.x == 300 + claw.radius + 16 + 102  # yellow
    table.play("no")
    assert tokens_on(claw, slot) == 1  # spent, and prey in sight again


@pytest.mark.rule("WB-F9")
def test_the_head_laser_waits_for_two_tokens() -> None:
    table, model, _ = armed("assaultron", "assaultron-head-laser")
    slot = slot_of(table.state, model, table.cards.weapon_numbers["assaultron-head-laser"])
    assert table.rule("shoot m1 assaultron-head-laser") == "WB-F9"
    tokens = bytearray(len(model.weapons))
    tokens[slot] = 2
    model.tokens = bytes(tokens)
    assert table.rule("shoot m1 assaultron-head-laser") == ""


# -- walked fire ---------------------------------------------------------------------------------


def walking(targets: int, unit: str = "paladin") -> tuple[Table, Model, list[Model]]:
    """A gatling laser, and targets in a row 100 mm apart."""
    table = Table()
    gunner = table.model(unit, 0, 100, 100, "gatling-laser", "t-60-power-armour")
    row = [table.model("super-mutant", 1, 150 + 100 * n, 200) for n in range(targets)]
    table.activate(gunner)
    return table, gunner, row


@pytest.mark.rule("WB-F20")
def test_walked_fire_goes_on_to_those_within_yellow_of_the_last() -> None:
    table, gunner, row = walking(4)
    table.play("shoot m1 gatling-laser", "roll 3 K:-", "armour 4")
    assert table.asked == (0, "walk")
    assert table.listed() == ["target m1", "target m2", "pass"]
    table.play("target m2", "roll 3 K:-", "armour 4")
    assert table.listed() == ["target m1", "target m2", "target m3", "pass"]
    table.play("target m3", "roll X K:-")
    table.play("target m4", "roll 3", "armour 4")  # beyond the short ruler: no die
    table.play("target m4", "roll 3", "armour 4")
    assert table.asked == (0, "action")  # five shots
    assert [model.wounds for model in row] == [1, 1, 0, 2]
    assert table.state.actions == 1
    assert is_empty(gunner, 0)


@pytest.mark.rule("WB-F20")
def test_walked_fire_may_stop() -> None:
    table, _, _ = walking(2)
    table.play("shoot m1 gatling-laser", "roll 3 K:-", "armour 4", "pass")
    assert table.asked == (0, "action")


@pytest.mark.rule("WB-F20", "WB-R6")
def test_walked_fire_is_one_action_with_one_window() -> None:
    table, _, row = walking(3)
    for model in row:
        model.reactions = 1
    table.play("shoot m1 gatling-laser", "roll 3 K:-", "armour 4")
    assert table.asked == (0, "walk")
    table.play("target m2", "roll 3 K:-", "armour 4", "pass")
    assert table.asked == (1, "react")
    assert len(table.listed("react")) == 3


@pytest.mark.rule("WB-F20")
def test_a_critical_is_not_walked() -> None:
    table = Table()
    gunner = table.model("brute", 0, 100, 100, "minigun", heroic=True)
    table.model("super-mutant", 1, 300, 100)
    gunner.criticals, gunner.luck = b"\x03", 0
    table.activate(gunner).play("roll B:s", "shoot m1 minigun critical", "roll K:- Y:- Y:-")
    assert table.asked == (0, "action")


@pytest.mark.rule("WB-F20", "WB-F2")
def test_the_engaged_do_not_walk_their_fire() -> None:
    table = Table()
    gunner = table.model("brute", 0, 300, 300, "minigun")
    table.model("settler", 1, 336, 300)
    table.model("settler", 1, 400, 300)
    table.activate(gunner).play("fight m1 minigun", "roll X K:-")
    assert table.asked == (0, "slide")
    table.play("stay")
    assert table.asked == (0, "action")


# -- limits --------------------------------------------------------------------------------------


@pytest.mark.rule("WB-F20")
@pytest.mark.parametrize(("gap", "rule"), [(101, "WB-F20"), (102, "")])
def test_a_minimum_range(gap: int, rule: str) -> None:
    table, _, _ = armed("brute", "fat-man", gap + 40)
    assert table.rule("shoot m1 fat-man") == rule


@pytest.mark.rule("WB-F20")
def test_some_weapons_want_strength() -> None:
    table, _, _ = armed("super-mutant", "minigun")
    assert table.rule("shoot m1 minigun") == "WB-F20"  # STR 6
    assert table.listed("shoot") == []
    table, model, _ = armed("knight", "minigun")
    assert table.rule("shoot m1 minigun") == "WB-F20"
    table.equip(model, "t-45-power-armour")  # STR +2
    assert table.rule("shoot m1 minigun") == ""


@pytest.mark.rule("WB-F20", "WB-F8")
def test_a_behemoth_always_finds_another_rock() -> None:
    table = Table()
    thrower = table.model("behemoth", 0, 100, 300)
    target = table.model("settler", 1, 350, 300)
    target.health = 40
    table.activate(thrower)
    assert "throw behemoth-rock m1" in table.listed("throw")
    table.play("throw behemoth-rock m1", "roll 3 K:- Y:r1")
    assert target.wounds == 3
    assert "throw behemoth-rock m1" in table.listed("throw")


# -- the same weapon twice -----------------------------------------------------------------------


@pytest.mark.rule("WB-F9")
def test_of_two_alike_the_loaded_one_is_fired() -> None:
    table, model, _ = armed("hammer", "missile-launcher")
    number = table.cards.weapon_numbers["missile-launcher"]
    add_weapon(model, number)
    assert table.listed("shoot") == ["shoot m1 missile-launcher"]
    table.play("shoot m1 missile-launcher", "roll X K:- Y:-", "scatter 1")
    assert slot_of(table.state, model, number) == 1
    assert slot_to_load(table.state, model, number) == 0
    assert table.listed("shoot") == ["shoot m1 missile-launcher"]
    table.play("shoot m1 missile-launcher", "roll X K:- Y:-", "scatter 1")
    assert model.empty == 3


@pytest.mark.rule("WB-I2")
def test_of_two_alike_the_find_is_put_down() -> None:
    table, model, _ = armed("settler", "hunting-rifle")
    number = table.cards.weapon_numbers["hunting-rifle"]
    mod = table.cards.item_numbers["reflex-sights"]
    model.mods = (mod,)
    add_weapon(model, number)
    model.found = (WEAPON_FIND + number,)
    model.criticals = b"\x01\x02"
    drop_weapon(model, number)
    assert (model.weapons, model.mods, model.criticals) == ((number,), (mod,), b"\x01")


@pytest.mark.rule("WB-F9")
def test_dropping_a_weapon_keeps_the_others_empty_or_loaded() -> None:
    table, model, _ = armed("hammer", "missile-launcher")
    for weapon in ("pipe-rifle", "broadsider"):
        add_weapon(model, table.cards.weapon_numbers[weapon])
    model.empty = 0b101
    drop_weapon(model, table.cards.weapon_numbers["pipe-rifle"])
    assert model.empty == 0b11
    drop_weapon(model, table.cards.weapon_numbers["missile-launcher"])
    assert model.empty == 0b1
    assert slot_to_load(table.state, model, table.cards.weapon_numbers["pipe-rifle"]) == NONE


@pytest.mark.rule("WB-F4", "WB-R4")
def test_charge_dice_go_with_the_blow_and_with_the_activation() -> None:
    table = Table()
    model = table.model("settler", 0, 300, 300, "machete")
    table.model("super-mutant", 1, 336, 300)
    table.model("settler", 0, 700, 700)
    table.activate(model)
    model.charge_dice = b"\1\0\1\0"
    table.play("fight m1 machete", "roll X K:- K:- G:- G:-", "stay")
    assert model.charge_dice == b"\0\0\0\0"
    model.charge_dice = b"\1\0\0\0"
    table.play("end")
    assert model.charge_dice == b"\0\0\0\0"
    assert table.asked[0] != NATURE
