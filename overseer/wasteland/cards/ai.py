"""AI cards as card files write them (WC-A4)."""

from __future__ import annotations

import re
from typing import Final

from overseer.wasteland.card import AiCard, Cell, Column, Weapon
from overseer.wasteland.cards.grammar import MOST, malformed, word_number
from overseer.wasteland.cards.table import WastelandTable
from overseer.wasteland.words import (
    AP_USES,
    CLOSE,
    METHODS,
    NONE,
    PRIORITIES,
    RANGED,
    RESPONSES,
    ROW_BOTTLE,
    ROW_EXPLOSION,
    ROW_STAR,
    ROWS,
    SITUATIONS,
    W_MELEE,
    W_MINE,
)

MOST_COLUMNS: Final = 6
ATTITUDES: Final = ("reckless", "careful")
STAYS: Final = "stays"

# A row that is not written is the row of one icon of its kind.
_LIKE: Final = (ROW_BOTTLE, ROW_BOTTLE, ROW_STAR, ROW_STAR, ROW_EXPLOSION)
_BOUNDS: Final = re.compile(r"(\d{1,2})(?:(\+)|-(\d{1,2}))?")
_KEYS: Final = (*("unit", "source", "columns", *ROWS, "methods", "priorities", "preferred", "ap"),)


def read_ai(table: WastelandTable, number: int) -> AiCard:
    table.only(*_KEYS)
    card = AiCard(number, table.card, NONE)
    card.source = table.source()
    if table.need("columns", "bottle", "star", "explosion", "methods", "priorities"):
        card.columns = table.phrases("columns", read_column)
        if not 0 < len(table.texts("columns")) <= MOST_COLUMNS:
            table.wrong("columns", "wasteland-file-columns", high=MOST_COLUMNS)
        card.cells = _rows(table)
        card.methods = _methods(table)
        card.priorities = tuple(table.words("priorities", PRIORITIES, "priority"))
        if not table.data["priorities"]:
            table.wrong("priorities", "wasteland-file-no-priority")
    card.ap_uses = tuple(table.words("ap", AP_USES, "ap"))
    return card


def link_ai(
    table: WastelandTable, card: AiCard, units: dict[str, int], weapons: dict[str, Weapon]
) -> None:
    """Find the cards that an AI card names, when all files are read."""
    if card.id:
        card.unit = table.reference("unit", card.id, units, "unit")
    if not table.has("preferred"):
        return
    texts = table.texts("preferred")
    if len(texts) != len(METHODS):
        table.wrong("preferred", "wasteland-file-preferred")
        return
    numbers = {id: weapon.number for id, weapon in weapons.items()}
    found = [table.reference("preferred", id, numbers, "weapon") if id else NONE for id in texts]
    card.preferred = (found[CLOSE], found[RANGED])
    ranged = weapons.get(texts[RANGED])
    if ranged is not None and ranged.kind in (W_MELEE, W_MINE):
        table.wrong("preferred", "wasteland-file-not-ranged", id=ranged.id)


def read_column(text: str) -> Column:
    """A situation with its bounds.

    >>> column = read_column("health 4-6")
    >>> SITUATIONS[column.situation], column.low, column.high
    ('health', 4, 6)
    """
    words = text.split()
    situation = word_number(words[0] if words else "", SITUATIONS, "situation")
    bounds = _BOUNDS.fullmatch(words[1]) if len(words) == 2 else None
    if bounds is None:
        raise malformed(text, "“health 4-6” “health 6+” “friends 1+” “engaged 1”")
    low = int(bounds[1])
    high = MOST if bounds[2] else int(bounds[3] or low)
    if low > high:
        raise malformed(text, "“health 4-6” “health 6+” “friends 1+” “engaged 1”")
    return Column(situation, low, high)


def read_cell(text: str) -> Cell:
    """A response, its attitude, and whether an engagement is kept.

    >>> cell = read_cell("A careful stays")
    >>> RESPONSES[cell.response], cell.reckless, cell.stays
    ('A', False, True)
    """
    words = text.split()
    if len(words) not in (2, 3) or words[2:] not in ([], [STAYS]):
        raise malformed(text, "“O reckless” “A careful stays”")
    response = word_number(words[0], RESPONSES, "response")
    attitude = word_number(words[1], ATTITUDES, "attitude")
    return Cell(response, attitude == 0, len(words) == 3)


def _rows(table: WastelandTable) -> list[list[Cell]]:
    rows: list[list[Cell]] = []
    wanted = len(table.texts("columns"))
    for row, key in enumerate(ROWS):
        if not table.has(key):
            rows.append(rows[_LIKE[row]])
            continue
        if len(table.texts(key)) != wanted:
            table.wrong(key, "wasteland-file-cells", key=key, count=wanted)
        rows.append(table.phrases(key, read_cell))
    return rows


def _methods(table: WastelandTable) -> tuple[int, ...]:
    """By icon, or by row where one and two icons differ."""
    found = table.phrases("methods", lambda word: word_number(word, METHODS, "method"))
    if len(table.texts("methods")) not in (3, len(ROWS)):
        table.wrong("methods", "wasteland-file-methods")
    if len(found) == 3:
        return (found[0], found[0], found[1], found[1], found[2])
    return tuple(found) if len(found) == len(ROWS) else (RANGED,) * len(ROWS)
