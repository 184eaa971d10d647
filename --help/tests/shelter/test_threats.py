"""Threats: SH-T."""

from __future__ import annotations

import pytest

from tests.shelter.sets import only, space, with_threat
from tests.shelter.table import Deal


@pytest.mark.rule("SH-T1")
def test_dice_are_rolled_for_every_floor_from_the_top_down(deal: Deal) -> None:
    """A floor without rooms is rolled for too."""
    table = deal(seats=3, round=2).floor("B", left="closet")

    table.play("""
        dice: roll 4 4
        deck: threat fire
        dice: roll 4 4
        dice: roll 3 3
        deck: threat roaches
        dice: roll 6 6
    """).asks("A", "turn")

    assert (table.threat_on("0d1"), table.threat_on("2c1")) == ("fire", "roaches")
    assert [args["floor"] for args in table.told("rolled")] == [0, 2]
    assert [args["floor"] for args in table.told("rolled-nothing")] == [1, 3]


@pytest.mark.rule("SH-T1")
def test_each_threat_is_put_down_before_the_next_floors_roll(deal: Deal) -> None:
    table = deal(round=2)

    table.play("dice: roll 4 4").asks("chance", "draw-threat")
    table.play("deck: threat fire").asks("chance", "roll-floor")

    assert table.threat_on("0d1") == "fire"


@pytest.mark.rule("SH-T1")
def test_chance_answers_only_what_it_is_asked(deal: Deal) -> None:
    table = deal(round=2)
    table.refused("deck: threat fire", "SH-T1", "not-chance")
    table.refused("deck: item junk", "SH-T1", "not-chance")
    table.refused("dice: first 1", "SH-T1", "not-chance")

    table.play("dice: roll 4 4").asks("chance", "draw-threat")
    table.refused("dice: roll 4 4", "SH-T1", "not-chance")


@pytest.mark.rule("SH-T2")
@pytest.mark.parametrize(
    ("roll", "where"),
    [
        ("1 1", "0a1"),
        ("1 2", "0a2"),
        ("1 3", "0b1"),
        ("1 4", "0b2"),
        ("1 5", "0c1"),
        ("2 6", "0d1"),
        ("3 6", "0e1"),
        ("4 6", "0e2"),
        ("5 6", "0f1"),
        ("6 6", "0f2"),
    ],
)
def test_the_sum_is_the_column_from_left_to_right(deal: Deal, roll: str, where: str) -> None:
    table = deal(round=2)

    table.play(f"""
        dice: roll {roll}
        deck: threat fire
    """).asks("chance", "roll-floor")

    assert table.threat_on(where) == "fire"
    (told,) = table.told("appeared")
    assert (told["threat"], told["space"]) == ("fire", where)


@pytest.mark.rule("SH-T2")
def test_seven_is_the_shaft(deal: Deal) -> None:
    table = deal(round=2).floor("A", left="closet", right="closet")

    table.quiet().asks("A", "turn")

    assert table.told("appeared") == []
    assert len(table.decks[2].split()) == 18


@pytest.mark.rule("SH-T2")
def test_where_there_is_no_space_no_card_is_drawn(deal: Deal) -> None:
    table = deal(round=2).floor("A", left="closet")

    table.play("""
        dice: roll 3 4
        dice: roll 2 2
        dice: roll 4 4
    """).asks("A", "turn")

    assert len(table.decks[2].split()) == 18


@pytest.mark.rule("SH-T2")
def test_where_a_threat_lies_no_second_one_appears(deal: Deal) -> None:
    table = deal(round=2).floor("A", left="closet").threat("roaches", on="1c1")
    table.threat("fire", on="0d1")

    table.play("""
        dice: roll 4 4
        dice: roll 3 3
        dice: roll 3 4
    """).asks("A", "turn")

    assert (table.threat_on("0d1"), table.threat_on("1c1")) == ("fire", "roaches")
    assert len(table.decks[2].split()) == 16


@pytest.mark.rule("SH-T3")
def test_a_threat_replaces_the_space_until_it_is_removed(deal: Deal) -> None:
    table = deal().has("A", cubes="w1").has("B", dwellers="o").threat("fire", on="0e1")

    table.play("A: place 0e1 o")
    assert (table["A"].cubes, table["A"].happiness) == ("nothing", 1)

    table.play("""
        B: place 0e2 o
        A: pass
    """).quiet()
    table.play("A: place 0e1 o")
    assert table["A"].cubes == "f2"


@pytest.mark.rule("SH-T3")
def test_the_letter_that_counts_is_the_threats(deal: Deal) -> None:
    """0e1 shows an A, the roaches an E."""
    table = deal().has("A", dwellers="A").has("B", dwellers="E")
    table.threat("roaches", on="0e1").threat("roaches", on="0d1")

    table.play("""
        A: place 0e1 A
        dice: roll 6 6
        B: place 0d1 E
        dice: roll 6 6
    """).quiet()

    assert (table["A"].happiness, table["B"].happiness) == (1, 2)


@pytest.mark.rule("SH-T4")
def test_a_fight_is_won_with_the_number(deal: Deal) -> None:
    table = deal().threat("roaches", on="0d1")

    table.play("A: place 0d1 o").asks("chance", "roll-fight")
    table.play("dice: roll 1 6")

    assert (table["A"].cubes, table["A"].happiness) == ("f1", 1)
    assert table.on("0d1") == "A"


@pytest.mark.rule("SH-T4")
def test_a_fight_is_lost_below_the_number(deal: Deal) -> None:
    table = deal().threat("roaches", on="0d1")

    table.play("""
        A: place 0d1 o
        dice: roll 1 5
    """)

    assert (table["A"].cubes, table["A"].happiness) == ("nothing", 0)
    assert table.on("0d1") == "A~"


@pytest.mark.rule("SH-T4", "SH-P3")
def test_the_cost_of_a_fight_is_lost_with_it(deal: Deal) -> None:
    cards = with_threat("roaches", space("energy", "happiness*2", fight=7))
    table = deal(cards=cards).has("A", cubes="e1").threat("roaches", on="0d1")

    table.play("""
        A: place 0d1 o
        dice: roll 1 5
    """)

    assert (table["A"].cubes, table["A"].happiness) == ("nothing", 0)


@pytest.mark.rule("SH-T5")
def test_a_threat_goes_when_its_dweller_is_healthy_at_the_recall(deal: Deal) -> None:
    table = deal().has("A", dwellers="o").has("B", dwellers="o").threat("roaches", on="0d1")

    table.play("""
        A: place 0d1 o
        dice: roll 6 6
    """)
    assert table.threat_on("0d1") == "roaches"

    table.play("B: place 0e1 o").quiet()
    assert table.threat_on("0d1") == ""
    assert table.discards[2] == "roaches"
    (told,) = table.told("removed")
    assert told == {"threat": "roaches", "space": "0d1", "room": "water-treatment"}


@pytest.mark.rule("SH-T5")
def test_a_threat_stays_with_a_wounded_dweller_or_with_nobody(deal: Deal) -> None:
    table = deal().has("A", dwellers="o").has("B", dwellers="o")
    table.threat("roaches", on="0d1").threat("fire", on="0f1")

    table.play("""
        A: place 0d1 o
        dice: roll 1 1
        B: place 0e1 o
    """).quiet()

    assert (table.threat_on("0d1"), table.threat_on("0f1")) == ("roaches", "fire")
    assert table["A"].dwellers == "~o"


@pytest.mark.rule("SH-T5")
def test_a_wound_paid_as_cost_leaves_the_threat(deal: Deal) -> None:
    table = deal().has("A", dwellers="o").has("B", dwellers="o").threat("leak", on="0d1")

    table.play("""
        A: place 0d1 o
        B: place 0e1 o
    """).quiet()

    assert table["A"].cubes == "e3"
    assert table.threat_on("0d1") == "leak"


@pytest.mark.rule("SH-T5")
def test_a_threat_for_the_wounded_goes_if_its_reward_heals(deal: Deal) -> None:
    table = deal().has("A", dwellers="~o").has("B", dwellers="o").threat("ghosts", on="0d1")

    table.play("""
        A: place 0d1 ~o
        B: place 0e1 o
    """).quiet()

    assert table.threat_on("0d1") == ""
    assert table["A"].dwellers == "o"


@pytest.mark.rule("SH-T6")
def test_an_empty_threat_deck_is_made_anew(deal: Deal) -> None:
    cards = only(threats="fire roaches")
    table = deal(cards=cards, round=2).threat("fire", on="0a1").discarded(threats="roaches")

    table.play("dice: roll 4 4").asks("chance", "draw-threat")
    assert (table.decks[2], table.discards[2]) == ("roaches", "")
    table.play("""
        deck: threat roaches
        dice: roll 3 4
        dice: roll 3 4
    """)

    assert table.threat_on("0d1") == "roaches"


@pytest.mark.rule("SH-T6", "SH-X4")
def test_the_game_ends_although_the_deck_was_made_anew(deal: Deal) -> None:
    cards = only(threats="fire roaches")
    table = deal(cards=cards, round=2).discarded(threats="roaches").floor("A", left="closet")

    table.play("""
        dice: roll 4 4
        deck: threat fire
        dice: roll 3 3
        deck: threat roaches
        dice: roll 3 4
        A: pass
        B: pass
    """).asks("nobody", "over")

    assert (table.threat_on("0d1"), table.threat_on("1c1")) == ("fire", "roaches")
    assert (table.outcome.how, table.outcome.rule) == ("shelter-threats", "SH-X4")


@pytest.mark.rule("SH-T6")
def test_with_no_discards_either_no_threat_appears(deal: Deal) -> None:
    cards = only(threats="fire")
    table = deal(cards=cards, round=2).threat("fire", on="0a1")

    table.play("""
        dice: roll 4 4
        dice: roll 3 4
        dice: roll 3 4
    """).asks("A", "turn")

    assert table.threat_on("0d1") == ""


@pytest.mark.rule("SH-T7")
def test_a_threat_without_the_fight_symbol_is_not_fought(deal: Deal) -> None:
    table = deal().has("A", cubes="w1", items="shotgun").threat("fire", on="0d1")

    table.play("A: place 0d1 o").asks("B", "turn")

    assert (table["A"].happiness, table["A"].items) == (1, "shotgun")
    assert table.told("fought") == []


@pytest.mark.rule("SH-T7", "SH-P3")
def test_its_cost_must_be_paid(deal: Deal) -> None:
    table = deal().threat("fire", on="0d1").threat("mob", on="0e1")

    table.refused("A: place 0d1 o", "SH-P3", "cost")
    table.refused("A: place 0e1 o", "SH-Y6", "no-item-to-pay")


@pytest.mark.rule("SH-T7", "SH-P6")
def test_its_letter_doubles_the_reward(deal: Deal) -> None:
    table = deal().has("A", dwellers="C", items="junk").threat("mob", on="0d1")

    table.play("""
        A: place 0d1 C
        A: give junk
    """)

    assert table["A"].happiness == 4


@pytest.mark.rule("SH-T8")
def test_a_linked_threat_is_fought_with_one_roll(deal: Deal) -> None:
    table = deal().has("A", dwellers="o o").has("B", dwellers="o").threat("behemoth", on="0d1")

    table.refused("A: place 0d1 o", "SH-P4", "needs-two")
    table.play("""
        A: place 0d1 o+o
        dice: roll 5 5
    """).asks("B", "turn")

    assert (table.on("0d1"), table["A"].happiness) == ("A A", 3)
    table.play("B: place 0e1 o").quiet()
    assert table.threat_on("0d1") == ""
    assert table["A"].player.defeated == 1


@pytest.mark.rule("SH-T9")
def test_a_new_dweller_on_its_symbol_occupies_no_space(deal: Deal) -> None:
    table = deal().has("A", cubes="f2 w1", dwellers="o").has("B", cubes="e6 f6 w6")

    table.play("A: place 0c1 o")

    assert (table.on("0c1"), table["A"].total) == ("A", 2)
    assert {move.split()[1] for move in table.offers("place")} == {
        *("0a1", "0a2", "0b2", "0d1", "0e1", "0e2", "0f1", "0f2"),
        "2lift",
    }


@pytest.mark.rule("SH-T9")
def test_a_new_dweller_brings_no_income(deal: Deal) -> None:
    table = deal().has("A", cubes="e1").floor("B", left="crane")

    table.play("""
        A: place 2c2 o
        B: gain w1
    """).asks("B", "turn")

    assert (table["A"].total, table["B"].cubes) == (3, "w1")
