"""Pushes, following, slides."""

from __future__ import annotations

import pytest

from overseer.wasteland.battle.measure import in_contact, is_engaged
from overseer.wasteland.battle.model import MINE, Model
from overseer.wasteland.battle.moving.push import offer_slide, push_model, slide_fault, slide_points
from overseer.wasteland.battle.reasons import R_SLIDE
from overseer.wasteland.battle.work import CHARGED
from overseer.wasteland.cards.file import standard
from overseer.wasteland.words import BLACK, ORANGE, RED, YELLOW
from tests.wasteland.moving import DONE, Field, block


def pushed(field: Field, by: Model, target: Model, colour: int, charged: bool = False) -> str:
    push_model(field.battle, by, target, colour, charged)
    return field.run()


@pytest.mark.rule("WB-F5")
def test_a_push_goes_straight_away_and_may_be_followed() -> None:
    field = Field()
    brute = field.put("brute", 0, 200, 200)
    settler = field.put("settler", 1, 237, 200)
    assert pushed(field, brute, settler, YELLOW, True) == "seat 0 follow"
    assert field.battle.work[-1].has(CHARGED)
    assert (settler.x, settler.y) == (339, 200)
    assert not is_engaged(field.battle, settler)
    assert field.answer("yes") == DONE
    assert in_contact(brute, settler)
    assert field.rules.rested == [settler.number, brute.number]


@pytest.mark.rule("WB-F5")
def test_the_pusher_may_stay() -> None:
    field = Field()
    brute = field.put("brute", 0, 200, 200)
    settler = field.put("settler", 1, 237, 200)
    pushed(field, brute, settler, ORANGE)
    assert field.answer("no") == DONE
    assert (brute.x, brute.y) == (200, 200)


@pytest.mark.rule("WB-F12")
def test_walls_bases_and_the_edge_stop_a_push_rough_ground_does_not() -> None:
    field = Field(
        block(0, 290, 150, 300, 250, "wall"),
        block(1, 200, 450, 400, 550, "difficult"),
    )
    brute = field.put("brute", 0, 200, 200)
    settler = field.put("settler", 1, 237, 200)
    assert pushed(field, brute, settler, RED) == "seat 0 follow"
    assert settler.x == 290 - settler.radius
    field.answer("no")

    for model in (brute, settler):
        model.y = 500
    brute.x, settler.x = 200, 237
    pushed(field, brute, settler, RED)
    assert settler.x == 237 + 152
    field.answer("no")

    friend = field.put("brute", 0, 237 + 100, 700)
    for model in (brute, settler):
        model.y = 700
    brute.x, settler.x = 200, 237
    pushed(field, brute, settler, RED)
    assert in_contact(settler, friend)
    assert is_engaged(field.battle, settler)
    field.answer("no")

    brute.x, settler.x = 820, 857
    assert pushed(field, brute, settler, BLACK) == "seat 0 follow"
    assert settler.x == 914 - settler.radius
    assert settler.alive


@pytest.mark.rule("WB-F12")
def test_nobody_strikes_at_one_who_is_pushed() -> None:
    field = Field()
    brute = field.put("brute", 0, 200, 200)
    settler = field.put("settler", 1, 237, 200)
    field.put("brute", 0, 237, 237)
    assert pushed(field, brute, settler, YELLOW) == DONE  # its friend bars the way after it
    assert (settler.x, settler.y) == (339, 200)
    assert "free-attack" not in field.events


@pytest.mark.rule("WB-F13")
def test_no_following_while_another_enemy_is_touched() -> None:
    field = Field()
    brute = field.put("brute", 0, 200, 200)
    settler = field.put("settler", 1, 237, 200)
    field.put("settler", 1, 163, 200)
    assert pushed(field, brute, settler, YELLOW) == DONE
    assert (settler.x, settler.y) == (339, 200)


@pytest.mark.rule("WB-F12", "WB-F13")
def test_one_who_cannot_be_moved_is_not_followed() -> None:
    field = Field(block(0, 253, 150, 300, 250, "wall"))
    brute = field.put("brute", 0, 200, 200)
    settler = field.put("settler", 1, 237, 200)
    assert pushed(field, brute, settler, YELLOW) == DONE
    assert field.events == ["push-blocked"]


@pytest.mark.rule("WB-F12", "WB-F8")
def test_a_push_sets_off_mines() -> None:
    field = Field()
    brute = field.put("brute", 0, 200, 200)
    settler = field.put("settler", 1, 237, 200)
    mine = field.battle.add_marker(MINE, 400, 200)
    mine.side = 0
    mine.card = standard().weapon_numbers["frag-mine"]
    assert pushed(field, brute, settler, RED) == "nature dice"
    assert mine.out
    # It went off where the disc touches the base.
    assert settler.x == 400 - 51 - settler.radius
    assert field.answer("roll Y:-", "armour 2") == "seat 0 follow"
    assert settler.x == 237 + 152


@pytest.mark.rule("WB-F12", "WB-G8")
def test_a_push_over_the_edge_of_a_roof_is_a_fall() -> None:
    field = Field(block(0, 150, 150, 250, 250, "102"))
    brute = field.put("brute", 0, 195, 200)
    settler = field.put("settler", 1, 232, 200)
    brute.on = settler.on = 0
    assert pushed(field, brute, settler, YELLOW) == "nature dice"
    assert settler.on == -1
    assert field.event("fell").args["inches"] == 4


@pytest.mark.rule("WB-F5")
def test_a_slide_keeps_contact() -> None:
    field = Field(block(0, 100, 250, 400, 260, "wall"))
    brute = field.put("brute", 0, 200, 200)
    settler = field.put("settler", 1, 237, 200)
    offer_slide(field.battle, brute, settler)
    assert field.run() == "seat 0 slide"
    work = field.battle.work[-1]
    places = slide_points(field.battle, work)
    assert len(places) > 10
    for x, y in places:
        assert slide_fault(field.battle, work, x, y) == 0
        assert y <= 250 - brute.radius  # not into the wall
    assert slide_fault(field.battle, work, 100, 100) == R_SLIDE
    x, y = places[-1]
    assert field.answer(f"slide {x},{y}") == DONE
    assert (brute.x, brute.y) == (x, y)
    assert in_contact(brute, settler)


@pytest.mark.rule("WB-F5")
def test_a_slide_may_be_left_alone() -> None:
    field = Field()
    brute = field.put("brute", 0, 200, 200)
    settler = field.put("settler", 1, 237, 200)
    offer_slide(field.battle, brute, settler)
    field.run()
    assert field.answer("stay") == DONE
    assert (brute.x, brute.y) == (200, 200)


@pytest.mark.rule("WB-F5", "WB-F14")
def test_sliding_away_from_another_enemy_has_its_price() -> None:
    field = Field()
    brute = field.put("brute", 0, 200, 200)
    settler = field.put("settler", 1, 237, 200)
    field.put("settler", 1, 163, 200)
    offer_slide(field.battle, brute, settler)
    field.run()
    places = slide_points(field.battle, field.battle.work[-1])
    x, y = max(places)
    assert field.answer(f"slide {x},{y}") == "nature roll"
    assert "free-attack" in field.events


@pytest.mark.rule("WB-F5")
def test_no_slide_without_contact() -> None:
    field = Field()
    brute = field.put("brute", 0, 200, 200)
    settler = field.put("settler", 1, 300, 200)
    offer_slide(field.battle, brute, settler)
    assert field.run() == DONE
