"""`overseer cards tragic`: lists, single cards and the check of a set, as a user sees them."""

from __future__ import annotations

from pathlib import Path

import pytest

from overseer.terminal.cards import run
from overseer.text import COMPLETE, translate
from overseer.tragic.cards.file import standard
from overseer.tragic.words import LETTERS
from overseer.voice.complaint import UsageError
from tests.terminal.program import Program

NOTHING: dict[str, str | None] = {}
SKILL = """name = "mine"
[[card]]
name = "dig"
level = 1
kind = "skill"
source = "designed"
title = "Dig"
flavour = "Deeper."
[[card.ability]]
when = "use"
engage = true
do = ["draw 1"]
"""


@pytest.fixture(autouse=True)
def wide(monkeypatch: pytest.MonkeyPatch) -> None:
    """A terminal in which no line has to be broken."""
    monkeypatch.setenv("COLUMNS", "400")


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    path = tmp_path / "mine.toml"
    path.write_text(SKILL, encoding="utf-8")
    return path


@pytest.mark.parametrize("lang", COMPLETE)
def test_the_whole_list(capsys: pytest.CaptureFixture[str], lang: str) -> None:
    assert run("tragic", "list", None, None, NOTHING, lang) == 0
    out = capsys.readouterr().out
    for letter in LETTERS:
        assert f"{translate(lang, f'letter-{letter}').upper()}\n" in out
    assert translate(lang, "cards-tragic-count", n=len(standard().cards)) in out
    assert all(card.id in out for card in standard().cards)


@pytest.mark.parametrize(
    ("what", "narrow"),
    [
        (None, {"letter": "C", "kind": "ally", "level": "2"}),
        ("charisma", {"kind": "Allié", "level": "2"}),
        ("ally", {"letter": "c", "level": "2"}),
    ],
)
def test_a_narrow_list(
    capsys: pytest.CaptureFixture[str], what: str | None, narrow: dict[str, str | None]
) -> None:
    run("tragic", "list", what, None, narrow, "en")
    heads = [line for line in capsys.readouterr().out.splitlines() if "★" in line]
    assert heads
    assert all("★★ · Ally · " in line and "C" in line.split(" · ")[2] for line in heads)


def test_a_list_by_words(capsys: pytest.CaptureFixture[str]) -> None:
    run("tragic", "list", "dodge the attack fully", None, NOTHING, "en")
    out = capsys.readouterr().out
    assert 0 < out.count("dodge the attack fully") < 20
    run("tragic", "list", None, None, {"text": "no such words"}, "en")
    assert capsys.readouterr().out == "No card fits.\n"


@pytest.mark.parametrize("lang", COMPLETE)
def test_a_card_in_full(capsys: pytest.CaptureFixture[str], lang: str) -> None:
    run("tragic", "show", "protectron-1", None, NOTHING, lang)
    out = capsys.readouterr().out
    assert translate(lang, "tragic-keyword-horde") in out
    assert translate(lang, "glossary-horde") in out
    assert "protectron-1" in out


def test_all_levels_of_a_family(capsys: pytest.CaptureFixture[str]) -> None:
    run("tragic", "show", "bat-blow", None, NOTHING, "en")
    out = capsys.readouterr().out
    assert [f"bat-blow-{level} –" in out for level in (1, 2, 3)] == [True, True, True]


@pytest.mark.parametrize(
    ("action", "what", "narrow", "id"),
    [
        ("show", None, NOTHING, "cards-tragic-which"),
        ("show", "batblow", NOTHING, "cards-tragic-unknown"),
        ("list", None, {"letter": "Q"}, "cards-tragic-letter"),
        ("list", None, {"kind": "dog"}, "cli-error-kind"),
        ("list", None, {"level": "4"}, "cards-tragic-level"),
        ("show", "punch", {"level": "1"}, "cards-error-option"),
        ("eat", None, NOTHING, "cli-error-action"),
    ],
)
def test_what_cannot_be_asked(
    action: str, what: str | None, narrow: dict[str, str | None], id: str
) -> None:
    with pytest.raises(UsageError) as refused:
        run("tragic", action, what, None, narrow, "en")
    assert refused.value.id == id
    assert all(refused.value.text(lang) for lang in COMPLETE)


def test_an_option_of_another_game() -> None:
    with pytest.raises(UsageError) as refused:
        run("shelter", "list", None, None, {"letter": "S"}, "en")
    assert refused.value.id == "cards-error-option"


def test_a_set_of_ones_own(capsys: pytest.CaptureFixture[str], mine: Path) -> None:
    assert run("tragic", "check", str(mine), None, NOTHING, "en") == 0
    assert capsys.readouterr().out == "This card set is in order: “mine” with 1 card.\n"
    run("tragic", "list", None, str(mine), NOTHING, "en")
    assert "Dig ★ · Skill  dig-1" in capsys.readouterr().out


def test_a_set_with_mistakes(capsys: pytest.CaptureFixture[str], mine: Path) -> None:
    mine.write_text(SKILL.replace("draw 1", "drow 1"), encoding="utf-8")
    assert run("tragic", "check", str(mine), None, NOTHING, "en") == 1
    told = capsys.readouterr()
    assert told.out.startswith(f"{mine}:12: Card “dig-1”: “drow” is not known here; what is needed")
    assert told.err == "1 problem in this card file.\n"
    mine.write_text(SKILL.replace('flavour = "Deeper."\n', ""), encoding="utf-8")
    assert run("tragic", "check", str(mine), None, NOTHING, "en") == 1
    assert capsys.readouterr().out.count("It has no flavour in") == len(COMPLETE)


def test_the_program_itself(tmp_path: Path, mine: Path) -> None:
    program = Program(tmp_path)
    assert "S Schaden." in program("cards", "tragic", "show", "punch-1", lang="de").out
    listed = program("cards", "tragic", "list", "--letter", "L", "--level", "3", "--kind", "attack")
    assert "LUCK" in listed.out
    mine.write_text("name = 3", encoding="utf-8")
    failed = program("cards", "tragic", "list", "--cards", str(mine), code=1)
    assert "mine.toml, line 1: “name” has the wrong type" in failed.said
