"""What the learner of the examples looks at."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("pettingzoo", reason="needs the extra: pip install 'overseer[learn]'")

import numpy as np

from examples.learn.eyes import Eyes
from overseer.learn import Batch
from overseer.shelter.moves import PLACE, ShelterMove


def test_words_of_an_action_say_what_its_space_shows() -> None:
    batch = Batch("shelter", 2, 2, seed=4)
    eyes, rng = Eyes(batch.subject), np.random.default_rng(1)
    doubled = 0
    for _ in range(60):
        game = np.repeat(np.arange(2), batch.counts)
        words = eyes.read(batch.observations, game, batch.legal.astype(int))
        assert words.max() < eyes.words
        for at, action, said in zip(game, batch.legal, words, strict=True):
            move, state = batch.subject.every[action], batch._games.states[int(at)]
            assert isinstance(move, ShelterMove)
            if move.kind == PLACE:
                assert said[0] - 1 == state.kind_at(move.a)
                doubled += said[1] > 0
            else:
                assert not said[1:].any()
        batch.step(batch.random_actions(rng))
    assert doubled  # somebody trained stood where that counts twice


def test_other_moves_have_a_word_each() -> None:
    batch = Batch("shelter", 1, 2, seed=4)
    eyes = Eyes(batch.subject)
    others = np.flatnonzero(eyes.space < 0)
    words = eyes.read(batch.observations, np.zeros(len(others), int), others)[:, 0]
    assert len(set(words)) == len(others)
    assert words.max() == eyes.words - 1


def test_what_lies_there_is_told_by_words_that_do_not_overlap() -> None:
    batch = Batch("shelter", 8, 2, seed=2)
    eyes, rng = Eyes(batch.subject), np.random.default_rng(2)
    columns: dict[int, set[int]] = {}
    for _ in range(60):
        lying = eyes.lying(batch.observations)
        assert 0 <= lying.min() <= lying.max() < eyes.bag
        for column in range(3):  # the moment, the work, the kind
            columns.setdefault(column, set()).update(lying[:, column].tolist())
        assert eyes.count(batch.observations).shape == (8, eyes.counts)
        batch.step(batch.random_actions(rng))
    assert not columns[0] & columns[1]
    assert not columns[1] & columns[2]


def test_a_learner_needs_nothing_that_clients_need() -> None:
    code = "import sys; sys.modules['websockets'] = None; import examples.learn.eyes"
    root = Path(__file__).resolve().parents[2]
    subprocess.run([sys.executable, "-c", code], cwd=root, check=True)
