"""The critical chances: exact, as a table, as JSON and as a picture."""

import doctest
import json
import re
from fractions import Fraction
from itertools import product
from pathlib import Path
from xml.etree import ElementTree

import pytest

from overseer import text
from overseer.terminal.odds import run
from overseer.tragic import odds
from overseer.tragic.odds_picture import picture
from overseer.voice.complaint import UsageError

SVG = "{http://www.w3.org/2000/svg}"
DOCS = Path(__file__).parents[2] / "docs"
PICTURE = DOCS / "pictures" / "critical-chance.svg"


def counted(dice: int) -> Fraction:
    """The chance by throwing every throw there is."""
    throws = [throw.count(1) >= 2 for throw in product(range(1, 7), repeat=dice)]
    return Fraction(sum(throws), len(throws))


@pytest.mark.rule("TR-C6")
@pytest.mark.parametrize("chances", range(6))
def test_the_chance_is_the_share_of_throws_with_two_ones(chances: int) -> None:
    assert odds.dice(chances) == chances + 1
    assert odds.critical(chances) == counted(chances + 1)


@pytest.mark.rule("TR-C6")
@pytest.mark.parametrize("chances", [0, -1, -6])
def test_without_chances_the_confirmation_die_is_left_and_never_enough(chances: int) -> None:
    assert odds.dice(chances) == 1
    assert odds.critical(chances) == 0


@pytest.mark.parametrize("lang", text.LANGUAGES)
def test_chances_below_zero_have_a_minus_sign(
    capsys: pytest.CaptureFixture[str], lang: str
) -> None:
    assert run("-1", False, None, lang) == 0
    said = capsys.readouterr().out
    assert " −1 " in said
    assert "-1" not in said


def test_every_chance_helps() -> None:
    shares = [odds.critical(chances) for chances in range(odds.MOST + 1)]

    assert shares == sorted(set(shares))
    assert shares[-1] < 1


def test_the_per_cent_are_those_of_the_note() -> None:
    assert [odds.percent(chances) for chances in (0, 1, 2)] == [0.0, 2.8, 7.4]
    for lang, comma in zip(text.LANGUAGES, ".,,,", strict=True):
        note = text.translate(lang, "odds-note")
        assert f"2{comma}8" in note
        assert f"7{comma}4" in note


@pytest.mark.parametrize("lang", text.LANGUAGES)
def test_the_table_fits_a_usual_terminal(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(None, False, None, lang) == 0

    lines = [line.rstrip() for line in capsys.readouterr().out.splitlines()]
    rows = [line for line in lines if re.match(r" +\d+ +\d+ +\d", line)]
    assert [int(row.split()[0]) for row in rows] == list(range(odds.MOST + 1))
    for chances, row in enumerate(rows):
        assert str(odds.critical(chances)) in row.split()
        assert len(row) <= 80
    lengths = [row.count("█") for row in rows]
    assert lengths == sorted(lengths)
    assert lengths[0] == 0
    assert lengths[-1] > 10


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "With 1 critical chance you roll 2 dice: 2.8% for a critical hit, exactly 1/36."),
        (
            "fr",
            "Avec 1 chance de Coup Critique, vous lancez 2 dés : 2,8 % pour un Coup Critique,"
            " exactement 1/36.",
        ),
        (
            "de",
            "Mit 1 Chance würfelst du mit 2 Würfeln: 2,8 % für einen kritischen"
            " Treffer, genau 1/36.",
        ),
        (
            "es",
            "Con 1 oportunidad de crítico tiras 2 dados: 2,8 % de golpe crítico, exactamente 1/36.",
        ),
    ],
)
def test_one_chance(lang: str, sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    run("1", False, None, lang)

    assert capsys.readouterr().out.replace("\N{NO-BREAK SPACE}", " ") == sentence + "\n"


def test_fewer_than_no_chances_can_be_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    run("-6", False, None, "en")

    assert "you roll 1 die: 0.0% for a critical hit" in capsys.readouterr().out


@pytest.mark.parametrize("typed", ["many", "", "-21", "41", "2.5"])
def test_a_number_that_is_none_is_refused(typed: str) -> None:
    with pytest.raises(UsageError) as raised:
        run(typed, False, None, "en")

    assert "--chances" in raised.value.text("en")


def test_json_has_every_row_or_the_one_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    run(None, True, None, "de")
    rows = json.loads(capsys.readouterr().out)
    run("2", True, None, "de")
    row = json.loads(capsys.readouterr().out)

    assert [each["chances"] for each in rows] == list(range(odds.MOST + 1))
    assert all(Fraction(each["exact"]) == odds.critical(each["chances"]) for each in rows)
    assert row == {"chances": 2, "dice": 3, "chance": pytest.approx(2 / 27), "exact": "2/27"}


@pytest.mark.parametrize("lang", text.LANGUAGES)
def test_the_picture_shows_every_chance_in_the_language(lang: str) -> None:
    root = ElementTree.fromstring(picture(lang))
    words = ["".join(each.itertext()) for each in root.iter(f"{SVG}text")]

    for chances in range(odds.MOST + 1):
        assert text.translate(lang, "odds-percent", n=odds.percent(chances)) in words
    for id in ("odds-axis-chances", "odds-axis-share", "odds-picture-title", "odds-picture-start"):
        assert text.translate(lang, id) in words
    heights = [float(dot.get("cy", "")) for dot in root.iter(f"{SVG}circle")]
    assert len(heights) == odds.MOST + 1
    assert heights == sorted(heights, reverse=True)
    assert "prefers-color-scheme: dark" in picture(lang)


def test_the_picture_is_written_where_it_is_wanted(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "curve.svg"
    run("2", False, str(file), "es")

    assert file.read_text(encoding="utf-8") == picture("es")
    assert f"La curva está en {file}." in capsys.readouterr().out


def test_json_stays_json_when_a_picture_is_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    run("2", True, str(tmp_path / "curve.svg"), "en")

    assert json.loads(capsys.readouterr().out)["dice"] == 3


def test_a_place_that_takes_no_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(UsageError) as raised:
        run(None, False, str(tmp_path), "de")

    assert "es ist ein Ordner" in raised.value.text("de")
    assert str(tmp_path) in raised.value.text("de")


def test_the_picture_in_docs_is_up_to_date() -> None:
    fresh = picture("en")

    assert PICTURE.read_text(encoding="utf-8") == fresh, f"run: overseer odds --picture {PICTURE}"


def test_the_table_in_docs_is_exact() -> None:
    page = (DOCS / "criticals.md").read_text(encoding="utf-8").replace("*", "")
    rows = re.findall(r"(?m)^\| (\d+) \| (\d+) \| ([\d.]+) % \| ([\d/]+) \|$", page)

    assert [int(row[0]) for row in rows] == [*range(7), 8, 10, 12]
    for chances, dice, share, exact in rows:
        assert int(dice) == odds.dice(int(chances))
        assert float(share) == odds.percent(int(chances))
        assert Fraction(exact) == odds.critical(int(chances))


def test_the_examples_of_the_module_run() -> None:
    ran = doctest.testmod(odds)

    assert ran.attempted > 0
    assert ran.failed == 0
