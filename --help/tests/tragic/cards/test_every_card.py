"""One scenario, or more, for every card of the standard set: what it really does."""

from __future__ import annotations

import pytest

from overseer.engine.refusal import Value
from overseer.text import LANGUAGES, translate
from overseer.tragic.cards.file import standard
from tests.tragic.scenario import Row, Scenario
from tests.tragic.scenarios import (
    agility,
    charisma,
    endurance,
    intelligence,
    luck,
    perception,
    skills,
    strength,
    traits,
)

PARTS = (
    *(strength, perception, endurance, charisma, intelligence, agility, luck),
    *(traits, skills),
)
ROWS: list[Row] = [row for part in PARTS for row in part.ROWS]


@pytest.mark.parametrize("row", ROWS, ids=[f"{n}-{row[0]}" for n, row in enumerate(ROWS)])
def test_the_card_does_what_it_says(row: Row) -> None:
    Scenario(row).run()


def test_whatever_the_cards_bring_about_has_words() -> None:
    told: dict[str, dict[str, Value]] = {}
    for row in ROWS:
        scenario = Scenario(row)
        scenario.run()
        for event in scenario.table.events:
            for shown in (event, event.shown(None)):
                told[f"event-{shown.name}"] = dict(shown.args)
        for asked in scenario.asked:
            told[f"topic-tragic-{asked.name}"] = dict(asked.about)
    for lang in LANGUAGES:
        assert all(translate(lang, name, **args) for name, args in told.items())


def test_every_card_has_a_scenario() -> None:
    named = {row[0] for row in ROWS}
    assert named == {card.id for card in standard().cards}


def test_every_scenario_looks_at_something() -> None:
    assert [row[0] for row in ROWS if not row[3].strip()] == []
