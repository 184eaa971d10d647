"""One attack on an empty table, laid out from what was typed: `overseer odds wasteland`."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from overseer.terminal.completion import CHARGES, RANGES
from overseer.terminal.values import whole
from overseer.terminal.wasteland.odds_asked import Asked
from overseer.voice.complaint import UsageError
from overseer.wasteland.battle.attack.arms import IMPROVISED, POOLED, add_weapon
from overseer.wasteland.battle.attack.attempt import attempt
from overseer.wasteland.battle.attack.faults import close_skill
from overseer.wasteland.battle.battle import Battle, Settings, Tables
from overseer.wasteland.battle.model import ON_TABLE, Model
from overseer.wasteland.battle.odds.preview import Preview, outlook
from overseer.wasteland.battle.rules import Rules
from overseer.wasteland.battle.values import PENALTY, has_skill, refresh
from overseer.wasteland.card import CardSet, Unit, Weapon
from overseer.wasteland.cards import find as find_cards
from overseer.wasteland.text.names import named
from overseer.wasteland.words import (
    ATTRIBUTES,
    BLACK_DIE,
    DICE,
    GREEN_DIE,
    IMMUNE,
    LUCK,
    NONE,
    SKILLS,
    W_MELEE,
    W_MINE,
    W_THROWN,
)

MOST_COVER: Final = 9
LOWEST_SKILL, HIGHEST_SKILL = -10, 20
_ARMOUR: Final = re.compile(r"([0-9])(\+1)?")


@dataclass(frozen=True)
class Case:
    """The attack worked out; the ids of the units where there are any."""

    seen: Preview
    unit: str
    target: str


def work_out(asked: Asked, cards: CardSet, lang: str) -> Case:
    """The attack that was asked for; UsageError when there is no such attack."""
    weapon = _weapon(asked.weapon, cards, lang)
    skill = whole(asked.skill, "--skill", LOWEST_SKILL, HIGHEST_SKILL)
    if (skill is None) == (asked.unit is None):
        raise UsageError("wasteland-odds-error-who")
    cover = whole(asked.cover or "0", "--cover", 0, MOST_COVER)
    close, long = _band(asked.range, weapon, lang)
    critical = _critical(asked.critical, weapon, close, long, lang)
    battle = Battle(None, Tables(cards, Rules(""), Settings()), 2)
    unit = _bare_unit(skill or 0)
    if asked.unit is not None:
        unit = _unit(asked.unit, cards, lang)
    middle = battle.layout.side // 2
    model = _stand(battle, unit, 0, middle - 400)
    slot = _arm(model, weapon)
    target = _stand(battle, _target(asked, cards, lang), 1, middle)
    if asked.unit is not None:
        _check_skill(unit, model, weapon, slot, close, lang)
    model.charge_dice = _charge(asked.charge, close)
    # A bare skill is the value itself, also for weapons that are used against agility.
    aim = None if skill is not None else target
    found = attempt(
        *(battle, model, aim, slot, weapon, close, long, critical, asked.quick, model.x, model.y)
    )
    if skill is not None:
        found.items = [
            ("skill" if word == ATTRIBUTES[LUCK] else word, n) for word, n in found.items
        ]
    if cover and not close:
        found.cover = cover
        found.armour += cover
        found.add("cover", PENALTY * cover)  # WB-F1
    seen = outlook(battle, model, target, target.x, target.y, slot, found, close, critical)
    return Case(seen, "" if asked.unit is None else unit.id, target.unit.id)


def _weapon(typed: str | None, cards: CardSet, lang: str) -> Weapon:
    if typed is None:
        raise UsageError("wasteland-odds-error-which")
    for card in find_cards.named(cards, typed, lang):
        if isinstance(card, Weapon):
            if card.kind == W_MINE:
                name = named("weapon", card.id, lang)
                raise UsageError("wasteland-odds-error-mine", weapon=name)
            return card
    near = _near(typed, cards, [weapon.id for weapon in cards.weapons], lang)
    raise UsageError("wasteland-odds-error-weapon", id=typed[:40], near=near)


def _unit(typed: str, cards: CardSet, lang: str) -> Unit:
    for card in find_cards.named(cards, typed, lang):
        if isinstance(card, Unit):
            return card
    near = _near(typed, cards, [unit.id for unit in cards.units], lang)
    raise UsageError("wasteland-odds-error-unit", id=typed[:40], near=near)


def _near(typed: str, cards: CardSet, kept: list[str], lang: str) -> str:
    return ", ".join(id for id in find_cards.near(cards, typed, lang) if id in kept) or "…"


def _band(typed: str | None, weapon: Weapon, lang: str) -> tuple[bool, bool]:
    """Whether the attack is close combat, and whether it uses the long band."""
    band = typed or ("close" if weapon.kind == W_MELEE else "short")
    if band not in RANGES:
        known = ", ".join(RANGES)
        raise UsageError("wasteland-odds-error-range", range=band[:40], known=known)
    possible = {
        "close": weapon.kind == W_MELEE or (weapon.kind < W_MELEE and weapon.minimum == NONE),
        "short": weapon.kind != W_MELEE,
        "long": weapon.kind < W_MELEE and weapon.long != NONE,
    }
    if not possible[band]:
        name = named("weapon", weapon.id, lang)
        known = ", ".join(each for each in RANGES if possible[each])
        raise UsageError("wasteland-odds-error-band", weapon=name, range=band, known=known)
    return band == "close", band == "long"


def _critical(asked: bool, weapon: Weapon, close: bool, long: bool, lang: str) -> bool:
    """A critical hit needs a column on the card that counts at this range (WB-H2)."""
    if not asked:
        return False
    column = weapon.critical
    name = named("weapon", weapon.id, lang)
    if column is None or weapon.kind >= W_THROWN:
        raise UsageError("wasteland-odds-error-critical", weapon=name)
    if (column.band == 0 and long) or (column.band == 1 and not long):
        band = RANGES[column.band]
        raise UsageError("wasteland-odds-error-critical-band", weapon=name, band=band)
    return True


def _charge(typed: str | None, close: bool) -> bytes:
    """The dice that a charge brings into the next close combat (WB-F4)."""
    dice = bytearray(4)
    if typed is None:
        return bytes(dice)
    if typed not in CHARGES:
        known = ", ".join(CHARGES)
        raise UsageError("wasteland-odds-error-charge", charge=typed[:40], known=known)
    if not close:
        raise UsageError("wasteland-odds-error-charge-far")
    for die in (BLACK_DIE, GREEN_DIE):
        if typed in (DICE[die], "both"):
            dice[die] = 1
    return bytes(dice)


def _bare_unit(skill: int) -> Unit:
    """Somebody of whom only a skill is known: every skill is as good, luck stands for it."""
    unit = Unit(NONE, "")
    unit.attributes = (1, 1, 1, 1, 1, 1, skill)
    unit.skills = (LUCK,) * len(SKILLS)
    return unit


def _target(asked: Asked, cards: CardSet, lang: str) -> Unit:
    """The unit that was named, or one with nothing but armour."""
    if asked.target is not None and asked.armour is not None:
        raise UsageError("wasteland-odds-error-armour-twice")
    if asked.target is not None:
        return _unit(asked.target, cards, lang)
    unit = Unit(NONE, "")
    typed = (asked.armour or "0").strip()
    if typed.upper() == "X":
        unit.ratings = (IMMUNE, IMMUNE, IMMUNE)
        return unit
    read = _ARMOUR.fullmatch(typed)
    if read is None:
        raise UsageError("wasteland-odds-error-armour", armour=typed[:40])
    rating, strong = int(read[1]), read[2] is not None
    unit.ratings = (rating, rating, rating)
    unit.strong = (strong, strong, strong)
    return unit


def _stand(battle: Battle, unit: Unit, side: int, x: int) -> Model:
    model = battle.add_model(unit, side, side)
    model.place = ON_TABLE
    model.x, model.y = x, battle.layout.side // 2
    refresh(battle, model)
    return model


def _arm(model: Model, weapon: Weapon) -> int:
    """Put the weapon into a model's hands; its slot."""
    if weapon.id == "improvised":
        return IMPROVISED
    if weapon.kind == W_THROWN:
        return POOLED
    add_weapon(model, weapon.number)
    return 0


def _check_skill(
    unit: Unit, model: Model, weapon: Weapon, slot: int, close: bool, lang: str
) -> None:
    """A unit without the skill's icon cannot use the weapon (WB-D2)."""
    skill = close_skill(model, weapon) if close else weapon.skill
    if slot != IMPROVISED and not has_skill(model, skill) and not weapon.against_agility:
        names = {"unit": named("unit", unit.id, lang), "weapon": named("weapon", weapon.id, lang)}
        raise UsageError("wasteland-odds-error-skill", **names)
