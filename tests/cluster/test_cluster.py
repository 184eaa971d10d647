"""A real cluster of two nodes: all kinds of simulation have the results of one process."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Final

import pytest

pytest.importorskip("ray", reason="the extra `cluster` is not installed")
pytest.importorskip("polars", reason="the extra `results` is not installed")

import ray

from overseer.lab.cluster import Cluster, NoCluster
from overseer.lab.sim import Plan, simulate
from overseer.lab.summary import summary
from tests.cluster.machines import Machines, free_port, kill

KINDS: Final = {
    "games": "shelter --seats random,easy,random --mirror --games 30 --seed 3",
    "matrix": "tragic --seats random,random --matrix --decks thieves,gamblers --games 12 --seed 3",
    "battles": "wasteland --seats random,random --games 2 --seed 3",
    "scenario": "wasteland --seats random --scenario ambush --games 1 --seed 3",
    "campaigns": "wasteland --seats random,random --campaign free:ambush --games 2 --seed 3",
}
DYING: Final = Plan("shelter", ("random", "random"), 120, 3, mirror=True)
CAMPAIGNS: Final = Plan("wasteland", ("random", "random"), 3, 5, campaign="free:ambush")


def sim(kind: str, *more: str) -> list[str]:
    return [sys.executable, "-m", "overseer", "sim", *KINDS[kind].split(), "--json", *more]


def printed(line: list[str]) -> str:
    """What a command prints."""
    ended = subprocess.run(line, capture_output=True, text=True, check=False)
    assert ended.returncode == 0, ended.stderr
    return ended.stdout


@cache
def alone(kind: str) -> str:
    """What one process prints."""
    return printed(sim(kind, "--jobs", "1"))


def where() -> str:
    """The node on which it runs."""
    return str(ray.get_runtime_context().get_node_id())


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_has_the_bytes_of_one_process(machines: Machines, kind: str) -> None:
    assert printed(sim(kind, "--cluster", machines.address)) == alone(kind)


@pytest.mark.parametrize("kind", ["games", "campaigns"])
def test_ctrl_c_leaves_what_is_done_and_the_same_command_goes_on(
    machines: Machines, tmp_path: Path, kind: str
) -> None:
    file = tmp_path / "kept.parquet"
    line = sim(kind, "--cluster", machines.address, "--keep", str(file))
    with subprocess.Popen(line, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as run:
        assert run.stderr is not None
        assert "2 machines, 2 cores" in run.stderr.readline()
        os.kill(run.pid, signal.SIGINT)
        _, said = run.communicate()
    assert run.returncode == 130, said
    assert file.exists()
    # With the cluster or without it, the result is that of a run in one go.
    assert printed(sim(kind, "--jobs", "1", "--keep", str(file))) == alone(kind)


def test_auto_is_the_cluster_that_this_machine_belongs_to(machines: Machines) -> None:
    line = sim("games", "--cluster", "auto")
    # Another cluster may run here: ray is told which one is meant, as it is on a node of it.
    env = {**os.environ, "RAY_ADDRESS": machines.address}
    ended = subprocess.run(line, capture_output=True, text=True, check=False, env=env)
    assert ended.returncode == 0, ended.stderr
    assert ended.stderr.startswith("2 machines, 2 cores.")
    assert ended.stdout == alone("games")


def test_the_death_of_a_node_costs_no_result(machines: Machines) -> None:
    cluster = Cluster(machines.address)
    try:
        # Both nodes work …
        seen: set[str | None] = set()
        while len(seen - {None}) < 2:
            seen.update(cluster.shared_out(where, [()] * 8))

        # … until one of them is gone, in the middle of a campaign.
        def progress(games: int) -> None:
            if games and machines.second.poll() is None:
                kill(machines.second)

        for plan in (CAMPAIGNS, DYING):
            survived = simulate(plan, progress=progress, crew=cluster)
            assert summary(plan, survived) == summary(plan, simulate(plan))
        assert set(cluster.shared_out(where, [()] * 2)) < seen
    finally:
        cluster.close()


def test_where_there_is_no_cluster() -> None:
    with pytest.raises(NoCluster):
        Cluster(f"127.0.0.1:{free_port()}")
