"""What the cards of units, leaders and dangers say."""

from __future__ import annotations

from overseer.text import translate
from overseer.wasteland.card import CardSet, Danger, Leader, Unit
from overseer.wasteland.text.effects import effects_text, gifts_text, ratings_text
from overseer.wasteland.text.names import (
    LIST_2020,
    caps_text,
    colour_text,
    dotted,
    head_text,
    joined,
    labelled,
    listed,
    named,
    sentences,
    signed,
)
from overseer.wasteland.words import (
    ATTRIBUTES,
    FACTIONS,
    NONE,
    POWERS,
    SKILLS,
    TRAITS,
    TYPES,
)


def unit_head(unit: Unit, lang: str, prices: int = LIST_2020) -> str:
    """Types, faction, price."""
    types = [word for at, word in enumerate(TYPES) if unit.types >> at & 1]
    facts = [
        listed([translate(lang, f"wasteland-type-{word}") for word in types], lang),
        translate(lang, f"wasteland-faction-{FACTIONS[unit.faction]}"),
    ]
    return head_text(facts, unit.unique, unit.caps, prices, lang)


def special_text(unit: Unit, lang: str) -> str:
    """The seven attributes by their letters: “S 5 · P 7 · …”."""
    return dotted(
        [
            translate(lang, "wasteland-card-letter", letter=word[0].upper(), n=value)
            for word, value in zip(ATTRIBUTES, unit.attributes, strict=True)
        ],
        lang,
    )


def unit_phrases(unit: Unit, cards: CardSet, lang: str) -> list[str]:
    """The body of a unit, what it can do, and what it carries."""
    phrases = [special_text(unit, lang), _body(unit, lang)]
    if rulers := _rulers(unit, lang):
        phrases.append(rulers)
    if skills := _skills(unit, lang):
        phrases.append(skills)
    phrases += _abilities(unit, lang)
    natural = [named("weapon", cards.weapons[number].id, lang) for number in unit.weapons]
    if natural:
        label = translate(lang, "wasteland-card-natural-weapons")
        phrases.append(labelled(label, listed(natural, lang), lang))
    standard = [equipment_name(id, cards, lang) for id in unit.standard]
    if standard:
        label = translate(lang, "wasteland-card-standard")
        phrases.append(labelled(label, listed(standard, lang), lang))
    return phrases


def unit_abilities(unit: Unit, lang: str) -> list[str]:
    """What no number of a unit says: its rulers, traits and gifts, a sentence a line."""
    rulers = _rulers(unit, lang)
    return sentences([*([rulers] if rulers else []), *_abilities(unit, lang)], lang)


def _abilities(unit: Unit, lang: str) -> list[str]:
    phrases = _words("trait", TRAITS, unit.traits, lang)
    phrases += gifts_text(unit.gifts, unit.dice, lang)
    if unit.reactions:
        phrases.append(translate(lang, "wasteland-card-reactions", n=unit.reactions))
    return phrases


def equipment_name(id: str, cards: CardSet, lang: str) -> str:
    """The name of a weapon or item by its id alone."""
    return named("weapon" if id in cards.weapon_numbers else "item", id, lang)


def leader_phrases(leader: Leader, lang: str) -> list[str]:
    """What a leader card gives and allows (WB-H4)."""
    phrases = gifts_text(leader.gifts, leader.dice, lang)
    return phrases + _words("power", POWERS, leader.powers, lang)


def leader_head(leader: Leader, lang: str, prices: int = LIST_2020) -> str:
    """What a leader card costs."""
    return caps_text(leader.caps, prices, lang)


def danger_phrases(danger: Danger, lang: str) -> list[str]:
    """The test that averts a danger, and what happens otherwise (WB-I1)."""
    clause = effects_text(danger.effects, lang)
    if danger.attribute == NONE:
        return [clause]
    args = {"attribute": translate(lang, f"wasteland-attribute-{ATTRIBUTES[danger.attribute]}")}
    message = "wasteland-card-danger-test"
    if danger.modifier:
        message = "wasteland-card-danger-test-modified"
        args["signed"] = signed(danger.modifier)
    test = translate(lang, message, **args)
    return [translate(lang, "wasteland-card-danger-averted", test=test, clause=clause)]


def danger_head(danger: Danger, lang: str) -> str:
    """How many of a danger are in the deck; empty for a single one."""
    if danger.copies == 1:
        return ""
    return translate(lang, "wasteland-card-danger-copies", n=danger.copies)


def _body(unit: Unit, lang: str) -> str:
    attribute = translate(lang, f"wasteland-attribute-{ATTRIBUTES[unit.health_attribute]}")
    health = translate(lang, "wasteland-card-health", n=unit.health, attribute=attribute)
    return listed([health, ratings_text(unit.ratings, unit.strong, lang)], lang)


def _rulers(unit: Unit, lang: str) -> str:
    rulers = (
        ("move", unit.move),
        ("charge", unit.charge),
        ("awareness", unit.awareness),
        ("throw", unit.throw),
        ("cry", unit.cry),
        ("presence", unit.presence),
    )
    return listed(
        [
            translate(lang, f"wasteland-ruler-{word}", colour=colour_text(ruler, lang))
            for word, ruler in rulers
            if ruler != NONE
        ],
        lang,
    )


def _skills(unit: Unit, lang: str) -> str:
    """The skills beside each attribute (WB-D2)."""
    parts: list[str] = []
    for attribute, word in enumerate(ATTRIBUTES):
        skills = [
            translate(lang, f"wasteland-skill-{SKILLS[skill]}")
            for skill, beside in enumerate(unit.skills)
            if beside == attribute
        ]
        if skills:
            label = translate(lang, f"wasteland-attribute-{word}")
            parts.append(labelled(label, listed(skills, lang), lang))
    return joined("wasteland-card-list-semicolon", parts, lang)


def _words(kind: str, words: tuple[str, ...], bits: int, lang: str) -> list[str]:
    return [
        translate(lang, f"wasteland-{kind}-{word}")
        for at, word in enumerate(words)
        if bits >> at & 1
    ]
