"""What several players do at the same time: forces before a battle, settlements after it."""

from __future__ import annotations

from random import Random

import pytest

from overseer.engine import IllegalMove, Match, numbered_seed
from overseer.engine.extract import Step
from overseer.engine.state import NATURE
from overseer.engine.update import bring_over
from overseer.host.client import Client
from overseer.host.sitting import Sitting, Table
from overseer.wasteland.campaign.moves import CampaignMove, result_move
from overseer.wasteland.campaign.state import CampaignState
from overseer.wasteland.campaign.topics import T_FORCE, T_QUEST, T_RESULT, TOPICS
from tests.wasteland.campaign.course import GAME, WON, asked, some_move

FREE = {"course": "free", "battles": 2}


def begun(seats: int = 2, seed: int = 1) -> Match:
    """A campaign whose players know which battle is next."""
    match = Match(GAME, [None] * seats, FREE, numbered_seed(seed))
    sides = " ".join(["players"] * seats)
    match.enter(0, f"battle ambush 750 {sides}")
    return match


def settling(seats: int = 2, seed: int = 1) -> Match:
    """… and have won it."""
    match = begun(seats, seed)
    while match.state.topic != T_RESULT:
        muster(match, match.state.seat)
    match.play(match.state.seat, result_move(WON))
    return match


def muster(match: Match, seat: int) -> None:
    """A seat's next answer before a battle."""
    moves = match.moves(seat)
    none = [move for move in moves if move == CampaignMove("quest", "none")]
    match.play(seat, (none or moves)[0])


def state_of(match: Match) -> CampaignState:
    state = match.state
    assert isinstance(state, CampaignState)
    return state


def seats_of(match: Match) -> tuple[int, ...]:
    decision = match.state.decision
    assert decision is not None
    assert decision.seats == (decision.seat,) or decision.together
    return decision.seats


@pytest.mark.rule("WC-S3")
def test_settlements_are_played_at_the_same_time() -> None:
    match = settling(3)
    assert seats_of(match) == (0, 1, 2)
    first = match.state.view(0).encode()
    match.enter(2, "build field")
    assert asked(state_of(match)) == (2, "build")
    match.enter(2, "done")
    assert asked(state_of(match)) == (2, "draw")
    match.enter(1, "build field")
    match.enter(0, "build field")
    assert seats_of(match) == (0, 1, 2)
    assert first != match.state.view(0).encode()
    topics = {seat: TOPICS[match.course.asked(seat).topic] for seat in seats_of(match)}
    assert topics == {0: "build", 1: "build", 2: "draw"}
    for player in state_of(match).players:
        assert player.own.built["field"] == 1
    with pytest.raises(IllegalMove) as late:
        match.enter(2, "build field")  # that step is over for them, and for nobody else
    assert late.value.refusal.reason == "campaign-late"


@pytest.mark.rule("WC-S3")
def test_who_is_done_waits_for_the_others_only_before_the_next_battle() -> None:
    match = settling()
    for _ in range(3):  # build, draw, choose
        match.enter(1, "done")
    assert seats_of(match) == (0,)
    assert asked(state_of(match)) == (0, "build")
    with pytest.raises(IllegalMove) as refused:
        match.enter(1, "done")
    assert refused.value.refusal.rule == "OV-T1"


@pytest.mark.rule("WC-Q1")
def test_forces_are_chosen_at_the_same_time_and_nobody_sees_them() -> None:
    match = begun()
    assert seats_of(match) == (0, 1)
    before = match.state.view(0)
    while 1 in seats_of(match):
        muster(match, 1)
    assert seats_of(match) == (0,)
    assert match.state.topic in (T_QUEST, T_FORCE)
    shown = match.state.view(0)
    assert shown.data() != before.data()  # that they are ready
    assert state_of(match).players[1].force not in repr(shown.data())
    assert match.state.view(0).secrets > 0
    while match.state.topic != T_RESULT:
        muster(match, 0)
    assert state_of(match).players[1].force in repr(match.state.view(0).data())


def test_everybody_is_given_questions_of_their_own() -> None:
    sitting = Sitting(settling(), Table(names=["Ana", "Bob"]))
    for seat in (0, 1):
        question = Client(sitting, seat, "en").question()
        assert question.asked
        assert question.topic == "build"
        assert question.seats == [0, 1]
        assert any(choice.move == "done" for choice in question.choices)
    assert not Client(sitting, None, "en").question().asked
    for _ in range(2):  # with the first of them the sheds close, and that stays
        Client(sitting, 1, "en").play("build field")
    assert Client(sitting, 1, "en").question().undo
    assert Client(sitting, 0, "en").question().asked
    Client(sitting, 1, "en").undo()
    assert state_of(sitting.match).players[1].own.built["field"] == 1


@pytest.mark.parametrize(("seed", "seats"), [(1, 2), (2, 3)])
def test_in_any_order_a_campaign_is_sound_and_the_same_from_its_record(
    seed: int, seats: int
) -> None:
    rng = Random(seed)
    match = Match(GAME, [None] * seats, {}, numbered_seed(seed))
    mixed = 0
    while not match.over and match.number < 100:
        seat = rng.choice(seats_of(match))
        mixed += seat != match.state.seat
        asked_state = match.course.asked(seat)
        assert isinstance(asked_state, CampaignState)
        match.play(seat, some_move(asked_state, rng))
        assert match.state.seat != NATURE
        assert GAME.invariants(match.state) == []
    assert mixed
    nobody = [None] * seats
    match.record.replay(GAME)
    for trusted in (True, False):
        again = Match(GAME, nobody, seed=match.seed, record=match.record, trusted=trusted)
        assert again.state.digest() == match.state.digest()
        assert again.course.phase_from == match.course.phase_from
    for viewer in (0, seats - 1, None):
        assert match.export(viewer) == again.export(viewer)
    if not match.over:
        brought = bring_over(match.record, GAME, match.seed)
        assert brought.whole


def test_what_is_told_of_a_move_before_ones_turn_is_complete() -> None:
    """Sheds that close by themselves when somebody begins are told of, too."""
    match = settling()
    steps: list[Step] = []
    match.on_step = steps.append
    match.enter(1, "build field")
    names = [event.name for event in steps[0].events]
    assert "campaign-build" in names
    assert steps[0].seat == 1
    assert steps[0].shown == ("build field",) * 3
