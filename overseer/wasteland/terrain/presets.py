"""How full a table is, and what stands on it: presets (C16) and themes that scenarios ask for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Preset:
    """How many pieces, and which share of the table in per cent."""

    fewest: int
    most: int
    share: int


PRESETS: Final[dict[str, Preset]] = {
    "light": Preset(6, 8, 10),
    "medium": Preset(9, 12, 16),
    "dense": Preset(13, 16, 22),
}

ANYWHERE: Final = (0, 1000)


@dataclass(frozen=True)
class Fixed:
    """A piece with a place of its own: middle, sizes, quarter turns."""

    kind: str
    wide: int
    deep: int
    x: int
    y: int
    quarter: int = 0
    open: bool = False  # it may stand round a point that is kept clear: only its walls keep off


@dataclass(frozen=True)
class Theme:
    """What stands on a table."""

    # One piece of a kind for so many pieces of the table.
    certain: tuple[tuple[str, int], ...]
    # The others, by weight.
    others: tuple[tuple[str, int], ...]
    # Between which distances from the table's middle the middles of some kinds stand.
    rings: tuple[tuple[str, tuple[int, int]], ...] = ()
    fixed: tuple[Fixed, ...] = ()

    def ring(self, kind: str) -> tuple[int, int]:
        """Where a kind may stand."""
        return dict(self.rings).get(kind, ANYWHERE)


_SCATTER: Final = (
    *(("barrier", 3), ("fence", 2), ("rocks", 3), ("scrap", 2), ("rubble", 3), ("stream", 1)),
    ("field", 2),
)
_MIXED: Final = (("ruin", 4), ("building", 8), ("container", 5))

THEMES: Final[dict[str, Theme]] = {
    "mixed": Theme(_MIXED, _SCATTER),
    # WC-X16, WC-X20: rocks and scrap metal; wrecks block the sight.
    "rocks": Theme(
        (("container", 5), ("rocks", 3)),
        (("rocks", 4), ("scrap", 4), ("rubble", 2), ("barrier", 1)),
    ),
    # WC-X1, WC-X19: ruins, the rest scatter.
    "ruins": Theme((("ruin", 3),), (*_SCATTER, ("container", 2))),
    # WC-X3, WC-X4: most of it blocks the sight.
    "blocking": Theme((("ruin", 4), ("building", 6), ("container", 3)), _SCATTER),
    # WC-X5: a dead-end street, open to the south.
    "street": Theme(
        (),
        (("barrier", 3), ("fence", 2), ("scrap", 4), ("rocks", 2), ("container", 3), ("rubble", 2)),
        fixed=(
            Fixed("building", 130, 120, 302, 270, 1),
            Fixed("building", 130, 120, 612, 270, 3),
            Fixed("building", 130, 120, 302, 468, 1),
            Fixed("building", 130, 120, 612, 468, 3),
            Fixed("building", 150, 120, 457, 666),
        ),
    ),
    # WC-X6: small buildings and fences in the middle, fields and a stream around.
    "farm": Theme(
        (("building", 5), ("fence", 4)),
        (("field", 5), ("stream", 2), ("rubble", 1), ("rocks", 1)),
        rings=(("building", (0, 305)), ("fence", (0, 305)), ("field", (200, 600))),
    ),
    # WC-X8: three bunkers across the middle.
    "bunkers": Theme(
        (("ruin", 6), ("container", 6)),
        _SCATTER,
        fixed=(
            Fixed("building", 120, 92, 134, 457, open=True),
            Fixed("building", 120, 92, 457, 457, open=True),
            Fixed("building", 120, 92, 780, 457, open=True),
        ),
    ),
    # WC-X12: a covered spot in the middle.
    "cover": Theme(_MIXED, _SCATTER, fixed=(Fixed("ruin", 172, 172, 457, 457, open=True),)),
    # WC-X18: concrete remains round the middle of a hill.
    "hill": Theme(
        (("ruin", 5), ("barrier", 3), ("container", 6)),
        (("rocks", 3), ("rubble", 4), ("scrap", 2), ("barrier", 2)),
        rings=(("barrier", (150, 330)), ("ruin", (200, 420))),
    ),
}
