"""Environments for machine learning: an extra that no other part of the house imports.

`TableEnv`, `SeatEnv` and `Batch` are loaded when they are asked for, so that a library that is
missing can be named. docs/learning.md shows how they are used.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final

from overseer.release import how_to_install

__all__ = ["Batch", "SeatEnv", "TableEnv"]

WHERE: Final = {
    "Batch": "overseer.learn.batch",
    "SeatEnv": "overseer.learn.seat",
    "TableEnv": "overseer.learn.table",
}
EXTRA: Final = ("gymnasium", "librt", "numpy", "pettingzoo")


def __getattr__(name: str) -> Any:
    if name not in WHERE:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    try:
        return getattr(import_module(WHERE[name]), name)
    except ModuleNotFoundError as missing:
        if (missing.name or "").partition(".")[0] in EXTRA:
            message = f"overseer.learn needs {missing.name}: {how_to_install('learn')}"
            raise ModuleNotFoundError(message, name=missing.name) from missing
        raise
