"""Checks that Overseer installs and plays in every way that `make test` does not take itself.

From its source distribution by way of a wheel, plain without being asked, into an empty
environment where a browser opens its page; compiled where machine code is asked for but there is no
compiler, one that fails, and one that fails in a tree where an earlier build left its compiled
modules behind. Without the page nothing is packed. Run it with the Python of an environment that
has the requirements for building, running and testing, after `make page`.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

from tools.ci.hosted import environment, opens
from tools.ci.stage import ROOT, copy_checkout

WORK = ROOT / "build" / "installations"
UNSET = {"CC", "OVERSEER_COMPILE", "OVERSEER_WITHOUT_PAGE", "PYTHONPATH"}
Ended = subprocess.CompletedProcess[str]
# A build that fails leaves nothing in the cache, and finds nothing there.
NO_CACHE = {"OVERSEER_CACHE": "0"}
LEFT_BEHIND = ("overseer__mypyc.cpython-stale.so", "overseer/engine/state.cpython-stale.so")


def ended(command: tuple[str | Path, ...], where: Path, settings: dict[str, str]) -> Ended:
    """What came of a command in `where` with `settings` in its environment."""
    environment = {k: v for k, v in os.environ.items() if k not in UNSET}
    return subprocess.run(
        command,
        cwd=where,
        env=environment | settings,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )


def run(*command: str | Path, where: Path, **settings: str) -> str:
    """The output of a command in `where` with `settings` in its environment, if it succeeds."""
    done = ended(command, where, settings)
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


def pip(command: str, name: str, source: Path, **settings: str) -> tuple[Path, str]:
    """Have pip put the package where it belongs; that folder, and what pip said."""
    target, option = WORK / name / "made", "--target" if command == "install" else "--wheel-dir"
    words = (sys.executable, "-m", "pip", command, "--verbose", "--no-build-isolation", "--no-deps")
    said = run(*words, "--no-index", option, target, source, where=WORK, **settings)
    expect("py3-none-any.whl" in said, "the wheel of a plain build is not a pure one", said)
    return target, said


def falls_back(name: str, **settings: str) -> None:
    """Asked for machine code that cannot be made, pip installs plain Python and says so."""
    source = WORK / name / "source"
    copy_checkout(source, package=True)
    with_few_modules(source)
    target, said = pip("install", name, source, OVERSEER_COMPILE="1", **NO_CACHE, **settings)
    no_machine_code(target)
    plays(target)
    expect("overseer: building plain Python" in said, "the build does not say it is plain", said)


def from_the_source_distribution(name: str) -> None:
    """The source distribution holds the whole project; a wheel with the page comes of it."""
    source = WORK / name / "source"
    copy_checkout(source, package=True)
    run(sys.executable, "setup.py", "--quiet", "sdist", where=source)
    (archive,) = (source / "dist").glob("*.tar.gz")
    with tarfile.open(archive) as packed:
        held = {member.name.partition("/")[2] for member in packed.getmembers() if member.isfile()}
    missing = sorted(wanted_files(source) - held)
    expect(not missing, f"the source distribution lacks {missing}")
    made, said = pip("wheel", name, archive)
    expect("overseer: building" not in said, "a plain build needs no explanation", said)
    (wheel,) = made.glob("*.whl")
    python = environment(WORK / name / "empty", wheel)
    (package,) = python.parents[1].glob("lib/python*/site-packages/overseer")
    no_machine_code(package)
    no_machine_code(python.parents[1] / "lib" / "overseer")
    run(python.with_name("overseer"), "play", "shelter", "--plain", where=WORK)
    opens(python, WORK / name)
    packs_nothing_without_the_page(source)


def packs_nothing_without_the_page(source: Path) -> None:
    """A build without the page ends and says what is missing; asked to do without, it goes on."""
    (source / "overseer" / "web" / "index.html").unlink()
    for command in ("sdist", "bdist_wheel"):
        done = ended((sys.executable, "setup.py", "--quiet", command), source, {})
        told = done.returncode == 1 and "`make page` builds it" in done.stdout
        expect(told, f"{command} does not say what is missing", done.stdout)
    run(sys.executable, "setup.py", "--quiet", "build", where=source, OVERSEER_WITHOUT_PAGE="1")


def wanted_files(source: Path) -> set[str]:
    """What a reader expects in a source distribution: everything but what is generated."""
    parts = ("overseer", "docs", "examples", "tests", "tools", "benchmarks", "requirements")
    found = [path for part in parts for path in (source / part).rglob("*") if path.is_file()]
    found += [source / name for name in ("CHANGELOG.md", "README.md", "LICENSE", "NOTICE.md")]
    return {
        path.relative_to(source).as_posix() for path in found if "__pycache__" not in path.parts
    }


def with_few_modules(source: Path) -> None:
    """Have a copy compile the kernel alone: a compiler fails at that as it does at the rest."""
    setup = source / "setup.py"
    text = setup.read_text(encoding="utf-8")
    lists = r"^(COMPILED_\w+) = \((?:[^()]|\([^()]*\))*\)"
    few, changed = re.subn(lists, r"\1 = ()", text, flags=re.MULTILINE)
    few = few.replace("COMPILED_PACKAGES = ()", 'COMPILED_PACKAGES = ("engine",)')
    expect(changed == 3, "setup.py says otherwise what is compiled", few)
    setup.write_text(few, encoding="utf-8")


def builds_in_place(source: Path, **settings: str) -> None:
    """A failing build in place removes what an earlier one left behind, and the tree plays."""
    for stale in LEFT_BEHIND:
        (source / stale).touch()
    command = (sys.executable, "setup.py", "build_ext", "--inplace")
    said = run(*command, where=source, OVERSEER_COMPILE="1", **NO_CACHE, **settings)
    expect("overseer: building plain Python" in said, "the build does not say it is plain", said)
    no_machine_code(source)
    plays(source)


def main() -> None:
    """Try every way."""
    shutil.rmtree(WORK, ignore_errors=True)
    nothing = WORK / "empty"
    nothing.mkdir(parents=True)
    from_the_source_distribution("source-distribution")
    falls_back("none-on-path", PATH=str(nothing))
    falls_back("failing", CC="false")
    builds_in_place(WORK / "failing" / "source", CC="false")  # mypyc takes up what it wrote there
    print("installs plain from its source distribution and without a working compiler, and plays")


if __name__ == "__main__":
    main()
