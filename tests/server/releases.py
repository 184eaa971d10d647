"""Two releases, each installed in an environment of its own, beside each other as operators do it.

The older one is the package that is tested. The newer one is a copy of it with another version and
other rules of Shelter, and knows the older one's. Libraries are shared.
"""

from __future__ import annotations

import shutil
import sys
import venv
from pathlib import Path
from typing import Final

import overseer

RULES: Final = overseer.game("shelter").rules_version
NEWER: Final = "99.0.0"
NEWER_RULES: Final = "shelter-99"
PACKAGE: Final = Path(overseer.__file__).parent


def install(folder: Path) -> Path:
    """The package that is tested, in an environment; its Python."""
    venv.create(folder, with_pip=False, symlinks=True)
    python = folder / "bin" / "python"
    site = next(folder.glob("lib/python*/site-packages"))
    # Plain: what is changed in a copy has to count.
    left_out = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
    shutil.copytree(PACKAGE, site / "overseer", ignore=left_out)
    # An environment may have borrowed its libraries; what it names is not looked up once more.
    libraries = [path for path in sys.path if Path(path).name == "site-packages"]
    (site / "libraries.pth").write_text("".join(f"{path}\n" for path in libraries))
    return python


def install_newer(folder: Path) -> Path:
    """The same as a later release, whose rules of Shelter have another version."""
    python = install(folder)
    package = next(folder.glob("lib/python*/site-packages/overseer"))
    version = package / "__init__.py"
    changed(version, f'__version__ = "{overseer.__version__}"', f'__version__ = "{NEWER}"')
    game = package / "shelter" / "game.py"
    changed(
        game,
        f'super().__init__("shelter", "{RULES}"',
        f'super().__init__("shelter", "{NEWER_RULES}"',
    )
    digest = overseer.game("shelter").cards_digest({})
    known = f'Earlier("{overseer.__version__}", "{RULES}", "{digest}")'
    changed(game, "        return (Earlier(", f"        return ({known}, Earlier(")
    return python


def changed(path: Path, old: str, new: str) -> None:
    """Change one place of a file."""
    text = path.read_text()
    assert text.count(old) == 1, f"{path.name} has changed: {old}"
    path.write_text(text.replace(old, new))
