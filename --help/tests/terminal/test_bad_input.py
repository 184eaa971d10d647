"""Whatever is typed: a sentence in the user's language, what to do, an exit code, no crash."""

from __future__ import annotations

import subprocess
from io import BytesIO, TextIOWrapper
from pathlib import Path

import pytest

from overseer.terminal.cli import run
from tests.terminal.program import COMMAND, PATIENCE, Program

PLAY = ("play", "shelter")
HUGE = "1" + "0" * 30

# What is typed, and words of the answer. All are wrong uses: exit code 2.
WRONG: list[tuple[tuple[str, ...], str]] = [
    (("dance",), "There is no command “dance”."),
    (("pay", "shelter"), "Did you mean “play”?"),
    (("--lang", "xx", "play", "shelter"), "There is no language “xx”. Choose one of these: en"),
    (("play", "shelter", "--lang"), "There is no language “”."),
    (("play",), "Which game? Choose one of these: "),
    (("play", "chess"), "There is no game “chess”."),
    ((*PLAY, "now"), "“now” is one word too many. See: overseer play --help"),
    ((*PLAY, "--seat", "human,human"), "Did you mean “--seats”?"),
    ((*PLAY, "--seats"), "The option “--seats” stands without its value"),
    ((*PLAY, "--plain=yes"), "The option “--plain”"),
    ((*PLAY, "--seats", ""), "0 players cannot play this game. Choose a number from 2 to 4."),
    ((*PLAY, "--seats", "human"), "One player cannot play this game."),
    ((*PLAY, "--seats", ",".join(["human"] * 9)), "9 players cannot play this game."),
    ((*PLAY, "--seats", "human,"), "“” cannot sit at the table."),
    ((*PLAY, "--seats", "human,bot:hrad"), "Did you mean “bot:hard”?"),
    ((*PLAY, "--seats", "humna,bot:hard"), "Did you mean “human”?"),
    ((*PLAY, "--seed", "-1"), "“-1” does not fit --seed. Give a whole number from 0 to"),
    ((*PLAY, "--seed", HUGE), f"“{HUGE}” does not fit --seed."),
    ((*PLAY, "--seed", "9" * 5000), "does not fit --seed."),
    ((*PLAY, "--seed", "1.5"), "“1.5” does not fit --seed."),
    ((*PLAY, "--first", "0"), "“0” does not fit --first."),
    ((*PLAY, "--first", "3"), "(rule SH-S6)"),
    ((*PLAY, "--floors", "1,1"), "(rule SH-S2)"),
    ((*PLAY, "--floors", "one"), "“one” does not fit --floors."),
    ((*PLAY, "--think", "nan"), "“nan” does not fit --think. Give seconds"),
    ((*PLAY, "--think", "-1"), "“-1” does not fit --think."),
    ((*PLAY, "--budget", HUGE), "does not fit --budget."),
    ((*PLAY, "--names", "A,B,C"), "3 names for 2 seats are too many."),
    ((*PLAY, "--names", "A,A"), "Two seats have the same name."),
    ((*PLAY, "--names", "x" * 30), "Take at most 20 readable characters."),
    ((*PLAY, "--names", "a\x1b[31m"), "cannot be shown"),
    (("sim", "shelter", "--games", "0"), "“0” does not fit --games."),
    (("sim", "shelter", "--games", HUGE), "does not fit --games."),
    (("sim", "shelter", "--jobs", "0"), "“0” does not fit --jobs."),
    (("sim", "shelter", "--seed", "-1"), "“-1” does not fit --seed."),
    (("sim", "shelter", "--seats", "human,normal"), "“human” cannot sit at the table."),
    (("sim", "shelter", "--seats", "normal"), "One player cannot play this game."),
    (("sim",), "GAME is missing. See: overseer sim --help"),
    (("replay",), "FILE is missing."),
    (("replay", "x", "--to", "-3"), "“-3” does not fit --to."),
    (("rules", "shelter", "SH-P99"), "There is no rule “SH-P99”. Near: SH-P1"),
    (("rules", "chess"), "There is no game “chess”."),
    (("cards", "shelter", "burn"), "Choose one of these: list, show, check."),
    (("cards", "shelter", "show"), "Which card?"),
    (("cards", "shelter", "show", "shotgn"), "There is no card “shotgn”. Near: shotgun."),
    (("cards", "shelter", "list", "spells"), "There are no cards of the kind “spells”."),
    (("cards", "shelter", "check"), "Which file?"),
    (("bench", "--rounds", "0"), "“0” does not fit --rounds."),
    (("bench", "--seconds", "0"), "“0” does not fit --seconds."),
]


@pytest.mark.parametrize(("args", "words"), WRONG, ids=[" ".join(args)[:40] for args, _ in WRONG])
def test_a_wrong_use_is_explained(
    args: tuple[str, ...],
    words: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    # So many in processes of their own would take minutes; the tests below have one each.
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setattr("sys.stdin", TextIOWrapper(BytesIO()))
    assert run(args, {"LANG": "en"}) == 2
    said = capsys.readouterr()
    assert words in said.err
    assert said.out == ""
    assert not (tmp_path / "data").exists()


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("fr", "«\xa0-1\xa0» ne convient pas à --seed."),
        ("de", "„-1“ passt nicht zu --seed."),
        ("es", "«-1» no vale para --seed."),
        ("pt", "“-1” does not fit --seed."),
    ],
)
def test_the_language_is_the_one_of_the_environment(
    program: Program, lang: str, words: str
) -> None:
    assert words in program(*PLAY, "--seed", "-1", code=2, lang=lang).err


def test_the_option_is_stronger_than_the_environment(program: Program) -> None:
    said = program(*PLAY, "--seed", "-1", "--lang=es", code=2, lang="de").err
    assert "«-1» no vale para --seed." in said


UNREADABLE: list[tuple[tuple[str, ...], str]] = [
    (("replay", "nowhere.overseer"), "cannot be read (no such file or folder)"),
    (("play", "--resume", "nowhere.overseer"), "cannot be read (no such file or folder)"),
    (("replay", "."), "cannot be read (it is a folder)"),
    ((*PLAY, "--cards", "nowhere.toml"), "nowhere.toml: There is no such file."),
    (("sim", "shelter", "--cards", "."), "This file cannot be read."),
    (("cards", "shelter", "list", "--cards", "nowhere.toml"), "There is no such file."),
]


@pytest.mark.parametrize(
    ("args", "words"), UNREADABLE, ids=[" ".join(args)[:40] for args, _ in UNREADABLE]
)
def test_files_that_cannot_be_read(program: Program, args: tuple[str, ...], words: str) -> None:
    assert words in program(*args, code=1).err


def test_a_card_file_with_mistakes_begins_no_game(program: Program, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('id = "mine"\nversion = 1\ncolour = "red"\n')
    ended = program(*PLAY, "--cards", str(file), code=1, lang="de")
    assert "mine.toml, Zeile 3: " in ended.err
    assert program.saved() == []


def test_a_reader_that_goes_away_is_no_crash(program: Program) -> None:
    running = program.start("rules", "shelter")
    assert running.process.stdout is not None
    running.process.stdout.close()
    running.process.wait()
    assert running.process.returncode == 1


@pytest.mark.parametrize(
    ("args", "lang", "words"),
    [
        (("deck", "list"), "en", "The output could not be written (the disk is full)."),
        (("rules", "tragic"), "fr", "La sortie n’a pas pu être écrite (le disque est plein)."),
        (("--help",), "de", "Die Ausgabe konnte nicht geschrieben werden (der Datenträger ist"),
        (("play", "tragic", "--deck", "fists"), "es", "No se ha podido escribir la salida (el"),
    ],
)
def test_an_output_that_is_full_is_told_in_one_sentence(
    program: Program, args: tuple[str, ...], lang: str, words: str
) -> None:
    with open("/dev/full", "wb") as full:
        ended = subprocess.run(
            [*COMMAND, *args, "--lang", lang],
            input=b"1\n1\n",
            stdout=full,
            stderr=subprocess.PIPE,
            env=program.environ,
            cwd=program.home,
            timeout=PATIENCE,
        )
    said = ended.stderr.decode()
    assert ended.returncode == 1
    assert said.startswith(words)
    assert said.count("\n") == 1, said
    if args[0] == "play":  # and the game goes on from there
        program("play", "--resume", str(program.saved()[0]))
