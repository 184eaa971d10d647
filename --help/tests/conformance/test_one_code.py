"""A deck and a force have one code each: no second spelling of it is taken."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from overseer.engine import BadOption
from overseer.tragic.cards.file import standard as tragic_cards
from overseer.tragic.decks import code as deck_code
from overseer.tragic.decks import ready as decks
from overseer.wasteland.cards.file import standard as wasteland_cards
from overseer.wasteland.force import code as force_code
from overseer.wasteland.force import ready

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"


def spellings(code: str, decode: Callable[[str], Any]) -> list[str]:
    """Every last letter with which the code is still taken."""
    taken = []
    for letter in LETTERS:
        try:
            decode(code[:-1] + letter)
        except BadOption:
            continue
        taken.append(code[:-1] + letter)
    return taken


@pytest.mark.rule("WC-F1")
@pytest.mark.parametrize("name", ready.READY)
def test_a_force_has_one_code(name: str) -> None:
    cards = wasteland_cards()
    code = force_code.encode(ready.resolve(name, cards), cards)
    assert spellings(code, lambda text: force_code.decode(text, cards)) == [code]
    force_code.decode(f" {code[:6].lower()}\n{code[6:]}", cards)  # as chats break it


@pytest.mark.rule("TR-D1")
@pytest.mark.parametrize("name", decks.READY)
def test_a_deck_has_one_code(name: str) -> None:
    cards = tragic_cards()
    code = deck_code.encode(decks.resolve(name, cards), cards)
    assert spellings(code, lambda text: deck_code.decode(text, cards)) == [code]
