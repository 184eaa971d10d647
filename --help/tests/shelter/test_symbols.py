"""The symbols of the rows that are about cubes, cards, dwellers: SH-Y1 to Y7 and Y10 to Y17.

Building (SH-Y8, SH-Y9) and trade (SH-Y12) have files of their own.
"""

from __future__ import annotations

import pytest

from tests.shelter.sets import only, space, with_room, with_threat, with_top
from tests.shelter.table import Deal


@pytest.mark.rule("SH-Y1")
def test_each_symbol_is_one_cube_of_its_kind(deal: Deal) -> None:
    cards = with_top(space("energy food*2", "water*3 energy"))
    table = deal(cards=cards).has("A", cubes="e1 f3")

    table.play("A: place 0d1 o")

    assert table["A"].cubes == "e1 f1 w3"
    assert table.told("gained") == [
        {"seat": 0, "resource": "water", "n": 3},
        {"seat": 0, "resource": "energy", "n": 1},
    ]


@pytest.mark.rule("SH-Y2")
def test_question_marks_in_a_row_are_one_choice_of_a_combination(deal: Deal) -> None:
    table = deal(cards=with_top(space(reward="?*2")))

    table.play("A: place 0d1 o").asks("A", "gain")
    assert table.offers() == [
        *("gain e1 f1", "gain e1 w1", "gain e2"),
        *("gain f1 w1", "gain f2", "gain w2"),
    ]
    table.refused("A: gain e1", "SH-Y2", "wrong-cubes")
    table.refused("A: gain e3", "SH-Y2", "wrong-cubes")
    table.refused("A: done", "SH-P7", "must-choose")

    table.play("A: gain e1 w1")
    assert table["A"].cubes == "e1 w1"


@pytest.mark.rule("SH-Y2")
def test_question_marks_are_paid_as_the_player_likes(deal: Deal) -> None:
    table = deal().has("A", cubes="e1 f2").shows(items="shotgun dog armor")

    table.play("A: place 0a2 o").asks("A", "pay")
    assert table.offers() == ["pay e1 f1", "pay f2"]
    table.refused("A: pay e1", "SH-Y2", "wrong-cubes")
    table.refused("A: pay w2", "SH-Y2", "wrong-cubes")

    table.play("""
        A: pay f2
        deck: item junk
        deck: item dice
        deck: item trophy
        A: take dice
        deck: item junk
    """)
    assert (table["A"].cubes, table["A"].items) == ("e1", "dice")


@pytest.mark.rule("SH-Y2", "SH-P3")
def test_printed_cubes_are_paid_before_the_question_marks(deal: Deal) -> None:
    table = deal(cards=with_top(space("food ?", "happiness"))).has("A", cubes="f1 w1")

    table.play("A: place 0d1 o")

    assert (table["A"].cubes, table["A"].happiness) == ("nothing", 1)

    table = deal(cards=with_top(space("food ?", "happiness"))).has("A", cubes="f1")
    table.refused("A: place 0d1 o", "SH-P3", "cost")


@pytest.mark.rule("SH-Y2")
def test_a_gain_offers_only_tracks_with_room(deal: Deal) -> None:
    table = deal(cards=with_top(space(reward="?*2"))).has("A", cubes="e6 f5 w1")

    table.play("A: place 0d1 o")
    assert table.offers() == ["gain f1 w1", "gain w2"]
    table.refused("A: gain f2", "SH-Y2", "wrong-cubes")

    table.play("A: gain f1 w1")
    assert table["A"].cubes == "e6 f6 w2"


@pytest.mark.rule("SH-Y2")
def test_with_room_for_fewer_cubes_the_rest_is_lost(deal: Deal) -> None:
    table = deal(cards=with_top(space(reward="?*3"))).has("A", cubes="e6 f5 w5")

    table.play("A: place 0d1 o").asks("B", "turn")

    assert table["A"].cubes == "e6 f6 w6"
    assert table.told("gained-cubes") == [{"seat": 0, "cubes": "f1 w1"}]


@pytest.mark.rule("SH-Y2")
def test_with_full_tracks_the_gain_is_lost_without_a_question(deal: Deal) -> None:
    table = deal(cards=with_top(space(reward="?*2 happiness"))).has("A", cubes="e6 f6 w6")

    table.play("A: place 0d1 o").asks("B", "turn")

    assert (table["A"].cubes, table["A"].happiness) == ("e6 f6 w6", 1)


@pytest.mark.rule("SH-Y3")
def test_each_heart_is_one_happiness(deal: Deal) -> None:
    table = deal(cards=with_top(space(reward="happiness*2 water happiness"))).has("A", happiness=3)

    table.play("A: place 0d1 o")

    assert table["A"].happiness == 6


@pytest.mark.rule("SH-Y4")
def test_the_marker_is_taken_at_once_and_starts_the_next_round(deal: Deal) -> None:
    table = deal(seats=3)

    table.play("""
        A: place 0e1 o
        B: place 0b2 o
        B: gain e1
    """)
    assert table.first == "B"

    table.play("""
        C: place 0e2 o
        A: pass
        B: pass
        C: pass
    """).quiet()
    table.asks("B", "turn")


@pytest.mark.rule("SH-Y4")
def test_the_last_holder_of_the_marker_starts(deal: Deal) -> None:
    cards = with_top(space(reward="first"))
    table = deal(seats=3, cards=cards)

    table.play("""
        A: place 0b2 o
        A: gain e1
        B: pass
        C: place 0d1 o
        A: pass
        C: pass
    """).quiet()

    table.asks("C", "turn")
    assert table.first == "C"


@pytest.mark.rule("SH-Y5")
def test_a_new_dweller_is_available_from_the_next_round(deal: Deal) -> None:
    table = deal().has("A", cubes="f2 w1", dwellers="o")

    table.play("A: place 0c1 o")
    assert (table["A"].dwellers, table["A"].total) == ("", 2)

    table.play("""
        B: place 0e1 o
        B: place 0e2 o
    """).quiet()
    assert table["A"].dwellers == "o o"


@pytest.mark.rule("SH-Y5", "SH-Q5")
def test_nobody_has_more_than_seven_dwellers(deal: Deal) -> None:
    cards = with_top(space(reward="dweller*2"))
    table = deal(cards=cards).has("A", dwellers="o o o o o o")

    table.play("A: place 0d1 o")

    assert table["A"].total == 7
    assert table.told("new-dweller") == [{"seat": 0}]


@pytest.mark.rule("SH-Y6")
def test_an_item_is_chosen_from_the_display_which_is_refilled(deal: Deal) -> None:
    table = deal().has("A", cubes="w1").shows(items="shotgun dog armor")

    table.play("A: place 0a1 o").asks("A", "take")
    assert table.offers() == ["take armor", "take dog", "take shotgun"]
    table.play("""
        A: take dog
        deck: item cola
    """)

    assert table["A"].items == "dog"
    assert table.items == "shotgun armor cola"


@pytest.mark.rule("SH-Y6")
def test_an_item_outside_the_display_cannot_be_taken(deal: Deal) -> None:
    table = deal().has("A", cubes="w1").shows(items="shotgun dog armor")

    table.play("A: place 0a1 o").asks("A", "take")

    table.refused("A: take minigun", "SH-Y6", "not-shown")


@pytest.mark.rule("SH-Y6")
def test_the_display_is_refilled_between_two_gains(deal: Deal) -> None:
    table = deal().has("A", cubes="e1").floor("A", left="workshop").shows(items="dice dog armor")

    table.play("""
        A: place 1c1 o
        A: take dog
        deck: item cola
    """).asks("A", "take")
    assert table.offers() == ["take armor", "take cola", "take dice"]

    table.play("""
        A: take cola
        deck: item junk
    """)
    assert table["A"].items == "cola dog"


@pytest.mark.rule("SH-Y6")
def test_an_item_in_the_cost_is_one_of_the_own_items_discarded(deal: Deal) -> None:
    table = deal().has("A", items="shotgun dog").floor("A", left="market")

    table.play("A: place 1c2 o").asks("A", "give")
    assert table.offers() == ["give dog", "give shotgun"]
    table.refused("A: give armor", "SH-I1", "not-yours")
    table.play("A: give dog")

    assert (table["A"].items, table["A"].happiness) == ("shotgun", 1)
    assert table.discards[0] == "dog"


@pytest.mark.rule("SH-Y6")
def test_without_an_item_the_cost_cannot_be_paid(deal: Deal) -> None:
    table = deal().floor("A", left="market")

    table.refused("A: place 1c2 o", "SH-Y6", "no-item-to-pay")


@pytest.mark.rule("SH-Y7")
def test_ready_turns_one_exhausted_item_upright(deal: Deal) -> None:
    table = deal().has("A", items="dog", exhausted="shotgun cola").floor("A", left="workshop")

    table.play("A: place 1c2 o").asks("A", "ready")
    assert table.offers() == ["ready cola", "ready shotgun"]
    table.refused("A: ready dog", "SH-Y7", "not-exhausted")
    table.play("A: ready shotgun")

    assert (table["A"].items, table["A"].exhausted) == ("dog shotgun", "cola")


@pytest.mark.rule("SH-Y7", "SH-P7")
def test_with_one_exhausted_item_there_is_no_choice(deal: Deal) -> None:
    table = deal().has("A", exhausted="shotgun").floor("A", left="workshop")

    table.play("A: place 1c2 o").asks("B", "turn")

    assert (table["A"].items, table["A"].exhausted) == ("shotgun", "")


@pytest.mark.rule("SH-Y10")
def test_training_happens_at_the_recall_in_a_letter_of_choice(deal: Deal) -> None:
    table = deal().has("A", dwellers="o S").floor("A", left="gym").has("B", dwellers="o")

    table.play("""
        A: place 1c1 o
        B: place 0e1 o
        A: pass
    """).asks("A", "train")
    assert table.offers() == [f"train {letter}" for letter in "ACEILP"]  # S is taken
    table.refused("A: train S", "SH-Y17", "slot-taken")

    table.play("A: train L").quiet()
    assert table["A"].dwellers == "S L"


@pytest.mark.rule("SH-Y10")
def test_a_printed_letter_trains_in_that_letter(deal: Deal) -> None:
    table = deal().has("A", dwellers="o").floor("A", left="gym").has("B", dwellers="o")

    table.play("A: place 1c2 o")
    assert table["A"].dwellers == ""

    table.play("B: place 0e1 o").quiet()
    assert table["A"].dwellers == "S"
    assert table.told("trained") == [{"seat": 0, "letter": "S"}]


@pytest.mark.rule("SH-Y10")
def test_one_symbol_on_a_linked_space_trains_one_of_the_two(deal: Deal) -> None:
    cards = with_top(space(reward="train", linked=True))
    table = deal(cards=cards).has("B", dwellers="o")

    table.play("""
        A: place 0d1 o+o
        B: place 0e1 o
        A: train C
    """).quiet()

    assert table["A"].dwellers == "o C"


@pytest.mark.rule("SH-Y11")
@pytest.mark.parametrize("where", ["0e2", "0d1", "0f1"])
def test_training_is_gone_after_the_next_placement(deal: Deal, where: str) -> None:
    table = deal().has("A", dwellers="S P").has("B", dwellers="o")

    table.play(f"""
        A: place {where} P
        B: place 0e1 o
        A: pass
    """).quiet()

    assert table["A"].dwellers == "o S"


@pytest.mark.rule("SH-Y11")
def test_who_is_not_placed_stays_trained(deal: Deal) -> None:
    table = deal().has("A", dwellers="S P")

    for _ in range(3):
        table.play("""
            A: pass
            B: pass
        """).quiet()

    assert table["A"].dwellers == "S P"


@pytest.mark.rule("SH-Y13")
def test_heal_stands_the_dweller_up(deal: Deal) -> None:
    table = deal().has("A", dwellers="~o").has("B", dwellers="o")

    table.play("A: place 0b1 ~o")
    assert table.on("0b1") == "A"
    assert table.told("healed") == [{"seat": 0, "n": 1}]

    table.play("B: place 0e1 o").quiet()
    assert table["A"].dwellers == "o"


@pytest.mark.rule("SH-Y13")
def test_without_a_heal_the_wounded_stay_wounded(deal: Deal) -> None:
    cards = with_top(space(reward="water", wounded=True))
    table = deal(cards=cards).has("A", dwellers="~o").has("B", dwellers="o")

    table.play("A: place 0d1 ~o")
    assert table.on("0d1") == "A~"

    table.play("B: place 0e1 o").quiet()
    assert table["A"].dwellers == "~o"


@pytest.mark.rule("SH-Y13")
def test_heal_on_a_linked_space_heals_both(deal: Deal) -> None:
    cards = with_top(space(reward="heal", linked=True, wounded=True))
    table = deal(cards=cards).has("A", dwellers="~o ~S").has("B", dwellers="o")

    table.play("A: place 0d1 ~o+~S")
    assert table.on("0d1") == "A A"
    assert table.told("healed") == [{"seat": 0, "n": 2}]

    table.play("B: place 0e1 o").quiet()
    assert table["A"].dwellers == "o o"


@pytest.mark.rule("SH-Y14")
def test_a_wound_in_the_cost_wounds_at_once_and_for_good(deal: Deal) -> None:
    table = deal().has("A", dwellers="o").floor("A", left="clinic").has("B", dwellers="o")

    table.play("A: place 1c2 o")
    assert table.on("1c2") == "A~"
    assert table["A"].cubes == "e2"

    table.play("B: place 0e1 o").quiet()
    assert table["A"].dwellers == "~o"
    table.refused("A: place 0e1 o", "SH-P8", "no-such-dweller")


@pytest.mark.rule("SH-Y14")
def test_a_wound_in_the_cost_wounds_both_of_a_linked_space(deal: Deal) -> None:
    cards = with_top(space("wound", "energy", linked=True))
    table = deal(cards=cards)

    table.play("A: place 0d1 o+o")

    assert table.on("0d1") == "A~ A~"
    assert table.told("wounded") == [{"seat": 0, "n": 2}]


@pytest.mark.rule("SH-Y15")
def test_refresh_discards_the_three_items_and_draws_three(deal: Deal) -> None:
    cards = with_top(space(reward="refresh:items"))
    table = deal(cards=cards).shows(items="shotgun dog armor", rooms="closet cellar hall")

    table.play("""
        A: place 0d1 o
        deck: item minigun
        deck: item dice
        deck: item cola
    """)

    assert table.items == "minigun dice cola"
    assert table.discards[0] == "armor dog shotgun"
    assert table.rooms == "closet cellar hall"


@pytest.mark.rule("SH-Y15", "SH-P7")
def test_refresh_of_the_rooms_is_compulsory(deal: Deal) -> None:
    table = deal().floor("A", left="office").shows(rooms="closet cellar hall")

    table.play("A: place 1c2 o").asks("chance", "draw-room")
    table.play("""
        deck: room gym
        deck: room gym
        deck: room clinic
        A: gain f1
    """)

    assert table.rooms == "gym gym clinic"
    assert table.discards[1] == "cellar closet hall"


@pytest.mark.rule("SH-Y16")
def test_an_empty_deck_is_made_anew_from_the_discards(deal: Deal) -> None:
    cards = only(items="junk junk junk dog cola")
    table = deal(cards=cards).has("A", cubes="w1").has("B", cubes="w1")
    table.shows(items="junk junk junk").discarded(items="dog cola")

    table.play("A: place 0a1 o").asks("chance", "draw-item")
    assert table.state.spread == 2
    table.refused("deck: item junk", "SH-T1", "not-chance")

    table.play("deck: item cola")
    assert table.items == "junk junk cola"
    assert (table.decks[0], table.discards[0]) == ("dog", "")


@pytest.mark.rule("SH-Y16")
def test_the_deck_is_used_up_before_the_discards_come_back(deal: Deal) -> None:
    cards = only(rooms="closet closet closet cellar hall")
    table = deal(cards=cards).has("A", cubes="e1").discarded(rooms="hall")
    table.shows(rooms="closet closet closet")

    table.play("""
        A: place 1lift o
        A: build closet left
    """)
    table.refused("deck: room hall", "SH-T1", "not-chance")
    table.play("deck: room cellar")

    assert table.discards[1] == "hall"


@pytest.mark.rule("SH-Y17")
def test_one_trained_dweller_a_letter(deal: Deal) -> None:
    """The printed letter is taken: the dweller comes back untrained."""
    table = deal().has("A", dwellers="o S").floor("A", left="gym").has("B", dwellers="o")

    table.play("""
        A: place 1c2 o
        B: place 0e1 o
        A: pass
    """).quiet()

    assert table["A"].dwellers == "o S"


@pytest.mark.rule("SH-Y17")
def test_a_wounded_dweller_in_its_slot_takes_the_letter_too(deal: Deal) -> None:
    table = deal().has("A", dwellers="o ~S").floor("A", left="gym").has("B", dwellers="o")

    table.play("""
        A: place 1c2 o
        B: place 0e1 o
        A: pass
    """).quiet()

    assert table["A"].dwellers == "o ~S"


@pytest.mark.rule("SH-Y17")
def test_players_do_not_share_their_letters(deal: Deal) -> None:
    table = deal().has("A", dwellers="S").has("B", dwellers="o").floor("B", left="gym")

    table.play("""
        A: place 0e1 S
        B: place 2c2 o
    """).quiet()

    assert table["B"].dwellers == "S"


@pytest.mark.rule("SH-Y17")
def test_a_dweller_may_train_again_in_the_letter_it_just_used(deal: Deal) -> None:
    """Its old slot is free, because the placement ended the training (SH-Y11)."""
    table = deal().has("A", dwellers="S").floor("A", left="gym").has("B", dwellers="o")

    table.play("""
        A: place 1c2 S
        B: place 0e1 o
    """).quiet()

    assert table["A"].dwellers == "S"


@pytest.mark.rule("SH-Y14", "SH-Y10")
def test_a_threat_can_train_and_wound(deal: Deal) -> None:
    cards = with_threat("leak", space("wound", "train:E energy"))
    table = deal(cards=cards).has("A", dwellers="o").has("B", dwellers="o")
    table.threat("leak", on="0d1")

    table.play("""
        A: place 0d1 o
        B: place 0e1 o
    """).quiet()

    assert (table["A"].dwellers, table["A"].cubes) == ("~E", "e1")


@pytest.mark.rule("SH-Y16")
def test_a_room_that_was_given_back_can_be_drawn_again(deal: Deal) -> None:
    cards = with_room(
        "cellar",
        space(reward="refresh:rooms"),
        cards=only(rooms="closet closet closet cellar"),
    )
    table = deal(cards=cards).floor("A", left="cellar")

    table.play("A: place 1c1 o").asks("chance", "draw-room")
    assert table.state.spread == 3
    table.play("""
        deck: room closet
        deck: room closet
        deck: room closet
    """)

    assert (table.rooms, table.discards[1]) == ("closet closet closet", "")


@pytest.mark.rule("SH-Y6", "SH-P7")
def test_two_different_cards_are_a_choice_and_three_alike_are_none(deal: Deal) -> None:
    table = deal().has("A", cubes="w1").shows(items="junk dog junk")
    table.play("A: place 0a1 o").asks("A", "take")
    assert table.offers() == ["take dog", "take junk"]

    table = deal().has("A", cubes="w1").shows(items="junk junk junk")
    table.play("A: place 0a1 o").asks("chance", "draw-item")
    assert table["A"].items == "junk"
