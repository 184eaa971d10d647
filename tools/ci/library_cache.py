"""Keeps compiled libraries by a key of all that went into them, so that nothing is compiled twice.

The key is a hash of every source that the compiler reads, of the build's own code and of the
tools: a change in any of them is another key, so a stale library can never be found. A library is
checked against its hash before it is used. OVERSEER_CACHE names another folder; 0 asks for none.
"""

from __future__ import annotations

import hashlib
import json
import os
import platform
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterator, Sequence
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

KEPT = 4  # builds; older ones are deleted
TOOLS = ("mypy", "mypy_extensions", "msgspec", "setuptools")
SETTINGS = ("CC", "CFLAGS", "CPPFLAGS", "LDFLAGS", "LDSHARED")
CONTENTS = "libraries.json"


class LibraryCache:
    """The libraries of one state of the sources, if they were ever built here."""

    def __init__(self, root: Path, packages: Sequence[str], compiler: Sequence[str]) -> None:
        self._root = root
        self._packages = packages
        self._compiler = compiler
        folder = cache_folder()
        self._entry = folder / self.key() if folder else None

    def key(self) -> str:
        """A hash of everything that decides what comes out."""
        whole = hashlib.sha256()
        for part in self._parts():
            whole.update(f"{len(part)}:".encode())
            whole.update(part)
        return whole.hexdigest()

    def files(self) -> list[str]:
        """The library files that are kept, by their place in the package; none: not built yet."""
        return sorted(self._hashes())

    def fetch(self, target: Path) -> bool:
        """Put the kept files under `target`; False when there are none, or one is damaged."""
        hashes = self._hashes()
        if self._entry is None or not hashes:
            return False
        for name, expected in hashes.items():
            place = target / name
            place.parent.mkdir(parents=True, exist_ok=True)
            try:
                shutil.copy2(self._entry / name, place)
            except OSError:
                return self._forget()
            if _hash_of(place) != expected:
                return self._forget()
        os.utime(self._entry)
        return True

    def keep(self, source: Path, files: Sequence[str]) -> None:
        """Remember files that were just built under `source`. A cache that cannot be written is
        no reason to fail."""
        if self._entry is None or not files:
            return
        try:
            self._entry.parent.mkdir(parents=True, exist_ok=True)
            # A whole entry appears at once, or not at all.
            with tempfile.TemporaryDirectory(dir=self._entry.parent) as name:
                made = Path(name, "entry")
                for file in files:
                    (made / file).parent.mkdir(parents=True, exist_ok=True)
                    shutil.copy2(source / file, made / file)
                hashes = {file: _hash_of(made / file) for file in files}
                (made / CONTENTS).write_text(json.dumps(hashes), encoding="utf-8")
                if not self._entry.exists():
                    made.rename(self._entry)
            self._drop_old(self._entry.parent)
        except OSError as error:
            print(f"overseer: the compiled libraries are not cached: {error}", file=sys.stderr)

    def _parts(self) -> Iterator[bytes]:
        package = self._root / "overseer"
        sources = [path for name in self._packages for path in (package / name).rglob("*.py")]
        sources += [package / "__init__.py", self._root / "setup.py", Path(__file__).resolve()]
        for path in sorted(sources):
            yield path.relative_to(self._root).as_posix().encode()
            yield path.read_bytes()
        for tool in TOOLS:
            yield f"{tool} {_version(tool)}".encode()
        for setting in SETTINGS:
            words = (setting, os.environ.get(setting), sysconfig.get_config_var(setting))
            yield repr(words).encode()
        yield repr((sys.version, sysconfig.get_platform(), platform.libc_ver())).encode()
        yield _said(*self._compiler, "--version")

    def _hashes(self) -> dict[str, str]:
        if self._entry is None:
            return {}
        try:
            found = json.loads((self._entry / CONTENTS).read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return {}
        return found if isinstance(found, dict) else {}

    def _forget(self) -> bool:
        assert self._entry is not None
        shutil.rmtree(self._entry, ignore_errors=True)
        return False

    def _drop_old(self, folder: Path) -> None:
        entries = sorted(folder.glob("*/"), key=lambda entry: -entry.stat().st_mtime)
        for entry in entries[KEPT:]:
            shutil.rmtree(entry, ignore_errors=True)


def cache_folder() -> Path | None:
    """Where libraries are kept; None when they are not to be."""
    asked = os.environ.get("OVERSEER_CACHE")
    if asked == "0":
        return None
    if asked:
        return Path(asked)
    base = os.environ.get("XDG_CACHE_HOME")
    return (Path(base) if base else Path.home() / ".cache") / "overseer" / "libraries"


def _hash_of(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def _version(tool: str) -> str:
    try:
        return version(tool)
    except PackageNotFoundError:
        return "missing"


def _said(*command: str) -> bytes:
    try:
        return subprocess.run(command, capture_output=True, check=False).stdout
    except OSError:
        return b""
