"""The cases that the printed rules leave open: SH-Q."""

from __future__ import annotations

import dataclasses
from pathlib import Path

import pytest

from tests.shelter.sets import box, only, space, with_room, with_threat, with_top
from tests.shelter.table import Deal

BOX = (Path(__file__).parent / "box.toml").read_text(encoding="utf-8")


@pytest.mark.rule("SH-Q1")
def test_cubes_and_happiness_of_a_doubled_row_come_twice(deal: Deal) -> None:
    cards = with_top(space(reward="energy ? happiness*2", letter="P"))
    table = deal(cards=cards).has("A", dwellers="P")

    table.play("""
        A: place 0d1 P
        A: gain w1
        A: gain f1
    """)

    assert (table["A"].cubes, table["A"].happiness) == ("e2 f1 w1", 4)


@pytest.mark.rule("SH-Q1")
def test_items_and_readying_of_a_doubled_row_come_twice(deal: Deal) -> None:
    cards = with_top(space(reward="ready item", letter="P"))
    table = deal(cards=cards).has("A", dwellers="P", exhausted="dog armor")

    table.play("""
        A: place 0d1 P
        A: ready dog
        deck: item junk
        deck: item junk
    """)

    assert (table["A"].items, table["A"].exhausted) == ("armor dog junk junk", "")


@pytest.mark.rule("SH-Q1")
def test_new_dwellers_of_a_doubled_row_come_twice(deal: Deal) -> None:
    table = deal().has("A", cubes="e1", dwellers="C").floor("A", left="crane")

    table.play("A: place 1c2 C")

    assert (table["A"].total, table["A"].cubes) == (3, "nothing")


@pytest.mark.rule("SH-Q1")
def test_a_refresh_of_a_doubled_row_comes_twice(deal: Deal) -> None:
    cards = with_top(space(reward="refresh:rooms", letter="P"))
    table = deal(cards=cards).has("A", dwellers="P").shows(rooms="closet closet closet")

    table.play("""
        A: place 0d1 P
        deck: room cellar
        deck: room cellar
        deck: room cellar
        deck: room gym
        deck: room gym
        deck: room hall
    """)

    assert table.rooms == "gym gym hall"
    assert table.discards[1] == "cellar cellar cellar closet closet closet"


@pytest.mark.rule("SH-Q1")
def test_a_doubled_free_build_gives_two_rooms_with_a_refill_between(deal: Deal) -> None:
    table = deal().has("A", cubes="f1", dwellers="I").floor("A", left="crane")
    table.shows(rooms="closet cellar hall")

    table.play("""
        A: place 1c1 I
        A: build closet left
        deck: room gym
        A: build gym right
        deck: room gym
    """)

    assert table["A"].floor == "closet crane | gym"
    assert table.rooms == "cellar hall gym"


@pytest.mark.rule("SH-Q1", "SH-Y9")
def test_the_second_paid_room_is_named_and_paid_when_it_is_reached(deal: Deal) -> None:
    """The energy in the row pays for the second room, and the refilled card can be it."""
    cards = with_top(space("build", "build energy*2 happiness", letter="P"))
    table = deal(cards=cards).has("A", cubes="e1", dwellers="P")

    table.play("""
        A: place 0d1 P
        A: build closet left
        deck: room workshop
    """).asks("A", "room")
    assert table["A"].cubes == "e2"
    table.refused("A: build workshop left", "SH-Y9", "room-price")

    table.play("""
        A: build closet left
        deck: room hall
    """)
    assert (table["A"].floor, table["A"].cubes) == ("closet closet |", "e3")
    assert table["A"].happiness == 2  # printed apart from the build, so it is an ordinary reward


@pytest.mark.rule("SH-Q1")
def test_a_second_paid_room_that_nobody_can_pay_is_skipped(deal: Deal) -> None:
    table = deal().has("A", cubes="e1", dwellers="I").floor("A", left="office")

    table.play("""
        A: place 1c1 I
        A: build closet right
        deck: room gym
    """).asks("B", "turn")

    assert table["A"].happiness == 1


@pytest.mark.rule("SH-Q1")
def test_trade_training_heal_and_marker_have_no_second_effect(deal: Deal) -> None:
    cards = with_top(space(reward="first train trade:food=water heal", letter="P", wounded=True))
    table = deal(cards=cards, first="B").has("A", dwellers="~P").has("B", dwellers="o")

    table.play("""
        B: place 0e1 o
        A: place 0d1 ~P
        A: train S
    """).quiet()

    assert table["A"].dwellers == "S"
    assert table.first == "A"
    assert table.told("healed") == [{"seat": 0, "n": 1}]
    assert table.told("trained") == [{"seat": 0, "letter": "S"}]
    assert table.told("first-player") == [{"seat": 0}]


@pytest.mark.rule("SH-Q1", "SH-Y10")
def test_a_doubled_training_on_a_linked_space_still_trains_one(deal: Deal) -> None:
    cards = with_top(space(reward="train", letter="P", linked=True))
    table = deal(cards=cards).has("A", dwellers="o P").has("B", dwellers="o")

    table.play("""
        A: place 0d1 o+P
        B: place 0e1 o
        A: train S
    """).quiet()

    assert table["A"].dwellers == "o S"


@pytest.mark.rule("SH-Q1", "SH-Y12")
def test_a_doubled_trade_is_one_trade(deal: Deal) -> None:
    cards = with_top(space(reward="trade:food=water", letter="P"))
    table = deal(cards=cards).has("A", cubes="f1", dwellers="P")

    table.play("A: place 0d1 P").asks("A", "window")

    assert table.offers() == ["done", "trade f1>w1 x1"]


@pytest.mark.rule("SH-Q2")
@pytest.mark.parametrize("pair", ["o+C", "S+C", "C+L"])
def test_either_dwellers_training_doubles_and_both_lose_theirs(deal: Deal, pair: str) -> None:
    table = deal().has("A", cubes="f1", dwellers=pair.replace("+", " ")).floor("A", left="hall")
    table.has("B", dwellers="o")

    table.play(f"A: place 1c1 {pair}")
    assert (table["A"].cubes, table["A"].happiness) == ("e2", 2)

    table.play("B: place 0e1 o").quiet()
    assert table["A"].dwellers == "o o"


@pytest.mark.rule("SH-Q2")
def test_one_wounded_of_two_keeps_the_threat(deal: Deal) -> None:
    """Both lost the fight; the stimpak heals only one of them."""
    table = deal().has("A", items="stimpak").has("B", dwellers="o").threat("behemoth", on="0d1")

    table.play("""
        A: place 0d1 o+o
        dice: roll 1 1
        A: use stimpak
        B: place 0e1 o
    """).quiet()

    assert table.threat_on("0d1") == "behemoth"
    assert table["A"].dwellers == "o ~o"


@pytest.mark.rule("SH-Q3")
def test_two_dwellers_that_train_together_need_two_letters(deal: Deal) -> None:
    table = deal().has("A", dwellers="o o").floor("A", left="gym gym").has("B", dwellers="o")

    table.play("""
        A: place 1c1 o
        B: place 0e1 o
        A: place 1b1 o
        A: train S
    """).asks("A", "train")
    table.refused("A: train S", "SH-Y17", "slot-taken")

    table.play("A: train P").quiet()
    assert table["A"].dwellers == "S P"


@pytest.mark.rule("SH-Q3", "SH-Y17")
def test_the_same_printed_letter_twice_trains_one(deal: Deal) -> None:
    table = deal().has("A", dwellers="o o").floor("A", left="gym gym").has("B", dwellers="o")

    table.play("""
        A: place 1c2 o
        B: place 0e1 o
        A: place 1b2 o
    """).quiet()

    assert table["A"].dwellers == "o S"


@pytest.mark.rule("SH-Q4")
def test_a_threat_covers_a_whole_linked_space(deal: Deal) -> None:
    """What needed two dwellers needs one while the fire is there, and gives only its reward."""
    table = deal().has("A", cubes="f1 w1").floor("A", left="hall").threat("fire", on="1c1")

    table.refused("A: place 1c1 o+o", "SH-P4", "needs-one")
    table.play("A: place 1c1 o")

    assert (table["A"].cubes, table["A"].happiness) == ("f1", 1)


@pytest.mark.rule("SH-Q5")
def test_at_seven_dwellers_the_space_may_be_used_without_the_reward(deal: Deal) -> None:
    table = deal().has("A", cubes="f2 w1", dwellers="o o o o o o o")

    table.play("A: place 0c1 o").asks("B", "turn")

    assert (table["A"].total, table["A"].cubes) == (7, "nothing")


@pytest.mark.rule("SH-Q6")
def test_with_six_rooms_a_build_symbol_is_skipped(deal: Deal) -> None:
    table = deal().has("A", cubes="f1")
    table.floor("A", left="crane cellar cellar", right="closet closet closet")

    table.play("A: place 1c1 o").asks("B", "turn")

    assert table.told("built") == []


@pytest.mark.rule("SH-Q7")
def test_several_items_help_one_fight_and_each_is_exhausted(deal: Deal) -> None:
    table = deal().has("A", items="shotgun shotgun minigun").threat("behemoth", on="0d1")

    table.play("A: place 0d1 o+o").asks("A", "fight")
    assert table.offers() == ["fight", "use minigun", "use shotgun"]
    table.play("""
        A: use shotgun
        A: use minigun
    """).asks("A", "fight")
    table.play("""
        A: fight
        dice: roll 2 3
    """)

    assert table["A"].happiness == 3  # 5 + 2 + 3 = 10
    assert (table["A"].items, table["A"].exhausted) == ("shotgun", "minigun shotgun")


@pytest.mark.rule("SH-Q7", "SH-I2")
def test_weapons_are_declared_before_the_roll(deal: Deal) -> None:
    table = deal().has("A", items="shotgun dice").threat("roaches", on="0d1")

    table.play("""
        A: place 0d1 o
        A: fight
        dice: roll 1 1
    """).asks("A", "reroll")

    table.refused("A: use shotgun", "SH-I2", "wrong-moment")


@pytest.mark.rule("SH-Q7")
def test_the_bonus_of_one_fight_is_gone_in_the_next(deal: Deal) -> None:
    table = deal().has("A", items="minigun").threat("roaches", on="0d1").threat("roaches", on="0e1")

    table.play("""
        A: place 0d1 o
        A: use minigun
        dice: roll 2 2
        B: pass
        A: place 0e1 o
        dice: roll 2 2
    """).quiet()

    assert [args["total"] for args in table.told("fought")] == [7, 4]


@pytest.mark.rule("SH-Q8")
def test_with_nothing_left_to_draw_the_display_stays_short(deal: Deal) -> None:
    cards = only(items="dog armor dice", rooms="closet cellar")
    table = deal(cards=cards).has("A", cubes="e1 w1").has("B", cubes="w1")

    table.play("""
        A: place 0a1 o
        A: take dog
    """).asks("B", "turn")
    assert sorted(table.items.split()) == ["armor", "dice"]

    table.play("""
        B: pass
        A: place 1lift o
        A: build closet left
    """).quiet()
    assert table.rooms == "cellar"


@pytest.mark.rule("SH-Q8", "SH-P7")
def test_from_an_empty_display_nothing_is_taken(deal: Deal) -> None:
    table = deal(cards=only(items="dog")).has("A", cubes="w1", items="dog")

    table.play("A: place 0a1 o").asks("B", "turn")

    assert (table.items, table["A"].items) == ("", "dog")


@pytest.mark.rule("SH-Q9")
@pytest.mark.parametrize(
    ("roll", "where"),
    [
        ("1 1", "1a1"),
        ("1 2", "1a2"),
        ("1 3", "1b1"),
        ("1 4", "1b2"),
        ("1 5", "1c1"),
        ("2 6", "1d2"),
        ("3 6", "1e1"),
        ("4 6", "1e2"),
        ("5 6", "1f1"),
        ("6 6", "1f2"),
    ],
)
def test_rooms_with_two_spaces_take_the_numbers_of_their_place(
    deal: Deal, roll: str, where: str
) -> None:
    """In an inner place the space next to the elevator has no number: 1c2 and 1d1."""
    table = deal(round=2).floor("A", left="closet closet closet", right="closet closet closet")

    table.play(f"""
        dice: roll 3 4
        dice: roll {roll}
        deck: threat fire
        dice: roll 3 4
    """)

    assert table.threat_on(where) == "fire"


@pytest.mark.rule("SH-Q9")
@pytest.mark.parametrize(
    ("roll", "where"),
    [
        ("1 1", "1a1"),
        ("1 2", "1a1"),
        ("1 3", "1b1"),
        ("1 4", "1b1"),
        ("1 5", "1c1"),
        ("2 6", "1d1"),
        ("3 6", "1e1"),
        ("4 6", "1e1"),
        ("5 6", "1f1"),
        ("6 6", "1f1"),
    ],
)
def test_a_single_or_linked_space_answers_to_every_number_of_its_place(
    deal: Deal, roll: str, where: str
) -> None:
    table = deal(round=2).floor("A", left="cellar cellar cellar", right="cellar hall hall")

    table.play(f"""
        dice: roll 3 4
        dice: roll {roll}
        deck: threat fire
        dice: roll 3 4
    """)

    assert table.threat_on(where) == "fire"


@pytest.mark.rule("SH-Q9")
def test_the_numbers_are_data_of_the_card_set(deal: Deal) -> None:
    """With the single numbers outside, a 6 hits the right space next to the shaft on the left."""
    columns = ((2,), (3, 4), (5, 6), (8, 9), (10, 11), (12,))
    cards = dataclasses.replace(box(), columns=columns)
    table = deal(cards=cards, round=2).floor("A", left="closet")

    table.play("""
        dice: roll 3 4
        dice: roll 3 3
        deck: threat fire
        dice: roll 3 4
    """)

    assert table.threat_on("1c2") == "fire"


@pytest.mark.rule("SH-Q9")
@pytest.mark.parametrize("linked", [1, 2])
@pytest.mark.parametrize("roll", ["1 1", "1 2", "1 3", "1 4", "1 5", "2 6", "3 6", "4 6", "5 6"])
def test_a_linked_space_beside_another_answers_to_every_number_too(
    deal: Deal, roll: str, linked: int
) -> None:
    """Its neighbour answers to none, wherever the room stands."""
    pair, other = space(reward="food*3", linked=True), space(reward="water")
    cards = with_room("closet", *((pair, other) if linked == 1 else (other, pair)))
    table = deal(cards=cards, round=2)
    table.floor("A", left="closet closet closet", right="closet closet closet")

    table.play(f"""
        dice: roll 3 4
        dice: roll {roll}
        deck: threat fire
        dice: roll 3 4
    """)

    column = sum(map(int, roll.split()))
    place = {2: "a", 3: "a", 4: "b", 5: "b", 6: "c", 8: "d", 9: "e", 10: "e", 11: "f"}[column]
    assert table.threat_on(f"1{place}{linked}") == "fire"
    floors = table.state.view(None).data()["floors"]
    assert isinstance(floors, list)
    shown = [s for p in floors[1]["places"] for s in p["spaces"] if column in s["columns"]]
    assert [s["space"] for s in shown] == [f"1{place}{linked}"]


@pytest.mark.rule("SH-Q9")
def test_the_top_floor_has_ten_spaces_each_with_its_own_number(deal: Deal) -> None:
    """And one that no number reaches: the healing space next to the elevator (SH-Q12)."""
    floors = deal(round=2).asks("chance", "roll-floor").state.view(None).data()["floors"]
    assert isinstance(floors, list)

    spaces = [space for place in floors[0]["places"] for space in place["spaces"]]

    assert [space["space"] for space in spaces if not space["columns"]] == ["0c2"]
    numbered = [space["columns"] for space in spaces if space["columns"]]
    assert numbered == [[n] for n in range(2, 13) if n != 7]


@pytest.mark.rule("SH-Q10")
def test_happiness_of_a_paid_build_comes_with_each_room(deal: Deal) -> None:
    table = deal().has("A", cubes="e2", dwellers="I").floor("A", left="office")

    table.play("""
        A: place 1c1 I
        A: build closet right
        deck: room gym
        A: build closet right
        deck: room gym
    """)

    assert table["A"].happiness == 2
    assert [args["n"] for args in table.told("built")] == [1, 1]


@pytest.mark.rule("SH-Q10")
def test_an_item_that_builds_brings_none(deal: Deal) -> None:
    table = deal().has("A", cubes="e1", items="kit junk")

    table.play("""
        A: use kit
        A: give junk
        A: build closet left
        deck: room hall
        A: place 0e1 o
    """)

    assert (table["A"].floor, table["A"].happiness) == ("closet |", 0)


@pytest.mark.rule("SH-Q11")
def test_a_wounded_dweller_is_trained_all_the_same(deal: Deal) -> None:
    cards = with_threat("leak", space("wound", "train:P"))
    table = deal(cards=cards).has("A", dwellers="o").has("B", dwellers="o")
    table.threat("leak", on="0e1")

    table.play("""
        A: place 0e1 o
        B: place 0e2 o
    """).quiet()
    assert table["A"].dwellers == "~P"
    table.refused("A: place 0d1 ~P", "SH-P5", "needs-healthy")

    table.play("""
        A: place 0b1 ~P
        B: pass
    """).quiet()
    assert table["A"].dwellers == "o"
