"""Checks that Overseer installs and plays on a machine without a working C compiler.

Three ways to lack one: none on the PATH, one that fails, and one that fails in a tree where an
earlier build left its compiled modules behind. Run it with the Python of an environment that
has the requirements for building and running.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tools.stage import ROOT, copy_checkout

WORK = ROOT / "build" / "no-compiler"
UNSET = {"CC", "OVERSEER_PLAIN", "PYTHONPATH"}
LEFT_BEHIND = ("overseer__mypyc.cpython-stale.so", "overseer/engine/state.cpython-stale.so")


def run(*command: str | Path, where: Path, **settings: str) -> str:
    """Run a command in `where` with `settings` in its environment; its output, if it succeeds."""
    environment = {k: v for k, v in os.environ.items() if k not in UNSET}
    done = subprocess.run(
        command,
        cwd=where,
        env=environment | settings,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        sys.exit(f"{done.stdout}\n{' '.join(map(str, command))} ended with {done.returncode}")
    return done.stdout


def expect(truth: bool, message: str, output: str = "") -> None:
    """End the check with `message` unless `truth`."""
    if not truth:
        sys.exit(f"{output}\n{message}")


def no_machine_code(tree: Path) -> None:
    """No compiled module is left in `tree`."""
    found = [str(path) for path in tree.rglob("*.so")]
    expect(not found, f"compiled modules in a build without a compiler: {found}")


def plays(installed: Path) -> None:
    """The package in `installed` is plain, has its data files, and plays."""
    ask = "import overseer.engine as e; print(e.__file__, e.compiled())"
    answer = run(sys.executable, "-c", ask, where=WORK, PYTHONPATH=str(installed))
    expect(answer == f"{installed / 'overseer/engine/__init__.py'} False\n", answer)
    play = ("from overseer.terminal.cli import main; main()", "play", "shelter", "--plain")
    run(sys.executable, "-c", *play, where=WORK, PYTHONPATH=str(installed))


def installs(name: str, **settings: str) -> None:
    """pip installs the package in an environment with these settings, and it plays."""
    source, target = WORK / name / "source", WORK / name / "installed"
    copy_checkout(source, package=True)
    pip = (sys.executable, "-m", "pip", "install", "--verbose", "--no-build-isolation", "--no-deps")
    said = run(*pip, "--no-index", "--target", target, ".", where=source, **settings)
    expect("overseer: building plain Python" in said, "the build does not say it is plain", said)
    expect("py3-none-any.whl" in said, "the wheel of a plain build is not a pure one", said)
    no_machine_code(target)
    plays(target)


def builds_in_place(name: str, **settings: str) -> None:
    """A failing build in place removes what an earlier one left behind, and the tree plays."""
    source = WORK / name
    copy_checkout(source, package=True)
    for stale in LEFT_BEHIND:
        (source / stale).touch()
    command = (sys.executable, "setup.py", "build_ext", "--inplace")
    said = run(*command, where=source, **settings)
    expect("overseer: building plain Python" in said, "the build does not say it is plain", said)
    no_machine_code(source)
    plays(source)


def main() -> None:
    """Try every way to lack a compiler."""
    shutil.rmtree(WORK, ignore_errors=True)
    nothing = WORK / "empty"
    nothing.mkdir(parents=True)
    installs("none-on-path", PATH=str(nothing))
    installs("failing", CC="false")
    builds_in_place("in-place", CC="false")
    print("without a compiler Overseer installs as plain Python and plays")


if __name__ == "__main__":
    main()
