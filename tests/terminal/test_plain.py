"""The plain client: whole games through pipes, and every command."""

from __future__ import annotations

import re
from io import BytesIO, TextIOWrapper
from pathlib import Path

import pytest

from overseer.engine.record import Entry, Record
from overseer.terminal.cli import run
from overseer.text import LANGUAGES, translate
from tests.terminal.program import BOX, Program

TWO = ("play", "shelter", "--seats", "human,human", "--first", "1", "--seed", "1", "--cards", BOX)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_is_played_by_numbers(program: Program, lang: str) -> None:
    seats = "human,bot:normal" if lang != "fr" else "human,bot:random,bot:easy,human"
    ended = program("play", "shelter", "--seats", seats, "--seed", "7", say="1\n" * 4000, lang=lang)
    file = program.saved()[0]
    assert translate(lang, "plain-record", file=str(file)) in ended.out
    assert "SH-X" in ended.out
    assert ended.err == ""
    checked = program("replay", str(file), "--verify", lang=lang)
    assert translate(lang, "replay-dice-later") not in checked.out
    assert not file.with_name(file.name + ".seed").exists()


def test_the_situation_and_numbered_moves_are_shown(program: Program) -> None:
    out = program(*TWO, "--names", "Ada,Grace").out
    assert "A game of Overseer with Ada, Grace." in out
    assert "Round 1. Ada has the first-player marker." in out
    assert "Grace, floor 2: 0 happiness; resources: nothing; dwellers: 2 untrained" in out
    assert "Top floor: Wasteland (0a1 free, 0a2 free);" in out
    assert "Floor 1 of Ada: Blue elevator (1lift free)." in out
    assert "1. Place an untrained dweller: Vault door, right space (0b2)." in out
    assert "[place 0b2 o]" in out


def test_a_move_is_taken_as_a_number_or_as_notation(program: Program) -> None:
    by_number = program(*TWO, say="1\n").out
    by_notation = program(*TWO, say="place 0b2 o\n").out
    told = "Player 1 grabbed the first-player marker."
    assert told in by_number
    assert told in by_notation


def test_an_illegal_move_is_refused_with_its_rule(program: Program) -> None:
    out = program(*TWO, say="place 0a1 o\nplace 2lift o\n").out
    assert "(rule SH-P3)" in out
    assert "(rule SH-P2)" in out


def test_what_is_no_move_is_said_to_be_none(program: Program) -> None:
    out = program(*TWO, say="dance\n99\n0\n" + "9" * 5000 + "\n\n").out
    assert "“dance” is not a move of this game." in out
    assert out.count("There is no such move. Choose a number from 1 to") == 3


def test_why_explains_a_refusal_and_what_a_legal_move_does(program: Program) -> None:
    out = program(*TWO, say="why place 0a1 o\nwhy 1\nwhy place 0b2 o\nwhy nothing\n").out
    assert "(rule SH-P3)" in out
    assert out.count("That is allowed. Place an untrained dweller: Vault door") == 2
    assert "“nothing” is not a move" in out


def test_a_rule_is_read_by_its_id(program: Program) -> None:
    out = program(*TWO, say="rule SH-P3\nrule p3\nrule OV-U1\nrule SH-P77\n").out
    assert out.count("SH-P3 · Pay first, then gain") == 2
    assert "OV-U1 · Taking back" in out
    assert "There is no rule “SH-P77”. Near: SH-P1" in out


def test_look_describes_spaces_and_cards(program: Program) -> None:
    out = program(*TWO, say="look 0b2\nlook shotgun\nlook Gym\nlook 4a1\nlook x\n").out
    assert "> Vault door, right space (0b2). Take the first-player marker" in out
    assert "Shotgun. Before a fight, exhaust this item: add 2 to your roll." in out
    assert "> Gym. " in out
    assert "There is no space or card “4a1”." in out
    assert "There is no space or card “x”." in out


@pytest.mark.rule("OV-U1")
def test_alone_against_bots_their_answers_are_taken_back_too(program: Program) -> None:
    begin = ("play", "shelter", "--plain", "--seats", "human,normal", "--seed", "3")
    out = program(*begin, say="1\nundo\nshow\nquit\n").out
    assert "Player 1 took a move back." in out
    file = program.saved()[0]
    assert any(" " in entry.move and entry.move.startswith("back") for entry in entries(file))
    assert "taken back" in program("replay", "--verify", str(file), code=3).out
    shared = ("play", "shelter", "--plain", "--seats", "human,human,normal", "--seed", "3")
    out = program(*shared, say="1\n1\nundo\nquit\n").out
    assert "This can no longer be taken back" in out


@pytest.mark.rule("OV-U1")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_of_a_turn_is_taken_back_at_once(program: Program, lang: str) -> None:
    begin = ("play", "shelter", "--plain", "--seats", "human,normal", "--seed", "3")
    out = program(*begin, say="restart\n1\nrestart\nrestart\nquit\n", lang=lang).out
    assert out.count(translate(lang, "refusal-undo-nothing")) == 2
    moves = [entry.move for entry in entries(program.saved()[0])]
    assert [move for move in moves if move.startswith("back")] == [moves[-1]]


def entries(file: Path) -> list[Entry]:
    return Record.load(file).entries


def test_a_move_is_taken_back(program: Program) -> None:
    out = program(*TWO, say="place 0e2 o\nundo\nundo\n").out
    assert "Player 1 took a move back." in out
    assert "there is nothing to take back" in out
    assert "(rule OV-U1)" in out
    assert "Player 2: Place" not in out.rpartition("took a move back")[2]


def test_resigning_asks_first(program: Program) -> None:
    out = program(*TWO, say="resign\nresign yes\n").out
    assert "type “resign yes”" in out
    assert "Player 1 resigned." in out
    assert "Player 2 wins." in out
    assert "(rule OV-E1)" in out


def test_the_language_changes_while_playing(program: Program) -> None:
    out = program(*TWO, say="lang\nlang de\nlang xx\nhelp\nplace 0b2 o\nlang fr\n").out
    assert "Say which language: en, fr, de, es." in out
    assert "Zuweisen: einen untrainierten Bewohner – " in out
    assert "Die Sprache „xx“ gibt es nicht." in out
    assert "den letzten eigenen Zug zurücknehmen" in out
    assert re.search(r"Spieler 1 .*Startspieler-Marker", out)
    assert "Joueur 1\u00a0: " in out


def test_every_command_is_in_the_help(program: Program) -> None:
    out = program(*TWO, say="help\n?\nmoves\nshow\n").out
    commands = ("moves", "show", "look", "why", "rule", "undo", "restart", "resign", "lang", "save")
    for command in commands:
        assert re.search(rf"^(> )?{command}\b", out, re.MULTILINE), command
    assert out.count("take your last move back") == 2
    assert out.count("1. Place an untrained dweller: Vault door") == 2
    assert out.count("Room display: ") == 2


def test_bots_alone_play_to_the_end_without_input(program: Program) -> None:
    out = program("play", "shelter", "--seats", "bot:easy,random", "--seed", "3").out
    assert "(rule SH-X" in out
    assert "> " not in out


def test_a_terminal_that_knows_only_ascii_ends_no_game(program: Program) -> None:
    ended = program(*TWO, say="help\n1\n", environ={"PYTHONIOENCODING": "ascii"})
    assert "?help? lists all commands" in ended.out


def test_input_that_is_no_text_is_no_move(program: Program) -> None:
    running = program.start(*TWO)
    running.wait_for("> ")
    assert running.process.stdin is not None
    running.process.stdin.write(b"\xff\xfe\x00\n")
    running.process.stdin.close()
    running.process.stdin = None
    out, _ = running.process.communicate()
    assert b"is not a move of this game" in out
    assert running.process.returncode == 0


def test_other_games_can_be_set_up_with_their_options(program: Program) -> None:
    out = program(*TWO[:4], "--cards", BOX, "--first", "2", "--floors", "2,1", "--seed", "5").out
    assert "Player 2 has the first-player marker." in out
    assert "Player 1, floor 2" in out
    assert "Floor 1 of Player 2" in out


def test_a_game_from_outside_is_played_by_its_notation(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr("sys.stdin", TextIOWrapper(BytesIO(b"gear boots\n" + b"1\n" * 500)))
    seats = ("play", "scavengers", "--seats", "human,bot:random", "--seed", "2")
    assert run(seats, {"LANG": "de"}) == 0
    out = capsys.readouterr().out
    assert "1. gear boots [gear boots]" in out
    assert "(Regel EX-" in out


@pytest.mark.rule("OV-U1")
def test_before_the_first_move_there_is_nothing_to_take_back(program: Program) -> None:
    out = program(*TWO, say="undo\nquit\n").out
    assert translate("en", "refusal-undo-nothing") in out
    assert translate("en", "refusal-undo") not in out
