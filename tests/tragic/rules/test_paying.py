"""Paying costs, and laying ability cards: TR-P."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from overseer.tragic.words import ST_CHEAPER_ATTACK
from tests.tragic.sets import card, does, own
from tests.tragic.table import Table

LAY = "hammer-arm-1"  # an ability card of strength


def spent(table: Table, seat: int = 0) -> str:
    """`S2 P1`: the engaged points."""
    engaged = table.player(seat).spent
    return " ".join(f"{letter}{n}" for letter, n in zip("SPECIAL", engaged, strict=True) if n)


# -- costs ---------------------------------------------------------------------------------------


@pytest.mark.rule("TR-P1")
def test_a_cost_engages_points_of_its_letters_and_of_any_letter() -> None:
    table = Table().points(0, "S2 P1 E0 C0 I0 A0 L0").hand(0, "punch-2")

    table.play("cast punch-2")

    assert spent(table) == "S2 P1"
    assert table.told("cast")[0].args["paid"] == "SSP"


@pytest.mark.rule("TR-P1")
@pytest.mark.parametrize("points", ["S1 P5", "S2 P0 E0 C0 I0 A0 L0"])
def test_letters_are_not_replaced_and_every_point_counts_once(points: str) -> None:
    table = Table().points(0, points).hand(0, "punch-2")

    refusal = table.refused("cast punch-2")

    assert (refusal.rule, refusal.reason) == ("TR-P1", "tragic-too-dear")


@pytest.mark.rule("TR-P1")
def test_the_proposed_payment_keeps_what_cards_in_play_need() -> None:
    table = Table().points(0, "E2 A2").hand(0, "throwing-knives-1")
    table.put(0, "stealth-boy-2")

    table.play("cast throwing-knives-1")

    assert "E" not in spent(table)


@pytest.mark.rule("TR-P1")
def test_points_may_be_paid_by_hand() -> None:
    table = Table().points(0, "S2 P2").hand(0, "bat-blow-2")

    table.play("by-hand", "cast bat-blow-2")
    assert (table.topic, spent(table)) == ("pay", "S2")
    table.play("pay L")
    assert [str(move) for move in table.state.moves()] == [f"pay {n}" for n in "PECIA"]
    refusal = table.refused("pay L")
    assert (refusal.rule, refusal.reason) == ("TR-P1", "tragic-no-point")
    table.play("pay A")

    assert spent(table) == "S2 A1 L1"
    assert table.play("ones 0").hp(1) == 96


@pytest.mark.rule("TR-P1")
def test_the_table_sees_what_this_cost_took() -> None:
    table = Table().points(0, "S2 P2 E0 C0 I0 A0 L1").hand(0, "punch-1", "pistol-shot-2")

    table.play("cast punch-1", "pass", "ones 0", "by-hand", "cast pistol-shot-2", "pay L")

    assert [event.args["paid"] for event in table.told("cast")] == ["S", "PPL"]
    table.play("ones 0")


@pytest.mark.rule("TR-P1")
def test_by_hand_ends_with_the_turn() -> None:
    table = Table().hand(1, "bat-blow-1").tops(1, LAY)

    table.play("by-hand", "end", "cast bat-blow-1")

    assert (table.seat, table.topic) == (1, "lay")
    assert sum(table.player(1).spent) == 2


@pytest.mark.rule("TR-P1")
def test_by_hand_is_the_own_cost_never_that_of_an_answer() -> None:
    table = Table().hand(1, "energy-screen-1")
    table.put(0, "volunteer-1")

    table.play("by-hand", "attack a1", "cast energy-screen-1")

    assert (table.seat, table.topic, table.hp(1)) == (0, "main", 100)
    assert sum(table.player(1).spent) == 2


@pytest.mark.rule("TR-P1", "TR-W21")
def test_by_hand_ends_with_a_toll_that_a_card_pays() -> None:
    table = Table().lots(0).tops(0, LAY, LAY).hand(0, "punch-1", "bat-blow-1")
    table.put(0, "clever-pills-1")
    table.state.active = 1

    table.play("end", "by-hand", "discard punch-1", "pass")
    assert table.topic == "main"
    table.play("cast bat-blow-1")

    assert table.topic == "lay"  # the engine proposes again


@pytest.mark.rule("TR-P1", "TR-T7")
@pytest.mark.parametrize("move", ["use radio-call-2", "pass"])
def test_what_is_used_in_the_upkeep_may_be_paid_by_hand(move: str) -> None:
    table = Table().skill(0, "radio-call-2").tops(0, LAY, LAY)
    table.state.active = 1

    table.play("end", "by-hand", move)

    if move == "pass":
        assert (table.topic, table.legal("by-hand")) == ("main", True)
    else:
        table.play("pay A", "pay L")
        assert (table.topic, spent(table)) == ("lay", "A1 L1")


CROWD = own(
    card("barter", "skill", does("heal 3", when="use", cost="3", discards=1, engage=True)),
    card("crowd", "ability", gives=["cheaper-skill 3 if hand >= 2"]),
    card("filler", "action", does("heal 1")),
)


@pytest.mark.rule("TR-P1")
def test_a_cost_is_worked_out_before_any_of_it_is_paid() -> None:
    table = Table(CROWD).skill(0, "barter-1").lay(0, "crowd-1").hand(0, "filler-1", "filler-1")
    table.points(0, "S1 P0 E0 C0 I0 A0 L0")

    table.play("use barter-1", "discard filler-1")

    assert (table.topic, table.player(0).spent) == ("lay", bytes(7))


@pytest.mark.rule("TR-P1")
def test_what_is_engaged_stays_so_until_the_owners_next_turn() -> None:
    table = Table().points(0, "S1 P0 E0 C0 I0 A0 L0").hand(0, "punch-1", "brace-1")
    table.hand(1, "punch-1", "punch-1").tops(0, LAY, LAY).tops(1, LAY, LAY)

    table.play("cast punch-1", "pass", "pass", "ones 0", "end")
    assert (table.state.active, spent(table)) == (1, "S1")
    table.play("cast punch-1", "pass")
    assert table.seat != 0  # nothing is left for a reaction, so nobody asks
    table.play("ones 0", "end")

    assert (table.state.active, spent(table)) == (0, "")


@pytest.mark.rule("TR-P1")
def test_what_is_left_pays_for_reactions() -> None:
    table = Table().points(0, "S2").hand(0, "punch-1", "brace-1").hand(1, "punch-1")
    table.tops(1, LAY, LAY)

    table.play("cast punch-1", "pass", "pass", "ones 0", "end")
    table.play("cast punch-1", "pass", "cast brace-1", "pass")

    assert spent(table) == "S2"
    assert table.hp(0) == 100


@pytest.mark.rule("TR-P1")
@pytest.mark.parametrize("move", ["cast volunteer-1", "use first-aid-1", "wear a1"])
def test_what_is_paid_is_not_taken_back(move: str) -> None:
    table = Table().skill(0, "first-aid-1").hand(0, "volunteer-1").start()
    table.put(0, "winners-hat-1", worn=False)
    before = table.state.revealed

    table.play(move)

    assert table.state.revealed > before  # undo does not go back over it


@pytest.mark.rule("TR-P1")
def test_reductions_never_go_below_nothing() -> None:
    table = Table().hand(0, "punch-1", "punch-2").gain(0, ST_CHEAPER_ATTACK, 2)

    table.play("cast punch-1", "pass", "ones 0")
    assert spent(table) == ""

    table.play("cast punch-2", "ones 0")
    assert spent(table) == "S1"  # points of any letter are saved first


@pytest.mark.rule("TR-P1")
@pytest.mark.parametrize(("points", "cost"), [("S4", "S2 E1"), ("S5", "S1 E1")])
def test_a_reduction_may_have_a_condition(points: str, cost: str) -> None:
    table = Table().points(0, f"{points} P9").trait(0, "super-mutant-2").hand(0, "punch-2")

    table.play("cast punch-2")

    assert spent(table) == cost


# -- ability cards -------------------------------------------------------------------------------


@pytest.mark.rule("TR-P2")
def test_an_ability_card_costs_nothing_and_pays_at_once() -> None:
    table = Table().points(0, "P0 E0 C0 I0 A0 L0").hand(0, "punch-1", "punch-1", LAY)

    table.play("cast punch-1", f"lay {LAY}", "ones 0")
    assert (table.player(0).points[0], spent(table)) == (2, "S1")

    table.play("cast punch-1", "ones 0")
    assert spent(table) == "S2"


@pytest.mark.rule("TR-P2")
def test_it_carries_a_bonus_of_its_own() -> None:
    table = Table().hand(0, "punch-1", LAY)

    table.play("cast punch-1", f"lay {LAY}", "ones 0")

    assert table.hp(1) == 100 - (2 + 1)  # the second point, and +1 with melee attacks


# -- the right to lay ----------------------------------------------------------------------------


def _cast(table: Table) -> Table:
    return table.hand(0, "volunteer-1").play("cast volunteer-1")


def _cast_for_nothing(table: Table) -> Table:
    return table.gain(0, ST_CHEAPER_ATTACK, 1).hand(0, "punch-1").play("cast punch-1")


def _use_by_engaging(table: Table) -> Table:
    table.put(0, "bess-anvil-2")
    return table.play("use a1")


def _use_by_discarding(table: Table) -> Table:
    return (
        table.skill(0, "bartering-1").hand(0, "punch-1").play("use bartering-1", "discard punch-1")
    )


def _use_a_skill(table: Table) -> Table:
    return table.skill(0, "first-aid-1").play("use first-aid-1")


def _send_an_ally(table: Table) -> Table:
    table.put(0, "volunteer-1")
    return table.play("attack a1")


def _toll(table: Table, move: str) -> Table:
    table.put(0, "clever-pills-1")
    table.state.active = 1
    return table.tops(0, "punch-1").play("end", move)


def _pay_an_upkeep(table: Table) -> Table:
    return _toll(table, "yes")


def _discard_for_an_upkeep(table: Table) -> Table:
    return _toll(table, "discard punch-1")


ACTIONS: tuple[Callable[[Table], Table], ...] = (
    *(_cast, _cast_for_nothing, _use_by_engaging, _use_by_discarding, _use_a_skill),
    *(_send_an_ally, _pay_an_upkeep, _discard_for_an_upkeep),
)


@pytest.mark.rule("TR-P3")
@pytest.mark.parametrize("act", ACTIONS)
def test_each_action_of_the_own_turn_gives_the_right_to_lay_one_card(
    act: Callable[[Table], Table],
) -> None:
    table = act(Table().hand(0, LAY, "hammer-arm-2"))
    assert (table.seat, table.topic) == (0, "lay")

    table.play(f"lay {LAY}")

    assert table.ids(table.player(0).abilities) == [LAY]
    assert table.player(0).spent[0] <= table.player(0).points[0] - 1  # it came disengaged
    assert not table.legal("lay hammer-arm-2")


@pytest.mark.rule("TR-P3")
@pytest.mark.parametrize("verb", ["wear", "take-off"])
def test_putting_equipment_on_or_off_is_an_action(verb: str) -> None:
    table = Table().hand(0, LAY)
    table.put(0, "winners-hat-1", worn=verb == "take-off")

    table.play(f"{verb} a1")

    assert table.legal(f"lay {LAY}")


@pytest.mark.rule("TR-P3")
def test_no_right_before_the_first_action() -> None:
    refusal = Table().hand(0, LAY).refused(f"lay {LAY}")

    assert (refusal.rule, refusal.reason) == ("TR-P3", "tragic-no-right")


@pytest.mark.rule("TR-P3")
def test_laying_gives_no_new_right() -> None:
    table = Table().hand(0, "volunteer-1", LAY, "hammer-arm-2")

    table.play("cast volunteer-1", f"lay {LAY}")

    assert table.topic == "main"
    assert table.refused("lay hammer-arm-2").rule == "TR-P3"


@pytest.mark.rule("TR-P3")
def test_rights_never_add_up() -> None:
    table = (
        Table().lots(0).points(0, "S1").hand(0, "volunteer-1", "research-1", LAY, "hammer-arm-2")
    )

    table.play("cast volunteer-1", "pass", "cast research-1", f"lay {LAY}")

    assert table.topic == "main"
    assert table.refused("lay hammer-arm-2").rule == "TR-P3"


@pytest.mark.rule("TR-P3")
def test_the_right_lapses_with_the_end_of_the_turn() -> None:
    table = Table().hand(0, "volunteer-1", LAY).tops(0, LAY).tops(1, LAY)

    table.play("cast volunteer-1", "pass")
    assert table.legal(f"lay {LAY}")
    table.play("end")
    assert not table.state.may_lay
    table.play("end")

    assert table.state.active == 0
    assert table.refused(f"lay {LAY}").rule == "TR-P3"


@pytest.mark.rule("TR-P3")
def test_what_is_done_in_the_opponents_turn_gives_none() -> None:
    table = Table().points(0, "S2").hand(0, "punch-1", "punch-1").hand(1, "brace-1", LAY)

    table.play("cast punch-1", "pass", "cast brace-1")
    assert (table.seat, table.topic) == (0, "answer")
    table.play("pass")
    assert (table.seat, table.topic, table.hp(1)) == (0, "main", 100)

    table.play("cast punch-1")
    assert (table.seat, table.topic) == (1, "answer")
    assert table.refused(f"lay {LAY}").rule == "TR-P3"


@pytest.mark.rule("TR-P3")
def test_an_answer_does_not_bring_the_used_right_back() -> None:
    table = Table().hand(0, "punch-1", LAY, "hammer-arm-2").hand(1, "brace-1")

    table.play("cast punch-1", f"lay {LAY}", "cast brace-1")
    assert (table.seat, table.topic) == (0, "answer")
    assert table.refused("lay hammer-arm-2").rule == "TR-P3"
    table.play("pass")

    assert table.refused("lay hammer-arm-2").rule == "TR-P3"
    assert table.player(1).actions == 0


@pytest.mark.rule("TR-P3")
def test_a_trait_may_forbid_it() -> None:
    table = Table().trait(0, "studious-1").skill(0, "first-aid-1").hand(0, LAY, "volunteer-1")

    table.play("use first-aid-1")
    assert table.topic == "main"
    assert table.refused(f"lay {LAY}").rule == "TR-P3"

    table.play("cast volunteer-1")
    assert table.legal(f"lay {LAY}")


# -- when it may be used -------------------------------------------------------------------------


@pytest.mark.rule("TR-P4")
def test_before_what_has_to_be_done_at_once() -> None:
    table = Table().points(0, "I3 P3").hand(0, "combat-program-3", "punch-1").tops(0, LAY)

    table.play("cast combat-program-3", "pass")
    assert (table.topic, table.ids(table.player(0).hand)) == ("free", [LAY, "punch-1"])
    table.play(f"lay {LAY}")
    assert table.topic == "free"
    table.play("cast punch-1", "ones 0")

    assert table.hp(1) == 100 - (2 + 1)
    assert table.topic == "main"


TOLLS = own(
    card("purse", "object", does("heal 1", when="upkeep", cost="S"), stays=True),
    card("vault", "object", does("heal 2", when="upkeep", cost="S"), stays=True),
    card("might", "ability"),
    card("filler", "action", does("heal 1")),
)


@pytest.mark.rule("TR-P4")
@pytest.mark.parametrize("first", [1, 2])
def test_the_new_card_pays_for_the_next_effect_of_the_same_moment(first: int) -> None:
    table = Table(TOLLS).hand(0, "might-1").tops(0, "filler-1")
    table.put(0, "purse-1")
    table.put(0, "vault-1")
    table.player(0).hp = 50
    table.state.active = 1

    table.play("end")
    assert (table.seat, table.topic) == (0, "order")
    table.play(f"next {first}", "yes", "lay might-1")
    assert table.topic == "toll"
    table.play("yes", "pass")

    assert table.hp(0) == 53
    assert table.player(0).spent[0] == table.player(0).points[0] == 2


@pytest.mark.rule("TR-P5")
def test_ability_cards_are_neither_targeted_nor_destroyed() -> None:
    table = Table().lots(0).lay(1, "thick-skin-1", "legendary-strength-1")
    table.hand(0, "molecular-relay-3", "bring-it-down-3", "magnetic-storm-2", "volunteer-1")

    refusal = table.refused("cast molecular-relay-3")
    assert (refusal.rule, refusal.reason) == ("TR-C1", "tragic-nothing-to-aim-at")
    table.play("cast bring-it-down-3", "pass", "cast magnetic-storm-2", "pass")

    assert table.ids(table.player(1).abilities) == ["thick-skin-1", "legendary-strength-1"]
    assert table.player(1).spent == bytes(7)


@pytest.mark.rule("TR-P6")
def test_the_right_opens_when_the_cost_is_paid_before_any_answer() -> None:
    table = Table().hand(0, "punch-1", LAY).hand(1, "brace-1")

    table.play("cast punch-1")
    assert (table.seat, table.topic, spent(table)) == (0, "lay", "S1")

    table.play(f"lay {LAY}")
    assert (table.seat, table.topic) == (1, "answer")  # to the punch, never to the laying
    about = table.state.decision
    assert about is not None
    assert about.about["card"] == "punch-1"


@pytest.mark.rule("TR-P6")
def test_inside_the_chain_it_counts_for_what_is_not_yet_worked_out() -> None:
    table = Table().points(0, "S3").hand(0, "punch-1", LAY).hand(1, "brace-1")

    table.play("cast punch-1", "pass", "cast brace-1")
    assert (table.seat, table.topic) == (0, "answer")
    table.play(f"lay {LAY}")
    assert (table.seat, table.topic) == (-1, "critical")  # the last card of the hand

    table.play("ones 0")
    assert table.hp(1) == 100 - ((4 + 1) - (2 + 1))


@pytest.mark.rule("TR-P6")
def test_after_laying_inside_the_chain_the_question_stays() -> None:
    table = (
        Table().points(0, "S3 I3").hand(0, "punch-1", LAY, "counter-argument-1").hand(1, "brace-1")
    )

    table.play("cast punch-1", "pass", "cast brace-1", f"lay {LAY}")
    assert (table.seat, table.topic) == (0, "answer")
    table.play("cast counter-argument-1", "ones 0")

    assert table.hp(1) == 100 - 5


@pytest.mark.rule("TR-P6")
def test_after_the_resolution() -> None:
    table = Table().hand(0, "punch-1", LAY)

    table.play("cast punch-1", "pass", "ones 0", f"lay {LAY}")

    assert table.hp(1) == 99  # too late for the blow
    assert table.player(0).points[0] == 2


@pytest.mark.rule("TR-P6")
def test_laying_does_not_use_the_pile() -> None:
    table = Table().points(1, "I9").hand(0, "volunteer-1", LAY).hand(1, "overwrite-3")

    table.play("cast volunteer-1", f"lay {LAY}")
    items = [table.cards.cards[item.card].id for item in table.state.chain]

    assert (table.seat, table.topic, items) == (1, "answer", ["volunteer-1"])


SCHOOLING = own(
    card("might", "ability"),
    card("lesson", "action", does("draw 1", "discard 1")),
    card("barter", "skill", does("heal S", when="use", discards=1)),
    card("vow", "action", does(choose=[["heal S"], ["draw 1"]])),
    card("note", "action"),
)


@pytest.mark.rule("TR-P6")
def test_while_a_mode_is_chosen_and_it_counts_for_what_the_mode_does() -> None:
    table = Table(SCHOOLING).points(0, "S1").hand(0, "vow-1", "might-1")
    table.player(0).hp = 50

    table.play("cast vow-1", "pass")
    assert (table.seat, table.topic) == (0, "mode")
    table.play("lay might-1")
    assert (table.seat, table.topic) == (0, "mode")
    table.play("choose 1")

    assert table.hp(0) == 52


@pytest.mark.rule("TR-P6")
def test_a_card_that_was_just_drawn_is_laid_before_another_is_discarded() -> None:
    table = Table(SCHOOLING).hand(0, "lesson-1", "note-1", "note-1").library(0, "might-1")

    table.play("cast lesson-1", "pass", "draw might-1")
    assert (table.seat, table.topic) == (0, "discard")
    table.play("lay might-1", "discard note-1")

    assert table.ids(table.player(0).abilities) == ["might-1"]
    assert table.ids(table.player(0).hand) == ["note-1"]


@pytest.mark.rule("TR-P6")
def test_a_cost_that_is_being_paid_needs_the_hand() -> None:
    table = Table(SCHOOLING).skill(0, "barter-1").hand(0, "note-1", "note-1", "might-1", "vow-1")

    table.play("cast note-1", "pass", "use barter-1")
    assert (table.seat, table.topic) == (0, "discard")

    assert table.refused("lay might-1").rule == "TR-P3"


LEARNING = own(
    card("pride", "skill", does("heal 1", when="lay")),
    card("school", "action", does("lay 2")),
    card("might", "ability"),
    card("reach", "ability", letters="P"),
    card("wit", "ability", letters="I"),
)


@pytest.mark.rule("TR-P3", "TR-P6")
def test_what_laying_sets_off_happens_at_once() -> None:
    table = Table(LEARNING).skill(0, "pride-1").hand(0, "school-1", "might-1")
    table.player(0).hp = 50

    table.play("cast school-1", "pass", "pass")
    assert (table.topic, table.hp(0)) == ("main", 50)

    table.play("lay might-1")
    assert (table.topic, table.hp(0)) == ("main", 51)


@pytest.mark.rule("TR-P3")
def test_what_a_card_lets_one_lay_comes_on_top_of_the_right() -> None:
    table = Table(LEARNING).hand(0, "school-1", "might-1", "reach-1", "wit-1")

    table.play("cast school-1", "pass", "lay might-1", "lay reach-1")
    assert table.topic == "main"

    assert table.play("lay wit-1").player(0).points == bytes([2, 2, 1, 1, 2, 1, 1])


@pytest.mark.rule("TR-P7")
@pytest.mark.parametrize("points", [9, 10])
def test_an_eleventh_point_of_a_letter_cannot_be_laid(points: int) -> None:
    table = Table().points(0, f"S{points}").hand(0, "volunteer-1", LAY)
    table.play("cast volunteer-1")

    if points == 9:
        assert table.play(f"lay {LAY}").player(0).points[0] == 10
    else:
        refusal = table.refused(f"lay {LAY}")
        assert (refusal.rule, refusal.reason) == ("TR-P7", "tragic-letter-full")


@pytest.mark.rule("TR-P7", "TR-K8")
def test_the_newcomer_of_a_pair_takes_the_place_of_the_tenth_point() -> None:
    table = Table().points(0, "S9").lay(0, LAY).hand(0, "volunteer-1", LAY)

    table.play("cast volunteer-1", f"lay {LAY}")

    assert table.player(0).points[0] == 10
    assert table.ids(table.player(0).discard) == [LAY]


@pytest.mark.rule("TR-P1", "TR-Z2")
def test_equipment_can_be_put_on_by_hand_payment() -> None:
    table = Table().points(0, "E3 L2")
    table.put(0, "polished-metal-bracer-1", worn=False)

    table.play("by-hand", "wear a1")
    assert table.topic == "pay"
    table.play("pay L")

    player = table.player(0)
    assert (table.topic, player.spent) == ("main", bytes([0, 0, 1, 0, 0, 0, 1]))
    assert not player.permanents[0].engaged
