"""Games that lie in folders, named by the variable OVERSEER_GAMES, so that one's own can be tried.

A folder is a Python package under its own name; several are parted as in PATH. Processes that are
started later see the same folders.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Final

VARIABLE: Final = "OVERSEER_GAMES"


@dataclass(frozen=True)
class Folder:
    """A game that is found as an installed one is: by the name of its folder."""

    path: Path

    @property
    def name(self) -> str:
        return self.path.name

    def load(self) -> None:
        """Import the package, as if the folder above it were searched for it."""
        if self.name in sys.modules:
            return
        spec = spec_from_file_location(
            self.name, self.path / "__init__.py", submodule_search_locations=[str(self.path)]
        )
        if spec is None or spec.loader is None:
            raise ImportError(self.path)
        module = module_from_spec(spec)
        sys.modules[self.name] = module
        try:
            spec.loader.exec_module(module)
        except BaseException:
            del sys.modules[self.name]
            raise


def folders() -> Iterator[Folder]:
    """Those that are named now."""
    for named in os.environ.get(VARIABLE, "").split(os.pathsep):
        if named:
            yield Folder(Path(named).resolve())
