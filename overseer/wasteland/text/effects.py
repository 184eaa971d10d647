"""What cards give and do: gifts, extra dice, icons with their effects, and uses, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from overseer.text import translate
from overseer.wasteland.card import IconEffect
from overseer.wasteland.gifts import ExtraDie, Gift
from overseer.wasteland.text.names import capital, colour_text, labelled, listed, signed
from overseer.wasteland.words import (
    ATTRIBUTES,
    DAMAGES,
    DICE,
    E_ALARM,
    E_PUSH,
    EFFECTS,
    G_HEALTH,
    G_MOVE,
    G_REMOTE,
    G_SKILL,
    G_WARD,
    GIFTS,
    ICONS,
    IMMUNE,
    NONE,
    REACHES,
    SKILLS,
    U_CLEANSE,
    USES,
    WHERES,
)

ALL: Final = 99  # so much of something is all of it
_NO_RATING: Final = "–"
_IMMUNE: Final = "X"


def rating_text(rating: int, strong: bool) -> str:
    """An armour rating as a card prints it (WB-F6).

    >>> rating_text(3, True), rating_text(0, False), rating_text(99, False)
    ('3+1', '–', 'X')
    """
    if rating == IMMUNE:
        return _IMMUNE
    if rating == 0:
        return _NO_RATING
    return f"{rating}+1" if strong else str(rating)


def ratings_text(ratings: Sequence[int], strong: Sequence[bool], lang: str) -> str:
    """The three ratings of an armour."""
    shown = [rating_text(ratings[kind], strong[kind]) for kind in range(len(DAMAGES))]
    return translate(lang, "wasteland-card-ratings", **dict(zip(DAMAGES, shown, strict=True)))


def dice_text(dice: bytes, lang: str) -> str:
    """Effect dice: “black die, 2 yellow dice”; empty without any.

    >>> dice_text(bytes([1, 2, 0, 0]), "de")
    'schwarzer Würfel, 2 gelbe Würfel'
    """
    return listed(
        [_counted(f"wasteland-die-{DICE[die]}", n, lang) for die, n in enumerate(dice) if n], lang
    )


def icons_text(icon: int, count: int, lang: str) -> str:
    """So many icons of a kind."""
    return _counted(f"wasteland-icon-{ICONS[icon]}", count, lang)


def damage_text(amount: int, kind: int, lang: str) -> str:
    """So much damage of a kind."""
    return translate(lang, f"wasteland-damage-{DAMAGES[kind]}.n", n=amount)


def effect_text(effect: IconEffect, lang: str) -> str:
    """What one icon buys, or what simply happens: “bottle: +1 damage”."""
    args: dict[str, object] = {"n": effect.amount}
    if effect.effect in (E_PUSH, E_ALARM):
        args = {"colour": colour_text(effect.amount, lang)}
    text = translate(lang, f"wasteland-effect-{EFFECTS[effect.effect]}", **args)
    if effect.if_damaged:
        text = translate(lang, "wasteland-card-effect-if-damaged", effect=text)
    if effect.icon == NONE:
        return text
    icons = icons_text(effect.icon, effect.count, lang)
    text = translate(lang, "wasteland-card-effect-line", icons=icons, effect=text)
    if effect.limit > 1:
        text = translate(lang, "wasteland-card-effect-limit", line=text, n=effect.limit)
    return text


def effects_text(effects: list[IconEffect], lang: str) -> str:
    """Effects that come together: “+1 damage, stunned”."""
    return listed([effect_text(effect, lang) for effect in effects], lang)


def gift_text(stat: int, amount: int, lang: str) -> str:
    """A number that a card changes: “Strength +2”."""
    sign = signed(amount)
    if stat < G_HEALTH:
        attribute = translate(lang, f"wasteland-attribute-{ATTRIBUTES[stat]}")
        return translate(lang, "wasteland-gift-attribute", attribute=attribute, signed=sign)
    if G_SKILL <= stat < G_MOVE:
        skill = translate(lang, f"wasteland-skill-{SKILLS[stat - G_SKILL]}")
        return translate(lang, "wasteland-gift-skill", skill=skill, signed=sign)
    args: dict[str, object] = {"n": abs(amount), "signed": sign}
    args["sign"] = "minus" if amount < 0 else "plus"
    if stat in (G_REMOTE, G_WARD):
        args["colour"] = colour_text(amount, lang)
    return translate(lang, f"wasteland-gift-{GIFTS[stat]}", **args)


def gifts_text(gifts: list[Gift], dice: list[ExtraDie], lang: str) -> list[str]:
    """Gifts and extra dice, one phrase for each circle of those who have them."""
    phrases: list[str] = []
    for reach, word in enumerate(REACHES):
        parts = _gift_parts([gift for gift in gifts if gift.reach == reach], lang)
        parts += [extra_die_text(die, lang) for die in dice if die.reach == reach]
        if parts:
            text = listed(parts, lang)
            phrases.append(translate(lang, f"wasteland-reach-{word}", gift=text))
    return phrases


def extra_die_text(die: ExtraDie, lang: str) -> str:
    """An extra die and where it counts: “green die with rifles at long range”."""
    return translate(
        lang,
        "wasteland-card-extra-die",
        die=translate(lang, f"wasteland-die-{DICE[die.die]}"),
        where=translate(lang, f"wasteland-where-{WHERES[die.where]}"),
    )


def uses_text(uses: list[tuple[int, int]], lang: str) -> str:
    """What using an item does, in order."""
    return listed([_use_text(use, amount, lang) for use, amount in uses], lang)


def done(label: str, clause: str, lang: str) -> str:
    """What is done on an occasion: “Use: take 4 damage off”."""
    return translate(
        lang, "wasteland-card-do", label=label, clause=clause, sentence=capital(clause)
    )


def icon_lines(effects: list[IconEffect], lang: str) -> list[str]:
    """A phrase for each effect."""
    return [effect_text(effect, lang) for effect in effects]


def labelled_effects(message: str, effects: list[IconEffect], lang: str, **args: object) -> str:
    """Effects under a heading: “direct hit: +1 damage”."""
    return labelled(translate(lang, message, **args), effects_text(effects, lang), lang)


def _use_text(use: int, amount: int, lang: str) -> str:
    args: dict[str, object] = {"n": amount}
    if use == U_CLEANSE:
        args["all"] = "yes" if amount == ALL else "no"
    return translate(lang, f"wasteland-use-{USES[use]}", **args)


def _gift_parts(gifts: list[Gift], lang: str) -> list[str]:
    attributes = {gift.stat for gift in gifts if gift.stat < G_HEALTH}
    amounts = {gift.amount for gift in gifts if gift.stat < G_HEALTH}
    if len(attributes) < len(ATTRIBUTES) or len(amounts) > 1:
        return [gift_text(gift.stat, gift.amount, lang) for gift in gifts]
    every = translate(lang, "wasteland-gift-all-attributes", signed=signed(min(amounts)))
    others = [gift for gift in gifts if gift.stat >= G_HEALTH]
    return [every, *(gift_text(gift.stat, gift.amount, lang) for gift in others)]


def _counted(message: str, count: int, lang: str) -> str:
    return translate(lang, message) if count == 1 else translate(lang, f"{message}.n", n=count)
