"""Little card sets of the tests' own: a card is a line of Python, read as a card file is."""

from __future__ import annotations

import json

from overseer.tragic.rules.duel import Tables
from overseer.tragic.words import KINDS
from tests.tragic.table import own_tables

# What these kinds of cards cannot do without, where a test does not care.
LETTERLESS = ("trait", "skill")
COSTLESS = (*LETTERLESS, "ability")


def does(*steps: str, when: str = "cast", **keys: object) -> dict[str, object]:
    """An ability: `does("heal 5")`, `does("draw 1", when="use", engage=True)`."""
    return {"when": when, **({} if "choose" in keys else {"do": list(steps)}), **keys}


def card(name: str, kind: str, *abilities: dict[str, object], **keys: object) -> str:
    """A card as its file has it; free, of level 1 and of the letter S unless it says otherwise."""
    assert kind in KINDS
    rows: dict[str, object] = {"name": name, "level": 1, "kind": kind, "source": "designed"}
    if kind not in LETTERLESS:
        rows["letters"] = "S"
    if kind not in COSTLESS:
        rows["cost"] = ""
    if kind in ("ally", "companion"):
        rows |= {"attack": 1, "health": 1}
    lines = ["[[card]]", *_lines(rows | keys)]
    for ability in abilities:
        lines += ["[[card.ability]]", *_lines(ability)]
    return "\n".join(lines)


def _lines(rows: dict[str, object]) -> list[str]:
    return [f"{key} = {json.dumps(value)}" for key, value in rows.items()]


def own(*cards: str) -> Tables:
    """The tables of a set of these cards."""
    return own_tables("\n".join(('name = "own"', *cards)))
