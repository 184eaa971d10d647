"""A ray cluster of two nodes on this machine, for the tests; each node is a group of processes."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final, NamedTuple

HERE: Final = "127.0.0.1"
WORKERS: Final = range(10002, 20000)  # ray's own ports
STARTED: Final = "Ray runtime started"
# Where a token lies in the home folder, a head asks for it and the other nodes do not send it.
AUTH, OPEN = "RAY_AUTH_MODE", "disabled"
Node = subprocess.Popen[str]


class Machines(NamedTuple):
    """Where the cluster is, and its second node."""

    address: str
    second: Node


@contextmanager
def two_nodes(folder: Path) -> Iterator[Machines]:
    """A head and a second node, one core each; both are gone afterwards."""
    port = free_port()
    nodes: list[Node] = []
    try:
        place = f"--temp-dir={folder}"
        nodes.append(start("--head", f"--port={port}", "--include-dashboard=false", place))
        nodes.append(start(f"--address={HERE}:{port}"))
        yield Machines(f"{HERE}:{port}", nodes[1])
    finally:
        for node in reversed(nodes):
            kill(node)


def start(*options: str) -> Node:
    """A node; it has started when this returns."""
    line = [sys.executable, "-m", "ray.scripts.scripts", "start", "--block", "--num-cpus=1"]
    line += ["--disable-usage-stats", f"--node-ip-address={HERE}", *options]
    # Ray goes by its environment where it finds a cluster: this one has none.
    quiet = {key: value for key, value in os.environ.items() if not key.startswith("RAY_")}
    # Otherwise its workers let everybody else go first, and on a busy machine wait for ever.
    quiet["RAY_worker_niceness"] = "0"
    quiet[AUTH] = OPEN
    node = subprocess.Popen(
        line,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env=quiet,
        start_new_session=True,
    )
    assert node.stdout is not None
    said = []
    for sentence in node.stdout:
        said.append(sentence)
        if STARTED in sentence:
            return node
    raise AssertionError("".join(said))


def kill(node: Node) -> None:
    """End all processes of a node at once, as a power cut does."""
    for group in {node.pid, *groups_below(node.pid)}:
        with suppress(ProcessLookupError):
            os.killpg(group, signal.SIGKILL)
    node.wait()


def groups_below(pid: int) -> set[int]:
    """The process groups of everything that a process has started."""
    parents = {}
    for each in Path("/proc").iterdir():
        with suppress(OSError, ValueError):
            fields = (each / "stat").read_text().rpartition(")")[2].split()
            parents[int(each.name)] = int(fields[1]), int(fields[2])
    below = {pid}
    while more := {each for each, (parent, _) in parents.items() if parent in below} - below:
        below |= more
    own = os.getpgrp()
    return {parents[each][1] for each in below if each in parents} - {own}


def free_port() -> int:
    """A port that nobody has, and that ray does not want for its workers."""
    while True:
        with socket.socket() as asked:
            asked.bind((HERE, 0))
            port = int(asked.getsockname()[1])
        if port not in WORKERS:
            return port
