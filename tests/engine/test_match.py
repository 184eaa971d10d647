"""A match: whose turn it is, secret choices, taking back, resigning, bots, and a break."""

from __future__ import annotations

from pathlib import Path

import pytest

from overseer import game
from overseer.engine import (
    NATURE,
    BadOption,
    Bot,
    Event,
    IllegalMove,
    Match,
    Move,
    Outcome,
    Record,
    RecordError,
    Refusal,
    View,
    numbered_seed,
)
from overseer.engine.match import read_seed, seed_file
from tests.engine.coins import COINS, MOVES, CoinsView


def match(seats: int = 3, *moves: str) -> Match:
    """A match among people in which whoever is asked made these moves."""
    found = Match(COINS, [None] * seats, seed=numbered_seed(5))
    for text in moves:
        found.play(found.state.seat, MOVES[text])
    return found


def refusal(found: Match, seat: int, text: str) -> Refusal:
    """Why a seat may not make a move."""
    with pytest.raises(IllegalMove) as caught:
        found.play(seat, MOVES[text])
    return caught.value.refusal


@pytest.mark.rule("OV-T1")
def test_only_who_is_asked_may_move() -> None:
    found = match()
    assert refusal(found, 1, "take") == Refusal("OV-T1", "turn", {"seat": 2, "asked": 1})
    assert refusal(found, -1, "heads").rule == "OV-T1"
    assert refusal(found, 9, "take").rule == "OV-T1"
    assert found.record.entries == []


def test_a_rule_of_the_game_is_asked_after_the_turn() -> None:
    assert refusal(match(), 0, "yes") == Refusal("CO-2", "coins-now")


@pytest.mark.rule("OV-T1")
def test_secret_choices_come_in_any_order_and_once() -> None:
    found = match(3, "vote")
    found.play(2, MOVES["yes"])
    assert refusal(found, 2, "no").rule == "OV-T1"
    assert refusal(found, 1, "take").rule == "CO-2"
    assert found.state.seat == 0
    found.play(1, MOVES["yes"])
    assert found.answered == (1, 2)
    assert [entry.move for entry in found.record.entries] == ["vote", "seal yes", "seal yes"]
    assert found.play(0, MOVES["yes"]) == [Event("coins-gained", {"seat": 0, "coins": 2})]
    assert [entry.seat for entry in found.record.entries[3:]] == [0, 1, 2]


@pytest.mark.rule("OV-T2")
def test_after_the_end_nobody_moves_resigns_or_takes_back() -> None:
    found = match(2, *["take"] * 6)
    assert found.over
    assert found.outcome == Outcome((0,), (6, 0), "coins-empty", "CO-1")
    assert refusal(found, 0, "take") == Refusal("OV-T2", "over")
    with pytest.raises(IllegalMove) as caught:
        found.resign(1)
    assert caught.value.refusal.rule == "OV-T2"
    assert not found.can_undo(0)
    assert found.bot is None


@pytest.mark.rule("OV-U1")
def test_own_moves_are_taken_back_one_by_one() -> None:
    found = match()
    digests = [found.state.digest()]
    for _ in range(3):
        found.play(0, MOVES["take"])
        digests.append(found.state.digest())
    for digest in reversed(digests[:-1]):
        assert found.can_undo(0)
        found.undo(0)
        assert found.state.digest() == digest
    assert [entry.move for entry in found.record.entries[3:]] == ["back 2", "back 1", "back 0"]
    assert found.events[-1] == Event("undone", {"seat": 0})
    with pytest.raises(IllegalMove) as caught:
        found.undo(0)
    assert caught.value.refusal == Refusal("OV-U1", "undo")


@pytest.mark.rule("OV-U1")
@pytest.mark.parametrize("last", ["toss", "peek"])
def test_nothing_is_taken_back_over_chance_or_a_secret(last: str) -> None:
    found = match(3, "take", last)
    assert not found.can_undo(0)
    found.play(0, MOVES["take"])
    found.undo(0)
    assert not found.can_undo(0)


@pytest.mark.rule("OV-U1")
def test_nothing_is_taken_back_over_another_seat() -> None:
    found = match(3, "take", "end")
    assert found.can_undo(0)
    assert not found.can_undo(1)
    found.play(1, MOVES["take"])
    assert not found.can_undo(0)
    found.undo(1)
    assert not found.can_undo(0)


@pytest.mark.rule("OV-U1")
def test_an_early_answer_of_another_seat_counts_as_its_move() -> None:
    found = match(3, "vote")
    assert found.can_undo(0)
    found.play(1, MOVES["no"])
    assert not found.can_undo(0)
    found.play(0, MOVES["yes"])
    found.play(2, MOVES["yes"])
    moves = [entry.move for entry in found.record.entries]
    assert moves == ["vote", "seal no", "yes", "no", "yes"]


@pytest.mark.rule("OV-U1")
def test_what_was_taken_back_stays_in_the_record_and_so_does_the_way_back() -> None:
    found = match(3, "take", "take")
    found.undo(0)
    found.play(0, MOVES["toss"])
    entries = [entry.move for entry in found.record.entries]
    assert entries[:4] == ["take", "take", "back 1", "toss"]
    assert found.record.replay(COINS).digest() == found.state.digest()


@pytest.mark.rule("OV-E1")
def test_the_others_play_on_after_a_resignation() -> None:
    found = match(3, "take", "take", "take")
    assert found.resign(0)[0] == Event("resigned", {"seat": 0})
    assert found.state.seat == 1
    assert refusal(found, 0, "take").rule == "OV-T1"
    for text in ("take", "take", "end", "take"):
        found.play(found.state.seat, MOVES[text])
    assert found.outcome == Outcome((1,), (3, 2, 1), "coins-empty", "CO-1")
    found.record.replay(COINS)
    found.record.check_dice(COINS)


@pytest.mark.rule("OV-E1", "OV-U1")
def test_who_resigned_takes_nothing_back() -> None:
    found = match(3, "end")
    found.resign(2)
    found.play(1, MOVES["end"])
    assert found.state.seat == 0
    assert not found.can_undo(2)


@pytest.mark.rule("OV-E1")
def test_who_is_left_alone_wins() -> None:
    found = match(3, "take")
    found.resign(0)
    found.resign(1)
    assert found.over
    assert found.outcome == Outcome((2,), (), "resigned", "OV-E1")
    assert found.record.end is not None
    assert found.record.end.winners == [2]
    found.record.replay(COINS)
    found.record.check_dice(COINS)


@pytest.mark.rule("OV-E1")
@pytest.mark.parametrize("seat", [-1, 3, 0])
def test_one_resigns_once_and_only_for_a_seat_at_the_table(seat: int) -> None:
    found = match(3)
    found.resign(0)
    with pytest.raises(IllegalMove):
        found.resign(seat)
    assert found.resigned == {0}


@pytest.mark.rule("OV-E1")
def test_a_secret_choice_goes_on_without_who_resigned() -> None:
    found = match(3, "vote", "yes")
    found.play(2, MOVES["yes"])
    found.resign(1)
    assert found.state.purses == [2, 0, 0]  # type: ignore[attr-defined]


class Taker(Bot):
    """Takes the second move and remembers what it saw."""

    def __init__(self) -> None:
        super().__init__("taker")
        self.seen: list[int | None] = []

    def choose(self, view: View) -> Move:
        self.seen.append(view.seat)
        return view.moves()[1]


def test_a_bot_gets_views_and_makes_one_move_at_a_step() -> None:
    taker = Taker()
    found = Match(COINS, [None, taker], seed=numbered_seed(5))
    with pytest.raises(IllegalMove):
        found.step()
    found.play(0, MOVES["end"])
    assert found.bot is taker
    assert found.step() == [Event("coins-gained", {"seat": 1, "coins": 1})]
    assert taker.seen == [1]
    assert found.record.header.seats == ["human", "bot:taker"]


@pytest.mark.rule("OV-R1")
def test_a_match_goes_on_with_the_same_dice(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "a.record"
    tosses = ["toss", "end"] * 8
    whole = match(3, *tosses)
    part = match(3, *tosses[:7])
    part.resign(2)
    part.save(path)
    assert seed_file(path).stat().st_mode & 0o777 == 0o600
    assert part.seed.hex() not in path.read_text()
    again = Match(COINS, [None] * 3, seed=read_seed(path), record=Record.load(path))
    assert again.resigned == {2}
    assert again.state.digest() == part.state.digest()
    while not again.over:
        again.play(again.state.seat, MOVES["toss"])
    flips = [e.move for e in again.record.entries if e.seat == -1]
    known = [e.move for e in whole.record.entries if e.seat == -1]
    assert flips[: len(known)] == known[: len(flips)]
    again.save(path)
    assert not seed_file(path).exists()
    finished = Record.load(path)
    finished.replay(COINS)
    finished.check_dice(COINS)


@pytest.mark.rule("OV-R1")
def test_a_match_does_not_go_on_with_another_seed(tmp_path: Path) -> None:
    record = match(3, "toss").record
    with pytest.raises(RecordError) as caught:
        Match(COINS, [None] * 3, seed=numbered_seed(6), record=record)
    assert caught.value.refusal.reason == "record-seed"
    for content in (None, "", "not hex", "é"):
        path = tmp_path / "b.record"
        if content is not None:
            seed_file(path).write_bytes(content.encode("latin-1"))
        if content != "":
            with pytest.raises(RecordError) as caught:
                read_seed(path)
            assert caught.value.refusal.reason == "record-no-seed"


def test_without_a_seed_every_match_has_its_own() -> None:
    one, two = Match(COINS, [None] * 2), Match(COINS, [None] * 2)
    assert one.seed != two.seed
    assert one.record.header.commitment != two.record.header.commitment


@pytest.mark.rule("OV-S1")
def test_a_record_goes_on_with_as_many_seats_as_it_has() -> None:
    begun = match(3)

    with pytest.raises(BadOption) as caught:
        Match(COINS, [None] * 2, seed=begun.seed, record=begun.record)

    assert caught.value.refusal == Refusal(
        "OV-S1", "seats-exactly", {"seats": 2, "least": 3, "most": 3}
    )


@pytest.mark.rule("OV-R1")
def test_the_dice_of_a_forged_record_are_not_even_looked_at() -> None:
    found = match(2, *["take"] * 6)
    assert found.over
    found.record.entries[0] = found.record.entries[-1]

    with pytest.raises(RecordError):
        found.record.check_dice(COINS)


# -- helpers -------------------------------------------------------------------------------------


def ends_at_once(view: View) -> Move | None:
    """A helper that ends every turn of its seat."""
    decision = view.decision
    return MOVES["end"] if decision is not None and decision.name == "turn" else None


def test_a_helper_answers_for_its_seat_and_is_recorded_like_it() -> None:
    found = match()
    assert found.help(1, ends_at_once) == []
    found.play(0, MOVES["end"])
    assert found.state.seat == 2
    assert [(entry.seat, entry.move) for entry in found.record.entries] == [(0, "end"), (1, "end")]
    found.record.replay(COINS)
    found.help(1, None)
    found.play(2, MOVES["end"])
    found.play(0, MOVES["end"])
    assert found.state.seat == 1


def test_a_helper_answers_a_question_that_is_open_already() -> None:
    found = match()
    found.help(0, ends_at_once)
    assert found.state.seat == 1


def test_a_helper_sees_its_own_view_only() -> None:
    seen: list[int | None] = []

    def look(view: View) -> Move | None:
        seen.append(view.seat)
        return None

    found = match()
    found.help(1, look)
    found.play(0, MOVES["end"])
    assert seen == [1]


def test_what_was_answered_for_somebody_is_taken_back_with_their_move() -> None:
    found = match()

    def takes_twice(view: View) -> Move | None:
        assert isinstance(view, CoinsView)
        return MOVES["take"] if view.table.purses[0] in (1, 2) else None

    found.help(0, takes_twice)
    found.play(0, MOVES["take"])
    assert len(found.record.entries) == 3
    found.undo(0)
    assert [entry.move for entry in found.record.entries[3:]] == ["back 0"]
    assert found.state.digest() == match().state.digest()


@pytest.mark.rule("OV-U1")
def test_what_was_only_answered_for_somebody_is_no_move_to_take_back() -> None:
    """The own move has shown something and stays; the answer alone would only be given again."""
    found = match()

    def takes_once(view: View) -> Move | None:
        return MOVES["take"] if len(found.record.entries) == 1 else None

    found.help(0, takes_once)
    found.play(0, MOVES["peek"])
    assert [entry.move for entry in found.record.entries] == ["peek", "take"]
    assert not found.can_undo(0)
    found.play(0, MOVES["take"])
    assert found.can_undo(0)
    found.undo(0)
    assert found.record.entries[-1].move == "back 2"
    assert not found.can_undo(0)


# -- the clock -----------------------------------------------------------------------------------


@pytest.mark.rule("OV-C1")
def test_a_game_whose_rules_know_no_clock_ends_when_time_is_up() -> None:
    found = match(2, "take")
    assert found.call_time() == [Event("time-up", {})]
    assert found.over
    assert found.outcome == Outcome((), (), "time", "OV-C1")  # nobody can say who is ahead
    with pytest.raises(IllegalMove) as caught:
        found.play(0, MOVES["take"])
    assert caught.value.refusal == Refusal("OV-T2", "over")
    found.record.check_dice(COINS)
    again = Match(COINS, [None, None], seed=found.seed, record=found.record, trusted=True)
    assert again.outcome == found.outcome


@pytest.mark.rule("OV-C1")
def test_in_shelter_whoever_is_ahead_wins_when_time_is_up() -> None:
    found = Match(game("shelter"), [None, None, None], seed=numbered_seed(3))
    for _ in range(120):
        found.play(found.state.seat, found.moves(found.state.seat)[-1])
    first = found.state.ahead((0, 1, 2))[0]
    found.resign(first)  # who is out is not counted
    rest = tuple(seat for seat in range(3) if seat != first)
    ahead = found.state.ahead(rest)
    assert ahead
    found.call_time()
    assert found.outcome is not None
    assert (found.outcome.winners, found.outcome.how) == (ahead, "time")


def timed(*moves: str) -> Match:
    """A duel of Tragic, whose rules know a clock (TR-E3), after its secret choices."""
    found = Match(game("tragic"), [None, None], seed=numbered_seed(5))
    for text in ("traits none", "traits none", *moves):
        found.play(found.state.seat, found.parse(text))
    return found


def test_the_clock_is_recorded_replayed_and_no_die(tmp_path: Path) -> None:
    found = timed()
    assert found.call_time() == [Event("time-up", {})]
    assert found.record.entries[-1].seat == NATURE
    while not found.over:
        found.play(found.state.seat, found.game.idle(found.state))
    assert found.outcome is not None
    assert found.outcome.how == "tragic-time"
    assert [player.turns for player in found.state.players] == [1, 1]  # type: ignore[attr-defined]
    with pytest.raises(IllegalMove):
        found.call_time()
    found.record.check_dice(found.game)


def test_a_match_goes_on_after_its_clock(tmp_path: Path) -> None:
    found = timed()
    found.call_time()
    path = tmp_path / "duel.overseer"
    found.save(path)
    again = Match(found.game, [None, None], seed=read_seed(path), record=Record.load(path))
    assert again.state.digest() == found.state.digest()
    for each in (found, again):
        while not each.over:
            each.play(each.state.seat, each.game.idle(each.state))
    assert again.record.encode() == found.record.encode()


def test_the_clock_is_not_taken_back() -> None:
    found = timed()
    found.call_time()
    assert not any(found.can_undo(seat) for seat in (0, 1))


@pytest.mark.rule("OV-C2", "OV-R1")
@pytest.mark.parametrize("seat", [2, -2])
def test_a_clock_that_did_not_run_is_refused_in_a_record(seat: int) -> None:
    """Only a seat that is asked can run out of time; here both are."""
    found = timed()
    found.record.add(seat, "time", found.state)
    with pytest.raises(RecordError) as caught:
        found.record.replay(found.game)
    assert caught.value.refusal.reason == "record-seat"


@pytest.mark.rule("OV-U1")
def test_a_copy_goes_its_own_way() -> None:
    found = match(3, "take")
    twin = found.copy()
    position, told = found.state.digest(), list(found.events)
    twin.play(0, MOVES["toss"])
    twin.resign(1)
    assert found.state.digest() == position
    assert found.events == told
    assert len(found.record.entries) == 1
    assert found.resigned == set()

    other = found.copy()
    other.undo(0)  # the position it goes back to is its own too
    other.play(0, MOVES["peek"])
    found.play(0, MOVES["toss"])
    assert found.record.entries == twin.record.entries[:-1]  # the same dice
    assert other.record.entries != found.record.entries
