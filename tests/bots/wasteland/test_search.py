"""`hard` imagines where its stances lead in a skirmish, and judges everywhere else."""

from __future__ import annotations

import overseer
from overseer.bots import make
from overseer.bots.wasteland.search import PAIRS, Tried, value, weighs
from overseer.bots.wasteland.stances import stances
from overseer.engine import Match, Record, numbered_seed
from overseer.lab.battles import options_for
from overseer.wasteland.battle.model import REMOVED
from overseer.wasteland.state import WastelandState
from tests.wasteland.table import Table

GAME = overseer.game("wasteland")
SMALL = {**options_for(2), "forces": ["farm-guard", "farm-guard"], "limit": 500}
BUDGET = 4


def skirmish(rounds: int) -> Match:
    """A small skirmish of `normal` that has come to a round."""
    seats = [make("normal", "wasteland", seat) for seat in range(2)]
    match = Match(GAME, seats, SMALL, seed=numbered_seed(3))
    while round_of(match) < rounds:
        match.step()
    return match


def round_of(match: Match) -> int:
    assert isinstance(match.state, WastelandState)
    return match.state.round


def taken_up(match: Match, first: int) -> Match:
    """The same match after a break, with other bots."""
    record = Record.decode(match.record.encode(), "a.record")
    seats = [make("hard", "wasteland", first + seat, budget=BUDGET) for seat in range(2)]
    return Match(GAME, seats, SMALL, seed=numbered_seed(3), record=record, trusted=True)


def test_what_hard_imagines_repeats_itself_after_a_break() -> None:
    whole, broken = taken_up(skirmish(3), 1), taken_up(skirmish(3), 50)
    for number in range(24):
        if number % 8 == 7:
            broken = taken_up(broken, 100 + number)
        whole.step()
        broken.step()
    assert whole.record.entries == broken.record.entries


def test_the_last_round_is_imagined_where_stances_differ() -> None:
    match = skirmish(6)
    tried = 0
    while not match.over and tried == 0:
        seat = match.state.seat
        if seat >= 0:
            adviser = make("hard", "wasteland", 1, budget=BUDGET)
            view = match.state.view(seat)
            move = adviser.choose(view)
            assert move in view.moves()
            if adviser.reason().kind == "tried":
                tried = adviser.reason().tried
        match.step()
    assert 0 < tried <= BUDGET


def test_nothing_is_imagined_with_a_budget_for_nothing() -> None:
    match = skirmish(6)
    while not match.over:
        if match.state.seat >= 0:
            adviser = make("hard", "wasteland", 1, budget=1)
            adviser.choose(match.state.view(match.state.seat))
            assert adviser.reason().kind != "tried"
        match.step()


def test_battles_against_the_ai_are_judged() -> None:
    match = Match(GAME, [None], seed=numbered_seed(3))
    assert isinstance(match.state, WastelandState)
    match.state.round = 2
    assert not weighs(match.state)


def test_stances_differ_in_what_they_fear() -> None:
    fears = [weights.fear for weights in stances()]
    assert min(fears) < fears[0] < max(fears)


def test_heads_make_a_position_and_wounds_a_little() -> None:
    table = Table()
    table.model("settler", 0, 200, 200, "hunting-rifle")
    prey = table.model("settler", 1, 200, 420, "hunting-rifle")
    assert value(table.state, 0) == 0.0
    prey.wounds = 1
    hurt = value(table.state, 0)
    prey.place = REMOVED
    assert 0.0 < hurt < value(table.state, 0) < 1.0
    assert value(table.state, 1) == -value(table.state, 0)


def test_who_makes_no_difference_or_is_far_behind_is_given_up() -> None:
    contest = Tried([0.0, 0.0, 0.0, 0.0])
    for _ in range(PAIRS - 1):
        contest.count([0.5, 0.5, -0.5, 0.2])
        contest.settle()
        assert len(contest.alive) == 4
    contest.count([0.1, 0.1, -0.9, 0.3])
    contest.settle()
    assert len(contest.alive) == 2
    assert 2 not in contest.alive
    assert 3 in contest.alive
