"""What stands between a hit and a model, for previews: ratings item by item (WB-F6, F7, F17)."""

from __future__ import annotations

from dataclasses import dataclass

from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.battle.hit import DODGED
from overseer.wasteland.battle.measure import stat
from overseer.wasteland.battle.model import Model
from overseer.wasteland.battle.odds import Defence
from overseer.wasteland.battle.values import (
    power_rating,
    power_room,
    power_strong,
    rating,
    strong,
)
from overseer.wasteland.cards import IconEffect, Weapon
from overseer.wasteland.geometry.shift import disc_hits
from overseer.wasteland.words import (
    DODGES,
    E_DAMAGE,
    E_PIERCE,
    E_RADIATE,
    E_REDUCTION,
    ENERGY,
    G_AREA_ARMOUR,
    IMMUNE,
    LENGTHS,
    NONE,
    PHYSICAL,
    RADIATION,
    RADIATION_HEALS,
    ROBOT,
)

Items = tuple[tuple[str, int], ...]  # a word for where a number comes from, and the number


@dataclass(frozen=True)
class Shield:
    """A model's armour against one weapon."""

    items: Items
    defence: Defence
    ignores: bool  # the weapon does nothing to it at all


def shield_of(
    battle: Battle, target: Model, weapon: Weapon, more: Items, area: bool, weak: bool
) -> Shield:
    """The ratings that count; `more`: what the situation adds, `weak`: the "+1" does not count."""
    by_power = _wears_better(battle, target, weapon)
    found = _rating(battle, target, weapon, weapon.damage_kind, by_power)
    items = [("power-armour" if by_power else "armour", found)]
    if found != IMMUNE:
        added = [*more, ("area", stat(battle, target, G_AREA_ARMOUR) if area else 0)]
        for word, amount in added:
            if amount:
                items.append((word, amount))
                found += amount
    defence = Defence(found, not weak and _strong(battle, target, weapon.damage_kind, by_power))
    if weapon.more_kind != NONE:
        defence.more_rating = _rating(battle, target, weapon, weapon.more_kind, by_power)
        defence.more_strong = not weak and _strong(battle, target, weapon.more_kind, by_power)
    return Shield(tuple(items), defence, unhurt_by(battle, target, weapon))


def unhurt_by(battle: Battle, target: Model, weapon: Weapon) -> bool:
    """Whether a pulse weapon does nothing to it: no robot, no intact power armour."""
    robot = target.unit.types & ROBOT != 0
    return weapon.pulse and not robot and power_room(battle, target) == 0


def _wears_better(battle: Battle, target: Model, weapon: Weapon) -> bool:
    """Whether its owner would take the power armour's ratings (WB-F17): the first kind decides."""
    if target.power == NONE:
        return False
    kind = weapon.damage_kind
    own = rating(battle, target, kind) * 2 + (1 if strong(target, kind) else 0)
    power = power_rating(battle, target, kind) * 2 + (1 if power_strong(battle, target) else 0)
    return power >= own


def _rating(battle: Battle, target: Model, weapon: Weapon, kind: int, by_power: bool) -> int:
    if rating(battle, target, kind) == IMMUNE:  # immunity holds whatever is worn
        return IMMUNE
    if kind == RADIATION and target.unit.traits & RADIATION_HEALS:
        return IMMUNE
    kinds = (PHYSICAL, ENERGY) if weapon.lower_rating and kind != RADIATION else (kind,)
    return min(
        power_rating(battle, target, each) if by_power else rating(battle, target, each)
        for each in kinds
    )


def _strong(battle: Battle, target: Model, kind: int, by_power: bool) -> bool:
    return power_strong(battle, target) if by_power else strong(target, kind)


def dodges(target: Model) -> bool:
    """Whether its card still lets it dodge a hit."""
    return bool(target.unit.traits & DODGES) and not target.spent & DODGED


def before_armour(
    effects: list[IconEffect], target: Model | None, past_armour: bool
) -> list[IconEffect]:
    """The effects that hurt; `past_armour`: those too that go past armour (areas have none)."""
    found = []
    for effect in effects:
        kind = effect.effect
        if kind in (E_DAMAGE, E_REDUCTION) or (kind == E_PIERCE and past_armour):
            found.append(effect)
        elif kind == E_RADIATE and past_armour and not effect.if_damaged:
            if target is not None and not _unradiated(target):
                found.append(
                    IconEffect(effect.icon, effect.count, effect.limit, E_PIERCE, effect.amount)
                )
    return found


def _unradiated(target: Model) -> bool:
    heals = target.unit.traits & RADIATION_HEALS != 0
    return heals or target.unit.ratings[RADIATION] == IMMUNE


def extra_effects(
    battle: Battle, weapon: Weapon, target: Model, x: int, y: int, direct: bool
) -> list[IconEffect]:
    """What an area does besides to one in its middle, or hit directly."""
    found: list[IconEffect] = []
    if weapon.inner != NONE:
        inner = LENGTHS[weapon.inner]
        if disc_hits(battle.layout, x, y, inner, target.x, target.y, target.radius):
            found += weapon.inner_effects
    if direct:
        found += weapon.direct
    return before_armour(found, None, False)
