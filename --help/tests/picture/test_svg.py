"""The drawing itself: well-formed whatever the words are, and words that fit."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from overseer.picture.svg import Drawing, broken, fitted, printable, width_of

SVG = "{http://www.w3.org/2000/svg}"


@pytest.mark.parametrize("words", ["<b>&\"'", "]]>", "Ada\x00\x1b[2J", "é ß ñ ☠", "\ud800", ""])
def test_no_name_breaks_a_picture(words: str) -> None:
    drawing = Drawing(100, 50, "en", "text { fill: red }")
    drawing.title = drawing.about = words
    drawing.text(5, 5, words, "name")
    root = ElementTree.fromstring(drawing.svg().encode())

    assert root.findtext(f"{SVG}text", "") == printable(words)
    assert root.get("viewBox") == "0 0 100 50"


def test_blanks_that_do_not_break_stay() -> None:
    assert printable("7,4\N{NO-BREAK SPACE}%") == "7,4\N{NO-BREAK SPACE}%"


@pytest.mark.parametrize("room", [20, 60, 100, 400])
def test_words_are_cut_to_their_room(room: int) -> None:
    words = "Bolt-Action Pipe Rifle with a very long name"
    cut = fitted(words, room, 13)

    assert width_of(cut, 13) <= room or cut == "…"
    assert cut == words or cut.endswith("…")


def test_words_are_broken_into_lines_that_fit() -> None:
    words = "one two three four five six seven eight nine ten"
    lines = broken(words, 90, 13, 3)

    assert len(lines) == 3
    assert all(width_of(line, 13) <= 90 for line in lines)
    assert words.startswith(lines[0])
    assert broken(words, 2000, 13, 3) == [words]


def test_a_pattern_is_defined_once() -> None:
    drawing = Drawing(10, 10, "en", "")
    drawing.define('<pattern id="a"/>')
    drawing.define('<pattern id="a"/>')

    assert drawing.svg().count('id="a"') == 1
