"""Units, leaders and dangers as card files write them."""

from __future__ import annotations

from typing import Final

from overseer.wasteland.card import Danger, Leader, Unit, Weapon
from overseer.wasteland.cards.grammar import read_plain_effect, read_skill
from overseer.wasteland.cards.table import WastelandTable
from overseer.wasteland.words import (
    ATTRIBUTES,
    CRY,
    ENDURANCE,
    FACTIONS,
    NONE,
    POWERS,
    SKILLS,
    THROW,
    TRAITS,
    TYPES,
)

_UNIT: Final = (
    *("id", "source", "caps", "unique", "faction", "types", "base", "special", "health"),
    *("health_attribute", "armour", "move", "charge", "awareness", "skills", "throw", "cry"),
    *("presence", "traits", "gives", "dice", "weapons", "standard", "reactions"),
)


def read_unit(table: WastelandTable, number: int) -> Unit:
    table.only(*_UNIT)
    unit = Unit(number, table.card)
    unit.source = table.source()
    unit.caps = table.caps()
    unit.unique = table.flag("unique")
    unit.faction = table.word("faction", FACTIONS)
    unit.types = table.bits("types", TYPES, "type")
    if table.need("types") and table.data["types"] == []:
        table.wrong("types", "wasteland-file-no-type")
    unit.radius = table.number("base", 8, 60)
    table.need("special")
    # Objects and turrets have attributes of 0.
    unit.attributes = table.numbers("special", len(ATTRIBUTES), 0, 20, 1)
    unit.health = table.number("health", 1, 50)
    unit.health_attribute = table.word("health_attribute", ATTRIBUTES, ENDURANCE)
    _read_body(table, unit)
    _read_skills(table, unit)
    unit.traits = table.bits("traits", TRAITS, "trait")
    unit.gifts = table.gifts()
    unit.dice = table.extra_dice()
    unit.reactions = table.number("reactions", 0, 5, 0)
    return unit


def link_unit(
    table: WastelandTable, unit: Unit, weapons: dict[str, Weapon], items: dict[str, int]
) -> None:
    """Find the cards that a unit names, when all files are read."""
    numbers = {id: weapon.number for id, weapon in weapons.items()}
    for id in table.texts("weapons"):
        unit.weapons.append(table.reference("weapons", id, numbers, "weapon"))
        if id in weapons and not weapons[id].natural:
            table.wrong("weapons", "wasteland-file-not-natural", id=id)
    known = {**items, **numbers}
    unit.standard = table.texts("standard")
    for id in unit.standard:
        table.reference("standard", id, known, "equipment")


def _read_body(table: WastelandTable, unit: Unit) -> None:
    ratings = table.ratings("armour")
    unit.ratings = tuple(rating for rating, _ in ratings)
    unit.strong = tuple(strong for _, strong in ratings)
    unit.move = table.ruler("move")
    unit.charge = table.ruler("charge")
    unit.awareness = table.ruler("awareness")
    unit.throw = table.ruler("throw")
    unit.cry = table.ruler("cry")
    unit.presence = table.ruler("presence")


def _read_skills(table: WastelandTable, unit: Unit) -> None:
    skills = [NONE] * len(SKILLS)
    for skill, attribute in table.phrases("skills", read_skill):
        if skills[skill] != NONE:
            table.wrong("skills", "wasteland-file-word-twice", word=SKILLS[skill])
        skills[skill] = attribute
    unit.skills = tuple(skills)
    # The colour of these two icons is a distance, so neither is printed without the other.
    for skill in (THROW, CRY):
        word = SKILLS[skill]
        if (skills[skill] != NONE) != table.has(word):
            key = word if table.has(word) else "skills"
            table.wrong(key, "wasteland-file-skill-ruler", skill=word)


def read_leader(table: WastelandTable, number: int) -> Leader:
    table.only("id", "source", "caps", "gives", "dice", "powers")
    leader = Leader(number, table.card)
    leader.source = table.source()
    leader.caps = table.caps()
    leader.gifts = table.gifts()
    leader.dice = table.extra_dice()
    leader.powers = table.bits("powers", POWERS, "power")
    return leader


def read_danger(table: WastelandTable, number: int) -> Danger:
    table.only("id", "source", "attribute", "modifier", "effects", "copies")
    danger = Danger(number, table.card)
    danger.source = table.source()
    danger.attribute = table.word("attribute", ATTRIBUTES, NONE)
    danger.modifier = table.number("modifier", -9, 9, 0)
    if danger.modifier and not table.has("attribute"):
        table.wrong("modifier", "wasteland-file-modifier")
    table.need("effects")
    danger.effects = table.phrases("effects", read_plain_effect)
    danger.copies = table.number("copies", 1, 9, 1)
    return danger
