"""What a force costs, and what may be wrong with it."""

from __future__ import annotations

import pytest

from overseer.text import LANGUAGES
from overseer.wasteland.cards.file import standard
from overseer.wasteland.force.caps import force_caps, model_caps, shared_caps, unit_caps
from overseer.wasteland.force.check import check, errors, faction_of
from overseer.wasteland.force.force import Force, ForceUnit
from overseer.wasteland.force.text import finding_text, summary, unit_line
from overseer.wasteland.words import BROTHERHOOD, LISTS, SUPER_MUTANTS, SURVIVORS

CARDS = standard()
LIST_2018, LIST_2020, LIST_2025 = range(len(LISTS))
LEADER = ForceUnit("sole-survivor", 1, ["hunting-rifle"], leader="hunter")


def found(*units: ForceUnit, limit: int = 1000, caps_list: int = LIST_2020) -> set[tuple[str, str]]:
    """The rules and words of all errors, with a leader added who is in order."""
    force = Force([LEADER, *units])
    return {(each.refusal.rule, each.word) for each in errors(force, CARDS, limit, caps_list)}


def unwise(*units: ForceUnit, limit: int = 1000) -> set[tuple[str, str]]:
    findings = check(Force([LEADER, *units]), CARDS, limit)
    assert not any(each.error for each in findings)
    return {(each.refusal.rule, each.word) for each in findings}


# -- caps ----------------------------------------------------------------------------------------


@pytest.mark.rule("WC-F1")
def test_three_settlers_with_rifles_and_four_grenades_cost_172() -> None:
    unit = ForceUnit("settler", 3, ["assault-rifle", *["frag-grenade"] * 4])
    assert model_caps(unit, CARDS) == 40 + 8
    assert shared_caps(unit, CARDS) == 4 * 7
    assert force_caps(Force([unit]), CARDS, LIST_2020) == 172


@pytest.mark.rule("WC-F1")
def test_cards_that_are_used_up_are_paid_once_and_all_others_by_each_model() -> None:
    one = ForceUnit("settler", 1, ["hunting-rifle"], ["stimpak", "military-fatigues"], ["silenced"])
    two = ForceUnit("settler", 2, ["hunting-rifle"], ["stimpak", "military-fatigues"], ["silenced"])
    assert unit_caps(two, CARDS) - unit_caps(one, CARDS) == 40 + 20 + 3 + 7
    assert shared_caps(two, CARDS) == 38


@pytest.mark.rule("WC-F1")
def test_leader_and_heroic_cards_cost_caps_too() -> None:
    plain = ForceUnit("brute")
    chief = ForceUnit("brute", leader="brawler", heroic=True)
    assert unit_caps(chief, CARDS) - unit_caps(plain, CARDS) == 10 + 60
    assert unit_caps(chief, CARDS, LIST_2025) - unit_caps(plain, CARDS, LIST_2025) == 7 + 48


@pytest.mark.rule("WB-X1")
def test_every_list_has_its_own_prices() -> None:
    prices = [unit_caps(ForceUnit("brute"), CARDS, each) for each in (0, 1, 2)]
    assert prices == [81, 87, 77]
    assert ("WB-X1", "unlisted") not in found(ForceUnit("raider"), caps_list=LIST_2018)
    assert ("WB-X1", "unlisted") in found(ForceUnit("brahmin"))


# -- the whole force -----------------------------------------------------------------------------


@pytest.mark.rule("WC-F1")
def test_a_force_over_its_limit_says_by_how_much() -> None:
    force = Force([LEADER, ForceUnit("settler", 3, ["assault-rifle"])])
    (finding,) = errors(force, CARDS, 276)
    assert finding.word == "over"
    assert finding.refusal.args == {"n": 277, "limit": 276, "over": 1}
    assert errors(force, CARDS, 277) == []


@pytest.mark.rule("WC-F1")
def test_an_empty_force_is_none() -> None:
    assert [each.word for each in errors(Force([]), CARDS, 500)] == ["empty"]


@pytest.mark.rule("WC-F1")
def test_a_unit_has_between_one_and_twenty_models() -> None:
    assert ("WC-F1", "count") in found(ForceUnit("mole-rat", 21))
    assert ("WC-F1", "count") in found(ForceUnit("settler", 0))


@pytest.mark.rule("WC-F2")
def test_a_force_has_exactly_one_leader() -> None:
    settler = ForceUnit("settler", 1, ["assault-rifle"])
    without = errors(Force([settler]), CARDS, 500)
    assert [(each.refusal.rule, each.word) for each in without] == [("WC-F2", "no-leader")]
    assert ("WC-F2", "leaders") in found(ForceUnit("brute", leader="brawler"))


@pytest.mark.rule("WC-F2")
@pytest.mark.parametrize(
    ("word", "unit"),
    [
        ("leader", ForceUnit("settler", 2, ["assault-rifle"], leader="brawler")),
        ("heroic", ForceUnit("settler", 2, ["assault-rifle"], heroic=True)),
        ("unique", ForceUnit("piper", 2, ["10mm-pistol"])),
        ("unique-card", ForceUnit("settler", 2, ["alien-blaster"])),
        ("slow", ForceUnit("settler", 2, ["double-barrel-shotgun"])),
        ("fading", ForceUnit("settler", 2, ["assault-rifle"], ["jet"])),
    ],
)
def test_some_cards_are_for_units_of_one_model(word: str, unit: ForceUnit) -> None:
    assert ("WC-F2", f"single-{word}") in found(unit)
    alone = ForceUnit(unit.unit, 1, unit.weapons, unit.items, unit.mods, unit.leader, unit.heroic)
    assert ("WC-F2", f"single-{word}") not in found(alone)


@pytest.mark.rule("WB-F7", "WC-F2")
def test_power_armour_is_for_units_of_one_model_and_not_for_super_mutants() -> None:
    suit = ["t-60-power-armour"]
    assert ("WB-F7", "single-power-armour") in found(ForceUnit("knight", 2, ["combat-rifle"], suit))
    mutant = found(ForceUnit("super-mutant", 1, ["board"], suit))
    assert mutant == {("WB-F7", "mutant-power-armour")}
    assert found(ForceUnit("knight", 1, ["combat-rifle"], suit)) == set()
    twice = ForceUnit("knight", 1, ["combat-rifle"], [*suit, "t-45-power-armour"])
    assert found(twice) == {("WC-F2", "two-power-armours")}


@pytest.mark.rule("WC-F2")
def test_nobody_is_there_twice() -> None:
    other = ForceUnit("sole-survivor-day-one", 1, ["10mm-pistol"])
    assert found(other) == {("WC-F2", "same-person")}
    assert found(ForceUnit("dogmeat"), ForceUnit("dogmeat-scout")) == {("WC-F2", "same-person")}
    blaster = ["alien-blaster"]
    both = found(ForceUnit("piper", 1, blaster), ForceUnit("cait", 1, blaster))
    assert both == {("WC-F2", "twice")}


@pytest.mark.rule("WC-F2")
def test_creatures_join_only_when_all_agree_or_under_their_controller() -> None:
    assert found(ForceUnit("radscorpion")) == {("WC-F2", "creature")}
    force = Force([LEADER, ForceUnit("radscorpion")])
    assert errors(force, CARDS, 1000, creatures=True) == []
    pack = Force([ForceUnit("young-deathclaw", leader="creature-controller")])
    assert errors(pack, CARDS, 1000) == []
    assert found(ForceUnit("behemoth")) == set()  # a super mutant first


@pytest.mark.rule("WC-F2")
def test_turrets_are_handed_out_by_scenarios() -> None:
    assert ("WC-F2", "no-unit") in found(ForceUnit("laser-turret"))


@pytest.mark.rule("WC-F2")
def test_one_suit_of_armour_one_piece_of_each_kind_one_garment() -> None:
    def settler(*items: str) -> set[tuple[str, str]]:
        return found(ForceUnit("settler", 1, ["assault-rifle"], items))

    assert settler("combat-armour", "army-helmet", "armoured-pads", "baseball-cap") == set()
    two_suits = settler("combat-armour", "sturdy-leather-armour")
    assert two_suits == {("WC-F2", "base-armour")}
    assert settler("army-helmet", "bladed-helmet") == {("WC-F2", "armour-piece")}
    assert settler("baseball-cap", "military-fatigues") == {("WC-F2", "clothing")}


@pytest.mark.rule("WC-F2")
def test_every_weapon_and_armour_takes_one_mod_that_fits() -> None:
    def settler(*mods: str) -> set[tuple[str, str]]:
        return found(ForceUnit("settler", 1, ["hunting-rifle", "machete"], (), mods))

    assert settler("silenced", "jagged") == set()
    assert settler("silenced", "long-barrel") == {("WC-F2", "loose-mod")}
    assert settler("ballistic-weave") == {("WC-F2", "loose-mod")}
    assert settler("targeting-hud") == {("WB-F7", "power-mod")}
    armoured = ForceUnit("settler", 1, ["machete"], ["combat-armour"], ["ballistic-weave"])
    assert found(armoured) == set()


@pytest.mark.rule("WB-I3")
def test_dogs_creatures_and_robots_have_only_cards_of_their_own() -> None:
    assert found(ForceUnit("dog", 1, ["machete"])) == {("WB-I3", "not-for-it")}
    assert found(ForceUnit("dog", 1, (), ["dog-bandana", "chain-dog-collar"])) == set()
    assert found(ForceUnit("settler", 1, ["machete"], ["dog-bandana"])) == {("WB-I3", "not-for-it")}
    assert found(ForceUnit("settler", 1, ["hound-bite"])) == {("WB-I3", "natural")}
    robot = ForceUnit("mr-handy", 1, (), ["bowler-hat", "robotic-bits"])
    assert ("WB-I3", "slots-items") in found(robot)
    assert found(ForceUnit("mr-handy", 1, (), ["bowler-hat"])) == set()


def test_cards_that_the_set_does_not_have_are_named() -> None:
    force = Force([ForceUnit("settler", 1, ["ray-gun"], ["teddy-bear"], ["glitter"], "boss")])
    names = [each.refusal.args["card"] for each in errors(force, CARDS, 500)]
    assert names == ["ray-gun", "teddy-bear", "glitter", "boss"]


# -- advice and factions -------------------------------------------------------------------------


@pytest.mark.rule("WC-F8")
def test_a_force_is_of_its_leaders_faction_and_may_be_mixed() -> None:
    mutant = ForceUnit("super-mutant", 5, ["board"])
    mixed = Force([mutant, LEADER])
    assert faction_of(mixed, CARDS) == SURVIVORS
    assert ("WC-F8", "mixed") in unwise(mutant)
    assert faction_of(Force([mutant, ForceUnit("settler")]), CARDS) == SUPER_MUTANTS
    assert faction_of(Force([ForceUnit("knight", leader="hunter")]), CARDS) == BROTHERHOOD


def test_what_is_unwise_is_no_error() -> None:
    settlers = ForceUnit("settler", 3, ["assault-rifle", "frag-grenade"])
    assert ("WB-D2", "no-skill") in unwise(settlers)  # they have no throwing skill
    assert ("WC-F1", "spare") in unwise(settlers)
    assert ("WB-F20", "weak") in unwise(ForceUnit("sturges", 1, ["minigun"]))
    assert ("WB-F20", "weak") not in unwise(
        ForceUnit("paladin", 1, ["minigun"], ["t-60-power-armour"])
    )
    assert ("WB-F3", "unarmed") in unwise(ForceUnit("settler"))
    ignorant = check(Force([ForceUnit("super-mutant", 1, ["board"], leader="hunter")]), CARDS, 60)
    assert {each.refusal.args["skill"] for each in ignorant if each.word == "no-expert"} == {
        "lockpick",
        "computers",
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_finding_and_line_is_said_in_every_language(lang: str) -> None:
    units = [
        ForceUnit("settler", 2, ["alien-blaster", "frag-grenade"], ["jet", "jet"], ["silenced"]),
        ForceUnit("super-mutant", 2, ["hound-bite"], ["t-60-power-armour"], ["targeting-hud"]),
        ForceUnit("mr-handy", 1, ["10mm-pistol"] * 3, ["bowler-hat", "robotic-bits"]),
        ForceUnit("radscorpion", 1, ["machete"]),
        ForceUnit("sole-survivor", 2, ["minigun"], leader="hunter", heroic=True),
        ForceUnit("sole-survivor-day-one", leader="brawler"),
    ]
    force = Force(units)
    findings = check(force, CARDS, 100)
    assert len(findings) > 15
    for finding in findings:
        text = finding_text(finding, CARDS, lang)
        assert text.endswith((".", ")"))
        assert "hound-bite" not in text
    assert str(force.models) in summary(force, CARDS, LIST_2020, lang)
    assert all(unit_line(unit, CARDS, LIST_2020, lang) for unit in units)
