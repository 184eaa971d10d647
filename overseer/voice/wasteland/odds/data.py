"""An attack before it is made, as data to draw: every number with its source, exact chances."""

from __future__ import annotations

from fractions import Fraction

from overseer.voice.reader import Reader
from overseer.voice.wasteland.faces import dice_data
from overseer.voice.wasteland.given import AttackOdds, Bar, Chance, EffectChance, Item, Wound
from overseer.voice.wasteland.moves import actor
from overseer.voice.wasteland.odds.outlook import (
    armour_words,
    dice_words,
    extra_dice,
    seen,
    value_words,
)
from overseer.voice.wasteland.odds.words import item_name, note_lines, title_text
from overseer.voice.wasteland.situation import position
from overseer.voice.wasteland.words import model_title
from overseer.wasteland.battle.dice import (
    CROSS,
    EFFECT_FACES,
    FACE_AIM,
    FACE_BLASTS,
    FACE_BOTTLES,
    FACE_STARS,
    GREEN_BLANK_AIM,
    SHOUT,
    WHITE_FACES,
    WHITE_NUMBERS,
)
from overseer.wasteland.battle.moves import BattleMove
from overseer.wasteland.battle.odds.preview import Preview, Wounds
from overseer.wasteland.battle.odds.shield import Items
from overseer.wasteland.battle.views.view import SeenBattle
from overseer.wasteland.card import IconEffect
from overseer.wasteland.text.effects import effect_text, rating_text
from overseer.wasteland.text.names import capital
from overseer.wasteland.words import DAMAGES, DICE, GREEN_DIE, NONE

_ICONS = (FACE_BOTTLES, FACE_STARS, FACE_BLASTS)
_BLANK = 0


def attack_odds(reader: Reader, move: BattleMove) -> AttackOdds | None:
    """All that is known beforehand of an attack; None where a move is none."""
    battle, lang = position(reader), reader.lang
    found = seen(battle, actor(battle), move)
    if found is None:
        return None
    weapon = battle.cards.weapon(found.weapon)
    effects = list(weapon.effects)
    if found.critical and weapon.critical is not None:
        effects += weapon.critical.effects
    return AttackOdds(
        weapon=found.weapon,
        title=title_text(found, lang),
        close=found.close,
        long=found.long,
        critical=found.critical,
        value=found.value,
        items=items_data(found.items, lang),
        faces=[hits(face, found.value, 0) for face in WHITE_FACES],
        dice=dice_data(found.dice),
        dice_items=[
            Item(id=f"{word} {DICE[die]}", name=item_name(word, lang), n=1)
            for word, die in found.dice_items
        ],
        damage=found.damage,
        damage_kind=DAMAGES[found.kind],
        more_damage=found.more_damage if found.more_kind != NONE else 0,
        more_kind="" if found.more_kind == NONE else DAMAGES[found.more_kind],
        hit=chance(found.hit),
        wounds=[wound(battle, wounds, lang) for wounds in found.wounds],
        effects=[effect_chance(battle, found, effect, lang) for effect in effects],
        notes=note_lines(found.notes, lang),
        value_text="" if found.critical else value_words(found, lang),
        dice_text=dice_words(found, lang),
        dice_from=extra_dice(found, lang),
    )


def items_data(items: Items, lang: str) -> list[Item]:
    """Numbers with their sources."""
    return [Item(id=word, name=item_name(word, lang), n=amount) for word, amount in items]


def chance(amount: Fraction) -> Chance:
    """A chance."""
    return Chance(exact=str(amount), percent=round(100 * float(amount), 2))


def wound(battle: SeenBattle, wounds: Wounds, lang: str) -> Wound:
    """What may happen to one model."""
    return Wound(
        at=f"m{wounds.model}",
        name=model_title(battle, wounds.model, lang),
        rating=rating_text(wounds.rating, wounds.strong),
        items=items_data(wounds.items, lang),
        damage=[Bar(n=n, chance=chance(part)) for n, part in wounds.damage.items()],
        mean=round(float(wounds.mean), 2),
        out=chance(wounds.removed),
        text=armour_words(wounds.rating, wounds.strong, wounds.items, lang),
    )


def hits(face: int, value: int, aim: int) -> bool:
    """Whether a face of the white die hits (WB-D2, WB-D3)."""
    number = WHITE_NUMBERS[face]
    return number == SHOUT or (number != CROSS and number - aim <= value)


def effect_chance(
    battle: SeenBattle, found: Preview, effect: IconEffect, lang: str
) -> EffectChance:
    """How likely one throw hits with icons enough for an effect; each effect by itself."""
    throws: dict[tuple[int, int], Fraction] = {(0, 0): Fraction(1)}
    for die in range(4):
        for _ in range(found.dice[die]):
            throws = _and_die(battle, throws, die, effect)
    total = Fraction()
    for (aim, icons), part in throws.items():
        if effect.icon != NONE and icons < effect.count:
            continue
        white = 20 if found.critical else sum(hits(f, found.value, aim) for f in WHITE_FACES)
        total += part * Fraction(white, 20)
    return EffectChance(text=capital(effect_text(effect, lang)), chance=chance(total))


def _and_die(
    battle: SeenBattle, throws: dict[tuple[int, int], Fraction], die: int, effect: IconEffect
) -> dict[tuple[int, int], Fraction]:
    """Throws with one die more: what they take off the roll, and how many of the icon."""
    green = battle.tables.settings.green_blanks and die == GREEN_DIE
    found: dict[tuple[int, int], Fraction] = {}
    for (aim, icons), part in throws.items():
        for face in EFFECT_FACES[die]:
            more = 0 if effect.icon == NONE else _ICONS[effect.icon][face]
            off = FACE_AIM[face] + (GREEN_BLANK_AIM if green and face == _BLANK else 0)
            key = (aim + off, icons + more)
            found[key] = found.get(key, Fraction()) + part / 12
    return found
