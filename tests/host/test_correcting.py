"""A told result that was wrong: the campaign after it is worked out anew."""

from __future__ import annotations

import pytest

import overseer
from overseer.engine.match import Match
from overseer.engine.record import RecordError
from overseer.host.checking import findings, told
from overseer.host.correcting import correction, result_numbers
from overseer.wasteland.campaign.moves import result_move
from overseer.wasteland.campaign.state import CampaignState
from overseer.wasteland.campaign.topics import TOPICS
from tests.wasteland.campaign.course import LOST, WON

GAME = overseer.game("campaign")
SEED = bytes(range(32))


def state_of(match: Match) -> CampaignState:
    state = match.state
    assert isinstance(state, CampaignState)
    return state


def fought(*more: str) -> Match:
    """A free campaign of one after a won ambush, and what its player did then."""
    match = Match(GAME, [None], {"course": "free"}, SEED)
    for text in ("battle ambush 750 players", "quest none"):
        match.enter(0, text)
    match.play(0, match.state.moves()[0])
    match.play(0, result_move(WON))
    for text in more:
        match.enter(0, text)
    return match


def test_what_still_fits_is_kept_and_what_does_not_is_named() -> None:
    match = fought()
    caps = state_of(match).players[0].own.caps
    found = correction(match.record, SEED, 1, str(result_move(LOST)))
    again = Match(GAME, [None], seed=SEED, record=found.record)
    assert state_of(again).fought[0].victor == 1
    assert state_of(again).players[0].own.caps < caps
    # Nothing that stands before the result is another.
    at = result_numbers(match.record.entries)[0]
    assert [each.move for each in found.record.entries[:at]] == [
        each.move for each in match.record.entries[:at]
    ]
    update = found.record.header.updates[-1]
    assert update.corrected
    assert update.left_out == len(found.left_out)


def test_a_purchase_that_can_no_longer_be_paid_is_left_out_and_the_rest_stays() -> None:
    match = fought()
    while builds := [str(m) for m in match.state.moves() if str(m).startswith("build ")]:
        match.enter(0, builds[-1])
    match.enter(0, "done")
    topic = state_of(match).topic
    found = correction(match.record, SEED, 1, str(result_move(LOST)))
    assert found.left_out
    gone = [match.record.entries[n].move for n in found.left_out]
    assert all(move.startswith("build ") for move in gone)
    again = Match(GAME, [None], seed=SEED, record=found.record)
    assert TOPICS[state_of(again).topic] == TOPICS[topic]
    assert state_of(again).players[0].own.caps >= 0


def test_chance_that_still_fits_is_not_rolled_again() -> None:
    match = fought("done")
    match.enter(0, next(str(m) for m in match.state.moves() if str(m).startswith("use ")))
    found = correction(match.record, SEED, 1, str(result_move(LOST)))
    rolled = [entry.move for entry in match.record.entries if entry.seat < 0]
    again = [entry.move for entry in found.record.entries if entry.seat < 0]
    assert rolled
    assert again == rolled


def test_nobody_takes_a_quest_or_brings_a_force_for_somebody_else() -> None:
    """Where the next battle is prepared otherwise now, people prepare it again."""
    match = fought()
    while TOPICS[state_of(match).topic] != "battle":
        ends = [str(m) for m in match.state.moves() if str(m) in ("done", "stay")]
        match.enter(0, (ends or [str(match.state.moves()[-1])])[0])
    match.enter(0, "battle ambush 750 players")
    match.enter(0, "quest none")
    found = correction(match.record, SEED, 1, str(result_move(LOST)))
    filled = [found.record.entries[n].move for n in found.filled_in]
    assert not [move for move in filled if move.split()[0] in ("quest", "force", "battle")]


def test_the_same_result_changes_nothing() -> None:
    match = fought("done")
    found = correction(match.record, SEED, 1, str(result_move(WON)))
    assert not found.left_out
    assert not found.filled_in
    assert [e.move for e in found.record.entries] == [e.move for e in match.record.entries]


def test_an_end_that_cannot_be_is_refused() -> None:
    match = fought()
    wrong = str(result_move(WON)).replace("ambush-cleared", "ambush-nowhere")
    with pytest.raises(RecordError) as error:
        correction(match.record, SEED, 1, wrong)
    assert error.value.refusal.rule == "WC-F5"


def test_a_check_of_the_record_says_that_it_was_corrected() -> None:
    found = correction(fought("done").record, SEED, 1, str(result_move(LOST)))
    texts = [told(each, found.record.header, "en") for each in findings(found.record)]
    assert any("corrected" in text for text in texts)
