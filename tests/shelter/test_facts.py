"""What is known of the printed cards holds in the standard set, in play."""

from __future__ import annotations

import pytest

from overseer.shelter.card import Cubes
from overseer.shelter.cards.file import standard
from tests.shelter.standard_play import count, cubes_text, play_out, price, printed
from tests.shelter.table import Deal

ROOMS = {room.id: room for room in standard().rooms}
ITEMS = {item.id: item for item in standard().items}


@pytest.mark.rule("SH-S1")
def test_the_order_of_the_top_floor() -> None:
    red = sorted((r for r in standard().rooms if r.red), key=lambda room: room.place)

    assert [room.id for room in red] == [
        *("wasteland", "vault-door", "vault-entrance"),
        *("water-treatment", "diner", "power-generator"),
    ]


@pytest.mark.rule("SH-Y6")
def test_the_wasteland_has_an_item_for_a_water(deal: Deal) -> None:
    slot = next(
        n
        for n, space in enumerate(ROOMS["wasteland"].spaces, start=1)
        if (printed(space.cost), count(space.reward, "item")) == ((0, 0, 1), 1)
    )
    table = deal(cards=standard()).has("A", cubes="w1")

    play_out(table, f"A: place 0a{slot} o")

    assert table["A"].cubes == "nothing"
    assert len(table["A"].items.split()) == 1


@pytest.mark.rule("SH-Y9", "SH-Q10")
@pytest.mark.parametrize("room", ["nuka-cola-plant", "fitness-room"])
def test_the_own_elevator_builds_at_the_rooms_price_for_two_happiness(
    deal: Deal, room: str
) -> None:
    table = deal(cards=standard()).has("A", cubes=cubes_text(price(room))).shows(rooms=room)

    table.play("A: place 1lift o").play(f"A: build {room} right")
    table.play(f"deck: {table.state.chance(0)}")

    assert (table["A"].cubes, table["A"].happiness) == ("nothing", 2)
    assert table["A"].floor == f"| {room}"


@pytest.mark.rule("SH-Y4")
def test_the_marker_is_free_on_the_top_floor(deal: Deal) -> None:
    where = [
        f"0{'abcdef'[room.place - 1]}{slot}"
        for room in standard().rooms
        if room.red
        for slot, space in enumerate(room.spaces, start=1)
        if count(space.reward, "first") and not space.cost and not space.wounded
    ]
    assert where
    table = deal(cards=standard(), first="B").play("B: pass")

    play_out(table, f"A: place {where[0]} o")

    assert table.first == "A"


@pytest.mark.rule("SH-Y5")
def test_a_new_dweller_costs_cubes_on_the_top_floor(deal: Deal) -> None:
    costs: list[tuple[str, Cubes]] = [
        (f"0{'abcdef'[room.place - 1]}{slot}", printed(space.cost))
        for room in standard().rooms
        if room.red
        for slot, space in enumerate(room.spaces, start=1)
        if count(space.reward, "dweller")
    ]
    assert costs
    for where, cost in costs:
        assert sum(cost) > 0
        table = deal(cards=standard()).has("A", cubes=cubes_text(cost))
        play_out(table, f"A: place {where} o")
        assert table["A"].total == 3


@pytest.mark.rule("SH-Y6", "SH-Y3")
def test_the_fitness_room_has_a_happiness_for_an_item(deal: Deal) -> None:
    slot = next(
        n
        for n, space in enumerate(ROOMS["fitness-room"].spaces, start=1)
        if count(space.cost, "item") == 1
    )
    table = deal(cards=standard()).has("A", items="shotgun").floor("A", left="fitness-room")

    table.play(f"""
        A: place 1c{slot} o
        A: give shotgun
    """)

    assert (table["A"].happiness, table["A"].items) == (1, "")


def test_the_nuka_cola_plant_is_in_the_deck_twice_and_gives_food_and_water(deal: Deal) -> None:
    assert ROOMS["nuka-cola-plant"].copies == 2
    slot = next(
        n
        for n, space in enumerate(ROOMS["nuka-cola-plant"].spaces, start=1)
        if not space.cost and printed(space.reward) == (0, 1, 1)
    )
    table = deal(cards=standard()).floor("A", left="nuka-cola-plant")

    play_out(table, f"A: place 1c{slot} o")

    assert table["A"].cubes == "f1 w1"


@pytest.mark.rule("SH-Q7")
def test_the_weapons_that_are_known() -> None:
    assert (ITEMS["shotgun"].when, ITEMS["shotgun"].bonus) == ("fight", 2)
    assert (ITEMS["minigun"].when, ITEMS["minigun"].bonus) == ("fight", 3)


@pytest.mark.rule("SH-Q12")
def test_the_wounded_are_healed_on_the_top_floor(deal: Deal) -> None:
    where = next(
        f"0{'abcdef'[room.place - 1]}{slot}"
        for room in standard().rooms
        if room.red
        for slot, space in enumerate(room.spaces, start=1)
        if space.wounded and count(space.reward, "heal")
    )
    table = deal(cards=standard()).has("A", dwellers="~o ~o")

    play_out(table, f"A: place {where} ~o")

    assert table.on(where) == "A"
