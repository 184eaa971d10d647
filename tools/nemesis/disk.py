"""A small disk that can be filled: a file system in memory. Only root can make one."""

from __future__ import annotations

import contextlib
import os
import subprocess
from pathlib import Path

SIZE = 64  # megabytes


class Disk:
    """A file system of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)
        options = f"size={SIZE}m"
        subprocess.run(
            ["mount", "-t", "tmpfs", "-o", options, "tmpfs", str(folder)],
            check=True,
            capture_output=True,
        )
        self._filler = folder / "filler"

    def fill(self) -> None:
        """No byte is left."""
        with contextlib.suppress(OSError), self._filler.open("ab", buffering=0) as file:
            while True:
                file.write(b"\0" * 65536)
        with contextlib.suppress(OSError), self._filler.open("ab", buffering=0) as file:
            while True:
                file.write(b"\0")

    def free(self) -> None:
        """There is room again."""
        self._filler.unlink(missing_ok=True)

    def remove(self) -> None:
        """Take it away."""
        subprocess.run(["umount", "-l", str(self.folder)], check=False, capture_output=True)


def small_disk(folder: Path) -> Disk | None:
    """A small disk, where one can be made."""
    if os.geteuid() != 0:
        return None
    try:
        return Disk(folder)
    except (OSError, subprocess.CalledProcessError):
        return None
