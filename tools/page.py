"""Builds the web client into the package, if its sources have changed since.

python -m tools.page

Node of this machine is taken if it is 20 or newer; else one comes from PyPI into an environment of
its own.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import venv
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
WEB: Final = ROOT / "web"
TARGET: Final = ROOT / "overseer" / "web"
STAMP: Final = ".sources"  # beside the page: the digest of what it was built from
NODE_VENV: Final = ROOT / ".venv-node"
REQUIREMENT: Final = ROOT / "requirements" / "node.txt"
OLDEST: Final = 20
LEFT_OUT: Final = {"node_modules", "dist"}


def sources() -> Iterator[Path]:
    """Every file that the page is built from."""
    for path in sorted(WEB.rglob("*")):
        parts = path.relative_to(WEB).parts
        if path.is_file() and LEFT_OUT.isdisjoint(parts) and not path.name.endswith(".test.ts"):
            yield path


def digest(paths: Iterator[Path]) -> str:
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


def path_with_node() -> str:
    """A PATH on which `node` and `npm` are found."""
    here = os.environ.get("PATH", "")
    if shutil.which("node") and shutil.which("npm"):
        told = subprocess.run(["node", "--version"], capture_output=True, text=True, check=False)
        if is_new_enough(told.stdout):
            return here
    folder = NODE_VENV / ("Scripts" if os.name == "nt" else "bin")
    stamp = NODE_VENV / digest(iter([REQUIREMENT]))[:16]
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


def npm(path: str, *words: str, folder: Path = WEB) -> str:
    """Have npm do something in a folder; what it said. If it fails, so does this program."""
    found = shutil.which("npm", path=path) or "npm"
    environment = {**os.environ, "PATH": path}
    told = subprocess.run(
        [found, *words], cwd=folder, env=environment, capture_output=True, text=True, check=False
    )
    if told.returncode:
        sys.exit(f"npm {' '.join(words[:2])} failed.\n{told.stdout}{told.stderr}")
    return told.stdout


def node(path: str, script: Path, *words: Path) -> None:
    """Run a script of ours. If it fails, so does this program."""
    found = shutil.which("node", path=path) or "node"
    command = [found, str(script), *map(str, words)]
    told = subprocess.run(command, capture_output=True, text=True, check=False)
    if told.returncode:
        sys.exit(f"{script.name} failed.\n{told.stdout}{told.stderr}")


def install(path: str, folder: Path = WEB) -> None:
    """Install what a build needs, if that has changed."""
    wanted = digest(iter([folder / "package-lock.json"]))
    stamp = folder / "node_modules" / ".lock-digest"
    if not stamp.is_file() or stamp.read_text() != wanted:
        npm(path, "ci", "--no-audit", "--no-fund", folder=folder)
        stamp.write_text(wanted)


def main() -> None:
    """Build the page and put it into the package."""
    now = digest(sources())
    kept = TARGET / STAMP
    if kept.is_file() and kept.read_text() == now:
        return
    print("Building the page…", flush=True)
    path = path_with_node()
    install(path)
    npm(path, "run", "build")
    shutil.rmtree(TARGET, ignore_errors=True)
    shutil.copytree(WEB / "dist", TARGET)
    kept.write_text(now)


if __name__ == "__main__":
    main()
