"""The attack helper is the engine: its value, its odds, and what every face does."""

from __future__ import annotations

from fractions import Fraction
from random import Random

import pytest

from overseer.engine.refusal import Refusal
from overseer.wasteland.battle.odds.exact import success
from overseer.wasteland.battle.odds.preview import Preview
from overseer.wasteland.ledger import acts
from overseer.wasteland.ledger.doing import done
from overseer.wasteland.ledger.log import Told
from overseer.wasteland.ledger.striking import outlook
from tests.wasteland.ledger.ledgers import Pen, ambush, complete


def seen(told: Told, act: acts.Strike) -> Preview:
    found = outlook(told.sheet, act)
    assert isinstance(found, Preview)
    return found


def test_cover_and_quickness_are_items_of_the_value() -> None:
    pen = ambush()
    plain = seen(pen.told, acts.Strike(token=1, target=9, weapon="laser-musket"))
    hard = seen(
        pen.told, acts.Strike(token=1, target=9, weapon="laser-musket", cover=2, quick=True)
    )
    assert hard.value == plain.value - 6
    assert ("cover", -4) in hard.items
    assert ("quick", -2) in hard.items
    assert hard.hit < plain.hit
    assert sum(plain.wounds[0].damage.values()) == 1
    assert plain.wounds[0].model == pen.told.sheet.tokens[9]


def test_close_combat_and_friends_who_help() -> None:
    pen = ambush()
    alone = seen(pen.told, acts.Strike(token=8, target=1, weapon="board", close=True))
    two = seen(pen.told, acts.Strike(token=8, target=1, weapon="board", close=True, fight=(9,)))
    charged = seen(
        pen.told,
        acts.Strike(token=8, target=1, weapon="board", close=True, charge=("black",)),
    )
    assert ("outnumbering", 2) in two.dice_items
    assert ("outnumbering", 2) not in alone.dice_items
    assert ("charge", 0) in charged.dice_items


def test_the_frequency_of_hits_is_the_odds() -> None:
    """Every throw of the dice entered by hand gives what the odds say on average."""
    pen = Pen()
    pen.does(
        acts.Begin(),
        acts.FieldUnit(tokens=(1,), side=0, unit="settler", seat=0, weapons=("pipe-pistol",)),
        acts.FieldUnit(tokens=(2,), side=1, unit="brute", weapons=("board",)),
        acts.Round(),
    )
    act = acts.Strike(token=1, target=2, weapon="pipe-pistol")
    told = seen(pen.told, act)
    assert told.hit > 0
    if not any(told.dice):
        assert told.hit == Fraction(success(told.value, 0), 20)
    sheet, rng, damage, throws = pen.told.sheet, Random(1), 0, 800
    for _ in range(throws):
        after, wrong = done(sheet, complete(sheet, act, rng))
        assert wrong is None
        damage += after.model(2).wounds
    mean = float(told.wounds[0].mean)
    assert abs(damage / throws - mean) < 0.12


def test_what_each_face_does_is_told_and_counted() -> None:
    pen = ambush()
    act = acts.Strike(token=8, target=1, weapon="board", close=True)
    asked = pen.tries(act).asked
    assert asked is not None
    assert asked.topic == "roll"
    assert asked.dice.startswith("W")
    faces = " ".join(f"{letter}:-" for letter in asked.dice[1:])
    after = pen.tries(
        acts.Strike(
            token=8, target=1, weapon="board", close=True, answers=(f"roll X {faces}".strip(),)
        )
    )
    assert after.refusal is None
    assert [event.name for event in after.told.sheet.told][-1] == "wasteland-missed"
    wrong = acts.Strike(token=8, target=1, weapon="board", close=True, answers=("roll 11",))
    assert pen.refused(wrong).reason in ("companion-answer", "notation")
    more = acts.Strike(
        token=8,
        target=1,
        weapon="board",
        close=True,
        answers=(f"roll X {faces}".strip(), "yes"),
    )
    assert pen.refused(more).reason == "companion-more-answers"


def test_a_slow_weapon_is_empty_afterwards_and_cover_does_not_stay() -> None:
    pen = ambush()
    act = complete(
        pen.told.sheet,
        acts.Strike(token=9, target=1, weapon="hunting-rifle", cover=3),
        Random(2),
    )
    sheet = pen.does(act)
    assert sheet.battle.fate.cover == 0
    assert all(model.x > 1000 for model in sheet.battle.models)


@pytest.mark.parametrize(
    ("act", "rule"),
    [
        (acts.Strike(token=8, target=1, weapon="board"), "WB-F3"),
        (acts.Strike(token=8, target=8, weapon="board", close=True), "WB-F1"),
        (acts.Strike(token=8, target=1, weapon="laser-musket"), "WB-F1"),
        (acts.Strike(token=9, target=1, weapon="hunting-rifle", critical=True), "WB-H2"),
        (acts.Strike(token=9, target=77, weapon="hunting-rifle"), "CO-1"),
        (acts.Strike(token=9, target=1, weapon="spoon"), "CO-1"),
    ],
)
def test_what_cannot_be_is_said(act: acts.Strike, rule: str) -> None:
    found = outlook(ambush().told.sheet, act)
    assert isinstance(found, Refusal)
    assert found.rule == rule


def test_who_is_under_the_disc_is_named() -> None:
    pen = Pen()
    pen.does(
        acts.Begin(),
        acts.FieldUnit(tokens=(1,), side=0, unit="settler", seat=0, weapons=("frag-grenade",)),
        acts.FieldUnit(tokens=(2, 3), side=1, unit="super-mutant"),
        acts.Round(),
    )
    act = acts.Strike(token=1, target=2, weapon="frag-grenade", under=(2, 3))
    hurt = set()
    for seed in range(12):
        after, wrong = done(pen.told.sheet, complete(pen.told.sheet, act, Random(seed)))
        assert wrong is None
        hurt |= {token for token in (1, 2, 3) if after.model(token).wounds}
    assert hurt == {2, 3}
