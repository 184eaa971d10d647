"""The standard card set of Wasteland: what the rules and scenarios need of it."""

from __future__ import annotations

import pytest

from overseer.wasteland.card import Unit, Weapon
from overseer.wasteland.cards.file import load, standard
from overseer.wasteland.words import (
    ENERGY,
    GREEN,
    IMMUNE,
    LISTS,
    NONE,
    OBJECT,
    PERCEPTION,
    PHYSICAL,
    REACTS_ONLY,
    RIFLE,
    SKILLS,
    STRENGTH,
    TURRET,
    W_THROWN,
)

SET = standard()
LIST_2020 = LISTS.index("2020")


def arms(unit: Unit) -> list[Weapon]:
    """The weapons of a unit's body and of its AI card."""
    found = [SET.weapons[number] for number in unit.weapons]
    return found + [SET.weapon(id) for id in unit.standard if id in SET.weapon_numbers]


def test_the_standard_set_is_read_once() -> None:
    assert load() is standard()
    assert SET.name == "standard"


@pytest.mark.rule("WB-X1")
def test_there_are_cards_enough() -> None:
    assert len(SET.units) >= 45
    assert len(SET.weapons) >= 70
    assert len(SET.items) >= 60
    assert len(SET.dangers) >= 12


@pytest.mark.rule("WB-X1")
@pytest.mark.parametrize("unit", SET.units, ids=[unit.id for unit in SET.units])
def test_who_fights_has_an_ai_card_and_uses_what_it_carries(unit: Unit) -> None:
    fights = bool(unit.standard or unit.weapons) and not unit.types & TURRET
    assert (unit.number in SET.ai_of) == fights
    if fights:
        close, ranged = SET.ai[SET.ai_of[unit.number]].preferred
        numbers = {NONE, *(weapon.number for weapon in arms(unit))}
        assert {close, ranged} <= numbers
    lent = 0
    for id in unit.standard:
        armour = SET.item(id).intact if id in SET.item_numbers else None
        lent += armour.attributes[STRENGTH] if armour is not None else 0
    for weapon in arms(unit):
        assert weapon.strength <= unit.attributes[STRENGTH] + lent, weapon.id
        # What a body blows up with is never thrown.
        blast = weapon.natural and weapon.kind == W_THROWN and weapon.one_use
        assert (unit.skills[weapon.skill] == NONE) == blast, f"{weapon.id}: {SKILLS[weapon.skill]}"


@pytest.mark.rule("WB-F11")
@pytest.mark.parametrize(
    ("id", "kind"), [("machine-gun-turret", PHYSICAL), ("laser-turret", ENERGY)]
)
def test_turrets(id: str, kind: int) -> None:
    turret = SET.unit(id)
    assert turret.attributes[turret.skills[RIFLE]] == 4
    assert (turret.skills[RIFLE], turret.health, turret.ratings) == (PERCEPTION, 5, (2, 1, IMMUNE))
    assert (turret.awareness, turret.reactions, turret.move) == (GREEN, 3, NONE)
    assert turret.traits & REACTS_ONLY
    (gun,) = arms(turret)
    assert (gun.short, gun.long, gun.damage, gun.damage_kind) == (GREEN, GREEN, 2, kind)


@pytest.mark.rule("WC-F1")
def test_the_example_of_the_book_can_be_paid() -> None:
    """Three settlers with assault rifles and four grenades: 172 caps in the list of 2020."""
    settler = SET.unit("settler").caps[LIST_2020] + SET.weapon("assault-rifle").caps[LIST_2020]
    grenade = SET.weapon("frag-grenade")
    assert grenade.one_use
    assert 3 * settler + 4 * grenade.caps[LIST_2020] == 172


@pytest.mark.rule("WB-X1")
def test_what_the_tutorials_hand_out_is_there() -> None:
    units = "sole-survivor-day-one settler dogmeat enslaved-tech aspirant-goddard super-mutant"
    for unit in (*units.split(), "brute", "aviator", "mutant-hound", "brahmin", "suicider"):
        assert SET.unit(unit).id == unit
    weapons = "10mm-pistol hunting-rifle board bolt-action-pipe-rifle sledgehammer 44-revolver"
    more = "combat-rifle laser-pistol pipe-wrench baseball-bat combat-shotgun pipe-pistol"
    for weapon in (*weapons.split(), *more.split(), "super-sledge", "laser-rifle", "dog-bite"):
        assert SET.weapon(weapon).id == weapon
    items = "stimpak blood-pack radaway nuka-cherry iguana-bits mutant-hound-meat jet mentats"
    gear = "bourbon t-60-power-armour sturdy-leather-armour damaged-hazmat-suit aviator-cap"
    for item in (*items.split(), *gear.split(), "stun-pack", "comfort-grip"):
        assert SET.item(item).id == item


def test_only_what_can_be_had_has_a_price() -> None:
    for weapon in SET.weapons:
        assert not weapon.natural or weapon.caps == (0, 0, 0), weapon.id
    for unit in SET.units:
        bought = max(unit.caps) > 0
        assert bought == (unit.id != "brahmin"), unit.id
        assert not unit.types & OBJECT
