"""What the AI's die decides at the start of an activation (WC-A4, WC-A5, WC-A19)."""

from __future__ import annotations

from overseer.engine.refusal import Value
from overseer.wasteland.battle.battle import Battle, Response
from overseer.wasteland.battle.dice import BLAST, FACE_WORDS, ONE_BOTTLE, TWO_BOTTLES, TWO_STARS
from overseer.wasteland.battle.measure import is_engaged, within_ruler
from overseer.wasteland.battle.model import Model
from overseer.wasteland.card import AiCard, Column
from overseer.wasteland.words import (
    ATTACK,
    CLOSE,
    METHODS,
    NONE,
    RANGED,
    RED,
    RESPONSES,
    ROW_BOTTLE,
    ROW_BOTTLES,
    ROW_EXPLOSION,
    ROW_STAR,
    ROW_STARS,
    ROWS,
    S_FRIENDS,
    S_HEALTH,
    SITUATIONS,
    W_HEAVY,
    W_PISTOL,
    W_RIFLE,
)


def card_of(battle: Battle, model: Model) -> AiCard | None:
    """The AI card of a model's unit; None when there is none."""
    number = battle.cards.ai_of.get(model.unit.number, NONE)
    return None if number == NONE else battle.cards.ai[number]


def row_of(face: int) -> int:
    """The row that a face of the blue die chooses: bottle and star together are one star."""
    if face == ONE_BOTTLE:
        return ROW_BOTTLE
    if face == TWO_BOTTLES:
        return ROW_BOTTLES
    if face == TWO_STARS:
        return ROW_STARS
    return ROW_EXPLOSION if face == BLAST else ROW_STAR


def column_of(battle: Battle, model: Model, card: AiCard) -> int:
    """The first column from the left whose situation fits, else the last (WC-A4)."""
    for place in range(len(card.columns)):
        if fits(battle, model, card.columns[place]):
            return place
    return len(card.columns) - 1


def fits(battle: Battle, model: Model, column: Column) -> bool:
    """Whether a model is in a situation."""
    if column.situation == S_HEALTH:
        number = model.left
    elif column.situation == S_FRIENDS:
        number = 0
        for friend in battle.friends_of(model):
            if within_ruler(model, friend, RED):
                number += 1
    else:
        number = 1 if is_engaged(battle, model) else 0
    return column.low <= number <= column.high


def decide(battle: Battle, model: Model, face: int) -> None:
    """Read the response off the model's AI card; it stays for the activation (WC-A5)."""
    card = card_of(battle, model)
    column = NONE if card is None else column_of(battle, model, card)
    found = read_off(battle, model, row_of(face), column)
    found.vats = model.heroic and model.points > 0
    battle.response = found
    if model.heroic and model.points > 1:
        model.points = 1  # WC-A19: however many points, one quick action
    if battle.ears is not None:
        tell_response(battle, found, face)


def read_off(battle: Battle, model: Model, row: int, column: int) -> Response:
    """The response in a row and a column of a model's AI card.

    A unit without an AI card attacks recklessly, from afar when it has a gun.
    """
    found = Response()
    found.model = model.number
    found.row = row
    found.column = column
    card = card_of(battle, model)
    if card is None:
        found.letter = ATTACK
        found.reckless = True
        found.method = RANGED if has_gun(battle, model) else CLOSE
    else:
        cell = card.cells[row][column]
        found.letter = cell.response
        found.reckless = cell.reckless
        found.stays = cell.stays
        found.method = card.methods[row]
    return found


def has_gun(battle: Battle, model: Model) -> bool:
    """Whether a model carries a gun."""
    for number in model.weapons:
        if battle.cards.weapons[number].kind in (W_PISTOL, W_RIFLE, W_HEAVY):
            return True
    return False


def column_word(battle: Battle, response: Response) -> str:
    """The column as events name it: "health 3 4"; empty without a card."""
    card = card_of(battle, battle.models[response.model])
    if card is None:
        return ""
    column = card.columns[response.column]
    return f"{SITUATIONS[column.situation]} {column.low} {column.high}"


def tell_response(battle: Battle, response: Response, face: int) -> None:
    """What was thrown, and what it means; `place` is the number of the column."""
    args: dict[str, Value] = {
        "model": response.model,
        "die": FACE_WORDS[face],
        "row": ROWS[response.row],
        "column": column_word(battle, response),
        "place": response.column,
        "letter": RESPONSES[response.letter],
        "attitude": "reckless" if response.reckless else "careful",
        "method": METHODS[response.method],
        "stays": "yes" if response.stays else "no",
    }
    battle.tell(f"ai-response-{RESPONSES[response.letter].lower()}", args)
