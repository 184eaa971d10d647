"""A settlement in the midst of a campaign: WC-S1."""

from __future__ import annotations

from typing import Any

import pytest

from overseer.bots.campaign.bot import CampaignBot
from overseer.wasteland.battle.battle import PLAIN
from overseer.wasteland.campaign.moves import FOUND, ROAM, result_move
from overseer.wasteland.campaign.muster import force_of, limit_of
from overseer.wasteland.campaign.results.result import BattleResult, SeatResult
from overseer.wasteland.campaign.state import CampaignState
from overseer.wasteland.settlement.holdings import START
from tests.wasteland.campaign.course import (
    GAME,
    asked,
    campaign,
    fight,
    muster,
    own_of,
    play,
    refused,
)

PHASE = ("done", "done", "done")  # the three steps, with nothing done in them


def roaming(**options: Any) -> CampaignState:
    """One player without a settlement, after a won battle."""
    return fight(campaign(settlements=[False], **options))


@pytest.mark.rule("WC-S1")
def test_who_has_no_settlement_may_found_one_after_a_battle() -> None:
    state = roaming()
    assert asked(state) == (0, "found")
    assert state.moves() == [ROAM, FOUND]
    play(state, "found")
    own = own_of(state)
    assert own.settled
    assert own.caps == 0
    assert own.built == dict(START)
    assert GAME.invariants(state) == []
    assert asked(state) == (0, "build")  # it is used at once
    play(state, *PHASE)
    fight(state)
    assert [battle.caps for battle in state.fought] == [(0,), (200,)]
    assert own_of(state).caps == 200
    assert asked(state) == (0, "build")
    assert refused(state, "found") == "WC-S1 campaign-founded"


@pytest.mark.rule("WC-S1")
def test_who_goes_on_without_one_is_asked_again_after_the_next_battle() -> None:
    state = play(roaming(), "roam")
    assert asked(state) == (0, "battle")
    assert refused(state, "found") == "WC-S3 campaign-not-now"
    assert asked(fight(state)) == (0, "found")


@pytest.mark.rule("WC-S1")
def test_what_was_won_before_went_into_the_settlement() -> None:
    state = campaign(settlements=[False])
    play(state, "battle escort 750 players")
    muster(state)
    state.play(result_move(BattleResult(0, PLAIN, "escort-alive", [])))
    assert own_of(state).limit > 0  # WC-F6
    play(state, "found", *PHASE, "battle ambush 500 players")
    assert limit_of(state, state.players[0]) == 500


@pytest.mark.rule("WC-S9")
def test_whoever_led_leads_the_new_settlement() -> None:
    state = roaming()
    leader, card = own_of(state).leader, own_of(state).leader_card
    play(state, "found", *PHASE, "battle ambush 750 players")
    assert (own_of(state).leader, own_of(state).leader_card) == (leader, card)
    muster(state)
    heads = [unit.unit for unit in force_of(state.players[0], state.books).units if unit.leader]
    assert heads == [leader]


@pytest.mark.rule("WC-S2")
def test_a_removed_leader_may_be_replaced_before_the_settlement_is_used() -> None:
    state = muster(play(campaign(settlements=[False]), "battle ambush 750 players"))
    force = force_of(state.players[0], state.books)
    head = next(place for place, unit in enumerate(force.units) if unit.leader)
    fell = SeatResult(0, removed=[head], leader=True)
    state.play(result_move(BattleResult(1, PLAIN, "ambush-time", [fell])))
    play(state, "found")
    assert asked(state) == (0, "leader")
    play(state, "stay")
    assert asked(state) == (0, "build")


@pytest.mark.rule("WC-S1")
def test_nobody_is_asked_after_the_last_battle() -> None:
    assert roaming(battles=1).outcome is not None


@pytest.mark.rule("WC-S1")
def test_a_settlement_can_be_founded_by_one_of_several() -> None:
    state = fight(campaign(3, settlements=[False, True, False]))
    assert asked(state) == (0, "found")
    play(state, "roam")
    while asked(state)[0] == 1:
        play(state, str(state.moves()[0]))
    assert asked(state) == (2, "found")
    play(state, "found", *PHASE)
    assert [player.own.settled for player in state.players] == [False, True, True]


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_bots_found_one_while_it_is_worth_it(level: str) -> None:
    state = roaming(battles=8)
    assert CampaignBot(level, 1).choose(state.view(0)) == FOUND
