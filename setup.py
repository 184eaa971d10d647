"""Builds the engine and the games as machine code where a C compiler is, else as plain Python.

OVERSEER_PLAIN=1 asks for plain Python. What is compiled, and why one failure drops every
extension: docs/decisions/0001-compiled-with-a-plain-fallback.md.
"""

from __future__ import annotations

import os
import shlex
import shutil
import sys
import sysconfig
from collections.abc import Container
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build import build
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).resolve().parent
COMPILED_PACKAGES = ("engine", "shelter", "tragic", "wasteland")
COMPILED_BOTS = (
    *("net.py", "policy.py", "search.py", "shelter.py", "tragic*.py", "wasteland*.py", "worth.py"),
)
# Loaded once, or written with what mypyc does not compile well; the hot path never enters them.
PLAIN = (
    "engine/match.py",
    "engine/record.py",
    "shelter/card*.py",
    "shelter/rulebook.py",
    "shelter/text.py",
    "tragic/autopass.py",
    "tragic/card_*.py",
    "tragic/deck_*.py",
    "tragic/decks.py",
    "tragic/find_cards.py",
    "tragic/gallery.py",
    "tragic/lint.py",
    "tragic/odds*.py",
    "tragic/preview.py",
    "tragic/rulebook.py",
    "tragic/*text.py",
    "wasteland/battle/describe.py",
    "wasteland/battle/outcomes.py",
    "wasteland/battle/preview.py",
    "wasteland/battle/shield.py",
    "wasteland/campaign/*.py",
    "wasteland/card_*.py",
    "wasteland/find_cards.py",
    "wasteland/force/*.py",
    "wasteland/gallery.py",
    "wasteland/game.py",
    "wasteland/rulebook.py",
    "wasteland/scenarios/brought.py",
    "wasteland/scenarios/scenario_file.py",
    "wasteland/scenarios/spoils.py",
    "wasteland/settlement/*.py",
    "wasteland/terrain/*.py",
    "wasteland/*text.py",
)
FLAGS = ["-fno-semantic-interposition", "-fvisibility=hidden"]

# pip also starts this file to ask for metadata; only these commands want machine code.
BUILDS = {"bdist_wheel", "build", "build_ext", "develop", "editable_wheel", "install"}
IN_PLACE = {"--inplace", "-i", "develop", "editable_wheel"}


def asked(commands: set[str]) -> bool:
    """Whether the command line of this build names one of these."""
    return not commands.isdisjoint(sys.argv[1:])


def to_compile() -> list[str]:
    """The modules that mypyc turns into machine code."""
    package = ROOT / "overseer"
    found = [path for name in COMPILED_PACKAGES for path in (package / name).rglob("*.py")]
    found += [path for name in COMPILED_BOTS for path in (package / "bots").glob(name)]
    return sorted(
        path.relative_to(ROOT).as_posix()
        for path in found
        if path.is_file()
        and path.name != "__init__.py"
        and not any(fnmatch(path.relative_to(package).as_posix(), plain) for plain in PLAIN)
    )


def why_plain() -> str | None:
    """What stands against compiling here; None when nothing does."""
    if os.environ.get("OVERSEER_PLAIN", "0") not in ("", "0"):
        return "OVERSEER_PLAIN is set"
    if sys.platform != "win32":
        compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
        if shutil.which(shlex.split(compiler)[0]) is None:
            return f"no C compiler ({compiler}); on Debian: apt install build-essential"
        if not Path(sysconfig.get_path("include"), "Python.h").is_file():
            return "no Python.h; on Debian: apt install python3-dev"
    return None


def generated() -> list[Extension]:
    """The extensions, their C files written by mypyc; SystemExit when it refuses the sources."""
    from mypyc.build import mypycify

    # The build must not depend on how strict the linters are, so mypy's settings stay out of it.
    options = ["--config-file=", "--ignore-missing-imports"]
    files = to_compile()
    # Three libraries, the largest first, so that several cores can compile.
    minds = [name for name in files if fnmatch(name, "*/wasteland*") and "/battle/" not in name]
    battles = [name for name in files if "/wasteland/battle/" in name]
    rest = [name for name in files if name not in minds and name not in battles]
    groups: list[tuple[list[str], str | None]] = [
        (minds, "overseer_wasteland"),
        (rest, "overseer"),
        (battles, "overseer_battle"),
    ]
    # -O3 and link-time optimisation double the time and give nothing (decision 0001).
    extensions: list[Any] = mypycify(
        [*options, *files], separate=groups, opt_level="2", debug_level="0"
    )
    for extension in extensions:
        extension.depends.append("setup.py")
        if sys.platform != "win32":
            # A new compiler's warning is no reason to lose the machine code.
            extension.extra_compile_args = [*extension.extra_compile_args, *FLAGS, "-Wno-error"]
            extension.extra_link_args = [*extension.extra_link_args, *FLAGS]
    return extensions


def announce_plain(reason: str) -> None:
    """Say that, and why, this build is plain Python."""
    print(f"overseer: building plain Python, without machine code: {reason}", file=sys.stderr)


def sweep(root: Path, keep: Container[Path] = ()) -> None:
    """Delete the compiled modules of this project under `root`, except those to keep."""
    for pattern in ("overseer*__mypyc*", "overseer/**/*"):
        for path in root.glob(pattern):
            if path.suffix in (".so", ".pyd") and path.resolve() not in keep:
                path.unlink()


class FreshBuild(build):
    """Forgets the files of an earlier build, so that a deleted module is not shipped."""

    def run(self) -> None:
        # Compiled modules stay: they are reused while their C files are unchanged.
        for path in Path(self.build_lib).rglob("*"):
            if path.is_file() and path.suffix not in (".so", ".pyd"):
                path.unlink()
        super().run()


class AllOrNothing(build_ext):
    """Builds every extension or none: shims without their shared library fail at import."""

    def run(self) -> None:
        self.parallel = self.parallel or os.cpu_count() or 1
        built = Path(self.build_lib)
        try:
            super().run()
        # Whatever goes wrong in a compiler, plain Python still plays.
        except Exception as error:
            announce_plain(f"compiling failed ({type(error).__name__}), see the messages above")
            self.extensions = []
            self.distribution.ext_modules = []
            wheel: Any = self.distribution.get_command_obj("bdist_wheel", create=False)
            if wheel is not None:
                wheel.root_is_pure = True
        file_name: Any = self.get_ext_filename
        names = [file_name(extension.name) for extension in self.extensions]
        sweep(built, {(built / name).resolve() for name in names})
        if asked(IN_PLACE):
            sweep(ROOT, {ROOT / name for name in names})


def extensions() -> list[Extension]:
    """What to compile in this build; nothing where the build is to be plain."""
    if not asked(BUILDS) or not to_compile():
        return []
    reason = why_plain()
    if reason is None:
        try:
            return generated()
        except (Exception, SystemExit) as error:
            reason = f"mypyc failed ({error})"
    announce_plain(reason)
    if asked(IN_PLACE):
        sweep(ROOT)
    return []


if __name__ == "__main__":
    os.chdir(ROOT)
    setup(ext_modules=extensions(), cmdclass={"build": FreshBuild, "build_ext": AllOrNothing})
