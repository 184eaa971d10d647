"""Power armour: whose ratings, what it takes, when it is degraded (WB-F7, F17)."""

from __future__ import annotations

import pytest

from overseer.wasteland.battle.attack.hit import PAST_ARMOUR, PULSE, push_hit
from overseer.wasteland.battle.model import Model
from overseer.wasteland.battle.values import attribute, power_rating, power_room
from overseer.wasteland.words import ENDURANCE, ENERGY, NONE, PHYSICAL, RADIATION, STRENGTH
from tests.wasteland.table import Table


def wearing(armour: str, unit: str = "knight") -> tuple[Table, Model]:
    """A model in power armour, in its activation."""
    table = Table()
    model = table.model(unit, 0, 300, 300, armour)
    table.model("settler", 1, 800, 800)
    model.boosts = 0
    table.activate(model)
    return table, model


def struck(table: Table, model: Model, damage: int, kind: int = PHYSICAL, how: int = 0) -> None:
    """A hit; armour is still to be rolled where there is any."""
    push_hit(table.state, model, NONE, damage, kind, 0, how)
    table.state.ears = table.events
    table.state.go_on()


@pytest.mark.rule("WB-F7", "WB-F17")
def test_damage_fills_the_card_first() -> None:
    table, model = wearing("t-60-power-armour")  # END +4, 3+1/3+1/4+1
    struck(table, model, 4)
    table.play("armour 4")
    assert (model.power_damage, model.wounds, model.degraded) == (3, 0, False)
    assert power_room(table.state, model) == 1


@pytest.mark.rule("WB-F7", "WB-F17")
def test_full_it_turns_over_and_the_rest_goes_to_the_model() -> None:
    table, model = wearing("t-60-power-armour")
    struck(table, model, 6, how=PAST_ARMOUR)
    assert model.degraded
    assert (model.power_damage, model.wounds) == (0, 2)
    assert table.told("degraded") == [{"model": 0}]


@pytest.mark.rule("WB-F7", "WB-F17")
def test_exactly_full_it_turns_over_too() -> None:
    table, model = wearing("t-60-power-armour")
    struck(table, model, 4, how=PAST_ARMOUR)
    assert model.degraded
    assert model.wounds == 0


@pytest.mark.rule("WB-F17")
def test_the_new_ratings_count_from_the_next_hit() -> None:
    table, model = wearing("x-01-power-armour")  # 3+1 intact, 4 degraded
    struck(table, model, 5, how=PAST_ARMOUR)
    assert power_rating(table.state, model, PHYSICAL) == 4
    struck(table, model, 5)
    table.play("armour 4")
    assert model.wounds == 1  # 4 blocked, and no "+1" any more


@pytest.mark.rule("WB-F17")
@pytest.mark.parametrize("kind", [PHYSICAL, ENERGY, RADIATION])
def test_every_kind_of_damage_fills_the_card(kind: int) -> None:
    table, model = wearing("t-45-power-armour")
    struck(table, model, 2, kind, PAST_ARMOUR)
    assert (model.power_damage, model.wounds, model.rads) == (2, 0, 0)


@pytest.mark.rule("WB-F17")
def test_of_two_kinds_the_first_fills_it_first() -> None:
    table, model = wearing("t-45-power-armour")  # END +3
    hit = push_hit(table.state, model, NONE, 2, PHYSICAL, 0, PAST_ARMOUR)
    hit.more_damage, hit.more_kind = 3, RADIATION
    table.state.go_on()
    assert model.degraded
    assert (model.wounds, model.rads) == (0, 2)


@pytest.mark.rule("WB-F7", "WB-F17")
def test_its_endurance_is_no_health_but_its_strength_is_strength() -> None:
    table, model = wearing("t-60-power-armour")
    assert model.health == 5
    assert attribute(table.state, model, ENDURANCE) == 5
    assert attribute(table.state, model, STRENGTH) == 8


@pytest.mark.rule("WB-F17")
def test_the_owner_picks_ratings_where_neither_is_better_for_all() -> None:
    table, model = wearing("t-45-power-armour", "paladin-danse")  # 2+1/2+1/4+1 against 4/3/1
    hit = push_hit(table.state, model, NONE, 3, PHYSICAL, 0, 0)
    hit.more_damage, hit.more_kind = 1, RADIATION
    table.state.go_on()
    assert table.asked == (0, "ratings")
    table.play("own-armour", "armour 4", "armour 4")
    assert model.power_damage == 1  # 4 blocks all physical; his own radiation rating is 1


@pytest.mark.rule("WB-F17")
def test_the_better_ratings_are_taken_without_asking() -> None:
    table, model = wearing("t-60-power-armour")
    struck(table, model, 2)
    assert table.asked[1] == "armour"
    table.play("armour 3")
    assert table.told("armour")[0]["rating"] == 3


@pytest.mark.rule("WB-F17", "WB-I2")
def test_boosts_go_with_ones_own_armour_alone() -> None:
    table, model = wearing("t-60-power-armour")
    model.boosts = 2
    struck(table, model, 4)
    assert table.asked == (0, "ratings")
    table.play("own-armour")
    assert table.asked == (0, "boost")
    table.play("yes", "armour 3")  # 2 + 1
    assert (model.boosts, model.power_damage) == (1, 1)
    struck(table, model, 1)
    table.play("power-armour")
    assert table.asked[1] == "armour"


@pytest.mark.rule("WB-F7", "WB-G3")
def test_it_makes_the_base_larger() -> None:
    table, model = wearing("t-60-power-armour")
    assert model.radius == 20
    assert table.state.models[1].radius == 16


@pytest.mark.rule("WB-F7")
def test_a_pulse_hurts_it_only_while_it_is_intact() -> None:
    table, model = wearing("t-60-power-armour")
    struck(table, model, 1, ENERGY, PULSE | PAST_ARMOUR)
    assert model.power_damage == 1
    model.degraded = True
    model.power_damage = 0
    struck(table, model, 3, ENERGY, PULSE | PAST_ARMOUR)
    assert model.wounds == 0
