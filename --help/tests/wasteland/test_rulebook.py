"""The rulebook of Wasteland is complete, the same in four languages, and its pages are fresh."""

import doctest
import re
from collections import Counter
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import ast, parse

from overseer import text
from overseer.text.rulebook import Rulebook
from overseer.wasteland import rulebook
from overseer.wasteland.settlement.structure import FAMILIES
from overseer.wasteland.settlement.structure_file import structures

BOOK: Rulebook = rulebook.BOOK
DOCS = Path(__file__).parents[2] / "docs" / "rules"
TRANSLATIONS = tuple(lang for lang in text.LANGUAGES if lang != "en")
CATALOGUES = ("wasteland-rules.ftl", "wasteland-rules-campaign.ftl")
# The rules of a chapter, by their numbers.
CHAPTERS = {
    "WB-G": range(1, 9),
    "WB-D": range(1, 6),
    "WB-R": range(1, 10),
    "WB-F": range(1, 21),
    "WB-H": range(1, 6),
    "WB-I": range(1, 6),
    "WB-X": range(1, 2),
    "WC-A": range(1, 27),
    "WC-F": range(1, 10),
    "WC-E": range(1, 8),
    "WC-P": range(1, 3),
    "WC-B": range(1, 2),
    "WC-Q": range(1, 4),
    "WC-S": range(1, 16),
    "WC-X": range(1, 21),
    "WC-R": range(1, 12),
}
# Words that every English sentence of some length has, and no French, German or Spanish one.
ENGLISH = re.compile(r"\b(the|you|your|and|with|of|is|are)\b", re.IGNORECASE)
# A ruler's colour is a number to the reader: the colours of a rule are the same in each language.
COLOURS = {
    "en": "orange yellow red green blue black",
    "fr": "orange jaunes? rouges? verte?s? bleue?s? noire?s?",
    "de": "orange gelb(e[nr]?)? rot(e[nr]?)? grün(e[nr]?)? blau(e[nr]?)? schwarz(e[nr]?)?",
    "es": "naranja amarill[ao]s? roj[ao]s? verdes? azul(es)? negr[ao]s?",
}


def rulebook_ids(lang: str) -> set[str]:
    ids: set[str] = set()
    for name in CATALOGUES:
        catalogue = files("overseer.text") / lang / name
        for message in parse(catalogue.read_text(encoding="utf-8")).body:
            if isinstance(message, ast.Message):
                ids |= {
                    message.id.name,
                    *(f"{message.id.name}.{a.id.name}" for a in message.attributes),
                }
    return ids


def sentences(lang: str) -> dict[str, str]:
    """What the book says, without the words of its tables."""
    spoken = ("rule-", "rulebook-section-", "rulebook-example-")
    head = {f"rulebook-wasteland-{part}" for part in ("title", "notice", "intro", "guide")}
    return {
        id: text.translate(lang, id)
        for id in sorted(rulebook_ids(lang))
        if id.startswith(spoken) or id in head
    }


def numbers(sentence: str) -> Counter[str]:
    return Counter(re.findall(r"\d+", BOOK.rule_id.sub("", sentence)))


def colours(lang: str, sentence: str) -> Counter[int]:
    words = re.findall(r"\w+", sentence.lower())
    return Counter(
        number
        for number, colour in enumerate(COLOURS[lang].split())
        for word in words
        if re.fullmatch(colour, word)
    )


def test_every_rule_of_every_chapter_stands_exactly_once() -> None:
    expected = [f"{chapter}{n}" for chapter, ns in CHAPTERS.items() for n in ns]

    assert sorted(rulebook.rule_ids()) == sorted(expected)


@pytest.mark.parametrize("lang", text.LANGUAGES)
def test_every_rule_has_a_sentence_and_a_title_and_no_other_rule_has(lang: str) -> None:
    expected = {f"rule-{rule}" for rule in BOOK.rules}
    expected |= {f"{id}.title" for id in expected}

    assert {id for id in rulebook_ids(lang) if id.startswith("rule-")} == expected


@pytest.mark.parametrize("lang", text.LANGUAGES)
def test_a_sentence_is_one_whole_line_and_a_title_is_short(lang: str) -> None:
    for id, sentence in sentences(lang).items():
        assert sentence.strip(), id
        assert "\n" not in sentence, id
        if id.endswith(".title"):
            assert len(sentence) <= 40, id
            assert not sentence.endswith("."), id
        elif id.startswith("rule-"):
            assert sentence.endswith("."), id


@pytest.mark.parametrize("lang", text.LANGUAGES)
def test_no_two_rules_have_the_same_title(lang: str) -> None:
    titles = Counter(text.translate(lang, f"rule-{rule}.title") for rule in BOOK.rules)

    assert [title for title, count in titles.items() if count > 1] == []


@pytest.mark.parametrize("lang", TRANSLATIONS)
def test_nothing_is_left_in_english(lang: str) -> None:
    english = sentences("en")
    for id, sentence in sentences(lang).items():
        if len(sentence.split()) > 2:
            assert sentence != english[id], id
        assert not ENGLISH.search(sentence), id


@pytest.mark.parametrize("lang", TRANSLATIONS)
def test_translations_name_the_same_rules_and_numbers(lang: str) -> None:
    translated = sentences(lang)
    for id, sentence in sentences("en").items():
        assert sorted(BOOK.rule_id.findall(translated[id])) == sorted(
            BOOK.rule_id.findall(sentence)
        ), id
        assert numbers(translated[id]) == numbers(sentence), id


@pytest.mark.parametrize("lang", TRANSLATIONS)
def test_translations_name_the_same_colours(lang: str) -> None:
    translated = sentences(lang)
    for id, sentence in sentences("en").items():
        assert colours(lang, translated[id]) == colours("en", sentence), id


@pytest.mark.parametrize("lang", text.LANGUAGES)
def test_every_rule_that_a_sentence_names_exists(lang: str) -> None:
    for id, sentence in sentences(lang).items():
        assert set(BOOK.rule_id.findall(sentence)) <= set(BOOK.rules), id


@pytest.mark.parametrize("lang", text.LANGUAGES)
def test_partial_readings_say_where_they_begin(lang: str) -> None:
    begins = text.translate(lang, "rulebook-reading-begins")
    saying = {rule for rule in BOOK.rules if begins in text.translate(lang, f"rule-{rule}")}

    assert saying == BOOK.partly_readings


def test_a_rule_is_a_reading_as_a_whole_or_in_part() -> None:
    assert not BOOK.readings & BOOK.partly_readings
    assert BOOK.readings | BOOK.partly_readings <= set(BOOK.rules)


@pytest.mark.parametrize("lang", text.LANGUAGES)
def test_every_message_of_the_rulebook_is_on_the_page(lang: str) -> None:
    page = re.sub(r"\[(W[BC]-[A-Z]\d+)\]\(#[^)]+\)", r"\1", BOOK.markdown(lang))
    for id, sentence in sentences(lang).items():
        assert sentence in page, id


@pytest.mark.parametrize("lang", text.LANGUAGES)
def test_links_on_the_page_lead_somewhere(lang: str) -> None:
    page = BOOK.markdown(lang)
    anchors = re.findall(r'<a id="([^"]+)">', page)

    assert len(anchors) == len(set(anchors))
    assert set(re.findall(r"\]\(#([^)]+)\)", page)) <= set(anchors)


def test_an_example_stands_below_its_rule() -> None:
    lines = BOOK.markdown("en").splitlines()
    for rule, names in BOOK.examples.items():
        at = next(i for i, line in enumerate(lines) if line.startswith(f'<a id="{rule.lower()}">'))
        below = lines[at + 2 : at + 2 + 2 * len(names) : 2]
        said = [BOOK.linked(BOOK.example("en", name)) for name in names]
        assert below == [f"> **Example** – {sentence}" for sentence in said], rule


def test_the_rulers_of_the_annex_are_those_of_the_rule() -> None:
    rule = text.translate("en", "rule-WB-G2")
    for row in rulebook.ruler_table("en").splitlines()[2:]:
        colour, letter, inches, mm = row.strip("| ").split(" | ")
        assert f"{colour} ({letter}) {inches} inches or {mm} mm" in rule


@pytest.mark.rule("WB-D2")
def test_the_chances_of_the_annex_are_those_of_the_rule() -> None:
    assert [rulebook.success(value) for value in range(-1, 12)] == [
        *(15, 15, 25, 30, 35, 40, 45, 55, 65, 75, 80, 85, 85),
    ]


@pytest.mark.parametrize("lang", text.LANGUAGES)
def test_the_annex_has_a_row_for_every_ruler_value_and_rating(lang: str) -> None:
    tables = rulebook.numbers(lang).split("\n\n")

    assert [len(rows.splitlines()) - 2 for rows in tables] == [6, 11, 4]


@pytest.mark.rule("WC-S7")
@pytest.mark.parametrize("lang", text.LANGUAGES)
def test_the_table_of_structures_stands_below_its_rule(lang: str) -> None:
    page = BOOK.markdown(lang)
    rows = rulebook.structure_table(lang)
    rule = page.split('<a id="wc-s7"></a>')[1]

    assert rule.split("\n\n")[1] == rows
    assert len(rows.splitlines()) == 2 + len(FAMILIES) + len(structures().all)


@pytest.mark.rule("WC-S7")
def test_the_table_of_structures_says_what_a_structure_costs_needs_and_does() -> None:
    rows = [row.strip("| ").split(" | ") for row in rulebook.structure_table("en").splitlines()]

    assert ["Large generator", "300", "–", "–", "Gives 12 power.", "–", "–"] in rows
    assert ["Brahmin ranch", "250", "1", "–"] in [row[:4] for row in rows]
    ranch = next(row for row in rows if row[0] == "Brahmin ranch")
    assert ranch[5:] == ["Local Leader II", "1"]


def test_french_punctuation_never_starts_a_line() -> None:
    for id, sentence in sentences("fr").items():
        assert not re.search(r" [:;?!»]|« ", sentence), id


@pytest.mark.parametrize("lang", text.LANGUAGES)
def test_the_page_in_docs_is_up_to_date(lang: str) -> None:
    page = (DOCS / f"wasteland.{lang}.md").read_text(encoding="utf-8")

    assert page == BOOK.markdown(lang), "run: python -m overseer.wasteland.rulebook"


def test_writing_makes_a_page_for_every_language(tmp_path: Path) -> None:
    BOOK.write(tmp_path)

    assert {page.name for page in tmp_path.iterdir()} == {
        f"wasteland.{lang}.md" for lang in text.LANGUAGES
    }


def test_the_examples_of_the_module_run() -> None:
    ran = doctest.testmod(rulebook)

    assert ran.attempted > 0
    assert ran.failed == 0
