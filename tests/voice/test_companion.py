"""The companion's questions, instructions and reasons, in four languages."""

from __future__ import annotations

import pytest

from overseer.text import LANGUAGES
from overseer.voice.wasteland.companion.asking import asked
from overseer.voice.wasteland.companion.names import title
from overseer.voice.wasteland.companion.telling import how, response_text, told
from overseer.wasteland.companion import instruct as d
from overseer.wasteland.companion import questions as q
from overseer.wasteland.companion.instruct import Entry, Instruction, Reason
from overseer.wasteland.companion.questions import Question
from overseer.wasteland.companion.table import Goal, Mark, Reading, Table
from tests.wasteland.companion.scene import CARDS, fighters

TABLE = Table(
    fighters=(
        *fighters("brute", "super-mutant", side=1, ai=True),
        *fighters("settler", "minuteman", first=2),
    ),
    marks=(Mark(id=4, kind="searchable", known=False),),
    goals=(Goal(side=1, kind="protect", marks=(4,)),),
)
WORDS = ("m2", "m3", "k4", "home", "point", "north")


def sound(text: str) -> None:
    """A whole sentence, without an id or a hole in it."""
    assert text[-1] in ".?", text
    assert "{" not in text, text
    assert "companion-" not in text, text
    assert "  " not in text, text
    assert "()" not in text, text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", q.KINDS)
def test_every_question_is_a_sentence(kind: str, lang: str) -> None:
    for candidates in (("m2",), ("m2", "m3")):
        question = Question(
            kind=kind, me=0, candidates=candidates, rulers="YGR", weapon="sledgehammer", at="m1"
        )
        words = asked(TABLE, question, lang)
        sound(words["text"])
        for line in words["help"]:
            sound(line)
        assert words["none"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("deed", d.DEEDS)
def test_every_instruction_is_a_sentence(deed: str, lang: str) -> None:
    each = Instruction(
        fighter=0,
        deed=deed,
        targets=("m2", "m3"),
        weapon="sledgehammer",
        ruler="Y",
        reach="RG",
        critical=True,
        leaving=True,
        quick=True,
        careful=True,
        reasons=(Reason(word="move", about="k4"), Reason(word="target-nearest", target="m2")),
    )
    words = told(TABLE, each, lang)
    for line in (words["text"], *words["how"], *words["why"]):
        sound(line)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_has_a_name(lang: str) -> None:
    assert all(title(TABLE, word, lang) for word in WORDS)


def test_the_ruler_comes_first_and_centimetres_in_brackets() -> None:
    each = Instruction(fighter=0, deed=d.CHARGE, targets=("m2",), ruler="G")
    text = told(TABLE, each, "en")["text"]
    assert text == (
        "Brute: green ruler (20 cm) towards Settler, ending in contact. It is a charge."
    )
    next_ = Question(kind=q.NEXT, me=0, candidates=("m2", "m3"), rulers="YG")
    assert asked(TABLE, next_, "en")["text"] == (
        "Whom do the yellow ruler (10 cm) and the green ruler (20 cm) reach together?"
    )
    assert asked(TABLE, next_, "de")["text"] == (
        "Bis zu wem reichen das Lineal Gelb (10 cm) und das Lineal Grün (20 cm) zusammen?"
    )


def test_one_candidate_is_yes_or_no() -> None:
    words = asked(TABLE, Question(kind=q.SEES, me=0, candidates=("m2",)), "en")
    assert words["text"] == "Does Brute see Settler?"
    assert [choice["text"] for choice in words["choices"]] == ["Yes"]
    assert words["none"] == "No"


def test_who_has_to_be_named_cannot_be_nobody() -> None:
    words = asked(TABLE, Question(kind=q.NEAREST, me=0, candidates=("m2", "m3"), least=1), "en")
    assert words["none"] == ""


def test_a_move_tells_how_it_ends() -> None:
    reckless = Instruction(fighter=0, deed=d.TOWARDS, targets=("m2",), ruler="Y")
    assert how(reckless) == ["straight", "off"]
    careful = Instruction(fighter=0, deed=d.POSITION, targets=("m2",), ruler="Y", careful=True)
    assert how(careful) == ["careful", "yellow", "off"]


def test_the_die_is_read_aloud() -> None:
    reading = Reading(
        die="s", row="star", column=0, letter="A", reckless=True, stays=False, method="close"
    )
    assert response_text(TABLE, CARDS, 0, reading, "en") == (
        "Brute rolled a star, column “5 health or more”: A, attack (reckless, close combat)."
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_list_that_led_to_nothing_is_told_as_well(lang: str) -> None:
    entries = (
        Entry(place=1, entry=d.FIGHT, why="untouched"),
        Entry(place=1, entry=d.SHOOT, why="short", rulers="Y"),
    )
    each = Instruction(
        fighter=0, deed=d.MOVE, targets=("k4",), ruler="Y", entries=entries, list="ranged"
    )
    for entry in told(TABLE, each, lang)["entries"]:
        assert "-" not in entry["text"][:1]
        assert entry["why"]
