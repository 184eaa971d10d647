"""A force comes to a battle, and forces that nobody builds by hand."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from overseer.wasteland.battle.model import WAITING
from overseer.wasteland.battle.moves import WEAPON_FIND
from overseer.wasteland.cards.file import load_text, standard
from overseer.wasteland.force.caps import force_caps
from overseer.wasteland.force.check import errors
from overseer.wasteland.force.force import Force, ForceUnit
from overseer.wasteland.force.muster import muster
from overseer.wasteland.force.standard import generate_force, standard_force, standard_unit
from overseer.wasteland.words import LOCKPICK, NONE, SEARCH
from tests.wasteland.card_sample import FILE, TEXT
from tests.wasteland.table import Table

CARDS = standard()


@pytest.mark.rule("WC-F1", "WB-I2")
def test_each_model_has_its_cards_and_the_unit_shares_what_is_used_up() -> None:
    state = Table().state
    weapons = ["assault-rifle", *["frag-grenade"] * 4]
    unit = ForceUnit("settler", 3, weapons, ["stimpak", "baseball-cap"])
    dog = ForceUnit("dog")
    models = muster(state, Force([unit, dog]), 1, 0)
    assert [model.unit.id for model in models] == ["settler"] * 3 + ["dog"]
    assert [model.group for model in models] == [0, 0, 0, 1]
    grenade = WEAPON_FIND + CARDS.weapon_numbers["frag-grenade"]
    assert state.groups == ((*[grenade] * 4, CARDS.item_numbers["stimpak"]), ())
    for model in models[:3]:
        assert model.weapons == (CARDS.weapon_numbers["assault-rifle"],)
        assert model.items == (CARDS.item_numbers["baseball-cap"],)
        assert (model.side, model.seat, model.place) == (1, 0, WAITING)
    assert models[3].weapons == (CARDS.weapon_numbers["dog-bite"],)


@pytest.mark.rule("WC-F2", "WB-H1", "WB-H3")
def test_leader_heroic_and_luck() -> None:
    chief = ForceUnit("sole-survivor", 1, ["laser-rifle"], leader="hunter", heroic=True)
    plain = ForceUnit("cait", 1, ["baseball-bat"])
    hero, other = muster(Table().state, Force([chief, plain]), 0, 0)
    assert hero.leader is CARDS.leader("hunter")
    assert (hero.heroic, hero.health, hero.luck) == (True, 8, 4)
    assert (other.leader, other.heroic, other.luck) == (None, False, 0)


@pytest.mark.rule("WB-F7")
def test_power_armour_is_worn_intact() -> None:
    unit = ForceUnit("paladin", 1, ["gatling-laser"], ["t-60-power-armour", "fusion-core"])
    (model,) = muster(Table().state, Force([unit]), 0, 0)
    assert model.power == CARDS.item_numbers["t-60-power-armour"]
    assert not model.degraded
    assert model.items == (CARDS.item_numbers["fusion-core"],)
    assert model.counters == (CARDS.item("fusion-core").tokens,)
    assert model.radius == 20


def test_a_mod_goes_on_the_first_weapon_that_takes_it_or_on_the_one_named() -> None:
    weapons = ["machete", "hunting-rifle", "laser-rifle"]
    first = ForceUnit("settler", 1, weapons, (), ["silenced"])
    named = ForceUnit("settler", 1, weapons, (), ["silenced laser-rifle", "jagged"])
    (one,) = muster(Table().state, Force([first]), 0, 0)
    (other,) = muster(Table().state, Force([named]), 0, 0)
    silenced, jagged = CARDS.item_numbers["silenced"], CARDS.item_numbers["jagged"]
    assert one.mods == (NONE, silenced, NONE)
    assert other.mods == (jagged, NONE, silenced)


def test_a_knight_starts_with_its_armour_boost() -> None:
    (knight,) = muster(Table().state, Force([ForceUnit("knight")]), 0, 0)
    assert knight.boosts == 1


def test_standard_equipment_is_what_the_ai_card_prints() -> None:
    unit = standard_unit("paladin", CARDS)
    assert unit.weapons == ("gatling-laser", "machete")
    assert unit.items == ("t-60-power-armour",)
    force = standard_force(["settler", "settler", "paladin", "paladin", "dog"], CARDS)
    found = [(unit.unit, unit.count) for unit in force.units]
    assert found == [("settler", 2), ("paladin", 1), ("paladin", 1), ("dog", 1)]


@pytest.mark.rule("WC-X14", "WC-F1")
@settings(max_examples=40, deadline=None)
@given(
    st.integers(0, 10**6),
    st.sampled_from(["survivors", "super-mutants", "brotherhood", "creatures", "raiders"]),
    st.sampled_from([500, 600, 750, 850, 1000]),
)
def test_a_drawn_force_is_legal_near_its_limit_and_has_the_skills(
    number: int, faction: str, limit: int
) -> None:
    force = generate_force(number, faction, limit, (SEARCH, LOCKPICK), CARDS)
    assert 0.9 * limit <= force_caps(force, CARDS) <= limit
    wrong = [each.word for each in errors(force, CARDS, limit, creatures=True)]
    assert wrong == ["no-leader"]  # the AI needs none (C18)
    cards = [CARDS.unit(unit.unit) for unit in force.units]
    if faction != "creatures":
        for skill in (SEARCH, LOCKPICK):
            assert any(card.skills[skill] != NONE for card in cards)


def test_a_number_gives_one_force_and_other_numbers_give_others() -> None:
    forces = [generate_force(number, "survivors", 750, (), CARDS) for number in range(12)]
    assert generate_force(3, "survivors", 750, (), CARDS) == forces[3]
    assert len(set(forces)) > 8


def test_a_faction_without_units_is_an_error_of_the_caller() -> None:
    with pytest.raises(ValueError, match="robots"):
        generate_force(1, "robots", 500, (), load_text(TEXT, FILE))
