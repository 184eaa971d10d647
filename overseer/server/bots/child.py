"""A process of the table's own, which ends with whoever started it from its first moment on:

    python -m overseer.server.bots.child MODULE ARGUMENT …

What such a module needs takes a while to load, and its parent may be gone before that is done. So
this is done first, and nothing is imported here that takes long.
"""

from __future__ import annotations

import ctypes
import os
import runpy
import signal
import sys
from typing import Final

PARENT: Final = "OVERSEER_PARENT"  # set in such a process: the number of whoever started it
_PR_SET_PDEATHSIG: Final = 1


def command(module: str, *arguments: str) -> list[str]:
    """What starts such a process."""
    return [sys.executable, "-m", __spec__.name, module, *arguments]


def as_parent() -> dict[str, str]:
    """The environment of a process that ends with this one."""
    return {**os.environ, PARENT: str(os.getpid())}


def end_with_parent() -> None:
    """On Linux the system ends this process when its parent is gone.

    A parent that went before that was asked for is known by its number. It may be the first
    process of all, as in a container.
    """
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, signal.SIGKILL)
    if os.environ.get(PARENT, "") not in ("", str(os.getppid())):
        sys.exit(0)


if __name__ == "__main__":
    end_with_parent()
    del sys.argv[0]
    runpy.run_module(sys.argv[0], run_name="__main__", alter_sys=True)
