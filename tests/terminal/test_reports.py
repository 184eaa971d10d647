"""`--report` and `--picture`: what is missing or wrong is told before anything is played."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from overseer.terminal.sim.page import Page
from overseer.terminal.sim.report_room import place_of, report
from overseer.text import LANGUAGES
from overseer.voice.complaint import UsageError
from tests.terminal.program import Program


def test_without_the_libraries_a_sentence_says_how_to_get_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name in [each for each in sys.modules if each.startswith("overseer.lab.report.")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "altair", None)
    with pytest.raises(UsageError) as caught:
        report("charts")
    for lang in LANGUAGES:
        assert '-m pip install "altair>=' in caught.value.text(lang)
        assert "altair" in caught.value.text(lang)


def test_a_page_is_html(program: Program, tmp_path: Path) -> None:
    said = program("sim", "shelter", "--report", "page.pdf", code=2).said
    assert ".html" in said
    missing = str(tmp_path / "nowhere" / "page.html")
    assert "nowhere" in program("sim", "shelter", "--report", missing, code=2).said
    assert place_of(str(tmp_path / "page.HTML"), "--report", ".html").name == "page.HTML"


def test_a_page_that_cannot_be_written_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(*args: object) -> None:
        raise IsADirectoryError(21, "Is a directory")

    class Made:
        write = staticmethod(refused)

    monkeypatch.setattr("overseer.terminal.sim.page.report", lambda module: Made)
    with pytest.raises(UsageError) as caught:
        Page(str(tmp_path / "page.html")).write({}, "", None, None, [], "en")
    assert "page.html" in caught.value.text("en")
