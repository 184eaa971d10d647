"""What the command of the translators tells, and that ours have nothing left to tell."""

from __future__ import annotations

from pathlib import Path

import pytest

from overseer.text import ENGLISH, LANGUAGES
from tools.translations import GAMES, PAGE, SHELL, claimed, compared, complete, told

BESIDE = pytest.mark.skipif(not PAGE.is_dir(), reason="the web client is not beside the tests")


@pytest.fixture
def begun(tmp_path: Path) -> tuple[Path, Path]:
    """English, and a translation with one of everything."""
    english, own = tmp_path / "en", tmp_path / "it"
    english.mkdir()
    own.mkdir()
    (english / "core.ftl").write_text("hello = Hello { $name }\nbye = Bye\nquoted = So: { bye }\n")
    (english / "tragic.ftl").write_text("card = Card\n    .long = A card\n")
    (own / "core.ftl").write_text(
        "hello = Ciao { $nome }\nquoted = Dunque: { bye }\nold = Vecchio\n"
    )
    return english, own


def test_it_names_what_is_missing_superfluous_and_wrong(begun: tuple[Path, Path]) -> None:
    core, tragic = compared(*begun, "text")
    assert (core.missing, core.superfluous, core.wrong) == (["bye"], ["old"], ["hello"])
    assert (tragic.level, tragic.missing) == ("tragic", ["card", "card.long"])
    levels = complete([core, tragic])
    assert levels[SHELL] == (2, 3)
    assert levels["tragic"] == (0, 2)
    lines = "\n".join(told(ENGLISH, [core, tragic], ids=True))
    assert "shell: 2 of 3, 66 %" in lines
    assert "    card.long" in lines


def test_a_line_that_is_not_fluent_is_shown(begun: tuple[Path, Path]) -> None:
    english, own = begun
    (own / "tragic.ftl").write_text("card = Carta\n}\n")
    _, tragic = compared(english, own, "text")
    assert tragic.broken == "}"


@BESIDE
def test_every_level_has_files() -> None:
    levels = {each.level for each in compared(PAGE / ENGLISH, PAGE / ENGLISH, "page")}
    assert levels == {SHELL, *GAMES}


@BESIDE
@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != ENGLISH])
def test_the_page_says_everything_in_every_language(lang: str) -> None:
    """The page's own reader overlooks what is not Fluent."""
    found = list(compared(PAGE / ENGLISH, PAGE / lang, "page"))
    assert [each.row() for each in found if each.superfluous or each.wrong or each.broken] == []
    needed = claimed(lang)
    assert [each.row() for each in found if each.missing and each.level in needed] == []
