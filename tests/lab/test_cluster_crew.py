"""The crew of a cluster, with a stand-in for ray: what is sent, comes back and goes wrong."""

from __future__ import annotations

import os
import socket
import sys
from collections.abc import Callable, Iterator
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from overseer.lab import source
from overseer.lab.sim import Plan, simulate
from overseer.lab.summary import summary
from overseer.terminal.sim.cluster import crew_of
from overseer.text import LANGUAGES
from overseer.voice.complaint import UsageError, WorkerLost

PLAN = Plan("shelter", ("random", "random"), 6, 5, mirror=True)


class TaskError(Exception):
    def __init__(self, cause: Exception) -> None:
        super().__init__(str(cause))
        self.cause = cause


class StandIn(ModuleType):
    """As much of ray as the crew uses; a task is done when its result is asked for, last first."""

    def __init__(self) -> None:
        super().__init__("ray")
        self.exceptions = ModuleType("ray.exceptions")
        self.exceptions.RayError = type("RayError", (Exception,), {})  # type: ignore[attr-defined]
        self.exceptions.RayTaskError = TaskError  # type: ignore[attr-defined]
        self.there = True
        self.most = self.sent = 0
        self.cancelled: list[object] = []
        self.left = False
        self.fails: Exception | None = None

    def init(self, address: str, **options: Any) -> None:
        if address != "local" and not self.there:
            raise ConnectionError

    def shutdown(self) -> None:
        self.left = True

    def nodes(self) -> list[dict[str, bool]]:
        return [{"Alive": True}, {"Alive": False}]

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 2.0}

    def put(self, value: object) -> object:
        return value

    def remote(self, **options: Any) -> Callable[..., Any]:
        assert options["max_retries"] > 0

        def wrapped(work: Callable[..., Any]) -> Any:
            def send(*task: Any) -> Callable[[], Any]:
                self.sent += 1
                return lambda: work(*task)

            return SimpleNamespace(remote=send)

        return wrapped

    def wait(self, pending: list[Any], num_returns: int) -> tuple[list[Any], list[Any]]:
        self.most = max(self.most, len(pending))
        return pending[-1:], pending[:-1]

    def get(self, done: list[Any]) -> list[Any]:
        if self.fails is not None:
            raise self.fails
        return [each() for each in done]

    def cancel(self, task: object, force: bool) -> None:
        self.cancelled.append(task)


@pytest.fixture
def ray(monkeypatch: pytest.MonkeyPatch) -> Iterator[StandIn]:
    found = StandIn()
    monkeypatch.setitem(sys.modules, "ray", found)
    monkeypatch.setitem(sys.modules, "ray.exceptions", found.exceptions)
    monkeypatch.delitem(sys.modules, "overseer.lab.cluster", raising=False)
    yield found
    sys.modules.pop("overseer.lab.cluster", None)


def test_a_cluster_has_the_same_result(ray: StandIn, capsys: pytest.CaptureFixture[str]) -> None:
    with crew_of("auto", 1, PLAN.bots, "shelter", "en") as crew:
        found = simulate(PLAN, crew=crew)
    assert summary(PLAN, found) == summary(PLAN, simulate(PLAN))
    assert ray.left
    assert capsys.readouterr().err == "One machine, 2 cores.\n"


def test_only_some_tasks_wait_on_the_cluster(ray: StandIn) -> None:
    with crew_of("auto", 1, PLAN.bots, "shelter", "en") as crew:
        found = list(crew.shared_out(int, [(str(n),) for n in range(200)]))
    assert found[0] is None
    assert sorted(n for n in found if n is not None) == list(range(200))
    assert ray.sent == 200
    assert ray.most == 64


def test_who_stops_takes_the_tasks_back(ray: StandIn) -> None:
    def stop(games: int) -> None:
        if games:
            raise KeyboardInterrupt

    with (
        pytest.raises(KeyboardInterrupt),
        crew_of("auto", 1, PLAN.bots, "shelter", "en") as crew,
    ):
        simulate(PLAN, progress=stop, crew=crew)
    assert len(ray.cancelled) == 2
    assert ray.left


def test_without_a_cluster_this_machine_plays(
    ray: StandIn, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("RAY_AUTH_TOKEN", "")
    monkeypatch.delenv("RAY_AUTH_TOKEN")
    ray.there = False
    with crew_of("auto", 1, PLAN.bots, "shelter", "en") as crew:
        assert summary(PLAN, simulate(PLAN, crew=crew)) == summary(PLAN, simulate(PLAN))
    assert len(os.environ["RAY_AUTH_TOKEN"]) == 64  # so that ray leaves none in the home folder


def test_a_cluster_that_does_not_let_us_in(ray: StandIn) -> None:
    ray.there = False
    with socket.create_server(("127.0.0.1", 0)) as somebody:
        address = f"127.0.0.1:{somebody.getsockname()[1]}"
        for sentence in _said(UsageError, address):
            assert address in sentence
            assert "RAY_AUTH_MODE=token" in sentence


def _said(error: type[UsageError], address: str, bots: tuple[str, ...] = PLAN.bots) -> list[str]:
    with pytest.raises(error) as found, crew_of(address, 1, bots, "shelter", "en") as crew:
        simulate(PLAN, crew=crew)
    return [found.value.text(lang) for lang in LANGUAGES]


def test_what_goes_wrong_is_a_sentence(ray: StandIn) -> None:
    ray.there = False
    for address in ("127.0.0.1:1", "127.0.0.1", "nobody:", "127.0.0.1:99999999", ""):
        assert f"“{address}”" in _said(UsageError, address)[0]
    assert "file:mine.py" in _said(UsageError, "auto", ("file:mine.py", "random"))[0]
    ray.there = True
    ray.fails = ray.exceptions.RayError()
    assert "is gone" in _said(WorkerLost, "auto")[0]
    unpickled = RuntimeError("System error: No module named 'overseer'")
    for cause in (ModuleNotFoundError("overseer"), unpickled):
        ray.fails = TaskError(cause)
        assert "no Overseer" in _said(WorkerLost, "auto")[0]
    ray.fails = TaskError(ValueError("five"))
    with (
        pytest.raises(ValueError, match="five"),
        crew_of("auto", 1, PLAN.bots, "shelter", "en") as crew,
    ):
        simulate(PLAN, crew=crew)


def test_a_node_with_another_overseer_does_not_play(ray: StandIn) -> None:
    from overseer.lab.cluster import OtherSource, carried_out

    with pytest.raises(OtherSource):
        carried_out("another", int, ("3",))
    assert carried_out(source.source_digest(), int, ("3",)) == 3


def test_without_the_extra_one_is_told_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    monkeypatch.delitem(sys.modules, "overseer.lab.cluster", raising=False)
    for sentence in _said(UsageError, "auto"):
        assert '-m pip install "ray>=' in sentence
