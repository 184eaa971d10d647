"""How the table is doing, for Prometheus, on a port of its own.

    committed(0.002)                       # whoever committed something says how long it took
    watch(registry)                           # what stands in memory is looked up when asked for
    port = open_port(settings)             # None where nobody wants it

Only numbers, by route and status: no person, no address, no table.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import cache
from math import nan
from typing import TYPE_CHECKING, Final, Protocol

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, start_http_server

from overseer.engine.refusal import Refusal, Refused

if TYPE_CHECKING:
    from overseer.server.matches.registry import Registry
    from overseer.server.settings import Settings

LOOK: Final = 0.25  # seconds between two looks at the loop
COMMITS: Final = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5)
LAGS: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5)
WAYS: Final = ("mail", "webhook")  # of a message to somebody

collected: Final = CollectorRegistry()
_requests: Final = Counter(
    "overseer_requests", "Requests", ("method", "route", "status"), registry=collected
)
_commits: Final = Histogram(
    "overseer_commit_seconds", "Time of a commit", buckets=COMMITS, registry=collected
)
_lag: Final = Histogram(
    "overseer_loop_lag_seconds", "How late the loop is", buckets=LAGS, registry=collected
)
_matches: Final = Gauge("overseer_live_matches", "Matches in memory", registry=collected)
_rooms: Final = Gauge("overseer_rooms", "Tables in memory", registry=collected)
_sockets: Final = Gauge("overseer_sockets", "Open sockets", registry=collected)
_queue: Final = Gauge(
    "overseer_worker_queue", "Jobs that workers have not done", registry=collected
)
_passwords: Final = Gauge(
    "overseer_passwords_waiting", "Passwords being hashed", registry=collected
)
_unsent: Final = Counter(
    "overseer_unsent", "Messages that did not arrive", ("way", "outcome"), registry=collected
)
_ahead: Final = Gauge("overseer_clock_ahead_seconds", "A clock gone astray", registry=collected)
_free: Final = Gauge("overseer_disk_free_share", "Free part of the disk", registry=collected)


@cache
def _of(method: str, route: str, status: int) -> Callable[[], None]:
    child: Callable[[], None] = _requests.labels(method, route, str(status)).inc
    return child


def answered(method: str, route: str, status: int) -> None:
    """A request was answered. `route` is its pattern: an address would name a table."""
    _of(method, route, status)()


def committed(seconds: float) -> None:
    """Something was committed."""
    _commits.observe(seconds)


def unsent(way: str, over: bool) -> None:
    """A message did not arrive by mail or webhook: it is tried again, or given up."""
    _unsent.labels(way, "dropped" if over else "again").inc()


def watch(registry: Registry) -> None:
    """From now on the gauges are about this process."""
    _matches.set_function(lambda: len(registry.lives))
    _rooms.set_function(lambda: len(registry.rooms))
    _sockets.set_function(lambda: sum(room.users for room in list(registry.rooms.values())))
    _queue.set_function(lambda: jobs(registry))
    _passwords.set_function(lambda: registry.passwords.waiting)
    _ahead.set_function(lambda: registry.wall.astray / 1000)
    _free.set_function(lambda: _share(registry))


def _share(registry: Registry) -> float:
    """The free part of the database's disk; no number where nobody knows."""
    disk = registry.disk.state()
    return nan if disk is None else disk.share


def jobs(registry: Registry) -> int:
    """How many jobs workers have not done yet."""
    return sum(worker.pipe.waiting for worker in registry.workers.all)


async def lag() -> None:
    """See how late the loop comes to what it was asked to do in a moment, again and again."""
    loop = asyncio.get_running_loop()
    while True:
        wanted = loop.time() + LOOK
        await asyncio.sleep(LOOK)
        _lag.observe(max(0.0, loop.time() - wanted))


class Port(Protocol):
    """A server that can be shut."""

    server_port: int

    def shutdown(self) -> None: ...
    def server_close(self) -> None: ...


def open_port(settings: Settings, others: int = 0) -> Port | None:
    """The port of the metrics, if one is wanted; a thread of its own answers there.

    Where several processes serve, each takes the next one that is free.
    """
    if settings.metrics is None:
        return None
    for port in range(settings.metrics, settings.metrics + others + 1):
        try:
            server, _ = start_http_server(port, settings.metrics_host, collected)
            return server
        except OSError as error:
            why = error
    args: dict[str, int | str] = {"port": str(settings.metrics), "error": why.strerror or "?"}
    raise Refused(Refusal("OV-D1", "server-port", args)) from why
