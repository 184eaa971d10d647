"""GUARDIAN CHARGE: an ally takes the damage that was meant for another (TR-W13)."""

from __future__ import annotations

import pytest

from overseer.tragic.words import ST_ARMOUR, ST_CRITICAL
from tests.tragic.sets import card, does, own
from tests.tragic.table import Table, laid_out
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
    card("hunter", "ally", attack=4, health=20, keywords=["unavoidable"]),
    card("squire", "ally", attack=3, health=20, types=["brotherhood"]),
    card("kin", "ally", attack=2, health=20, types=["brotherhood"], keywords=["guardian-charge"]),
    card("turn", "reaction", does("redirect", target="any-ally"), answers=["movement"]),
)


def table(mine: str = "", theirs: str = "", hand: str = "") -> Table:
    """A position without critical dice."""
    return laid_out(CARDS, mine, theirs, hand).gain(0, ST_CRITICAL, -2)


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
    assert duel.hp(0) == 97  # the guard it was aimed at strikes back all the same (TR-C1)


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
    duel.play("charge b1", "target a1")

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


@pytest.mark.rule("TR-W28", "TR-W13")
def test_nobody_charges_against_an_unavoidable_ally() -> None:
    duel = table("hunter", "charger").play("attack a1", "target b", "pass")
    assert (duel.topic, duel.hp(1), damages(duel, 1)) == ("main", 96, [0])

    duel = Table()
    duel.put(0, "courser-3")
    duel.put(1, "charger-2")
    duel.play("attack a1", "target b", "pass")
    assert duel.topic == "critical"


@pytest.mark.rule("TR-W28", "TR-W13")
@pytest.mark.parametrize("mine", ["brute hunter", "hunter brute"])
def test_in_a_mixed_movement_it_takes_only_what_can_be_avoided(mine: str) -> None:
    duel = table(mine, "charger").play("attack a1", "target b", "join a2", "pass")
    assert (duel.seat, duel.topic) == (1, "charge")

    duel.play("charge b1")

    assert (duel.hp(1), damages(duel, 1)) == (96, [4])  # 5 - 1 of the brute
    struck = [ally.card.id for ally in duel.player(0).permanents if ally.damage == 2]
    assert struck == ["brute-1"]


@pytest.mark.rule("TR-W28", "TR-W13", "TR-C1")
def test_in_a_mixed_movement_at_an_ally_both_are_struck_and_both_strike() -> None:
    duel = table("brute hunter", "guard charger")

    duel.play("attack a1", "target b1", "join a2", "charge b2")

    assert (damages(duel, 1), damages(duel, 0)) == ([4, 4], [2, 3])


@pytest.mark.rule("TR-W28", "TR-W13")
def test_when_only_the_unavoidable_come_through_it_is_not_asked() -> None:
    duel = table("brute hunter", "guard charger")

    duel.play("attack a1", "target b", "join a2", "block b1", "target a1", "pass")

    assert (duel.topic, duel.hp(1)) == ("main", 96)


@pytest.mark.rule("TR-W13", "TR-W15")
def test_it_strikes_back_at_an_attacker_that_is_not_of_its_faction() -> None:
    duel = table("squire guard brute", "kin").play("attack a1", "join a2", "join a3", "pass")

    duel.play("charge b1")
    refusal = duel.refused("target a1")
    assert (refusal.rule, refusal.reason) == ("TR-C2", "tragic-no-answerer")
    duel.play("target a2")

    assert (damages(duel, 0), damages(duel, 1), duel.hp(1)) == ([0, 2, 0], [8], 100)


@pytest.mark.rule("TR-W13")
def test_an_attacker_does_not_charge_against_its_own_movement() -> None:
    duel = table("charger brute guard", "").hand(1, "turn-1")

    duel.play("attack a1", "join a3", "pass", "cast turn-1", "target a2", "target a1")

    assert (duel.topic, damages(duel, 0)) == ("main", [4, 5, 0])


@pytest.mark.rule("TR-W13")
def test_one_that_stayed_at_home_may() -> None:
    duel = table("guard brute charger", "").hand(1, "turn-1")

    duel.play("attack a1", "pass", "cast turn-1", "target a2")
    assert (duel.seat, duel.topic) == (0, "charge")
    duel.play("charge a3")

    assert damages(duel, 0) == [2, 0, 2]
