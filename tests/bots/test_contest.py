"""Candidates that share playouts: what is clear ends early, what is close gets the playouts."""

from __future__ import annotations

import pytest

import overseer
from overseer.bots import make
from overseer.bots.contest import LEAST, Contest
from overseer.engine import Bot
from overseer.engine.dice import Dice


def counted(contest: Contest, rows: list[list[float]]) -> int:
    """Playouts until one is left or the rows are used up."""
    for number, row in enumerate(rows, 1):
        contest.count(row)
        contest.settle()
        if len(contest.alive) == 1:
            return number
    return len(rows)


def noisy(leads: list[float], spread: float, rows: int) -> list[list[float]]:
    """Values around what each candidate is worth; the luck of a row is shared."""
    dice = Dice(7)
    found = []
    for _ in range(rows):
        luck = dice.below(1000) / 1000 - 0.5
        found.append([lead + luck + spread * (dice.below(1000) / 1000 - 0.5) for lead in leads])
    return found


def test_who_is_surely_behind_is_given_up_at_once() -> None:
    contest = Contest([0.0, 0.0, 0.0], 3)
    assert counted(contest, noisy([0.0, 0.4, -0.4], 0.2, 100)) == LEAST
    assert contest.alive == [1]


def test_nobody_is_given_up_by_the_first_playouts() -> None:
    contest = Contest([0.0, 0.0], 3)
    for row in noisy([0.0, 0.9], 0.1, LEAST - 1):
        contest.count(row)
        contest.settle()
    assert contest.alive == [0, 1]


def test_shared_luck_tells_apart_what_averages_do_not() -> None:
    """Rows that differ by much, candidates that differ by little in every row."""
    contest = Contest([0.0, 0.0], 3)
    assert counted(contest, noisy([0.0, 0.05], 0.02, 100)) <= 2 * LEAST
    assert contest.alive == [1]


def test_equals_are_not_told_apart_for_the_whole_budget() -> None:
    contest = Contest([0.0, 0.0], 3)
    assert counted(contest, noisy([0.1, 0.1], 0.0, 100)) == LEAST
    assert len(contest.alive) == 1


def test_what_is_close_stays() -> None:
    contest = Contest([0.0, 0.0], 3)
    counted(contest, noisy([0.0, 0.01], 1.0, 40))
    assert contest.alive == [0, 1]


def test_half_of_them_go_the_worse_ones() -> None:
    contest = Contest([0.0] * 5, 3)
    contest.count([0.1, 0.5, 0.3, 0.2, 0.4])
    contest.halve()
    assert sorted(contest.alive) == [1, 2, 4]
    assert (contest.next_best, contest.tried) == (3, 1)


def test_looks_count_as_playouts() -> None:
    contest = Contest([0.0, -0.2], 3)
    contest.count([0.0, 0.5])
    assert contest.mean(0) > contest.mean(1)
    contest.count([0.0, 0.5])
    assert contest.mean(1) > contest.mean(0)


@pytest.mark.parametrize("game", ["shelter", "tragic"])
def test_a_larger_budget_is_spent_only_where_it_is_close(game: str) -> None:
    """Of the decisions of a while, with 400 playouts, some end early and none takes more."""
    state = overseer.game(game).new(2)
    bot: Bot = make("hard", game, 1, budget=400)
    dice = Dice(3)
    tried: list[int] = []
    while len(tried) < 6:
        if state.seat < 0:
            state.apply(state.chance(dice.below(state.spread)))
            continue
        move = bot.choose(state.view(state.seat))
        if bot.reason().kind == "tried":
            tried.append(bot.reason().tried)
        state.apply(move)
    assert min(tried) < max(tried) <= 200
