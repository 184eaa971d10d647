"""A battle that is played here: its result comes out of its record, and nobody makes one up."""

from __future__ import annotations

from typing import Any

import pytest

import overseer
from overseer.bots import make
from overseer.engine import BadOption, IllegalMove, Match, RecordError, numbered_seed
from overseer.wasteland.campaign.moves import result_move
from overseer.wasteland.campaign.results.played import result_from
from overseer.wasteland.campaign.state import CampaignState
from overseer.wasteland.campaign.topics import T_RESULT

GAME = overseer.game("campaign")


def before_the_battle(seats: int = 2, **options: Any) -> Match:
    """A campaign that waits for the result of its first battle."""
    match = Match(GAME, [None] * seats, options, numbered_seed(1))
    while match.state.topic != T_RESULT:
        match.play(match.state.seat, GAME.idle(match.state))
    return match


def state_of(match: Match) -> CampaignState:
    assert isinstance(match.state, CampaignState)
    return match.state


def fought(match: Match, seed: int = 1) -> Match:
    """The prepared battle, fought by seats that do as little as they can."""
    battle = overseer.game("wasteland")
    options = GAME.battle_options(match.state)  # type: ignore[attr-defined]
    seats = len(options["brought"])
    found = Match(battle, [None] * seats, options, numbered_seed(seed))
    while not found.over:
        found.play(found.state.seat, battle.idle(found.state))
    return found


def test_the_campaign_is_registered_like_every_game() -> None:
    assert GAME in overseer.games()
    assert GAME.leads_to == "wasteland"


@pytest.mark.rule("OV-M1")
def test_a_result_is_taken_from_the_record_of_its_battle() -> None:
    match = before_the_battle(1, results="played")
    record = fought(match).record
    told = match.moves(match.state.seat)[0]
    with pytest.raises(IllegalMove) as caught:
        match.enter(match.state.seat, str(told))
    assert (caught.value.refusal.rule, caught.value.refusal.reason) == ("OV-M1", "played-here")
    result = result_from(state_of(match), record)
    assert result.record == record.entries[-1].link
    match.play(match.state.seat, result_move(result))
    assert len(state_of(match).fought) == 1

    other = before_the_battle(1, factions=["creatures", "survivors"])
    with pytest.raises(RecordError) as wrong:
        result_from(state_of(other), record)
    assert wrong.value.refusal.reason == "campaign-battle-other"


@pytest.mark.rule("OV-M1")
def test_nobody_tells_a_result_with_a_record() -> None:
    match = before_the_battle(2)
    told = str(match.moves(match.state.seat)[0])
    assert '"record":""' in told
    with pytest.raises(IllegalMove) as caught:
        match.enter(match.state.seat, told.replace('"record":""', '"record":"abc"'))
    assert caught.value.refusal.rule == "OV-M1"
    match.enter(match.state.seat, told)  # of a battle on a real table
    assert len(state_of(match).fought) == 1


@pytest.mark.rule("OV-M1", "OV-E1", "OV-A1")
def test_no_result_is_made_up_for_who_has_left() -> None:
    for seats, leaves in ((3, "resign"), (2, "idle")):
        match = before_the_battle(seats)
        asked = match.state.seat
        (match.resign if leaves == "resign" else match.idle)(asked)
        assert match.state.topic == T_RESULT
        assert not state_of(match).fought
        match.play(asked, match.moves(asked)[0])  # whoever runs the match says it
        assert len(state_of(match).fought) == 1
        match.record.replay(GAME)


def test_an_unknown_kind_of_results_is_refused() -> None:
    with pytest.raises(BadOption):
        before_the_battle(1, results="guessed")


@pytest.mark.rule("OV-M1")
def test_no_bot_is_asked_for_a_result() -> None:
    match = before_the_battle(1)
    match.seats = [make("random", "campaign", 1)]
    assert match.bot is None
    with pytest.raises(IllegalMove):
        match.step()
