"""Weapons as card files write them."""

from __future__ import annotations

from typing import Final

from overseer.wasteland.card import NO_DICE, Critical, Weapon
from overseer.wasteland.cards.grammar import (
    read_band,
    read_damage,
    read_dice,
    read_effect,
    read_plain_effect,
    read_scatter,
)
from overseer.wasteland.cards.table import WastelandTable
from overseer.wasteland.words import (
    BLACK_DIE,
    DICE,
    NONE,
    SEARCH,
    SKILLS,
    THROW,
    TYPES,
    W_HEAVY,
    W_MELEE,
    W_MINE,
    W_PISTOL,
    W_THROWN,
    WEAPON_KINDS,
)

BANDS: Final = ("short", "long")
MOST_DAMAGE: Final = 20

_EVERY: Final = (
    *("id", "kind", "source", "caps", "unique", "natural", "skill", "damage", "effects", "users"),
    *("area", "inner", "inner_effects", "one_use", "pulse", "lower_rating", "silent"),
)
_SHOT: Final = (
    *(*_EVERY, "short", "long", "minimum", "critical", "direct", "scatter", "always_scatters"),
    *("slow", "primed", "charges", "walked", "strength"),
)
_KEYS: Final = {
    W_MELEE: (
        *(*_EVERY, "dice", "critical", "primed", "strength", "strength_die", "reach"),
        *("against_agility", "throws"),
    ),
    W_THROWN: (*_EVERY, "dice", "direct", "scatter", "always_scatters", "strength"),
    W_MINE: (*_EVERY, "dice", "trigger"),
}


def read_weapon(table: WastelandTable, number: int) -> Weapon:
    kind = table.word("kind", WEAPON_KINDS)
    if kind == NONE:
        # Which keys belong here is known only when the kind is; nothing else is to be said of it.
        unknown = Weapon(number, table.card, W_PISTOL)
        unknown.natural = True
        return unknown
    table.only(*_KEYS.get(kind, _SHOT))
    weapon = Weapon(number, table.card, kind)
    # A mine is laid and a grenade thrown with the same skill.
    weapon.skill = table.word("skill", SKILLS[:SEARCH], min(weapon.skill, THROW))
    weapon.source = table.source()
    weapon.caps = table.caps()
    weapon.unique = table.flag("unique")
    weapon.natural = table.flag("natural")
    weapon.users = table.bits("users", TYPES, "type")
    _read_reach(table, weapon)
    _read_damage(table, weapon)
    _read_area(table, weapon)
    weapon.effects = table.phrases("effects", read_effect)
    weapon.critical = _critical(table)
    _read_handling(table, weapon)
    return weapon


def _read_reach(table: WastelandTable, weapon: Weapon) -> None:
    if weapon.kind <= W_HEAVY:
        table.need("short")
        weapon.short, weapon.short_dice = table.phrase("short", read_band) or (NONE, NO_DICE)
        weapon.long, weapon.long_dice = table.phrase("long", read_band) or (NONE, NO_DICE)
        weapon.minimum = table.ruler("minimum")
        return
    weapon.short_dice = table.phrase("dice", read_dice) or NO_DICE
    weapon.reach = table.ruler("reach")
    if weapon.kind == W_MINE and table.need("trigger"):
        weapon.short = table.ruler("trigger")


def _read_damage(table: WastelandTable, weapon: Weapon) -> None:
    table.need("damage")
    found = table.phrase("damage", read_damage) or [(1, 0)]
    weapon.damage, weapon.damage_kind = found[0]
    if len(found) > 1:
        weapon.more_damage, weapon.more_kind = found[1]


def _read_area(table: WastelandTable, weapon: Weapon) -> None:
    """Where an area weapon strikes (WB-F8)."""
    weapon.area = table.ruler("area")
    weapon.inner = table.ruler("inner")
    weapon.inner_effects = table.phrases("inner_effects", read_plain_effect)
    weapon.direct = table.phrases("direct", read_plain_effect)
    weapon.scatter = tuple(table.phrases("scatter", read_scatter))
    weapon.always_scatters = table.flag("always_scatters")
    if table.has("inner") != table.has("inner_effects"):
        table.wrong("inner", "wasteland-file-together", first="inner", second="inner_effects")
    if weapon.inner != NONE and weapon.inner >= weapon.area:
        table.wrong("inner", "wasteland-file-inner")
    if weapon.always_scatters and not table.has("scatter"):
        table.wrong(
            "always_scatters", "wasteland-file-needs", key="always_scatters", other="scatter"
        )
    if weapon.kind == W_MINE:
        table.need("area")
    steps = [missed for missed, _ in weapon.scatter]
    if steps != sorted(set(steps)):
        table.wrong("scatter", "wasteland-file-scatter")


def _critical(table: WastelandTable) -> Critical | None:
    inner = table.inner("critical")
    if inner is None:
        return None
    inner.only("points", "band", "dice", "damage", "area", "effects")
    critical = Critical(inner.number("points", 1, 9))
    critical.band = inner.word("band", BANDS, NONE)
    critical.dice = inner.phrase("dice", read_dice) or NO_DICE
    critical.damage = inner.number("damage", 1, MOST_DAMAGE)
    critical.area = inner.ruler("area")
    critical.effects = inner.phrases("effects", read_effect)
    return critical


def _read_handling(table: WastelandTable, weapon: Weapon) -> None:
    """What a weapon asks of its bearer, and how often it can be used."""
    weapon.slow = table.flag("slow")
    weapon.one_use = table.flag("one_use")
    weapon.primed = table.number("primed", 1, 9, 0)
    weapon.charges = table.number("charges", 1, 9, 0)
    weapon.walked = table.number("walked", 2, 9, 0)
    weapon.strength = table.number("strength", 1, 20, 0)
    weapon.strength_die = table.word("strength_die", DICE, BLACK_DIE)
    weapon.silent = table.flag("silent")
    weapon.lower_rating = table.flag("lower_rating")
    weapon.pulse = table.flag("pulse")
    weapon.against_agility = table.flag("against_agility")
    weapon.throws = table.ruler("throws")
