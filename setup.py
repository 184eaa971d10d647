"""Builds plain Python; with OVERSEER_COMPILE=1, where C compiles, the hot parts as machine code.

What is compiled, and why one failure drops every extension:
docs/decisions/0001-compiled-with-a-plain-fallback.md. What is packed carries the page for browsers:
docs/decisions/0039-installed-under-a-name-of-its-own.md.
"""

from __future__ import annotations

import os
import shlex
import shutil
import sys
import sysconfig
import tomllib
from collections.abc import Container
from concurrent.futures import ThreadPoolExecutor
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build import build
from setuptools.command.build_ext import build_ext
from setuptools.command.sdist import sdist

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT))
from tools import page  # noqa: E402
from tools.ci.library_cache import LibraryCache  # noqa: E402

COMPILED_PACKAGES = ("engine", "shelter", "tragic", "wasteland")
COMPILED_BOTS = (
    *("contest.py", "net.py", "policy.py", "search.py"),
    *("shelter/*.py", "tragic/*.py", "wasteland/*.py"),
)
COMPILED_LEARN = ("core/*.py",)  # a library of its own: the games do without what it needs
# Loaded once, or written with what mypyc does not compile well; the hot path never enters them.
PLAIN = (
    "engine/correct.py",
    "engine/course.py",
    "engine/match.py",
    "engine/mix.py",
    "engine/proof.py",
    "engine/record.py",
    "engine/signature.py",
    "engine/update.py",
    "shelter/card.py",
    "shelter/cards/*.py",
    "shelter/rulebook.py",
    "shelter/text.py",
    "tragic/autopass.py",
    "tragic/cards/*.py",
    "tragic/decks/*.py",
    "tragic/odds*.py",
    "tragic/preview.py",
    "tragic/rulebook.py",
    "tragic/text/*.py",
    "wasteland/battle/views/describe.py",
    "wasteland/battle/odds/outcomes.py",
    "wasteland/battle/odds/preview.py",
    "wasteland/campaign/*.py",
    "wasteland/cards/*.py",
    "wasteland/companion/*.py",
    "wasteland/force/*.py",
    "wasteland/game.py",
    "wasteland/ledger/*.py",
    "wasteland/rulebook.py",
    "wasteland/scenarios/aims_file.py",
    "wasteland/scenarios/brought.py",
    "wasteland/scenarios/demands.py",
    "wasteland/scenarios/offer.py",
    "wasteland/scenarios/demolition/overpass.py",
    "wasteland/scenarios/*/rules*.py",
    "wasteland/scenarios/scenario_file.py",
    "wasteland/scenarios/spoils.py",
    "wasteland/settlement/*.py",
    "wasteland/text/*.py",
)
# What mypyc reads: the compiled modules and all that they import.
READ = ("engine", "text", "cardfile", "shelter", "tragic", "wasteland", "bots", "learn/core")
# -fcommon: every C file of a library declares the tables of the other libraries, which are one.
FLAGS = ["-fno-semantic-interposition", "-fvisibility=hidden", "-fcommon"]

# pip also starts this file to ask for metadata; only these commands want machine code.
BUILDS = {"bdist_wheel", "build", "build_ext", "develop", "editable_wheel", "install"}
IN_PLACE = {"--inplace", "-i", "develop", "editable_wheel"}


def asked(commands: set[str]) -> bool:
    """Whether the command line of this build names one of these."""
    return not commands.isdisjoint(sys.argv[1:])


def asked_for(switch: str) -> bool:
    """Whether the environment has a switch on."""
    return os.environ.get(switch, "0") not in ("", "0")


def wanted() -> bool:
    """Whether machine code is asked for."""
    return asked_for("OVERSEER_COMPILE")


def needed() -> list[str]:
    """What this build needs besides setuptools: a plain one nothing."""
    if not wanted():
        return []
    groups = tomllib.loads((ROOT / "pyproject.toml").read_text())["dependency-groups"]
    return list(groups["compile"])


def to_compile() -> list[str]:
    """The modules that mypyc turns into machine code."""
    package = ROOT / "overseer"
    found = [path for name in COMPILED_PACKAGES for path in (package / name).rglob("*.py")]
    found += [path for name in COMPILED_BOTS for path in (package / "bots").glob(name)]
    found += [path for name in COMPILED_LEARN for path in (package / "learn").glob(name)]
    return sorted(
        path.relative_to(ROOT).as_posix()
        for path in found
        if path.is_file()
        and path.name != "__init__.py"
        and not any(fnmatch(path.relative_to(package).as_posix(), plain) for plain in PLAIN)
    )


def compiler() -> list[str]:
    """The C compiler of this machine, as words."""
    return shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")


def why_plain() -> str | None:
    """What stands against compiling here; None when nothing does."""
    if sys.platform != "win32":
        if shutil.which(compiler()[0]) is None:
            return f"no C compiler ({compiler()[0]}); on Debian: apt install build-essential"
        if not Path(sysconfig.get_path("include"), "Python.h").is_file():
            return "no Python.h; on Debian: apt install python3-dev"
    return None


def generated() -> list[Extension]:
    """The extensions, their C files written by mypyc; SystemExit when it refuses the sources."""
    from mypyc.build import mypycify

    # The build must not depend on how strict the linters are, so mypy's settings stay out of it.
    options = ["--config-file=", "--ignore-missing-imports"]
    files = to_compile()
    minds = [name for name in files if fnmatch(name, "*/wasteland*") and "/battle/" not in name]
    battles = [name for name in files if "/wasteland/battle/" in name]
    learning = [name for name in files if "/learn/" in name]
    rest = [name for name in files if name not in (*minds, *battles, *learning)]
    groups: list[tuple[list[str], str | None]] = [
        (minds, "overseer_wasteland"),
        (rest, "overseer"),
        (battles, "overseer_battle"),
        (learning, "overseer_learn"),
    ]
    # A C file a module: gcc takes twice as long over the same code in three files, and all
    # cores can work. -O3 and link-time optimisation double the time and give nothing (decision 1).
    extensions: list[Any] = mypycify(
        [*options, *files],
        separate=[group for group in groups if group[0]],
        multi_file=True,
        opt_level="2",
        debug_level="0",
    )
    for extension in extensions:
        extension.depends.append("setup.py")
        if sys.platform != "win32":
            # A new compiler's warning is no reason to lose the machine code.
            extension.extra_compile_args = [*extension.extra_compile_args, *FLAGS, "-Wno-error"]
            extension.extra_link_args = [*extension.extra_link_args, *FLAGS]
    # The libraries are the work; the many small shims around them come last.
    return sorted(extensions, key=lambda extension: -len(extension.sources))


def announce_plain(reason: str) -> None:
    """Say that, and why, this build is plain Python."""
    print(f"overseer: building plain Python, without machine code: {reason}", file=sys.stderr)


def sweep(root: Path, keep: Container[Path] = ()) -> None:
    """Delete the compiled modules of this project under `root`, except those to keep."""
    for pattern in ("overseer*__mypyc*", "overseer/**/*"):
        for path in root.glob(pattern):
            if path.suffix in (".so", ".pyd") and path.resolve() not in keep:
                path.unlink()


def demand_page() -> None:
    """End the build where the page is missing or old; with OVERSEER_WITHOUT_PAGE=1 it may be."""
    if asked_for("OVERSEER_WITHOUT_PAGE"):
        return
    if fault := page.fault():
        sys.exit(
            f"overseer: the page for browsers {fault} (overseer/web). `make page` builds it, also"
            " where there is no Node.js; then run this again.\n"
            "OVERSEER_WITHOUT_PAGE=1 in the environment does without it: such an installation plays"
            " and simulates, but `overseer serve` has only the API."
        )


class PackedWithPage(sdist):
    """The source distribution carries the page, so that whoever builds from it needs no Node.js."""

    def run(self) -> None:
        demand_page()
        super().run()


class FreshBuild(build):
    """Has the page, and forgets the files of an earlier build: no deleted module is shipped."""

    def run(self) -> None:
        demand_page()
        for path in Path(self.build_lib).rglob("*"):
            if path.is_file():
                path.unlink()
        super().run()


class AllOrNothing(build_ext):
    """Builds every extension or none: shims without their shared library fail at import."""

    def run(self) -> None:
        built = ROOT if asked(IN_PLACE) else Path(self.build_lib)
        cache = LibraryCache(ROOT, READ, compiler())
        if not (self.extensions and cache.fetch(built)):
            self._compile()
            cache.keep(built, self._files())
        sweep(built, {(built / name).resolve() for name in self._files()})

    def build_extensions(self) -> None:
        """Compile the C files of a library side by side."""
        one_by_one: Any = self.compiler.compile

        def side_by_side(sources: list[str], **settings: Any) -> list[str]:
            # The largest files first, so that no core ends with one of them alone.
            largest = sorted(sources, key=lambda source: -Path(source).stat().st_size)
            with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
                made = pool.map(lambda source: one_by_one([source], **settings), largest)
                objects = dict(zip(largest, made, strict=True))
            return [name for source in sources for name in objects[source]]

        self.compiler.compile = side_by_side
        super().build_extensions()

    def _compile(self) -> None:
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

    def _files(self) -> list[str]:
        file_name: Any = self.get_ext_filename
        return [file_name(extension.name) for extension in self.extensions]


def extensions() -> list[Extension]:
    """What to compile in this build; nothing where the build is to be plain."""
    if not asked(BUILDS):
        return []
    if wanted() and to_compile():
        reason = why_plain()
        if reason is None:
            try:
                return kept() or generated()
            except (Exception, SystemExit) as error:
                reason = f"mypyc failed ({error})"
        announce_plain(reason)
    if asked(IN_PLACE):
        sweep(ROOT)
    return []


def kept() -> list[Extension]:
    """The extensions that were built from the very same sources before."""
    files = LibraryCache(ROOT, READ, compiler()).files()
    return [Extension(file.partition(".")[0].replace("/", "."), []) for file in files]


if __name__ == "__main__":
    os.chdir(ROOT)
    setup(
        ext_modules=extensions(),
        setup_requires=needed(),
        cmdclass={"build": FreshBuild, "build_ext": AllOrNothing, "sdist": PackedWithPage},
    )
