"""No game is lost: saving, resuming, damage, full disks, Ctrl-C."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from overseer.text import LANGUAGES
from tests.terminal.program import BOX, Program

TWO = ("play", "shelter", "--seats", "human,human", "--first", "1", "--seed", "1", "--cards", BOX)


def begun(program: Program, *moves: str) -> Path:
    """A game of two people that was left after some moves."""
    program(*TWO, "--names", "Ada,Grace", say="".join(f"{move}\n" for move in moves))
    return program.saved()[0]


def seed_of(file: Path) -> Path:
    return file.with_name(file.name + ".seed")


def test_the_end_of_input_saves_and_says_how_to_go_on(program: Program) -> None:
    out = program(*TWO, say="place 0b2 o\n").out
    file = program.saved()[0]
    assert f'overseer play shelter --resume "{file}"' in out
    assert '"place 0b2 o"' in file.read_text()
    assert seed_of(file).stat().st_mode & 0o077 == 0, "the seed is secret"


def test_quit_saves(program: Program) -> None:
    out = program(*TWO, say="save\nquit\nplace 0b2 o\n").out
    assert "Saved after every move" in out
    assert "place 0b2 o" not in program.saved()[0].read_text()


def test_the_newest_unfinished_game_goes_on(program: Program) -> None:
    file = begun(program, "place 0b2 o")
    out = program("play", "shelter", "--resume", say="gain e1\n").out
    assert "What happened last:" in out
    assert "Ada grabbed the first-player marker." in out
    assert '"gain e1"' in file.read_text()
    assert program.saved() == [file]


def test_resume_needs_no_name_of_a_game(program: Program) -> None:
    file = begun(program, "place 0b2 o")
    assert "Ada, Grace" in program("play", "--resume").out
    assert "Ada, Grace" in program("play", "--resume", "shelter").out
    assert "Alan, Grace" in program("play", "--resume", str(file), "--names", "Alan,Grace").out


def test_a_resumed_game_has_the_same_dice(program: Program, tmp_path: Path) -> None:
    bots = ("play", "shelter", "--seats", "human,human", "--seed", "11")
    program(*bots, "--save", str(tmp_path / "whole"), say="1\n" * 40)
    program(*bots, "--save", str(tmp_path / "parts"), say="1\n" * 15)
    program("play", "--resume", str(tmp_path / "parts"), say="1\n" * 25)
    assert (tmp_path / "whole").read_text() == (tmp_path / "parts").read_text()


def test_nothing_to_resume(program: Program) -> None:
    assert "There is no unfinished game" in program("play", "shelter", "--resume", code=2).err


def test_a_finished_game_cannot_be_resumed(program: Program) -> None:
    program(*TWO, say="resign yes\n")
    file = str(program.saved()[0])
    said = program("play", "--resume", file, code=2, lang="de").err
    assert "ist vorbei" in said
    assert "overseer replay" in said
    assert program("play", "--resume", code=2).err


def test_a_new_game_never_takes_the_place_of_another(program: Program) -> None:
    file = begun(program, "place 0b2 o")
    before = file.read_bytes()
    assert "exists already" in program(*TWO, "--save", str(file), code=2).err
    assert file.read_bytes() == before


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_folder_is_made_for_a_slip_of_the_pen(program: Program, lang: str) -> None:
    ended = program(*TWO, "--save", "no/such/game.overseer", code=2, lang=lang)
    assert str(Path("no/such")) in ended.err
    assert "--save" in ended.err
    assert not (program.home / "no").exists()


@pytest.mark.parametrize(
    "option", ["--seats=human,human", "--seed=1", "--first=1", "--floors=1,2", "--save=x"]
)
def test_what_was_agreed_cannot_be_changed(program: Program, option: str) -> None:
    said = program("play", "shelter", "--resume", option, code=2).err
    assert f"{option.partition('=')[0]} cannot be changed" in said


@pytest.mark.parametrize("kept", [10, 14])
def test_a_file_that_breaks_off_goes_on_under_a_new_name(program: Program, kept: int) -> None:
    file = begun(program, "1", "1", "1", "1", "1", "1")
    lines = file.read_text().splitlines(keepends=True)
    assert len(lines) > kept
    file.write_text("".join(lines[:kept]) + lines[kept][:20])
    damaged = file.read_bytes()
    out = program("play", "--resume", str(file)).out
    assert f"breaks off in line {kept + 1}" in out
    fresh = file.with_name(f"{file.stem}-2.overseer")
    assert f"in the new file {fresh}" in out
    assert file.read_bytes() == damaged
    assert seed_of(file).exists()
    assert fresh.read_text().startswith("".join(lines[:kept]))
    assert "moves replayed" in program("replay", str(fresh), "--verify", code=3).out


def test_a_changed_move_is_found_and_the_moves_before_it_are_kept(program: Program) -> None:
    file = begun(program, "place 0b2 o", "gain e1", "place 0e2 o")
    text = file.read_text()
    assert text.count("gain e1") == 1
    file.write_text(text.replace("gain e1", "gain w1"))
    out = program("play", "--resume", str(file), "--lang", "fr").out
    assert "son sceau ne correspond pas" in out
    assert "1. Gagner 1 cube d’eau" in out
    fresh = file.with_name(f"{file.stem}-2.overseer")
    assert "place 0e2 o" not in fresh.read_text()
    said = program("replay", str(file), "--verify", code=1, lang="es").err
    assert "su sello no encaja" in said


def test_a_record_of_other_rules_is_left_alone(program: Program) -> None:
    file = begun(program, "place 0b2 o")
    first, rest = file.read_text().split("\n", 1)
    header = json.loads(first)
    header["rules"] = "shelter-0"
    file.write_text(json.dumps(header) + "\n" + rest)
    before = file.read_bytes()
    said = program("play", "--resume", str(file), code=1).err
    assert "follows the rules shelter-0" in said
    assert file.read_bytes() == before
    assert program.saved() == [file]


def test_without_its_seed_a_game_cannot_go_on(program: Program) -> None:
    file = begun(program, "place 0b2 o")
    seed_of(file).unlink()
    said = program("play", "--resume", str(file), code=1).err
    assert "The secret seed" in said
    assert "(rule OV-R1)" in said


def test_a_seed_of_another_game_is_refused(program: Program) -> None:
    file = begun(program, "place 0b2 o")
    seed_of(file).write_text("00" * 32)
    said = program("play", "--resume", str(file), code=1).err
    assert "is not the one that was fixed" in said


@pytest.mark.parametrize(
    "content", [b"", b"\n\n", b"{}\n", b"\x00\xff" * 100, b"[1,2,3]", b'{"format": 1e400}\n']
)
def test_a_file_that_is_no_record(program: Program, content: bytes, tmp_path: Path) -> None:
    file = tmp_path / "other.txt"
    file.write_bytes(content)
    for command in (("play", "--resume"), ("replay",)):
        said = program(*command, str(file), code=1).err
        assert "is not the record of a game" in said
    assert file.read_bytes() == content


@pytest.mark.parametrize("place", ["/dev/full", "/dev/null", "."])
def test_a_place_where_nothing_can_be_saved_ends_no_game(program: Program, place: str) -> None:
    ended = program(*TWO, "--save", place, say="place 0b2 o\nsave\n", code=1)
    assert "Not saved!" in ended.out
    assert "is a folder or a device" in ended.out
    assert "Player 1 grabbed the first-player marker." in ended.out
    assert Path(place).exists()
    assert not Path(place).is_file()


def test_a_folder_that_is_none_ends_no_game(program: Program, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    place = str(tmp_path / "file" / "game.overseer")
    out = program(*TWO, "--save", place, say="place 0b2 o\n", code=1, lang="de").out
    assert "Nicht gespeichert!" in out
    assert "Spieler 1" in out


def test_a_full_disk_ends_no_game_and_keeps_what_was_saved(program: Program) -> None:
    file = begun(program, "place 0b2 o")
    size = file.stat().st_size
    before = file.read_bytes()
    out = program("play", "--resume", say="gain e1\n1\n1\n", code=1, largest_file=size + 10).out
    assert "Not saved!" in out
    assert out.count("Not saved!") == 2, "once when it happens, once at the end"
    assert file.read_bytes() == before
    assert [path.name for path in program.saves.glob("*.new")] == []
    assert "gain e1" in program("play", "--resume", say="gain e1\n").out


def test_ctrl_c_saves_and_says_how_to_go_on(program: Program) -> None:
    running = program.start(*TWO)
    running.wait_for("> ")
    running.say("place 0b2 o")
    running.wait_for("Choose the cubes")
    ended = running.interrupt()
    assert ended.code == 130
    file = program.saved()[0]
    assert f'--resume "{file}"' in ended.said
    assert "grabbed the first-player marker" in program("play", "--resume").out


def test_ctrl_c_while_a_bot_thinks(program: Program) -> None:
    running = program.start("play", "shelter", "--seats", "bot:hard,bot:hard", "--think", "600")
    running.wait_for("Saved after every move")
    ended = running.interrupt()
    assert ended.code == 130
    assert "--resume" in ended.said
    assert len(program.saved()) == 1


@pytest.mark.rule("OV-R1")
def test_two_processes_do_not_play_one_game(program: Program) -> None:
    file = begun(program, "place 0b2 o")
    first = program.start("play", "--resume", str(file), "--plain")
    first.wait_for("[gain e1]")
    first.say("gain e1")
    first.wait_for("Grace:")
    before = file.read_bytes()
    for lang, word in (("en", "being played elsewhere"), ("fr", "ailleurs"), ("de", "anderswo")):
        said = program("play", "--resume", str(file), lang=lang, code=1).err
        assert word in said
        assert str(first.process.pid) in said
    assert "otro sitio" in program("play", "--resume", lang="es", code=1).err
    assert file.read_bytes() == before
    first.interrupt()
    program("play", "--resume", str(file))
    assert [path.suffix for path in program.saves.iterdir() if path.suffix == ".lock"] == []


@pytest.mark.rule("OV-R1")
def test_what_a_killed_process_left_is_in_nobodys_way(program: Program) -> None:
    file = begun(program, "place 0b2 o")
    for left in (".lock", ".123-4.new", ".seed.123-4.new"):
        file.with_name(file.name + left).write_text("99999999")
    program("play", "--resume", str(file), say="gain e1\n")
    assert '"gain e1"' in file.read_text()
    assert {path.suffix for path in program.saves.iterdir()} <= {
        ".overseer",
        ".seed",
        ".table",
        ".txt",
    }


def test_a_finished_game_with_a_seed_beside_it_hides_no_other(program: Program) -> None:
    file = begun(program, "place 0b2 o")
    program("play", "shelter", "--seats", "bot:random,bot:random", "--seed", "3")
    (over,) = set(program.saved()) - {file}
    seed_of(over).write_text("00" * 32)  # as a crash between two writes leaves it
    assert "Ada, Grace" in program("play", "--resume").out
    assert "Ada, Grace" in program("play", "shelter", "--resume").out


def test_the_game_played_last_goes_on_whatever_the_clock_said(program: Program) -> None:
    first = begun(program, "place 0b2 o")
    program(*TWO, "--names", "Alan,Kurt", say="place 0b2 o\n")
    os.utime(first, (4e9, 4e9))  # saved while the clock was decades ahead
    assert "Alan, Kurt" in program("play", "--resume").out
    program("play", "--resume", str(first))
    os.utime(first, (1, 1))
    assert "Ada, Grace" in program("play", "shelter", "--resume").out
    os.utime(first, (1, 1))
    (program.saves / "played.txt").write_bytes(b"\xff\n../x\n")
    assert "Alan, Kurt" in program("play", "--resume").out, "without a list by the files' times"
