"""The learner of the examples: its gradient is right, it learns from legal moves only, it plays."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("pettingzoo", reason="needs the extra `learn`")

import numpy as np

from examples.learn.net import Net
from examples.learn.policy_gradient import Learner, measure, softmax
from overseer.learn import Batch


def test_the_gradient_is_that_of_the_loss() -> None:
    net = Net(inputs=5, words=4, width=6, seed=1)
    net.parts = {name: part.astype(np.float64) for name, part in net.parts.items()}
    rng = np.random.default_rng(2)
    x, wanted, weights = rng.random((3, 5)), rng.random(3), rng.random((3, 4))

    def loss() -> float:
        _, _, value, said = net.forward(x)
        return float(((value - wanted) ** 2).sum() / 2 + (said * weights).sum())

    h1, h2, value, _ = net.forward(x)
    gradient = net.backward(x, h1, h2, value - wanted, weights)
    for name, part in net.parts.items():
        for place in ((0, 0), (-1, -1)):
            kept = part[place]
            part[place] = kept + 1e-6
            more = loss()
            part[place] = kept - 1e-6
            less = loss()
            part[place] = kept
            assert gradient[name][place] == pytest.approx((more - less) / 2e-6, abs=1e-6)


def test_only_legal_actions_have_a_share() -> None:
    shares = softmax(np.array([0.0, 0.0, 1.0, 5.0], np.float32), np.array([0, 0, 1, 1]), 2)
    assert shares[:2].tolist() == [0.5, 0.5]
    assert shares[2:].sum() == pytest.approx(1)


def test_words_of_an_action_say_what_its_space_shows() -> None:
    batch = Batch("shelter", 2, 2, seed=4)
    learner = Learner(seed=4, games=2)
    moves = batch.subject.every
    for _ in range(40):
        game = np.repeat(np.arange(2), batch.counts)
        words = learner.eyes.read(batch.observations, game, batch.legal)
        for at, action, (kind, *_) in zip(game, batch.legal, words, strict=True):
            if str(moves[action]).startswith("place"):
                state = batch._games.states[int(at)]
                assert kind == state.kind_at(moves[action].a)
        batch.step(batch.random_actions(np.random.default_rng(1)))


def test_it_learns_from_its_own_games_and_plays(tmp_path: Path) -> None:
    learner = Learner(seed=1, games=8)
    before = {name: part.copy() for name, part in learner.net.parts.items()}
    unsure = learner.improve(learner.rollout(6), rate=1e-3, part=16)
    assert unsure > 0
    for name, part in learner.net.parts.items():
        assert np.isfinite(part).all()
        assert (part != before[name]).any(), name
    learner.net.save(tmp_path / "policy.npz")
    other = Learner(seed=2, games=1)
    other.net.load(tmp_path / "policy.npz")
    share, low, high = measure(other, 2, seed=5, against="random")
    assert 0 <= low <= share <= high <= 1


def test_a_learner_needs_nothing_that_clients_need() -> None:
    code = "import sys; sys.modules['websockets'] = None; import examples.learn.policy_gradient"
    root = Path(__file__).resolve().parents[2]
    subprocess.run([sys.executable, "-c", code], cwd=root, check=True)
