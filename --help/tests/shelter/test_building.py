"""Building rooms: SH-Y8 and SH-Y9."""

from __future__ import annotations

import pytest

from tests.shelter.sets import space, with_room, with_threat, with_top
from tests.shelter.table import Deal


@pytest.mark.rule("SH-Y8")
def test_a_room_goes_next_to_the_elevator_first_and_then_outwards(deal: Deal) -> None:
    table = deal().has("A", cubes="e4", dwellers="o o").has("B", dwellers="o")

    for side, floor in (
        ("left", "closet |"),
        ("left", "closet closet |"),
        ("right", "closet closet | closet"),
    ):
        table.play(f"""
            A: place 1lift o
            A: build closet {side}
            deck: room closet
            B: pass
            A: pass
        """).quiet()
        assert table["A"].floor == floor

    assert {m.split()[1] for m in table.offers("place") if "1" in m[:7]} == {
        *("1b1", "1b2", "1c1", "1c2", "1d1", "1d2"),
        "1lift",
    }


@pytest.mark.rule("SH-Y8")
def test_three_rooms_a_side_are_the_most(deal: Deal) -> None:
    table = deal().has("A", cubes="e1").floor("A", left="cellar cellar cellar")

    table.play("A: place 1lift o").asks("A", "room")

    assert table.offers() == ["build closet right"]
    table.refused("A: build closet left", "SH-Y8", "side-full")
    table.play("""
        A: build closet right
        deck: room hall
    """)
    assert table["A"].floor == "cellar cellar cellar | closet"


@pytest.mark.rule("SH-Y8")
def test_the_display_is_refilled_at_once(deal: Deal) -> None:
    table = deal().has("A", cubes="e1").shows(rooms="closet cellar hall")

    table.play("""
        A: place 1lift o
        A: build closet left
    """).asks("chance", "draw-room")
    table.play("deck: room gym").asks("B", "turn")

    assert table.rooms == "cellar hall gym"


@pytest.mark.rule("SH-Y8")
def test_a_room_outside_the_display_cannot_be_built(deal: Deal) -> None:
    table = deal().has("A", cubes="e6 f6 w6").shows(rooms="closet cellar hall")

    table.play("A: place 1lift o").asks("A", "room")

    table.refused("A: build gym left", "SH-Y8", "room-not-shown")


@pytest.mark.rule("SH-Y8")
def test_anybody_may_use_the_room_from_the_next_turn_on(deal: Deal) -> None:
    table = deal().has("A", cubes="e1")

    table.play("""
        A: place 1lift o
        A: build closet left
        deck: room hall
        B: place 1c1 o
        A: gain w1
        A: place 1c2 o
    """)

    assert (table["B"].cubes, table["A"].cubes) == ("e1", "f1 w1")


@pytest.mark.rule("SH-Y8", "SH-I2")
def test_a_room_built_by_an_item_waits_for_the_next_turn_too(deal: Deal) -> None:
    table = deal().has("A", cubes="e1", items="kit junk")

    table.play("""
        A: use kit
        A: give junk
        A: build closet left
        deck: room hall
    """).asks("A", "turn")

    assert "place 1c1 o" not in table.offers("place")
    refusal = table.state.refusal(table.tables.moves.by_text["place 1c1 o"])
    assert refusal is not None
    assert refusal.rule == "SH-Y8"


@pytest.mark.rule("SH-Y8", "SH-I2")
def test_the_turn_after_an_item_built_it_may_use_the_room(deal: Deal) -> None:
    table = deal().has("A", cubes="e1", items="kit junk")

    table.play("""
        A: use kit
        A: give junk
        A: build closet left
        deck: room hall
        A: place 0e1 o
        B: place 1c1 o
        A: done
    """)

    assert table.on("1c1") == "B"


@pytest.mark.rule("SH-Y9")
def test_the_elevator_pays_the_room_and_gives_two_happiness(deal: Deal) -> None:
    table = deal().has("A", cubes="e2 f3 w1").shows(rooms="closet hall market")

    table.play("A: place 1lift o").asks("A", "room")
    table.play("""
        A: build market left
        deck: room gym
    """)

    assert (table["A"].cubes, table["A"].happiness) == ("e2 f1", 2)
    assert table["A"].floor == "market |"
    assert table.told("built") == [{"seat": 0, "room": "market", "n": 2}]


@pytest.mark.rule("SH-Y9")
def test_a_room_is_named_and_paid_before_anything_is_gained(deal: Deal) -> None:
    """The energy of the row comes too late for the room."""
    cards = with_top(space("build", "energy build happiness"))
    table = deal(cards=cards)

    table.refused("A: place 0d1 o", "SH-Y9", "no-build")

    table = deal(cards=cards).has("A", cubes="e1")
    table.play("""
        A: place 0d1 o
        A: build closet left
        deck: room hall
    """)
    assert (table["A"].cubes, table["A"].happiness) == ("e1", 1)


@pytest.mark.rule("SH-Y9")
def test_only_payable_rooms_can_be_named(deal: Deal) -> None:
    table = deal().has("A", cubes="e1 f1").shows(rooms="closet hall market")

    table.play("A: place 1lift o")

    assert table.offers() == [
        *("build closet left", "build closet right"),
        *("build hall left", "build hall right"),
    ]
    table.refused("A: build market left", "SH-Y9", "room-price")


@pytest.mark.rule("SH-Y9")
def test_without_a_payable_room_the_placement_is_illegal(deal: Deal) -> None:
    table = deal().has("A", cubes="f1").shows(rooms="closet hall market")

    table.refused("A: place 1lift o", "SH-Y9", "no-build")


@pytest.mark.rule("SH-Y9", "SH-Y8")
def test_without_a_free_place_the_placement_is_illegal(deal: Deal) -> None:
    table = deal().has("A", cubes="e6 f6 w6")
    table.floor("A", left="cellar cellar cellar", right="closet closet closet")

    table.refused("A: place 1lift o", "SH-Y8", "floor-full")


@pytest.mark.rule("SH-Y9")
def test_the_other_costs_of_the_space_are_kept_back(deal: Deal) -> None:
    cards = with_top(space("build ?*2 food", "build"))
    table = deal(cards=cards).has("A", cubes="e1 f2").shows(rooms="closet cellar hall")
    table.refused("A: place 0d1 o", "SH-Y9", "no-build")

    table = deal(cards=cards).has("A", cubes="e2 f2").shows(rooms="closet cellar hall")
    table.play("A: place 0d1 o").asks("A", "room")
    assert table.offers("build") == [
        *("build cellar left", "build cellar right"),
        *("build closet left", "build closet right"),
    ]
    table.refused("A: build hall left", "SH-Y9", "room-price")

    table.play("""
        A: build closet left
        deck: room gym
    """)
    assert table["A"].cubes == "nothing"
    assert table["A"].floor == "closet |"


@pytest.mark.rule("SH-Y9")
def test_the_named_room_is_reserved_until_its_symbol(deal: Deal) -> None:
    """A refresh on the way does not sweep it away; the display counts it until it is built."""
    cards = with_top(space("build", "refresh:rooms build"))
    table = deal(cards=cards).has("A", cubes="e1").shows(rooms="closet cellar hall")

    table.play("""
        A: place 0d1 o
        A: build closet right
    """).asks("chance", "draw-room")
    assert table.rooms == ""
    assert table.discards[1] == "cellar hall"

    table.play("""
        deck: room gym
        deck: room gym
        deck: room market
    """)
    assert table["A"].floor == "| closet"
    assert table.rooms == "gym gym market"


@pytest.mark.rule("SH-Y9", "SH-T4")
def test_a_room_whose_symbol_is_never_reached_goes_back_to_the_display(deal: Deal) -> None:
    cards = with_threat("roaches", space("build", "build happiness", fight=7))
    table = deal(cards=cards).has("A", cubes="e1").threat("roaches", on="0d1")
    table.shows(rooms="closet cellar hall")

    table.play("""
        A: place 0d1 o
        A: build closet left
        dice: roll 1 2
    """).asks("B", "turn")

    assert sorted(table.rooms.split()) == ["cellar", "closet", "hall"]
    assert (table["A"].floor, table["A"].cubes, table["A"].happiness) == ("|", "nothing", 0)


@pytest.mark.rule("SH-Y9")
def test_a_build_symbol_without_the_cost_is_free(deal: Deal) -> None:
    table = deal().has("A", cubes="f1").floor("A", left="crane").shows(rooms="closet hall office")

    table.play("A: place 1c1 o").asks("A", "room")
    assert table.offers("build") == [
        f"build {room} {side}"
        for room in ("closet", "hall", "office")
        for side in ("left", "right")
    ]
    table.play("""
        A: build office left
        deck: room gym
    """)

    assert (table["A"].cubes, table["A"].happiness) == ("nothing", 0)
    assert table["A"].floor == "office crane |"


@pytest.mark.rule("SH-Y9", "SH-P7")
def test_a_free_build_on_a_full_floor_is_skipped(deal: Deal) -> None:
    cards = with_room("closet", space(reward="energy"), space("food", "build food"))
    table = deal(cards=cards).has("A", cubes="f1")
    table.floor("A", left="cellar cellar cellar", right="closet closet closet")

    table.play("A: place 1d2 o").asks("B", "turn")

    assert table["A"].cubes == "f1"


@pytest.mark.rule("SH-Y9", "SH-I2")
def test_the_place_of_a_reserved_room_is_reserved_too(deal: Deal) -> None:
    """The kit is used between two rewards; it cannot take the place that is spoken for."""
    cards = with_top(space("build", "energy*2 build happiness"))
    table = deal(cards=cards).has("A", cubes="e1", items="kit junk")
    table.floor("A", left="cellar cellar", right="closet closet")
    table.shows(rooms="closet cellar hall")

    table.play("""
        A: place 0d1 o
        A: build closet left
        A: use kit
        A: give junk
    """).asks("A", "room")
    table.refused("A: build hall left", "SH-Y8", "side-full")
    table.play("""
        A: build hall right
        deck: room gym
        deck: room gym
    """).asks("B", "turn")

    assert table["A"].floor == "closet cellar cellar | closet closet hall"
    assert (table["A"].happiness, table["A"].cubes) == (1, "e1")


@pytest.mark.rule("SH-Y9", "SH-I2", "SH-Q6")
def test_with_the_last_place_reserved_an_item_builds_nothing(deal: Deal) -> None:
    cards = with_top(space("build", "energy*2 build happiness"))
    table = deal(cards=cards).has("A", cubes="e1", items="kit junk")
    table.floor("A", left="cellar cellar", right="closet closet closet")
    table.shows(rooms="closet cellar hall")

    table.play("""
        A: place 0d1 o
        A: build closet left
        deck: room gym
    """).asks("B", "turn")

    assert table["A"].floor == "closet cellar cellar | closet closet closet"
    assert table["A"].items == "junk kit"
