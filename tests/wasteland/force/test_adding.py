"""One card more for a force, and a unit's numbers with all that it carries."""

from __future__ import annotations

import pytest

from overseer.wasteland.cards.file import standard
from overseer.wasteland.force.adding import Adding, with_card
from overseer.wasteland.force.check import check
from overseer.wasteland.force.force import Force, ForceUnit
from overseer.wasteland.force.numbers import numbers_of
from overseer.wasteland.words import NONE, PHYSICAL, RIFLE, STRENGTH

CARDS = standard()
CHIEF = ForceUnit("sole-survivor", 1, ["hunting-rifle"], leader="hunter")
SETTLERS = ForceUnit("settler", 3, ["assault-rifle"])


def refused(force: Force, at: int, kind: str, id: str, creatures: bool = True) -> str | None:
    """The rule that forbids one card more."""
    found = Adding(force, CARDS, 1, creatures).why_not(at, kind, id)
    return None if found is None else found.refusal.rule


@pytest.mark.rule("WC-F2")
def test_a_finding_says_which_unit_it_is_about() -> None:
    wrong = ForceUnit("settler", 2, ["missile-launcher"])
    found = check(Force([CHIEF, SETTLERS, wrong]), CARDS, 1000)
    assert [(each.at, each.word) for each in found if each.error] == [(2, "single-slow")]
    twins = check(Force([CHIEF, ForceUnit("sole-survivor")]), CARDS, 1000)
    assert [(each.at, each.word) for each in twins if each.error] == [(1, "same-person")]
    assert {each.at for each in check(Force([]), CARDS, 500)} == {NONE}


@pytest.mark.rule("WC-F2", "WB-I3", "WC-P1")
def test_what_may_be_added_and_which_rule_forbids_the_rest() -> None:
    force = Force([CHIEF, SETTLERS, ForceUnit("dog")])
    assert refused(force, 1, "weapon", "baseball-bat") is None
    assert (
        refused(force, 1, "weapon", "missile-launcher") == "WC-F2"
    )  # three models, and it fires slowly
    assert refused(force, 0, "weapon", "missile-launcher") is None
    assert refused(force, 2, "weapon", "hunting-rifle") == "WB-I3"
    assert refused(force, 1, "heroic", "") == "WC-F2"
    assert refused(force, -1, "unit", "sole-survivor") == "WC-F2"
    assert refused(force, -1, "unit", "settler") is None
    assert refused(force, 1, "leader", "brawler") == "WC-F2"  # one model leads
    assert refused(force, -1, "unit", "mole-rat", creatures=False) == "WC-F2"
    assert refused(force, -1, "unit", "mole-rat") is None


@pytest.mark.rule("WC-F2")
def test_a_unique_card_is_given_out_once() -> None:
    unique = next(card for card in CARDS.weapons if card.unique and not card.users)
    chief = ForceUnit("sole-survivor", 1, [unique.id], leader="hunter")
    force = Force([chief, ForceUnit("settler")])
    assert refused(force, 1, "weapon", unique.id) == "WC-F2"
    assert refused(Force([CHIEF, ForceUnit("settler")]), 1, "weapon", unique.id) is None


def test_an_old_fault_forbids_nothing_new() -> None:
    assert refused(Force([]), -1, "unit", "settler") is None  # nobody leads yet
    faulty = Force([ForceUnit("settler", 2, ["missile-launcher"])])
    assert refused(faulty, 0, "weapon", "baseball-bat") is None


def test_a_leader_card_changes_hands() -> None:
    force = with_card(Force([CHIEF, ForceUnit("settler")]), 1, "leader", "brawler", CARDS)
    assert [unit.leader for unit in force.units] == ["", "brawler"]
    assert with_card(force, -1, "boost", CARDS.boosts[0].id, CARDS).boosts == (CARDS.boosts[0].id,)
    more = with_card(force, -1, "unit", "brute", CARDS).units[-1]
    assert [*more.weapons, *more.items] == CARDS.unit("brute").standard


@pytest.mark.rule("WB-F7", "WB-H1")
def test_numbers_are_those_of_the_battle() -> None:
    plain = ForceUnit("paladin-danse", 1, ["laser-rifle"])
    armed = ForceUnit(
        *("paladin-danse", 1, ["laser-rifle"], ["t-60-power-armour"], [], "fusilier", True)
    )
    (before,) = numbers_of(Force([plain]), CARDS)
    (after,) = numbers_of(Force([armed]), CARDS)
    suit = CARDS.item("t-60-power-armour").intact
    assert suit is not None
    assert after.attributes[STRENGTH] == before.attributes[STRENGTH] + suit.attributes[STRENGTH]
    assert after.health == before.health + 1  # heroic
    assert (before.power, before.luck) == ([], 0)
    assert after.power[PHYSICAL] == (suit.ratings[PHYSICAL], suit.strong)
    assert (
        before.skills[RIFLE]
        == CARDS.unit("paladin-danse").attributes[CARDS.unit("paladin-danse").skills[RIFLE]]
    )
    assert len(numbers_of(Force([CHIEF, SETTLERS]), CARDS)) == 2
