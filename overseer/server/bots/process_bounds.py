"""What a process that reads strangers' work may take of the machine."""

from __future__ import annotations

import resource
from typing import Final

MEMORY: Final = 512 << 20  # bytes of address space


def bound(memory: int = MEMORY, processor: int | None = None) -> None:
    """From now on this process gets no more memory than that, and ends after so many seconds of
    a processor, if any are named. Neither can be taken back."""
    _lower(resource.RLIMIT_AS, memory)
    _lower(resource.RLIMIT_CORE, 0)
    if processor is not None:
        _lower(resource.RLIMIT_CPU, processor)


def spend(processor: int) -> None:
    """For what it does next this process has so many seconds of a processor, and ends then."""
    used = resource.getrusage(resource.RUSAGE_SELF)
    _, hard = resource.getrlimit(resource.RLIMIT_CPU)
    most = int(used.ru_utime + used.ru_stime) + 1 + processor
    resource.setrlimit(resource.RLIMIT_CPU, (most, hard))


def _lower(kind: int, most: int) -> None:
    """An outer bound that is lower stays."""
    _, hard = resource.getrlimit(kind)
    if hard != resource.RLIM_INFINITY:
        most = min(most, hard)
    resource.setrlimit(kind, (most, most))
