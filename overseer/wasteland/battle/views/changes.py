"""What a step has changed, as data: events without a sentence, for clients that draw the table.

Sentences tell what matters; these name every number that is another one now, so that nobody has to
look at the whole table again. They are silent events.
"""

from __future__ import annotations

import json
from typing import Final

from overseer.engine.refusal import Value
from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.battle.model import Marker, Model
from overseer.wasteland.battle.views.describe import (
    acting,
    content_word,
    described,
    marker_data,
    model_data,
    pools_data,
)

MODEL: Final = "wasteland-model"  # model: which; and what about it has changed, as in View.data()
MARKER: Final = "wasteland-marker"  # marker: which; out: 1 when it has left the table
CONTENT: Final = "wasteland-content"  # marker: which; content: for a side that has looked
PIECE: Final = "wasteland-piece"  # piece: which; all about a piece of terrain that is new
TABLE: Final = "wasteland-table"  # what else of View.data() has changed
DIE: Final = "wasteland-die"  # model: whose dice (NONE: nobody's); faces: as the move writes them
# What others do not know is another event of the same name for those who do.
_NAMES: Final = (MODEL, MARKER, CONTENT, PIECE, TABLE, DIE)
SILENT: Final = frozenset([*_NAMES, *[f"{name}-hidden" for name in _NAMES]])


def written(value: object) -> Value:
    """A value of View.data() as an event carries it: lists and the like in JSON."""
    if isinstance(value, bool):
        return int(value)
    if isinstance(value, int | str):
        return value
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


class Before:
    """What a battle was like before a step."""

    def __init__(self, battle: Battle) -> None:
        self.models: list[Model] = [model.copy() for model in battle.models]
        self.markers: list[Marker] = [marker.copy() for marker in battle.markers]
        self.pieces: int = len(battle.layout.pieces)
        self.open: dict[str, object] = _open(battle)
        self.masked: dict[str, object] = _masked(battle)


def _open(battle: Battle) -> dict[str, object]:
    """What of the table everybody sees alike."""
    return {
        "round": battle.round,
        "rounds": battle.rules.rounds,
        "turn": battle.turn_side,
        "advantage": battle.advantage,
        "active": battle.active,
        "acting": acting(battle),
        "actions": battle.actions,
        "deck": sum(battle.deck),
        "pools": battle.groups,
        "over": battle.how,
        "victor": battle.victor,
        "level": battle.level,
    }


def _masked(battle: Battle) -> dict[str, object]:
    """What may be a secret."""
    return {
        "hands": battle.hands,
        "quests": battle.quests,
        "events": battle.fate.facts(),
        "notes": tuple(battle.notes),
    }


def tell_changes(battle: Battle, before: Before) -> None:
    """Tell what a step has changed; somebody listens."""
    for model in battle.models:
        old = before.models[model.number] if model.number < len(before.models) else None
        if old is None or old.facts() != model.facts():
            was = {} if old is None else model_data(battle, old)
            _tell(battle, MODEL, "model", model.number, was, model_data(battle, model))
    for marker in battle.markers:
        known = before.markers[marker.number] if marker.number < len(before.markers) else None
        if known is None or known.facts() != marker.facts():
            _tell_marker(battle, marker, known)
    if len(battle.layout.pieces) > before.pieces:
        _tell_pieces(battle, before.pieces)
    _tell_table(battle, before)


def _tell(
    battle: Battle,
    name: str,
    kind: str,
    number: int,
    was: dict[str, object],
    now: dict[str, object],
) -> None:
    """What has changed about one thing, if anybody can see it."""
    args: dict[str, Value] = {}
    for key, value in now.items():
        if key != "number" and (key not in was or was[key] != value):
            args[key] = written(value)
    if args:
        battle.tell_silently(name, {kind: number, **args})


def _tell_marker(battle: Battle, marker: Marker, old: Marker | None) -> None:
    if marker.out:
        if old is None or not old.out:
            _tell(battle, MARKER, "marker", marker.number, {}, {"out": True})
        return
    was = {} if old is None or old.out else marker_data(battle, old)
    now = marker_data(battle, marker)
    if not marker.open:
        now.pop("content")
    elif old is not None and not old.open:
        was.pop("content", None)
    _tell(battle, MARKER, "marker", marker.number, was, now)
    if marker.open:
        return
    for side in (0, 1):
        if (marker.seen >> side) & 1:
            if old is None or (old.content, old.seen, old.open) != (marker.content, marker.seen, 0):
                seats = tuple([n for n in range(battle.seats) if battle.sides[n] == side])
                args: dict[str, Value] = {"marker": marker.number}
                args["content"] = content_word(marker.content)
                battle.tell_silently(CONTENT, args, seats)


def _tell_pieces(battle: Battle, first: int) -> None:
    pieces = described(battle)["pieces"]
    assert isinstance(pieces, list)
    for number in range(first, len(pieces)):
        _tell(battle, PIECE, "piece", number, {}, pieces[number])


def _tell_table(battle: Battle, before: Before) -> None:
    """What is nobody's in particular; what some do not know goes to each who does."""
    now, masked = _open(battle), _masked(battle)
    open_keys = [key for key in now if now[key] != before.open[key]]
    masked_keys = [key for key in masked if masked[key] != before.masked[key]]
    if not (open_keys or masked_keys):
        return
    args: dict[str, Value] = {}
    for key in open_keys:
        args[key] = written(pools_data(battle) if key == "pools" else now[key])
    if not masked_keys:
        battle.tell_silently(TABLE, args)
        return
    seen = battle.view(None).data()
    for key in masked_keys:
        args[key] = written(seen[key])
    battle.tell_silently(TABLE, args)
    for seat in range(battle.seats):
        own = battle.view(seat).data()
        more = {key: written(own[key]) for key in masked_keys if own[key] != seen[key]}
        if more:
            battle.tell_silently(TABLE, more, (seat,))
