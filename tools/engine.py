"""Builds the engine of the companion for the browser, if what it is made of has changed since.

python -m tools.engine

It is Python itself (Pyodide, from npm), what `overseer.host.companion.local` imports, and the
libraries of `requirements/engine.txt`, as bytecode. `web/engine/freeze.py` makes it inside Pyodide.
"""

from __future__ import annotations

import ast
import gzip
import json
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterable, Iterator
from hashlib import sha256
from pathlib import Path
from typing import Final

from tools.node import digest, install, node

ROOT: Final = Path(__file__).resolve().parents[1]
SOURCES: Final = ROOT / "web" / "engine"
BUILT: Final = ROOT / "build" / "engine"
REQUIREMENT: Final = ROOT / "requirements" / "engine.txt"
DOOR: Final = "overseer.host.companion.local"
PLATFORM: Final = ("3.14", "cp314", "pyemscripten_2026_0_wasm32")
# Folders that are found when somebody asks for them, and imported by name.
FOUND: Final = "overseer.wasteland.scenarios"
# Rooms whose __init__ opens what the desk never needs; the engine has them with empty ones.
BARE: Final = ("overseer.host",)
# Catalogues whose messages no part of the desk says.
UNSAID: Final = ("shelter", "tragic", "server", "terminal", "deck", "lab", "ladder", "report")
RUNTIME: Final = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
OWN: Final = ("engine.js", "worker.js")
MANIFEST: Final = "engine.json"
STAMP: Final = ".sources"


def path_of(module: str) -> Path | None:
    """The file of a module of ours; None where there is none."""
    base = ROOT.joinpath(*module.split("."))
    for found in (base / "__init__.py", base.with_suffix(".py")):
        if found.is_file():
            return found
    return None


def imported(path: Path) -> Iterator[str]:
    """Every module of ours that a file may import, wherever it says so."""
    for each in ast.walk(ast.parse(path.read_bytes())):
        if isinstance(each, ast.Import):
            yield from (alias.name for alias in each.names)
        elif isinstance(each, ast.ImportFrom) and each.module and not each.level:
            yield each.module
            yield from (f"{each.module}.{alias.name}" for alias in each.names)


def modules(door: str = DOOR) -> dict[str, Path]:
    """All modules of ours that a module needs, with the packages around them."""
    found: dict[str, Path] = {}
    waiting = [door]
    while waiting:
        name = waiting.pop()
        path = path_of(name)
        if not name.startswith("overseer") or name in found or path is None:
            continue
        found[name] = path
        if "." in name:
            waiting.append(name.rpartition(".")[0])
        if name not in BARE:
            waiting.extend(imported(path))
        if name == FOUND:
            folders = path.parent.glob("*/__init__.py")
            waiting.extend(f"{name}.{each.parent.name}" for each in folders)
    return found


def data() -> list[Path]:
    """The catalogues and the card files that these modules read."""
    package = ROOT / "overseer"
    text = package / "text"
    said = sorted(path for end in ("ftl", "txt") for path in text.rglob(f"*.{end}"))
    cards = sorted((package / "wasteland").rglob("*.toml"))
    return [path for path in said if not path.name.startswith(UNSAID)] + cards


def libraries(target: Path) -> None:
    """The libraries as wheels, by their hashes."""
    kept = ROOT / "build" / "wheels" / sha256(REQUIREMENT.read_bytes()).hexdigest()[:16]
    if not kept.is_dir():
        part = kept.with_name(kept.name + ".part")
        shutil.rmtree(part, ignore_errors=True)
        version, abi, platform = PLATFORM
        command = [
            *(sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check"),
            *("--no-deps", "--only-binary", ":all:", "--require-hashes", "--implementation", "cp"),
            *("--python-version", version, "--abi", abi, "--platform", platform),
            *("--dest", str(part), "-r", str(REQUIREMENT)),
        ]
        told = subprocess.run(command, capture_output=True, text=True, check=False)
        if told.returncode:
            sys.exit(
                "The companion's engine needs libraries from PyPI, and they could not be fetched. "
                f"Is there a connection?\n{told.stdout}{told.stderr}"
            )
        part.rename(kept)
    for wheel in sorted(kept.glob("*.whl")):
        with zipfile.ZipFile(wheel) as archive:
            archive.extractall(target)


def stage(target: Path, paths: Iterable[Path]) -> None:
    """Everything that is frozen, as a folder to import from."""
    shutil.rmtree(target, ignore_errors=True)
    target.mkdir(parents=True)
    libraries(target)
    for path in paths:
        copy = target / path.relative_to(ROOT)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, copy)
    for name in BARE:
        target.joinpath(*name.split("."), "__init__.py").write_text("")


def notices(staged: Path) -> list[dict[str, str]]:
    """Python for the browser and the libraries inside, with their licences."""
    runtime = json.loads((SOURCES / "node_modules" / "pyodide" / "package.json").read_text())
    python = {"name": "Python", "version": PLATFORM[0], "licence": "PSF-2.0", "text": ""}
    told = [python, {"name": "pyodide", "version": runtime["version"], "text": ""}]
    told[1]["licence"] = runtime["license"]
    for folder in sorted(staged.glob("*.dist-info")):
        lines = (folder / "METADATA").read_text(encoding="utf-8").splitlines()
        said = dict(line.split(": ", 1) for line in lines[: lines.index("")] if ": " in line)
        files = sorted(path for path in folder.rglob("*") if "LICEN" in path.name.upper())
        text = "\n".join(path.read_text(encoding="utf-8") for path in files if path.is_file())
        licence = said.get("License-Expression") or said.get("License", "")
        told.append(
            {"name": said["Name"], "version": said["Version"], "licence": licence, "text": text}
        )
    return told


def write(target: Path, frozen: Path, stamp: str) -> None:
    """The files as the server hands them out: packed, in a folder named by what is in them."""
    runtime = SOURCES / "node_modules" / "pyodide"
    paths = [runtime / name for name in RUNTIME] + [SOURCES / name for name in OWN]
    paths += sorted(frozen.iterdir())
    shutil.rmtree(target, ignore_errors=True)
    folder = target / "engine" / stamp[:12]
    folder.mkdir(parents=True)
    files = []
    for path in paths:
        packed = gzip.compress(path.read_bytes(), 9, mtime=0)
        (folder / f"{path.name}.gz").write_bytes(packed)
        files.append({"name": path.name, "bytes": len(packed), "raw": path.stat().st_size})
    told = {"folder": f"/engine/{stamp[:12]}/", "files": files}
    (target / MANIFEST).write_text(json.dumps(told))


def made_of(found: Iterable[Path]) -> str:
    """A word for everything that the engine is made of, given the files of its modules."""
    own = sorted(path for path in SOURCES.iterdir() if path.is_file())
    return digest([*sorted(found), *data(), *own, REQUIREMENT, Path(__file__)])


def is_built() -> bool:
    """Whether nothing has changed; what no module of it imports cannot matter."""
    if not (BUILT / STAMP).is_file():
        return False
    stamp, *names = (BUILT / STAMP).read_text().split("\n")
    paths = [ROOT / name for name in names]
    return all(path.is_file() for path in paths) and made_of(paths) == stamp


def build() -> Path:
    """The folder with the engine, made anew where it has to be."""
    made = BUILT / "page"
    if is_built():
        return made
    print("Building the companion's engine…", flush=True)
    install(SOURCES)
    found = modules().values()
    stamp = made_of(found)
    staged, frozen = BUILT / "stage", BUILT / "frozen"
    stage(staged, [*found, *data()])
    shutil.rmtree(frozen, ignore_errors=True)
    frozen.mkdir(parents=True)
    node(SOURCES / "freeze.js", staged, frozen)
    write(made, frozen, stamp)
    (made / "engine" / "notices.json").write_text(json.dumps(notices(staged)))
    names = [path.relative_to(ROOT).as_posix() for path in found]
    (BUILT / STAMP).write_text("\n".join([stamp, *names]))
    return made


def main() -> None:
    """Build the engine."""
    print(build())


if __name__ == "__main__":
    main()
