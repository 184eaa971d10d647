"""The name under which this package is installed, and how the libraries of an extra are.

The command and the import are `overseer`. On the public index that name is another project's, so
nothing here may ask the index for it: docs/decisions/0039-installed-under-a-name-of-its-own.md.
"""

from __future__ import annotations

import re
import sys
from importlib.metadata import PackageNotFoundError, requires
from pathlib import Path
from typing import Final

DISTRIBUTION: Final = "overseer-table"
PUBLISHED: Final[bool] = False  # whether the public index has this package under that name


def how_to_install(extra: str) -> str:
    """The line for a terminal that brings the libraries of an extra into this very Python."""
    wanted = [f"{DISTRIBUTION}[{extra}]"] if PUBLISHED else libraries(extra)
    python = f'"{sys.executable}"' if " " in sys.executable else sys.executable
    return " ".join([python, "-m pip install", *(f'"{each}"' for each in wanted)])


def libraries(extra: str) -> list[str]:
    """What an extra asks for, as pip reads it."""
    try:
        told = requires(DISTRIBUTION) or []
    except PackageNotFoundError:  # it runs straight from the checkout
        return _of_the_checkout(extra)
    marked = re.compile(rf"""\bextra == ["']{extra}["']""")
    parts = [each.partition(";") for each in told]
    return [name.strip() for name, _, marker in parts if marked.search(marker)]


def _of_the_checkout(extra: str) -> list[str]:
    import tomllib

    project = Path(__file__).resolve().parents[1] / "pyproject.toml"
    told = tomllib.loads(project.read_text(encoding="utf-8"))["project"]
    return list(told["optional-dependencies"][extra])
