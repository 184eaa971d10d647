"""What an item card says."""

from __future__ import annotations

from overseer.text import translate
from overseer.wasteland.card import Item, PowerArmour, Stage
from overseer.wasteland.text.effects import (
    done,
    gift_text,
    gifts_text,
    icon_lines,
    icons_text,
    ratings_text,
    uses_text,
)
from overseer.wasteland.text.names import (
    LIST_2020,
    head_text,
    labelled,
    listed,
    users_text,
)
from overseer.wasteland.words import DAMAGES, ITEM_KINDS, MOD, NONE, WEAPON_KINDS


def item_head(item: Item, lang: str, prices: int = LIST_2020) -> str:
    """Kind, who may have it or what it goes on, price."""
    facts = [translate(lang, f"wasteland-kind-{ITEM_KINDS[item.kind]}")]
    if item.piece:
        facts.append(translate(lang, "wasteland-card-piece", n=item.piece))
    if item.kind == MOD:
        facts += _fits(item, lang)
    elif item.fits_power:
        facts.append(translate(lang, "wasteland-card-with-power-armour"))
    facts += users_text(item.users, lang)
    if item.limited:
        facts.append(translate(lang, "wasteland-card-limited"))
    return head_text(facts, item.unique, item.caps, prices, lang)


def item_phrases(item: Item, lang: str) -> list[str]:
    """All that an item gives and does."""
    phrases = gifts_text(item.gifts, item.dice, lang)
    phrases += icon_lines(item.effects, lang)
    if item.uses:
        occasion = "wasteland-card-raw" if item.cooked else "wasteland-card-use"
        phrases.append(done(translate(lang, occasion), uses_text(item.uses, lang), lang))
    if item.cooked:
        cooked = translate(lang, "wasteland-card-cooked")
        phrases.append(done(cooked, uses_text(item.cooked, lang), lang))
    phrases += _stages(item.stages, lang)
    if item.addiction != NONE:
        icons = icons_text(item.addiction, 1, lang)
        heading = translate(lang, "wasteland-card-addiction", icons=icons)
        penalties = [gift_text(gift.stat, gift.amount, lang) for gift in item.penalties]
        phrases.append(labelled(heading, listed(penalties, lang), lang) if penalties else heading)
    if item.tokens:
        phrases.append(translate(lang, "wasteland-card-tokens", n=item.tokens))
    for word, side in (("intact", item.intact), ("degraded", item.degraded)):
        if side is not None and (text := _side(side, lang)):
            phrases.append(labelled(translate(lang, f"wasteland-card-{word}"), text, lang))
    return phrases


def _fits(item: Item, lang: str) -> list[str]:
    words = [word for at, word in enumerate(WEAPON_KINDS) if item.fits >> at & 1]
    if item.fits_armour:
        words.append("armour")
    if item.fits_power:
        words.append("power-armour")
    if not words:
        return []
    many = listed([translate(lang, f"wasteland-kind-{word}.many") for word in words], lang)
    return [translate(lang, "wasteland-card-fits", list=many)]


def _stages(stages: list[Stage], lang: str) -> list[str]:
    """The stages of something that fades, the one used first in front (WB-I4)."""
    phrases: list[str] = []
    for at, stage in enumerate(stages):
        parts = [uses_text(stage.uses, lang)] if stage.uses else []
        parts += gifts_text(stage.gifts, stage.dice, lang)
        text = listed(parts, lang) or translate(lang, "wasteland-card-stage-nothing")
        n = at + 1 if at + 1 < len(stages) else 3
        phrases.append(done(translate(lang, "wasteland-card-stage", n=n), text, lang))
    return phrases


def _side(side: PowerArmour, lang: str) -> str:
    """One side of power armour (WB-F7)."""
    parts = [gift_text(stat, n, lang) for stat, n in enumerate(side.attributes) if n]
    if any(side.ratings):
        parts.append(ratings_text(side.ratings, [side.strong] * len(DAMAGES), lang))
    return listed(parts, lang)
