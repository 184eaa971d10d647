"""What can be done at a point of the table: the moves that somebody who points there may mean."""

from __future__ import annotations

from collections.abc import Sequence

from overseer.engine.state import Move
from overseer.voice.wasteland.moves import actor
from overseer.voice.wasteland.table.where import where_of
from overseer.wasteland.battle import moves as kinds
from overseer.wasteland.battle.attack.arms import POOLED, slot_of
from overseer.wasteland.battle.model import Model
from overseer.wasteland.battle.moves import (
    WEAPON_FIND,
    BattleMove,
    go,
    slide,
    throw_at,
    with_weapon,
)
from overseer.wasteland.battle.moves import place as put_down
from overseer.wasteland.battle.moving.movement import obstacles
from overseer.wasteland.battle.moving.ways import Ways
from overseer.wasteland.battle.topics import (
    T_ACTION,
    T_MARCH,
    T_PLACE,
    T_PUT,
    T_REACTION,
    T_SLIDE,
)
from overseer.wasteland.battle.views.view import SeenBattle
from overseer.wasteland.geometry.routes import shortest
from overseer.wasteland.words import NONE, W_MINE, W_THROWN


def meant(battle: SeenBattle, x: int, y: int, moves: Sequence[Move]) -> list[BattleMove]:
    """Every move that the point may stand for, legal or not, the likeliest first."""
    topic = battle.topic
    if topic in (T_PLACE, T_PUT):
        return placed(x, y, moves)
    if topic == T_SLIDE:
        return [slide(x, y)]
    if topic not in (T_ACTION, T_REACTION, T_MARCH):
        return []
    found = ways_to(battle, x, y)
    if topic == T_ACTION:
        found += lobbed(battle, x, y)
    return found


def placed(x: int, y: int, moves: Sequence[Move]) -> list[BattleMove]:
    """Whatever is to be put down, here."""
    first: dict[int, BattleMove] = {}
    for move in moves:
        if isinstance(move, BattleMove) and move.kind in (kinds.PLACE, kinds.PUT):
            first.setdefault(move.a, put_down(move.kind, move.a, x, y))
    return list(first.values())


def ways_to(battle: SeenBattle, x: int, y: int) -> list[BattleMove]:
    """The model's shortest way there, and as far towards it as it gets; quick ones after that."""
    model = actor(battle)
    found = []
    for quick in (False, True):
        if quick and battle.topic == T_ACTION and model.points == 0:
            continue
        if not quick and battle.topic == T_REACTION:
            continue
        ways = Ways(battle, model, False, quick)
        path = ways.path(x, y)
        if not path:
            found.append(go(whole_way(battle, model, x, y), quick))
            path = ways.path(*ways.towards(x, y))
        if path:
            found.append(go(path, quick))
    return found


def whole_way(battle: SeenBattle, model: Model, x: int, y: int) -> tuple[int, ...]:
    """The shortest way however long it is, so that it is refused for what is wrong with it."""
    circles, through = obstacles(battle, model)
    points = shortest(
        *(battle.layout, model.radius, model.x, model.y, x, y, circles, False),
        through=through,
        over=model.on,
    )
    if not points or len(points) < 2:
        return (x, y)
    return tuple(number for point in points[1:] for number in point)


def lobbed(battle: SeenBattle, x: int, y: int) -> list[BattleMove]:
    """Whatever the model can throw or lay there."""
    model = actor(battle)
    cards = [*model.found]
    if model.group != NONE:
        cards += battle.groups[model.group]
    numbers = dict.fromkeys(card - WEAPON_FIND for card in cards if card >= WEAPON_FIND)
    found = []
    for number in numbers:
        kind = battle.cards.weapons[number].kind
        if slot_of(battle, model, number) != POOLED:
            continue
        if kind == W_THROWN:
            found.append(throw_at(battle.cards, number, NONE, x, y, False))
        elif kind == W_MINE:
            found.append(with_weapon(kinds.LAY_MINE, battle.cards, number, (x, y)))
    return found


def about(where: str, moves: Sequence[Move]) -> list[Move]:
    """The moves that are about a thing."""
    return [move for move in moves if where and where_of(move) == where]


def legal(battle: SeenBattle, moves: Sequence[BattleMove]) -> list[BattleMove]:
    """Those that are allowed."""
    return [move for move in moves if battle.why(move) == 0]
