"""What a card costs: what a list of caps says, or the nearest list where that is silent (WB-X1)."""

from __future__ import annotations

from typing import Final

from overseer.wasteland.words import NONE

# The lists by their places, each with the one that is asked first, second and last.
_NEAREST: Final = ((0, 1, 2), (1, 0, 2), (2, 1, 0))


def priced_by(caps: tuple[int, ...], caps_list: int) -> int:
    """The list whose price counts; NONE when no list prices the card."""
    for each in _NEAREST[caps_list]:
        if caps[each] != NONE:
            return each
    return NONE


def price_in(caps: tuple[int, ...], caps_list: int) -> int:
    """What a card costs; NONE when no list prices it.

    >>> price_in((-1, 7, 3), 0), price_in((-1, 7, -1), 2), price_in((-1, -1, -1), 1)
    (7, 7, -1)
    """
    found = priced_by(caps, caps_list)
    return NONE if found == NONE else caps[found]
