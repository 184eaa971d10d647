"""What stands between a hit and a model, for previews: ratings item by item (WB-F6, F7, F17)."""

from __future__ import annotations

from overseer.wasteland.battle.attack.hit import DODGED, pulse_proof
from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.battle.measure import stat
from overseer.wasteland.battle.model import Model
from overseer.wasteland.battle.odds.exact import HURTING, Defence
from overseer.wasteland.battle.values import (
    kind_against,
    power_rating,
    power_room,
    power_strong,
    radiation_heals,
    rating,
    strong,
)
from overseer.wasteland.card import IconEffect, Weapon
from overseer.wasteland.geometry.shift import disc_hits
from overseer.wasteland.words import (
    DODGES,
    ENERGY,
    G_AREA_ARMOUR,
    IMMUNE,
    LENGTHS,
    NONE,
    PHYSICAL,
    RADIATION,
)

Items = tuple[tuple[str, int], ...]  # a word for where a number comes from, and the number


class Shield:
    """A model's armour against one weapon."""

    def __init__(self, items: Items, defence: Defence, ignores: bool) -> None:
        self.items: Items = items
        self.defence: Defence = defence
        self.ignores: bool = ignores  # the weapon does nothing to it at all


def shield_of(
    battle: Battle, target: Model, weapon: Weapon, more: Items, area: bool, weak: bool
) -> Shield:
    """The ratings that count; `more`: what the situation adds, `weak`: the "+1" does not count."""
    by_power = _wears_better(battle, target, weapon)
    kind = kind_against(battle, target, weapon.damage_kind)
    found = _rating(battle, target, weapon, kind, by_power)
    items = [("power-armour" if by_power else "armour", found)]
    if found != IMMUNE:
        for item in more:
            if item[1]:
                items.append(item)
                found += item[1]
        widely = stat(battle, target, G_AREA_ARMOUR) if area else 0
        if widely:
            items.append(("area", widely))
            found += widely
    defence = Defence(found, not weak and _strong(battle, target, kind, by_power))
    defence.enough = target.left + power_room(battle, target)  # WB-F17
    defence.mends = radiation_heals(target)
    defence.unradiated = rating(battle, target, RADIATION) == IMMUNE
    if weapon.more_kind != NONE:
        more_kind = kind_against(battle, target, weapon.more_kind)
        defence.more_rating = _rating(battle, target, weapon, more_kind, by_power)
        if area and defence.more_rating != IMMUNE:
            defence.more_rating += stat(battle, target, G_AREA_ARMOUR)
        defence.more_strong = not weak and _strong(battle, target, more_kind, by_power)
    return Shield(tuple(items), defence, unhurt_by(battle, target, weapon))


def unhurt_by(battle: Battle, target: Model, weapon: Weapon) -> bool:
    """Whether it is a pulse weapon that does nothing to it."""
    return weapon.pulse and pulse_proof(battle, target)


def _wears_better(battle: Battle, target: Model, weapon: Weapon) -> bool:
    """Whether its owner would take the power armour's ratings (WB-F17): the first kind decides."""
    if target.power == NONE:
        return False
    kind = kind_against(battle, target, weapon.damage_kind)
    own = rating(battle, target, kind) * 2 + (1 if strong(target, kind) else 0)
    power = power_rating(battle, target, kind) * 2 + (1 if power_strong(battle, target) else 0)
    return power >= own


def _rating(battle: Battle, target: Model, weapon: Weapon, kind: int, by_power: bool) -> int:
    if rating(battle, target, kind) == IMMUNE:  # immunity holds whatever is worn
        return IMMUNE
    if kind == RADIATION and radiation_heals(target):
        return IMMUNE
    if weapon.lower_rating and kind != RADIATION:
        physical = _worn(battle, target, PHYSICAL, by_power)
        return min(physical, _worn(battle, target, ENERGY, by_power))
    return _worn(battle, target, kind, by_power)


def _worn(battle: Battle, target: Model, kind: int, by_power: bool) -> int:
    return power_rating(battle, target, kind) if by_power else rating(battle, target, kind)


def _strong(battle: Battle, target: Model, kind: int, by_power: bool) -> bool:
    return power_strong(battle, target) if by_power else strong(target, kind)


def dodges(target: Model) -> bool:
    """Whether its card still lets it dodge a hit."""
    return bool(target.unit.traits & DODGES) and not target.spent & DODGED


def hurting(effects: list[IconEffect]) -> list[IconEffect]:
    """The effects that hurt."""
    return [effect for effect in effects if effect.effect in HURTING]


def extra_effects(
    battle: Battle, weapon: Weapon, target: Model, x: int, y: int, on: int, direct: bool
) -> list[IconEffect]:
    """What an area does besides to one in its middle, or hit directly; `on`: what it lies on."""
    found: list[IconEffect] = []
    if weapon.inner != NONE:
        inner = LENGTHS[weapon.inner]
        tx, ty, tr = target.x, target.y, target.radius
        if disc_hits(battle.layout, x, y, inner, tx, ty, tr, on, target.on):
            found += weapon.inner_effects
    if direct:
        found += weapon.direct
    return hurting(found)
