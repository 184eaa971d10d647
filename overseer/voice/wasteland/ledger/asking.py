"""What is still to be thrown or chosen for an entry, in words."""

from __future__ import annotations

import msgspec

from overseer.engine.refusal import BadNotation
from overseer.text import has, translate
from overseer.voice.wasteland.ledger.words import card_title, model_title
from overseer.wasteland.battle import moves as kinds
from overseer.wasteland.battle.moves import BattleMove, card_text, parse
from overseer.wasteland.ledger.running import Asked
from overseer.wasteland.ledger.sheet import Sheet
from overseer.wasteland.text.effects import effect_text
from overseer.wasteland.text.names import capital, named
from overseer.wasteland.words import DICE, NONE

_PLAIN = {
    kinds.YES: "yes",
    kinds.NO: "no",
    kinds.PASS: "pass",
    kinds.STAY: "stay",
}


class NeededGiven(msgspec.Struct, omit_defaults=True):
    """What is still to be thrown or chosen for an entry."""

    topic: str
    token: int
    chance: bool  # dice and cards; else somebody decides
    dice: str = ""  # W the white one, then a letter each: K, Y, G, B
    value: int = 0
    choices: list[str] = []
    prompt: str = ""
    texts: list[str] = []  # of the choices, one by one


def needed_given(asked: Asked, sheet: Sheet, lang: str) -> NeededGiven:
    """What is asked."""
    return NeededGiven(
        topic=asked.topic,
        token=asked.token,
        chance=asked.seat < 0,
        dice=asked.dice,
        value=asked.value,
        choices=list(asked.choices),
        prompt=_prompt(asked, sheet, lang),
        texts=[choice_text(asked, choice, sheet, lang) for choice in asked.choices],
    )


def _prompt(asked: Asked, sheet: Sheet, lang: str) -> str:
    message = f"topic-wasteland-{asked.topic}"
    if not has(lang, message):
        return ""
    model = model_title(sheet, asked.token, lang)
    target = model if asked.target == NONE else model_title(sheet, asked.target, lang)
    return translate(lang, message, model=model, target=target, question="other", round="")


def choice_text(asked: Asked, choice: str, sheet: Sheet, lang: str) -> str:
    """An answer in words; in the notation of battles where it says enough."""
    try:
        move = parse(choice, sheet.cards)
    except BadNotation:
        return choice
    return _words(asked, move, sheet, lang) or choice


def _words(asked: Asked, move: BattleMove, sheet: Sheet, lang: str) -> str:
    kind = move.kind
    if kind in _PLAIN:
        which = _PLAIN[kind]
        args = {"topic": asked.topic, "luck": asked.luck or "other"}
        return translate(lang, f"say-wasteland-{which}", **args)
    if kind in (kinds.PICK, kinds.TARGET):
        return model_title(sheet, move.a, lang)
    if kind == kinds.FLIP:
        return translate(lang, f"companion-flip-{'lucky' if move.a else 'blank'}")
    if kind in (kinds.ARMOUR_ROLL, kinds.CHANCE, kinds.SCATTER):
        return str(move.a)
    if kind == kinds.EFFECT and 0 <= move.a < len(asked.effects):
        return capital(effect_text(asked.effects[move.a], lang))
    if kind == kinds.DIE and 0 <= move.a < len(DICE):
        return capital(translate(lang, f"wasteland-die-{DICE[move.a]}"))
    if kind == kinds.DANGER_CARD:
        return named("danger", sheet.cards.dangers[move.b].id, lang)
    if kind in (kinds.FIND, kinds.LEAVE, kinds.TAKE):
        return card_title(sheet, card_text(sheet.cards, move.b), lang)
    message = f"say-wasteland-{kinds.WORDS[kind]}"
    return translate(lang, message) if has(lang, message) else ""
