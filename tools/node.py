"""Node for what is built for browsers: this machine's if it is 20 or newer, else one from PyPI."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import venv
from collections.abc import Iterable
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
NODE_VENV: Final = ROOT / ".venv-node"
REQUIREMENT: Final = ROOT / "requirements" / "node.txt"
OLDEST: Final = 20


def digest(paths: Iterable[Path]) -> str:
    """A word for the contents of files."""
    found = sha256()
    for path in paths:
        found.update(path.relative_to(ROOT).as_posix().encode() + b"\0")
        found.update(sha256(path.read_bytes()).digest())
    return found.hexdigest()


def is_new_enough(version: str) -> bool:
    """Whether a version of Node, as it tells it (`v20.1.0`), can build the page."""
    found = re.match(r"v?(\d+)\.", version.strip())
    return found is not None and int(found[1]) >= OLDEST


@cache
def path_with_node() -> str:
    """A PATH on which `node` and `npm` are found."""
    here = os.environ.get("PATH", "")
    if shutil.which("node") and shutil.which("npm"):
        told = subprocess.run(["node", "--version"], capture_output=True, text=True, check=False)
        if is_new_enough(told.stdout):
            return here
    folder = NODE_VENV / ("Scripts" if os.name == "nt" else "bin")
    stamp = NODE_VENV / digest([REQUIREMENT])[:16]
    if not stamp.exists():
        print(
            f"No Node.js {OLDEST} or newer here: one comes from PyPI into {NODE_VENV.name} (once)."
        )
        venv.create(NODE_VENV, with_pip=True, clear=True)
        quiet = ["--quiet", "--disable-pip-version-check", "--require-hashes"]
        python = str(folder / Path(sys.executable).name)
        subprocess.run([python, "-m", "pip", "install", *quiet, "-r", REQUIREMENT], check=True)
        stamp.touch()
    return f"{folder}{os.pathsep}{here}"


def npm(folder: Path, *words: str) -> str:
    """Have npm do something in a folder; what it said. If it fails, so does this program."""
    path = path_with_node()
    found = shutil.which("npm", path=path) or "npm"
    environment = {**os.environ, "PATH": path}
    told = subprocess.run(
        [found, *words], cwd=folder, env=environment, capture_output=True, text=True, check=False
    )
    if told.returncode:
        sys.exit(f"npm {' '.join(words[:2])} failed.\n{told.stdout}{told.stderr}")
    return told.stdout


def node(script: Path, *words: Path) -> None:
    """Run a script of ours. If it fails, so does this program."""
    path = path_with_node()
    found = shutil.which("node", path=path) or "node"
    command = [found, str(script), *map(str, words)]
    told = subprocess.run(command, capture_output=True, text=True, check=False)
    if told.returncode:
        sys.exit(f"{script.name} failed.\n{told.stdout}{told.stderr}")


def install(folder: Path) -> None:
    """Install what a build needs, if that has changed."""
    wanted = digest([folder / "package-lock.json"])
    stamp = folder / "node_modules" / ".lock-digest"
    if not stamp.is_file() or stamp.read_text() != wanted:
        npm(folder, "ci", "--no-audit", "--no-fund")
        stamp.write_text(wanted)
