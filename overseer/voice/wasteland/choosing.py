"""The answers to a question of a battle as data: where they are, who does them, what they cost."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from overseer.engine.state import Move
from overseer.voice.given import Choice, Hint, Point
from overseer.voice.reader import Reader
from overseer.voice.wasteland.choice_words import put_words
from overseer.voice.wasteland.moves import actor, move_parts, sensible
from overseer.voice.wasteland.situation import position
from overseer.voice.wasteland.table.sense import WAY, sense
from overseer.voice.wasteland.table.where import model_word, point_word, where_of
from overseer.voice.wasteland.tutorial import hint_of
from overseer.voice.wasteland.words import model_title
from overseer.wasteland.battle import moves as kinds
from overseer.wasteland.battle.moves import BattleMove, points_text
from overseer.wasteland.battle.topics import (
    T_ACTION,
    T_MARCH,
    T_PLACE,
    T_PUT,
    T_REACTION,
    T_SLIDE,
    TOPICS,
)
from overseer.wasteland.battle.views.view import SeenBattle, WastelandView
from overseer.wasteland.text.names import capital
from overseer.wasteland.words import NONE

# Actions that cost a main action, or an action point when they are quick (WB-R3, WB-R4).
ACTIONS: Final = range(kinds.MOVE, kinds.USE)
_SETTING_UP: Final = (kinds.PLACE, kinds.PUT, kinds.CHOOSE)
_BY_ITSELF: Final = (kinds.READY, kinds.ACTIVATE, kinds.REACT, kinds.PLACE)
_POINTED: Final = (
    *(kinds.MOVE, kinds.PLACE, kinds.PUT, kinds.SLIDE_TO, kinds.THROW, kinds.LAY_MINE),
)
POINT_TOPICS: Final = (T_PLACE, T_PUT, T_SLIDE, T_ACTION, T_REACTION, T_MARCH)
_last: list[tuple[WastelandView, list[Move]]] = []  # the moves of the view that was asked last


def moves_of(reader: Reader) -> list[Move]:
    """The legal moves of a reader, worked out once a position."""
    view = reader.view
    assert isinstance(view, WastelandView)
    if reader.over:
        return []
    for known, moves in tuple(_last):
        if known is view:
            return moves
    found = view.moves()
    _last[:] = [(view, found)]
    return found


def choice(reader: Reader, move: Move) -> Choice:
    """One answer."""
    battle = position(reader)
    assert isinstance(move, BattleMove)
    name, detail = move_parts(battle, move, reader.lang)
    opens, final = leads_to(reader, move)
    return Choice(
        move=str(move),
        kind=kinds.WORDS[move.kind],
        name=name,
        detail=detail,
        at=places(battle, move),
        who=doers(battle, move),
        cost=cost(battle, move),
        gain=gain(battle, move),
        opens=opens,
        final=final,
    )


def places(battle: SeenBattle, move: BattleMove) -> list[str]:
    """What a move is about: a thing on the table, and where it ends."""
    found = [where_of(move)] if where_of(move) else []
    if move.kind in (kinds.READY, kinds.ACTIVATE, kinds.REACT):
        return found
    if move.kind in (kinds.PLACE, kinds.CHARGE):
        found = [model_word(move.a), point_word(move.x, move.y)]
    elif move.kind == kinds.PUT:
        found = [point_word(move.x, move.y)]
    return found


def doers(battle: SeenBattle, move: BattleMove) -> list[str]:
    """Who does it."""
    if move.kind in _BY_ITSELF and move.a != NONE:
        return [model_word(move.a)]
    if move.kind in _SETTING_UP or not battle.work:
        return []
    number = battle.work[-1].model
    if number == NONE:
        number = battle.active
    return [] if number == NONE else [model_word(number)]


def cost(battle: SeenBattle, move: BattleMove) -> dict[str, int]:
    """What a move costs: main actions, an action point, a reaction token."""
    if battle.topic == T_REACTION or move.kind not in ACTIONS:
        return {"reactions": 1} if move.kind == kinds.REACT else {}
    if move.quick:
        return {"points": 1}
    if move.kind in (kinds.INTERACT, kinds.FREE_MODEL):
        return {"actions": battle.rules.interaction_cost(battle, actor(battle), move)}
    return {"actions": 1}


def gain(battle: SeenBattle, move: BattleMove) -> dict[str, int]:
    """What a move brings: a token, or what the end of a way is good for and of how many.

    A way that is good for nothing in particular brings nothing.
    """
    if move.kind == kinds.PREPARE:
        return {"reactions": 1}
    if move.kind != kinds.MOVE or not battle.work or battle.work[-1].model == NONE:
        return {}
    found = sense(battle, actor(battle), move.path)
    return {} if found.purpose == WAY else {found.purpose: max(1, len(found.subjects))}


def leads_to(reader: Reader, move: BattleMove) -> tuple[str, bool]:
    """The question that follows for the same seat, and whether there is no way back from it.

    Set-up may work for long on what follows: there it is only asked whether more is put down.
    """
    battle = position(reader)
    if move.kind in _SETTING_UP:
        rest = {each.a for each in moves_of(reader) if isinstance(each, BattleMove)}
        more = move.kind == kinds.PLACE and len(rest) > 1
        return (TOPICS[battle.topic], False) if more else ("", False)
    after = battle.copy()
    after.apply(move)
    if after.seat != reader.viewer:
        return "", True
    decision = after.decision
    return "" if decision is None else decision.name, False


def offered(reader: Reader) -> list[Move]:
    """The moves that are worth a line each; the others are found by asking about their points."""
    return sensible(position(reader), moves_of(reader))


def builders(reader: Reader) -> list[Point]:
    """One for each thing that can be aimed at any point of the table."""
    battle = position(reader)
    if battle.topic not in POINT_TOPICS:
        return []
    side = battle.layout.side
    found: dict[str, Point] = {}
    for move in moves_of(reader):
        if isinstance(move, BattleMove) and move.kind in _POINTED and move.path:
            verb = str(move).removesuffix(points_text(move.path)).strip()
            if verb not in found:
                title = put_title(battle, move, reader.lang)
                found[verb] = Point(verb=verb, width=side, height=side, title=title)
    return list(found.values())


def put_title(battle: SeenBattle, move: BattleMove, lang: str) -> str:
    """What a move puts down; empty: nothing."""
    if move.kind == kinds.PUT:
        return capital(put_words(battle, move.a, lang))
    return model_title(battle, move.a, lang) if move.kind == kinds.PLACE else ""


def ends_at(moves: Sequence[Move], x: int, y: int) -> list[BattleMove]:
    """The moves that end at a point."""
    return [
        move
        for move in moves
        if isinstance(move, BattleMove) and move.kind in _POINTED and move.path[-2:] == (x, y)
    ]


def learned(reader: Reader, texts: Sequence[str]) -> list[Hint]:
    """The hints of the lesson, each with a move that it speaks of."""
    move = hint_of(reader).move
    if move is None:
        return [Hint(text=text) for text in texts]
    at = places(position(reader), move)
    return [Hint(text=text, at=at, move=str(move)) for text in texts]
