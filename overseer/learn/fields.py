"""Observations by name: which numbers stand where. docs/learning.md says what each one means."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from overseer.learn.core import tragic as duel
from overseer.learn.core.shelter import PLACED, SHOWN, TRADES
from overseer.shelter.tables import Tables
from overseer.tragic.words import N_STATS

BYTE: Final = (0, 255)
SHORT: Final = (-32768, 32767)
LONG: Final = (-(2**31), 2**31 - 1)


class Field(NamedTuple):
    """Numbers of an observation that belong together."""

    name: str
    size: int


class Layout:
    """The fields of an observation, one after the other."""

    def __init__(self, dtype: type[np.integer], limits: tuple[int, int], fields: Sequence[Field]):
        self.dtype = np.dtype(dtype).newbyteorder("<")
        self.least, self.most = limits
        self.fields = tuple(fields)
        self.places: dict[str, slice] = {}
        at = 0
        for field in fields:
            self.places[field.name] = slice(at, at + field.size)
            at += field.size
        self.size = at

    def part(self, observation: NDArray[np.integer], name: str) -> NDArray[np.integer]:
        """The numbers of a field, of one observation or of a batch of them."""
        return observation[..., self.places[name]]


def of_each(seats: int, fields: Sequence[tuple[str, int]]) -> list[Field]:
    """The same fields for every seat, the viewer's own first."""
    return [Field(f"seat{seat}.{name}", size) for seat in range(seats) for name, size in fields]


def shelter(seats: int, tables: Tables) -> Layout:
    """What `overseer.learn.core.shelter` writes."""
    single = "asked topic round step first turn acting again used ending space kind party bonus"
    items = len(tables.item_deck)
    own = "happiness energy food water passed fresh hurt coming dwellers lift lift_kind floor"
    fields = [
        *(Field(name, 1) for name in f"{single} reserved side".split()),
        Field("work", 5),
        Field("trades", TRADES),
        Field("items_shown", SHOWN),
        Field("rooms_shown", SHOWN),
        Field("item_deck", items),
        Field("room_deck", len(tables.room_deck)),
        Field("threat_deck", len(tables.threat_deck)),
        Field("top_kinds", 12),
        Field("top_threats", 12),
        Field("top_taken", 12),
    ]
    each = [(name, 1) for name in f"{own} discount extra_income defeated".split()]
    each += [("trained", 7), ("hurt_trained", 7), ("rooms", 6), ("kinds", 12), ("threats", 12)]
    each += [("taken", 12), ("placed", PLACED), ("ready", items), ("spent", items)]
    return Layout(np.uint8, BYTE, [*fields, *of_each(seats, each)])


def tragic(seats: int) -> Layout:
    """What `overseer.learn.core.tragic` writes."""
    single = "asked topic phase active first setting may_lay by_hand stop_turn time_up turn_limit"
    own = "hp max_hp radiation hand_size library_size discard_size stealth inside reprieve repeats"
    fields = [
        *(Field(name, 1) for name in f"{single} copies triggers works items".split()),
        Field("work", duel.OF_ITEM - 2 + 5),
        Field("pile", duel.PILE * duel.OF_ITEM),
    ]
    each = [
        (name, 1)
        for name in f"{own} actions turns mulligans out skills_engaged skills_used".split()
    ]
    each += [("points", 7), ("spent", 7), ("hand", duel.HAND), ("library", duel.LIBRARY)]
    each += [("tops", duel.TOPS), ("bottoms", duel.BOTTOMS), ("looking", duel.LOOKING)]
    each += [("discard", duel.DISCARD), ("destroyed", duel.DESTROYED)]
    each += [("abilities", duel.ABILITIES), ("traits", duel.TRAITS), ("skills", duel.SKILLS)]
    each += [("permanents", duel.PERMANENTS * duel.OF_PERMANENT), ("stats", N_STATS)]
    return Layout(np.int16, SHORT, [*fields, *of_each(seats, each)])
