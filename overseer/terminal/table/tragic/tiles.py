"""Cards as tiles in rows: a flow of small cards, each with a place on the screen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text

from overseer.terminal.table import palette
from overseer.terminal.table.canvas import cut

GAP = 1


@dataclass(frozen=True, slots=True)
class Tile:
    """A card in two short lines, or in one where there is little room."""

    where: str  # what it is, as where.py writes it
    sign: str
    name: str
    facts: str  # cost, or attack and health: kept whole when the name is cut
    more: str = ""  # for the second line
    colour: str = palette.TEXT
    dim: bool = False  # engaged, or not affordable


@dataclass(frozen=True, slots=True)
class Box:
    """Where a tile was drawn."""

    x: int
    y: int
    width: int
    height: int

    def holds(self, x: int, y: int) -> bool:
        """Whether that cell belongs to it."""
        return self.x <= x < self.x + self.width and self.y <= y < self.y + self.height


@dataclass
class Sheet:
    """Lines as they grow, and what lies where."""

    width: int
    cursor: str = ""
    legal: frozenset[str] = frozenset()
    lines: list[Text] = field(default_factory=list)
    boxes: dict[str, Box] = field(default_factory=dict)

    def add(self, line: Text, where: str = "") -> None:
        """One more line; it may be a thing that can be looked at."""
        if where:
            self.boxes[where] = Box(0, len(self.lines), self.width, 1)
        if where and where == self.cursor:
            line = line.copy()
            line.stylize(palette.lit)
        self.lines.append(line)

    def flow(self, tiles: Sequence[Tile], wide: int, tall: bool, indent: int = 1) -> None:
        """Tiles side by side in columns at least `wide` cells wide; `tall`: two lines each."""
        if not tiles:
            return
        room = self.width - indent
        columns = max(1, room // (wide + GAP))
        size = room // columns - GAP
        for start in range(0, len(tiles), columns):
            row = tiles[start : start + columns]
            upper, lower = Text(" " * indent), Text(" " * indent)
            for at, tile in enumerate(row):
                x = indent + at * (size + GAP)
                self.boxes[tile.where] = Box(x, len(self.lines), size, 2 if tall else 1)
                first, second = self._tile(tile, size)
                upper.append_text(first).append(" " * GAP)
                lower.append_text(second).append(" " * GAP)
            self.lines.append(upper)
            if tall:
                self.lines.append(lower)

    def _tile(self, tile: Tile, size: int) -> tuple[Text, Text]:
        chosen = tile.where == self.cursor
        mark = palette.LEGAL_MARK if tile.where in self.legal else " "
        ground = palette.LIT if chosen else palette.PANEL
        colour = palette.BRIGHT if chosen else palette.QUIET if tile.dim else tile.colour
        style = Style(color=colour, bgcolor=ground, bold=chosen or mark != " ", italic=tile.dim)
        edge = Style(color=palette.AMBER, bgcolor=ground, bold=True)
        name = cut(f"{tile.sign} {tile.name}", size - 2 - cell_len(tile.facts))
        first = Text().append(mark, edge).append(name, style)
        first.append(" " * (size - 1 - cell_len(name) - cell_len(tile.facts)), style)
        first.append(tile.facts, Style(color=palette.AMBER, bgcolor=ground, bold=chosen))
        more = cut(tile.more, size - 3)
        second = Text().append("   ", Style(bgcolor=ground))
        second.append(
            more + " " * (size - 3 - cell_len(more)), Style(color=palette.QUIET, bgcolor=ground)
        )
        return first, second
