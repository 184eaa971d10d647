"""The glossary of Tragic's cards: every word in capitals is explained wherever a card uses it."""

from __future__ import annotations

import re

import pytest

from overseer.text import LANGUAGES, has
from overseer.tragic.cards import gallery
from overseer.tragic.cards import glossary as card_glossary
from overseer.tragic.cards.file import load_text, standard
from overseer.tragic.cards.glossary import WORDS, words_of
from overseer.tragic.cards.steps import SHAPES
from overseer.tragic.text.cards import rules_text
from overseer.tragic.words import KEYWORDS, STATS
from overseer.voice.tragic.words import keyword_meanings

CAPITALS = re.compile(r"[^\W\d_a-zß-ÿ]{3,}")


def unexplained(text: str, words: list[str], lang: str) -> list[str]:
    """The words in capitals of a text that are none of these words."""
    for name in sorted((card_glossary.name(word, lang) for word in words), key=len, reverse=True):
        text = text.replace(name, "")
    return CAPITALS.findall(text)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_has_its_name_and_its_meaning(lang: str) -> None:
    assert set(KEYWORDS) < set(WORDS)
    names = [card_glossary.name(word, lang) for word in WORDS]
    assert len(set(names)) == len(WORDS)
    assert all(name == name.upper() for name in names)
    for word in WORDS:
        assert has(lang, f"glossary-{word}")
        assert card_glossary.meaning(word, lang).endswith(".")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_card_explains_the_words_it_uses_and_no_others(lang: str) -> None:
    for card in standard().cards:
        text = rules_text(card, lang)
        words = words_of(card)
        assert unexplained(text, words, lang) == [], card.id
        for word in words:
            assert card_glossary.name(word, lang) in text, (card.id, word)
        assert len(keyword_meanings(card, lang)) == len(words)


def test_all_words_are_found_on_cards() -> None:
    assert {word for card in standard().cards for word in words_of(card)} == set(WORDS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whatever_can_be_written_is_explained(lang: str) -> None:
    head = 'name = "mine"\n[[card]]\nname = "mine"\nlevel = 1\nsource = "designed"\n'
    skill = f'{head}kind = "skill"\n'
    texts = [f'{skill}gives = ["{stat} 1"]' for stat in STATS]
    texts += [f'{skill}gives = ["armour 1 if stealth >= 1"]']
    for step in (
        *(shape.example for shape in SHAPES.values()),
        *(f"grant {word} target" for word in KEYWORDS),
        *(f"gain {stat} 1" for stat in STATS),
        "draw stealth",
    ):
        if step.split()[0] not in ("cancel", "dodge", "dodge-roll", "reduce", "redirect", "enter"):
            when = "start" if step.startswith("point") else "use"
            rest = "" if when == "start" else 'once = true\ntarget = "opposing-ally"\n'
            if step.startswith("strip"):
                rest = 'once = true\ntarget = "opponent"\n'
            before = '"draw 1", ' if step == "equal-draw" else ""
            texts.append(f'{skill}[[card.ability]]\nwhen = "{when}"\n{rest}do = [{before}"{step}"]')
    for text in texts:
        card = load_text(text).cards[0]
        assert unexplained(rules_text(card, lang), words_of(card), lang) == [], text


@pytest.mark.parametrize(
    ("card", "words"),
    [
        ("stealth-boy-2", ["stealth"]),
        ("respirator-1", ["respirator"]),
        ("binoculars-1", ["discovery"]),
        ("berserker-brew-2", ["addicted"]),
        ("silencer-1", ["silenced"]),
        ("explosive-vests-2", ["martyr"]),
        ("unfinished-shelter-3", ["unique", "upkeep"]),
        ("fusion-cell-1", ["special"]),
        ("punch-1", []),
    ],
)
def test_some_cards(card: str, words: list[str]) -> None:
    assert words_of(standard().by_id[card]) == words


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_gallery_has_the_whole_glossary(lang: str) -> None:
    page = gallery.markdown(lang)
    for word in WORDS:
        name, meaning = card_glossary.name(word, lang), card_glossary.meaning(word, lang)
        assert f"- **{name}** – {meaning}\n" in page


@pytest.mark.rule("TR-W17", "TR-C10")
@pytest.mark.parametrize(
    ("lang", "damage"),
    [
        ("en", "1 radiation damage"),
        ("fr", "1 dégât de radiation"),
        ("de", "1 Strahlenschaden"),
        ("es", "1 de daño de radiación"),
    ],
)
def test_luminescent_is_damage(lang: str, damage: str) -> None:
    assert damage in card_glossary.meaning("luminescent", lang)


@pytest.mark.rule("TR-K14", "TR-W7", "TR-W10")
@pytest.mark.parametrize(
    ("lang", "skipped", "uncovered", "turning"),
    [
        ("en", "skip your main phases", "no longer cover you", "engages or disengages"),
        ("fr", "phases principales sont sautées", "ne vous couvrent plus", "engage ou désengage"),
        ("de", "Hauptphasen entfallen", "decken dich nicht mehr", "erschöpft oder bereit macht"),
        ("es", "saltas tus fases principales", "ya no te cubren", "gira o lo endereza"),
    ],
)
def test_what_costs_something_is_said_where_it_stands(
    lang: str, skipped: str, uncovered: str, turning: str
) -> None:
    """The turns lost inside, IN DEFENCE as a drawback, and what INCAPACITATE can be aimed at."""
    assert skipped in rules_text(standard().by_id["unfinished-shelter-3"], lang)
    assert uncovered in rules_text(standard().by_id["daredevil-2"], lang)
    assert turning in card_glossary.meaning("incapacitate", lang)
