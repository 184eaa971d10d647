"""Shooting: value, range bands, cover, shots into a fight (WB-F1, F15, WB-D2)."""

from __future__ import annotations

import pytest

from overseer.engine import NATURE
from overseer.wasteland.battle.attack.attempt import attempt
from overseer.wasteland.battle.attack.hit import DODGED
from overseer.wasteland.battle.model import Model
from overseer.wasteland.words import ENERGY, FROZEN, G_AIMED, INJURED_ARM, PHYSICAL, SHAKEN
from tests.wasteland.table import Table, box


def value_of(table: Table, shooter: Model, target: Model, long: bool = False) -> dict[str, int]:
    """Where the value of a shot with the first weapon comes from."""
    weapon = table.cards.weapons[shooter.weapons[0]]
    found = attempt(
        *(table.state, shooter, target, 0, weapon, False, long, False, False),
        *(shooter.x, shooter.y),
    )
    assert found.value == sum(amount for _, amount in found.items)
    return dict(found.items)


def shooting(distance: int = 200, *weapons: str) -> tuple[Table, Model, Model]:
    """A settler and a super mutant, so far apart from centre to centre."""
    table = Table()
    shooter = table.model("settler", 0, 100, 100, *(weapons or ("hunting-rifle",)))
    target = table.model("super-mutant", 1, 100 + distance, 100)
    return table, shooter, target


@pytest.mark.rule("WB-F1", "WB-F6")
def test_a_hit_rolls_the_dice_of_its_band_and_the_target_rolls_armour() -> None:
    table, shooter, target = shooting()
    table.activate(shooter).play("shoot m1 hunting-rifle")
    assert table.asked == (NATURE, "roll")
    assert table.state.work[-1].value == 6  # PER 6 beside the rifle
    table.play("roll 6 Y:- Y:a1")
    assert table.told("hit") == [{"model": 0, "margin": 1}]
    assert table.asked == (NATURE, "armour")
    table.play("armour 1")
    assert (target.wounds, target.left) == (1, 5)
    assert table.told("armour")[0]["blocked"] == 1
    assert table.asked == (0, "action")
    assert table.state.actions == 1


@pytest.mark.rule("WB-F1")
def test_a_miss_hurts_nobody_and_costs_the_action() -> None:
    table, shooter, target = shooting()
    table.activate(shooter).play("shoot m1 hunting-rifle", "roll 7 Y:r2 Y:d1")
    assert table.told("missed") == [{"model": 0, "margin": -1}]
    assert target.wounds == 0
    assert table.state.actions == 1


@pytest.mark.rule("WB-F1")
def test_accuracy_icons_turn_a_miss_into_a_hit() -> None:
    table, shooter, target = shooting(400)
    table.activate(shooter).play("shoot m1 hunting-rifle long", "roll 10 G:a2 G:a3", "armour 4")
    assert target.wounds == 2


@pytest.mark.rule("WB-F1", "WB-G2")
@pytest.mark.parametrize(
    ("gap", "short", "long"),
    [
        (10, "", "WB-F1"),  # wholly inside the blue ruler
        (213, "", "WB-F1"),  # its far edge lies on the end of it
        (216, "", ""),  # over the end: the shooter picks
        (254, "", ""),
        (255, "WB-F1", ""),
        (559, "WB-F1", ""),
        (560, "WB-F1", "WB-F1"),
    ],
)
def test_the_long_ruler_is_laid_after_the_short_one(gap: int, short: str, long: str) -> None:
    table, shooter, _ = shooting(gap + 36)
    table.activate(shooter)
    assert table.rule("shoot m1 hunting-rifle") == short
    assert table.rule("shoot m1 hunting-rifle long") == long


@pytest.mark.rule("WB-F1")
def test_a_weapon_without_a_long_band_has_none() -> None:
    table, shooter, _ = shooting(300, "10mm-pistol")
    table.activate(shooter)
    assert table.rule("shoot m1 10mm-pistol long") == "WB-F1"


@pytest.mark.rule("WB-F1", "WB-G6")
def test_each_item_of_cover_is_minus_two_and_one_armour() -> None:
    table = Table(
        [box(190, 80, 10, 40, "cover", number=0), box(240, 80, 10, 40, "cover", number=1)]
    )
    shooter = table.model("settler", 0, 100, 100, "hunting-rifle")
    target = table.model("super-mutant", 1, 320, 100)
    assert value_of(table, shooter, target) == {"perception": 6, "cover": -4}
    table.activate(shooter).play("shoot m1 hunting-rifle", "roll 2 Y:- Y:-", "armour 3")
    assert table.told("armour")[0]["rating"] == 3  # 1 + 2
    assert target.wounds == 0


@pytest.mark.rule("WB-F1", "WB-G5")
def test_a_model_in_between_is_cover_and_does_not_block_sight() -> None:
    table, shooter, target = shooting()
    table.model("settler", 0, 180, 100)
    assert value_of(table, shooter, target) == {"perception": 6, "cover": -2}
    table.activate(shooter)
    assert table.rule("shoot m1 hunting-rifle") == ""


@pytest.mark.rule("WB-G5")
def test_a_wall_blocks_the_shot() -> None:
    table = Table([box(190, 0, 10, 300, "sight", "wall")])
    shooter = table.model("settler", 0, 100, 100, "hunting-rifle")
    table.model("super-mutant", 1, 300, 100)
    table.activate(shooter)
    assert table.rule("shoot m1 hunting-rifle") == "WB-G5"
    assert table.listed("shoot") == []


@pytest.mark.rule("WB-D2", "WB-F10")
def test_conditions_lower_the_value() -> None:
    table, shooter, target = shooting()
    shooter.conditions = FROZEN | INJURED_ARM | SHAKEN
    assert value_of(table, shooter, target) == {"perception": 6, "conditions": -6}


@pytest.mark.rule("WB-D2", "WB-I2")
@pytest.mark.parametrize(
    ("mod", "short", "long"),
    [("comfort-grip", 2, 0), ("reflex-sights", 0, 2)],
)
def test_mods_help_in_their_band(mod: str, short: int, long: int) -> None:
    table, shooter, target = shooting(250)
    shooter.mods = (table.cards.item_numbers[mod],)
    assert value_of(table, shooter, target).get("mod", 0) == short
    assert value_of(table, shooter, target, True).get("mod", 0) == long


@pytest.mark.rule("WB-F15")
def test_a_shot_into_a_fight_strikes_any_of_them() -> None:
    table, shooter, target = shooting()
    friend = table.model("settler", 0, 300, 136)
    table.activate(shooter).play("shoot m1 hunting-rifle", "roll 3 Y:- Y:-")
    assert table.asked == (NATURE, "pick")
    assert table.listed() == ["pick m1", "pick m2"]
    table.play("pick m2", "armour 4")
    assert friend.wounds == 2  # its own armour, which the 4 does not reach
    assert target.wounds == 0
    assert table.told("struck-instead") == [{"model": 2, "target": 1}]


@pytest.mark.rule("WB-F15")
def test_a_miss_into_a_fight_draws_nobody() -> None:
    table, shooter, _ = shooting()
    table.model("settler", 0, 300, 136)
    table.activate(shooter).play("shoot m1 hunting-rifle", "roll 9 Y:- Y:-")
    assert table.asked == (0, "action")


@pytest.mark.rule("WB-F15")
def test_aligned_sights_strike_the_one_aimed_at() -> None:
    table, shooter, target = shooting()
    aimed = [i for i in table.cards.items if any(g.stat == G_AIMED for g in i.gifts)]
    assert aimed
    shooter.mods = (aimed[0].number,)
    table.model("settler", 0, 300, 136)
    table.activate(shooter).play("shoot m1 hunting-rifle", "roll 3 Y:- Y:-", "armour 4")
    assert target.wounds == 2


@pytest.mark.rule("WB-D2", "WB-R4")
def test_the_gear_gives_an_action_point_even_on_a_cross() -> None:
    table, shooter, _ = shooting()
    table.activate(shooter).play("shoot m1 hunting-rifle", "roll X* Y:- Y:-")
    assert shooter.points == 1
    assert table.told("missed")[0]["margin"] == -99


@pytest.mark.rule("WB-R4")
def test_a_quick_shot_is_at_minus_two_and_wins_no_points() -> None:
    table = Table()
    hero = table.model("sole-survivor", 0, 100, 100, "hunting-rifle", heroic=True)
    table.model("super-mutant", 1, 300, 100)
    table.activate(hero).play("roll B:b", "quick shoot m1 hunting-rifle")
    assert table.state.work[-1].value == 5  # PER 7
    table.play("roll 1* Y:- Y:-", "no", "armour 4")
    assert hero.points == 0
    assert table.state.actions == 2


@pytest.mark.rule("WB-F1")
def test_the_silenced_shot_is_no_trigger_but_its_hit_is() -> None:
    table, shooter, target = shooting(200, "alien-blaster")
    other = table.model("super-mutant", 1, 300, 300)
    target.reactions = other.reactions = 1
    table.activate(shooter).play("shoot m1 alien-blaster", "roll 9 K:- G:-")
    assert table.asked == (0, "action")
    table.play("shoot m1 alien-blaster", "roll 3 K:- G:-", "armour 4")
    assert table.asked == (1, "react")


@pytest.mark.rule("WB-F6")
@pytest.mark.parametrize(("weapon", "kind"), [("laser-pistol", ENERGY), ("44-revolver", PHYSICAL)])
def test_a_weapon_meets_the_rating_of_its_kind(weapon: str, kind: int) -> None:
    table = Table()
    shooter = table.model("settler", 0, 100, 100, weapon)
    table.model("nuka-girl", 1, 300, 100).spent = DODGED  # 1/3/2
    dice = "Y:- G:-" if weapon == "laser-pistol" else "Y:- Y:-"
    table.activate(shooter).play(f"shoot m1 {weapon}", f"roll 1* {dice}", "armour 1")
    assert table.told("armour")[0]["rating"] == (3 if kind == ENERGY else 1)
