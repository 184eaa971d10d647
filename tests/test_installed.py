"""How one is told to install: never by a name of the index that is not ours, or not yet."""

from __future__ import annotations

import re
import sys
import tomllib
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError
from pathlib import Path

import pytest

import overseer
from overseer import release
from overseer.text import LANGUAGES
from overseer.voice.complaint import UsageError
from tools import page
from tools.ci.stage import NEVER

ROOT = Path(__file__).resolve().parents[1]
# `make test` runs in a copy of the checkout without the package: that is the installed one then.
PACKAGE = Path(overseer.__file__).parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
EXTRAS = PROJECT["optional-dependencies"]
KINDS = {".cfg", ".ftl", ".html", ".ini", ".js", ".md", ".py", ".sh", ".svelte", ".toml", ".ts", ""}
OURS = {"build", "dist", "web/dist", "overseer/web"}  # what was made here

INSTALLS = re.compile(r"\b(?:pip3?|pipx|uv)(?: \w+)* (?:install|download|wheel|add)\b([^\n`]*)")
NAME = re.compile(r"^([A-Za-z][\w.-]*?)(?:\[[\w,-]*\])?(?:[=<>!~;@].*)?$")
EXTRA = re.compile(rf"\boverseer\[(?:{'|'.join(EXTRAS)})\b")


def asked_of_the_index(text: str) -> Iterator[str]:
    """The names of packages that a text lets pip look for, as the index writes them."""
    for line in INSTALLS.findall(text):
        for word in line.split():
            if named := NAME.match(word.strip("\"'(),.")):
                yield re.sub(r"[-_.]+", "-", named[1]).lower()


def forbidden(published: bool) -> set[str]:
    """What nothing may send people to."""
    return {"overseer"} if published else {"overseer", release.DISTRIBUTION}


def texts(folder: Path) -> Iterator[Path]:
    """Everything here that people or programs read as text."""
    paths = sorted(folder.iterdir())
    left_out = NEVER(str(folder), [path.name for path in paths])
    for path in paths:
        if path.name in left_out or path.is_symlink():
            continue
        if path.is_dir():
            known = path.relative_to(ROOT).as_posix() if path.is_relative_to(ROOT) else path.name
            if known not in OURS and path != PACKAGE / "web":
                yield from texts(path)
        elif path.suffix in KINDS and path != Path(__file__).resolve():
            yield path


@pytest.mark.parametrize(
    ("line", "names"),
    [
        ('pip install "overseer[server]"', ["overseer"]),
        ("pip install 'Overseer_Table[learn]>=1'", ["overseer-table"]),
        ("python -m pip install -U overseer", ["overseer"]),
        ("uv tool install overseer", ["overseer"]),
        ("pipx install overseer-table==0.4.0", ["overseer-table"]),
        ("pip install '.[server]'", []),
        ('pip install "./dist/overseer_table-0.4.0-py3-none-any.whl[server]"', []),
        ('pip install "$(ls dist/overseer_table-*.whl)[server]"', []),
        ("pip install 'polars>=1.30'", ["polars"]),
    ],
)
def test_what_a_line_asks_of_the_index_is_seen(line: str, names: list[str]) -> None:
    assert list(asked_of_the_index(line)) == names


def test_nothing_sends_people_to_somebody_elses_package() -> None:
    paths = [*texts(ROOT), *([] if PACKAGE.is_relative_to(ROOT) else texts(PACKAGE))]
    assert len(paths) > 1000
    wrong = {}
    for path in paths:
        text = path.read_text(encoding="utf-8", errors="replace")
        found = forbidden(release.PUBLISHED).intersection(asked_of_the_index(text))
        if found := found.union(EXTRA.findall(text)):
            wrong[str(path)] = found
    assert wrong == {}


def test_the_name_stands_once() -> None:
    assert PROJECT["name"] == release.DISTRIBUTION
    shown = f'pip install "{release.DISTRIBUTION}[server]"'
    hosting = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    assert (shown in hosting) == release.PUBLISHED


@pytest.mark.parametrize("extra", sorted(EXTRAS))
def test_an_extra_is_told_by_its_libraries(extra: str) -> None:
    line = release.how_to_install(extra)
    assert [word.strip('"') for word in line.partition(" -m pip install ")[2].split()] == (
        EXTRAS[extra]
    )


def test_the_libraries_are_those_of_the_installed_package(monkeypatch: pytest.MonkeyPatch) -> None:
    told = ["rich>=14", 'uvicorn[standard]>=0.38; extra == "server"', "polars; extra == 'results'"]
    monkeypatch.setattr(release, "requires", lambda name: told)
    monkeypatch.setattr(sys, "executable", "/my games/python")
    assert release.libraries("results") == ["polars"]
    wanted = '"/my games/python" -m pip install "uvicorn[standard]>=0.38"'
    assert release.how_to_install("server") == wanted


def test_straight_from_the_checkout_they_are_those_of_the_project(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def none(name: str) -> list[str]:
        raise PackageNotFoundError(name)

    monkeypatch.setattr(release, "requires", none)
    monkeypatch.setattr(release, "__file__", str(tmp_path / "overseer" / "release.py"))
    (tmp_path / "pyproject.toml").write_bytes((ROOT / "pyproject.toml").read_bytes())
    assert release.libraries("cluster") == EXTRAS["cluster"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_one_switch_changes_every_message(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    from overseer.terminal.server_room import without

    def said() -> str:
        complaint: UsageError = without(ModuleNotFoundError("no", name="uvicorn"))
        return complaint.text(lang)

    assert release.DISTRIBUTION not in said()
    assert "starlette" in said()
    monkeypatch.setattr(release, "PUBLISHED", True)
    assert f'-m pip install "{release.DISTRIBUTION}[server]"' in said()


def test_a_page_that_is_missing_or_old_is_not_packed(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(page, "TARGET", tmp_path)
    monkeypatch.setattr(page, "digest", lambda paths: "of today")
    assert page.fault() == "has not been built"
    for name, text in (("index.html", ""), ("engine.json", ""), (page.STAMP, "of yesterday")):
        (tmp_path / name).write_text(text)
    assert page.fault() == "is older than its sources"
    (tmp_path / page.STAMP).write_text("of today")
    assert page.fault() == ""
