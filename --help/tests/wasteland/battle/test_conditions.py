"""Conditions, and what happens when a model is removed (WB-F10, WB-R8, C11)."""

from __future__ import annotations

import pytest

from overseer.wasteland.battle.conditions import add_condition, cure, remove_model
from overseer.wasteland.battle.model import HEAP, PLACE, REMOVED
from overseer.wasteland.battle.moves import MOVE
from overseer.wasteland.battle.values import hindrance, move_colour
from overseer.wasteland.words import (
    CONDITIONS,
    FROZEN,
    INJURED_ARM,
    INJURED_LEG,
    NONE,
    OBJECT,
    ON_FIRE,
    ORANGE,
    POISONED,
    ROBOT,
    SHAKEN,
    STUNNED,
    TURRET,
)
from tests.wasteland.rounds import Field, leader, unit


def duel() -> Field:
    """m0 against m1, side 0 first."""
    field = Field()
    field.add(0, 100, 100)
    field.add(1, 100, 800)
    return field


@pytest.mark.rule("WB-F10")
@pytest.mark.parametrize("n", range(len(CONDITIONS)))
def test_no_condition_twice(n: int) -> None:
    field = duel()
    model = field.battle.models[0]
    assert add_condition(field.battle, model, 1 << n)
    assert not add_condition(field.battle, model, 1 << n)
    assert model.conditions == 1 << n
    assert [event.args["condition"] for event in field.told("condition")] == [CONDITIONS[n]]
    assert cure(field.battle, model, 1 << n) == 1 << n
    assert model.conditions == 0
    assert model.stuns == 0


@pytest.mark.rule("WB-F10")
def test_fire_replaces_frost_and_who_burns_cannot_freeze() -> None:
    field = duel()
    model = field.battle.models[0]
    add_condition(field.battle, model, FROZEN)
    assert add_condition(field.battle, model, ON_FIRE)
    assert model.conditions == ON_FIRE
    assert not add_condition(field.battle, model, FROZEN)


@pytest.mark.rule("WB-F10", "WB-I3")
def test_who_is_immune() -> None:
    field = Field()
    robot = field.add(0, 100, 100, unit("robot", types=ROBOT))
    guarded = field.add(0, 200, 100, gives=("poison-immune", "stun-proof"))
    barrel = field.add(0, 300, 100, unit("barrel", types=OBJECT))
    turret = field.add(0, 400, 100, unit("turret", types=TURRET))
    battle = field.battle
    assert not add_condition(battle, robot, POISONED)
    assert add_condition(battle, robot, STUNNED)
    assert not add_condition(battle, guarded, POISONED)
    assert not add_condition(battle, guarded, STUNNED)
    assert not add_condition(battle, barrel, ON_FIRE)
    assert not add_condition(battle, turret, STUNNED)


@pytest.mark.rule("WB-F10")
def test_what_conditions_take() -> None:
    field = duel()
    model = field.battle.models[0]
    for condition, penalty, slower in (
        (FROZEN, -2, 1),
        (INJURED_ARM, -2, 0),
        (INJURED_LEG, 0, 1),
        (SHAKEN, -2, 0),
        (POISONED, 0, 0),
    ):
        model.conditions = condition
        assert hindrance(model) == penalty
        colour = move_colour(field.battle, model, False, False, False)
        assert colour == model.unit.move - slower
    model.conditions = FROZEN | INJURED_LEG
    assert model.unit.move - 1 == ORANGE
    assert move_colour(field.battle, model, False, False, False) == NONE


@pytest.mark.rule("WB-F10")
@pytest.mark.parametrize(("face", "burning"), [("lucky", False), ("blank", True)])
def test_fire_hurts_past_armour_and_may_go_out(face: str, burning: bool) -> None:
    field = duel()
    model = field.battle.models[0]
    model.unit.ratings = (4, 4, 4)
    model.conditions = ON_FIRE
    field.begin().play("ready m0", "activate m0")
    assert model.wounds == 1
    field.play(f"flip {face}")
    assert bool(model.conditions & ON_FIRE) is burning
    assert field.asked == (0, "action")


@pytest.mark.rule("WB-F10")
def test_poison_hurts_at_every_activation_until_healed() -> None:
    field = duel()
    model = field.battle.models[0]
    model.conditions = POISONED
    field.begin().play("ready m0", "activate m0", "end")
    assert model.wounds == 1
    field.play("ready m1", "activate m1", "end", "flip lucky", "ready m0", "activate m0", "end")
    assert model.wounds == 2
    cure(field.battle, model, POISONED)
    field.play("ready m1", "activate m1", "end", "flip lucky", "ready m0", "activate m0")
    assert model.wounds == 2


@pytest.mark.rule("WB-F10")
def test_a_stun_costs_one_action_and_is_spent() -> None:
    field = duel()
    model = field.battle.models[0]
    add_condition(field.battle, model, STUNNED)
    field.begin().play("ready m0", "activate m0")
    assert field.battle.actions == 1
    assert model.stuns == 0
    assert not model.conditions & STUNNED
    field.act(MOVE, (120, 120))
    assert field.asked == (1, "ready")


@pytest.mark.rule("WB-F10")
def test_two_stuns_take_the_whole_activation() -> None:
    field = duel()
    model = field.battle.models[0]
    add_condition(field.battle, model, STUNNED)
    model.stuns = 2
    field.begin().play("ready m0", "activate m0")
    assert field.asked == (1, "ready")


@pytest.mark.rule("WB-H4", "WB-F10")
@pytest.mark.parametrize(("face", "actions"), [("lucky", 2), ("blank", 1)])
def test_a_warden_may_shrug_a_stun_off(face: str, actions: int) -> None:
    field = Field()
    warden = field.add(0, 100, 100, chief=leader("shrugs-stun"))
    field.add(1, 100, 800)
    add_condition(field.battle, warden, STUNNED)
    field.begin().play("ready m0", "activate m0", f"flip {face}")
    assert field.battle.actions == actions
    assert warden.stuns == 0


@pytest.mark.rule("WB-F10")
def test_frost_goes_at_the_end_of_the_activation() -> None:
    field = duel()
    model = field.battle.models[0]
    model.conditions = FROZEN
    field.begin().play("ready m0", "activate m0")
    assert model.conditions & FROZEN
    field.play("end")
    assert not model.conditions & FROZEN


@pytest.mark.rule("WB-F10")
def test_the_minus_two_token_goes_at_the_end_of_the_round() -> None:
    field = duel()
    model = field.battle.models[0]
    model.conditions = SHAKEN | INJURED_LEG
    field.begin().play("ready m0", "activate m0", "end")
    assert model.conditions & SHAKEN
    field.play("ready m1", "activate m1", "end")
    assert model.conditions == INJURED_LEG


# -- removed -------------------------------------------------------------------------------------


@pytest.mark.rule("WB-F6", "WB-R8")
def test_a_removed_model_leaves_what_it_found_and_carried() -> None:
    field = duel()
    battle = field.battle
    model = battle.models[1]
    marker = battle.add_marker(PLACE, 500, 500)
    marker.out = True
    marker.carrier = 1
    model.carrying = (marker.number,)
    model.found = (field.item("luck 1"),)
    model.reactions = 1
    remove_model(battle, model, 0, True)
    assert model.place == REMOVED
    assert model.reactions == 0
    assert (marker.x, marker.y, marker.out, marker.carrier) == (100, 800, False, NONE)
    heap = battle.markers[-1]
    assert (heap.kind, heap.x, heap.y, heap.items) == (HEAP, 100, 800, (0,))
    gone = battle.models[1]
    assert gone.found == gone.carrying == ()
    assert field.rules.calls == ["removed m1 by 0 close"]
    assert field.told("removed-by")[0].args == {"model": 1, "by": 0}


@pytest.mark.rule("WB-R8")
def test_nothing_found_leaves_no_heap_and_the_active_model_stops() -> None:
    field = duel().begin().play("ready m0", "activate m0")
    remove_model(field.battle, field.battle.models[0], NONE, False)
    assert field.battle.markers == []
    assert field.battle.actions == 0
    assert field.told("removed")[0].args == {"model": 0}
