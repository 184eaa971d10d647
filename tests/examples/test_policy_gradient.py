"""The learner of the examples: it learns from legal moves only, the same each time, and plays."""

from __future__ import annotations

from pathlib import Path

import pytest

pytest.importorskip("torch", reason="needs the extra: pip install 'overseer[torch]'")
pytest.importorskip("pettingzoo", reason="needs the extra: pip install 'overseer[learn]'")

import numpy as np
import torch

from examples.learn.policy_gradient import Learner, measure, train


def test_only_legal_actions_have_a_share() -> None:
    learner = Learner(seed=4, games=3)
    batch = learner.batch
    game = np.repeat(np.arange(3), batch.counts)
    looked = learner.look(batch.observations, game, batch.legal.astype(int))
    values, logs = learner.policy(*looked)
    assert values.shape == (3,)
    assert logs.shape == (len(batch.legal),)
    shares = np.bincount(game, logs.exp().detach().numpy())
    assert shares == pytest.approx(np.ones(3), abs=1e-5)


def test_it_learns_from_its_own_games() -> None:
    learner = Learner(seed=1, games=8)
    before = {name: part.clone() for name, part in learner.policy.state_dict().items()}
    played = learner.rollout(6)
    assert len(played) == 6
    assert learner.improve(played) > 0
    for name, part in learner.policy.state_dict().items():
        assert torch.isfinite(part).all()
        assert (part != before[name]).any(), name


def test_what_went_well_becomes_likelier() -> None:
    learner = Learner(seed=2, games=4)
    step = learner.rollout(1)[0]
    best = step._replace(gain=torch.ones(4))
    for _ in range(4):
        learner.learn([best], spread=1.0)
    _, logs = learner.policy(step.lying, step.counts, step.game, step.words)
    assert (logs[step.chosen] > step.before).all()


def test_the_best_action_is_the_one_with_the_largest_share() -> None:
    learner = Learner(seed=3, games=5)
    batch = learner.batch
    game, legal = np.repeat(np.arange(5), batch.counts), batch.legal.astype(int)
    _, logs = learner.policy(*learner.look(batch.observations, game, legal))
    best = learner.best(batch.observations, game, legal)
    for at in range(5):
        of_it = np.flatnonzero(game == at)
        assert best[at] == legal[of_it[logs.detach().numpy()[of_it].argmax()]]


def test_the_same_seed_gives_the_same_policy_and_it_plays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("examples.learn.policy_gradient.GAMES", 4)
    monkeypatch.setattr("examples.learn.policy_gradient.STEPS", 4)
    one, other = (train(2, 7, tmp_path / f"{n}.pt") for n in (1, 2))
    for name, part in one.policy.state_dict().items():
        assert torch.equal(part, other.policy.state_dict()[name])
    again = Learner(seed=1, games=1)
    again.policy.load_state_dict(torch.load(tmp_path / "1.pt"))
    share, low, high = measure(again, 2, seed=5, against="random")
    assert 0 <= low <= share <= high <= 1
