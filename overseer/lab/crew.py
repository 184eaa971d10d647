"""Work shared out among processes; what comes of it never depends on how many there are."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from multiprocessing import active_children, get_context
from typing import Any, Protocol, TypeVar

Result = TypeVar("Result")


class Crew(Protocol):
    """Whoever does the work: what it makes of each task, in any order, after a None."""

    def shared_out(
        self, work: Callable[..., Result], tasks: Sequence[tuple[Any, ...]]
    ) -> Iterator[Result | None]: ...


class Processes:
    """Processes of this machine."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs

    def shared_out(
        self, work: Callable[..., Result], tasks: Sequence[tuple[Any, ...]]
    ) -> Iterator[Result | None]:
        return shared_out(work, tasks, self.jobs)


def shared_out(
    work: Callable[..., Result], tasks: Sequence[tuple[Any, ...]], jobs: int
) -> Iterator[Result | None]:
    """What `work` makes of each task, in any order.

    First comes a None, when all workers have been started: a thread that is started before that
    could hear a Ctrl-C in the middle of it.
    """
    if jobs == 1 or len(tasks) < 2:
        yield None
        for task in tasks:
            yield work(*task)
        return
    others = active_children()
    pool = ProcessPoolExecutor(min(jobs, len(tasks)), mp_context=get_context("spawn"))
    try:
        with _deaf_to_interrupts():
            parts = [pool.submit(work, *task) for task in tasks]
        yield None
        for part in as_completed(parts):
            yield part.result()
        pool.shutdown()
    except BaseException:
        for worker in active_children():
            if worker not in others:
                worker.terminate()
        pool.shutdown(wait=False, cancel_futures=True)
        raise


@contextmanager
def _deaf_to_interrupts() -> Iterator[None]:
    """Ctrl-C is the parent's business: processes started in here never hear it.

    They inherit that it is blocked; the parent is told of it when it hears again.
    """
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
