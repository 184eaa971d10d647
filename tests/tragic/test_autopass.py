"""Automatic passing: silence where nothing can be done, a question wherever a stop is set."""

from __future__ import annotations

import pytest

import overseer
from overseer.engine import NATURE, IllegalMove, Match, Move, numbered_seed
from overseer.tragic import moves as kinds
from overseer.tragic.autopass import (
    ALWAYS,
    NEVER,
    PAY,
    USEFUL,
    WINDOWS,
    AutoPass,
    Stops,
    answer,
    window_of,
)
from overseer.tragic.moves import TragicMove
from overseer.tragic.rules.pile import Item
from overseer.tragic.topics import T_ANSWER
from overseer.tragic.view import TragicView
from overseer.tragic.words import ANSWERS
from tests.tragic.table import Table


def answered(table: Table, stops: Stops | None = None) -> str:
    """What is answered for the seat that is asked; empty: it is asked itself."""
    view = table.state.view(table.seat)
    assert isinstance(view, TragicView)
    move = answer(view, stops or Stops())
    return "" if move is None else str(move)


def attacked(*hand: str) -> Table:
    """Seat 1 is asked to answer an attack card, with these cards in hand."""
    table = Table().hand(0, "punch-1").hand(1, *hand).lots(1)
    table.play("cast punch-1")
    assert table.topic == "answer"
    assert table.seat == 1
    return table


def test_nothing_to_answer_with_is_passed() -> None:
    assert answered(attacked("punch-1")) == "pass"


def test_an_answer_in_hand_is_asked_for() -> None:
    assert answered(attacked("brace-1")) == ""


def test_a_stop_asks_even_without_an_answer() -> None:
    stops = Stops()
    stops.modes["attack"] = ALWAYS
    assert answered(attacked("punch-1"), stops) == ""
    stops.modes["attack"] = USEFUL
    stops.modes["action"] = ALWAYS
    assert answered(attacked("punch-1"), stops) == "pass"


def test_a_window_can_be_passed_with_an_answer_in_hand() -> None:
    stops = Stops()
    stops.modes["attack"] = NEVER
    assert answered(attacked("brace-1"), stops) == "pass"


def test_a_bluffer_is_asked_always() -> None:
    assert answered(attacked("punch-1"), Stops(always=True)) == ""


def test_paying_by_hand_alone_is_nothing_to_do() -> None:
    table = attacked("punch-1")
    assert table.legal("by-hand")
    assert answered(table) == "pass"


def test_laying_is_never_automatic() -> None:
    table = Table().hand(0, "punch-1", "hammer-arm-1").play("cast punch-1")
    assert table.topic == "lay"
    assert answered(table) == ""
    table = Table().hand(0, "punch-1", "punch-2").play("cast punch-1")
    assert table.topic == "lay"
    assert answered(table) == "pass"


def test_a_free_attack_is_offered_whatever_is_said_about_the_upkeep() -> None:
    stops = Stops()
    stops.modes["upkeep"] = NEVER
    table = Table().lots(0).hand(0, "combat-program-3", "punch-1").tops(0, "brace-1")
    table.play("cast combat-program-3", "pass")
    assert table.topic == "free"
    assert answered(table, stops) == ""

    table = Table().lots(0).hand(0, "combat-program-3", "brace-1").tops(0, "brace-1")
    table.play("cast combat-program-3", "pass")
    assert table.topic == "free"
    assert answered(table, stops) == "pass"


def test_the_own_turn_is_never_ended() -> None:
    table = Table().start()
    assert table.topic == "main"
    assert answered(table) == ""


def test_a_block_is_always_asked_for() -> None:
    table = Table()
    table.put(0, "volunteer-1")
    table.put(1, "volunteer-1")
    table.play("attack a1", "target b")
    while table.topic != "block":
        table.play("pass")
    assert answered(table) == ""


def test_the_last_choice_left_is_no_choice() -> None:
    table = Table().hand(0, "punch-1", "punch-1").skill(0, "recycle-1").library(0, "brace-1")
    table.play("use recycle-1").pass_all()
    assert table.topic == "discard"
    assert answered(table) == "discard punch-1"
    table = Table().hand(0, "punch-1", "punch-2").skill(0, "recycle-1").library(0, "brace-1")
    table.play("use recycle-1").pass_all()
    assert table.topic == "discard"
    assert answered(table) == ""


def test_only_who_has_two_reactions_chooses_which_to_show() -> None:
    def spotted(*hand: str) -> str:
        table = Table().skill(0, "trap-spotting-1").hand(1, *hand)
        table.player(1).points = bytes(7)
        return answered(table.play("use trap-spotting-1"))

    assert spotted("punch-1") == "none"
    assert spotted("punch-1", "brace-1") == "show brace-1"
    assert spotted("antidote-1", "brace-1") == ""


def test_it_answers_only_for_its_own_seat() -> None:
    table = attacked("punch-1")
    view = table.state.view(0)
    assert isinstance(view, TragicView)
    assert answer(view, Stops()) is None


@pytest.mark.parametrize("kind", range(len(ANSWERS)))
def test_whatever_can_be_answered_belongs_to_a_window(kind: int) -> None:
    table = Table().start()
    table.state.chain.append(Item(kind, 0))
    table.state.topic = T_ANSWER
    assert window_of(table.state) in WINDOWS


@pytest.mark.rule("TR-P1")
@pytest.mark.parametrize("always", [False, True])
def test_who_always_pays_by_hand_says_so_once(always: bool) -> None:
    stops = Stops(always)
    stops.modes[PAY] = ALWAYS
    table = Table().hand(0, "raider-bruiser-1", "raider-bruiser-1").lots(0).start()
    assert answered(table, stops) == "by-hand"
    table.play("by-hand")
    assert answered(table, stops) == ""
    table.play("cast raider-bruiser-1")
    assert table.topic == "pay"
    while table.topic == "pay":
        table.play("pay P")
    table.pass_all()
    assert answered(table, stops) == "by-hand"  # and so before the next cost
    stops.modes[PAY] = NEVER
    assert answered(table, stops) == ""


def test_who_always_pays_by_hand_says_so_whatever_they_hold() -> None:
    """Everybody hears it: who said it only with an answer in hand would tell that there is one."""
    stops = Stops()
    stops.modes[PAY] = ALWAYS

    for card, then in (("punch-1", "pass"), ("brace-1", "")):
        table = attacked(card)
        assert answered(table, stops) == "by-hand"
        table.play("by-hand")
        assert answered(table, stops) == then


@pytest.mark.parametrize("card", ["punch-1", "brace-1"])
def test_a_steady_match_asks_whatever_is_held(card: str) -> None:
    """What is answered by itself waits to be called for: else it would tell what a hand holds."""
    game = overseer.game("tragic")
    duel = attacked(card).state
    match = Match(game, [None, None], seed=numbered_seed(1), steady=True)
    match.course.state = duel.copy()
    for seat in (0, 1):
        match.help(seat, AutoPass(Stops()))
    assert match.state.seat == duel.seat
    assert match.veiled
    before = match.number
    if match.own_answer is None:
        assert card == "brace-1"
        with pytest.raises(IllegalMove):
            match.answer_itself()
    else:
        assert card == "punch-1"
        match.answer_itself()
        assert match.record.entries[before].move == "pass"


def eager(moves: list[Move]) -> Move:
    """Do whatever can be done; pass or end only when nothing can."""
    idle = (kinds.PASS, kinds.END, kinds.BY_HAND)
    for move in moves:
        assert isinstance(move, TragicMove)
        if move.kind not in idle:
            return move
    return next(move for move in moves if str(move) in ("pass", "end"))


def test_it_only_spares_questions() -> None:
    """Who acts whenever they can plays the same match with it, and is asked less.

    Laying is asked for each time here: else it may wait for the main phase (TR-P6).
    """
    game = overseer.game("tragic")
    stops = Stops()
    stops.modes["lay"] = ALWAYS

    def play(helped: bool) -> tuple[list[str], int]:
        match = Match(game, [None, None], {"turns": 4}, numbered_seed(4))
        if helped:
            for seat in (0, 1):
                match.help(seat, AutoPass(stops))
        asked = 0
        while not match.over:
            asked += 1
            seat = match.state.seat
            match.play(seat, eager(match.view(seat).moves()))
        match.record.check_dice(game)
        return [entry.move for entry in match.record.entries], asked

    moves, asked = play(helped=True)
    more, questions = play(helped=False)
    assert moves == more
    assert asked < questions


def test_the_match_can_be_taken_up_again_with_it() -> None:
    game = overseer.game("tragic")
    match = Match(game, [None, None], {"turns": 2}, numbered_seed(4))
    for seat in (0, 1):
        match.help(seat, AutoPass(Stops()))
    for _ in range(12):
        match.play(match.state.seat, eager(match.view(match.state.seat).moves()))
    again = Match(game, [None, None], seed=numbered_seed(4), record=match.record)
    assert again.state.digest() == match.state.digest()


def ordering(*standing: str) -> Table:
    """Seat 0 orders what happens in its upkeep."""
    table = Table().lots(0).lay(0, "fast-metabolism-1").fill().start()
    table.player(0).hp = 50
    for card in standing:
        table.put(0, card)
    table.play("end")
    while (table.seat, table.topic) != (0, "order"):
        chance = table.seat == NATURE
        move = "end" if table.topic == "main" else "pass"
        table.play(str(table.state.chance(0)) if chance else move)
    return table


@pytest.mark.rule("TR-T3")
def test_an_order_that_changes_nothing_is_not_asked_for() -> None:
    table = ordering("water-purifier-2")
    assert answered(table) == "next 1"
    ends = [table.state.copy() for _ in range(2)]
    for end, move in zip(ends, ("next 1", "next 2"), strict=True):
        end.apply(table.tables.moves.by_text[move])
    assert ends[0].encode() == ends[1].encode()
    bluffs = Stops(always=True)
    assert answered(table, bluffs) == ""


@pytest.mark.rule("TR-T3")
@pytest.mark.parametrize("card", ["painkillers-1", "mainframe-3", "lucky-mints-1"])
def test_an_order_with_something_to_decide_is_asked_for(card: str) -> None:
    assert answered(ordering(card)) == ""
