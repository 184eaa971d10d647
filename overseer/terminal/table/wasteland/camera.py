"""Which part of the table is seen, and which cell of the screen is which point of it."""

from __future__ import annotations

from typing import Final

ZOOMS: Final = (1, 2, 4)  # the whole table, a half of its width, a quarter
TALL: Final = 2  # a character is about twice as high as wide


class Camera:
    """A square of the table on a rectangle of cells; north is up."""

    def __init__(self, side: int) -> None:
        self.side = side
        self.zoom = 1
        self.x = self.y = side / 2  # what the middle of the screen shows
        self.width = self.height = 1  # cells

    def fit(self, width: int, height: int) -> None:
        """Use so many cells."""
        self.width, self.height = max(1, width), max(1, height)
        self._stay()

    @property
    def window(self) -> tuple[float, ...]:
        """What is seen, and on how many cells: equal as long as nothing moves."""
        return self.zoom, self.x, self.y, self.width, self.height

    @property
    def row(self) -> float:
        """How many mm of the table a line of the screen shows."""
        return max(self.side / self.height, TALL * self.side / self.width) / self.zoom

    @property
    def column(self) -> float:
        """How many mm of the table a column shows."""
        return self.row / TALL

    @property
    def left(self) -> float:
        """The table's x at the left border."""
        return self.x - self.column * self.width / 2

    @property
    def top(self) -> float:
        """The table's y at the upper border."""
        return self.y + self.row * self.height / 2

    def cell(self, x: float, y: float) -> tuple[int, int]:
        """The column and line of a point."""
        return int((x - self.left) // self.column), int((self.top - y) // self.row)

    def point(self, column: int, line: int) -> tuple[int, int]:
        """The point in the middle of a cell."""
        return (
            round(self.left + (column + 0.5) * self.column),
            round(self.top - (line + 0.5) * self.row),
        )

    def on_table(self, column: int, line: int) -> bool:
        """Whether the middle of a cell lies on the table."""
        x, y = self.point(column, line)
        return 0 <= x <= self.side and 0 <= y <= self.side

    def next_zoom(self, steps: int = 1) -> None:
        """Nearer, and from the nearest back to the whole table."""
        at = (ZOOMS.index(self.zoom) + steps) % len(ZOOMS)
        self.zoom = ZOOMS[at]
        self._stay()

    def centre(self, x: float, y: float) -> None:
        """Look at a point."""
        self.x, self.y = x, y
        self._stay()

    def scroll(self, columns: int, lines: int) -> None:
        """Look further to the right and further down."""
        self.centre(self.x + columns * self.column, self.y - lines * self.row)

    def show(self, x: float, y: float) -> None:
        """See to it that a point is in sight, with some room around it."""
        column, line = self.cell(x, y)
        margin_x, margin_y = min(6, self.width // 4), min(3, self.height // 4)
        right = max(0, column - (self.width - 1 - margin_x)) - max(0, margin_x - column)
        down = max(0, line - (self.height - 1 - margin_y)) - max(0, margin_y - line)
        if right or down:
            self.scroll(right, down)

    def _stay(self) -> None:
        """Never show more of what lies beside the table than need be."""
        self.x = _within(self.x, self.column * self.width, self.side)
        self.y = _within(self.y, self.row * self.height, self.side)


def _within(middle: float, size: float, side: int) -> float:
    if size >= side:
        return side / 2
    return min(max(middle, size / 2), side - size / 2)
