"""A story in lines: what repeats is told once."""

from __future__ import annotations

from collections.abc import Iterable, Iterator


def counted(lines: Iterable[str]) -> Iterator[str]:
    """Lines in their order; what repeats is told once, with “×6”, what is empty not at all."""
    last, times = "", 0
    for line in filter(None, lines):
        if times and line == last:
            times += 1
            continue
        if times:
            yield _times(last, times)
        last, times = line, 1
    if times:
        yield _times(last, times)


def _times(line: str, times: int) -> str:
    return line if times == 1 else f"{line}\u00a0×{times}"
