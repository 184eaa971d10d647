"""Entries beside a real table do what the rules say, and say why when they do not fit."""

from __future__ import annotations

from random import Random

import pytest

from overseer.wasteland.battle.model import REMOVED, STATUSES
from overseer.wasteland.ledger import acts
from overseer.wasteland.ledger.chance import draw
from overseer.wasteland.ledger.log import MOST_ENTRIES, fold, log_text, read_log
from overseer.wasteland.ledger.sheet import HOUSE_RULES, Sheet
from overseer.wasteland.ledger.shown import data_of
from tests.wasteland.ledger.ledgers import Pen, ambush


def test_health_counts_down_to_removal() -> None:
    pen = ambush()
    sheet = pen.does(acts.Hurt(token=9, wounds=2), acts.Hurt(token=9, rads=1))
    model = sheet.model(9)
    assert (model.wounds, model.rads, model.left) == (2, 1, model.health - 3)
    sheet = pen.does(acts.Hurt(token=9, wounds=model.left, by=0))
    assert sheet.model(9).place == REMOVED
    assert pen.refused(acts.Hurt(token=9, wounds=1)).rule == "WB-R8"
    assert pen.refused(acts.Hurt(token=8, wounds=-1)).rule == "WB-F6"


@pytest.mark.parametrize(("token", "rule"), [(77, "CO-1")])
def test_nobody_has_that_token(token: int, rule: str) -> None:
    assert ambush().refused(acts.Hurt(token=token, wounds=1)).rule == rule


def test_tokens_are_given_once() -> None:
    pen = ambush()
    assert pen.refused(acts.FieldUnit(tokens=(8,), side=1, unit="brute")).reason.endswith(
        "token-taken"
    )
    assert pen.refused(acts.FieldUnit(tokens=(20,), side=1, unit="nobody")).reason.endswith(
        "no-card"
    )


def test_conditions_follow_the_rules() -> None:
    pen = ambush()
    pen.does(acts.Condition(token=8, condition="frozen"))
    sheet = pen.does(acts.Condition(token=8, condition="fire"))
    fighter = data_of(sheet).table.fighter(8)
    assert fighter.conditions == ("fire",)  # fire replaces frost
    assert pen.refused(acts.Condition(token=8, condition="frozen")).rule == "WB-F10"


def test_an_activation_begins_with_fire_and_dice_by_hand() -> None:
    pen = ambush()
    pen.does(acts.Condition(token=1, condition="fire"), acts.Ready(token=1))
    asked = pen.tries(acts.Activate(token=1)).asked
    assert asked is not None
    assert asked.topic == "flip"
    assert set(asked.choices) == {"flip lucky", "flip blank"}
    sheet = pen.does(acts.Activate(token=1, answers=("flip lucky",)))
    assert sheet.model(1).wounds == 1
    assert data_of(sheet).table.fighter(1).conditions == ()
    assert data_of(sheet).table.acting is not None
    sheet = pen.does(acts.Spend(), acts.EndActivation(token=1))
    assert STATUSES[sheet.model(1).status] == "used"


def test_a_hero_rolls_the_target_system() -> None:
    pen = ambush()
    pen.does(acts.Ready(token=0))
    sheet = pen.does(acts.Activate(token=0, answers=("roll B:bb",)))
    assert sheet.model(0).points == 2
    assert pen.refused(acts.Round()).rule == "WB-R2"  # somebody still acts


def test_who_is_not_ready_does_not_act_unless_the_house_says_so() -> None:
    pen = ambush()
    assert pen.refused(acts.Activate(token=1)).rule == "WB-R2"
    pen.does(acts.House(rule="free-order"), acts.Activate(token=1))


def test_a_round_ends_what_it_ends() -> None:
    pen = ambush()
    pen.does(
        acts.Tally(token=1, what="reactions", by=1), acts.Condition(token=1, condition="shaken")
    )
    sheet = pen.does(acts.Ready(token=2), acts.Round(advantage=1))
    assert sheet.model(1).reactions == 0
    assert sheet.model(1).conditions == 0
    assert STATUSES[sheet.model(2).status] == "unready"
    assert (sheet.battle.round, sheet.turn) == (2, 1)


def test_rounds_other_than_the_printed_ones() -> None:
    pen = Pen()
    pen.does(acts.Begin(rounds=2, limits=(333, 1234)), acts.Round(), acts.Round())
    assert pen.refused(acts.Round()).rule == "WC-F5"
    assert data_of(pen.told.sheet).limits == [333, 1234]


def test_cards_by_hand_and_by_the_app() -> None:
    pen = ambush()
    before = sum(pen.told.sheet.battle.deck)
    card = draw(pen.told.sheet, "items", Random(3))
    assert card is not None
    sheet = pen.does(acts.Find(token=1, card=card))
    assert sum(sheet.battle.deck) == before - 1
    assert data_of(sheet).table.fighter(1).found == (card,)
    refusal = pen.refused(acts.Find(token=1, card=card)).rule
    assert refusal == "CO-3"
    pen.does(acts.House(rule="open-decks"), acts.Find(token=1, card=card))


def test_a_stimpak_heals_and_is_gone() -> None:
    pen = ambush()
    sheet = pen.does(acts.Hurt(token=1, wounds=3), acts.UseCard(token=1, card="stimpak"))
    assert sheet.model(1).wounds == 0
    assert pen.refused(acts.UseCard(token=1, card="stimpak")).rule == "WB-I2"


def test_an_event_stands_for_a_round() -> None:
    pen = ambush()
    sheet = pen.told.sheet
    assert sheet.battle.fate.left == 5
    card = next(e.id for e in sheet.cards.events if not e.consequence and e.lasts == 1)
    sheet = pen.does(acts.Round(), acts.Event(card=card))
    assert data_of(sheet).fate.standing == [card]
    assert data_of(sheet).fate.left == 4
    assert pen.refused(acts.Event(card=card)).rule == "CO-3"
    sheet = pen.does(acts.Round())
    assert data_of(sheet).fate.standing == []


def test_a_flipped_top_card_is_the_next_event() -> None:
    pen = ambush()
    cards = [e.id for e in pen.told.sheet.cards.events if not e.consequence]
    pen.does(acts.Flip(card=cards[0]))
    assert pen.refused(acts.Event(card=cards[1])).rule == "WC-E3"
    sheet = pen.does(acts.Event(card=cards[0]))
    assert data_of(sheet).fate.left == 4


def test_tests_of_leaders_count_what_the_dice_give() -> None:
    pen = ambush()
    asked = pen.tries(acts.Try(token=0, of="charisma", more=-2)).asked
    assert asked is not None
    assert asked.dice == "W"
    assert asked.value == pen.told.sheet.model(0).unit.attributes[3] - 2
    judged = pen.tries(acts.Try(token=0, of="charisma", more=-2, answers=("roll !",)))
    assert judged.refusal is None
    assert judged.told.sheet.told[-1].args["success"] == 1
    assert pen.refused(acts.Try(token=0, of="charisma", answers=("roll K:d1",))).rule == "CO-2"


def test_any_number_of_models() -> None:
    pen = Pen()
    pen.does(acts.Begin())
    for n in range(5):
        tokens = tuple(range(n * 40, n * 40 + 40))
        pen.does(acts.FieldUnit(tokens=tokens, side=n % 2, unit="settler"))
    assert len(data_of(pen.told.sheet).counted) == 200
    assert pen.refused(acts.FieldUnit(tokens=(900,), side=0, unit="settler")).rule == "CO-1"


def test_house_rules_are_switches() -> None:
    for rule in HOUSE_RULES:
        pen = Pen()
        assert rule in pen.does(acts.Begin(house=(rule,))).house
        assert rule not in pen.does(acts.House(rule=rule, on=False)).house
    assert Pen().refused(acts.Begin(house=("tea",))).rule == "CO-1"


def test_nothing_comes_before_the_beginning_or_after_the_end() -> None:
    pen = Pen()
    assert pen.refused(acts.Round()).reason == "companion-not-begun"
    pen.does(acts.Begin(), acts.Finish(victor=-1))
    assert pen.refused(acts.Round()).reason == "companion-ended"
    assert pen.refused(acts.Begin()).reason == "companion-ended"


def test_a_log_is_its_text() -> None:
    pen = ambush()
    assert read_log(log_text(pen.entries)) == pen.entries
    assert MOST_ENTRIES > 1000
    assert isinstance(fold([]).sheet, Sheet)
