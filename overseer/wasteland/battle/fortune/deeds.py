"""What players do for their quests (WC-Q1): counted as it happens, judged when all is over."""

from __future__ import annotations

from typing import Final

from overseer.wasteland.battle.battle import EAST, NORTH, SOUTH, WEST, Battle
from overseer.wasteland.battle.measure import is_object
from overseer.wasteland.battle.model import ON_TABLE, REMOVED, Model
from overseer.wasteland.campaign_words import (
    COUNTED,
    D_ALL_ALIVE,
    D_AT_EDGE,
    D_CENTRE,
    D_LEADER_WHOLE,
    D_MORE_MODELS,
    D_NO_SHOT,
    D_OUTNUMBERED,
    D_REMOVED,
    D_REMOVED_BY_LEADER,
    D_REMOVED_CLOSE,
    D_REMOVED_FAR,
    D_REMOVED_LEADER,
    D_WON,
)
from overseer.wasteland.geometry.plane import gap_within
from overseer.wasteland.words import LENGTHS, NONE, RED

SHOTS: Final = COUNTED  # ranged attacks are counted behind the deeds
WIDTH: Final = COUNTED + 1


def begin_deeds(battle: Battle) -> None:
    """Start counting, where somebody has a quest."""
    if max(battle.quests) != NONE:
        battle.deeds = [0] * (battle.seats * WIDTH)


def count(battle: Battle, seat: int, deed: int, n: int = 1) -> None:
    """A seat has done something."""
    if seat >= 0 and battle.deeds:
        battle.deeds[seat * WIDTH + deed] += n


def count_side(battle: Battle, side: int, deed: int) -> None:
    """Every seat of a side has done something: nobody knows any more whose mine it was."""
    for seat in range(battle.seats):
        if battle.sides[seat] == side:
            count(battle, seat, deed)


def count_removal(battle: Battle, model: Model, by: int, close: bool) -> None:
    """A model was removed by another one, in close combat or from afar."""
    if by == NONE or not battle.deeds:
        return
    doer = battle.models[by]
    if not battle.rules.enemies(battle, doer, model) or is_object(model):
        return
    count(battle, doer.seat, D_REMOVED)
    if close:
        count(battle, doer.seat, D_REMOVED_CLOSE)
    else:
        count(battle, doer.seat, D_REMOVED_FAR)
    if model.leader is not None:
        count(battle, doer.seat, D_REMOVED_LEADER)
    if doer.leader is not None:
        count(battle, doer.seat, D_REMOVED_BY_LEADER)


def quest_done(battle: Battle, seat: int) -> bool:
    """Whether a seat's quest is done, now that the battle is over."""
    number = battle.quests[seat]
    if number < 0 or not battle.deeds:
        return False
    for deed, least in battle.cards.quests[number].deeds:
        if deed_of(battle, seat, deed) < least:
            return False
    return True


def deed_of(battle: Battle, seat: int, deed: int) -> int:
    """How often a seat has done something; 1 or 0 where it is true or not."""
    if deed < COUNTED:
        return battle.deeds[seat * WIDTH + deed]
    side = battle.sides[seat]
    own = [m for m in battle.models if m.seat == seat and not is_object(m)]
    if deed == D_AT_EDGE:
        return _at_edge(battle, own, 1 - side)
    if deed == D_CENTRE:
        middle = battle.layout.side // 2
        return len([m for m in own if _near(m, middle, middle)])
    return 1 if _holds(battle, seat, side, own, deed) else 0


def _holds(battle: Battle, seat: int, side: int, own: list[Model], deed: int) -> bool:
    if deed == D_WON:
        return battle.victor == side
    if deed == D_ALL_ALIVE:
        return not [m for m in own if m.place == REMOVED]
    if deed == D_LEADER_WHOLE:
        whole = [m for m in own if m.leader is not None and m.place != REMOVED]
        return len([m for m in whole if m.wounds + m.rads == 0]) > 0
    if deed == D_MORE_MODELS:
        return _standing(battle, side) > _standing(battle, 1 - side)
    if deed == D_NO_SHOT:
        return battle.deeds[seat * WIDTH + SHOTS] == 0
    if deed == D_OUTNUMBERED:
        return battle.victor == side and _strength(battle, side) < _strength(battle, 1 - side)
    return False


def _near(model: Model, x: int, y: int) -> bool:
    if model.place != ON_TABLE:
        return False
    return gap_within(model.x, model.y, model.radius, x, y, 0, LENGTHS[RED])


def _at_edge(battle: Battle, own: list[Model], enemy: int) -> int:
    """How many stand within red of the edge that the enemy came from."""
    edge = edge_of(battle, enemy)
    far = battle.layout.side - LENGTHS[RED]
    found = 0
    for model in own:
        if model.place != ON_TABLE:
            continue
        r = model.radius
        if (
            (edge == SOUTH and model.y - r <= LENGTHS[RED])
            or (edge == NORTH and model.y + r >= far)
            or (edge == WEST and model.x - r <= LENGTHS[RED])
            or (edge == EAST and model.x + r >= far)
        ):
            found += 1
    return found


def edge_of(battle: Battle, side: int) -> int:
    """The edge of a side; where the scenario names none, the one that it was deployed nearest."""
    named = battle.rules.edge_of(battle, side)
    if named != NONE:
        return named
    homes = [m for m in battle.models if m.side == side and not is_object(m)]
    if not homes:
        return NONE
    x = sum([m.home_x for m in homes]) // len(homes)
    y = sum([m.home_y for m in homes]) // len(homes)
    gaps = (y, battle.layout.side - y, x, battle.layout.side - x)
    return gaps.index(min(gaps))


def _standing(battle: Battle, side: int) -> int:
    return len([m for m in battle.on_table(side) if not is_object(m)])


def _strength(battle: Battle, side: int) -> int:
    """The models that a side has had."""
    return len([m for m in battle.models if m.side == side and not is_object(m)])
