"""The documentation's promises: links lead somewhere, commands exist, examples are real."""

from __future__ import annotations

import doctest
import io
import re
import shlex
import sys
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from typer.main import get_command

import overseer
from overseer.terminal import cli
from overseer.tragic.cards.file import standard
from overseer.tragic.decks.ready import ready
from overseer.tragic.decks.stats import main_letters

ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs"
GUIDE = DOCS / "guide.md"
# `make test` runs in a copy of the checkout without the package: that is the installed one then.
PACKAGE = Path(overseer.__file__).parent

LINK = re.compile(r"\]\(([^)\s]+)\)")
HEADING = re.compile(r"(?m)^#+ +(.+?)\s*$")
SET_ANCHOR = re.compile(r'<a id="([^"]+)">')
FENCE = re.compile(r"(?ms)^```(\w*)\n(.*?)^```$")
PATH = re.compile(r"`((?:overseer|tests|examples|tools|docs)/[\w./-]+)`")
COMMAND_SPAN = re.compile(r"`(overseer [^`\n]*)`")

Example = tuple[str, str]  # a command line, and what the page says that it prints


def pages() -> list[Path]:
    return sorted(DOCS.rglob("*.md"))


def named(page: Path) -> str:
    return page.relative_to(DOCS).as_posix()


def place(path: Path) -> Path:
    """Where a file of the repository lies now."""
    if path.is_relative_to(ROOT / "overseer"):
        return PACKAGE / path.relative_to(ROOT / "overseer")
    return path


@cache
def anchors(page: Path) -> frozenset[str]:
    """The headings of a page as addresses, and the addresses that it sets itself."""
    prose = FENCE.sub("", page.read_text(encoding="utf-8"))
    tidy = (re.sub(r"[^\w\- ]", "", heading.lower()) for heading in HEADING.findall(prose))
    return frozenset([*(heading.replace(" ", "-") for heading in tidy), *SET_ANCHOR.findall(prose)])


def leads_nowhere(page: Path, link: str) -> bool:
    name, _, anchor = link.partition("#")
    target = place((page.parent / name).resolve()) if name else page
    if not target.exists():
        return True
    return bool(anchor) and anchor not in anchors(target)


@pytest.mark.parametrize("page", pages(), ids=named)
def test_every_link_leads_somewhere(page: Path) -> None:
    prose = FENCE.sub("", page.read_text(encoding="utf-8"))
    links = [link for link in LINK.findall(prose) if "://" not in link]
    assert [link for link in links if leads_nowhere(page, link)] == []


def test_the_ready_decks_are_listed_with_their_letters() -> None:
    page = (DOCS / "decks.md").read_text(encoding="utf-8")
    listed = re.findall(r"(?m)^\| `([\w-]+)` \| (\w \w) \|", page)
    cards = standard()
    letters = [(deck.name, main_letters(deck, cards).replace("+", " ")) for deck in ready(cards)]
    assert listed == letters


def test_the_index_names_every_page() -> None:
    index = DOCS / "README.md"
    links = LINK.findall(index.read_text(encoding="utf-8"))
    linked = {(DOCS / link.partition("#")[0]).resolve() for link in links}
    expected = {page for page in pages() if page != index and page.parent != DOCS / "rules"}
    assert {named(page) for page in expected - linked} == set()


@pytest.mark.parametrize("page", pages(), ids=named)
def test_every_file_that_is_named_exists(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    assert [path for path in PATH.findall(text) if not place(ROOT / path).exists()] == []


def blocks(*kinds: str) -> list[str]:
    """The blocks of the guide in these languages."""
    found: list[tuple[str, str]] = FENCE.findall(GUIDE.read_text(encoding="utf-8"))
    return [body for kind, body in found if kind in kinds]


def words(line: str) -> list[str]:
    """A command line without its comment, its pipe and the program's name."""
    all_words = shlex.split(line, comments=True)
    return all_words[all_words.index("overseer") + 1 :]


def commands() -> list[str]:
    """Every command line that the guide shows."""
    shown = [line for block in blocks("sh") for line in block.splitlines()]
    shown += [
        line[2:]
        for block in blocks("console", "text")
        for line in block.splitlines()
        if line.startswith("$ ")
    ]
    prose = FENCE.sub("", GUIDE.read_text(encoding="utf-8"))
    shown += COMMAND_SPAN.findall(prose)
    return list(dict.fromkeys(line for line in shown if re.search(r"(^|\| )overseer ", line)))


def outputs() -> list[Example]:
    """The examples in `console` blocks, which are shown whole; `text` blocks hold excerpts."""
    found: list[Example] = []
    for block in blocks("console"):
        for part in re.split(r"(?m)^\$ ", block)[1:]:
            command, _, output = part.partition("\n")
            found.append((command, output))
    return found


@pytest.fixture
def at_a_desk(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A pipe as the input, eighty columns, and a place for what is written."""
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO()))
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.chdir(tmp_path)


@cache
def idle() -> Any:
    """The whole command line, which reads what it is given and does nothing."""
    program: Any = get_command(cli.app)
    for command in program.commands.values():
        for each in getattr(command, "commands", {"": command}).values():
            each.callback = lambda **_: 0
    return program


@pytest.mark.usefixtures("at_a_desk")
@pytest.mark.parametrize("line", commands())
def test_every_command_of_the_guide_is_understood(
    line: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    program = idle()
    options = {option for param in program.params for option in param.opts}
    if {"--help", *options}.issuperset(words(line)):
        return  # answered by the program itself, without a command
    monkeypatch.setattr(cli, "command", idle)
    assert cli.run(words(line), {"LANG": "en"}) == 0, capsys.readouterr().err


@pytest.mark.usefixtures("at_a_desk")
@pytest.mark.parametrize(("command", "output"), outputs())
def test_every_whole_output_of_the_guide_is_real(
    command: str, output: str, capsys: pytest.CaptureFixture[str]
) -> None:
    cli.run(words(command), {"LANG": "en"})
    said = capsys.readouterr()
    assert [line.rstrip() for line in (said.out + said.err).splitlines()] == output.splitlines()


def test_the_guide_shows_commands_and_outputs() -> None:
    first = {word for line in commands() for word in words(line)[:1]}  # none: the start screen
    assert first >= set(cli.command().commands)  # type: ignore[attr-defined]
    assert len(outputs()) > 4


def test_the_python_examples_of_the_guide_run() -> None:
    found = doctest.testfile(str(GUIDE), module_relative=False)
    assert found.attempted > 10
    assert found.failed == 0


def test_the_guide_lists_all_its_chapters() -> None:
    contents, _, rest = GUIDE.read_text(encoding="utf-8").partition("## Start")
    listed = re.findall(r"\]\(#([\w-]+)\)", contents)
    chapters = HEADING.findall(FENCE.sub("", f"## Start{rest}"))
    assert listed == [chapter.lower().replace(" ", "-") for chapter in chapters]


def test_every_notation_of_the_guide_can_be_typed() -> None:
    """A table for each game; chance and `…` stand for what nobody types."""
    part = GUIDE.read_text(encoding="utf-8").partition("## Notation")[2].partition("\n## ")[0]
    tables = re.findall(r"(?ms)^\| notation \| meaning \|\n\|---\|---\|\n(.*?)(?:\n\n|\Z)", part)
    games = ("shelter", "tragic", "wasteland")
    assert len(tables) == len(games)
    for game, table in zip(games, tables, strict=True):
        told = re.findall(r"`([^`]+)`", " ".join(row.split("|")[1] for row in table.splitlines()))
        moves = [move for move in told if "…" not in move]
        assert len(moves) > 10
        for move in moves:
            overseer.game(game).parse(move)
