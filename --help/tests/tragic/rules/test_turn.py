"""The phases of a turn: TR-T."""

from __future__ import annotations

import pytest

from overseer.tragic.rules.turn import begin_turn
from overseer.tragic.words import ST_DRAW_RATE
from tests.tragic.sets import card, does, own
from tests.tragic.table import Table

DOZEN = tuple(f"hammer-arm-{n}" for n in (1, 2, 3)) * 4


def very_first_turn() -> Table:
    """Seat 0 is about to begin the duel."""
    table = Table()
    for player in table.state.players:
        player.turns = 0
    begin_turn(table.state)
    return table


def before(table: Table) -> Table:
    """Seat 1 has the turn; `end` brings that of seat 0, with two cards on top of each library."""
    table.state.active = 1
    return table.tops(0, "hammer-arm-1", "hammer-arm-2").tops(1, "hammer-arm-1", "hammer-arm-2")


# -- phase 1 -------------------------------------------------------------------------------------


@pytest.mark.rule("TR-T1")
def test_points_allies_and_skills_are_disengaged() -> None:
    table = before(Table().skill(0, "recycle-1").skill(1, "recycle-1"))
    for seat in (0, 1):
        table.player(seat).spent = bytes([1, 1, 0, 0, 0, 0, 0])
        table.player(seat).skills_engaged = 1
        table.put(seat, "volunteer-1").engaged = True
        table.put(seat, "megaphone-1").engaged = True

    table.play("end")

    mine, theirs = table.player(0), table.player(1)
    assert table.topic == "main"
    assert table.state.active == 0
    assert mine.spent == bytes(7)
    assert mine.skills_engaged == 0
    assert [permanent.engaged for permanent in mine.permanents] == [False, False]
    assert theirs.spent == bytes([1, 1, 0, 0, 0, 0, 0])
    assert theirs.skills_engaged == 1
    assert [permanent.engaged for permanent in theirs.permanents] == [True, True]


@pytest.mark.rule("TR-T1")
def test_equipment_is_never_disengaged() -> None:
    table = before(Table())
    taken_off = table.put(0, "winners-hat-1", worn=False)

    table.play("end")

    assert taken_off.engaged


@pytest.mark.rule("TR-T1", "TR-T2")
def test_the_first_player_skips_disengaging_and_drawing_in_the_first_turn() -> None:
    table = very_first_turn().tops(0, *DOZEN).tops(1, *DOZEN)
    table.player(0).spent = bytes([1, 0, 0, 0, 0, 0, 0])

    table.start()
    assert table.topic == "main"
    assert table.player(0).spent[0] == 1
    assert table.player(0).hand == ()

    table.player(1).spent = bytes([1, 0, 0, 0, 0, 0, 0])
    table.play("end")
    assert (table.state.active, table.player(1).turns) == (1, 1)
    assert table.player(1).spent == bytes(7)
    assert len(table.player(1).hand) == 2


# -- phase 2 -------------------------------------------------------------------------------------


@pytest.mark.rule("TR-T2")
@pytest.mark.parametrize(("more", "cards"), [(0, 2), (1, 3), (-1, 1), (-4, 1), (4, 6)])
def test_as_many_cards_as_the_draw_rate_never_less_than_one(more: int, cards: int) -> None:
    table = before(Table()).tops(0, *DOZEN).gain(0, ST_DRAW_RATE, more)

    table.play("end")

    assert len(table.player(0).hand) == cards


@pytest.mark.rule("TR-T2")
def test_a_library_too_small_gives_what_is_there() -> None:
    table = Table().tops(1, "hammer-arm-1")

    table.play("end")

    assert table.ids(table.player(1).hand) == ["hammer-arm-1"]
    assert (table.seat, table.topic) == (1, "main")


@pytest.mark.rule("TR-T2", "TR-E2")
def test_an_empty_library_loses_in_this_phase() -> None:
    table = Table().play("end")

    assert table.topic == "over"
    assert table.state.outcome is not None
    assert table.state.outcome.winners == (0,)


@pytest.mark.rule("TR-T2", "TR-A4")
def test_an_empty_library_does_not_lose_in_any_other() -> None:
    table = Table().hand(0, "research-1", "data-mining-2").lots(0)

    table.play("cast research-1").pass_all()
    assert (table.topic, table.player(0).hand) == ("main", (table.number("data-mining-2"),))

    table.play("cast data-mining-2").pass_all()
    assert (table.topic, table.player(0).hand) == ("main", ())
    assert not table.player(0).out


# -- phase 3 -------------------------------------------------------------------------------------

UPKEEP = own(
    card("nurse", "ally", does("heal 1", when="upkeep")),
    card("ward", "building", does("heal 2", when="upkeep")),
    card("calm", "ability", does("heal 4", when="upkeep")),
    card("blessed", "trait", does("heal 8", when="upkeep")),
    card("healing", "skill", does("heal 16", when="upkeep")),
    card("curse", "object", does("lose 10", when="upkeep"), stays=True),
    card("filler", "action", does("heal 1")),
)


@pytest.mark.rule("TR-T3")
def test_upkeep_abilities_of_all_zones_resolve() -> None:
    table = Table(UPKEEP).lay(0, "calm-1").trait(0, "blessed-1").skill(0, "healing-1")
    table.put(0, "nurse-1")
    table.put(0, "ward-1")
    table.player(0).hp = table.player(1).hp = 50
    table.state.active = 1
    table.tops(0, "filler-1")

    table.play("end", "next 1", "next 1", "next 1", "next 1")

    assert table.topic == "main"
    assert (table.hp(0), table.hp(1)) == (50 + 1 + 2 + 4 + 8 + 16, 50)


@pytest.mark.rule("TR-T3")
@pytest.mark.parametrize(("first", "hp"), [("next 1", 90), ("next 2", 92)])
def test_their_order_is_the_players(first: str, hp: int) -> None:
    table = Table(UPKEEP).tops(0, "filler-1")
    table.put(0, "ward-1")
    table.put(0, "curse-1")
    table.state.active = 1

    table.play("end")
    assert (table.seat, table.topic) == (0, "order")

    table.play(first)
    assert (table.topic, table.hp(0)) == ("main", hp)


@pytest.mark.rule("TR-T3")
def test_the_other_players_cards_wait_for_their_own_upkeep() -> None:
    table = Table(UPKEEP).tops(1, "filler-1")
    table.put(0, "ward-1")
    table.player(0).hp = 50

    assert table.play("end").hp(0) == 50


# -- phase 4 -------------------------------------------------------------------------------------


@pytest.mark.rule("TR-T4")
def test_an_attack_is_legal_in_the_very_first_turn() -> None:
    table = very_first_turn().hand(0, "punch-1").start()
    table.put(0, "volunteer-1")

    table.play("cast punch-1", "ones 0", "attack a1")

    assert table.hp(1) == 100 - 1 - 2


@pytest.mark.rule("TR-T4")
def test_any_number_of_cards_while_they_can_be_paid() -> None:
    table = Table().points(0, "S3").hand(0, *["punch-1"] * 4)

    for _ in range(3):
        table.play("cast punch-1")
        table.pass_all().play("ones 0")

    assert table.hp(1) == 91
    assert table.refused("cast punch-1").rule == "TR-P1"


@pytest.mark.rule("TR-T4")
def test_once_a_turn_means_once_a_turn() -> None:
    table = Table().hand(0, "volunteer-1").tops(0, *DOZEN).tops(1, *DOZEN)
    table.put(0, "eyebot-1")
    table.play("use a1", "pass", "top hammer-arm-1", "top hammer-arm-2")
    refusal = table.refused("use a1")
    assert (refusal.rule, refusal.reason) == ("TR-T4", "tragic-used")

    table.play("end", "end")
    assert table.state.active == 0
    assert table.legal("use a1")


@pytest.mark.rule("TR-T4")
def test_each_ability_of_a_skill_has_its_own_once() -> None:
    twice = card(
        *("twofold", "skill"),
        does("heal 1", when="use", once=True),
        does("heal 5", when="drug", once=True),
    )
    pill = card("pill", "drug", does("heal 1"))
    table = Table(own(twice, pill)).skill(0, "twofold-1").hand(0, "pill-1", "pill-1")
    table.player(0).hp = 50

    table.play("use twofold-1", "pass", "cast pill-1", "pass", "cast pill-1")

    assert table.hp(0) == 50 + 1 + (1 + 5) + 1
    assert table.refused("use twofold-1").reason == "tragic-used"


# -- phase 7 -------------------------------------------------------------------------------------


@pytest.mark.rule("TR-T5")
def test_end_of_turn_effects_then_all_allies_are_healed() -> None:
    table = Table().tops(1, "hammer-arm-1")
    cook = table.put(0, "campfire-cook-1")
    other = table.put(1, "campfire-cook-1")
    cook.damage = other.damage = 3
    table.player(0).hp = table.player(1).hp = 50

    table.play("end")

    assert (cook.damage, other.damage) == (0, 0)
    assert (table.hp(0), table.hp(1)) == (52, 50)  # only the cook of the turn that ends


ENDS = own(
    card("spark", "object", does("damage 1 plain all-allies", when="end"), stays=True),
    card("guard", "object", does("boost +0/+2 own-allies end", when="end"), stays=True),
    card("cheer", "action", does("boost +1/+3 own-allies end")),
    card("friend", "ally", attack=2, health=2),
    card("filler", "action", does("heal 1")),
)


@pytest.mark.rule("TR-T9")
def test_an_expiring_bonus_never_kills() -> None:
    table = Table(ENDS).hand(0, "cheer-1").tops(1, "filler-1")
    friend = table.put(0, "friend-1")
    table.play("cast cheer-1")
    friend.damage = 4  # of 5

    table.play("end")

    assert table.in_play(0) == ["friend-1"]
    assert (friend.damage, friend.fresh_attack, friend.fresh_health) == (0, 0, 0)


@pytest.mark.rule("TR-T9")
def test_end_of_turn_effects_come_before_the_healing() -> None:
    table = Table(ENDS).tops(1, "filler-1")
    table.put(0, "spark-1")
    table.put(0, "friend-1").damage = 1

    table.play("end")

    assert table.in_play(0) == ["spark-1"]


@pytest.mark.rule("TR-T9")
@pytest.mark.parametrize(
    ("first", "left"),
    [("next 1", ["spark-1", "guard-1"]), ("next 2", ["spark-1", "guard-1", "friend-1"])],
)
def test_they_come_in_their_owners_order(first: str, left: list[str]) -> None:
    table = Table(ENDS).tops(1, "filler-1")
    table.put(0, "spark-1")
    table.put(0, "guard-1")
    table.put(0, "friend-1").damage = 1

    table.play("end")
    assert (table.seat, table.topic) == (0, "order")

    assert table.play(first).in_play(0) == left


# -- ending one's turn at once -------------------------------------------------------------------

STOPS = own(
    card("faint", "action", does("end-turn", "heal 5"), does("heal 7")),
    card("filler", "ability"),
)


@pytest.mark.rule("TR-T6")
def test_nothing_else_of_the_action_happens() -> None:
    table = Table(STOPS).hand(0, "faint-1").tops(1, "filler-1")
    table.player(0).hp = 50

    table.play("cast faint-1")

    assert table.state.active == 1
    assert table.hp(0) == 50


@pytest.mark.rule("TR-T6")
def test_nor_what_the_action_has_set_off() -> None:
    slam = card("slam", "action", does("beat target", "end-turn", target="opposing-ally"))
    bomb = card("bomb", "ally", attack=3, keywords=["martyr"])
    table = Table(own(slam, bomb, card("filler", "ability"))).hand(0, "slam-1")
    table.tops(1, "filler-1").put(1, "bomb-1")

    table.play("cast slam-1")

    assert (table.state.active, table.in_play(1), table.hp(0)) == (1, [], 100)


@pytest.mark.rule("TR-T6", "TR-T7")
def test_nothing_more_is_used_in_an_upkeep_that_ended_the_turn() -> None:
    table = Table().skill(0, "meditation-2", "scavenging-1").tops(0, *DOZEN).tops(1, *DOZEN)

    table.play("end", "end", "use meditation-2", "pass", "pass")
    assert (table.seat, table.topic) == (0, "lay")  # the right to lay is all that is left

    assert table.play("pass").state.active == 1


@pytest.mark.rule("TR-T6", "TR-T8")
def test_the_right_to_lay_stays_then_phase_7_follows() -> None:
    table = Table(STOPS).hand(0, "faint-1", "filler-1").tops(1, "filler-1")

    table.play("cast faint-1", "pass")
    assert (table.seat, table.topic, table.state.active) == (0, "lay", 0)

    table.play("lay filler-1")
    assert table.ids(table.player(0).abilities) == ["filler-1"]
    assert (table.seat, table.state.active) == (1, 1)


@pytest.mark.rule("TR-T8")
def test_end_of_turn_effects_and_healing_still_happen() -> None:
    table = Table().lots(0).hand(0, "long-rest-3").tops(1, "hammer-arm-1")
    cook = table.put(0, "campfire-cook-1")
    cook.damage = 2
    table.player(0).hp = 40

    table.play("cast long-rest-3")

    assert table.hp(0) == 40 + 16 + 60 // 4 + 2
    assert cook.damage == 0
    assert table.state.active == 1


# -- skills --------------------------------------------------------------------------------------


@pytest.mark.rule("TR-T7")
def test_skills_are_used_in_ones_own_turn() -> None:
    table = Table().hand(0, "punch-1").hand(1, "volunteer-1").skill(1, "recycle-1", "reflexes-2")
    table.play("cast punch-1")
    assert (table.seat, table.topic) == (1, "answer")

    refusal = table.refused("use recycle-1")
    assert (refusal.rule, refusal.reason) == ("TR-T7", "tragic-not-now")
    assert table.legal("use reflexes-2")  # unless the card says otherwise


@pytest.mark.rule("TR-T7")
def test_some_only_in_the_upkeep() -> None:
    table = Table().skill(0, "meditation-2").tops(0, *DOZEN).tops(1, *DOZEN)
    refusal = table.refused("use meditation-2")
    assert (refusal.rule, refusal.reason) == ("TR-T7", "tragic-not-now")

    table.play("end", "end")
    assert (table.seat, table.topic) == (0, "upkeep")

    table.play("use meditation-2", "pass", "pass", "pass")
    assert len(table.player(0).hand) == 2 + 3
    assert table.state.active == 1  # it ends the turn at once


@pytest.mark.rule("TR-T7")
def test_nor_is_a_card_in_play_that_says_so_used_at_another_time() -> None:
    deed = does("heal 5", when="use", engage=True, in_upkeep=True)
    cards = own(card("altar", "object", deed, stays=True), card("filler", "ability"))
    table = Table(cards).tops(0, "filler-1").tops(1, "filler-1")
    table.put(0, "altar-1")
    table.player(0).hp = 50
    refusal = table.refused("use a1")
    assert (refusal.rule, refusal.reason) == ("TR-T7", "tragic-not-now")

    table.play("end", "end")
    assert [str(move) for move in table.state.moves()] == ["pass", "by-hand", "use a1"]

    assert table.play("use a1", "pass").hp(0) == 55
    assert table.topic == "main"


@pytest.mark.rule("TR-T7")
def test_what_is_not_used_in_the_upkeep_is_left() -> None:
    table = Table().skill(0, "meditation-2").tops(0, *DOZEN).tops(1, *DOZEN)

    table.play("end", "end", "pass")

    assert (table.seat, table.topic) == (0, "main")
