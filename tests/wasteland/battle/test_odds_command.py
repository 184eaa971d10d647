"""`overseer odds wasteland`: what it prints, writes and refuses, in four languages."""

from __future__ import annotations

import json
from fractions import Fraction
from io import BytesIO, TextIOWrapper
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from overseer.terminal.cli import run
from overseer.terminal.wasteland.odds_asked import Asked
from overseer.terminal.wasteland.odds_case import work_out
from overseer.text import LANGUAGES, has, translate
from overseer.voice.wasteland.odds.words import item_name
from overseer.wasteland.cards.file import standard
from overseer.wasteland.words import ATTRIBUTES, SKILLS, W_MINE

SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture(autouse=True)
def keyboard(monkeypatch: pytest.MonkeyPatch) -> None:
    """The program wants a keyboard that can be set up, though nobody types."""
    monkeypatch.setattr("sys.stdin", TextIOWrapper(BytesIO()))


BASE = ("odds", "wasteland")


def said(capsys: pytest.CaptureFixture[str], *args: str, code: int = 0) -> str:
    """What the program says, with ordinary blanks."""
    assert run([*BASE, *args], {}) == code
    ended = capsys.readouterr()
    return (ended.out + ended.err).replace("\N{NO-BREAK SPACE}", " ")


def data(capsys: pytest.CaptureFixture[str], *args: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(said(capsys, *args, "--json"))
    return found


@pytest.mark.rule("WB-F1", "WB-F6")
def test_value_and_armour_are_told_item_by_item(capsys: pytest.CaptureFixture[str]) -> None:
    out = said(
        capsys, *"hunting-rifle --unit settler --range long --cover 1 --armour 2 --lang en".split()
    )

    assert "Hunting Rifle – long range" in out
    assert "Value 4: Perception 6, cover −2" in out
    assert "Armour 3: own 2, cover +1" in out
    assert "2 green dice (weapon)" in out


def test_the_table_adds_up(capsys: pytest.CaptureFixture[str]) -> None:
    told = data(capsys, *"hunting-rifle --skill 6 --armour 3+1".split())
    shares = {int(n): Fraction(share["exact"]) for n, share in told["damage"].items()}

    assert sum(shares.values()) == 1
    assert told["strong"] is True
    assert told["armour"] == 3
    assert 1 - shares[0] <= Fraction(told["hit"]["exact"])
    assert told["mean"] == pytest.approx(float(sum(n * share for n, share in shares.items())))
    assert "█" in said(capsys, *"hunting-rifle --skill 6".split())


def test_a_better_skill_hits_more_often_and_cover_helps(
    capsys: pytest.CaptureFixture[str],
) -> None:
    hits = [data(capsys, "10mm-pistol", "--skill", str(n))["hit"]["share"] for n in range(1, 10)]
    means = [
        data(capsys, "10mm-pistol", "--skill", "6", "--cover", str(n))["mean"] for n in range(4)
    ]

    assert hits == sorted(set(hits))
    assert means == sorted(set(means), reverse=True)


@pytest.mark.rule("WB-F3", "WB-F4")
def test_close_combat_counts_strength_and_the_charge(capsys: pytest.CaptureFixture[str]) -> None:
    bare = data(capsys, *"sledgehammer --unit brute".split())
    charged = data(capsys, *"sledgehammer --unit brute --charge both".split())
    gun = data(capsys, *"10mm-pistol --unit sole-survivor --range close".split())

    assert bare["range"] == "close"
    assert ["strength", "black"] in bare["dice"]
    assert charged["dice"] == [*bare["dice"], ["charge", "black"], ["charge", "green"]]
    assert ["gun-in-melee", -2] in gun["items"]
    assert ["gun-in-melee", 1] in gun["armour_items"]


def test_a_target_brings_armour_and_health(capsys: pytest.CaptureFixture[str]) -> None:
    told = data(capsys, *"deathclaw-crush --unit deathclaw --target settler".split())

    assert told["items"][1][0] == "target-agility"
    assert 0 < told["removed"]["share"] < 1
    assert data(capsys, *"board --skill 5".split())["removed"] is None


@pytest.mark.rule("WB-H2")
def test_a_critical_hits_without_a_test(capsys: pytest.CaptureFixture[str]) -> None:
    told = data(capsys, *"hunting-rifle --skill 1 --critical --range long".split())

    assert told["hit"]["exact"] == "1"
    assert told["critical"] is True


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_picture_has_a_bar_for_every_damage(
    lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "bars.svg"
    args = f"frag-grenade --skill 5 --target super-mutant --lang {lang}".split()
    out = said(capsys, *args, "--svg", str(file))
    told = data(capsys, *args)
    root = ElementTree.parse(file).getroot()
    looks = [rect.get("class") for rect in root.iter(f"{SVG}rect")]
    heights = [
        float(rect.get("height", ""))
        for rect in root.iter(f"{SVG}rect")
        if rect.get("class") == "bar" and rect.get("width") != "12"
    ]
    shares = [told["damage"].get(str(n), {"share": 0})["share"] for n in range(1, len(heights) + 1)]

    assert str(file) in out
    assert looks.count("none") == 1
    assert len(heights) == max(int(n) for n in told["damage"])
    assert heights == pytest.approx([250 * share for share in shares], abs=0.06)
    words = "".join(root.itertext())
    assert translate(lang, "wasteland-odds-damage") in words


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_that_gives_a_number_has_a_name(lang: str) -> None:
    words = [*ATTRIBUTES, *(f"skill-{skill}" for skill in SKILLS)]
    words += ["quick", "conditions", "mod", "cover", "target-agility", "gun-in-melee", "weapon"]
    words += ["critical", "charge", "outnumbering", "card", "armour", "power-armour", "area"]
    for word in words:
        assert item_name(word, lang)
    for note in ("fight", "scatter", "walked", "luck", "boost", "stealth", "dodge", "pulse"):
        assert has(lang, f"wasteland-odds-note-{note}")


WRONG = [
    ("", "which"),
    ("laser-rifel --skill 5", "weapon"),
    ("hunting-rifle", "who"),
    ("hunting-rifle --skill 5 --unit settler", "who"),
    ("hunting-rifle --unit setler", "unit"),
    ("hunting-rifle --skill 5 --range far", "range"),
    ("sledgehammer --skill 5 --range long", "band"),
    ("frag-mine --skill 5", "mine"),
    ("frag-grenade --skill 5 --critical", "critical"),
    ("hunting-rifle --skill 5 --charge black", "charge-far"),
    ("board --skill 5 --charge red", "charge"),
    ("board --skill 5 --armour heavy", "armour"),
    ("board --skill 5 --armour 2 --target settler", "armour-twice"),
    ("frag-grenade --unit settler", "skill"),
]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("typed", "word"), WRONG)
def test_a_question_without_an_answer_says_what_to_change(
    typed: str, word: str, lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    message = f"wasteland-odds-error-{word}"
    known = {
        "id": "x",
        "near": "x",
        "range": "x",
        "known": "x",
        "weapon": "x",
        "unit": "x",
        "charge": "x",
        "armour": "x",
    }
    start = translate(lang, message, **known).replace("\N{NO-BREAK SPACE}", " ").split("x")[-1]
    out = said(capsys, *typed.split(), "--lang", lang, code=2)

    assert out.strip().endswith(start.strip()), out


@pytest.mark.parametrize(
    "typed",
    ["--cover 12", "--cover many", "--skill 99", "--skill x"],
)
def test_numbers_out_of_range_are_refused(typed: str, capsys: pytest.CaptureFixture[str]) -> None:
    option = typed.split()[0]
    args = ["hunting-rifle", *typed.split()]
    if option != "--skill":
        args += ["--skill", "5"]

    assert option in said(capsys, *args, code=2)


def test_a_near_name_is_offered(capsys: pytest.CaptureFixture[str]) -> None:
    assert "hunting-rifle" in said(capsys, "huntng-rifle", "--skill", "5", code=2)


def test_a_weapon_by_its_name_in_the_language(capsys: pytest.CaptureFixture[str]) -> None:
    name = translate("de", "wasteland-weapon-hunting-rifle")

    assert name in said(capsys, name, "--skill", "5", "--lang", "de")


def test_the_picture_needs_a_place(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = said(capsys, "board", "--skill", "5", "--svg", str(tmp_path), code=2)

    assert "it is a folder" in out


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (["odds", "shelter"], "tragic, wasteland"),
        (["odds", "tragic", "board"], "board"),
        (["odds", "tragic", "--cover", "1"], "--cover"),
        (["odds", "wasteland", "board", "--skill", "5", "--chances", "2"], "--chances"),
    ],
)
def test_each_game_has_its_own_questions(
    args: list[str], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(args, {}) == 2
    assert words in capsys.readouterr().err


def test_tragic_is_asked_as_before(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["odds", "--chances", "2", "--json"], {}) == 0
    before = capsys.readouterr().out
    assert run(["odds", "tragic", "--chances", "2", "--json"], {}) == 0

    assert capsys.readouterr().out == before
    assert json.loads(before)["exact"] == "2/27"


def test_every_weapon_that_is_aimed_has_odds() -> None:
    cards = standard()
    for weapon in cards.weapons:
        if weapon.kind != W_MINE:
            case = work_out(Asked(weapon=weapon.id, skill="5", armour="1"), cards, "en")
            damage = case.seen.wounds[0].damage
            assert sum(damage.values()) == 1, weapon.id
            assert (damage[0] == 1) == weapon.pulse == ("pulse" in case.seen.notes), weapon.id
