"""What a tracker picks from, and what it is asked, in every language."""

from __future__ import annotations

import re

import msgspec
import pytest

from overseer.text import LANGUAGES
from overseer.voice.wasteland.ledger.asking import needed_given
from overseer.voice.wasteland.ledger.changes import change_text
from overseer.voice.wasteland.ledger.lists import lists_given
from overseer.wasteland.ledger import acts
from overseer.wasteland.ledger.changes import changes
from overseer.wasteland.ledger.doing import done
from overseer.wasteland.ledger.running import Asked
from overseer.wasteland.ledger.sheet import Sheet
from overseer.wasteland.ledger.shown import data_of
from overseer.wasteland.scenarios.scenario_file import STANDARD

RAW = re.compile(r"^[a-z]+(-[a-z0-9]+)+$")  # an id that nobody has put into words


def battle() -> Sheet:
    """A settler with a pistol before a brute."""
    sheet = Sheet()
    for act in (
        acts.Begin(),
        acts.FieldUnit(tokens=(1,), side=0, unit="settler", seat=0, weapons=("pipe-pistol",)),
        acts.FieldUnit(tokens=(8,), side=1, unit="brute", weapons=("board",)),
        acts.Round(),
    ):
        sheet, wrong = done(sheet, act)
        assert wrong is None
    return sheet


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_to_pick_from_has_a_name(lang: str) -> None:
    found = lists_given(lang)
    assert [each.id for each in found.scenarios] == list(STANDARD)
    assert {die.letter for die in found.dice} == set("WRKYGB")
    for name, rows in msgspec.structs.asdict(found).items():
        assert rows, name
        for row in rows:
            assert row.name, (name, row)
            assert not RAW.match(row.name), (name, row)
    assert all(each.ends and each.rules and each.story for each in found.scenarios)


def throws(sheet: Sheet, *answers: str) -> Asked:
    """What is asked of an attack after some answers."""
    strike = acts.Strike(token=1, target=8, weapon="pipe-pistol", answers=answers)
    found = done(sheet, strike)[1]
    assert isinstance(found, Asked)
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_asked_is_asked_in_words(lang: str) -> None:
    sheet = battle()
    roll = needed_given(throws(sheet), sheet, lang)
    assert roll.prompt
    assert roll.dice.startswith("W")
    dice = roll.dice[1:]
    hit = " ".join(["roll", "!", *(f"{die}:-" for die in dice)])
    armour = needed_given(throws(sheet, hit), sheet, lang)
    assert armour.topic == "armour"
    assert armour.prompt
    assert armour.texts == ["1", "2", "3", "4"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_a_correction_changed_is_told(lang: str) -> None:
    before = battle()
    after, _ = done(before, acts.Hurt(token=8, wounds=2))
    after, _ = done(after, acts.Condition(token=8, condition="leg"))
    after, _ = done(after, acts.Status(token=8, status="used"))
    found = [change_text(each, after, lang) for each in changes(data_of(before), data_of(after))]
    assert any("6" in text and "8" in text and "→" in text for text in found), found
    assert all(text and not RAW.match(text) for text in found)
