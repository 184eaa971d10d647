"""Answers in an entry, in the one spelling that each of them has."""

from __future__ import annotations

import msgspec

from overseer.engine.refusal import BadNotation
from overseer.wasteland.battle.moves import parse
from overseer.wasteland.card import CardSet
from overseer.wasteland.ledger.acts import Any, Correct, Insert, Play, Redo, Undo
from overseer.wasteland.ledger.log import Entry


def spelled(entry: Entry, cards: CardSet) -> Entry:
    """An entry as it is written down; what cannot be read stays, and is refused elsewhere."""
    act = entry.act
    if isinstance(act, Correct | Insert):
        inner = _with_answers(act.act, cards)
        return _with_act(entry, msgspec.structs.replace(act, act=inner))
    return entry if isinstance(act, Undo | Redo) else _with_act(entry, _with_answers(act, cards))


def _with_act(entry: Entry, act: Any) -> Entry:
    return entry if act == entry.act else msgspec.structs.replace(entry, act=act)


def _with_answers(act: Play, cards: CardSet) -> Play:
    given: tuple[str, ...] = getattr(act, "answers", ())
    right = tuple(_spelled(text, cards) for text in given)
    return act if right == given else msgspec.structs.replace(act, answers=right)


def _spelled(text: str, cards: CardSet) -> str:
    try:
        return str(parse(text, cards))
    except BadNotation:
        return text
