"""What an attack would do, in sentences: its value item by item, and its exact odds."""

from __future__ import annotations

from fractions import Fraction

from overseer.text import has, translate
from overseer.voice.lists import listed
from overseer.voice.wasteland.words import model_title
from overseer.wasteland.battle.model import Model
from overseer.wasteland.battle.moves import FIGHT, SHOOT, THROW, BattleMove
from overseer.wasteland.battle.odds.preview import Preview, preview
from overseer.wasteland.battle.topics import T_REACTION
from overseer.wasteland.battle.views.view import SeenBattle
from overseer.wasteland.text.effects import damage_text, dice_text, rating_text
from overseer.wasteland.text.names import signed
from overseer.wasteland.words import DICE, NONE


def seen(battle: SeenBattle, model: Model, move: BattleMove) -> Preview | None:
    """What is known beforehand of an attack; None where a move is none."""
    if move.kind not in (SHOOT, FIGHT, THROW):
        return None
    return preview(battle, model, move, battle.topic == T_REACTION)


def outlook_words(battle: SeenBattle, model: Model, move: BattleMove, lang: str) -> str:
    """An attack in one paragraph, for lists."""
    found = seen(battle, model, move)
    if found is None:
        return ""
    told = [value_words(found, lang), hit_words(found, lang)]
    for wounds in found.wounds:
        told.append(
            translate(
                lang,
                "say-wasteland-wounds",
                model=model_title(battle, wounds.model, lang),
                mean=average(wounds.mean),
                removed=percent(wounds.removed),
            )
        )
    return " ".join(told)


def value_words(found: Preview, lang: str) -> str:
    """“Skill 4: Perception +6, cover −2.”"""
    items = [item_words(word, amount, lang) for word, amount in found.items]
    return translate(
        lang, "say-wasteland-value", value=found.value, items=listed(items, lang) if items else "–"
    )


def item_words(word: str, amount: int, lang: str) -> str:
    """One item of a value or a rating."""
    return translate(lang, "say-wasteland-item", name=reason_name(word, lang), n=signed(amount))


def reason_name(word: str, lang: str) -> str:
    """What adds to a value, a rating or the dice."""
    message = f"wasteland-value-{word}"
    if has(lang, message):
        return translate(lang, message)
    return word.replace("-", " ")


def dice_words(found: Preview, lang: str) -> str:
    """The effect dice, and the damage before them."""
    damage = damage_text(found.damage, found.kind, lang)
    if found.more_kind != NONE and found.more_damage:
        more = damage_text(found.more_damage, found.more_kind, lang)
        damage = listed([damage, more], lang)
    dice = dice_text(found.dice, lang)
    if not dice:
        return translate(lang, "say-wasteland-damage", damage=damage)
    return translate(lang, "say-wasteland-damage-dice", damage=damage, dice=dice)


def extra_dice(found: Preview, lang: str) -> list[str]:
    """Dice that do not come from the weapon, and what gives them."""
    return [
        translate(
            lang,
            "say-wasteland-die-from",
            die=translate(lang, f"wasteland-die-{DICE[die]}"),
            reason=reason_name(word, lang),
        )
        for word, die in found.dice_items
        if word != "weapon"
    ]


def hit_words(found: Preview, lang: str) -> str:
    """How likely a hit is."""
    return translate(lang, "say-wasteland-hits", percent=percent(found.hit))


def armour_words(rating: int, strong: bool, items: tuple[tuple[str, int], ...], lang: str) -> str:
    """A rating, and where it comes from."""
    shown = rating_text(rating, strong)
    named = [item_words(word, amount, lang) for word, amount in items if amount]
    if not named:
        return translate(lang, "say-wasteland-armour", rating=shown)
    args = {"rating": shown, "items": listed(named, lang)}
    return translate(lang, "say-wasteland-armour-items", **args)


def percent(chance: Fraction) -> float:
    """In per cent; small chances are not rounded away."""
    number = 100 * float(chance)
    return round(number) if number >= 10 or chance == 0 else round(number, 1)


def average(amount: Fraction) -> float:
    """An average with one digit behind the point."""
    return round(float(amount), 1)
