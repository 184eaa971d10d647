"""What an attack would be: its value item by item, its dice, its damage (WB-F1, F3, F20)."""

from __future__ import annotations

from typing import Final

from overseer.wasteland.battle.attack.arms import IMPROVISED, critical_points, mod_gift, tokens_on
from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.battle.fortune.perks import blitzes, perk_dice, perk_value
from overseer.wasteland.battle.measure import cover_from, engaged_with, in_contact, reaches, stat
from overseer.wasteland.battle.model import ON_TABLE, Model
from overseer.wasteland.battle.values import PENALTY, attribute, hindrance, skill_base
from overseer.wasteland.card import Weapon
from overseer.wasteland.geometry.plane import gap_within
from overseer.wasteland.words import (
    AGILITY,
    ATTRIBUTES,
    G_CRITICALS,
    G_HANDY,
    G_IGNORE_COVER,
    G_LONG,
    G_RANGE,
    G_SHORT,
    GREEN_DIE,
    IN_GUNS,
    IN_HEAVY,
    IN_LONG_RIFLE,
    IN_MELEE,
    IN_PISTOL,
    IN_RIFLE,
    IN_SHORT_RIFLE,
    IN_THROW,
    IN_WEAPON,
    LENGTHS,
    MELEE,
    MUTANT,
    NONE,
    OWN,
    PISTOL,
    RIFLE,
    SKILLS,
    STRENGTH,
    W_HEAVY,
    W_MELEE,
    W_PISTOL,
    W_RIFLE,
    W_THROWN,
)

MIGHTY: Final = 7  # STR from which melee weapons hit harder (WB-F3)


class Attempt:
    """An attack worked out; `items` say where its value comes from."""

    def __init__(self, weapon: Weapon) -> None:
        self.weapon: Weapon = weapon
        self.value: int = 0
        self.items: list[tuple[str, int]] = []
        self.dice: bytes = b"\0\0\0\0"
        self.dice_items: list[tuple[str, int]] = []  # where each die beyond the weapon's comes from
        self.cover: int = 0  # items of cover: also +1 armour each
        self.armour: int = 0  # what the target's rating gains
        self.damage: int = weapon.damage
        self.long: bool = False

    def add(self, word: str, amount: int) -> None:
        """One item of the value."""
        if amount != 0:
            self.items.append((word, amount))
            self.value += amount

    def add_die(self, word: str, die: int) -> None:
        """One die more."""
        self.dice_items.append((word, die))
        self.dice = self.dice[:die] + bytes((self.dice[die] + 1,)) + self.dice[die + 1 :]


def attempt(
    battle: Battle,
    attacker: Model,
    target: Model | None,
    slot: int,
    weapon: Weapon,
    close: bool,
    long: bool,
    critical: bool,
    quick: bool,
    x: int,
    y: int,
) -> Attempt:
    """An attack from a place (x, y: where the attacker stands, or would stand).

    `target` is None for a throw at a bare point.
    """
    found = Attempt(weapon)
    found.long = long
    gun = weapon.kind != W_MELEE
    skill = weapon.skill
    if close and gun and attacker.unit.types & MUTANT and skill in (PISTOL, RIFLE):
        skill = MELEE  # WB-F3
    if weapon.against_agility and target is not None:
        found.add("strength", attribute(battle, attacker, STRENGTH))
        found.add("target-agility", -attribute(battle, target, AGILITY))
    else:
        beside = attacker.unit.skills[skill]
        if beside != NONE:
            of_attribute = attribute(battle, attacker, beside)
            found.add(ATTRIBUTES[beside], of_attribute)
            more = skill_base(battle, attacker, skill) - of_attribute
            found.add(f"skill-{SKILLS[skill]}", more)
    if quick:
        found.add("quick", PENALTY)  # WB-R4
    found.add("conditions", hindrance(attacker))
    found.dice = weapon.long_dice if long else weapon.short_dice
    if close:
        _close(battle, found, attacker, target, slot, gun)
    else:
        found.add("mod", mod_gift(battle, attacker, slot, G_LONG if long else G_SHORT))
        if target is not None:
            cover = cover_against(battle, attacker, x, y, target)
            if cover > 0:
                found.cover = cover
                found.armour = cover
                found.add("cover", PENALTY * cover)  # WB-F1
    found.add("event", battle.fate.attacks + battle.fate.skills[skill])
    found.add("perk", perk_value(battle, attacker, target, close))
    _extra_dice(battle, found, attacker, slot, close, long)
    for die in perk_dice(battle, attacker, target, weapon, close, long):
        found.add_die("perk", die)
    if critical and weapon.critical is not None:
        found.damage = weapon.critical.damage
        for die in range(4):
            for _ in range(weapon.critical.dice[die]):
                found.add_die("critical", die)
    found.damage += tokens_on(attacker, slot) if weapon.charges else 0
    return found


def cover_against(battle: Battle, attacker: Model, x: int, y: int, target: Model) -> int:
    """The items of cover that count against a shot: those in the way, and those of an event."""
    cover = cover_from(battle, attacker, x, y, target) + battle.fate.cover
    return max(cover - stat(battle, attacker, G_IGNORE_COVER), 0)


def _close(
    battle: Battle, found: Attempt, attacker: Model, target: Model | None, slot: int, gun: bool
) -> None:
    """What close combat changes (WB-F3, WB-F4)."""
    if gun:
        if mod_gift(battle, attacker, slot, G_HANDY) == 0:
            found.add("gun-in-melee", PENALTY)
            found.armour += 1
    elif attribute(battle, attacker, STRENGTH) >= MIGHTY:
        found.add_die("strength", found.weapon.strength_die)
    for die in range(4):
        for _ in range(attacker.charge_dice[die]):
            found.add_die("charge", die)
    if target is not None and outnumbers(battle, attacker, target):
        found.add_die("outnumbering", GREEN_DIE)


def outnumbers(battle: Battle, attacker: Model, target: Model) -> bool:
    """Whether another friend of the attacker touches the target (WB-F3)."""
    for other in engaged_with(battle, target):
        if other is not attacker and other.side == attacker.side:
            return True
    return False


def _extra_dice(
    battle: Battle, found: Attempt, attacker: Model, slot: int, close: bool, long: bool
) -> None:
    """Dice that cards add (leaders, auras, mods)."""
    weapon = found.weapon
    for friend in battle.models:
        if friend.place != ON_TABLE or friend.side != attacker.side or not friend.dice:
            continue
        for extra in friend.dice:
            if extra.reach == OWN and friend is not attacker:
                continue
            if extra.reach != OWN and not reaches(battle, extra.reach, friend, attacker):
                continue
            if fits(weapon, extra.where, close, long):
                found.add_die("card", extra.die)
    if slot < IMPROVISED and attacker.mods[slot] != NONE:
        for extra in battle.cards.items[attacker.mods[slot]].dice:
            if extra.where == IN_WEAPON or fits(weapon, extra.where, close, long):
                found.add_die("mod", extra.die)


def fits(weapon: Weapon, where: int, close: bool, long: bool) -> bool:
    """Whether an extra die counts for an attack."""
    if where == IN_MELEE:
        return close
    if close:
        return False
    if where == IN_PISTOL:
        return weapon.kind == W_PISTOL
    if where == IN_RIFLE:
        return weapon.kind == W_RIFLE
    if where == IN_HEAVY:
        return weapon.kind == W_HEAVY
    if where == IN_THROW:
        return weapon.kind == W_THROWN
    if where == IN_SHORT_RIFLE:
        return weapon.kind == W_RIFLE and not long
    if where == IN_LONG_RIFLE:
        return weapon.kind == W_RIFLE and long
    if where == IN_GUNS:
        return weapon.kind in (W_PISTOL, W_RIFLE, W_HEAVY)
    return False


def short_length(battle: Battle, model: Model, slot: int, weapon: Weapon) -> int:
    """The short band in mm; a thrown weapon's is its thrower's (WB-F8)."""
    colour = model.unit.throw if weapon.kind == W_THROWN else weapon.short
    if colour == NONE:
        return NONE
    return LENGTHS[min(colour + mod_gift(battle, model, slot, G_RANGE), 5)]


def long_length(battle: Battle, model: Model, slot: int, weapon: Weapon) -> int:
    """How far the long band reaches in mm: its ruler laid after the short one (WB-G2)."""
    short = short_length(battle, model, slot, weapon)
    if weapon.long == NONE or weapon.kind == W_THROWN:
        return short
    return short + LENGTHS[min(weapon.long + mod_gift(battle, model, slot, G_RANGE), 5)]


def in_band(
    battle: Battle,
    model: Model,
    slot: int,
    weapon: Weapon,
    x: int,
    y: int,
    target: Model,
    long: bool,
) -> bool:
    """Whether a target is in a band, shot at from a point.

    A base that lies over the end of the short ruler counts in both (WB-F1).
    """
    short = short_length(battle, model, slot, weapon)
    if short == NONE:
        return False
    r = model.radius
    near = gap_within(x, y, r, target.x, target.y, target.radius, short)
    if not long:
        return near
    if weapon.long == NONE or weapon.kind == W_THROWN:
        return False
    far = long_length(battle, model, slot, weapon)
    if not gap_within(x, y, r, target.x, target.y, target.radius, far):
        return False
    inside = gap_within(x, y, r, target.x, target.y, -target.radius, short)
    return not (near and inside)


def too_near(weapon: Weapon, model: Model, x: int, y: int, target: Model) -> bool:
    """Whether a target is inside a weapon's minimum range (WB-F20)."""
    if weapon.minimum == NONE:
        return False
    least = LENGTHS[weapon.minimum] - 1
    return gap_within(x, y, model.radius, target.x, target.y, target.radius, least)


def may_be_critical(battle: Battle, model: Model, slot: int, weapon: Weapon, long: bool) -> bool:
    """Whether a full critical meter may be spent on this attack (WB-H2)."""
    critical = weapon.critical
    if critical is None or slot >= IMPROVISED or weapon.kind == W_THROWN:
        return False
    if not uses_criticals(battle, model) or critical_points(model, slot) < critical.points:
        return False
    if critical.band == 0:
        return not long
    return critical.band == NONE or long


def uses_criticals(battle: Battle, model: Model) -> bool:
    """Whether a model collects critical points (WB-H1)."""
    return model.heroic or stat(battle, model, G_CRITICALS) > 0


def in_reach(model: Model, weapon: Weapon, target: Model) -> bool:
    """Whether a close-combat weapon gets at a target: contact, or the weapon's reach."""
    if in_contact(model, target) or blitzes(model, weapon, target):
        return True
    if weapon.reach == NONE:
        return False
    length = LENGTHS[weapon.reach]
    return gap_within(model.x, model.y, model.radius, target.x, target.y, target.radius, length)
