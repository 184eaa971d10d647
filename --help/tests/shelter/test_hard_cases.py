"""The ten hardest meetings of rules, each played out from the placement to its last consequence."""

from __future__ import annotations

import pytest

from tests.shelter.sets import one_bed, only, space, with_room, with_threat, with_top
from tests.shelter.table import Deal


@pytest.mark.rule("SH-E4", "SH-P6", "SH-P4", "SH-Q2")
def test_linked_doubled_and_on_another_players_floor(deal: Deal) -> None:
    """Two dwellers, one of them trained: cost once, income once, rewards twice."""
    table = deal().has("A", cubes="f2", dwellers="o C").floor("B", right="hall")

    table.play("A: place 2d1 o+C").asks("B", "income")
    assert table["A"].cubes == "f1"
    assert table["A"].happiness == 0
    table.play("B: gain w1").asks("B", "turn")

    assert (table["A"].cubes, table["A"].happiness) == ("e2 f1", 2)
    assert table["B"].cubes == "w1"
    assert table.on("2d1") == "A A"
    table.play("""
        B: pass
    """).quiet()
    assert table["A"].dwellers == "o o"


@pytest.mark.rule("SH-Y9", "SH-Q10", "SH-Y8")
def test_an_elevator_that_cannot_build(deal: Deal) -> None:
    """Neither without the price nor without a place, whatever happiness it promises."""
    table = deal().has("A", cubes="f6 w6").shows(rooms="closet hall workshop")
    table.refused("A: place 1lift o", "SH-Y9", "no-build")
    table.play("""
        A: place 0f1 o
        B: pass
        A: place 1lift o
        A: build hall right
        deck: room gym
    """).quiet()
    assert (table["A"].happiness, table["A"].cubes) == (2, "f5 w6")

    table = deal().has("A", cubes="e6 f6 w6")
    table.floor("A", left="cellar cellar cellar", right="closet closet closet")
    table.refused("A: place 1lift o", "SH-Y8", "floor-full")
    assert "place 1lift o" not in table.offers()
    assert table["A"].happiness == 0


@pytest.mark.rule("SH-Q1", "SH-Q6", "SH-X1", "SH-Q10")
def test_a_doubled_build_whose_first_room_is_the_sixth(deal: Deal) -> None:
    """The second build is skipped without a question and without its happiness."""
    table = deal().has("A", cubes="e6", dwellers="I").has("B", dwellers="o")
    table.floor("A", left="office cellar cellar", right="closet closet")

    table.play("""
        A: place 1c1 I
        A: build closet right
        deck: room gym
    """).asks("B", "turn")

    assert (table["A"].happiness, table["A"].cubes) == (1, "e5")
    assert table["A"].floor == "cellar cellar office | closet closet closet"
    table.play("B: place 0e1 o").asks("nobody", "over")
    assert table.outcome.how == "shelter-rooms"


@pytest.mark.rule("SH-T3", "SH-Q4", "SH-P5", "SH-P6")
def test_threats_on_a_linked_a_letter_and_a_wounded_space(deal: Deal) -> None:
    """Only what the threat shows counts; when it goes, the space is what it was."""
    table = deal(cards=one_bed())
    table.has("A", cubes="f2 w3", dwellers="o C A o").has("B", dwellers="~o o")
    table.floor("A", left="hall").threat("fire", on="1c1")
    table.threat("fire", on="0e1").threat("fire", on="0b1")

    table.refused("A: place 1c1 o+C", "SH-P4", "needs-one")
    table.play("A: place 1c1 C")  # the hall's C does not double the fire
    assert table["A"].happiness == 1
    table.refused("B: place 0b1 ~o", "SH-P5", "needs-healthy")
    table.refused("B: place 0e1 ~o", "SH-P5", "needs-healthy")
    table.play("""
        B: place 0e2 o
        A: place 0e1 A
        A: place 0b1 o
        A: pass
    """).quiet()

    assert table["A"].happiness == 3
    assert [table.threat_on(space) for space in ("1c1", "0e1", "0b1")] == ["", "", ""]
    table.refused("A: place 1c1 o", "SH-P4", "needs-two")
    table.play("""
        A: place 1c1 o+o
        B: place 0b1 ~o
    """)
    assert (table["A"].happiness, table.on("0b1")) == (4, "B")


@pytest.mark.rule("SH-T8", "SH-T5", "SH-Y11")
def test_a_fight_lost_by_two(deal: Deal) -> None:
    """One roll, no reward, two wounds, both trainings gone, and the behemoth stays."""
    table = deal().has("A", dwellers="S P").has("B", dwellers="o").threat("behemoth", on="0d1")

    table.play("""
        A: place 0d1 S+P
        dice: roll 4 5
    """).asks("B", "turn")

    assert (table.on("0d1"), table["A"].happiness) == ("A~ A~", 0)
    assert table.told("wounded") == [{"seat": 0, "n": 2}]
    assert len(table.told("fought")) == 1
    table.play("B: place 0e1 o").quiet()
    assert table.threat_on("0d1") == "behemoth"
    assert table["A"].dwellers == "~o ~o"


@pytest.mark.rule("SH-T5", "SH-I2", "SH-T4")
def test_healed_after_a_lost_fight(deal: Deal) -> None:
    """The reward stays lost, but at the recall the dweller is healthy and the threat goes."""
    table = deal().has("A", dwellers="o", items="stimpak").has("B", dwellers="o")
    table.threat("roaches", on="0d1")

    table.play("""
        A: place 0d1 o
        dice: roll 1 2
    """).asks("A", "window")
    assert table.on("0d1") == "A~"
    table.play("""
        A: use stimpak
        B: place 0e1 o
    """).quiet()

    assert table.threat_on("0d1") == ""
    assert (table["A"].dwellers, table["A"].happiness) == ("o", 0)
    assert table["A"].player.defeated == 1


@pytest.mark.rule("SH-T9", "SH-Y5", "SH-T5", "SH-Y14")
def test_a_new_dweller_on_a_threats_symbol(deal: Deal) -> None:
    """It stands healthy on the threat's card, but the wounded one decides: the threat stays."""
    table = deal().has("A", dwellers="o").has("B", dwellers="o")
    table.floor("B", left="cellar").threat("refugees", on="2c1")

    table.play("A: place 2c1 o").asks("B", "turn")
    assert (table.on("2c1"), table["A"].total) == ("A~", 2)
    assert table["B"].cubes == "nothing"

    table.play("B: place 0e1 o").quiet()
    assert table.threat_on("2c1") == "refugees"
    assert table["A"].dwellers == "o ~o"


@pytest.mark.rule("SH-Y12")
def test_a_trade_loop_comes_to_an_end(deal: Deal) -> None:
    """Every stock that was had since the symbol is closed, so the offers run out by themselves."""
    cards = with_top(space(reward="trade:food=water"))
    table = deal(cards=cards).has("A", cubes="f2")

    table.play("A: place 0d1 o").asks("A", "window")
    assert table.offers() == ["done", "trade f1>w1 x1", "trade f1>w1 x2"]
    table.play("A: trade f1>w1 x1").asks("A", "window")  # f1 w1
    assert table.offers() == ["done", "trade f1>w1 x1"]
    table.refused("A: trade w1>f1 x1", "SH-Y12", "trade-back")
    table.play("A: trade f1>w1 x1").asks("B", "turn")  # w2: the way back is closed

    assert table["A"].cubes == "w2"


@pytest.mark.rule("SH-Y16", "SH-Y15", "SH-Q8")
def test_a_refresh_with_a_short_deck(deal: Deal) -> None:
    """One card is left: it comes first, then the three that were discarded a moment ago."""
    cards = with_room(
        "vault-door",
        space(reward="heal", wounded=True),
        space(reward="refresh:items"),
        cards=only(items="dog armor dice cola"),
    )
    table = deal(cards=cards).shows(items="dog armor dice")

    table.play("A: place 0b2 o").asks("chance", "draw-item")
    assert (table.decks[0], table.discards[0]) == ("cola", "armor dice dog")
    table.refused("deck: item dog", "SH-T1", "not-chance")
    table.play("deck: item cola").asks("chance", "draw-item")
    assert (table.decks[0], table.discards[0]) == ("armor dice dog", "")
    table.play("""
        deck: item armor
        deck: item dog
    """)

    assert table.items == "cola armor dog"
    assert table.decks[0] == "dice"


@pytest.mark.rule("SH-R5", "SH-Y17", "SH-X5", "SH-Q11", "SH-X2")
def test_the_last_round_ends_with_slots_and_end_items(deal: Deal) -> None:
    """Judged, trained, readied, ended: what is trained at the last recall counts for the roll."""
    cards = with_threat("leak", space("wound", "train:S energy"))
    table = deal(cards=cards).has("A", cubes="e1 w1", dwellers="o o o", items="roll cola")
    table.floor("A", left="gym cellar cellar", right="closet closet")
    table.threat("leak", on="0d1").threat("roaches", on="1d1")
    table.has("B", dwellers="S o").floor("B", left="closet").threat("fire", on="2c1")

    table.play("""
        A: use cola
        A: place 1lift o
        A: build closet right
        deck: room hall
        B: place 0e1 o
        A: place 0d1 o
        B: pass
        A: place 1c2 o
    """).asks("nobody", "over")

    # The printed S is taken by who came back first, wounded; the other comes back untrained.
    assert table["A"].dwellers == "o o ~S"
    assert (table["A"].items, table["A"].exhausted) == ("cola roll", "")
    assert table.threat_on("0d1") == "leak"
    # 2 for the room, 1 by the roll (at most 1), 1 lost to the roaches on the own floor.
    assert table.told("end-item") == [{"seat": 0, "item": "roll", "n": 1}]
    assert table.told("end-threats") == [{"seat": 0, "n": 1}]
    assert table.outcome.scores == (2, 0)
    assert table.winners == "A"
