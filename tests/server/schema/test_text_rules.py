"""Whoever writes a character that nobody sees is told which one it is, wherever they write it."""

from __future__ import annotations

from typing import Any

import pytest

from overseer.server.complaint import Complaint
from overseer.server.schema.text_rules import clean_line, clean_name
from overseer.text import LANGUAGES
from tests.server.serving import Serving

KEY = "0123456789abcdef"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        *(("\u202e", "U+202E"), ("a\u202eb", "U+202E"), ("a\u2066b", "U+2066")),
        *(("a\x1b[2J", "U+001B"), ("a\u200bb", "U+200B"), ("\u3164", "U+3164")),
        *(("a\u200d", "U+200D"), ("a\ue000", "U+E000"), ("a\U000e0041", "U+E0041")),
        ("a\ufe00", "U+FE00"),
    ],
)
def test_the_character_is_named(text: str, code: str) -> None:
    for clean in (clean_name, clean_line):
        with pytest.raises(Complaint) as found:
            clean(text)
        assert found.value.id == "characters"
        assert all(code in found.value.text(lang) for lang in LANGUAGES)


@pytest.mark.parametrize(
    ("text", "id"), [("", "line"), (" \ufe0f", "line"), ("x" * 9, "line-long")]
)
def test_a_line_that_is_empty_or_too_long_is_told_so(text: str, id: str) -> None:
    with pytest.raises(Complaint) as found:
        clean_line(text, 8)
    assert found.value.id == id


def places(bad: str, table: str) -> list[tuple[str, dict[str, Any]]]:
    """Every address that takes a name, a title or a line, with one that holds `bad`."""
    return [
        ("/api/guest", {"name": bad}),
        ("/api/me", {"name": bad}),
        ("/api/tables", {"game": "shelter", "title": bad}),
        (f"/api/tables/{table}/chat", {"text": bad}),
        ("/api/companions", {"key": KEY, "title": bad}),
        ("/api/decks", {"key": KEY, "deck": {"name": bad}}),
        ("/api/forces", {"key": KEY, "force": {"name": bad}}),
        ("/api/terrains", {"key": KEY, "terrain": {"name": bad}}),
        ("/api/uploads", {"game": "tragic", "kind": "deck", "text": "x", "name": bad}),
    ]


def test_it_is_named_wherever_one_writes(serving: Serving) -> None:
    ada = serving.guest("Ada")
    table = ada.post("/api/tables", {"game": "shelter", "seats": ["human", "human"]})["code"]
    for path, body in places("a\u202eb", table):
        error = ada.post(path, body, 400)["error"]
        assert (path, error["id"]) == (path, "characters")
        assert "U+202E" in error["text"]


def test_a_name_may_look_like_markup_and_comes_back_as_it_is(serving: Serving) -> None:
    """docs/api.md tells other clients so."""
    name = "<b onmouseover=a()>x"
    assert serving.guest(name).get("/api/me")["name"] == name
