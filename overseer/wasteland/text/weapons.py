"""What a weapon card says."""

from __future__ import annotations

from overseer.text import translate
from overseer.wasteland.card import Critical, Weapon
from overseer.wasteland.text.effects import (
    damage_text,
    dice_text,
    effect_text,
    icon_lines,
    labelled_effects,
)
from overseer.wasteland.text.names import (
    LIST_2020,
    capital,
    colour_text,
    dotted,
    head_text,
    joined,
    labelled,
    listed,
    users_text,
)
from overseer.wasteland.words import (
    BLACK_DIE,
    DICE,
    MELEE,
    NONE,
    SKILLS,
    THROW,
    W_HEAVY,
    W_MELEE,
    W_MINE,
    WEAPON_KINDS,
)


def weapon_head(weapon: Weapon, lang: str, prices: int = LIST_2020) -> str:
    """Kind, who may have it, price."""
    facts = [translate(lang, f"wasteland-kind-{WEAPON_KINDS[weapon.kind]}")]
    usual = MELEE if weapon.kind == W_MELEE else min(weapon.kind + 1, THROW)
    if weapon.skill != usual:
        skill = translate(lang, f"wasteland-skill-{SKILLS[weapon.skill]}")
        facts.append(translate(lang, "wasteland-card-uses-skill", skill=skill))
    if weapon.natural:
        facts.append(translate(lang, "wasteland-card-natural"))
        return dotted([capital(facts[0]), *facts[1:]], lang)  # neither bought nor lost
    facts += users_text(weapon.users, lang)
    return head_text(facts, weapon.unique, weapon.caps, prices, lang)


def weapon_phrases(weapon: Weapon, lang: str) -> list[str]:
    """All that a weapon does, in the order of an attack."""
    phrases = _reach(weapon, lang)
    phrases.append(_damage(weapon, lang))
    if weapon.inner != NONE:
        colour = colour_text(weapon.inner, lang)
        phrases.append(
            labelled_effects("wasteland-card-inner", weapon.inner_effects, lang, colour=colour)
        )
    if weapon.direct:
        phrases.append(labelled_effects("wasteland-card-direct", weapon.direct, lang))
    if weapon.scatter:
        phrases.append(_scatter(weapon, lang))
    plain = [effect for effect in weapon.effects if effect.icon == NONE]
    if plain:
        phrases.append(labelled_effects("wasteland-card-hit", plain, lang))
    phrases += icon_lines([effect for effect in weapon.effects if effect.icon != NONE], lang)
    phrases += _handling(weapon, lang)
    if weapon.critical is not None:
        phrases.append(_critical(weapon, weapon.critical, lang))
    return phrases


def _reach(weapon: Weapon, lang: str) -> list[str]:
    dice = dice_text(weapon.short_dice, lang) or translate(lang, "wasteland-card-no-dice")
    if weapon.kind > W_HEAVY:
        phrases = [labelled(translate(lang, "wasteland-card-dice"), dice, lang)]
        if weapon.kind == W_MINE:
            phrases.insert(0, _ruler("trigger", weapon.short, lang))
        if weapon.reach != NONE:
            phrases.append(_ruler("reach", weapon.reach, lang))
        return phrases
    phrases = [labelled(_ruler("short", weapon.short, lang), dice, lang)]
    if weapon.long != NONE:
        dice = dice_text(weapon.long_dice, lang) or translate(lang, "wasteland-card-no-dice")
        phrases.append(labelled(_ruler("long", weapon.long, lang), dice, lang))
    if weapon.minimum != NONE:
        phrases.append(_ruler("minimum", weapon.minimum, lang))
    return phrases


def _damage(weapon: Weapon, lang: str) -> str:
    hits = [damage_text(weapon.damage, weapon.damage_kind, lang)]
    if weapon.more_damage:
        hits.append(damage_text(weapon.more_damage, weapon.more_kind, lang))
    text = joined("list-then", hits, lang)
    if weapon.area == NONE:
        return text
    return listed([text, _ruler("area", weapon.area, lang)], lang)


def _scatter(weapon: Weapon, lang: str) -> str:
    steps = [
        labelled(
            translate(lang, "wasteland-card-scatter", n=missed),
            _ruler("scatters", ruler, lang),
            lang,
        )
        for missed, ruler in weapon.scatter
    ]
    if weapon.always_scatters:
        steps.insert(0, translate(lang, "wasteland-card-always-scatters"))
    if weapon.area == NONE:
        steps.append(translate(lang, "wasteland-card-stray"))
    return joined("wasteland-card-list-semicolon", steps, lang)


def _handling(weapon: Weapon, lang: str) -> list[str]:
    phrases = [
        translate(lang, f"wasteland-card-{word}", n=number)
        for word, number in (
            ("strength", weapon.strength),
            ("primed", weapon.primed),
            ("charges", weapon.charges),
            ("walked", weapon.walked),
        )
        if number
    ]
    phrases += [
        translate(lang, f"wasteland-card-{word}")
        for word, said in (
            ("slow", weapon.slow),
            ("one-use", weapon.one_use),
            ("silent", weapon.silent),
            ("lower-rating", weapon.lower_rating),
            ("pulse", weapon.pulse),
            ("against-agility", weapon.against_agility),
        )
        if said
    ]
    if weapon.strength_die != BLACK_DIE:
        die = translate(lang, f"wasteland-die-{DICE[weapon.strength_die]}")
        phrases.append(translate(lang, "wasteland-card-strength-die", die=die))
    if weapon.throws != NONE:
        phrases.append(_ruler("throws", weapon.throws, lang))
    return phrases


def _critical(weapon: Weapon, critical: Critical, lang: str) -> str:
    """The critical column (WB-H2): its dice come on top, its damage instead of the usual."""
    message = ("wasteland-card-critical-short", "wasteland-card-critical-long")
    heading = "wasteland-card-critical" if critical.band == NONE else message[critical.band]
    parts: list[str] = []
    if dice := dice_text(critical.dice, lang):
        parts.append(translate(lang, "wasteland-card-more-dice", dice=dice))
    parts.append(damage_text(critical.damage, weapon.damage_kind, lang))
    if critical.area != NONE:
        parts.append(_ruler("area", critical.area, lang))
    effects = [effect_text(effect, lang) for effect in critical.effects]
    text = joined("wasteland-card-list-semicolon", [listed(parts, lang), *effects], lang)
    return labelled(translate(lang, heading, n=critical.points), text, lang)


def _ruler(word: str, ruler: int, lang: str) -> str:
    return translate(lang, f"wasteland-card-{word}", colour=colour_text(ruler, lang))
