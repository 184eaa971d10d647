"""The first numbers of `Battle.notes`, which every scenario has; those of named rules follow."""

from __future__ import annotations

from typing import Final

FIRST: Final = 0  # the side that places markers first (WC-F3)
EDGE: Final = 1  # the edges of the two sides
LATE: Final = 3  # the models that found no room yet, as bits (WC-F4); NONE: nobody
NOTES: Final = 4
