"""How each language sets its marks: spaces, quotation marks, opening marks, apostrophes."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from overseer import text

PLACED = "\N{OBJECT REPLACEMENT CHARACTER}"
# A key, a symbol of a card, a word to type, a name with its own marks.
OWN_MARKS = {
    *("table-rule-hint", "short-any", "short-again", "help-sim-campaign"),
    "wasteland-item-vim-refresh-paint",
}

FAULTS = {
    "en": {
        "a quotation mark of another language": "[„«»]",
        "a space before a mark": r"\S [,;:.!?](?=\s|$)",
    },
    "fr": {
        # A line must not begin with the mark, and no mark sticks to its word.
        "a breaking space, or none, before a mark": r"[^\s\u00a0][ ]?[;:!?»](?=[\s.,)]|$)",
        "a breaking space, or none, after «": "«(?!\u00a0)",
        "a quotation mark of another language": "[“”„]",
    },
    "de": {
        "a quotation mark of another language": "[”«»]",
        "a space before a mark": r"\S [,;:.!?](?=\s|$)",
        "a breaking space before %": f"[0-9{PLACED}] %",
    },
    "es": {
        "a quotation mark of another language": "[“”„]",
        "a space before a mark": r"\S [,;:.!?](?=\s|$)",
        "a question without ¿": r"^[^¿«]*\?(?!»)",
        "a cry without ¡": r"^[^¡«]*!(?!»)",
        "a breaking space before %": f"[0-9{PLACED}] %",
    },
}
EVERYWHERE = {
    "a typewriter's apostrophe": r"\w'\w",
    "a typewriter's ellipsis": r"\.\.\.",
    "two marks": r"[^.]\.\.(?!\.)|,[,.;]|;[,.;]",
}


class Texts(Visitor):
    """The words of a pattern, its variants one by one; what is placed is one sign."""

    def __init__(self, pattern: ast.Pattern) -> None:
        self.found: list[str] = []
        self.visit(pattern)

    def visit_Pattern(self, node: ast.Pattern) -> None:  # noqa: N802
        parts = ""
        for element in node.elements:
            if isinstance(element, ast.TextElement):
                parts += element.value
            elif isinstance(element.expression, ast.StringLiteral):
                parts += element.expression.value
            else:
                parts += PLACED
                self.visit(element.expression)
        self.found.append(parts)


# What the games and the table say, and what the page says.
CATALOGUES = (Path(text.__file__).parent, Path(__file__).parents[1] / "web" / "src" / "i18n")


def sentences(lang: str) -> Iterator[tuple[str, str]]:
    """Every text of a language with the name of its message."""
    paths = [path for folder in CATALOGUES for path in sorted((folder / lang).glob("*.ftl"))]
    assert len({path.parent for path in paths}) == len(CATALOGUES)
    for path in paths:
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message) and entry.id.name not in OWN_MARKS:
                patterns = [entry.value, *(part.value for part in entry.attributes)]
                for pattern in patterns:
                    if pattern is not None:
                        yield from ((entry.id.name, found) for found in Texts(pattern).found)


@pytest.mark.parametrize("lang", text.COMPLETE)
def test_marks_are_set_as_the_language_sets_them(lang: str) -> None:
    faults = {**FAULTS[lang], **EVERYWHERE}
    assert [
        (fault, name, sentence)
        for name, sentence in sentences(lang)
        for fault, pattern in faults.items()
        if re.search(pattern, sentence)
    ] == []
