"""The rulebook of Tragic is complete, says the same in four languages, and its pages are fresh."""

import doctest
import re
from collections import Counter
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import ast, parse

from overseer import text
from overseer.terminal import rules
from overseer.text.rulebook import Rulebook
from overseer.tragic import odds, rulebook

BOOK: Rulebook = rulebook.BOOK
DOCS = Path(__file__).parents[2] / "docs" / "rules"
TRANSLATIONS = tuple(lang for lang in text.LANGUAGES if lang != "en")
LAST_OF_CHAPTER = dict(
    zip("AZSTPKRCWEMNLD", (4, 2, 7, 9, 7, 16, 6, 14, 31, 6, 1, 1, 5, 2), strict=True)
)
# The capitals are keywords; each has one word in a language and keeps it.
KEYWORDS = {
    "en": "MARTYR EXCESS PENETRATING STEALTH SILENCED UNTARGETABLE VAMPIRISM DISCOVERY HORDE",
    "fr": "MARTYR EXCÈS PÉNÉTRANT DISCRÉTION SILENCIEUX INCIBLABLE VAMPIRISME DÉCOUVERTE HORDE",
    "de": "MÄRTYRER ÜBERSCHADEN DURCHDRINGEND TARNUNG SCHALLGEDÄMPFT ANVISIERBAR VAMPIRISMUS "
    "ERKUNDUNG HORDE",
    "es": "MÁRTIR EXCESO PENETRANTE SIGILO SILENCIADO INSELECCIONABLE VAMPIRISMO DESCUBRIMIENTO "
    "HORDA",
}
# Words that every English sentence of some length has, and no French, German or Spanish one.
ENGLISH = re.compile(r"\b(the|you|your|and|with|of|is|are)\b", re.IGNORECASE)


def rulebook_ids(lang: str) -> set[str]:
    catalogue = files("overseer.text") / lang / "tragic-rules.ftl"
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
    return Counter(re.findall(r"\d+", BOOK.rule_id.sub("", sentence)))


def test_every_rule_of_every_chapter_stands_exactly_once() -> None:
    expected = [
        f"TR-{letter}{n}" for letter, last in LAST_OF_CHAPTER.items() for n in range(1, last + 1)
    ]

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
        # A name may be the same in two languages: "Kamikaze", "Stealth Boy".
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
def test_translations_name_the_same_keywords(lang: str) -> None:
    translated = sentences(lang)
    for id, sentence in sentences("en").items():
        for word, here in zip(KEYWORDS["en"].split(), KEYWORDS[lang].split(), strict=True):
            assert (word in sentence) == (here in translated[id]), (id, word)


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
    page = re.sub(r"\[(TR-[A-Z]\d+)\]\(#[^)]+\)", r"\1", BOOK.markdown(lang))
    for id, sentence in sentences(lang).items():
        assert sentence in page, id


@pytest.mark.parametrize("lang", text.LANGUAGES)
def test_links_on_the_page_lead_somewhere(lang: str) -> None:
    page = BOOK.markdown(lang)
    anchors = re.findall(r'<a id="([^"]+)">', page)

    assert len(anchors) == len(set(anchors))
    assert set(re.findall(r"\]\(#([^)]+)\)", page)) <= set(anchors)


@pytest.mark.parametrize("lang", text.LANGUAGES)
def test_the_annex_has_a_row_for_every_number_of_chances(lang: str) -> None:
    rows = rulebook.odds_table(lang).splitlines()[2:]

    assert [row.split(" | ")[0] for row in rows] == [f"| {n}" for n in range(odds.MOST + 1)]


def test_french_punctuation_never_starts_a_line() -> None:
    for id, sentence in sentences("fr").items():
        assert not re.search(r" [:;?!»]|« ", sentence), id


@pytest.mark.parametrize("lang", text.LANGUAGES)
def test_the_page_in_docs_is_up_to_date(lang: str) -> None:
    page = (DOCS / f"tragic.{lang}.md").read_text(encoding="utf-8")

    assert page == BOOK.markdown(lang), "run: python -m overseer.tragic.rulebook"


def test_writing_makes_a_page_for_every_language(tmp_path: Path) -> None:
    BOOK.write(tmp_path)

    assert {page.name for page in tmp_path.iterdir()} == {
        f"tragic.{lang}.md" for lang in text.LANGUAGES
    }


@pytest.mark.parametrize("lang", text.LANGUAGES)
def test_the_command_prints_the_whole_book(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert rules.run("tragic", [], lang) == 0

    out = capsys.readouterr().out
    for section, _ in BOOK.sections:
        assert text.translate(lang, f"rulebook-section-{section}") in out
    for rule in BOOK.rules:
        assert f"{rule} · " in out


@pytest.mark.parametrize("typed", ["TR-W30", "tr-w30", "W30", " w30 "])
def test_the_command_prints_one_rule(typed: str, capsys: pytest.CaptureFixture[str]) -> None:
    rules.run("tragic", [typed], "de")

    out = capsys.readouterr().out
    assert out.startswith("TR-W30 · ")
    assert text.translate("de", "rule-TR-W30") in " ".join(out.split())


def test_a_reading_is_marked_as_ours(capsys: pytest.CaptureFixture[str]) -> None:
    rules.run("tragic", ["TR-T9"], "en")
    rules.run("tragic", ["TR-C2"], "en")
    rules.run("tragic", ["TR-C3"], "en")

    titles = [line for line in capsys.readouterr().out.splitlines() if line.startswith("TR-")]
    assert [re.findall(r"\(.*reading\)", title) for title in titles] == [
        ["(our reading)"],
        ["(partly our reading)"],
        [],
    ]


def test_the_examples_of_the_module_run() -> None:
    ran = doctest.testmod(rulebook)

    assert ran.attempted > 0
    assert ran.failed == 0
