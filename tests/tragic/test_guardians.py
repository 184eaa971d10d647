"""GUARDIAN CHARGE: an ally takes the damage that was meant for another (TR-W13)."""

from __future__ import annotations

import pytest

from overseer.tragic.words import ST_ARMOUR, ST_CRITICAL
from tests.tragic.sets import card, does, own
from tests.tragic.table import Table
from tests.tragic.vocabulary import word

CARDS = own(
    card("blow", "attack", strike="9"),
    card("cleave", "attack", strike="9", keywords=["excess"]),
    card("sure", "attack", strike="9", keywords=["unavoidable"]),
    card("burst", "attack", strike="5", keywords=["blast-area"]),
    card("poke", "action", does("damage 5 plain target", target="opposing-ally-or-player")),
    card("guard", "ally", attack=3, health=20),
    card("brute", "ally", attack=5, health=20),
    card("charger", "ally", attack=2, health=20, keywords=["guardian-charge", "armour 1"]),
)


def table(mine: str = "", theirs: str = "", hand: str = "") -> Table:
    """A position without critical dice."""
    duel = Table(CARDS).gain(0, ST_CRITICAL, -2)
    for seat, names in enumerate((mine, theirs)):
        for name in names.split():
            duel.put(seat, f"{name}-1")
    return duel.hand(0, *(f"{name}-1" for name in hand.split()))


def damages(duel: Table, seat: int) -> list[int]:
    return [permanent.damage for permanent in duel.player(seat).permanents]


@pytest.mark.rule("TR-W13")
@word("keyword:guardian-charge")
@pytest.mark.parametrize("engaged", [False, True])
def test_it_takes_an_attack_card_meant_for_its_player(engaged: bool) -> None:
    duel = table("", "charger", "blow").gain(1, ST_ARMOUR, 5)
    duel.player(1).permanents[0].engaged = engaged

    duel.play("cast blow-1", "target b")
    assert (duel.seat, duel.topic) == (1, "charge")
    duel.play("charge b1")

    assert (duel.hp(1), damages(duel, 1)) == (100, [8])  # its own armour, not the player's
    assert duel.hp(0) == 100  # it does not strike back at cards


@pytest.mark.rule("TR-W13")
def test_it_may_but_need_not() -> None:
    duel = table("", "charger", "blow").play("cast blow-1", "target b", "pass")

    assert (duel.topic, duel.hp(1), damages(duel, 1)) == ("main", 91, [0])


@pytest.mark.rule("TR-W13")
def test_it_takes_what_was_meant_for_another_ally() -> None:
    duel = table("", "guard charger", "blow").play("cast blow-1", "target b1")
    refusal = duel.refused("charge b1")
    assert (refusal.rule, refusal.reason) == ("TR-W13", "tragic-no-charge")

    duel.play("charge b2")

    assert damages(duel, 1) == [0, 8]
    assert duel.hp(0) == 100  # the guard was not struck, so it does not strike back


@pytest.mark.rule("TR-W13")
def test_it_does_not_charge_for_itself_and_nobody_is_asked_without_one() -> None:
    duel = table("", "charger", "blow").play("cast blow-1", "target b1")
    assert (duel.topic, damages(duel, 1), duel.hp(0)) == ("main", [8], 98)

    duel = table("charger", "guard", "blow").play("cast blow-1", "target b")
    assert (duel.topic, duel.hp(1)) == ("main", 91)  # the attacker's own charger is no use


@pytest.mark.rule("TR-W13")
def test_once_an_attack_but_in_any_number_of_attacks() -> None:
    duel = table("", "charger charger", "blow blow")

    duel.play("cast blow-1", "target b", "pass", "charge b1")
    assert duel.topic == "main"  # the second one is not asked as well
    duel.play("cast blow-1", "target b", "charge b1")

    assert (duel.hp(1), damages(duel, 1)) == (100, [16, 0])


@pytest.mark.rule("TR-W13", "TR-W2")
def test_the_excess_beyond_its_health_goes_on() -> None:
    duel = table("", "charger", "cleave")
    duel.player(1).permanents[0].damage = 17

    duel.play("cast cleave-1", "target b", "charge b1")

    assert (duel.in_play(1), duel.hp(1)) == ([], 95)


@pytest.mark.rule("TR-W13")
def test_in_a_movement_it_takes_every_hit_and_strikes_back_at_an_ally() -> None:
    duel = table("guard brute", "charger")
    duel.player(1).permanents[0].engaged = True

    duel.play("attack a1", "target b", "join a2")
    assert (duel.seat, duel.topic) == (1, "charge")
    duel.play("charge b1")

    assert (duel.hp(1), damages(duel, 1)) == (100, [6])  # 3 - 1 and 5 - 1
    assert damages(duel, 0) == [2, 0]


@pytest.mark.rule("TR-W13")
def test_a_blocker_fights_already() -> None:
    duel = table("guard brute", "charger").play("attack a1", "target b", "join a2", "block b1")

    duel.play("target a1")

    assert (duel.topic, duel.hp(1), damages(duel, 1)) == ("main", 95, [2])


@pytest.mark.rule("TR-W13")
def test_in_a_movement_at_an_ally_it_stands_in_for_it() -> None:
    duel = table("brute", "guard charger").play("attack a1", "target b1", "charge b2")

    assert (damages(duel, 1), damages(duel, 0)) == ([0, 4], [2])


@pytest.mark.rule("TR-W13", "TR-W14")
def test_in_an_area_it_takes_the_hit_of_one_other_besides_its_own() -> None:
    duel = table("", "guard charger brute", "burst").play("cast burst-1", "charge b2")
    assert (duel.seat, duel.topic) == (1, "protect")
    assert duel.refused("target b2").rule == "TR-W13"

    duel.play("target b3")

    assert damages(duel, 1) == [5, 8, 0]


@pytest.mark.rule("TR-W13")
def test_not_against_the_unavoidable_nor_against_an_action() -> None:
    duel = table("", "charger", "sure").play("cast sure-1", "target b")
    assert (duel.topic, duel.hp(1)) == ("main", 91)

    duel = table("", "charger", "poke").play("cast poke-1", "target b")
    assert (duel.topic, duel.hp(1)) == ("main", 95)


@pytest.mark.rule("TR-W13")
def test_it_takes_what_the_area_of_an_action_does_to_another_ally() -> None:
    cards = own(
        card("storm", "action", does("damage 5 plain opposing-allies")),
        card("guard", "ally", attack=3, health=20),
        card("charger", "ally", attack=2, health=20, keywords=["guardian-charge", "armour 1"]),
    )
    duel = Table(cards).hand(0, "storm-1")
    for name in ("guard-1", "charger-1", "guard-1"):
        duel.put(1, name)

    duel.play("cast storm-1")
    assert (duel.seat, duel.topic) == (1, "charge")
    duel.play("charge b2")
    assert (duel.seat, duel.topic) == (1, "protect")
    assert not duel.legal("target b2")
    duel.play("target b3")

    assert (duel.topic, damages(duel, 1)) == ("main", [5, 8, 0])  # its own hit, and the other's


@pytest.mark.rule("TR-W13")
def test_alone_in_an_area_it_has_nobody_to_protect() -> None:
    cards = own(
        card("storm", "action", does("damage 5 plain opposing-allies")),
        card("charger", "ally", attack=2, health=20, keywords=["guardian-charge"]),
    )
    duel = Table(cards).hand(0, "storm-1")
    duel.put(1, "charger-1")
    duel.play("cast storm-1")
    assert (duel.topic, damages(duel, 1)) == ("main", [5])
