"""Using items: medicine, food, chems, gear, and who may use them for whom (WB-I2 to WB-I4)."""

from __future__ import annotations

import pytest

from overseer.wasteland.battle.attack.strikes import call_strikes
from overseer.wasteland.battle.measure import stat
from overseer.wasteland.battle.model import STRIKE, Model
from overseer.wasteland.battle.things.items import fade
from overseer.wasteland.battle.things.kit import may_hold, may_use, renew
from overseer.wasteland.battle.things.uses import pump
from overseer.wasteland.battle.values import attribute, rating
from overseer.wasteland.words import (
    AGILITY,
    G_STEALTH,
    INJURED_ARM,
    INJURED_LEG,
    NONE,
    ON_FIRE,
    PERCEPTION,
    PHYSICAL,
    STRENGTH,
)
from tests.wasteland.table import Table


def scene(unit: str = "settler", *cards: str) -> tuple[Table, Model]:
    """m0 of side 0 with these cards; m1 of side 1 far off."""
    table = Table()
    model = table.model(unit, 0, 300, 300, *cards)
    table.model("raider", 1, 850, 850)
    return table, model


def find(table: Table, model: Model, *cards: str) -> None:
    """The model has found these cards."""
    for card in cards:
        model.found = (*model.found, table.cards.item_numbers[card])
    renew(table.state, model)


def next_activation(table: Table, model: Model) -> None:
    """The model's next activation."""
    for each in table.state.models:
        each.reactions = 0
    table.activate(model)


def addicted_to(table: Table, model: Model) -> list[str]:
    """What a model is addicted to."""
    return [table.cards.items[card].id for card in model.addictions]


# -- medicine and food ---------------------------------------------------------------------------


@pytest.mark.rule("WB-I4", "WB-I2")
def test_a_stimpak_heals_four_cures_injuries_and_is_used_up() -> None:
    table, model = scene("sole-survivor", "stimpak")
    model.wounds, model.rads = 4, 1
    model.conditions = INJURED_ARM | INJURED_LEG | ON_FIRE
    table.activate(model).play("flip blank")  # it burns on
    table.play("use stimpak")
    assert (model.wounds, model.rads) == (1, 1)
    assert model.conditions == ON_FIRE
    assert table.state.groups[0] == ()
    assert table.state.actions == 2
    assert table.rule("use stimpak") == "WB-I2"


@pytest.mark.rule("WB-I4")
def test_what_would_do_nothing_is_not_used() -> None:
    table, model = scene("settler", "stimpak", "radaway")
    model.rads = 3
    table.activate(model)
    assert table.listed("use") == ["use radaway"]
    assert table.rule("use stimpak") == "WB-I4"
    table.play("use radaway")
    assert model.rads == 0


@pytest.mark.rule("WB-I4")
def test_food_from_the_start_is_cooked_and_found_food_raw() -> None:
    table, model = scene("sole-survivor", "iguana-bits")
    model.wounds = 5
    table.activate(model).play("use iguana-bits")
    assert (model.wounds, model.rads) == (1, 0)
    table, model = scene("sole-survivor")
    find(table, model, "iguana-bits")
    model.wounds = 5
    table.activate(model).play("use iguana-bits")
    assert (model.wounds, model.rads) == (3, 1)
    assert model.found == ()


@pytest.mark.rule("WB-I3", "WB-I4")
def test_super_mutants_eat_everything_as_cooked() -> None:
    table, model = scene("super-mutant")
    find(table, model, "iguana-bits")
    model.wounds = 5
    table.activate(model).play("use iguana-bits")
    assert (model.wounds, model.rads) == (1, 0)


@pytest.mark.rule("WB-I4", "WB-F6")
def test_radiation_in_food_may_be_the_end_and_passes_the_immune() -> None:
    table, model = scene("settler", "nuka-cola")
    model.rads = 3
    table.activate(model).play("use nuka-cola")
    assert not model.alive
    table, model = scene("super-mutant", "nuka-cola")
    model.wounds = 4
    table.activate(model).play("use nuka-cola")
    assert (model.wounds, model.rads, model.points) == (1, 0, 1)


# -- for whom ------------------------------------------------------------------------------------


@pytest.mark.rule("WB-I2")
@pytest.mark.parametrize(("y", "rule"), [(434, ""), (435, "WB-I2")])
def test_a_card_is_shared_within_yellow(y: int, rule: str) -> None:
    table, model = scene("settler", "stimpak")
    friend = table.model("settler", 0, 300, y)  # 102 mm between bases of 16
    friend.wounds = 3
    table.activate(model)
    assert table.rule("use stimpak m2") == rule
    assert ("use stimpak m2" in table.listed("use")) == (rule == "")


@pytest.mark.rule("WB-I2")
@pytest.mark.parametrize("engaged", [0, 2])
def test_nothing_is_shared_in_a_fight(engaged: int) -> None:
    table, model = scene("settler", "stimpak")
    table.model("settler", 0, 300, 380).wounds = 3
    victim, enemy = table.state.models[engaged], table.state.models[1]
    enemy.x, enemy.y = victim.x - 32, victim.y
    assert table.activate(model).rule("use stimpak m2") == "WB-F2"


@pytest.mark.rule("WB-I2")
def test_a_friend_is_healed_out_of_the_units_pool() -> None:
    table, model = scene("settler", "stimpak", "stimpak")
    friend = table.model("settler", 0, 300, 380)
    friend.wounds = 3
    table.activate(model).play("use stimpak m2")
    assert friend.wounds == 0
    assert len(table.state.groups[0]) == 1
    assert table.told("used-on") == [{"model": 0, "card": "stimpak", "target": 2}]


@pytest.mark.rule("WB-I2")
def test_enemies_are_no_friends() -> None:
    table, model = scene("settler", "stimpak")
    enemy = table.state.models[1]
    enemy.x, enemy.y, enemy.wounds = 300, 380, 2
    table.activate(model)
    assert table.rule("use stimpak m1") == "WB-F1"
    assert table.rule("use stimpak m9") == "WB-F1"


@pytest.mark.rule("WB-I3")
def test_dogs_eat_what_a_friend_shares() -> None:
    table, model = scene("settler", "fresh-melon")
    dog = table.model("dogmeat", 0, 300, 380, "fresh-melon")
    dog.wounds = 3
    table.activate(model).play("use fresh-melon m2")
    assert dog.wounds == 1
    next_activation(table, dog)
    assert table.rule("use fresh-melon") == "WB-I3"


@pytest.mark.rule("WB-I3")
@pytest.mark.parametrize(
    ("unit", "card", "uses", "holds"),
    [
        ("settler", "stimpak", True, True),
        ("settler", "dog-bandana", False, True),
        ("dogmeat", "dog-bandana", True, True),
        ("dogmeat", "stimpak", True, False),
        ("dogmeat", "eyeglasses", False, False),
        ("codsworth", "bowler-hat", True, True),
        ("codsworth", "stimpak", False, False),
        ("super-mutant", "vault-111-jumpsuit", False, True),
        ("super-mutant", "radaway", False, True),
        ("deathclaw", "stimpak", False, False),
        ("feral-ghoul", "stimpak", False, False),
    ],
)
def test_who_may_use_and_hold_what(unit: str, card: str, uses: bool, holds: bool) -> None:
    table, model = scene(unit)
    number = table.cards.item_numbers[card]
    assert may_use(table.state, model, number) == uses
    assert may_hold(table.state, model, number) == holds


@pytest.mark.rule("WB-I3")
def test_a_repair_kit_serves_robots_only() -> None:
    table, model = scene("settler", "robot-repair-kit")
    model.wounds = 2
    robot = table.model("codsworth", 0, 300, 380)
    robot.wounds = 5
    table.activate(model)
    assert table.rule("use robot-repair-kit") == "WB-I3"
    table.play("use robot-repair-kit m2")
    assert robot.wounds == 1


# -- chems ---------------------------------------------------------------------------------------


@pytest.mark.rule("WB-I4")
def test_a_chem_fades_stage_by_stage_and_may_make_addicted() -> None:
    table, model = scene("settler", "mentats")
    assert attribute(table.state, model, PERCEPTION) == 6
    table.activate(model).play("use mentats")
    assert attribute(table.state, model, PERCEPTION) == 7
    assert table.rule("use mentats") == "WB-I4"  # one stage an activation
    next_activation(table, model)
    assert attribute(table.state, model, PERCEPTION) == 6  # the first stage has ended
    table.play("use mentats")
    assert model.stages == ((table.cards.item_numbers["mentats"], 1),)
    next_activation(table, model)
    table.play("use mentats")
    assert table.asked == (NONE, "dice")
    table.play("roll B:s")
    assert model.addictions == (table.cards.item_numbers["mentats"],)
    assert model.items == ()
    assert table.rule("use mentats") == "WB-I2"


@pytest.mark.rule("WB-I4")
def test_another_icon_leaves_one_sober_and_who_is_addicted_is_not_tested_again() -> None:
    table, model = scene("settler", "jet", "jet")
    for _ in range(3):
        next_activation(table, model)
        table.play("use jet")
    table.play("roll B:b")
    assert addicted_to(table, model) == []
    assert attribute(table.state, model, AGILITY) == 4
    for _ in range(3):
        next_activation(table, model)
        table.play("use jet")
    table.play("roll B:bs")
    assert addicted_to(table, model) == ["jet"]
    assert attribute(table.state, model, AGILITY) == 2
    table.equip(model, "jet")
    for _ in range(3):
        next_activation(table, model)
        table.play("use jet")
    assert table.asked == (0, "action")


@pytest.mark.rule("WB-I4")
def test_an_addiction_is_cured() -> None:
    table, model = scene("settler", "addictol")
    model.addictions = (table.cards.item_numbers["jet"],)
    renew(table.state, model)
    assert attribute(table.state, model, AGILITY) == 2
    table.activate(model).play("use addictol")
    assert addicted_to(table, model) == []
    assert attribute(table.state, model, AGILITY) == 4


@pytest.mark.rule("WB-I4", "WB-R4")
def test_jet_gives_a_point_then_a_quick_move_then_a_reaction() -> None:
    table, model = scene("settler", "jet")
    table.activate(model).play("use jet")
    assert model.points == 1
    assert table.listed("quick move") == []
    next_activation(table, model)
    table.play("use jet")
    assert len(table.listed("quick move")) > 0
    next_activation(table, model)
    table.play("use jet", "roll B:b")
    assert model.reactions == 1


@pytest.mark.rule("WB-I4")
def test_health_that_fades_never_removes_a_model() -> None:
    table, model = scene("settler", "x-cell")
    table.activate(model).play("use x-cell")
    assert model.health == 5
    model.wounds = 4
    fade(table.state, model)
    assert (model.health, model.left) == (4, 1)


@pytest.mark.rule("WB-I2", "WB-I4")
def test_a_found_chem_is_opened_by_its_first_use() -> None:
    table, model = scene("settler")
    table.model("settler", 0, 300, 380)
    find(table, model, "mentats", "mentats")
    table.activate(model)
    assert table.rule("give mentats m2") == ""
    table.play("give mentats m2", "use mentats")
    assert model.found == ()
    assert table.rule("leave mentats") == "WB-I4"
    assert table.rule("give mentats m2") == "WB-I4"


@pytest.mark.rule("WB-I4")
def test_a_chem_is_nobody_elses() -> None:
    table, model = scene("settler", "mentats")
    table.model("settler", 0, 300, 380)
    assert table.activate(model).rule("use mentats m2") == "WB-I2"


# -- gear ----------------------------------------------------------------------------------------


@pytest.mark.rule("WB-I2")
def test_a_stealth_boy_runs_for_two_rounds() -> None:
    table, model = scene("settler", "stealth-boy")
    table.activate(model).play("use stealth-boy")
    assert stat(table.state, model, G_STEALTH) > 0
    assert table.rule("leave stealth-boy") == "WB-I4"
    next_activation(table, model)
    assert stat(table.state, model, G_STEALTH) > 0
    next_activation(table, model)
    assert stat(table.state, model, G_STEALTH) == 0
    assert (model.items, model.counters) == ((), ())


@pytest.mark.rule("WB-I2", "WB-R4")
def test_a_fusion_core_gives_one_point_an_activation_three_times() -> None:
    table, model = scene("paladin", "fusion-core", "t-60-power-armour")
    for n in range(3):
        next_activation(table, model)
        assert model.points == 0
        table.play("use fusion-core")
        assert model.points == 1
        assert table.rule("use fusion-core") == ("WB-I4" if n < 2 else "WB-I2")
        model.points = 0
    assert model.items == ()


@pytest.mark.rule("WB-I2")
def test_a_medic_pump_uses_a_stimpak_by_itself() -> None:
    table, model = scene("sole-survivor", "stimpak", "medic-pump", "t-60-power-armour")
    model.wounds = 3  # four left
    pump(table.state, model)
    assert model.wounds == 3
    model.wounds = 4
    pump(table.state, model)
    assert model.wounds == 0
    assert table.state.groups[0] == ()


@pytest.mark.rule("WB-I2", "WB-F8")
def test_artillery_falls_in_the_next_round() -> None:
    table, model = scene("minuteman", "artillery-smoke-grenade")
    enemy = table.state.models[1]
    enemy.x, enemy.y = 300, 480
    table.activate(model)
    assert table.listed("use") == ["use artillery-smoke-grenade m1"]
    assert table.rule("use artillery-smoke-grenade") == "WB-F1"
    table.play("use artillery-smoke-grenade m1")
    smoke = table.state.markers[0]
    assert (smoke.kind, smoke.x, smoke.y, smoke.live) == (STRIKE, 300, 480, 2)
    works = len(table.state.work)
    call_strikes(table.state)
    assert len(table.state.work) == works  # not before the next round
    table.state.round = 2
    call_strikes(table.state)
    table.state.go_on()
    assert table.asked == (NONE, "roll")
    table.play("roll 5 K:d2 Y:r1", "armour 4")
    assert not enemy.alive  # 2 and 2, rating 2 less 1
    assert smoke.out
    assert model.alive


@pytest.mark.rule("WB-F8")
def test_artillery_may_fall_wide_and_hits_friends_too() -> None:
    table, model = scene("minuteman", "artillery-smoke-grenade", "artillery-smoke-grenade")
    friend = table.model("settler", 0, 300, 520)
    enemy = table.state.models[1]
    enemy.x, enemy.y = 300, 480
    smoke = "use artillery-smoke-grenade m1"
    table.activate(model).play(smoke, smoke)
    table.state.round = 2
    call_strikes(table.state)
    table.state.go_on()
    table.play("roll 6 K:d1 Y:-")
    assert len(table.told("strike-wide")) == 1
    table.play("roll 5 K:- Y:-", "armour 4", "armour 4")
    assert (enemy.wounds, friend.wounds) == (2, 2)


@pytest.mark.rule("WB-I2")
@pytest.mark.parametrize(("y", "rule"), [(535, ""), (536, "WB-F8")])
def test_smoke_is_thrown_no_farther_than_anything(y: int, rule: str) -> None:
    table, model = scene("minuteman", "artillery-smoke-grenade")
    enemy = table.state.models[1]
    enemy.x, enemy.y = 300, y  # green: 203 mm between bases of 16
    assert table.activate(model).rule("use artillery-smoke-grenade m1") == rule


# -- what is worn --------------------------------------------------------------------------------


@pytest.mark.rule("WB-I3", "WC-F2")
def test_a_find_counts_only_for_who_may_use_it_and_has_room_for_it() -> None:
    table, model = scene("settler", "military-fatigues")
    find(table, model, "eyeglasses", "dog-bandana", "army-helmet")
    assert attribute(table.state, model, PERCEPTION) == 6  # one garment: the fatigues
    assert model.health == 4
    assert rating(table.state, model, PHYSICAL) == 3
    assert attribute(table.state, model, STRENGTH) == 3
