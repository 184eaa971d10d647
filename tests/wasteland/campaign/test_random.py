"""Random campaigns: what must always hold, undo and redo, and the same again from the record."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from overseer.engine import Match, numbered_seed
from overseer.engine.state import NATURE, OVER, Move
from overseer.wasteland.campaign.state import CampaignState
from overseer.wasteland.campaign.topics import T_BUILD, T_CHOOSE, T_DRAW
from overseer.wasteland.settlement.supply import balance
from tests.wasteland.campaign.course import GAME, some_move

SLOW = settings(max_examples=12, deadline=None, suppress_health_check=list(HealthCheck))


@pytest.mark.rule("WC-S3", "WC-S4", "WC-S5", "WC-S6")
@SLOW
@given(st.integers(0, 10_000), st.integers(1, 3), st.lists(st.booleans(), min_size=3, max_size=3))
def test_a_random_campaign_is_sound_at_every_step(
    seed: int, seats: int, settled: list[bool]
) -> None:
    rng = Random(seed)
    options = {"course": "free", "battles": 2, "settlements": settled[:seats]}
    state = GAME.new(seats, options)
    assert isinstance(state, CampaignState)
    while state.seat != OVER:
        if state.topic in (T_BUILD, T_DRAW, T_CHOOSE):
            own = state.own
            assert own.caps >= 0
            if state.topic == T_CHOOSE:
                assert not balance(own, state.books).short
        twin = state.copy()
        move = some_move(state, rng)
        state.apply(move)
        twin.apply(move)
        assert twin.encode() == state.encode()
        assert GAME.invariants(state) == []
    assert state.outcome is not None


@pytest.mark.rule("WC-S3")
@SLOW
@given(st.integers(0, 10_000))
def test_undo_and_redo_agree(seed: int) -> None:
    """Whoever takes a row of own moves back and makes them again stands where they stood."""
    rng = Random(seed)
    options = {"course": "free", "battles": 1}
    match = Match(GAME, [None, None], options, numbered_seed(seed))
    for _ in range(150):
        if match.over:
            return
        seat = match.state.seat
        row: list[tuple[bytes, Move]] = []
        for _ in range(rng.randrange(1, 4)):
            if match.state.seat != seat:
                break
            move = rng.choice(match.state.moves())
            before = match.state.encode()
            match.play(seat, move)
            if not match.can_undo(seat):
                row = []
                break
            row = [*row, (before, move)][-len(match.course.past) :]  # from a told result on
        after = match.state.encode()
        for before, _ in reversed(row):
            assert match.can_undo(seat)
            match.undo(seat)
            assert match.state.encode() == before
        for _, move in row:
            match.play(seat, move)
        assert match.state.encode() == after


@pytest.mark.rule("WC-S3")
def test_undo_never_goes_back_over_chance() -> None:
    match = Match(GAME, [None], {"course": "free"}, numbered_seed(5))
    match.play(0, GAME.parse("battle ambush 750 players"))
    match.undo(0)
    match.play(0, GAME.parse("battle ambush 750 players"))
    match.play(0, GAME.parse("quest none"))
    match.play(0, match.state.moves()[0])
    told = match.state.moves()[0]
    match.play(0, told)
    match.undo(0)  # a result that was told wrongly is told again
    assert not match.can_undo(0)
    match.play(0, told)
    while match.state.refusal(GAME.parse("scrap store")) is not None:
        match.play(0, match.state.moves()[0])
    match.play(0, GAME.parse("scrap store"))
    assert match.can_undo(0)
    state = match.state
    assert isinstance(state, CampaignState)
    assert state.seat != NATURE
    match.play(0, GAME.parse("supply auto"))
    match.play(0, GAME.parse("done"))
    match.play(0, GAME.parse("use listen"))
    assert not match.can_undo(0)  # once a card is drawn, building is over
