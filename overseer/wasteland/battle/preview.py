"""An attack before it is made: value, dice and armour item by item, and its exact odds.

    seen = preview(battle, model, move)
    seen.items, seen.value       # [("perception", 6), ("cover", -2)], 4
    seen.hit                     # Fraction(1, 2)
    seen.wounds[0].damage        # {0: Fraction(…), 1: …}: the target; others in reach follow

Icons are spent on what hurts most. What somebody may still decide (luck, armour boosts, the next
shot of walked fire) is left out and named in `notes`. Damage beyond a model's health is counted.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from overseer.wasteland.battle.area import touched
from overseer.wasteland.battle.arms import IMPROVISED, mod_gift, slot_of
from overseer.wasteland.battle.attack import STEALTH_PENALTY
from overseer.wasteland.battle.attempt import Attempt, attempt
from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.battle.dice import CROSS, SHOUT, WHITE_FACES, WHITE_NUMBERS
from overseer.wasteland.battle.measure import engaged_with, in_contact, stat
from overseer.wasteland.battle.model import Model
from overseer.wasteland.battle.moves import LONG_BAND, WITH_CRITICAL, BattleMove
from overseer.wasteland.battle.odds import (
    Defence,
    Odds,
    attack_odds,
    effect_sums,
    success,
    through,
)
from overseer.wasteland.battle.shield import (
    Items,
    Shield,
    before_armour,
    dodges,
    extra_effects,
    shield_of,
    unhurt_by,
)
from overseer.wasteland.battle.values import attribute, hindrance, power_room
from overseer.wasteland.cards import IconEffect, Weapon
from overseer.wasteland.geometry.shift import SCATTER_WAYS, scatter_end
from overseer.wasteland.words import (
    AGILITY,
    E_DAMAGE,
    E_IGNORE_STRONG,
    G_AIMED,
    G_BLANK_DAMAGE,
    G_BLANK_REDUCTION,
    G_STEALTH,
    LENGTHS,
    NONE,
    PERCEPTION,
    W_MELEE,
)

Spread = dict[int, Fraction]  # an amount, and how likely it is
_ALL: Final = Fraction(1)
_NO_DAMAGE: Final = -1000  # so little that no die makes a wound of it


@dataclass(frozen=True)
class Wounds:
    """What an attack may do to one model."""

    model: int
    items: Items  # its armour rating item by item
    rating: int  # words.IMMUNE: nothing comes through
    strong: bool  # the "+1" that always blocks
    damage: Spread
    removed: Fraction  # the chance that it is gone afterwards

    def at_least(self, amount: int) -> Fraction:
        """The chance of so much damage or more."""
        return sum((chance for n, chance in self.damage.items() if n >= amount), Fraction())

    @property
    def mean(self) -> Fraction:
        """The damage on average."""
        return sum((n * chance for n, chance in self.damage.items()), Fraction())


@dataclass(frozen=True)
class Preview:
    """An attack worked out."""

    weapon: str  # its id
    close: bool
    long: bool
    critical: bool
    items: Items  # where the value comes from
    value: int
    dice: bytes
    dice_items: Items  # the word of what gives a die, and the die
    damage: int  # before dice and armour
    kind: int
    more_damage: int
    more_kind: int
    hit: Fraction
    wounds: tuple[Wounds, ...]  # the target first, then everybody else who may be hurt
    notes: tuple[str, ...]


@dataclass(frozen=True)
class _Attack:
    """What stays the same whoever is hurt."""

    battle: Battle
    model: Model
    target: Model | None
    x: int
    y: int
    slot: int
    found: Attempt
    close: bool
    critical: bool

    @property
    def weapon(self) -> Weapon:
        return self.found.weapon

    @property
    def area(self) -> int:
        """The diameter of the disc that a hit lays down; NONE: it strikes one model."""
        critical = self.weapon.critical
        if self.close:
            return NONE
        if self.critical and critical is not None and critical.area != NONE:
            return critical.area
        return self.weapon.area

    @property
    def effects(self) -> list[IconEffect]:
        """What is printed for this attack: the weapon's, its critical column's, its mod's."""
        found = list(self.weapon.effects)
        if self.critical and self.weapon.critical is not None:
            found += self.weapon.critical.effects
        if self.slot < IMPROVISED and self.model.mods[self.slot] != NONE:
            found += self.battle.cards.items[self.model.mods[self.slot]].effects
        return found

    @property
    def blank(self) -> int:
        """What a blank face is worth (attack_odds)."""
        if mod_gift(self.battle, self.model, self.slot, G_BLANK_DAMAGE):
            return 1
        return 2 if mod_gift(self.battle, self.model, self.slot, G_BLANK_REDUCTION) else 0

    @property
    def green_blanks(self) -> bool:
        return self.battle.tables.settings.green_blanks

    def odds(self, damage: int, more: int, effects: list[IconEffect], defence: Defence) -> Odds:
        """Against one defence."""
        found, critical = self.found, self.critical
        return attack_odds(
            *(found.value, found.dice, damage, more, effects, self.blank, critical, defence),
            self.green_blanks,
        )


def preview(battle: Battle, model: Model, move: BattleMove, reacting: bool = False) -> Preview:
    """What a SHOOT, FIGHT or THROW move of a model would do; `reacting`: as its reaction."""
    slot = slot_of(battle, model, move.b)
    weapon = battle.cards.weapons[move.b]
    target = None if move.a == NONE else battle.models[move.a]
    close = target is not None and (weapon.kind == W_MELEE or in_contact(model, target))
    critical = move.c & WITH_CRITICAL != 0
    quick = move.quick or reacting
    long = move.c & LONG_BAND != 0
    found = attempt(
        *(battle, model, target, slot, weapon, close, long, critical, quick, model.x, model.y)
    )
    x, y = (move.x, move.y) if target is None else (target.x, target.y)
    return outlook(battle, model, target, x, y, slot, found, close, critical)


def outlook(
    battle: Battle,
    model: Model,
    target: Model | None,
    x: int,
    y: int,
    slot: int,
    found: Attempt,
    close: bool,
    critical: bool,
) -> Preview:
    """What comes of an attempt at a target, or at the point x, y."""
    attack = _Attack(battle, model, target, x, y, slot, found, close, critical)
    weapon = found.weapon
    spotted = _ALL
    if target is not None and stat(battle, target, G_STEALTH) > 0:
        value = attribute(battle, model, PERCEPTION) + STEALTH_PENALTY
        spotted = Fraction(success(value, 0), 20)
    bare = attack.odds(_NO_DAMAGE, 0, [], Defence(0, False))
    struck = _struck(attack)
    if attack.area != NONE:
        wounds = _area(attack, struck, spotted)
    else:
        share = spotted / max(len(struck), 1)
        wounds = [_single(attack, each, share) for each in struck]
    own = [("weapon", die) for die in range(4) for _ in range(_own_dice(attack)[die])]
    return Preview(
        weapon.id,
        close,
        found.long,
        critical,
        tuple(found.items),
        found.value,
        found.dice,
        (*own, *found.dice_items),
        found.damage,
        weapon.damage_kind,
        weapon.more_damage,
        weapon.more_kind,
        spotted * Fraction(bare.hit, bare.total),
        tuple(wounds),
        _notes(attack, struck),
    )


def _own_dice(attack: _Attack) -> bytes:
    return attack.weapon.long_dice if attack.found.long else attack.weapon.short_dice


def _struck(attack: _Attack) -> list[Model]:
    """Whom a hit may strike: the target, or anyone it fights with (WB-F15)."""
    if attack.target is None:
        return []
    if attack.close or mod_gift(attack.battle, attack.model, attack.slot, G_AIMED):
        return [attack.target]
    return [attack.target, *engaged_with(attack.battle, attack.target)]


def _notes(attack: _Attack, struck: list[Model]) -> tuple[str, ...]:
    """What the numbers leave out, or take in without anybody seeing it."""
    weapon, target = attack.weapon, attack.target
    said = {
        "fight": len(struck) > 1,
        "scatter": bool(weapon.scatter) and attack.area != NONE,
        "walked": weapon.walked > 1 and not attack.critical and not attack.close,
        "luck": attack.model.luck > 0 or (target is not None and target.luck > 0),
        "boost": target is not None and target.boosts > 0,
        "stealth": target is not None and stat(attack.battle, target, G_STEALTH) > 0,
        "dodge": target is not None and dodges(target),
        "pulse": target is not None and unhurt_by(attack.battle, target, weapon),
    }
    return tuple(word for word, holds in said.items() if holds)


# -- one model ---------------------------------------------------------------------------------


def _single(attack: _Attack, target: Model, share: Fraction) -> Wounds:
    """A hit on one model, which happens in a share of all cases at the most."""
    battle, found, weapon = attack.battle, attack.found, attack.weapon
    effects = attack.effects
    weak = any(each.effect == E_IGNORE_STRONG and each.icon == NONE for each in effects)
    cover: Items = (("cover", found.cover), ("gun-in-melee", found.armour - found.cover))
    shield = shield_of(battle, target, weapon, cover, False, weak)
    bought = before_armour(effects, target, True)
    more = weapon.more_damage if weapon.more_kind != NONE else 0
    damage = found.damage
    if shield.ignores:
        damage, more, bought = _NO_DAMAGE, 0, []
    spread: Spread = {}
    dodged = _dodged(battle, target)
    _add_odds(spread, attack.odds(damage, more, bought, shield.defence), share * (1 - dodged))
    if dodged:
        # What goes past armour is a hit of its own, and only the first one is dodged.
        pierce = attack.odds(_NO_DAMAGE, 0, bought, shield.defence)
        _add_odds(spread, pierce, share * dodged)
    return _wounds(battle, target, shield, spread)


def _dodged(battle: Battle, target: Model) -> Fraction:
    """The chance that the target's own test makes it ignore the hit."""
    if not dodges(target):
        return Fraction()
    value = attribute(battle, target, AGILITY) + hindrance(target)
    return Fraction(success(value, 0), 20)


def _add_odds(spread: Spread, odds: Odds, share: Fraction) -> None:
    for amount, weight in enumerate(odds.damage):
        _add(spread, amount, share * Fraction(weight, odds.total))


def _add(spread: Spread, amount: int, chance: Fraction) -> None:
    if chance:
        spread[amount] = spread.get(amount, Fraction()) + chance


def _wounds(battle: Battle, target: Model, shield: Shield, spread: Spread) -> Wounds:
    _add(spread, 0, 1 - sum(spread.values(), Fraction()))
    needed = target.left + power_room(battle, target)  # WB-F17
    removed = sum((chance for n, chance in spread.items() if n >= needed), Fraction())
    ordered = dict(sorted(spread.items()))
    return Wounds(
        target.number,
        shield.items,
        shield.defence.rating,
        shield.defence.strong,
        ordered,
        removed,
    )


# -- areas -------------------------------------------------------------------------------------


def _area(attack: _Attack, struck: list[Model], spotted: Fraction) -> list[Wounds]:
    """Everybody whom the disc may touch, where it was aimed or where it scatters (WB-F8, F16)."""
    weapon = attack.weapon
    spreads: dict[int, Spread] = {each.number: {} for each in struck[:1]}
    if not weapon.always_scatters:
        centres: list[Model | None] = [*struck] or [None]
        for each in centres:
            _land(attack, each, spotted / len(centres), spreads)
    if weapon.scatter:
        _scatter(attack, spotted, spreads)
    found = []
    for number, spread in spreads.items():
        target = attack.battle.models[number]
        shield = shield_of(attack.battle, target, weapon, (), True, False)
        found.append(_wounds(attack.battle, target, shield, spread))
    return found


def _land(
    attack: _Attack, struck: Model | None, share: Fraction, spreads: dict[int, Spread]
) -> None:
    """A hit: the disc lies on the one who was struck, or at the point."""
    battle, weapon = attack.battle, attack.weapon
    x, y = (attack.x, attack.y) if struck is None else (struck.x, struck.y)
    for number in touched(battle, x, y, LENGTHS[attack.area]):
        target = battle.models[number]
        shield = shield_of(battle, target, weapon, (), True, False)
        if shield.ignores:
            continue
        extras = extra_effects(battle, weapon, target, x, y, target is struck)
        effects = before_armour(attack.effects, target, False) + extras
        odds = attack.odds(attack.found.damage, 0, effects, shield.defence)
        part = share * (1 - _dodged(battle, target))
        spread = spreads.setdefault(number, {})
        for amount, weight in enumerate(odds.damage):
            hits = weight - (odds.total - odds.hit) if amount == 0 else weight
            _add(spread, amount, part * Fraction(hits, odds.total))


def _scatter(attack: _Attack, spotted: Fraction, spreads: dict[int, Spread]) -> None:
    """Where the disc drifts, by how much the throw missed; nobody is hit directly then."""
    battle, weapon = attack.battle, attack.weapon
    for ruler, throws in _drifts(attack).items():
        length = 0 if ruler == NONE else LENGTHS[ruler]
        for way in range(SCATTER_WAYS):
            x, y, on_table = scatter_end(battle.layout, attack.x, attack.y, way, length)
            if not on_table:
                continue
            for number in touched(battle, x, y, LENGTHS[weapon.area]):
                target = battle.models[number]
                shield = shield_of(battle, target, weapon, (), True, False)
                if shield.ignores:
                    continue
                more = extra_effects(battle, weapon, target, x, y, False)
                part = spotted * (1 - _dodged(battle, target)) / SCATTER_WAYS
                _fall(throws, more, shield, part, spreads.setdefault(number, {}))


def _fall(
    throws: dict[tuple[int, int], Fraction],
    extras: list[IconEffect],
    shield: Shield,
    share: Fraction,
    spread: Spread,
) -> None:
    plus, minus = _summed(extras)
    for (damage, reduction), chance in throws.items():
        defence = shield.defence
        weights = through(damage + plus, defence.rating, defence.strong, reduction + minus)
        for amount, weight in enumerate(weights):
            _add(spread, amount, share * chance * Fraction(weight, 12))


def _summed(extras: list[IconEffect]) -> tuple[int, int]:
    """Damage and reduction that an area adds in its middle."""
    damage = reduction = 0
    for effect in before_armour(extras, None, False):
        if effect.effect == E_DAMAGE:
            damage += effect.amount
        else:
            reduction += effect.amount
    return damage, reduction


def _drifts(attack: _Attack) -> dict[int, dict[tuple[int, int], Fraction]]:
    """By ruler of the scatter: the damage and reduction thrown, with their chances."""
    found, weapon = attack.found, attack.weapon
    drifts: dict[int, dict[tuple[int, int], Fraction]] = {}
    sums = effect_sums(found.dice, attack.green_blanks)
    throws = sum(sums.values())
    for thrown, weight in sums.items():
        damage, reduction = found.damage + thrown[0], thrown[1]
        if thrown[6]:
            damage += 1 if attack.blank == 1 else 0
            reduction += 1 if attack.blank == 2 else 0
        for face in WHITE_FACES:
            missed = 0 if attack.critical else _missed(WHITE_NUMBERS[face], thrown[2], found.value)
            if missed == 0 and not weapon.always_scatters:
                continue
            ruler = NONE
            for least, colour in weapon.scatter:
                if missed >= least:
                    ruler = colour
            if ruler == NONE and not weapon.always_scatters:
                continue
            there = drifts.setdefault(ruler, {})
            key = (damage, reduction)
            there[key] = there.get(key, Fraction()) + Fraction(weight, throws * 20)
    return drifts


def _missed(number: int, aim: int, value: int) -> int:
    """By how much a white face misses; 0 for a success (WB-D2)."""
    if number == CROSS:
        return CROSS
    if number == SHOUT or number - aim <= value:
        return 0
    return number - aim - value
