"""Installs Overseer, plain, on every Python from 3.11 on that is here, and runs conformance tests.

python -m tools.ci.pythons [--short] [PYTHON …]

Without names it takes those on the PATH and those of pyenv, except the one that runs this:
`make test` proves that one. --short plays the golden games only.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
from pathlib import Path

from tools.ci.stage import ROOT, copy_checkout

OLDEST, NEWEST = 11, 19
SUITE = ROOT / "build" / "pythons"  # a copy of its own: others may run theirs meanwhile
ASK = "import sys; print(*sys.version_info[:3], sep='.')"


def version(python: str) -> str:
    """What a Python says of itself; empty when it does not run (a shim without its version)."""
    try:
        done = subprocess.run([python, "-c", ASK], capture_output=True, text=True, check=False)
    except OSError:
        return ""
    return done.stdout.strip() if done.returncode == 0 else ""


def here() -> dict[str, str]:
    """The other Pythons of this machine, the newest of each minor version, by version."""
    found = [shutil.which(f"python3.{minor}") for minor in range(OLDEST, NEWEST)]
    if shutil.which("pyenv"):
        root = subprocess.run(["pyenv", "root"], capture_output=True, text=True, check=True)
        found += [
            str(path) for path in sorted(Path(root.stdout.strip()).glob("versions/*/bin/python"))
        ]
    mine = sys.version_info[1]
    pythons: dict[str, str] = {}
    for python in filter(None, found):
        said = version(python)
        minor = int(said.split(".")[1]) if said.startswith("3.") else 0
        if minor >= OLDEST and minor != mine:
            pythons.setdefault(f"3.{minor}", python)
    return pythons


def prove(name: str, python: str, short: bool) -> None:
    """Install in an environment of its own and run the suite there."""
    venv = ROOT / f".venv-{name}"
    made = venv / "bin" / "python"
    print(f"== Python {name}", flush=True)
    if not made.exists():
        subprocess.run([python, "-m", "venv", str(venv)], check=True)
    pip = [str(made), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    pip.append("--no-compile")
    locked = ROOT / "requirements" / "conformance.txt"
    subprocess.run([*pip, "--require-hashes", "-r", str(locked)], check=True)
    source = ROOT / "build" / "from" / venv.name
    copy_checkout(source, package=True)
    package = [*pip, "--no-build-isolation", "--no-deps", str(source)]
    subprocess.run(package, env={**os.environ, "OVERSEER_WITHOUT_PAGE": "1"}, check=True)
    suite = ["tests/conformance/test_golden.py"] if short else ["tests/conformance", "-n", "2"]
    subprocess.run(
        [str(made), "-m", "pytest", "-q", "-p", "tools.ci.installed_build", *suite],
        cwd=SUITE,
        env={"PATH": str(made.parent), "OVERSEER_BUILD": "plain"},
        check=True,
    )


def main() -> int:
    """Prove every one; the exit code."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--short", action="store_true")
    parser.add_argument("pythons", nargs="*")
    asked = parser.parse_args()
    copy_checkout(SUITE, package=False)
    chosen = {version(python): python for python in asked.pythons} or here()
    for name, python in chosen.items():
        try:
            prove(name, python, asked.short)
        except subprocess.CalledProcessError as error:
            print(f"Python {name} ({python}): {error}", file=sys.stderr)
            return 1
    print(f"proved on Python {', '.join(chosen) or '(no other is here)'}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
