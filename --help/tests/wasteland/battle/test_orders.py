"""Orders: what units and leaders do for their friends (WB-H4)."""

from __future__ import annotations

import pytest

from overseer.wasteland.battle.fortune.orders import (
    forget_activation,
    lent,
    order_answer,
    order_fault,
    order_moves,
)
from overseer.wasteland.battle.model import READY, USED, Model
from overseer.wasteland.battle.moves import MOVE, ORDER, at_model
from overseer.wasteland.battle.reasons import REASONS
from overseer.wasteland.card import Leader, Unit
from overseer.wasteland.words import INTELLIGENCE, LENGTHS, OBJECT, PERCEPTION
from tests.wasteland.rounds import Field, leader, unit

YELLOW = LENGTHS[1]
RED = LENGTHS[2]


def led(card: Unit | None = None, chief: Leader | None = None, gap: int = 60) -> Field:
    """m0, active, with orders or powers; m1 is its friend at a gap; m2 the enemy."""
    field = Field()
    field.add(0, 100, 100, card, chief=chief)
    field.add(0, 132 + gap, 100)
    field.add(1, 100, 800)
    return field.begin().play("ready m0", "activate m0")


def active(field: Field) -> Model:
    return field.battle.models[field.battle.active]


def orders(field: Field) -> list[str]:
    return [move.text for move in order_moves(field.battle, active(field))]


def refused(field: Field, number: int) -> str:
    return REASONS[order_fault(field.battle, active(field), at_model(ORDER, number))][1]


def order(field: Field, number: int) -> None:
    assert refused(field, number) == ""
    order_answer(field.battle, active(field), at_model(ORDER, number))


@pytest.mark.rule("WB-H4")
def test_most_models_have_no_orders() -> None:
    field = led()
    assert orders(field) == []
    assert refused(field, 1) == "no-order"
    assert refused(field, 9) == "nothing-there"


@pytest.mark.rule("WB-H4", "WB-R2")
def test_orders_ready_a_friend_within_yellow_once_an_activation() -> None:
    field = led(unit("hammer", ("orders",)), gap=YELLOW)
    third = field.add(0, 100, 200)
    assert orders(field) == ["order m1", "order m3"]
    order(field, 1)
    assert field.battle.models[1].status == READY
    assert orders(field) == []
    assert refused(field, third.number) == "spent"
    field.play("end")
    assert field.battle.active == 1, "the friend acts in the same turn"


@pytest.mark.rule("WB-H4")
def test_orders_do_not_reach_further() -> None:
    assert refused(led(unit("hammer", ("orders",)), gap=YELLOW + 1), 1) == "too-far"


@pytest.mark.rule("WB-H4")
def test_orders_ready_only_the_unready() -> None:
    field = led(unit("hammer", ("orders",)))
    field.battle.models[1].status = USED
    assert refused(field, 1) == "not-unready"
    assert refused(field, 0) == "no-order"
    assert refused(field, 2) == "no-order"


@pytest.mark.rule("WB-H4")
def test_things_take_no_orders() -> None:
    field = led(unit("hammer", ("orders",)))
    barrel = field.add(0, 100, 160, unit("barrel", types=OBJECT))
    assert refused(field, barrel.number) == "no-order"


@pytest.mark.rule("WB-H4")
def test_minutemen_ready_another_of_their_unit_in_presence() -> None:
    field = Field()
    minuteman = unit("minuteman", ("drilled",))
    field.add(0, 100, 100, minuteman)
    field.add(0, 132 + RED, 100, minuteman)
    field.add(0, 100, 160)
    field.add(0, 100, 301, minuteman)
    field.add(1, 100, 800)
    field.begin().play("ready m0", "activate m0")
    assert orders(field) == ["order m1"]
    assert refused(field, 2) == "no-order"
    assert refused(field, 3) == "too-far"
    order(field, 1)
    assert field.battle.models[1].status == READY


@pytest.mark.rule("WB-H4")
def test_a_healer_tends_one_friend_an_activation() -> None:
    field = led(unit("cade", ("healer",)), gap=YELLOW)
    friend = field.battle.models[1]
    assert orders(field) == []
    friend.wounds = 2
    order(field, 1)
    assert friend.wounds == 1
    assert refused(field, 1) == "spent"
    forget_activation(active(field))
    friend.x += 1
    assert refused(field, 1) == "too-far"


@pytest.mark.rule("WB-H4")
def test_a_commander_gives_two_action_points_a_battle() -> None:
    field = led(chief=leader("gives-actions"))
    friend = field.battle.models[1]
    order(field, 1)
    order(field, 1)
    assert friend.points == 2
    assert refused(field, 1) == "spent"
    field.play("end", "ready m2", "activate m2", "end", "ready m1", "activate m1")
    assert friend.points == 2, "they wait for its activation"


@pytest.mark.rule("WB-H4", "WB-R4")
def test_a_friend_takes_a_point_in_its_own_activation() -> None:
    field = led(chief=leader("gives-actions"))
    field.play("end", "ready m2", "activate m2", "end", "ready m1", "activate m1")
    friend = field.battle.models[1]
    field.add(0, 100, 160)
    assert orders(field) == ["order m1"]
    assert refused(field, 3) == "no-order"
    order(field, 1)
    field.act(MOVE, (200, 110)).act(MOVE, (200, 120))
    assert field.asked == (0, "action"), "the point buys a quick prepare"
    field.play("end")
    assert friend.points == 0


@pytest.mark.rule("WB-H4")
def test_a_leaders_gifts_need_presence_sight_and_his_faction() -> None:
    field = led(chief=leader("gives-actions"), gap=RED + 1)
    assert refused(field, 1) == "too-far"
    friend = field.battle.models[1]
    friend.x -= 1
    assert refused(field, 1) == ""
    friend.unit = unit("stranger")
    friend.unit.faction = 3
    assert refused(field, 1) == "too-far"


@pytest.mark.rule("WB-H4")
def test_used_friends_get_no_points_and_a_leader_none_of_his_own() -> None:
    field = led(chief=leader("gives-actions"))
    field.battle.models[1].status = USED
    assert refused(field, 1) == "no-order"
    assert refused(field, 0) == "no-order"


@pytest.mark.rule("WB-H4")
def test_a_defender_gives_reaction_tokens() -> None:
    field = led(chief=leader("gives-reactions"))
    third = field.add(0, 100, 160)
    order(field, 1)
    assert field.battle.models[1].reactions == 1
    assert refused(field, 1) == "has-reaction"
    order(field, third.number)
    fourth = field.add(0, 160, 160)
    assert refused(field, fourth.number) == "spent"


@pytest.mark.rule("WB-H4")
def test_a_fusilier_lends_his_best_attribute_once_a_round() -> None:
    field = led(chief=leader("lends"))
    field.battle.models[0].unit.attributes = (3, 8, 4, 4, 4, 4, 3)
    friend = field.battle.models[1]
    order(field, 1)
    assert lent(field.battle, friend, PERCEPTION) == 8
    assert lent(field.battle, friend, INTELLIGENCE) == 0
    third = field.add(0, 100, 160)
    assert refused(field, third.number) == "spent"
    field.play("end", "ready m2", "activate m2", "end", "ready m1", "activate m1", "end")
    assert lent(field.battle, friend, PERCEPTION) == 0, "until its activation ends"


@pytest.mark.rule("WB-H4")
def test_what_is_lent_can_be_lent_again_in_the_next_round() -> None:
    field = led(chief=leader("lends"))
    order(field, 1)
    field.play("end", "ready m2", "activate m2", "end", "ready m1", "activate m1", "end")
    assert field.battle.round == 2
    field.play("ready m2", "activate m2", "end", "ready m0", "activate m0")
    assert orders(field) == ["order m1"]


@pytest.mark.rule("WB-H4", "WB-R1")
def test_a_blitzer_takes_the_next_advantage_marker_once_a_battle() -> None:
    field = led(chief=leader("takes-advantage"))
    assert orders(field) == ["order m0"]
    order(field, 0)
    assert refused(field, 0) == "spent"
    field.play("end", "ready m2", "activate m2", "end", "ready m1", "activate m1", "end")
    assert field.battle.round == 2
    assert field.battle.advantage == 0, "though the other side has fewer models"
    field.play("ready m0", "activate m0")
    assert refused(field, 0) == "spent"
    field.play("end", "ready m2", "activate m2", "end", "ready m1", "activate m1", "end")
    assert field.battle.advantage == 1


@pytest.mark.rule("WB-H4")
def test_a_second_order_uses_the_next_power() -> None:
    field = led(unit("danse", ("orders",)), leader("gives-actions"))
    friend = field.battle.models[1]
    order(field, 1)
    assert (friend.status, friend.points) == (READY, 0)
    order(field, 1)
    assert friend.points == 1
