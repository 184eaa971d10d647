"""Copies the checkout, so that a suite or a build cannot meet anything but what it is meant to.

python tools/ci/stage.py TARGET [--package]

Without --package everything is copied except the package itself: a suite that runs there can
import Overseer only from the environment it is installed in. With it, the copy is what several
builds can be made from at the same time, each from its own.
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
NEVER = shutil.ignore_patterns(
    *(".git", ".venv*", ".*_cache", ".hypothesis", "__pycache__", "node_modules"),
    *("*.so", "*.pyd", "*.egg-info"),
)
NEVER_AT_TOP = {"build", "dist"}


def copy_checkout(target: Path, *, package: bool) -> None:
    """Replace `target` by a copy of the checkout, with or without the package `overseer`."""
    left_out = NEVER_AT_TOP if package else NEVER_AT_TOP | {"overseer"}

    def ignored(folder: str, names: list[str]) -> set[str]:
        at_top = left_out if Path(folder) == ROOT else set()
        return NEVER(folder, names) | at_top

    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(ROOT, target, ignore=ignored)


if __name__ == "__main__":
    if len(sys.argv) < 2 or sys.argv[1].startswith("-"):
        sys.exit(__doc__)  # or a folder called --help would be made
    copy_checkout(Path(sys.argv[1]), package="--package" in sys.argv[2:])
