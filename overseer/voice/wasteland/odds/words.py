"""An attack's numbers in words: where its value, its dice and the target's armour come from."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from overseer.text import translate
from overseer.wasteland.battle.odds.preview import Preview, Wounds
from overseer.wasteland.battle.odds.shield import Items
from overseer.wasteland.text.effects import damage_text, dice_text, rating_text
from overseer.wasteland.text.names import capital, joined, listed, named, signed
from overseer.wasteland.words import ATTRIBUTES, NONE


def item_name(word: str, lang: str) -> str:
    """Where a number comes from: an attribute, a skill, cover and the like."""
    if word in ATTRIBUTES:
        return translate(lang, f"wasteland-attribute-{word}")
    if word.startswith("skill-"):
        return capital(translate(lang, f"wasteland-{word}"))
    return translate(lang, f"wasteland-odds-item-{word}")


def items_text(items: Items, lang: str) -> str:
    """Numbers with their sources, the first without a sign: “Perception 6, cover −2”."""
    parts = [
        translate(
            lang,
            "wasteland-odds-item",
            name=item_name(word, lang),
            n=signed(amount) if at or amount < 0 else str(amount),
        )
        for at, (word, amount) in enumerate(items)
    ]
    return listed(parts, lang)


def title_text(seen: Preview, lang: str) -> str:
    """The weapon and how it is used."""
    band = "close" if seen.close else "long" if seen.long else "short"
    name = named("weapon", seen.weapon, lang)
    critical = "yes" if seen.critical else "no"
    return translate(lang, "wasteland-odds-title", weapon=name, band=band, critical=critical)


def value_text(seen: Preview, lang: str) -> str:
    """The value of the test, item by item (WB-D2)."""
    if seen.critical:
        return translate(lang, "wasteland-odds-no-test")
    return translate(
        lang, "wasteland-odds-value", n=str(seen.value), items=items_text(seen.items, lang)
    )


def dice_line(seen: Preview, lang: str) -> str:
    """The effect dice, by what gives them."""
    by_word: dict[str, list[int]] = {}
    for word, die in seen.dice_items:
        by_word.setdefault(word, [0, 0, 0, 0])[die] += 1
    parts = [
        translate(
            lang,
            "wasteland-odds-dice-of",
            dice=dice_text(bytes(dice), lang),
            name=item_name(word, lang),
        )
        for word, dice in by_word.items()
    ]
    none = translate(lang, "wasteland-card-no-dice")
    return translate(lang, "wasteland-odds-dice", dice=listed(parts, lang) or none)


def damage_line(seen: Preview, lang: str) -> str:
    """What a hit deals before dice and armour."""
    hits = [damage_text(seen.damage, seen.kind, lang)]
    if seen.more_kind != NONE and seen.more_damage:
        hits.append(damage_text(seen.more_damage, seen.more_kind, lang))
    return translate(lang, "wasteland-odds-hurts", damage=joined("list-then", hits, lang))


def armour_text(wounds: Wounds, lang: str) -> str:
    """The rating that the red die is compared with, item by item (WB-F6)."""
    rating = rating_text(wounds.rating, wounds.strong)
    if wounds.strong and not wounds.rating:
        rating = "0+1"
    if len(wounds.items) < 2:
        return translate(lang, "wasteland-odds-armour", rating=rating)
    items = items_text(wounds.items, lang)
    return translate(lang, "wasteland-odds-armour-items", rating=rating, items=items)


def percent_text(chance: Fraction, lang: str) -> str:
    """A chance in per cent, to a tenth."""
    return translate(lang, "odds-percent", n=float(round(100 * chance, 1)))


def hit_text(seen: Preview, lang: str) -> str:
    """How likely the attack hits."""
    percent = percent_text(seen.hit, lang)
    return translate(lang, "wasteland-odds-hit", percent=percent, exact=str(seen.hit))


def mean_text(wounds: Wounds, lang: str) -> str:
    """The damage on average."""
    mean = float(round(wounds.mean, 2))
    return translate(lang, "wasteland-odds-mean", n=mean)


def removed_text(wounds: Wounds, name: str, lang: str) -> str:
    """How likely the target is removed."""
    percent = percent_text(wounds.removed, lang)
    return translate(lang, "wasteland-odds-removed", name=name, percent=percent)


def note_lines(notes: Sequence[str], lang: str) -> list[str]:
    """What the numbers leave out or take in."""
    return [translate(lang, f"wasteland-odds-note-{word}") for word in notes]
