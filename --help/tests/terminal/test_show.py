"""`overseer show`: pictures of recorded games, and what is wrong with a question."""

from __future__ import annotations

from io import BytesIO, TextIOWrapper
from pathlib import Path
from xml.etree import ElementTree

import pytest

import overseer
from overseer.bots import make
from overseer.engine.match import Match
from overseer.terminal.cli import run
from overseer.text import LANGUAGES, translate

SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture(autouse=True)
def keyboard(monkeypatch: pytest.MonkeyPatch) -> None:
    """The program wants a keyboard that can be set up, though nobody types."""
    monkeypatch.setattr("sys.stdin", TextIOWrapper(BytesIO()))


def recorded(path: Path, game: str, moves: int = 60) -> Path:
    """A game of two random bots, saved after so many moves."""
    bots = [make("random", game, seed) for seed in (1, 2)]
    match = Match(overseer.game(game), bots, seed=bytes([7]) * 32)
    while not match.over and len(match.record.entries) < moves:
        match.step()
    file = path / f"{game}.overseer"
    match.save(file)
    return file


@pytest.fixture
def vault(tmp_path: Path) -> Path:
    """A record of Shelter."""
    return recorded(tmp_path, "shelter")


def words_of(file: Path) -> list[str]:
    root = ElementTree.parse(file).getroot()
    return ["".join(each.itertext()) for each in root.iter(f"{SVG}text")]


def test_the_end_is_drawn_without_a_number(
    vault: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    svg = tmp_path / "end.svg"
    assert run(["show", str(vault), "--svg", str(svg)], {}) == 0
    said = capsys.readouterr().out
    entries = len(vault.read_text(encoding="utf-8").splitlines()) - 1

    assert str(svg) in said
    assert f"After move {entries} of {entries}" in words_of(svg)
    assert "Bot 1 (random)" in words_of(svg)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ["shelter", "tragic", "wasteland"])
def test_any_moment_of_a_game_in_any_language(game: str, lang: str, tmp_path: Path) -> None:
    record = recorded(tmp_path, game)
    pictures = []
    for at in ("0", "30", "45"):
        svg = tmp_path / f"{at}.svg"
        assert run(["show", str(record), "--at", at, "--svg", str(svg), "--lang", lang], {}) == 0
        pictures.append(svg.read_text(encoding="utf-8"))
        assert ElementTree.fromstring(pictures[-1]).tag == f"{SVG}svg"
        assert f'xml:lang="{lang}"' in pictures[-1]

    assert len(set(pictures)) == 3


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_move_beyond_the_end_says_how_many_there_are(
    vault: Path, tmp_path: Path, lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    entries = len(vault.read_text(encoding="utf-8").splitlines()) - 1
    args = ["show", str(vault), "--at", "9999", "--svg", str(tmp_path / "a.svg"), "--lang", lang]
    assert run(args, {}) == 2

    sentence = translate(lang, "show-error-at", n=9999, moves=entries)
    assert capsys.readouterr().err.strip() == sentence
    assert not (tmp_path / "a.svg").exists()


@pytest.mark.parametrize("at", ["-1", "last", "1.5"])
def test_a_number_that_is_none_is_refused(
    vault: Path, at: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["show", str(vault), f"--at={at}", "--svg", str(tmp_path / "a.svg")], {}) == 2
    assert "--at" in capsys.readouterr().err


def test_a_picture_needs_a_file(vault: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["show", str(vault)], {}) == 2
    assert "--svg" in capsys.readouterr().err


def test_the_record_is_never_overwritten(vault: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = vault.read_bytes()
    assert run(["show", str(vault), "--svg", str(vault)], {}) == 2

    assert "the record itself" in capsys.readouterr().err
    assert vault.read_bytes() == before


def test_a_place_that_takes_no_file_is_named(
    vault: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["show", str(vault), "--svg", str(tmp_path)], {}) == 2
    assert "it is a folder" in capsys.readouterr().err


def test_a_missing_record_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    missing = tmp_path / "none.overseer"
    assert run(["show", str(missing), "--svg", str(tmp_path / "a.svg")], {}) == 1
    assert "none.overseer" in capsys.readouterr().err


def test_what_is_intact_of_a_damaged_record_is_drawn(
    vault: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = vault.read_text(encoding="utf-8").splitlines(keepends=True)
    vault.write_text("".join([*lines[:21], "[0, broken\n", *lines[22:]]), encoding="utf-8")
    svg = tmp_path / "a.svg"
    assert run(["show", str(vault), "--svg", str(svg)], {}) == 1

    assert "After move 20 of 20" in words_of(svg)
    assert "22" in capsys.readouterr().err


def test_a_game_that_nobody_draws(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = Match(overseer.game("scavengers"), [None, None], seed=bytes(32))
    file = tmp_path / "other.overseer"
    match.save(file)
    assert run(["show", str(file), "--svg", str(tmp_path / "a.svg")], {}) == 2
    assert "shelter, tragic, wasteland" in capsys.readouterr().err
