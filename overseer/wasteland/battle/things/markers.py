"""Looking at markers, and what lies under them (WB-I1, WC-F9 with C8 to C10)."""

from __future__ import annotations

from typing import Final

from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.battle.fortune.deeds import count
from overseer.wasteland.battle.measure import at_marker, aware
from overseer.wasteland.battle.model import (
    BLANK_MARKER,
    INVESTIGATION,
    ITEM_MARKER,
    SEARCH_ICON,
    SEARCHABLE,
    UNKNOWN,
    Marker,
    Model,
)
from overseer.wasteland.battle.moves import LOOK, BattleMove
from overseer.wasteland.battle.moves import at_marker as at_marker_move
from overseer.wasteland.battle.reasons import (
    R_NOT_AWARE,
    R_NOT_TOUCHING,
    R_NOTHING_THERE,
    R_SEEN,
)
from overseer.wasteland.battle.topics import T_MARKER
from overseer.wasteland.battle.views.describe import content_word
from overseer.wasteland.battle.work import W_SEARCH, Work
from overseer.wasteland.campaign_words import D_LOOKED
from overseer.wasteland.words import NONE

LOOKING: Final = 10  # the stage of a W_SEARCH that only turns a marker over


def lies_there(battle: Battle, number: int) -> bool:
    """Whether a marker of this number lies on the table."""
    if not 0 <= number < len(battle.markers):
        return False
    marker = battle.markers[number]
    return not marker.out and marker.carrier == NONE


def known(marker: Marker, side: int) -> bool:
    """Whether a side knows what is under a marker."""
    return marker.open or (marker.seen >> side) & 1 == 1


def look_fault(battle: Battle, model: Model, number: int) -> int:
    """Why a model may not look at a marker (WB-I1)."""
    if not lies_there(battle, number):
        return R_NOTHING_THERE
    marker = battle.markers[number]
    if marker.kind != INVESTIGATION and marker.kind != SEARCHABLE:
        return R_NOTHING_THERE
    if known(marker, model.side):
        return R_SEEN
    if marker.kind == SEARCHABLE:
        return 0 if at_marker(model, marker) else R_NOT_TOUCHING  # C8
    if not aware(battle, model, marker.x, marker.y, marker.radius, False):  # C9
        return R_NOT_AWARE
    return 0


def look_moves(battle: Battle, model: Model) -> list[BattleMove]:
    """The markers that a model may look at."""
    found: list[BattleMove] = []
    for marker in battle.markers:
        if look_fault(battle, model, marker.number) == 0:
            found.append(at_marker_move(LOOK, marker.number))
    return found


def begin_look(battle: Battle, model: Model, number: int) -> None:
    """A model looks at a marker; NATURE says what it is when nobody has looked before."""
    marker = battle.markers[number]
    without_stock(battle, marker)
    if marker.content == UNKNOWN:
        battle.push(W_SEARCH, model.number, number).stage = LOOKING
    else:
        show(battle, model, marker)


def run_look(battle: Battle, work: Work) -> bool:
    """A W_SEARCH from the stage LOOKING on."""
    if work.stage == LOOKING:
        work.stage = LOOKING + 1
        return battle.ask_nature(T_MARKER)
    marker = battle.markers[work.target]
    marker.content = work.answer
    battle.done(work)
    show(battle, battle.models[work.model], marker)
    return False


def show(battle: Battle, model: Model, marker: Marker) -> None:
    """A model's side learns what is under a marker, and does what C8 and C9 say at once."""
    marker.seen |= 1 << model.side
    battle.revealed += 1
    if marker.kind == INVESTIGATION:
        count(battle, model.seat, D_LOOKED)
    content = marker.content
    args: dict[str, int | str] = {"model": model.number, "marker": marker.number}
    battle.whisper("looked", model.side, {**args, "content": content_word(content)})
    if content == BLANK_MARKER:
        take_off(marker)
        battle.tell("blank", args)
    elif content == SEARCH_ICON:
        _replace(battle, model, marker)


def take_off(marker: Marker) -> None:
    """A marker leaves the table; everybody may see what it was."""
    marker.out = True
    marker.open = True


def _replace(battle: Battle, model: Model, marker: Marker) -> None:
    """C9: a searchable marker of those set aside comes face down, else an item marker."""
    marker.kind = SEARCHABLE
    marker.seen = 0
    if battle.spare > 0:
        battle.spare -= 1
        marker.content = UNKNOWN
    else:
        marker.content = ITEM_MARKER
        marker.open = True
    battle.tell("searchable", {"model": model.number, "marker": marker.number})


def without_stock(battle: Battle, marker: Marker) -> None:
    """C10: the stock never runs out; what nobody has looked at is then blank, or an item."""
    if marker.content == UNKNOWN and not _stocked(battle, marker.kind):
        marker.content = BLANK_MARKER if marker.kind == INVESTIGATION else ITEM_MARKER


def _stocked(battle: Battle, kind: int) -> bool:
    for _, n in battle.stocks[kind]:
        if n > 0:
            return True
    return False
