"""What is remembered from one sitting to the next, and what a broken file of it does."""

from __future__ import annotations

from pathlib import Path

import pytest

from overseer.terminal import settings
from overseer.terminal.settings import Settings
from overseer.terminal.table.play import SPEEDS
from overseer.text import LANGUAGES
from tests.terminal.program import Program


def kept(program: Program, text: str) -> Path:
    """A file of settings as somebody might have written it."""
    path = program.home / ".config" / "overseer" / "settings.toml"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path


def test_what_is_remembered_is_read_again(tmp_path: Path) -> None:
    environ = {"XDG_CONFIG_HOME": str(tmp_path)}
    assert settings.read(environ) == (Settings(), None)
    assert settings.remember(environ, lang="de", name='Ada "\\"') is None
    assert settings.remember(environ, speed="fast") is None
    assert settings.read(environ) == (Settings("de", "fast", 'Ada "\\"'), None)
    assert settings.remember(environ, lang="") is None
    assert settings.read(environ)[0].lang == ""


def test_the_table_knows_every_speed() -> None:
    assert tuple(SPEEDS) == settings.SPEEDS


def test_settings_that_cannot_be_written_say_so(tmp_path: Path) -> None:
    (tmp_path / "overseer").write_text("no folder")
    problem = settings.remember({"XDG_CONFIG_HOME": str(tmp_path)}, lang="fr")
    assert problem is not None
    for lang in LANGUAGES:
        assert str(tmp_path) in problem.text(lang)


def test_the_remembered_language_wins_over_the_system_and_an_option_over_both(
    program: Program,
) -> None:
    kept(program, 'lang = "fr"\n')
    assert "Placez" in program("rules", "shelter", "SH-P1").out
    assert "Place one" in program("rules", "shelter", "SH-P1", "--lang", "en").out


@pytest.mark.parametrize(
    "text",
    [
        "lang = ",
        'lang = "xx"',
        "lang = 3",
        'colour = "red"',
        'speed = "very"',
        'name = "a\\u001bb"',
        'name = "aaaaaaaaaaaaaaaaaaaaaaaaaaaaa"',
        "x = " + "[" * 5000,
        "#" * 70000,
    ],
)
def test_a_broken_file_gives_a_sentence_and_the_usual_settings(program: Program, text: str) -> None:
    path = kept(program, text)
    ended = program("rules", "shelter", "SH-P1")
    assert "Place one" in ended.out
    assert str(path) in ended.err
    assert len(ended.said.splitlines()) < 6


def test_a_folder_in_place_of_the_file(program: Program) -> None:
    (program.home / ".config" / "overseer" / "settings.toml").mkdir(parents=True)
    assert "settings.toml" in program("rules", "shelter", "SH-P1").err


def test_the_remembered_name_is_the_only_persons(program: Program) -> None:
    kept(program, 'name = "Ada"\n')
    assert "with Ada, Bot 2" in program("play", "shelter").out
    assert "with Bot 1 (normal), Ada" in program("play", "shelter", "--seats", "normal,human").out
    assert "Player 1" in program("play", "shelter", "--seats", "human,human").out
    assert "with Bo, Bot" in program("play", "shelter", "--names", "Bo").out


def test_a_resumed_game_keeps_its_language_unless_another_is_asked_for(program: Program) -> None:
    program("play", "shelter", "--lang", "fr")
    assert "Une partie" in program("play", "--resume").out
    assert "A game of" in program("play", "--resume", "--lang", "en").out
    assert "A game of" in program("play", "--resume").out
    program("play", "--resume", say="lang de\nquit\n")
    assert "Eine Partie" in program("play", "--resume").out
    assert "A game of" in program("--lang", "en", "play", "--resume").out
