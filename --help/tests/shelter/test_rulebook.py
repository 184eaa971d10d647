"""The rulebook is complete, says the same in four languages, and its pages are up to date."""

import doctest
import re
from collections import Counter
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import ast, parse

from overseer import text
from overseer.shelter import rulebook

DOCS = Path(__file__).parents[2] / "docs" / "rules"
TRANSLATIONS = tuple(lang for lang in text.LANGUAGES if lang != "en")
LAST_OF_CHAPTER = zip("CSRPYIETXQ", (2, 6, 6, 8, 17, 3, 5, 9, 6, 12), strict=True)
# Words that every English sentence of some length has, and no French, German or Spanish one.
ENGLISH = re.compile(r"\b(the|you|your|and|with|of|is|are)\b", re.IGNORECASE)


def rulebook_ids(lang: str) -> set[str]:
    catalogue = files("overseer.text") / lang / "shelter-rules.ftl"
    ids: set[str] = set()
    for message in parse(catalogue.read_text(encoding="utf-8")).body:
        if isinstance(message, ast.Message):
            ids |= {
                message.id.name,
                *(f"{message.id.name}.{a.id.name}" for a in message.attributes),
            }
    return ids


def sentences(lang: str) -> dict[str, str]:
    return {id: text.translate(lang, id) for id in sorted(rulebook_ids(lang))}


def numbers(sentence: str) -> Counter[str]:
    return Counter(re.findall(r"\d+", rulebook.RULE_ID.sub("", sentence)))


def test_every_rule_of_every_chapter_stands_exactly_once() -> None:
    expected = [f"SH-{letter}{n}" for letter, last in LAST_OF_CHAPTER for n in range(1, last + 1)]

    assert sorted(rulebook.RULES) == sorted(expected)


@pytest.mark.parametrize("lang", text.LANGUAGES)
def test_every_rule_has_a_sentence_and_a_title_and_no_other_rule_has(lang: str) -> None:
    expected = {f"rule-{rule}" for rule in rulebook.RULES}
    expected |= {f"{id}.title" for id in expected}

    assert {id for id in rulebook_ids(lang) if id.startswith("rule-")} == expected


@pytest.mark.parametrize("lang", TRANSLATIONS)
def test_the_languages_have_the_same_messages(lang: str) -> None:
    assert rulebook_ids(lang) == rulebook_ids("en")


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


@pytest.mark.parametrize("lang", TRANSLATIONS)
def test_nothing_is_left_in_english(lang: str) -> None:
    english = sentences("en")
    for id, sentence in sentences(lang).items():
        # A single word may be the same in two languages: "Symbol", "Training", "Menace".
        if " " in sentence:
            assert sentence != english[id], id
        assert not ENGLISH.search(sentence), id


@pytest.mark.parametrize("lang", TRANSLATIONS)
def test_translations_name_the_same_rules_and_numbers(lang: str) -> None:
    translated = sentences(lang)
    for id, sentence in sentences("en").items():
        assert sorted(rulebook.RULE_ID.findall(translated[id])) == sorted(
            rulebook.RULE_ID.findall(sentence)
        ), id
        assert numbers(translated[id]) == numbers(sentence), id


@pytest.mark.parametrize("lang", text.LANGUAGES)
def test_every_rule_that_a_sentence_names_exists(lang: str) -> None:
    for id, sentence in sentences(lang).items():
        assert set(rulebook.RULE_ID.findall(sentence)) <= set(rulebook.RULES), id


@pytest.mark.parametrize("lang", text.LANGUAGES)
def test_partial_readings_say_where_they_begin(lang: str) -> None:
    begins = text.translate(lang, "rulebook-reading-begins")
    saying = {rule for rule in rulebook.RULES if begins in text.translate(lang, f"rule-{rule}")}

    assert saying == rulebook.PARTLY_READINGS


def test_a_rule_is_a_reading_as_a_whole_or_in_part() -> None:
    assert not rulebook.READINGS & rulebook.PARTLY_READINGS
    assert rulebook.READINGS | rulebook.PARTLY_READINGS <= set(rulebook.RULES)


def test_the_symbol_table_explains_with_rules_that_exist() -> None:
    assert {rule for _, _, rule in rulebook.SYMBOLS} <= set(rulebook.RULES)


@pytest.mark.parametrize("lang", text.LANGUAGES)
def test_every_message_of_the_rulebook_is_on_the_page(lang: str) -> None:
    page = re.sub(r"\[(SH-[A-Z]\d+)\]\(#[^)]+\)", r"\1", rulebook.markdown(lang))
    for id, sentence in sentences(lang).items():
        assert sentence in page, id


@pytest.mark.parametrize("lang", text.LANGUAGES)
def test_links_on_the_page_lead_somewhere(lang: str) -> None:
    page = rulebook.markdown(lang)
    anchors = re.findall(r'<a id="([^"]+)">', page)

    assert len(anchors) == len(set(anchors))
    assert set(re.findall(r"\]\(#([^)]+)\)", page)) <= set(anchors)


def test_french_punctuation_never_starts_a_line() -> None:
    for id, sentence in sentences("fr").items():
        assert not re.search(r" [:;?!»]|« ", sentence), id


@pytest.mark.parametrize("lang", text.LANGUAGES)
def test_the_page_in_docs_is_up_to_date(lang: str) -> None:
    page = (DOCS / f"shelter.{lang}.md").read_text(encoding="utf-8")

    assert page == rulebook.markdown(lang), "run: python -m overseer.shelter.rulebook"


def test_writing_makes_a_page_for_every_language(tmp_path: Path) -> None:
    rulebook.write(tmp_path)

    assert {page.name for page in tmp_path.iterdir()} == {
        f"shelter.{lang}.md" for lang in text.LANGUAGES
    }


def test_the_examples_of_the_module_run() -> None:
    ran = doctest.testmod(rulebook)

    assert ran.attempted > 0
    assert ran.failed == 0
