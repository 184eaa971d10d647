"""How much an attack may do to whom, with the chances of every amount (WB-D2, WB-F6, F8, F16).

Each attack ends in a spread for everybody whom it may hurt: what it strikes or the disc that it
lays down, where a miss scatters to, and the bites of a swarm one after the other.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from overseer.wasteland.battle.attack.area import diameter, touched
from overseer.wasteland.battle.attack.arms import IMPROVISED, mod_gift
from overseer.wasteland.battle.attack.attack import STEALTH_PENALTY
from overseer.wasteland.battle.attack.attempt import Attempt
from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.battle.dice import CROSS, SHOUT, WHITE_FACES, WHITE_NUMBERS
from overseer.wasteland.battle.measure import engaged_with, stat
from overseer.wasteland.battle.model import Model
from overseer.wasteland.battle.odds.exact import (
    Blow,
    Defence,
    Odds,
    attack_odds,
    effect_sums,
    success,
)
from overseer.wasteland.battle.odds.shield import (
    Items,
    Shield,
    dodges,
    extra_effects,
    hurting,
    shield_of,
)
from overseer.wasteland.battle.values import attribute, hindrance, power_room
from overseer.wasteland.card import IconEffect, Weapon
from overseer.wasteland.geometry.shift import SCATTER_WAYS, scatter_end
from overseer.wasteland.words import (
    AGILITY,
    E_IGNORE_STRONG,
    E_RADIATE,
    G_AIMED,
    G_BLANK_DAMAGE,
    G_BLANK_REDUCTION,
    G_STEALTH,
    NONE,
    PERCEPTION,
    W_MELEE,
)

Spread = dict[int, Fraction]  # an amount, and how likely it is
Throws = dict[tuple[int, int], Fraction]  # damage and reduction thrown, and how likely they are
_ALL: Final = Fraction(1)
_NO_DAMAGE: Final = -1000  # so little that no die makes a wound of it


@dataclass(frozen=True)
class Outcomes:
    """The chance of any hit, and what each model may suffer; the target comes first."""

    hit: Fraction
    spreads: dict[int, Spread]
    shields: dict[int, Shield]  # what stands against the first blow


@dataclass(frozen=True)
class Assault:
    """An attack that was worked out: what stays the same whoever is hurt."""

    battle: Battle
    model: Model
    target: Model | None
    x: int
    y: int
    slot: int
    found: Attempt
    close: bool
    critical: bool
    strokes: int  # a swarm bites more than once (WB-I3)

    @property
    def weapon(self) -> Weapon:
        return self.found.weapon

    @property
    def area(self) -> int:
        """The diameter of the disc that a hit lays down; NONE: it strikes one model."""
        critical = self.weapon.critical
        if self.critical and critical is not None and critical.area != NONE:
            return critical.area
        return NONE if self.close else self.weapon.area

    @property
    def scatters(self) -> bool:
        """Whether it may come down elsewhere."""
        return bool(self.weapon.scatter) and not self.close

    @property
    def on(self) -> int:
        """The piece of terrain on which the one stands who is aimed at."""
        return NONE if self.target is None else self.target.on

    @property
    def effects(self) -> list[IconEffect]:
        """What hurts: the weapon's effects, its critical column's, its mod's."""
        found = list(self.weapon.effects)
        if self.critical and self.weapon.critical is not None:
            found += self.weapon.critical.effects
        if self.slot < IMPROVISED and self.model.mods[self.slot] != NONE:
            found += self.battle.cards.items[self.model.mods[self.slot]].effects
        return hurting(found)

    @property
    def plain(self) -> list[IconEffect]:
        """What hurts without an icon."""
        return [effect for effect in self.effects if effect.icon == NONE]

    @property
    def more_damage(self) -> int:
        return self.weapon.more_damage if self.weapon.more_kind != NONE else 0

    @property
    def blank(self) -> int:
        """What a blank face is worth (attack_odds)."""
        if mod_gift(self.battle, self.model, self.slot, G_BLANK_DAMAGE):
            return 1
        return 2 if mod_gift(self.battle, self.model, self.slot, G_BLANK_REDUCTION) else 0

    @property
    def green_blanks(self) -> bool:
        return self.battle.tables.settings.green_blanks

    def dice(self, stroke: int) -> bytes:
        """The dice of a stroke: those of a charge count for the first alone (WB-F4)."""
        dice = bytearray(self.found.dice)
        if stroke > 0:
            for word, die in self.found.dice_items:
                dice[die] -= word == "charge"
        return bytes(dice)

    def odds(self, damage: int, effects: list[IconEffect], defence: Defence, dice: bytes) -> Odds:
        """Against one defence; so little damage that nothing comes of it is none of any kind."""
        more = self.more_damage if damage > _NO_DAMAGE else 0
        return attack_odds(
            *(self.found.value, dice, damage, more, effects, self.blank, self.critical, defence),
            self.green_blanks,
        )

    def chance(self, stroke: int) -> Fraction:
        """The chance that a stroke hits, once the target is spotted."""
        bare = self.odds(_NO_DAMAGE, [], Defence(0, False), self.dice(stroke))
        return Fraction(bare.hit, bare.total)

    def struck(self) -> list[Model]:
        """Whom a hit may strike: the target, or anyone it fights with (WB-F15)."""
        if self.target is None:
            return []
        if self.close or mod_gift(self.battle, self.model, self.slot, G_AIMED):
            return [self.target]
        return [self.target, *engaged_with(self.battle, self.target)]


def outcomes(assault: Assault) -> Outcomes:
    """All that may come of an attack."""
    spotted = _spotted(assault)
    missed = _ALL
    for stroke in range(assault.strokes):
        missed *= 1 - spotted * assault.chance(stroke)
    struck = assault.struck()
    spreads: dict[int, Spread] = {each.number: {} for each in struck[:1]}
    if assault.area == NONE:
        for each in struck:
            spreads[each.number] = _suffered(assault, each, spotted / len(struck))
    elif not assault.weapon.always_scatters or assault.close:
        centres: list[Model | None] = [*struck] or [None]
        for centre in centres:
            _land(assault, centre, spotted / len(centres), spreads)
    if assault.scatters:
        _scatter(assault, spotted, spreads)
    shields = {}
    for number, spread in spreads.items():
        model = assault.battle.models[number]
        shields[number] = _shield(assault, assault.battle, model, model in struck)
        _add(spread, 0, 1 - sum(spread.values(), Fraction()))
    return Outcomes(1 - missed, spreads, shields)


def _spotted(assault: Assault) -> Fraction:
    """The chance to see somebody under a Stealth Boy."""
    if assault.target is None or stat(assault.battle, assault.target, G_STEALTH) <= 0:
        return _ALL
    value = attribute(assault.battle, assault.model, PERCEPTION) + STEALTH_PENALTY
    return Fraction(success(value, 0), 20)


def _shield(assault: Assault, battle: Battle, target: Model, aimed: bool) -> Shield:
    """The armour of somebody who was aimed at, or whom the disc or a stray shot has caught."""
    found = assault.found
    weak = any(each.effect == E_IGNORE_STRONG for each in assault.plain)
    area = assault.area != NONE
    cover: Items = ()
    if aimed and not area:
        cover = (("cover", found.cover), ("gun-in-melee", found.armour - found.cover))
    return shield_of(battle, target, assault.weapon, cover, area, weak)


def _dodged(battle: Battle, target: Model) -> Fraction:
    """The chance that the target's own test makes it ignore the hit."""
    if not dodges(target):
        return Fraction()
    value = attribute(battle, target, AGILITY) + hindrance(target)
    return Fraction(success(value, 0), 20)


def _add(spread: Spread, amount: int, chance: Fraction) -> None:
    if chance:
        spread[amount] = spread.get(amount, Fraction()) + chance


def _hits(odds: Odds, share: Fraction) -> Spread:
    """The throws that hit, by what they do; misses are left out."""
    found: Spread = {}
    for amount, weight in enumerate(odds.damage):
        hits = weight - (odds.total - odds.hit) if amount == 0 else weight
        _add(found, amount, share * Fraction(hits, odds.total))
    return found


# -- one model -----------------------------------------------------------------------------------


def _suffered(assault: Assault, target: Model, share: Fraction) -> Spread:
    """All strokes on one model; a stroke happens in a share of all cases at the most.

    Between strokes the model may have dodged already, its power armour may have turned, and
    nobody strikes one who is gone.
    """
    battle = assault.battle
    room = power_room(battle, target)
    needed = target.left + room
    turned = battle
    if room > 0 and assault.strokes > 1:
        turned = Battle(battle, battle.tables, battle.seats)
        turned.models[target.number].degraded = True
    states: dict[tuple[int, bool], Fraction] = {(0, dodges(target)): _ALL}
    for stroke in range(assault.strokes):
        after: dict[tuple[int, bool], Fraction] = {}
        for (done, nimble), chance in states.items():
            ends = {(0, nimble): _ALL}
            if done < needed:
                there = turned if 0 < room <= done else battle
                shield = _shield(assault, there, there.models[target.number], True)
                shield.defence.enough = needed - done
                ends = _stroke(assault, target, shield, nimble, share, stroke)
            for (amount, still), part in ends.items():
                key = (done + amount, still)
                after[key] = after.get(key, Fraction()) + chance * part
        states = after
    spread: Spread = {}
    for (done, _), chance in states.items():
        _add(spread, done, chance)
    return spread


def _stroke(
    assault: Assault, target: Model, shield: Shield, nimble: bool, share: Fraction, stroke: int
) -> dict[tuple[int, bool], Fraction]:
    """One stroke: what it does, and whether the target can still dodge afterwards."""
    ends: dict[tuple[int, bool], Fraction] = {}
    dodged = _dodged(assault.battle, target) if nimble else Fraction()
    found = _struck(assault, shield, assault.effects, dodged, share, assault.dice(stroke))
    for amount, chance in found.items():
        ends[amount, False] = chance
    missed = 1 - sum(found.values(), Fraction())
    if missed:
        ends[0, nimble] = ends.get((0, nimble), Fraction()) + missed
    return ends


def _struck(
    assault: Assault,
    shield: Shield,
    effects: list[IconEffect],
    dodged: Fraction,
    share: Fraction,
    dice: bytes,
) -> Spread:
    """The hits on one model. What goes past armour comes after the hit and cannot be dodged."""
    damage = assault.found.damage
    if shield.ignores:
        damage = _NO_DAMAGE
        effects = [each for each in effects if each.effect == E_RADIATE]
        dodged = Fraction()
    spread = _hits(assault.odds(damage, effects, shield.defence, dice), share * (1 - dodged))
    if dodged:
        rest = _hits(assault.odds(_NO_DAMAGE, effects, shield.defence, dice), share * dodged)
        for amount, chance in rest.items():
            _add(spread, amount, chance)
    return spread


# -- areas ---------------------------------------------------------------------------------------


def _land(
    assault: Assault, struck: Model | None, share: Fraction, spreads: dict[int, Spread]
) -> None:
    """A hit: the disc lies on the one who was struck, or at the point (WB-F8)."""
    battle, weapon = assault.battle, assault.weapon
    x, y, on = assault.x, assault.y, NONE
    if struck is not None:
        x, y, on = struck.x, struck.y, struck.on
    for number in touched(battle, x, y, diameter(assault.area), on):
        target = battle.models[number]
        if weapon.kind == W_MELEE and target is assault.model:
            continue  # who swings it stands clear of it
        shield = _shield(assault, battle, target, False)
        extras = extra_effects(battle, weapon, target, x, y, on, target is struck)
        dodged = _dodged(battle, target)
        spread = spreads.setdefault(number, {})
        effects = assault.effects + extras
        found = _struck(assault, shield, effects, dodged, share, assault.dice(0))
        for amount, chance in found.items():
            _add(spread, amount, chance)


def _scatter(assault: Assault, spotted: Fraction, spreads: dict[int, Spread]) -> None:
    """Where it drifts, by how much the test missed; nobody is hit directly then (WB-F16)."""
    battle, weapon, on = assault.battle, assault.weapon, assault.on
    for ruler, throws in _drifts(assault).items():
        for way in range(SCATTER_WAYS):
            length = diameter(ruler)
            x, y, on_table = scatter_end(battle.layout, assault.x, assault.y, way, length, on)
            if not on_table:
                continue
            for number in touched(battle, x, y, diameter(weapon.area), on):
                target = battle.models[number]
                weak = any(each.effect == E_IGNORE_STRONG for each in assault.plain)
                shield = shield_of(battle, target, weapon, (), weapon.area != NONE, weak)
                extras = extra_effects(battle, weapon, target, x, y, on, False)
                effects = assault.plain + extras
                dodged = _dodged(battle, target)
                spread = spreads.setdefault(number, {})
                _fall(assault, throws, effects, shield, dodged, spotted / SCATTER_WAYS, spread)


def _fall(
    assault: Assault,
    throws: Throws,
    effects: list[IconEffect],
    shield: Shield,
    dodged: Fraction,
    share: Fraction,
    spread: Spread,
) -> None:
    """What a stray shot does where it comes down."""
    if shield.ignores:
        dodged = _ALL
        effects = [each for each in effects if each.effect == E_RADIATE]
    for (damage, reduction), chance in throws.items():
        for lands, part in ((True, 1 - dodged), (False, dodged)):
            blow = Blow(damage if lands else _NO_DAMAGE, reduction, 0)
            if lands:
                blow.more_damage = assault.more_damage
            for effect in effects:
                blow.take(effect)
            for amount, weight in enumerate(blow.dealt(shield.defence)):
                _add(spread, amount, share * chance * part * Fraction(weight, 144))


def _drifts(assault: Assault) -> dict[int, Throws]:
    """By ruler of the scatter: the damage and reduction thrown, with their chances."""
    found, weapon = assault.found, assault.weapon
    drifts: dict[int, Throws] = {}
    sums = effect_sums(found.dice, assault.green_blanks)
    throws = sum(sums.values())
    for thrown, weight in sums.items():
        damage, reduction = found.damage + thrown[0], thrown[1]
        if thrown[6]:
            damage += 1 if assault.blank == 1 else 0
            reduction += 1 if assault.blank == 2 else 0
        for face in WHITE_FACES:
            number = WHITE_NUMBERS[face]
            missed = 0 if assault.critical else _missed(number, thrown[2], found.value)
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
