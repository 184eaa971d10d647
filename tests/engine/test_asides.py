"""Settings of a seat, and seats that are away: entries that stay whatever is taken back."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from overseer.engine import (
    BadNotation,
    IllegalMove,
    Match,
    Outcome,
    Record,
    RecordError,
    Refused,
    numbered_seed,
)
from overseer.engine.entries import LONGEST_SETTINGS, MOST_ASIDES, settings_in
from overseer.engine.match import Step
from tests.engine.coins import COINS, MOVES

SEED = numbered_seed(5)


def match(seats: int = 3, *texts: str, casual: bool = False) -> Match:
    found = Match(COINS, [None] * seats, seed=SEED, casual=casual)
    for text in texts:
        found.play(found.state.seat, MOVES[text])
    return found


def resumed(found: Match, trusted: bool = True) -> Match:
    record = Record.decode(found.record.encode(), "a.record")
    return Match(COINS, [None] * len(found.seats), seed=SEED, record=record, trusted=trusted)


def said(found: Match) -> list[tuple[int, str]]:
    return [(entry.seat, entry.move) for entry in found.record.entries]


def refused(doing: Callable[[], object]) -> tuple[str, str]:
    with pytest.raises(Refused) as caught:
        doing()
    return caught.value.refusal.rule, caught.value.refusal.reason


# -- settings ------------------------------------------------------------------------------------


@pytest.mark.rule("OV-H1")
@pytest.mark.parametrize("trusted", [True, False])
def test_settings_are_entries_and_come_back(trusted: bool) -> None:
    found = match()
    found.choose_settings(1, {"vote": "no"})
    found.choose_settings(2, {"vote": "yes", "peek": "never"})
    found.choose_settings(2, {"peek": "ask"})
    assert said(found) == [
        (1, "helper vote=no"),
        (2, "helper peek=never vote=yes"),
        (2, "helper peek=ask"),
    ]
    again = resumed(found, trusted)
    for each in (found, again):
        assert each.settings(0) == {"vote": "ask", "peek": "ask"}
        assert each.settings(1) == {"vote": "no", "peek": "ask"}
        assert each.settings(2) == {"vote": "yes", "peek": "ask"}
        each.play(0, MOVES["vote"])
        each.play(0, MOVES["yes"])
        assert said(each)[-2:] == [(1, "no"), (2, "yes")]
    assert again.record.encode() == found.record.encode()
    found.record.replay(COINS)


@pytest.mark.rule("OV-H1")
def test_the_settings_of_a_seat_are_its_own() -> None:
    found = match()
    steps: list[Step] = []
    found.on_step = steps.append
    found.choose_settings(1, {"vote": "no"})
    assert steps[0].shown == ("helper", "helper vote=no", "helper", "helper")
    assert steps[0].events == []


@pytest.mark.rule("OV-H1")
@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("helper vote=perhaps", "OV-H1"),
        ("helper mind=open", "OV-H1"),
        ("helper vote", "OV-N1"),
        ("helper vote=yes vote=no", "OV-N1"),
        ("helper =", "OV-N1"),
        ("helper vote=" + "y" * LONGEST_SETTINGS, "OV-N1"),
        ("helper", "OV-N1"),
        ("helper ", "OV-N1"),
    ],
)
def test_what_is_no_setting_is_refused(text: str, rule: str) -> None:
    found = match()
    before = found.record.encode()
    with pytest.raises((IllegalMove, BadNotation)) as caught:
        found.enter(1, text)
    assert caught.value.refusal.rule == rule
    assert found.record.encode() == before
    assert found.helpers == [None] * 3
    forged = Record.decode(before, "a.record")
    forged.add(1, text, found.state)
    with pytest.raises(RecordError):
        forged.replay(COINS)


@pytest.mark.rule("OV-U1", "OV-H1")
@pytest.mark.parametrize("casual", [True, False])
def test_a_setting_neither_stops_a_way_back_nor_goes_with_it(casual: bool) -> None:
    found = match(3, "take", casual=casual)
    found.choose_settings(0, {"vote": "no"})
    found.choose_settings(1, {"vote": "yes"})
    found.play(0, MOVES["take"])
    again = resumed(found)
    for each in (found, again):
        each.undo(0)
        each.undo(0)
        assert not each.can_undo(0)
        assert each.state.encode() == match().state.encode()
        assert (each.settings(0)["vote"], each.settings(1)["vote"]) == ("no", "yes")
    last = resumed(found)
    assert last.settings(0)["vote"] == "no"
    assert not last.can_undo(0)
    found.record.replay(COINS)


@pytest.mark.rule("OV-U1", "OV-H1")
def test_after_a_break_nobody_goes_back_to_what_a_helper_answered() -> None:
    found = match(2, "take", casual=True)
    found.choose_settings(0, {"vote": "yes"})
    found.choose_settings(1, {"vote": "no"})
    found.play(0, MOVES["vote"])
    assert [text for _, text in said(found)[-3:]] == ["vote", "yes", "no"]
    again = resumed(found)
    for each in (found, again):
        each.undo(0)
        assert said(each)[-1] == (0, "back 3")  # before the vote was called, not in it
    assert again.record.encode() == found.record.encode()


def test_settings_are_written_in_one_way() -> None:
    assert settings_in("helper a=b c=d") == {"a": "b", "c": "d"}
    assert settings_in("help a=b") is None


# -- away ----------------------------------------------------------------------------------------


@pytest.mark.rule("OV-A1")
@pytest.mark.parametrize("trusted", [True, False])
def test_for_a_seat_that_is_away_the_simplest_answers_are_given(trusted: bool) -> None:
    found = match(3, "take")
    found.idle(0)
    assert said(found) == [(0, "take"), (0, "idle"), (0, "end")]
    assert found.state.seat == 1
    found.play(1, MOVES["end"])
    found.play(2, MOVES["end"])
    assert found.state.seat == 1  # 0 has ended its turn
    again = resumed(found, trusted)
    for each in (found, again):
        assert list(each.away) == [0]
        assert each.moves(0) == []
        each.here(0)
        assert not each.away
        each.play(1, MOVES["end"])
        each.play(2, MOVES["end"])
        assert each.state.seat == 0
    assert again.record.encode() == found.record.encode()
    found.record.replay(COINS)


@pytest.mark.rule("OV-A1")
def test_who_was_away_can_still_win() -> None:
    found = match(2, "take", "take", "take", "take")
    found.idle(0)
    while not found.over:
        found.play(1, MOVES["take"])
    assert found.outcome is not None
    assert found.outcome.winners == (0,)


@pytest.mark.rule("OV-A1")
def test_when_all_are_away_the_game_waits() -> None:
    found = match(2)
    found.idle(1)
    found.idle(0)
    assert said(found) == [(1, "idle"), (0, "idle")]
    assert refused(lambda: found.play(0, MOVES["take"])) == ("OV-A1", "away")
    found.here(1)  # 0 is still away
    assert said(found)[-1] == (0, "end")
    found.record.replay(COINS)


@pytest.mark.rule("OV-A1")
def test_nobody_goes_away_twice_or_comes_back_twice() -> None:
    found = match()
    assert refused(lambda: found.here(1)) == ("OV-A1", "already-here")
    found.idle(1)
    assert refused(lambda: found.idle(1)) == ("OV-A1", "already-idle")
    assert refused(lambda: found.idle(7))[0] == "OV-T1"
    assert len(found.record.entries) == 1


@pytest.mark.rule("OV-A1", "OV-R1")
def test_a_record_in_which_an_absent_seat_chooses_is_refused() -> None:
    found = match()
    found.idle(1)
    found.play(0, MOVES["end"])
    forged = Record(found.record.header)
    forged.entries = found.record.entries[:2]
    state = found.record.replay(COINS, 2)
    state.apply(MOVES["take"])
    forged.add(1, "take", state)
    with pytest.raises(RecordError) as caught:
        forged.replay(COINS)
    assert caught.value.refusal.args["rule"] == "OV-A1"


@pytest.mark.rule("OV-A1")
def test_a_sealed_answer_is_given_for_who_is_away() -> None:
    found = match(3, "vote")
    found.idle(2)
    found.play(1, MOVES["yes"])
    found.play(0, MOVES["yes"])
    assert said(found)[-1] == (2, "yes")
    found.record.replay(COINS)


# -- time and forfeit ----------------------------------------------------------------------------


@pytest.mark.rule("OV-C2")
@pytest.mark.parametrize("trusted", [True, False])
def test_who_has_no_time_left_is_out(trusted: bool) -> None:
    found = match(3, "take")
    told = found.call_time(0)
    assert [event.name for event in told] == ["timed-out"]
    assert said(found)[-2:] == [(0, "time"), (0, "end")]
    again = resumed(found, trusted)
    for each in (found, again):
        assert each.resigned == {0}
        each.call_time(1)
        assert each.outcome == Outcome((2,), (), "forfeit", "OV-E1")
    found.record.check_dice(COINS)


@pytest.mark.rule("OV-C2")
def test_only_who_is_asked_runs_out_of_time() -> None:
    found = match(3)
    assert refused(lambda: found.call_time(1)) == ("OV-T1", "turn")
    found.play(0, MOVES["vote"])
    found.play(1, MOVES["no"])
    assert refused(lambda: found.call_time(1)) == ("OV-T1", "turn")  # it has answered
    found.call_time(2)
    assert found.resigned == {2}
    assert refused(lambda: found.call_time(2)) == ("OV-E1", "resigned")
    assert refused(lambda: found.resign(2)) == ("OV-E1", "resigned")
    assert refused(lambda: found.idle(2)) == ("OV-E1", "resigned")


@pytest.mark.rule("OV-E1")
def test_where_nobody_stays_nobody_wins() -> None:
    found = match(2)
    found.resign(0)
    assert found.outcome == Outcome((1,), (), "resigned", "OV-E1")


# -- how much ------------------------------------------------------------------------------------


@pytest.mark.rule("OV-L1")
def test_there_is_a_bound_to_what_is_no_move() -> None:
    found = match(2)
    found.course.asides = MOST_ASIDES
    assert refused(lambda: found.idle(1)) == ("OV-L1", "asides")
    assert refused(lambda: found.choose_settings(1, {"vote": "no"})) == ("OV-L1", "asides")
    found.play(0, MOVES["take"])
    assert refused(lambda: found.undo(0)) == ("OV-L1", "asides")
    found.resign(0)  # always


@pytest.mark.rule("OV-L1", "OV-R1")
def test_a_record_with_absurdly_many_ways_back_is_refused_at_once() -> None:
    found = match(2, casual=True)
    record = Record(found.record.header)
    for _ in range(MOST_ASIDES + 1):
        record.entries += match(2, "take", casual=True).record.entries[:1]
        record.entries.append(type(record.entries[0])(0, "back 0", ""))
    with pytest.raises(RecordError) as caught:
        record.replay(COINS)
    assert caught.value.refusal.rule == "OV-L1"


@pytest.mark.rule("OV-U1", "OV-R1")
def test_a_long_record_with_many_ways_back_is_checked_move_by_move_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Every entry is carried out once, whatever is taken back: so the time grows with the file."""
    found = match(2, casual=True)
    for _ in range(200):
        for seat in (0, 1):
            found.play(seat, MOVES["end"])
    for _ in range(150):
        found.play(0, MOVES["toss"])
        found.undo(0)
        found.undo(0)
        found.play(0, MOVES["end"])
        found.play(1, MOVES["end"])
    applied = 0
    state = type(found.state)
    apply = state.apply

    def counted(self: object, move: object) -> None:
        nonlocal applied
        applied += 1
        apply(self, move)  # type: ignore[arg-type]

    monkeypatch.setattr(state, "apply", counted)
    found.record.replay(COINS)
    assert applied <= len(found.record.entries)
    applied = 0
    resumed(found)
    assert applied <= len(found.record.entries)


@pytest.mark.rule("OV-A1", "OV-R1")
def test_who_goes_away_after_a_sealed_answer_has_answered() -> None:
    found = match(3, "vote")
    found.play(2, MOVES["no"])
    found.idle(2)
    found.play(0, MOVES["yes"])
    found.play(1, MOVES["yes"])
    assert (2, "no") in said(found)
    found.record.replay(COINS)
    assert resumed(found, trusted=False).state.encode() == found.state.encode()
