"""The learning of Tragic's net: the same, to the last byte, however the duels are shared out."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, TypeVar

import pytest

from overseer.lab.crew import Processes

pytest.importorskip("numpy", reason="the extra `learn` is not installed")

from tools import learner, weigh

Result = TypeVar("Result")


class Stopped:
    """A crew that is interrupted before its last task, and has the later ones ready first."""

    def shared_out(
        self, work: Callable[..., Result], tasks: Sequence[tuple[Any, ...]]
    ) -> Iterator[Result | None]:
        yield None
        for task in list(tasks)[:0:-1]:
            yield work(*task)
        raise KeyboardInterrupt


def test_duels_are_kept_and_the_net_is_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(weigh, "CHUNK", 1)
    monkeypatch.setattr(learner, "CELLS", 2)
    whole = weigh.played(3, Processes(1))
    keep = tmp_path / "duels.npz"
    with pytest.raises(KeyboardInterrupt):
        weigh.played(3, Stopped(), keep)
    assert sorted(weigh.kept(keep)) == [1, 2]
    again = weigh.played(3, Processes(1), keep)
    assert [part.tobytes() for part in again] == [part.tobytes() for part in whole]
    assert weigh.found(*again) == weigh.found(*whole)


def test_duels_of_other_rules_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    keep = tmp_path / "duels.npz"
    with monkeypatch.context() as elsewhere:
        elsewhere.setattr(weigh, "source_digest", lambda: "another")
        weigh.write(keep, {})
    with pytest.raises(SystemExit, match="other rules"):
        weigh.kept(keep)
