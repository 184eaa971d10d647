"""A crew of many machines, on ray. It needs the extra `cluster`.

A task that is lost with its worker or its whole node is done again elsewhere; what comes of it
depends on the task alone, so nobody can tell. Nothing else imports this, except by its name, when
a cluster is asked for.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from secrets import token_hex
from socket import create_connection
from typing import Any, Final, TypeVar

import ray
from ray.exceptions import RayError, RayTaskError

from overseer.lab.source import source_digest

Result = TypeVar("Result")
AUTO: Final = "auto"  # the cluster that this machine belongs to; without one, this machine alone
RETRIES: Final = 20  # so often a task may lose its worker before it is taken to be its own fault
AHEAD: Final = 4  # tasks a core that wait on the cluster, so that nobody is idle
FEWEST: Final = 64
CLIENT: Final = "ray://"  # how an address of ray's own client begins
PATIENCE: Final = 5.0  # seconds until nobody is there
TOKEN: Final = "RAY_AUTH_TOKEN"  # where ray looks first for what clusters ask for
MISSING: Final = "'overseer"  # what Python names where a node has no Overseer


class NoCluster(Exception):
    """There is no cluster at the address."""


class ClusterShut(Exception):
    """Somebody is at the address, but this machine cannot join: another ray, or a token is asked
    for."""


class ClusterLost(Exception):
    """The cluster is gone, or a task lost its worker again and again."""


class UnfitNode(Exception):
    """A node cannot do the work: it has no Overseer, or another one."""


class OtherSource(Exception):
    """Raised on a node whose Overseer differs."""


def carried_out(digest: str, work: Callable[..., Result], task: tuple[Any, ...]) -> Result:
    """One task, on whichever node it came to."""
    if source_digest() != digest:
        raise OtherSource
    return work(*task)


def answers(address: str) -> bool:
    """Whether somebody listens there; ray itself would wait for more than a minute."""
    host, _, port = address.removeprefix(CLIENT).rpartition(":")
    try:
        with create_connection((host, int(port)), PATIENCE):
            return True
    except (OSError, ValueError, OverflowError):
        return False


class Cluster:
    """The machines at an address; `cores` is for one that is started here because there is none."""

    def __init__(self, address: str, cores: int | None = None) -> None:
        quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": "CRITICAL"}
        if address != AUTO and not answers(address):
            raise NoCluster(address)
        try:
            ray.init(address=address, **quiet)
        except (ConnectionError, ValueError, RuntimeError, OSError) as error:
            if address != AUTO:
                raise ClusterShut(address) from error
            # Without a token of its own ray would leave one in the home folder, and every cluster
            # that is started here later would ask for it.
            os.environ.setdefault(TOKEN, token_hex())
            ray.init(address="local", num_cpus=cores, include_dashboard=False, **quiet)

    @property
    def nodes(self) -> int:
        """How many machines there are now."""
        return sum(bool(node["Alive"]) for node in ray.nodes())

    @property
    def cores(self) -> int:
        """How many tasks are done at the same time."""
        return max(1, int(ray.cluster_resources().get("CPU", 1)))

    def shared_out(
        self, work: Callable[..., Result], tasks: Sequence[tuple[Any, ...]]
    ) -> Iterator[Result | None]:
        """What `work` makes of each task, in any order, after a None."""
        remote = ray.remote(num_cpus=1, max_retries=RETRIES)(carried_out)
        digest, waiting = ray.put(source_digest()), iter(tasks)
        yield None
        pending: list[Any] = []
        try:
            while True:
                room = max(FEWEST, AHEAD * self.cores) - len(pending)
                pending += [remote.remote(digest, work, task) for task in islice(waiting, room)]
                if not pending:
                    return
                done, pending = ray.wait(pending, num_returns=1)
                yield from ray.get(done)
        except RayTaskError as error:
            cause = error.cause
            # What cannot be unpickled there comes back as ray's own error, in Python's words.
            if isinstance(cause, OtherSource | ImportError) or MISSING in str(cause):
                raise UnfitNode from error
            raise cause from error
        except RayError as error:
            raise ClusterLost from error
        finally:
            for each in pending:
                ray.cancel(each, force=True)

    def close(self) -> None:
        """Leave it; one that was started for this run ends."""
        ray.shutdown()
