"""Exact odds of an attack, in integers: the chance to hit and of every damage (WB-D2, WB-F6)."""

from __future__ import annotations

from typing import Final

from overseer.wasteland.battle.dice import (
    CROSS,
    EFFECT_FACES,
    FACE_AIM,
    FACE_BLASTS,
    FACE_BOTTLES,
    FACE_DAMAGE,
    FACE_REDUCE,
    FACE_STARS,
    GREEN_BLANK_AIM,
    RED_FACES,
    SHOUT,
    WHITE_FACES,
    WHITE_NUMBERS,
)
from overseer.wasteland.card import IconEffect
from overseer.wasteland.words import (
    E_DAMAGE,
    E_IGNORE_STRONG,
    E_PIERCE,
    E_RADIATE,
    E_REDUCTION,
    GREEN_DIE,
    IMMUNE,
    NONE,
)

# Sums of effect dice: damage, reduction, aim, bottles, stars, blasts, and whether any is blank.
Sums = tuple[int, int, int, int, int, int, int]
NOTHING: Final = (0, 0, 0, 0, 0, 0, 0)
Words = tuple[tuple[int, int, int, int, int, bool], ...]  # what effects are, to tell them apart


class Odds:
    """Weights out of `total`: `hit`, and `damage[n]` for exactly n damage (misses are in 0)."""

    def __init__(self, total: int) -> None:
        self.total: int = total
        self.hit: int = 0
        self.damage: list[int] = [0]

    def add(self, damage: int, weight: int) -> None:
        """So many throws give this damage."""
        while len(self.damage) <= damage:
            self.damage.append(0)
        self.damage[damage] += weight

    def at_least(self, n: int) -> int:
        """The weight of n damage or more."""
        return sum(self.damage[n:])

    def mean(self) -> float:
        """The damage on average."""
        total = 0
        for n in range(len(self.damage)):
            total += n * self.damage[n]
        return total / self.total

    def share(self, weight: int) -> float:
        """A weight as a share of all throws."""
        return weight / self.total


_sums: Final[dict[tuple[bytes, bool], dict[Sums, int]]] = {}
_odds: Final[dict[tuple[int, bytes, int, int, Words, int, int, int, int], Odds]] = {}
MOST_CACHED: Final = 20_000


def effect_sums(dice: bytes, green_blanks: bool) -> dict[Sums, int]:
    """How often each sum of these effect dice is thrown."""
    key = (dice, green_blanks)
    found = _sums.get(key)
    if found is not None:
        return found
    sums: dict[Sums, int] = {NOTHING: 1}
    for die in range(4):
        for _ in range(dice[die]):
            sums = _one_more(sums, die, green_blanks)
    _sums[key] = sums
    return sums


def _one_more(sums: dict[Sums, int], die: int, green_blanks: bool) -> dict[Sums, int]:
    more: dict[Sums, int] = {}
    for old, weight in sums.items():
        for face in EFFECT_FACES[die]:
            aim = FACE_AIM[face]
            if face == 0 and die == GREEN_DIE and green_blanks:
                aim = GREEN_BLANK_AIM
            new = (
                old[0] + FACE_DAMAGE[face],
                old[1] + FACE_REDUCE[face],
                old[2] + aim,
                old[3] + FACE_BOTTLES[face],
                old[4] + FACE_STARS[face],
                old[5] + FACE_BLASTS[face],
                1 if old[6] or face == 0 else 0,
            )
            more[new] = more.get(new, 0) + weight
    return more


def success(value: int, aim: int) -> int:
    """On how many of the twenty white faces a test succeeds."""
    n = 0
    for face in WHITE_FACES:
        number = WHITE_NUMBERS[face]
        if number == SHOUT or (number != CROSS and number - aim <= value):
            n += 1
    return n


class Defence:
    """What stands against the damage of an attack."""

    def __init__(self, rating: int, strong: bool) -> None:
        self.rating: int = rating
        self.strong: bool = strong
        self.more_rating: int = 0  # against a second kind of damage
        self.more_strong: bool = False
        self.enough: int = 0  # damage that removes it, so that nothing follows; 0: endless
        self.unradiated: bool = False  # radiation does not hurt it
        self.mends: bool = False  # … but takes damage off it again


# What icons are spent on, in this order.
HURTING: Final[tuple[int, ...]] = (E_PIERCE, E_RADIATE, E_DAMAGE, E_REDUCTION, E_IGNORE_STRONG)


class Blow:
    """A hit with all that goes with it: armour is rolled for the damage, the rest goes past it."""

    def __init__(self, damage: int, reduction: int, more_damage: int) -> None:
        self.damage: int = damage
        self.reduction: int = reduction
        self.more_damage: int = more_damage
        self.pierce: int = 0
        self.maybe: int = 0  # pierces only when damage came through
        self.weak: bool = False  # strong armour counts as ordinary
        self.rays: list[tuple[int, bool]] = []  # radiation past armour, and only if damaged

    def take(self, effect: IconEffect) -> None:
        """One effect that hurts."""
        kind = effect.effect
        if kind == E_DAMAGE:
            self.damage += effect.amount
        elif kind == E_REDUCTION:
            self.reduction += effect.amount
        elif kind == E_PIERCE and effect.if_damaged:
            self.maybe += effect.amount
        elif kind == E_PIERCE:
            self.pierce += effect.amount
        elif kind == E_IGNORE_STRONG:
            self.weak = True
        elif kind == E_RADIATE:
            self.rays.append((effect.amount, effect.if_damaged))

    def dealt(self, defence: Defence) -> list[int]:
        """The damage in all, as weights out of 144; nothing strikes one who is gone already."""
        strong = defence.strong and not self.weak
        more_strong = defence.more_strong and not self.weak
        first = through(self.damage, defence.rating, strong, self.reduction)
        second = through(self.more_damage, defence.more_rating, more_strong, 0)
        found: list[int] = []
        for n in range(len(first)):
            for m in range(len(second)):
                weight = first[n] * second[m]
                if weight:
                    total = self.after(n + m, defence)
                    while len(found) <= total:
                        found.append(0)
                    found[total] += weight
        return found

    def after(self, total: int, defence: Defence) -> int:
        """What follows so much damage through armour: what pierces it, then the rays."""
        enough = defence.enough
        if defence.rating != IMMUNE and not (0 < enough <= total):
            total += self.pierce
            if total > 0 and not (0 < enough <= total):
                total += self.maybe
        for amount, if_damaged in self.rays:
            if 0 < enough <= total or (if_damaged and total <= 0):
                continue
            if defence.mends:
                total = max(total - amount, 0)
            elif not defence.unradiated:
                total += amount
        return total


class Effects:
    """What an attack does besides, in the order in which it takes effect."""

    def __init__(self, effects: list[IconEffect]) -> None:
        # What icons buy takes effect before what needs none.
        bought = [effect for effect in effects if effect.icon != NONE]
        self.all: list[IconEffect] = bought + [e for e in effects if e.icon == NONE]
        words = [(e.icon, e.count, e.limit, e.effect, e.amount, e.if_damaged) for e in self.all]
        self.words: Words = tuple(words)
        self.after_hit: bool = False  # something comes after the hit
        for effect in effects:
            if effect.effect == E_PIERCE or effect.effect == E_RADIATE:
                self.after_hit = True


def attack_odds(
    value: int,
    dice: bytes,
    damage: int,
    more_damage: int,
    effects: list[IconEffect],
    blank: int,
    critical: bool,
    defence: Defence,
    green_blanks: bool = False,
) -> Odds:
    """The odds of one attack; icons are spent on what hurts most.

    `blank`: 1, a blank face counts as damage, 2, as armour reduction (mods); `critical`: the
    white die is not thrown (WB-H2).
    """
    known = Effects(effects)
    return odds_with(
        value, dice, damage, more_damage, known, blank, critical, defence, green_blanks
    )


def odds_with(
    value: int,
    dice: bytes,
    damage: int,
    more_damage: int,
    effects: Effects,
    blank: int,
    critical: bool,
    defence: Defence,
    green_blanks: bool,
) -> Odds:
    """The same for who asks often about the same effects."""
    # What it takes to remove the target matters only to what comes after the hit.
    enough = defence.enough if effects.after_hit else 0
    flags = (1 if critical else 0) + (2 if green_blanks else 0) + (4 if defence.strong else 0)
    flags += (8 if defence.more_strong else 0) + (16 if defence.unradiated else 0)
    flags += (32 if defence.mends else 0) + 64 * blank
    key = (
        *(value, dice, damage, more_damage, effects.words, flags),
        *(defence.rating, defence.more_rating, enough),
    )
    found = _odds.get(key)
    if found is not None:
        return found
    sums = effect_sums(dice, green_blanks)
    total = 20
    for die in range(4):
        for _ in range(dice[die]):
            total *= 12
    odds = Odds(total * 144)
    for thrown, weight in sums.items():
        hits = 20 if critical else success(value, thrown[2])
        odds.hit += hits * weight * 144
        odds.add(0, (20 - hits) * weight * 144)
        if hits:
            _add_hits(odds, hits * weight, thrown, damage, more_damage, effects.all, blank, defence)
    if len(_odds) >= MOST_CACHED:
        _odds.clear()
    _odds[key] = odds
    return odds


def _add_hits(
    odds: Odds,
    weight: int,
    thrown: Sums,
    damage: int,
    more_damage: int,
    effects: list[IconEffect],
    blank: int,
    defence: Defence,
) -> None:
    """The armour rolls of one sum of dice; `weight` is out of total / 144."""
    blow = Blow(damage + thrown[0], thrown[1], more_damage)
    if thrown[6] and blank == 1:
        blow.damage += 1
    elif thrown[6] and blank == 2:
        blow.reduction += 1
    icons = [thrown[3], thrown[4], thrown[5]]
    for wanted in HURTING:
        for effect in effects:
            if effect.effect != wanted:
                continue
            times = 0
            while times < effect.limit and (effect.icon == NONE or icons[effect.icon] > 0):
                if effect.icon != NONE:
                    if icons[effect.icon] < effect.count:
                        break
                    icons[effect.icon] -= effect.count
                times += 1
                blow.take(effect)
    weights = blow.dealt(defence)
    for n in range(len(weights)):
        if weights[n]:
            odds.add(n, weight * weights[n])


def through(damage: int, rating: int, strong: bool, reduction: int) -> list[int]:
    """How much of some damage comes through, as weights out of twelve (WB-F6)."""
    found = [0] * (max(damage, 0) + 1)
    if damage <= 0 or rating == IMMUNE:
        found[0] = 12
        return found
    final = max(rating - reduction, 0)
    for number in RED_FACES:
        block = number if number <= final else 0
        if strong:
            block += 1
        found[max(damage - block, 0)] += 1
    return found
