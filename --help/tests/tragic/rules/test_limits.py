"""Every duel ends, and only what is offered is taken: TR-L, TR-D2."""

from __future__ import annotations

import pytest

from overseer.engine import OVER, Match, numbered_seed
from overseer.tragic.game import Tragic
from overseer.tragic.rules.duel import MOST_ACTIONS, MOST_ITEMS, MOST_TRIGGERS, MOST_TURNS
from overseer.tragic.words import ST_CRITICAL
from tests.tragic.sets import card, does, own
from tests.tragic.table import Table

ENDLESS = own(
    card("deed", "action", does("heal 1")),
    card("reply", "reaction", does("heal 1"), answers=["action", "reaction"]),
    card("lamp", "object", does("heal 1", when="use", engage=True), stays=True),
    card("friend", "ally"),
    card("cap", "armour", place="head"),
    card("trick", "skill", does("heal 1", when="use", engage=True)),
    card("bell", "object", does("lose 1", when="upkeep"), stays=True),
    card("might", "ability"),
    card("either", "action", does(choose=[["heal 1"], ["heal 2"]])),
)


@pytest.mark.rule("TR-L1")
def test_a_chain_holds_twelve_items() -> None:
    table = Table(ENDLESS).hand(0, "deed-1", *["reply-1"] * 12).hand(1, *["reply-1"] * 12)
    table.play("cast deed-1", "pass")

    items = 1
    while table.topic == "answer":
        table.play("cast reply-1")
        items += 1
        if table.topic == "lay":
            table.play("pass")

    assert items == MOST_ITEMS == 12
    assert (table.topic, table.state.chain) == ("main", [])
    assert len(table.player(0).discard) + len(table.player(1).discard) == 12


@pytest.mark.rule("TR-L2")
def test_a_turn_has_a_hundred_actions() -> None:
    table = Table(ENDLESS).hand(0, *["deed-1"] * 101)

    for _ in range(MOST_ACTIONS):
        table.play("cast deed-1", "pass")

    assert MOST_ACTIONS == 100
    refusal = table.refused("cast deed-1")
    assert (refusal.rule, refusal.reason) == ("TR-L2", "tragic-too-many")


@pytest.mark.rule("TR-L2")
def test_after_the_last_action_only_laying_and_the_end_are_left() -> None:
    table = Table(ENDLESS).skill(0, "trick-1").hand(0, "deed-1", "deed-1", "might-1")
    table.put(0, "lamp-1")
    table.put(0, "friend-1")
    table.put(0, "cap-1")
    table.put(0, "cap-1", worn=False)
    table.player(0).actions = MOST_ACTIONS - 1

    table.play("cast deed-1", "pass")

    for move in ("cast deed-1", "use a1", "attack a2", "take-off a3", "use trick-1"):
        assert table.refused(move).rule == "TR-L2", move
    assert {str(move) for move in table.state.moves()} == {"end", "by-hand", "lay might-1"}


@pytest.mark.rule("TR-L2")
def test_the_next_turn_counts_anew() -> None:
    table = Table(ENDLESS).hand(1, "deed-1").tops(1, "might-1")
    table.player(1).actions = MOST_ACTIONS

    assert table.play("end").legal("cast deed-1")


@pytest.mark.rule("TR-L3")
@pytest.mark.parametrize(("turns", "over"), [(MOST_TURNS - 1, False), (MOST_TURNS, True)])
def test_after_sixty_turns_each_time_is_up(turns: int, over: bool) -> None:
    table = Table(ENDLESS).tops(0, "might-1").tops(1, "might-1")
    table.state.active = 1
    for player in table.state.players:
        player.turns = turns

    table.play("end")

    assert MOST_TURNS == 60
    assert (table.seat == OVER) is over
    if over:
        outcome = table.state.outcome
        assert outcome is not None
        assert outcome.rule == "TR-E3"
        assert outcome.winners == (0, 1)


@pytest.mark.rule("TR-L3")
def test_the_last_turn_of_the_second_player_is_played() -> None:
    table = Table(ENDLESS).tops(1, "might-1")
    table.player(0).turns, table.player(1).turns = MOST_TURNS, MOST_TURNS - 1

    assert (table.play("end").topic, table.state.active) == ("main", 1)


@pytest.mark.rule("TR-L4")
@pytest.mark.parametrize("bells", [49, 50, 60])
def test_fifty_triggers_take_effect_in_a_turn(bells: int) -> None:
    table = Table(ENDLESS).tops(0, *["might-1"] * 4).tops(1, *["might-1"] * 4)
    for _ in range(bells):
        table.put(0, "bell-1")
    table.state.active = 1

    table.play("end")

    assert (table.topic, table.hp(0)) == ("main", 100 - min(bells, MOST_TRIGGERS))
    assert MOST_TRIGGERS == 50


@pytest.mark.rule("TR-L4")
def test_the_next_turn_has_fifty_more() -> None:
    table = Table(ENDLESS).tops(0, *["might-1"] * 2).tops(1, *["might-1"] * 2)
    table.put(0, "bell-1")
    table.state.active = 1
    table.state.triggered = MOST_TRIGGERS

    assert table.play("end").hp(0) == 99


@pytest.mark.rule("TR-D2")
@pytest.mark.parametrize("move", ["pass", "yes", "none", "choose 1", "pay S", "deal 1", "roll 3"])
def test_who_was_asked_something_else_cannot_answer_so(move: str) -> None:
    refusal = Table().refused(move)

    assert (refusal.rule, refusal.reason) == ("TR-D2", "tragic-not-asked")


@pytest.mark.rule("TR-D2")
def test_a_choice_is_one_of_those_offered() -> None:
    table = Table(ENDLESS).hand(0, "either-1").play("cast either-1")

    assert [str(move) for move in table.state.moves()] == ["choose 1", "choose 2"]
    refusal = table.refused("choose 3")
    assert (refusal.rule, refusal.reason) == ("TR-D2", "tragic-not-offered")


@pytest.mark.rule("TR-D2")
def test_whoever_is_not_asked_cannot_answer() -> None:
    match = Match(Tragic(), [None, None], seed=numbered_seed(3))
    skills = match.parse("skills recycle-1 thief-2 trap-spotting-1")

    for seat in (0, 1):  # a sealed choice takes both in any order
        match.play(1 - seat, match.parse("traits none"))
    for seat in (0, 1):
        match.play(seat, skills)
    waiting = 1 - match.state.seat

    assert match.state.seat in (0, 1)
    refusal = match.refusal(waiting, match.parse("end"))
    assert refusal is not None
    assert refusal.rule == "OV-T1"


@pytest.mark.rule("TR-D2", "TR-C6")
@pytest.mark.parametrize("chances", [1, 2, 5, 9])
def test_every_outcome_of_the_critical_dice_is_listed(chances: int) -> None:
    table = Table().hand(0, "punch-1").gain(0, ST_CRITICAL, chances - 2).play("cast punch-1")

    listed = [str(move) for move in table.state.moves()]

    assert sorted(listed) == sorted(f"ones {n}" for n in range(chances + 2))
    assert all(table.legal(move) for move in listed)


@pytest.mark.rule("TR-D2")
def test_only_chance_does_what_chance_does() -> None:
    table = Table().hand(0, "punch-1").play("cast punch-1")
    assert table.topic == "critical"

    for move in ("pass", "ones 4", "roll 1", "draw punch-1"):
        assert table.refused(move).rule == "TR-D2"
    assert table.legal("ones 3")


@pytest.mark.rule("TR-L5")
@pytest.mark.parametrize(("more", "dice"), [(-2, 0), (11, 14), (20, 23), (30, 23)])
def test_no_more_than_23_dice_are_rolled_for_a_critical(more: int, dice: int) -> None:
    table = Table().points(0, "S3").hand(0, "punch-1").gain(0, ST_CRITICAL, more)

    table.play("cast punch-1").pass_all()

    assert table.topic == ("critical" if dice else "main")
    if dice:
        assert table.state.spread == 6**dice
        assert table.play(f"ones {dice}").hp(1) == 94
