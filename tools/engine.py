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

ROOT: Final = Path(__file__).resolve().parents[1]
SOURCES: Final = ROOT / "web" / "engine"
BUILT: Final = ROOT / "build" / "engine"
REQUIREMENT: Final = ROOT / "requirements" / "engine.txt"
DOOR: Final = "overseer.host.companion.local"
PLATFORM: Final = ("3.14", "cp314", "pyemscripten_2026_0_wasm32")
LANGUAGES: Final = ("en", "fr", "de", "es")
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
    for node in ast.walk(ast.parse(path.read_bytes())):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


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
    return found


def data(found: dict[str, Path]) -> list[Path]:
    """The catalogues and the card files that these modules read."""
    text = ROOT / "overseer" / "text"
    paths = [
        path
        for lang in LANGUAGES
        for path in sorted((text / lang).glob("*.ftl"))
        if not path.name.startswith(UNSAID)
    ]
    if any(name.startswith("overseer.wasteland") for name in found):
        paths += sorted((ROOT / "overseer" / "wasteland").rglob("*.toml"))
    return paths


def digest(paths: Iterable[Path]) -> str:
    """A word for the contents of files."""
    found = sha256()
    for path in paths:
        found.update(path.relative_to(ROOT).as_posix().encode() + b"\0")
        found.update(sha256(path.read_bytes()).digest())
    return found.hexdigest()


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


def stage(target: Path, found: dict[str, Path], beside: list[Path]) -> None:
    """Everything that is frozen, as a folder to import from."""
    shutil.rmtree(target, ignore_errors=True)
    target.mkdir(parents=True)
    libraries(target)
    for path in (*found.values(), *beside):
        copy = target / path.relative_to(ROOT)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, copy)
    for name in BARE:
        target.joinpath(*name.split("."), "__init__.py").write_text("")


def notices(target: Path) -> list[dict[str, str]]:
    """The libraries inside, with their licences."""
    told = []
    for folder in sorted(target.glob("*.dist-info")):
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


def build(npm_path: str) -> Path:
    """The folder with the engine, made anew where it has to be; `npm_path`: where Node is."""
    found = modules()
    beside = data(found)
    own = sorted(path for path in SOURCES.iterdir() if path.is_file())
    stamp = digest([*sorted(found.values()), *beside, *own, REQUIREMENT, Path(__file__)])
    kept = BUILT / STAMP
    if kept.is_file() and kept.read_text() == stamp:
        return BUILT / "page"
    print("Building the companion's engine…", flush=True)
    from tools.page import install, node  # the page asks for the engine, and lends its tools

    install(npm_path, SOURCES)
    staged, frozen = BUILT / "stage", BUILT / "frozen"
    stage(staged, found, beside)
    shutil.rmtree(frozen, ignore_errors=True)
    frozen.mkdir(parents=True)
    node(npm_path, SOURCES / "freeze.js", staged, frozen)
    write(BUILT / "page", frozen, stamp)
    runtime = json.loads((SOURCES / "node_modules" / "pyodide" / "package.json").read_text())
    told = [{"name": "pyodide", "version": runtime["version"], "licence": runtime["license"]}]
    (BUILT / "page" / "engine" / "notices.json").write_text(json.dumps(told + notices(staged)))
    kept.write_text(stamp)
    return BUILT / "page"


def main() -> None:
    """Build the engine."""
    from tools.page import path_with_node

    print(build(path_with_node()))


if __name__ == "__main__":
    main()
