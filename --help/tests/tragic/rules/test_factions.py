"""A card of a faction does nothing hostile to an opposing ally of it (TR-W15)."""

from __future__ import annotations

import pytest

from overseer.tragic.words import ST_CRITICAL
from tests.tragic.sets import card, does, own
from tests.tragic.table import Table, laid_out

ENCLAVE = ["enclave"]
CARDS = own(
    card("beam", "attack", strike="9", types=ENCLAVE),
    card("rain", "attack", strike="9", types=ENCLAVE, keywords=["blast-area"]),
    card("order", "action", does("beat target", target="opposing-ally"), types=ENCLAVE),
    card("gas", "action", does("damage 3 plain all-allies"), types=ENCLAVE),
    card("soldier", "ally", attack=2, health=20, types=ENCLAVE),
    card("warden", "ally", attack=2, health=20, types=ENCLAVE, keywords=["guardian-charge"]),
    card("raider", "ally", attack=2, health=20),
    card("turn", "reaction", does("redirect", target="own-ally"), answers=["attack"]),
    card(
        "pistol",
        "weapon",
        does("draw 1", when="use", once=True, own_turn=True),
        types=ENCLAVE,
        place="right-hand",
    ),
    card("salvage", "action", does("beat target", target="opposing-object"), types=ENCLAVE),
)


def table(mine: str = "", theirs: str = "", hand: str = "") -> Table:
    return laid_out(CARDS, mine, theirs, hand).gain(0, ST_CRITICAL, -2)


def damages(duel: Table, seat: int) -> list[int]:
    return [permanent.damage for permanent in duel.player(seat).permanents]


@pytest.mark.rule("TR-W15")
@pytest.mark.parametrize("name", ["beam", "order"])
def test_it_cannot_be_aimed_at_one(name: str) -> None:
    duel = table("", "soldier raider raider", name).play(f"cast {name}-1")

    refusal = duel.refused("target b1")

    assert (refusal.rule, refusal.reason) == ("TR-W15", "tragic-spared")
    assert duel.legal("target b2")


@pytest.mark.rule("TR-W15", "TR-W14")
def test_an_area_spares_it() -> None:
    duel = table("", "soldier raider", "rain").play("cast rain-1")

    assert damages(duel, 1) == [0, 9]


@pytest.mark.rule("TR-W15")
def test_ones_own_allies_are_not_spared() -> None:
    duel = table("soldier", "soldier raider", "gas").play("cast gas-1")

    assert (damages(duel, 0), damages(duel, 1)) == ([3], [0, 3])


@pytest.mark.rule("TR-W15", "TR-R1")
def test_redirected_at_one_it_does_nothing() -> None:
    duel = table("", "soldier", "beam").hand(1, "turn-1").play("cast beam-1", "cast turn-1")

    assert (damages(duel, 1), duel.hp(0), duel.hp(1)) == ([0], 100, 100)


@pytest.mark.rule("TR-W15", "TR-W13")
def test_nor_to_a_guardian_that_steps_in() -> None:
    duel = table("", "warden raider", "beam").play("cast beam-1", "target b", "charge b1")

    assert (damages(duel, 1), duel.hp(1)) == ([0, 0], 100)


@pytest.mark.rule("TR-W15")
def test_objects_are_no_members() -> None:
    duel = table("", "pistol", "salvage").play("cast salvage-1")

    assert duel.in_play(1) == []
