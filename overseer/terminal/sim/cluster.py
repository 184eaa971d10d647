"""`overseer sim --cluster`: the crew of a cluster, and what can go wrong with it."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from overseer.bots import house
from overseer.lab.crew import Crew, Processes
from overseer.terminal.sim.report_room import room
from overseer.text import translate
from overseer.voice.complaint import UsageError, WorkerLost, printable

LONGEST = 200  # letters of an address


@contextmanager
def crew_of(
    address: str | None, jobs: int, bots: Sequence[str], game: str, lang: str
) -> Iterator[Crew]:
    """Whoever plays: the machines at an address, or processes of this one."""
    if address is None:
        yield Processes(jobs)
        return
    for bot in bots:
        if bot not in house(game):
            raise UsageError("cluster-error-bot", bot=printable(bot))
    made = room("cluster", "cluster-no-libraries", "cluster")
    typed = address.strip()[:LONGEST]
    try:
        cluster = made.Cluster(typed, jobs)
    except made.NoCluster as error:
        raise UsageError("cluster-error-none", address=printable(typed)) from error
    except made.ClusterShut as error:
        raise UsageError("cluster-error-shut", address=printable(typed)) from error
    try:
        told = {"nodes": cluster.nodes, "cores": cluster.cores}
        print(translate(lang, "cluster-joined", **told), file=sys.stderr)
        yield cluster
    except made.UnfitNode as error:
        raise WorkerLost("cluster-error-unfit") from error
    except made.ClusterLost as error:
        raise WorkerLost("cluster-error-lost") from error
    finally:
        cluster.close()
