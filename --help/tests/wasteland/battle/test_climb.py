"""Climbing, jumping down, falling, jet packs."""

from __future__ import annotations

import pytest

from overseer.wasteland.battle.model import REMOVED, Model
from overseer.wasteland.battle.moving.climb import climb_value, fall, shaken_by
from overseer.wasteland.battle.moving.spots import move_spots
from overseer.wasteland.battle.values import refresh
from overseer.wasteland.battle.work import QUICK
from overseer.wasteland.cards.file import standard
from overseer.wasteland.words import NONE, SHAKEN
from tests.wasteland.moving import DONE, Field, block

HOUSE = (200, 200, 300, 300)


def fallen(field: Field, model: Model, height: int) -> str:
    fall(field.battle, model, height)
    return field.run()


@pytest.mark.rule("WB-G8")
def test_a_climb_is_an_agility_test_and_difficult_ground() -> None:
    field = Field(block(0, *HOUSE, "102"))
    settler = field.put("settler", 0, 183, 250)
    assert field.why_not(settler, 234, 250) == ""
    assert field.why_not(settler, 235, 250) == "WB-G2 too-far"
    assert field.move(settler, 230, 250) == "nature roll"
    assert field.battle.work[-1].value == climb_value(field.battle, settler, False)
    assert field.answer("roll 1*") == DONE
    assert (settler.x, settler.on) == (230, 0)
    assert settler.points == 1  # the action point of the white die


@pytest.mark.rule("WB-G8", "WB-R4")
def test_a_quick_climb_is_harder_and_earns_nothing() -> None:
    field = Field(block(0, *HOUSE, "102"))
    hound = field.put("mutant-hound", 0, 183, 250)
    value = climb_value(field.battle, hound, False)
    assert field.move(hound, 230, 250, flags=QUICK) == "nature roll"
    assert field.battle.work[-1].value == value - 2
    field.answer("roll 1*")
    assert hound.points == 0


@pytest.mark.rule("WB-G8")
def test_a_failed_climb_ends_with_a_fall_at_the_foot() -> None:
    field = Field(block(0, *HOUSE, "127"))
    settler = field.put("settler", 0, 170, 250)
    field.move(settler, 215, 250)
    assert field.answer("roll X") == "nature dice"
    assert (settler.x, settler.y, settler.on) == (200 - settler.radius, 250, NONE)
    assert field.event("fell").args["inches"] == 5
    # Five inches less two, one more by the die, armour 1 lower by a bottle.
    assert field.answer("roll K:d1") == "nature armour"
    assert field.battle.work[-1].damage == 4


@pytest.mark.rule("WB-G8")
def test_a_bottle_lowers_the_armour_against_a_fall() -> None:
    field = Field()
    brute = field.put("brute", 0, 170, 250)
    assert fallen(field, brute, 127) == "nature dice"
    assert field.answer("roll K:b") == "nature armour"
    assert (field.battle.work[-1].damage, field.battle.work[-1].reduction) == (3, 1)


@pytest.mark.rule("WB-G8")
def test_one_who_leaps_never_hangs_on_the_wall() -> None:
    field = Field(block(0, *HOUSE, "127"))
    hound = field.put("mutant-hound", 0, 170, 250)
    field.move(hound, 215, 250)
    assert field.answer("roll X") == DONE
    assert (hound.x, hound.on) == (200 - hound.radius, NONE)
    assert "fell" not in field.events


@pytest.mark.rule("WB-G8")
def test_who_cannot_climb() -> None:
    field = Field(block(0, *HOUSE, "102"))
    deathclaw = field.put("deathclaw", 0, 165, 250)
    assert field.why_not(deathclaw, 220, 250) == "WB-G8 cannot-climb"
    dogmeat = field.put("dogmeat", 0, 250, 180)
    assert field.why_not(dogmeat, 250, 220) == "WB-G8 cannot-climb"


@pytest.mark.rule("WB-G8")
def test_climbing_spikes_need_no_test() -> None:
    field = Field(block(0, *HOUSE, "102"))
    settler = field.put("settler", 0, 183, 250)
    settler.items = (standard().item_numbers["climbing-spikes"],)
    refresh(field.battle, settler)
    assert field.move(settler, 230, 250) == DONE
    assert settler.on == 0


@pytest.mark.rule("WB-G8")
def test_on_top_one_walks_and_jumps_down_without_a_test() -> None:
    field = Field(block(0, *HOUSE, "102"))
    settler = field.put("settler", 0, 230, 250)
    settler.on = 0
    assert field.move(settler, 290, 250) == DONE
    assert settler.on == 0
    assert field.why_not(settler, 341, 250) == ""
    assert field.why_not(settler, 342, 250) == "WB-G2 too-far"
    # Four inches less an orange ruler: two, and those are harmless.
    assert field.move(settler, 330, 250) == DONE
    assert settler.on == NONE


@pytest.mark.rule("WB-G8")
def test_a_jump_from_high_up_hurts() -> None:
    field = Field(block(0, *HOUSE, "153"))
    settler = field.put("settler", 0, 290, 250)
    settler.on = 0
    assert field.move(settler, 330, 250) == "nature dice"
    assert field.event("fell").args["inches"] == 4


@pytest.mark.rule("WB-G8")
def test_how_high_is_harmless_and_how_high_is_deadly() -> None:
    field = Field()
    settler = field.put("settler", 0, 200, 200)
    assert fallen(field, settler, 76) == DONE
    assert fallen(field, settler, 77) == "nature dice"
    field.answer("roll K:-", "armour 4")
    assert settler.alive
    assert fallen(field, settler, 331) == DONE  # thirteen inches
    assert settler.place == REMOVED


@pytest.mark.rule("WB-G8")
def test_power_armour_and_soft_soles_fear_no_fall() -> None:
    field = Field()
    knight = field.put("settler", 0, 200, 200)
    knight.power = standard().item_numbers["t-60-power-armour"]
    assert fallen(field, knight, 600) == DONE
    settler = field.put("settler", 0, 300, 200)
    settler.items = (standard().item_numbers["freefall-leg-armour"],)
    refresh(field.battle, settler)
    assert fallen(field, settler, 600) == DONE
    assert knight.alive
    assert settler.alive


@pytest.mark.rule("WB-G4")
def test_a_jet_pack_crosses_anything_while_it_has_tokens() -> None:
    field = Field(block(0, 240, 100, 250, 400, "wall"), block(1, 300, 300, 360, 360, "102"))
    knight = field.put("settler", 0, 220, 250)
    pack = standard().item_numbers["jet-pack"]
    knight.items = (pack,)
    knight.counters = (1,)
    knight.power = standard().item_numbers["t-60-power-armour"]
    refresh(field.battle, knight)
    assert field.why_not(knight, 200, 250) == ""
    assert field.move(knight, 200, 250) == DONE
    assert knight.counters == (1,)  # on foot
    assert field.why_not(knight, 245, 250) == "WB-G4 ends-on"
    assert field.move(knight, 300, 250) == DONE
    assert (knight.x, knight.counters) == (300, (0,))
    assert field.why_not(knight, 220, 250) == "WB-G4 wall"
    knight.counters = ()  # never used yet: all its tokens
    assert field.why_not(knight, 220, 250) == ""


@pytest.mark.rule("WB-G8")
def test_dread_and_conditions_make_tests_harder() -> None:
    field = Field()
    settler = field.put("settler", 0, 200, 200)
    assert shaken_by(field.battle, settler) == 0
    field.put("behemoth", 1, 280, 200)
    assert shaken_by(field.battle, settler) == -2
    settler.conditions = SHAKEN
    assert shaken_by(field.battle, settler) == -4


@pytest.mark.rule("WB-G8")
def test_useful_moves_go_up_and_down() -> None:
    field = Field(block(0, *HOUSE, "102"))
    settler = field.put("settler", 0, 183, 250)
    house = field.battle.layout.pieces[0]
    ends = [path[-2:] for path in move_spots(field.battle, settler, False)]
    assert any(house.under(x, y, settler.radius) for x, y in ends)
    settler.x, settler.on = 230, 0
    paths = move_spots(field.battle, settler, False)
    assert paths
    for path in paths:
        assert field.why_not(settler, *path) == ""
