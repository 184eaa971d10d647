"""What an AI card says: its matrix as a table or in sentences, then targets and weapons (WC-A4)."""

from __future__ import annotations

from typing import Final

from overseer.text import translate
from overseer.wasteland.card import AiCard, CardSet, Cell, Column
from overseer.wasteland.text.effects import icons_text
from overseer.wasteland.text.names import joined, labelled, listed, named
from overseer.wasteland.words import (
    AP_USES,
    BOTTLE,
    EXPLOSION,
    METHODS,
    NONE,
    PRIORITIES,
    RESPONSES,
    S_ENGAGED,
    SITUATIONS,
    STAR,
)

# The icons of each row.
_ICONS: Final = ((BOTTLE, 1), (BOTTLE, 2), (STAR, 1), (STAR, 2), (EXPLOSION, 1))
_UNBOUNDED: Final = 99


def ai_table(card: AiCard, lang: str) -> list[list[str]]:
    """The matrix: a head of situations, then a row for each roll; rows that agree are one."""
    rows = [["", *(column_text(column, lang) for column in card.columns)]]
    for group in _groups(card):
        icons = [icons_text(*_ICONS[row], lang) for row in group]
        method = translate(lang, f"wasteland-method-{METHODS[card.methods[group[0]]]}")
        label = icons[0]
        if len(icons) > 1:
            label = translate(lang, "wasteland-card-list-or", first=icons[0], last=icons[1])
        label = translate(lang, "wasteland-ai-row", icons=label, method=method)
        rows.append([label, *(cell_text(cell, lang) for cell in card.cells[group[0]])])
    return rows


def ai_phrases(card: AiCard, cards: CardSet, lang: str) -> list[str]:
    """The whole card."""
    head, *rows = ai_table(card, lang)
    phrases = [
        labelled(
            row[0],
            joined(
                "wasteland-card-list-semicolon",
                [
                    labelled(situation, cell, lang)
                    for situation, cell in zip(head[1:], row[1:], strict=True)
                ],
                lang,
            ),
            lang,
        )
        for row in rows
    ]
    return phrases + ai_notes(card, cards, lang)


def ai_notes(card: AiCard, cards: CardSet, lang: str) -> list[str]:
    """What stands below the matrix: targets, preferred weapons, action points."""
    targets = [translate(lang, f"wasteland-priority-{PRIORITIES[at]}") for at in card.priorities]
    phrases = [_note("targets", targets, lang)]
    weapons = [
        named("weapon", cards.weapons[number].id, lang)
        for number in card.preferred
        if number != NONE
    ]
    if weapons:
        phrases.append(_note("preferred", weapons, lang))
    if card.ap_uses:
        uses = [translate(lang, f"wasteland-ap-{AP_USES[use]}") for use in card.ap_uses]
        phrases.append(_note("points", uses, lang))
    return phrases


def column_text(column: Column, lang: str) -> str:
    """A situation: “4–6 health”."""
    word = SITUATIONS[column.situation]
    if column.situation == S_ENGAGED:
        message = f"wasteland-ai-column-{word}"
    elif column.low == column.high:
        message = f"wasteland-ai-column-exact-{word}"
    elif column.high >= _UNBOUNDED:
        message = f"wasteland-ai-column-{word}-up"
    else:
        message = f"wasteland-ai-column-{word}"
    return translate(lang, message, low=column.low, high=column.high)


def cell_text(cell: Cell, lang: str) -> str:
    """A response with its attitude: “Attack, careful, stays engaged”."""
    return translate(
        lang,
        "wasteland-ai-cell-stays" if cell.stays else "wasteland-ai-cell",
        response=translate(lang, f"wasteland-response-{RESPONSES[cell.response]}"),
        attitude=translate(
            lang, f"wasteland-attitude-{'reckless' if cell.reckless else 'careful'}"
        ),
    )


def _groups(card: AiCard) -> list[list[int]]:
    """The rows of one icon with that of two, where they say the same."""
    groups: list[list[int]] = []
    for row, (_, count) in enumerate(_ICONS):
        if count == 2 and _same(card, row, row - 1):
            groups[-1].append(row)
        else:
            groups.append([row])
    return groups


def _same(card: AiCard, row: int, other: int) -> bool:
    if card.methods[row] != card.methods[other]:
        return False
    return all(
        (one.response, one.reckless, one.stays) == (two.response, two.reckless, two.stays)
        for one, two in zip(card.cells[row], card.cells[other], strict=True)
    )


def _note(word: str, parts: list[str], lang: str) -> str:
    heading = translate(lang, f"wasteland-ai-{word}")
    return labelled(heading, listed(parts, lang), lang)
