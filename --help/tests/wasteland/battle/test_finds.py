"""Finds pass from hand to hand: taking, leaving, giving (WB-I2, C11)."""

from __future__ import annotations

import pytest

from overseer.wasteland.battle.conditions import remove_model
from overseer.wasteland.battle.model import HEAP, Model
from overseer.wasteland.battle.moves import WEAPON_FIND
from overseer.wasteland.battle.things.items import take_find
from overseer.wasteland.battle.values import attribute
from overseer.wasteland.words import AGILITY, NONE, PERCEPTION
from tests.wasteland.table import Table


def scene(*cards: str) -> tuple[Table, Model, Model]:
    """m0 of side 0 has found these cards, m1 is its friend beside it; m2 of side 1 far off."""
    table = Table()
    model = table.model("settler", 0, 300, 300)
    friend = table.model("settler", 0, 300, 380)
    table.model("raider", 1, 850, 850)
    for card in cards:
        take_find(table.state, model, number_of(table, card))
    return table, model, friend


def number_of(table: Table, card: str) -> int:
    if card in table.cards.item_numbers:
        return table.cards.item_numbers[card]
    return WEAPON_FIND + table.cards.weapon_numbers[card]


@pytest.mark.rule("WB-I2")
def test_a_find_is_given_without_an_action() -> None:
    table, model, friend = scene("eyeglasses")
    table.activate(model)
    assert table.listed("give") == ["give eyeglasses m1"]
    table.play("give eyeglasses m1")
    assert (model.found, friend.found) == ((), (number_of(table, "eyeglasses"),))
    assert attribute(table.state, model, PERCEPTION) == 6
    assert attribute(table.state, friend, PERCEPTION) == 7
    assert table.state.actions == 2


@pytest.mark.rule("WB-I2")
def test_what_one_started_with_is_not_passed_on() -> None:
    table, model, _ = scene()
    table.equip(model, "eyeglasses")
    table.equip(model, "stimpak")
    table.activate(model)
    for text in ("give eyeglasses m1", "leave eyeglasses", "give stimpak m1", "leave stimpak"):
        refusal = table.refusal(text)
        assert refusal is not None
        assert (refusal.rule, refusal.reason) == ("WB-I2", "wasteland-starting-item")
    missing = table.refusal("leave jet")
    assert missing is not None
    assert missing.reason == "wasteland-no-item"


@pytest.mark.rule("WB-I2", "WB-I3")
def test_to_whom_a_find_cannot_be_given() -> None:
    table, model, friend = scene("eyeglasses")
    dog = table.model("dogmeat", 0, 220, 300)
    friend.x, friend.y = 300, 435
    table.activate(model)
    assert table.rule(f"give eyeglasses m{dog.number}") == "WB-I3"
    assert table.rule("give eyeglasses m1") == "WB-I2"  # beyond yellow
    assert table.rule("give eyeglasses m2") == "WB-F1"  # an enemy
    assert table.rule("give eyeglasses m0") == "WB-F1"  # itself
    assert table.listed("give") == []


@pytest.mark.rule("WB-I2")
def test_a_found_weapon_changes_hands() -> None:
    table, model, friend = scene("pipe-pistol")
    pistol = table.cards.weapon_numbers["pipe-pistol"]
    assert pistol in model.weapons
    table.activate(model).play("give pipe-pistol m1")
    assert pistol not in model.weapons
    assert pistol in friend.weapons
    assert friend.found == (WEAPON_FIND + pistol,)


@pytest.mark.rule("WB-I2")
def test_found_grenades_are_thrown_from_the_finds() -> None:
    table, model, _ = scene("frag-grenade")
    assert table.cards.weapon_numbers["frag-grenade"] not in model.weapons
    assert model.found == (number_of(table, "frag-grenade"),)


@pytest.mark.rule("WB-I2", "WC-F9")
def test_what_is_left_lies_there_for_anybody() -> None:
    table, model, friend = scene("eyeglasses", "road-goggles")
    table.activate(model).play("leave eyeglasses", "leave road-goggles")
    assert len(table.state.markers) == 1  # one heap
    heap = table.state.markers[0]
    assert (heap.kind, heap.x, heap.y) == (HEAP, 300, 300)
    assert model.found == ()
    assert table.rule("take eyeglasses k0") == ""
    model.x = 500
    assert table.rule("take eyeglasses k0") == "WB-I1"
    friend.x, friend.y = 330, 300
    table.activate(friend)
    assert table.listed("take") == ["take eyeglasses k0", "take road-goggles k0"]
    table.play("take eyeglasses k0")
    assert table.listed("take") == ["take road-goggles k0"]
    table.play("take road-goggles k0")
    assert heap.out
    assert friend.found == (number_of(table, "eyeglasses"), number_of(table, "road-goggles"))
    assert table.rule("take eyeglasses k0") == "WC-F9"


@pytest.mark.rule("WB-I2", "WB-F2")
def test_nothing_is_taken_in_a_fight_nor_what_is_not_there() -> None:
    table, model, _ = scene("eyeglasses")
    table.activate(model).play("leave eyeglasses")
    assert table.rule("take jet k0") == "WB-I2"
    enemy = table.state.models[2]
    enemy.x, enemy.y = 268, 300
    assert table.rule("take eyeglasses k0") == "WB-F2"


@pytest.mark.rule("WC-F9")
def test_the_removed_leave_their_finds() -> None:
    table, model, friend = scene("eyeglasses")
    remove_model(table.state, model, NONE, False)
    friend.x, friend.y = 300, 300
    table.activate(friend).play("take eyeglasses k0")
    assert attribute(table.state, friend, PERCEPTION) == 7


@pytest.mark.rule("WC-F2")
def test_one_garment_is_worn_and_may_be_changed_for_another() -> None:
    table, model, _ = scene("eyeglasses", "military-fatigues")
    assert attribute(table.state, model, PERCEPTION) == 7
    assert attribute(table.state, model, AGILITY) == 4
    table.activate(model)
    assert table.listed("leave") == ["leave eyeglasses"]
    table.play("leave eyeglasses")
    assert attribute(table.state, model, PERCEPTION) == 6
    assert attribute(table.state, model, AGILITY) == 5
