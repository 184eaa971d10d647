"""What perks, boosts and events say."""

from __future__ import annotations

from overseer.text import has, translate
from overseer.wasteland.campaign_cards import BattleEvent, Boost, EventEffect, Perk
from overseer.wasteland.campaign_words import (
    AT_AFTER,
    AT_BEFORE,
    AT_ONCE,
    B_CALL,
    B_DIE,
    B_ICON,
    B_SWAP,
    B_TURN_ICONS,
    BOOST_EFFECTS,
    BOOST_KINDS,
    EVENT_EFFECTS,
    LASTS,
    MOMENTS,
    PERK_POWERS,
    V_ATTACK,
    V_BEAST,
    V_CURE,
    V_FLIP_BOOST,
    V_HEAL,
    V_HURT,
    V_POINTS,
    V_SHORT_SIGHT,
    V_SKILL,
    V_STRIKE,
    V_TEST_CONDITION,
    V_TEST_HURT,
    WHO,
)
from overseer.wasteland.cards.fortune import STANDING
from overseer.wasteland.text.effects import damage_text, done, gifts_text, icons_text
from overseer.wasteland.text.names import (
    LIST_2020,
    capital,
    colour_text,
    dotted,
    head_text,
    labelled,
    listed,
    named,
    signed,
    users_text,
)
from overseer.wasteland.words import (
    ATTRIBUTES,
    CONDITIONS,
    DICE,
    ICONS,
    NONE,
    PHYSICAL,
    SKILLS,
    WEAPON_KINDS,
)

# Effects that come to some models, which are named first.
_TO_SOME = (V_HURT, V_HEAL, V_POINTS, V_CURE, V_FLIP_BOOST)


def structure_text(id: str, lang: str) -> str:
    """The name of a structure of the settlement."""
    message = f"structure-{id}"
    return translate(lang, message) if has(lang, message) else capital(id.replace("-", " "))


def copies_text(copies: int, lang: str) -> list[str]:
    """How many of a card there are; nothing for a single one."""
    return [translate(lang, "wasteland-card-danger-copies", n=copies)] if copies > 1 else []


# ---- Perks ---------------------------------------------------------------------------------------


def perk_head(perk: Perk, lang: str, prices: int = LIST_2020) -> str:
    """What a perk asks for, and its price (WC-P1)."""
    facts = [_say("perk-settlement" if perk.settlement else "perk", lang)]
    for attribute, least in perk.needs:
        word = translate(lang, f"wasteland-attribute-{ATTRIBUTES[attribute]}")
        facts.append(_say("need", lang, attribute=word, n=least))
    facts += [_say("after", lang, perk=named("perk", id, lang)) for id in perk.after]
    facts += users_text(perk.users, lang)
    return head_text(facts, False, perk.caps, prices, lang)


def perk_phrases(perk: Perk, lang: str) -> list[str]:
    """All that a perk gives and does."""
    phrases = gifts_text(perk.gifts, perk.dice, lang)
    phrases += [
        _say(f"power-{word}", lang) for at, word in enumerate(PERK_POWERS) if perk.powers >> at & 1
    ]
    if perk.bench:
        phrases.append(_say("bench", lang, structure=structure_text(perk.bench, lang)))
    kinds = [word for at, word in enumerate(WEAPON_KINDS) if perk.mods >> at & 1]
    if perk.armour_mods:
        kinds += ["armour", "power-armour"]
    if kinds:
        many = [translate(lang, f"wasteland-kind-{kind}.many") for kind in kinds]
        phrases.append(_say("mods", lang, list=listed(many, lang)))
    return phrases or [_say("required", lang)]


# ---- Boosts --------------------------------------------------------------------------------------


def boost_head(boost: Boost, lang: str, prices: int = LIST_2020) -> str:
    """Its kind and price."""
    facts = [_say(f"boost-{BOOST_KINDS[boost.kind]}", lang), *copies_text(boost.copies, lang)]
    return head_text(facts, False, boost.caps, prices, lang)


def boost_phrases(boost: Boost, lang: str) -> list[str]:
    """When it may be used, and what it does."""
    args: dict[str, object] = {}
    if boost.moment in (AT_BEFORE, AT_AFTER):
        both = boost.attacks and boost.tests
        args["rolls"] = "both" if both else "attacks" if boost.attacks else "tests"
    moment = _say(f"moment-{MOMENTS[boost.moment]}", lang, **args)
    return [done(moment, _boost_text(boost, lang), lang)]


def _boost_text(boost: Boost, lang: str) -> str:
    args: dict[str, object] = {"n": boost.amount}
    if boost.effect == B_SWAP:
        swapped = [word for at, word in enumerate(DICE) if boost.dice >> at & 1]
        args = {
            "from": _either([_say(f"die-{word}", lang) for word in swapped], lang),
            "to": _say(f"die-{DICE[boost.die]}.to", lang),
        }
    elif boost.effect == B_DIE:
        args = {"die": translate(lang, f"wasteland-die-{DICE[boost.die]}")}
    elif boost.effect == B_ICON:
        args = {"icons": icons_text(boost.icon, boost.amount, lang)}
    elif boost.effect == B_TURN_ICONS:
        args = {"icon": ICONS[boost.icon]}
    elif boost.effect == B_CALL:
        args = {"colour": colour_text(boost.ruler, lang)}
    return _say(f"does-{BOOST_EFFECTS[boost.effect]}", lang, **args)


def _either(parts: list[str], lang: str) -> str:
    """“a, b or c”."""
    if len(parts) < 2:
        return listed(parts, lang)
    first = listed(parts[:-1], lang)
    return translate(lang, "wasteland-card-list-or", first=first, last=parts[-1])


# ---- Events --------------------------------------------------------------------------------------


def event_head(event: BattleEvent, lang: str) -> str:
    """Event or consequence, and whether it lies open on top of its deck (WC-E3)."""
    facts = [capital(_say("consequence" if event.consequence else "event", lang))]
    if event.flip:
        facts.append(_say("flip", lang))
    return dotted(facts, lang)


def event_phrases(event: BattleEvent, lang: str) -> list[str]:
    """All that an event does; what is said of the same models or the same time is one phrase."""
    heads: list[str] = []
    texts: list[list[str]] = []
    for effect in event.effects:
        head = _event_label(effect, lang)
        if event.lasts != AT_ONCE and effect.effect in STANDING:
            head = _say(f"lasts-{LASTS[event.lasts]}", lang)
        if not head or head not in heads[-1:]:
            heads.append(head)
            texts.append([])
        texts[-1].append(event_effect_text(effect, lang))
    pairs = zip(heads, texts, strict=True)
    return [
        labelled(head, listed(text, lang), lang) if head else listed(text, lang)
        for head, text in pairs
    ]


def _event_label(effect: EventEffect, lang: str) -> str:
    """Whom an effect means; empty if it means nobody in particular."""
    if effect.effect in (V_TEST_HURT, V_TEST_CONDITION, *_TO_SOME):
        return _say(f"who-{WHO[effect.who]}", lang)
    return _say("event-beast", lang) if effect.effect == V_BEAST else ""


def event_effect_text(effect: EventEffect, lang: str) -> str:
    """One effect of an event, without those whom it means."""
    args: dict[str, object] = {"n": effect.amount}
    if effect.effect in (V_TEST_HURT, V_TEST_CONDITION):
        return _test_text(effect, lang)
    if effect.effect == V_BEAST:
        return named("unit", effect.unit, lang)
    if effect.effect == V_SHORT_SIGHT:
        args = {"colour": colour_text(effect.ruler, lang)}
    elif effect.effect == V_SKILL:
        skill = _say("event-attacks", lang)
        if effect.skill != NONE:
            skill = translate(lang, f"wasteland-skill-{SKILLS[effect.skill]}")
        args = {"skill": skill, "signed": signed(effect.amount)}
    elif effect.effect == V_HURT:
        args = {"damage": damage_text(effect.amount, effect.damage, lang)}
    elif effect.effect == V_STRIKE:
        damage = damage_text(effect.amount, effect.damage, lang)
        args = {"colour": colour_text(effect.ruler, lang), "damage": damage}
    elif effect.effect == V_ATTACK:
        args = {"skill": effect.skill, "damage": damage_text(effect.amount, PHYSICAL, lang)}
    return _say(f"event-{EVENT_EFFECTS[effect.effect]}", lang, **args)


def _test_text(effect: EventEffect, lang: str) -> str:
    clause = damage_text(effect.amount, effect.damage, lang)
    if effect.effect == V_TEST_CONDITION:
        word = CONDITIONS[effect.amount.bit_length() - 1]
        clause = translate(lang, f"wasteland-condition-{word}")
    attribute = translate(lang, f"wasteland-attribute-{ATTRIBUTES[effect.attribute]}")
    return _say("event-test", lang, attribute=attribute, clause=clause)


def _say(message: str, lang: str, **args: object) -> str:
    return translate(lang, f"wasteland-fortune-{message}", **args)
