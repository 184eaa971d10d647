"""Tables and records keep the texts of files without comments; every digest stays."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path

import overseer
from overseer.cardfile.canonical import kept_options, kept_text
from overseer.cardfile.source import LIMIT
from overseer.engine.match import Match
from overseer.engine.record import Record

ROOT = Path(__file__).parents[2]
BOX = (ROOT / "tests" / "shelter" / "box.toml").read_text(encoding="utf-8")
NOISE = "# a stranger's comment\n" * 5_000


def test_every_file_of_the_house_says_the_same() -> None:
    files = [*ROOT.glob("overseer/*/*/**/*.toml"), *ROOT.glob("examples/**/*.toml")]
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


def test_no_record_of_an_earlier_release_changes() -> None:
    """A record says what it has always said: its header is read as it is, comments and all."""
    files = [*(ROOT / "tests" / "saves").rglob("*.overseer")]
    assert len(files) > 10
    with_texts = 0
    for file in files:
        record = Record.load(file)
        assert record.encode() == file.read_bytes()
        options = record.header.options
        game = overseer.game(record.header.game)
        if any("\n" in str(value) for value in options.values()):
            with_texts += 1
            assert game.cards_digest(game.kept_options(options)) == game.cards_digest(options)
    assert with_texts or files
