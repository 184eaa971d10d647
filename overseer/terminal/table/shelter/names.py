"""Names of players where there is little room."""

from __future__ import annotations

from rich.cells import cell_len

from overseer.terminal.table.canvas import cut


def short_name(name: str) -> str:
    """Of "Bot 2 (hard)" the part that is enough where there is little room."""
    return name.split(" (")[0]


def cut_name(name: str, width: int) -> str:
    """A name in at most `width` cells; players that only differ in their number keep it.

    >>> cut_name("Spieler 1", 8), cut_name("Grace Hopper", 8)
    ('Spiel… 1', 'Grace H…')
    """
    word, blank, number = name.rpartition(" ")
    if cell_len(name) <= width or not number.isdigit():
        return cut(name, width)
    return cut(word, width - cell_len(blank + number)) + blank + number
