"""The abilities of items, one of each kind: when they work and what they do (SH-I1)."""

from __future__ import annotations

import dataclasses

import pytest

from overseer.shelter.card import CardSet
from tests.shelter.sets import box, space, with_item, with_top
from tests.shelter.table import Deal


@pytest.mark.rule("SH-I1", "SH-Q7")
def test_a_weapon_adds_to_the_roll(deal: Deal) -> None:
    table = deal().has("A", items="minigun").threat("roaches", on="0d1")

    table.play("A: place 0d1 o").asks("A", "fight")
    table.play("""
        A: use minigun
        dice: roll 1 3
    """)

    assert table["A"].happiness == 1
    assert table.told("fought") == [
        {
            "seat": 0,
            "first": 1,
            "second": 3,
            "bonus": 3,
            "total": 7,
            "number": 7,
            "result": "won",
        }
    ]


@pytest.mark.rule("SH-I1")
def test_a_weapon_may_stay_unused(deal: Deal) -> None:
    table = deal().has("A", items="minigun").threat("roaches", on="0d1")

    table.play("""
        A: place 0d1 o
        A: fight
        dice: roll 3 4
    """)

    assert (table["A"].items, table["A"].happiness) == ("minigun", 1)


@pytest.mark.rule("SH-I1")
def test_a_lost_roll_can_be_rolled_again_and_the_new_roll_counts(deal: Deal) -> None:
    table = deal().has("A", items="dice").threat("roaches", on="0d1")

    table.play("""
        A: place 0d1 o
        dice: roll 1 1
    """).asks("A", "reroll")
    table.play("""
        A: use dice
        dice: roll 5 5
    """).asks("B", "turn")

    assert (table["A"].happiness, table["A"].exhausted) == (1, "dice")
    assert table.on("0d1") == "A"


@pytest.mark.rule("SH-I1")
def test_the_bonus_counts_for_the_second_roll_too(deal: Deal) -> None:
    table = deal().has("A", items="dice shotgun").threat("roaches", on="0d1")

    table.play("""
        A: place 0d1 o
        A: use shotgun
        dice: roll 1 1
        A: use dice
        dice: roll 2 3
    """)

    assert [args["total"] for args in table.told("fought")] == [4, 7]
    assert table["A"].happiness == 1


@pytest.mark.rule("SH-I1")
def test_the_roll_may_be_kept(deal: Deal) -> None:
    table = deal().has("A", items="dice").threat("roaches", on="0d1")

    table.play("""
        A: place 0d1 o
        dice: roll 1 1
        A: done
    """).asks("B", "turn")

    assert (table.on("0d1"), table["A"].items) == ("A~", "dice")


@pytest.mark.rule("SH-I1")
def test_armor_keeps_the_dweller_healthy_after_a_lost_fight(deal: Deal) -> None:
    table = deal().has("A", dwellers="o", items="armor").threat("roaches", on="0d1")
    table.has("B", dwellers="o")

    table.play("""
        A: place 0d1 o
        dice: roll 1 1
    """).asks("A", "lost")
    table.play("A: use armor").asks("B", "turn")

    assert (table.on("0d1"), table["A"].happiness) == ("A", 0)
    table.play("B: place 0e1 o").quiet()
    assert table.threat_on("0d1") == ""  # SH-T5: the dweller was healthy
    assert table["A"].dwellers == "o"


@pytest.mark.rule("SH-I1")
def test_a_wound_may_be_accepted(deal: Deal) -> None:
    table = deal().has("A", items="armor").threat("roaches", on="0d1")

    table.play("""
        A: place 0d1 o
        dice: roll 1 1
        A: done
    """)

    assert (table.on("0d1"), table["A"].items) == ("A~", "armor")


@pytest.mark.rule("SH-I1", "SH-I2")
def test_a_new_roll_that_fails_leaves_the_armor(deal: Deal) -> None:
    table = deal().has("A", items="dice armor").threat("roaches", on="0d1")

    table.play("""
        A: place 0d1 o
        dice: roll 1 1
        A: use dice
        dice: roll 1 2
    """).asks("A", "lost")
    table.play("A: use armor")

    assert table["A"].exhausted == "armor dice"


@pytest.mark.rule("SH-I1", "SH-I2")
def test_a_dog_drives_off_a_threat_on_the_own_floor(deal: Deal) -> None:
    table = deal(round=2).has("A", items="dog").floor("A", left="closet")

    table.play("""
        dice: roll 3 4
        dice: roll 3 3
        deck: threat fire
    """).asks("A", "appear")
    assert table.threat_on("1c1") == "fire"
    table.play("""
        A: use dog
        dice: roll 3 4
    """).asks("A", "turn")

    assert (table.threat_on("1c1"), table["A"].exhausted) == ("", "dog")
    assert table.discards[2] == "fire"
    table.play("A: place 1c1 o")
    assert table["A"].cubes == "e1"


@pytest.mark.rule("SH-I1", "SH-I2")
def test_a_dog_may_let_the_threat_stay(deal: Deal) -> None:
    table = deal(round=2).has("A", items="dog").floor("A", left="closet")

    table.play("""
        dice: roll 3 4
        dice: roll 3 3
        deck: threat fire
        A: done
        dice: roll 3 4
    """)

    assert (table.threat_on("1c1"), table["A"].items) == ("fire", "dog")


@pytest.mark.rule("SH-I1", "SH-I2")
def test_a_dog_guards_no_other_floor(deal: Deal) -> None:
    table = deal(round=2).has("A", items="dog").floor("B", left="closet")

    table.play("""
        dice: roll 4 4
        deck: threat fire
        dice: roll 3 4
        dice: roll 3 3
        deck: threat roaches
    """).asks("A", "turn")

    assert (table.threat_on("0d1"), table.threat_on("2c1")) == ("fire", "roaches")


@pytest.mark.rule("SH-I1")
def test_a_trophy_pays_for_every_fight_that_is_won(deal: Deal) -> None:
    table = deal().has("A", items="trophy").threat("roaches", on="0d1").threat("roaches", on="0e1")

    table.play("""
        A: place 0d1 o
        dice: roll 3 4
        B: pass
    """)
    assert (table["A"].happiness, table["A"].cubes) == (2, "f1 w1")

    table.play("""
        A: place 0e1 o
        dice: roll 1 2
    """).quiet()
    assert (table["A"].happiness, table["A"].items) == (2, "trophy")


@pytest.mark.rule("SH-I1")
def test_a_trophy_pays_nothing_without_a_fight(deal: Deal) -> None:
    table = deal().has("A", cubes="w1", items="trophy").threat("fire", on="0d1")

    table.play("A: place 0d1 o")

    assert table["A"].happiness == 1


@pytest.mark.rule("SH-I1", "SH-E1")
def test_a_register_takes_one_cube_more(deal: Deal) -> None:
    table = deal().has("B", items="register").floor("B", left="cellar")

    table.play("A: place 2c1 o").asks("B", "income")
    table.refused("B: gain e1", "SH-Y2", "wrong-cubes")
    table.play("B: gain e1 w1")

    assert table["B"].cubes == "e1 w1"


@pytest.mark.rule("SH-I1")
def test_a_cell_pays_at_the_end_of_every_round(deal: Deal) -> None:
    table = deal().has("A", items="cell")

    for cubes in ("e1", "e2"):
        table.play("""
            A: pass
            B: pass
        """).quiet()
        assert table["A"].cubes == cubes
    assert table.told("item-works") == [{"seat": 0, "item": "cell"}] * 2


@pytest.mark.rule("SH-I1")
def test_a_toolbox_pays_for_every_room(deal: Deal) -> None:
    table = deal().has("A", cubes="e1 f1", items="toolbox").floor("A", left="crane")

    table.play("""
        A: place 1lift o
        A: build closet left
        deck: room hall
        B: pass
        A: place 1c1 o
        A: build hall right
        deck: room gym
    """).quiet()

    assert table["A"].cubes == "f2"  # f1, +1 elevator, -1 crane, +1 crane's build


@pytest.mark.rule("SH-I1", "SH-Y9")
def test_a_discount_takes_one_cube_off_a_price(deal: Deal) -> None:
    table = deal().has("A", cubes="e1 f1", items="welder").shows(rooms="hall workshop office")

    table.play("A: place 1lift o").asks("A", "room")
    assert table.offers() == ["build hall left", "build hall right"]
    table.play("""
        A: build hall left
        deck: room gym
    """)

    assert table["A"].cubes == "e1"


@pytest.mark.rule("SH-I1", "SH-Y9")
def test_a_price_never_falls_below_nothing(deal: Deal) -> None:
    """The closet costs one energy, and with the welder nothing; the cellar still its food."""
    table = deal().has("A", items="welder").shows(rooms="closet cellar hall")

    table.play("A: place 1lift o")
    assert table.offers() == ["build closet left", "build closet right"]
    table.play("""
        A: build closet left
        deck: room gym
    """)

    assert (table["A"].cubes, table["A"].happiness) == ("nothing", 2)


@pytest.mark.rule("SH-I1", "SH-I3")
def test_a_discount_works_as_soon_as_the_item_is_taken(deal: Deal) -> None:
    table = deal().has("A", cubes="w1").shows(items="welder dog armor")

    table.refused("A: place 1lift o", "SH-Y9", "no-build")
    table.play("""
        A: place 0a1 o
        A: take welder
        deck: item junk
        B: pass
        A: place 1lift o
        A: build closet left
        deck: room hall
    """).quiet()

    assert table["A"].floor == "closet |"


@pytest.mark.rule("SH-I1", "SH-Y13")
def test_a_stimpak_heals_any_wounded_dweller(deal: Deal) -> None:
    table = deal().has("A", dwellers="o ~o ~P", items="stimpak").floor("A", left="clinic")

    table.play("A: place 1c2 o").asks("A", "window")
    table.play("A: use stimpak").asks("A", "heal")
    assert table.offers() == ["heal 1c2", "heal P", "heal o"]
    table.refused("A: heal S", "SH-Y13", "not-wounded")
    table.refused("A: heal 0e1", "SH-Y13", "not-wounded")

    table.play("A: heal P")
    assert table["A"].dwellers == "P ~o"
    assert table.on("1c2") == "A~"


@pytest.mark.rule("SH-I1", "SH-Y13")
def test_a_stimpak_heals_who_stands_on_a_space(deal: Deal) -> None:
    table = deal().has("A", dwellers="o", items="stimpak").floor("A", left="clinic")
    table.has("B", dwellers="o")

    table.play("""
        A: place 1c2 o
        A: use stimpak
    """)
    assert table.on("1c2") == "A"

    table.play("B: place 0e1 o").quiet()
    assert table["A"].dwellers == "o"


@pytest.mark.rule("SH-I1", "SH-Y13")
def test_a_stimpak_heals_one_of_two_on_a_linked_space(deal: Deal) -> None:
    cards = with_top(space("wound", "energy", linked=True))
    table = deal(cards=cards).has("A", items="stimpak")

    table.play("""
        A: place 0d1 o+o
        A: use stimpak
    """)

    assert sorted(table.on("0d1").split()) == ["A", "A~"]


@pytest.mark.rule("SH-I1", "SH-Y10")
def test_a_manual_trains_an_untrained_dweller_at_once(deal: Deal) -> None:
    table = deal().has("A", dwellers="o S", items="manual")

    table.play("A: use manual").asks("A", "drill")
    table.refused("A: train S", "SH-Y17", "slot-taken")
    table.play("""
        A: train A
        A: place 0e1 A
    """)

    assert table["A"].cubes == "f4"


@pytest.mark.rule("SH-I1", "SH-Y10")
def test_a_manual_with_a_printed_letter_leaves_no_choice(deal: Deal) -> None:
    table = deal(cards=with_item("manual", "train:A")).has("A", dwellers="o o", items="manual")

    table.play("A: use manual").asks("A", "turn")

    assert table["A"].dwellers == "o A"


@pytest.mark.rule("SH-I1", "SH-R3")
def test_a_jet_gives_another_turn_right_after_this_one(deal: Deal) -> None:
    table = deal().has("A", cubes="e1", items="jet")

    table.play("""
        A: use jet
        A: place 0e1 o
    """).asks("A", "turn")
    table.play("A: place 0e2 o").asks("B", "turn")

    assert table["A"].cubes == "f3"


@pytest.mark.rule("SH-I1", "SH-I2")
def test_a_jet_works_after_the_placement_too(deal: Deal) -> None:
    table = deal().has("A", items="jet")

    table.play("""
        A: place 0e2 o
        A: use jet
    """).asks("A", "turn")

    assert table["A"].cubes == "nothing"


@pytest.mark.rule("SH-I1", "SH-I2")
def test_a_jet_is_no_use_to_the_last_dweller(deal: Deal) -> None:
    table = deal().has("A", cubes="e1", dwellers="o", items="jet")

    table.refused("A: use jet", "SH-I2", "no-effect")


@pytest.mark.rule("SH-I1", "SH-Y4")
def test_a_radio_takes_the_marker(deal: Deal) -> None:
    table = deal(first="B").has("A", items="radio")

    table.play("""
        B: pass
        A: use radio
    """).asks("A", "turn")

    assert table.first == "A"


@pytest.mark.rule("SH-I1", "SH-Y6")
def test_a_lunchbox_buys_an_item(deal: Deal) -> None:
    table = deal().has("A", cubes="e2 f1", items="lunchbox").shows(items="shotgun dog armor")

    table.play("""
        A: use lunchbox
        A: pay e1 f1
        A: take dog
        deck: item junk
    """).asks("A", "turn")

    assert (table["A"].items, table["A"].cubes) == ("dog", "e1")
    assert table.items == "shotgun armor junk"


@pytest.mark.rule("SH-I1", "SH-Y5")
def test_a_pod_brings_a_new_dweller(deal: Deal) -> None:
    table = deal().has("A", cubes="w1", items="pod")

    table.play("A: use pod").asks("A", "turn")

    assert (table["A"].dwellers, table["A"].total) == ("o o", 3)


def worth(per: str, happiness: int = 1, each: int = 1, most: int = 0) -> CardSet:
    """The box with a junk that pays at the end."""
    items = tuple(
        dataclasses.replace(item, per=per, happiness=happiness, each=each, most=most)
        if item.id == "junk"
        else item
        for item in box().items
    )
    return dataclasses.replace(box(), items=items)


@pytest.mark.rule("SH-I1", "SH-X5")
@pytest.mark.parametrize(
    ("per", "each", "happiness"),
    [
        ("room", 1, 6),
        ("room", 4, 1),
        ("dweller", 1, 4),
        ("trained", 1, 2),
        ("item", 1, 3),
        ("cube", 1, 9),
        ("cube", 4, 2),
        ("energy", 1, 3),
        ("food", 1, 4),
        ("water", 1, 2),
        ("calm", 1, 1),
    ],
)
def test_an_end_item_pays_for_what_it_counts(
    deal: Deal, per: str, each: int, happiness: int
) -> None:
    table = deal(cards=worth(per, each=each))
    table.has("A", cubes="e4 f4 w2", dwellers="o o S ~P", items="junk dog", exhausted="cola")
    table.floor("A", left="cellar cellar cellar", right="closet closet")

    table.play("""
        A: place 1lift o
        A: build closet right
        deck: room hall
        B: pass
        A: pass
    """).asks("nobody", "over")

    assert table["A"].happiness == 2 + happiness
    assert table.told("end-item") == [{"seat": 0, "item": "junk", "n": happiness}]


@pytest.mark.rule("SH-I1", "SH-X5")
def test_an_end_item_counts_the_threats_that_its_owner_removed(deal: Deal) -> None:
    table = deal(cards=worth("threat", happiness=3)).has("A", cubes="e1 w1", items="junk")
    table.floor("A", left="cellar cellar cellar", right="closet closet")
    table.threat("fire", on="0d1").threat("fire", on="0e1").has("B", cubes="w1")

    table.play("""
        A: place 0d1 o
        B: place 0e1 o
        A: place 1lift o
        A: build closet right
        deck: room hall
        B: pass
    """).asks("nobody", "over")

    assert table["A"].happiness == 1 + 2 + 3


@pytest.mark.rule("SH-I1", "SH-X5")
def test_an_end_item_pays_at_most_its_cap(deal: Deal) -> None:
    table = deal(cards=worth("room", most=4)).has("A", cubes="e1", items="junk")
    table.floor("A", left="cellar cellar cellar", right="closet closet")

    table.play("""
        A: place 1lift o
        A: build closet right
        deck: room hall
        B: pass
        A: pass
    """)

    assert table["A"].happiness == 2 + 4


@pytest.mark.rule("SH-I1", "SH-X5")
def test_there_is_no_calm_with_a_threat_on_the_floor(deal: Deal) -> None:
    table = deal(cards=worth("calm", happiness=5)).has("A", cubes="e1", items="junk")
    table.floor("A", left="cellar cellar cellar", right="closet closet")
    table.threat("roaches", on="1d1")

    table.play("""
        A: place 1lift o
        A: build closet right
        deck: room hall
        B: pass
        A: pass
    """)

    assert table["A"].happiness == 2 - 1
