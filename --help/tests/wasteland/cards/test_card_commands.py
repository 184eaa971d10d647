"""`overseer cards wasteland`: lists, single cards and the check of a set, as a user sees them."""

from __future__ import annotations

from pathlib import Path

import pytest

from overseer.terminal.complaint import UsageError
from overseer.terminal.guise import guise_of
from overseer.text import LANGUAGES, translate
from overseer.wasteland.cards.file import standard
from overseer.wasteland.cards.find import KINDS, SHELVES, all_cards, kind_of, matching
from overseer.wasteland.text.cards import name
from tests.wasteland.card_sample import TEXT

GUISE = guise_of("wasteland")
SET = standard()


@pytest.fixture(autouse=True)
def wide(monkeypatch: pytest.MonkeyPatch) -> None:
    """A terminal in which no line has to be broken."""
    monkeypatch.setenv("COLUMNS", "400")


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    path = tmp_path / "mine.toml"
    path.write_text(TEXT, encoding="utf-8")
    return path


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_whole_list(capsys: pytest.CaptureFixture[str], lang: str) -> None:
    assert GUISE.cards("list", None, None, {}, lang) == 0
    out = capsys.readouterr().out
    for shelf in SHELVES:
        assert f"{translate(lang, f'cards-wasteland-{shelf}s').upper()}\n" in out
    assert translate(lang, "cards-wasteland-count", n=len(all_cards(SET))) in out
    assert all(f"  {card.id}\n" in out for card in all_cards(SET))


@pytest.mark.parametrize(
    ("what", "narrow"),
    [("rifle", {}), (None, {"kind": "Gewehr"}), (None, {"kind": "rifle", "text": "rifle"})],
)
def test_a_list_can_be_narrowed(
    capsys: pytest.CaptureFixture[str], what: str | None, narrow: dict[str, str]
) -> None:
    assert GUISE.cards("list", what, None, narrow, "en") == 0
    out = capsys.readouterr().out
    assert "hunting-rifle" in out
    assert "sledgehammer" not in out
    assert translate("en", "cards-wasteland-units").upper() not in out


def test_words_look_into_what_cards_do() -> None:
    found = matching(SET, "en", "weapon", "explosion stun")
    assert SET.weapon("railway-rifle") in found
    assert SET.weapon("hunting-rifle") not in found
    assert matching(SET, "en", words="no such words on any card") == []


def test_every_kind_is_found_by_its_word() -> None:
    for kind in KINDS:
        assert kind_of(kind.upper()) == kind
        assert matching(SET, "en", kind), kind
    assert kind_of("teapot") is None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_unit_is_shown_with_its_ai_card(capsys: pytest.CaptureFixture[str], lang: str) -> None:
    assert GUISE.cards("show", "super-mutant", None, {}, lang) == 0
    out = capsys.readouterr().out
    title = name(SET.unit("super-mutant"), lang)
    assert out.count("super-mutant –") == 2
    assert translate(lang, "cards-wasteland-ai-card", name=title) in out


def test_a_card_is_shown_by_its_name(capsys: pytest.CaptureFixture[str]) -> None:
    title = name(SET.weapon("super-sledge"), "fr")
    assert GUISE.cards("show", title.upper(), None, {}, "fr") == 0
    assert "super-sledge –" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("action", "what", "narrow", "id"),
    [
        ("show", None, {}, "cards-wasteland-which"),
        ("show", "hunting-rifel", {}, "cards-wasteland-unknown"),
        ("list", None, {"kind": "teapot"}, "cards-wasteland-kind"),
    ],
)
def test_what_cannot_be_found_is_told(
    action: str, what: str | None, narrow: dict[str, str], id: str
) -> None:
    with pytest.raises(UsageError) as caught:
        GUISE.cards(action, what, None, narrow, "en")
    assert caught.value.id == id
    if what:
        assert "hunting-rifle" in str(caught.value.args_["near"])


def test_a_file_of_ones_own(capsys: pytest.CaptureFixture[str], mine: Path) -> None:
    assert GUISE.cards("list", None, str(mine), {}, "en") == 0
    out = capsys.readouterr().out
    assert "Yao guai" in out
    assert "settler" not in out
    assert "bear-jam" in GUISE.card_ids(str(mine))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_check_tells_that_all_is_well(capsys: pytest.CaptureFixture[str], lang: str) -> None:
    assert GUISE.cards("check", None, None, {}, lang) == 0
    out = capsys.readouterr().out
    assert str(len(SET.units)) in out
    assert str(len(SET.weapons)) in out


def test_a_check_tells_each_mistake_on_its_line(
    capsys: pytest.CaptureFixture[str], mine: Path
) -> None:
    mine.write_text(TEXT.replace("hurt 2", "hut 2").replace("base = 25", "base = 1"), "utf-8")
    assert GUISE.cards("check", str(mine), None, {}, "en") == 1
    told = capsys.readouterr()
    first, second = told.out.splitlines()
    assert first.startswith(f"{mine}:10: Card “yao-guai”: “base” is 1")
    assert second.startswith(f"{mine}:")
    assert second.endswith("Did you mean “hurt”?")
    assert told.err.startswith("2 problems")
