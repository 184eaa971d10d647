"""So much of so much, drawn with characters."""

from __future__ import annotations

from typing import Final

FULL: Final = "▰"
EMPTY: Final = "▱"
WIDEST: Final = 10  # cells of a bar


def bar(used: int, all: int) -> str:
    """So much of so much; a long one is drawn to scale.

    >>> bar(2, 3), bar(15, 30)
    ('▰▰▱', '▰▰▰▰▰▱▱▱▱▱')
    """
    most = max(used, all)
    cells = min(most, WIDEST)
    full = used if most <= WIDEST else round(used * cells / most)
    return FULL * full + EMPTY * (cells - full)
