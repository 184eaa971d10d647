"""Items: SH-I. What each kind of ability does is in test_abilities.py."""

from __future__ import annotations

import pytest

from tests.shelter.sets import space, with_item, with_top
from tests.shelter.table import Deal


@pytest.mark.rule("SH-I1")
def test_an_item_works_only_for_its_owner(deal: Deal) -> None:
    table = deal().has("A", cubes="w1").has("B", items="cola")

    table.refused("A: use cola", "SH-I1", "not-yours")


@pytest.mark.rule("SH-I1", "SH-Y6")
def test_an_item_that_was_discarded_works_no_more(deal: Deal) -> None:
    table = deal().has("A", cubes="e1", items="welder").floor("A", left="market")

    table.play("""
        A: place 1c2 o
        A: give welder
        B: pass
        A: place 1lift o
        A: build closet left
        deck: room hall
    """).quiet()

    assert table["A"].cubes == "nothing"


@pytest.mark.rule("SH-I2")
def test_using_an_item_exhausts_it(deal: Deal) -> None:
    table = deal().has("A", cubes="w2", items="cola")

    table.play("A: use cola").asks("A", "turn")

    assert (table["A"].items, table["A"].exhausted) == ("", "cola")
    assert table["A"].cubes == "e1 f1 w1"
    table.refused("A: use cola", "SH-I2", "exhausted")


@pytest.mark.rule("SH-I2")
def test_a_readied_item_can_be_used_again(deal: Deal) -> None:
    table = deal().has("A", cubes="w2", items="cola").floor("A", left="workshop")

    table.play("""
        A: use cola
        A: place 1c2 o
        A: use cola
    """)

    assert table["A"].cubes == "e2 f2"
    assert table["A"].exhausted == "cola"


@pytest.mark.rule("SH-I2")
def test_two_items_of_a_name_are_used_one_after_the_other(deal: Deal) -> None:
    table = deal().has("A", cubes="w3", items="cola cola")

    table.play("""
        A: use cola
        A: use cola
    """)

    assert (table["A"].cubes, table["A"].exhausted) == ("e2 f2 w1", "cola cola")
    table.refused("A: use cola", "SH-I2", "exhausted")


@pytest.mark.rule("SH-I2")
def test_any_time_is_before_the_placement(deal: Deal) -> None:
    """The cola's cubes pay for the placement."""
    table = deal().has("A", cubes="w2 f1", items="cola")

    table.refused("A: place 0c1 o", "SH-P3", "cost")
    table.play("""
        A: use cola
        A: place 0c1 o
    """)

    assert table["A"].total == 3


@pytest.mark.rule("SH-I2")
def test_any_time_is_between_two_rewards(deal: Deal) -> None:
    """Two water would not fit after the energy: the item turns one into energy in between."""
    cards = with_top(space(reward="energy water*2"))
    table = deal(cards=cards).has("A", cubes="w5", items="cola")

    table.play("A: place 0d1 o").asks("A", "window")
    assert table["A"].cubes == "e1 w5"
    table.play("A: use cola").asks("B", "turn")

    assert table["A"].cubes == "e2 f1 w6"


@pytest.mark.rule("SH-I2")
def test_any_time_is_after_the_last_reward(deal: Deal) -> None:
    table = deal().has("A", items="cola")

    table.play("A: place 0d1 o").asks("A", "window")
    assert table.offers() == ["done", "use cola"]
    table.play("A: done").asks("B", "turn")

    assert (table["A"].cubes, table["A"].items) == ("w2", "cola")


@pytest.mark.rule("SH-I2")
def test_several_items_may_be_used_at_one_moment(deal: Deal) -> None:
    table = deal().has("A", items="cola cola")

    table.play("""
        A: place 0d1 o
        A: use cola
    """).asks("A", "window")
    table.play("A: use cola").asks("B", "turn")

    assert table["A"].cubes == "e2 f2"


@pytest.mark.rule("SH-I2")
def test_several_items_may_be_used_between_two_rewards(deal: Deal) -> None:
    cards = with_top(space(reward="water*2 food"))
    table = deal(cards=cards).has("A", items="cola cola")

    table.play("""
        A: place 0d1 o
        A: use cola
    """).asks("A", "window")
    table.play("A: use cola").asks("B", "turn")

    assert table["A"].cubes == "e2 f3"


@pytest.mark.rule("SH-I2")
def test_items_wait_for_the_own_turn(deal: Deal) -> None:
    """In another player's turn nobody is asked about the cola, not even with an income."""
    table = deal().has("B", cubes="w1", items="cola").floor("B", left="cellar")

    table.play("A: place 2c1 o").asks("B", "income")

    table.refused("B: use cola", "SH-R3", "not-asked")
    table.play("B: done").asks("B", "turn")
    assert "use cola" in table.offers()


@pytest.mark.rule("SH-I2")
def test_before_the_placing_ends_who_could_still_use_an_item_is_asked(deal: Deal) -> None:
    """A's income makes the cola payable when A has placed the last dweller."""
    table = deal().has("A", dwellers="o", items="cola").floor("A", left="cellar")
    table.has("B", dwellers="o o")

    table.play("""
        A: place 0e1 o
        B: place 1c1 o
        A: gain w1
        B: place 0e2 o
    """).asks("A", "window")
    assert table.offers() == ["done", "use cola"]
    table.play("A: use cola").asks("chance", "roll-floor")

    table.quiet()
    assert (table["A"].cubes, table["A"].items) == ("e1 f3", "cola")


@pytest.mark.rule("SH-I2")
def test_the_last_moment_is_asked_of_who_passed_too_from_the_first_player(deal: Deal) -> None:
    table = deal(seats=3, first="B")
    for who in "ABC":
        table.has(who, cubes="w2", items="cola" if who != "C" else "suit")

    table.play("""
        B: pass
        C: pass
        A: pass
    """).asks("B", "window")
    table.play("B: done").asks("A", "window")
    table.play("A: use cola").asks("chance", "roll-floor")


@pytest.mark.rule("SH-I2")
def test_several_items_may_be_used_at_the_last_moment(deal: Deal) -> None:
    table = deal().has("A", cubes="w2", items="cola cola")

    table.play("""
        A: pass
        B: pass
        A: use cola
    """).asks("A", "window")
    table.play("A: done").asks("chance", "roll-floor")


@pytest.mark.rule("SH-I2")
def test_at_the_last_moment_no_item_grants_another_turn(deal: Deal) -> None:
    """Who passed takes no more turns this round (SH-R3)."""
    table = deal().has("A", cubes="e1", items="jet")

    table.play("""
        A: pass
        B: pass
    """).asks("chance", "roll-floor")


@pytest.mark.rule("SH-I2", "SH-T5")
def test_a_healing_item_at_the_last_moment_still_removes_the_threat(deal: Deal) -> None:
    table = deal().has("A", dwellers="o").has("B", dwellers="o").threat("roaches", on="0e1")

    table.play("""
        A: place 0e1 o
        dice: roll 1 1
        B: place 0e2 o
    """).quiet()
    assert (table["A"].dwellers, table.threat_on("0e1")) == ("~o", "roaches")

    again = deal().has("A", dwellers="o", items="stimpak").has("B", dwellers="o")
    again.threat("roaches", on="0e1").play("""
        A: place 0e1 o
        dice: roll 1 1
        A: done
        B: place 0e2 o
    """).asks("A", "window")
    again.play("A: use stimpak").quiet()
    assert (again["A"].dwellers, again.threat_on("0e1")) == ("o", "")


@pytest.mark.rule("SH-I2", "SH-X1")
def test_a_room_built_at_the_last_moment_counts(deal: Deal) -> None:
    table = deal().has("A", cubes="e1", items="kit junk")
    table.floor("A", left="closet closet closet", right="closet closet")
    table.shows(rooms="cellar gym crane")

    table.play("""
        A: pass
        B: pass
        A: use kit
        A: give junk
        A: build cellar right
        deck: room hall
    """).asks("nobody", "over")


@pytest.mark.rule("SH-I2")
def test_an_item_of_another_moment_is_refused(deal: Deal) -> None:
    table = deal().has("A", items="shotgun dice armor dog trophy register cell toolbox welder suit")

    for item in table["A"].items.split():
        table.refused(f"A: use {item}", "SH-I2", "wrong-moment")
    table.play("A: place 0e1 o").asks("B", "turn")


@pytest.mark.rule("SH-I2", "SH-P3")
def test_an_item_must_be_paid(deal: Deal) -> None:
    table = deal().has("A", cubes="e1 f1", items="cola lunchbox").shows(items="dice dog armor")

    table.refused("A: use cola", "SH-P3", "cost")
    table.play("A: use lunchbox").asks("A", "take")
    assert table["A"].cubes == "nothing"


@pytest.mark.rule("SH-I2", "SH-Y6")
def test_an_item_that_costs_items_needs_them(deal: Deal) -> None:
    cards = with_item("kit", "build", "item*3")
    table = deal(cards=cards).has("A", cubes="e1", items="kit junk")

    table.refused("A: use kit", "SH-Y6", "no-item-to-pay")


@pytest.mark.rule("SH-I2")
@pytest.mark.parametrize(
    ("item", "gain", "cubes"),
    [
        ("cola", "energy", "e6"),
        ("cola", "food water", "f6 w6"),
        ("cola", "?", "e6 f6 w6"),
        ("cola", "heal", ""),
        ("cola", "first", ""),
        ("cola", "dweller", ""),
        ("cola", "train:S", ""),
    ],
)
def test_an_item_that_would_change_nothing_is_refused(
    deal: Deal, item: str, gain: str, cubes: str
) -> None:
    table = deal(cards=with_item(item, gain), first="A")
    table.has("A", cubes=cubes, dwellers="o S o o o o o", items=item)

    table.refused(f"A: use {item}", "SH-I2", "no-effect")


@pytest.mark.rule("SH-I3", "SH-Y6")
def test_an_item_is_gained_ready_and_usable_at_once(deal: Deal) -> None:
    table = deal().has("A", cubes="w2").shows(items="cola dog armor")

    table.play("""
        A: place 0a1 o
        A: take cola
        deck: item junk
    """).asks("A", "window")
    table.play("A: use cola")

    assert table["A"].cubes == "e1 f1"


@pytest.mark.rule("SH-I3")
def test_an_exhausted_item_may_be_paid(deal: Deal) -> None:
    table = deal().has("A", exhausted="shotgun").floor("A", left="market")

    table.play("""
        A: place 1c2 o
        A: give shotgun
    """)

    assert (table["A"].exhausted, table["A"].happiness) == ("", 1)


@pytest.mark.rule("SH-I3")
def test_of_two_alike_the_exhausted_one_is_paid(deal: Deal) -> None:
    table = deal().has("A", items="shotgun", exhausted="shotgun").floor("A", left="market")

    table.play("""
        A: place 1c2 o
        A: give shotgun
    """)

    assert (table["A"].items, table["A"].exhausted) == ("shotgun", "")


@pytest.mark.rule("SH-I3")
def test_an_item_that_asks_for_an_item_may_take_itself(deal: Deal) -> None:
    """It is exhausted first, and an exhausted item may be paid."""
    table = deal().has("A", cubes="e1", items="kit")

    table.play("""
        A: use kit
        A: give kit
        A: build closet left
        deck: room hall
        A: place 0e1 o
    """)

    assert (table["A"].items, table["A"].exhausted) == ("", "")
    assert table.discards[0] == "kit"
    assert table["A"].floor == "closet |"
