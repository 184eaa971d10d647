"""Placing dwellers: SH-P."""

from __future__ import annotations

import pytest

from tests.shelter.sets import space, with_room, with_top
from tests.shelter.table import Deal


@pytest.mark.rule("SH-P1")
def test_a_dweller_goes_to_a_room_the_own_elevator_or_a_threat(deal: Deal) -> None:
    table = deal().has("A", cubes="e1 w1", dwellers="o o o").floor("B", left="closet")
    table.threat("fire", on="0e1")

    table.play("""
        A: place 2c1 o
        B: done
        B: place 0b2 o
        B: gain e1
        A: place 1lift o
        A: build closet left
        deck: room hall
        B: place 0f1 o
        A: place 0e1 o
    """).quiet()

    assert table["A"].happiness == 2 + 1  # the room and the fire
    assert table["A"].cubes == "e1"


@pytest.mark.rule("SH-P1")
def test_where_no_room_stands_there_is_no_space(deal: Deal) -> None:
    table = deal().floor("A", right="cellar")

    table.refused("A: place 1c1 o", "SH-P1", "no-space")
    table.refused("A: place 1d2 o", "SH-P1", "no-space")  # the cellar has a single space
    table.refused("A: place 0d2 o", "SH-P1", "no-space")  # so has water treatment
    table.refused("A: place 3a1 o", "SH-P1", "no-space")  # two players have two floors
    table.refused("A: place 3lift o", "SH-P1", "no-space")
    table.play("A: place 1d1 o")
    assert table["A"].cubes == "w1"


@pytest.mark.rule("SH-P2")
def test_an_occupied_space_is_closed_for_everybody(deal: Deal) -> None:
    table = deal()

    table.play("A: place 0e1 o")
    table.refused("B: place 0e1 o", "SH-P2", "taken")

    table.play("B: place 0e2 o")
    table.refused("A: place 0e1 o", "SH-P2", "taken")


@pytest.mark.rule("SH-P2")
def test_an_occupied_threat_is_closed_too(deal: Deal) -> None:
    table = deal().has("A", cubes="w1").has("B", cubes="w1").threat("fire", on="0d1")

    table.play("A: place 0d1 o")

    table.refused("B: place 0d1 o", "SH-P2", "taken")


@pytest.mark.rule("SH-P2")
def test_other_players_elevators_are_closed(deal: Deal) -> None:
    table = deal().has("A", cubes="e6 f6 w6")

    table.refused("A: place 2lift o", "SH-P2", "foreign-lift")
    assert [move for move in table.offers("place") if "lift" in move] == ["place 1lift o"]


@pytest.mark.rule("SH-P2")
def test_the_own_elevator_has_one_space(deal: Deal) -> None:
    table = deal().has("A", cubes="e2")

    table.play("""
        A: place 1lift o
        A: build closet left
        deck: room hall
        B: pass
    """)

    table.refused("A: place 1lift o", "SH-P2", "taken")


@pytest.mark.rule("SH-P2")
def test_a_room_in_the_display_offers_no_space(deal: Deal) -> None:
    table = deal().has("A", cubes="e6 f6 w6").shows(rooms="closet cellar hall")

    spaces = {move.split()[1] for move in table.offers("place")}

    top = {"0a1", "0a2", "0b2", "0c1", "0d1", "0e1", "0e2", "0f1", "0f2"}
    assert spaces == top | {"1lift"}


@pytest.mark.rule("SH-P3")
def test_a_cost_must_be_paid_in_full(deal: Deal) -> None:
    table = deal().has("A", cubes="f1 w1")
    table.refused("A: place 0c1 o", "SH-P3", "cost")

    table = deal().has("A", cubes="f2")
    table.refused("A: place 0c1 o", "SH-P3", "cost")

    table = deal().has("A", cubes="e1 f3 w1")
    table.play("A: place 0c1 o")
    assert table["A"].cubes == "e1 f1"


@pytest.mark.rule("SH-P3")
def test_the_reward_does_not_pay_the_cost(deal: Deal) -> None:
    table = deal(cards=with_top(space("energy", "energy*3")))

    table.refused("A: place 0d1 o", "SH-P3", "cost")


@pytest.mark.rule("SH-P3")
def test_costs_come_before_rewards(deal: Deal) -> None:
    """With a full track the cost makes room for the reward."""
    table = deal(cards=with_top(space("water*2", "water food"))).has("A", cubes="w6")

    table.play("A: place 0d1 o")

    assert table["A"].cubes == "f1 w5"


@pytest.mark.rule("SH-P3")
def test_rewards_are_gained_from_left_to_right(deal: Deal) -> None:
    """The item comes before the refresh: its place is refilled, then all three go."""
    cards = with_top(space(reward="item refresh:items energy"))
    table = deal(cards=cards).shows(items="shotgun dog armor")

    table.play("""
        A: place 0d1 o
        A: take dog
    """).asks("chance", "draw-item")
    assert table["A"].cubes == "nothing"

    table.play("""
        deck: item minigun
        deck: item junk
        deck: item junk
        deck: item dice
    """)
    assert table.items == "junk junk dice"
    assert table.discards[0] == "armor minigun shotgun"
    assert (table["A"].items, table["A"].cubes) == ("dog", "e1")


@pytest.mark.rule("SH-P4")
def test_linked_spaces_take_two_dwellers_at_once(deal: Deal) -> None:
    table = deal().has("A", cubes="f1").floor("A", left="hall")

    table.refused("A: place 1c1 o", "SH-P4", "needs-two")
    table.play("A: place 1c1 o+o")

    assert table.on("1c1") == "A A"
    assert table["A"].dwellers == ""


@pytest.mark.rule("SH-P4")
def test_cost_and_reward_of_a_linked_space_count_once(deal: Deal) -> None:
    table = deal().has("A", cubes="f2").floor("A", left="hall")

    table.play("A: place 1c1 o+o")

    assert (table["A"].cubes, table["A"].happiness) == ("e1 f1", 1)


@pytest.mark.rule("SH-P4")
def test_one_dweller_is_not_enough_for_linked_spaces(deal: Deal) -> None:
    table = deal().has("A", cubes="f2", dwellers="o ~o").floor("A", left="hall")

    table.refused("A: place 1c1 o+o", "SH-P8", "no-such-dweller")
    assert not [move for move in table.offers("place") if "1c1" in move]


@pytest.mark.rule("SH-P4")
def test_a_single_space_takes_one_dweller(deal: Deal) -> None:
    deal().refused("A: place 0e1 o+o", "SH-P4", "needs-one")


@pytest.mark.rule("SH-P5")
def test_the_wounded_go_only_where_the_mark_is(deal: Deal) -> None:
    table = deal().has("A", dwellers="o ~o")

    table.refused("A: place 0e1 ~o", "SH-P5", "needs-healthy")
    table.refused("A: place 0b1 o", "SH-P5", "needs-wounded")
    table.play("A: place 0b1 ~o")

    assert table.on("0b1") == "A"


@pytest.mark.rule("SH-P5", "SH-P4")
def test_a_linked_space_for_the_wounded_takes_two_wounded(deal: Deal) -> None:
    cards = with_top(space(reward="heal food", linked=True, wounded=True))
    table = deal(cards=cards).has("A", dwellers="o ~o ~o")

    table.refused("A: place 0d1 o+o", "SH-P5", "needs-wounded")
    table.refused("A: place 0d1 ~o", "SH-P4", "needs-two")
    table.play("A: place 0d1 ~o+~o")

    assert table.on("0d1") == "A A"
    assert table["A"].cubes == "f1"


@pytest.mark.rule("SH-P6")
def test_matching_training_runs_the_row_through_twice(deal: Deal) -> None:
    table = deal().has("A", dwellers="P")

    table.play("A: place 0d1 P")

    assert table["A"].cubes == "w4"
    assert table.told("doubled") == [{"seat": 0, "letter": "P"}]


@pytest.mark.rule("SH-P6")
def test_a_doubled_row_goes_a_b_a_b(deal: Deal) -> None:
    """The second item is taken after the first refresh, not before it."""
    cards = with_top(space(reward="item refresh:items", letter="P"))
    table = deal(cards=cards).has("A", dwellers="P").shows(items="shotgun dog armor")

    table.play("""
        A: place 0d1 P
        A: take dog
        deck: item minigun
        deck: item dice
        deck: item trophy
        deck: item register
        A: take trophy
        deck: item junk
        deck: item junk
        deck: item junk
        deck: item junk
    """)

    assert table["A"].items == "dog trophy"


@pytest.mark.rule("SH-P6")
def test_another_dweller_goes_there_without_the_bonus(deal: Deal) -> None:
    table = deal().has("A", dwellers="o").has("B", dwellers="S o")

    table.play("A: place 0d1 o")
    assert table["A"].cubes == "w2"

    table.play("B: place 0e1 S")
    assert table["B"].cubes == "f2"
    assert table.told("doubled") == []


@pytest.mark.rule("SH-P6")
def test_the_cost_of_a_doubled_row_is_paid_once(deal: Deal) -> None:
    table = deal().has("A", cubes="w1", dwellers="L").shows(items="shotgun dog armor")

    table.play("""
        A: place 0a1 L
        A: take dog
        deck: item junk
        A: take armor
        deck: item junk
    """)

    assert (table["A"].cubes, table["A"].items) == ("nothing", "armor dog")


@pytest.mark.rule("SH-P6")
def test_two_matching_dwellers_still_give_twice(deal: Deal) -> None:
    """A player has one dweller a letter, so the pair is made of two letters and one matches."""
    table = deal().has("A", cubes="f1", dwellers="C S").floor("A", left="hall")

    table.play("A: place 1c1 S+C")

    assert (table["A"].cubes, table["A"].happiness) == ("e2", 2)


@pytest.mark.rule("SH-P6")
def test_the_roll_of_a_fight_is_not_repeated(deal: Deal) -> None:
    table = deal().has("A", dwellers="E").threat("roaches", on="0d1")

    table.play("""
        A: place 0d1 E
        dice: roll 3 4
    """)

    assert (table["A"].cubes, table["A"].happiness) == ("f2", 2)


@pytest.mark.rule("SH-P6", "SH-E4")
def test_income_is_not_doubled(deal: Deal) -> None:
    cards = with_room("cellar", space(reward="water", letter="P"))
    table = deal(cards=cards).has("A", dwellers="P").floor("B", left="cellar")

    table.play("""
        A: place 2c1 P
        B: gain e1
    """)

    assert (table["A"].cubes, table["B"].cubes) == ("w2", "e1")


@pytest.mark.rule("SH-P6", "SH-Y9")
def test_each_further_room_of_a_doubled_row_is_paid(deal: Deal) -> None:
    table = deal().has("A", cubes="e2 f1", dwellers="I").floor("A", left="office")
    table.shows(rooms="closet cellar hall")

    table.play("""
        A: place 1c1 I
        A: build closet right
        deck: room gym
    """)
    assert table.offers() == [
        *("build cellar left", "build cellar right"),
        *("build hall left", "build hall right"),
        "done",
    ]

    table.play("""
        A: build cellar right
        deck: room gym
    """)
    assert (table["A"].cubes, table["A"].happiness) == ("e1", 2)
    assert table["A"].floor == "office | closet cellar"


@pytest.mark.rule("SH-P7")
def test_rewards_are_taken_the_player_chooses_only_which(deal: Deal) -> None:
    table = deal().has("A", cubes="w1").shows(items="shotgun dog armor")

    table.play("A: place 0a1 o").asks("A", "take")

    table.refused("A: done", "SH-P7", "must-choose")
    table.refused("A: pass", "SH-R3", "not-asked")
    assert table.offers() == ["take armor", "take dog", "take shotgun"]
    table.play("""
        A: take dog
        deck: item junk
    """)


@pytest.mark.rule("SH-P7")
def test_a_free_build_may_be_declined(deal: Deal) -> None:
    table = deal().has("A", cubes="f1").floor("A", left="crane")

    table.play("A: place 1c1 o").asks("A", "room")
    table.play("A: done")

    assert table["A"].floor == "crane |"
    assert table["A"].cubes == "nothing"


@pytest.mark.rule("SH-P7")
def test_the_build_that_is_paid_with_the_placement_may_not(deal: Deal) -> None:
    table = deal().has("A", cubes="e1")

    table.play("A: place 1lift o").asks("A", "room")

    table.refused("A: done", "SH-P7", "must-choose")


@pytest.mark.rule("SH-P7", "SH-Q1")
def test_the_second_build_of_a_doubled_row_may_be_declined(deal: Deal) -> None:
    table = deal().has("A", cubes="e2", dwellers="I").floor("A", left="office")

    table.play("""
        A: place 1c1 I
        A: build closet right
        deck: room gym
        A: done
    """)

    assert table["A"].floor == "office | closet"
    assert (table["A"].cubes, table["A"].happiness) == ("e1", 1)


@pytest.mark.rule("SH-P7")
def test_a_reward_that_cannot_be_taken_is_skipped(deal: Deal) -> None:
    """Nothing to ready, all tracks full, nobody wounded: the placement is legal all the same."""
    cards = with_top(space(reward="ready ?*2 heal energy happiness"))
    table = deal(cards=cards).has("A", cubes="e6 f6 w6")

    table.play("A: place 0d1 o").asks("B", "turn")

    assert (table["A"].cubes, table["A"].happiness) == ("e6 f6 w6", 1)


@pytest.mark.rule("SH-P8")
def test_available_are_the_untrained_the_trained_and_the_recalled_wounded(deal: Deal) -> None:
    table = deal().has("A", dwellers="o o S ~o ~P")

    assert {m for m in table.offers("place") if m.split()[1] in ("0b1", "0e2")} == {
        *("place 0e2 o", "place 0e2 S"),
        *("place 0b1 ~o", "place 0b1 ~P"),
    }


@pytest.mark.rule("SH-P8")
def test_dwellers_that_are_not_there_cannot_be_placed(deal: Deal) -> None:
    table = deal().has("A", dwellers="S ~P")

    table.refused("A: place 0e1 o", "SH-P8", "no-such-dweller")
    table.refused("A: place 0e1 P", "SH-P8", "no-such-dweller")
    table.refused("A: place 0b1 ~o", "SH-P8", "no-such-dweller")
    table.refused("A: place 0b1 ~S", "SH-P8", "no-such-dweller")


@pytest.mark.rule("SH-P8")
def test_pieces_of_the_same_state_are_one_choice(deal: Deal) -> None:
    table = deal().has("A", dwellers="o o o o")

    assert [move for move in table.offers("place") if "0e2" in move] == ["place 0e2 o"]


@pytest.mark.rule("SH-P8")
@pytest.mark.parametrize(
    ("dwellers", "pairs"),
    [
        ("o o", {"o+o"}),
        ("o S", {"o+S"}),
        ("S P", {"S+P"}),
        ("o o S", {"o+o", "o+S"}),
        ("o S L", {"o+S", "o+L", "S+L"}),
        ("o ~o", set()),
    ],
)
def test_pairs_are_made_of_what_is_available(deal: Deal, dwellers: str, pairs: set[str]) -> None:
    table = deal().has("A", cubes="f1", dwellers=dwellers).floor("A", left="hall")

    assert {m.split()[2] for m in table.offers("place") if m.split()[1] == "1c1"} == pairs


@pytest.mark.rule("SH-P8", "SH-P4")
@pytest.mark.parametrize(
    ("dwellers", "pair"),
    [("o S", pair) for pair in ("o+P", "S+P", "P+E", "o+o", "S+S")] + [("S P", "o+S")],
)
def test_pairs_of_dwellers_that_are_not_there_are_refused(
    deal: Deal, dwellers: str, pair: str
) -> None:
    table = deal().has("A", cubes="f1", dwellers=dwellers).floor("A", left="hall")

    table.refused("A: place 1c1 ~o+~o", "SH-P5", "needs-healthy")
    table.refused(f"A: place 1c1 {pair}", "SH-P8", "no-such-dweller")
