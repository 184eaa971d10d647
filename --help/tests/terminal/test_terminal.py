"""On a real terminal: which client starts, and whether there is room for it."""

from __future__ import annotations

import pytest

from tests.terminal.program import BOX, Program

TWO = ("play", "shelter", "--seats", "human,human", "--first", "1", "--seed", "1", "--cards", BOX)


def test_plain_on_a_terminal(program: Program) -> None:
    shown = program.on_terminal(*TWO, "--plain")
    shown.wait_for("> ")
    shown.type("place 0b2 o\r")
    shown.wait_for("grabbed the first-player marker")
    shown.type("\x04")  # Ctrl-D: the end of input
    assert shown.end() == 0
    assert "To go on: overseer play shelter --resume" in shown.heard
    assert "\x1b[?1049h" not in shown.heard, "the screen is left alone"


def test_a_terminal_without_abilities_gets_the_plain_client(program: Program) -> None:
    shown = program.on_terminal(*TWO, environ={"TERM": "dumb"})
    shown.wait_for("> ")
    shown.type("quit\r")
    assert shown.end() == 0


def test_ctrl_c_on_a_terminal(program: Program) -> None:
    shown = program.on_terminal(*TWO, "--plain", lang="es")
    shown.wait_for("> ")
    assert shown.interrupted() == 130
    assert "Para seguir: overseer play" in shown.heard


@pytest.mark.parametrize(("columns", "lines"), [(79, 24), (80, 23), (20, 5)])
def test_a_terminal_that_is_too_small(program: Program, columns: int, lines: int) -> None:
    shown = program.on_terminal(*TWO, columns=columns, lines=lines, lang="fr")
    assert shown.end() == 2
    said = " ".join(shown.heard.split())
    assert f"il a {columns} colonnes et {lines} lignes" in said
    assert "80 × 24" in said
    assert program.saved() == []


@pytest.mark.parametrize(("key", "code"), [("\x11", 0), ("\x03", 130)], ids=["Ctrl-Q", "Ctrl-C"])
def test_the_screen_is_filled_and_given_back(program: Program, key: str, code: int) -> None:
    seats = ("play", "shelter", "--seats", "human,bot:random", "--first", "1", "--names", "Ada")
    shown = program.on_terminal(*seats)
    shown.wait_for("\x1b[?1049h")
    shown.wait_for("Ada")
    shown.type(key)
    assert shown.end() == code
    assert "\x1b[?1049l" in shown.heard
    said = shown.heard.rpartition("\x1b[?1049l")[2]
    assert "To go on: overseer play shelter --resume" in said
    assert len(program.saved()) == 1


def test_a_simulation_shows_how_long_it_takes_and_can_be_stopped(program: Program) -> None:
    long = ("--games", "1000", "--seats", "hard,hard", "--budget", "100000", "--jobs", "2")
    shown = program.on_terminal("sim", "shelter", *long)
    shown.wait_for("0/1000")
    shown.type("\x03")
    assert shown.end() == 130
