"""The small things that everybody passes around: moves, refusals, decisions, events."""

from __future__ import annotations

import pickle

import pytest

from overseer.engine import (
    BadOption,
    Decision,
    Event,
    Game,
    IllegalMove,
    Move,
    Refusal,
    Refused,
    State,
    View,
)
from tests.engine.coins import COINS, MOVES


def test_moves_are_equal_by_their_notation() -> None:
    move = Move(3, "take")
    assert move == MOVES["take"]
    assert hash(move) == hash(MOVES["take"])
    assert move != MOVES["toss"]
    assert move != "take"
    assert (str(move), repr(move)) == ("take", "<take>")
    again = pickle.loads(pickle.dumps(move))
    assert (again, again.id) == (move, 3)


def test_refusals_are_equal_by_what_they_say() -> None:
    refusal = Refusal("SH-P3", "cost", {"space": "1a"})
    assert refusal == Refusal("SH-P3", "cost", {"space": "1a"})
    assert refusal != Refusal("SH-P3", "cost", {"space": "1b"})
    assert len({refusal, Refusal("SH-P3", "cost", {"space": "1a"})}) == 1
    assert Refusal("SH-P3", "cost").args == {}


@pytest.mark.parametrize("kind", [Refused, IllegalMove, BadOption])
def test_a_refusal_comes_out_of_a_worker_process(kind: type[Refused]) -> None:
    refused = kind(Refusal("OV-B1", "bot", {"name": "x"}))

    again = pickle.loads(pickle.dumps(refused))

    assert type(again) is kind
    assert again.refusal == refused.refusal


def test_play_checks_and_apply_does_not() -> None:
    state = COINS.new(2)
    with pytest.raises(IllegalMove) as caught:
        state.play(MOVES["yes"])
    assert caught.value.refusal == state.refusal(MOVES["yes"])
    assert "CO-2" in str(caught.value)
    state.play(MOVES["take"])
    assert state.refusal(MOVES["take"]) is None


def test_a_decision_names_its_seat_or_all_who_owe_a_secret_choice() -> None:
    assert Decision(2, 0, "turn").seats == (2,)
    assert Decision(0, 0, "vote", seats=(0, 1)).seats == (0, 1)


def test_an_event_hides_what_it_does_not_tell() -> None:
    event = Event("drew", {"seat": 1, "card": "duck"}, only=(1,), public={"seat": 1})
    assert event.shown(1) is event
    for viewer in (0, None):
        assert event.shown(viewer) == Event("drew-hidden", {"seat": 1})
    assert Event("passed", {"seat": 1}).shown(None).name == "passed"


def test_nobody_listens_and_nothing_is_told() -> None:
    state = COINS.new(2)
    state.play(MOVES["take"])
    assert state.ears is None
    state.ears = heard = list[Event]()
    state.play(MOVES["take"])
    assert [event.name for event in heard] == ["coins-gained"]


def test_a_game_must_supply_what_makes_it_a_game() -> None:
    state, view, game = State(), View(None), Game("x", "1", (2,), free=True)
    asked = [state.moves, state.copy, state.encode, view.moves, view.encode, view.data]
    for ask in asked:
        with pytest.raises(NotImplementedError):
            ask()
    with pytest.raises(NotImplementedError):
        game.new(2)
    with pytest.raises(NotImplementedError):
        game.parse("x")
    assert (game.all_moves(), game.rule_ids(), game.reasons()) == ([], (), ())
    assert (game.invariants(state), game.cards_digest(), view.secrets) == ([], "", 0)


def test_an_absent_player_makes_the_first_move_unless_the_game_says_otherwise() -> None:
    assert COINS.idle(COINS.new(2)) == MOVES["end"]
