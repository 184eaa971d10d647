"""The round: SH-R."""

from __future__ import annotations

import pytest

from tests.shelter.sets import one_bed, space, with_room, with_top
from tests.shelter.table import Deal


@pytest.mark.rule("SH-R1")
def test_no_threats_appear_in_the_first_round(deal: Deal) -> None:
    deal(round=1).asks("A", "turn")


@pytest.mark.rule("SH-R1")
def test_from_the_second_round_on_threats_come_before_the_first_placement(deal: Deal) -> None:
    table = deal(seats=2)

    table.play("""
        A: pass
        B: pass
    """).asks("chance", "roll-floor")
    assert table.round == 2

    table.quiet().asks("A", "turn")


@pytest.mark.rule("SH-R1")
def test_the_recall_comes_last(deal: Deal) -> None:
    table = deal().has("A", dwellers="o").has("B", dwellers="o")

    table.play("A: place 0e2 o")
    assert table["A"].dwellers == ""

    table.play("B: place 0f1 o").quiet()
    assert (table["A"].dwellers, table["B"].dwellers) == ("o", "o")


@pytest.mark.rule("SH-R2")
def test_turns_go_clockwise_from_the_first_player(deal: Deal) -> None:
    table = deal(seats=3, first="B").has("A", dwellers="o").has("C", dwellers="o")

    table.play("""
        B: place 0e1 o
        C: place 0e2 o
        A: place 0f1 o
        B: place 0f2 o
    """).asks("chance", "roll-floor")


@pytest.mark.rule("SH-R2", "SH-R3")
def test_who_has_more_dwellers_goes_on_alone(deal: Deal) -> None:
    table = deal().has("A", dwellers="o o o").has("B", dwellers="o")

    table.play("""
        A: place 0e1 o
        B: place 0e2 o
        A: place 0f1 o
        A: place 0f2 o
    """).asks("chance", "roll-floor")


@pytest.mark.rule("SH-R3")
def test_a_pass_is_for_the_rest_of_the_round(deal: Deal) -> None:
    table = deal()

    table.play("""
        A: pass
        B: place 0e1 o
        B: place 0e2 o
    """).quiet()

    table.asks("A", "turn")
    assert table["A"].dwellers == "o o"


@pytest.mark.rule("SH-R3")
def test_a_turn_is_one_placement(deal: Deal) -> None:
    table = deal()

    table.play("A: place 0e1 o").asks("B", "turn")

    table.refused("B: done", "SH-R3", "not-asked")
    table.refused("B: fight", "SH-R3", "not-asked")
    table.refused("B: gain e1", "SH-R3", "not-asked")


@pytest.mark.rule("SH-R3", "SH-E1")
def test_income_still_reaches_who_has_passed(deal: Deal) -> None:
    table = deal().floor("A", left="closet")

    table.play("""
        A: pass
        B: place 1c1 o
        A: gain w1
    """)

    assert table["A"].cubes == "w1"


@pytest.mark.rule("SH-R3")
def test_triggers_still_reach_who_has_no_turn(deal: Deal) -> None:
    table = deal().has("A", items="cell")

    table.play("""
        A: pass
        B: pass
    """).quiet()

    assert (table["A"].cubes, table["B"].cubes) == ("e1", "nothing")


@pytest.mark.rule("SH-R3")
def test_who_can_do_nothing_is_passed_by_the_game_which_says_so(deal: Deal) -> None:
    table = deal(seats=3, cards=one_bed()).has("A", dwellers="o ~o").has("B", dwellers="~o ~o")

    table.play("A: place 0b1 ~o").asks("C", "turn")
    assert table.told("skipped") == [{"seat": 1}]

    table.play("""
        C: place 0e1 o
        A: place 0e2 o
        C: place 0f1 o
    """).quiet()
    assert table["B"].dwellers == "~o ~o"


@pytest.mark.rule("SH-R3")
def test_a_usable_item_is_worth_a_turn(deal: Deal) -> None:
    table = deal(cards=one_bed()).has("A", dwellers="o ~o").has("B", dwellers="~o", items="stimpak")

    table.play("A: place 0b1 ~o").asks("B", "turn")
    assert table.offers() == ["pass", "use stimpak"]

    table.play("""
        B: use stimpak
        B: place 0e1 o
    """)
    assert table.on("0e1") == "B"


@pytest.mark.rule("SH-R3")
def test_who_can_do_nothing_after_the_item_is_passed(deal: Deal) -> None:
    table = (
        deal(cards=one_bed())
        .has("A", dwellers="o ~o")
        .has("B", cubes="w1", dwellers="~o", items="cola")
    )

    table.play("""
        A: place 0b1 ~o
        B: use cola
    """).asks("A", "turn")

    assert table.told("skipped") == [{"seat": 1}]
    assert table["B"].cubes == "e1 f1"


@pytest.mark.rule("SH-R3", "SH-I2")
def test_an_item_that_would_do_nothing_is_worth_no_turn(deal: Deal) -> None:
    """Another turn is no use to the last dweller."""
    table = (
        deal(cards=one_bed())
        .has("A", dwellers="o ~o")
        .has("B", cubes="w1", dwellers="~o", items="jet")
    )

    table.play("A: place 0b1 ~o").asks("A", "turn")

    assert table.told("skipped") == [{"seat": 1}]
    assert table["B"].items == "jet"


@pytest.mark.rule("SH-R3", "SH-I2")
def test_the_marker_of_the_player_before_is_worth_a_turn(deal: Deal) -> None:
    """A holds the marker and has just played; B can still take it with an item."""
    table = (
        deal(first="A", cards=one_bed())
        .has("A", dwellers="o ~o")
        .has("B", dwellers="~o", items="radio")
    )

    table.play("A: place 0b1 ~o").asks("B", "turn")

    assert table.offers() == ["pass", "use radio"]


@pytest.mark.rule("SH-R3")
def test_an_extra_turn_is_lost_with_a_pass(deal: Deal) -> None:
    table = deal().has("A", cubes="e1", items="jet")

    table.play("""
        A: use jet
        A: pass
        B: place 0e1 o
        B: place 0e2 o
    """).asks("chance", "roll-floor")


@pytest.mark.rule("SH-R3")
def test_an_extra_turn_of_who_is_passed_goes_to_nobody(deal: Deal) -> None:
    """A pays the last cube for another turn and then has nowhere to go."""
    cards = with_top(space("energy", "water"), with_room("vault-entrance", space("energy", "food")))
    for room in ("wasteland", "vault-door", "diner", "power-generator"):
        cards = with_room(
            room, space(reward="heal", wounded=True), space("energy", "food"), cards=cards
        )
    table = deal(seats=3, cards=cards).has("A", cubes="e1", items="jet")
    table.has("B", cubes="e2").has("C", cubes="e2")

    table.play("""
        A: use jet
        B: place 0e2 o
        C: place 0f2 o
        B: place 0a2 o
        C: place 0b2 o
    """).asks("chance", "roll-floor")

    assert table.told("skipped") == [{"seat": 0}]


@pytest.mark.rule("SH-R4", "SH-P8")
def test_everybody_takes_all_dwellers_back(deal: Deal) -> None:
    table = deal().has("A", cubes="e1", dwellers="o S").has("B", dwellers="o ~o")

    table.play("""
        A: place 1lift o
        A: build closet right
        deck: room cellar
        B: place 0e1 o
        A: place 0e2 S
        B: place 0b1 ~o
    """).quiet()

    assert table["A"].dwellers == "o o"
    assert table["B"].dwellers == "o o"
    assert [table.on(space) for space in ("1lift", "0e1", "0e2", "0b1")] == ["", "", "", ""]
    table.play("""
        A: place 0e1 o
        B: place 0b2 o
        B: gain e1
    """)


@pytest.mark.rule("SH-R5")
def test_dwellers_train_in_seat_order_from_the_one_who_began(deal: Deal) -> None:
    table = deal(seats=3, first="B").floor("A", left="gym gym").has("A", dwellers="o")
    table.has("B", dwellers="o").has("C", dwellers="o")

    table.play("""
        B: place 1c1 o
        A: done
        C: place 1b1 o
        A: done
        A: place 0b2 o
        A: gain e1
    """)
    table.asks("B", "train").play("B: train S")
    table.asks("C", "train").play("C: train S").quiet()

    assert (table["B"].dwellers, table["C"].dwellers, table.first) == ("S", "S", "A")


@pytest.mark.rule("SH-R5", "SH-T5")
def test_threats_are_judged_before_dwellers_come_back(deal: Deal) -> None:
    table = deal().has("A", cubes="w1", dwellers="o").floor("A", left="gym")
    table.threat("fire", on="0d1").has("B", dwellers="o")

    table.play("""
        A: place 0d1 o
        B: place 1c1 o
        A: done
    """).asks("B", "train")

    assert table.threat_on("0d1") == ""
    assert table["A"].dwellers == "o"
    table.play("B: train E").quiet()


@pytest.mark.rule("SH-R5", "SH-R6")
def test_items_are_readied_after_the_training(deal: Deal) -> None:
    table = deal().has("A", dwellers="o", cubes="w1", items="cola").floor("A", left="gym")
    table.has("B", dwellers="o")

    table.play("""
        A: use cola
        A: place 1c1 o
        B: place 0e1 o
    """).asks("A", "train")
    assert (table["A"].items, table["A"].exhausted) == ("", "cola")

    table.play("A: train I").quiet()
    assert (table["A"].items, table["A"].exhausted) == ("cola", "")


@pytest.mark.rule("SH-R5", "SH-X1")
def test_the_end_is_checked_last(deal: Deal) -> None:
    """The sixth room stands, but the round goes on, dwellers train, and only then it is over."""
    table = deal().has("A", cubes="e1", dwellers="o", items="roll").has("B", dwellers="o")
    table.floor("A", left="gym closet closet", right="closet cellar")

    table.play("""
        A: place 1lift o
        A: build closet right
        deck: room hall
        B: place 1c1 o
        A: done
    """).asks("B", "train")
    table.play("B: train L").asks("nobody", "over")

    assert table.round == 1
    assert table["B"].dwellers == "L"


@pytest.mark.rule("SH-R6")
def test_all_exhausted_items_are_readied_at_the_end_of_a_round(deal: Deal) -> None:
    table = deal().has("A", items="junk", exhausted="cola shotgun")

    table.play("""
        A: pass
        B: pass
    """).quiet()

    assert table["A"].items == "cola junk shotgun"
    assert table["A"].exhausted == ""
