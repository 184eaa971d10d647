"""A piece of terrain: a polygon with what it does to sight and movement (WB-G4)."""

from __future__ import annotations

from mypy_extensions import i64

from overseer.wasteland.geometry.plane import (
    CONTACT,
    Point,
    crosses,
    cuts,
    is_simple,
    polygon_gap,
    polygon_near,
    polygon_under,
    twice_area,
)


class Piece:
    """One piece of terrain; never changed after it is made.

    Its corners may come in either order and form any simple polygon, convex or not.
    """

    __slots__ = (
        "blocks_sight",
        "bottom",
        "climbable",
        "cover",
        "difficult",
        "group",
        "height",
        "impassable",
        "kind",
        "left",
        "number",
        "points",
        "right",
        "top",
        "xs",
        "ys",
    )

    def __init__(
        self,
        number: int,
        kind: str,
        points: tuple[Point, ...],
        *,
        blocks_sight: bool = False,
        cover: bool = False,
        impassable: bool = False,
        difficult: bool = False,
        height: int = 0,
        climbable: bool = False,
        group: int = -1,
    ) -> None:
        if not is_simple(points):
            raise ValueError(f"piece {number} ({kind}) is no simple polygon: {points}")
        self.number: int = number
        self.kind: str = kind
        self.points: tuple[Point, ...] = points
        self.blocks_sight: bool = blocks_sight
        self.cover: bool = cover
        self.impassable: bool = impassable
        self.difficult: bool = difficult
        self.height: int = height
        self.climbable: bool = climbable
        self.group: int = group  # walls of one ruin have the same; -1: it stands alone
        # The corners counter-clockwise, as two lists for the fast loops.
        ordered = list(points)
        if twice_area(points) < 0:
            ordered.reverse()
        self.xs: list[int] = [x for x, _ in ordered]
        self.ys: list[int] = [y for _, y in ordered]
        self.left: i64 = min(self.xs)
        self.right: i64 = max(self.xs)
        self.bottom: i64 = min(self.ys)
        self.top: i64 = max(self.ys)

    def __repr__(self) -> str:
        return f"Piece({self.number}, {self.kind!r}, {self.points})"

    def near(self, x1: i64, y1: i64, x2: i64, y2: i64, length: i64) -> bool:
        """Whether the segment comes nearer than `length` (above 0) to the piece."""
        if max(x1, x2) + length <= self.left or min(x1, x2) - length >= self.right:
            return False
        if max(y1, y2) + length <= self.bottom or min(y1, y2) - length >= self.top:
            return False
        # Where its box lies, to the left (above 0) and to the right of the line.
        dx = x2 - x1
        dy = y2 - y1
        line = dx * y1 - dy * x1
        high = self._leftmost(dx, dy) - line
        low = -self._leftmost(-dx, -dy) - line
        limit = length * length * (dx * dx + dy * dy)
        if (high < 0 and high * high >= limit) or (low > 0 and low * low >= limit):
            return False
        return polygon_near(self.xs, self.ys, x1, y1, x2, y2, length)

    def _leftmost(self, dx: i64, dy: i64) -> i64:
        """How far to the left its box reaches of a line through (0, 0), times the line's length."""
        return dx * (self.top if dx > 0 else self.bottom) - dy * (
            self.left if dy > 0 else self.right
        )

    def beside(self, x: i64, y: i64, length: i64) -> bool:
        """Whether the piece may come as near as `length` to a point; false is certain."""
        return (
            self.left - length <= x <= self.right + length
            and self.bottom - length <= y <= self.top + length
        )

    def under(self, x: i64, y: i64, r: i64) -> bool:
        """Whether a base shares ground with the piece."""
        if x + r <= self.left or x - r >= self.right or y + r <= self.bottom or y - r >= self.top:
            return False
        return polygon_under(self.xs, self.ys, x, y, r)

    def touches(self, x: int, y: int, r: int) -> bool:
        """Whether a base overlaps the piece or has no more than CONTACT between it and itself."""
        if not self.near(x, y, x, y, r + CONTACT + 1):
            return False
        over, under = polygon_gap(self.xs, self.ys, x, y, x, y)
        return over <= (r + CONTACT) * (r + CONTACT) * under

    def crossed(self, x1: i64, y1: i64, x2: i64, y2: i64, scale: i64) -> bool:
        """Whether the segment, in units of 1/`scale` mm, goes through the piece's interior."""
        if max(x1, x2) <= self.left * scale or min(x1, x2) >= self.right * scale:
            return False
        if max(y1, y2) <= self.bottom * scale or min(y1, y2) >= self.top * scale:
            return False
        dx = x2 - x1
        dy = y2 - y1
        line = dx * y1 - dy * x1
        high = self._leftmost(dx, dy) * scale
        low = -self._leftmost(-dx, -dy) * scale
        if (high <= line or low >= line) and (dx != 0 or dy != 0):
            return False  # its box lies on one side of the line
        if self.left * scale < x1 < self.right * scale:
            if self.bottom * scale < y1 < self.top * scale:
                return crosses(self.xs, self.ys, x1, y1, x2, y2, scale)
        return cuts(self.xs, self.ys, x1, y1, x2, y2, scale)
