"""Arguments of Wasteland's events, questions and refusals, as its sentences want them."""

from __future__ import annotations

from typing import Final

from overseer.engine.refusal import Value
from overseer.terminal.wasteland.words import (
    id_title,
    model_title,
    side_title,
    throw_words,
)
from overseer.text import translate
from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.name_text import named
from overseer.wasteland.words import NONE

MODELS: Final = ("model", "target", "by", "victim", "friend")
CARDS: Final = ("weapon", "card", "item", "danger")
FORTUNE: Final = ("event", "boost", "quest", "perk")


def argument(key: str, value: Value, battle: Battle, lang: str) -> object:
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
    if key == "attribute":
        return translate(lang, f"wasteland-attribute-{value}")
    if key == "roll":
        return throw_words(value, lang)
    return value
