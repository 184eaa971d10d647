"""Arguments of Wasteland's events, questions and refusals, as its sentences want them."""

from __future__ import annotations

from typing import Final

from overseer.engine.refusal import Value
from overseer.text import translate
from overseer.voice.wasteland.words import (
    id_title,
    marker_title,
    model_title,
    side_title,
    throw_words,
)
from overseer.wasteland.battle.views.view import SeenBattle
from overseer.wasteland.card import Column
from overseer.wasteland.text.ai import column_text
from overseer.wasteland.text.names import named
from overseer.wasteland.words import NONE, SITUATIONS

MODELS: Final = ("moved", "model", "target", "by", "victim", "friend")
CARDS: Final = ("weapon", "card", "item", "danger")
FORTUNE: Final = ("event", "boost", "quest", "perk")


def argument(key: str, value: Value, battle: SeenBattle, lang: str) -> object:
    """Models and sides by their names, cards in the language, throws face by face."""
    if isinstance(value, int):
        if key in MODELS:
            return model_title(battle, value, lang) if value != NONE else ""
        if key == "side":
            return side_title(battle, value, lang)
        return value
    if key in CARDS:
        return id_title(battle, value, lang)
    if key in FORTUNE:
        return named(key, value, lang)
    if key == "column":
        return column(value, lang)
    if key == "about":
        return about(value, battle, lang)
    if key == "attribute":
        return translate(lang, f"wasteland-attribute-{value}")
    if key == "roll":
        return throw_words(value, lang)
    return value


def column(value: str, lang: str) -> str:
    """A column of an AI card: “4–6 health”."""
    if not value:
        return translate(lang, "wasteland-ai-no-card")
    situation, low, high = value.split()
    return column_text(Column(SITUATIONS.index(situation), int(low), int(high)), lang)


def about(value: str, battle: SeenBattle, lang: str) -> str:
    """What something is about: a model m5, a marker k2, an edge, a point; empty: nothing."""
    if value.startswith("m") and value[1:].isdigit():
        return model_title(battle, int(value[1:]), lang)
    if value.startswith("k") and value[1:].isdigit():
        return marker_title(battle, int(value[1:]), lang)
    if "," in value:
        x, _, y = value.partition(",")
        return translate(lang, "say-wasteland-point", x=x, y=y)
    return translate(lang, "wasteland-ai-about", what=value) if value else "-"
