"""Markers with a scenario's word: finding, picking up and carrying them (C7, C11)."""

from __future__ import annotations

from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.battle.model import Marker, Model
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
