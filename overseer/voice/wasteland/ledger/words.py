"""Entries beside a real table in words: what was entered, what it led to, why it does not fit."""

from __future__ import annotations

from typing import Final

from overseer.engine.decision import Event
from overseer.engine.refusal import Refusal, Value
from overseer.text import has, translate
from overseer.voice.complaint import printable
from overseer.voice.wasteland.arguments import CARDS, FORTUNE, MODELS
from overseer.voice.wasteland.ledger.ai_words import TOLD, ai_line
from overseer.voice.wasteland.words import throw_words
from overseer.wasteland.ledger.act import HIDDEN
from overseer.wasteland.ledger.acts import (
    Play,
)
from overseer.wasteland.ledger.rights import word_of
from overseer.wasteland.ledger.sheet import Sheet
from overseer.wasteland.text.names import named, signed
from overseer.wasteland.words import ATTRIBUTES, CONDITIONS, NONE, SKILLS

_FORTUNE: Final = {
    "event": "event",
    "flip": "event",
    "consequence": "event",
    "settle": "event",
    "boost": "boost",
    "quest": "quest",
    "danger": "danger",
}
_SIGNED: Final = ("by", "wounds", "rads")


def model_title(sheet: Sheet, token: int, lang: str) -> str:
    """A model by its name, a twin by the number on its token too."""
    if token not in sheet.tokens:
        return str(token)
    name = model_name(sheet, token, lang)
    if sum(model_name(sheet, other, lang) == name for other in sheet.tokens) < 2:
        return name
    return translate(lang, "companion-model", name=name, token=str(token))


def model_name(sheet: Sheet, token: int, lang: str) -> str:
    """The name that people gave it, else its unit's."""
    return sheet.names.get(token) or named("unit", sheet.model(token).unit.id, lang)


def side_title(sheet: Sheet, side: int, lang: str) -> str:
    """What a side is called."""
    scenario = sheet.scenario
    if scenario is not None and side < len(scenario.sides):
        return translate(lang, f"scenario-side-{scenario.sides[side].id}")
    return translate(lang, "say-wasteland-side", side=("first", "second", "third")[side])


def scenario_title(id: str, lang: str) -> str:
    """A scenario of the book, or a free battle."""
    return translate(lang, f"scenario-{id}") if id else translate(lang, "companion-free")


def tested(of: str, lang: str) -> str:
    """What is tested."""
    if of in ATTRIBUTES:
        return translate(lang, f"wasteland-attribute-{of}")
    return translate(lang, f"wasteland-skill-{of}") if of in SKILLS else of


def condition_title(word: str, lang: str) -> str:
    """A condition."""
    return translate(lang, f"wasteland-condition-{word}") if word in CONDITIONS else word


def card_title(sheet: Sheet, id: str, lang: str, kind: str = "") -> str:
    """A card by its name; one that is somebody's secret has none."""
    if id in (HIDDEN, ""):
        return translate(lang, "companion-hidden")
    if not kind:
        kind = "weapon" if id in sheet.cards.weapon_numbers else "item"
        if id not in sheet.cards.weapon_numbers and id not in sheet.cards.item_numbers:
            kind = "danger"
    return named(kind, id, lang) if has(lang, f"wasteland-{kind}-{id}") else id


def line_text(act: Play, sheet: Sheet, lang: str) -> str:
    """A line of the history."""
    if isinstance(act, TOLD):
        return ai_line(act, sheet, lang)
    word = word_of(act)
    args: dict[str, object] = {}
    for field in act.__struct_fields__:
        value = getattr(act, field)
        if field == "token":
            args["who"] = model_title(sheet, value, lang)
        elif field == "target":
            value = model_title(sheet, value, lang)
        elif field == "side" and isinstance(value, int) and value != NONE:
            value = side_title(sheet, value, lang)
        elif field == "advantage":
            args["side"] = side_title(sheet, value, lang)
        elif field == "seat":
            value = value + 1
        elif field == "scenario":
            value = scenario_title(value, lang)
        elif field in ("card", "weapon"):
            value = args["card"] = card_title(sheet, value, lang, _FORTUNE.get(word, ""))
        elif field == "unit":
            value = named("unit", value, lang)
        elif field == "tokens" and isinstance(value, tuple):
            args["n"] = len(value)
        elif field == "condition":
            value = condition_title(value, lang)
        elif field == "what":
            value = translate(lang, f"companion-tally-{value}")
        elif field == "of":
            value = tested(value, lang)
        elif field == "rule":
            message = f"companion-house-{value}"
            value = translate(lang, message) if has(lang, message) else value
        elif field == "edge" and value:
            value = translate(lang, "wasteland-ai-about", what=value)
        elif field == "how":
            value = translate(lang, f"end-wasteland-{value}")
        if field in _SIGNED and isinstance(value, int):
            args[f"no-{field}"] = int(value == 0)
            value = signed(value)
        if field == "token":
            args["token"] = str(value)
        elif isinstance(value, bool):
            args[field] = int(value)
        elif isinstance(value, str):
            args[field] = printable(value)
        elif isinstance(value, int):
            args[field] = str(value) if field in ("number", "rounds") else value
    return translate(lang, f"companion-act-{word}", **args)


def refusal_text(refusal: Refusal, sheet: Sheet, lang: str) -> str:
    """Why an entry does not fit, with its rule."""
    args: dict[str, object] = {}
    for key, value in refusal.args.items():
        args[key] = _refused(key, value, sheet, lang)
    sentence = translate(lang, f"refusal-{refusal.reason}", **args)
    return translate(lang, "say-refused", sentence=sentence, rule=refusal.rule)


def _refused(key: str, value: Value, sheet: Sheet, lang: str) -> object:
    if key in ("token", "seat", "number", "most", "rounds"):
        return str(value)
    if isinstance(value, int):
        return value
    if key == "card":
        for kind in ("event", "boost", "quest", "unit"):
            if has(lang, f"wasteland-{kind}-{value}"):
                return named(kind, value, lang)
        return printable(card_title(sheet, value, lang))
    if key == "condition":
        return printable(condition_title(value, lang))
    return printable(tested(value, lang) if key == "of" else value)


def told_texts(sheet: Sheet, lang: str) -> list[str]:
    """What the last entry led to, in sentences; where something happened is seen on the table."""
    found: list[str] = []
    for event in sheet.told:
        message = f"event-{event.name}"
        if "x" not in event.args and has(lang, message):
            found.append(translate(lang, message, **_arguments(event, sheet, lang)))
    return found


def _arguments(event: Event, sheet: Sheet, lang: str) -> dict[str, object]:
    args: dict[str, object] = {}
    for key, value in event.args.items():
        if isinstance(value, int) and key in MODELS:
            token = sheet.token_of(value)
            args[key] = "" if value == NONE else model_title(sheet, token, lang)
        elif isinstance(value, int) and key == "side":
            args[key] = side_title(sheet, value, lang)
        elif key == "of":
            args[key] = tested(str(value), lang)
        else:
            args[key] = _value(key, value, sheet, lang)
    return args


def _value(key: str, value: Value, sheet: Sheet, lang: str) -> object:
    if isinstance(value, int):
        return value
    if key in CARDS:
        return card_title(sheet, value, lang)
    if key in FORTUNE:
        return named(key, value, lang)
    if key == "attribute":
        return tested(value, lang)
    return throw_words(value, lang) if key == "roll" else value
