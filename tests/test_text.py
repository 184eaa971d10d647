"""All catalogues: the four languages have the same messages with the same variables, and words."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from overseer import text
from tools.translations import claimed, level_of

ROOT = Path(__file__).parents[1]
PACKAGE = Path(text.__file__).parent
FOLDERS = [PACKAGE, *sorted((ROOT / "examples").glob("*/text"))]
OTHERS = [lang for lang in text.LANGUAGES if lang != "en"]
WHOLE = [lang for lang in text.COMPLETE if lang != "en"]
WORDS = 4  # so many words the same as in English were left untranslated
# The same words, begun with a capital letter: which of the two is used differs by language.
CAPITAL = {"sentence": "clause"}


class Reading(Visitor):
    """What a pattern is made of."""

    def __init__(self, pattern: ast.Pattern) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.counted = False  # NUMBER() takes no words
        self.text = ""
        self.visit(pattern)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        self.counted = True
        self.generic_visit(node)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        attribute = f".{node.attribute.name}" if node.attribute else ""
        self.messages.add(node.id.name + attribute)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.text += f" {node.value}"

    def visit_Placeable(self, node: ast.Placeable) -> None:  # noqa: N802
        self.text += " \N{OBJECT REPLACEMENT CHARACTER}"
        self.generic_visit(node)


def catalogues(lang: str) -> list[Path]:
    """Every file of a language."""
    return [path for folder in FOLDERS for path in sorted((folder / lang).glob("*.ftl"))]


@cache
def entries(path: Path) -> list[ast.EntryType]:
    return FluentParser().parse(path.read_text(encoding="utf-8")).body


@cache
def messages(lang: str) -> dict[str, Reading]:
    """Every message and attribute of a language."""
    found: dict[str, Reading] = {}
    for path in catalogues(lang):
        for entry in entries(path):
            if isinstance(entry, ast.Message | ast.Term):
                name = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
                parts = [(f"{name}.{part.id.name}", part.value) for part in entry.attributes]
                if entry.value is not None:
                    parts.append((name, entry.value))
                for part, pattern in parts:
                    assert part not in found, f"{path}: {part} is said twice"
                    found[part] = Reading(pattern)
    return found


def variables(lang: str, name: str) -> set[str]:
    """What a message needs, itself or for those that it quotes."""
    reading = messages(lang)[name]
    return reading.variables.union(*(variables(lang, quoted) for quoted in reading.messages))


def test_every_folder_has_every_language() -> None:
    for folder in FOLDERS:
        names = {lang: [path.name for path in (folder / lang).glob("*.ftl")] for lang in WHOLE}
        english = sorted(path.name for path in (folder / "en").glob("*.ftl"))
        assert english
        assert {lang: sorted(found) for lang, found in names.items()} == dict.fromkeys(
            WHOLE, english
        )


@pytest.mark.parametrize("lang", text.LANGUAGES)
def test_no_catalogue_has_a_line_that_is_not_fluent(lang: str) -> None:
    junk = [
        f"{path}: {entry.content}"
        for path in catalogues(lang)
        for entry in entries(path)
        if isinstance(entry, ast.Junk)
    ]
    assert junk == []


@pytest.mark.parametrize("lang", text.LANGUAGES)
def test_the_quick_look_finds_what_the_parser_finds(lang: str) -> None:
    """Messages are found by their first characters; a whole parse must agree."""
    text.check(lang)
    assert text.ids(lang) == {name for name in messages(lang) if not name.startswith("-")}


@pytest.mark.parametrize("lang", text.LANGUAGES)
def test_no_message_is_empty(lang: str) -> None:
    assert [name for name, reading in messages(lang).items() if not reading.text.strip()] == []


@pytest.mark.parametrize("lang", OTHERS)
def test_every_language_has_the_same_messages(lang: str) -> None:
    english, other = set(messages("en")), set(messages(lang))
    assert lang not in WHOLE or sorted(english - other) == []
    assert sorted(other - english) == []


@pytest.mark.parametrize("lang", OTHERS)
def test_a_language_has_the_levels_that_the_list_claims(lang: str) -> None:
    levels = claimed(lang)
    assert levels
    for folder in FOLDERS:
        for path in (folder / "en").glob("*.ftl"):
            if lang not in WHOLE and level_of(path.name) in levels:
                names = [entry.id.name for entry in entries(path) if isinstance(entry, ast.Message)]
                assert [name for name in names if name not in messages(lang)] == []


@pytest.mark.parametrize("lang", OTHERS)
def test_every_language_says_the_same_things(lang: str) -> None:
    for name in messages("en").keys() & messages(lang).keys():
        english, other = (
            {CAPITAL.get(variable, variable) for variable in variables(each, name)}
            for each in ("en", lang)
        )
        assert english == other, name


@pytest.mark.parametrize("lang", OTHERS)
def test_no_sentence_was_left_in_english(lang: str) -> None:
    english, other = messages("en"), messages(lang)
    same = [
        name
        for name in english.keys() & other.keys()
        if english[name].text == other[name].text
        and sum(word.isalpha() for word in english[name].text.split()) >= WORDS
    ]
    assert same == []


@pytest.mark.parametrize("lang", text.LANGUAGES)
def test_everything_can_be_said(lang: str) -> None:
    """Every reference is to a message that there is; variables may be words or numbers."""
    for name, reading in messages(lang).items():
        if not name.startswith("-"):
            for value in (0, 1, 2) if reading.counted else ("word", 0, 1, 2):
                assert text.translate(lang, name, **dict.fromkeys(variables(lang, name), value))


@pytest.mark.parametrize("lang", text.LANGUAGES)
@pytest.mark.parametrize("game", ["shelter", "tragic", "wasteland"])
def test_every_rulebook_says_why_its_ids_jump(game: str, lang: str) -> None:
    """P1, P8, P2 looked like a mistake to a reader."""
    assert text.translate(lang, "rulebook-order") in text.translate(lang, f"rulebook-{game}-guide")


def test_what_one_types_has_one_name_in_spanish() -> None:
    """“Órdenes” are what a leader gives; the program has “comandos”."""
    for name in ("online", "terminal", "terminal-help", "deck", "campaign-help"):
        catalogue = (PACKAGE / "es" / f"{name}.ftl").read_text(encoding="utf-8")
        assert "órdenes" not in catalogue.lower(), name
