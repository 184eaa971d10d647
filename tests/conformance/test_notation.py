"""Moves as text, as objects, and on their way to another process."""

from __future__ import annotations

import pickle
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from overseer.engine import BadNotation, BadOption, Game, Move
from tests.conformance.tables import Table, chronicle


@pytest.mark.rule("OV-N1")
def test_notation_goes_both_ways(table: Table) -> None:
    for move in (*table.game.all_moves(), *chronicle(table).moves):
        again = table.game.parse(str(move))
        assert again == move
        assert str(again) == str(move)
        assert (hash(again), again.id) == (hash(move), move.id)


def test_moves_travel_between_processes(table: Table) -> None:
    for move in chronicle(table).moves:
        again = pickle.loads(pickle.dumps(move))
        assert again == move
        assert (type(again), hash(again), again.id) == (type(move), hash(move), move.id)


def test_different_moves_have_different_notation(table: Table) -> None:
    moves = (*table.game.all_moves(), *chronicle(table).moves)
    assert len({str(move) for move in moves}) == len(set(moves))
    assert all(move != str(move) for move in moves[:100])


@pytest.mark.rule("OV-N1")
def test_however_a_move_is_spaced_it_has_one_spelling(table: Table) -> None:
    """Records keep `str(move)`: one game has one file."""
    for move in chronicle(table).moves[:200]:
        text = str(move)
        for odd in (f" {text}", f"{text}\n", text.replace(" ", "  "), text.replace(" ", "\u2003")):
            again = parsed(table.game, odd)
            assert again is None or str(again) == text, odd


def parsed(game: Game, text: str) -> Move | None:
    """The move, or None when the text is refused as it should be."""
    try:
        return game.parse(text)
    except BadNotation:
        return None


@pytest.mark.rule("OV-N1")
@given(text=st.text())
def test_any_text_is_a_move_or_refused(game: Game, text: str) -> None:
    move = parsed(game, text)
    assert move is None or game.parse(str(move)) == move


@given(rng=st.randoms(use_true_random=False))
def test_almost_a_move_is_a_move_or_refused(table: Table, rng: Random) -> None:
    text = list(str(rng.choice(chronicle(table).moves)))
    at = rng.randrange(len(text))
    text[at] = rng.choice(["", " ", "0", "9", "-", "x", "\0", "٣", text[at] * 2])
    move = parsed(table.game, "".join(text))
    assert move is None or table.game.parse(str(move)) == move
    assert move is None or str(table.game.parse(str(move))) == str(move)


@pytest.mark.rule("OV-N1")
def test_no_move_has_an_empty_notation(game: Game) -> None:
    with pytest.raises(BadNotation) as caught:
        game.parse("")
    assert caught.value.refusal.rule == "OV-N1"


@pytest.mark.rule("OV-S1")
@pytest.mark.parametrize("seats", [-1, 0, 9, 10**30])
def test_a_wrong_number_of_seats_is_refused(game: Game, seats: int) -> None:
    with pytest.raises(BadOption) as caught:
        game.new(seats)
    assert caught.value.refusal.rule == "OV-S1"


@pytest.mark.rule("OV-O1")
@pytest.mark.parametrize("value", [None, 10**30, -1, "", [[]], {"a": 1}, True])
def test_an_unknown_option_is_refused(game: Game, value: object) -> None:
    with pytest.raises(BadOption) as caught:
        game.new(game.seats[0], {"no-such-option": value})
    assert caught.value.refusal.rule == "OV-O1"
