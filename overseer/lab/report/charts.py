"""The charts: each takes rows of figures that are named already, and says nothing itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import altair

from overseer.lab.report.look import COLOURS, FAINT, WIDTH, Chart

Row = dict[str, Any]
STEP = 26  # pixels of a line


def between(
    rows: Sequence[Row],
    title: str,
    middle: float | None = None,
    form: str = ".0%",
    domain: tuple[float, float] | None = None,
) -> Chart:
    """A dot with its interval for each row (`label`, `value`, `low`, `high`), in their order.

    `middle` is where a line says what would be even; `form` is how the axis writes a number.
    """
    scale = altair.Scale(domain=list(domain)) if domain else altair.Scale(zero=False, nice=True)
    across = altair.X("value:Q", title=title, scale=scale, axis=altair.Axis(format=form))
    down = altair.Y("label:N", title=None, sort=None, axis=altair.Axis(ticks=False, domain=False))
    base = altair.Chart(altair.InlineData(values=list(rows)))
    lines = base.mark_rule(color=COLOURS[0], strokeWidth=2).encode(
        x=altair.X("low:Q", title=title, scale=scale, axis=altair.Axis(format=form)),
        x2="high:Q",
        y=down,
    )
    dots = base.mark_circle(color=COLOURS[0], size=90, opacity=1).encode(x=across, y=down)
    layers: list[altair.Chart] = [lines, dots]
    if middle is not None:
        even = altair.Chart(altair.InlineData(values=[{"value": middle}]))
        layers.insert(0, even.mark_rule(color=FAINT, strokeDash=[4, 4]).encode(x=across))
    return altair.layer(*layers).properties(width=WIDTH, height=STEP * max(1, len(rows)))
