"""A real cluster of two nodes: the same results, also when a node dies in the middle."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

pytest.importorskip("ray", reason="the extra overseer[cluster] is not installed")
pytest.importorskip("polars", reason="the extra overseer[results] is not installed")

import ray

from overseer.lab.cluster import Cluster, NoCluster
from overseer.lab.sim import Plan, simulate
from overseer.lab.summary import summary
from tests.cluster.machines import Machines, free_port, kill, two_nodes

GAMES = Plan("shelter", ("random", "random"), 120, 3, mirror=True)
DUELS = Plan("tragic", ("random",) * 2, 8, 3, mirror=True, line_ups=(("thieves", "gamblers"),) * 2)
BATTLES = Plan("wasteland", ("random",), 2, 3, options={"scenario": "ambush"})


@pytest.fixture(scope="module")
def machines(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Machines]:
    # Sockets lie in this folder, and their names may not be long.
    with two_nodes(tmp_path_factory.getbasetemp().parent / "ray") as found:
        yield found


def where() -> str:
    """The node on which it runs."""
    return str(ray.get_runtime_context().get_node_id())


def overseer(*line: str) -> list[str]:
    return [sys.executable, "-m", "overseer", *line]


def test_a_cluster_survives_the_death_of_a_node(machines: Machines, tmp_path: Path) -> None:
    """One story on one cluster, because a cluster takes long to start."""
    # Ctrl-C in the middle leaves what is done, and the same command goes on.
    file = tmp_path / "games.parquet"
    line = overseer("sim", "shelter", "--seats", "random,random", "--mirror", "--games", "120")
    line += ["--seed", "3", "--json", "--cluster", machines.address, "--keep", str(file)]
    with subprocess.Popen(line, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as run:
        assert run.stderr is not None
        assert "2 machines, 2 cores" in run.stderr.readline()
        os.kill(run.pid, signal.SIGINT)
        _, said = run.communicate()
    assert run.returncode == 130, said
    assert file.exists()
    ends = subprocess.run(line, capture_output=True, text=True, check=False)
    assert ends.returncode == 0, ends.stderr
    assert json.loads(ends.stdout) == summary(GAMES, simulate(GAMES))

    # All kinds of games have the same results as in one process.
    cluster = Cluster(machines.address)
    try:
        for plan in (DUELS, BATTLES):
            assert summary(plan, simulate(plan, crew=cluster)) == summary(plan, simulate(plan))

        # Both nodes work …
        seen: set[str | None] = set()
        while len(seen - {None}) < 2:
            seen.update(cluster.shared_out(where, [()] * 8))

        # … until one of them is gone.
        def progress(games: int) -> None:
            if games and machines.second.poll() is None:
                kill(machines.second)

        survived = simulate(GAMES, progress=progress, crew=cluster)
        assert summary(GAMES, survived) == json.loads(ends.stdout)
        assert set(cluster.shared_out(where, [()] * 2)) < seen
    finally:
        cluster.close()


def test_where_there_is_no_cluster() -> None:
    with pytest.raises(NoCluster):
        Cluster(f"127.0.0.1:{free_port()}")
