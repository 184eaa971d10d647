"""The cache of compiled libraries: what was built is found again, and nothing else ever is."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.ci import library_cache
from tools.ci.library_cache import KEPT, LibraryCache

LIBRARY = "overseer__mypyc.so"
SHIM = "overseer/engine/state.so"


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small project, and a cache that was never used."""
    monkeypatch.setenv("OVERSEER_CACHE", str(tmp_path / "cache"))
    monkeypatch.setattr(library_cache, "__file__", str(tmp_path / "root/tools/ci/library_cache.py"))
    for name in ("overseer/__init__.py", "overseer/engine/state.py", "overseer/terminal/cli.py"):
        write(tmp_path / "root" / name, "")
    for name in ("setup.py", "tools/ci/library_cache.py"):
        write(tmp_path / "root" / name, "")
    for name in (LIBRARY, SHIM):
        write(tmp_path / "built" / name, f"machine code of {name}")
    return tmp_path / "root"


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)


def cache(root: Path, compiler: str = "true") -> LibraryCache:
    return LibraryCache(root, ("engine",), (compiler,))


def built(root: Path) -> None:
    """A build of the sources as they are, kept."""
    cache(root).keep(root.parent / "built", [LIBRARY, SHIM])


def test_what_was_built_is_found_again(root: Path, tmp_path: Path) -> None:
    assert cache(root).files() == []
    assert not cache(root).fetch(tmp_path / "again")
    built(root)
    assert cache(root).files() == [SHIM, LIBRARY]
    assert cache(root).fetch(tmp_path / "again")
    assert (tmp_path / "again" / SHIM).read_text() == f"machine code of {SHIM}"


@pytest.mark.parametrize(
    "changed", ["overseer/engine/state.py", "overseer/__init__.py", "setup.py"]
)
def test_a_changed_source_is_another_build(root: Path, changed: str) -> None:
    built(root)
    (root / changed).write_text("x = 1")
    assert cache(root).files() == []
    (root / changed).write_text("")
    assert cache(root).files() != []


def test_a_new_or_moved_source_is_another_build(root: Path) -> None:
    built(root)
    write(root / "overseer/engine/more.py", "")
    assert cache(root).files() == []
    (root / "overseer/engine/more.py").unlink()
    (root / "overseer/engine/state.py").rename(root / "overseer/engine/states.py")
    assert cache(root).files() == []


def test_a_source_that_the_compiler_never_reads_changes_nothing(root: Path) -> None:
    built(root)
    (root / "overseer/terminal/cli.py").write_text("x = 1")
    assert cache(root).files() != []


def test_other_tools_and_settings_are_another_build(
    root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    built(root)
    assert cache(root, compiler="uname").files() == []
    monkeypatch.setenv("CFLAGS", "-O0")
    assert cache(root).files() == []
    monkeypatch.delenv("CFLAGS")
    monkeypatch.setattr(library_cache, "version", lambda tool: "0")
    assert cache(root).files() == []


def test_a_damaged_library_is_not_used(root: Path, tmp_path: Path) -> None:
    built(root)
    (kept,) = (tmp_path / "cache").rglob(LIBRARY)
    kept.write_text("something else")
    assert not cache(root).fetch(tmp_path / "again")
    assert cache(root).files() == [], "the damaged build is forgotten"


def test_a_lost_library_is_not_used(root: Path, tmp_path: Path) -> None:
    built(root)
    (kept,) = (tmp_path / "cache").rglob(LIBRARY)
    kept.unlink()
    assert not cache(root).fetch(tmp_path / "again")


def test_only_the_last_builds_are_kept(root: Path, tmp_path: Path) -> None:
    for number in range(KEPT + 3):
        (root / "setup.py").write_text(f"x = {number}")
        built(root)
    assert len(list((tmp_path / "cache").iterdir())) == KEPT
    assert cache(root).files() != []


def test_no_cache_is_no_failure(
    root: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "cache").write_text("a file stands where the folder should be")
    built(root)
    assert "not cached" in capsys.readouterr().err
    monkeypatch.setenv("OVERSEER_CACHE", "0")
    built(root)
    assert cache(root).files() == []
    assert not cache(root).fetch(tmp_path / "again")
