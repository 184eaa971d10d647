"""Tables and records keep the texts of files without comments; every digest stays."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path

import pytest

import overseer
from overseer.cardfile.canonical import kept_options, kept_text
from overseer.cardfile.source import LIMIT
from overseer.engine.match import Match
from overseer.engine.record import Record
from overseer.engine.refusal import Refused
from overseer.tragic.cards.file import source_text as tragic_text
from overseer.wasteland.cards.file import source_text as wasteland_text

ROOT = Path(__file__).parents[2]
PACKAGE = Path(overseer.__file__).parent
BOX = (ROOT / "tests" / "shelter" / "box.toml").read_text(encoding="utf-8")
BIG = "\\u0041" * 3_000  # letters by their numbers
NOISE = "# a stranger's comment\n" * 5_000


def test_every_file_of_the_house_says_the_same() -> None:
    files = [*PACKAGE.glob("*/*/**/*.toml"), *ROOT.glob("examples/**/*.toml")]
    texts = [each.read_text("utf-8") for each in files if "bots" not in each.parts]
    shorter = 0
    for text in texts:
        short = kept_text(text)
        assert tomllib.loads(short) == tomllib.loads(text)
        assert kept_text(short) == short
        assert not any(line.strip()[:1] in ("", "#") for line in short.splitlines()[:3])
        shorter += len(short) < len(text)
    assert shorter > 20


def test_what_looks_like_a_comment_stays() -> None:
    text = 'a = "x # y"  # gone \r\n\n b = """\n# stays \n\n"""\t\nc = [ # gone\n  1, # gone\n]'
    assert kept_text(text) == 'a = "x # y"\n b = """\n# stays \n\n"""\nc = [\n  1,\n]'
    assert tomllib.loads(kept_text(text)) == tomllib.loads(text)


def test_what_only_fills_a_text_is_not_kept() -> None:
    """Spaces inside lines, ends of lines that are none, letters by their numbers."""
    blank = " " * 8_000
    text = (
        f'{blank}a{blank}= "b  c"\n'
        f'd = """\\\n{(blank + chr(10)) * 5}e\\u007f"""\n'
        f'f = "{BIG}"\n'
        "g = [\n    1,\n]\n"
    )
    short = kept_text(text)
    assert tomllib.loads(short) == tomllib.loads(text)
    assert kept_text(short) == short
    assert short == f' a = "b  c"\nd = "e\\u007f"\nf = "{"A" * 3_000}"\ng = [\n    1,\n]\n'


def test_forces_that_nobody_reads_are_not_kept() -> None:
    """A scenario that has its own ones, and a side that the AI plays."""
    game = overseer.game("wasteland")
    text = NOISE + "not even a force"
    for options in ({}, {"scenario": "ambush", "ai": "both"}):
        match = Match(game, [None] * 2, {**options, "forces": [text, text]}, seed=b"1" * 32)
        assert match.record.header.options["forces"] == ["", ""]
    for wrong in ([text], [3, ""], ["", "", ""]):
        with pytest.raises(Refused):
            Match(game, [None, None], {"scenario": "ambush", "forces": wrong}, seed=b"1" * 32)
    read = Match(game, [None], {"scenario": "ambush", "forces": ["minutemen"]}, seed=b"1" * 32)
    assert read.record.header.options["forces"] == ["minutemen"]


def test_what_is_no_file_stays_as_it_is() -> None:
    for text in ("3 Laser Rifle # the best\n\n", "x = [ # open\n", 'x = """\n# open\n', "TD1-ABC"):
        assert kept_text(text) == text
    assert kept_options({"a": 1, "b": ["x = 1 # c\n"], "c": {"d": "y = 2\n\n"}, "e": "z # z"}) == {
        "a": 1,
        "b": ["x = 1\n"],
        "c": {"d": "y = 2\n"},
        "e": "z # z",
    }


def test_a_record_keeps_no_comments_and_has_the_same_cards() -> None:
    game = overseer.game("shelter")
    loud, quiet = (
        Match(game, [None, None], {"cards": text}, seed=b"1" * 32).record.header
        for text in (NOISE + BOX, kept_text(BOX))
    )
    assert NOISE[:20] not in loud.options["cards"]
    assert len(json.dumps(loud.options)) < LIMIT // 10
    assert loud == quiet
    assert loud.cards == game.cards_digest({"cards": BOX})


STANDARD = {  # a save of the last release, and the cards of the house as one text
    "shelter-4-1": lambda: (PACKAGE / "shelter" / "sets" / "standard.toml").read_text("utf-8"),
    "tragic-2-1": lambda: tragic_text(PACKAGE / "tragic" / "sets" / "standard"),
    "wasteland-ambush-41": lambda: wasteland_text(PACKAGE / "wasteland" / "sets" / "standard"),
}


@pytest.mark.parametrize("save", STANDARD)
def test_cards_as_they_are_kept_have_the_digest_of_the_stored_records(save: str) -> None:
    """With comments or without, whoever read them, and whenever."""
    stored = Record.load(ROOT / "tests" / "saves" / "0.4.0" / f"{save}.overseer").header
    game = overseer.game(stored.game)
    text = STANDARD[save]()
    loud = (NOISE + text).replace("\n", "  # and one more\n", 5)
    assert len(kept_text(loud)) <= len(text)
    for each in (text, loud, kept_text(text), kept_text(loud)):
        assert game.cards_digest({"cards": each}) == stored.cards


def test_no_record_of_an_earlier_release_changes() -> None:
    """A record says what it has always said: its header is read as it is, to the byte."""
    files = [*(ROOT / "tests" / "saves").rglob("*.overseer")]
    assert len(files) > 100
    for file in files:
        assert Record.load(file).encode() == file.read_bytes()
