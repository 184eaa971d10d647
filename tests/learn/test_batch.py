"""Many games at once are the same games one by one."""

from __future__ import annotations

import pytest

pytest.importorskip("pettingzoo", reason="needs the extra `learn`")

import numpy as np

from overseer.engine import NATURE, OVER, BadOption, State
from overseer.engine.dice import Dice
from overseer.learn.batch import Batch
from overseer.learn.core.games import dice_of
from overseer.learn.subject import IllegalAction, Subject

KINDS = [("shelter", 2), ("shelter", 4), ("tragic", 2)]


def go_on(state: State, dice: Dice, known: Subject) -> tuple[State, list[float] | None]:
    """What a step of a batch does after a move, in plain words of the kernel."""
    ended = None
    while True:
        if state.seat == NATURE:
            state.play(state.chance(dice.below(state.spread)))
        elif state.seat == OVER:
            ended = known.rewards(state)
            state = known.new()
        elif len(moves := state.moves()) > 1:
            return state, ended
        else:
            state.play(moves[0])


@pytest.mark.parametrize(("game", "seats"), KINDS)
def test_a_batch_is_the_same_as_its_games_one_by_one(game: str, seats: int) -> None:
    batch = Batch(game, 2, seats, seed=3)
    known = batch.subject
    dice = dice_of(3, 2)
    states = [go_on(known.new(), dice[at], known)[0] for at in range(2)]
    rng = np.random.default_rng(5)
    ends = 0
    while ends < 2:
        for at, state in enumerate(states):
            view = state.view(state.seat)
            seen = known.observation(view)
            assert batch.asked[at] == state.seat
            assert (batch.observations[at] == seen["observation"]).all()
            assert (batch.masks[at] == seen["action_mask"]).all()
            assert batch.counts[at] == seen["action_mask"].sum()
            first = int(batch.counts[:at].sum())
            numbers = batch.legal[first : first + int(batch.counts[at])]
            assert numbers.tolist() == [move.id for move in view.moves()]
        actions = batch.random_actions(rng)
        batch.step(actions)
        for at, state in enumerate(states):
            state.play(known.move(state, int(actions[at])))
            states[at], ended = go_on(state, dice[at], known)
            assert batch.done[at] == (ended is not None)
            assert batch.rewards[at].tolist() == pytest.approx(ended or [0.0] * seats)
            ends += ended is not None
    assert batch.finished == ends


def test_the_same_seed_gives_the_same_batch_and_another_one_another() -> None:
    def play(seed: int) -> bytes:
        batch = Batch("shelter", 4, seed=seed)
        rng = np.random.default_rng(1)
        for _ in range(30):
            batch.step(batch.random_actions(rng))
        return batch.observations.tobytes()

    assert play(1) == play(1) != play(2)


def test_games_of_a_batch_differ() -> None:
    batch = Batch("shelter", 8)
    assert len({row.tobytes() for row in batch.observations}) > 1


def test_one_illegal_action_stops_the_whole_step() -> None:
    batch = Batch("shelter", 3)
    before = batch.observations.tobytes()
    closed = int(np.flatnonzero(~batch.masks[2])[0])
    for wrong in (closed, -1, batch.subject.actions, 65536 + int(batch.legal[-1])):
        actions = batch.random_actions(np.random.default_rng(1)).astype(np.int64)
        actions[2] = wrong
        with pytest.raises(IllegalAction):
            batch.step(actions)
    assert batch.observations.tobytes() == before
    assert batch.decisions == 0


def test_arrays_of_an_earlier_step_stay() -> None:
    batch = Batch("tragic", 2)
    before = batch.observations
    kept = before.tobytes()
    batch.step(batch.random_actions(np.random.default_rng(1)))
    assert before.tobytes() == kept


def test_what_a_batch_needs_is_said() -> None:
    with pytest.raises(BadOption):
        Batch("wasteland", 2)
    with pytest.raises(ValueError, match="at least one"):
        Batch("shelter", 0)
    with pytest.raises(ValueError, match="2 actions"):
        Batch("shelter", 2).step(np.zeros(3, np.int16))


def test_random_actions_are_all_the_legal_ones_and_no_others() -> None:
    batch = Batch("shelter", 3, 4, seed=2)
    rng = np.random.default_rng(9)
    drawn = np.array([batch.random_actions(rng) for _ in range(600)])
    for at in range(3):
        assert set(drawn[:, at].tolist()) == set(np.flatnonzero(batch.masks[at]).tolist())
