"""Markers with a scenario's word, and keys: finding, picking up and carrying them (C7, C11)."""

from __future__ import annotations

from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.battle.model import LETTER, SEARCHABLE, Marker, Model
from overseer.wasteland.battle.things.markers import known, lies_there
from overseer.wasteland.words import NONE


def with_word(battle: Battle, word: str) -> list[Marker]:
    """The markers of a word that lie on the table."""
    return [m for m in battle.markers if m.word == word and not m.out and m.carrier == NONE]


def marker_of(battle: Battle, number: int, word: str) -> Marker | None:
    """The marker of a number, if it lies there and has that word."""
    if not 0 <= number < len(battle.markers):
        return None
    marker = battle.markers[number]
    return None if marker.word != word or marker.out or marker.carrier != NONE else marker


def carry(battle: Battle, model: Model, marker: Marker) -> None:
    """A model takes a marker along; it lies down again where its carrier is removed."""
    marker.carrier = model.number
    marker.open = True
    model.carrying = (*model.carrying, marker.number)
    battle.tell("carries", {"model": model.number, "marker": marker.number})


def carrier_of(battle: Battle, word: str) -> int:
    """The model that carries a marker of a word; NONE without one."""
    for marker in battle.markers:
        if marker.word == word and marker.carrier != NONE:
            return marker.carrier
    return NONE


def numbers(markers: list[Marker]) -> tuple[int, ...]:
    """The numbers of some markers."""
    return tuple([marker.number for marker in markers])


def keys_of(battle: Battle, model: Model) -> list[int]:
    """The keys that a model holds: 0 to 2."""
    found: list[int] = []
    for number in model.carrying:
        content = battle.markers[number].content
        if battle.markers[number].kind == SEARCHABLE and content >= LETTER:
            found.append(content - LETTER)
    return found


def key_places(battle: Battle, side: int, lock: int) -> tuple[int, ...]:
    """The searchable markers under which the right key may lie, as far as a side knows."""
    found: list[int] = []
    for marker in battle.markers:
        if marker.kind == SEARCHABLE and lies_there(battle, marker.number):
            key = marker.content - LETTER
            if not known(marker, side) or (key >= 0 and lock in (NONE, key)):
                found.append(marker.number)
    return tuple(found)


def nearest_edge(battle: Battle, model: Model) -> int:
    """The edge that a model reaches first."""
    side = battle.layout.side
    gaps = [model.y, side - model.y, model.x, side - model.x]
    return gaps.index(min(gaps))
