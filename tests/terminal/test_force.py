"""`overseer force` and `overseer terrain`: build, check, share, draw."""

from __future__ import annotations

import shlex
from pathlib import Path

import pytest

from overseer.terminal import cli
from overseer.terminal.help import message_of
from overseer.text import LANGUAGES, has, translate
from overseer.wasteland.cards.file import standard
from overseer.wasteland.force.code import encode
from overseer.wasteland.force.force_file import read_force
from overseer.wasteland.force.ready import READY, resolve
from overseer.wasteland.terrain.generate import make_layout
from overseer.wasteland.terrain.layout_file import layout_text
from tests.terminal.desk import Desk, a_desk  # noqa: F401

CARDS = standard()
FAMILIES = cli.command().commands  # type: ignore[attr-defined]
COMMANDS = [
    (family, command) for family in ("force", "terrain") for command in FAMILIES[family].commands
]
DESK = ()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("family", "command"), COMMANDS)
def test_every_command_has_its_words(family: str, command: str, lang: str) -> None:
    for param in FAMILIES[family].commands[command].params:
        assert has(lang, message_of(lang, f"{family}-{command}", param)), param
    for example in translate(lang, f"help-{family}-{command}.examples").splitlines():
        line, _, meaning = example.partition("  ")
        assert shlex.split(line)[:3] == ["overseer", family, command]
        assert meaning.strip()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("family", ["force", "terrain"])
def test_a_family_without_a_command_shows_its_help(desk: Desk, family: str, lang: str) -> None:
    said = desk(family, lang=lang)
    assert all(f"  {command} " in said for command in FAMILIES[family].commands)


# -- forces --------------------------------------------------------------------------------------


def test_a_force_is_begun_checked_shown_and_shared(desk: Desk, tmp_path: Path) -> None:
    assert "mine.toml" in desk("force", "new", "mine", "--from", "minutemen")
    assert "Nothing to complain about" in desk("force", "check", "mine.toml")
    shown = desk("force", "show", "mine.toml")
    assert "4 × Minuteman: Laser Musket, 3 × Frag Grenade · 4 × 71 + 21 = 305" in shown
    assert "Sum: 749 caps (2020 list)" in shown
    code = desk("force", "code", "mine.toml").strip()
    assert code == encode(resolve("minutemen", CARDS), CARDS)
    desk("force", "code", code, "--out", "friend.toml")
    friend = read_force(tmp_path / "friend.toml", CARDS)
    assert friend.units == resolve("minutemen", CARDS).units
    assert friend.name == "Friend"


@pytest.mark.rule("WC-F1", "WC-F2")
def test_what_is_wrong_is_said_with_its_rule(desk: Desk) -> None:
    said = desk("force", "check", "minutemen", "--limit", "500", code=1)
    assert "249 above the limit of 500" in said
    assert "WC-F1" in said
    desk("force", "new", "empty.toml")
    assert "WC-F1" in desk("force", "check", "empty.toml", code=1)
    Path("two.toml").write_text('[[unit]]\nunit = "piper"\ncount = 2\n')
    said = desk("force", "check", "two.toml", code=1, lang="de")
    assert "Piper ist einzigartig: Die Einheit hat ein Modell, nicht 2." in said
    assert "keinen Anführer" in said


def test_prices_of_another_list(desk: Desk) -> None:
    assert "(2018 list)" in desk("force", "show", "farm-guard", "--list", "2018")
    said = desk("force", "show", "farm-guard", "--list", "1997", code=2)
    assert "2018, 2020, 2025" in said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_ready_forces_are_listed_with_their_plans(desk: Desk, lang: str) -> None:
    said = desk("force", "list", lang=lang)
    assert all(f"  {name}\n" in said for name in READY)


def test_nothing_is_overwritten(desk: Desk) -> None:
    desk("force", "new", "mine.toml", "--from", "pack")
    before = Path("mine.toml").read_text()
    assert "mine.toml" in desk("force", "new", "mine.toml", code=2)
    desk("terrain", "make", "mine.toml", code=2)
    desk("terrain", "show", "7", "--svg", "mine.toml", code=2)
    assert Path("mine.toml").read_text() == before


def test_what_is_no_force_is_explained(desk: Desk) -> None:
    assert "“patrol”" in desk("force", "show", "patroll", code=2)
    assert "not whole" in desk("force", "show", "WW1-AAAAAAAA", code=2)
    assert "missing.toml" in desk("force", "show", "missing.toml", code=1)
    Path("bad.toml").write_text('[[unit]]\nunit = "settler"\nweapons = ["ray-gun"]\n')
    assert "line 3" in desk("force", "check", "bad.toml", code=1)


def test_creatures_need_an_agreement(desk: Desk) -> None:
    text = '[[unit]]\nunit = "brute"\nleader = "brawler"\nweapons = ["board"]\n'
    Path("wild.toml").write_text(text + '[[unit]]\nunit = "radscorpion"\n')
    assert "Creature Controller" in desk("force", "check", "wild.toml", code=1)
    assert "Creature Controller" not in desk("force", "check", "wild.toml", "--creatures")


# -- terrain -------------------------------------------------------------------------------------


@pytest.mark.rule("WC-R6")
def test_a_table_is_made_changed_checked_and_drawn(desk: Desk) -> None:
    options = ("--number", "7", "--preset", "light", "--theme", "rocks")
    desk("terrain", "make", "mine", *options)
    path = Path("mine.toml")
    assert path.read_text() == layout_text(make_layout(7, "light", (), "rocks"))
    assert "nothing wrong" in desk("terrain", "check", "mine.toml")
    drawn = desk("terrain", "show", "mine.toml")
    assert len(drawn.splitlines()) == 39
    assert "o rocks" in drawn
    assert drawn == desk("terrain", "show", "7", "--preset", "light", "--theme", "rocks")
    desk("terrain", "show", "mine.toml", "--svg", "mine.svg")
    assert Path("mine.svg").read_text().startswith("<svg ")
    path.write_text(path.read_text().replace("points = [[", "points = [[9999, 1], [", 1))
    assert "mine.toml" in desk("terrain", "check", "mine.toml", code=1)


def test_a_table_of_any_number_is_made(desk: Desk) -> None:
    desk("terrain", "make")
    assert "nothing wrong" in desk("terrain", "check", "terrain.toml")


def test_words_that_are_none_are_explained(desk: Desk) -> None:
    assert "light, medium, dense" in desk("terrain", "show", "7", "--preset", "thick", code=2)
    assert "mixed" in desk("terrain", "make", "x", "--theme", "moon", code=2, lang="fr")
    assert "--number" in desk("terrain", "make", "x", "--number", "-1", code=2)
    assert "gone.toml" in desk("terrain", "show", "gone.toml", code=1)
