"""Tables made from a number (WC-R6, C16).

No two pieces, no piece and kept-clear disc, no piece and table edge come nearer to each other
than GAP: a base of 30 mm goes everywhere between them, and in by every door. Readings: what a
ruin or building takes of the table is its whole outline; ground that a scenario keeps clear is
not counted, and where so much is kept clear that a preset finds no room, it takes a little less.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import isqrt
from typing import Final

from overseer.wasteland.geometry import polygons
from overseer.wasteland.geometry.layout import SIDE, Layout
from overseer.wasteland.terrain.draws import Draws
from overseer.wasteland.terrain.features import Feature, area_of, build, kind_of, pieces_of
from overseer.wasteland.terrain.kinds import Kind
from overseer.wasteland.terrain.presets import PRESETS, THEMES, Preset, Theme

GAP: Final = 64
NUMBERS: Final = 1_000_000  # tables of a preset and theme

# Ground without terrain: a disc is x, y, radius (GAP is kept from its edge); a box is left,
# bottom, right, top (nothing stands in it).
Clear = tuple[int, ...]

_TRIES: Final = 500  # places for one piece
_CELL_TRIES: Final = 12  # … in one cell
_FREELY: Final = 8  # tables begun with pieces anywhere, before every second one is in cells
_PATIENCE: Final = 40  # tables begun before a little less is asked for …
_TIRED: Final = 4  # … and then a little less again
_FULL: Final = 20  # per cent: so full a table is always filled cell by cell
_SLACK: Final = SIDE * SIDE // 200  # half a per cent of the table more or less
_ROWS: Final = 4  # cells in a row
_CELL: Final = (SIDE - GAP) // _ROWS


def make_layout(
    number: int, preset: str, keep_clear: Sequence[Clear] = (), theme: str = "mixed"
) -> Layout:
    """The table of a number; the same number gives the same table everywhere."""
    return _layout(number, preset, tuple(keep_clear), theme)


@lru_cache(maxsize=64)
def _layout(number: int, preset: str, keep_clear: tuple[Clear, ...], theme: str) -> Layout:
    return Layout(pieces_of(features(number, preset, keep_clear, theme)))


def features(
    number: int, preset: str, keep_clear: Sequence[Clear] = (), theme: str = "mixed"
) -> list[Feature]:
    """What stands on the table of a number."""
    draws = Draws(number)
    wanted = PRESETS[preset]
    ground = SIDE * SIDE - sum(_area(clear) for clear in keep_clear)
    begun = 0
    while True:
        tired = max(begun - _PATIENCE, 0) // _TIRED
        less = max(wanted.share - tired, 0)
        in_cells = wanted.share >= _FULL or (begun >= _FREELY and begun % 2 == 0)
        table = _Table(draws, wanted, THEMES[theme], keep_clear, ground * less // 100, in_cells)
        found = table.fill(exactly=begun < _PATIENCE, all_of_it=less > 0)
        if found is not None:
            return found
        begun += 1


def share(found: Sequence[Feature]) -> int:
    """What pieces take of the table, in tenths of a per cent."""
    return sum(feature.area for feature in found) * 1000 // (SIDE * SIDE)


def _area(clear: Clear) -> int:
    if len(clear) != 4:
        return 0
    left, bottom, right, top = clear
    return (right - left) * (top - bottom)


class _Table:
    """One table that is being filled."""

    def __init__(
        self,
        draws: Draws,
        preset: Preset,
        theme: Theme,
        keep_clear: Sequence[Clear],
        target: int,
        in_cells: bool,
    ) -> None:
        self.draws = draws
        self.theme = theme
        self.target = target
        self.cells: list[tuple[int, int]] = []
        if in_cells:
            self.cells = [(column, row) for column in range(_ROWS) for row in range(_ROWS)]
        self.most: int = _CELL - GAP if in_cells else SIDE  # no piece is longer
        self.count = draws.between(preset.fewest, preset.most)
        self.discs = [clear for clear in keep_clear if len(clear) == 3]
        self.boxes = [_polygon(clear) for clear in keep_clear if len(clear) == 4]
        self.placed: list[Feature] = []

    def fill(self, exactly: bool, all_of_it: bool) -> list[Feature] | None:
        """All pieces in their places, the largest first; None when they do not fit.

        `exactly`: they take the room they should, half a per cent more or less. Without
        `all_of_it` those that find no place are left out.
        """
        for fixed in self.theme.fixed:
            feature = build(kind_of(fixed.kind), fixed.wide, fixed.deep, self.draws)
            feature = feature.placed(fixed.x, fixed.y, fixed.quarter, 0)
            if self._fits(feature, fixed.open):
                self.placed.append(feature)
        room = max(self.target - sum(feature.area for feature in self.placed), 0)
        planned = _Planned(self.draws, self._words(self.count - len(self.placed)), room, self.most)
        if exactly and abs(planned.area() - room) > _SLACK:
            return None
        for feature in planned.built():
            place = self._place_in_cell(feature) if self.cells else self._place(feature)
            if place is not None:
                self.placed.append(place)
            elif all_of_it:
                return None
        return self.placed

    def _words(self, count: int) -> list[str]:
        """What kinds the pieces are of."""
        words: list[str] = []
        for word, each in self.theme.certain:
            words += [word] * (self.count // each)
        others = self.theme.others
        while len(words) < count:
            words.append(self.draws.weighted(others))
            if words[-1] == "stream":  # one is enough for a table
                others = tuple(other for other in others if other[0] != "stream")
        return words[:count]

    def _place(self, feature: Feature) -> Feature | None:
        """Crooked pieces in their rings first; straight ones anywhere find room more easily."""
        half = _TRIES // 2
        return self._tried(feature, True, half) or self._tried(feature, False, _TRIES - half)

    def _tried(self, feature: Feature, crooked: bool, tries: int) -> Feature | None:
        """A piece at the first of some drawn places where it fits."""
        draws = self.draws
        low, high = self.theme.ring(feature.kind.word)
        least, most, middle = low * low, high * high, SIDE // 2
        rim = feature.inner + GAP
        end = SIDE - rim
        # Where it has surely no room, however it is turned: too near to these; large ones first.
        others = [(other.x, other.y, (rim + other.inner) ** 2) for other in self.placed]
        others += [(x, y, (rim + r) ** 2) for x, y, r in self.discs]
        for _ in range(tries):
            x = draws.across(GAP, SIDE - GAP, crooked)
            if not rim <= x <= end:
                continue
            y = draws.along(GAP, SIDE - GAP)
            if not rim <= y <= end:
                continue
            if crooked and not least <= (x - middle) ** 2 + (y - middle) ** 2 <= most:
                continue
            if polygons.crowded(others, x, y):
                continue
            step = draws.skipped(polygons.STEPS) if crooked else 0
            place = feature.placed(x, y, draws.below(4), step)
            if self._fits(place, False):
                return place
        return None

    def _place_in_cell(self, feature: Feature) -> Feature | None:
        """Each cell of a full table holds one piece, half a gap from its neighbours at least."""
        left = list(self.cells)
        while left:
            cell = left.pop(self.draws.below(len(left)))
            for attempt in range(_CELL_TRIES):
                step = 0 if attempt == _CELL_TRIES - 1 else self.draws.below(polygons.STEPS)
                place = self._in_cell(feature.placed(0, 0, self.draws.below(4), step), cell)
                if place is not None and self._fits(place, False):
                    self.cells.remove(cell)
                    return place
        return None

    def _in_cell(self, feature: Feature, cell: tuple[int, int]) -> Feature | None:
        """A piece somewhere in a cell; None when it is too large for it as it is turned."""
        xs, ys = [x for x, _ in feature.outline], [y for _, y in feature.outline]
        spare_x = _CELL - GAP - (max(xs) - min(xs))
        spare_y = _CELL - GAP - (max(ys) - min(ys))
        if spare_x < 0 or spare_y < 0:
            return None
        x = GAP + cell[0] * _CELL + self.draws.between(0, spare_x) - min(xs)
        y = GAP + cell[1] * _CELL + self.draws.between(0, spare_y) - min(ys)
        return feature.placed(x, y, 0, 0)

    def _fits(self, feature: Feature, open: bool) -> bool:
        for x, y in feature.outline:
            if not (GAP <= x <= SIDE - GAP and GAP <= y <= SIDE - GAP):
                return False
        for x, y, r in self.discs:
            away = (feature.x - x) ** 2 + (feature.y - y) ** 2
            if away >= (feature.outer + r + GAP) ** 2:
                continue
            for polygon in feature.parts if open else (feature.outline,):
                if polygons.disc_near(polygon, x, y, r + GAP):
                    return False
        if any(polygons.near(feature.outline, box, 0) for box in self.boxes):
            return False
        for other in self.placed:
            away = (feature.x - other.x) ** 2 + (feature.y - other.y) ** 2
            if away < (feature.outer + other.outer + GAP) ** 2:
                if polygons.near(feature.outline, other.outline, GAP):
                    return False
        return True


class _Planned:
    """Pieces that together take so much room, before they are built."""

    def __init__(self, draws: Draws, words: list[str], room: int, most: int) -> None:
        self.kinds: list[Kind] = [kind_of(word) for word in words]
        self.sizes: list[tuple[int, int]] = [
            (draws.between(*kind.wide), draws.between(*kind.deep)) for kind in self.kinds
        ]
        state = draws.below(1 << 32)
        self.rows: list[Draws] = [Draws(state + place) for place in range(len(words))]
        # What each takes, and at which size: only those of another size are worked out again.
        self.known: list[tuple[int, int, int]] = [(0, 0, 0)] * len(words)
        for _ in range(5):
            total = self.area()
            if total and not self._resized(isqrt(room * (1 << 20) // total), most):
                break  # the next ones would be the same

    def area(self) -> int:
        """What they take of the table."""
        total = 0
        for place, kind in enumerate(self.kinds):
            wide, deep = self.sizes[place]
            known_wide, known_deep, area = self.known[place]
            if wide != known_wide or deep != known_deep:
                area = area_of(kind, wide, deep, self.rows[place].again())
                self.known[place] = (wide, deep, area)
            total += area
        return total

    def _resized(self, factor: int, most: int) -> bool:
        """Make all of them larger or smaller; whether one has another size now."""
        sizes = [
            _sized(kind, *size, factor, most)
            for kind, size in zip(self.kinds, self.sizes, strict=True)
        ]
        changed = sizes != self.sizes
        self.sizes = sizes
        return changed

    def built(self) -> list[Feature]:
        """The pieces, the largest first."""
        found = [
            build(kind, *self.sizes[place], self.rows[place].again())
            for place, kind in enumerate(self.kinds)
        ]
        return sorted(found, key=lambda feature: -feature.area)


def _polygon(box: Clear) -> polygons.Polygon:
    left, bottom, right, top = box
    return ((left, bottom), (right, bottom), (right, top), (left, top))


def _sized(kind: Kind, wide: int, deep: int, factor: int, most: int) -> tuple[int, int]:
    """Sizes times factor / 1024, within what the kind and the table allow."""
    return (
        min(max(wide * factor >> 10, kind.wide[0]), kind.wide[1], most),
        min(max(deep * factor >> 10, kind.deep[0]), kind.deep[1], most),
    )
