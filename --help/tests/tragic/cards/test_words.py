"""No word of the card files without a test that shows it at work."""

from __future__ import annotations

from importlib import import_module

import pytest

from overseer.tragic import words
from overseer.tragic.cards.steps import SHAPES
from tests.tragic.vocabulary import SHOWN

SHOWING = (
    "attacks",
    "bonuses",
    "brotherhood",
    "damage",
    "good_natured",
    "guardians",
    "keywords",
    "movements",
    "stats",
    "stealth",
    "steps",
    "triggers",
)
VOCABULARY = {
    "step": words.STEPS,
    "stat": words.STATS,
    "when": words.WHEN,
    "count": words.COUNTS,
    "target": words.TARGETS,
    "whom": words.WHOM,
    "until": words.UNTIL,
    "damage": words.DAMAGE,
    "keyword": words.KEYWORDS,
    "answer": words.ANSWERS,
    "kind": words.KINDS,
}


@pytest.mark.parametrize("sort", VOCABULARY)
def test_every_word_is_shown(sort: str) -> None:
    for name in SHOWING:
        import_module(f"tests.tragic.rules.test_{name}")

    shown = {name.partition(":")[2] for name in SHOWN if name.startswith(f"{sort}:")}

    assert shown == set(VOCABULARY[sort])


def test_every_step_has_its_grammar() -> None:
    assert set(SHAPES) == set(words.STEPS)


def test_the_numbers_are_the_places_in_the_lists() -> None:
    for prefix, listed in (("ST_", words.STATS), ("ON_", words.WHEN), ("COUNT_", words.COUNTS)):
        for name, number in vars(words).items():
            if name.startswith(prefix) and number >= 0:
                word = name.removeprefix(prefix).replace("_", "-").lower()
                assert listed[number].lower() == word
