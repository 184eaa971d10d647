"""What a process that reads strangers' work may take of the machine."""

from __future__ import annotations

import resource
from typing import Final

MEMORY: Final = 512 << 20  # bytes of address space


def bound(memory: int = MEMORY, processor: int | None = None) -> None:
    """From now on this process gets no more memory than that, and ends after so many seconds of
    a processor, if any are named. Neither can be taken back."""
    _lower(resource.RLIMIT_AS, memory)
    if processor is not None:
        _lower(resource.RLIMIT_CPU, processor)


def _lower(kind: int, most: int) -> None:
    """An outer bound that is lower stays."""
    _, hard = resource.getrlimit(kind)
    if hard != resource.RLIM_INFINITY:
        most = min(most, hard)
    resource.setrlimit(kind, (most, most))
