"""Builds the web client into the package, if its sources have changed since.

python -m tools.page

Node of this machine is taken if it is 20 or newer; else one comes from PyPI into an environment of
its own.
"""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tools import engine
from tools.node import digest, install, npm

ROOT: Final = Path(__file__).resolve().parents[1]
WEB: Final = ROOT / "web"
LANGUAGES: Final = ROOT / "overseer" / "text" / "languages.txt"
TARGET: Final = ROOT / "overseer" / "web"
STAMP: Final = ".sources"  # beside the page: the digest of what it was built from
NOTICES: Final = "notices.json"
LEFT_OUT: Final = {"node_modules", "dist"}


def sources() -> Iterator[Path]:
    """Every file that the page is built from."""
    yield LANGUAGES
    for path in sorted(WEB.rglob("*")):
        parts = path.relative_to(WEB).parts
        if parts[0] == engine.SOURCES.name:
            continue
        if path.is_file() and LEFT_OUT.isdisjoint(parts) and not path.name.endswith(".test.ts"):
            yield path


def fault() -> str:
    """What is wrong with the page that lies in the package; nothing when it is whole and new."""
    if not all((TARGET / name).is_file() for name in ("index.html", engine.MANIFEST, STAMP)):
        return "has not been built"
    return "" if (TARGET / STAMP).read_text() == digest(sources()) else "is older than its sources"


def build(now: str) -> None:
    """Build the page and put it into the package."""
    print("Building the page…", flush=True)
    install(WEB)
    npm(WEB, "run", "build")
    shutil.rmtree(TARGET, ignore_errors=True)
    shutil.copytree(WEB / "dist", TARGET)
    (TARGET / STAMP).write_text(now)


def put_engine() -> None:
    """Put the companion's engine beside the page."""
    made = engine.build()
    if (TARGET / engine.MANIFEST).is_file() and (
        (TARGET / engine.MANIFEST).read_bytes() == (made / engine.MANIFEST).read_bytes()
    ):
        return
    shutil.rmtree(TARGET / "engine", ignore_errors=True)
    shutil.copytree(made, TARGET, dirs_exist_ok=True)
    told = json.loads((TARGET / NOTICES).read_text(encoding="utf-8"))
    inside = json.loads((TARGET / "engine" / NOTICES).read_text(encoding="utf-8"))
    names = {each["name"] for each in inside}
    told["packages"] = inside + [each for each in told["packages"] if each["name"] not in names]
    (TARGET / NOTICES).write_text(json.dumps(told), encoding="utf-8")


def main() -> None:
    """Build what has changed: the page, the companion's engine, or neither."""
    now = digest(sources())
    kept = TARGET / STAMP
    if not kept.is_file() or kept.read_text() != now:
        build(now)
    put_engine()


if __name__ == "__main__":
    main()
