"""A fault as plain data: its kind and where it happened, never its words."""

from __future__ import annotations

from types import TracebackType
from typing import Final

MOST_FRAMES: Final = 30


class Mishap(Exception):
    """A fault as plain data, to be told from one process to another: its kind and its places."""

    def __init__(self, kind: str, at: list[str]) -> None:
        super().__init__(kind, at)
        self.kind = kind
        self.at = at

    @classmethod
    def of(cls, error: BaseException) -> Mishap:
        """What may be told of an exception: never its words, which may quote what is secret."""
        return cls(type(error).__name__, places(error.__traceback__))


def places(trace: TracebackType | None) -> list[str]:
    """Where a mistake happened, the innermost last."""
    found: list[str] = []
    while trace is not None:
        code = trace.tb_frame.f_code
        file = code.co_filename.rpartition("site-packages/")[2].rpartition("/overseer/")
        found.append(f"{file[2]}:{trace.tb_lineno} {code.co_name}")
        trace = trace.tb_next
    return found[-MOST_FRAMES:]
