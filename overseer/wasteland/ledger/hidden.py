"""What a hand may know of a log: others' quests, boosts and consequences are a “?” (WC-B1, WC-Q1).

A log with such entries adds up to a sheet as well, so that a device without a connection goes on.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

import msgspec

from overseer.wasteland.ledger.act import HIDDEN, Act
from overseer.wasteland.ledger.acts import (
    Any,
    Boost,
    Consequence,
    Correct,
    Insert,
    Marker,
    Play,
    Quest,
)
from overseer.wasteland.ledger.log import Entry

A = TypeVar("A", bound=Act)


def shown_log(
    entries: Iterable[Entry], seats: frozenset[int], sides: tuple[int, ...]
) -> list[Entry]:
    """A log as those who play `seats` may see it; `sides`: of every seat."""
    own = frozenset(sides[seat] for seat in seats if seat < len(sides))
    return [_entry(entry, seats, own) for entry in entries]


def _entry(entry: Entry, seats: frozenset[int], own: frozenset[int]) -> Entry:
    act = _shown(entry.act, seats, own)
    return entry if act is entry.act else msgspec.structs.replace(entry, act=act)


def _shown(act: Any, seats: frozenset[int], own: frozenset[int]) -> Any:
    if isinstance(act, Correct | Insert):
        inner = shown_act(act.act, seats, own)
        return act if inner is act.act else msgspec.structs.replace(act, act=inner)
    return shown_act(act, seats, own)


def shown_act(act: A, seats: frozenset[int], own: frozenset[int]) -> A:
    """An act as somebody may see it."""
    if isinstance(act, Boost) and not act.played and act.seat not in seats:
        return msgspec.structs.replace(act, card=HIDDEN)
    if isinstance(act, Quest) and act.card and act.seat not in seats:
        return msgspec.structs.replace(act, card=HIDDEN)
    if isinstance(act, Consequence) and not act.comes and act.seat not in seats:
        return msgspec.structs.replace(act, card=HIDDEN)
    if isinstance(act, Marker) and act.side != -1 and act.side not in own:
        return msgspec.structs.replace(act, content=-1)
    return act


def secret_seat(act: Play) -> int:
    """The seat whose secret an act is; -1: it is none."""
    return act.seat if isinstance(act, Boost | Quest | Consequence) else -1


def names_hidden(act: Any) -> bool:
    """Whether an act names a card that only somebody else knows."""
    if isinstance(act, Correct | Insert):
        return names_hidden(act.act)
    return isinstance(act, Boost | Quest | Consequence) and act.card == HIDDEN
